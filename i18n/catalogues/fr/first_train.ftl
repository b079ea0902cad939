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

first_train-means-cubes = cubes
    .gender = m
    .number = other
    .one = cube
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
first_train-does-sell = 1 d’influence pour { $n } voies ; ses villes en prennent la couleur

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
first_train-param-pay-desc = L’influence qui paie d’abord sans cubes ; pour un train, ce que tu échanges à 3 contre 1
first_train-param-first-desc = Les cases d’une de tes enchères, celle que tu préfères d’abord
first_train-param-second-desc = Les cases de ton autre enchère
first_train-param-most-desc = Ce que la ligne peut coûter au plus, villes et propriétaires compris
first_train-param-errands-desc = Ce que tu achètes et charges, dans l’ordre ; ce qui manque est sauté
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
first_train-group-buy-legend = Prix · places pour passagers + marchandises
first_train-group-load = Charger une chose
first_train-group-load-by = Charger une chose : de quelle sorte ?
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

first_train-bid-open = Miser sur la case { $box } : { $gain }, dès { $cubes }
first_train-bid-open-at = Case { $box } : { $gain }, dès { $cubes }
first_train-bid-over-open = Miser sur la case { $box } : { $gain }, dès { $cubes } ({ $seat } : { $standing })
first_train-bid-over-open-at = Case { $box } : { $gain }, dès { $cubes } ({ $seat } : { $standing })
first_train-bid = Miser { $cubes } sur la case { $box } : { $gain }
first_train-bid-over = Miser { $cubes } sur la case { $box } : { $gain } ({ $seat } : { $standing })
first_train-colour = Prendre { $n } de { $means } : { $before } → { $after }
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
first_train-load = Charger { A($load) } : { $area } ({ $n } sur place), train { $train }
first_train-load-at = { CAP($load) } : { $area } ({ $n } sur place), train { $train }
first_train-sell-open = Vendre une ligne à { THE($company) } (tu as { $n } de { $means })
first_train-sell-open-at = À { THE($company) } (tu as { $n } de { $means })
first_train-sell = { $n ->
    [one] Vendre { $line } ({ $n } voie) à { THE($company) } : { $paid } de { $means }
   *[other] Vendre { $line } ({ $n } voies) à { THE($company) } : { $paid } de { $means }
}
first_train-pass-line = Ne rien construire
first_train-pass-trains = Passer pour toute la phase
first_train-pass-sale = Ne rien vendre

## Noms des plans

first_train-otherwise-ask = me demander
first_train-otherwise-least = le minimum
first_train-otherwise-pass = passer
first_train-wishes = Mes cases, sinon { $otherwise }
first_train-wishes-colour = Mes cases, sinon { $otherwise } ; case bicolore : { $means }
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
first_train-errands = Ma liste, puis { $otherwise }
first_train-errands-listed = { CAP($errands) }, puis { $otherwise }
first_train-ask-me = Me demander chaque fois

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
first_train-load-below = { $n } sur place, train { $train }
first_train-load-at-short = { CAP(SHORT($load)) } · { $area }
first_train-load-at-below = { $n } sur place, train { $train }
first_train-sell-open-short = À { THE($company) } ({ $n })
first_train-sell-open-at-short = À { THE($company) } ({ $n })
first_train-sell-short = { $n ->
    [one] Vendre { $n } voie : { $paid } de { $means }
   *[other] Vendre { $n } voies : { $paid } de { $means }
}
first_train-wishes-colour-short = Sinon { $otherwise } · { $means }
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
first_train-errands-listed-short = Liste de { $n }, puis { $otherwise }

### Ce qui s’est passé, et où en sont les choses

### Lignes, enchères et listes pendant qu’on les choisit

first_train-region-nw = le nord-ouest
first_train-region-n = le nord
first_train-region-ne = le nord-est
first_train-region-w = l’ouest
first_train-region-c = le milieu
first_train-region-e = l’est
first_train-region-sw = le sud-ouest
first_train-region-s = le sud
first_train-region-se = le sud-est

first_train-so-far-costs = Coûte { $paid }.
first_train-so-far-dear = Coûte { $n } en tout : plus que tu n’as maintenant.
first_train-so-far-landowners = { $n ->
    [one] Un propriétaire est payé.
   *[other] { $n } propriétaires sont payés.
}
first_train-so-far-left = Il te reste : { $means } ; { $links ->
    [one] une voie
   *[other] { $links } voies
}.
first_train-so-far-serves = Tes voies atteindront en plus : { $loads }.
first_train-loads = { COUNT($n, $load) }
first_train-so-far-sold = { $n ->
    [one] Une voie
   *[other] { $n } voies
} pour { $paid } ; il en restera { $left }.
first_train-so-far-turns = À la { $company } : { $towns }.
first_train-so-far-wishes = Jusqu’à { $most } ; tu as { $cubes } cubes pour deux enchères.
first_train-so-far-trains = Les trains coûtent { $n } marron ; tu en as { $have }.
first_train-so-far-room = Place restante dans tes trains : { $passengers } pour des passagers, { $goods } pour des marchandises.
first_train-so-far-no-room = Plus que tes trains ne contiennent : ce qui n’y entre pas est sauté.

first_train-way-by-wish = Quelle case ?
first_train-way-by-area = Quelle partie de la carte ?
first_train-way-by-errand = Quoi ensuite sur la liste ?

first_train-more-pay = Comment payer
first_train-more-second = Et pour la seconde enchère
first_train-param-first = première
first_train-param-second = seconde
first_train-param-errands = liste
first_train-param-most = maximum

first_train-verb-wishes = plan
first_train-verb-wishes-desc = Dire d’avance jusqu’où tu vas, et sur quelles cases
first_train-verb-ahead = avance
first_train-verb-ahead-desc = Dire d’avance quelle ligne tu construis, et pour combien au plus
first_train-verb-errands = liste
first_train-verb-errands-desc = Donner une liste de trains à acheter et de choses à charger
first_train-param-then = sinon
first_train-param-then-desc = Si rien n’en est possible : qu’on te demande, passer, ou l’enchère la moins chère
first_train-param-shorten = raccourcir
first_train-param-shorten-desc = Construire ce qui en est libre et assez bon marché
