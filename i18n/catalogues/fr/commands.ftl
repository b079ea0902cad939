### Les commandes, et leurs réponses là où aucun autre fichier ne les donne.

## /match

cmd-match = partie
cmd-match-desc = Ouvre, trouve et gère des parties
cmd-match-new = nouvelle
cmd-match-new-desc = Ouvre une partie dans ce salon
cmd-match-list = liste
cmd-match-list-desc = Les parties de ce serveur
cmd-match-info = infos
cmd-match-info-desc = Qui joue, à qui le tour, et les réglages de la partie
cmd-match-invite = inviter
cmd-match-invite-desc = Invite quelqu’un dans une partie qui n’a pas commencé
cmd-match-pause = pause
cmd-match-pause-desc = Propose aux autres de laisser reposer la partie
cmd-match-resume = reprendre
cmd-match-resume-desc = Reprend une partie en pause
cmd-match-follow = suivre
cmd-match-follow-desc = Rejoint le fil d’une partie pour la regarder, ou le quitte
cmd-match-nudge = relancer
cmd-match-nudge-desc = Rappelle la partie à qui est attendu (une fois en 12 heures)
cmd-match-rematch = revanche
cmd-match-rematch-desc = Ouvre une nouvelle partie avec les mêmes personnes
cmd-match-replay = revoir
cmd-match-replay-desc = Parcourt une partie terminée coup par coup
cmd-match-export = exporter
cmd-match-export-desc = Donne une partie en fichier JSON
cmd-match-handover = confier
cmd-match-handover-desc = Confie ta place à quelqu’un ou à un ordinateur
cmd-match-takeback = récupérer
cmd-match-takeback-desc = Reprend ta place à l’ordinateur
cmd-match-substitute = remplaçant
cmd-match-substitute-desc = Cherche quelqu’un pour une place qui fait attendre tout le monde
cmd-match-close = fermer
cmd-match-close-desc = Ferme une partie qui n’a pas commencé, ou propose d’y mettre fin

## En jouant

cmd-move = coup
cmd-move-desc = Tes coups, comme avec le bouton « Ton coup »
cmd-hand = main
cmd-hand-desc = Ta main, visible de toi seul
cmd-board = plateau
cmd-board-desc = Le plateau en image ou en texte
cmd-log = journal
cmd-log-desc = Ce qui s’est passé dans la partie
cmd-undo = annuler
cmd-undo-desc = Reprend ton dernier coup, seul ou avec l’accord de tous
cmd-resign = abandonner
cmd-resign-desc = Quitte une partie ; un ordinateur prend ta place
cmd-turns = attentes
cmd-turns-desc = Tout ce qui t’attend, sur tous les serveurs
cmd-next = suivante
cmd-next-desc = Va à la partie qui t’attend depuis le plus longtemps
cmd-note = note
cmd-note-desc = Ta note privée pour une partie, affichée avec tes coups

## Savoir et régler

cmd-help = aide
cmd-help-desc = Comment marche Kontor
cmd-rules = règles
cmd-rules-desc = Cherche dans les règles
cmd-settings = réglages
cmd-settings-desc = Langue, avis, heures calmes, vacances, couleur
cmd-stats = stats
cmd-stats-desc = Parties jouées et gagnées
cmd-privacy = vie-privée
cmd-privacy-desc = Ce que Kontor sait de toi
cmd-privacy-export = exporter
cmd-privacy-export-desc = Donne en fichier tout ce qui est enregistré sur toi
cmd-privacy-delete = supprimer
cmd-privacy-delete-desc = Supprime tout ce qui est enregistré sur toi
cmd-server = serveur
cmd-server-desc = Règle Kontor pour ce serveur
cmd-server-language = langue
cmd-server-language-desc = La langue des nouvelles parties de ce serveur
cmd-server-check = vérifier
cmd-server-check-desc = Vérifie que Kontor a ce qu’il lui faut dans ce salon
cmd-admin = admin
cmd-admin-desc = Pour qui fait tourner ce bot
cmd-admin-health = santé
cmd-admin-health-desc = Comment va le bot
cmd-admin-rollback = revenir
cmd-admin-rollback-desc = Ramène une partie à une étape antérieure

## Options

opt-match = partie
opt-match-desc = Numéro de la partie ; sans lui, celle de ce fil
opt-game = jeu
opt-game-desc = Quel jeu
opt-seats = places
opt-seats-desc = À combien jouer
opt-pace = rythme
opt-pace-desc = Le délai attendu pour une réponse, qui règle les rappels
opt-grace = délai
opt-grace-desc = Secondes pour reprendre un tour avant qu’il soit montré (0 à 60)
opt-language = langue
opt-language-desc = Quelle langue
opt-player = joueur
opt-player-desc = Qui
opt-computer = ordinateur
opt-computer-desc = Quel ordinateur
opt-seat = place
opt-seat-desc = Numéro de la place, à partir de 1
opt-status = état
opt-status-desc = Quelles parties
opt-follow = suivi
opt-follow-desc = Regarder, ou ne plus regarder
opt-form = forme
opt-form-desc = Image ou texte
opt-text = texte
opt-text-desc = Quoi noter ; sans texte, la note s’ouvre dans une fenêtre
opt-word = mot
opt-word-desc = Ce que tu cherches
opt-member = membre
opt-member-desc = De qui ; sans réponse, les tiennes
opt-notices = avis
opt-notices-desc = Comment tu apprends que quelque chose t’attend
opt-quiet-from = calme-de
opt-quiet-from-desc = Début de tes heures calmes, par exemple 22:30
opt-quiet-to = calme-à
opt-quiet-to-desc = Fin de tes heures calmes, par exemple 7:00
opt-time-zone = fuseau
opt-time-zone-desc = Où tu vis, par exemple Europe/Paris
opt-vacation = vacances
opt-vacation-desc = Dernier jour de tes vacances, par exemple 2027-08-15 ; - y met fin
opt-reminders = rappels
opt-reminders-desc = Heures avant les trois rappels, par exemple 12 24 48 ; - comme dans la partie
opt-colour = couleur
opt-colour-desc = La couleur et le motif que tu aimes porter
opt-step = étape
opt-step-desc = Numéro de l’étape à laquelle revenir

## Choix

choice-pace-fast = rapide : dans l’heure
choice-pace-daily = quotidien : un tour par jour
choice-pace-weekly = tranquille : quand on a le temps
choice-language-en = English
choice-language-fr = Français
choice-language-auto = comme Discord
choice-computer-greedy = avide (prend ce qui rapporte le plus)
choice-computer-random = au hasard (joue n’importe quoi)
choice-status-lobby = en attente de joueurs
choice-status-live = en cours
choice-status-over = terminées
choice-follow-on = regarder
choice-follow-off = ne plus regarder
choice-form-picture = image
choice-form-text = texte
choice-notices-mention = mention dans le fil
choice-notices-dm = message privé
choice-notices-dm_hand = message privé avec la main
choice-notices-none = aucun
choice-style-0 = rouge, bandes obliques
choice-style-1 = bleu, bandes droites
choice-style-2 = vert, damier
choice-style-3 = ardoise, losanges
choice-style-4 = or, une barre
choice-style-5 = lilas, pastilles

## Droits du bot

perm-view-channel = Voir le salon
perm-send-messages = Envoyer des messages
perm-send-messages-in-threads = Envoyer des messages dans les fils
perm-create-public-threads = Créer des fils publics
perm-attach-files = Joindre des fichiers
perm-read-message-history = Voir les anciens messages
