### First Train to Nuremberg

first_train-name = First Train
first_train-tagline = Influence, lignes, trains : le plus de points après { $rounds_4 } ou { $rounds_3 } manches l’emporte. 2 à 4 personnes.
first_train-first =
    Le but : le plus de points après { $rounds_4 } manches, ou { $rounds_3 } à deux ou trois. Tout ce que tu transportes compte, et une série complète ajoute { $points_set }.
    D’abord, mise des cubes pour l’influence : blanche pour construire avant les autres, marron pour les trains, rouge et verte pour villes et ventes.
    Puis construis une ligne, depuis une ville rouge ou verte ou depuis tes voies. Les cubes la paient, puis l’influence.
    Les trains coûtent du marron. Charge une chose à la fois : marchandise que tes voies atteignent, ou passager mené à une ville de sa couleur.
    Une voie coûte { $upkeep } de profit par manche, et { COUNT($link_lost, "point", "points") } à la fin. Vends donc tes lignes à la compagnie rouge ou verte : leurs villes prennent sa couleur.
first_train-option-map = Carte
first_train-option-map-desc = Là où vous construisez ; les cartes compactes sont plus petites
first_train-option-map-nuernberg = Nürnberg
first_train-option-map-nuernberg_compact = Nürnberg, compacte
first_train-option-map-wensleydale = Wensleydale
first_train-option-map-wensleydale_compact = Wensleydale, compacte
first_train-option-board = Enchères
first_train-option-board-desc = Moins il y a de cases, plus on se les dispute
first_train-option-board-3-4 = huit cases
first_train-option-board-2-3 = six cases
first_train-option-south = Le Sud
first_train-option-south-desc = Jusqu’où on peut construire dans le Sud
first_train-option-south-original = original : secteurs foncés
first_train-option-south-extended = étendu : les clairs aussi

## Choses (formes : voir i18n/grammar.py)

first_train-means-cubes = cubes
    .gender = m
    .number = other
    .one = cube
first_train-means-white = blanche
    .gender = f
    .mass = yes
    .other = blanches
first_train-means-brown = marron
    .gender = f
    .mass = yes
first_train-means-red = rouge
    .gender = f
    .mass = yes
    .other = rouges
first_train-means-green = verte
    .gender = f
    .mass = yes
    .other = vertes

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
    .other = bières
first_train-load-post = colis
    .gender = m
    .other = colis
first_train-load-stone = pierre
    .gender = f
    .mass = yes
    .other = pierres
first_train-load-cheese = fromage
    .gender = m
    .mass = yes
    .other = fromages

## Lieux et pièces dans les phrases

first_train-area = { $name }
first_train-line-areas = { $a } – { $b }
first_train-line-ends = { $a } – … – { $b }
first_train-train = train { $name }
first_train-box = case { $box }
first_train-box-brings = case { $box } : { $gain }
first_train-box-brings-short = { $squares } case { $box }
first_train-box-brings-below = { $gain }
first_train-box-squares = { $squares } case { $box }
first_train-squares = { $a }{ $b }
first_train-square-white = ⬜
first_train-square-brown = 🟫
first_train-square-red = 🟥
first_train-square-green = 🟩
first_train-square-choice = 🟥/🟩
first_train-wish = { $box }, jusqu’à { $most }
first_train-piece = { $load } · { $area }
first_train-piece-short = { SHORT($load) } · { $area }
first_train-plus = { $a } + { $b }
first_train-counted = { COUNT($n, $means) }
first_train-nothing = rien
first_train-point = { PART($n, $means) }
first_train-choice = { $n ->
    [one] rouge ou verte
   *[other] { $n } rouges ou vertes
}

## Ce que font les verbes, en une demi-ligne là où on les choisit

first_train-does-bid = si on te dépasse, tu reprends tes cubes
first_train-does-colour = tu as le point tout de suite
first_train-does-line = les cubes paient d’abord, puis l’influence
first_train-does-buy = à toi cette manche, pour toutes tes voies
first_train-does-load = sur ton train le plus cher qui a de la place
first_train-does-sell = tu paies 1 de sa couleur pour { $links_sold_for_one } voies ; chaque voie de moins fait +1 à la fin

## Commandes et tableau de bord

first_train-verb-bid = miser
first_train-verb-bid-desc = Mise des cubes sur une case des enchères
first_train-verb-colour = couleur
first_train-verb-colour-desc = Choisis rouge ou verte pour le dernier point de la case bicolore
first_train-verb-line = ligne
first_train-verb-line-desc = Construis ta ligne de la manche
first_train-verb-buy = acheter
first_train-verb-buy-desc = Achète un train
first_train-verb-load = charger
first_train-verb-load-desc = Charge un passager ou une marchandise sur ton train le plus cher qui a de la place
first_train-verb-sell = vendre
first_train-verb-sell-desc = Vends une ligne à la compagnie rouge ou verte
first_train-verb-pass = passer
first_train-verb-pass-desc = Ne rien construire, ne rien vendre, ou ne plus acheter ni charger cette manche

first_train-param-box = case
first_train-param-box-desc = Quelle case, par son numéro
first_train-param-cubes = cubes
first_train-param-cubes-desc = Combien de cubes tu mises
first_train-param-colour = couleur
first_train-param-colour-desc = Rouge ou verte
first_train-param-areas = secteurs
first_train-param-areas-desc = Les secteurs de la ligne dans l’ordre, depuis son début
first_train-param-pay = paiement
first_train-param-pay-desc = L’influence qui paie d’abord sans cubes ; pour un train, ce que tu échanges à 3 contre 1
first_train-param-first-desc = Les cases d’une de tes enchères, ta préférée d’abord
first_train-param-second-desc = Les cases de ton autre enchère
first_train-param-most-desc = Le maximum pour la ligne, villes et propriétaires compris
first_train-param-errands-desc = Ce que tu achètes et charges, dans l’ordre ; ce qui est parti est sauté
first_train-param-train = train
first_train-param-train-desc = Quel train : 3a, 3b, 2a, 2b, 1a ou 1b
first_train-param-area = secteur
first_train-param-area-desc = Là où tu charges
first_train-param-load = chargement
first_train-param-load-desc = Un passager rouge ou vert, ou la marchandise du lieu
first_train-param-company = compagnie
first_train-param-company-desc = L’acheteuse : la compagnie rouge ou verte

first_train-group-wishes = Laisser Kontor miser
first_train-listing-wishes = Je mise pour toi : le moins possible, jamais plus que tes nombres.
first_train-listing-wishes-then = Si quelqu’un va plus haut
first_train-group-bid = Miser une fois toi-même
first_train-group-colour = Rouge ou verte ?
first_train-group-line-wish = Prévoir ta ligne
first_train-group-line = Construire une ligne
first_train-group-errands = Acheter et charger plusieurs choses
first_train-listing-errands = Coche ce que tes trains doivent faire. Je vais de haut en bas et saute ce qui est déjà parti.
first_train-listing-errands-then = Ensuite
first_train-errands-buy = Acheter
first_train-errands-load = Charger, le plus disputé d’abord
first_train-errand-train = { $cost } · passagers : { $passengers }, marchandises : { $goods }
first_train-errand-load = aussi à portée : { $seats }
first_train-train-cost = { $brown } marron + { $points } en échange
first_train-train-exchange = { $points } en échange
first_train-group-buy = Acheter un train
first_train-group-buy-legend = Prix · places pour passagers + marchandises
first_train-group-load = Charger une chose maintenant
first_train-group-load-by = Charger une chose : de quelle sorte ?
first_train-group-sell = Vendre une ligne
first_train-group-sell-all = Vendre toute une ligne
first_train-group-pass = Passer
first_train-group-ask-me = Ou décider à ton tour

## Ce qui est demandé

first_train-ask-bid = Mise pour l’influence : deux cases en tout, au moins { $boards_3-4_boxes_1_least } cubes en haut, { $boards_3-4_boxes_5_least } en bas. Tu dois miser tant que tu peux.
first_train-ask-colour = Rouge ou verte pour le dernier point de la case { $box } ?
first_train-ask-line = Construis une ligne, ou passe.
first_train-ask-run = Achète un train, charge une chose, ou passe.
first_train-ask-sell = Vends une ligne à la compagnie rouge ou verte, ou passe.

## Mots des boutons, à côté de ce qu’ils font

first_train-do-bid = Miser
first_train-do-colour = Choisir
first_train-do-line = Construire
first_train-do-buy = Acheter
first_train-do-load = Charger
first_train-do-sell = Vendre
first_train-do-pass = Passer

## Ce qu’une annulation reprend, sur son bouton ; les verbes absents portent les mots ci-dessus

first_train-undo-bid = miser { $cubes }, case { $box }
first_train-undo-colour = prendre { $n } de { $means }
first_train-undo-line = construire { COUNT($n, "voie", "voies") }
first_train-undo-buy = acheter le train { $name }
first_train-undo-load = charger { A($load) }

## Noms des options

first_train-bid-open = Miser sur la case { $box } : { $gain }, dès { $cubes }
first_train-bid-open-at = Case { $box } : { $gain }, dès { $cubes }
first_train-bid-over-open = Miser sur la case { $box } : { $gain }, dès { $cubes } ({ $seat } : { $standing })
first_train-bid-over-open-at = Case { $box } : { $gain }, dès { $cubes } ({ $seat } : { $standing })
first_train-bid = Miser { $cubes } sur la case { $box } : { $gain }
first_train-bid-over = Miser { $cubes } sur la case { $box } : { $gain } ({ $seat } : { $standing })
first_train-colour = Prendre { COUNT($n, $means) } : { $before } → { $after }
first_train-line-open = Construire une ligne
first_train-line = { $n ->
    [one] Construire { $line } ({ $n } voie) : { $cost }
   *[other] Construire { $line } ({ $n } voies) : { $cost }
}
first_train-buy = Acheter le train { $name } : { $cost } ({ $passengers ->
    [one] { $passengers } passager
   *[other] { $passengers } passagers
}, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
})
first_train-buy-exchange = Acheter le train { $name } : { $brown ->
    [0] { $points } en échange
   *[other] { $brown } marron et { $points } en échange
} ({ $passengers ->
    [one] { $passengers } passager
   *[other] { $passengers } passagers
}, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
})
first_train-buy-exchanged = Acheter le train { $name } : { $cost }
first_train-load = Charger { A($load) } : { $area } ({ $n } sur place){ $train ->
    [0] {""}
   *[other] {", "}train { $train }
}
first_train-load-at = { CAP($load) } : { $area } ({ $n } sur place){ $train ->
    [0] {""}
   *[other] {", "}train { $train }
}
first_train-sell-open = Vendre une ligne à { THE($company) } (tu as { COUNT($n, $means) })
first_train-sell-open-at = À { THE($company) } (tu as { COUNT($n, $means) })
first_train-sell = { $n ->
    [one] Vendre { $line } ({ $n } voie) à { THE($company) } : { COUNT($paid, $means) }
   *[other] Vendre { $line } ({ $n } voies) à { THE($company) } : { COUNT($paid, $means) }
}
first_train-sell-all = { $n ->
    [one] En entier : { $n } voie pour { COUNT($paid, $means) } ({ $line })
   *[other] En entier : { $n } voies pour { COUNT($paid, $means) } ({ $line })
}
first_train-sell-all-short = { $n ->
    [one] En entier : { $n } voie pour { COUNT($paid, $means) }
   *[other] En entier : { $n } voies pour { COUNT($paid, $means) }
}
first_train-sell-all-below = { $line }
first_train-sell-longest = { $n ->
    [one] La plus longue : { $n } voie pour { COUNT($paid, $means) } ({ $line })
   *[other] La plus longue : { $n } voies pour { COUNT($paid, $means) } ({ $line })
}
first_train-sell-longest-short = { $n ->
    [one] Au plus { $n } voie : { COUNT($paid, $means) }
   *[other] Au plus { $n } voies : { COUNT($paid, $means) }
}
first_train-sell-longest-below = { $line }
first_train-pass-line = Ne rien construire
first_train-pass-trains = Passer pour toute la phase
first_train-pass-sale = Ne rien vendre
first_train-keep-links = { $n ->
    [one] Ne rien vendre : { $n } voie reste, −{ $n } à la fin
   *[other] Ne rien vendre : { $n } voies restent, −{ $n } à la fin
}
first_train-keep-links-short = Ne rien vendre
first_train-keep-links-below = { $n ->
    [one] { $n } voie reste : −{ $n } à la fin
   *[other] { $n } voies restent : −{ $n } à la fin
}

## Noms des plans

first_train-otherwise-ask = me demander
first_train-otherwise-least = miser le minimum
first_train-otherwise-missed = passer si tout est fait
first_train-otherwise-pass = passer
first_train-wishes = { CAP($otherwise) }
first_train-wishes-colour = { CAP($otherwise) } ; case bicolore : { $means }
first_train-wishes-colour-short = { CAP($otherwise) } · { $means }
first_train-rather = { $a }, sinon { $b }
first_train-wished = { CAP($first) }, sinon { $otherwise }
first_train-wished-colour = { CAP($first) }, sinon { $otherwise } ; case bicolore : { $means }
first_train-wished-two = Une enchère : { $first } ; l’autre : { $second } ; sinon { $otherwise }
first_train-wished-two-colour = Une enchère : { $first } ; l’autre : { $second } ; sinon { $otherwise } ; case bicolore : { $means }
first_train-line-wish = Construire la ligne entière, sinon { $otherwise }
first_train-line-wish-shorten = Raccourcir la ligne au besoin, sinon { $otherwise }
first_train-line-wished = { $n ->
    [one] { $line } ({ $n } voie, { $cost } pour l’instant) pour { $most } au plus, sinon { $otherwise }
   *[other] { $line } ({ $n } voies, { $cost } pour l’instant) pour { $most } au plus, sinon { $otherwise }
}
first_train-line-wished-shorten = { $n ->
    [one] { $line } ({ $n } voie, { $cost } pour l’instant) pour { $most } au plus, ou plus courte, sinon { $otherwise }
   *[other] { $line } ({ $n } voies, { $cost } pour l’instant) pour { $most } au plus, ou plus courte, sinon { $otherwise }
}
first_train-errands = { CAP($otherwise) }
first_train-errands-listed = { CAP($errands) }, puis { $otherwise }
first_train-each-time = Me demander à mon tour
first_train-do-just-bid = Miser
first_train-do-just-colour = Prendre
first_train-do-just-line = Construire
first_train-do-just-buy = Acheter
first_train-do-just-load = Charger
first_train-do-just-sell = Vendre
first_train-do-just-pass = Passer
first_train-do-ask-me = Attendre
first_train-do-errands = Cocher
first_train-do-ahead = Prévoir

## Consignes

first_train-if-cost = elle coûte { $n } au plus, tout compris
first_train-if-cubes = les cubes suffisent pour ses voies
first_train-if-apart = aucune autre voie ne la touche
first_train-unit-cube = { $whole ->
    [one] { $whole } cube
   *[other] { $whole } cubes
}
first_train-order-limits = Limites par case
first_train-order-limits-desc = Mise dans ton ordre, jusqu’à ta limite par case, puis te demande.
first_train-order-trips = Trains par rang
first_train-order-trips-desc = Achète en marron les trains utiles et charge, puis passe ou te demande.
first_train-phase-sale = Ne rien vendre
first_train-phase-construction = Ne rien construire
first_train-phase-trains = Ne rien faire avec les trains
first_train-order-pass = Passer cette manche
first_train-order-pass-desc = Passe dans les phases que tu choisis. Finit avec la manche.

## Noms courts : ce que montre un téléphone

first_train-wish-short = { $box } : { $most }
first_train-rather-short = { $a }, { $b }
first_train-bid-open-short = Case { $box }, dès { $cubes }
first_train-bid-open-below = { $gain }
first_train-bid-open-at-short = Case { $box }, dès { $cubes }
first_train-bid-open-at-below = { $gain }
first_train-bid-over-open-short = Case { $box }, dès { $cubes }
first_train-bid-over-open-below = { $gain } · { $seat } : { $standing }
first_train-bid-over-open-at-short = Case { $box }, dès { $cubes }
first_train-bid-over-open-at-below = { $gain } · { $seat } : { $standing }
first_train-bid-short = Miser { $cubes } sur la case { $box }
first_train-bid-below = { $gain }
first_train-bid-over-short = Miser { $cubes } sur la case { $box }
first_train-bid-over-below = { $gain } · { $seat } : { $standing }
first_train-line-short = { $n ->
    [one] { $n } voie : { $cost }
   *[other] { $n } voies : { $cost }
}
first_train-buy-short = Train { $name } : { $cost } · { $passengers } + { $goods }
first_train-buy-exchange-short = { $brown ->
    [0] { $name } : échange { $points } · { $passengers } + { $goods }
   *[other] { $name } : { $brown } marron + { $points } · { $passengers } + { $goods }
}
first_train-load-short = { CAP(SHORT($load)) } · { $area }
first_train-load-below = { $n } sur place{ $train ->
    [0] {""}
   *[other] {", "}train { $train }
}
first_train-load-at-short = { CAP(SHORT($load)) } · { $area }
first_train-load-at-below = { $n } sur place{ $train ->
    [0] {""}
   *[other] {", "}train { $train }
}
first_train-sell-open-short = À { THE($company) } ({ $n })
first_train-sell-open-below = tu as { COUNT($n, $means) }
first_train-sell-open-at-short = À { THE($company) } ({ $n })
first_train-sell-open-at-below = tu as { COUNT($n, $means) }
first_train-sell-short = { $n ->
    [one] Vendre { $n } voie : { COUNT($paid, $means) }
   *[other] Vendre { $n } voies : { COUNT($paid, $means) }
}
first_train-wished-short = { $first }, { $otherwise }
first_train-wished-colour-short = { $first }, { $otherwise }, { $means }
first_train-wished-two-short = { $first } / { $second }, { $otherwise }
first_train-wished-two-colour-short = { $first } / { $second }, { $otherwise }, { $means }
first_train-line-wish-short = Entière, sinon { $otherwise }
first_train-line-wish-shorten-short = Raccourcie, sinon { $otherwise }
first_train-line-wished-short = { $n ->
    [one] { $n } voie, { $most } au plus
   *[other] { $n } voies, { $most } au plus
}
first_train-line-wished-shorten-short = { $n ->
    [one] { $n } voie, { $most } au plus
   *[other] Jusqu’à { $n } voies, { $most } au plus
}
first_train-errands-listed-short = Liste { $n }, { $otherwise }

## Ce qu’il faut faire, et à quel moment se fait le reste

first_train-duty-bid = C’est le moment de miser sur une case.
first_train-duty-colour = C’est le moment de choisir rouge ou verte pour la case bicolore.
first_train-duty-line = C’est le moment de construire une ligne ou de passer.
first_train-duty-run = C’est le moment d’acheter un train, de charger une chose ou de passer.
first_train-duty-sell = C’est le moment de vendre une ligne ou de passer.
first_train-when-bid = Tu mises à la phase 3.
first_train-when-wishes = Tu prévois tes enchères à la phase 3.
first_train-when-colour = La couleur de la case bicolore se choisit à la fin de la phase 3.
first_train-when-line = Tu construis à la phase 5.
first_train-when-ahead = Tu prévois ta ligne à la phase 5.
first_train-when-buy = Tu achètes des trains à la phase 6.
first_train-when-load = Tu charges tes trains à la phase 6.
first_train-when-errands = Tu fais une liste à la phase 6.
first_train-when-sell = Tu vends une ligne à la phase 9.
first_train-when-pass = Tu ne peux pas passer ici.
first_train-unasked-auction = Les enchères sont finies. Il ne reste qu’à choisir la couleur de la case bicolore, pour la place qui l’a gagnée.
first_train-unasked-construction = Tu as déjà construit ou passé cette manche, ou tu ne peux payer aucune voie.
first_train-unasked-trains = Tu as passé cette manche, ou tu ne peux plus rien acheter ni charger.
first_train-unasked-sale = Tu as déjà vendu ou passé cette manche, ou aucune compagnie ne veut d’une ligne à toi.

## Refus

first_train-no-not-now = { $when } { $duty }
first_train-no-ask-me = C’est déjà ton tour : joue ton coup.
first_train-no-pass = Tu dois miser tant que tu peux payer une case. La moins chère est la case { $box }, dès { $n }.
first_train-no-pass-here = Tu ne peux pas passer aux enchères. Si tu ne peux payer aucune case, ton tour est sauté.

first_train-no-such-box = La case { $box } n’existe pas. Choisis de 1 à { $n }.
first_train-no-such-train = Le train « { $text } » n’existe pas. Choisis 3a, 3b, 2a, 2b, 1a ou 1b.
first_train-no-such-area = Cette carte n’a pas de secteur « { $text } ». Choisis parmi les suggestions.
first_train-no-such-errand = Une liste contient des trains à acheter et des choses à charger ; « { $text } » n’est ni l’un ni l’autre.

first_train-no-own-bid = Tu as déjà { $n } sur la case { $box }. Mise sur une autre case.
first_train-no-more-bids = Tu as déjà { $n } enchères posées, et c’est le maximum. Tu miseras de nouveau si l’une est dépassée.
first_train-no-low-bid = La case { $box } demande au moins { $n }. Mise plus, ou sur une autre case.
first_train-no-low-bid-over = { $seat } a { $standing } sur la case { $box }. Mise au moins { $n }, ou sur une autre case.
first_train-no-cubes = { $have ->
    [0] Tu n’as plus de cube pour miser.
    [one] Tu as { $have } cube, pas { $cubes }. Mise moins.
   *[other] Tu as { $have } cubes, pas { $cubes }. Mise moins.
}
first_train-no-wish = Nomme au moins une case, et le maximum que tu y mises.
first_train-no-wish-twice = La case { $box } est deux fois dans la liste. Nomme-la une fois, avec le maximum que tu y mises.
first_train-no-wish-colour = Dis aussi si tu veux rouge ou verte pour le dernier point de la case { $box }.
first_train-no-choice = Aucune case de ce plateau ne te laisse choisir une couleur. Fais ton plan sans couleur.

first_train-no-line-length = Il faut au moins deux secteurs à une ligne : son début, et là où elle va.
first_train-no-line-twice = Une ligne ne passe pas deux fois par un secteur, et celle-ci revient à { $area }. Finis-la avant.
first_train-no-line-begin = Une ligne commence dans une ville rouge ou verte, ou à tes voies. { $area } n’a ni l’une ni les autres.
first_train-no-line-turned = Une ligne commence dans une ville rouge ou verte, ou à tes voies. Retourne-la : depuis { $other }, pas depuis { $area }.
first_train-no-line-most = { $n ->
    [0] Tu n’as rien pour payer une ligne.
   *[other] Choisis une limite de 1 à { $n } : tu n’as pas plus.
}
first_train-no-border = { $a } et { $b } n’ont pas de frontière commune. Nomme tous les secteurs du chemin.
first_train-no-closed = La frontière { $a } – { $b } est fermée. Contourne-la par d’autres secteurs.
first_train-no-hill = Tu ne peux pas construire dans les collines ({ $area }). Contourne-les.
first_train-no-hops = Tu ne peux pas construire dans le houblon ({ $area }). Contourne-le.
first_train-no-south = { $b } est dans le Sud, et tu ne peux pas y entrer depuis { $a }. Commence dans le Sud.
first_train-no-link-yours = Tu as déjà la voie { $a } – { $b }. Commence là où elle finit.
first_train-no-link-taken = { $seat } a déjà une voie sur { $a } – { $b }. Une frontière n’en porte qu’une : prends un autre chemin.
first_train-no-link-company = { CAP(THE($company)) } a déjà une voie sur { $a } – { $b }. Une frontière n’en porte qu’une : prends un autre chemin.
first_train-no-pieces = { $left ->
    [0] Toutes tes voies sont sur la carte. Vends une ligne pour en récupérer.
    [one] Il te reste { $left } voie, et cette ligne en prend { $n }. Construis plus court.
   *[other] Il te reste { $left } voies, et cette ligne en prend { $n }. Construis plus court.
}
first_train-no-landowners = { $n ->
    [one] { $n } propriétaire sur le chemin demande { COUNT($white, "blanche", "blanches") }, et tu en as { $have }. Prends un autre chemin, ou arrête-toi avant.
   *[other] { $n } propriétaires sur le chemin demandent { COUNT($white, "blanche", "blanches") }, et tu en as { $have }. Prends un autre chemin, ou arrête-toi avant.
}
first_train-no-fee = Les villes de compagnie sur le chemin coûtent { COUNT($n, $means) }, et tu en as { $have }. Prends un autre chemin, ou arrête-toi avant.
first_train-no-points = La ligne coûte { $n ->
    [one] { $n } point
   *[other] { $n } points
} sans les villes et les propriétaires. Il te reste pour ça { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} et { COUNT($influence, "point d’influence", "points d’influence") }. Construis plus court.
first_train-no-pay-first = Tu as { COUNT($have, $means) }, pas { $n }. Ne donne pas plus que tu n’as.

first_train-no-own-link = { $a } – { $b } n’est pas à toi. Tu ne peux vendre que tes propres voies.
first_train-no-sale-begin = Une ligne pour { THE($company) } commence dans une ville de sa couleur, et { $area } n’en est pas une.
first_train-no-sale-turned = Une ligne pour { THE($company) } commence dans une ville de sa couleur. Retourne-la : depuis { $other }, pas depuis { $area }.
first_train-no-sale-end = Tu ne peux vendre qu’une ligne qui finit dans une ville, et { $area } n’en est pas une. Va jusqu’à une ville, ou arrête-toi à une avant.
first_train-no-sale-pay = { $n ->
    [one] Vendre { $n } voie coûte { COUNT($paid, $means) }, et tu en as { $have }.
   *[other] Vendre { $n } voies coûte { COUNT($paid, $means) }, et tu en as { $have }.
} { $most ->
    [0] Vends à l’autre compagnie, ou ne vends rien.
   *[other] Vends { $most } voies au plus.
}

first_train-no-train-taken = { $seat } a le train { $name } cette manche. Choisis-en un autre.
    .you = Tu as déjà le train { $name } cette manche. Choisis-en un autre.
first_train-no-locomotive = Tes { $n } locomotives servent déjà. Charge, ou passe.
first_train-no-same-price = Tu as déjà le train { $other }, qui coûte aussi { $n }. Achètes-en un d’un autre prix.
first_train-no-train-pay = Le train { $name } coûte { $price } marron. Tu en as { $brown }, et { $n } à échanger à { $for } contre 1 : pas assez. Choisis-en un moins cher, ou charge.
first_train-no-exchange-have = { $have ->
    [0] Tu n’as pas de { $means } à échanger.
   *[other] Tu ne peux pas échanger { COUNT($n, $means) } : tu en as { $have }.
}
first_train-no-exchange-rest = { $for } points remplacent 1 marron : échange un multiple de { $for }, pas { $n }.
first_train-no-exchange-more = Le train { $name } coûte { $price } marron, et { $n } points les remplacent en entier. N’en échange pas plus.
first_train-no-exchange-less = Le train { $name } coûte { $price } marron, et tu en as { $brown }. Échange au moins { $n } points.

first_train-no-load-there = { $area } n’a pas de { $load }. Choisis quelque chose qui est encore sur la carte.
first_train-no-track = Tes voies n’atteignent pas { $area }. Tu ne peux charger { A($load) } que là où elles passent.
first_train-no-destination = Depuis { $area }, tes voies ne mènent à aucune ville { OF($company) }, et c’est là que va ce passager.
first_train-no-company-track = Une compagnie a des voies à { $area } : plus rien ne s’y charge ({ $load }).
first_train-no-arrow = { $n ->
    [one] La flèche { OF($area) } mène à { $towns }, et tes voies n’y passent pas ({ $load }).
   *[other] Les flèches { OF($area) } mènent à { $towns }, et tes voies ne passent par aucune de ces villes ({ $load }).
}
first_train-no-arrow-left = Toutes les flèches { OF($area) } mènent maintenant à des villes de compagnie, où rien ne se charge plus ({ $load }).
first_train-no-train = Tu n’as pas de train cette manche. Achètes-en un d’abord.
first_train-no-carriage = Tes voitures sont pleines. Charge des marchandises, ou achète un autre train.
first_train-no-wagon = Tes wagons sont pleins. Charge des passagers, ou achète un autre train.
first_train-no-errand = Mets quelque chose dans la liste, ou joue un seul coup.
first_train-no-errand-often = Ta liste en demande trop : { $errand }, { $n } au plus.

### Lignes, enchères et listes pendant qu’on les choisit

first_train-region-nw = le nord-ouest
    .article = none
first_train-region-n = le nord
    .article = none
first_train-region-ne = le nord-est
    .article = none
first_train-region-w = l’ouest
    .article = none
first_train-region-c = le milieu
    .article = none
first_train-region-e = l’est
    .article = none
first_train-region-sw = le sud-ouest
    .article = none
first_train-region-s = le sud
    .article = none
first_train-region-se = le sud-est
    .article = none

first_train-part-nw = NO
first_train-part-n = N
first_train-part-ne = NE
first_train-part-w = O
first_train-part-c = Milieu
first_train-part-e = E
first_train-part-sw = SO
first_train-part-s = S
first_train-part-se = SE

first_train-so-far-costs = Coûte { $paid }.
first_train-so-far-dear = Coûte { $n } en tout, plus que tu n’as maintenant.
first_train-so-far-landowners = { $n ->
    [one] Paie un propriétaire.
   *[other] Paie { $n } propriétaires.
}
first_train-so-far-left = Il te reste : { $means } ; { $links ->
    [one] une voie
   *[other] { $links } voies
}.
first_train-so-far-serves = Tes voies atteindront aussi : { $loads }.
first_train-so-far-sold = { $n ->
    [one] Tu paies { $paid } (reste { $left }) : +{ $n } point à la fin pour { $n } voie de moins.
   *[other] Tu paies { $paid } (reste { $left }) : +{ $n } points à la fin pour { $n } voies de moins.
}
first_train-so-far-turns = Villes qui passent à { THE($company) } : { $towns }.
first_train-change-carried = { $points ->
    [one] +{ $points } point une fois les trains passés
   *[other] +{ $points } points une fois les trains passés
}, +{ $profit } de profit
first_train-change-sold = { $n ->
    [one] une voie de moins à la fin
   *[other] { $n } voies de moins à la fin
}
first_train-change-built = −{ $n } par manche jusqu’à la vente
first_train-change-reached = atteint { $loads }
first_train-change-lost = n’atteint plus { $loads }
first_train-step-cost = { $paid }
first_train-step-near = tout près : { $loads }
first_train-word-from = dès


first_train-group-line-by = Quelle partie de la carte ?
first_train-group-line-wish-by = Quelle partie de la carte ?
first_train-group-line-more = Comment payer
first_train-param-first = première
first_train-param-second = seconde
first_train-param-errands = liste
first_train-param-most = maximum

first_train-verb-wishes = prévoir-enchères
first_train-verb-wishes-desc = Prévois jusqu’où tu mises, et sur quelles cases
first_train-verb-ahead = prévoir-ligne
first_train-verb-ahead-desc = Prévois la ligne que tu construis, et ce qu’elle peut coûter au plus
first_train-verb-errands = liste
first_train-verb-errands-desc = Fais une liste de trains à acheter et de choses à charger
first_train-param-then = sinon
first_train-param-then-desc = Que faire si rien n’en est possible : me demander, passer, ou miser le minimum
first_train-param-shorten = raccourcir
first_train-param-shorten-desc = Construis ce qui en est libre et dans la limite

### Ce qui s’est passé, et où en sont les choses

first_train-share = { $seat } { $n }
    .you = toi { $n }
first_train-loads = { COUNT($n, $load) }
first_train-landowners = propriétaires
first_train-profit = pertes et profits

first_train-landowners-count = { $n ->
    [one] { $n } propriétaire
   *[other] { $n } propriétaires
}
first_train-event-map-filled = Sur la carte : { $pieces }. Marchandises hors jeu : { $n }.
first_train-event-order = Ordre général : { $seats }.
first_train-event-round-began = **Manche { $round }** sur { $rounds }. Nouveaux cubes : { $cubes }.
first_train-event-round-last = **Manche { $round }**, la dernière. Nouveaux cubes : { $cubes }.
first_train-event-counters = Jetons tirés : { $counters }.
first_train-event-counter = case { $box } { $colour }
first_train-event-bid = { $seat } mise **{ $cubes }** sur { $box }.
    .you = Tu mises **{ $cubes }** sur { $box }.
first_train-event-bid-over = { $seat } mise **{ $cubes }** sur { $box } et dépasse { $ousted }.
    .you = Tu mises **{ $cubes }** sur { $box } et dépasses { $ousted }.
    .you-ousted = { $seat } mise **{ $cubes }** sur { $box } et te dépasse.
first_train-event-bids = Après { $n } enchères : { $bids }.
first_train-event-standing = { $box } : { $seat } { $cubes }
    .you = { $box } : toi { $cubes }
first_train-event-standing-over = { $box } : { $seat } { $cubes } (dépasse { $ousted })
    .you = { $box } : toi { $cubes } (dépasse { $ousted })
    .you-ousted = { $box } : { $seat } { $cubes } (te dépasse)
first_train-event-box-won = { $seat } gagne { $boxes } pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} : **{ $gained }**.
    .you = Tu gagnes { $boxes } pour { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } : **{ $gained }**.
first_train-event-colour = { $seat } choisit **{ $colour }** pour le dernier point de la case { $box }.
    .you = Tu choisis **{ $colour }** pour le dernier point de la case { $box }.
first_train-event-orders = Ordre de construction : { $builders }. Ordre des trains : { $runners }.
first_train-event-built = { $seat } construit **{ $line }** pour { $paid }.
    .you = Tu construis **{ $line }** pour { $paid }.
first_train-event-built-landowners = { $n ->
    [one] { $seat } construit **{ $line }** pour { $paid } ; { $n } propriétaire quitte la partie.
   *[other] { $seat } construit **{ $line }** pour { $paid } ; { $n } propriétaires quittent la partie.
}
    .you = { $n ->
        [one] Tu construis **{ $line }** pour { $paid } ; { $n } propriétaire quitte la partie.
       *[other] Tu construis **{ $line }** pour { $paid } ; { $n } propriétaires quittent la partie.
    }
first_train-event-bonus = **Nürnberg et Fürth sont reliées.** Points pour les voies sur le chemin : { $points }.
first_train-event-passed-construction = { $n ->
    [one] { $seats } ne construit rien.
   *[other] { $seats } ne construisent rien.
}
    .you-seats = Tu ne construis rien.
first_train-event-unable-construction = { $n ->
    [one] { $seats } ne peut rien construire.
   *[other] { $seats } ne peuvent rien construire.
}
    .you-seats = Tu ne peux rien construire.
first_train-event-passed-trains = { $n ->
    [one] { $seats } a terminé avec les trains.
   *[other] { $seats } ont terminé avec les trains.
}
    .you-seats = Tu as terminé avec les trains.
first_train-event-unable-trains = { $n ->
    [one] { $seats } ne peut plus rien faire avec les trains.
   *[other] { $seats } ne peuvent plus rien faire avec les trains.
}
    .you-seats = Tu ne peux plus rien faire avec les trains.
first_train-event-passed-sale = { $n ->
    [one] { $seats } ne vend rien.
   *[other] { $seats } ne vendent rien.
}
    .you-seats = Tu ne vends rien.
first_train-event-unable-sale = { $n ->
    [one] { $seats } n’a rien à vendre.
   *[other] { $seats } n’ont rien à vendre.
}
    .you-seats = Tu n’as rien à vendre.
first_train-event-sold = { $seat } vend **{ $line }** à { THE($company) } et paie { $paid }.
    .you = Tu vends **{ $line }** à { THE($company) } et paies { $paid }.
first_train-event-sold-turned = { $seat } vend **{ $line }** à { THE($company) } et paie { $paid }. Maintenant de sa couleur : { $towns }.
    .you = Tu vends **{ $line }** à { THE($company) } et paies { $paid }. Maintenant de sa couleur : { $towns }.
first_train-event-removed = { $loads } { $n ->
    [one] quitte la partie
   *[other] quittent la partie
} ({ $areas }).
first_train-event-ran = { $seat } achète { $trains } et charge **{ $loads }**.
    .you = Tu achètes { $trains } et charges **{ $loads }**.
first_train-event-train = { $seat } achète { $trains }.
    .you = Tu achètes { $trains }.
first_train-event-train-paid = le **{ $train }** pour { $paid }
first_train-event-load-one = { $seat } charge **{ $load }** ({ $area }).
    .you = Tu charges **{ $load }** ({ $area }).
first_train-event-load = { $seat } charge **{ $loads }**.
    .you = Tu charges **{ $loads }**.
first_train-event-scored = Points des trains : { $points }.
first_train-event-scored-nothing = Aucun train n’a rien transporté : pas de points.
first_train-event-profit = Pertes et profits : { $moves }.
first_train-event-profit-of = { $seat } { $before } → **{ $now }**
    .you = toi { $before } → **{ $now }**
first_train-event-round-ended = La manche { $round } est finie.
first_train-event-final = { $seat } : { $scored } avant le décompte + { $bonus } de séries { $loss ->
    [0] + { $profit } de profit
   *[other] − { $loss } de perte
} − { $links } de voies = **{ $n }**.
    .you = Toi : { $scored } avant le décompte + { $bonus } de séries { $loss ->
        [0] + { $profit } de profit
       *[other] − { $loss } de perte
    } − { $links } de voies = **{ $n }**.

first_train-headline-begin = Manche { $round } sur { $rounds }
first_train-headline-auction = Manche { $round } sur { $rounds } · enchères
first_train-headline-colour = Manche { $round } sur { $rounds } · enchères · { $seat } choisit une couleur
    .you = Manche { $round } sur { $rounds } · enchères · tu choisis une couleur
first_train-headline-construction = Manche { $round } sur { $rounds } · construction · à { $seat }
    .you = Manche { $round } sur { $rounds } · construction · à toi
first_train-headline-running = Manche { $round } sur { $rounds } · trains · à { $seat }
    .you = Manche { $round } sur { $rounds } · trains · à toi
first_train-headline-sale = Manche { $round } sur { $rounds } · vente de lignes
first_train-headline-over = Terminé après { $rounds } manches
first_train-standing = { $seat } { $n }
first_train-standing-sum = { $seat } { $n } = { $sum }
first_train-standing-over = { $seat } { $n } = { $scored } avant le décompte{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } de séries
}{ $profit ->
    [0] { "" }
   *[other] { " " }+ { $profit } de profit
}{ $loss ->
    [0] { "" }
   *[other] { " " }− { $loss } de perte
}{ $links ->
    [0] { "" }
   *[other] { " " }− { $links } de voies
}
first_train-measure = Points si tout finissait là (marqués ± profit − voies + séries)
first_train-measure-over = Points, décompte final
first_train-head = Tu as { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} · influence { $influence } · voies restantes { $left } · pertes et profits { $profit }
first_train-sight-seat = { $seat } : pertes et profits { $profit }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, influence { $influence }
first_train-sight-bids = Sur les cases : { $bids }
first_train-sight-bid = case { $box } { $seat } { $cubes }
first_train-sight-links = { $seat }, { $links }

first_train-board-prices = Les prix
first_train-board-link = Une voie : { $n } en cubes, ou en toute influence quand il n’y en a plus
first_train-board-link-river = Une voie par-dessus une rivière : { $n }
first_train-board-link-valley = Une voie vers ou depuis une vallée : { $n }
first_train-board-fee = Une ville de compagnie sur la ligne : { $n } de sa couleur, par compagnie
first_train-board-landowner = Un propriétaire là où la ligne entre : { COUNT($n, "blanche", "blanches") }
first_train-board-train-price = { CAP($train) } : { $n } marron · places pour passagers { $passengers }, marchandises { $goods }
first_train-board-exchange = Échange pour un train : { $n } cubes ou points d’une autre couleur contre 1 marron
first_train-board-sale = Vente d’une ligne : 1 de la couleur de la compagnie par { $n } voies, arrondi au supérieur
first_train-board-orders = Ordres
first_train-board-order-general = Ordre général : { $seats }
first_train-board-order-builders = Construction : { $seats }
first_train-board-order-runners = Trains : { $seats }
first_train-board-influence = Pistes d’influence, le pion du dessus d’abord
first_train-board-track = { CAP($track) } : { $seats }
first_train-board-boxes = Enchères
first_train-board-box = Case { $box } : { $points } · dès { $least }
first_train-board-box-bid = Case { $box } : { $points } · { $seat } a misé { $cubes }
    .you = Case { $box } : { $points } · tu as misé { $cubes }
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
first_train-board-joined = Nürnberg et Fürth sont reliées ; la prime est versée.
first_train-board-not-joined = Nürnberg et Fürth ne sont pas encore reliées.
first_train-board-links = { $n ->
    [one] { $n } voie : { $lines }
   *[other] { $n } voies : { $lines }
}
first_train-board-seat = { $seat }
first_train-board-points = { $final } si la partie finissait maintenant : { $sum } (marqués ± profit − voies + séries)
first_train-board-points-over = { $final } au décompte final : { $sum } (marqués ± profit − voies + séries)
first_train-board-means = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} · influence { $influence } · voies restantes { $left }
first_train-board-loads = Transporté jusqu’ici : { $loads } · séries { $n }

## What of a plan did not come about

first_train-missed-bid-first = Tes { $n } sur { $box } ne comptent pas : { $seat } a misé avant toi.
first_train-missed-bid = Tes { $n } sur { $box } ne comptent pas : { $seat } y a misé { $there }.
first_train-missed-bid-why = Tes { $n } sur { $box } ne comptent pas. { $why }
first_train-missed-line = Pas construite : { $line }. { $why }
first_train-missed-line-dear = Pas construite : { $line } coûte maintenant { $n }, et ta limite était { $most }.
first_train-missed-sale = Pas vendue : { $line }. { $why }
first_train-missed-train = Pas acheté : { $what }. { $why }
first_train-missed-train-taken = Pas acheté : { $what } (pris par { $seat }).
first_train-missed-load = Pas chargé : { $what }. { $why }
first_train-missed-load-taken = Pas chargé : { $what } (pris par { $seats }).

## Cartes illustrées

first_train-picture-board = La carte
first_train-picture-board-says = { $b } vient de construire depuis la ville de la compagnie rouge jusqu’à Altdorf. Une ligne part d’une ville de compagnie, et tes trains portent ce qui borde tes voies.
first_train-picture-board-mark-company = ville de la rouge
first_train-picture-board-mark-line = nouvelle ligne de { $b }
first_train-picture-board-mark-passenger = passagers rouges
first_train-picture-board-mark-landowner = propriétaire : { $landowner } blanche
first_train-picture-board-mark-white = bière : suis les flèches
first_train-picture-board-mark-yellow = colis
first_train-picture-auction = Les enchères
first_train-picture-auction-says = Les cubes achètent des cases, deux par personne. Une case donne ses signes en influence, dont un tiré à chaque manche. La **blanche** décide alors qui construit d’abord, la **marron** l’ordre des trains.
first_train-picture-auction-mark-won = { $a } a payé { $bid } cubes
first_train-picture-auction-mark-drawn = tiré cette manche
first_train-picture-auction-mark-least = libre : { $boards_2-3_boxes_4_least } ou plus
first_train-picture-auction-mark-builders = ordre de construction
first_train-picture-auction-mark-runners = ordre des trains
first_train-picture-trains = Les trains
first_train-picture-trains-says = L’influence marron achète un train. Ensuite, une chose à la fois : un autre train, un passager ou une marchandise. Tes voies doivent atteindre ce que tu charges.
first_train-picture-trains-mark-price = prix en marron
first_train-picture-trains-mark-full = à { $b } : deux passagers et du fret
first_train-picture-trains-mark-free = encore à personne
first_train-picture-points = Points et profit
first_train-picture-points-says = { $b } a transporté { $red } passagers et { $white } bières : **{ $gain } points**. Une bière fait aussi monter le profit de { $profit_white }, un passager de { $profit_red } ; chaque voie à soi le baisse de { $upkeep }. Le plus haut est +{ $profit_most }.
first_train-picture-points-mark-gain = { $gain } points cette manche
first_train-picture-points-mark-profit = pertes et profits
first_train-picture-points-mark-loads = transporté, pour les séries
first_train-picture-points-mark-influence = influence restante
first_train-picture-points-mark-cubes = cubes restants
first_train-picture-sale = La vente
first_train-picture-sale-says = { $a } a vendu sa ligne de Hersbruck à la compagnie verte, pour 1 influence verte par { $links_sold_for_one } voies. Elle ne coûte plus rien. Vends une ligne qui n’a plus rien à porter.
first_train-picture-sale-mark-turned = devenues vertes
first_train-picture-sale-mark-track = voie de la verte
first_train-picture-sale-mark-arrow = flèche grise : inutile
## La leçon : ce qu’il faut faire, et ce que le coup a fait

first_train-lesson-load = Tu veux le plus de points, et ce sont les trains qui les rapportent. Ta ligne, marquée A, va de Nürnberg Süd à Stein par Katzwang, et ton train attend. La pièce jaune à Katzwang est un colis. **Charge le colis de Katzwang.**
first_train-lesson-load-done = Il est dans ton train, pour { COUNT($points_cube, "point", "points") }. Il suffit que ta ligne touche sa case : un colis ou une bière n’a pas de destination.
first_train-lesson-load-other = Ça marche aussi. Un colis est juste le plus facile à prendre : ta ligne n’a qu’à toucher son secteur.
first_train-lesson-beer = Les pièces blanches sont de la bière, dans le houblon vert foncé, où personne ne construit. Mais une flèche blanche mène de Kammerstein à Stein, et ta ligne touche Stein : ça suffit. **Charge la bière de Kammerstein.**
first_train-lesson-beer-done = Encore { COUNT($points_cube, "point", "points") }. La bière rapporte aussi { $profit_white } aux pertes et profits, la bande sous la carte ; un colis, { $profit_yellow }.
first_train-lesson-beer-other = Ça marche aussi. Mais pense à la bière : rien d’autre ne rapporte { $profit_white } aux pertes et profits.
first_train-lesson-passenger = Le haut-de-forme rouge à Stein veut rejoindre une ville rouge, par tes propres voies. Nürnberg Süd en est une : elle a la couronne. Dans une partie à deux, un passager vaut le prix du train, ici 2. **Charge le passager rouge de Stein.**
first_train-lesson-passenger-done = Ton train est arrivé : 4 points, 1 pour le colis, 1 pour la bière et 2 pour le passager. Aux pertes et profits, ils rapportent 4, et tes deux voies coûtent { $upkeep } chacune : te voilà à +2. Ce sont les 6 annoncés sur le bouton.
first_train-lesson-passenger-other = Ça marche aussi. Mais rien ne t’attend : à la prochaine manche, une autre ligne pourrait prendre ce passager.
first_train-lesson-sell = La fin de la manche. Il n’y a plus rien à transporter ici, et chaque voie gardée coûte { $upkeep } de profit par manche. La compagnie rouge reprend tes deux voies, contre 1 de ton influence rouge. **Vends la ligne en entier.**
first_train-lesson-sell-done = La compagnie rouge a ta ligne, et tu as repris tes deux voies pour construire. Stein est devenue rouge : tout le monde peut y commencer une ligne.
first_train-lesson-sell-other = Ça marche aussi. Tes deux voies restent, et coûteront encore { $upkeep } de profit chacune à la prochaine manche.
first_train-lesson-line = Nouvelle manche : ses enchères sont finies, et tu construis. Tu paies avec les cubes de ta main : { $link_cost_plain } par voie, { $link_cost_river } sur une rivière. Une ligne commence dans une ville rouge ou verte, et une rouge demande { $fee } influence rouge. Deux passagers rouges attendent à Heilsbronn. **Construis Ansbach – Lichtenau – Heilsbronn.**
first_train-lesson-line-done = Tu as payé 3 cubes, car la première voie traverse une rivière, 1 rouge pour Ansbach, et 1 blanche : un propriétaire, au chapeau de paille, vivait à Heilsbronn.
first_train-lesson-line-other = Ça marche aussi. Construis juste pour ce que tu peux charger dès cette manche : une voie sans rien à charger ne fait que coûter.
first_train-lesson-train = Après les lignes, les trains. Tu atteins deux passagers à Heilsbronn, deux colis à Lichtenau, et deux bières par une flèche. Un train se paie en influence marron. Tes 3 achètent le train 3b, qui prend { $trains_3b_passengers } passagers et { $trains_3b_goods } marchandises. **Achète le train 3b.**
first_train-lesson-train-done = Il est à toi pour cette manche, sur toutes tes voies. On joue tour à tour, un train ou une chose à la fois : quelqu’un peut être plus rapide.
first_train-lesson-train-other = Ça marche aussi. Mais un passager vaut le prix de son train : deux passagers méritent un train cher.
first_train-lesson-list = Cinq de ces six choses tiennent dans le train 3b. Pas besoin de revenir pour chacune : donne-moi une liste, et je charge tour après tour. **Appuie sur « Cocher… », puis coche les deux passagers, les deux bières et un colis.**
first_train-lesson-list-done = Deux passagers à 3 et trois marchandises à 1 : un train 3b plein fait 9 points. Les pertes et profits s’arrêtent à +5. Si quelqu’un avait été plus rapide, j’aurais sauté ce qui n’était plus là.
first_train-lesson-list-other = Ça marche aussi. Ici, une chose à la fois va très bien ; sur plusieurs jours, une liste t’évite de revenir souvent.
first_train-lesson-bid = La manche suivante. Elle va ainsi : enchères, lignes, trains, vente, et toute l’influence vient des enchères. Tu as { $cubes_a_round } nouveaux cubes, pour deux mises et pour construire. La case 2 apporte des colonnes blanches, une couronne rouge et deux trains marron. **Mise 3 sur la case 2.**
first_train-lesson-bid-done = Avec le plus de blanc, on construit en premier ; avec le plus de marron, on roule en premier. Ne mise pas tout : les cubes gardés paient ta ligne, et cinq suffisent souvent.
first_train-lesson-bid-other = Ça marche aussi. Cherche du marron, qui achète les trains, et la couleur d’une compagnie, pour ses villes et les ventes.
first_train-lesson-plan = Ici, tu as aussi misé 2 sur la case 4, mais Ulrich est allé à 4 sur la case 2, et tes 3 cubes sont revenus. Au lieu de guetter, dis-moi jusqu’où tu irais. **Appuie sur « Laisser Kontor miser… » : case 2, jusqu’à 6.**
first_train-lesson-plan-done = Je mise le moins possible, jamais plus que ton nombre, et personne ne le voit. Ce que tu gagnes avance tes pions sur les pistes d’influence, sous la carte.
first_train-lesson-plan-other = Ça marche aussi. Tu peux miser toi-même, si tu reviens chaque fois que quelqu’un va plus haut.
first_train-lesson-set = Dernière manche, et un wagon libre. Une série, c’est un passager rouge, un vert, une bière et un colis : { COUNT($points_set, "point", "points") } à la fin. Tu as transporté assez de tout, sauf des colis, deux seulement. **Charge le colis de Lichtenau.**
first_train-lesson-set-done = { COUNT($points_cube, "point", "points") }, { $profit_yellow } de profit, et { $points_set } pour ta troisième série. À la fin, le profit compte en points : la bière aurait fait 3, le colis fait 4.
first_train-lesson-set-other = Ça marche aussi. Mais compare : la bière, c’est un point et 2 de profit ; le colis, un point, 1 de profit et une série.
first_train-lesson-end = La toute dernière vente. Le profit compte maintenant en points, les séries aussi, et chaque voie gardée coûte { COUNT($link_lost, "point", "points") }. Avec tes deux voies, tu aurais 32, et Ulrich a 33. **Vends la ligne en entier.**
first_train-lesson-end-done = 25 points, 6 pour trois séries et 3 de profit font 34, contre 33 pour Ulrich. Tu gagnes !
first_train-lesson-end-other = Ça marche aussi. Mais ces deux voies te coûtent 2 points, et Ulrich gagne, 33 à 32.
first_train-lesson-tips =
    C’était First Train. Ce qui fait gagner :
    - **Miser** sur du marron et la couleur d’une compagnie, et garder environ cinq cubes.
    - **Construire court**, pour ce que les trains de la manche peuvent charger.
    - **Vendre** une ligne qui n’a plus rien à transporter.
