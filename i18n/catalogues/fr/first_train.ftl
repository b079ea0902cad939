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
