### Les commandes, et leurs réponses là où aucun autre fichier ne les donne.

## /match

cmd-match = partie
cmd-match-desc = Ouvre, trouve et gère des parties
cmd-match-new = nouvelle
cmd-match-new-desc = Ouvre une partie dans ce salon
cmd-match-learn = apprendre
cmd-match-learn-desc = Apprendre un jeu en y jouant, sans personne d’autre
cmd-match-list = liste
cmd-match-list-desc = Les parties de ce serveur
cmd-match-info = infos
cmd-match-info-desc = Les places, le tour en cours et les options de la partie
cmd-match-invite = inviter
cmd-match-invite-desc = Invite quelqu’un dans une partie qui n’a pas commencé
cmd-match-pause = pause
cmd-match-pause-desc = Propose aux autres de mettre la partie en pause
cmd-match-resume = reprendre
cmd-match-resume-desc = Relance une partie en pause
cmd-match-follow = suivre
cmd-match-follow-desc = Regarde une partie depuis son fil, ou arrête de la regarder
cmd-match-nudge = relancer
cmd-match-nudge-desc = Relance les personnes qu’on attend (une fois en 12 heures)
cmd-match-move = déplacer
cmd-match-move-desc = Joue une partie dans ce salon à partir de maintenant (hôte ou équipe du serveur)
cmd-match-rematch = revanche
cmd-match-rematch-desc = Ouvre une nouvelle partie avec les mêmes personnes
cmd-match-replay = revoir
cmd-match-replay-desc = Revoit une partie terminée, coup par coup
cmd-match-export = exporter
cmd-match-export-desc = Donne une partie en fichier JSON
cmd-match-handover = confier
cmd-match-handover-desc = Confie ta place à quelqu’un ou à un ordinateur
cmd-match-takeback = reprendre-place
cmd-match-takeback-desc = Reprend ta place à l’ordinateur
cmd-match-substitute = remplacer
cmd-match-substitute-desc = Cherche quelqu’un pour une place qui fait attendre la table
cmd-match-close = fermer
cmd-match-close-desc = Ferme une partie qui n’a pas commencé, ou propose d’y mettre fin

## En jouant

cmd-move = coup
cmd-move-desc = Tes coups, comme avec le bouton « Ton coup »
cmd-hand = main
cmd-hand-desc = Ta main, que personne d’autre ne voit
cmd-board = plateau
cmd-board-desc = Le plateau en image ou en texte
cmd-log = journal
cmd-log-desc = Ce qui s’est passé dans la partie
cmd-undo = annuler
cmd-undo-desc = Annule ton dernier coup, au besoin avec l’accord des autres
cmd-orders = consignes
cmd-orders-desc = Tout ce que tu as prévu, dans toutes tes parties
cmd-wait = attendre
cmd-wait-desc = Arrête ton délai et tes rappels pendant que les autres répondent à tes offres
cmd-resign = abandonner
cmd-resign-desc = Quitte une partie ; un ordinateur prend ta place
menu-my-move = Mon coup ici
cmd-turns = tours
cmd-turns-desc = Tout ce qui t’attend, sur tous les serveurs
cmd-next = suivante
cmd-next-desc = Va à la partie qui t’attend depuis le plus longtemps
cmd-note = note
cmd-note-desc = Ta note privée sur une partie, affichée avec tes coups

## Savoir et régler

cmd-help = aide
cmd-help-desc = Comment marche Kontor
cmd-rules = règles
cmd-rules-desc = Cherche dans les règles
cmd-settings = réglages
cmd-settings-desc = Langue, avis, heures calmes, absence, couleur
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
cmd-server-pause = pause
cmd-server-pause-desc = Met une partie de ce serveur en pause jusqu’à ce que tu la relances
cmd-server-close = fermer
cmd-server-close-desc = Termine sans résultat une partie de ce serveur
cmd-server-rules = règlement
cmd-server-rules-desc = Ce qui peut se jouer sur ce serveur, où et avec qui
cmd-server-allow = autoriser
cmd-server-allow-desc = Autorise les parties dans un salon, un jeu ou une personne
cmd-server-forbid = interdire
cmd-server-forbid-desc = N’autorise plus un salon, un jeu ou une personne
cmd-server-talk = bavardage
cmd-server-talk-desc = Si les ordinateurs disent un mot de temps en temps dans les nouvelles parties
cmd-server-limit = limite
cmd-server-limit-desc = Combien de parties peuvent être ouvertes en même temps sur ce serveur
cmd-admin = admin
cmd-admin-desc = Pour l’équipe du bot
cmd-admin-health = santé
cmd-admin-health-desc = Comment va le bot
cmd-admin-rollback = revenir
cmd-admin-rollback-desc = Ramène une partie à une étape antérieure
cmd-admin-close = fermer
cmd-admin-close-desc = Termine une partie quelconque sans résultat

## Options

opt-match = partie
opt-match-desc = Numéro de la partie ; sinon, celle de ce fil
opt-match-or-all = partie
opt-match-or-all-desc = Numéro de partie ; sinon, toutes les tiennes
opt-game = jeu
opt-game-desc = Quel jeu
opt-seats = places
opt-seats-desc = À combien jouer
opt-pace = rythme
opt-pace-desc = Le délai attendu pour une réponse ; les rappels le suivent
opt-grace = annulation
opt-grace-desc = Secondes pour annuler un tour avant qu’il soit publié (0 à 60)
opt-stand-in = relais
opt-stand-in-desc = Quand un ordinateur répond une fois pour une personne en retard
opt-language = langue
opt-language-desc = Quelle langue
opt-player = personne
opt-player-desc = Quelle personne
opt-computer = ordinateur
opt-computer-desc = Quel ordinateur
opt-seat = place
opt-seat-desc = Numéro de la place, à partir de 1
opt-seat-left = place
opt-seat-left-desc = Place à confier à un ordinateur, quand on n’y voit plus le salon
opt-channel = salon
opt-channel-desc = Un salon ; dès qu’un salon est autorisé, les parties ne s’ouvrent que là
opt-server-game = jeu
opt-server-game-desc = Un jeu
opt-barred = personne
opt-barred-desc = Une personne, pour qu’elle puisse, ou non, ouvrir et rejoindre des parties
opt-talk-allowed = permis
opt-talk-allowed-desc = Les laisser parler, ou jouer en silence
opt-most-open = parties
opt-most-open-desc = Nombre de parties ouvertes en même temps, au plus
opt-status = état
opt-status-desc = Quelles parties
opt-follow = suivi
opt-follow-desc = Regarder, ou ne plus regarder
opt-form = format
opt-form-desc = Image ou texte
opt-text = texte
opt-text-desc = Quoi noter ; sans texte, la note s’ouvre dans une fenêtre
opt-hours = heures
opt-hours-desc = Combien d’heures au plus
opt-word = mot
opt-word-desc = Ce que tu cherches
opt-member = membre
opt-member-desc = Quelle personne ; vide : toi
opt-notices = avis
opt-notices-desc = Comment tu apprends que quelque chose t’attend
opt-quiet-from = calme-de
opt-quiet-from-desc = Début de tes heures calmes, par exemple 22:30
opt-quiet-to = calme-à
opt-quiet-to-desc = Fin de tes heures calmes, par exemple 7:00
opt-time-zone = fuseau
opt-time-zone-desc = Où tu vis, par exemple Europe/Paris
opt-vacation = absence
opt-vacation-desc = Dernier jour de ton absence, par exemple 2027-08-15 ; « - » pour y mettre fin
opt-reminders = rappels
opt-reminders-desc = Heures avant les trois rappels, par exemple 12 24 48 ; « - » pour suivre la partie
opt-colour = couleur
opt-colour-desc = Ta couleur et ton motif
opt-step = étape
opt-step-desc = Numéro de l’étape à laquelle revenir

## Choix

choice-pace-fast = rapide : dans l’heure
choice-pace-daily = quotidien : un tour par jour
choice-pace-weekly = tranquille : en trois jours
choice-stand-in-0 = jamais
choice-stand-in-12 = après 12 heures
choice-stand-in-24 = après 24 heures
choice-stand-in-48 = après 48 heures
choice-language-auto = comme Discord
choice-language-host = celle de l’hôte
choice-computer-greedy = normal (prend ce qui rapporte le plus)
choice-computer-easy = facile (ne voit pas tout)
choice-computer-strong = fort (prévoit des tours entiers)
choice-status-lobby = places à prendre
choice-status-live = en cours
choice-status-over = terminées
choice-follow-on = regarder
choice-follow-off = ne plus regarder
choice-form-picture = image
choice-form-text = texte
choice-notices-mention = mention dans le fil
choice-notices-dm = message privé
choice-notices-dm-hand = message privé avec la main
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

## Quelle partie

which-ask = De quelle partie parles-tu ?
which-pick = Choisis une partie
which-or-name = L’option `{ opt-match }` de la commande trouve chaque partie par son numéro, son jeu ou un nom à sa table.
which-none-of = { $game } : aucune partie dans ce salon, et tu n’en joues aucune. `/{ cmd-match } { cmd-match-list }` montre celles du serveur, `/{ cmd-match } { cmd-match-new }` en ouvre une.
which-none = Aucune partie dans ce salon, et tu n’en joues aucune. `/{ cmd-match } { cmd-match-list }` montre celles du serveur, `/{ cmd-match } { cmd-match-new }` en ouvre une.
which-name-it = Tu joues plusieurs parties. Précise laquelle avec l’option `{ opt-match }`.
which-label = #{ NUMBER($match, useGrouping: 0) } { $game } · { $people }
which-label-short = #{ NUMBER($match, useGrouping: 0) } { $game }
which-label-below = { $people }
which-waits = #{ NUMBER($match, useGrouping: 0) } { $game } · { $people } · t’attend
which-waits-short = { which-label-short }
which-waits-below = { $people } · t’attend

## Ouvrir et lister des parties

new-only-server = Ça ne marche que sur un serveur, dans un salon où Kontor peut écrire.
new-not-in-thread = Ouvre la partie dans un salon ; elle y aura son propre fil.
new-no-such-game = Kontor ne connaît pas ce jeu. Choisis-en un dans la liste qui s’affiche pendant que tu écris.
new-lacks-vital = Kontor ne peut pas fonctionner dans ce salon. Il lui manque : { $rights }. L’équipe du serveur peut l’accorder dans les réglages du salon.
new-opened = La partie #{ NUMBER($match, useGrouping: 0) } est ouverte. Son annonce est dans le salon, et tout le monde peut rejoindre la partie.
new-opened-lacks = La partie #{ NUMBER($match, useGrouping: 0) } est ouverte, mais il manque ici à Kontor : { $rights }. Sans fils, elle se joue dans le salon même ; sans fichiers, en texte seul. Mieux vaut l’accorder avant de commencer.
check-fine = Kontor a tout ce qu’il lui faut dans ce salon.
check-lacks = Kontor peut fonctionner ici, mais il lui manque : { $rights }. Sans fils, les parties se jouent dans le salon même ; sans fichiers, en texte seul.
list-none = Pas de partie de cette sorte ici. `/{ cmd-match } { cmd-match-new }` en ouvre une.
list-title = { $n ->
    [one] Une partie
   *[other] { $n } parties
}
list-status-lobby = places à prendre
list-status-live = en cours
list-status-paused = en pause
list-status-over = terminée
list-status-aborted = interrompue
list-status-frozen = arrêtée par un bug
export-whole = La partie entière. `python -m tools.replay` la vérifie.
export-closed = La partie, autant que tu as le droit d’en savoir. Elle a été fermée avant sa fin : ce qui était caché le reste.
export-partly = La partie, autant que tu as le droit d’en savoir. Tu pourras l’avoir en entier à la fin.
pause-done = La partie est en pause. `/{ cmd-match } { cmd-match-resume }` la relance.
follow-on = Tu suis la partie #{ NUMBER($match, useGrouping: 0) } : son fil est dans ta liste. Seule sa fin te vaudra un avis.
follow-lobby = Tu suis la partie #{ NUMBER($match, useGrouping: 0) } : dès qu’elle commence, son fil vient dans ta liste. Seule sa fin te vaudra un avis.
follow-seated = Tu es à la table de la partie #{ NUMBER($match, useGrouping: 0) } : dès qu’elle commence, son fil vient dans ta liste.
follow-player = Tu joues dans la partie #{ NUMBER($match, useGrouping: 0) } : son fil est dans ta liste, et tu en as des nouvelles de toute façon.
follow-off = Tu ne suis plus la partie #{ NUMBER($match, useGrouping: 0) }.
nudge-done = La relance est partie.
move-not-in-thread = Tape cette commande dans le salon où tu veux jouer la partie ; elle y aura son propre fil.
move-done = La partie #{ NUMBER($match, useGrouping: 0) } se joue désormais dans ce salon, et Kontor prévient la table.
move-done-lacks = La partie #{ NUMBER($match, useGrouping: 0) } se joue désormais dans ce salon, mais il y manque à Kontor : { $rights }.
close-over = Cette partie est déjà terminée.
close-ask-lobby = Fermer la partie #{ NUMBER($match, useGrouping: 0) } ? Toute la table devra en rejoindre une autre.
close-ask-running = Proposer d’arrêter la partie #{ NUMBER($match, useGrouping: 0) } sans résultat ? Elle s’arrête si toute la table est d’accord.
close-ask-alone = Arrêter la partie #{ NUMBER($match, useGrouping: 0) } sans résultat ? Personne d’autre n’y joue en ce moment : elle s’arrête tout de suite.
close-yes = Oui, la fermer
close-yes-ask = Oui, le proposer
close-yes-end = Oui, l’arrêter

## Inviter depuis le menu d’un membre

menu-invite = Inviter à une partie
invite-where = À quelle partie inviter { $name } ? Kontor n’y fait qu’une mention.
invite-others = Tu en as encore { $n } : `/{ cmd-match } { cmd-match-invite }` les trouve par leur numéro.
invite-no-lobby = Aucune de tes tables ici n’a de place libre. `/{ cmd-match } { cmd-match-new }` en ouvre une ; invite ensuite { $name } depuis ce menu ou depuis l’annonce de la partie.
invite-done = { $name } a ton invitation pour { $game } #{ NUMBER($match, useGrouping: 0) }.
invite-yourself = C’est toi ! Choisis quelqu’un d’autre.
invite-not-here = Kontor ne peut inviter que des membres de ce serveur.

## Places

person-bot = { $name } est un bot et ne peut pas jouer. Nomme une personne, ou un des ordinateurs de Kontor.
handover-one = Confie la place à une personne ou à un ordinateur, pas aux deux.
handover-other = La place de quelqu’un qui n’est plus là ne peut aller qu’à un ordinateur. Donne seulement son numéro.
handover-yourself = La place est déjà à toi. Nomme quelqu’un d’autre, ou un ordinateur.
handover-person = Kontor a proposé ta place dans la partie #{ NUMBER($match, useGrouping: 0) } à { $name }, qui a { $days } jours pour accepter. D’ici là, elle est à toi, et ton tableau de bord permet de la garder.
handover-computer = Un ordinateur joue à ta place dans la partie #{ NUMBER($match, useGrouping: 0) }. `/{ cmd-match } { cmd-match-takeback }` te la rend quand tu veux.
substitute-called = Tout le salon peut maintenant prendre cette place.
substitute-which = Quelle place ? Donne son numéro, de 1 à { $n }. `/{ cmd-match } { cmd-match-info }` les montre.

## Abandonner, continuer

resign-no-seat = Tu n’as pas de place dans cette partie.
resign-ask = Quitter la partie #{ NUMBER($match, useGrouping: 0) } pour de bon ? Un ordinateur prend ta place, sans retour. Juste une pause ? `/{ cmd-match } { cmd-match-handover }` la prête à un ordinateur jusqu’à ton retour.
resign-ask-lent = Quitter la partie #{ NUMBER($match, useGrouping: 0) } pour de bon ? C’est sans retour. Personne d’autre ne joue en ce moment : les places prêtées sont rendues à { $seats }.
resign-ask-last = Quitter la partie #{ NUMBER($match, useGrouping: 0) } pour de bon ? Tu es la dernière personne à y jouer : elle s’arrête sans résultat.
resign-yes = Oui, partir pour de bon
resign-no = Non, rester
resign-done = Tu as quitté la partie #{ NUMBER($match, useGrouping: 0) }. Merci d’avoir joué.
turns-no-match = Ce message n’est pas celui d’une partie.
next-nothing = Rien ne t’attend.
next-link = On t’attend : { $url }

## Coups écrits

typed-none = Tu ne peux pas jouer ce coup maintenant. Ton tableau de bord montre ce que tu peux faire.
typed-unreadable = Ce n’est pas un de tes coups. Tu as le choix : { $moves }.
typed-amount = « { $text } » ne va pas ici. Écris un montant de { $least } à { $most }, comme 3, 3½ ou 3,5.
typed-cards = { $n } { $kind }
typed-terms = { $give } contre { $want }
typed-goods = Kontor ne comprend pas « { $text } » ici. Écris-le comme « { $example } ». Tu peux nommer : { $kinds }.
typed-other-game = La partie #{ NUMBER($match, useGrouping: 0) } est d’un autre jeu : { $game }. Utilise les commandes de ce jeu.
typed-which = Tu joues plusieurs de ces parties : remplis d’abord l’option « { opt-match } »
typed-together = Rien ici ne va avec les autres options remplies
typed-no-match = Rien ici ne correspond à « { $text } ». Efface pour tout voir
typed-not-seated = Tu ne joues pas dans cette partie : tu n’y as pas de coups
typed-outdated = Kontor a été mis à jour depuis que ton Discord a chargé cette commande. Attends une minute ou relance Discord, puis réessaie.
typed-option = Kontor ne peut rien faire de « { $text } » ici. Choisis parmi ce que Discord propose.
typed-held = Ton tour est fini et va être publié. Tu peux encore l’annuler avec /{ cmd-undo }

## Réglages

set-title = Tes réglages
set-kept = C’est enregistré.
set-language = Langue : **{ $language }**
set-notices = Avis : **{ $notices }**
set-quiet = Heures calmes : **{ $from } – { $to }**
set-quiet-none = Heures calmes : aucune
set-time-zone = Fuseau horaire : **{ $zone }**
set-vacation = Absence jusqu’au { $until }
set-vacation-none = Absence : aucune
set-reminders = Rappels après **{ $hours }** heures
set-reminders-match = Rappels : au rythme de chaque partie
set-style = Couleur : **{ $style }**
set-style-none = Couleur : peu importe
set-choose-notices = Comment Kontor te dit qu’on t’attend
set-choose-language = Langue de ce que personne d’autre ne voit
set-choose-style = La couleur et le motif que tu aimerais
set-again = Réessayer
set-choose-vacation = Jusque-là, pas de rappels, et aucun ordinateur ne répond à ta place
set-choose-reminders = Le délai avant que Kontor te rappelle un tour
set-button-language = Langue
set-button-notices = Avis
set-button-style = Couleur
set-button-quiet = Heures calmes
set-button-vacation = Absence
set-button-reminders = Rappels
set-button-test = Essayer l’avis
set-button-welcome = Permettre les invitations
set-refused = { $n ->
    [one] Invitations : bloquées de { $n } personne
   *[other] Invitations : bloquées de { $n } personnes
}
set-welcome-done = Tout le monde peut de nouveau t’inviter.
set-field-from = De (vide : pas d’heures calmes)
set-field-to = À
set-field-zone = Fuseau horaire
set-field-vacation = Dernier jour (vide : pas d’absence)
set-field-reminders = Heures (vide : au rythme de la partie)
set-wrong-zone = Kontor ne connaît pas de fuseau « { $text } ». Écris une ville ou un pays, par exemple Paris ou Belgique ; un grand pays demande une ville.
set-wrong-time = « { $text } » n’est pas une heure. Écris-la comme 22:30.
set-wrong-day = « { $text } » n’est pas un jour. Écris-le comme 2027-08-15.
set-wrong-hours = « { $text } » n’est pas une liste d’heures. Écris un à trois nombres, par exemple 12 24 48.
set-quiet-both = Les heures calmes ont besoin d’un début et d’une fin, par exemple 22:30 et 7:00.
set-quiet-same = Les heures calmes ne peuvent pas finir à l’heure où elles commencent. Choisis deux heures différentes.
set-test-none = Tu n’as choisi aucun avis : Kontor n’en envoie pas. `/{ cmd-turns }` montre ce qui t’attend.
set-test-notice = Ceci est un essai : Kontor te dira comme ça que quelque chose t’attend.
set-test-sent = Un essai est dans tes messages privés.
set-test-closed = Discord ne laisse pas Kontor t’écrire en privé. Autorise-le dans les réglages de confidentialité de ce serveur, puis refais l’essai. D’ici là, Kontor te mentionne dans le fil de la partie.
set-test-mentioned = Un essai te mentionne dans ce salon ; il disparaît après une minute.
set-test-here-not = Kontor ne peut pas te mentionner ici. Essaie dans un salon où il peut écrire.

## Chiffres

stats-person = ### Parties de { $who }
stats-server = { $game } : les victoires ici
stats-none = Aucune partie n’est encore terminée.
stats-rank = { $whole },{ $tenth }
stats-levels = Gagnées contre des ordinateurs : { $levels }
stats-level = { $kind } { $wins } sur { $plays }
stats-line = { $name } : { $plays ->
    [one] une partie
   *[other] { $plays } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}{ $shared ->
    [0] {""}
   *[other] {" "}(dont { $shared } à égalité)
}, meilleur résultat { $best }, rang moyen { $rank }{ $hindsight ->
    [0] {""}
    [one] {" "}(l’une d’elles ne compte que comme jouée : annulation après un tirage)
   *[other] {" "}({ $hindsight } d’entre elles ne comptent que comme jouées : annulation après un tirage)
}

## Ce qui est enregistré

privacy-export = Voici tout ce qui est enregistré sur toi.
privacy-delete-ask = { $n ->
    [0] Supprimer tout ce qui est enregistré sur toi ? On ne peut pas revenir en arrière.
    [one] Supprimer tout ce qui est enregistré sur toi ? Tu quittes la partie que tu joues, et un ordinateur prend ta place. On ne peut pas revenir en arrière.
   *[other] Supprimer tout ce qui est enregistré sur toi ? Tu quittes les { $n } parties que tu joues, et des ordinateurs prennent tes places. On ne peut pas revenir en arrière.
}
privacy-delete-yes = Oui, tout supprimer
privacy-deleted = { $n ->
    [0] Tout ce qui était enregistré sur toi est supprimé.
    [one] Tout ce qui était enregistré sur toi est supprimé. Une partie continue sans ton nom.
   *[other] Tout ce qui était enregistré sur toi est supprimé. { $n } parties continuent sans ton nom.
}

## Pour l’équipe d’un serveur et celle du bot

server-not-manager = Réservé à l’équipe de ce serveur, et ici seulement.
server-close-ask = Arrêter la partie #{ NUMBER($match, useGrouping: 0) } sans résultat, sans demander l’avis de la table ?
server-pause-done = La partie #{ NUMBER($match, useGrouping: 0) } est en pause jusqu’à ce que l’équipe de ce serveur la relance : « /{ cmd-match } { cmd-match-resume } ».
server-allow-what = Nomme un salon, un jeu ou une personne.
server-rules = Les parties de ce serveur
server-rules-silent = Les ordinateurs jouent en silence, sauf si l’hôte d’une partie les laisse parler.
server-rules-most = { $n ->
    [one] Il peut y en avoir une seule ouverte à la fois.
   *[other] Il peut y en avoir { $n } ouvertes en même temps, pas plus.
}
server-rules-only = Elles ne s’ouvrent que dans ces salons : { $channels }
server-rules-closed = Elles ne s’ouvrent pas dans : { $channels }
server-rules-games = On n’y joue pas à : { $games }.
server-rules-people = Ces personnes ne peuvent ni en ouvrir, ni en rejoindre, ni recevoir d’invitation : { $people }
server-language = Langue des nouvelles parties de ce serveur : { $language }.
admin-not-owner = Réservé à l’équipe du bot.
admin-health = Comment va le bot
admin-count = { $n } { $status }
admin-matches = Parties : { $matches }
admin-outbox = En attente d’envoi : { $n }, la plus ancienne depuis { $seconds } s
admin-timers = Minuteries en retard de plus d’une minute : { $n }
admin-blocked = À envoyer, mais derrière un message reporté : { $n }
admin-backup = Dernière bonne sauvegarde : { $when }
admin-backup-none = Dernière bonne sauvegarde : aucune pour l’instant
admin-backups-off = Sauvegardes : non prévues
admin-drill-none = Vérification nocturne des parties : aucune depuis le démarrage
admin-drill = Vérification nocturne des parties : les { $n } peuvent être restaurées ({ $when })
admin-drill-failed = Vérification nocturne des parties : { $failed } sur { $n } en échec ({ $when }) : { $matches }. docs/backup.md dit quoi faire.
admin-drill-match = #{ NUMBER($match, useGrouping: 0) } { $flaw ->
        [position] (sa position n’est pas celle de son journal)
        [log] (son journal a des trous ou mène ailleurs)
       *[unreadable] (illisible)
    }
admin-drill-error = Vérification nocturne des parties : impossible ({ $when }). { $why }
admin-unreadable = Réglages illisibles, remplacés par les valeurs par défaut : { $people }
admin-discord = Serveurs : { $servers }, connexion : { $ping } ms
admin-servers-only = Personne ne peut encore m’installer pour soi. Pour que `/{ cmd-turns }` et les tableaux de bord marchent partout, coche *User Install* sous *Installation* sur la page de cette application dans le Developer Portal de Discord, puis redémarre-moi.
admin-signs = Signes à côté des mots : { $there } sur { $wanted } envoyés
admin-signs-missing = Signes à côté des mots : { $there } sur { $wanted } envoyés. { $why }
admin-process = Processus { $name }, { $shards ->
        [all] tous les shards
       *[other] shards { $shards }
    } : { $connected } sur { $carried } en ligne, { $servers } serveurs, connexion { $ping } ms, démarré { $begun }
admin-process-silent = Processus { $name } : sans nouvelles depuis { $seen }. S’il ne revient pas, les autres reprennent son travail.
admin-sound = Base de données : saine
admin-unsound = Base de données : pas en ordre ({ $what }). docs/backup.md dit quoi faire.
admin-troubled = Discord a refusé quelque chose dans : { $matches }
admin-rollback-range = Choisis une étape de { $least } à { NUMBER($most, useGrouping: 0) }. Kontor propose les dernières pendant que tu écris.
admin-rollback-ask = Ramener la partie #{ NUMBER($match, useGrouping: 0) } de l’étape { NUMBER($now, useGrouping: 0) } à l’étape { NUMBER($step, useGrouping: 0) } ? Tout le monde le verra.
admin-rollback-yes = Oui, la ramener
admin-rollback-done = La partie #{ NUMBER($match, useGrouping: 0) } est revenue à l’étape { NUMBER($step, useGrouping: 0) }.

## Aide

help-title = Kontor
help-what = Des jeux de société à plusieurs, un coup dès que tu as une minute.
help-open = **Commencer :** `/{ cmd-match } { cmd-match-new }`, les autres font *{ ui-join }*, toi *{ ui-start }*. En solo ? Ajoute des ordinateurs.
help-play = **Jouer :** la partie a son fil. *{ ui-your-move }* sous un message ouvre ton tableau de bord, privé.
help-learn = **Un jeu nouveau ?** *{ ui-learn }* te l’apprend coup par coup ; `/{ cmd-rules }` répond aux questions.
help-typed = **Au clavier :** chaque coup est aussi une commande, comme `/fugger { fugger-verb-play }`.
help-turns = **Tes tours :** `/{ cmd-turns }` les liste, `/{ cmd-next }` mène au premier.
help-settings = **Absence ?** *{ ui-ahead-door }* joue ton prochain tour, `/{ cmd-match } { cmd-match-handover }` prête ta place, `/{ cmd-settings }` a les heures calmes.
help-release = Kontor { $release }
help-about = Données, conditions, ton serveur
help-waiting = Mes tours
help-playing-page = Guide du jeu (anglais)
help-hosting-page = Guide pour ton serveur (anglais)
help-privacy-page = Politique de confidentialité
help-terms-page = Conditions
