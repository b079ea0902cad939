### First Train to Nuremberg

first_train-name = First Train to Nuremberg
first_train-tagline = Influence, lignes, trains : le plus de points après 4 ou 5 manches gagne. 2 à 4 personnes.
first_train-first =
    Le but : le plus de points après 4 manches, ou 5 à deux ou trois. Tout passager ou marchandise transporté compte, et une série complète 2 de plus.
    D’abord tu mises des cubes pour l’influence : blanche pour l’ordre de construction, marron pour les trains, rouge et verte pour villes et ventes.
    Puis tu construis une ligne, d’une ville rouge ou verte ou de tes voies ; tu paies en cubes, puis en influence quand il n’y en a plus.
    Les trains coûtent du marron. Charge une chose à la fois : marchandise que tes voies atteignent, ou passager mené à une ville de sa couleur.
    Chaque voie coûte 1 aux pertes et profits par manche. Vends une ligne à la compagnie rouge ou verte : les villes y prennent sa couleur.
first_train-option-map = Carte
first_train-option-map-nuernberg = Nürnberg
first_train-option-map-nuernberg_compact = Nürnberg, compacte
first_train-option-map-wensleydale = Wensleydale
first_train-option-map-wensleydale_compact = Wensleydale, compacte
first_train-option-board = Face des plateaux à trois
first_train-option-board-3-4 = 3–4 : huit cases
first_train-option-board-2-3 = 2–3 : six cases
first_train-option-south = Le Sud (Wensleydale)
first_train-option-south-original = original : secteurs foncés
first_train-option-south-extended = étendu : les clairs aussi

## Choses (formes : voir i18n/grammar.py)

first_train-means-cubes = cube
    .gender = m
    .other = cubes
first_train-means-white = blanche
    .gender = f
    .mass = yes
first_train-means-brown = marron
    .gender = f
    .mass = yes
first_train-means-red = rouge
    .gender = f
    .mass = yes
first_train-means-green = verte
    .gender = f
    .mass = yes

first_train-company-red = compagnie rouge
    .gender = f
first_train-company-green = compagnie verte
    .gender = f

first_train-load-red = passager rouge
    .gender = m
    .other = passagers rouges
    .short = rouge
first_train-load-green = passager vert
    .gender = m
    .other = passagers verts
    .short = vert
first_train-load-beer = bière
    .gender = f
    .mass = yes
first_train-load-post = colis
    .gender = m
    .other = colis
first_train-load-stone = pierre
    .gender = f
    .mass = yes
first_train-load-cheese = fromage
    .gender = m
    .mass = yes

## Lieux et pièces dans les phrases

first_train-area = { $name }
first_train-line-areas = { $a } – { $b }
first_train-line-ends = { $a } – … – { $b }
first_train-train = train { $name }
first_train-box = case { $box }
first_train-box-brings = case { $box } : { $gain }
first_train-box-brings-short = case { $box }
first_train-box-brings-below = { $gain }
first_train-wish = case { $box } jusqu’à { $most }
first_train-piece = { $load } · { $area }
first_train-piece-short = { SHORT($load) } · { $area }
first_train-plus = { $a } + { $b }
first_train-counted = { COUNT($n, $means) }
first_train-nothing = rien
first_train-point = { $n ->
    [one] { $means }
   *[other] { $n } { $means }
}
first_train-choice = { $n ->
    [one] rouge ou verte
   *[other] { $n } rouge ou verte
}

## Ce que font les verbes, en une demi-ligne là où on les choisit

first_train-does-bid = une enchère moindre y est rendue
first_train-does-colour = le point est compté aussitôt
first_train-does-line = les cubes paient d’abord, puis l’influence
first_train-does-buy = à toi cette manche, sur toutes tes voies
first_train-does-load = va sur ton train le plus cher qui a de la place
first_train-does-sell = ses villes prennent la couleur de la compagnie
first_train-does-pass = tu gardes ce que tu as

## Commandes et tableau de bord

first_train-verb-bid = miser
first_train-verb-bid-desc = Mise des cubes sur une case de l’enchère
first_train-verb-colour = couleur
first_train-verb-colour-desc = Choisis rouge ou verte pour le dernier point de la case bicolore
first_train-verb-line = ligne
first_train-verb-line-desc = Construis ta ligne de cette manche
first_train-verb-buy = acheter
first_train-verb-buy-desc = Achète un train
first_train-verb-load = charger
first_train-verb-load-desc = Charge un passager ou une marchandise sur ton train le plus cher qui a de la place
first_train-verb-sell = vendre
first_train-verb-sell-desc = Vends une ligne à la compagnie rouge ou verte
first_train-verb-pass = passer
first_train-verb-pass-desc = Ne construis rien, ne vends rien, ou n’agis plus avec les trains cette manche

first_train-param-box = case
first_train-param-box-desc = Quelle case, par son numéro
first_train-param-cubes = cubes
first_train-param-cubes-desc = Combien de cubes tu mises
first_train-param-colour = couleur
first_train-param-colour-desc = Rouge ou verte
first_train-param-areas = secteurs
first_train-param-areas-desc = Les secteurs de la ligne dans leur ordre, depuis son début
first_train-param-pay = paiement
first_train-param-pay-desc = L’influence qui paie avant les autres ; pour un train, ce que tu échanges à 3 contre 1
first_train-param-train = train
first_train-param-train-desc = Quel train : 3a, 3b, 2a, 2b, 1a ou 1b
first_train-param-area = secteur
first_train-param-area-desc = D’où
first_train-param-load = chargement
first_train-param-load-desc = Un passager rouge ou vert, ou la marchandise qui est là
first_train-param-company = compagnie
first_train-param-company-desc = À la compagnie rouge ou verte

first_train-group-wishes = Dis jusqu’où tu vas
first_train-group-bid = Une seule enchère
first_train-group-colour = Rouge ou verte ?
first_train-group-line-wish = Donne ta ligne d’avance
first_train-group-line = Construire une ligne
first_train-group-errands = Donne une liste
first_train-group-buy = Acheter un train
first_train-group-load = Charger une chose
first_train-group-sell = Vendre une ligne
first_train-group-pass = Passer
first_train-group-ask-me = Ou décide à ton tour

## Ce qui est demandé

first_train-ask-bid = Mise sur une case. Tu peux avoir deux enchères posées, et tu dois miser tant que tu peux.
first_train-ask-colour = Le dernier point de la case { $box } est-il rouge ou vert ?
first_train-ask-line = Construis une ligne, ou passe.
first_train-ask-run = Achète un train, charge une chose, ou passe.
first_train-ask-sell = Vends une ligne à la compagnie rouge ou verte, ou passe.

## Noms des options

first_train-bid = Miser
first_train-colour = Choisir
first_train-line = Construire une ligne
first_train-buy = Acheter
first_train-load = Charger
first_train-sell = Vendre une ligne
first_train-pass = Passer
first_train-wishes = Vœux
first_train-line-wish = Ligne
first_train-errands = Liste
first_train-just-bid = Miser
first_train-just-colour = Choisir
first_train-just-line = Construire
first_train-just-buy = Acheter
first_train-just-load = Charger
first_train-just-sell = Vendre
first_train-just-pass = Passer
first_train-ask-me = Demande-moi chaque fois

### Ce qui s’est passé, et où en sont les choses

first_train-share = { $seat } { $n }
first_train-loads = { COUNT($n, $load) }
first_train-landowners = propriétaires
first_train-profit = pertes et profits
first_train-piece-blue = bleu
    .gender = m
first_train-piece-yellow = jaune
    .gender = m
first_train-piece-purple = violet
    .gender = m
first_train-piece-black = noir
    .gender = m

first_train-event-map-filled = La carte est garnie : { $loads }, { $landowners ->
    [one] { $landowners } propriétaire
   *[other] { $landowners } propriétaires
}. Marchandises qui n’allaient pas à leur secteur, hors jeu : { $n }.
first_train-event-order = Ordre général : { $seats }.
first_train-event-round-began = **Manche { $round }** sur { $rounds }. Cubes reçus : { $cubes }.
first_train-event-round-last = **Manche { $round }**, la dernière. Cubes reçus : { $cubes }.
first_train-event-counters = Jetons tirés : { $counters }.
first_train-event-counter = case { $box } { $colour }
first_train-event-bid = { $seat } mise **{ $cubes }** sur la case { $box }.
first_train-event-bid-over = { $seat } mise **{ $cubes }** sur la case { $box } et dépasse { $ousted }.
first_train-event-bids = { $n } enchères. Sur les cases : { $bids }.
first_train-event-bid-standing = case { $box } { $seat } { $cubes }
first_train-event-box-won = { $n ->
    [one] { $seat } gagne la case { $boxes } pour { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } : **{ $gained }**.
   *[other] { $seat } gagne les cases { $boxes } pour { $cubes } cubes : **{ $gained }**.
}
first_train-event-colour = { $seat } choisit le dernier point de la case { $box } : **{ $colour }**.
first_train-event-orders = Construction : { $builders }. Trains : { $runners }.
first_train-event-built = { $seat } construit **{ $line }** pour { $paid }.
first_train-event-built-landowners = { $n ->
    [one] { $seat } construit **{ $line }** pour { $paid } ; { $n } propriétaire quitte la partie.
   *[other] { $seat } construit **{ $line }** pour { $paid } ; { $n } propriétaires quittent la partie.
}
first_train-event-bonus = **Nürnberg et Fürth sont reliées.** Points des voies de chacun sur le chemin : { $points }.
first_train-event-passed-construction = { $n ->
    [one] { $seats } ne construit rien.
   *[other] { $seats } ne construisent rien.
}
first_train-event-unable-construction = { $n ->
    [one] { $seats } ne peut rien construire.
   *[other] { $seats } ne peuvent rien construire.
}
first_train-event-passed-trains = { $n ->
    [one] { $seats } en finit avec les trains.
   *[other] { $seats } en finissent avec les trains.
}
first_train-event-unable-trains = { $n ->
    [one] { $seats } ne peut plus rien faire des trains.
   *[other] { $seats } ne peuvent plus rien faire des trains.
}
first_train-event-passed-sale = { $n ->
    [one] { $seats } ne vend rien.
   *[other] { $seats } ne vendent rien.
}
first_train-event-unable-sale = { $n ->
    [one] { $seats } n’a rien à vendre.
   *[other] { $seats } n’ont rien à vendre.
}
first_train-event-sold = { $seat } vend **{ $line }** à { THE($company) } pour { $paid }.
first_train-event-sold-turned = { $seat } vend **{ $line }** à { THE($company) } pour { $paid }. Ses villes désormais : { $towns }.
first_train-event-removed = { $n ->
    [one] Quitte la partie
   *[other] Quittent la partie
} : { $loads } ({ $areas }).
first_train-event-ran = { $seat } : { $deeds }.
first_train-event-train = **{ $train }** pour { $paid }
first_train-event-load-one = charge **{ $load }** ({ $area })
first_train-event-load = charge **{ $loads }**
first_train-event-scored = Points des trains : **{ $points }**.
first_train-event-scored-nothing = Aucun train n’a rien transporté : pas de points.
first_train-event-profit = Pertes et profits : { $moves }.
first_train-event-profit-of = { $seat } { $before } → **{ $now }**
first_train-event-round-ended = La manche { $round } est finie. Points : { $points }.
first_train-event-final = { $seat } finit avec **{ $n }** : séries { $sets }, pertes et profits { $profit }, voies restantes { $links }.

first_train-headline-begin = Manche { $round } sur { $rounds }
first_train-headline-auction = Manche { $round } sur { $rounds } · enchères
first_train-headline-colour = Manche { $round } sur { $rounds } · enchères · { $seat } choisit une couleur
first_train-headline-construction = Manche { $round } sur { $rounds } · construction · à { $seat }
first_train-headline-running = Manche { $round } sur { $rounds } · trains · à { $seat }
first_train-headline-sale = Manche { $round } sur { $rounds } · vente de lignes
first_train-headline-over = Terminé après { $rounds } manches
first_train-standing = { $seat } { $n }
first_train-measure = Points si la partie finissait maintenant
first_train-head = Tu as { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} · influence { $influence } · voies restantes { $left } · pertes et profits { $profit }
first_train-sight-seat = { $seat } : { $points } points, pertes et profits { $profit }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, influence { $influence }
first_train-sight-bids = Sur les cases : { $bids }
first_train-sight-links = { $seat }, { $links }

first_train-board-prices = Ce que tout coûte
first_train-board-link = Une voie : { $n }, en cubes ; en influence de toute couleur s’il n’y en a plus
first_train-board-link-river = Une voie par-dessus une rivière : { $n }
first_train-board-link-valley = Une voie vers ou depuis une vallée : { $n }
first_train-board-fee = Une ville de compagnie sur la ligne : { $n } de sa couleur, par compagnie
first_train-board-landowner = Un propriétaire là où la ligne entre : { $n } blanche
first_train-board-train-price = { CAP($train) } : { $n } marron · places pour passagers { $passengers }, marchandises { $goods }
first_train-board-exchange = Échange pour un train : { $n } cubes ou autres influences contre 1 marron
first_train-board-sale = Vente d’une ligne : 1 de la couleur de la compagnie par { $n } voies, arrondi au supérieur
first_train-board-orders = Ordres
first_train-board-order-general = Ordre général : { $seats }
first_train-board-order-builders = Construction : { $seats }
first_train-board-order-runners = Trains : { $seats }
first_train-board-influence = Pistes d’influence, le pion du dessus d’abord
first_train-board-track = { CAP($track) } : { $seats }
first_train-board-boxes = Enchères
first_train-board-box = Case { $box } : { $points } · à partir de { $least }
first_train-board-box-bid = Case { $box } : { $points } · { $seat } a misé { $cubes }
first_train-board-trains = Trains
first_train-board-train = { CAP($train) } { $seat } : { $loads }
first_train-board-trains-free = Libres : { $trains }
first_train-board-company = { CAP(THE($company)) }
first_train-board-towns = Villes : { $areas }
first_train-board-map = Sur la carte
first_train-board-lying = { CAP($what) } ({ $n }) : { $areas }
first_train-board-count = { $n ->
    [one] { $area }
   *[other] { $area } { $n }
}
first_train-board-joined = Nürnberg et Fürth sont reliées ; la prime est donnée.
first_train-board-not-joined = Nürnberg et Fürth ne sont pas encore reliées.
first_train-board-links = { $n ->
    [one] { $n } voie : { $lines }
   *[other] { $n } voies : { $lines }
}
first_train-board-seat = { $seat } ({ $colour })
first_train-board-points = Points { $points } · pertes et profits { $profit } · { $final } si la partie finissait maintenant
first_train-board-means = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} · influence { $influence } · voies restantes { $left }
first_train-board-loads = Transporté jusqu’ici : { $loads } · séries { $n }
