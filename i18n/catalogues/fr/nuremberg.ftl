### Die Siedler von Nürnberg

nuremberg-name = Siedler von Nürnberg
nuremberg-tagline = Routes, manufactures, remparts : gagne à { COUNT($target, "point", "points") }, ou avec le plus en 1400. 3 ou 4 personnes.
nuremberg-first =
    Le but : { COUNT($target, "point", "points") } à ton propre tour, ou le plus en 1400. Colonie, manufacture ou droit de passage : { $points_settlement } ; carte Conseil : { $points_council_1 }, { $points_council_2 } ou { $points_council_3 }.
    Chaque tour s’ouvre sur une carte Événement : une colonie au bord d’un champ de son numéro gagne 1 carte, puis l’événement a lieu.
    Tes cartes servent à construire, à échanger, et à produire des marchandises contre de l’or. Une manufacture près de leur quartier double le prix.
    Un tronçon douanier t’ouvre sa route pour y fonder des colonies. Avec le plus de tronçons, tu en as le droit de passage et touches la douane.
    Remparts et tours coûtent cartes et or, et donnent du prestige : à { $prestige_council_from }, tu peux entrer au Conseil, jusqu’à ce que quelqu’un te dépasse.
nuremberg-option-setup = Mise en place
nuremberg-option-setup-desc = Comment les premières pièces arrivent sur le plateau
nuremberg-option-setup-beginner = le plan des débuts
nuremberg-option-setup-advanced = libre : choisis tes places

nuremberg-unit-gold = { $whole ->
    [one] { $whole } pièce d’or
   *[other] { $whole } pièces d’or
}

## Choses (formes : voir i18n/grammar.py)

nuremberg-kind-wood = bois
    .gender = m
    .mass = yes
nuremberg-kind-clay = argile
    .gender = f
    .mass = yes
    .other = argiles
nuremberg-kind-wool = laine
    .gender = f
    .mass = yes
    .other = laines
nuremberg-kind-grain = blé
    .gender = m
    .mass = yes
    .other = blés
nuremberg-kind-ore = minerai
    .gender = m
    .mass = yes
    .other = minerais
nuremberg-kind-gold = or
    .gender = m
    .mass = yes
    .one = pièce d’or
    .other = pièces d’or

nuremberg-route-i = Francfort
    .article = none
nuremberg-route-ii = Prague
    .article = none
nuremberg-route-iii = Venise
    .article = none
nuremberg-route-iv = route IV
    .gender = f
nuremberg-route-v = route V
    .gender = f
nuremberg-town-i = Francfort
    .article = none
nuremberg-town-ii = Prague
    .article = none
nuremberg-town-iii = Venise
    .article = none
nuremberg-town-iv = IV
    .article = none
nuremberg-town-v = V
    .article = none
nuremberg-centre-hauptmarkt = Marché principal
    .article = none
nuremberg-centre-bauhof = Chantier
    .article = none

nuremberg-goods-compass = compas
    .gender = m
    .other = compas
nuremberg-goods-helmet = casque
    .gender = m
    .other = casques
nuremberg-goods-armour = armure
    .gender = f
    .other = armures
nuremberg-goods-lyre = lyre
    .gender = f
    .other = lyres
nuremberg-goods-paper = papier
    .gender = m
    .mass = yes
    .other = papiers

nuremberg-piece-station = tronçon douanier
    .gender = m
    .other = tronçons douaniers
nuremberg-piece-settlement = colonie
    .gender = f
    .other = colonies
nuremberg-piece-workshop = manufacture
    .gender = f
    .other = manufactures
nuremberg-piece-wall = rempart
    .gender = m
    .other = remparts
nuremberg-piece-tower = tour
    .gender = f
    .other = tours

nuremberg-happening-toll = douane volante
    .gender = f
nuremberg-happening-free-clay = argile gratuite
    .gender = f
nuremberg-happening-none = récolte seule
    .gender = f
nuremberg-happening-margrave = le comte attaque
    .article = none
nuremberg-happening-years-pass = les années passent
    .article = none
nuremberg-happening-robber-knight = chevalier pillard
    .gender = m
    .other = chevaliers pillards

nuremberg-council-4 = Conseil des Sept
    .gender = m
nuremberg-council-3 = Petit Conseil
    .gender = m
nuremberg-council-2 = Grand Conseil
    .gender = m

## Ce que font les verbes, en une demi-ligne là où on les choisit

nuremberg-does-draw = ses champs produisent, puis son événement a lieu
nuremberg-does-end = le tour suivant commence ; tes offres sont annulées
nuremberg-does-place = sur une même route ; la seconde paire donne des cartes
nuremberg-does-build-station = tu peux y fonder ; le plus de tronçons touche la douane
nuremberg-does-build-settlement = une carte quand un champ voisin produit
nuremberg-does-build-workshop = double le prix des marchandises voisines
nuremberg-does-build-wall = prestige +{ $prestige_wall } ; à partir de { $prestige_council_from }, une place au Conseil
nuremberg-does-build-tower = prestige +{ $prestige_tower } ; à partir de { $prestige_council_from }, une place au Conseil
nuremberg-does-sell = tu as l’or tout de suite
nuremberg-does-trade-offer = l’échange se fait avec le premier oui
nuremberg-does-trade-counter = tes conditions à toi, que l’autre accepte ou non
nuremberg-does-trade-accept = l’échange se fait tout de suite
nuremberg-does-trade-decline = tu refuses cette offre
nuremberg-does-trade-withdraw = plus personne ne peut l’accepter
nuremberg-does-trade-close = tu ne reçois plus d’offres ce tour-ci
nuremberg-does-answer-discard = elles retournent à la banque
nuremberg-does-answer-knight = son champ ne donne rien ; tu prends une carte au hasard
nuremberg-does-answer-wall = sans argile
nuremberg-does-answer-pass = tu gardes ton or
nuremberg-does-answer-council = l’autre reçoit ta carte, si tu en as une

## Lieux et cartes dans les phrases

nuremberg-field = { $kind } { $n }
nuremberg-field-settled = { $field } · colonies : { $seats }
nuremberg-settler = { $n ->
    [one] { $seat }
   *[other] { $n } { OF($seat) }
}
nuremberg-crossing = { $town } { $n } ({ $fields })
nuremberg-crossing-bare = { $town } { $n }
nuremberg-crossing-field = { $kind } { $n }
nuremberg-crossing-fields = { $a } · { $b }
nuremberg-site = { $kind } 2:1 · { $goods }
nuremberg-site-any = toute sorte 3:1 · { $goods }
nuremberg-site-yard = chantier · { $goods }
nuremberg-site-goods = { $a }/{ $b }
nuremberg-between = remparts { $a }–{ $b }

nuremberg-cards = { COUNT($n, $kind) }
nuremberg-plus = { $a } + { $b }
nuremberg-no-cards = rien
nuremberg-card-count = { $n ->
    [one] { $n } carte ou or
   *[other] { $n } cartes ou or
}
nuremberg-drawn = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
nuremberg-share = { $seat } { $what }
    .you = toi { $what }
nuremberg-right = { $route } { $seat }
    .you = { $route } toi
nuremberg-offer-number = l’offre { $offer }
nuremberg-offer = l’offre { $offer } : { $seat } donne { $give } contre { $want }

## Commandes et tableau de bord

nuremberg-command-build = construire
nuremberg-command-build-desc = Tronçons douaniers, colonies, manufactures, remparts, tours
nuremberg-command-trade = échanger
nuremberg-command-trade-desc = Échange avec la banque et avec les autres
nuremberg-command-answer = répondre
nuremberg-command-answer-desc = Réponds à ce qu’on te demande

nuremberg-verb-draw = piocher
nuremberg-verb-draw-desc = Pioche la carte Événement
nuremberg-verb-end = finir
nuremberg-verb-end-desc = Termine ton tour
nuremberg-verb-place = placer
nuremberg-verb-place-desc = Mise en place : un tronçon douanier et une colonie sur une même route
nuremberg-verb-build-station = tronçon
nuremberg-verb-build-station-desc = Construis un tronçon douanier sur une route ({ PART($costs_station_wood, $kind_wood) } + { PART($costs_station_clay, $kind_clay) })
nuremberg-verb-build-settlement = colonie
nuremberg-verb-build-settlement-desc = Fonde une colonie sur un croisement ({ PART($costs_settlement_wood, $kind_wood) } + { PART($costs_settlement_clay, $kind_clay) } + { PART($costs_settlement_wool, $kind_wool) } + { PART($costs_settlement_grain, $kind_grain) })
nuremberg-verb-build-workshop = manufacture
nuremberg-verb-build-workshop-desc = Ouvre une manufacture dans la ville ({ PART($costs_workshop_grain, $kind_grain) } + { PART($costs_workshop_ore, $kind_ore) })
nuremberg-verb-build-wall = rempart
nuremberg-verb-build-wall-desc = Construis le prochain rempart de la ville ({ PART($costs_wall_clay, $kind_clay) } + { $gold_wall })
nuremberg-verb-build-tower = tour
nuremberg-verb-build-tower-desc = Construis une tour entre deux remparts ({ PART($costs_tower_wood, $kind_wood) } + { PART($costs_tower_clay, $kind_clay) } + { $gold_tower })
nuremberg-verb-sell = vendre
nuremberg-verb-sell-desc = Produis des marchandises avec tes cartes et vends-les contre de l’or
nuremberg-verb-trade-bank = banque
nuremberg-verb-trade-bank-desc = Échange avec la banque (4:1, ou aux taux de tes manufactures)
nuremberg-verb-trade-offer = proposer
nuremberg-verb-trade-offer-desc = Propose un échange aux autres
nuremberg-verb-trade-counter = contre-offre
nuremberg-verb-trade-counter-desc = Réponds à une offre par une autre
nuremberg-verb-trade-accept = accepter
nuremberg-verb-trade-accept-desc = Accepte une offre
nuremberg-verb-trade-decline = refuser
nuremberg-verb-trade-decline-desc = Refuse une offre
nuremberg-verb-trade-withdraw = retirer
nuremberg-verb-trade-withdraw-desc = Retire ton offre
nuremberg-verb-trade-close = fermer
nuremberg-verb-trade-close-desc = Dis à la table que tu n’échanges plus ce tour-ci
nuremberg-verb-answer-discard = rendre
nuremberg-verb-answer-discard-desc = Chevalier pillard : rends la moitié de tes cartes à la banque
nuremberg-verb-answer-knight = chevalier
nuremberg-verb-answer-knight-desc = Envoie le chevalier pillard sur un champ, et prends une carte
nuremberg-verb-answer-wall = rempart
nuremberg-verb-answer-wall-desc = Argile gratuite : construis un rempart pour { $gold_free_wall }
nuremberg-verb-answer-pass = sans-rempart
nuremberg-verb-answer-pass-desc = Argile gratuite : ne construis pas de rempart
nuremberg-verb-answer-council = conseil
nuremberg-verb-answer-council-desc = Choisis quelle carte Conseil tu prends, s’il y en a plusieurs

nuremberg-param-crossing = croisement
nuremberg-param-crossing-desc = Où : un croisement d’une route
nuremberg-param-route = route
nuremberg-param-route-desc = Francfort, Prague, Venise, IV ou V
nuremberg-param-site = emplacement
nuremberg-param-site-desc = Où : un emplacement du marché principal ou du chantier
nuremberg-param-tower = tour
nuremberg-param-tower-desc = Où : entre deux remparts
nuremberg-param-goods = marchandise
nuremberg-param-goods-desc = Compas, casque, armure, lyre ou papier
nuremberg-param-times = quantité
nuremberg-param-times-desc = Combien ; 1 par défaut
nuremberg-param-give = donner
nuremberg-param-give-desc = Ce que tu donnes
nuremberg-param-get = recevoir
nuremberg-param-get-desc = Ce que tu reçois
nuremberg-param-sets = fois
nuremberg-param-sets-desc = Combien de fois ; 1 par défaut
nuremberg-param-terms = termes
nuremberg-param-terms-desc = Quoi contre quoi
nuremberg-param-to = vers
nuremberg-param-to-desc = À qui tu la fais ; vide : tout le monde
nuremberg-param-offer = offre
nuremberg-param-offer-desc = Numéro de l’offre
nuremberg-param-cards = cartes
nuremberg-param-cards-desc = Quelles cartes
nuremberg-param-field = champ
nuremberg-param-field-desc = Quel champ
nuremberg-param-field-ask = Quel champ ?
nuremberg-param-victim = adversaire
nuremberg-param-victim-desc = À qui tu prends une carte
nuremberg-param-victim-ask = À qui ?
nuremberg-param-card = carte
nuremberg-param-card-desc = Quelle carte Conseil, par ses points

nuremberg-group-draw = Carte Événement
nuremberg-group-draft = Choisis une route, puis un croisement
nuremberg-group-build = Construire
nuremberg-group-sell = Produire et vendre
nuremberg-group-bank = Échanger avec la banque
nuremberg-group-bank-by = Banque : que donnes-tu ?
nuremberg-group-bank-legend = Banque · ce que tu donnes et reçois
nuremberg-group-trade = Échanger avec les autres
nuremberg-group-answer = Ton choix
nuremberg-group-end = Fin du tour
nuremberg-group-build-station = Tronçon ({ $cost })
nuremberg-group-build-settlement = Colonie ({ $cost })
nuremberg-group-build-workshop = Manufacture ({ $cost })
nuremberg-group-build-wall = Rempart ({ $cost })
nuremberg-group-build-tower = Tour ({ $cost })

## Ce qui est demandé

nuremberg-ask-draw = Pioche la carte Événement.
nuremberg-ask-turn = Construis, produis et vends, échange ; puis termine ton tour.
nuremberg-ask-place = Place ta première colonie. Un tronçon douanier vient avec, sur la prochaine section de sa route.
nuremberg-ask-place-second = Place ta seconde colonie ; un tronçon douanier vient avec. Chaque champ voisin te donne une carte.
nuremberg-ask-discard = { $n ->
    [one] Le chevalier pillard est là : rends { $n } carte de ton choix.
   *[other] Le chevalier pillard est là : rends { $n } cartes de ton choix.
}
nuremberg-ask-knight = Envoie le chevalier pillard sur un autre champ, et prends une carte à quelqu’un qui en a.
nuremberg-ask-wall = Argile gratuite : veux-tu un rempart pour { $gold_free_wall } ?
nuremberg-ask-council = Tu dépasses plusieurs membres du Conseil à égalité (prestige { $n }) : choisis à qui tu prends sa carte.
nuremberg-ask-offer = { $seat } te propose un échange. Réponds si tu veux : la partie n’attend pas.

## Mots des boutons, à côté de ce qu’ils font

nuremberg-do-draw = Piocher
nuremberg-do-end = Fin du tour
nuremberg-do-place = Placer
nuremberg-do-build-station = Construire
nuremberg-do-build-station-door = Placer
nuremberg-do-build-settlement = Construire
nuremberg-do-build-settlement-door = Placer
nuremberg-do-build-workshop = Construire
nuremberg-do-build-workshop-door = Placer
nuremberg-do-build-wall = Construire
nuremberg-do-build-tower = Construire
nuremberg-do-build-tower-door = Placer
nuremberg-do-sell = Vendre
nuremberg-do-trade-bank = Échanger
nuremberg-do-trade-offer = Proposer
nuremberg-do-trade-counter = Contre-offre
nuremberg-do-trade-accept = Accepter
nuremberg-do-trade-decline = Refuser
nuremberg-do-trade-withdraw = Retirer
nuremberg-do-trade-close = Arrêter
nuremberg-do-answer-discard = Rendre
nuremberg-do-answer-knight = Envoyer
nuremberg-do-answer-wall = Construire
nuremberg-do-answer-pass = Renoncer
nuremberg-do-answer-council = Prendre

## Ce qu’une annulation reprend, sur son bouton ; les verbes absents portent les mots ci-dessus

nuremberg-undo-place = placer { $place }
nuremberg-undo-build-station = tronçon, { $route }
nuremberg-undo-build-settlement = colonie { $place }
nuremberg-undo-build-workshop = manufacture
nuremberg-undo-build-wall = rempart { $n }
nuremberg-undo-build-tower = tour, { $place }
nuremberg-undo-sell = vendre { COUNT($n, $goods) }
nuremberg-undo-trade-offer = ton offre
nuremberg-undo-trade-bank = { nuremberg-trade-bank-short }
nuremberg-undo-answer-knight = chevalier vers { $place }
nuremberg-undo-answer-wall = rempart { $n }

## Libellés

nuremberg-draw = Piocher la carte Événement
nuremberg-end = Terminer ton tour
nuremberg-place = Colonie : { $place } · tronçon, section { $n }
nuremberg-station = Tronçon : { $route }, section { $n } ({ $cost })
nuremberg-settlement = { $n ->
    [one] Colonie : { $place } ({ $n } carte)
   *[other] Colonie : { $place } ({ $n } cartes)
}
nuremberg-workshop = Manufacture : { $place } ({ $cost })
nuremberg-wall = Rempart { $n } ({ $cost })
nuremberg-tower = Tour : { $place } ({ $cost })
nuremberg-sell = Vendre { COUNT($n, $goods) } ({ $cost }) : { $gold }
nuremberg-sell-toll = Vendre { COUNT($n, $goods) } ({ $cost }) : { $price } − { $toll } de douane = { $gold }

nuremberg-trade-bank = Banque : { COUNT($n, $give) } → { COUNT($sets, $get) }
nuremberg-trade-bank-short = { COUNT($n, $give) } → { COUNT($sets, $get) }
nuremberg-trade-bank-below = banque
nuremberg-trade-offer-open = Proposer un échange
nuremberg-trade-offer = Proposer à { $seats } : { $give } contre { $want }
nuremberg-quick-offer = { $give } contre { $want } → { $what }
nuremberg-quick-offer-short = { $give } contre { $want }
nuremberg-quick-offer-below = → { $what }
nuremberg-trade-counter-open = Contre-offre à l’offre { $offer }
nuremberg-trade-counter = Contre-offre à l’offre { $offer } : { $give } contre { $want }
nuremberg-trade-accept = Accepter { $offer }
nuremberg-trade-decline = Refuser { $offer }
nuremberg-trade-withdraw = Retirer { $offer }
nuremberg-trade-close = Ne plus échanger ce tour-ci
nuremberg-offer-trade-accept = Accepter
nuremberg-offer-trade-decline = Refuser
nuremberg-offer-trade-counter = Contre-offre
nuremberg-offer-trade-withdraw = Retirer

nuremberg-answer-discard-open = { $n ->
    [one] Choisir la carte à rendre
   *[other] Choisir { $n } cartes à rendre
}
nuremberg-answer-discard = Rendre { $cards }
nuremberg-answer-knight = { $n ->
    [one] Chevalier pillard : { $place } · { $seat }, 1 carte
   *[other] Chevalier pillard : { $place } · { $seat }, { $n } cartes
}
nuremberg-answer-knight-nobody = Chevalier pillard : { $place } · personne
nuremberg-answer-wall = Rempart pour { $cost }
nuremberg-answer-pass = Ne pas construire
nuremberg-answer-council = { $n ->
    [one] Prendre { $n } point à { $seat } : { $card }
   *[other] Prendre { $n } points à { $seat } : { $card }
}

nuremberg-if-section = la section { $n } est toujours la prochaine ({ $route })
nuremberg-if-right = le coup rapporte le droit de passage { OF($route) }
nuremberg-if-council = le coup gagne, garde ou protège une carte Conseil
nuremberg-if-prestige = { $n ->
    [one] personne d’autre n’a plus de { $n } point de prestige
   *[other] personne d’autre n’a plus de { $n } points de prestige
}
nuremberg-if-brings = { A($goods) } rapporte encore { $gold } ou plus
nuremberg-if-cards = tu as encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main ou plus
nuremberg-if-gold = tu as encore { $gold } ou plus
nuremberg-if-unable = impossible de construire { A($piece) }, même avec la banque
nuremberg-if-unable-right = impossible d’obtenir un droit de passage, même avec la banque
nuremberg-if-safe = tu as { $n } cartes en main au plus

nuremberg-order-place = Placer par ma liste
nuremberg-order-place-desc = Mise en place : prend la première place libre de ta liste de croisements et de routes.
nuremberg-order-wait = Passer jusqu’à…
nuremberg-order-wait-desc = Jusqu’à pouvoir, banque comprise. Ça se voit. Finit si tu ouvres ton tableau de bord ou joues.
nuremberg-order-knight = Mener le chevalier
nuremberg-order-knight-desc = Là où la victime perd le plus, jamais sur tes champs.
nuremberg-order-discard = Rendre la moitié
nuremberg-order-discard-desc = Chevalier pillard : selon le conseil, tes sortes en dernier.
nuremberg-order-wall = Remparts gratuits
nuremberg-order-wall-desc = Argile gratuite : un rempart si ta condition est remplie, sinon rien.
nuremberg-order-council = Meilleur Conseil
nuremberg-order-council-desc = Prend tout de suite la meilleure de plusieurs cartes Conseil.
nuremberg-order-no-trades = Refuser toute offre
nuremberg-order-no-trades-desc = Refuse toute offre ; les autres s’en rendent compte. S’arrête avec le tour en cours.
nuremberg-wait-right = droit de passage
nuremberg-wait-full-hand = { $n } cartes en main
nuremberg-robbed-points = la place avec le plus de points
nuremberg-robbed-cards = la place avec le plus de cartes
nuremberg-wall-always = toujours
nuremberg-wall-gold = { $n ->
    [one] s’il reste ensuite { $n } pièce d’or
   *[other] s’il reste ensuite { $n } pièces d’or
}
nuremberg-wall-council = seulement pour gagner ou garder une carte Conseil

## Ce qu’un coup change

nuremberg-change-right = droit de passage { OF($route) }
nuremberg-change-right-lacking = encore { $n } pour le droit { OF($seat) }
nuremberg-change-prestige = prestige { $n }
nuremberg-change-prestige-low = prestige { $n }, Conseil à partir de { $least }
nuremberg-change-council-choice = une carte Conseil de ton choix
nuremberg-change-doubled = { $goods } : déjà double
nuremberg-change-full-hand = { $n } cartes : un chevalier en prendrait la moitié

## Libellés là où le verbe et son prix sont déjà dits

nuremberg-place-at = { $place } · tronçon, section { $n }
nuremberg-station-at = { $route }, section { $n }
nuremberg-settlement-at = { $place }
nuremberg-workshop-at = { $place }
nuremberg-tower-at = { $place }
nuremberg-sell-at = { COUNT($n, $goods) } : { $gold }
nuremberg-sell-toll-at = { COUNT($n, $goods) } : { $price } − { $toll } de douane à { $to } = { $gold }
nuremberg-trade-bank-at = { COUNT($n, $give) } → { COUNT($sets, $get) }
nuremberg-answer-knight-at = { $n ->
    [one] { $place } · { $seat }, 1 carte
   *[other] { $place } · { $seat }, { $n } cartes
}
nuremberg-answer-knight-at-short = { $place } · { $seat }
nuremberg-answer-knight-at-below = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
nuremberg-answer-knight-nobody-at = { $place } · personne

## Libellés sur une ligne de téléphone, et ce qu’ils laissent de côté

nuremberg-field-settled-short = { $field }
nuremberg-field-settled-below = colonies : { $seats }
nuremberg-crossing-field-short = { $n }
nuremberg-crossing-fields-short = { $a }/{ $b }
nuremberg-offer-short = l’offre { $offer } · { $seat }

nuremberg-place-short = { $place }
nuremberg-place-at-short = { $place }
nuremberg-station-short = Tronçon : { $route }, { $n }
nuremberg-station-below = { $cost }
nuremberg-place-below = tronçon, section { $n }
nuremberg-place-at-below = tronçon, section { $n }
nuremberg-settlement-short = { $place }
nuremberg-settlement-below = { $cost }
nuremberg-workshop-below = { $cost }
nuremberg-workshop-short = { $place }
nuremberg-sell-short = Vendre { COUNT($n, $goods) }
nuremberg-sell-below = { $cost } : { $gold }
nuremberg-sell-toll-short = { nuremberg-sell-short }
nuremberg-sell-toll-below = { $cost } : { $price } − { $toll } de douane à { $to } = { $gold }
nuremberg-answer-knight-short = { $place } · { $seat }
nuremberg-answer-knight-below = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
nuremberg-answer-council-below = { $card }
nuremberg-answer-council-short = { $n ->
    [one] Prendre { $n } point à { $seat }
   *[other] Prendre { $n } points à { $seat }
}

## Ce qui s’est passé

nuremberg-event-start-drawn = Tirage pour le premier tour : { $seats }.
nuremberg-event-start-beginner = { $seat } commence, selon le plan des débuts.
    .you = Tu commences, selon le plan des débuts.
nuremberg-event-start-advanced = { $seat } place en premier et en dernier, et joue le premier tour.
    .you = Tu places en premier et en dernier, et joues le premier tour.
nuremberg-event-placed = { $seat } place **une colonie** : { $place }, et un tronçon en section { $n }.
    .you = Tu places **une colonie** : { $place }, et un tronçon en section { $n }.
nuremberg-event-received-setup = Premières cartes : { $seats }.

nuremberg-event-turn-began = Tour { $turn } : { $seat }.
    .you = Tour { $turn } : à toi.
nuremberg-event-card-free-clay = { $seat } pioche **{ $n }** : **argile gratuite**. Avec { COUNT($costs_free_wall_gold, "pièce d’or", "pièces d’or") }, on peut bâtir un rempart sans argile.
    .you = Tu pioches **{ $n }** : **argile gratuite**. Avec { COUNT($costs_free_wall_gold, "pièce d’or", "pièces d’or") }, on peut bâtir un rempart sans argile.
nuremberg-event-card-none = { $seat } pioche **{ $n }** : juste la récolte.
    .you = Tu pioches **{ $n }** : juste la récolte.
nuremberg-event-card-margrave = { $seat } pioche **{ $n }** : **le comte attaque** et renvoie le chevalier pillard chez lui.
    .you = Tu pioches **{ $n }** : **le comte attaque** et renvoie le chevalier pillard chez lui.
nuremberg-event-card-years = { $seat } pioche **{ $n }** : **les années passent** sur la frise.
    .you = Tu pioches **{ $n }** : **les années passent** sur la frise.
nuremberg-event-card-toll = { $seat } pioche **{ $n }** : **douane volante**, { $route }. Les autres colonies y paient le droit de passage.
    .you = Tu pioches **{ $n }** : **douane volante**, { $route }. Les autres colonies y paient le droit de passage.
nuremberg-event-card-knight = { $seat } pioche **le chevalier pillard** : pas de récolte.
    .you = Tu pioches **le chevalier pillard** : pas de récolte.
nuremberg-event-received = Récolte : { $seats }.
nuremberg-event-shortage = La banque n’en a pas assez ({ $kind }) : personne n’en reçoit.
nuremberg-event-shortage-sole = La banque n’en a pas assez ({ $kind }) : elle donne ce qui lui reste.
nuremberg-event-toll = Douane pour { $to } : { $seats }.
    .you-to = Douane pour toi : { $seats }.
nuremberg-event-no-toll-nobody = Pas de douane ({ $route }) : personne n’a le droit de passage.
nuremberg-event-no-toll-none = Pas de douane ({ $route }) : personne d’autre n’y a de colonie.
nuremberg-event-no-toll-empty = Pas de douane ({ $route }) : ni or ni carte à prendre.
nuremberg-event-knight-home = Le chevalier pillard rentre dans son manoir ; { $place } produit de nouveau.
nuremberg-event-knight-home-already = Le chevalier pillard est déjà dans son manoir.
nuremberg-event-years = Nous voilà en **{ $year }**.
nuremberg-event-years-shuffled = Nous voilà en **{ $year }** : toutes les cartes Événement sont mélangées.
nuremberg-event-answered-discard = { $seat } a choisi les cartes à rendre.
    .you = Tu as choisi les cartes à rendre.
nuremberg-event-answered-knight = { $seat } a choisi où va le chevalier pillard.
    .you = Tu as choisi où va le chevalier pillard.
nuremberg-event-answered-wall = { $seat } a répondu.
    .you = Tu as répondu.
nuremberg-event-discarded = Retour à la banque : { $seats }.
nuremberg-event-knight-moved = { $seat } envoie le chevalier pillard : **{ $place }**.
    .you = Tu envoies le chevalier pillard : **{ $place }**.
nuremberg-event-stolen = { $seat } prend une carte à { $victim }.
nuremberg-event-stolen-seen = { $seat } prend **{ COUNT(1, $kind) }** à { $victim }.
    .you = Tu prends **{ COUNT(1, $kind) }** à { $victim }.
    .you-victim = { $seat } te prend **{ COUNT(1, $kind) }**.
nuremberg-event-wall-declined = { $n ->
    [one] { $seats } ne construit pas de rempart.
   *[other] { $seats } ne construisent pas de rempart.
}
    .you-seats = Tu ne construis pas de rempart.

nuremberg-event-station = { $seat } construit **un tronçon douanier** : { $route }, section { $n }.
    .you = Tu construis **un tronçon douanier** : { $route }, section { $n }.
nuremberg-event-right = { $seat } obtient **le droit de passage** { OF($route) } : { COUNT($points_right, "point", "points") }.
    .you = Tu obtiens **le droit de passage** { OF($route) } : { COUNT($points_right, "point", "points") }.
nuremberg-event-right-taken = { $seat } prend à { $loser } **le droit de passage** { OF($route) } : { COUNT($points_right, "point", "points") }.
    .you = Tu prends à { $loser } **le droit de passage** { OF($route) } : { COUNT($points_right, "point", "points") }.
    .you-loser = { $seat } te prend **le droit de passage** { OF($route) } : { COUNT($points_right, "point", "points") }.
nuremberg-event-rights = Droits de passage, { COUNT($points_right, "point", "points") } par droit : { $rights }.
nuremberg-event-settlement = { $seat } fonde **une colonie** : { $place }.
    .you = Tu fondes **une colonie** : { $place }.
nuremberg-event-workshop = { $seat } ouvre **une manufacture** : { $place }.
    .you = Tu ouvres **une manufacture** : { $place }.
nuremberg-event-wall = { $seat } construit **le rempart { $n }** : prestige { $prestige }.
    .you = Tu construis **le rempart { $n }** : prestige { $prestige }.
nuremberg-event-wall-free = { $seat } construit **le rempart { $n }** sans argile : prestige { $prestige }.
    .you = Tu construis **le rempart { $n }** sans argile : prestige { $prestige }.
nuremberg-event-tower = { $seat } construit **une tour** ({ $place }) : prestige { $prestige }.
    .you = Tu construis **une tour** ({ $place }) : prestige { $prestige }.
nuremberg-event-council = { $seat } entre au **{ $card }** : { $n } points.
    .you = Tu entres au **{ $card }** : { $n } points.
nuremberg-event-council-taken = { $seat } prend la place { OF($loser) } au **{ $card }** : { $n } points.
    .you = Tu prends la place { OF($loser) } au **{ $card }** : { $n } points.
    .you-loser = { $seat } prend ta place au **{ $card }** : { $n } points.
nuremberg-event-council-swapped = { $seat } et { $loser } échangent : { $seat } est maintenant au **{ $card }** ({ $n } points), { $loser } au { $other } ({ $has }).
    .you = Tu échanges avec { $loser } : tu es maintenant au **{ $card }** ({ $n } points), { $loser } au { $other } ({ $has }).
    .you-loser = { $seat } échange avec toi : { $seat } est maintenant au **{ $card }** ({ $n } points), toi au { $other } ({ $has }).
nuremberg-event-council-safe = Personne ne peut plus prendre la place { OF($seat) } au { $card }.
    .you = Personne ne peut plus prendre ta place au { $card }.

nuremberg-event-sold = { $seat } vend **{ COUNT($n, $goods) }** pour **{ $gold }**.
    .you = Tu vends **{ COUNT($n, $goods) }** pour **{ $gold }**.
nuremberg-event-sold-toll = { $seat } vend **{ COUNT($n, $goods) }** pour **{ $gold }** et paie { $toll } de douane à { $to }.
    .you = Tu vends **{ COUNT($n, $goods) }** pour **{ $gold }** et paies { $toll } de douane à { $to }.
    .you-to = { $seat } vend **{ COUNT($n, $goods) }** pour **{ $gold }** et te paie { $toll } de douane.
nuremberg-event-bank-traded = { $seat } donne { $gave } à la banque contre { $got }.
    .you = Tu donnes { $gave } à la banque contre { $got }.
nuremberg-event-offer = **Offre { $offer }** { OF($seat) } à { $seats } : { $give } contre { $want }.
    .you = **Ton offre { $offer }** à { $seats } : { $give } contre { $want }.
    .you-seats = **Offre { $offer }** { OF($seat) } pour toi : { $give } contre { $want }.
nuremberg-event-offer-counter = **Contre-offre { $offer }** { OF($seat) } à { $seats } : { $give } contre { $want }.
    .you = **Ta contre-offre { $offer }** à { $seats } : { $give } contre { $want }.
    .you-seats = **Contre-offre { $offer }** { OF($seat) } pour toi : { $give } contre { $want }.
nuremberg-event-offer-declined = { $seat } refuse l’offre { $offer }.
    .you = Tu refuses l’offre { $offer }.
nuremberg-event-offer-withdrawn = L’offre { $offer } { OF($seat) } ne tient plus.
    .you = Ton offre { $offer } ne tient plus.
nuremberg-event-trade-closed = { $seat } n’échange plus ce tour-ci.
    .you = Tu n’échanges plus ce tour-ci.
nuremberg-event-traded = { $seat } donne **{ $gave }** à { $partner } contre **{ $got }**.
    .you = Tu donnes **{ $gave }** à { $partner } contre **{ $got }**.
    .you-partner = { $seat } te donne **{ $gave }** contre **{ $got }**.

nuremberg-event-won = { $seat } **gagne** avec **{ $n }** points.
    .you = Tu **gagnes** avec **{ $n }** points.
nuremberg-event-time-is-up = { $count ->
    [one] Le temps est écoulé : { $seats } **gagne** avec **{ $n }** points.
   *[other] Le temps est écoulé : { $seats } **partagent la victoire** avec **{ $n }** points par personne.
}
    .you-seats = Le temps est écoulé : tu **gagnes** avec **{ $n }** points.

## Le plateau en texte

nuremberg-headline-draft = Placement initial
nuremberg-headline = Tour { $turn } · { $year } · à { $seat } de jouer
nuremberg-headline-over = Terminé après le tour { $turn }, en { $year }
nuremberg-standing = { $seat } { $points }
nuremberg-measure = Points ({ $n } pour gagner)
nuremberg-measure-over = Points
nuremberg-head = Tu as { $n ->
    [one] { $n } point
   *[other] { $n } points
} · { $gold } · { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
} · prestige { $prestige }
nuremberg-head-goods = Prix double, une fois la douane payée : { $goods }.
nuremberg-sight-seat = { $seat } : { $gold }, { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
}, prestige { $prestige }
nuremberg-sight-built = { $seat }, { $pieces }
nuremberg-board-hand-of = { $seat } : main
nuremberg-board-hand = { $n ->
    [one] { $n } carte : { $cards }
   *[other] { $n } cartes : { $cards }
}
nuremberg-board-costs = Ce que tout coûte
nuremberg-board-cost = { CAP($what) } : { $cost }
nuremberg-board-cost-lacking = { CAP($what) } : { $cost } · il manque { $cards }
nuremberg-board-good = { $goods } contre { $gold }
nuremberg-board-events = Cartes Événement
nuremberg-board-card = Dernière carte : { $n }, { $event }
nuremberg-board-card-toll = Dernière carte : { $n }, douane volante, { $route }
nuremberg-board-card-knight = Dernière carte : { $event }, pas de récolte
nuremberg-board-drawn = Piochées depuis le dernier mélange : { $cards }
nuremberg-board-drawn-card = { $n ->
    [one] { $number }
   *[other] { $number } ({ $n } fois)
}
nuremberg-board-drawn-knight = { $n ->
    [one] chevalier pillard
   *[other] chevalier pillard ({ $n } fois)
}
nuremberg-board-deck = Cartes restantes : { $n } · { $year }, fin en { $end }
nuremberg-board-knight = Chevalier pillard : { $place }
nuremberg-board-knight-home = Chevalier pillard : dans son manoir
nuremberg-board-routes = Routes, comptées depuis Nuremberg
nuremberg-board-rights = Droits de passage : { $rights }
nuremberg-board-stations = { CAP($route) }, tronçons depuis Nuremberg ({ $n }) : { $seats }
nuremberg-board-settlements = { CAP($route) }, colonies : { $places }
nuremberg-board-settled = { $place } { $seat }
nuremberg-board-city = Ville
nuremberg-board-walls = Remparts : { $n } sur { $last }
nuremberg-board-towers = { $n ->
    [one] { $n } tour : { $places }
   *[other] { $n } tours : { $places }
}
nuremberg-board-council = Conseil : { $cards }
nuremberg-board-council-card = { $card } { $seat }{ $safe ->
    [0] {""}
   *[other] {" "}(à l’abri)
}
nuremberg-board-council-free = Libre au Conseil : { $cards }
nuremberg-board-offers = Offres
nuremberg-offer-to-you = Offre { $offer } { OF($seat) } : tu reçois { $get }, tu donnes { $give }.
nuremberg-offer-yours = Ton offre { $offer } à { $seats } : tu donnes { $give }, tu reçois { $get }.
nuremberg-offer-lacking = Tu ne peux pas accepter : il te manque { $cards }.
nuremberg-board-offer = Offre { $offer } { OF($seat) } à { $seats } : { $give } contre { $want }
nuremberg-board-offer-declined = { $n ->
    [one] Refus : { $seats }
   *[other] Refus : { $seats }
}
nuremberg-board-closed = { $n ->
    [one] { $seats } n’échange plus ce tour-ci
   *[other] { $seats } n’échangent plus ce tour-ci
}
nuremberg-board-bank = Banque
nuremberg-board-stock = Cartes : { $cards }
nuremberg-board-seat = { $seat }
nuremberg-board-points = Points : { $n } = { $sources }
nuremberg-board-no-points = Points : 0
nuremberg-points-settlements = { $n } pour les colonies
nuremberg-points-workshops = { $n } pour les manufactures
nuremberg-points-rights = { $n } pour les droits de passage
nuremberg-points-council = { $n } pour le Conseil
nuremberg-board-means = { $gold } · { $held ->
    [one] { $held } carte en main
   *[other] { $held } cartes en main
} · prestige { $prestige }
nuremberg-board-pieces = { COUNT($n, $piece) } : { $places }
nuremberg-board-posts = { $town } { $n }

## Ce qu’il faut faire d’abord

nuremberg-duty-place = place ta colonie et ton tronçon douanier
nuremberg-duty-discard = rends des cartes à la banque, pour le chevalier pillard
nuremberg-duty-knight = envoie le chevalier pillard sur un autre champ
nuremberg-duty-wall = dis si tu veux le rempart moins cher
nuremberg-duty-council = choisis la carte Conseil que tu prends

## Refus

nuremberg-no-not-now = Ça doit attendre. D’abord, { $duty }.
nuremberg-no-draw-first = Pioche d’abord la carte Événement.
nuremberg-no-draw-again = Tu as déjà pioché la carte Événement de ce tour. Construis, vends, échange ou termine ton tour.
nuremberg-no-other-turn = C’est le tour { OF($seat) }. Tu peux accepter, refuser ou contrer les offres qu’on te fait.
nuremberg-no-duty = On ne te demande pas ça pour l’instant. Construis, vends, échange ou termine ton tour.

nuremberg-no-such-route = La route « { $text } » n’existe pas. Choisis Francfort, Prague, Venise, IV ou V.
nuremberg-no-such-crossing = Le croisement « { $text } » n’existe pas. Choisis-en un parmi les suggestions.
nuremberg-no-such-site = L’emplacement « { $text } » n’existe pas. Choisis-en un parmi les suggestions.
nuremberg-no-such-tower = La place de tour « { $text } » n’existe pas. Choisis-en une parmi les suggestions.
nuremberg-no-such-field = Le champ « { $text } » n’existe pas. Choisis-en un parmi les suggestions.
nuremberg-no-such-goods = Personne ne produit « { $text } » ici. Choisis compas, casque, armure, lyre ou papier.
nuremberg-no-such-kind = On n’échange pas « { $text } ». Choisis bois, argile, laine, blé, minerai ou or.
nuremberg-no-such-seat = La place { $n } n’existe pas à cette table. Choisis une autre place que la tienne.
nuremberg-no-such-offer = L’offre { $offer } n’est pas ouverte. Le plateau montre celles qui le sont.
nuremberg-no-self = Choisis quelqu’un d’autre que toi.

nuremberg-no-pay = { CAP(A($piece)) } coûte { $cost }. Il te manque { $missing }.
nuremberg-no-piece-left = Tu as déjà placé { COUNT($n, $piece) }, il ne t’en reste plus.
nuremberg-no-section = { CAP($route) } : les { $n } sections ont toutes un tronçon. Choisis une autre route.
nuremberg-no-station = { CAP($route) } : tu n’y as pas de tronçon douanier. Construis-en d’abord un.
nuremberg-no-crossing-taken = { $seat } a déjà une colonie là : { $place }. Choisis un croisement libre.
    .you = Tu as déjà une colonie là : { $place }. Choisis un croisement libre.
nuremberg-no-distance = Trop près d’une autre colonie de cette route : { $place }. Laisse un croisement libre entre les deux.
nuremberg-no-site-taken = { $seat } a déjà une manufacture là : { $place }. Choisis un emplacement libre.
    .you = Tu as déjà une manufacture là : { $place }. Choisis un emplacement libre.
nuremberg-no-wall-left = Les { $n } remparts sont construits. Il reste les tours.
nuremberg-no-tower-taken = Il y a déjà une tour là : { $place }. Choisis une autre place.
nuremberg-no-tower-walls = { $n ->
    [0] Il faut deux remparts finis ({ $place }), et il n’y en a pas encore.
    [one] Il faut deux remparts finis ({ $place }), et il n’y en a que { $n }.
   *[other] Il faut deux remparts finis ({ $place }), et seuls les { $n } premiers le sont.
}
nuremberg-no-bauhof = Pour une tour, il te faut une manufacture au chantier. Ouvres-y-en d’abord une.

nuremberg-no-times = Il en faut au moins un.
nuremberg-no-goods = Il faut { $cost } pour { COUNT($n, $goods) }. Il te manque { $missing }.
nuremberg-no-bank-same = On n’échange pas { $kind } contre { $kind }. Choisis autre chose à recevoir.
nuremberg-no-bank-pay = Pour { COUNT($sets, $get) }, la banque demande { COUNT($n, $give) }, et tu en as { $have }.
nuremberg-no-bank-stock = { $n ->
    [0] La banque n’a plus rien de cette sorte ({ $kind }). Choisis autre chose.
   *[other] La banque n’a plus que { COUNT($n, $kind) }. Prends-en moins.
}
nuremberg-no-terms-empty = Chaque côté d’un échange donne quelque chose. Les cadeaux ne sont pas permis.
nuremberg-no-terms-both = { CAP($kind) } est des deux côtés. Mets chaque sorte d’un seul côté.
nuremberg-no-terms-many = Un côté d’un échange compte { $n } au plus, cartes et or ensemble.
nuremberg-no-terms-pay = Il te manque { $missing }. On n’échange que ce qu’on a.
nuremberg-no-offers-left = Tu as fait { $n } offres ce tour-ci, et c’est le maximum. Échange avec la banque, ou fais autre chose.
nuremberg-no-offer-partner = Personne d’autre n’échange plus ce tour-ci. Échange avec la banque, ou fais autre chose.
nuremberg-no-offer-to = Tu peux faire cette offre à { $seats }, ensemble ou séparément.
nuremberg-no-counter-active = C’est ton tour : fais une offre au lieu d’une contre-offre.
nuremberg-no-offer-own = L’offre { $offer } est la tienne. Tu peux la retirer.
nuremberg-no-offer-other = L’offre { $offer } est pour { $seats }, pas pour toi.
nuremberg-no-offer-answered = Tu as déjà répondu à l’offre { $offer }.
nuremberg-no-withdraw-other = L’offre { $offer } n’est pas la tienne, mais celle { OF($seat) }. Tu peux la refuser.
nuremberg-no-close-active = C’est ton tour : ne fais plus d’offre, tout simplement.

nuremberg-no-bag-cards = Il te manque { $missing }. Choisis parmi les cartes de ta main.
nuremberg-no-bag-count = { $n ->
    [one] Choisis exactement { $n } carte ; tu en as choisi { $given }.
   *[other] Choisis exactement { $n } cartes ; tu en as choisi { $given }.
}
nuremberg-no-knight-stay = Le chevalier pillard est déjà là : { $place }. Envoie-le sur un autre champ.
nuremberg-no-victim = Tu peux prendre une carte à { $seats }. Choisis à qui.
nuremberg-no-victim-cards = { $seat } n’a pas de carte. Choisis quelqu’un d’autre.
nuremberg-no-council = Tu peux prendre la carte d’une de ces places : { $seats }. La meilleure vaut { $n } points.

## Cartes illustrées

nuremberg-picture-country = Le pays
nuremberg-picture-country-says = Chaque tour commence par une carte Événement. Les champs de son numéro donnent une carte par colonie voisine, à tout le monde.
nuremberg-picture-country-mark-event = carte Événement du tour
nuremberg-picture-country-mark-harvest = produit maintenant
nuremberg-picture-country-mark-knight = chevalier pillard : rien ici
nuremberg-picture-country-mark-station = tronçon douanier
nuremberg-picture-country-mark-settlement = colonie
nuremberg-picture-country-mark-ring = anneau plein : plus souvent
nuremberg-picture-toll = Une route et sa douane
nuremberg-picture-toll-says = La carte fait aussi payer la douane sur la route II. { $b } y a le droit de passage, avec plus de tronçons : { $a } paie donc pour sa colonie.
nuremberg-picture-toll-mark-event = douane sur la route II
nuremberg-picture-toll-mark-right = { $b } tient la route II
nuremberg-picture-toll-mark-stations = tronçons de { $b }
nuremberg-picture-toll-mark-debtor = { $a } paie la douane
nuremberg-picture-toll-mark-own = à { $b } : rien à payer
nuremberg-picture-city = La ville
nuremberg-picture-city-says = Une manufacture double le prix des marchandises produites à côté. Les remparts donnent du prestige, et { $prestige_council_from } points de prestige ouvrent le Conseil.
nuremberg-picture-city-mark-workshop = manufacture de { $a }
nuremberg-picture-city-mark-free = emplacement libre
nuremberg-picture-city-mark-rate = la banque échange à { $rates_any } pour 1
nuremberg-picture-city-mark-wall = le prochain rempart
nuremberg-picture-city-mark-council = Conseil : { $points_council_1 } points
nuremberg-picture-points = Or et points
nuremberg-picture-points-says = { $a } a vendu une armure : { $goods_armour_price } pièces d’or, doublées par la manufacture, moins { $goods_armour_toll } de douane vers Prague. **{ $gain } pièces** en tout. On gagne avec { $target } points à son propre tour.
nuremberg-picture-points-mark-settlements = colonies
nuremberg-picture-points-mark-workshops = manufactures
nuremberg-picture-points-mark-rights = droits de passage
nuremberg-picture-points-mark-prestige = prestige
nuremberg-picture-points-mark-gold = { $gain } or pour l’armure
nuremberg-picture-points-mark-hand = cartes en main
## La leçon

nuremberg-lesson-settlement = Il te faut { COUNT($target, "point", "points") } ; une colonie en vaut { $points_settlement }. Elle se place sur un croisement d’une route où tu as un tronçon douanier : Prague ou Venise. Plus l’anneau autour d’un numéro est plein, plus il sort souvent. **Place une colonie.**
nuremberg-lesson-settlement-done = Un point de plus. Et chaque fois que sort le numéro d’un champ voisin, ta nouvelle colonie gagne une carte de ce champ.
nuremberg-lesson-settlement-other = Ça marche aussi. Mais seules les colonies gagnent des cartes : plus tôt tu en as une autre, mieux c’est.
nuremberg-lesson-turn = Un tour s’ouvre sur une carte Événement, piochée pour toi. Toutes les colonies au bord des champs de son numéro gagnent une carte, les tiennes et celles des autres. Puis l’événement a lieu. Ensuite tu construis, vends, échanges. **Termine ton tour** : trois cartes vont sortir, une à chaque tour.
nuremberg-lesson-turn-done = Trois récoltes, dont deux aux tours des autres : 3 argiles, 1 blé et 1 bois pour toi. La dernière carte était aussi une douane : Ulrich t’a payé 1 pièce d’or pour sa colonie sur Prague.
nuremberg-lesson-turn-other = Ça marche aussi. Et finir ton tour ne coûte rien : les cartes non dépensées restent dans ta main.
nuremberg-lesson-station = Avec le plus de tronçons sur une route, tu en as le **droit de passage** : { COUNT($points_right, "point", "points") }, et ses douanes. Sur Venise, tu as un tronçon, Sibylla aussi, et le sien était là d’abord. **Place un tronçon sur Venise.**
nuremberg-lesson-station-done = Deux contre un : le droit de passage de Venise est à toi, un point de plus pour toi, un de moins pour Sibylla. Quand une carte de douane nomme Venise, la colonie de Sibylla te paie.
nuremberg-lesson-station-other = Ça marche aussi. Mais avec plus de tronçons que Sibylla sur Venise, tu lui prendrais un point.
nuremberg-lesson-workshop = L’or vient des marchandises : { PART($goods_compass_cost_ore, $kind_ore) } + { PART($goods_compass_cost_wood, $kind_wood) } font un compas, vendu { $goods_compass_price } pièces d’or avant la douane. Une manufacture vaut { COUNT($points_workshop, "point", "points") } et double le prix des marchandises nommées à son emplacement. **Place une manufacture là où il y a « compas ».**
nuremberg-lesson-workshop-done = Un point, et tes compas se vendent { $compass_doubled } au lieu de { $goods_compass_price }. Au marché principal, une manufacture améliore aussi ton taux à la banque ; au chantier, elle permet de construire des tours.
nuremberg-lesson-workshop-other = Ça marche aussi. Une manufacture donne son point partout, mais rapporte plus près des marchandises que tes champs permettent de produire.
nuremberg-lesson-sale = Ta manufacture double le prix du compas : { $compass_doubled } pièces d’or. Il se vend à Francfort, où Ulrich a le droit de passage : { $goods_compass_toll } vont à sa douane. Tu as le minerai et le bois. **Vends un compas.**
nuremberg-lesson-sale-done = Tu as touché { $compass_doubled_earns } pièces d’or tout de suite. La douane n’est jamais doublée, et avec le droit de passage de Francfort, tu n’en aurais pas payé.
nuremberg-lesson-sale-other = Ça marche aussi. Mais un compas rapporte { $compass_doubled_earns } pièces d’or pour deux cartes seulement, et les remparts se paient en or.
nuremberg-lesson-wall = Un rempart coûte de l’argile et de l’or, et donne { COUNT($prestige_wall, "point de prestige", "points de prestige") }. La première personne à en avoir { $prestige_council_from } entre au **Conseil des Sept** : { $points_council_1 } points d’un coup. Tu en as 2, Sibylla aussi. **Construis le rempart.**
nuremberg-lesson-wall-done = { $prestige_council_from } points de prestige, avant les autres : tes points passent de 6 à 10. La place est à toi jusqu’à ce que quelqu’un te dépasse en prestige.
nuremberg-lesson-wall-other = Ça marche aussi. Mais seule la première place à { $prestige_council_from } points de prestige a le Conseil des Sept aussi facilement ; après, il faut en avoir plus que la place qui le tient.
nuremberg-lesson-tower = Ulrich est entré le premier au Conseil des Sept ; il a 4 points de prestige. Avec 3, tu es deuxième : au Grand Conseil, pour { $points_council_3 } points. Une **tour** donne { $prestige_tower } points de prestige. Elle va entre deux remparts finis, et ta manufacture au chantier la permet. **Place une tour.**
nuremberg-lesson-tower-done = 5 points de prestige contre 4 : tu prends la place d’Ulrich, et Ulrich la tienne. Tu passes de 10 points à 12, et lui en perd 2.
nuremberg-lesson-tower-other = Ça marche aussi. Mais pour la place d’Ulrich, il te faut plus de points de prestige : autant que lui ne suffit pas.
nuremberg-lesson-knight = Un **chevalier pillard** est sorti : pas de récolte. Tu l’envoies sur un champ, qui ne produit plus, et tu prends une carte à quelqu’un. Bois 6, par exemple, ne gêne que Sibylla. **Envoie-le près de colonies des autres, mais pas des tiennes.**
nuremberg-lesson-knight-done = Il y reste jusqu’au prochain chevalier, ou jusqu’à ce qu’une carte du comte le renvoie. Attention : quand un chevalier vient, qui a { $discard_from } cartes ou plus en rend la moitié. L’or est à l’abri.
nuremberg-lesson-knight-other = Ça marche aussi. Mais son champ ne donne rien à toi non plus : choisis-en un où seuls les autres ont une colonie.
nuremberg-lesson-bank = Tu as 12 points, et il te manque juste 1 laine pour une colonie. La banque veut { $rates_usual } cartes de la même sorte pour une, mais avec ta manufacture au symbole du blé, { $rates_printed } blés suffisent. **Échange avec la banque : { $rates_printed } blés contre 1 laine.**
nuremberg-lesson-bank-done = Tu as les cartes. Les autres demandent parfois moins que la banque : à ton tour, propose-leur l’échange que tu veux ; au leur, ils peuvent t’en proposer.
nuremberg-lesson-bank-other = Ça marche aussi. Avec une manufacture à son symbole, la banque prend { $rates_printed } cartes de cette sorte au lieu de { $rates_usual }.
nuremberg-lesson-end = Avec { $target } points à son propre tour, on gagne tout de suite. Si personne n’y arrive, le plus de points l’emporte en l’an 1400. Tu en as 12, et les cartes pour une colonie. **Place-la et gagne.**
nuremberg-lesson-end-done = { $target } points : tu gagnes !
nuremberg-lesson-end-other = Ça marche aussi. N’importe quel point fera l’affaire : à { $target } à ton tour, tu gagnes.
nuremberg-lesson-tips =
    C’était Siedler von Nürnberg. Ce qui fait gagner :
    - **S’installer où les anneaux sont pleins** : ces numéros sortent le plus souvent.
    - **Ouvrir une manufacture** pour ce que tes champs permettent de produire : prix double, même douane.
    - **Entrer au Conseil avant les autres** : rien d’autre ne rapporte { $points_council_1 } points d’un coup.
