overview = Le jeu en bref
    .body =
        Tu peuples une île, changes des colonies en villes, les améliores et armes des chevaliers contre les barbares, qui reviennent sans cesse en bateau.

        Chaque lancer paie les tuiles de son numéro : une ressource par colonie, deux cartes par ville, dont souvent une marchandise. Avec elles, tu construis, échanges et améliores.

        Tu gagnes avec **{ COUNT($target, "point", "points") } à ton propre tour**. Tous les points sont publics.
    .see = turn example board tips points
    .words = but objectif débuter bases introduction comment jouer règles catane catan villes chevaliers

turn = Ton tour
    .body =
        Après le lancer, dans l’ordre que tu veux et tant que tu peux payer :

        - construire routes, colonies, villes, remparts et chevaliers
        - acheter des améliorations
        - activer, promouvoir et utiliser des chevaliers
        - échanger avec la banque et avec les autres
        - jouer des cartes Progrès, même celles que tu viens de piocher

        Termine ensuite ton tour.
    .see = roll costs bank offer knight progress
    .words = phase action coup finir que puis-je faire

example = Un tour en chiffres
    .body =
        Tu as une ville près de la forêt 8, une colonie près de la montagne 8 et le niveau 1 en science ; en main, 2 argiles, 1 laine, 1 blé et 1 papier. Tu lances rouge 2, jaune 6 et une porte verte.

        - Le vert est la science. Le rouge, 2, ne dépasse pas ton niveau + 1 : tu pioches une carte de science.
        - 2 + 6 = 8 : la ville rapporte 1 bois + 1 papier, la colonie 1 minerai. Tu as 8 cartes.
        - Route : 1 bois + 1 argile. Chevalier : 1 laine + 1 minerai. L’activer : 1 blé. Il défend tout de suite, avec une force de 1.
        - Niveau 2 en science : 2 papiers. Désormais, un 3 rouge suffit aussi.

        Tu finis avec 1 argile et la nouvelle carte de science.
    .see = turn production progress improvements activate
    .words = exemple manche tour démonstration calcul comment se passe un tour

board = Le plateau, signe par signe
    .body =
        - Points sous un numéro : ses chances. Numéro gris : le voleur est là.
        - Écus aux intersections : les chevaliers, un point par niveau. Doré et à cornes : actif ; gris : inactif.
        - Mur au pied d’une ville : un rempart. Étal : le marchand. Ancre : port 3:1.
        - En bas à gauche : le trajet du navire, qui débarque au feu. À côté, la hache est la force des barbares et l’écu la défense, s’ils débarquaient maintenant ; au-dessus, la dernière attaque.
        - À droite : points ; cartes, cartes Progrès, plus longue route, force active ; niveaux de commerce, de politique et de science ; d’où viennent les points. Fond rouge sombre : une ville serait perdue. Plaque dorée : la route la plus longue.
        - En bas à droite : dés, pioches, banque.

        Halo doré : c’est nouveau ; rouge : une perte.
    .see = island knight barbarians improvements points
    .words = légende image symbole symboles signe signes icône points écu cornes hache feu ancre étal plaque halo rouge sombre or signification que veut dire

tips = Par quoi commencer ?
    .body =
        - **Place ta première ville là où elle donne des marchandises** : forêt, pré ou montagne, avec des numéros proches de 6 et 8. Le niveau 1 d’une branche coûte une seule carte, et ses portes peuvent alors te donner des cartes Progrès.
        - **Garde un chevalier actif pour l’arrivée du navire.** Si la défense échoue, la plus faible perd une ville. Construis-en un tôt, et garde un blé pour l’activer à temps ; la meilleure défense, sans égalité, rapporte même { COUNT($points_defender, "point", "points") }.
        - **Dépense avant de finir ton tour.** Avec plus de { $discard_limit } cartes, un sept t’en coûte la moitié. Un rempart relève cette limite.

        Jusqu’à la première attaque des barbares, le voleur reste au désert : 6 et 8 sont tranquilles.
    .see = draft barbarians improvements hand-limit
    .words = astuce astuces conseil conseils stratégie tactique débutant débutants débutante premier coup bon ouverture où aide que faire d’abord en premier

length = Combien de temps dure une partie
    .body =
        Environ 35 tours par personne, à trois comme à quatre, parfois plus de 50. Une seule chose y met fin : { COUNT($target, "point", "points") } à son propre tour. C’est le plus long des jeux de Kontor.

        En jours, ça dépend de la rapidité des réponses. Si tout le monde passe quelques fois par jour sans rien prévoir, compte trois semaines pour une partie à trois, huit pour une partie à quatre. Avec des consignes et des coups prévus, c’est deux semaines à trois, et trois semaines à quatre.
    .see = end turn
    .words = durée combien de temps longueur jours semaines heures manches tours rapide lent long longue

costs = Ce que tout coûte
    .body =
        - Route : { PART($costs_road_lumber, "bois", "bois") } + { PART($costs_road_brick, "argile", "argiles") }
        - Colonie : { PART($costs_settlement_lumber, "bois", "bois") } + { PART($costs_settlement_brick, "argile", "argiles") } + { PART($costs_settlement_wool, "laine", "laines") } + { PART($costs_settlement_grain, "blé", "blés") }
        - Ville : { PART($costs_city_grain, "blé", "blés") } + { PART($costs_city_ore, "minerai", "minerais") }, à la place d’une colonie
        - Rempart : { PART($costs_wall_brick, "argile", "argiles") }
        - Chevalier : { PART($costs_knight_wool, "laine", "laines") } + { PART($costs_knight_ore, "minerai", "minerais") } ; pour l’activer : { PART($costs_activate_knight_grain, "blé", "blés") } ; pour le promouvoir : { PART($costs_promote_knight_wool, "laine", "laines") } + { PART($costs_promote_knight_ore, "minerai", "minerais") }
        - Amélioration de niveau 1, 2, 3, 4, 5 : autant de marchandises de sa branche (tissu pour le commerce, pièce pour la politique, papier pour la science)

        Tes pièces : { COUNT($pieces_road, "route", "routes") }, { COUNT($pieces_settlement, "colonie", "colonies") }, { COUNT($pieces_city, "ville", "villes") }, { COUNT($pieces_wall, "rempart", "remparts") } et { COUNT($pieces_knight, "chevalier", "chevaliers") } de chaque niveau.
    .see = road settlement city wall knight improvements
    .words = prix coût pièces réserve payer combien coûte

draft = Placement initial
    .body =
        Dans l’ordre des places, tout le monde place une **colonie** avec une route ; puis, en ordre inverse, une **ville** avec une route. La route touche la pièce qui vient d’être placée. Colonies et villes restent toujours à deux chemins au moins les unes des autres.

        La ville rapporte une ressource de chacune de ses tuiles, mais aucune marchandise. Tout le monde commence avec { COUNT($start_points, "point", "points") } ; la première place ouvre le jeu.
    .see = distance settlement city harbours tips
    .words = mise en place début départ commencer placer serpent ouverture

island = L’île
    .body =
        Dix-neuf tuiles : forêt (bois), pré (laine), champ (blé), colline (argile), montagne (minerai) et un seul désert, qui ne produit rien. Le numéro d’une tuile est le lancer qui la paie ; les points en dessous montrent ses chances. 6 et 8 sortent le plus.

        L’hôte choisit la disposition : numéros en spirale, tout au hasard sans 6 ni 8 côte à côte, ou l’île des débuts.
    .see = production harbours places board
    .words = plateau tuile hexagone case pâturage terrain numéros jetons désert spirale hasard

places = Comment les lieux sont nommés
    .body =
        Une intersection porte le nom de ses tuiles, comme « forêt 8 · colline 5 · côte » ; si elle n’en touche qu’une, son côté suit : « forêt 8 · côte (nord) ». Un chemin porte le nom des tuiles de ses deux côtés.

        Pour distinguer deux tuiles de même sorte et de même numéro, leur côté suit : « forêt 3 (ouest) ». S’il y en a plus de deux, ce sont le rang et la place : « forêt 4 (rang 2, n° 3) » est la troisième tuile depuis l’ouest, au deuxième rang depuis le nord.
    .see = island harbours
    .words = intersection chemin coin arête nom où côte rang

roll = Le lancer
    .body =
        Dé rouge, dé jaune et dé d’événement sont lancés ensemble. Dans cet ordre :

        - dé d’événement : le navire barbare avance, ou une porte fait piocher des cartes Progrès
        - hors de ton tour, si tu as alors plus de quatre cartes Progrès, tu en rends une
        - la somme du rouge et du jaune paie les tuiles, ou un **sept** frappe
        - si le lancer ne t’a rien donné, ton aqueduc t’aide

        Avant le lancer, on ne joue qu’un Alchimiste. Si tu n’as aucune carte de science en main (son dos vert se verrait), les dés sont lancés automatiquement au début de ton tour.
    .see = production seven barbarians progress aqueduct alchemist
    .words = dés lancer événement navire porte flotte avant

production = Ce que paie un lancer
    .body =
        Chaque tuile du numéro lancé, sauf celle du voleur, paie chaque colonie et ville à ses coins.

        - Colonie : 1 ressource
        - Ville près d’une forêt : { COUNT($city_produces_forest_lumber, "bois", "bois") } + { COUNT($city_produces_forest_paper, "papier", "papiers") } ; d’un pré : { COUNT($city_produces_pasture_wool, "laine", "laines") } + { COUNT($city_produces_pasture_cloth, "tissu", "tissus") } ; d’une montagne : { COUNT($city_produces_mountains_ore, "minerai", "minerais") } + { COUNT($city_produces_mountains_coin, "pièce", "pièces") }
        - Ville près d’un champ : { COUNT($city_produces_fields_grain, "blé", "blés") } ; d’une colline : { COUNT($city_produces_hills_brick, "argile", "argiles") }

        Si la banque a trop peu de cartes d’une sorte pour tout le monde, personne n’en reçoit ; si une seule place y a droit, elle prend ce qui reste. Une marchandise qui manque n’est pas remplacée.
    .see = island shortage commodities robber
    .words = revenu récolte production ressources

shortage = Quand la banque n’a plus assez
    .body =
        La banque a { $bank_lumber } cartes de chaque ressource et { $bank_paper } de chaque marchandise. Chaque sorte compte à part : si la banque en a trop peu pour un lancer, personne n’en reçoit. Si une seule place y a droit, elle prend ce qui reste.

        Irrigation, Exploitation minière et aqueduc aussi ne donnent que ce qui reste. La banque n’échange pas ce qu’elle n’a pas.
    .see = production bank
    .words = banque vide pénurie limite stock

commodities = Marchandises
    .body =
        Papier, tissu et pièce viennent des villes près d’une forêt, d’un pré, d’une montagne. Ce sont des cartes comme les ressources, avec le même dos : elles comptent pour la limite de la main, se volent, se défaussent et s’échangent. Elles ne paient que les améliorations : papier pour la science, tissu pour le commerce, pièce pour la politique. Les cartes les appellent aussi articles de commerce.
    .see = improvements production hand-limit hidden
    .words = papier tissu pièce articles article de commerce

road = Route
    .body =
        { CAP(PART($costs_road_lumber, "bois", "bois")) } + { PART($costs_road_brick, "argile", "argiles") }. Pose-la sur un chemin libre à côté d’une de tes routes, colonies ou villes. Une route ne continue pas au-delà d’une colonie, d’une ville ou d’un chevalier des autres, mais peut s’y arrêter.

        Tu en as { $pieces_road }. Seul le Diplomate en retire une du plateau.
    .see = longest-road costs diplomat
    .words = chemin construire rue

settlement = Colonie
    .body =
        { CAP(PART($costs_settlement_lumber, "bois", "bois")) } + { PART($costs_settlement_brick, "argile", "argiles") } + { PART($costs_settlement_wool, "laine", "laines") } + { PART($costs_settlement_grain, "blé", "blés") }. Pose-la sur une intersection libre que touche une de tes routes, à la bonne distance des autres. Il ne doit y avoir aucun chevalier, pas même le tien. Elle vaut **{ COUNT($points_settlement, "point", "points") }** et reçoit une ressource chaque fois que sort le numéro d’une de ses tuiles.

        Tu en as { $pieces_settlement } ; une ville t’en rend une.
    .see = distance city production
    .words = village construire

distance = La règle de distance
    .body =
        Deux colonies ou villes, à toi ou non, sont toujours à deux chemins au moins : les intersections voisines d’une colonie ou d’une ville restent sans colonie ni ville. Chevaliers et routes ignorent cette règle.
    .see = settlement draft knight
    .words = deux chemins voisin à côté espacement

city = Ville
    .body =
        { PART($costs_city_grain, "blé", "blés") } + { PART($costs_city_ore, "minerai", "minerais") } (avec Médecine : { PART($costs_city_medicine_grain, "blé", "blés") } + { PART($costs_city_medicine_ore, "minerai", "minerais") }). Elle remplace une de tes colonies, vaut **{ COUNT($points_city, "point", "points") }** et reçoit deux cartes chaque fois que sort le numéro d’une de ses tuiles.

        Il te faut une ville pour acheter des améliorations, poser des remparts et fonder une métropole. Mais chaque ville sur le plateau, métropole comprise, rend les barbares plus forts. Tu en as { $pieces_city }.
    .see = production improvements wall barbarians tipped
    .words = agrandir améliorer construire

tipped = Ville couchée
    .body =
        Si les barbares prennent une ville et qu’il ne te reste aucune colonie pour la remplacer, la pièce de la ville est couchée. Elle compte en tout comme une colonie : { COUNT($points_settlement, "point", "points") }, une carte, et pas une ville pour les barbares.

        Tu dois la redresser, au prix d’une ville, avant de changer une autre colonie en ville. Ça ne demande pas de pièce de plus.
    .see = raze city
    .words = côté renversée retournée

wall = Rempart
    .body =
        { PART($costs_wall_brick, "argile", "argiles") }, ou gratuit avec l’Ingénieur. Les remparts se posent sous tes propres villes, un par ville, trois en tout. Chaque rempart te laisse **deux cartes de plus** en main quand sort un sept : { $hold_1 }, { $hold_2 } ou { $hold_3 } au lieu de { $discard_limit }.

        Il ne protège pas des barbares : s’ils prennent sa ville, il est perdu aussi.
    .see = seven hand-limit engineer raze
    .words = mur murs muraille murailles de ville argile défense

knight = Chevaliers
    .body =
        { CAP(PART($costs_knight_wool, "laine", "laines")) } + { PART($costs_knight_ore, "minerai", "minerais") } pour un chevalier de base, inactif, sur une intersection libre que touche une de tes routes. La règle de distance ne le concerne pas. Tout chevalier, actif ou non, bloque son intersection : personne ne s’y installe, et les routes des autres s’y arrêtent.

        Un chevalier de base a une force de 1, un fort de 2, un puissant de 3. Seuls les **actifs** défendent et agissent. Ils ne donnent pas de points et n’utilisent aucun port.
    .see = activate promote act barbarians
    .words = base simple fort puissant force soldat

activate = Activer un chevalier
    .body =
        Un blé rend un chevalier actif, même au tour où tu l’as construit. Il compte tout de suite contre les barbares. Il peut agir à partir de ton **prochain** tour.

        Après une action, et après chaque attaque des barbares, il est inactif. Tu peux le réactiver dans le même tour, mais il n’agit pas deux fois. Une fois le navire arrivé, il est trop tard pour activer.
    .see = act knight warlord barbarians
    .words = actif inactif casque blé

promote = Promouvoir un chevalier
    .body =
        { CAP(PART($costs_promote_knight_wool, "laine", "laines")) } + { PART($costs_promote_knight_ore, "minerai", "minerais") } font monter un chevalier d’un niveau ; actif, il le reste. Chaque chevalier monte une fois par tour au plus, même au tour où tu l’as construit. Il te faut une pièce libre du niveau suivant : il y en a deux de chaque.

        Un chevalier fort ne devient puissant qu’avec le niveau 3 de la politique, la Forteresse.
    .see = knight smith improvements
    .words = promotion améliorer niveau fort puissant forteresse

act = Ce que fait un chevalier
    .body =
        Un chevalier actif depuis avant ton tour peut faire une chose, puis il devient inactif :

        - **se déplacer** le long de tes routes vers une intersection libre, aussi loin qu’elles mènent ; tes pièces ne l’arrêtent pas, celles des autres oui
        - **chasser** un chevalier adverse plus faible au bout d’un tel chemin
        - **chasser le voleur** s’il est au bord de sa tuile : le voleur bouge et vole comme après un sept

        Un chevalier construit, activé ou gagné ce tour-ci attend le suivant.
    .see = relocate robber activate
    .words = action bouger déplacer chasser prêt utiliser

relocate = Un chevalier chassé
    .body =
        Si ton chevalier est chassé par un plus fort, ou par une Intrigue, tu le mets sur une intersection libre qu’il atteint, de là où il était, le long de tes routes. Il reste actif ou inactif comme avant, et ne chasse personne à son tour.

        S’il n’y en a aucune, et alors seulement, il quitte le plateau et retourne à ta réserve. La route la plus longue se juge ensuite, pas avant.
    .see = act intrigue longest-road
    .words = délogé repoussé retraite déplacement

robber = Le voleur
    .body =
        Le voleur commence au désert, bloqué **jusqu’à la première attaque des barbares**. D’ici là, ni sept, ni chevalier, ni Évêque ne le déplace, et rien n’est volé.

        Ensuite il va sur une autre tuile, désert compris ; elle ne paie rien tant qu’il y est. Si tu le déplaces, tu voles une carte au hasard à quelqu’un qui y a une colonie ou une ville, s’il y a une carte à prendre.
    .see = seven act bishop
    .words = brigand voler bloquer désert

seven = Un sept
    .body =
        Personne ne reçoit rien. Au-dessus de la limite, on défausse la moitié de sa main, arrondie vers le bas : ressources et marchandises ensemble, au choix. La limite est de { $discard_limit }, et { $wall_bonus } de plus par rempart. Personne n’apprend ce que les autres défaussent.

        Si c’est ton tour, tu déplaces ensuite le voleur, à condition que les barbares aient déjà attaqué. Les aqueducs n’aident pas lors d’un sept.
    .see = hand-limit wall robber
    .words = 7 défausser moitié trop de cartes

hand-limit = Limites de la main
    .body =
        Ressources et marchandises : autant que tu veux (les autres voient combien, pas lesquelles), mais un **sept** te fait défausser la moitié si tu en as plus de { $discard_limit }, ou avec un, deux, trois remparts plus de { $hold_1 }, { $hold_2 }, { $hold_3 }.

        Cartes Progrès : quatre ; tu peux en garder une cinquième jusqu’à la fin de ton propre tour. Imprimerie et Constitution ne comptent pas.
    .see = seven wall drop hidden
    .words = limite maximum cartes défausse abri

bank = Échanger avec la banque
    .body =
        Donne à la banque quatre cartes identiques contre une autre au choix. Tu paies moins avec l’un de ces taux ; le meilleur s’applique :

        - 3:1 pour tout avec un port général
        - 2:1 pour une ressource avec son port, ou avec le marchand sur une tuile qui la donne
        - 2:1 pour les marchandises avec le niveau 3 du commerce
        - 2:1 pour la sorte que nomme une Flotte marchande ce tour-ci

        Tu peux recevoir toute ressource ou marchandise que la banque possède, plusieurs à la fois, tant que tu peux payer.
    .see = harbours merchant merchant-fleet merchant-guild
    .words = échange échanger taux 4:1 3:1 2:1 maritime

harbours = Ports
    .body =
        Neuf ports bordent la côte, sur deux intersections par port. Une de tes colonies ou villes sur l’une d’elles te donne le meilleur taux : quatre ports échangent tout à 3:1, les cinq autres une ressource par port, à 2:1. Les ports spéciaux ne marchent jamais pour les marchandises, et un chevalier au port ne donne rien.
    .see = bank settlement
    .words = port mer commerce côte 3:1 2:1

offer = Échanger avec les autres
    .body =
        À ton tour, tu proposes des cartes contre des cartes, à toute la table ou à certaines places. L’échange se fait tout de suite avec le premier oui. On peut aussi refuser, faire une contre-offre, ou ne plus échanger ce tour-ci. Personne ne doit répondre, et tu n’as jamais à attendre.

        Tu n’offres que ce que tu as ; chaque côté compte d’une à six cartes, et aucune sorte n’est des deux côtés. Une offre que tu ne peux plus payer est retirée, et toutes finissent avec le tour. Tu peux faire { $proposals } offres par tour ; les contre-offres des autres ne comptent pas.
    .see = bank commodities turn hidden
    .words = échange échanger accord accepter refuser contre-offre retirer partenaire troc

improvements = Améliorations
    .body =
        Avec au moins une ville sur le plateau, tu achètes des niveaux dans trois branches, l’un après l’autre et autant que tu veux par tour : **commerce** contre tissu, **politique** contre pièce, **science** contre papier. Le niveau 1 coûte une carte, le niveau 5 cinq.

        Chaque niveau augmente tes chances de piocher des cartes Progrès de cette branche. Le niveau 3 donne un pouvoir, le niveau 4 la métropole si tu y arrives en premier. Si tu perds toutes tes villes, tu gardes niveaux et pouvoirs, mais tu n’achètes plus.
    .see = progress merchant-guild fortress aqueduct metropolis
    .words = branche commerce politique science niveau marché hôtel de ville abbaye améliorer amélioration développement

merchant-guild = Commerce 3 : Guilde marchande
    .body =
        Avec le niveau 3 du commerce, tu échanges à la banque deux marchandises identiques contre une autre carte au choix, à ton tour et autant de fois que tu veux.
    .see = improvements bank commodities
    .words = pouvoir niveau trois guilde 2:1

fortress = Politique 3 : Forteresse
    .body =
        Avec le niveau 3 de la politique, tes chevaliers forts peuvent devenir puissants. Un chevalier puissant gagné avec le Déserteur n’a pas besoin de forteresse.
    .see = promote improvements deserter
    .words = pouvoir niveau trois puissant

aqueduct = Science 3 : Aqueduc
    .body =
        Avec le niveau 3 de la science, tu prends à la banque une ressource de ton choix chaque fois qu’un lancer autre que sept ne t’a donné **aucune carte** : ton numéro n’est pas sorti, le voleur était là, ou la banque a manqué.

        Si plusieurs places y ont droit, elles choisissent dans un ordre quelconque ; si la banque risque de manquer, dans l’ordre du tour, à partir de celle qui a lancé les dés. On ne prend pas de marchandise.
    .see = improvements production roll
    .words = pouvoir niveau trois ressource rien

metropolis = Métropole
    .body =
        Si tu atteins en premier le niveau 4 d’une branche, une de tes villes devient sa métropole : **{ COUNT($points_metropolis, "point", "points") } de plus**, et à l’abri des barbares tant qu’elle est métropole. Il y en a une par branche.

        Si tu atteins en premier le niveau 5, tu la prends à quelqu’un au niveau 4. Au niveau 5, tu ne la perds plus.

        Une ville porte une seule métropole. Le niveau 4 demande toujours une ville qui n’en porte pas ; le niveau 5 aussi, s’il fait gagner la métropole. L’ancienne redevient une ville ordinaire.
    .see = improvements points raze
    .words = porte quatre cinq prendre

progress = Piocher des cartes Progrès
    .body =
        Si le dé d’événement montre une porte et que tu as au moins le niveau 1 de sa branche, tu pioches une carte si le **dé rouge** ne dépasse pas ton niveau + 1 : au niveau 1 avec 1 ou 2, au niveau 5 toujours. La place qui a lancé les dés pioche d’abord ; une pioche vide ne donne rien.

        Une carte jouée ou rendue va face cachée sous sa pioche. Une carte Progrès ne s’échange pas, et seul l’Espion en vole. À ton tour, après le lancer, tu en joues autant que tu veux, même celles que tu viens de piocher.
    .see = improvements drop cards roll
    .words = carte de progression cartes piocher pioche porte château dé rouge chance développement

cards = Les trois pioches
    .body =
        Chaque pioche a { $deck } cartes.

        - Commerce : Port commercial 2, Maître marchand 2, Flotte marchande 2, Marchand 6, Monopole de ressource 4, Monopole commercial 2
        - Politique : Évêque 2, Constitution 1, Déserteur 2, Diplomate 2, Intrigue 2, Saboteur 2, Espion 3, Seigneur de guerre 2, Mariage 2
        - Science : Alchimiste 2, Grue 2, Ingénieur 1, Inventeur 2, Irrigation 2, Médecine 2, Exploitation minière 2, Imprimerie 1, Construction de routes 2, Forgeron 2

        Tu ne peux pas jouer une carte si tout le monde voit qu’elle ne ferait rien. Si son effet dépend de mains cachées, tu peux, et elle est dépensée même pour rien.
    .see = progress drop hidden
    .words = pioche nombre liste progrès carte de progression développement répartition

drop = Trop de cartes Progrès
    .body =
        Tu peux avoir quatre cartes Progrès en main. Hors de ton tour, tu rends tout de suite la cinquième, avant que le lancer paie ; à ton tour, tu peux la garder jusqu’à la fin. Tu rends la carte que tu veux, même la nouvelle. Elle va face cachée sous sa pioche, et personne n’apprend laquelle.

        Imprimerie et Constitution sont visibles et ne comptent pas.
    .see = progress hand-limit
    .words = quatre cinq limite rendre sous la pioche

barbarians = Les barbares
    .body =
        Chaque navire du dé d’événement les avance d’une étape ; à la **septième**, ils débarquent, avant tout paiement.

        Leur force est le nombre de villes sur le plateau, métropoles comprises. La défense est la force de tous les chevaliers actifs de la table. Si elle est au moins aussi grande, la meilleure défense est récompensée ; sinon, la plus faible perd une ville.

        Ensuite tous les chevaliers sont inactifs, le navire repart de zéro, et dès la première attaque le voleur est libre.
    .see = defender raze activate robber
    .words = attaque navire flotte force défense débarquement

defender = Sauveur de Catane
    .body =
        Si les barbares sont repoussés, la place qui a les chevaliers actifs les plus forts obtient le titre de Sauveur de Catane : **{ COUNT($points_defender, "point", "points") }**, à chaque fois. En cas d’égalité, personne n’a le point, et chaque place à égalité pioche une carte Progrès dans la pioche de son choix. Sans aucun chevalier actif, il n’y a pas de récompense.
    .see = deck barbarians points
    .words = défenseur héros récompense point titre

deck = Une carte pour les défenses égales
    .body =
        Si plusieurs places partagent la meilleure défense, chaque place à égalité pioche, au lieu du point, une carte Progrès dans la pioche de son choix, même sans aucun niveau dans sa branche. Elles choisissent dans un ordre quelconque ; si une pioche risque de s’épuiser, dans l’ordre du tour, à partir de celle qui a lancé les dés. Une pioche vide ne se choisit pas. La limite de quatre cartes vaut ici aussi.
    .see = defender drop
    .words = égalité choisir pioche défense

raze = Perdre une ville
    .body =
        Si les barbares gagnent, la défense la plus faible perd une ville, parmi celles qui en ont une à perdre ; en cas d’égalité, toutes en perdent une. Une métropole ne se perd pas. Sans autre ville, on ne perd rien, et la défense la plus faible des autres est touchée.

        Tu choisis laquelle de tes villes redevient colonie ; son rempart est perdu. Dès ce lancer, elle est payée comme une colonie.
    .see = barbarians tipped wall metropolis
    .words = pillage piller détruite défaite perdue

points = Points
    .body =
        - Colonie { $points_settlement }, ville { $points_city }, métropole { $points_metropolis } de plus
        - Route la plus longue { $points_longest_road }
        - Sauveur de Catane { $points_defender }, à chaque fois
        - Marchand { $points_merchant }, tant qu’il est à toi
        - Imprimerie { $points_point_card }, Constitution { $points_point_card }

        Tous ces points sont publics. « Plus de points » sur une carte désigne leur total.
    .see = end longest-road defender metropolis
    .words = victoire score total

longest-road = La route la plus longue
    .body =
        La première place avec **cinq** routes d’affilée, sans compter les embranchements, la possède : { COUNT($points_longest_road, "point", "points") }. Chaque route compte une fois. Les colonies, villes et chevaliers des autres la coupent à leur intersection ; elle peut s’y arrêter. Tes propres pièces ne la coupent pas.

        Seule une route plus longue la prend. Une route coupée garde le titre si elle en a encore cinq et que personne n’a plus long ; sinon il va à la plus longue d’au moins cinq. En cas d’égalité, personne ne l’a jusqu’à ce qu’une route dépasse les autres.

        Elle se juge après chaque coup. Quand un chevalier est chassé ou déserte, ou que le Diplomate reprend une route, elle se juge une fois, tout à la fin.
    .see = road points knight
    .words = longue longueur cinq 5 coupée interrompue

end = Gagner
    .body =
        Tu gagnes avec **{ COUNT($target, "point", "points") } à ton propre tour**, à cet instant, même avant le lancer. Si tu les atteins au tour de quelqu’un d’autre, tu gagnes au début du tien, si tu les as toujours. Le classement des autres suit leurs points.
    .see = points turn length
    .words = fin victoire gagné comment gagner 13 finir

hidden = Ce qui est caché
    .body =
        Des ressources et marchandises des autres, tu vois seulement **combien** il y en a en tout : avec le même dos partout, rien ne distingue les marchandises. Des cartes Progrès en main, tu vois combien, et de quelle pioche. Personne ne voit l’ordre des pioches ni les cartes Progrès rendues.

        Ce qui est lancé, échangé, payé et joué, tout le monde le voit : en comptant, tu sais beaucoup d’une main. Ce que volent le voleur et l’Espion, ce que rapportent Maître marchand et Mariage, seules les deux places concernées le savent. Les défausses restent secrètes, mais la banque, que tout le monde voit, montre ce qui lui revient.

        Sont aussi publics : points, chevaliers, niveaux, Imprimerie et Constitution, le nombre de cartes de chaque pioche. À la fin de la partie, toutes les mains se montrent.
    .see = commodities progress robber end
    .words = secret main mains privé public voir compter

harbour = Port commercial
    .body =
        Carte de commerce. Jusqu’à la fin de ton tour, tu peux proposer une de tes ressources à chaque adversaire qui a une carte, **une fois par tour**, même avec un second exemplaire de la carte. Ça ne se refuse pas : en échange, tu reçois une marchandise à son choix. S’il n’y en a pas, ta ressource te revient, et c’était la seule fois.

        Tu peux t’adresser à plusieurs adversaires ensemble ; tant qu’une réponse manque, rien d’autre ne se passe. Avant et après, tu échanges, construis et joues comme d’habitude, et tu peux arrêter à tout moment.
    .see = commodities cards offer
    .words = carte progrès commerce ressource marchandise

plunder = Maître marchand
    .body =
        Carte de commerce. Choisis quelqu’un qui a **plus de points** que toi. Tu vois toutes ses ressources et marchandises et en prends deux à ton choix, ou la seule. Les autres n’apprennent pas lesquelles. Si personne n’a plus de points, la carte ne se joue pas.
    .see = cards points
    .words = carte progrès commerce prendre deux main

merchant-fleet = Flotte marchande
    .body =
        Carte de commerce. Nomme une ressource ou une marchandise : tu l’échanges à 2:1 avec la banque jusqu’à la fin de ton tour, autant que tu veux. Un second exemplaire peut nommer une autre sorte.
    .see = bank cards
    .words = carte progrès commerce 2:1

merchant = Marchand
    .body =
        Carte de commerce. Place le marchand sur une tuile que touche une de tes colonies ou villes. Tant qu’il est à toi, il vaut **{ COUNT($points_merchant, "point", "points") }**, et tu échanges la ressource de cette tuile à 2:1. La prochaine carte Marchand, de n’importe qui, l’emporte ; avec une autre à toi, tu peux le déplacer.

        Le voleur sur la même tuile n’y change rien. Au désert, tu as le point mais pas le taux.
    .see = bank points cards
    .words = carte progrès commerce pièce tuile

resource-monopoly = Monopole de ressource
    .body =
        Carte de commerce. Nomme une ressource : chaque adversaire t’en donne deux cartes, ou la seule. Les mains sont cachées : la carte peut ne rien te rapporter, et elle est dépensée quand même.
    .see = cards trade-monopoly
    .words = carte progrès commerce deux de tout le monde monopole

trade-monopoly = Monopole commercial
    .body =
        Carte de commerce. Nomme une marchandise : chaque adversaire qui en a t’en donne une. La carte peut ne rien te rapporter, et elle est dépensée quand même.
    .see = commodities cards resource-monopoly
    .words = carte progrès une de tout le monde marchandise articles de commerce monopole

bishop = Évêque
    .body =
        Carte de politique. Déplace le voleur vers une autre tuile et prends une carte au hasard à **chaque** adversaire qui y a une colonie ou une ville, une seule quel que soit leur nombre. Une tuile vide est permise. Tu ne peux pas la jouer avant la première attaque des barbares.
    .see = robber cards
    .words = carte progrès politique voleur voler tous

constitution = Constitution
    .body =
        Carte de politique, **{ COUNT($points_point_card, "point", "points") }**. Tu la montres dès que tu la pioches, même au tour de quelqu’un d’autre. Elle ne compte pas dans la main et reste pour toujours. L’Espion ne peut pas la prendre.
    .see = points printer cards
    .words = carte progrès politique point

deserter = Déserteur
    .body =
        Carte de politique. Choisis quelqu’un qui a un chevalier et doit en retirer un de son choix. Tu peux alors placer un chevalier gratuit sur une intersection libre que touche une de tes routes : du même niveau, ou du premier plus bas qui te reste, et actif si l’autre l’était. Il n’agit pas ce tour-ci.

        L’autre chevalier est perdu même si tu ne peux pas en placer. Un chevalier puissant n’a pas besoin de forteresse.
    .see = knight fortress cards
    .words = carte progrès politique chevalier part

diplomat = Diplomate
    .body =
        Carte de politique. Retire une route **ouverte** de n’importe quelle couleur : à l’un de ses bouts, il n’y a ni autre route, ni colonie, ni ville, ni chevalier de la même couleur. Une pièce d’une autre couleur ne la ferme pas, et une boucle n’a pas de route ouverte.

        Une route adverse retourne à la réserve de sa couleur. La tienne peut tout de suite se poser ailleurs sans payer, mais pas sur le même chemin. La route la plus longue n’est jugée qu’ensuite.
    .see = road longest-road free-roads cards
    .words = carte progrès politique retirer route ouverte

intrigue = Intrigue
    .body =
        Carte de politique. Un chevalier adverse sur une intersection que touche une de tes routes doit partir, quel que soit son niveau ; il ne te faut pas de chevalier. Il est déplacé comme un chevalier chassé. Sans place, il quitte le plateau.
    .see = relocate knight cards
    .words = carte progrès politique chasser chevalier

saboteur = Saboteur
    .body =
        Carte de politique. Chaque adversaire qui a **autant de points que toi ou plus** rend à la banque la moitié de ses ressources et marchandises, arrondie vers le bas et à son choix. Une carte seule n’est pas perdue.
    .see = cards points hand-limit
    .words = carte progrès politique défausser moitié

spy = Espion
    .body =
        Carte de politique. Tu vois toutes les cartes Progrès de quelqu’un d’autre et peux en prendre une, et même la jouer tout de suite. Imprimerie et Constitution sont visibles et ne se prennent pas. Le reste de la table n’apprend pas laquelle c’était.
    .see = progress cards
    .words = carte progrès politique regarder prendre voler

warlord = Seigneur de guerre
    .body =
        Carte de politique. Tous tes chevaliers deviennent actifs gratuitement. Un chevalier qui était inactif n’agit pas ce tour-ci.
    .see = activate cards
    .words = carte progrès politique activer tous

wedding = Mariage
    .body =
        Carte de politique. Chaque adversaire qui a **plus de points** que toi te donne deux ressources ou marchandises de son choix, ou la seule. Les autres n’apprennent pas lesquelles.
    .see = cards points
    .words = carte progrès politique cadeau deux

alchemist = Alchimiste
    .body =
        Carte de science, la seule qui se joue **avant le lancer**. Tu choisis les deux dés ; seul le dé d’événement est lancé. Le dé rouge choisi décide qui pioche des cartes Progrès. Un sept est permis. Une seule par lancer.
    .see = roll progress cards
    .words = carte progrès science choisir dés

crane = Grue
    .body =
        Carte de science. Une amélioration de ce tour coûte une marchandise de moins ; le niveau 1 est gratuit. Deux Grues ne servent jamais à la même amélioration, mais à deux différentes, oui.
    .see = improvements cards
    .words = carte progrès science moins cher

engineer = Ingénieur
    .body =
        Carte de science. Un rempart gratuit. Il te faut une ville sans rempart, et un rempart en réserve.
    .see = wall cards
    .words = carte progrès science rempart mur muraille gratuit

inventor = Inventeur
    .body =
        Carte de science. Échange les numéros de deux tuiles au choix, sauf 2, 6, 8 et 12. Tu n’as pas besoin d’y avoir une colonie ou une ville. Le voleur ne bouge pas.
    .see = island cards
    .words = carte progrès science échanger numéros jetons

irrigation = Irrigation
    .body =
        Carte de science. Tu reçois 2 blés par champ que touche une de tes colonies ou villes. Chaque tuile compte une fois : une ville ne la double pas, et le voleur n’y change rien. La banque donne ce qu’elle a.
    .see = mining cards
    .words = carte progrès science blé champ

medicine = Médecine
    .body =
        Carte de science. Tu changes une colonie en ville pour { PART($costs_city_medicine_grain, "blé", "blés") } + { PART($costs_city_medicine_ore, "minerai", "minerais") }. Les règles habituelles s’appliquent : il te faut une ville en réserve, et une ville couchée passe d’abord.
    .see = city tipped cards
    .words = carte progrès science ville moins chère

mining = Exploitation minière
    .body =
        Carte de science. Tu reçois 2 minerais par montagne que touche une de tes colonies ou villes. Chaque tuile compte une fois : une ville ne la double pas, et le voleur n’y change rien. La banque donne ce qu’elle a.
    .see = irrigation cards
    .words = carte progrès science minerai montagne mine

printer = Imprimerie
    .body =
        Carte de science, **{ COUNT($points_point_card, "point", "points") }**. Tu la montres dès que tu la pioches, même au tour de quelqu’un d’autre. Elle ne compte pas dans la main et reste pour toujours. L’Espion ne peut pas la prendre.
    .see = points constitution cards
    .words = carte progrès science point imprimante

free-roads = Construction de routes
    .body =
        Carte de science. Tu poses deux routes gratuites, l’une après l’autre, selon les règles habituelles. S’il ne te reste qu’une pièce ou qu’une place, tu en poses une. Si le Diplomate a repris une de tes routes, tu la reposes de même, ou tu la gardes en réserve.
    .see = road diplomat cards
    .words = carte progrès science deux routes gratuites

smith = Forgeron
    .body =
        Carte de science. Tu promeus jusqu’à deux chevaliers d’un niveau, gratuitement. Chaque chevalier monte une fois par tour ; un puissant demande le niveau 3 de la politique ; il te faut une pièce libre du niveau suivant. La première promotion peut libérer une pièce pour la seconde. Tu peux arrêter après une.
    .see = promote fortress cards
    .words = carte progrès science promotion améliorer chevalier gratuite
