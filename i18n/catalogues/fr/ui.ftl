### La surface privée : tableau de bord, écrans, annonce d’une table et options.

## Nommer une partie

ui-panel-title = { $game } #{ NUMBER($match, useGrouping: 0) }
ui-about = { $match } : { $said }
ui-screen-title = { $game } #{ NUMBER($match, useGrouping: 0) } · { $about }
ui-about-board = plateau
ui-about-curve = le cours de la partie
ui-about-hand = main
ui-about-log = ce qui s’est passé
ui-about-match = la partie
ui-about-options = options
ui-about-replay = replay

## Le tableau de bord : où l’on en est

ui-panel-waiting = { $n ->
    [one] On attend { $seats }.
   *[other] On attend { $seats }.
}
ui-panel-nobody = On n’attend personne en ce moment.
ui-panel-spectator = { $n ->
    [0] Tu regardes. On n’attend personne en ce moment.
   *[other] Tu regardes. On attend { $seats }.
}
ui-stand-in = Sans réponse de ta part avant le { $when }, un ordinateur prend le relais, cette fois seulement, comme la table l’a choisi.
ui-panel-held = Ton coup sera publié { $when }. Tu changes d’avis ? Annule maintenant.
ui-panel-computer-holds = Un ordinateur joue à ta place. Reprends-la quand tu veux.
ui-panel-paused = La partie est en pause : aucun délai ne court.
ui-panel-frozen = Kontor a rencontré un bug et arrêté cette partie. Rien n’est perdu ; l’équipe du bot le sait.
ui-panel-aborted = La partie a été fermée avant la fin.
ui-panel-over = La partie est terminée.
ui-panel-won = { $n ->
    [one] La partie est terminée. { $seats } gagne.
   *[other] La partie est terminée. { $seats } se partagent la victoire.
}
    .you-seats = La partie est terminée : tu gagnes !
ui-panel-note = Ta note : { $note }
ui-panel-dm-closed = Tes messages privés sont fermés à Kontor : il te mentionne donc ici. Ouvre-les et fais un essai dans /{ cmd-settings }, ou choisis-y d’autres avis.
ui-panel-news = Depuis ton dernier passage :
ui-panel-left-out = { $n ->
    [one] Encore une chose, sous « Ce qui s’est passé »
   *[other] Encore { $n } choses, sous « Ce qui s’est passé »
}
ui-done = C’est fait.

## Le tableau de bord : ce qu’on peut faire

ui-your-move = Ton coup
ui-hand = Main
ui-news = Ce qui s’est passé
ui-log = Journal
ui-board = Plateau
ui-rules = Règles
ui-more = Plus
ui-news-about = Plateau par plateau, depuis le début
ui-board-about = Le plateau entier, et en texte
ui-ahead-about = Des coups pour plus tard, et tes consignes
ui-rules-about = Avec recherche ; elles s’ouvrent sur ce que tu dois décider
ui-note-about = Personne d’autre ne la voit
ui-first-match = Première partie ?
ui-how-to-play = Comment jouer
ui-learn = Apprendre à jouer
ui-learn-which = Quel jeu veux-tu apprendre ?
ui-lesson-title = { $game } · leçon { $n } sur { $of }
ui-lesson-played-on = { $game } · entraînement
ui-lesson-on = Continuer
ui-lesson-play = Jouer contre les ordinateurs
ui-lesson-again = Recommencer
ui-lesson-again-about = La leçon depuis le début
ui-lesson-later = *Plus tard, dans une partie semblable.*
ui-lesson-meanwhile = Joue comme tu veux, ou continue la leçon.
ui-note = Note
ui-undo = Annuler
ui-undo-what = Annuler : { $what }
ui-undo-ask = Demander à annuler
ui-undo-ask-what = Demander à annuler : { $what }
ui-undo-asked-button = Demandé
ui-undo-asked-button-what = Demandé : { $what }
ui-undo-a-move = ton dernier coup
# $move est le coup en peu de mots, par exemple « jouer le cuivre ».
ui-undo-only = { $move }
ui-undo-with-turns = { $move } + { $n ->
    [one] un tour adverse
   *[other] { $n } tours adverses
}
ui-undo-with-answers = { $move } et ce que les autres ont fait
ui-send-now = Publier maintenant
ui-wait-for-answers = Attendre des réponses ({ $hours } h)
ui-panel-waits = Tu attends des réponses jusqu’à { $when }. Si tu joues avant, l’attente s’arrête.
ui-order-cancel = Arrêter : { $order }
ui-set = Régler
ui-order-keep = La garder
ui-order-off = Arrêter
ui-order-on = Activer
ui-order-state = Elle est active
ui-ordering-amount = « { $text } » ne va pas ici : il faut un nom et un montant de { $least } à { $most }, par exemple { $named }. Rien n’a changé ; tu avais écrit : { $line }
ui-ordering-amounts = Nom et montant, séparés par des virgules
ui-ordering-count = Choisis-en de { $lo } à { $hi } ; rien n’a changé.
ui-ordering-ranked = Le meilleur d’abord, séparés par des virgules
ui-ordering-unknown = Kontor ne connaît pas « { $text } » ici, ou hésite entre plusieurs choses. Essaie par exemple : { $named }. Rien n’a changé ; tu avais écrit : { $line }
ui-ordering-upto = { $thing } jusqu’à { $amount }
ui-ordering-with = Ton choix
ui-ahead-all = C’est tout ce qui peut se prévoir de ce tour.
ui-ahead-any = Toujours
ui-ahead-do = Faire maintenant
ui-ahead-door = Prévoir
ui-ahead-drop = Retirer
ui-ahead-drop-all = Tout retirer
ui-ahead-first = Que feras-tu à ton prochain tour ?
ui-ahead-given = Prévu : { $n }
ui-ahead-how = Prévois ton prochain tour. Kontor le joue pour toi quelques minutes après son début, si c’est encore possible et si tes conditions sont remplies. Sinon, il te demande comme d’habitude. Personne d’autre ne le voit.
ui-ahead-if = si { $conditions }
ui-ahead-lapsed = Ton plan n’a pas marché : { $move }.
ui-ahead-lapsed-if = Ton plan n’a pas marché : { $move }. Ce n’est plus vrai : { $condition }.
ui-ahead-lapsed-why = Ton plan n’a pas marché : { $move }. { $why }
ui-ahead-later = dans { $turn } tours : { $move }
ui-ahead-made = Joué comme prévu.
ui-ahead-more = Et ensuite ?
ui-ahead-not-now = *en ce moment, Kontor te demanderait*
ui-ahead-nothing = Rien à prévoir en ce moment.
ui-ahead-now = Prévu : { $moves }. Kontor le joue dans quelques minutes, sauf si tu fais autre chose.
ui-ahead-what = **Ton prochain tour** : Kontor joue ce que tu prévois.
ui-ahead = Mon prochain tour
ui-standing = Prévu : { $n }
ui-standing-end = Arrêter
ui-standing-ended = Arrêté dans la partie #{ NUMBER($match, useGrouping: 0) }.
ui-standing-none = Tu n’as rien prévu. **{ ui-ahead-door }**, sur le tableau de bord d’une partie, règle tes consignes, ton prochain tour et les réponses que tu connais déjà ; tu retrouves tout ici.
ui-orders-none = { $game } n’a pas de consignes.
ui-orders-how = Kontor suit tes consignes ; personne d’autre ne les voit.
ui-orders-line = **{ $order }**{ $on ->
        [0] { "" }
       *[other] { " · " }**active**
    }
    -# { $what }
ui-orders-line-with = **{ $order }** · **active** : { $chosen }
    -# { $what }
ui-take-back = Reprendre ta place
ui-resume = Relancer la partie
ui-replay = Revoir
ui-rematch = Revanche
ui-next = Puis { $game } #{ NUMBER($match, useGrouping: 0) }
ui-back = Retour
ui-do-it = Valider
ui-change = Changer
ui-amount = Autre montant
ui-amount-label = De { $lo } à { $hi }
ui-amount-chosen = { $what } : { $amount }
ui-amount-wrong = Ce montant n’est pas possible ici. Tape un nombre entier de { $lo } à { $hi }.
ui-which-ones = Lesquels ?
ui-amount-question = Combien ?
ui-bag-count = { $n } × { $thing }
ui-pick-whom = À qui le proposes-tu ?
ui-choice-exact = Choisis-en { $n }
ui-choice-range = De { $lo } à { $hi }
ui-choice-steps = De { $lo } à { $hi }, de { $step } en { $step }
ui-choice-more = Et ici
ui-choice-nothing = Rien
ui-choice-wrong = Tu en as coché { $n }. { $wanted }.
ui-way-first = D’abord…
ui-way-next = Ensuite…
ui-way-by = De quelle sorte ?
ui-way-part = { $n } sur { $of }…
ui-way-undo = Un pas en arrière
ui-way-undo-door = Autres
ui-way-again = Recommencer
ui-way-done = Continuer ainsi
ui-labelled = { $label } · { $what }
ui-deed-and-place = { $deed } · { $place }
ui-deed-and-effect = { $deed } : { $effect }
ui-effect = { CAP($effect) }.
ui-final-word = sans retour
ui-final = Sans retour, sauf si toute la table est d’accord.
ui-final-these = Sans retour, sauf si toute la table est d’accord : { $moves }.
ui-passes-on = Un coup, puis c’est aux autres.
ui-suggestion = **Suggestion**
    -# { $what }
ui-terms = Tu donnes : { $give }. Tu reçois : { $want }.
ui-trade-give = Tu donnes
ui-trade-want = Tu reçois
ui-trade-give-more = Tu en donnes plusieurs
ui-trade-want-more = Tu en reçois plusieurs
ui-trade-form = Changer l’échange…
ui-terms-both = { $thing } figure des deux côtés. Donne et reçois des choses différentes.
ui-terms-lacks = Tu n’as que { $have } × { $thing }, pas { $given }. Donne moins.
ui-terms-most = { $most } au plus de chaque côté d’un échange.
ui-offer-now = Proposer
ui-offer-to = à { $seats }
ui-offer-form = Proposer…
ui-something-else = Autre chose ?
ui-other-of = { $kind } ?
ui-choose = Choisir
ui-suggested = conseillé
ui-result-best = jusqu’à { $result }
ui-result-each = Partout : { $result }
ui-result-of = { $names } : { $result }
ui-result-open = le hasard décide du reste
ui-terms-empty = Il faut quelque chose de chaque côté. Coche ce que tu donnes et ce que tu reçois.
ui-choose-other = Autre
ui-page-before = Page { $page } sur { $pages }
ui-page-after = Page { $page } sur { $pages }
ui-sure = { $what } ? C’est sans retour.
ui-sure-yes = Oui, le faire

## Le tableau de bord : une enchère

ui-bid-asked = À répondre d’ici le { $when }, { $seats } aussi. Personne ne voit les réponses avant qu’elles soient toutes là.
ui-bid-asked-paused = À toi de répondre, { $seats } aussi. Personne ne voit les réponses avant qu’elles soient toutes là.
ui-bid-highest = Plus haute mise : { $amount }, { $seat }.
ui-bid-limit = Tu peux miser { $most } au plus.
ui-bid-poor = La mise minimale est de { $least }, plus que tu ne peux payer : il ne te reste qu’à passer.
ui-bid-pass = Passer
ui-bid-least = Miser { $amount }
ui-bid-once = **Une mise**
    -# Si quelqu’un mise plus, je te redemande.
ui-bid-wins = **{ $amount } l’emporte**
ui-bid-outbid = Et si quelqu’un mise plus ?
ui-bid-up-to = { $amount }
ui-bid-other = Autre…
ui-bid-form = Jusqu’à combien ?
ui-bid-then = **Jusqu’à…**
    -# Je mise pour toi le moins possible, et je passe au-delà.
ui-bid-then-pass = Ensuite passer
ui-bid-then-ask = Me redemander
ui-bid-answered-pass = Ta réponse : passer. Tu peux la changer jusqu’à la fin de l’enchère.
ui-bid-answered = Ta réponse : jusqu’à { $amount }, puis passer. Tu peux la changer jusqu’à la fin de l’enchère.
ui-bid-answered-ask = Ta réponse : jusqu’à { $amount }, puis je te redemande. Tu peux la changer jusqu’à la fin de l’enchère.
ui-panel-folded = Ton tableau de bord continue plus bas.
ui-panel-ends = Je ne peux plus tenir ce tableau de bord à jour. Appuie sur *Ton coup* pour en ouvrir un nouveau.
ui-lobby-ends = Je ne peux plus tenir cette annonce à jour ; regarde celle du salon.
ui-lobby-room = Il y a de nouveau de la place à la table.
ui-panel-here = L’ouvrir ici
ui-plan-ahead = { ui-panel-waiting } Rien à faire pour toi en ce moment ; si tu veux, prévois ton coup.
ui-plan-kept-ahead = Prévu : { $plan }. Kontor le joue à ton tour ; d’ici là, tu peux changer d’avis.
ui-plan-withdraw = Retirer
ui-plan-withdrawn = Retiré : Kontor te demandera à ton tour.
ui-plan-kept = Ta réponse : { $plan }. Tu peux la changer jusqu’à ce que tout soit réglé.
ui-bid-answered-exact = Ta réponse : une mise de { $amount } ; si quelqu’un mise plus, je te redemande. Tu peux la changer jusqu’à la fin de l’enchère.
ui-bid-amount = De { $least } à { $most }
ui-bid-amount-wrong = Ce montant n’est pas possible ici. Mise de { $least } à { $most }, ou passe.
ui-lots-own = À toi pour l’instant : { $lots }.
ui-lots-bid = { $bid } sur { $lot }
ui-lots-next = { $lot } · { $least }
ui-lots-standing = { $lot }, { $seat } { $bid }
ui-lots-yours = { $lot } à toi
ui-lots-legend = Numéro · prochaine mise. Un appui suffit.
ui-limits-lot = Première mise sur
ui-limits-lot-more = Deuxième mise sur, si tu veux
ui-limits-most = Jusqu’à combien ? De { $lo } à { $hi }
ui-limits-free = { $lot } · libre, dès { $least }
ui-limits-own = { $lot } · à toi avec { $bid }
ui-limits-over = { $lot } · { $seat } { $bid }
ui-limits-wrong = Pour le numéro { $lot }, mise de { $lo } à { $hi }.
ui-limits-twice = Tu as pris deux fois le numéro { $lot }. Prends-en deux différents, ou laisse la deuxième mise vide.
ui-listing-open = Remplir
ui-listing-again-open = Le rouvrir
ui-listing-first = Ce qui passe avant, si ça compte
ui-listing-any-order = Peu importe l’ordre
ui-listing-again = { $what } ({ $n })

## Le tableau de bord : votes

ui-usual-given = Dans cette partie, Kontor s’occupe pour toi de ceci : { $orders }.
ui-usual-off = Je le ferai moi-même
ui-usual-on = Le faire à ma place
ui-usual-refused = Kontor te demandera chaque fois : { $orders }.
ui-vote-yes = Accepter
ui-vote-no = Refuser
ui-vote-undo = { $asked ->
    [0] { $who } veut annuler un coup. Personne d’autre ne joue en ce moment : pas besoin de vote.
   *[other] { $who } veut annuler un coup ({ $yes } sur { $asked } d’accord).
}
ui-vote-undo-moves = { $asked ->
    [0] { $who } veut annuler ceci : « { $moves } » Personne d’autre ne joue en ce moment : pas besoin de vote.
   *[other] { $who } veut annuler ceci : « { $moves } » ({ $yes } sur { $asked } d’accord).
}
ui-vote-pause = { $asked ->
    [0] { $who } propose une pause. Personne d’autre ne joue en ce moment : pas besoin de vote.
   *[other] { $who } propose une pause ({ $yes } sur { $asked } d’accord).
}
ui-vote-close = { $asked ->
    [0] { $who } propose d’arrêter la partie ici. Personne d’autre ne joue en ce moment : pas besoin de vote.
   *[other] { $who } propose d’arrêter la partie ici ({ $yes } sur { $asked } d’accord).
}
ui-vote-opened = Kontor demande aux autres.
ui-voted-yes = Tu es d’accord : { $yes } sur { $asked } pour l’instant.
ui-voted-no = Tu as refusé : rien ne change.
ui-voted-settled = Tout le monde est d’accord : c’est fait.

## Le tableau de bord : réponses

ui-stale = Ce bouton n’est plus à jour. Voici la partie maintenant.
ui-done-already = C’est déjà fait :
# Un ancien bouton d’enchère ou autre, dont toutes les réponses sont là : il peut en proposer une autre.
ui-answered-already = Tu as déjà répondu ; voici ce que ça a donné.
ui-undone = Ton dernier coup est annulé.
ui-undone-what = Annulé : { $what }.
ui-undo-question = Annuler ceci : { $what } ? Voici ce qui disparaît :
ui-undo-marks = Des cartes ou des dés t’y ont montré quelque chose. Si tu l’annules, tu continues en sachant ce qui vient : tes statistiques comptent alors cette partie comme jouée, mais pas comme gagnée, et sans son résultat.
ui-undo-yes = Annuler ces coups
ui-undo-no = Les garder
ui-undo-asked = Les autres l’ont vu, ou quelque chose a été révélé : Kontor leur demande si tu peux l’annuler.
ui-sent = Publié.
ui-taken-back = Tu as repris ta place.
ui-resumed = La partie reprend.
ui-rematch-joined = Te voilà à la table de la partie #{ NUMBER($match, useGrouping: 0) }, ouverte dans le salon. Elle commence quand l’hôte la lance.
ui-rematch-opened = { $n ->
    [0] La partie #{ NUMBER($match, useGrouping: 0) } est ouverte dans le salon.
   *[other] La partie #{ NUMBER($match, useGrouping: 0) } est ouverte dans le salon ; les autres ont une invitation.
}
ui-followed = Tu suis cette partie : Kontor te fera signe seulement à la fin.
ui-note-kept = Ta note est enregistrée. Personne d’autre ne la voit.
ui-note-label = Personne d’autre ne la voit
ui-note-title = Note pour #{ NUMBER($match, useGrouping: 0) }
ui-waiting-more = Même délai, une fois de plus, pour cette place.
ui-waiting-more-auction = Même délai, une fois de plus, pour les réponses qui manquent.
ui-computer-called = Un ordinateur joue à cette place jusqu’à ce qu’elle soit reprise.
ui-computers-called = Des ordinateurs donnent en secret les réponses qui manquent. On peut changer la sienne jusqu’à ce qu’elles soient toutes là.
ui-substitute-called = Kontor cherche quelqu’un pour la place, dans le fil.
ui-seat-taken = La place est à toi. Bienvenue dans la partie.
ui-seat-offered = Tu as proposé ta place à { $name }. Elle peut être acceptée jusqu’au { $when }.
ui-keep-seat = Garder ma place
ui-seat-kept = Tu gardes ta place. Elle n’est plus proposée.
ui-accept-seat = Accepter
ui-decline-seat = Non merci
ui-seat-declined = C’est noté, tu ne prends pas la place.
ui-error-discord = Discord n’a pas accepté la réponse. La partie est en sûreté : réessaie dans un instant.
ui-error-ours = Quelque chose a échoué du côté de Kontor, et c’est signalé ({ $ref }). La partie est en sûreté.
ui-error-disk = Kontor ne peut rien enregistrer en ce moment, et rien n’a été fait. L’équipe du bot doit réparer sa base de données ; réessaie plus tard.
ui-error-uncertain = La base de données a lâché pendant l’enregistrement : ça compte peut-être, ou non. Regarde la partie avant de réessayer.

## Écrans

ui-as-picture = En image
ui-as-text = En texte
ui-whole-board = Plateau entier
ui-older = Plus ancien
ui-newest = Plus récent
ui-log-empty = Il ne s’est encore rien passé.
ui-turns = { $n ->
    [one] { $n } partie t’attend
   *[other] { $n } parties t’attendent
}
ui-turns-none = Rien ne t’attend.
ui-turns-entry = **{ $game } #{ NUMBER($match, useGrouping: 0) }**, demandé { $when }
ui-turns-offers = Offres ouvertes, réponds si tu veux :
ui-turns-offer = **{ $game } #{ NUMBER($match, useGrouping: 0) }**, offre faite { $when }
ui-turns-more = Et { $n } de plus : `/{ cmd-turns }` les montre toutes.
ui-turns-invited = On t’invite
ui-turns-invitation = **{ $game } #{ NUMBER($match, useGrouping: 0) }** · { $people }
ui-page = Page { $page } sur { $pages } · { $n } en tout
ui-previous-page = Page précédente
ui-next-page = Page suivante
ui-go-there = Y aller
ui-rules-kontor = Comment marche Kontor
ui-rules-short = Le jeu en bref
ui-rules-pictures = Images
ui-card-of = { $game } en images : { $card } sur { $cards }
ui-card-rules = Comment jouer
ui-rules-found = Résultats : { $n }
ui-rules-which = Les règles de quel jeu ?
ui-rules-of = Règles : { $game }
ui-rules-choose = Chercher dans les règles
ui-rules-search = Rechercher
ui-rules-words = Un mot ou deux
ui-rules-nothing = Les règles n’ont rien sur « { $text } ». Essaie un autre mot, ou choisis dans la liste.
ui-replay-step = Étape { $step } sur { $steps }
ui-first = Début
ui-previous = Précédente
ui-next-step = Suivante
ui-next-round = Manche suivante
ui-replay-jump = Quelle manche ?
ui-curve = Cours de la partie
curve-no-lead = La première place n’a jamais changé.
curve-leads = { $n ->
    [one] La première place a changé une fois : { $seat } la prend à la manche { $round }.
   *[other] La première place a changé { $n } fois ; { $seat } la prend en dernier, à la manche { $round }.
}
    .you = { $n ->
        [one] La première place a changé une fois : tu la prends à la manche { $round }.
       *[other] La première place a changé { $n } fois ; tu la prends en dernier, à la manche { $round }.
    }
curve-round = Manche { $round }
curve-lead = Manche { $round } : { $seat } prend la tête avec { $n }
    .you = Manche { $round } : tu prends la tête avec { $n }
curve-leap = Manche { $round } : { $seat } gagne { $n } d’un coup, le record de la partie
    .you = Manche { $round } : tu gagnes { $n } d’un coup, le record de la partie
curve-score = { $seat } { $n }
curve-alt = Courbes de la partie, { $measure }, après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : { $scores }
ui-last = Fin
ui-animation = Animation
ui-share = Montrer à tout le monde
ui-shared = Elle arrive dans le fil.
ui-animation-failed = L’animation n’a pas marché. Toutes les étapes sont ici.
ui-animation-waits = Ton animation arrive. Demande la suivante après.
ui-animation-full = Il y a beaucoup d’animations en préparation. Réessaie dans quelques minutes ; toutes les étapes sont ici.
ui-refuse-invitations = Bloquer ses invitations
ui-refused-invitations = Plus d’invitations de { $name }, qui n’en sait rien. « /{ cmd-settings } » permet d’y revenir.

## Les images en mots

ui-alt-way = Le chemin jusqu’ici : { $way }
ui-alt-card = { $title }. { $says } Repères de l’image : { $marks }.
ui-alt-part = Partie du plateau ({ $part }), avec : { $places }
ui-alt-closeup = Partie de la carte avec les lieux au choix : { $places }
ui-alt-sample = Exemple de plateau, { $game } ; le tien sera mis en place au début de la partie
ui-alt-hand = Ta main
ui-alt-text-board = Tout le plateau en texte : /{ cmd-board }, format texte
ui-alt-animation = La partie #{ NUMBER($match, useGrouping: 0) } du début à la fin, en { $steps } étapes

## Avant la partie

ui-join = Rejoindre
ui-leave = Quitter
ui-invite = Inviter
ui-add-computer = Ajouter un ordinateur
ui-remove-computer = Retirer un ordinateur
ui-start = Commencer
ui-options = Options
ui-close = Fermer
ui-follow = Suivre
ui-lobby-host = { $n }. { $name } (hôte)
ui-lobby-person = { $n }. { $name }
ui-lobby-computer = { $n }. ordinateur, { $kind }
ui-lobby-free = { $n }. place libre
ui-lobby-waits = { $n ->
    [0] La table est pleine ; { $host } peut commencer.
    [one] Il manque { $n } personne. Hôte : { $host }
   *[other] Il manque { $n } personnes. Hôte : { $host }
}
ui-lobby-grace = { $n ->
    [0] tours publiés tout de suite
   *[other] { $n } s pour annuler
}
ui-table-talk = Ordinateurs
ui-table-talk-on = disent un mot de temps en temps
ui-table-talk-off = jouent en silence
ui-lobby-stand-in = relais après { $n } h (ordinateur, { $kind })
ui-lobby-minutes = **{ $range } min** autour d’une table
ui-lobby-days = ici { $range } { $n ->
    [one] jour
   *[other] jours
}
ui-lobby-weeks = ici { $range } semaines
ui-weight-light = léger
ui-weight-medium = moyen
ui-weight-heavy = exigeant
ui-done-setting = Fini
ui-lobby-option = { $name } : { $value }
ui-kind-greedy = normal
ui-kind-greedy-desc = prend ce qui rapporte le plus
ui-kind-easy = facile
ui-kind-easy-desc = ne voit pas tout
ui-kind-strong = fort
ui-kind-strong-desc = prévoit des tours entiers
ui-kind-random = au hasard
ui-program-gone = { $name } n’est plus là, joue au niveau normal
ui-program-desc = un programme ajouté à ce bot
ui-pace-fast = rapide : dans l’heure
ui-pace-daily = quotidien : un tour par jour
ui-pace-weekly = tranquille : en trois jours
ui-yes = oui
ui-no = non
ui-seat-person = { $n }. { $seat }
ui-seat-computer = { $n }. { $seat } (ordinateur, { $kind })
ui-levels = Ordinateurs : { $seats }
ui-level = { $seat } ({ $kind })
ui-seat-awaited = demandé { $when }
ui-seat-waits = attend des réponses jusqu’à { $when }
ui-seed-hash = Le hasard est scellé et s’ouvre à la fin : tout le monde peut vérifier. Le sceau : { $hash }
ui-seed = Le hasard scellé, ouvert : { $seed }. Son SHA-256 est le sceau : { $hash }
ui-options-value = { $label } : **{ $value }**
ui-options-seats = Places
ui-options-pace = Rythme
ui-options-stand-in = Relais
ui-options-no-stand-in = aucun
ui-options-stand-in-after = après { $n } h
ui-options-stand-in-by = Niveau des relais
ui-options-stand-in-by-desc = En cas de retard ou d’absence. Si tu prêtes ta place, tu peux choisir un autre niveau.
ui-options-grace = Délai d’annulation
ui-options-language = Langue
ui-options-host = C’est à l’hôte de choisir les options.
ui-options-kept = Enregistré.
ui-invite-whom = Qui invites-tu ? Chaque personne reçoit une mention dans le salon.
ui-invite-nobody = Personne à inviter dans ce choix : les bots ne jouent pas. Ajoute plutôt un ordinateur.
ui-invited = { $n ->
    [one] L’invitation est partie.
   *[other] { $n } invitations sont parties.
}
ui-joined = Te voilà à la table. La partie commence quand l’hôte la lance.
ui-left = Tu as quitté la table.
ui-computer-added = Ordinateur ajouté.
ui-computer-removed = Ordinateur retiré.
ui-started = C’est parti.
ui-closed = La partie #{ NUMBER($match, useGrouping: 0) } est fermée.
ui-overdue-wait = Attendre
ui-overdue-computers = Laisser l’ordinateur répondre
ui-overdue-computer = Confier à un ordinateur
ui-overdue-substitute = Chercher quelqu’un d’autre
ui-take-seat = Prendre la place
