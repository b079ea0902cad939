overview = Le jeu en bref
    .body =
        Tu répartis pions et marqueurs sur dix provinces. Le Stathouder en fait le tour et paie, là où il s’arrête, chaque place qui y a des pièces. Une fois par tour, chaque marqueur t’achète ce qu’offre sa couleur : pions, investissements, toiles, cartes Colonie, culture, épices. Ce que tu ne veux pas utiliser, tu le vends aux enchères.

        Les points viennent des pièces sur la carte, des colonies, des toiles finies, des moulins, des gouverneurs et de l’argent. On gagne avec **{ COUNT($target, "point", "points") } à la fin de son propre tour**. Tous les points sont publics.
    .see = turn example board tips points
    .words = but objectif débuter bases introduction règles comment jouer hollande siècle d’or golden age

turn = Ton tour
    .body =
        Après le lancer, tu peux, dans l’ordre que tu veux et tant que tu as de quoi payer :

        - déplacer des pions, prendre des guildes, créer des marqueurs, embarquer
        - utiliser tes marqueurs, **une fois** par marqueur
        - vendre aux enchères l’action d’un marqueur dans une province
        - encaisser des séries

        Puis termine ton tour : tes points sont comptés, et tes marqueurs peuvent resservir.

        Tu peux annuler tes coups jusqu’à ce qu’une carte soit piochée, que les dés tombent ou qu’une enchère s’ouvre.
    .see = roll actions move guild new-marker auction
    .words = phase action finir annuler que puis-je faire

example = Un tour en chiffres
    .body =
        Tu as 10 florins, un marqueur au Brabant et deux pions en Hollande. Tu lances 2 + 3, et le Stathouder s’arrête en Hollande et au Brabant : 1 par pion, 2 pour le marqueur. Te voilà à 14.

        - Tu prends la guilde bleue pour 3, car elle est libre : 11.
        - Ton nouveau marqueur est prêt tout de suite. Pour 3, tu pioches une carte Colonie, un navire : 8.
        - Tu vends aux enchères l’action du Brabant. Bob mise 2, Chloé 2½, Bob 3, et Chloé passe. Bob te paie ses 3 et pioche la carte Investissement sans autre coût : 11.

        Ton tour finit avec 7 points : 4 pour le marqueur, 2 pour les pions, 1 pour une dizaine de florins, rien pour la guilde.
    .see = turn income guild auction points
    .words = exemple manche tour démonstration calcul comment se passe un tour

board = Le plateau, signe par signe
    .body =
        - Anneau extérieur : la piste du Stathouder. La balance est un marchand, la couronne Guillaume II.
        - En or : sa case, les deux provinces de celle-ci et les points de son dernier trajet. Le long de la piste, de petits signes de couleur montrent à qui un arrêt rapporterait au prochain lancer.
        - Cinq maisons : les guildes. Le numéro éclairé est le prix actuel.
        - Marqueur pâle : déjà utilisé ce tour-ci.
        - Îles numérotées : les colonies. L’étoile donne leurs points.
        - Pioches : cartes restantes, puis défausse.
        - À droite : points, argent, marqueurs et pions en réserve, cartes cachées par couleur, toiles (en or une fois finies, sinon une case par paiement), gouverneurs.

        Anneau ou cadre cramoisi : c’est nouveau. Pion estompé : un pion est parti de là.
    .see = stadtholder guild colonies painting hidden
    .words = légende image symbole symboles signe signes icône couleur couleurs balance couronne points maisons étoile pâle cramoisi or signification que veut dire

tips = Par quoi commencer ?
    .body =
        - **Réunis vite trois pions.** Ils valent { COUNT($points_settled, "point", "points") } en pions, { $points_marker } en marqueur. Le marqueur achète quelque chose à chaque tour, et les pions resservent.
        - **Vends ce que tu ne peux pas payer.** Au début, le Stathouder paie environ une action par tour de table, et tu en auras vite plusieurs. Mets les autres aux enchères avant d’acheter : cet argent sert tout de suite.
        - **Pense aux colonies.** Trois cartes rapportent { COUNT($points_east, "point", "points") }, puis des épices à bas prix si ton numéro est petit. Si tout le monde les vise, essaie les toiles.

        Ne garde pas trop d’argent : un point pour { $point_cost }, c’est moins que presque tout ce qu’il achète.
    .see = new-marker auction colonies painting
    .words = astuce astuces conseil conseils stratégie tactique débutant débutants débutante premier coup bon plan ouverture aide que faire d’abord en premier

length = Combien de temps dure une partie
    .body =
        De neuf à onze tours par personne, en général. Une seule chose y met fin : { COUNT($target, "point", "points") } à la fin de son propre tour.

        Autour d’une table, c’est une heure environ. Ici, ça dépend de la rapidité des réponses. Si tout le monde passe quelques fois par jour sans rien prévoir, compte deux semaines et demie pour une partie à trois, quatre semaines pour une partie à quatre. Si tout le monde prévoit ses coups et fixe des limites aux enchères, une à deux semaines suffisent.
    .see = end limits bid
    .words = durée combien de temps longueur jours semaines heures manches tours rapide lent long longue

setup = Mise en place
    .body =
        Tout le monde a { $start_money }, { COUNT($start_pawns, "pion", "pions") } et { COUNT($start_markers, "marqueur", "marqueurs") }. Dans l’ordre des places, tout le monde pose un **marqueur**, un seul par province. Puis, dans le même ordre, deux **pions**, seulement là où il n’y a pas de marqueur, et deux au plus par province, tous les pions comptés ; tes deux pions peuvent être au même endroit. Ces limites ne valent que pour la mise en place.

        Enfin, la dernière place choisit le marchand d’où part le Stathouder. Ça ne rapporte rien.
    .see = marker pawn stadtholder tips
    .words = début départ commencer placement premier ouverture préparation

roll = Le lancer
    .body =
        Deux dés font avancer le Stathouder dans le sens horaire, et tout le monde est payé là où il s’arrête. Avant, tu peux jouer une **carte Dé** pour choisir le total, et encaisser des séries.

        Si tu n’as aucune carte au dos Culture, il n’y a rien à décider et les dés tombent au début de ton tour. Sinon, c’est toi qui lances ; une consigne peut le faire pour toi.
    .see = stadtholder die income
    .words = dés avant début total

stadtholder = Le Stathouder et sa piste
    .body =
        La piste a 54 cases. Chacune des 45 paires de provinces y figure une fois ; six cases montrent un marchand et trois Guillaume II. Le Stathouder avance dans le sens horaire du total des dés.

        Le plateau en texte dit pour chaque total, de 2 à 12, où il s’arrêterait et ce que ça paierait.
    .see = income roll board
    .words = chemin circuit marchand guillaume cases

income = Ce que paie un arrêt
    .body =
        - Deux provinces : dans l’une comme dans l’autre, tout le monde reçoit **{ $pay_pawn }** par pion, **{ $pay_marker_bare }** pour son marqueur et **{ $pay_governor_bare }** avec le gouverneur de la province, même sans pièce sur place.
        - Marchand : tout le monde reçoit { $pay_merchant }.
        - Guillaume II : tout le monde reçoit { $pay_william }.

        Peu importe qui a lancé les dés.
    .see = stadtholder governor money
    .words = revenus gains paie florins marchand guillaume

province = Provinces
    .body =
        Deux de chaque couleur :

        - vertes : Hollande, Limbourg
        - jaunes : Brabant, Groningue
        - marron : Utrecht, Overijssel
        - bleues : Zélande, Frise
        - grises : Flandres, Gueldre

        Une province porte un seul marqueur en tout, et autant de pions qu’on veut, à n’importe qui. Sa couleur dit ce qu’apporte l’action du marqueur.
    .see = marker pawn actions
    .words = carte hollande limbourg brabant groningue utrecht overijssel zélande frise flandres gueldre

pawn = Pions
    .body =
        Tu en as cinq. Un pion dans une province vaut **{ COUNT($points_pawn, "point", "points") }** et rapporte { $pay_pawn } quand le Stathouder s’y arrête. Trois des tiens dans une même province peuvent devenir un marqueur ; ils reviennent alors dans ta réserve.

        Ils ne quittent pas la carte autrement, et personne ne peut les chasser.
    .see = move green new-marker
    .words = pièce population pion mouvement

move = Déplacer des pions
    .body =
        Chaque frontière que passe un de tes pions coûte **{ $step_cost }**, payé à la banque. Tu peux déplacer autant de pions que tu veux, aussi loin que tu veux. La liste propose chaque province par le chemin le moins cher ; on ne traverse pas la mer.

        Les pions passent partout et restent où ils veulent, même à côté d’autres pièces.
    .see = pawn new-marker turn
    .words = voyage frontière marche déplacement

marker = Marqueurs
    .body =
        Tu en as six. Un marqueur dans une province vaut **{ COUNT($points_marker, "point", "points") }** et rapporte { $pay_marker } à un arrêt ; aux Indes il vaut **{ $points_east }**, aux Antilles **{ $points_west }**, sur une guilde rien.

        Chaque marqueur te donne l’action de sa couleur, une fois à ton tour. Les marqueurs utilisés sont retournés jusqu’à la fin de ton tour. Un marqueur que tu viens de placer est prêt tout de suite.
    .see = new-marker actions reserve guild colonies
    .words = influence pièce retourné utilisé actif

new-marker = Créer un marqueur
    .body =
        Trois de tes pions dans une province sans marqueur peuvent devenir un de tes marqueurs, gratuitement. Les pions reviennent dans ta réserve. Tu perds { COUNT($points_settled, "point", "points") } et en gagnes { $points_marker }.

        Rien ne t’y oblige, et ça peut attendre tant qu’aucun autre marqueur n’arrive là avant toi. Si un pion gagné aux enchères est ton troisième, tu peux le faire même hors de ton tour.
    .see = pawn marker reserve offer
    .words = trois fonder poser créer remplacer changer

reserve = Quand la réserve est vide
    .body =
        Si tes six marqueurs servent déjà quand tu en crées un ou embarques, tu en déplaces un. Il ne doit pas avoir servi ce tour-ci. Il peut venir d’une province, d’une guilde ou d’une colonie, et va dans une province ou une colonie, **jamais sur une guilde**.

        Ses anciens points sont perdus. Une guilde qu’il quitte n’est plus à personne et coûte de nouveau { $guild_least }. Tant que ta réserve a un marqueur, aucun ne se déplace.
    .see = new-marker sailing guild
    .words = six déplacer origine source plus de marqueurs

guild = Guildes
    .body =
        Chaque couleur sauf l’orange a une guilde. La prendre coûte **{ $guild_least }** si elle est libre, sinon **{ $guild_raise_bare } de plus** que son dernier prix. Ton marqueur vient de ta réserve ; le marqueur chassé retourne dans celle d’où il vient. On ne surenchérit pas sur soi-même, et un marqueur sur la plus haute case, { $guild_most_bare }, est à l’abri.

        L’action d’une guilde est celle de sa couleur, au même prix. Une guilde ne donne ni points ni revenus, et son action ne se vend pas. Tu peux en prendre autant que tu veux par tour.
    .see = marker actions reserve
    .words = contrôle table prix chasser

actions = Utiliser un marqueur
    .body =
        Une fois par tour, chaque marqueur te permet d’acheter ce qu’offre sa couleur :

        - vert : un pion, { $pawn_cost }
        - jaune, bleu, gris : une carte, { $card_cost }
        - marron : une carte Art, { $card_cost }, **ou** le paiement d’un peintre, { $painter }
        - orange (colonies) : une carte Épices, { $spice_least_bare } à { $spice_most }

        Au lieu d’utiliser un marqueur dans une province, tu peux vendre son action. Rien de tout ça n’est obligatoire.
    .see = green yellow brown blue grey orange auction
    .words = action spéciale couleur coût prix acheter

green = Vert : de nouveaux pions
    .body =
        Hollande, Limbourg et la guilde verte. Pour **{ $pawn_cost }**, un pion de ta réserve va dans la province de ton choix, même s’il y a déjà du monde. Sans pion en réserve, pas d’action verte. Si c’est ton troisième pion sur place, les trois peuvent tout de suite devenir un marqueur.
    .see = pawn new-marker actions
    .words = hollande limbourg population renfort

yellow = Jaune : les investissements
    .body =
        Brabant, Groningue et la guilde jaune. Pour **{ $card_cost }**, tu pioches la première carte Investissement et la gardes cachée. Ces cartes s’encaissent par séries d’une, de deux ou de trois identiques.
    .see = tulip1 tulip2 expedition cashing
    .words = brabant groningue argent investissement

brown = Marron : l’art
    .body =
        Utrecht, Overijssel et la guilde marron. Pour **{ $card_cost }**, tu pioches une carte Art et la poses face visible devant toi, **ou** tu paies **{ $painter }** pour une de tes toiles inachevées. Un marqueur fait une des deux choses, pour une seule toile.
    .see = painting actions
    .words = utrecht overijssel artiste art

blue = Bleu : les cartes Colonie
    .body =
        Zélande, Frise et la guilde bleue. Pour **{ $card_cost }**, tu pioches une carte Colonie et la gardes cachée. Navire, capitaine et canon emmènent ensemble un de tes marqueurs dans une colonie.
    .see = ship captain cannon voc sailing
    .words = zélande frise mer voyage

grey = Gris : la culture
    .body =
        Flandres, Gueldre et la guilde grise. Pour **{ $card_cost }**, tu pioches une carte Culture : dix gouverneurs, six moulins, trois cartes Dé, et huit invitées, qui agissent comme des cartes d’autres pioches (une dame aux tulipes, une carte Deux dames, deux toiles, deux jokers, poivre et muscade). Une invitée retourne à la défausse Culture.
    .see = governor windmill die deck
    .words = flandres gueldre invitée mélange avancée avancées culturelle culturelles progrès

orange = Orange : les épices
    .body =
        Seuls les marqueurs dans les colonies peuvent le faire. Pour autant de florins que le **numéro** de la colonie, tu pioches une carte Épices et la gardes cachée. Les épices s’encaissent comme les investissements et paient davantage.
    .see = pepper nutmeg cloves colonies cashing
    .words = épice commerce colonie indes

cashing = Encaisser des séries
    .body =
        - Dame aux tulipes : { COUNT($set_size_tulip1, "carte", "cartes") }, { $set_tulip1 } ; carte Deux dames : { COUNT($set_size_tulip2, "carte", "cartes") }, { $set_tulip2_bare } ; expédition commerciale : { COUNT($set_size_expedition, "carte", "cartes") }, { $set_expedition_bare }
        - Poivre : { COUNT($set_size_pepper, "carte", "cartes") }, { $set_pepper } ; muscade : { COUNT($set_size_nutmeg, "carte", "cartes") }, { $set_nutmeg_bare } ; clous de girofle : { COUNT($set_size_cloves, "carte", "cartes") }, { $set_cloves_bare }

        Tu peux le faire **chaque fois que c’est à toi de décider**, même avant ton lancer ou en misant, et l’argent sert tout de suite. Une série incomplète ne rapporte rien. Les cartes sont défaussées. Quand Kontor mise pour toi dans ta limite, il encaisse lui-même ce que demande une mise.
    .see = yellow orange money bid
    .words = vendre série séries argent échanger rapporte encaisser

tulip1 = Dame aux tulipes
    .body = Une carte Investissement. Chacune rapporte **{ $set_tulip1 }** quand tu l’encaisses. Il y en a six dans la pioche jaune, une dans la pioche Culture.
    .see = cashing yellow
    .words = carte une femme seule investissement

tulip2 = Carte Deux dames
    .body = Une carte Investissement. **Deux** ensemble rapportent **{ $set_tulip2 }**, une seule rien. Il y en a six dans la pioche jaune, une dans la pioche Culture.
    .see = cashing yellow
    .words = carte paire de dames deux femmes double investissement tulipes

expedition = Expédition commerciale
    .body = Une carte Investissement. **Trois** ensemble rapportent **{ $set_expedition }**, moins ne rapportent rien. Il y en a neuf dans la pioche jaune.
    .see = cashing yellow
    .words = carte trois commerce investissement

pepper = Poivre
    .body = Une carte Épices. Chacune rapporte **{ $set_pepper }** quand tu l’encaisses. Il y en a six dans la pioche Épices, une dans la pioche Culture.
    .see = cashing orange
    .words = carte une épice

nutmeg = Muscade
    .body = Une carte Épices. **Deux** ensemble rapportent **{ $set_nutmeg }**, une seule rien. Il y en a six dans la pioche Épices, une dans la pioche Culture.
    .see = cashing orange
    .words = carte deux épice noix

cloves = Clous de girofle
    .body = Une carte Épices. **Trois** ensemble rapportent **{ $set_cloves }**, moins ne rapportent rien. Il y en a neuf dans la pioche Épices.
    .see = cashing orange
    .words = carte trois épice girofle

painting = Toiles et peintres
    .body =
        Une carte Art reste face visible devant toi : c’est une toile inachevée de { $points_painting_least } à { COUNT($points_painting_most, "point", "points") }. Elle compte quand son peintre a reçu tous ses paiements : **deux de moins que ses points**. Chaque paiement coûte { $painter } et prend une action marron.

        Tu peux avoir autant de toiles inachevées que tu veux. L’argent versé est perdu et ne compte plus. Même avec une action gagnée aux enchères, tu paies ce florin.
    .see = brown points perform
    .words = art artiste paiement tableau finie peinture

ship = Navire
    .body = Une carte Colonie ; il y en a cinq dans la pioche bleue. Avec un capitaine et un canon, ou des jokers à leur place, il emmène un de tes marqueurs dans une colonie.
    .see = sailing voc blue
    .words = carte équipage voyage bateau

captain = Capitaine
    .body = Une carte Colonie ; il y en a cinq dans la pioche bleue. Avec un navire et un canon, ou des jokers à leur place, il emmène un de tes marqueurs dans une colonie.
    .see = sailing voc blue
    .words = carte équipage voyage

cannon = Canon
    .body = Une carte Colonie ; il y en a cinq dans la pioche bleue. Avec un navire et un capitaine, ou des jokers à leur place, il emmène un de tes marqueurs dans une colonie.
    .see = sailing voc blue
    .words = carte équipage voyage

voc = Joker VOC
    .body =
        Le signe VOC, celui de la Compagnie des Indes, remplace un navire, un capitaine ou un canon. Un équipage peut avoir plusieurs jokers, même trois. Il y en a quatre dans la pioche bleue, deux dans la pioche Culture.

        Si tu as à la fois une carte et un joker pour elle, tu choisis ce que tu donnes.
    .see = sailing ship captain cannon
    .words = carte compagnie joker logo

sailing = Embarquer
    .body =
        Avec navire, capitaine et canon, ou des jokers à leur place, tu peux embarquer à n’importe lequel de tes tours : les trois cartes sont défaussées, et un de tes marqueurs va dans la colonie de ton choix. Ça ne coûte pas d’argent, et rien ne t’y oblige.

        Si une carte gagnée aux enchères complète ton équipage pendant le tour de quelqu’un d’autre, tu peux embarquer tout de suite. Jusque-là, ton équipage reste caché.
    .see = colonies reserve voc offer
    .words = équipage voyage partir indes trio

colonies = Indes et Antilles
    .body =
        Les cases **2 à 6** sont les Indes : un marqueur chacune, **{ COUNT($points_east, "point", "points") }**. La case **7** est celle des Antilles : autant de marqueurs qu’on veut, **{ COUNT($points_west, "point", "points") }** par marqueur. Un marqueur y pioche des épices pour autant de florins que le numéro de la case. Personne ne peut l’en chasser.

        Chaque case des Indes va au premier équipage qui y arrive ; elles se prennent dans n’importe quel ordre.
    .see = sailing orange points
    .words = colonie inde outre-mer

governor = Gouverneurs
    .body =
        Une carte Culture ; chaque province a le sien. Il reste face visible devant toi, vaut **{ COUNT($points_governor, "point", "points") }** et te rapporte **{ $pay_governor }** chaque fois que le Stathouder s’arrête dans sa province, même si tu n’y as aucune pièce.
    .see = income grey points
    .words = carte culture province

windmill = Moulin
    .body = Une carte Culture ; il y en a six. Tu le montres dès que tu le pioches, et il vaut **{ COUNT($points_windmill, "point", "points") }** jusqu’à la fin.
    .see = grey points
    .words = carte culture vent

die = Carte Dé
    .body =
        Une carte Culture ; il y en a trois. Garde-la cachée et défausse-la avant ton lancer pour choisir le total, **de 2 à 12**, au lieu de lancer. Une par tour, et seulement au tien. Ton tableau de bord montre où chaque total mènerait le Stathouder et ce que tu y gagnerais.
    .see = roll grey
    .words = culture dés choisir total

auction = Enchères
    .body =
        À ton tour, tu peux vendre l’action d’un marqueur qui n’a pas encore servi, dans une **province**. Les autres misent à tour de rôle, à partir de ta gauche : au moins { $raise } de plus que la dernière mise, ou passer pour de bon. Tu ne mises pas. La mise gagnante **te** revient, ton marqueur a servi, et l’action se fait tout de suite, sans son coût.

        Cet argent peut servir dans le même tour. Si personne ne mise, tu peux encore utiliser le marqueur, mais plus le vendre ce tour-ci. Guildes et colonies ne se vendent jamais.
    .see = bid perform actions
    .words = vendre enchère offre mise vente

bid = Miser sur plusieurs jours
    .body =
        Tout le monde mise en même temps : **passer**, miser le minimum, ou **jusqu’à** un montant. Kontor mise alors pour toi, le moins possible, tant que c’est dans ta limite. Au-delà, tu passes ou il te redemande, comme tu l’as choisi.

        Les réponses restent secrètes jusqu’à ce que toutes soient là ; puis un seul message raconte toute l’enchère. Le résultat est le même que si vous aviez misé à tour de rôle : personne d’autre ne voit ta limite. Entre deux limites identiques, la première atteinte l’emporte.

        Tu ne peux pas miser plus que ce que tu peux payer. Les séries de ta main comptent : Kontor les encaisse si une mise le demande.
    .see = auction cashing perform limits
    .words = limite maximum secrète jusqu’à puis passer demander minimum automatique miser

limits = Limites pour les enchères à venir
    .body =
        Les **limites aux enchères**, sous **Prévoir…**, répondent aux enchères à venir : pour chaque couleur, ce que tu mises au plus avant de passer ; 0 passe tout de suite. Cette réponse est aussi secrète que les autres, vient après un moment comme si tu étais là, et peut changer jusqu’à ce que toutes soient données. Une limite finit avec l’enchère qu’elle gagne, ou quand tu l’annules.
    .see = bid auction
    .words = enchère limite prévoir d’avance automatique couleur

perform = Utiliser ce qui est gagné
    .body =
        Si tu gagnes l’enchère, tu fais l’action tout de suite et ne paies que ta mise : pour la verte, un pion dans n’importe quelle province ; pour les autres, la carte de la couleur. La marron peut aussi payer un peintre ; tu dois quand même ce **{ $painter }**, et ta mise t’en laisse assez quand rien d’autre n’est possible.

        S’il n’y a qu’une chose à faire, Kontor la fait. Si l’action t’est impossible, faute de pion ou de carte, Kontor ne te demande pas de miser.
    .see = auction painting offer
    .words = gagnant gagné enchère action

offer = Hors de ton tour
    .body =
        Si tu gagnes une enchère pendant le tour de quelqu’un d’autre, Kontor peut te proposer tout de suite une chose de plus : créer un marqueur, si ton nouveau pion est le troisième de sa province, ou embarquer, si la carte peut compléter ton équipage.

        Le tour en cours continue, mais le suivant ne commence qu’après ta réponse. Tu peux refuser et le faire à un de tes tours. Ce qui devient impossible d’ici là est annulé, et finir son tour avec { COUNT($target, "point", "points") } fait gagner sans attendre.

        La question dépend seulement de ce que tout le monde voit : elle peut venir même si tes cartes cachées ne font pas un équipage, et ne trahit rien.
    .see = new-marker sailing perform
    .words = facultatif refuser renoncer adverse attendre

money = Argent
    .body =
        Des florins et des demis ; la banque en a toujours. Tout le monde voit ton argent. Chaque **dizaine complète de florins** fait 1 point, donc payer peut t’en coûter un : ton tableau de bord montre ce qui change.

        Dans les commandes, tu peux taper un montant 3½, 3.5 ou 3,5.
    .see = income points cashing
    .words = florin demi banque pièces

points = Points
    .body =
        - pion dans une province : { $points_pawn }
        - marqueur dans une province : { $points_marker }, aux Indes { $points_east }, aux Antilles { $points_west }, sur une guilde 0
        - toile finie : { $points_painting_least } à { $points_painting_most }
        - moulin : { $points_windmill } ; gouverneur : { $points_governor }
        - chaque dizaine complète de florins : 1

        Les points sont ce que tu as maintenant : un marqueur déplacé ne compte plus à son ancienne place. Tout le monde commence avec { $points_start }.
    .see = end marker painting
    .words = score victoire pv décompte valeur compter

end = Fin de la partie
    .body =
        Si ton propre tour se termine et que tu as **{ COUNT($target, "point", "points") } ou plus**, tu gagnes tout de suite. D’autres peuvent atteindre { $target } pendant ton tour, mais ne gagnent qu’à la fin du leur. Il n’y a donc jamais d’égalité. Le classement des autres suit leurs points.
    .see = points turn length
    .words = victoire gagner gagné comment gagner { $target } égalité finir

hidden = Ce qui est caché
    .body =
        Les cartes Investissement, Épices, Colonie et Dé en main : les autres voient seulement combien tu en as de chaque **dos**. Une invitée de la pioche Culture garde son dos Culture. Les réponses à une enchère restent secrètes jusqu’à la fin de celle-ci.

        Sont publics : argent, points, toiles, gouverneurs, moulins, défausses, la taille des pioches et tout ce qui est sur le plateau. À la fin de la partie, toutes les mains se montrent.
    .see = deck cashing sailing
    .words = secret main mains dos privé public voir compter

deck = Pioches et défausses
    .body =
        Cinq pioches, { COUNT($cards_in_all, "carte", "cartes") } : { $deck_investment } Investissement, { $deck_art } Art, { $deck_colony } Colonie, { $deck_culture } Culture et { $deck_spice } Épices. Une carte utilisée va à la défausse de son propre dos. Une pioche vide est refaite de sa défausse. Si celle-ci est vide aussi, ce qui n’arrive vraiment qu’à l’art, personne ne peut acheter ni vendre aux enchères cette carte.
    .see = grey hidden
    .words = paquet mélanger cartes nombre vide pioche
