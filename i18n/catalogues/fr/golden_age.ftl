### Le siècle d’or

golden_age-name = Le siècle d’or
golden_age-tagline = Provinces, guildes, colonies et art des Provinces-Unies : { COUNT($target, "point", "points") } pour gagner. 3 ou 4 personnes.
golden_age-first =
    Le but : finir ton propre tour, avant les autres, avec { COUNT($target, "point", "points") }.
    Tu lances les dés, le Stathouder va dans deux provinces et y paie tout le monde pour ses pièces : { $pay_pawn } par pion, { $pay_marker_bare } par marqueur.
    Ensuite, chaque marqueur t’achète une chose, selon sa couleur : pion, investissement, art, carte Colonie, culture ou épices.
    L’argent manque. Une action ne te sert pas ? Vends-la aux enchères : c’est toi qu’on paie.
    Trois pions dans une province peuvent devenir un marqueur ({ COUNT($points_marker, "point", "points") }). Navire, capitaine et canon emmènent un marqueur dans une colonie ({ $points_east } ou { $points_west }).

golden_age-unit-half-florin = { $rest ->
    [0] { $whole ->
        [one] { $whole } florin
       *[other] { $whole } florins
    }
   *[other] { $whole ->
        [0] ½ florin
        [one] { $whole }½ florin
       *[other] { $whole }½ florins
    }
}
    .per = 2
golden_age-unit-half = { $rest ->
    [0] { $whole }
   *[other] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
}
    .per = 2

## Choses (formes : voir i18n/grammar.py)

golden_age-province-holland = Hollande
    .gender = f
    .elide = no
golden_age-province-limburg = Limbourg
    .gender = m
golden_age-province-brabant = Brabant
    .gender = m
golden_age-province-groningen = Groningue
    .gender = f
    .article = none
golden_age-province-utrecht = Utrecht
    .gender = m
    .article = none
golden_age-province-overijssel = Overijssel
    .gender = m
golden_age-province-zeeland = Zélande
    .gender = f
golden_age-province-friesland = Frise
    .gender = f
golden_age-province-flanders = Flandres
    .gender = f
    .number = other
golden_age-province-gelderland = Gueldre
    .gender = f

golden_age-guild-green = guilde verte
    .gender = f
golden_age-guild-yellow = guilde jaune
    .gender = f
golden_age-guild-brown = guilde marron
    .gender = f
golden_age-guild-blue = guilde bleue
    .gender = f
golden_age-guild-grey = guilde grise
    .gender = f

golden_age-colony-2 = Indes 2
    .article = none
golden_age-colony-3 = Indes 3
    .article = none
golden_age-colony-4 = Indes 4
    .article = none
golden_age-colony-5 = Indes 5
    .article = none
golden_age-colony-6 = Indes 6
    .article = none
golden_age-colony-7 = Antilles 7
    .article = none

# Une couleur se dit d’une guilde ou d’une action, au féminin ; seule, à côté d’une province, elle prend sa forme courte.
golden_age-colour-green = verte
    .gender = f
    .short = vert
golden_age-colour-yellow = jaune
    .gender = f
golden_age-colour-brown = marron
    .gender = f
golden_age-colour-blue = bleue
    .gender = f
    .short = bleu
golden_age-colour-grey = grise
    .gender = f
    .short = gris
golden_age-colour-orange = orange
    .gender = f

golden_age-deed-green = nouveau pion
    .gender = m
golden_age-deed-yellow = carte Investissement
    .gender = f
golden_age-deed-brown = toile ou peintre
    .gender = f
golden_age-deed-blue = carte Colonie
    .gender = f
golden_age-deed-grey = carte Culture
    .gender = f
golden_age-deed-orange = carte Épices
    .gender = f

golden_age-space-merchant = marchand
    .gender = m
golden_age-space-william = Guillaume II
    .article = none

golden_age-deck-investment = pioche Investissement
    .gender = f
golden_age-deck-art = pioche Art
    .gender = f
golden_age-deck-colony = pioche Colonie
    .gender = f
golden_age-deck-culture = pioche Culture
    .gender = f
golden_age-deck-spice = pioche Épices
    .gender = f

golden_age-back-investment = carte Investissement
    .short = Investissement
    .gender = f
    .other = cartes Investissement
golden_age-back-art = carte Art
    .gender = f
    .other = cartes Art
golden_age-back-colony = carte Colonie
    .gender = f
    .other = cartes Colonie
golden_age-back-culture = carte Culture
    .gender = f
    .other = cartes Culture
golden_age-back-spice = carte Épices
    .gender = f
    .other = cartes Épices

golden_age-card-tulip1 = dame aux tulipes
    .gender = f
    .other = dames aux tulipes
golden_age-card-tulip2 = carte Deux dames
    .gender = f
    .other = cartes Deux dames
golden_age-card-expedition = expédition commerciale
    .gender = f
    .other = expéditions commerciales
    .short = expédition
golden_age-card-pepper = poivre
    .gender = m
    .mass = yes
golden_age-card-nutmeg = muscade
    .gender = f
    .mass = yes
    .other = muscades
golden_age-card-cloves = clous de girofle
    .gender = m
    .number = other
    .one = clou de girofle
    .a = un clou de girofle
golden_age-card-art-3 = toile de { COUNT($painting_art-3, "point", "points") }
    .gender = f
    .other = toiles de { COUNT($painting_art-3, "point", "points") }
    .short = toile de 3
golden_age-card-art-4 = toile de { COUNT($painting_art-4, "point", "points") }
    .gender = f
    .other = toiles de { COUNT($painting_art-4, "point", "points") }
    .short = toile de 4
golden_age-card-art-5 = toile de { COUNT($painting_art-5, "point", "points") }
    .gender = f
    .other = toiles de { COUNT($painting_art-5, "point", "points") }
    .short = toile de 5
golden_age-card-art-6 = toile de { COUNT($painting_art-6, "point", "points") }
    .gender = f
    .other = toiles de { COUNT($painting_art-6, "point", "points") }
    .short = toile de 6
golden_age-card-art-7 = toile de { COUNT($painting_art-7, "point", "points") }
    .gender = f
    .other = toiles de { COUNT($painting_art-7, "point", "points") }
    .short = toile de 7
golden_age-card-art-8 = toile de { COUNT($painting_art-8, "point", "points") }
    .gender = f
    .other = toiles de { COUNT($painting_art-8, "point", "points") }
    .short = toile de 8
golden_age-card-ship = navire
    .gender = m
    .other = navires
golden_age-card-captain = capitaine
    .gender = m
    .other = capitaines
golden_age-card-cannon = canon
    .gender = m
    .other = canons
golden_age-card-voc = joker VOC
    .gender = m
    .other = jokers VOC
# Chaque province n’a qu’un gouverneur.
golden_age-card-governor-holland = gouverneur de Hollande
    .gender = m
    .a = le gouverneur de Hollande
    .other = gouverneurs de Hollande
golden_age-card-governor-limburg = gouverneur du Limbourg
    .gender = m
    .a = le gouverneur du Limbourg
    .other = gouverneurs du Limbourg
golden_age-card-governor-brabant = gouverneur du Brabant
    .gender = m
    .a = le gouverneur du Brabant
    .other = gouverneurs du Brabant
golden_age-card-governor-groningen = gouverneur de Groningue
    .gender = m
    .a = le gouverneur de Groningue
    .other = gouverneurs de Groningue
golden_age-card-governor-utrecht = gouverneur d’Utrecht
    .gender = m
    .a = le gouverneur d’Utrecht
    .other = gouverneurs d’Utrecht
golden_age-card-governor-overijssel = gouverneur d’Overijssel
    .gender = m
    .a = le gouverneur d’Overijssel
    .other = gouverneurs d’Overijssel
golden_age-card-governor-zeeland = gouverneur de Zélande
    .gender = m
    .a = le gouverneur de Zélande
    .other = gouverneurs de Zélande
golden_age-card-governor-friesland = gouverneur de Frise
    .gender = m
    .a = le gouverneur de Frise
    .other = gouverneurs de Frise
golden_age-card-governor-flanders = gouverneur des Flandres
    .gender = m
    .a = le gouverneur des Flandres
    .other = gouverneurs des Flandres
golden_age-card-governor-gelderland = gouverneur de Gueldre
    .gender = m
    .a = le gouverneur de Gueldre
    .other = gouverneurs de Gueldre
golden_age-card-windmill = moulin
    .gender = m
    .other = moulins
golden_age-card-die = carte Dé
    .gender = f
    .other = cartes Dé

## Lieux, cartes et argent dans les phrases

golden_age-place-province = { $province } ({ SHORT($colour) })
golden_age-place-space = case { $n } : { $space }
golden_age-space = { $a } et { $b }
golden_age-painting = { $card } ({ $paid ->
    [one] { $paid } paiement
   *[other] { $paid } paiements
} sur { $payments })
golden_age-counted = { COUNT($n, $thing) }
golden_age-plus = { $a } + { $b }
golden_age-or = { $a } ou { $b }
golden_age-way = { $start } → { $province }
golden_age-one = { A($thing) }
golden_age-new-pawn = un pion ({ $province })
golden_age-seat-amount = { $seat } { $money }
    .you = toi { $money }
golden_age-seat-count = { $seat } { $n }
    .you = toi { $n }
golden_age-seat-no-bid = { $seat } (passe)
    .you = toi (passe)
golden_age-income = Revenus : { $seats }.
golden_age-income-all = Tout le monde reçoit { $money }.
golden_age-income-none = Personne ne reçoit rien.

golden_age-effect-joker = remplace navire, capitaine ou canon
golden_age-effect-colony = pour un équipage
golden_age-effect-die = avant ton lancer : choisis le total

## Ce que font les verbes, en une demi-ligne là où on les choisit

golden_age-does-place-marker = la couleur de la province dit ce que ton marqueur achète à chaque tour
golden_age-does-place-pawn = un pion rapporte quand le Stathouder s’arrête ; { $pawns_a_marker } font un marqueur
golden_age-does-stadtholder = le premier lancer l’en fait partir
golden_age-does-roll = le Stathouder avance, ses deux provinces rapportent
golden_age-does-die = tu choisis le total ; la carte est défaussée
golden_age-does-end = tes marqueurs utilisés servent de nouveau
golden_age-does-move = { $step_cost } par frontière
golden_age-does-guild = un marqueur de ta réserve en fait l’action à chaque tour
golden_age-does-marker = { $pawns_a_marker } pions te reviennent ; le marqueur vaut { $points_marker } points
golden_age-does-sail = l’équipage est défaussé ; une colonie vaut { $points_east } ou { $points_west }
golden_age-does-pawn = un pion rapporte quand le Stathouder s’arrête ; { $pawns_a_marker } font un marqueur
golden_age-does-invest = une carte à encaisser, seule ou en série
golden_age-does-paint = une toile à payer petit à petit : { $points_painting_least } à { $points_painting_most } points
golden_age-does-pay-painter = le dernier paiement finit la toile
golden_age-does-colony = navire, capitaine et canon font un équipage
golden_age-does-culture = gouverneur ou moulin pour des points, carte Dé et plus
golden_age-does-spice = une carte à encaisser, seule ou en série
golden_age-does-auction = les autres misent en secret ; la plus haute mise te paie
golden_age-does-bid = la plus haute mise paie et obtient l’action
golden_age-does-pass = tu y renonces

## Commandes et tableau de bord

golden_age-command-place = placer
golden_age-command-place-desc = Place tes premières pièces
golden_age-command-pay = payer
golden_age-command-pay-desc = Paie un peintre

golden_age-verb-place-marker = marqueur
golden_age-verb-place-marker-desc = Mise en place : pose ton premier marqueur
golden_age-verb-place-pawn = pion
golden_age-verb-place-pawn-desc = Mise en place : pose un de tes deux premiers pions
golden_age-verb-stadtholder = stathouder
golden_age-verb-stadtholder-desc = Mise en place : choisis le marchand d’où part le Stathouder
golden_age-verb-roll = lancer
golden_age-verb-roll-desc = Lance les deux dés
golden_age-verb-die = dé
golden_age-verb-die-desc = Joue une carte Dé : choisis le total au lieu de lancer
golden_age-verb-end = finir
golden_age-verb-end-desc = Termine ton tour
golden_age-verb-move = déplacer
golden_age-verb-move-desc = Déplace un pion ({ $step_cost } par frontière)
golden_age-verb-guild = guilde
golden_age-verb-guild-desc = Prends une guilde avec un marqueur de ta réserve
golden_age-verb-marker = marqueur
golden_age-verb-marker-desc = Change trois pions d’une province en un marqueur
golden_age-verb-cash = encaisser
golden_age-verb-cash-desc = Encaisse une série de cartes Investissement ou Épices
golden_age-verb-sail = embarquer
golden_age-verb-sail-desc = Défausse navire, capitaine et canon pour envoyer un marqueur dans une colonie
golden_age-verb-pawn = pion
golden_age-verb-pawn-desc = Action verte : pose un nouveau pion dans n’importe quelle province ({ $pawn_cost })
golden_age-verb-invest = investir
golden_age-verb-invest-desc = Action jaune : pioche une carte Investissement ({ $card_cost })
golden_age-verb-paint = art
golden_age-verb-paint-desc = Action marron : pioche une carte Art ({ $card_cost })
golden_age-verb-pay-painter = peintre
golden_age-verb-pay-painter-desc = Action marron : paie { $painter } pour une de tes toiles
golden_age-verb-colony = colonie
golden_age-verb-colony-desc = Action bleue : pioche une carte Colonie ({ $card_cost })
golden_age-verb-culture = culture
golden_age-verb-culture-desc = Action grise : pioche une carte Culture ({ $card_cost })
golden_age-verb-spice = épices
golden_age-verb-spice-desc = Action orange : pioche une carte Épices ({ $spice_least_bare } à { $spice_most })
golden_age-verb-auction = enchère
golden_age-verb-auction-desc = Vends aux enchères l’action d’un marqueur dans une province
golden_age-verb-bid = miser
golden_age-verb-bid-desc = Mise dans l’enchère
golden_age-verb-pass = passer
golden_age-verb-pass-desc = Arrête de miser, ou renonce à ce que tu peux faire hors de ton tour

golden_age-param-province = province
golden_age-param-province-desc = La province
golden_age-param-space = case
golden_age-param-space-desc = La case du marchand sur la piste ; pour embarquer, la colonie
golden_age-param-total = total
golden_age-param-total-desc = Le total des deux dés, de 2 à 12
golden_age-param-start = départ
golden_age-param-start-desc = La province où est ton pion
golden_age-param-to = arrivée
golden_age-param-to-desc = La province où il va
golden_age-param-guild = guilde
golden_age-param-guild-desc = La couleur de la guilde
golden_age-param-source = origine
golden_age-param-source-desc = Seulement si ta réserve est vide : d’où vient le marqueur
golden_age-param-card = carte
golden_age-param-card-desc = La carte dont tu as une série
golden_age-param-cards = cartes
golden_age-param-cards-desc = Quelles cartes donnes-tu ? Des jokers remplacent les autres.
golden_age-param-marker = marqueur
golden_age-param-marker-desc = Où est ton marqueur ; vide pour une action gagnée aux enchères
golden_age-param-painting = toile
golden_age-param-painting-desc = Ta toile inachevée
golden_age-param-amount = montant
golden_age-param-amount-desc = En florins, comme 3, 3½ ou 3,5

golden_age-group-setup = Placer : où ?
golden_age-group-roll = Le lancer
golden_age-group-move = Déplacer un pion
golden_age-group-move-by = Déplacer un pion : d’où ?
golden_age-group-guild = Prendre une guilde
golden_age-group-marker = Créer un marqueur
golden_age-group-act = Utiliser un marqueur
golden_age-group-pawn = Nouveau pion ({ $pawn_cost })
golden_age-group-pawn-by = Nouveau pion : avec quel marqueur ?
golden_age-group-won-pawn = Nouveau pion : où ?
golden_age-group-auction = Vendre une action
golden_age-group-bid = Miser
golden_age-group-offer = Hors de ton tour
golden_age-group-cash = Encaisser des cartes
golden_age-group-sail = Partir pour une colonie
golden_age-group-sail-by = Embarquer : quel marqueur ?
golden_age-group-end = Fin du tour

golden_age-order-marker = Premier marqueur
golden_age-order-marker-desc = Va dans la première de ces provinces encore libre quand c’est à toi de placer.
golden_age-order-pawns = Premiers pions
golden_age-order-pawns-desc = Chaque pion va dans la première de ces provinces où il reste de la place.
golden_age-order-won-pawn = Pions que je gagne
golden_age-order-won-pawn-desc = Un pion gagné aux enchères va dans la première de celles-ci sans marqueur.
golden_age-order-settle = Marqueur hors tour
golden_age-order-settle-desc = Si Kontor le propose : trois pions deviennent un marqueur de ta réserve.
golden_age-order-sail = Embarquer hors tour
golden_age-order-sail-desc = Si Kontor le propose : vers la première de ces colonies encore libre ; sans équipage, refuse.
golden_age-order-roll = Lancer pour moi
golden_age-order-roll-desc = Les dés tombent au début de ton tour, avant toute carte Dé.
golden_age-order-limits = Limites aux enchères
golden_age-order-limits-desc = Mise jusqu’à ta limite par couleur, puis passe ; 0 : jamais. Vaut jusqu’à un gain ou une annulation.

## Conditions d’un tour prévu

golden_age-if-money = tu as { $money } ou plus
golden_age-if-free = { THE($province) } { PLURAL($province) ->
    [other] n’ont
   *[one] n’a
} pas de marqueur
golden_age-if-price = { THE($guild) } coûte { $money } ou moins
golden_age-if-unused = { $n ->
    [0] tu n’as plus de marqueur à utiliser
    [one] tu as au plus { $n } marqueur à utiliser
   *[other] tu as au plus { $n } marqueurs à utiliser
}
golden_age-if-cards = { $n ->
    [0] tu n’as pas de { $back }
   *[other] tu as au plus { COUNT($n, $back) }
}

## Questions

golden_age-ask-place-marker = Place ton premier marqueur. Il n’y en a qu’un par province.
golden_age-ask-place-pawn = { $n ->
    [one] Place ton second pion dans une province sans marqueur, avec un pion au plus.
   *[other] Place { $n } pions dans des provinces sans marqueur, deux au plus par province.
}
golden_age-ask-stadtholder = Choisis le marchand d’où part le Stathouder.
golden_age-ask-roll = Lance les dés. Si tu as une carte Dé, tu peux choisir le total à la place.
golden_age-ask-turn = Joue dans l’ordre que tu veux, puis termine ton tour.
golden_age-ask-bid = { $asked ->
    [alone] { $seat } vend l’action { $colour } ({ $province }) : { $deed }. On n’a demandé qu’à toi : { $least } suffit.
   *[several] { $seat } vend l’action { $colour } ({ $province }) : { $deed }. Combien en donnes-tu ? Mise { $least } ou plus, ou passe pour de bon.
}
golden_age-ask-perform = Tu as gagné l’action { $colour } ({ $province }) : { $deed }. Utilise-la maintenant.
golden_age-ask-offer-settle = Hors de ton tour : tu peux changer trois pions en un marqueur ({ $province }). Le tour en cours continue.
golden_age-ask-offer-sail = Hors de ton tour : tu peux embarquer si ton équipage est complet. Le tour en cours continue.
golden_age-ask-offer-both = Hors de ton tour : tu peux changer trois pions en un marqueur ({ $province }), ou embarquer si ton équipage est complet. Le tour en cours continue.
golden_age-ask-owe-settle = Change trois pions en un marqueur ({ $province }), ou ne fais rien. Le tour suivant commence après ta réponse.
golden_age-ask-owe-sail = Embarque si ton équipage est complet, ou ne fais rien. Le tour suivant t’attend.
golden_age-ask-owe-both = Change trois pions en un marqueur ({ $province }), embarque si ton équipage est complet, ou ne fais rien. Le tour suivant commence après ta réponse.

## Mots des boutons, à côté de ce qu’ils font

golden_age-do-place-marker = Placer
golden_age-do-place-pawn = Placer
golden_age-do-stadtholder = Placer
golden_age-do-roll = Lancer
golden_age-do-die = Choisir
golden_age-do-end = Fin du tour
golden_age-do-move = Déplacer
golden_age-do-guild = Prendre
golden_age-do-marker = Créer
golden_age-do-cash = Encaisser
golden_age-do-sail = Embarquer
golden_age-do-pawn = Placer
golden_age-do-invest = Piocher
golden_age-do-paint = Piocher
golden_age-do-pay-painter = Payer
golden_age-do-colony = Piocher
golden_age-do-culture = Piocher
golden_age-do-spice = Piocher
golden_age-do-auction = Vendre
golden_age-do-bid = Miser
golden_age-do-pass = Passer

## Ce qu’une annulation reprend, sur son bouton ; les verbes absents portent les mots ci-dessus

golden_age-undo-place-marker = marqueur, { $province }
golden_age-undo-place-pawn = pion, { $province }
golden_age-undo-stadtholder = marchand, case { $n }
golden_age-undo-die = choisir { $total }
golden_age-undo-move = { $start } → { $province }
golden_age-undo-guild = prendre { THE($guild) }
golden_age-undo-marker = marqueur, { $province }
golden_age-undo-sail = embarquer, { SHORT($colony) }
golden_age-undo-pawn = pion, { $province }
golden_age-undo-auction = vendre l’action, { $province }
golden_age-undo-bid = miser { $money }

## Libellés

golden_age-place-marker = Marqueur : { $province } · { SHORT($colour) }, { $deed }
golden_age-place-pawn = Pion : { $province } ({ SHORT($colour) }){ $n ->
    [0] {""}
    [one] {" "}· { $n } pion sur place
   *[other] {" "}· { $n } pions sur place
}
golden_age-stadtholder = Marchand de la case { $n } · { $total } cases plus loin : { $space }
golden_age-roll = Lancer les deux dés
golden_age-die-open = Choisir le total (carte Dé)
golden_age-die-total = Jouer une carte Dé : { $total }
golden_age-die = Jouer une carte Dé : { $total } → { $space } · pour toi { $money }
golden_age-die-at = { $total } → { $space } · pour toi { $money }
golden_age-move = { $start } → { $province } · { $money }
golden_age-guild = Prendre { THE($guild) } · { $money }
golden_age-guild-displace = Prendre { THE($guild) } à { $seat } · { $money }
golden_age-marker = Marqueur contre { $n } pions : { $province }
golden_age-marker-moved = Marqueur contre { $n } pions : { $source } → { $province }
golden_age-sail = Embarquer : { $colony } avec { $cards }
golden_age-sail-open = Embarquer : { $colony } · { $before } → { $after } points
golden_age-sail-moved = { CAP($source) } → { $colony } : { $cards }
golden_age-sail-moved-open = { CAP($source) } → { $colony } · { $before } → { $after } points
golden_age-pawn = Pion : { $province } ({ $marker }) · { $money }
golden_age-pawn-won = Pion : { $province }
golden_age-draw = { CAP($card) } ({ $marker }) · { $money }
golden_age-draw-won = Piocher { A($card) }
golden_age-pay-painter = { CAP($card) }, { $n } sur { $payments } ({ $marker }) · { $money }
golden_age-pay-painter-won = { CAP($card) }, { $n } sur { $payments } · { $money }
golden_age-auction = Vendre l’action { $colour } ({ $province }) : { $deed }
golden_age-bid-open = Miser { $least } ou plus
golden_age-bid = Miser { $money } · reste { $left } si tu gagnes
golden_age-pass-bid = Passer : ne plus miser
golden_age-pass-offer = Ne rien faire maintenant
golden_age-cash = Encaisser { COUNT($n, $card) } · +{ $money }
golden_age-end = Terminer ton tour · { $points } points
golden_age-end-winning = Terminer et gagner · { $points } points

## Ce qu’un coup change

golden_age-change-settle = { $n } pions ({ $province }) peuvent devenir un marqueur
golden_age-change-money = tu as { $money }
golden_age-change-left = il te reste { $money }

## Libellés sur une ligne de téléphone, et ce qu’ils laissent de côté

golden_age-place-marker-at = { $province } ({ SHORT($colour) }) · { $deed }
golden_age-place-marker-at-short = { $province } ({ SHORT($colour) })
golden_age-place-marker-at-below = { $deed }
golden_age-place-pawn-at = { $province } ({ SHORT($colour) }){ $n ->
    [0] {""}
    [one] {" "}· { $n } pion sur place
   *[other] {" "}· { $n } pions sur place
}
golden_age-place-pawn-at-short = { $province } ({ SHORT($colour) })
golden_age-place-pawn-at-below = { $n ->
    [0] aucun pion sur place
    [one] { $n } pion sur place
   *[other] { $n } pions sur place
}
golden_age-stadtholder-short = Marchand, case { $n }
golden_age-stadtholder-below = { $total } cases plus loin : { $space }
golden_age-die-short = Choisir { $total } · { $money }
golden_age-die-below = { $space }
golden_age-die-at-short = { $total } → { $space }
golden_age-die-at-below = pour toi { $money }
golden_age-move-at = { $province } · { $money }
golden_age-guild-at = { CAP($guild) } · { $money }
golden_age-guild-displace-short = { golden_age-guild }
golden_age-guild-displace-below = à { $seat }
golden_age-guild-displace-at = { CAP($guild) }, à { $seat } · { $money }
golden_age-guild-displace-at-short = { golden_age-guild-at }
golden_age-guild-displace-at-below = à { $seat }
golden_age-marker-at = { $province }
golden_age-marker-moved-short = { CAP(SHORT($source)) } → { $province }
golden_age-marker-moved-below = marqueur contre { $n } pions
golden_age-sail-at = { $colony } avec { $cards }
golden_age-sail-open-at = { $colony } · { $before } → { $after } points
golden_age-sail-short = Embarquer : { SHORT($colony) }
golden_age-sail-below = { $cards }
golden_age-sail-open-short = { golden_age-sail-short }
golden_age-sail-open-below = { $before } → { $after } points
golden_age-sail-moved-short = { CAP(SHORT($source)) } → { SHORT($colony) }
golden_age-sail-moved-below = { golden_age-sail-below }
golden_age-sail-moved-open-short = { golden_age-sail-moved-short }
golden_age-sail-moved-open-below = { golden_age-sail-open-below }
golden_age-pawn-short = Pion : { $province } · { $money }
golden_age-pawn-below = { $marker }
golden_age-pawn-at = { $province }
golden_age-pawn-won-at = { $province }
golden_age-draw-short = { CAP(SHORT($card)) } · { $money }
golden_age-draw-below = { $marker }
golden_age-pay-painter-short = { CAP(SHORT($card)) }, { $n } sur { $payments } · { $money }
golden_age-pay-painter-below = { $marker }
golden_age-pay-painter-won-short = { golden_age-pay-painter-short }
golden_age-auction-short = Vendre l’action { $colour } ({ $province })
golden_age-auction-below = { $deed }
golden_age-auction-at = { $province } ({ SHORT($colour) }) : { $deed }
golden_age-auction-at-short = { $province } ({ SHORT($colour) })
golden_age-auction-at-below = { $deed }
golden_age-bid-short = Miser { $money }
golden_age-bid-below = reste { $left } si tu gagnes
golden_age-cash-short = Encaisser { SHORT($card) } +{ $price }
golden_age-cash-below = { COUNT($n, $card) } pour { $money }

## Ce qui s’est passé

golden_age-event-marker-placed = { $seat } place un marqueur : { $province }.
    .you = Tu places un marqueur : { $province }.
golden_age-event-pawns-placed = { $n ->
    [one] { $seat } place un pion : { $places }.
   *[other] { $seat } place { $n } pions : { $places }.
}
    .you = { $n ->
        [one] Tu places un pion : { $places }.
       *[other] Tu places { $n } pions : { $places }.
    }
golden_age-event-stadtholder-placed = { $seat } fait partir le Stathouder d’un marchand (case { $n }).
    .you = Tu fais partir le Stathouder d’un marchand (case { $n }).
golden_age-event-turn-began = Tour { $turn } : à { $seat } de lancer les dés.
    .you = Tour { $turn } : à toi.
golden_age-event-rolled = { $seat } lance { $first } + { $second } = **{ $total }**.
    .you = Tu lances { $first } + { $second } = **{ $total }**.
golden_age-event-rolled-paid = { $seat } lance { $first } + { $second } = **{ $total }** : { $space }. { $income }
    .you = Tu lances { $first } + { $second } = **{ $total }** : { $space }. { $income }
golden_age-event-chosen = { $seat } joue une **carte Dé** et choisit **{ $total }**.
    .you = Tu joues une **carte Dé** et choisis **{ $total }**.
golden_age-event-chosen-paid = { $seat } joue une **carte Dé** et choisit **{ $total }** : { $space }. { $income }
    .you = Tu joues une **carte Dé** et choisis **{ $total }** : { $space }. { $income }
golden_age-event-stadtholder-moved = Le Stathouder s’arrête : { $space }. { $income }
golden_age-event-pawns-moved = { $n ->
    [one] { $seat } déplace un pion ({ $ways }) pour { $money }.
   *[other] { $seat } déplace des pions ({ $ways }) pour { $money }.
}
    .you = { $n ->
        [one] Tu déplaces un pion ({ $ways }) pour { $money }.
       *[other] Tu déplaces des pions ({ $ways }) pour { $money }.
    }
golden_age-event-guild = { $seat } prend **{ THE($guild) }** pour { $money }.
    .you = Tu prends **{ THE($guild) }** pour { $money }.
golden_age-event-guild-displaced = { $seat } prend **{ THE($guild) }** à { $loser } pour { $money }.
    .you = Tu prends **{ THE($guild) }** à { $loser } pour { $money }.
    .you-loser = { $seat } te prend **{ THE($guild) }** pour { $money }.
golden_age-event-marker-made = { $seat } change trois pions en un **marqueur** : { $province }.
    .you = Tu changes trois pions en un **marqueur** : { $province }.
golden_age-event-marker-moved = { $seat } change trois pions en un **marqueur** : { $province } (il vient d’ailleurs : { $source }).
    .you = Tu changes trois pions en un **marqueur** : { $province } (il vient d’ailleurs : { $source }).
golden_age-event-sailed = { $seat } embarque : **{ $colony }**, avec { $cards }.
    .you = Tu embarques : **{ $colony }**, avec { $cards }.
golden_age-event-sailed-moved = { $seat } embarque : **{ $colony }**, avec { $cards } ; le marqueur vient d’ailleurs ({ $source }).
    .you = Tu embarques : **{ $colony }**, avec { $cards } ; ton marqueur vient d’ailleurs ({ $source }).
golden_age-event-bought = { $seat } obtient { $things } pour { $money }.
    .you = Tu obtiens { $things } pour { $money }.
golden_age-event-deed = { $deed }.
golden_age-deed-draws = { $seat } pioche { A($card) }
    .you = Tu pioches { A($card) }
golden_age-deed-draws-seen = { $seat } pioche **{ A($card) }**
    .you = Tu pioches **{ A($card) }**
golden_age-deed-adds = { $seat } ajoute un pion ({ $province })
    .you = Tu ajoutes un pion ({ $province })
golden_age-deed-pays = { $seat } paie { $money } à un peintre ({ $card }, { $n } sur { $payments })
    .you = Tu paies { $money } à un peintre ({ $card }, { $n } sur { $payments })
golden_age-deed-finishes = { $seat } verse le dernier florin pour { A($card) }, qui est finie : **{ $points } points**
    .you = Tu verses le dernier florin pour { A($card) }, qui est finie : **{ $points } points**
golden_age-deed-pending = { $seat } peut maintenant l’utiliser
    .you = Tu peux maintenant l’utiliser
golden_age-event-painting-finished = { $seat } finit { A($card) } : **{ $points } points**.
    .you = Tu finis { A($card) } : **{ $points } points**.
golden_age-event-reshuffled = { CAP(THE($deck)) } est vide : sa défausse est mélangée et la remplace.
golden_age-event-cashed = { $seat } encaisse { $cards } pour **{ $money }**.
    .you = Tu encaisses { $cards } pour **{ $money }**.
golden_age-event-auction-opened = **Enchère** : { $seller } vend l’action { $colour } ({ $province }). Ouverte à { $seats }.
    .you-seller = **Enchère** : tu vends l’action { $colour } ({ $province }). Ouverte à { $seats }.
    .you-seats = **Enchère** : { $seller } vend l’action { $colour } ({ $province }). On n’a demandé qu’à toi.
golden_age-event-auction-asked = **Enchère** ouverte à { $seats }.
    .you-seats = **Enchère** ouverte à toi seulement.
golden_age-event-auction-won = **Enchère** { OF($seller) }, action { $colour } ({ $province }) : { $bids }. Adjugée pour **{ $money }**. { $deed }.
    .you-seller = **Ton enchère**, action { $colour } ({ $province }) : { $bids }. Adjugée pour **{ $money }**. { $deed }.
golden_age-event-auction-ended = { $winner } achète à { $seller } l’action { $colour } ({ $province }) pour **{ $money }**. { $deed }.
    .you-seller = { $winner } t’achète l’action { $colour } ({ $province }) pour **{ $money }**. { $deed }.
    .you-winner = Tu achètes à { $seller } l’action { $colour } ({ $province }) pour **{ $money }**. { $deed }.
golden_age-event-auction-failed = **Enchère** { OF($seller) }, action { $colour } ({ $province }) : aucune mise, le marqueur reste actif.
    .you-seller = **Ton enchère**, action { $colour } ({ $province }) : aucune mise, ton marqueur reste actif.
golden_age-event-bids = Mises : { $bids }.
golden_age-event-bid = { $seat } mise { $money }.
    .you = Tu mises { $money }.
golden_age-event-passed = { $seat } passe.
    .you = Tu passes.
golden_age-event-unable = { $seat } n’a plus de quoi miser.
    .you = Tu n’as plus de quoi miser.
golden_age-event-turn-ended = { $seat } termine son tour avec **{ $points }** points.
    .you = Tu termines ton tour avec **{ $points }** points.
golden_age-event-won = { $seat } **gagne** avec **{ $points }** points.
    .you = Tu **gagnes** avec **{ $points }** points.

## Le plateau en texte

golden_age-headline-setup = Mise en place · à { $seat } de placer
    .you = Mise en place · à toi de placer
golden_age-headline-before = Tour { $turn } · à { $seat } de lancer les dés
    .you = Tour { $turn } · à toi de lancer les dés
golden_age-headline = Tour { $turn } · lancer { OF($seat) } : { $total }
    .you = Tour { $turn } · ton lancer : { $total }
golden_age-headline-auction = Tour { $turn } · { $seat } vend l’action { $colour } ({ $province })
    .you = Tour { $turn } · tu vends l’action { $colour } ({ $province })
golden_age-headline-over = Fin après le tour { $turn }
golden_age-standing = { $seat } { $points }
golden_age-measure = Points ({ $n } pour gagner)
golden_age-measure-over = Points
golden_age-sight-seat = { $seat } : { $money }, { $n ->
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}

golden_age-board-hand-of = Main { OF($seat) }
    .you = Ta main
golden_age-board-no-hand = Aucune carte
golden_age-board-hand-set = { $cards } ({ $set ->
    [one] { $money } pièce
   *[other] { $money } les { $set }
})
golden_age-board-hand-card = { $cards } ({ $effect })
golden_age-board-auction = Enchère { OF($seller) } : action { $colour } ({ $province })
    .you-seller = Ton enchère : action { $colour } ({ $province })
golden_age-board-no-bid = Pas encore de mise ; au moins { $least }
golden_age-board-highest = Plus haute mise : { $money } ({ $seat }) ; ensuite au moins { $least }
    .you = Plus haute mise : { $money } (toi) ; ensuite au moins { $least }
golden_age-board-asked = Ouverte à { $seats }
golden_age-board-bidders = Encore en lice, dans l’ordre des réponses : { $seats }
golden_age-board-offers = Possible hors de son tour
golden_age-board-offer-settle = { $seat } : trois pions en un marqueur ({ $province })
golden_age-board-offer-sail = { $seat } : embarquer, avec un équipage complet
golden_age-board-offer-both = { $seat } : trois pions en un marqueur ({ $province }), ou embarquer avec un équipage complet
golden_age-board-uses = Marqueurs { OF($seat) } ce tour-ci
    .you = Tes marqueurs ce tour-ci
golden_age-board-use = { CAP($place) } : { $deed }, { $money }{ $brown ->
    [0] {""}
   *[other] {" "}(peintre { $payment })
}{ $auction ->
    [0] {""}
   *[other] {" "}· peut se vendre
}
golden_age-board-use-done = { CAP($place) } : { $deed }, déjà fait
golden_age-board-use-selling = { CAP($place) } : { $deed }, en vente
golden_age-board-use-impossible = { CAP($place) } : { $deed }, impossible maintenant{ $auction ->
    [0] {""}
   *[other] {" "}· peut se vendre
}
golden_age-board-costs = Ce que coûtent les actions
golden_age-board-cost = { CAP($what) } : { $money }
golden_age-board-cost-between = { CAP($what) } : de { $least } à { $most }, selon la colonie
golden_age-cost-painter = paiement à un peintre
    .gender = m
golden_age-cost-border = pion par frontière franchie
    .gender = m
golden_age-board-seat = { $seat }
golden_age-board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} : { $sources }
golden_age-board-no-points = 0 point
golden_age-points-pawns = pions { $n }
golden_age-points-provinces = provinces { $n }
golden_age-points-east = Indes { $n }
golden_age-points-west = Antilles { $n }
golden_age-points-art = art { $n }
golden_age-points-windmills = moulins { $n }
golden_age-points-governors = gouverneurs { $n }
golden_age-points-money = argent { $n }
golden_age-board-means = { $money } · en réserve { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
golden_age-board-cards = En main : { $cards }
golden_age-board-paintings = Toiles : { $paintings }
golden_age-board-painting = { $points } points ({ $paid } sur { $payments })
golden_age-board-painting-finished = { $points } points (finie)
golden_age-board-governors = { $n ->
    [one] Gouverneur : { $provinces }
   *[other] Gouverneurs : { $provinces }
}
golden_age-board-provinces = Provinces
golden_age-board-province-marker = { $province } ({ SHORT($colour) }) : marqueur { OF($seat) }{ $used ->
    [0] {""}
   *[other] {" "}(utilisé)
}
    .you = { $province } ({ SHORT($colour) }) : ton marqueur{ $used ->
        [0] {""}
       *[other] {" "}(utilisé)
    }
golden_age-board-province-pawns = { $province } ({ SHORT($colour) }) : pions { $pawns }
golden_age-board-province-both = { $province } ({ SHORT($colour) }) : marqueur { OF($seat) }{ $used ->
    [0] {""}
   *[other] {" "}(utilisé)
} · pions { $pawns }
    .you = { $province } ({ SHORT($colour) }) : ton marqueur{ $used ->
        [0] {""}
       *[other] {" "}(utilisé)
    } · pions { $pawns }
golden_age-board-province-empty = { $province } ({ SHORT($colour) }) : vide
golden_age-board-guilds = Guildes
golden_age-board-guild-free = { CAP($guild) } : libre, { $money }
golden_age-board-guild = { CAP($guild) } : { $seat } à { $step }{ $used ->
    [0] {""}
   *[other] {" "}(utilisé)
}, ensuite { $money }
    .you = { CAP($guild) } : toi à { $step }{ $used ->
        [0] {""}
       *[other] {" "}(utilisé)
    }, ensuite { $money }
golden_age-board-guild-top = { CAP($guild) } : { $seat } à { $step }, à l’abri{ $used ->
    [0] {""}
   *[other] {" "}(utilisé)
}
    .you = { CAP($guild) } : toi à { $step }, à l’abri{ $used ->
        [0] {""}
       *[other] {" "}(utilisé)
    }
golden_age-board-colonies = Colonies
golden_age-board-colony-free = { $colony } : libre · { $points } points, épices { $money }
golden_age-board-colony = { $colony } : { $markers } · épices { $money }
golden_age-board-marker-of = { $seat }{ $used ->
    [0] {""}
   *[other] {" "}(utilisé)
}
    .you = toi{ $used ->
        [0] {""}
       *[other] {" "}(utilisé)
    }
golden_age-board-track = Le Stathouder
golden_age-board-track-empty = Pas encore placé
golden_age-board-stadtholder = Case { $n } : { $space }
golden_age-board-ahead = { $total } → { $space } : { $seats }
golden_age-board-ahead-all = { $total } → { $space } : { $money } pour tout le monde
golden_age-board-ahead-nothing = { $total } → { $space } : rien
golden_age-board-decks = Pioches et leurs défausses
golden_age-board-deck = { $deck } { $n } ({ $discards })
golden_age-board-target = Finis ton propre tour avec { $n } points pour gagner

## Ce qu’il faut faire d’abord

golden_age-duty-place-marker = place ton premier marqueur
golden_age-duty-place-pawns = place tes premiers pions
golden_age-duty-place-stadtholder = choisis le marchand du Stathouder
golden_age-duty-bid = mise dans l’enchère, ou passe
golden_age-duty-add = pose dans une province le pion que tu as gagné
golden_age-duty-paint = utilise l’action marron que tu as gagnée : pioche une carte Art ou paie un peintre

## Refus

golden_age-no-not-now = Ça doit attendre. D’abord, { $duty }.
golden_age-no-setup = C’était pour la mise en place, avant le premier tour. Joue plutôt les coups d’un tour.
golden_age-no-roll-first = Lance d’abord les dés. Avant, tu peux seulement jouer une carte Dé ou encaisser des séries.
golden_age-no-roll-again = Tu as déjà lancé ce tour-ci. Utilise tes marqueurs, ou termine ton tour.
golden_age-no-die = Tu n’as pas de carte Dé. Lance les dés.
golden_age-no-die-late = Tu as déjà lancé, et une carte Dé se joue avant. Garde-la pour ton prochain tour.
golden_age-no-die-total = Deux dés ne peuvent pas faire { $n }. Choisis un total de { $lo } à { $hi }.
golden_age-no-other-turn = C’est le tour { OF($seat) }. Tu peux faire ce qui t’est proposé, encaisser une série, ou passer.
golden_age-no-auction-now = Il n’y a pas d’enchère où miser ou passer. Joue ton tour, ou termine-le.

golden_age-no-such-province = Il n’y a pas de province « { $text } ». Choisis une des dix de la carte.
golden_age-no-such-guild = Il n’y a pas de guilde « { $text } ». Choisis verte, jaune, marron, bleue ou grise.
golden_age-no-such-place = Il n’y a pas de place « { $text } » pour un marqueur. Nomme une province, la couleur d’une guilde ou une colonie de 2 à 7.
golden_age-no-such-space = La piste n’a pas de case { $n } ; les cases vont de 0 à { $last }.
golden_age-no-such-colony = Il n’y a pas de colonie « { $text } » ; elles vont de 2 à 7.
golden_age-no-such-card = Il n’y a pas de carte « { $text } ». Choisis une carte de ta main.
golden_age-no-such-crew = « { $text } » ne fait pas partie d’un équipage. Donne navire, capitaine et canon, ou des jokers à leur place.
golden_age-no-such-painting = Cette toile inachevée n’est pas à toi. Choisis { $paintings }.

golden_age-no-first-marker = { $seat } a déjà un marqueur là : { $province }. Libres : { $free }.
golden_age-no-first-pawn-marker = { $seat } a un marqueur là : { $province }. Les premiers pions vont où il n’y en a pas : { $free }.
golden_age-no-first-pawn-full = Il y a déjà { $n } pions là : { $province }. C’est la limite à la mise en place. Libres : { $free }.
golden_age-no-merchant-space = La case { $n } n’est pas un marchand. Le Stathouder part d’une de celles-ci : { $spaces }.

golden_age-no-pay = Ça coûte { $cost }, et tu as { $money }. Encaisse une série si tu en as une, ou vends une action.
golden_age-no-pawn-there = Tu n’as pas de pion là : { $province }. Choisis une province où tu en as un.
golden_age-no-move-same = Le pion est déjà là : { $province }. Choisis une autre province.
golden_age-no-guild-own = { CAP(THE($guild)) } est déjà à toi, et on ne surenchérit pas sur soi-même.
golden_age-no-guild-top = { $seat } a un marqueur sur la plus haute case ({ $money }), que rien ne peut chasser : { $guild }.
golden_age-no-guild-reserve = Une guilde demande un marqueur de ta réserve, et elle est vide. Aucun autre marqueur ne peut y aller.
golden_age-no-settle-taken = Il y a déjà là le seul marqueur permis, celui { OF($seat) } : { $province }.
golden_age-no-settle-pawns = Un marqueur prend { $n } de tes pions dans une même province, et tu en as { $have } là : { $province }.
golden_age-no-settle-now = Pendant le tour { OF($seat) }, tu ne peux pas créer de marqueur. Fais-le pendant le tien.
golden_age-no-settle-there = Pendant le tour { OF($seat) }, tu peux créer un marqueur seulement là où tu viens d’ajouter un pion : { $province }.
golden_age-no-sail-now = Pendant le tour { OF($seat) }, tu ne peux pas embarquer. Fais-le pendant le tien.
golden_age-no-source-reserve = Ta réserve a encore des marqueurs, prends-en un. Laisse l’origine vide.
golden_age-no-source = Ta réserve est vide. Nomme un marqueur pas encore utilisé, à déplacer à la place.
golden_age-no-source-used = Ce marqueur a été utilisé ce tour-ci et ne bouge pas : { $place }. Déplaces-en un autre.
golden_age-no-source-same = Le marqueur est déjà là : { $place }. Déplaces-en un autre.

golden_age-no-cash = Pour ça, il te faut { $cards }, et tu en as { $have }. Continue ta collection.
golden_age-no-cash-card = Tu ne peux pas encaisser { A($card) }, seulement les cartes Investissement et Épices.
golden_age-no-crew = Il manque { $missing } à ton équipage, et tu as { $jokers ->
    [0] zéro joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}. Pioche d’autres cartes Colonie.
golden_age-no-crew-card = Tu n’as pas ça : { $card }. Ne le donne pas, un joker le remplace.
golden_age-no-crew-jokers = Il te faudrait { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
} pour ce que tu ne donnes pas, et tu en as { $jokers }. Donne plus de cartes parmi navire, capitaine et canon.
golden_age-no-crew-twice = Nomme navire, capitaine et canon une seule fois, dans cet ordre.
golden_age-no-colony = { $colony } est déjà à { $seat }. Libres : { $free }.

golden_age-no-active = Tu n’as pas de marqueur disponible pour l’action { $colour }. Il en faut un, pas encore utilisé, dans une province ou sur une guilde de cette couleur.
golden_age-no-active-colony = Tu n’as pas de marqueur disponible dans une colonie, et les cartes Épices ne se piochent que là.
golden_age-no-marker-named = Dis quel marqueur tu utilises pour l’action { $colour } : { $places }.
golden_age-no-marker-there = Tu n’as pas de marqueur là : { $place }. Choisis un endroit où tu en as un.
golden_age-no-marker-other = Ce marqueur est celui { OF($seat) } : { $place }. Choisis un des tiens.
golden_age-no-marker-used = Ce marqueur a été utilisé ce tour-ci : { $place }. Un marqueur agit une fois par tour.
golden_age-no-marker-won = Cette action, tu l’as gagnée aux enchères : ne nomme pas de marqueur.
golden_age-no-colour = C’est une action { $colour } ({ $deed }) : { $place }. Il t’en faut une { $wanted }.
golden_age-no-pawn-left = Tes { $n } pions sont déjà dans les provinces. Changes-en { $settle } en un marqueur pour les récupérer.
golden_age-no-card-left = { CAP(THE($deck)) } et sa défausse sont vides. Utilise le marqueur plus tard, ou pas du tout.
golden_age-no-art-left = La pioche Art et sa défausse sont vides. Paie plutôt un peintre pour une de tes toiles.
golden_age-no-painting = Tu n’as pas de toile inachevée. Pioche plutôt une carte Art.

golden_age-no-auction-place = Tu peux vendre seulement l’action d’un marqueur dans une province, pas celle-ci : { $place }.
golden_age-no-auction-place-but = Tu peux vendre seulement l’action d’un marqueur dans une province, pas celle-ci : { $place }. Possible : { $places }.
golden_age-no-auction-again = Personne n’a voulu de cette action ce tour-ci : { $province }. Tu peux encore l’utiliser toi-même.
golden_age-no-auction-bidder = Personne d’autre ne pourrait faire ou payer cette action maintenant : { $province }. Utilise-la toi-même.
golden_age-no-bid-low = Mise au moins { $least }, ou passe.
golden_age-no-bid-high = Tu as { $money }, et une mise gagnante se paie tout de suite. Mise { $most } au plus, encaisse d’abord une série, ou passe.
golden_age-no-bid-painter = Tu as { $money }, et il te faudra { $kept } pour le peintre. Mise { $most } au plus, encaisse d’abord une série, ou passe.
golden_age-no-bid-poor = La plus petite mise est de { $least }, et tu as { $money }. Encaisse une série si tu en as une, ou passe.

## Cartes illustrées

golden_age-picture-board = Le plateau
golden_age-picture-board-says = À chaque tour, deux dés font avancer le Stathouder sur sa piste. Il paie les pièces des deux provinces de sa case, { $pay_pawn } par pion et { $pay_marker_bare } par marqueur.
golden_age-picture-board-mark-stadtholder = case du Stathouder
golden_age-picture-board-mark-guild = une guilde, son prix
golden_age-picture-board-mark-marker = marqueur de { $b }
golden_age-picture-board-mark-pawn = pion de { $a }
golden_age-picture-board-mark-sign = signe de sa guilde
golden_age-picture-actions = Ce qu’achète un marqueur
golden_age-picture-actions-says = Une fois par tour, un marqueur achète ce qu’offre la guilde de sa province : une carte à { $card_cost }, ou un pion à { $pawn_cost } dans une province verte. Trois pions réunis deviennent un marqueur.
golden_age-picture-actions-mark-investment = jaune : investissements
golden_age-picture-actions-mark-art = marron : toiles
golden_age-picture-actions-mark-colony = bleu : cartes Colonie
golden_age-picture-actions-mark-culture = gris : culture
golden_age-picture-actions-mark-spice = épices : aux colonies
golden_age-picture-auction = Une vente aux enchères
golden_age-picture-auction-says = { $b } n’a pas besoin de l’action en Hollande et la vend. L’enchère la plus haute paie { $b }, et l’action est faite tout de suite, sans autre coût.
golden_age-picture-auction-mark-seller = { $b } vend
golden_age-picture-auction-mark-province = donne un nouveau pion
golden_age-picture-auction-mark-bid = mise la plus basse
golden_age-picture-auction-mark-passed = { $c } a passé
golden_age-picture-auction-mark-asked = { $a } mise ou passe
golden_age-picture-points = Les points
golden_age-picture-points-says = { $b } a deux marqueurs sur la carte, à { $points_marker } points pièce : **{ $points } points**. Un pion vaut { $points_pawn }, une colonie { $points_east } ou { $points_west }, un moulin { $points_windmill }. Il en faut { $target } à la fin de son propre tour.
golden_age-picture-points-mark-points = points actuels
golden_age-picture-points-mark-money = florins
golden_age-picture-points-mark-markers = marqueurs restants
golden_age-picture-points-mark-pawns = pions restants
golden_age-picture-points-mark-cards = cartes cachées
golden_age-picture-points-mark-way = le chemin vers { $target }

## La leçon

golden_age-lesson-settle = Tu gagnes si tu finis un de tes tours avec { $target } points. Les pièces rouges marquées A sont à toi : trois pions en Zélande, placés plus tôt, { COUNT($points_pawn, "point", "points") } pièce. Sans marqueur sur place, ils peuvent en devenir un, qui vaut { $points_marker }. **Crée un marqueur en Zélande.**
golden_age-lesson-settle-done = Tu passes de 7 à 8 points, et tes trois pions peuvent resservir. Mais surtout, un marqueur t’achète quelque chose à chaque tour.
golden_age-lesson-settle-other = Ça marche aussi. Mais trois pions valent { COUNT($points_settled, "point", "points") }, un marqueur { $points_marker }, et il achète quelque chose à chaque tour.
golden_age-lesson-invest = Ton tour suivant. La couleur de sa province dit ce qu’un marqueur achète : la Zélande est bleue, donc des cartes Colonie ; le Brabant est jaune, donc des investissements, qui rapportent de l’argent. Ces cartes restent secrètes. **Pioche une carte Investissement.**
golden_age-lesson-invest-done = Une carte Deux dames. Seule, elle ne rapporte rien ; à deux, { $set_tulip2 }. Le marqueur du Brabant est pâle : il a servi pour ce tour.
golden_age-lesson-invest-other = Ça marche aussi. Mais un marqueur ne sert qu’une fois par tour, et ce qu’il ne fait pas maintenant ne se rattrape pas.
golden_age-lesson-end = Tes deux marqueurs ont servi : celui de Zélande t’a donné une carte Colonie, un navire. Place aux autres. Chaque tour commence par deux dés : le pion du Stathouder avance, et les deux provinces à côté rapportent **à tout le monde** { $pay_pawn } par pion, { $pay_marker_bare } par marqueur. **Finis ton tour.**
golden_age-lesson-end-done = Ulrich a lancé 7, et le Stathouder s’est arrêté au Brabant et en Zélande : { $pay_marker_bare } par marqueur, { $pay_pawn_bare } par pion. Et tes marqueurs peuvent servir de nouveau.
golden_age-lesson-end-other = Ça marche aussi. Ton tour dure jusqu’à ce que tu le finisses.
golden_age-lesson-cash = Tu as pioché une deuxième carte Deux dames, et il te reste 1 florin. Chaque fois que c’est à toi de décider, tu peux encaisser une série. **Encaisse tes deux cartes.**
golden_age-lesson-cash-done = Voilà { $set_tulip2 }, à dépenser tout de suite. Et { $point_cost } complets valent aussi un point.
golden_age-lesson-cash-other = Ça marche aussi. La série se garde, mais elle n’achète rien tant qu’elle est dans ta main.
golden_age-lesson-auction = Tu as trois marqueurs, mais celui du Limbourg est vert : un nouveau pion pour { $pawn_cost }, et il te reste 1 florin. Laisse donc les autres miser : le pion est à qui gagne l’enchère, et sa mise est **pour toi**. **Vends l’action du Limbourg.**
golden_age-lesson-auction-done = Sibylla est allée jusqu’à 3 florins, Ulrich à 3½ : ces 3½ sont pour toi, à dépenser dès ce tour. Ton marqueur a servi.
golden_age-lesson-auction-other = Ça marche aussi. Mais une action que tu ne peux pas payer ne rapporte rien, sauf si tu la vends.
golden_age-lesson-bid = Ulrich vend une action grise, une carte Culture. À ton tour, tu la paierais { $card_cost }. Tout le monde dit en secret jusqu’où miser, et je ne mise que le nécessaire. Sibylla n’a que 1½ florin. **Mise jusqu’à 2.**
golden_age-lesson-bid-done = La carte est à toi, et c’est un moulin : { COUNT($points_windmill, "point", "points") } jusqu’à la fin. Personne ne saura où était ta limite.
golden_age-lesson-bid-other = Ça marche aussi. Mais 2 florins, c’est plus que ce que Sibylla possède, et une carte à ce prix est une affaire.
golden_age-lesson-guild = Tu as une toile de 5 points, mais elle ne compte qu’une fois payée. Il faut un marqueur dans une province marron, et tu n’en as pas. Une guilde en tient lieu ; personne n’a la marron, elle coûte donc { $guild_least }. **Prends la guilde marron.**
golden_age-lesson-guild-done = Un marqueur de ta réserve y est, prêt tout de suite. Une guilde ne vaut pas de points, et on peut t’en chasser pour { $guild_raise } de plus que ton prix.
golden_age-lesson-guild-other = Ça marche aussi. Mais sans marqueur marron, aucun peintre n’est payé.
golden_age-lesson-painting = Deux des trois paiements de ta toile sont faits. Un paiement prend { $painter } et une action marron, et ton nouveau marqueur sur la guilde a cette action. **Paie le peintre.**
golden_age-lesson-painting-done = Finie : ses 5 points comptent. Une toile plus chère demande plus de paiements, toujours deux de moins que ses points.
golden_age-lesson-painting-other = Ça marche aussi. Mais tant que le dernier paiement manque, la toile ne compte pas.
golden_age-lesson-sail = Un équipage emmène un marqueur dans une colonie : navire, capitaine et canon. Tu as les deux premiers, et un joker VOC comme troisième. Les colonies 2 à 6, aux Indes, valent { COUNT($points_east, "point", "points") } ; la 7, aux Antilles, { $points_west }. Tu en es à 27. **Embarque pour les Antilles.**
golden_age-lesson-sail-done = Ton équipage est défaussé, et tu as les { $target } points. Depuis sa colonie, ton marqueur pourrait maintenant acheter des épices, qui rapportent encore plus que les investissements.
golden_age-lesson-sail-other = Ça marche aussi. Mais il te manquait 6 points, et seules les Antilles en rapportent autant.
golden_age-lesson-win = { $target } points ne font gagner qu’à la fin de ton propre tour. D’ici là, personne ne peut te les prendre : il ne reste qu’une chose à faire. **Finis ton tour.**
golden_age-lesson-win-done = Tu gagnes avec { $target } points. Ulrich en avait 27.
golden_age-lesson-win-other = Ça marche aussi. Mais pour gagner, il te reste à finir ton tour.
golden_age-lesson-tips =
    C’était Le siècle d’or. Ce qui fait gagner :
    - **Placer les premiers pions côte à côte** : trois dans une province font un marqueur, qui achète à chaque tour.
    - **Vendre ce qu’on ne peut pas payer**, et le faire avant d’acheter.
    - **Chercher un équipage** tant qu’il reste des colonies. Si tout le monde le fait, viser les toiles.
