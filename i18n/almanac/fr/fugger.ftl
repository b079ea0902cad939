overview = Le jeu en bref
    .body =
        Cinq marchandises montent et descendent sur un cercle de prix de { $price_min } à { $price_max }. Tu joues des cartes devant toi. Dès que { $round_ends_at } cartes d’une même marchandise sont visibles, la manche se termine : les prix bougent, puis tu vends, comme tout le monde, ce que tu as devant toi aux **nouveaux** prix.

        Les marchandises les plus fréquentes montent, mais au-dessus de { $price_max } un prix chute à { $price_min }. Fais donc monter tes marchandises, et celles des autres un peu trop.

        La partie se termine après la manche où quelqu’un atteint { $game_ends_at } florins. Le plus de florins l’emporte alors.
    .see = turn example board tips end
    .words = but objectif débuter bases introduction comment jouer règles fugger

turn = Ton tour
    .body =
        Fais une chose parmi trois :

        - **Piocher** une carte, avec { $draw_with_at_most } en main au plus.
        - **Jouer** une carte face visible : une marchandise, ou un marchand si tu en as moins de { $merchants_in_front } devant toi.
        - **Livrer** une marchandise face cachée, une fois dans chacune des { $delivery_rounds } premières manches.

        On ne passe pas tant que l’une d’elles est possible. Si aucune ne l’est, ton tour est sauté.
    .see = draw play delivery round-end
    .words = coup action passer que puis-je faire

example = Une manche en chiffres
    .body =
        Tous les prix sont à { $price_start }. Sur la table, face visible : 5 épices, 4 draps, 4 vins, 2 cuivres et 1 pierre précieuse. La manche est finie.

        - Épices, drap et vin sont les plus fréquents et montent. Les épices iraient à 10 et chutent à **1** ; le drap et le vin passent à **9**.
        - Le cuivre et les pierres précieuses baissent de 1, à **4**.
        - Devant toi : deux draps et un cuivre au sceau. Les draps rapportent 9 et 9. Le cuivre rapporte 4, doublé à 8, car il n’y a que deux cuivres visibles.

        Ça te fait **26**. Chaque épice ne rapporte que 1.
    .see = ranking prices crash sale seal
    .words = exemple manche chiffres comment ça marche évaluation

board = Lire le plateau
    .body =
        - **L’anneau** : les prix de { $price_min } à { $price_max }, dorés là où se trouve une marchandise. La fente en haut, c’est la chute.
        - **La rosace** : cinq vitres par marchandise, une allumée par carte visible. La cinquième est rouge : elle termine la manche.
        - **À côté** : les cartes de Jacob, la pioche et la défausse.
        - **Chaque place** : ses florins, sa main, ses cartes visibles, et face cachée I et II, de la première et de la deuxième manche. La ligne du bas mène à { $game_ends_at }.

        Après une manche, des flèches vont des anciens prix aux nouveaux. Une flèche rouge est une chute.
    .see = prices round-end delivery jakob
    .words = légende plateau vitre rouge fente rosace anneau horloge flèche symboles

tips = Par quoi commencer ?
    .body =
        - **Livre dans chacune des { $delivery_rounds } premières manches.** Une carte livrée rapporte le double à la fin, quoi qu’il arrive avant. Prends-en une qui rapporterait peu sur la table.
        - **Regarde la marchandise qui a quatre cartes visibles.** La cinquième termine la manche pour tout le monde. Joue-la quand tes cartes rapportent bien, et avant que les autres aient posé les leurs.
        - **Compte avant de jouer.** Un prix plus ses cartes au-dessus de { $price_max }, c’est la chute. Arrête-toi une carte avant pour ce que tu as devant toi ; ajoute celle de trop à ce que seuls les autres ont.

        Un marchand joué tôt dans la manche, c’est une carte maintenant pour { $merchant_bonus_2 } plus tard.
    .see = delivery round-end crash merchant
    .words = conseils conseil astuce stratégie premier coup débutant que faire d’abord comment bien jouer

length = Durée d’une partie
    .body =
        En général cinq ou six manches. À deux, une manche fait environ 11 tours, à trois ou quatre environ 20.

        Autour d’une table, c’est une demi-heure. Ici, c’est à ton rythme : en passant plusieurs fois par jour, environ une semaine et demie à deux, trois semaines à trois ou quatre. Si tu prévois tes prochains coups, environ la moitié.
    .see = end two-players
    .words = durée combien de temps jours manches tours longueur minutes long

setup = Mise en place
    .body =
        Les cinq marchandises commencent au prix de { $price_start }. Le paquet a { $deck } cartes. Tout le monde en reçoit **{ $hand_start }**, et Jacob étale { $jakob_start } marchandises. La place qui commence est tirée au sort ; ensuite, on joue dans l’ordre des places.

        Tout le monde commence avec 0 florin. À deux ou trois, Jacob étale d’autres marchandises pendant les manches ; à quatre, non.
    .see = turn jakob draw-pile hidden tips
    .words = début départ commencer distribuer premier places préparatifs ouverture

draw = Piocher une carte
    .body =
        À ton tour, tu peux piocher une carte si tu en as **{ $draw_with_at_most } ou moins** en main. Avec plus, il faut jouer ou livrer.

        Personne ne voit ce que tu pioches, et tu ne vois pas ce que les autres piochent. Pour remettre une carte piochée, il faut leur accord.
    .see = hand-limit draw-pile turn hidden
    .words = pioche prendre tirer carte

play = Jouer face visible
    .body =
        Une marchandise jouée face visible reste devant toi jusqu’à la fin de la manche, puis se vend au nouveau prix. Elle compte parmi les { $round_ends_at } qui terminent la manche, et dans la hausse de son prix.

        Chaque carte de plus fait monter le prix de cette marchandise, pour les autres aussi, et rapproche la chute.
    .see = sale round-end crash merchant
    .words = table étalage ouvert carte

delivery = Livrer face cachée
    .body =
        Dans les { $delivery_rounds } premières manches, tu peux poser une marchandise face cachée au lieu de la jouer visible : une fois par manche, jamais un marchand. Tu peux la regarder, les autres n’en voient que la manche. Une occasion manquée est perdue.

        Elle reste là jusqu’à la fin de la partie et rapporte alors **le double du prix final** de sa marchandise, avec ou sans sceau.

        À deux ou trois, Jacob étale tout de suite une marchandise de plus ; à quatre, non.
    .see = jakob end seal hidden
    .words = livraison livrer cachée secrète

jakob = Jacob le Riche
    .body =
        Jacob est neutre : il a des cartes devant lui, mais ne vend rien. Elles comptent comme toutes les autres : parmi les { $round_ends_at } qui terminent la manche, dans le classement des marchandises et pour la limite des sceaux.

        Il commence chaque manche avec { $jakob_start } marchandises. À deux ou trois, il en reçoit une autre après chaque livraison ; à deux, encore une chaque fois que les deux places ont joué.

        Si un marchand sort pour lui, il est défaussé et la carte suivante le remplace. S’il ne reste aucune marchandise dans la pioche ni la défausse, il n’en reçoit pas.
    .see = delivery two-players new-round setup
    .words = jakob fugger neutre

copper = Cuivre
    .body = Une des cinq marchandises : { $per_good } cartes du paquet, dont { $sealed_per_good } avec un sceau royal. Son prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte

cloth = Drap
    .body = Une des cinq marchandises : { $per_good } cartes du paquet, dont { $sealed_per_good } avec un sceau royal. Son prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte tissu étoffe

spices = Épices
    .body = Une des cinq marchandises : { $per_good } cartes du paquet, dont { $sealed_per_good } avec un sceau royal. Leur prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte épice

gems = Pierres précieuses
    .body = Une des cinq marchandises : { $per_good } cartes du paquet, dont { $sealed_per_good } avec un sceau royal. Leur prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte pierreries joyaux gemme gemmes

wine = Vin
    .body = Une des cinq marchandises : { $per_good } cartes du paquet, dont { $sealed_per_good } avec un sceau royal. Son prix commence à { $price_start }.
    .see = prices seal sale
    .words = marchandise carte

seal = Sceau royal
    .body =
        Sur les { $per_good } cartes de chaque marchandise, { $sealed_per_good } portent un sceau royal. À la vente, une carte au sceau rapporte le **double** si au plus **{ $seal_with_at_most }** cartes de sa marchandise sont visibles sur toute la table, celles de Jacob comprises. Avec plus, aucun sceau de cette marchandise ne double.

        Sur une carte livrée, le sceau ne change rien : elle rapporte déjà le double, et jamais le quadruple.
    .see = sale delivery
    .words = double royal scellé

merchant = Marchand
    .body =
        Quatre des { $deck } cartes sont des marchands. Face visible, un marchand ne vend rien, mais t’apporte des cartes au début de la manche suivante : un marchand **{ $merchant_bonus_2 }** cartes de plus, deux marchands **{ $merchant_bonus_3 }** en tout. Ensuite il est défaussé.

        Tu peux en avoir { $merchants_in_front } devant toi, pas plus. Un marchand ne se livre pas, et Jacob n’en garde jamais.
    .see = new-round hand-limit
    .words = bonus cartes supplémentaires

round-end = Fin d’une manche
    .body =
        La manche se termine **tout de suite** quand { $round_ends_at } cartes d’une même marchandise sont visibles, celles de tout le monde et de Jacob ensemble. N’importe quelle carte peut en décider : une que tu joues, ou une que Jacob étale.

        Ensuite, dans cet ordre : les marchandises sont classées, les prix bougent, tout le monde vend aux nouveaux prix. Si personne n’a encore { $game_ends_at } florins, une nouvelle manche commence.
    .see = ranking prices sale new-round example
    .words = décompte évaluation cinq terminée que veut dire fin de la manche dernière carte

ranking = Quelles marchandises montent
    .body =
        On compte les cartes visibles de chaque marchandise, celles de Jacob aussi. Les { $risers } plus fréquentes montent, toutes les autres baissent.

        Égalités : le troisième nombre le plus élevé fixe la barre, et toute marchandise qui l’atteint monte. Avec 5, 4, 4, 2 et 1 cartes, trois montent ; avec 5, 3, 3, 3 et 1, quatre ; parfois les cinq. Une marchandise sans carte ne monte jamais.
    .see = prices crash round-end
    .words = égalité place nombre fréquence classement

prices = Cercle des prix
    .body =
        Chaque marchandise a un prix de { $price_min } à { $price_max } sur un cercle ; chaque prix commence à { $price_start }.

        À la fin d’une manche, une marchandise qui monte gagne **1 par carte visible**. Toute autre baisse de **1**, jamais sous { $price_min }.

        Exemple : le cuivre à 4 avec trois cartes passe à 7. Le vin à 5 avec une carte n’est pas parmi celles qui montent et passe à 4.
    .see = crash ranking sale board
    .words = hausse baisse cours marché valeur cercle coût

crash = La chute de 9 à 1
    .body =
        Une marchandise qui dépasserait { $price_max } chute à **{ $price_min }**, quel que soit le dépassement. Exactement { $price_max } reste { $price_max }.

        Exemple : les épices à 5 avec cinq cartes visibles feraient 10, et chutent à 1. Le drap à 5 avec quatre passe à 9.

        La chute vient avant la vente : une marchandise tombée se vend { COUNT($price_min, "florin", "florins") } la carte. Elle ne baisse pas davantage dans la même manche.
    .see = prices sale
    .words = krach dépassement tomber

sale = Vente
    .body =
        Une fois les prix changés, chacune de tes marchandises visibles te rapporte son **nouveau** prix en florins. Une carte au sceau rapporte le double si au plus { $seal_with_at_most } cartes de sa marchandise étaient visibles sur la table. Les marchands ne rapportent rien, et Jacob ne vend rien.

        Tout ce qui est visible est vendu ; tu ne peux rien garder pour plus tard.
    .see = seal prices new-round
    .words = vendre argent florins revenu score points

hand-limit = Taille de la main
    .body = On pioche avec **{ $draw_with_at_most } cartes ou moins** en main. Les cartes distribuées pour une nouvelle manche s’ajoutent à ta main et peuvent dépasser ce nombre ; rien n’est défaussé. Tant que tu en as plus de { $draw_with_at_most }, tu joues ou tu livres.
    .see = draw new-round merchant
    .words = limite maximum cartes main combien

new-round = Nouvelle manche
    .body =
        Toutes les marchandises visibles sont défaussées, celles de Jacob aussi. Tout le monde pioche **{ $new_round_cards }** cartes. Puis les marchands en apportent d’autres : un marchand devant toi { $merchant_bonus_2 } cartes, deux marchands { $merchant_bonus_3 }. Les marchands sont défaussés, et Jacob étale { $jakob_start } marchandises.

        La personne à gauche de celle dont le tour a terminé la manche commence. Les mains et les cartes livrées restent.
    .see = merchant jakob hand-limit draw-pile
    .words = début distribuer commencer

two-players = À deux
    .body =
        Jacob s’en mêle davantage : chaque fois que **les deux places** ont joué, il étale une marchandise de plus. Chaque manche recompte ces paires de tours depuis le début. Si la manche se termine au premier ou au second tour d’une paire, il ne reçoit rien ; un tour sauté compte comme un tour.

        La carte qu’il reçoit pour une livraison vient d’abord, et en plus. N’importe laquelle de ces cartes peut terminer la manche.
    .see = jakob delivery round-end
    .words = deux 2 duel paire

end = Fin de la partie
    .body =
        Si quelqu’un a **{ $game_ends_at }** florins ou plus après une vente, la partie se termine. Les cartes livrées sont dévoilées et rapportent le double du prix de leur marchandise. **Le plus de florins** l’emporte alors, peu importe qui a atteint { $game_ends_at } d’abord.

        À égalité, la victoire est partagée. Ce que rapporteraient les cartes livrées ne compte pas pour atteindre { $game_ends_at }.
    .see = delivery sale length
    .words = victoire gagner gagné comment gagner score vainqueur égalité partagée cent 100 finir

hidden = Ce qui est caché
    .body =
        Tu vois ta main et ce que tu as livré. Des autres, tu vois le nombre de cartes en main, et la manche de chaque carte livrée. Personne ne voit la pioche.

        Tout le reste est public : les florins, les prix, toutes les cartes face visible, la défausse et le nombre de cartes de la pioche. À la fin de la partie, toutes les cartes se montrent.
    .see = delivery draw-pile setup
    .words = secret main mains privé public voir compter

draw-pile = Pioche
    .body = Le paquet compte { $deck } cartes : { $per_good } de chaque marchandise et quatre marchands. Quand il faut une carte et que la pioche est vide, la défausse mélangée la remplace. Si elle est vide aussi, on ne peut plus piocher, et une nouvelle manche se distribue tant qu’il y a des cartes : d’abord les { $new_round_cards } de tout le monde, puis celles des marchands, Jacob en dernier.
    .see = draw new-round hidden
    .words = paquet défausse mélanger vide cartes
