move = Jouer un coup
    .body =
        Appuie sur **Ton coup** sous n’importe quel message de la partie, même ancien : il ouvre toujours le tableau de bord du moment. Ou tape la commande du jeu et choisis dans la liste : elle propose ce qui est permis maintenant.

        Toi seul vois ce que tu tapes et choisis. Les autres lisent le résultat dans le fil de la partie, une fois ton tour fini.
    .see = panel undo notices
    .words = jouer tour bouton commande commencer comment

panel = Ton tableau de bord
    .body =
        Le tableau de bord est privé. Il montre ta main, la question posée et tous les coups possibles, avec ce qu’ils coûtent ou rapportent. Un coup irréversible se confirme.

        Il disparaît quand Discord redémarre ; **Ton coup** le rouvre à tout moment. Si quelque chose a changé depuis son ouverture, un ancien bouton ne joue rien mais dit ce qui est nouveau.
    .see = move undo picture
    .words = privé boutons main panneau

undo = Annuler, et le délai de grâce
    .body =
        Tu peux annuler tes coups sans demander tant que rien n’a été révélé : une carte piochée, un dé, le coup d’une autre personne. Un tour fini attend quelques secondes (15 en général) avant d’être publié ; d’ici là, le tableau de bord propose **Annuler** et **Publier**.

        Ensuite tu peux proposer de revenir en arrière, et cela se fait si toutes les autres personnes de la partie sont d’accord. Ce qui a été publié reste visible dans le journal.
    .see = move log
    .words = erreur revenir arrière reprendre retour grâce

notices = Comment Kontor te prévient
    .body =
        Quand vient ton tour, tu reçois **un seul** avis. Tes réglages disent comment : une mention dans le fil, un message privé, un message privé avec ta main où tu peux jouer tout de suite, ou rien. Tu peux y demander un essai.

        Si Kontor ne peut pas t’écrire en privé, il te mentionne une fois dans le fil. Qui ne fait que regarder n’est jamais notifié.
    .see = reminders quiet-hours vacation
    .words = notification ping mention mp message réglages avis

reminders = Rappels et relances
    .body =
        Une décision qui attend est rappelée **trois** fois au plus, à des intervalles croissants que tu règles, la deuxième fois par l’autre voie (message privé au lieu de mention, ou l’inverse). Les autres peuvent te relancer une fois toutes les 12 heures.

        Après le dernier rappel, les autres choisissent : attendre encore, confier ta place à un ordinateur, ou trouver quelqu’un pour te remplacer. Personne ne perd à cause du seul temps.
    .see = notices handover vacation
    .words = relance lent attente délai rythme horloge

quiet-hours = Heures calmes
    .body =
        Pendant tes heures calmes, ton nom apparaît sans notification. Si la décision t’attend encore à leur fin, l’avis arrive alors. Elles suivent le fuseau horaire de tes réglages.
    .see = notices vacation
    .words = nuit sommeil fuseau horaire ne pas déranger

vacation = Vacances
    .body =
        Indique la date jusqu’à laquelle tu t’absentes. D’ici là, tu ne reçois ni avis ni rappels, et les autres voient ton absence ; ce qui t’attend encore à ton retour t’est annoncé alors. Tu peux jouer quand même, quand tu veux.

        Pour plus longtemps, confie ta place ou convenez d’une pause.
    .see = handover pause quiet-hours
    .words = absence congé absent

handover = Confier une place
    .body =
        Tu peux donner ta place à un autre membre, ou la confier à un ordinateur. Une place tenue par un ordinateur reste la tienne : reprends-la quand tu veux. Si quelqu’un quitte le serveur, la partie continue de la même façon.

        Qui prend une place en voit la main dès ce moment.
    .see = reminders pause
    .words = remplaçant remplacer quitter ordinateur bot reprendre abandonner

pause = Mettre une partie en pause
    .body =
        Une partie se met en pause quand toutes les personnes qui y jouent sont d’accord. Horloges et rappels se reposent, le fil reste ouvert, rien n’est perdu. Elle reprend quand quelqu’un la relance.
    .see = vacation reminders
    .words = arrêt interruption reprendre

picture = Lire l’image
    .body =
        Le plateau est publié après chaque tour. Un halo marque ce qui a changé depuis la dernière image. La place attendue est marquée par une forme et pas seulement par une couleur ; chaque place a une couleur, un motif et une lettre.

        Touche l’image pour l’agrandir. Ta main n’y figure jamais : elle n’est que dans ton tableau de bord.
    .see = text-board panel
    .words = plateau couleurs halo daltonien

text-board = Le plateau sans l’image
    .body =
        Chaque image a un texte de remplacement qui dit ce qui a changé. Le plateau existe aussi sous forme de listes, et tous les coups peuvent se jouer par commandes : on peut jouer sans voir l’image.
    .see = picture move
    .words = accessibilité lecteur d’écran texte aveugle

log = Ce qui s’est passé
    .body =
        Le bouton **Ce qui s’est passé** donne la liste des coups, telle que tu peux la connaître ; les cartes cachées le restent. Si tu reviens après un jour ou plus, ton tableau de bord commence par ce que tu as manqué.
    .see = replay undo
    .words = historique journal manqué résumé

replay = Revoir et exporter
    .body =
        Une partie terminée se revoit coup par coup, s’anime et s’exporte en fichier. Les tirages venaient d’un nombre secret dont l’empreinte a été publiée au début ; à la fin le nombre est publié, et chacun peut vérifier que rien n’était arrangé.

        D’une partie en cours, tu n’exportes que ce que tu peux savoir.
    .see = log privacy
    .words = partager json animation graine hasard chance triche

privacy = Ce que Kontor garde
    .body =
        Kontor garde ton identifiant Discord, tes réglages, tes places, tes coups et les notes que tu écris. Il ne lit pas les conversations. Tu peux tout recevoir en fichier, ou tout faire effacer : tes places dans les parties en cours passent alors à des ordinateurs, et les parties finies gardent les coups sans ton nom.

        Les mains, les cartes cachées et les notes privées ne sont montrées à personne d’autre tant que la partie dure.
    .see = replay notices
    .words = données effacer personnelles rgpd secret confidentialité
