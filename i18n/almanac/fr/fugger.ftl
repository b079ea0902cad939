overview = Le jeu en bref
    .body =
        Cinq marchandises montent et descendent sur un cercle de prix de { $price_min } à { $price_max }. Tu joues des cartes devant toi, et dès que cinq cartes d’une même marchandise sont visibles, la manche se termine : les prix bougent, puis tu vends, comme tout le monde, ce que tu as devant toi aux **nouveaux** prix.

        Les marchandises les plus fréquentes montent, mais au-dessus de 9 un prix retombe à 1. Fais donc monter tes marchandises, et celles des autres un peu trop.

        La partie se termine après la manche où quelqu’un atteint { $game_ends_at } florins. On gagne alors avec le plus de florins.
    .see = turn setup round-end prices end
    .words = but objectif débuter bases introduction comment jouer règles fugger

turn = Ton tour
    .body =
        Fais une chose, et une seule, parmi trois :

        - **Piocher** une carte, avec quatre cartes en main au plus.
        - **Jouer** une carte face visible : une marchandise, ou un marchand s’il y en a moins de deux devant toi.
        - **Livrer** une marchandise face cachée, dans les manches 1 et 2 seulement, une fois dans chacune.

        On ne passe pas tant que l’une d’elles est possible. Si aucune ne l’est, ton tour est sauté.
    .see = draw play delivery round-end
    .words = coup action passer que puis-je faire

setup = Mise en place
    .body =
        Les cinq marchandises commencent au prix de { $price_start }. Le paquet a { $deck } cartes ; tout le monde en reçoit **quatre**, et Jacob étale deux marchandises face visible. La place qui commence est tirée au sort ; ensuite on joue dans l’ordre des places.

        Tout le monde commence avec 0 florin. À deux ou trois, Jacob étale pendant les manches davantage de marchandises qu’à quatre.
    .see = turn jakob draw-pile hidden
    .words = début départ commencer distribuer premier places préparatifs ouverture

draw = Piocher une carte
    .body =
        À ton tour, tu peux piocher une carte si tu en as **quatre ou moins** en main. Tu arrives donc à cinq au plus ; avec cinq ou davantage, il faut jouer ou livrer.

        Personne ne sait ce que les autres piochent. Pour remettre une carte piochée, il faut l’accord des autres.
    .see = hand-limit draw-pile turn hidden
    .words = pioche prendre tirer carte

play = Jouer face visible
    .body =
        Une marchandise jouée face visible reste devant toi jusqu’à la fin de la manche, puis se vend au nouveau prix. Elle compte aussi parmi les cinq qui terminent la manche, et dans la hausse de son prix.

        Chaque carte de plus élève le prix pour toute personne qui a cette marchandise devant elle, et rapproche la chute.
    .see = sale round-end crash merchant
    .words = table étalage ouvert carte

delivery = Livrer face cachée
    .body =
        Dans les manches 1 et 2, tu peux poser une marchandise face cachée au lieu de la jouer visible : une fois par manche, jamais un marchand. Tu peux la regarder, les autres n’en voient que la manche. Une occasion manquée est perdue.

        Elle reste jusqu’à la fin de la partie et rapporte alors **le double du prix final** de sa marchandise, avec ou sans sceau.

        À deux ou trois, Jacob étale aussitôt une marchandise de plus ; à quatre, non.
    .see = jakob end seal hidden
    .words = livraison livrer cachée secrète

jakob = Jacob le Riche
    .body =
        Jacob a des cartes devant lui et ne vend rien. Elles comptent comme toutes les autres : parmi les cinq qui terminent la manche, dans le classement des marchandises et pour la limite des sceaux.

        Il commence chaque manche avec deux marchandises. À deux ou trois, il en reçoit une autre après chaque livraison, et à deux encore une chaque fois que les deux places ont joué.

        Un marchand retourné pour lui est défaussé et remplacé par la carte suivante. S’il ne reste aucune marchandise dans la pioche ni la défausse, il n’en reçoit pas.
    .see = delivery two-players new-round setup
    .words = jakob fugger neutre

copper = Cuivre
    .body = Une des cinq marchandises. Neuf cartes du paquet montrent du cuivre, dont deux avec un sceau royal. Son prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte

cloth = Drap
    .body = Une des cinq marchandises. Neuf cartes du paquet montrent du drap, dont deux avec un sceau royal. Son prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte tissu étoffe

spices = Épices
    .body = Une des cinq marchandises. Neuf cartes du paquet montrent des épices, dont deux avec un sceau royal. Leur prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte épice

gems = Pierres précieuses
    .body = Une des cinq marchandises. Neuf cartes du paquet montrent des pierres précieuses, dont deux avec un sceau royal. Leur prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte pierreries joyaux gemme gemmes

wine = Vin
    .body = Une des cinq marchandises. Neuf cartes du paquet montrent du vin, dont deux avec un sceau royal. Son prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte

seal = Sceau royal
    .body =
        Deux des neuf cartes de chaque marchandise portent un sceau. À la vente, une carte au sceau rapporte le **double** si au plus **trois** cartes de sa marchandise sont visibles sur toute la table, celles de Jacob comprises. À quatre ou cinq, aucun sceau de cette marchandise ne double.

        Le sceau ne compte pas sur une carte livrée : elle rapporte déjà le double, et jamais le quadruple.
    .see = sale delivery
    .words = double royal scellé

merchant = Marchand
    .body =
        Quatre des { $deck } cartes sont des marchands. Joué face visible, un marchand ne vend rien, mais il rapporte des cartes au début de la manche suivante : un marchand **{ $merchant_bonus_2 }** cartes de plus, deux marchands **{ $merchant_bonus_3 }** en tout. Ensuite il est défaussé.

        Tu peux en avoir deux devant toi, pas plus. Un marchand ne se livre pas, et Jacob n’en garde jamais.
    .see = new-round hand-limit
    .words = bonus cartes supplémentaires

round-end = Fin d’une manche
    .body =
        La manche se termine **aussitôt** que cinq cartes d’une même marchandise sont visibles, en comptant tout le monde et Jacob ensemble. Toute carte peut en décider : une que tu joues, ou une que Jacob étale.

        Ensuite, dans cet ordre : les marchandises sont classées, les prix bougent, tout le monde vend aux nouveaux prix, et si personne n’a { $game_ends_at } florins une nouvelle manche commence.
    .see = ranking prices sale new-round
    .words = décompte évaluation cinq terminée

ranking = Quelles marchandises montent
    .body =
        On compte les cartes visibles de chaque marchandise, celles de Jacob aussi. Les trois plus fréquentes montent, toutes les autres baissent.

        Égalités : le troisième nombre le plus élevé fixe la barre, et toute marchandise qui l’atteint monte. Avec 5, 4, 4, 2 et 1 cartes, trois montent ; avec 5, 3, 3, 3 et 1, quatre ; parfois les cinq. Une marchandise sans carte ne monte jamais.
    .see = prices crash round-end
    .words = égalité place nombre fréquence classement

prices = Cercle des prix
    .body =
        Chaque marchandise a un prix de { $price_min } à { $price_max } sur un cercle ; chaque prix commence à 5.

        À la fin d’une manche, une marchandise qui monte avance d’**autant de cases qu’elle a de cartes visibles**. Toute autre baisse de **1**, jamais sous 1.

        Exemple : le cuivre à 4 avec trois cartes passe à 7. Le vin à 5 avec une carte, sans être parmi celles qui montent, passe à 4.
    .see = crash ranking sale
    .words = hausse baisse cours marché valeur cercle coût

crash = La chute de 9 à 1
    .body =
        Une marchandise qui dépasserait 9 tombe à **1**, quel que soit le dépassement. Exactement 9 reste 9.

        Exemple : les épices à 5 avec cinq cartes visibles feraient 10, et tombent à 1. Le drap à 5 avec quatre passe à 9.

        La chute vient avant la vente : une marchandise tombée se vend { COUNT($price_min, "florin", "florins") } la carte. Elle ne baisse pas davantage dans la même manche.
    .see = prices sale
    .words = krach dépassement tomber

sale = Vente
    .body =
        Une fois les prix changés, chacune de tes marchandises visibles te rapporte son **nouveau** prix en florins. Une carte au sceau rapporte le double si au plus trois cartes de sa marchandise étaient visibles sur la table. Les marchands ne rapportent rien, et Jacob ne vend pas.

        Tout ce qui est visible est vendu ; personne ne garde rien pour plus tard.
    .see = seal prices new-round
    .words = vendre argent florins revenu score points

hand-limit = Taille de la main
    .body =
        On pioche avec **quatre cartes ou moins** : la pioche mène donc à cinq au plus. Les cartes distribuées pour une nouvelle manche s’ajoutent à ta main et peuvent dépasser ce nombre ; rien n’est défaussé. Avec cinq ou plus, tu joues ou tu livres jusqu’à n’en avoir que quatre.
    .see = draw new-round merchant
    .words = limite maximum cartes main combien

new-round = Nouvelle manche
    .body =
        Toutes les marchandises visibles sont défaussées, celles de Jacob aussi. Tout le monde pioche **{ $new_round_cards }** cartes. Puis les marchands en rapportent d’autres : un marchand devant toi { $merchant_bonus_2 } cartes, deux marchands { $merchant_bonus_3 }. Les marchands sont défaussés, et Jacob étale deux marchandises.

        La personne à gauche de celle dont le tour a terminé la manche commence. Les mains et les cartes livrées restent.
    .see = merchant jakob hand-limit draw-pile
    .words = début distribuer commencer

two-players = À deux
    .body =
        Jacob s’en mêle davantage : chaque fois que **les deux places** ont joué, il étale une marchandise de plus. Les tours se comptent par paires, en repartant de zéro à chaque manche. Si la manche se termine au premier ou au second tour d’une paire, il ne reçoit rien ; un tour sauté compte comme un tour.

        La carte qu’il reçoit pour une livraison vient d’abord, et en plus. Chacune de ces cartes peut être la cinquième qui termine la manche.
    .see = jakob delivery round-end
    .words = deux 2 duel paire

end = Fin de la partie
    .body =
        Si quelqu’un a **{ $game_ends_at }** florins ou plus après une vente, la partie se termine. Les cartes livrées sont dévoilées et rapportent le double du prix de leur marchandise. Alors on gagne avec **le plus de florins**, peu importe qui a atteint { $game_ends_at } d’abord.

        À égalité, la victoire est partagée. Les florins à venir des cartes livrées ne terminent pas la partie.
    .see = delivery sale
    .words = victoire gagner gagné comment gagner score vainqueur égalité partagée cent 100 finir

hidden = Ce qui est caché
    .body =
        Les mains, la pioche et les marchandises livrées sont cachées ; tu vois ta propre main et ce que tu as livré. Des autres, tu vois combien de cartes il y a en main, et de chaque carte livrée la manche à laquelle elle appartient.

        Tout le reste est public : les florins, les prix, toutes les cartes face visible, la défausse et le nombre de cartes de la pioche. À la fin de la partie, toutes les cartes se montrent.
    .see = delivery draw-pile setup
    .words = secret main mains privé public voir compter

draw-pile = Pioche
    .body =
        Le paquet compte { $deck } cartes : neuf de chaque marchandise et quatre marchands. Quand il faut une carte et que la pioche est vide, la défausse mélangée la remplace. Si elle est vide aussi, on ne peut plus piocher, et une nouvelle manche se distribue tant qu’il y a des cartes : d’abord les deux cartes de tout le monde, puis celles des marchands, Jacob en dernier.
    .see = draw new-round hidden
    .words = paquet défausse mélanger vide cartes
