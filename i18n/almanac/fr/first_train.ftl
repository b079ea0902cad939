overview = Le jeu en bref
    .body =
        Tu construis des lignes de chemin de fer entre les villes de deux grandes compagnies, la rouge et la verte, et tu y transportes passagers et marchandises. À chaque manche, tu mises des cubes d’investissement contre de l’influence ; les deux paient voies et trains.

        Les voies coûtent à chaque manche. Quand une ligne a fait son service, tu la vends donc à une compagnie : ses villes prennent la couleur de la compagnie, et la carte change pour tout le monde.

        Les points viennent de ce que portent tes trains, des séries, des pertes et profits. À la fin, chaque voie encore à toi coûte { COUNT($link_lost, "point", "points") }. **Le plus de points l’emporte**, après { $rounds_4 } manches à quatre, { $rounds_3 } à deux ou trois.
    .see = round example board tips points
    .words = but du jeu objectif débuter bases introduction règles comment jouer first train last train train chemin de fer

round = La manche et ses dix phases
    .body =
        - 1 Tout le monde prend des cubes d’investissement.
        - 2 Un jeton est tiré pour chaque case d’enchère.
        - 3 Enchères : deux par personne, pour l’influence.
        - 4 Ordre de construction et ordre des trains.
        - 5 Construction : une ligne par personne.
        - 6 Trains et transport, une action à la fois.
        - 7 Points de victoire, puis pertes et profits.
        - 8 Ordre général : le plus de profit d’abord.
        - 9 Vente de lignes : une par personne.
        - 10 Fin de la manche.

        Tu ne décides que dans les phases 3, 5, 6 et 9 ; le reste se fait tout seul. À quatre, la partie a { $rounds_4 } manches ; à deux ou trois, { $rounds_3 }.
    .see = cubes auction construction transport points sale
    .words = manches phase phases tour fin du tour déroulement marqueur nombre de tours que puis-je faire

example = Une manche en chiffres
    .body =
        Manche 1, à quatre : tu as 12 cubes et, en influence, 1 blanche, 2 marron, 1 rouge et 1 verte.

        - Enchères : 4 cubes gagnent la case 2, jeton tiré blanc ; 3 gagnent la case 6, jeton tiré vert. Restent 5 cubes, 2 blanches, 5 marron, 3 rouges et 2 vertes.
        - Ligne : Nürnberg Süd – Langwasser – Feucht – Altdorf, la dernière voie sur une rivière : 1 + 1 + 2 cubes, 1 rouge pour Nürnberg Süd, 1 blanche pour un propriétaire à Feucht.
        - Train 2b : 2 marron. Tu charges 2 colis de Langwasser, 1 bière dont une flèche mène à Altdorf, et un passager rouge de Feucht pour Nürnberg Süd : 4 points.
        - Profit : 2 pour les colis + 2 pour la bière + 1 pour le passager − 3 pour les voies = +2.
        - Vente : la rouge prend les 3 voies contre tes 2 rouges. Feucht et Altdorf deviennent rouges, et ces voies ne te coûtent plus rien.
    .see = boxes costs transport profit sale
    .words = exemple manche tour démonstration calcul comment se passe une manche

board = Le plateau, signe par signe
    .body =
        - Carré : grande ville ; rond : petite. Couronne : compagnie rouge ; trèfle : verte. Sur une pastille : une vente a changé la ville.
        - Haut-de-forme : passager rouge. Coiffe : passager vert. Chapeau de paille : propriétaire.
        - Cubes : marchandises. Flèche blanche : la ville où les charger ; grise : plus maintenant. Signe imprimé pâle : plus rien.
        - Étoile : la prime de Fürth est à prendre. Barrière : frontière fermée.
        - Voies au motif de leur place, avec sa lettre ; celles d’une compagnie sont pâles, à son emblème.
        - Sous la carte : pertes et profits ; trains, prix et wagons ; influence ; cases, 3+ est la mise minimale ; les trois ordres, sur fond doré celui qui compte. Sur une piste, le pion de gauche gagne l’égalité.
        - À droite : points ; cubes, voies et locomotives en réserve, profit ; influence ; ce qui est déjà transporté.

        Magenta : c’est nouveau.
    .see = area town white influence fuerth
    .words = légende image symbole symboles signe signes icône étoile couronne trèfle chapeau coiffe paille grise barrière pastille magenta rose pion lettre signification que veut dire

tips = Par quoi commencer ?
    .body =
        - **Mise sur deux cases avec du marron et la couleur d’une compagnie.** Le marron achète les trains ; la rouge ou la verte ouvre les villes de sa compagnie et paie la vente. Garde environ cinq cubes pour une ligne.
        - **Construis court, pour ce que tu peux charger dès cette manche** : le long de cubes jaunes, vers une ville où mène une flèche, avec des passagers en route. Les propriétaires demandent de la blanche : regarde avant de miser.
        - **Vends une ligne qui n’a plus rien à transporter.** Sinon chaque voie coûte { $upkeep } par manche, et { COUNT($link_lost, "point", "points") } à la fin. Tes pièces te reviennent aussi.

        −3 après la manche 1, rien de grave : c’est le coût de trois voies, et la bière et les ventes te feront remonter. L’ordinateur gagne le plus souvent à +{ $profit_most }, le maximum. Transporte les quatre sortes : une série vaut { COUNT($points_set, "point", "points") }.
    .see = auction boxes construction sale profit
    .words = astuce astuces conseil conseils stratégie tactique débutant débutants débutante premier coup bon ouverture aide que faire d’abord en premier combien miser

length = Combien de temps dure une partie
    .body =
        À quatre, { $rounds_4 } manches ; à deux ou trois, { $rounds_3 }. Dans chaque manche, tu mises, construis une ligne, fais rouler tes trains et vends : quatre décisions, si tu réponds par un plan.

        En jours, ça dépend de la rapidité des réponses. Si tout le monde passe quelques fois par jour sans rien prévoir, compte cinq ou six jours à deux, huit à trois ou quatre. Avec des consignes et des coups prévus, c’est trois à six jours.
    .see = round players plan list
    .words = durée combien de temps longueur jours semaines heures manches tours rapide lent long longue

players = À deux, à trois, à quatre
    .body =
        - À quatre : **{ $rounds_4 } manches**, face 3–4
        - À trois : **{ $rounds_3 } manches**, face 3–4, ou 2–3 si l’hôte le veut
        - À deux : **{ $rounds_2 } manches**, face 2–3

        Moins il y a de monde, plus il faut de manches pour transporter les mêmes marchandises. À trois sur la face 2–3, il y a six cases pour six enchères : toutes les cases sont gagnées.

        La carte se choisit librement. Les complètes vont à tout le monde ; les compactes ont moins à transporter, pour deux ou pour une partie courte.
    .see = sides maps round length
    .words = nombre de joueurs 2 3 4 places deux trois quatre manches combien

sides = Les deux faces des plateaux
    .body =
        Une face, c’est un plateau d’enchères et un plateau de trains ; on ne les mélange pas.

        - **3–4** : les { $influence_counters } jetons sont dans le sac à chaque manche, il y a huit cases, et chaque passager vaut { COUNT($boards_3-4_passenger_points_1, "point", "points") }.
        - **2–3** : { $boards_2-3_bag_white } jetons blancs, { $boards_2-3_bag_brown } marron, { $boards_2-3_bag_red } rouges et { $boards_2-3_bag_green } verts sont dans le sac, il y a six cases, et un passager vaut { $boards_2-3_passenger_points_3 }, { $boards_2-3_passenger_points_2 } ou { $boards_2-3_passenger_points_1 } points selon le prix du train.

        À quatre on joue sur la face 3–4, à deux sur 2–3. À trois, l’hôte choisit ; par défaut, c’est 3–4. Les six trains et tout le reste ne changent pas.
    .see = players boxes counters points
    .words = face plateau enchère plateau train 3-4j 2-3j option

maps = Les cartes
    .body =
        L’hôte en choisit une parmi quatre ; par défaut, c’est Nürnberg complète.

        - Nürnberg : complète 87 secteurs, compacte 50
        - Wensleydale : complète 86 secteurs, compacte 50

        Joue sur une carte complète si tu peux : elle a de quoi transporter pour toute une partie. Une carte compacte s’épuise plus tôt, ce qui va bien à deux ou pour une partie courte.

        Nürnberg a bière, colis, rivières, une frontière fermée et une prime pour Fürth. Wensleydale a pierre, fromage, vallées et le Sud. Le reste ne change pas.
    .see = nuernberg wensleydale area
    .words = carte plateau option complète compacte petite choisir géographie

nuernberg = La carte de Nürnberg
    .body =
        Les marchandises blanches sont la **bière**, dans le houblon ; les jaunes sont les **colis**, dans les plaines. On ne construit pas dans le houblon.

        Villes de la compagnie rouge : Forchheim, Nürnberg Süd, Ansbach, Roth. De la verte : Neustadt/Aisch, Nürnberg Nord, Hersbruck, Neumarkt.

        Traverser une rivière coûte { $link_cost_river } : Regnitz, Rednitz, Pegnitz, Aisch, Schwarzach, Altmühl. Toute autre voie coûte { $link_cost_plain }.

        La frontière entre Nürnberg Nord et Nürnberg Süd est fermée. La première liaison avec Fürth rapporte une prime par voie à toi sur le trajet ; il y faut au moins **3 voies**.
    .see = maps terrain closed fuerth white yellow
    .words = nuremberg nuernberg franconie noms pegnitz first train

wensleydale = La carte de Wensleydale
    .body =
        Les marchandises blanches sont la **pierre**, dans les collines ; les jaunes sont le **fromage**, dans les plaines. On ne construit pas dans les collines. Une voie vers ou depuis une vallée coûte { $link_cost_valley }, toute autre { $link_cost_plain }.

        La rouge est le Midland Railway (MR) : Kirkby Stephen, Garsdale, Settle, Skipton, Ilkley. La verte est le North Eastern Railway (NER) : Barnard Castle, Richmond, Northallerton, Ripon, Harrogate. La carte compacte n’a ni Ilkley ni Harrogate.

        Autour de Skipton se trouve le Sud, où l’on n’entre pas de l’extérieur. Ici, pas de rivière à payer, pas de frontière fermée, pas de prime.
    .see = maps terrain south white yellow company
    .words = yorkshire dales last train mr ner midland north eastern noms

setup = Mise en place
    .body =
        Elle se fait toute seule, et tout le monde voit ce qui est tiré.

        - **Marchandises** : les { $goods_in_all } sont mélangées, et deux sont tirées pour chaque secteur qui en a le signe. Quand tout est posé, celles de la mauvaise couleur partent : les jaunes des collines ou du houblon, les blanches des plaines. Un secteur en garde donc 0, 1 ou 2.
        - **Figurines** : { $figures_red } passagers rouges, { $figures_green } verts et { $figures_landowner } propriétaires sont mélangés ; trois sont tirés pour chaque grande ville, deux pour chaque petite, aucun pour les villes de compagnie du départ. Ici, rien n’est retiré.

        Ce qui n’est pas tiré ne sert pas. Rien ne revient jamais sur la carte.
    .see = start area landowner pieces
    .words = préparation début tirer tirage mauvaise couleur symbole placement installer

start = Qui commence, et avec quoi ?
    .body =
        La première place de l’ordre général est tirée au sort ; les autres suivent dans le sens horaire.

        Tout le monde commence avec 0 point de victoire, 0 aux pertes et profits, et en influence **{ COUNT($start_white, "blanche", "blanches") }, { $start_brown } marron, { COUNT($start_red, "rouge", "rouges") } et { COUNT($start_green, "verte", "vertes") }**. Les pions s’empilent de la dernière à la première place de l’ordre général : la première est au-dessus et gagne les égalités.

        Personne n’a de cubes d’investissement avant la phase 1 : la première manche se joue avec { $cubes_a_round }.
    .see = turn-order stack influence cubes tips
    .words = première personne premier joueur hasard influence de départ valeurs pions commencer début

pieces = Ce qu’il y a dans la boîte
    .body =
        - Par personne : { $own_links } voies, { $locomotives } locomotives, { $cubes_most } cubes d’investissement, 10 pions
        - { $goods_white } marchandises blanches et { $goods_yellow } jaunes
        - { $figures_red } passagers rouges, { $figures_green } verts, { $figures_landowner } propriétaires
        - { $influence_counters } jetons d’influence, cinq de chaque couleur
        - les voies des compagnies rouge et verte, qui ne manquent jamais ici

        Tu n’auras jamais plus de { $own_links } voies. Pour en récupérer, il faut vendre des lignes.
    .see = setup track train cubes
    .words = matériel pièces contenu réserve combien nombre pions stock

area = Secteurs et signes
    .body =
        Des frontières coupent la carte en secteurs. Chaque secteur a exactement un signe :

        - un carré : une grande ville
        - un rond : une petite ville
        - des marchandises blanches, dans les collines ou le houblon
        - des marchandises jaunes, dans les plaines

        Passagers et propriétaires sont dans les villes, les marchandises dans les autres secteurs. Quand tout est transporté ou parti, le signe reste, mais rien ne revient.
    .see = town terrain white yellow setup board
    .words = secteur section région case zone symbole marque carré rond cercle frontière

town = Villes
    .body =
        Une ville est neutre, rouge, verte, ou rouge et verte à la fois. Certaines sont d’une compagnie dès le départ ; les autres prennent une couleur quand une ligne qui les touche est vendue, et la gardent pour toujours. Grandes et petites ne diffèrent que par les figurines de la mise en place.

        Dans une ville rouge ou verte,

        - tout le monde peut commencer une ligne,
        - les voies qui y entrent ou en sortent coûtent de l’influence de sa couleur,
        - les passagers de sa couleur arrivent,
        - peut commencer une ligne que tu vends à sa compagnie,
        - bière et pierre ne se chargent plus.
    .see = company begin fee passenger sold white
    .words = ville cité grande petite carré rond neutre devenue rouge verte deux couleurs

company = Les deux compagnies
    .body =
        La compagnie rouge et la verte ne sont à personne : elles ont les villes de leur couleur, et les lignes qu’on leur vend. À Wensleydale, la rouge est le Midland Railway (MR), la verte le North Eastern Railway (NER).

        Leurs voies occupent leurs frontières comme les autres, et leur entretien ne coûte rien à personne. Elles ne transportent les passagers de personne. Les marchandises jaunes d’un secteur où passe une compagnie sont perdues. Leurs voies comptent pour la liaison avec Fürth, mais n’y rapportent pas de points.
    .see = town fee sale track yellow
    .words = compagnie mr ner midland north eastern rouge verte réseau voies de compagnie

terrain = Terrain
    .body =
        - Plaines : entre deux plaines, une voie coûte { $link_cost_plain }.
        - Vallées, à Wensleydale seulement : vers ou depuis une vallée, une voie coûte { $link_cost_valley }.
        - Rivières, à Nürnberg seulement : traverser une rivière coûte { $link_cost_river }.
        - Collines et houblon : aucune voie n’y entre ni n’en sort. Ils donnent pierre ou bière, et des flèches mènent aux villes où on les charge.

        Une voie ne coûte jamais plus : aucune carte n’a à la fois vallées et rivières à payer. Une ville ou le Sud ne coûte rien en soi, mais villes de compagnie et propriétaires demandent de l’influence.
    .see = costs fee landowner white
    .words = plaine vallée colline houblon rivière fleuve paysage interdit

cubes = Cubes d’investissement
    .body =
        À la phase 1, tout le monde prend **{ $cubes_a_round } cubes**, ou moins, pour en avoir **{ $cubes_most } au plus**. Il ne sert donc à rien d’en garder plus de { $cubes_kept } pour la manche suivante.

        Les cubes paient les enchères et les points de construction, et { $exchange } cubes remplacent 1 marron pour un train. Une enchère gagnante dépense les siens, et aucun ne revient avant la phase 1. Si on te dépasse, tu reprends les tiens tout de suite. Ce qui reste après la construction reste en main, pour les trains et la manche suivante.

        Tout le monde voit combien tu en as.
    .see = auction paying exchange
    .words = investissement argent capital revenu prendre 12 15 maximum réserve garder cash liquide

counters = Jetons d’influence
    .body =
        À la phase 2, un jeton est tiré pour chaque case et s’ajoute aux points imprimés : une case du haut rapporte { $printed_upper } + 1 points, une case du bas { $printed_lower } + 1. Tout le monde les voit avant de miser.

        - Face 3–4 : les { $influence_counters } sont dans le sac, cinq de chaque couleur.
        - Face 2–3 : { $boards_2-3_bag_white } blancs, { $boards_2-3_bag_brown } marron, { $boards_2-3_bag_red } rouges et { $boards_2-3_bag_green } verts.

        Le sac est rempli de nouveau à chaque manche : les jetons déjà tirés ne disent rien des suivants.
    .see = boxes auction sides hidden
    .words = points d’influence jeton influence sac tirer tirage hasard

boxes = Les cases d’enchère
    .body =
        Voici les points imprimés ; chaque case en a aussi un tiré. Il faut au moins { $boards_3-4_boxes_1_least } cubes en haut, { $boards_3-4_boxes_5_least } en bas.

        Face 3–4, rangée du haut :
        - 1 : 2 marron + verte
        - 2 : 2 marron + rouge
        - 3 : blanche + 2 rouges
        - 4 : blanche + 2 vertes
        Rangée du bas :
        - 5 : marron + blanche
        - 6 : marron + rouge
        - 7 : blanche + verte
        - 8 : rouge + verte

        Face 2–3, rangée du haut :
        - 1 : 2 marron + verte
        - 2 : blanche + marron + rouge
        - 3 : blanche + rouge + verte
        Rangée du bas :
        - 4 : marron + rouge
        - 5 : marron + verte
        - 6 : blanche + rouge ou verte

        Les points sont comptés case par case, dans l’ordre des numéros. Si tu gagnes la case bicolore, la 6 de la face 2–3, tu choisis rouge ou verte pour son dernier point, compté en dernier ; un plan peut le dire.
    .see = auction counters sides influence
    .words = case influence lot points imprimés bicolore choix rouge ou verte minimum rangée supérieure inférieure numéro des cases

auction = Enchères
    .body =
        Dans l’ordre général, tour après tour, tout le monde mise jusqu’à avoir **deux enchères posées**. Tu mets des cubes sur une case : au moins { $boards_3-4_boxes_1_least } en haut, { $boards_3-4_boxes_5_least } en bas, et **plus** que ce qui s’y trouve. On ne surenchérit pas sur soi-même.

        Tu dois miser tant que tu peux payer une case. Sinon, ton tour est sauté, et Kontor te redemande au suivant.

        Si on dépasse ton enchère, tu reprends tes cubes. À ton prochain tour, tu peux miser partout, même sur la case que tu viens de perdre. C’est fini quand plus personne ne doit miser. Les enchères posées sont alors payées, et chaque point avance ton pion d’une valeur.
    .see = plan boxes cubes stack tips
    .words = enchère miser mise surenchérir surenchère dépasser obligatoire obligation devoir ordre deux enchères pour les jetons influence minimum

plan = Laisser Kontor miser
    .body =
        Miser une enchère après l’autre prendrait des semaines. Tout le monde mise donc en même temps : dis en secret jusqu’où aller, une case jusqu’à tant de cubes, sinon une autre, et de même pour la seconde enchère. Kontor mise le moins possible, et te redemande là où ton plan finit, si tu veux.

        Ou réponds **demande-moi chaque fois** : quand vient ton tour de miser, tout attend, et tu vois les enchères déjà faites.

        Le résultat est exactement celui d’enchères ouvertes selon ces plans. Personne ne voit un plan, ni quand il est arrivé. Tu peux changer le tien tant qu’il en manque un ; il finit avec la phase.
    .see = auction days hidden
    .words = plan secret limite jusqu’à demande-moi chaque fois enchère automatique

influence = Influence
    .body =
        - **Blanche**, le gouvernement : ordre de construction ; propriétaires
        - **Marron**, ferroviaire : ordre des trains ; trains
        - **Rouge** et **verte**, les compagnies : voies dans leurs villes ; lignes qu’on leur vend

        Elle vient des enchères seules, de 0 à **{ $influence_most }** par couleur. Quand il n’y a plus de cubes, toute couleur paie des points de construction. Pour un train, trois points des autres couleurs en remplacent un de marron. Rien ne remplace la blanche face à un propriétaire, ni la rouge et la verte dans une ville ou à une vente.

        Ce que tu paies fait descendre ton pion, et ce que tu gardes compte encore à la manche suivante.
    .see = auction stack fee landowner train sale
    .words = influence piste pistes blanc blanche marron brun rouge vert verte gouvernement ferroviaire points maximum 10

stack = Piles et égalités
    .body =
        Les pions sur une même valeur forment une pile, et **le pion le plus haut gagne l’égalité**.

        Un pion qui arrive sur une valeur se met au-dessus, en montant comme en descendant : dépenser peut donc faire gagner une égalité. Au maximum de { $influence_most }, un gain de plus met seulement ton pion au-dessus. Si tu ne gagnes ni ne paies rien d’une couleur, ton pion n’y bouge pas : un train acheté par échange seul laisse le pion marron où il est.

        Les pertes et profits suivent la même règle.
    .see = influence turn-order profit
    .words = pile piles égalité égal pion au-dessus dessus maximum jeton du dessus

turn-order = Les trois ordres du tour
    .body =
        - **Ordre général** : enchères, pertes et profits, vente. Fixé à la phase 8, le plus de profit d’abord.
        - **Ordre de construction** : le plus d’influence blanche d’abord.
        - **Ordre des trains** : le plus d’influence marron d’abord.

        En cas d’égalité, le pion le plus haut passe d’abord. Les deux derniers sont fixés à la phase 4 ; ce que tu dépenses ensuite n’y change rien cette manche.

        Le premier ordre général commence par une place tirée au sort et va dans le sens horaire.
    .see = stack influence profit start
    .words = ordre du tour ordre du tour général construction train transport qui commence premier piste d’ordre

construction = Construction d’une ligne
    .body =
        Dans l’ordre de construction, tout le monde construit **une ligne de 0 à { $own_links } voies**, selon ses pièces et ses moyens. On peut passer.

        - Une voie traverse une frontière entre deux secteurs. Chaque frontière n’a de place que pour une voie, peu importe à qui.
        - La ligne part de son début dans une seule direction, sans embranchement, et ne passe jamais deux fois par un secteur. Elle peut partir d’une de tes anciennes voies.
        - Elle peut finir partout, pas seulement dans une ville.
        - Aucune voie n’entre dans les collines ou le houblon, ni n’en sort.

        Tu ne peux construire que les voies que tu paies en entier.
    .see = begin costs paying track line-order
    .words = construire construction poser voie voies ligne continue embranchement bifurcation 15 pièces boucle direction

begin = Où commence une ligne
    .body =
        Une ligne commence dans un secteur

        - avec une ville rouge ou verte, de compagnie dès le départ ou devenue telle par une vente,
        - ou que tes propres voies atteignent déjà.

        Les voies des autres ne t’aident pas à commencer. De là, la ligne grandit dans une seule direction. C’est ce qui décide dans quels secteurs elle **entre**, donc quels propriétaires tu paies. Dans le secteur de départ, elle n’entre pas.
    .see = construction landowner town south
    .words = départ début point de départ commencer première voie d’où ligne

costs = Ce que coûte une voie
    .body =
        - Entre deux plaines : **{ COUNT($link_cost_plain, "point", "points") }**
        - Vers ou depuis une vallée : **{ COUNT($link_cost_valley, "point", "points") }**
        - À travers une rivière : **{ COUNT($link_cost_river, "point", "points") }**
        - Vers ou depuis une ville de compagnie : en plus **{ COUNT($fee, "point", "points") } d’influence de sa couleur**, des deux si la ville a les deux
        - Par propriétaire dans le secteur où tu entres : en plus **{ COUNT($landowner, "point", "points") } d’influence blanche**, même dans le dernier secteur

        Les points de construction se paient en cubes d’investissement, et en influence seulement quand il n’y en a plus. Exemple : une voie d’une ville rouge en vallée vers une ville de plaine avec un propriétaire coûte { COUNT($link_cost_valley, "point", "points") }, { COUNT($fee, "rouge", "rouges") } et { COUNT($landowner, "blanche", "blanches") }.
    .see = paying fee landowner terrain construction
    .words = coût coûts prix construction points voie payer combien

paying = Payer une ligne
    .body =
        Les points de construction se paient **d’abord en cubes**. Seulement quand il n’y en a plus, l’influence de ton choix paie le reste, un pour un, marron comprise. Par défaut, la blanche part d’abord, puis la rouge, la verte, et la marron en dernier. On ne paie pas en influence pour garder des cubes.

        Villes de compagnie et propriétaires se paient dans leur couleur seulement, jamais en cubes ni dans une autre couleur. Un même point ne paie pas en plus la construction : ce qu’il faut pour la ligne est mis de côté.

        Avant que tu envoies une ligne, Kontor montre ce qu’elle coûte et ce qui te restera.
    .see = costs cubes influence fee
    .words = paiement payer d’abord cubes points de construction influence reste moyens

fee = Payer les villes de compagnie
    .body =
        Une voie vers ou depuis une ville rouge ou verte coûte **{ COUNT($fee, "point", "points") } d’influence de cette couleur**, ou { $fee } de chaque si la ville a les deux. Une voie entre deux villes de compagnie paie pour les deux : entre deux rouges, { COUNT($fee_twice, "rouge", "rouges") }.

        Si ta ligne entre dans une ville et en sort, elle paie **une seule fois**. Une ligne d’une autre manche paie de nouveau. Rien ne remplace la couleur, ni cubes ni autre influence.

        Y commencer ou y finir revient au même.
    .see = town costs paying company
    .words = taxe droit ville verte rouge influence entrer sortir une fois compagnie

landowner = Propriétaires terriens
    .body =
        Ce sont les figurines blanches dans les villes. Une voie vers leur secteur coûte **{ COUNT($landowner, "point", "points") } d’influence blanche par propriétaire**, pour tout le groupe à la fois, même si la ligne finit là. Puis ces figurines quittent la partie. Sans l’influence blanche, tu n’entres pas.

        Ce ne sont pas des passagers, et personne ne les transporte. Au départ de ta ligne, tu n’en paies aucun : on n’en trouve que là où personne n’est encore venu.
    .see = influence costs begin setup
    .words = propriétaire terrien bonhomme blanc figurine chapeau paysan gouvernement

track = Voies, les tiennes et les autres
    .body =
        Une frontière porte une seule voie, de quelqu’un ou d’une compagnie. Les voies des autres ne t’aident ni ne te gênent, sauf aux frontières qu’elles occupent. Dans un même secteur, plusieurs réseaux peuvent se rencontrer.

        Tu as **{ $own_links } voies** ; celles de la carte ne reviennent que si tu les vends. Chaque voie à toi coûte { $upkeep } aux pertes et profits à chaque manche, et { COUNT($link_lost, "point", "points") } de plus à la fin.

        Tu ne transportes que sur tes propres voies. Mais tes trains ne sont liés à aucune ligne : chaque train sert tout ce qui est à toi.
    .see = construction company profit sale pieces
    .words = voie rail à moi des autres adverse frontière une seule partagé réserve

south = Le Sud (The South)
    .body =
        À Wensleydale seulement. Aucune voie ne mène de l’extérieur dans un secteur du Sud. À l’intérieur, et de l’intérieur vers l’extérieur, on construit au prix normal ; une ligne qui en est sortie n’y revient pas. Une ligne y commence comme ailleurs : dans une ville rouge comme Skipton, ou à tes propres voies.

        L’hôte choisit ce qui en fait partie :

        - original : les secteurs rouge foncé, autour de Skipton
        - étendu : aussi les rouge clair, pour plus de monde

        Par défaut, c’est l’original.
    .see = wensleydale construction begin
    .words = the south sud skipton ilkley rouge foncé rouge clair intérieur vers l’extérieur option original étendu frontière

closed = La frontière fermée de Nürnberg
    .body =
        Aucune voie ne traverse la frontière entre **Nürnberg Nord et Nürnberg Süd**. Seule cette frontière est fermée : tu peux très bien relier les deux par un détour, à travers d’autres secteurs.

        Au départ, Nord est une ville verte, Süd une ville rouge.
    .see = nuernberg construction fuerth
    .words = fermée interdite frontière nord süd south sud relier nuremberg

fuerth = La prime de Fürth
    .body =
        La première fois que des voies, peu importe à qui, relient Nürnberg, Nord ou Süd, à Fürth, tout le monde reçoit **{ COUNT($points_bonus, "point", "points") } par voie à soi** sur ce trajet. C’est compté une fois, quand la ligne est finie.

        - Les voies des compagnies relient, sans points pour personne.
        - Pour toi, seuls comptent les trajets avec une voie à toi. Le plus court, en voies, donne { COUNT($points_bonus, "point", "points") } par voie à toi ; à longueur égale, celui qui en a le plus.
        - À un embranchement, tout le monde compte sur sa branche ; un seul trajet par personne.

        Si donc tu as un trajet entier de quatre voies, mais qu’un autre de trois contient une voie à toi, tu reçois { COUNT($points_bonus, "point", "points") }.
    .see = nuernberg closed points board
    .words = fürth furth bonus prime liaison relier première fois points de victoire trajet plus court embranchement nuremberg nürnberg

line-order = Prévoir sa ligne
    .body =
        Pas besoin d’attendre ton tour pour construire. Prévois ta ligne, et ce qu’elle peut coûter au plus : Kontor la construit à ton tour, si toutes ses frontières sont encore libres et si le prix ne dépasse pas ta limite.

        Sinon, Kontor la raccourcit ou te demande, comme tu l’as choisi. Personne ne voit la ligne avant qu’elle soit construite.
    .see = construction costs days
    .words = avance d’avance prévoir consigne attendre raccourcir ligne tôt

train = Trains
    .body =
        Comme action de la phase 6, tu paies le prix d’un train en influence marron et y mets une locomotive. Prix, et places pour passagers + marchandises :

        - 3a : { $trains_3a_price } marron, { $trains_3a_passengers } + { $trains_3a_goods }
        - 3b : { $trains_3b_price } marron, { $trains_3b_passengers } + { $trains_3b_goods }
        - 2a : { $trains_2a_price } marron, { $trains_2a_passengers } + { $trains_2a_goods }
        - 2b : { $trains_2b_price } marron, { $trains_2b_passengers } + { $trains_2b_goods }
        - 1a : { $trains_1a_price } marron, { $trains_1a_passengers } + { $trains_1a_goods }
        - 1b : { $trains_1b_price } marron, { $trains_1b_passengers } + { $trains_1b_goods }

        Un train n’est qu’à une place, pour cette manche. Tu peux en avoir **trois, jamais deux du même prix**. Ils ne sont liés à aucune ligne : chaque train sert toutes tes voies. Après la phase 7, les locomotives reviennent, et les six trains sont de nouveau à vendre.
    .see = exchange transport influence turn-order
    .words = train locomotive loco acheter achat de train coût des trains prix capacité wagon voiture fret voyageur

exchange = Trois pour un marron
    .body =
        Quand tu achètes un train, **{ $exchange } points comptent pour 1 marron** : influence rouge, verte ou blanche, cubes, ou n’importe quel mélange. Ça vaut pour une partie du prix ou pour tout ; un train à 3 prend alors { $exchange_dear } points.

        Tu n’y gagnes jamais de marron au-delà du prix. Mais le marron non dépensé compte pour l’ordre des trains de la manche suivante.
    .see = train influence cubes
    .words = échange échanger 3 1 trois points marron brun cubes remplacer

transport = Transport de passagers et de marchandises
    .body =
        Dans l’ordre des trains, tour après tour, on fait **une action** : acheter un train, charger une marchandise, charger un passager, ou passer. Passer vaut pour le reste de la phase.

        Une marchandise demande une place de marchandise libre sur un de tes trains, un passager une place de passager. Ce que tes voies doivent atteindre dépend de la sorte. Une marchandise n’a pas de destination, un passager en a une.

        Un train n’est lié à aucune ligne : il sert toutes tes voies. Ce que tu as chargé y reste jusqu’à la phase 7, et personne ne peut le prendre.
    .see = train white yellow passenger list points
    .words = transport transporter charger chargement livrer action passer phase 6 marchandise marchandises fret

white = Bière et pierre
    .body =
        Les marchandises blanches : bière dans le houblon, pierre dans les collines. Elles viennent par une flèche : tes propres voies doivent **toucher une ville** où mène une flèche de leur secteur. Une voie qui finit là suffit.

        Cette ville ne doit être ni rouge ni verte. Dès qu’une vente l’a changée, elle ne sert plus. Quand toutes les flèches d’un secteur mènent à des villes de compagnie, ses marchandises quittent la partie.

        Chaque marchandise vaut { COUNT($points_cube, "point", "points") } et **{ $profit_white } de profit**.
    .see = transport removal profit sets
    .words = cubes blancs cube blanc blanche pierre bière houblon colline flèche carrière ville adjacente

yellow = Colis et fromage
    .body =
        Les marchandises jaunes, dans les plaines : colis à Nürnberg, fromage à Wensleydale. Tes propres voies doivent **toucher leur secteur**, et c’est tout.

        Si une voie de la compagnie rouge ou verte touche le secteur, personne ne peut plus les charger : elles quittent la partie dès que cette voie est là. Les voies des autres ne protègent rien et n’enlèvent rien.

        Chaque marchandise vaut { COUNT($points_cube, "point", "points") } et { $profit_yellow } de profit.
    .see = transport removal company sets
    .words = cubes jaunes cube jaune colis postal courrier poste fromage plaine laiterie

passenger = Passagers
    .body =
        Un passager se trouve dans une ville et veut aller dans **n’importe quelle ville de sa couleur**. Tes propres voies doivent toucher la sienne, et mener de là à une telle ville, sans l’aide des voies des autres ni des compagnies.

        Si sa ville prend l’autre couleur, rien ne change. Si elle prend la sienne, il est arrivé, et quitte la partie.

        Un passager vaut { COUNT($boards_3-4_passenger_points_1, "point", "points") }, sur la face 2–3 autant de points que le prix du train, et toujours { $profit_red } de profit.
    .see = transport town removal points sets
    .words = passager rouge vert figurine bonhomme voyageur destination relier classe voiture

removal = Ce qui quitte le plateau
    .body =
        Tout de suite après chaque vente :

        - un passager dans une ville de sa couleur
        - les marchandises jaunes d’un secteur où passe une compagnie
        - la bière ou la pierre dont toutes les flèches mènent à des villes de compagnie

        Tout ça quitte la partie et ne compte pour personne. Seule une vente le fait, jamais une ligne construite ; les voies des autres ne protègent rien. Ce qui est déjà chargé ne risque rien.
    .see = sold white yellow passenger
    .words = retirer retiré retrait défausse perdu disparaître après une vente

list = Trains et transport par une liste
    .body =
        La phase 6 va tour après tour, une action à la fois. Pour ne pas y passer des jours, fais en secret une liste : acheter un train, charger telle et telle chose, dans ton ordre. À chaque tour à toi, Kontor fait la prochaine chose de la liste et saute ce qui est parti. À la fin tu passes, ou Kontor te demande, comme tu l’as choisi ; ou bien tu passes si tout est fait, et Kontor te demande s’il manque un train, ou une chose pour laquelle tu as encore de la place.

        Le résultat est le même que si tu répondais coup par coup. Personne ne voit ta liste, et tu peux changer ce qui n’est pas encore fait.
    .see = transport train days hidden
    .words = liste plan ordre automatique phase 6 d’avance sauter passer

points = Points de victoire
    .body =
        - À la phase 7 : **{ $points_cube } par marchandise** que portent tes trains.
        - Passagers : **{ $boards_3-4_passenger_points_1 } par passager** sur la face 3–4 ; sur 2–3, **{ $boards_2-3_passenger_points_3 }, { $boards_2-3_passenger_points_2 } ou { $boards_2-3_passenger_points_1 }**, selon le prix du train.
        - La prime de Fürth, une fois.
        - À la fin : **{ $points_set } par série**, plus ou moins ta place aux pertes et profits, et −{ $link_lost } par voie encore à toi.

        Ensuite, ce que tes trains ont transporté vient devant toi, pour les séries, et tes locomotives reviennent.
    .see = sets profit fuerth end sides
    .words = point de victoire pv score total valeur première classe deuxième classe troisième classe phase 7

profit = Pertes et profits
    .body =
        À la phase 7, après les points :

        - **+{ $profit_white }** par bière ou pierre transportée
        - **+{ $profit_yellow }** par colis ou fromage, et par passager
        - **−{ $upkeep }** par voie à toi sur la carte

        Dans l’ordre général, chaque pion bouge de la somme, mais seulement de **−{ $most_loss } à +{ $profit_most }**. Si la somme est 0, ou si la limite arrête le pion, il se met juste au-dessus de sa pile. À égalité, le pion qui a bougé plus tard est donc au-dessus.

        Le plus de profit vient d’abord dans le nouvel ordre général, et à la fin la valeur compte en points. Sous zéro, tu ne dois rien à personne, et il n’y a pas d’emprunt ; au début, ça peut arriver.
    .see = track turn-order stack points sale
    .words = perte pertes profit piste thune argent revenu entretien coût des voies moins négatif limite -13 5 pourquoi négatif sous zéro dette prêt emprunt

sale = Vente de lignes
    .body =
        À la phase 9, dans le nouvel ordre général, tu peux vendre **une seule ligne** de voies à toi à la compagnie rouge ou à la verte.

        - Elle commence dans une ville de la couleur de l’acheteuse ; si la ville a les deux, tu choisis.
        - Elle finit dans n’importe quelle ville.
        - Elle a au moins une voie, pas d’embranchement, et ne passe jamais deux fois par un secteur : ce n’est pas un cercle. Les voies qui en partent restent à toi. Elle peut traverser des villes de compagnie.
        - Tu **paies** 1 point d’influence de l’acheteuse pour deux voies, arrondi vers le haut : 5 voies coûtent 3.

        Tout le monde choisit en même temps, et les ventes se font dans l’ordre. La dernière manche en a une aussi. Pourquoi vendre ? Une ligne qui n’a plus rien à transporter ne fait que coûter.
    .see = sold fee turn-order profit tips
    .words = pourquoi vente vendre rachat de lignes rachat ligne compagnie prix influence arrondi cercle boucle embranchement phase 9

sold = Ce que change une vente
    .body =
        - Tes voies te reviennent, et ne coûtent plus rien aux pertes et profits.
        - Des voies de la compagnie prennent leur place. Les frontières restent occupées.
        - **Toute ville** sur la ligne prend la couleur de la compagnie, même si elle a déjà l’autre.
        - Puis les marchandises et passagers qu’on ne peut plus transporter partent.

        Les ventes suivantes profitent des villes que tu viens de changer, et à la prochaine manche tout le monde peut y commencer une ligne. Ce que d’autres pensaient transporter a peut-être disparu.
    .see = sale removal town company
    .words = après une vente devenir devenue deux couleurs bicolore retour pièces effet conséquence

sets = Séries
    .body =
        À la fin, chaque série d’**un passager rouge, un passager vert, une marchandise blanche et une jaune** que tu as transportés dans la partie vaut **{ COUNT($points_set, "point", "points") }**. Blanche et jaune, c’est bière et colis, ou pierre et fromage.

        La sorte la plus rare décide : 5 rouges, 3 verts, 4 blanches et 6 jaunes font trois séries. Le reste ne rapporte rien de plus.
    .see = points end passenger white yellow
    .words = série ensemble complet collection bonus décompte final

end = Fin de la partie et victoire
    .body =
        La partie finit après la vente de la dernière manche : la quatrième à quatre, la cinquième à deux ou trois. Tout le monde

        - reçoit { COUNT($points_set, "point", "points") } par série,
        - ajoute ou retire sa valeur aux pertes et profits : de −{ $most_loss } à +{ $profit_most },
        - perd { COUNT($link_lost, "point", "points") } par voie qui lui reste sur la carte.

        Puis **le plus de points l’emporte**. En cas d’égalité, c’est la meilleure place aux pertes et profits, puis le pion le plus haut, comme dans le dernier ordre général. Il n’y a donc jamais de victoire partagée.
    .see = points sets profit sale length
    .words = fin du jeu fin de la partie victoire gagner gagné comment gagner égalité décompte final finir dernière manche

hidden = Ce qui est caché
    .body =
        Seul ce qui doit encore sortir du **sac** est inconnu. Tout le monde voit cubes, influence, enchères, jetons tirés, trains et chargements, et aussi ce qui est déjà transporté.

        Ce que tu prévois n’est qu’à toi : plans pour les enchères, lignes prévues, listes pour les trains, et ce que tu veux vendre. Les autres ne voient ni ta réponse ni son moment, tant que rien n’est fait.
    .see = plan list line-order counters
    .words = secret visible privé public voir sac information

days = Qui joue, et quand ?
    .body =
        Aux enchères et à la vente, tout le monde répond en même temps, en secret, et tout se règle dans l’ordre. Pour la construction, tu peux prévoir une ligne, pour la phase 6 une liste. Sinon, Kontor te demande à ton tour.

        Tes consignes vont plus loin : des limites par case, les trains et leur charge par rang, des phases à passer cette manche. Elles répondent en secret, comme si tu étais là. Par rang, un train s’achète en marron seul, et seulement si quelque chose l’attend ; avec les limites, le point bicolore prend la couleur dont tu as le moins. Sans réponse de leur part, Kontor te demande.

        Personne n’a rien à dire quand toute la table voit qu’il n’y a rien à choisir : cubes, jetons, ordres et points se règlent tout seuls, et une place qui ne peut rien faire est sautée. Si tu passes, Kontor ne te demande plus rien dans la phase.
    .see = plan line-order list sale hidden
    .words = jours attendre attente en même temps parallèle automatique d’office pas mon tour sauter passer
