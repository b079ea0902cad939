### Catane : Villes et Chevaliers

cities_knights-name = Villes et Chevaliers
cities_knights-tagline = Bâtis des villes, arme des chevaliers, repousse les barbares, gagne à { COUNT($target, "point", "points") }. 3 ou 4 personnes.
cities_knights-first =
    Le but : avoir { COUNT($target, "point", "points") } à ton propre tour. Une colonie en vaut { $points_settlement }, une ville { $points_city }, une métropole { $points_metropolis } de plus.
    Chaque lancer paie les tuiles de son numéro : 1 carte par colonie voisine, { $city_cards } par ville. Les cartes servent à construire et à échanger.
    Le dé d’événement fait avancer le navire barbare. À la septième étape, les barbares débarquent, aussi forts que toutes les villes ensemble.
    Si les chevaliers actifs sont plus faibles, la moins bonne défense perd une ville. Construis donc des chevaliers ({ PART($costs_knight_wool, $kind_wool) } + { PART($costs_knight_ore, $kind_ore) }) et active-les ({ PART($costs_activate_knight_grain, $kind_grain) }).
    Papier, tissu et pièces paient les améliorations : elles apportent des cartes Progrès et, au niveau { $metropolis_level }, une métropole.
cities_knights-option-board = Île
cities_knights-option-board-desc = La disposition des tuiles et des numéros
cities_knights-option-board-spiral = hasard, numéros en spirale
cities_knights-option-board-random = tuiles et numéros au hasard
cities_knights-option-board-fixed = l’île des débuts

## Choses (formes : voir i18n/grammar.py)

cities_knights-kind-lumber = bois
    .gender = m
    .mass = yes
cities_knights-kind-brick = argile
    .gender = f
    .mass = yes
    .other = argiles
cities_knights-kind-wool = laine
    .gender = f
    .mass = yes
    .other = laines
cities_knights-kind-grain = blé
    .gender = m
    .mass = yes
    .other = blés
cities_knights-kind-ore = minerai
    .gender = m
    .mass = yes
    .other = minerais
cities_knights-kind-paper = papier
    .gender = m
    .mass = yes
    .other = papiers
cities_knights-kind-cloth = tissu
    .gender = m
    .mass = yes
    .other = tissus
cities_knights-kind-coin = pièce
    .gender = f
    .other = pièces

cities_knights-terrain-forest = forêt
    .gender = f
cities_knights-terrain-pasture = pré
    .gender = m
cities_knights-terrain-fields = champ
    .gender = m
cities_knights-terrain-hills = colline
    .gender = f
cities_knights-terrain-mountains = montagne
    .gender = f
cities_knights-terrain-desert = désert
    .gender = m

cities_knights-shore-coast = côte
    .gender = f
cities_knights-harbour-any = port 3:1
    .gender = m
cities_knights-harbour-lumber = bois 2:1
    .gender = m
cities_knights-harbour-brick = argile 2:1
    .gender = m
cities_knights-harbour-wool = laine 2:1
    .gender = m
cities_knights-harbour-grain = blé 2:1
    .gender = m
cities_knights-harbour-ore = minerai 2:1
    .gender = m

cities_knights-side-n = nord
    .gender = m
cities_knights-side-ne = nord-est
    .gender = m
cities_knights-side-e = est
    .gender = m
cities_knights-side-se = sud-est
    .gender = m
cities_knights-side-s = sud
    .gender = m
cities_knights-side-sw = sud-ouest
    .gender = m
cities_knights-side-w = ouest
    .gender = m
cities_knights-side-nw = nord-ouest
    .gender = m

cities_knights-track-trade = commerce
    .gender = m
    .mass = yes
cities_knights-track-politics = politique
    .gender = f
    .mass = yes
cities_knights-track-science = science
    .gender = f
    .mass = yes

cities_knights-level-trade-1 = Marché
    .gender = m
cities_knights-level-trade-2 = Comptoir
    .gender = m
cities_knights-level-trade-3 = Guilde marchande
    .gender = f
cities_knights-level-trade-4 = Banque
    .gender = f
cities_knights-level-trade-5 = Grande Bourse
    .gender = f
cities_knights-level-politics-1 = Hôtel de ville
    .gender = m
    .elide = yes
cities_knights-level-politics-2 = Église
    .gender = f
cities_knights-level-politics-3 = Forteresse
    .gender = f
cities_knights-level-politics-4 = Cathédrale
    .gender = f
cities_knights-level-politics-5 = Haute Assemblée
    .gender = f
cities_knights-level-science-1 = Abbaye
    .gender = f
cities_knights-level-science-2 = Bibliothèque
    .gender = f
cities_knights-level-science-3 = Aqueduc
    .gender = m
cities_knights-level-science-4 = Théâtre
    .gender = m
cities_knights-level-science-5 = Université
    .gender = f

cities_knights-piece-road = route
    .gender = f
    .other = routes
cities_knights-piece-settlement = colonie
    .gender = f
    .other = colonies
cities_knights-piece-city = ville
    .gender = f
    .other = villes
cities_knights-piece-tipped = ville couchée
    .gender = f
    .other = villes couchées
cities_knights-piece-wall = rempart
    .gender = m
    .other = remparts
cities_knights-piece-knight = chevalier
    .gender = m
    .other = chevaliers
cities_knights-knight-1 = chevalier de base
    .gender = m
    .other = chevaliers de base
cities_knights-knight-2 = chevalier fort
    .gender = m
    .other = chevaliers forts
cities_knights-knight-3 = chevalier puissant
    .gender = m
    .other = chevaliers puissants

cities_knights-deed-activate = activer un chevalier
    .article = none
cities_knights-deed-promote = promouvoir un chevalier
    .article = none
cities_knights-deed-medicine = une ville avec Médecine
    .article = none

cities_knights-event-die-ship = le navire barbare
    .article = none
cities_knights-event-die-trade = la porte du commerce
    .article = none
cities_knights-event-die-politics = la porte de la politique
    .article = none
cities_knights-event-die-science = la porte de la science
    .article = none

cities_knights-card-commercial_harbor = Port commercial
    .article = none
cities_knights-card-master_merchant = Maître marchand
    .article = none
cities_knights-card-merchant_fleet = Flotte marchande
    .article = none
cities_knights-card-merchant = Marchand
    .article = none
cities_knights-card-resource_monopoly = Monopole de ressource
    .article = none
cities_knights-card-trade_monopoly = Monopole commercial
    .article = none
cities_knights-card-bishop = Évêque
    .article = none
cities_knights-card-constitution = Constitution
    .article = none
cities_knights-card-deserter = Déserteur
    .article = none
cities_knights-card-diplomat = Diplomate
    .article = none
cities_knights-card-intrigue = Intrigue
    .article = none
cities_knights-card-saboteur = Saboteur
    .article = none
cities_knights-card-spy = Espion
    .article = none
cities_knights-card-warlord = Seigneur de guerre
    .article = none
cities_knights-card-wedding = Mariage
    .article = none
cities_knights-card-alchemist = Alchimiste
    .article = none
cities_knights-card-crane = Grue
    .article = none
cities_knights-card-engineer = Ingénieur
    .article = none
cities_knights-card-inventor = Inventeur
    .article = none
cities_knights-card-irrigation = Irrigation
    .article = none
cities_knights-card-medicine = Médecine
    .article = none
cities_knights-card-mining = Exploitation minière
    .article = none
cities_knights-card-printer = Imprimerie
    .article = none
cities_knights-card-road_building = Construction de routes
    .article = none
cities_knights-card-smith = Forgeron
    .article = none

## Les cartes Progrès en une ligne

cities_knights-effect-commercial-harbor = ce tour-ci, échange avec chaque adversaire une ressource contre une marchandise de son choix
cities_knights-effect-master-merchant = regarde la main de quelqu’un qui a plus de points et prends 2 cartes
cities_knights-effect-merchant-fleet = échange une sorte à 2:1 avec la banque ce tour-ci
cities_knights-effect-merchant = place le marchand : { COUNT($points_merchant, "point", "points") } et 2:1 pour la ressource de sa tuile
cities_knights-effect-resource-monopoly = tout le monde te donne 2 cartes d’une ressource de ton choix
cities_knights-effect-trade-monopoly = tout le monde te donne 1 carte d’une marchandise de ton choix
cities_knights-effect-bishop = déplace le voleur et vole une carte à chaque adversaire qui borde sa tuile
cities_knights-effect-constitution = { COUNT($points_point_card, "point", "points") }
cities_knights-effect-deserter = quelqu’un perd un chevalier, tu peux en placer un semblable
cities_knights-effect-diplomat = retire une route ouverte ; si c’est la tienne, tu peux la replacer ailleurs
cities_knights-effect-intrigue = chasse un chevalier adverse au bord d’une de tes routes
cities_knights-effect-saboteur = chaque adversaire qui a autant de points que toi ou plus défausse la moitié
cities_knights-effect-spy = regarde les cartes Progrès de quelqu’un et prends-en une
cities_knights-effect-warlord = tous tes chevaliers deviennent actifs
cities_knights-effect-wedding = chaque adversaire qui a plus de points te donne 2 cartes
cities_knights-effect-alchemist = avant le lancer : choisis les deux dés
cities_knights-effect-crane = une amélioration coûte 1 marchandise de moins
cities_knights-effect-engineer = un rempart gratuit
cities_knights-effect-inventor = échange deux numéros, sauf 2, 6, 8 et 12
cities_knights-effect-irrigation = 2 blés par champ que touchent tes colonies ou villes
cities_knights-effect-medicine = une ville pour { PART($costs_city_medicine_grain, $kind_grain) } + { PART($costs_city_medicine_ore, $kind_ore) }
cities_knights-effect-mining = 2 minerais par montagne que touchent tes colonies ou villes
cities_knights-effect-printer = { COUNT($points_point_card, "point", "points") }
cities_knights-effect-road-building = 2 routes gratuites
cities_knights-effect-smith = promeus jusqu’à 2 chevaliers gratuitement

## Ce que font les verbes, en une demi-ligne là où on les choisit

cities_knights-does-roll = les tuiles de ce numéro paient ; un 7 déplace le voleur
cities_knights-does-end = le tour suivant commence ; tes offres sont annulées
cities_knights-does-pass = tu t’en passes
cities_knights-does-build-road = mène plus loin ; { $longest_road_from } d’affilée peuvent valoir { $points_longest_road } points
cities_knights-does-build-settlement = une carte quand une tuile voisine paie
cities_knights-does-build-city = { $city_cards } cartes par tuile, mais des barbares plus forts
cities_knights-does-build-wall = au sept, tu gardes { $wall_bonus } cartes de plus
cities_knights-does-build-knight = inactif ; une fois activé, il combat les barbares
cities_knights-does-improve = plus de cartes Progrès ; une métropole dès le niveau { $metropolis_level }
cities_knights-does-knight-activate = défend tout de suite, agit dès ton prochain tour
cities_knights-does-knight-promote = un niveau de plus
cities_knights-does-knight-move = le long de tes routes ; devient inactif
cities_knights-does-knight-chase = tu déplaces le voleur ; le chevalier devient inactif
cities_knights-does-trade-offer = l’échange se fait avec le premier oui
cities_knights-does-trade-counter = tes conditions à toi, que l’autre accepte ou non
cities_knights-does-trade-accept = l’échange se fait tout de suite
cities_knights-does-trade-decline = tu refuses cette offre
cities_knights-does-trade-withdraw = plus personne ne peut l’accepter
cities_knights-does-trade-close = tu ne reçois plus d’offres ce tour-ci
cities_knights-does-answer-discard = elles retournent à la banque
cities_knights-does-answer-gift = ton cadeau pour le Mariage
cities_knights-does-answer-drop = elle va sous sa pioche
cities_knights-does-answer-robber = sa tuile ne rapporte rien ; tu voles une carte
cities_knights-does-answer-raze = elle redevient une colonie, un rempart est perdu
cities_knights-does-answer-knight = il garde son niveau
cities_knights-does-answer-deck = tu en pioches la première carte
cities_knights-does-answer-metropolis = { $points_metropolis ->
    [one] { $points_metropolis } point
   *[other] { $points_metropolis } points
} de plus, et les barbares ne peuvent pas la prendre
cities_knights-does-answer-harbour = l’autre te donne une marchandise de son choix
cities_knights-does-answer-commodity = tu reçois la ressource en échange
cities_knights-does-answer-plunder = elles vont dans ta main
cities_knights-does-answer-spy = elle va dans ta main
cities_knights-does-answer-desert = il quitte le plateau

## Lieux et cartes dans les phrases

cities_knights-hex = { $terrain } { $token }
cities_knights-hex-bare = { $terrain }
cities_knights-hex-side = { $hex } ({ $side })
cities_knights-hex-exact = { $hex } (rang { $row }, n° { $place })
cities_knights-hex-built = { $hex } · bâtiments : { $seats }
cities_knights-vertex = { $a } · { $b } · { $c }
cities_knights-vertex-cape = { $a } · { $b } ({ $side })
cities_knights-edge = { $a } – { $b }
cities_knights-edge-cape = { $a } – { $b } ({ $side })
cities_knights-numbers = { $n }
cities_knights-numbers-more = { $numbers }/{ $n }
cities_knights-numbers-none = désert
cities_knights-numbers-shore = { $numbers }/côte

cities_knights-cards = { COUNT($n, $kind) }
cities_knights-plus = { $a } + { $b }
cities_knights-no-cards = rien
cities_knights-card-count = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cities_knights-offer-number = l’offre { $offer }
cities_knights-offer = l’offre { $offer } : { $seat } donne { $give } contre { $want }

## Commandes et tableau de bord

cities_knights-command-build = construire
cities_knights-command-build-desc = Routes, colonies, villes, remparts, chevaliers
cities_knights-command-knight = chevalier
cities_knights-command-knight-desc = Utilise tes chevaliers
cities_knights-command-trade = échanger
cities_knights-command-trade-desc = Échange avec la banque et avec les autres
cities_knights-command-card = carte
cities_knights-command-card-desc = Joue une carte Progrès
cities_knights-command-answer = répondre
cities_knights-command-answer-desc = Réponds à ce qu’on te demande

cities_knights-verb-roll = lancer
cities_knights-verb-roll-desc = Lance les dés
cities_knights-verb-end = finir
cities_knights-verb-end-desc = Termine ton tour
cities_knights-verb-pass = renoncer
cities_knights-verb-pass-desc = Renonce à ce qu’une carte te propose
cities_knights-verb-improve = améliorer
cities_knights-verb-improve-desc = Achète le niveau suivant d’une branche (il coûte son niveau en marchandises)
cities_knights-verb-build-road = route
cities_knights-verb-build-road-desc = Construis une route ({ PART($costs_road_lumber, $kind_lumber) } + { PART($costs_road_brick, $kind_brick) })
cities_knights-verb-build-settlement = colonie
cities_knights-verb-build-settlement-desc = Construis une colonie ({ PART($costs_settlement_lumber, $kind_lumber) } + { PART($costs_settlement_brick, $kind_brick) } + { PART($costs_settlement_wool, $kind_wool) } + { PART($costs_settlement_grain, $kind_grain) })
cities_knights-verb-build-city = ville
cities_knights-verb-build-city-desc = Change une colonie en ville ({ PART($costs_city_grain, $kind_grain) } + { PART($costs_city_ore, $kind_ore) })
cities_knights-verb-build-wall = rempart
cities_knights-verb-build-wall-desc = Pose un rempart sous une ville ({ PART($costs_wall_brick, $kind_brick) })
cities_knights-verb-build-knight = chevalier
cities_knights-verb-build-knight-desc = Place un chevalier de base ({ PART($costs_knight_wool, $kind_wool) } + { PART($costs_knight_ore, $kind_ore) })
cities_knights-verb-knight-activate = activer
cities_knights-verb-knight-activate-desc = Active un chevalier ({ PART($costs_activate_knight_grain, $kind_grain) })
cities_knights-verb-knight-promote = promouvoir
cities_knights-verb-knight-promote-desc = Promeus un chevalier d’un niveau ({ PART($costs_promote_knight_wool, $kind_wool) } + { PART($costs_promote_knight_ore, $kind_ore) })
cities_knights-verb-knight-move = déplacer
cities_knights-verb-knight-move-desc = Déplace un chevalier, ou chasses-en un plus faible
cities_knights-verb-knight-chase = voleur
cities_knights-verb-knight-chase-desc = Chasse le voleur avec un chevalier voisin
cities_knights-verb-trade-bank = banque
cities_knights-verb-trade-bank-desc = Échange avec la banque (4:1, ou aux taux de tes ports)
cities_knights-verb-trade-offer = proposer
cities_knights-verb-trade-offer-desc = Propose un échange aux autres
cities_knights-verb-trade-counter = contre-offre
cities_knights-verb-trade-counter-desc = Réponds à une offre par une autre
cities_knights-verb-trade-accept = accepter
cities_knights-verb-trade-accept-desc = Accepte une offre
cities_knights-verb-trade-decline = refuser
cities_knights-verb-trade-decline-desc = Refuse une offre
cities_knights-verb-trade-withdraw = retirer
cities_knights-verb-trade-withdraw-desc = Retire ton offre
cities_knights-verb-trade-close = fermer
cities_knights-verb-trade-close-desc = Dis à la table que tu n’échanges plus ce tour-ci
cities_knights-verb-card-alchemist = alchimiste
cities_knights-verb-card-alchemist-desc = Choisis les deux dés au lieu de les lancer
cities_knights-verb-card-crane = grue
cities_knights-verb-card-crane-desc = Une amélioration coûte 1 de moins
cities_knights-verb-card-engineer = ingénieur
cities_knights-verb-card-engineer-desc = Un rempart gratuit
cities_knights-verb-card-inventor = inventeur
cities_knights-verb-card-inventor-desc = Échange deux numéros
cities_knights-verb-card-irrigation = irrigation
cities_knights-verb-card-irrigation-desc = 2 blés par champ que tu touches
cities_knights-verb-card-medicine = médecine
cities_knights-verb-card-medicine-desc = Une ville pour { PART($costs_city_medicine_grain, $kind_grain) } + { PART($costs_city_medicine_ore, $kind_ore) }
cities_knights-verb-card-mining = mines
cities_knights-verb-card-mining-desc = 2 minerais par montagne que tu touches
cities_knights-verb-card-road_building = routes
cities_knights-verb-card-road_building-desc = Deux routes gratuites
cities_knights-verb-card-smith = forgeron
cities_knights-verb-card-smith-desc = Promeus jusqu’à 2 chevaliers gratuitement
cities_knights-verb-card-commercial_harbor = port-commercial
cities_knights-verb-card-commercial_harbor-desc = Échange ressources contre marchandises jusqu’à la fin de ton tour
cities_knights-verb-card-master_merchant = maître-marchand
cities_knights-verb-card-master_merchant-desc = Prends 2 cartes à quelqu’un devant toi
cities_knights-verb-card-merchant_fleet = flotte-marchande
cities_knights-verb-card-merchant_fleet-desc = Une sorte à 2:1 à la banque ce tour-ci
cities_knights-verb-card-merchant = marchand
cities_knights-verb-card-merchant-desc = Place le marchand
cities_knights-verb-card-resource_monopoly = monopole-ressource
cities_knights-verb-card-resource_monopoly-desc = 2 cartes d’une ressource par adversaire
cities_knights-verb-card-trade_monopoly = monopole-commercial
cities_knights-verb-card-trade_monopoly-desc = 1 carte d’une marchandise par adversaire
cities_knights-verb-card-bishop = évêque
cities_knights-verb-card-bishop-desc = Déplace le voleur, vole une carte à chaque adversaire sur place
cities_knights-verb-card-deserter = déserteur
cities_knights-verb-card-deserter-desc = Un chevalier adverse passe chez toi
cities_knights-verb-card-diplomat = diplomate
cities_knights-verb-card-diplomat-desc = Retire une route ouverte
cities_knights-verb-card-intrigue = intrigue
cities_knights-verb-card-intrigue-desc = Chasse un chevalier au bord de ta route
cities_knights-verb-card-saboteur = saboteur
cities_knights-verb-card-saboteur-desc = Les autres, à égalité ou devant, défaussent la moitié
cities_knights-verb-card-spy = espion
cities_knights-verb-card-spy-desc = Prends une carte Progrès à quelqu’un
cities_knights-verb-card-warlord = seigneur-de-guerre
cities_knights-verb-card-warlord-desc = Active tous tes chevaliers
cities_knights-verb-card-wedding = mariage
cities_knights-verb-card-wedding-desc = 2 cartes de chaque adversaire devant toi
cities_knights-verb-answer-discard = défausser
cities_knights-verb-answer-discard-desc = Défausse des cartes
cities_knights-verb-answer-gift = cadeau
cities_knights-verb-answer-gift-desc = Donne des cartes pour le Mariage
cities_knights-verb-answer-drop = rendre
cities_knights-verb-answer-drop-desc = Rends une carte Progrès
cities_knights-verb-answer-robber = voleur
cities_knights-verb-answer-robber-desc = Déplace le voleur
cities_knights-verb-answer-raze = pillage
cities_knights-verb-answer-raze-desc = Choisis la ville que tu perds
cities_knights-verb-answer-knight = chevalier
cities_knights-verb-answer-knight-desc = Place un chevalier
cities_knights-verb-answer-deck = pioche
cities_knights-verb-answer-deck-desc = Pioche une carte Progrès pour la meilleure défense
cities_knights-verb-answer-resource = ressource
cities_knights-verb-answer-resource-desc = Prends une ressource grâce à ton aqueduc
cities_knights-verb-answer-metropolis = métropole
cities_knights-verb-answer-metropolis-desc = Choisis la ville qui devient métropole
cities_knights-verb-answer-harbour = port
cities_knights-verb-answer-harbour-desc = Port commercial : offre une ressource
cities_knights-verb-answer-commodity = marchandise
cities_knights-verb-answer-commodity-desc = Port commercial : donne une marchandise
cities_knights-verb-answer-plunder = prendre
cities_knights-verb-answer-plunder-desc = Maître marchand : prends des cartes
cities_knights-verb-answer-spy = espion
cities_knights-verb-answer-spy-desc = Espion : prends une carte
cities_knights-verb-answer-desert = déserteur
cities_knights-verb-answer-desert-desc = Déserteur : choisis le chevalier que tu perds

cities_knights-param-vertex = intersection
cities_knights-param-vertex-desc = Quelle intersection
cities_knights-param-edge = chemin
cities_knights-param-edge-desc = Quel chemin, entre deux tuiles
cities_knights-param-hex = tuile
cities_knights-param-hex-desc = Quelle tuile
cities_knights-param-hex-ask = Quelle tuile ?
cities_knights-param-hexes = tuiles
cities_knights-param-hexes-desc = Quelles deux tuiles
cities_knights-param-to = vers
cities_knights-param-to-desc = Où, ou à qui ; vide : tout le monde
cities_knights-param-kind = sorte
cities_knights-param-kind-desc = Ressource ou marchandise
cities_knights-param-track = branche
cities_knights-param-track-desc = Commerce, politique ou science
cities_knights-param-victim = adversaire
cities_knights-param-victim-desc = Quel adversaire
cities_knights-param-victim-ask = À qui ?
cities_knights-param-card = carte
cities_knights-param-card-desc = Quelle carte Progrès
cities_knights-param-cards = cartes
cities_knights-param-cards-desc = Quelles cartes
cities_knights-param-give = donner
cities_knights-param-give-desc = Ce que tu donnes
cities_knights-param-get = recevoir
cities_knights-param-get-desc = Ce que tu reçois
cities_knights-param-sets = fois
cities_knights-param-sets-desc = Combien de fois ; 1 par défaut
cities_knights-param-terms = termes
cities_knights-param-terms-desc = Quoi contre quoi
cities_knights-param-offer = offre
cities_knights-param-offer-desc = Numéro de l’offre
cities_knights-param-red = rouge
cities_knights-param-red-desc = Dé rouge, de 1 à 6
cities_knights-param-yellow = jaune
cities_knights-param-yellow-desc = Dé jaune, de 1 à 6

cities_knights-group-draft = Tuile, puis intersection
cities_knights-group-roll = Lancer
cities_knights-group-build = Construire
cities_knights-group-knight = Chevaliers
cities_knights-group-improve = Améliorations
cities_knights-group-bank = Échanger avec la banque
cities_knights-group-trade = Échanger avec les autres
cities_knights-group-card = Cartes Progrès
cities_knights-group-inventor = Inventeur : deux numéros
cities_knights-group-harbour = Port commercial : une ressource contre une marchandise
cities_knights-group-answer = Ton choix
cities_knights-group-end = Fin du tour
cities_knights-group-build-road = Route ({ $cost })
cities_knights-group-build-road-free = Route gratuite
cities_knights-group-build-settlement = Colonie ({ $cost })
cities_knights-group-build-city = Ville ({ $cost })
cities_knights-group-build-wall = Rempart ({ $cost })
cities_knights-group-build-knight = Chevalier ({ $cost })
cities_knights-group-knight-activate = Activer ({ $cost })
cities_knights-group-knight-promote = Promouvoir ({ $cost })
cities_knights-group-knight-promote-free = Promouvoir gratuitement
cities_knights-group-knight-move = Déplacer
cities_knights-group-knight-chase = Chasser le voleur

## Ce qui est demandé

cities_knights-ask-draft-settlement = Place ta première colonie.
cities_knights-ask-draft-city = Place ta ville. Elle te donne une ressource de chacune de ses tuiles.
cities_knights-ask-draft-road = Pose une route à côté de ce que tu viens de placer.
cities_knights-ask-roll = Lance les dés.
cities_knights-ask-turn = Construis, échange, joue, puis termine ton tour.
cities_knights-ask-discard = { $n ->
    [one] Un sept : défausse { $n } carte de ton choix.
   *[other] Un sept : défausse { $n } cartes de ton choix.
}
cities_knights-ask-saboteur = { $n ->
    [one] { $seat } joue un Saboteur : défausse { $n } carte de ton choix.
   *[other] { $seat } joue un Saboteur : défausse { $n } cartes de ton choix.
}
cities_knights-ask-gift = { $n ->
    [one] { $seat } fête un Mariage : donne { $n } carte de ton choix.
   *[other] { $seat } fête un Mariage : donne { $n } cartes de ton choix.
}
cities_knights-ask-drop = { $n ->
    [one] Tu as trop de cartes Progrès : remets-en { $n } sous sa pioche.
   *[other] Tu as trop de cartes Progrès : remets-en { $n } sous leurs pioches.
}
cities_knights-ask-robber = Déplace le voleur, et vole une carte si quelqu’un en a sur place.
cities_knights-ask-raze = Les barbares ont gagné : choisis la ville que tu perds.
cities_knights-ask-relocate = { $seat } chasse ton { $knight } : mets-le sur une autre intersection.
cities_knights-ask-deck = Tu as la meilleure défense, à égalité : pioche une carte Progrès dans la pioche de ton choix.
cities_knights-ask-aqueduct = Le lancer ne t’a rien donné : prends une ressource grâce à ton aqueduc.
cities_knights-ask-metropolis = Choisis la ville qui devient la métropole { OF($track) }.
cities_knights-ask-harbour = Port commercial : offre aussi une ressource à quelqu’un d’autre, ou passe aux réponses.
cities_knights-ask-commodity = { $seat } te donne { COUNT(1, $kind) } : choisis une marchandise à donner en échange.
cities_knights-ask-plunder = { $n ->
    [one] Tu vois la main { OF($seat) } : prends { $n } carte.
   *[other] Tu vois la main { OF($seat) } : prends { $n } cartes.
}
cities_knights-ask-spy = Tu vois les cartes Progrès { OF($seat) } : prends-en une, ou aucune.
cities_knights-ask-desert = { $seat } joue un Déserteur : choisis le chevalier que tu perds.
cities_knights-ask-knight = Place le { $knight } { $active ->
    [0] inactif
   *[other] actif
} que tu as gagné, ou passe.
cities_knights-ask-free-road = { $n ->
    [one] Pose une route gratuite.
   *[other] Pose { $n } routes gratuites, l’une après l’autre.
}
cities_knights-ask-smith = { $n ->
    [one] Promeus encore un chevalier gratuitement, ou arrête.
   *[other] Promeus jusqu’à { $n } chevaliers gratuitement.
}
cities_knights-ask-offer = { $seat } te propose un échange. Réponds si tu veux : la partie n’attend pas.

## Mots des boutons, à côté de ce qu’ils font

cities_knights-do-roll = Lancer
cities_knights-do-end = Fin du tour
cities_knights-do-pass = Passer
cities_knights-do-build-road = Construire
cities_knights-do-build-road-door = Placer
cities_knights-do-build-settlement = Construire
cities_knights-do-build-settlement-door = Placer
cities_knights-do-build-city = Construire
cities_knights-do-build-city-door = Placer
cities_knights-do-build-wall = Construire
cities_knights-do-build-wall-door = Placer
cities_knights-do-build-knight = Construire
cities_knights-do-build-knight-door = Placer
cities_knights-do-improve = Acheter
cities_knights-do-knight-activate = Activer
cities_knights-do-knight-promote = Promouvoir
cities_knights-do-knight-move = Déplacer
cities_knights-do-knight-chase = Chasser
cities_knights-do-trade-bank = Échanger
cities_knights-do-trade-offer = Proposer
cities_knights-do-trade-counter = Contre-offre
cities_knights-do-trade-accept = Accepter
cities_knights-do-trade-decline = Refuser
cities_knights-do-trade-withdraw = Retirer
cities_knights-do-trade-close = Arrêter
cities_knights-do-card = Jouer
cities_knights-do-card-alchemist = Jouer
cities_knights-do-answer-discard = Défausser
cities_knights-do-answer-gift = Donner
cities_knights-do-answer-drop = Rendre
cities_knights-do-answer-robber = Déplacer
cities_knights-do-answer-raze = Choisir
cities_knights-do-answer-knight = Placer
cities_knights-do-answer-deck = Piocher
cities_knights-do-answer-resource = Prendre
cities_knights-do-answer-metropolis = Choisir
cities_knights-do-answer-harbour = Proposer
cities_knights-do-answer-commodity = Donner
cities_knights-do-answer-plunder = Prendre
cities_knights-do-answer-spy = Prendre
cities_knights-do-answer-desert = Choisir

## Ce qu’une annulation reprend, sur son bouton ; les verbes absents portent les mots ci-dessus

cities_knights-undo-build-road = route { $place }
cities_knights-undo-build-settlement = colonie { $place }
cities_knights-undo-build-city = ville { $place }
cities_knights-undo-build-wall = rempart { $place }
cities_knights-undo-build-knight = chevalier { $place }
cities_knights-undo-improve = { $track } { $n }
cities_knights-undo-knight-activate = activer { $place }
cities_knights-undo-knight-promote = promouvoir { $place }
cities_knights-undo-knight-move = chevalier vers { $place }
cities_knights-undo-trade-bank = { cities_knights-trade-bank-short }
cities_knights-undo-trade-offer = ton offre
cities_knights-undo-card = jouer { $card }
cities_knights-undo-answer-robber = voleur en { $place }
cities_knights-undo-answer-raze = perdre { $place }
cities_knights-undo-answer-knight = chevalier vers { $place }
cities_knights-undo-answer-metropolis = métropole { $place }

## Libellés

cities_knights-roll = Lancer les dés
cities_knights-end = Terminer ton tour
cities_knights-pass-harbour = Passer aux réponses
cities_knights-pass-spying = Ne prendre aucune carte
cities_knights-pass-desertion = Ne placer aucun chevalier
cities_knights-pass-free-roads = Ne poser aucune route
cities_knights-pass-free-promotions = Ne plus promouvoir

cities_knights-road = Route : { $place } ({ $cost })
cities_knights-road-free = Route : { $place }
cities_knights-settlement = { $n ->
    [one] Colonie : { $place } ({ $n } ressource)
   *[other] Colonie : { $place } ({ $n } ressources)
}
cities_knights-settlement-free = Colonie : { $place }
cities_knights-city = Ville : { $place } ({ $cost })
cities_knights-city-free = Ville : { $place }
cities_knights-city-tipped = Redresser la ville couchée : { $place } ({ $cost })
cities_knights-wall = Rempart : { $place } ({ $cost })
cities_knights-knight = Chevalier : { $place } ({ $cost })

cities_knights-improve = { CAP($track) } { $n } · { $price ->
    [0] gratuit
   *[other] { COUNT($price, $kind) }
} · { $level }
cities_knights-improve-trade = { CAP($track) } { $n } · { $price ->
    [0] gratuit
   *[other] { COUNT($price, $kind) }
} · marchandises à 2:1
cities_knights-improve-politics = { CAP($track) } { $n } · { $price ->
    [0] gratuit
   *[other] { COUNT($price, $kind) }
} · chevaliers puissants
cities_knights-improve-science = { CAP($track) } { $n } · { $price ->
    [0] gratuit
   *[other] { COUNT($price, $kind) }
} · 1 ressource si le lancer ne donne rien

cities_knights-knight-activate = Activer ({ $n ->
    [1] de base
    [2] fort
   *[3] puissant
}) : { $place } ({ $cost })
cities_knights-knight-promote = Promouvoir ({ $n ->
    [2] fort
   *[3] puissant
}) : { $place } ({ $cost })
cities_knights-knight-promote-free = Promouvoir ({ $n ->
    [2] fort
   *[3] puissant
}) : { $place }
cities_knights-knight-move = Chevalier { $start } → { $place }
cities_knights-knight-displace = Chevalier { $start } → { $place } (chasse un chevalier { OF($seat) })
cities_knights-knight-chase = Chasser le voleur ({ $n ->
    [1] de base
    [2] fort
   *[3] puissant
}) : { $place }

cities_knights-trade-bank = Banque : { COUNT($n, $give) } → { COUNT($sets, $get) }
cities_knights-trade-bank-short = { COUNT($n, $give) } → { COUNT($sets, $get) }
cities_knights-trade-bank-below = banque
cities_knights-trade-offer-open = Proposer un échange
cities_knights-trade-offer = Proposer à { $seats } : { $give } contre { $want }
cities_knights-quick-offer = { $give } contre { $want } → { $what }
cities_knights-quick-offer-short = { $give } contre { $want }
cities_knights-quick-offer-below = → { $what }
cities_knights-trade-counter-open = Contre-offre à l’offre { $offer }
cities_knights-trade-counter = Contre-offre à l’offre { $offer } : { $give } contre { $want }
cities_knights-trade-accept = Accepter { $offer }
cities_knights-trade-decline = Refuser { $offer }
cities_knights-trade-withdraw = Retirer { $offer }
cities_knights-trade-close = Ne plus échanger ce tour-ci
cities_knights-offer-trade-accept = Accepter
cities_knights-offer-trade-decline = Refuser
cities_knights-offer-trade-counter = Contre-offre
cities_knights-offer-trade-withdraw = Retirer
cities_knights-order-roll = Lancer pour moi
cities_knights-order-roll-desc = Lance les dés au début de ton tour, avant toute carte.
cities_knights-order-roll-doubt = Tu as un Alchimiste en main : ta consigne lance les dés avant que tu puisses le jouer.
cities_knights-order-until = Passer en attendant
cities_knights-order-until-desc = Jusqu’à pouvoir payer, ou un sept, une attaque, une carte, une offre. Ça se voit. Finit si tu joues.
cities_knights-order-discard = Défausser pour moi
cities_knights-order-discard-desc = Sept, Saboteur, Mariage : selon le conseil, tes sortes en dernier.
cities_knights-order-drop = Cartes en trop
cities_knights-order-drop-desc = Plus de quatre cartes Progrès : ta liste d’abord.
cities_knights-order-aqueduct = Aqueduc
cities_knights-order-aqueduct-desc = Prend la première de ta liste que la banque a.
cities_knights-order-deck = Pioche à égalité
cities_knights-order-deck-desc = Meilleure défense à égalité : la première pioche de ta liste.
cities_knights-order-raze = Ville à perdre
cities_knights-order-raze-desc = Face aux barbares : la ville qui rapporte le moins.
cities_knights-order-no-trades = Refuser toute offre
cities_knights-order-no-trades-desc = Refuse toute offre ; les autres s’en rendent compte. S’arrête avec le tour en cours.
cities_knights-aim-settlement = une colonie
cities_knights-aim-city = une ville
cities_knights-aim-road = une route
cities_knights-aim-knight = un chevalier
cities_knights-aim-wall = un rempart
cities_knights-aim-trade = un niveau de commerce
cities_knights-aim-politics = un niveau de politique
cities_knights-aim-science = un niveau de science
cities_knights-aim-card = une carte Progrès en main
cities_knights-aim-limit = trop de cartes pour un sept
cities_knights-aim-ship = les barbares à un pas
cities_knights-lost-city-poorest = celle qui rapporte le moins
cities_knights-lost-city-unwalled = sans rempart, si possible
cities_knights-if-no-seven = aucun sept n’est tombé
cities_knights-if-no-landing = les barbares n’ont pas débarqué depuis
cities_knights-if-open = il reste de la place pour s’installer au bout de la route
cities_knights-if-rate = la banque prend au plus { COUNT($n, $kind) } pour une carte
cities_knights-if-metropolis = personne d’autre n’a la métropole { OF($track) }
cities_knights-if-safe = tu n’as pas trop de cartes pour un sept
cities_knights-if-no-card = { $n ->
    [0] tu n’as pas de carte Progrès
    [one] tu as au plus { $n } carte Progrès
   *[other] tu as au plus { $n } cartes Progrès
}

cities_knights-card-play-alchemist-open = { $card } : choisir les dés
cities_knights-card-play-alchemist = { $card } : rouge { $red } + jaune { $yellow } = { $sum }
cities_knights-card-play-crane = { $card } : une amélioration coûte 1 de moins
cities_knights-card-play-engineer = { $card } : rempart gratuit, { $place }
cities_knights-card-play-inventor = { $card } : échanger { $a } et { $b }
cities_knights-card-play-irrigation = { $card } : { COUNT($n, $kind) }
cities_knights-card-play-mining = { $card } : { COUNT($n, $kind) }
cities_knights-card-play-medicine = { $card } : ville, { $place } ({ $cost })
cities_knights-card-play-road-building = { $card } : 2 routes gratuites
cities_knights-card-play-smith = { $card } : jusqu’à 2 promotions
cities_knights-card-play-commercial-harbor = { $card } : ressources contre marchandises ce tour-ci
cities_knights-card-play-master-merchant = { $n ->
    [one] { $card } : prendre la seule carte { OF($seat) }
   *[other] { $card } : prendre 2 des { $n } cartes { OF($seat) }
}
cities_knights-card-play-merchant-fleet = { $card } : { $kind } à 2:1 ce tour-ci
cities_knights-card-play-merchant = { $card } : { $place } · { $kind } 2:1
cities_knights-card-play-merchant-desert = { $card } : { $place }
cities_knights-card-play-resource-monopoly = { $card } : { COUNT(2, $kind) } par adversaire
cities_knights-card-play-trade-monopoly = { $card } : { COUNT(1, $kind) } par adversaire
cities_knights-card-play-bishop = { $card } : { $place } · vole une carte à { $seats }
cities_knights-card-play-bishop-nobody = { $card } : { $place } · personne
cities_knights-card-play-deserter = { $card } : { $seat } perd un chevalier
cities_knights-card-play-diplomat = { $card } : retirer la route { OF($seat) }, { $place }
cities_knights-card-play-diplomat-own = { $card } : reprendre ta route, { $place }
cities_knights-card-play-intrigue = { $card } : chasser un chevalier { OF($seat) }, { $place }
cities_knights-card-play-saboteur = { $card } : moitié des cartes · { $seats }
cities_knights-card-play-spy = { $n ->
    [one] { $card } : voir la seule carte Progrès { OF($seat) }
   *[other] { $card } : voir { $n } cartes Progrès { OF($seat) }
}
cities_knights-card-play-warlord = { $card } : tous tes chevaliers deviennent actifs
cities_knights-card-play-wedding = { $card } : 2 cartes par personne · { $seats }

cities_knights-answer-discard-open = { $n ->
    [one] Choisir la carte à défausser
   *[other] Choisir { $n } cartes à défausser
}
cities_knights-answer-discard = Défausser { $cards }
cities_knights-answer-gift-open = { $n ->
    [one] Choisir la carte à donner
   *[other] Choisir { $n } cartes à donner
}
cities_knights-answer-gift = Donner { $cards }
cities_knights-answer-plunder-open = { $n ->
    [one] Choisir la carte à prendre
   *[other] Choisir { $n } cartes à prendre
}
cities_knights-answer-plunder = Prendre { $cards }
cities_knights-answer-drop = Rendre { $card }
cities_knights-answer-spy = Prendre { $card }
cities_knights-answer-robber = { $n ->
    [one] Voleur : { $place } · { $seat }, 1 carte
   *[other] Voleur : { $place } · { $seat }, { $n } cartes
}
cities_knights-answer-robber-nobody = Voleur : { $place } · personne
cities_knights-answer-raze = Perdre la ville : { $place }
cities_knights-answer-raze-wall = Perdre la ville et son rempart : { $place }
cities_knights-answer-knight = Chevalier : { $place }
cities_knights-answer-metropolis = Métropole : { $place }
cities_knights-answer-desert = { CAP($knight) } perdu : { $place }
cities_knights-answer-deck = Piocher en { $track } (reste { $n })
cities_knights-answer-resource = Prendre { COUNT(1, $kind) }
cities_knights-answer-harbour = Offrir { COUNT(1, $kind) } à { $seat }
cities_knights-answer-commodity = Donner { COUNT(1, $kind) }

## Ce qu’un coup change

cities_knights-change-metropolis = métropole { OF($track) }
cities_knights-change-longest-road = la plus longue route
cities_knights-change-merchant = le marchand
cities_knights-change-defender = Sauveur de Catane
cities_knights-change-endangered = un débarquement te coûterait une ville
cities_knights-change-safe = un débarquement ne te coûte plus de ville
cities_knights-change-defence = défense { $defence }, barbares { $strength }
cities_knights-change-road = ta route passe à { $n } sur { $least }
cities_knights-change-road-length = ta route passe à { $n }
cities_knights-change-progress = { $n ->
    [one] { $n } carte Progrès
   *[other] { $n } cartes Progrès
}
cities_knights-change-limit = au sept, tu gardes { $n } cartes
cities_knights-change-over-limit = { $n } cartes : un sept en prendrait la moitié
cities_knights-change-within-limit = { $n } cartes : à l’abri d’un sept

## Libellés là où le verbe et son prix sont déjà dits

cities_knights-road-at = { $place }
cities_knights-road-free-at = { $place }
cities_knights-settlement-at = { $place }
cities_knights-settlement-free-at = { $place }
cities_knights-city-at = { $place }
cities_knights-city-free-at = { $place }
cities_knights-city-tipped-at = { $place } (couchée)
cities_knights-wall-at = { $place }
cities_knights-knight-at = { $place }
cities_knights-card-play-engineer-at = { $place }
cities_knights-card-play-inventor-at = { $a } ⇄ { $b }
cities_knights-card-play-medicine-at = { $place }
cities_knights-answer-knight-at = { $place }
cities_knights-answer-metropolis-at = { $place }
cities_knights-answer-raze-at = { $place }
cities_knights-answer-raze-wall-at = { $place } (avec rempart)
cities_knights-knight-activate-at = { $place } ({ $n ->
    [1] de base
    [2] fort
   *[3] puissant
})
cities_knights-knight-promote-at = { $place } → { $n ->
    [2] fort
   *[3] puissant
}
cities_knights-knight-promote-free-at = { $place } → { $n ->
    [2] fort
   *[3] puissant
}
cities_knights-knight-move-at = { $start } → { $place }
cities_knights-knight-displace-at = { $start } → { $place } (chasse un chevalier { OF($seat) })
cities_knights-knight-chase-at = { $place } ({ $n ->
    [1] de base
    [2] fort
   *[3] puissant
})
cities_knights-answer-robber-at = { $n ->
    [one] { $place } · { $seat }, 1 carte
   *[other] { $place } · { $seat }, { $n } cartes
}
cities_knights-answer-robber-at-short = { $place } · { $seat }
cities_knights-answer-robber-at-below = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
cities_knights-answer-robber-nobody-at = { $place } · personne
cities_knights-answer-desert-at = { $place } ({ $knight })
cities_knights-card-play-bishop-at = { $place } · { $seats }
cities_knights-card-play-bishop-nobody-at = { $place } · personne
cities_knights-card-play-merchant-at = { $place } · { $kind } à 2:1
cities_knights-card-play-merchant-desert-at = { $place }
cities_knights-card-play-diplomat-at = { $place } · route { OF($seat) }
cities_knights-card-play-diplomat-own-at = { $place } · ta route
cities_knights-card-play-intrigue-at = { $place } · { $seat }

## Libellés sur une ligne de téléphone, et ce qu’ils laissent de côté

cities_knights-vertex-short = { $numbers }
cities_knights-vertex-cape-short = { $numbers }
cities_knights-edge-short = { $numbers }
cities_knights-edge-cape-short = { $numbers }
cities_knights-hex-side-short = { $hex }
cities_knights-hex-exact-short = { $hex }
cities_knights-hex-built-short = { $hex }
cities_knights-hex-built-below = bâtiments : { $seats }
cities_knights-offer-short = l’offre { $offer } · { $seat }

cities_knights-road-short = Route : { $place }
cities_knights-road-below = { $place } · { $cost }
cities_knights-settlement-short = Colonie : { $place }
cities_knights-settlement-below = { $place } · { $cost }
cities_knights-city-short = Ville : { $place }
cities_knights-city-below = { $place } · { $cost }
cities_knights-city-tipped-short = Redresser : { $place }
cities_knights-city-tipped-below = { $place } · { $cost }
cities_knights-city-tipped-at-short = { $place } (couchée)
cities_knights-wall-short = Rempart : { $place }
cities_knights-wall-below = { $place } · { $cost }
cities_knights-knight-short = Chevalier : { $place }
cities_knights-knight-below = { $place } · { $cost }
cities_knights-improve-short = { CAP($track) } { $n } · { $price ->
    [0] gratuit
   *[other] { COUNT($price, $kind) }
}
cities_knights-improve-below = { $level }
cities_knights-improve-trade-short = { cities_knights-improve-short }
cities_knights-improve-trade-below = { $level } · marchandises à 2:1
cities_knights-improve-politics-short = { cities_knights-improve-short }
cities_knights-improve-politics-below = { $level } · chevaliers puissants
cities_knights-improve-science-short = { cities_knights-improve-short }
cities_knights-improve-science-below = { $level } · 1 ressource si le lancer ne donne rien
cities_knights-knight-activate-short = Activer : { $place }
cities_knights-knight-activate-below = { $place } · { $cost }
cities_knights-knight-promote-short = Promouvoir : { $place }
cities_knights-knight-promote-below = { $place } · { $cost }
cities_knights-knight-promote-free-short = Promouvoir : { $place }
cities_knights-knight-promote-free-below = { $place }
cities_knights-knight-move-short = Déplacer vers { $place }
cities_knights-knight-move-below = { $start } → { $place }
cities_knights-knight-displace-short = Chasser un chevalier { OF($seat) }
cities_knights-knight-displace-below = { $start } → { $place }
cities_knights-knight-displace-at-short = { $start } → { $place } ({ $seat })
cities_knights-knight-chase-short = Chasser le voleur
cities_knights-knight-chase-below = { $place }
cities_knights-card-play-engineer-short = { $card } : { $place }
cities_knights-card-play-engineer-below = rempart gratuit, { $place }
cities_knights-card-play-inventor-short = { $a } ⇄ { $b }
cities_knights-card-play-inventor-below = { $card }
cities_knights-card-play-inventor-at-short = { $a }⇄{ $b }
cities_knights-card-play-medicine-short = { $card } : { $place }
cities_knights-card-play-medicine-below = ville, { $place } ({ $cost })
cities_knights-card-play-commercial-harbor-short = Jouer { $card }
cities_knights-card-play-commercial-harbor-below = ressources contre marchandises ce tour-ci
cities_knights-card-play-master-merchant-short = { $card } : { $seat } ({ $n })
cities_knights-card-play-master-merchant-below = { $n ->
    [one] prendre la seule carte
   *[other] voir { $n } cartes, en prendre 2
}
cities_knights-card-play-merchant-fleet-short = { $card } : { $kind } 2:1
cities_knights-card-play-merchant-fleet-below = avec la banque, ce tour-ci
cities_knights-card-play-merchant-short = { $card } : { $place }
cities_knights-card-play-merchant-below = { $place } · { $kind } 2:1
cities_knights-card-play-merchant-at-short = { $place } · { $kind } 2:1
cities_knights-card-play-resource-monopoly-short = { $card } : { $kind }
cities_knights-card-play-trade-monopoly-short = { $card } : { $kind }
cities_knights-card-play-resource-monopoly-below = 2 cartes de chaque adversaire
cities_knights-card-play-trade-monopoly-below = 1 carte de chaque adversaire
cities_knights-card-play-bishop-short = { $card } : { $place }
cities_knights-card-play-bishop-below = { $place } · vole une carte à { $seats }
cities_knights-card-play-bishop-at-short = { $n ->
    [3] { $place } · 3 cartes
   *[other] { $place } · { $seats }
}
cities_knights-card-play-diplomat-short = { $card } : route { OF($seat) }
cities_knights-card-play-diplomat-below = { $place }
cities_knights-card-play-diplomat-at-short = { $place } · { $seat }
cities_knights-card-play-diplomat-own-short = { $card } : ta route
cities_knights-card-play-diplomat-own-below = { $place }
cities_knights-card-play-diplomat-own-at-short = { $place } · à toi
cities_knights-card-play-intrigue-short = { $card } : chevalier { OF($seat) }
cities_knights-card-play-intrigue-below = { $place }
cities_knights-card-play-saboteur-short = Jouer { $card }
cities_knights-card-play-saboteur-below = la moitié des cartes : { $seats }
cities_knights-card-play-spy-short = { $card } : { $seat } ({ $n })
cities_knights-card-play-spy-below = { $n ->
    [one] voir la seule carte Progrès
   *[other] voir { $n } cartes Progrès
}
cities_knights-card-play-wedding-short = Jouer { $card }
cities_knights-card-play-wedding-below = 2 cartes de la part de { $seats }
cities_knights-answer-robber-short = Voleur : { $place } · { $seat }
cities_knights-answer-robber-below = { $n ->
    [one] { $place } · { $n } carte
   *[other] { $place } · { $n } cartes
}
cities_knights-answer-raze-short = Perdre : { $place }
cities_knights-answer-raze-below = { $place }
cities_knights-answer-raze-wall-short = Perdre : { $place }
cities_knights-answer-raze-wall-below = { $place }
cities_knights-answer-raze-wall-at-short = { $place } + rempart
cities_knights-answer-desert-short = Perdre : { $place }
cities_knights-answer-desert-below = { $place }
cities_knights-answer-desert-at-short = { $place }

## Ce qui s’est passé

cities_knights-event-turn-began = Tour { $turn } : { $seat }.
    .you = Tour { $turn } : à toi.
cities_knights-event-rolled = { $chosen ->
    [0] { $seat } lance { $red } + { $yellow } = **{ $sum }** ; dé d’événement : { $event }.
   *[other] { $seat } choisit { $red } + { $yellow } = **{ $sum }** ; dé d’événement : { $event }.
}
    .you = { $chosen ->
        [0] Tu lances { $red } + { $yellow } = **{ $sum }** ; dé d’événement : { $event }.
       *[other] Tu choisis { $red } + { $yellow } = **{ $sum }** ; dé d’événement : { $event }.
    }
cities_knights-event-rolled-ship = { $seat } { $chosen ->
    [0] lance
   *[other] choisit
} { $red } + { $yellow } = **{ $sum }** ; le navire barbare arrive à l’étape **{ $step } sur 7**.
    .you = Tu { $chosen ->
        [0] lances
       *[other] choisis
    } { $red } + { $yellow } = **{ $sum }** ; le navire barbare arrive à l’étape **{ $step } sur 7**.
cities_knights-event-received = Cartes : { $seats }.
cities_knights-received = { $seat } { $cards }
    .you = toi { $cards }
cities_knights-event-received-nothing = Ce lancer ne rapporte de carte à personne.
cities_knights-event-received-draft = { $seat } commence avec { $cards }.
    .you = Tu commences avec { $cards }.
cities_knights-event-received-aqueduct = { $seat } prend { $cards } grâce à l’aqueduc.
    .you = Tu prends { $cards } grâce à ton aqueduc.
cities_knights-event-received-irrigation = { $seat } reçoit { $cards }.
    .you = Tu reçois { $cards }.
cities_knights-event-received-mining = { $seat } reçoit { $cards }.
    .you = Tu reçois { $cards }.
cities_knights-event-shortage = La banque n’en a pas assez ({ $kind }) : personne n’en reçoit.
cities_knights-event-shortage-sole = La banque n’en a pas assez ({ $kind }) : elle donne ce qui lui reste.

cities_knights-event-built = { $seat } construit **{ A($piece) }** : { $place }.
    .you = Tu construis **{ A($piece) }** : { $place }.
cities_knights-event-built-defence = { cities_knights-event-built }
    .you = Tu construis **{ A($piece) }** : { $place }.
cities_knights-event-placed = { $seat } place **{ A($piece) }** : { $place }.
    .you = Tu places **{ A($piece) }** : { $place }.
cities_knights-event-road-built = { $seat } pose **une route** : { $place }.
    .you = Tu poses **une route** : { $place }.
cities_knights-event-road-removed = { $seat } retire la route { OF($owner) } : { $place }.
    .you = Tu retires la route { OF($owner) } : { $place }.
    .you-owner = { $seat } retire ta route : { $place }.
cities_knights-event-road-removed-own = { $owner } reprend une de ses routes : { $place }.
    .you-owner = Tu reprends une de tes routes : { $place }.
cities_knights-event-longest-road = { $seat } a **la route la plus longue** ({ $n } routes) : { COUNT($points_longest_road, "point", "points") }.
    .you = Tu as **la route la plus longue** ({ $n } routes) : { COUNT($points_longest_road, "point", "points") }.
cities_knights-event-longest-road-nobody = Plus personne n’a la route la plus longue.
cities_knights-event-improved = { $seat } construit **{ THE($level) }** ({ $track } { $n }).
    .you = Tu construis **{ THE($level) }** ({ $track } { $n }).
cities_knights-event-metropolis = { $seat } fonde la **métropole { OF($track) }** : { $place }, { COUNT($points_metropolis, "point", "points") }.
    .you = Tu fondes la **métropole { OF($track) }** : { $place }, { COUNT($points_metropolis, "point", "points") }.
cities_knights-event-metropolis-taken = { $seat } prend à { $loser } la **métropole { OF($track) }** : { $place }, { COUNT($points_metropolis, "point", "points") }.
    .you = Tu prends à { $loser } la **métropole { OF($track) }** : { $place }, { COUNT($points_metropolis, "point", "points") }.
    .you-loser = { $seat } te prend la **métropole { OF($track) }** : { $place }, { COUNT($points_metropolis, "point", "points") }.
cities_knights-event-won = { $seat } **gagne** avec **{ $n }** points.
    .you = Tu **gagnes** avec **{ $n }** points.

cities_knights-event-knight-activated = { $seat } active un chevalier : { $place }.
    .you = Tu actives un chevalier : { $place }.
cities_knights-event-knights-activated = { $seat } active { $n } chevaliers.
    .you = Tu actives { $n } chevaliers.
cities_knights-event-knight-promoted = { $seat } a maintenant **{ A($knight) }** : { $place }.
    .you = Tu as maintenant **{ A($knight) }** : { $place }.
cities_knights-event-knight-moved = { $seat } déplace un chevalier : { $start } → { $place }.
    .you = Tu déplaces un chevalier : { $start } → { $place }.
cities_knights-event-knight-displaced = { $by } chasse un { $knight } { OF($seat) } : { $place }.
    .you = { $by } chasse ton { $knight } : { $place }.
    .you-by = Tu chasses un { $knight } { OF($seat) } : { $place }.
cities_knights-event-knight-driven = Le chevalier chassé { OF($seat) } se déplace : { $start } → { $place }.
    .you = Ton chevalier chassé se déplace : { $start } → { $place }.
cities_knights-event-knight-lost = Le chevalier chassé { OF($seat) } n’a nulle part où aller et **quitte le plateau** : { $start }.
    .you = Ton chevalier chassé n’a nulle part où aller et **quitte le plateau** : { $start }.
cities_knights-event-knight-deserted = Un { $knight } { OF($seat) } déserte : { $place }.
    .you = Ton { $knight } déserte : { $place }.
cities_knights-event-knight-joined = { $seat } place **{ A($knight) }** gratuitement : { $place }.
    .you = Tu places **{ A($knight) }** gratuitement : { $place }.
cities_knights-event-robber-seven = { $seat } déplace le voleur : { $place }.
    .you = Tu déplaces le voleur : { $place }.
cities_knights-event-robber-knight = Le chevalier { OF($seat) } chasse le voleur : { $place }.
    .you = Ton chevalier chasse le voleur : { $place }.
cities_knights-event-robber-bishop = L’Évêque { OF($seat) } envoie le voleur ailleurs : { $place }.
    .you = Ton Évêque envoie le voleur ailleurs : { $place }.

cities_knights-event-lost-seven = { $n ->
    [one] { $seat } défausse { $n } carte à cause du sept.
   *[other] { $seat } défausse { $n } cartes à cause du sept.
}
cities_knights-event-lost-saboteur = { $n ->
    [one] { $seat } défausse { $n } carte à cause du Saboteur.
   *[other] { $seat } défausse { $n } cartes à cause du Saboteur.
}
cities_knights-event-lost-seen = { $seat } défausse { $cards }.
    .you = Tu défausses { $cards }.
cities_knights-event-stolen = { $seat } vole une carte à { $victim }.
cities_knights-event-stolen-seen = { $seat } vole **{ COUNT(1, $kind) }** à { $victim }.
    .you = Tu voles **{ COUNT(1, $kind) }** à { $victim }.
    .you-victim = { $seat } te vole **{ COUNT(1, $kind) }**.
cities_knights-event-given-wedding = { $n ->
    [one] { $seat } donne { $n } carte à { $to } pour le Mariage.
   *[other] { $seat } donne { $n } cartes à { $to } pour le Mariage.
}
cities_knights-event-given-wedding-seen = { $seat } donne { $cards } à { $to } pour le Mariage.
    .you = Tu donnes { $cards } à { $to } pour le Mariage.
    .you-to = { $seat } te donne { $cards } pour le Mariage.
cities_knights-event-given-plunder = { $n ->
    [one] { $to } prend { $n } carte de la main { OF($seat) }.
   *[other] { $to } prend { $n } cartes de la main { OF($seat) }.
}
cities_knights-event-given-plunder-seen = { $to } prend { $cards } à { $seat }.
    .you = { $to } te prend { $cards }.
    .you-to = Tu prends { $cards } à { $seat }.
cities_knights-event-taken = { $victim } donne **{ $cards }** à { $seat }.
    .you = { $victim } te donne **{ $cards }**.
    .you-victim = Tu donnes **{ $cards }** à { $seat }.
cities_knights-event-harbour-offered = { $seat } offre { COUNT(1, $kind) } à { $victim } contre une marchandise.
    .you = Tu offres { COUNT(1, $kind) } à { $victim } contre une marchandise.
    .you-victim = { $seat } t’offre { COUNT(1, $kind) } contre une marchandise.
cities_knights-event-harbour-returned = { $victim } n’a pas de marchandise : { THE($kind) } revient à { $seat }.
    .you = { $victim } n’a pas de marchandise : { THE($kind) } te revient.
    .you-victim = Tu n’as pas de marchandise : { THE($kind) } revient à { $seat }.
cities_knights-event-swapped = { $victim } donne { COUNT(1, $got) } à { $seat } contre { COUNT(1, $gave) }.
    .you = { $victim } te donne { COUNT(1, $got) } contre { COUNT(1, $gave) }.
    .you-victim = Tu donnes { COUNT(1, $got) } à { $seat } contre { COUNT(1, $gave) }.

cities_knights-event-ship = Le navire barbare arrive à l’étape **{ $step } sur 7**.
cities_knights-event-landed-held = **Les barbares sont repoussés, { $defence } à { $strength }.** Défense : { $seats }.
cities_knights-event-landed-held-alone = **Les barbares débarquent** et ne trouvent aucune ville à attaquer.
cities_knights-event-landed-lost = **Les barbares gagnent, { $strength } à { $defence }.** Défense : { $seats }.
cities_knights-event-landed-lost-alone = **Les barbares gagnent, { $strength } à { $defence }.** Aucun chevalier n’est actif.
cities_knights-share = { $seat } { $n }
    .you = toi { $n }
cities_knights-event-defender = { $seat } obtient le titre de **Sauveur de Catane** : { COUNT($points_defender, "point", "points") }.
    .you = Tu obtiens le titre de **Sauveur de Catane** : { COUNT($points_defender, "point", "points") }.
cities_knights-event-defenders-tied = Égalité pour la meilleure défense entre { $seats } : une carte Progrès par personne au lieu du point.
cities_knights-event-razed = { $seat } perd **une ville**{ $wall ->
    [0] {""}
   *[other] {" "}et son rempart
} : { $place }{ $tipped ->
    [0] {""}
   *[other] {" "}(plus de colonie en réserve : la ville est couchée)
}.
    .you = Tu perds **une ville**{ $wall ->
        [0] {""}
       *[other] {" "}et son rempart
    } : { $place }{ $tipped ->
        [0] {""}
       *[other] {" "}(plus de colonie en réserve : la ville est couchée)
    }.

cities_knights-event-progress-drawn = { $n ->
    [one] { $seats } pioche une carte Progrès ({ $track }).
   *[other] { $seats } piochent une carte Progrès ({ $track }) par personne.
}
cities_knights-event-progress-seen = { $seat } pioche **{ $card }**.
    .you = Tu pioches **{ $card }**.
cities_knights-event-point-card = { $seat } pioche **{ $card }** et montre la carte : { COUNT($points_point_card, "point", "points") }.
    .you = Tu pioches **{ $card }** et montres la carte : { COUNT($points_point_card, "point", "points") }.
cities_knights-event-progress-dropped = { $seat } rend une carte Progrès ({ $track }).
cities_knights-event-dropped-seen = { $seat } rend **{ $card }**.
    .you = Tu rends **{ $card }**.
cities_knights-event-spied = { $seat } prend une carte Progrès à { $victim }.
cities_knights-event-spied-seen = { $seat } prend **{ $card }** à { $victim }.
    .you = Tu prends **{ $card }** à { $victim }.
    .you-victim = { $seat } te prend **{ $card }**.
cities_knights-event-spied-nothing = { $seat } regarde les cartes Progrès { OF($victim) } et n’en prend aucune.
    .you = Tu regardes les cartes Progrès { OF($victim) } et n’en prends aucune.
    .you-victim = { $seat } regarde tes cartes Progrès et n’en prend aucune.
cities_knights-event-played = { $seat } joue **{ $card }**.
    .you = Tu joues **{ $card }**.
cities_knights-event-played-on = { $seat } joue **{ $card }** contre { $victim }.
    .you = Tu joues **{ $card }** contre { $victim }.
    .you-victim = { $seat } joue **{ $card }** contre toi.
cities_knights-event-played-kind = { $seat } joue **{ $card }** et nomme **{ THE($kind) }**.
    .you = Tu joues **{ $card }** et nommes **{ THE($kind) }**.
cities_knights-event-played-fleet = { $seat } joue **{ $card }** et échange **{ THE($kind) }** à 2:1 avec la banque ce tour-ci.
    .you = Tu joues **{ $card }** et échanges **{ THE($kind) }** à 2:1 avec la banque ce tour-ci.
cities_knights-event-played-hex = { $seat } joue **{ $card }** : { $place }.
    .you = Tu joues **{ $card }** : { $place }.
cities_knights-event-played-hexes = { $seat } joue **{ $card }** et échange deux numéros : maintenant { $a } et { $b }.
    .you = Tu joues **{ $card }** et échanges deux numéros : maintenant { $a } et { $b }.

cities_knights-event-bank-traded = { $seat } donne { $gave } à la banque contre { $got }.
    .you = Tu donnes { $gave } à la banque contre { $got }.
cities_knights-event-offer = **Offre { $offer }** { OF($seat) } à { $seats } : { $give } contre { $want }.
    .you = **Ton offre { $offer }** à { $seats } : { $give } contre { $want }.
    .you-seats = **Offre { $offer }** { OF($seat) } pour toi : { $give } contre { $want }.
cities_knights-event-offer-counter = **Contre-offre { $offer }** { OF($seat) } à { $seats } : { $give } contre { $want }.
    .you = **Ta contre-offre { $offer }** à { $seats } : { $give } contre { $want }.
    .you-seats = **Contre-offre { $offer }** { OF($seat) } pour toi : { $give } contre { $want }.
cities_knights-event-offer-declined = { $seat } refuse l’offre { $offer }.
    .you = Tu refuses l’offre { $offer }.
cities_knights-event-offer-withdrawn = L’offre { $offer } { OF($seat) } ne tient plus.
    .you = Ton offre { $offer } ne tient plus.
cities_knights-event-trade-closed = { $seat } n’échange plus ce tour-ci.
    .you = Tu n’échanges plus ce tour-ci.
cities_knights-event-traded = { $seat } donne **{ $gave }** à { $partner } contre **{ $got }**.
    .you = Tu donnes **{ $gave }** à { $partner } contre **{ $got }**.
    .you-partner = { $seat } te donne **{ $gave }** contre **{ $got }**.

## Le plateau en texte

cities_knights-headline-draft = Placement initial
cities_knights-headline-before = Tour { $turn } · à { $seat } de lancer
cities_knights-headline = Tour { $turn } · à { $seat } de jouer · lancer { $sum }
cities_knights-headline-over = Terminé après le tour { $turn }
cities_knights-standing = { $seat } { $points }
cities_knights-measure = Points ({ $n } pour gagner)
cities_knights-measure-over = Points
cities_knights-sight-seat = { $seat } : { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
}, { $progress ->
    [one] { $progress } carte Progrès
   *[other] { $progress } cartes Progrès
}, route { $road }{ $longest ->
    [0] {""}
   *[other] {" "}(la plus longue)
}, chevaliers actifs { $defence }, améliorations { $levels }
cities_knights-sight-built = { $seat }, { $pieces }
cities_knights-board-hand-of = { $seat } : main
cities_knights-board-hand = { $n ->
    [one] { $n } carte : { $cards }
   *[other] { $n } cartes : { $cards }
}
cities_knights-board-progress = { $card } : { $effect }
cities_knights-board-progress-cards = Cartes Progrès : { $cards }
cities_knights-board-shown = Ce qu’on te montre
cities_knights-board-island = Île, rang par rang depuis le nord
cities_knights-board-row = { $row } : { $places }
cities_knights-board-robber = Voleur : { $place }
cities_knights-board-merchant = Marchand : { $place }, { $seat }
cities_knights-board-barbarians = Barbares
cities_knights-board-ship = Navire : étape { $step } sur { $last } · attaques jusqu’ici : { $attacks }
cities_knights-board-strength = S’ils débarquaient maintenant : barbares { $strength }, défense { $defence }
cities_knights-board-offers = Offres
cities_knights-offer-to-you = Offre { $offer } { OF($seat) } : tu reçois { $get }, tu donnes { $give }.
cities_knights-offer-yours = Ton offre { $offer } à { $seats } : tu donnes { $give }, tu reçois { $get }.
cities_knights-offer-lacking = Tu ne peux pas accepter : il te manque { $cards }.
cities_knights-board-offer = Offre { $offer } { OF($seat) } à { $seats } : { $give } contre { $want }
cities_knights-board-offer-declined = { $n ->
    [one] Refus : { $seats }
   *[other] Refus : { $seats }
}
cities_knights-board-closed = { $n ->
    [one] { $seats } n’échange plus ce tour-ci
   *[other] { $seats } n’échangent plus ce tour-ci
}
cities_knights-board-costs = Ce que tout coûte
cities_knights-board-cost = { CAP($what) } : { $cost }
cities_knights-board-cost-lacking = { CAP($what) } : { $cost } · il manque { $cards }
cities_knights-board-bank = Banque
cities_knights-board-stock = Cartes : { $cards }
cities_knights-board-decks = Pioches Progrès : { $decks }
cities_knights-board-deck = { $track } { $n }
cities_knights-board-seat = { $seat }
cities_knights-board-points = Points : { $n } = { $sources }
cities_knights-board-no-points = Points : 0
cities_knights-points-settlements = { $n } pour les colonies
cities_knights-points-cities = { $n } pour les villes
cities_knights-points-metropolises = { $n } pour les métropoles
cities_knights-points-longest-road = { $n } pour la route la plus longue
cities_knights-points-defender = { $n } pour le titre de Sauveur
cities_knights-points-merchant = { $n } pour le marchand
cities_knights-points-cards = { $n } pour des cartes
cities_knights-board-backs = Cartes Progrès : { $cards }
cities_knights-board-counts = En main : { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
}, { $progress ->
    [one] { $progress } carte Progrès
   *[other] { $progress } cartes Progrès
} · limite { $limit }
cities_knights-board-pieces = { COUNT($n, $piece) } : { $places }
cities_knights-board-building = { $place }{ $wall ->
    [0] {""}
   *[other] {" "}(rempart)
}
cities_knights-board-metropolis = { $place } (métropole { OF($track) }{ $wall ->
    [0] {""}
   *[other] {", "}rempart
})
cities_knights-board-roads = { $n ->
    [one] { $n } route
   *[other] { $n } routes
}, la plus longue { $length }{ $longest ->
    [0] {""}
   *[other] {" "}(record)
} : { $places }
cities_knights-board-knights = { COUNT($n, $piece) }, { $n ->
    [one] { $active ->
        [0] inactif
       *[other] actif
    }
   *[other] { $active ->
        [0] inactifs
       *[other] actifs
    }
} : { $places }
cities_knights-board-improvements = Améliorations : { $levels }
cities_knights-board-level = { $track } { $n }

## Ce qu’il faut faire d’abord

cities_knights-duty-aqueduct = prends une ressource grâce à ton aqueduc
cities_knights-duty-deck = pioche une carte Progrès dans une des pioches
cities_knights-duty-drop = rends une carte Progrès
cities_knights-duty-gift = donne les cartes pour le Mariage
cities_knights-duty-discard = défausse des cartes
cities_knights-duty-raze = choisis la ville que tu perds
cities_knights-duty-robber = déplace le voleur
cities_knights-duty-relocate = déplace ton chevalier chassé
cities_knights-duty-metropolis = choisis la ville qui devient métropole
cities_knights-duty-commodity = donne une marchandise contre la ressource qu’on t’offre
cities_knights-duty-harbour = offre aussi une ressource à quelqu’un d’autre, ou passe aux réponses
cities_knights-duty-plunder = prends des cartes dans la main que tu vois
cities_knights-duty-spy = prends une carte Progrès, ou aucune
cities_knights-duty-desert = choisis le chevalier que tu perds
cities_knights-duty-knight = place le chevalier que tu as gagné, ou passe
cities_knights-duty-free-road = pose ta route gratuite
cities_knights-duty-smith = promeus un chevalier gratuitement, ou arrête

## La leçon

cities_knights-lesson-place = Le but : arriver en premier à { $target } points. Chaque lancer paie les tuiles de son numéro : 1 carte par colonie voisine, { $city_cards } par ville. Plus un numéro a de points, plus il sort souvent. La maison rouge est ta colonie. **Place ta ville là où se touchent forêt 3, montagne 8 et pré 5.**
cities_knights-lesson-place-done = Une ville vaut { COUNT($points_city, "point", "points") }, ta colonie { $points_settlement } : tu en as { $start_points }. La ville t’a aussi donné une carte de chacune de ses tuiles : bois, laine et minerai.
cities_knights-lesson-place-other = Ça marche aussi. Mais compte les points sous les numéros : 3, 8 et 5 en ont 11 ensemble, et 11 lancers sur 36 paient donc cette intersection.
cities_knights-lesson-settlement = Les dés se sont lancés tout seuls, un 5 : le pré 5 a donné à ta ville laine et tissu, la colline 5 à ta colonie de l’argile. Tu as maintenant { PART($costs_settlement_lumber, $kind_lumber) } + { PART($costs_settlement_brick, $kind_brick) } + { PART($costs_settlement_wool, $kind_wool) } + { PART($costs_settlement_grain, $kind_grain) }, et tes routes mènent à une intersection libre. **Construis la colonie.**
cities_knights-lesson-settlement-done = C’est { COUNT($points_settlement, "point", "points") } de plus, 4 en tout, et une carte à chaque 4, 6 et 11. Pour aller plus loin, il te faut d’autres routes ({ PART($costs_road_lumber, $kind_lumber) } + { PART($costs_road_brick, $kind_brick) }).
cities_knights-lesson-settlement-other = Ça marche aussi. Mais une colonie, c’est un point et une carte à chaque 4, 6 et 11, et quelqu’un pourrait te prendre cette intersection.
cities_knights-lesson-improve = Ton tissu est une marchandise : d’un pré, d’une forêt ou d’une montagne, une ville en reçoit une avec sa carte. Le tissu paie le commerce, le papier la science, les pièces la politique : le niveau 1 en coûte une, le niveau 2 deux, et ainsi de suite. **Achète commerce 1.**
cities_knights-lesson-improve-done = Le troisième dé est celui des événements. S’il montre la porte du commerce, un 1 ou un 2 au dé rouge te donne maintenant une carte Progrès ; à chaque niveau, un nombre de plus. Le niveau { $metropolis_level }, atteint en premier, donne une métropole : { COUNT($points_metropolis, "point", "points") } de plus.
cities_knights-lesson-improve-other = Ça marche aussi. Mais le premier niveau coûte une seule carte et sert toute la partie.
cities_knights-lesson-trade = Il te faut un chevalier ({ PART($costs_knight_wool, $kind_wool) } + { PART($costs_knight_ore, $kind_ore) }), mais tu n’as pas de minerai. La banque échange à 4:1, quatre cartes d’une sorte contre une autre. Avec ta colonie au port de laine, la laine part à 2:1. **Échange de la laine contre un minerai.**
cities_knights-lesson-trade-done = Tu as maintenant de quoi payer un chevalier. À ton tour, **Proposer…** demande aussi un échange aux autres : souvent moins cher, mais il faut leur accord.
cities_knights-lesson-trade-other = Ça marche aussi. Mais penses-y : à 2:1 contre n’importe quelle carte, la banque ne refuse jamais ta laine.
cities_knights-lesson-knight = Chaque navire au dé d’événement rapproche les barbares d’une étape. Ils en sont à 5 ; à { $barbarian_steps }, ils débarquent et attaquent les villes. Les chevaliers les repoussent. Ils se placent aux intersections libres de tes routes. **Construis un chevalier.**
cities_knights-lesson-knight-done = Ton chevalier a une force de 1 ; une promotion ({ PART($costs_promote_knight_wool, $kind_wool) } + { PART($costs_promote_knight_ore, $kind_ore) }) la porterait à 2. Il est encore inactif : il bloque son intersection, mais ne se bat pas.
cities_knights-lesson-knight-other = Ça marche aussi. Mais il faut construire et activer un chevalier avant que le navire arrive, et il n’est plus qu’à deux étapes.
cities_knights-lesson-activate = Encore un navire et ils débarquent, aussi forts que les 3 villes ensemble. Les chevaliers d’Ulrich et de Sibylla font 2. Le tien, promu à une force de 2, est inactif : la défense échoue, et une ville est perdue : la tienne, car ta part est la plus faible. **Active ton chevalier** ({ PART($costs_activate_knight_grain, $kind_grain) }).
cities_knights-lesson-activate-done = La défense est maintenant de 4 : assez contre 3. Dès ton prochain tour, ton chevalier actif pourrait aussi se déplacer, ou chasser le voleur ou un chevalier plus faible.
cities_knights-lesson-activate-other = Ça marche aussi. Mais tant que ton chevalier est inactif, un débarquement te coûte ta ville.
cities_knights-lesson-landing = Ça suffit pour l’instant, et un lancer sur deux est un navire. Après ton tour, les autres jouent le leur, et leurs lancers te paient aussi. **Termine ton tour.**
cities_knights-lesson-landing-done = Ulrich a lancé le navire, et les barbares ont perdu, 4 à 3. Ta défense était la meilleure : { COUNT($points_defender, "point", "points") }. Tous les chevaliers sont à nouveau inactifs, et le navire repart de zéro.
cities_knights-lesson-landing-other = Ça marche aussi. Les barbares attendent la fin de ton tour.
cities_knights-lesson-card = Entre-temps, tu as acheté science 1. La porte de la science est sortie, avec un 2 au dé rouge, et tu as reçu une carte Progrès : Médecine. Une colonie devient une ville pour { PART($costs_city_grain, $kind_grain) } + { PART($costs_city_ore, $kind_ore) } ; avec Médecine, pour { PART($costs_city_medicine_grain, $kind_grain) } + { PART($costs_city_medicine_ore, $kind_ore) } seulement. **Joue Médecine.**
cities_knights-lesson-card-done = Ta colonie est une ville : { $points_city } points au lieu de { $points_settlement }, et { $city_cards } cartes par tuile. Mais avec 4 villes sur l’île, les barbares sont plus forts aussi.
cities_knights-lesson-card-other = Ça marche aussi. Tu peux garder jusqu’à { $progress_limit } cartes Progrès, mais dans ta main elles ne font rien.
cities_knights-lesson-robber = Un 7 ne paie personne. Au-dessus de { $discard_limit } cartes, on en défausse la moitié : Ulrich en avait 10. Et tu déplaces le voleur : sa tuile ne paie plus, et tu y voles une carte. Ulrich mène, avec deux villes à la forêt 8. **Déplace le voleur à la forêt 8.**
cities_knights-lesson-robber-done = Tu as volé une carte à Ulrich. La forêt 8 ne paie plus, jusqu’à ce qu’un 7 ou un chevalier déplace le voleur. Dans chaque partie, il ne bouge qu’après la première attaque des barbares.
cities_knights-lesson-robber-other = Ça marche aussi. Mais Ulrich est en tête, et rien ne lui coûte plus que la forêt 8 : deux villes, et un numéro à cinq points.
cities_knights-lesson-road = Tu en es à 11 sur { $target }, dont { $points_metropolis } pour ta métropole. La route la plus longue, d’au moins { $longest_road_from } d’affilée, en vaut { $points_longest_road } ; Ulrich la tient avec 5. Tes deux tronçons de 3 se touchent presque. **Construis la route entre champ 4 et pré 5.**
cities_knights-lesson-road-done = Ta route est maintenant longue de 7 : les { $points_longest_road } points passent d’Ulrich à toi, et tu en as 13. Tu gagnes.
cities_knights-lesson-road-other = Ça marche aussi. Mais une route entre champ 4 et pré 5 relierait tes deux tronçons : 7 d’affilée, contre 5 à Ulrich.
cities_knights-lesson-tips =
    C’était Villes et Chevaliers. Ce qui fait gagner :
    - **La première ville donne des marchandises** : près d’une forêt, d’un pré ou d’une montagne, là où les numéros ont beaucoup de points.
    - **Garde un chevalier actif** pour le débarquement, et un blé pour l’activer à temps.
    - **Dépense avant de finir ton tour** : avec plus de { $discard_limit } cartes, un 7 t’en prend la moitié.

## Refus

cities_knights-no-not-now = Ça doit attendre. D’abord, { $duty }.
cities_knights-no-roll-first = Lance d’abord les dés. Avant, tu ne peux jouer qu’un Alchimiste.
cities_knights-no-roll-again = Tu as déjà lancé ce tour-ci. Construis, échange ou termine ton tour.
cities_knights-no-alchemist-late = { $card } se joue avant le lancer, et tu as déjà lancé. Garde la carte pour ton prochain tour.
cities_knights-no-other-turn = C’est le tour { OF($seat) }. Tu peux accepter, refuser ou contrer les offres qu’on te fait.
cities_knights-no-pass = Il n’y a rien à quoi renoncer pour l’instant. Termine ton tour si tu as fini.
cities_knights-no-duty = On ne te demande pas ça pour l’instant. Construis, échange ou termine ton tour.
cities_knights-no-dice = Un dé montre de 1 à 6. Choisis pour chaque dé un nombre de 1 à 6.

cities_knights-no-such-vertex = L’intersection { $n } n’existe pas : elles vont de 0 à 53. Choisis-en une parmi les suggestions.
cities_knights-no-such-edge = Le chemin « { $text } » n’existe pas. Choisis-en un parmi les suggestions.
cities_knights-no-such-hex = La tuile « { $text } » n’existe pas. Choisis-en une parmi les suggestions.
cities_knights-no-such-kind = La carte « { $text } » n’existe pas. Choisis parmi : bois, argile, laine, blé, minerai, papier, tissu, pièce.
cities_knights-no-such-track = La branche « { $text } » n’existe pas. Choisis commerce, politique ou science.
cities_knights-no-such-card = La carte Progrès « { $text } » n’existe pas. Choisis une carte de ta main.
cities_knights-no-such-seat = La place { $n } n’existe pas à cette table. Choisis une autre place que la tienne.
cities_knights-no-such-offer = L’offre { $offer } n’est pas ouverte. Le plateau montre celles qui le sont.
cities_knights-no-self = Choisis quelqu’un d’autre que toi.
cities_knights-no-resource = { CAP(THE($kind)) } est une marchandise. Choisis une ressource : bois, argile, laine, blé ou minerai.
cities_knights-no-commodity = { CAP(THE($kind)) } est une ressource. Choisis une marchandise : papier, tissu ou pièce.

cities_knights-no-pay = { CAP(A($what)) } coûte { $cost }. Il te manque { $missing }.
cities_knights-no-road-left = Tes { $n } routes sont déjà sur le plateau. Seul un Diplomate en libère une.
cities_knights-no-road-taken = { $seat } a déjà une route là : { $place }. Choisis un chemin libre.
    .you = Tu as déjà une route là : { $place }. Choisis un chemin libre.
cities_knights-no-road-back = La route du Diplomate va ailleurs, elle ne revient pas là : { $place }.
cities_knights-no-road-blocked = La pièce { OF($seat) } au bout de ce chemin bloque le passage : { $place }. Tes routes passent par des intersections libres et par tes propres pièces.
cities_knights-no-road-apart = Tu n’as rien à côté : { $place }. Une route part d’une de tes routes, colonies ou villes.
cities_knights-no-settlement-left = Tes { $n } colonies sont déjà sur le plateau. Changes-en d’abord une en ville.
cities_knights-no-settlement-apart = Aucune de tes routes ne mène à { $place }. Poses-en d’abord une.
cities_knights-no-building-taken = { $seat } a déjà une colonie ou une ville là : { $place }. Choisis une intersection libre.
    .you = Tu as déjà une colonie ou une ville là : { $place }. Choisis une intersection libre.
cities_knights-no-building-knight = { $seat } a un chevalier là : { $place }. Une colonie demande une intersection vide.
    .you = Tu as un chevalier là : { $place }. Une colonie demande une intersection vide.
cities_knights-no-distance = Une colonie ou une ville est juste à côté : { $place }. Il faut au moins deux chemins entre elles.
cities_knights-no-city-here = Tu n’as pas de colonie là : { $place }. Une ville remplace une de tes colonies.
cities_knights-no-city-already = Il y a déjà une ville là : { $place }. Choisis une de tes colonies.
cities_knights-no-city-tipped-first = Une de tes villes est couchée. Redresse-la avant de changer une autre colonie en ville.
cities_knights-no-city-left = Tes { $n } villes sont déjà sur le plateau.
cities_knights-no-wall-here = Tu n’as pas de ville là : { $place }. Un rempart se pose sous une de tes villes.
cities_knights-no-wall-already = La ville a déjà son rempart : { $place }. Chaque ville en a un au plus.
cities_knights-no-wall-left = Tes { $n } remparts sont déjà sur le plateau.
cities_knights-no-knight-left = Tu n’as plus de { $knight } : les { $n } sont sur le plateau. Promeus-en un, ou attends d’en récupérer un.
cities_knights-no-knight-taken = { $seat } a une pièce là : { $place }. Choisis une intersection libre.
    .you = Tu as déjà une pièce là : { $place }. Choisis une intersection libre.
cities_knights-no-knight-apart = Aucune de tes routes ne mène à { $place }. Un chevalier se place au bord d’une de tes routes.
cities_knights-no-improve-done = { CAP($track) } : tu es déjà au niveau { $n }, le plus haut. Choisis une autre branche.
cities_knights-no-improve-city = Tu n’as pas de ville. Il en faut au moins une sur le plateau pour acheter une amélioration.
cities_knights-no-improve-free-city = { CAP($track) } { $n } demande une ville sans métropole, et tu n’en as pas.
cities_knights-no-improve-pay = { CAP($track) } { $n } coûte { COUNT($price, $kind) }, et tu en as { $have }.
cities_knights-no-draft-road = Tes premières routes partent de la pièce que tu viens de placer : { $place }.
cities_knights-no-draft-now-road = Pose maintenant la route à côté de ce que tu viens de placer.
cities_knights-no-draft-now-city = Place maintenant ta ville.
cities_knights-no-draft-now-settlement = Place maintenant ta colonie.

cities_knights-no-knight-here = Tu n’as pas de chevalier là : { $place }. Choisis un des tiens.
cities_knights-no-activate-again = Le chevalier est déjà actif : { $place }.
cities_knights-no-promote-mighty = Le chevalier est puissant, c’est le plus haut niveau : { $place }.
cities_knights-no-promote-again = Tu as déjà promu le chevalier ce tour-ci, et c’est une fois par tour : { $place }.
cities_knights-no-promote-fortress = Il te faut le niveau { $n } { OF($track) } pour promouvoir un chevalier fort. Achète-le d’abord.
cities_knights-no-act-inactive = Le chevalier est inactif : { $place }. Il faut du blé pour l’activer ; il pourra agir à ton prochain tour.
cities_knights-no-act-yet = Le chevalier a agi ou est devenu actif ce tour-ci : { $place }. Il pourra agir au prochain.
cities_knights-no-move-same = Le chevalier est déjà là. Choisis une autre intersection.
cities_knights-no-move-way = Tes routes ne mènent pas le chevalier à { $place }. Il suit tes routes et s’arrête aux pièces des autres.
cities_knights-no-move-stronger = Le chevalier { OF($seat) } n’est pas plus faible : { $place }. Le tien ne peut chasser que plus faible que lui.
cities_knights-no-robber-locked = Le voleur ne bouge pas avant la première attaque des barbares.
cities_knights-no-robber-stay = Le voleur est déjà là : { $place }. Il doit changer de tuile.
cities_knights-no-robber-nobody = Personne n’a de carte à voler là : { $place }. Déplace le voleur sans nommer personne.
cities_knights-no-robber-victim = Là, tu peux voler une carte à { $seats } : { $place }. Choisis à qui.
cities_knights-no-chase-away = Le chevalier n’est pas au bord de la tuile du voleur : { $place }.

cities_knights-no-bank-same = On n’échange pas { $kind } contre { $kind }. Choisis une autre carte à recevoir.
cities_knights-no-bank-sets = Échange au moins une fois.
cities_knights-no-bank-pay = Pour { COUNT($sets, $get) }, la banque demande { COUNT($n, $give) }, et tu en as { $have }.
cities_knights-no-bank-stock = { $n ->
    [0] La banque n’a plus rien de cette sorte ({ $kind }). Choisis autre chose.
   *[other] La banque n’a plus que { COUNT($n, $kind) }. Prends-en moins.
}
cities_knights-no-terms-empty = Chaque côté d’un échange compte au moins une carte. Les cadeaux ne sont pas permis.
cities_knights-no-terms-both = { CAP($kind) } est des deux côtés. Mets chaque sorte d’un seul côté.
cities_knights-no-terms-many = Un côté d’un échange compte { $n } cartes au plus.
cities_knights-no-terms-pay = Il te manque { $missing }. On n’échange que ce qu’on a.
cities_knights-no-offers-left = Tu as fait { $n } offres ce tour-ci, et c’est le maximum. Échange avec la banque, ou fais autre chose.
cities_knights-no-offer-partner = Personne d’autre n’échange plus ce tour-ci. Échange avec la banque, ou fais autre chose.
cities_knights-no-offer-to = Tu peux faire cette offre à { $seats }, ensemble ou séparément.
cities_knights-no-counter-active = C’est ton tour : fais une offre au lieu d’une contre-offre.
cities_knights-no-offer-own = L’offre { $offer } est la tienne. Tu peux la retirer.
cities_knights-no-offer-other = L’offre { $offer } est pour { $seats }, pas pour toi.
cities_knights-no-offer-answered = Tu as déjà répondu à l’offre { $offer }.
cities_knights-no-withdraw-other = L’offre { $offer } n’est pas la tienne, mais celle { OF($seat) }. Tu peux la refuser.
cities_knights-no-close-active = C’est ton tour : ne fais plus d’offre, tout simplement.

cities_knights-no-card = Tu n’as pas { $card }. Choisis une carte Progrès de ta main.
cities_knights-no-card-point = { $card } reste sur la table pour toujours. Choisis une carte de ta main.
cities_knights-no-harbour-second = { $card } vaut déjà jusqu’à la fin de ce tour. Garde l’autre carte.
cities_knights-no-harbour-unplayed = Joue d’abord { $card } : ensuite tu peux offrir des ressources jusqu’à la fin du tour.
cities_knights-no-harbour-again = Tu as déjà fait une offre à { $seat } ce tour-ci, et c’est une par tour et par adversaire.
cities_knights-no-richer = { $seat } n’a pas plus de points que toi. { $card } vise les adversaires qui te devancent.
cities_knights-no-victim-cards = { $seat } n’a pas de carte. Choisis quelqu’un d’autre.
cities_knights-no-fleet-again = Tu échanges déjà { $kind } à 2:1. Nomme une autre sorte.
cities_knights-no-merchant-here = Tu n’as ni colonie ni ville là : { $place }. Le marchand se place à côté d’une des tiennes.
cities_knights-no-merchant-again = Ton marchand est déjà là : { $place }. Choisis une autre tuile.
cities_knights-no-victim-knight = { $seat } n’a pas de chevalier. Choisis quelqu’un d’autre.
cities_knights-no-diplomat-road = Il n’y a pas de route là : { $place }. Choisis une route ouverte.
cities_knights-no-diplomat-closed = La route n’est pas ouverte : { $place }. À chaque bout, elle touche une autre route, une colonie, une ville ou un chevalier de sa couleur.
cities_knights-no-intrigue-knight = Personne d’autre n’a de chevalier là : { $place }. Choisis un chevalier adverse au bord d’une de tes routes.
cities_knights-no-intrigue-road = Aucune de tes routes ne touche { $place }. Choisis un chevalier adverse au bord d’une de tes routes.
cities_knights-no-spy-cards = { $seat } n’a pas de carte Progrès. Choisis quelqu’un d’autre.
cities_knights-no-spy-card = { $card } n’est pas parmi les cartes que tu vois. Prends une de celles-là, ou aucune.
cities_knights-no-inventor-two = Choisis deux tuiles différentes.
cities_knights-no-inventor-fixed = Le numéro reste : { $place }. L’Inventeur n’échange que 3, 4, 5, 9, 10 et 11.
cities_knights-no-inventor-equal = Les deux tuiles portent { $n }. Choisis deux numéros différents.
cities_knights-no-effect-commercial-harbor = { $card } : plus personne avec des cartes à qui demander ce tour-ci. Garde la carte.
cities_knights-no-effect-resource-monopoly = Personne d’autre n’a de carte : { $card } ne te rapporterait rien. Garde la carte.
cities_knights-no-effect-trade-monopoly = Personne d’autre n’a de carte : { $card } ne te rapporterait rien. Garde la carte.
cities_knights-no-effect-saboteur = Personne avec autant de points que toi ou plus n’a au moins deux cartes : { $card } ne toucherait personne. Garde la carte.
cities_knights-no-effect-warlord = Tu n’as aucun chevalier inactif : { $card } ne ferait rien. Garde la carte.
cities_knights-no-effect-wedding = Personne avec plus de points que toi n’a de carte : { $card } ne te rapporterait rien. Garde la carte.
cities_knights-no-effect-crane = Tu ne peux acheter aucun niveau que { $card } rendrait moins cher. Garde la carte.
cities_knights-no-effect-irrigation = Tu n’as rien au bord d’un champ, ou la banque n’a plus de blé : { $card } ne te rapporterait rien. Garde la carte.
cities_knights-no-effect-mining = Tu n’as rien au bord d’une montagne, ou la banque n’a plus de minerai : { $card } ne te rapporterait rien. Garde la carte.
cities_knights-no-effect-road-building = Tu n’as nulle part où poser une route : { $card } ne ferait rien. Garde la carte.
cities_knights-no-effect-smith = Tu ne peux promouvoir aucun chevalier pour l’instant : { $card } ne ferait rien. Garde la carte.

cities_knights-no-bag-cards = Il te manque { $missing }. Choisis parmi les cartes que tu as devant toi.
cities_knights-no-bag-count = { $n ->
    [one] Choisis exactement { $n } carte ; tu en as nommé { $given }.
   *[other] Choisis exactement { $n } cartes ; tu en as nommé { $given }.
}
cities_knights-no-own-city = Tu n’as pas de ville là : { $place }. Choisis une de tes villes.
cities_knights-no-metropolis-city = La ville est la métropole { OF($track) } : { $place }. Choisis-en une sans métropole.
cities_knights-no-deck = La pioche { OF($track) } est vide. Choisis-en une autre.

## Cartes illustrées

cities_knights-picture-island = L’île
cities_knights-picture-island-says = Quand le numéro d’une tuile sort, elle paie à la ronde : une ressource par colonie, deux cartes par ville. Forêt, pré et montagne donnent aussi des marchandises aux villes.
cities_knights-picture-island-mark-dots = plus de points : plus souvent
cities_knights-picture-island-mark-settlement = colonie
cities_knights-picture-island-mark-city = ville et rempart
cities_knights-picture-island-mark-knight = chevalier actif
cities_knights-picture-island-mark-road = route
cities_knights-picture-island-mark-robber = voleur
cities_knights-picture-roll = Le lancer
cities_knights-picture-roll-says = Chaque tour commence par trois dés. Rouge et jaune font le numéro qui paie. Le troisième avance le navire des barbares ou montre une porte, qui peut donner des cartes Progrès. Ensuite, tu construis et tu échanges.
cities_knights-picture-roll-mark-numbers = { $red } + { $yellow } : le numéro payé
cities_knights-picture-roll-mark-event = navire ou porte
cities_knights-picture-roll-mark-progress = cartes Progrès
cities_knights-picture-barbarians = Les barbares
cities_knights-picture-barbarians-says = Le navire débarque après { $barbarian_steps } cases. Toutes les villes font sa force, tous les chevaliers actifs la défense. Si elle est trop faible, les plus faibles perdent une ville ; si elle tient, la meilleure défense marque.
cities_knights-picture-barbarians-mark-ship = encore une case
cities_knights-picture-barbarians-mark-landing = il débarque ici
cities_knights-picture-barbarians-mark-strength = force : { $strength }
cities_knights-picture-barbarians-mark-defence = défense : { $defence }
cities_knights-picture-points = Les points
cities_knights-picture-points-says = { $b } a { $points } points : { $points_settlement } par colonie, { $points_city } par ville. La plus longue route et chaque métropole en donnent { $points_metropolis } de plus. On gagne avec { $target } à son propre tour.
cities_knights-picture-points-mark-points = points actuels
cities_knights-picture-points-mark-hand = cartes en main
cities_knights-picture-points-mark-danger = sans chevalier : en danger
cities_knights-picture-points-mark-levels = améliorations
cities_knights-picture-points-mark-settlements = des colonies
cities_knights-picture-points-mark-cities = des villes
