overview = Le jeu en bref
    .body =
        Tu poses des tronçons douaniers et des colonies sur cinq routes autour de Nuremberg, et tu construis manufactures, remparts et tours dans la ville.

        Chaque tour commence par une carte Événement : les champs de son numéro produisent pour tout le monde, puis son événement a lieu. Ensuite tu échanges, tu construis, et tu produis des marchandises que tu vends contre de l’or.

        Les points viennent des colonies, des manufactures, des droits de passage et du Conseil. Tu gagnes avec **{ COUNT($target, "point", "points") } à ton propre tour** ; la partie finit au plus tard en l’an 1400. Tous les points sont publics.
    .see = turn example board tips points
    .words = but du jeu objectif débuter bases introduction règles comment jouer catane colons nuremberg nürnberg siedler

turn = Ton tour
    .body =
        Ton tour commence par une carte Événement, piochée pour toi. Puis tu fais tout ceci dans l’ordre que tu veux, tant que tu peux payer :

        - construire tronçons douaniers, colonies, manufactures, remparts et tours
        - produire et vendre des marchandises
        - échanger avec la banque et avec les autres

        Termine ensuite ton tour : c’est à la place à ta gauche. Si tu as { COUNT($target, "point", "points") } à n’importe quel moment de ton tour, tu gagnes tout de suite.
    .see = event-card costs goods trade end
    .words = déroulement du jeu phase de commerce et de construction construction action coup ordre que puis-je faire finir

example = Un tour en chiffres
    .body =
        Tu as 2 minerais, 1 bois, 1 argile, 2 pièces d’or, 2 points de prestige, une manufacture au bord d’un quartier des casques, et une colonie sur la route de Prague, près du minerai au numéro 4. Tu pioches un 4 avec une douane sur Prague.

        - Récolte : 1 minerai, donc 3.
        - Douane : Bob a ce droit de passage. Tu lui paies 1 pièce d’or pour ta colonie ; il t’en reste 1.
        - Tu produis un casque avec 2 minerais + 1 bois. La manufacture double 4 en 8 ; 2 vont à Anna, qui a Francfort. 1 + 8 − 2 = 7 pièces d’or.
        - Un rempart pour 1 argile + 3 pièces d’or : il te reste 1 minerai et 4 pièces d’or, et ton prestige passe à 3. Personne n’en avait autant avant toi : le Conseil des Sept te revient, 4 points.
    .see = turn toll goods wall council
    .words = exemple manche tour démonstration calcul comment se passe un tour

board = Le plateau, signe par signe
    .body =
        - Barre sur une route : un tronçon douanier. Maison sur un croisement : une colonie. Maison qui fume, en ville : une manufacture.
        - Disques rouges : emplacements libres ; un symbole est le taux de la banque.
        - Plaques de la ville : une marchandise, son prix, ses matières premières, la route qui reçoit la douane.
        - Numéro au bord de la ville : le prochain rempart.
        - Anneau d’un numéro : une part foncée par carte encore dans la pioche. En or : récolté ce tour-ci.
        - Panneaux I à V : l’écu montre qui a le droit de passage.
        - Sous la ville : les cartes Conseil, leur écu et leur prestige, puis les cartes de la banque.
        - En bas : points et leurs sources, prestige (violet), or, cartes. Sur fond rouge, un chevalier pillard prendrait la moitié de la main.

        Rayons dorés : c’est nouveau.
    .see = country city number right council
    .words = légende image symbole symboles signe signes icône barre maison fumée disque rouge anneau foncé or violet rayons écu signification que veut dire

tips = Par quoi commencer ?
    .body =
        - **Installe-toi où les anneaux sont pleins.** Un seul tronçon douanier ouvre toute une route : prends son meilleur croisement, pas le plus proche, et récolte le plus de sortes possible.
        - **Place une manufacture là où elle double ce que tes champs permettent de produire.** L’or construit des remparts ; depuis le chantier, tu peux aussi construire des tours, qui rapportent chacune { COUNT($prestige_tower, "point de prestige", "points de prestige") }.
        - **Entre au Conseil avant les autres.** Avec { COUNT($prestige_council_from, "point de prestige", "points de prestige") }, de simples remparts si tu veux, tu as { COUNT($points_council_1, "point", "points") } : rien d’autre n’en rapporte autant d’un coup.

        Et surveille ton avance sur une route : un tronçon de plus que toi, et le droit de passage s’en va. Garde un peu d’or pour les douanes.
    .see = number quarters council right
    .words = astuce astuces conseils stratégie tactique débutant débutante premier coup bon aide que faire d’abord en premier

length = Combien de temps dure une partie
    .body =
        Une soixantaine de tours, toute la table comprise : 20 par personne à trois, 15 à quatre. Si personne n’a { COUNT($target, "point", "points") } avant, l’an 1400 y met fin après 83 tours environ.

        Autour d’une table, c’est une heure et demie à deux heures. Ici, ça dépend de la rapidité des réponses. Si tout le monde passe quelques fois par jour sans rien prévoir, compte deux semaines et demie. Avec des consignes, qui répondent pour toi et finissent les tours où tu ne peux rien construire, c’est trois jours à une semaine.
    .see = end timeline days
    .words = durée combien de temps longueur jours semaines heures manches tours rapide lent long longue

costs = Construire : ce que tout coûte
    .body =
        - Tronçon douanier : { PART($costs_station_wood, "bois", "bois") } + { PART($costs_station_clay, "argile", "argiles") }
        - Colonie : { PART($costs_settlement_wood, "bois", "bois") } + { PART($costs_settlement_clay, "argile", "argiles") } + { PART($costs_settlement_wool, "laine", "laines") } + { PART($costs_settlement_grain, "blé", "blés") }
        - Manufacture : { PART($costs_workshop_ore, "minerai", "minerais") } + { PART($costs_workshop_grain, "blé", "blés") }
        - Rempart : { PART($costs_wall_clay, "argile", "argiles") } + { COUNT($costs_wall_gold, "pièce d’or", "pièces d’or") }
        - Tour : { PART($costs_tower_clay, "argile", "argiles") } + { PART($costs_tower_wood, "bois", "bois") } + { COUNT($costs_tower_gold, "pièce d’or", "pièces d’or") }

        Tu construis à ton propre tour, après l’événement, autant que tu peux payer. Tu as { COUNT($pieces_station, "tronçon douanier", "tronçons douaniers") }, { COUNT($pieces_settlement, "colonie", "colonies") } et { COUNT($pieces_workshop, "manufacture", "manufactures") }, pas plus. Rien n’est jamais retiré du plateau.
    .see = station settlement workshop wall tower free-clay
    .words = construire construction coût de construction coûts prix payer combien coûte bâtir réserve

start = Qui commence ?
    .body =
        Pour le premier tour, tout le monde pioche une carte Événement. Le plus haut numéro de récolte commence ; un chevalier pillard vaut 0. En cas d’égalité au plus haut, les mêmes piochent encore, parmi les cartes qui restent. Puis les { $deck } sont mélangées. Tout se fait automatiquement.

        Avec la mise en place libre, la place qui commence place aussi en premier et en dernier.
    .see = setup beginners turn
    .words = premier tour commencer piocher plus haut départ

setup = Mise en place libre
    .body =
        La première place pose un **tronçon douanier** et une **colonie**, en un seul coup ; les autres suivent dans le sens horaire. Puis, en commençant par la dernière place, tout le monde pose une seconde paire. La première place finit donc, et joue le premier tour.

        - Le tronçon va sur la prochaine section libre d’une route, comptée depuis Nuremberg.
        - La colonie va sur un croisement de la même route qui garde l’espacement.
        - Tu peux poser tes deux paires sur une seule route.

        La seconde colonie rapporte une carte de chaque champ voisin. À la fin, chaque droit de passage va au plus grand nombre de tronçons ; en cas d’égalité, au plus proche de Nuremberg.
    .see = beginners start distance station right
    .words = début de partie pour les joueurs avancés début commencer placement initial ouverture préparation serpent

beginners = Le plan des débuts
    .body =
        Les premières places sont fixées : tout le monde a deux tronçons douaniers, deux colonies et un droit de passage, donc **{ COUNT($start_points, "point", "points") }**. L’une des colonies rapporte une carte de chaque champ voisin. Il n’y a pas encore d’or.

        - À quatre : rouge a Prague, bleu Venise, blanc la route IV, orange la route V.
        - À trois : rouge a Prague, bleu Venise, orange la route IV.

        La route de Francfort est vide. Avant le début de la partie, l’hôte choisit entre ce plan et la mise en place libre.
    .see = setup start three tips
    .words = début de partie pour les débutants mise en place première partie plateau places fixes départ

three = À trois
    .body =
        À trois, le Petit Conseil ne sert pas. La première place avec { $prestige_council_from } points de prestige obtient le Conseil des Sept, { COUNT($points_council_1, "point", "points") }, et la deuxième le Grand Conseil, { COUNT($points_council_3, "point", "points") }. La troisième n’a une carte que si elle dépasse en prestige l’une des deux autres.

        Le plan des débuts a des places pour rouge, orange et bleu. Tout le reste est comme à quatre.
    .see = council beginners
    .words = 3 trois personnes nombre de joueurs places

pieces = Ce qu’il y a dans la boîte
    .body =
        - Par personne : { COUNT($pieces_station, "tronçon douanier", "tronçons douaniers") }, { COUNT($pieces_settlement, "colonie", "colonies") }, { COUNT($pieces_workshop, "manufacture", "manufactures") }
        - { $cards_in_all } cartes de matière première, { $cards_of_each_kind } de chaque sorte
        - { $deck } cartes Événement
        - { $walls } remparts et { $towers } tours, pour toute la table
        - { $routes } droits de passage, { $council } cartes Conseil
        - de l’or et du prestige, autant qu’il en faut
        - un indicateur du Temps et le chevalier pillard

        Les couleurs sont rouge, bleu, orange et blanc.
    .see = costs event-card shortage
    .words = matériel de jeu pièces contenu réserve combien nombre rouge bleu orange blanc

country = La campagne
    .body =
        Autour de la ville se trouvent 29 champs : six de bois, six d’argile, six de laine, six de blé et cinq de minerai. Chaque champ a un numéro de récolte.

        Cinq routes partent de Nuremberg. Au sud-ouest est le manoir du chevalier pillard, d’où il commence. Ni Nuremberg ni le manoir ne produisent.
    .see = route number harvest knight board
    .words = carte plateau paysage tuile hexagone case forêt colline pré montagne terrain environs région

route = Routes commerciales
    .body =
        Cinq routes partent de Nuremberg. **I** mène à Francfort, **II** à Prague, **III** à Venise ; **IV** et **V** finissent dans la campagne.

        Chaque route a huit sections pour les tronçons douaniers et huit croisements pour les colonies, comptés depuis Nuremberg. Les croisements aux chiffres romains restent vides.

        Le plus grand nombre de tronçons sur une route donne son droit de passage. Compas et casques se vendent à Francfort, armures et lyres à Prague, papier à Venise.
    .see = station settlement right goods
    .words = route commerciale chemin francfort prague venise chiffre romain section croisement intersection noms lieux

city = La ville
    .body =
        Au milieu se trouvent le marché principal, au nord, et le chantier, au sud. Dix quartiers les entourent, deux pour chacune des cinq marchandises.

        Aux coins des deux centres, il y a douze emplacements pour les manufactures. Les remparts suivent les 26 bords extérieurs, et 16 coins extérieurs ont de la place pour une tour.
    .see = market yard quarters workshop wall tower
    .words = ville impériale nuremberg tuile hexagone plateau carte emplacements

event-card = Cartes Événement
    .body =
        La carte est piochée automatiquement au début d’un tour. D’abord tout le monde récolte selon son numéro, puis son événement a lieu.

        - 14 douanes volantes : avec 2, 3, 4, 8 ou 10
        - 4 argiles gratuites : avec 5
        - 4 « le comte attaque » : avec 9
        - 3 « les années passent » : avec 11 ou 12
        - 5 récoltes seules : avec 6
        - 6 chevaliers pillards : pas de récolte

        Les cartes piochées restent visibles. Toutes les 36 sont mélangées quand l’indicateur du Temps arrive sur une case rouge.
    .see = harvest toll free-clay knight margrave years
    .words = carte événement événements pioche piocher liste répartition nombre

harvest = Récolte
    .body =
        Le numéro de la carte Événement dit quels champs produisent. Chaque colonie au bord d’un tel champ rapporte **une carte** de sa sorte, peu importe qui a pioché. Une manufacture ne récolte rien.

        Le champ du chevalier pillard ne donne rien, même si c’est toi qui l’y as envoyé.
    .see = number chances shortage knight
    .words = phase de récolte de matières premières production produire revenu ressources cartes recevoir

number = Numéros de récolte
    .body =
        Chaque champ a un numéro de 2 à 12. Quand une carte Événement de ce numéro est piochée, le champ produit. Aucun champ n’a de 7 : dans la pioche, les chevaliers pillards prennent sa place.

        Plus l’anneau autour d’un numéro est plein, plus de cartes le portent. Deux numéros égaux ne sont jamais voisins, ni 6 et 8.
    .see = chances harvest country
    .words = numéro de récolte jeton anneau cercle disque sept 7

chances = Probabilité de récolte
    .body =
        Sur les { $deck } cartes, 6 et 8 figurent cinq fois, 5 et 9 quatre, 4 et 10 trois, 3 et 11 deux, 2 et 12 une fois : comme avec deux dés.

        Mais la pioche ne va jamais jusqu’au bout. Tout est mélangé après trois cartes « les années passent », en moyenne après 28 cartes, et ces trois-là portent 11 et 12. Le 11 et le 12 viennent donc toujours : à la longue, un 12 sort une fois en 28 tours, un 2 une fois en 37.
    .see = number event-card years
    .words = probabilités chances hasard fréquence combien de fois anneau dés

shortage = Quand la banque n’a plus assez
    .body =
        La banque a { $cards_of_each_kind } cartes de chaque sorte, et chaque sorte compte à part. S’il en manque pour une récolte, personne n’en reçoit. Si une seule place y a droit, elle prend ce qui reste.

        Tu n’achètes pas ce que la banque n’a pas. L’or et le prestige ne manquent jamais.
    .see = harvest bank pieces
    .words = banque vide pile pénurie stock

free-clay = Événement : argile gratuite
    .body =
        Tout le monde peut construire **un rempart pour { COUNT($costs_free_wall_gold, "pièce d’or", "pièces d’or") }**, sans argile : on commence par la place qui a pioché la carte, puis dans le sens horaire. C’est un rempart au plus par personne, et il rapporte son prestige comme d’habitude.

        Avec { COUNT($costs_free_wall_gold, "pièce d’or", "pièces d’or") }, tu réponds en même temps que les autres ; une réponse prévue reste secrète jusqu’à son tour. Après chaque rempart, le Conseil est réglé avant la suite. Rien ne s’échange et ne se vend avant la fin de l’événement. Si les { $walls } remparts sont construits, il ne se passe rien.
    .see = wall council gold days
    .words = carte événement argile rempart gratuit moins cher kostenloser lehm

knight = Événement : chevalier pillard
    .body =
        Six cartes l’amènent, sans récolte. Ensuite :

        - Avec **{ $discard_from } cartes ou plus**, tu en rends la moitié à la banque, arrondie vers le bas.
        - La place qui a pioché la carte doit l’envoyer sur un autre champ. Nuremberg et le manoir n’en sont pas.
        - Elle prend une carte au hasard à une autre place qui en a, même sans colonie sur ce champ.

        Le champ où il se trouve ne produit plus, pour personne. L’or est à l’abri. Les cartes à rendre sont choisies en même temps et montrées ensemble.
    .see = hand-limit margrave harvest days
    .words = carte événement voleur brigand voler vol défausser défausse déplacer raubritter eppelein von gailingen sept

hand-limit = Huit cartes ou plus
    .body =
        Tu peux avoir autant de cartes que tu veux. Mais quand un **chevalier pillard** est pioché, avec { $discard_from } cartes de matière première ou plus, tu en rends la moitié, arrondie vers le bas : de 8 ou 9 cartes quatre, de 10 cinq. Tu choisis lesquelles ; tout le monde voit ensuite ce qui est rendu.

        L’or ne compte pas : dépense tes cartes ou fais-en de l’or à temps. Il n’y a ni autre limite ni protection.
    .see = knight goods gold
    .words = limite de la main défausser défausse moitié rendre trop de cartes maximum

toll = Événement : douane volante
    .body =
        La carte nomme une route. Si tu en as le droit de passage, **chaque colonie des autres sur cette route te rapporte 1 pièce d’or**, payée par la place à qui elle est.

        L’or se paie d’abord. Pour chaque pièce d’or qui manque, tu tires une carte au hasard dans la main qui doit payer. Si elle est vide aussi, tu ne reçois rien.

        Si personne n’a le droit de passage, personne ne paie. La route de Francfort a deux des 14 cartes, les quatre autres routes en ont trois. Tout se fait automatiquement.
    .see = right gold route settlement
    .words = carte événement wegezoll droit de douane droits payer or colonie péage taxe

margrave = Événement : le comte attaque
    .body = Le chevalier pillard rentre dans son manoir, au sud-ouest : tous les champs produisent de nouveau. S’il y est déjà, il ne se passe rien. Quatre cartes font venir le comte, toutes au numéro de récolte 9.
    .see = knight event-card
    .words = carte événement margrave intervient manoir château renvoyé der markgraf greift ein

years = Événement : les années passent
    .body =
        L’indicateur du Temps avance d’une case, c’est-à-dire de cinq ans. Sur une case rouge, **1370 et 1385**, les { $deck } cartes Événement sont mélangées, celle-ci et les autres déjà piochées comprises.

        Il y a trois de ces cartes, deux au numéro de récolte 11 et une au 12. En **1400**, la partie finit tout de suite : la carte donne encore sa récolte, mais plus personne ne construit.
    .see = timeline event-card end
    .words = carte événement temps années passer die jahre vergehen mélanger mélange

timeline = La frise du Temps
    .body =
        L’indicateur du Temps commence en 1355. Chaque carte « les années passent » l’avance de cinq ans, et rien d’autre ne le fait. En 1370 et 1385, les cases rouges, toutes les cartes Événement sont mélangées ; en 1400, la dixième case, la partie finit.

        Neuf de ces cartes mènent du début à la fin. Si personne ne gagne avant, il y faut environ 83 tours, toute la table comprise.
    .see = years end length
    .words = frise du temps indicateur an année 1355 1370 1385 1400 durée

station = Tronçons douaniers
    .body =
        { CAP(PART($costs_station_wood, "bois", "bois")) } + { PART($costs_station_clay, "argile", "argiles") }. Un tronçon douanier va sur la **première section libre** d’une route, comptée depuis Nuremberg : le premier près du chiffre romain, les suivants à côté du dernier, peu importe à qui il est. Tu ne choisis donc que la route. Une section porte un seul tronçon.

        Avec un premier tronçon, tu peux fonder des colonies partout sur la route. Le plus grand nombre donne le droit de passage. Un tronçon ne vaut pas de points par lui-même. Tu en as 15.
    .see = right route settlement costs
    .words = tronçon douanier route section escorte poste douane construire station

right = Droits de passage
    .body =
        Une carte par route, qui vaut **{ COUNT($points_right, "point", "points") }**. Elle te rapporte des droits de douane : par les douanes volantes, et par ce que les autres vendent sur les routes de Francfort, de Prague et de Venise.

        Le premier tronçon sur une route vide prend sa carte. Tu la perds dès que quelqu’un y a **au moins un tronçon de plus** que toi ; une égalité ne change rien. La carte passe automatiquement.

        À la mise en place seulement, une égalité va au tronçon le plus proche de Nuremberg.
    .see = station toll goods points
    .words = carte de droit de passage wegerecht wegerechtkarten majorité plus de tronçons

settlement = Colonies
    .body =
        { CAP(PART($costs_settlement_wood, "bois", "bois")) } + { PART($costs_settlement_clay, "argile", "argiles") } + { PART($costs_settlement_wool, "laine", "laines") } + { PART($costs_settlement_grain, "blé", "blés") }. Une colonie va sur un croisement libre d’une route où tu as **au moins un tronçon douanier**. Elle ne touche pas forcément tes tronçons et peut être plus loin que le dernier. Elle garde l’espacement, et n’est jamais sur un chiffre romain.

        Elle vaut **{ COUNT($points_settlement, "point", "points") }** et rapporte une carte quand un champ voisin produit. Tu en as { $pieces_settlement }. Si quelqu’un d’autre a le droit de passage, une douane volante te prend une pièce d’or par colonie, ou une carte si tu n’as plus d’or.
    .see = distance harvest toll costs
    .words = colonie village construire fonder

distance = La règle d’espacement
    .body =
        Entre deux colonies de la **même route**, il y a au moins un croisement libre, peu importe à qui elles sont. Une route a donc de la place pour quatre au plus.

        Les colonies de deux routes différentes peuvent être côte à côte. Manufactures et tronçons douaniers ne gardent aucun espacement.
    .see = settlement setup route
    .words = règle d’espacement distance voisin à côté croisement libre entre

workshop = Manufactures
    .body =
        { PART($costs_workshop_ore, "minerai", "minerais") } + { PART($costs_workshop_grain, "blé", "blés") }. Une manufacture va sur un emplacement libre de la ville, l’un des douze pour toute la table ; il n’y faut ni tronçon ni espacement. Elle vaut **{ COUNT($points_workshop, "point", "points") }**. Tu en as { $pieces_workshop }.

        - Au bord d’un quartier, elle double le prix de sa marchandise.
        - Au marché principal, elle te donne un meilleur taux à la banque.
        - Au chantier, elle te permet de construire des tours.

        Chaque emplacement fait la première chose et l’une des deux autres.
    .see = quarters market yard goods costs
    .words = manufacture atelier fabrique disque rouge emplacement construire

market = Marché principal
    .body =
        Le centre au nord, le Hauptmarkt, a six emplacements pour les manufactures. Chaque emplacement a un symbole ; avec une manufacture dessus, tu échanges à son taux avec la banque :

        - nord 3:1, pour chaque sorte et pour l’or
        - nord-est 2:1 pour le blé, sud-est pour le minerai, sud pour la laine
        - sud-ouest 2:1 pour le bois, nord-ouest pour l’argile

        Seules tes propres manufactures comptent. Comme partout, elles doublent aussi le prix des marchandises de leurs quartiers.
    .see = bank workshop quarters
    .words = hauptmarkt marché centre place 2:1 3:1 taux symbole port

yard = Chantier
    .body =
        Le centre au sud, le Bauhof, a six emplacements pour les manufactures. Avec une manufacture sur l’un des six, tu peux construire des **tours**, autant que tu peux payer, partout où il y a de la place. Les remparts n’en ont pas besoin.

        Comme partout, une manufacture y vaut { COUNT($points_workshop, "point", "points") } et double le prix des marchandises de ses quartiers. Le chantier n’a pas de symbole pour la banque.
    .see = tower workshop quarters
    .words = bauhof chantier de construction centre avantages

quarters = Quartiers et zones de production
    .body =
        Les dix quartiers vont par paires ; chaque paire produit une marchandise. Une de tes manufactures au bord de l’un des deux quartiers **double le prix** de cette marchandise pour toi.

        Emplacements du marché principal (M) et du chantier (C) :

        - compas : M nord-ouest, nord, nord-est
        - armure : M nord-est, sud-est, sud ; C nord, nord-est
        - casque : M nord-ouest, sud-ouest, sud ; C nord, nord-ouest
        - lyre : C nord-est, sud-est, sud
        - papier : C nord-ouest, sud-ouest, sud

        Plusieurs manufactures ne doublent pas une seconde fois, et la douane n’est jamais doublée.
    .see = goods workshop city
    .words = zone de production quartier doubler double doublé prix

goods = Produire et vendre des marchandises
    .body =
        À ton tour, tu donnes les matières premières et reçois le prix tout de suite, autant de fois que tu peux.

        - compas : { PART($goods_compass_cost_ore, "minerai", "minerais") } + { PART($goods_compass_cost_wood, "bois", "bois") }, **{ COUNT($goods_compass_price, "pièce d’or", "pièces d’or") }**, Francfort
        - casque : { PART($goods_helmet_cost_ore, "minerai", "minerais") } + { PART($goods_helmet_cost_wood, "bois", "bois") }, **{ COUNT($goods_helmet_price, "pièce d’or", "pièces d’or") }**, Francfort
        - armure : { PART($goods_armour_cost_ore, "minerai", "minerais") } + { PART($goods_armour_cost_wool, "laine", "laines") }, **{ COUNT($goods_armour_price, "pièce d’or", "pièces d’or") }**, Prague
        - lyre : { PART($goods_lyre_cost_wood, "bois", "bois") } + { PART($goods_lyre_cost_wool, "laine", "laines") }, **{ COUNT($goods_lyre_price, "pièce d’or", "pièces d’or") }**, Prague
        - papier : { PART($goods_paper_cost_wool, "laine", "laines") }, **{ COUNT($goods_paper_price, "pièce d’or", "pièces d’or") }**, Venise

        Une manufacture au bord d’un de ses quartiers double le prix. Puis, par vente, **{ COUNT($goods_compass_toll, "pièce d’or", "pièces d’or") }** de douane vont au droit de passage de la route ; tu ne paies rien si c’est toi qui l’as, ou personne.

        Un compas sans manufacture rapporte { $goods_compass_price } − { $goods_compass_toll } = { $compass_earns } sous le droit de passage de quelqu’un d’autre ; avec une, { $compass_doubled } − { $goods_compass_toll } = { $compass_doubled_earns }.
    .see = quarters right gold workshop
    .words = produire production vendre vente marchandise marchandises compas boussole casque armure lyre papier revenu prix douane

wall = Remparts
    .body =
        { CAP(PART($costs_wall_clay, "argile", "argiles")) } + { COUNT($costs_wall_gold, "pièce d’or", "pièces d’or") }. Un rempart va toujours sur le prochain bord extérieur de la ville, dans le sens antihoraire à partir de la flèche : tu n’as rien à choisir. Il te rapporte **{ COUNT($prestige_wall, "point de prestige", "points de prestige") }** ; ensuite il n’est à personne.

        Tu peux en construire plusieurs par tour, dès le premier, et tu n’as pas besoin de manufacture. Il y en a 26 pour toute la table. Certains coins entre deux remparts sont des triangles ouverts, où une tour trouve sa place.
    .see = tower prestige free-clay council
    .words = rempart mur muraille murailles section fortification argile or flèche prochain

tower = Tours de garde
    .body =
        { CAP(PART($costs_tower_clay, "argile", "argiles")) } + { PART($costs_tower_wood, "bois", "bois") } + { COUNT($costs_tower_gold, "pièce d’or", "pièces d’or") }, et une de tes manufactures au **chantier**. Une tour va dans un triangle ouvert entre deux remparts finis, peu importe qui les a construits. Elle te rapporte **{ COUNT($prestige_tower, "point de prestige", "points de prestige") }** ; ensuite elle n’est à personne.

        Il y a 16 places. La dernière, entre le premier rempart et le 26e, s’ouvre quand l’enceinte est fermée.
    .see = yard wall prestige council
    .words = tour de garde triangle ouvert coin construire

prestige = Prestige
    .body =
        Un rempart rapporte { COUNT($prestige_wall, "point de prestige", "points de prestige") }, une tour { $prestige_tower }, et rien ne les reprend. Ce ne sont pas des points de victoire : ils décident des cartes Conseil. À partir de { $prestige_council_from }, tu peux en obtenir une ; avec { $prestige_lock_at } ou plus, la tienne est à l’abri.
    .see = council safe wall tower
    .words = pions de prestige pion point jeton

council = Cartes Conseil
    .body =
        Il y a le **Conseil des Sept**, { COUNT($points_council_1, "point", "points") }, le **Petit Conseil**, { $points_council_2 }, et le **Grand Conseil**, { $points_council_3 } ; une seule carte par personne. À trois, le Petit Conseil ne sert pas.

        La première place avec { $prestige_council_from } points de prestige prend la meilleure carte, la deuxième la suivante, la troisième la dernière. Ensuite, le prestige décide : si tu en as **plus** que quelqu’un qui a une meilleure carte, vous échangez, que tu le veuilles ou non. Sans carte, tu prends simplement la sienne. Une égalité ne change rien.

        Si tu en dépasses plusieurs à égalité, tu choisis avec qui échanger. Tu montes de toute façon jusqu’à la meilleure carte possible : ton choix décide de ce qui reste aux autres.
    .see = swaps safe prestige points three
    .words = carte conseil membre sept petit grand siebenerrat kleiner rat grosser rat choix choisir

swaps = Quand une carte Conseil change de mains
    .body =
        Après chaque rempart ou tour, avant toute autre chose :

        - Si tu viens de construire, sans carte et avec { $prestige_council_from } points de prestige, tu prends la meilleure carte libre.
        - Tant que tu dépasses en prestige quelqu’un qui a une meilleure carte, vous échangez, la meilleure d’abord.
        - Si tu perds ta carte ainsi, tu prends la meilleure possible selon la même règle, sans question.

        Exemple : Anna (4 points) et Bob (3 points) ont un prestige de 3. Tu es à 2, et une tour t’amène à 4. Tu prends la carte libre de 2 points, puis choisis entre Anna et Bob : Anna finirait avec 2 points et Bob garderait 3 ; ou Bob finirait avec 2, et ton échange suivant laisserait 3 à Anna. Tu as 4 de toute façon.
    .see = council safe free-clay
    .words = prendre perdre chaîne chassé conseil carte ordre exemple

safe = Une carte Conseil à l’abri
    .body =
        Avec **{ $prestige_lock_at } points de prestige ou plus**, personne ne peut plus prendre ta carte Conseil, quoi que construisent les autres.

        La protection vient après les échanges du même rempart ou de la même tour : le douzième point peut encore t’apporter une meilleure carte, de quelqu’un qui n’est pas à l’abri. À { $prestige_lock_at } ou plus, on ne te prend plus rien.
    .see = council swaps prestige
    .words = douze 12 verrou bloquée définitif garder protégée

gold = Or
    .body =
        L’or vient de la vente des marchandises et des droits de douane, parfois d’un échange. Il te sert pour les remparts et les tours.

        - { $rates_gold } pièces d’or achètent une matière première, { $rates_gold_any } avec une manufacture au symbole 3:1.
        - { $rates_to_gold } cartes de la même sorte achètent 1 pièce d’or, avec ou sans manufacture : mauvaise affaire.
        - Le chevalier pillard ne le vole pas et ne le compte pas.

        Gardes-en un peu : pour chaque pièce d’or qui te manque à une douane, on te tire une carte au hasard. Tout le monde voit combien tu en as, et la banque n’en manque jamais.
    .see = goods toll bank wall
    .words = argent monnaie pièce d’or pièces revenu gagner recevoir d’où

trade = Commerce
    .body =
        À ton tour, une fois l’événement fini, tu échanges avec la banque et avec les autres et vends des marchandises, autant que tu veux, avant, entre ou après tes constructions. Tout échange passe par toi, et hors de ton tour tu ne fais que répondre aux offres.

        Cartes et or s’échangent, pièces et marchandises non : une marchandise est vendue dès qu’elle est produite.
    .see = bank offer goods turn
    .words = échange échanger troc

bank = Échanger avec la banque
    .body =
        Donne des cartes de la même sorte contre une carte d’une autre, à ton meilleur taux :

        - 4:1 toujours
        - 3:1 pour chaque sorte, avec une manufacture au symbole 3:1 du marché principal
        - 2:1 pour une sorte, avec une manufacture à son symbole

        Tu peux aussi donner de l’or : { $rates_gold } pièces pour une carte, { $rates_gold_any } avec la manufacture 3:1. L’or lui-même coûte toujours { $rates_to_gold } cartes de la même sorte. Tu ne reçois que ce que la banque possède, autant de fois que tu peux payer.
    .see = market gold offer shortage
    .words = échange avec la banque taux 4:1 3:1 2:1 troc acheter

offer = Échanger avec les autres
    .body =
        À ton tour, tu proposes des cartes et de l’or contre des cartes et de l’or, à toute la table ou à certaines places. L’échange se fait tout de suite avec le premier oui. On peut aussi refuser, faire une contre-offre, ou ne plus échanger ce tour-ci. Personne ne doit répondre, et tu n’as jamais à attendre.

        Chaque côté donne quelque chose, { $offer_size } cartes et pièces d’or au plus ; aucune sorte, ni l’or, n’est des deux côtés. On ne promet rien pour un autre tour. Une offre que tu ne peux plus payer est retirée, et toutes finissent avec le tour. Tu peux faire { $proposals } offres par tour ; les contre-offres des autres ne comptent pas.
    .see = bank gold turn hidden
    .words = échange avec les autres joueurs accord accepter refuser contre-offre retirer partenaire don cadeau troc

points = Points de victoire
    .body =
        - colonie 1
        - manufacture 1
        - droit de passage 1
        - carte Conseil { $points_council_1 }, { $points_council_2 } ou { $points_council_3 }

        Colonies et manufactures seules font 9 au plus : il te faut aussi des droits de passage ou une place au Conseil. Tronçons douaniers, remparts, tours, prestige et or ne sont pas des points. Tous les points sont publics.
    .see = end settlement workshop right council
    .words = point de victoire score total valeur

end = Gagner et fin de la partie
    .body =
        Tu gagnes dès que tu as **{ COUNT($target, "point", "points") } à ton propre tour**, même pendant l’événement ; un choix de carte Conseil se fait d’abord, et ce que les autres avaient encore à décider est annulé. Si tu y arrives au tour de quelqu’un d’autre, grâce à un rempart de l’argile gratuite, tu gagnes au début du tien, avant la carte, si tu les as encore.

        Quand l’indicateur du Temps arrive en **1400**, la partie finit tout de suite et le plus de points l’emporte. En cas d’égalité, c’est la meilleure carte Conseil, puis le plus haut prestige, puis le plus d’or ; si tout est égal, la victoire est partagée.
    .see = points timeline council turn length
    .words = fin de la partie victoire gagné comment gagner 13 1400 égalité finir

hidden = Ce qui est caché
    .body =
        D’une main adverse, tu vois seulement combien elle a de cartes. Personne ne voit l’ordre des cartes Événement. Si le chevalier pillard vole une carte, ou si une douane en tire une, vous n’êtes que deux à savoir laquelle.

        Sont visibles l’or, le prestige, les points, la banque, les cartes Événement piochées depuis le dernier mélange, et tout ce qui est récolté, échangé, payé ou rendu. En comptant, tu en sais donc long sur une main.

        Les réponses qui attendent celles des autres, cartes à rendre ou rempart gratuit, restent secrètes jusqu’à ce qu’elles aient effet. À la fin de la partie, toutes les mains se montrent.
    .see = knight toll days end
    .words = secret main mains privé public voir compter visible

days = Qui répond, et quand ?
    .body =
        Kontor ne demande rien quand tout le monde voit qu’il n’y a rien à choisir : cartes Événement, douanes, droits de passage, années, et cartes Conseil sans égalité se règlent automatiquement.

        Quand vient le chevalier pillard, les cartes à rendre sont choisies en même temps. Si c’est toi qui l’as pioché, tu peux déjà choisir son champ et sa victime, une fois tes propres cartes choisies ; il bouge quand toutes les cartes sont rendues. Si tu attends, tu choisis en voyant ce que tout le monde a rendu. Pour l’argile gratuite, avec { COUNT($costs_free_wall_gold, "pièce d’or", "pièces d’or") }, tu réponds en même temps que les autres, et les remparts se construisent dans l’ordre du tour.
    .see = knight free-clay council hidden
    .words = jours attendre attente ordre en même temps parallèle automatique d’office pas mon tour
