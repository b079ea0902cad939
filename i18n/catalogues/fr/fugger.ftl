### Die Fugger

fugger-name = Die Fugger
fugger-jakob = Jacob
fugger-tagline = Vends avant la chute. Quand quelqu’un a { $game_ends_at } florins, le plus de florins l’emporte. 2 à 4 personnes.
fugger-first =
    Le but : avoir le plus de florins quand une manche se termine avec quelqu’un à { $game_ends_at } ou plus.
    À ton tour, fais une chose : pioche, joue une carte face visible ou, dans les { $delivery_rounds } premières manches, livre une marchandise face cachée.
    Dès que { $round_ends_at } cartes d’une même marchandise sont visibles (celles du neutre Jacob comptent), la manche se termine : les prix bougent, puis tout le monde vend.
    Les { $risers } marchandises les plus fréquentes montent de 1 par carte, les autres baissent de 1. Au-dessus de { $price_max }, un prix chute à { $price_min } : vise haut, mais pas trop.
    Une marchandise livrée rapporte le double en fin de partie. Un marchand t’apporte des cartes à la manche suivante.

## Cartes et marchandises (formes : voir i18n/grammar.py)

fugger-card-copper = cuivre
    .gender = m
    .mass = yes
    .other = cuivres
fugger-card-copper-sealed = cuivre au sceau
    .gender = m
    .mass = yes
    .other = cuivres au sceau
fugger-card-cloth = drap
    .gender = m
    .mass = yes
    .other = draps
fugger-card-cloth-sealed = drap au sceau
    .gender = m
    .mass = yes
    .other = draps au sceau
fugger-card-spices = épices
    .gender = f
    .number = other
    .one = épice
    .a = une épice
fugger-card-spices-sealed = épices au sceau
    .gender = f
    .number = other
    .one = épice au sceau
    .a = une épice au sceau
fugger-card-gems = pierres précieuses
    .gender = f
    .number = other
    .one = pierre précieuse
    .a = une pierre précieuse
    .short = pierre
fugger-card-gems-sealed = pierres précieuses au sceau
    .gender = f
    .number = other
    .one = pierre précieuse au sceau
    .a = une pierre précieuse au sceau
    .short = pierre au sceau
fugger-card-wine = vin
    .gender = m
    .mass = yes
    .other = vins
fugger-card-wine-sealed = vin au sceau
    .gender = m
    .mass = yes
    .other = vins au sceau
fugger-card-merchant = marchand
    .gender = m
    .other = marchands

fugger-good-copper = cuivre
    .gender = m
    .mass = yes
    .other = cuivres
fugger-good-cloth = drap
    .gender = m
    .mass = yes
    .other = draps
fugger-good-spices = épices
    .gender = f
    .number = other
    .one = épice
    .a = une épice
fugger-good-gems = pierres précieuses
    .gender = f
    .number = other
    .one = pierre précieuse
    .a = une pierre précieuse
fugger-good-wine = vin
    .gender = m
    .mass = yes
    .other = vins

fugger-no-cards = aucune carte
fugger-cards = { COUNT($n, $card) }

## Commandes et tableau de bord

fugger-verb-draw = piocher
fugger-verb-draw-desc = Pioche une carte (avec { $draw_with_at_most } en main au plus)
fugger-verb-play = jouer
fugger-verb-play-desc = Joue une carte face visible : une marchandise ou un marchand
fugger-verb-deliver = livrer
fugger-verb-deliver-desc = Livre une marchandise face cachée ; elle rapporte le double à la fin ({ $delivery_rounds } premières manches)
fugger-param-card = carte
fugger-param-card-desc = Une carte de ta main
fugger-group-draw = Piocher
fugger-group-play = Jouer face visible
fugger-group-deliver = Livrer face cachée

fugger-ask-turn = Pioche une carte ou joues-en une.
fugger-ask-card = Joue une carte.

fugger-draw = { $pile ->
    [0] Piocher (défausse mélangée)
   *[other] Piocher une carte (reste { $pile })
}
fugger-play = { CAP(SHORT($card)) }{ $have ->
    [1] {""}
   *[other] {" "}×{ $have }
} · { $n } sur { $of } · prix { $price }
fugger-play-last = { CAP(SHORT($card)) }{ $have ->
    [1] {""}
   *[other] {" "}×{ $have }
} · { $n } sur { $of }, fin de la manche · prix { $price }
fugger-play-merchant = { CAP($card) }{ $have ->
    [1] {""}
   *[other] {" "}×{ $have }
}
fugger-deliver = { CAP(SHORT($card)) }, face cachée · double du prix : { $florins }
fugger-deliver-short = { CAP(SHORT($card)) }, face cachée
fugger-deliver-below = double du prix : { $florins }

## Ce qu’un coup change

fugger-florins = { COUNT($n, "florin", "florins") }
fugger-change-merchant = +{ COUNT($n, "carte", "cartes") } à la prochaine manche · ne se vend pas
fugger-change-sells = se vend { $price } pour l’instant
fugger-change-sells-crash = pour l’instant : chute à { $price }
fugger-change-next = avec une { $n }e : { $price }
fugger-change-next-crash = avec une { $n }e : chute à { $price }
fugger-change-delivered = payée double en fin de partie, au prix d’alors
fugger-change-sealed = sceau : double jusqu’à { $most } sur la table
fugger-change-round-ends = la manche se termine
fugger-change-crashes = chute à { $price } : { $goods }

## Mots des boutons, à côté de ce qu’ils font

fugger-do-draw = Piocher
fugger-do-play = Jouer
fugger-do-deliver = Livrer

## Ce qu’une annulation reprend, sur son bouton ; les verbes absents portent les mots ci-dessus

fugger-undo-draw = piocher une carte
fugger-undo-play = jouer 1 { SHORT($card) }
fugger-undo-deliver = livrer 1 { SHORT($card) }


## Conditions d’un tour prévu

fugger-if-round = c’est encore la manche { $round }
fugger-if-open = { $n ->
    [0] la table est sans { $good }
    [one] { COUNT($n, $good) } au plus est sur la table
   *[other] { COUNT($n, $good) } au plus sont sur la table
}

## Ce qui s’est passé

fugger-event-round-began = **Manche { $round }** : { $seat } commence. Jacob étale { $cards }.
    .you = **Manche { $round }** : tu commences. Jacob étale { $cards }.
fugger-event-dealt = Nouvelles cartes : { $hands }.
fugger-dealt = { $seat } { $n }
    .you = toi { $n }
fugger-event-drew = { $n ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $n } cartes.
}
fugger-event-drawn = { $seat } pioche { $cards }.
    .you = Tu pioches **{ $cards }**.
fugger-event-played = { $seat } joue **{ A($card) }**.
    .you = Tu joues **{ A($card) }**.
fugger-event-delivered = { $seat } livre une carte **face cachée** (manche { $round }).
fugger-event-delivered-card = { $seat } livre **{ A($card) }** face cachée.
    .you = Tu livres **{ A($card) }** face cachée.
fugger-event-jakob-drew = { $merchants ->
    [0] Jacob étale **{ A($card) }**.
    [one] Jacob défausse un marchand et étale **{ A($card) }**.
   *[other] Jacob défausse { $merchants } marchands et étale **{ A($card) }**.
}
fugger-event-jakob-without = Jacob n’étale rien : il ne reste aucune marchandise.
fugger-event-skipped = { $seat } ne peut rien jouer et passe son tour.
    .you = Tu ne peux rien jouer : ton tour est sauté.
fugger-event-reshuffled = { $n ->
    [one] La pioche est vide : { $n } carte défaussée la remplace.
   *[other] La pioche est vide : on mélange les { $n } cartes de la défausse pour en faire une nouvelle.
}

fugger-event-round-ended = **La manche { $round } se termine** au tour { OF($seat) } : { COUNT($n, $good) } sur la table.
    .you = **La manche { $round } se termine** à ton tour : { COUNT($n, $good) } sur la table.
fugger-event-prices-rose = En hausse : { $goods }.
fugger-event-prices-crashed = En chute : { $goods }.
fugger-event-prices-fell = En baisse : { $goods }.
fugger-event-prices-kept = Toujours au plus bas : { $goods }.
fugger-price-rose = **{ $good } { $before } → { $after }** (+{ $n })
fugger-price-crashed = **{ $good } { $before } → { $after }** ({ $before } + { $n } dépasse { $price_max })
fugger-price-fell = { $good } { $before } → { $after }
fugger-price-kept = { $good } { $after }
fugger-event-sold = { $florins ->
    [0] { $seat } n’a rien à vendre et reste à { $total }.
   *[other] { $seat } vend { $cards } pour **{ $florins }**{ $doubled ->
        [0] {""}
       *[other] {" "}(dont { $doubled } au sceau, ×2)
    } : { $total } en tout.
}
    .you = { $florins ->
        [0] Tu n’as rien à vendre et restes à { $total }.
       *[other] Tu vends { $cards } pour **{ $florins }**{ $doubled ->
            [0] {""}
           *[other] {" "}(dont { $doubled } au sceau, ×2)
        } : { $total } en tout.
    }

fugger-event-delivery = { $florins ->
    [0] { $seat } n’a rien livré et reste à **{ $total }**.
   *[other] { $seat } dévoile { $cards }, au double du prix : **+{ $florins }**, { $total } en tout.
}
    .you = { $florins ->
        [0] Tu n’as rien livré et restes à **{ $total }**.
       *[other] Tu dévoiles { $cards }, au double du prix : **+{ $florins }**, { $total } en tout.
    }
fugger-event-ended = { $n ->
    [one] { $seats } **gagne** avec **{ $florins }** florins.
   *[other] { $seats } **partagent la victoire** avec **{ $florins }** florins.
}
    .you-seats = Tu **gagnes** avec **{ $florins }** florins.

## Le plateau en texte

fugger-headline = Manche { $round } · à { $seat } de jouer
    .you = Manche { $round } · à toi de jouer
fugger-headline-over = Terminé après la manche { $round }
fugger-standing = { $seat } { $florins }
fugger-standing-sum = { $seat } { $florins } = { $sold } pour les ventes + { $delivered } pour les livraisons
fugger-measure = Florins (fin à { $n })
fugger-measure-over = Florins
fugger-sight-prices = Prix et cartes sur la table : { $goods }
fugger-sight-price = { $good } { $price } ({ $n })
fugger-sight-seat = { $seat } : { $cards } face visible{ $down ->
    [0] {""}
   *[other] {", "}{ $down } face cachée
}, { $n } en main
fugger-board-prices = Prix
fugger-board-price = { CAP($good) } : { $price } ({ $n } sur la table)
fugger-board-table = Table
fugger-board-jakob = Jacob : { $cards }
fugger-board-piles = Pioche : { $pile } · défausse : { $discards }
fugger-board-seat = { $seat }
fugger-board-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} · { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
fugger-board-front = Face visible : { $cards }
fugger-board-delivered = Face cachée depuis la manche { $round }
fugger-board-delivered-card = Face cachée depuis la manche { $round } : { COUNT(1, $card) }
fugger-board-hand = Main : { $cards }

## Refus

fugger-no-draw-hand = Tu as { $cards } cartes en main ; on pioche avec { $most } au plus. Joue plutôt une carte.
fugger-no-draw-empty = Plus rien à piocher : la pioche et la défausse sont vides. Joue plutôt une carte.
fugger-no-such-card = Die Fugger n’a pas de carte « { $text } ». Choisis cuivre, drap, épices, pierres précieuses ou vin, avec ou sans sceau, ou un marchand.
fugger-no-deliver-merchant = On ne livre que des marchandises. Joue plutôt le marchand face visible.
fugger-no-deliver-late = On livre jusqu’à la manche { $rounds }, et on en est à la manche { $round }. Joue la carte face visible, ou pioche.
fugger-no-deliver-twice = Tu as déjà livré une carte en manche { $round }, et c’est une par manche. Joue celle-ci face visible, ou pioche.
fugger-not-in-hand = Tu n’as pas de carte « { $card } ». Choisis une carte de ta main.
fugger-no-third-merchant = Tu as déjà { $most } marchands devant toi, et c’est le maximum. Joue une marchandise, ou pioche.

fugger-lesson-play = Tu veux le plus de florins. Quand la manche finit, tout le monde vend ce qu’il a devant soi, et plus une marchandise a de cartes visibles, plus elle vaut cher. Les pierres et le vin ont déjà une carte visible. **Joue une marchandise.**
fugger-lesson-play-done = Ta carte reste devant toi jusqu’à la fin de la manche, et augmente le prix pour quiconque a la même marchandise. Celles de Jacob aussi : il est neutre, et ne vend rien.
fugger-lesson-play-other = Ça marche aussi. Mais seules les cartes devant toi se vendent : joues-en une bientôt.
fugger-lesson-draw = Tu ne gagnes rien sans cartes. Avec { $draw_with_at_most } cartes en main ou moins, tu peux piocher au lieu de jouer. **Pioche une carte.**
fugger-lesson-draw-done = Personne d’autre ne l’a vue. Piocher prend tout ton tour : fais-le plutôt au début d’une manche.
fugger-lesson-draw-other = Ça marche aussi. Avec une main vide, tu ne pourras que piocher, une carte par tour.
fugger-lesson-deliver = À chacune des { $delivery_rounds } premières manches, tu peux livrer une marchandise : la poser **face cachée**. Elle ne se vend pas maintenant, mais rapporte le double de son prix à la fin de la partie. **Livre une carte.**
fugger-lesson-deliver-done = Ta carte reste secrète. À chaque livraison, Jacob reçoit une carte de plus.
fugger-lesson-deliver-other = Ça marche aussi. Mais une livraison oubliée pendant sa manche est perdue.
fugger-lesson-rose = Voici la table. Sur l’anneau, chaque marchandise est à son prix. Au milieu, une case s’allume pour chaque carte visible, peu importe à qui elle est, et le nombre les compte. Les pierres en ont quatre : deux d’Ulrich, une de Sibylla, une de Jacob. Une cinquième carte termine la manche.
fugger-lesson-fifth = Une cinquième pierre termine la manche. Leur prix passerait de 5 à 10, et au-dessus de { $price_max } un prix chute à { $price_min }. Les autres en ont trois à vendre, et toi, tu as deux vins. **Joue une pierre.**
fugger-lesson-fifth-done = Chaque pierre a rapporté 1 aux autres. Le vin avait trois cartes : il est passé de 5 à 8, et tu en as vendu deux. Seules les trois marchandises qui ont le plus de cartes montent ainsi ; les autres baissent de 1.
fugger-lesson-fifth-other = Ça marche aussi. Mais maintenant, un autre peut terminer la manche quand ça l’arrange.
fugger-lesson-seal = Certaines cartes portent un sceau. Une telle carte rapporte le double si sa marchandise n’a pas plus de { $seal_with_at_most } cartes visibles. Le vin devant toi en porte un, et il y a trois vins. Il y a quatre draps : **joue le cinquième** pour terminer la manche.
fugger-lesson-seal-done = Le vin est passé de 6 à 9, et ta carte au sceau a rapporté 18. Un quatrième vin aurait tout gâché : pas de double, et 6 et 4 font 10, donc une chute.
fugger-lesson-seal-other = Ça marche aussi. Le sceau compte à la fin de la manche, et un quatrième vin l’annulerait.
fugger-lesson-merchant = Pour la manche suivante, tout le monde pioche { $new_round_cards } cartes. Un marchand ne se vend pas, mais s’il est devant toi, tu en pioches { $merchant_bonus_2 } de plus. **Joue le marchand.**
fugger-lesson-merchant-done = Avec deux marchands, tu en piocherais plutôt { $merchant_bonus_3 } de plus. Au début d’une manche, tu as le temps ; à la fin, une marchandise rapporte plus.
fugger-lesson-merchant-other = Ça marche aussi. Le marchand peut attendre, et ses cartes aussi.
fugger-lesson-end = La partie finit après la manche où quelqu’un atteint { $game_ends_at } florins ; alors les cartes cachées rapportent aussi. Tu as 86 florins, et un vin et une pierre à vendre. **Joue le cinquième cuivre** : il chute, et les autres en ont plus que toi.
fugger-lesson-end-done = Te voilà à 102. Ensuite, le vin et la pierre que tu avais livrés ont rapporté le double : 30 de plus. Tu gagnes.
fugger-lesson-end-other = Ça marche aussi. La partie dure jusqu’à ce qu’une manche finisse avec quelqu’un à { $game_ends_at }.
fugger-lesson-tips =
    C’était Die Fugger. Ce qui fait gagner :
    - **Livrer** aux deux manches où c’est permis.
    - **Compter** avant de jouer : si un prix et ses cartes font plus de { $price_max }, il chute.
    - **Guetter la marchandise à quatre cartes**, et finir la manche quand tes cartes rapportent le plus.
## Cartes illustrées

fugger-picture-board = Le plateau
fugger-picture-board-says = L’anneau extérieur porte les prix, chaque marchandise est au sien. La rosace compte les cartes face visible, de tout le monde. À { $round_ends_at } cartes d’une marchandise, la manche finit.
fugger-picture-board-mark-prices = prix de { $price_min } à { $price_max }
fugger-picture-board-mark-break = au-delà de { $price_max } : chute à { $price_min }
fugger-picture-board-mark-count = { $count } épices visibles
fugger-picture-board-mark-good = les marchandises
fugger-picture-board-mark-jakob = Jacob, neutre
fugger-picture-seat = Chaque personne
fugger-picture-seat-says = Ce qui est face visible devant toi se vend à la fin de la manche. À la fin, le plus de florins gagne.
fugger-picture-seat-mark-florins = florins
fugger-picture-seat-mark-hand = cartes en main
fugger-picture-seat-mark-front = visibles, deux draps empilés
fugger-picture-seat-mark-delivered = livrée face cachée
fugger-picture-turn = Ton tour
fugger-picture-turn-says = Fais une seule chose : **pioche** une carte (avec { $draw_with_at_most } au plus en main), **pose**-en une face visible, ou **livre** une marchandise face cachée, une fois à chacune des { $delivery_rounds } premières manches.
fugger-picture-turn-mark-price = prix actuel : { $price }
fugger-picture-turn-mark-table = { $count } visibles : une de plus et la manche finit
fugger-picture-turn-mark-hand = poses-en une
fugger-picture-turn-mark-merchant = marchand : plus de cartes après
fugger-picture-turn-mark-delivered = livrée : paie double à la fin
fugger-picture-round = Une manche finit
fugger-picture-round-says = La carte numéro { $round_ends_at } d’épices est posée : la manche est finie. Les { $risers } marchandises les plus nombreuses montent de 1 par carte, les autres baissent de 1.
fugger-picture-round-mark-crash = épices : plus de { $price_max }, donc { $price_min }
fugger-picture-round-mark-rise = vin et drap montent à { $wine }
fugger-picture-round-mark-fall = cuivre et pierres baissent à { $copper }
fugger-picture-sale = La vente
fugger-picture-sale-says = Tout ce qui est visible se vend aux nouveaux prix. { $a } reçoit { $cloth } par drap, deux fois { $copper } pour le cuivre au sceau et { $spices } pour les épices : **{ $gain } florins**.
fugger-picture-sale-mark-sold = vient d’être vendu
fugger-picture-sale-mark-gain = { $gain } florins gagnés
fugger-picture-sale-mark-way = le chemin vers { $game_ends_at }
