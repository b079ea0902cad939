lobby = Ouvrir une partie, rejoindre une table
    .body =
        `/partie nouvelle` ouvre une partie dans le salon où tu la tapes. Son annonce montre qui est à la table : **Rejoindre** prend une place libre, **Quitter** la rend, **Inviter** appelle d’autres personnes. **Inviter à une partie**, sous *Applications* dans le menu d’un membre, le fait aussi.

        Ouvrir une partie, c’est en être l’hôte : tu ajoutes des ordinateurs, choisis les **Options** et appuies sur **Commencer** dès que la table compte assez de monde pour le jeu. Les places sont alors tirées au sort. Si l’hôte s’en va, quelqu’un d’autre à la table prend ce rôle.

        Une table où rien ne se passe pendant deux semaines est fermée.
    .see = options pace move rematch
    .words = nouvelle ouvrir créer table début démarrer lancer inviter hôte salon places joueurs ordinateur bot comment

options = Options d’une partie
    .body =
        Jusqu’au début, l’hôte de la partie choisit :

        - **Places** : combien de personnes et d’ordinateurs jouent
        - **Rythme** : en combien de temps une réponse est souhaitée
        - **Délai d’annulation** : combien de temps un tour fini peut s’annuler avant d’être publié, 60 secondes au plus
        - **Relais** : quand un ordinateur répond, une fois, pour quelqu’un en retard
        - **Langue** : celle de ce que tout le monde peut lire
        - ce que le jeu laisse ouvert, comme la disposition de l’île dans Villes et Chevaliers

        L’annonce de la partie montre ce qui est choisi. Après le début, rien ne change plus.
    .see = lobby pace stand-in language undo
    .words = réglages régler configurer variante nombre de joueurs changer

pace = Rythme
    .body =
        Le rythme dit en combien de temps une réponse est souhaitée : **rapide**, dans l’heure ; **quotidien**, dans la journée ; **tranquille**, en trois jours.

        Les rappels le suivent, sauf si tes réglages en décident autrement : un après la moitié de ce temps, un après ce temps entier, un après le double, en comptant chaque fois depuis le rappel d’avant. Ce temps passé, les autres peuvent confier la place à un ordinateur ou chercher quelqu’un pour la reprendre.

        Personne ne perd à cause du temps. Pendant une pause, ou quand une place attend des réponses, il ne compte pas.
    .see = reminders stand-in options pause answers
    .words = horloge temps limite rapide quotidien tranquille hebdomadaire vitesse délai lent heure jour

stand-in = Le relais, en cas de retard
    .body =
        Avant le début, une table peut convenir d’un relais : après 12, 24 ou 48 heures, un ordinateur répond pour quelqu’un en retard, cette fois seulement, et le message le dit. La place reste la tienne, la question suivante aussi. Sans cet accord, personne ne répond pour toi.

        Le temps compte depuis que Kontor te demande ; si c’est pendant tes heures calmes ou ton absence, depuis leur fin, et personne ne répond pour toi d’ici là. Pendant une pause, ou quand tu attends des réponses, il ne compte pas non plus. Ton tableau de bord dit quand viendrait le relais.

        Les réponses secrètes le restent : celles qui manquent sont données au même moment, et Kontor te dit la tienne en privé. Ce qu’un relais a fait s’annule d’un coup, si toute la table est d’accord.
    .see = pace handover quiet-hours undo
    .words = ordinateur bot retard lent absence répondre à ma place

move = Jouer un coup
    .body =
        Appuie sur **Ton coup** sous n’importe quel message de la partie, même ancien : il ouvre toujours le tableau de bord du moment. **Mon coup ici**, sous *Applications* dans le menu d’un message du fil, l’ouvre aussi. Ou tape la commande du jeu et choisis dans la liste : elle propose ce qui est permis maintenant.

        Personne d’autre ne voit ce que tu tapes et choisis. Les autres lisent le résultat dans le fil de la partie, une fois ton tour fini.
    .see = panel anywhere undo notices
    .words = jouer tour bouton commande commencer comment

panel = Ton tableau de bord
    .body =
        Ton tableau de bord est privé. Il montre ta main, ce que Kontor te demande et tous les coups possibles, avec ce qu’ils coûtent ou rapportent. Un coup sans retour se confirme.

        Pendant un quart d’heure après ton dernier clic, il suit la partie tout seul ; si tu en ouvres plusieurs, seul le plus récent reste. Il disparaît quand Discord redémarre ; **Ton coup** le rouvre à tout moment. Si quelque chose a changé depuis son ouverture, un ancien bouton ne joue rien mais dit ce qui est nouveau.
    .see = move undo picture orders
    .words = privé boutons main panneau

anywhere = Tes parties sur tous les serveurs
    .body =
        Emmène Kontor avec toi : ouvre son profil, appuie sur **Ajouter l’application**, puis sur **Ajouter à mes applications**. Ensuite `/tours`, `/coup`, `/note`, `/règles`, `/réglages` et `/stats` marchent sur tous les serveurs et dans toutes les conversations, et personne d’autre ne voit les réponses.

        Le reste ne change pas : les coups paraissent seulement dans le fil de la partie, et pour jouer il faut être membre de son serveur. Si **Ajouter à mes applications** n’apparaît pas, ce Kontor ne le permet pas.
    .see = move notices privacy
    .words = installer application compte partout ailleurs mp groupe profil ajouter

undo = Annuler, et le délai d’annulation
    .body =
        Tu peux annuler tes coups sans demander tant que rien n’a été révélé : une carte piochée, un dé, le coup de quelqu’un d’autre. Un tour fini attend quelques secondes (15 en général) avant d’être publié ; d’ici là, le tableau de bord propose **Annuler** et **Publier maintenant**.

        Ensuite, **Demander à annuler** pose la question aux autres, et c’est fait si toute la table est d’accord. Ce qui a été publié reste dans le journal.
    .see = move log options
    .words = erreur revenir arrière reprendre retour grâce

ahead = Prévoir ton prochain tour
    .body =
        Pendant que les autres jouent, **Prévoir** sur ton tableau de bord te laisse choisir ce que tu feras à ton tour, d’après la situation actuelle : un coup après l’autre, sous conditions si tu veux. Quand ton tour vient, Kontor le joue pour toi, entre une demi-minute et trois minutes plus tard, et personne n’apprend que c’était prévu.

        Kontor ne joue que ce qui est possible à ce moment et dont les conditions sont remplies. Sinon, il te demande comme d’habitude, la suite est abandonnée, et ton tableau de bord dit pourquoi. Jusque-là, tu peux tout retirer ; jouer toi-même pendant ce tour y met fin aussi, et ce qui est joué s’annule comme n’importe quel coup.

        Un plan s’arrête à ce que personne ne sait encore, comme la carte que tu piocheras. Tant qu’un ordinateur joue à ta place, ou si quelqu’un d’autre la prend, Kontor n’en joue rien.
    .see = orders panel undo
    .words = coup d’avance prévoir programmer prochain tour condition

orders = Consignes
    .body =
        Une consigne joue des coups à ta place, dans une seule partie. Elle peut lancer les dés, défausser, répondre à ce qui est dû selon tes préférences, refuser les offres, miser jusqu’à tes limites, ou finir tes tours jusqu’à ce que tu puisses payer quelque chose ; chaque jeu a les siennes.

        Sur ton tableau de bord, **Prévoir** montre un bouton pour chacune ; appuie de nouveau pour l’arrêter. Personne d’autre ne la voit : une réponse secrète vient après un moment, comme si tu étais là.

        `/consignes` liste tout ce que tu as prévu dans tes parties, avec un bouton pour l’arrêter. Chacune dit combien elle dure : jusqu’à ce que tu l’arrêtes, jusqu’à la fin du tour en cours, ou jusqu’à ce que tu ouvres ton tableau de bord ou joues. Si un ordinateur joue à ta place, les consignes s’arrêtent ; si quelqu’un d’autre la prend, elles finissent.
    .see = panel answers handover
    .words = ordre ordres permanent permanents automatique à ma place lancer pour moi absence

answers = Attendre des réponses
    .body =
        Quand tu as proposé quelque chose aux autres, par exemple un échange, personne n’est obligé de répondre, et tu peux continuer à jouer. Si tu préfères savoir d’abord, appuie sur **Attendre des réponses** dans ton tableau de bord : ton délai et tes rappels s’arrêtent pendant 8 heures. `/attendre` permet d’en choisir de 1 à 72.

        Kontor te prévient quand tout le monde a répondu, quand quelqu’un accepte ou fait une contre-offre, ou quand ce temps est passé. Un refus parmi plusieurs réponses n’y met pas fin. Si tu joues avant, l’attente s’arrête.
    .see = pace orders notices
    .words = attente échange offre réponse horloge repos

notices = Comment Kontor te prévient
    .body =
        Quand vient ton tour, tu reçois **un seul** avis. Tu choisis comment dans `/réglages` : une mention dans le fil, un message privé, un message privé avec ta main où tu peux jouer tout de suite, ou rien. Tu peux y faire un essai.

        Si Kontor ne peut pas t’écrire en privé, il te mentionne une fois dans le fil. Si tu ne fais que regarder, tu ne reçois pas de notification ; si tu suis une partie, Kontor te dit quand elle est finie.
    .see = reminders quiet-hours vacation language
    .words = notification ping mention mp message réglages avis suivre regarder

reminders = Rappels et relances
    .body =
        Kontor te rappelle une décision **trois** fois au plus, à des intervalles croissants que tu peux régler, la deuxième fois par l’autre voie (message privé au lieu de mention, ou l’inverse). Les autres peuvent te relancer une fois toutes les 12 heures.

        Après le dernier rappel, les autres choisissent : attendre encore, confier ta place à un ordinateur, ou chercher quelqu’un pour te remplacer. Personne ne perd à cause du seul temps.
    .see = notices pace handover vacation
    .words = relance lent attente délai horloge

quiet-hours = Heures calmes
    .body =
        Pendant tes heures calmes, ton nom apparaît sans notification. Si la décision t’attend encore à leur fin, l’avis arrive alors. Elles suivent le fuseau horaire de tes réglages.
    .see = notices vacation
    .words = nuit sommeil fuseau horaire ne pas déranger

vacation = Absence jusqu’à une date
    .body =
        Dans `/réglages`, indique le dernier jour de ton absence. D’ici là, tu ne reçois ni avis ni rappels, et si quelqu’un veut te relancer, Kontor répond que tu n’es pas là ; à ton retour, il te dit ce qui t’attend encore. Tu peux jouer quand même, quand tu veux.

        Pour plus longtemps, confie ta place ou propose une pause.
    .see = handover pause quiet-hours
    .words = vacances absence congé absent

language = Langue
    .body =
        Kontor parle anglais et français.

        Ce que personne d’autre ne voit est dans ta langue : celle que tu choisis dans `/réglages`, sinon celle de ton Discord. À la même table, on peut donc lire en plusieurs langues.

        Ce que tout le monde peut lire, comme les messages de la partie, est dans la langue de la partie, que l’hôte peut choisir avant le début. Sinon, une partie d’une seule personne avec des ordinateurs est dans la langue de cette personne ; une partie à plusieurs, dans celle du serveur, réglée avec `/serveur langue`, ou à défaut dans celle de l’hôte.
    .see = options notices
    .words = anglais français traduction langues

handover = Confier une place
    .body =
        Tu peux proposer ta place à un autre membre, pour de bon, ou la confier à un ordinateur. Une offre dure trois jours, et rien ne change avant qu’on l’accepte ; ton tableau de bord permet de la retirer. Une place jouée par un ordinateur reste la tienne : reprends-la quand tu veux. Si quelqu’un quitte le serveur, la partie continue de la même façon.

        Prendre une place, c’est en voir la main. `/abandonner` quitte une partie pour de bon : un ordinateur prend la place.
    .see = reminders pause vacation
    .words = remplaçant remplacer quitter partir ordinateur bot reprendre abandon

pause = Mettre une partie en pause
    .body =
        Une partie se met en pause quand toute la table est d’accord. Délais et rappels s’arrêtent, le fil reste ouvert, rien n’est perdu. Elle reprend quand quelqu’un la relance.
    .see = vacation reminders
    .words = arrêt interruption reprendre

rematch = La fin d’une partie, et la revanche
    .body =
        Les règles de chaque jeu disent comment on gagne : cherches-y « gagner ». Quand une partie est finie, son dernier message dit qui gagne et d’où vient le résultat, et plus rien n’est caché.

        Sous ce message, **Cours de la partie** montre les scores en courbe, **Revoir** parcourt la partie coup par coup, et **Revanche** en ouvre une nouvelle avec les mêmes options et les mêmes ordinateurs, et invite les autres ; si l’une de ces personnes appuie ensuite, elle rejoint la même table.

        Pour arrêter plus tôt, `/partie fermer` le propose aux autres : si tout le monde est d’accord, la partie s’arrête sans résultat.
    .see = lobby replay handover
    .words = gagner gagné comment gagner victoire score résultat classement terminée encore rejouer fermer arrêter

picture = Lire l’image
    .body =
        Le plateau est publié après chaque tour. Un halo marque ce qui a changé depuis la dernière image. La place qui doit jouer a une marque à elle, pas seulement une couleur ; chaque place a une couleur, un motif et une lettre.

        Touche l’image pour l’agrandir. Ta main n’y figure jamais : elle n’est que dans ton tableau de bord.
    .see = text-board panel
    .words = plateau couleurs halo daltonien

text-board = Le plateau sans l’image
    .body =
        Chaque image a un texte de remplacement qui dit ce qui a changé. `/plateau` donne aussi le plateau sous forme de listes, et tous les coups peuvent se jouer par commandes : on peut jouer sans voir l’image.
    .see = picture move
    .words = accessibilité lecteur d’écran texte aveugle

log = Ce qui s’est passé
    .body =
        Le bouton **Ce qui s’est passé** donne la liste des coups, telle que tu peux la connaître ; les cartes cachées le restent. Ton tableau de bord commence par ce qui s’est passé depuis ton dernier passage.
    .see = replay undo
    .words = historique journal manqué résumé

replay = Revoir et exporter
    .body =
        Une partie terminée se revoit coup par coup, s’anime et s’exporte en fichier. Le hasard vient d’un nombre secret, scellé au début ; `/partie infos` montre le sceau entier. À la fin, le nombre est publié, et tout le monde peut vérifier que rien n’était arrangé.

        D’une partie en cours, tu n’exportes que ce que tu peux savoir.
    .see = log privacy rematch
    .words = partager json animation graine hasard chance triche

privacy = Ce que Kontor enregistre
    .body =
        Kontor enregistre ton identifiant et ton nom Discord, tes réglages, tes places, tes coups et les notes que tu écris. Il ne lit pas les conversations. `/vie-privée exporter` te donne tout ça en fichier, `/vie-privée supprimer` l’efface : des ordinateurs prennent alors tes places dans les parties en cours, et les parties finies gardent les coups sans ton nom.

        Tant que la partie dure, personne d’autre ne voit les mains, les cartes cachées et les notes privées.
    .see = terms replay notices
    .words = données effacer oublier compte personnelles rgpd secret confidentialité

terms = Conditions d’utilisation
    .body =
        Kontor est gratuit. L’équipe du bot ne donne aucune garantie et peut l’arrêter ; elle et l’équipe d’un serveur peuvent mettre fin à des parties et empêcher quelqu’un de jouer.

        Joue en personne et loyalement : pas de script qui appuie à ta place, pas de second compte à la même table, rien qui nuise au bot ou aux autres. Les conditions de Discord s’appliquent aussi. Coups, messages et noms sont visibles de tout le salon de la partie, et un ordinateur peut prendre une place laissée.

        Kontor n’est pas officiel : aucun éditeur n’y participe ni ne le soutient. Les noms des jeux sont des marques de leurs propriétaires respectifs ; CATAN est une marque de CATAN GmbH.
    .see = privacy handover
    .words = règlement usage licence marque éditeur officiel droits garantie

hosting = Kontor sur ton serveur
    .body =
        Dans un salon, Kontor doit pouvoir le voir, écrire, joindre des fichiers, créer des fils, y écrire, et lire ses anciens messages ; le lien d’invitation ne demande rien d’autre. `/serveur vérifier` dit ce qui manque.

        Quand on voit le salon, on peut lire ses parties, les regarder et en ouvrir. `/serveur autoriser` et `/serveur interdire` règlent les salons, les jeux et les personnes, `/serveur limite` le nombre de parties ouvertes, `/serveur langue` leur langue ; `/serveur règlement` montre tout ça.

        `/serveur pause` et `/serveur fermer` arrêtent n’importe quelle partie, sans vote. Si tu retires un droit, ou Kontor lui-même, ses parties se mettent en pause et rien n’est perdu ; elles reprennent dès qu’il peut de nouveau écrire.
    .see = privacy terms language lobby
    .words = serveur équipe admin gérer modération droits permissions inviter retirer expulser salon autoriser interdire limite
