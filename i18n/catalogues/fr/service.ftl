### Ce que dit le service : des refus à une personne (`err-`) et des nouvelles d’une partie à tout le monde (`say-`).
### `$seat` est un nom, prêt à être montré. Les temps sont des secondes UTC pour les horodatages de Discord.

## Quelle partie, quelle place

err-animation-shown = L’animation est déjà dans le fil.
err-no-such-match = Il n’y a pas de partie #{ NUMBER($match, useGrouping: 0) } que tu puisses voir. « /{ cmd-match } { cmd-match-list } » montre celles de ce serveur.
err-no-answer = Discord ne dit pas en ce moment si tu peux voir cette partie. Réessaie dans une minute.
err-members-only = Tu ne vois plus le salon de la partie #{ NUMBER($match, useGrouping: 0) }. Tu peux encore lire ce qui est à toi, mais il faut voir le salon pour jouer.
err-members-left = Tu n’es plus membre du serveur de la partie #{ NUMBER($match, useGrouping: 0) }. Tu peux encore lire ce qui est à toi, mais il faut être membre et voir le salon pour jouer.
err-guest-outside = { $name } ne voit pas le salon de cette partie. Choisis quelqu’un qui le voit.
err-no-such-game = Kontor ne joue pas à « { $text } ». Choisis un jeu de la liste.
err-no-such-seat = Cette place n’existe pas dans la partie. « /{ cmd-match } { cmd-match-info } » montre ses places.
err-no-such-computer = Il n’y a pas d’ordinateur nommé « { $text } ». Choisis-en un dans la liste.
err-not-seated = Tu n’as pas de place dans la partie #{ NUMBER($match, useGrouping: 0) }. Tu peux la voir avec « /{ cmd-board } » ou la suivre avec « /{ cmd-match } { cmd-match-follow } ».
err-computer-holds = Un ordinateur tient ta place dans la partie #{ NUMBER($match, useGrouping: 0) }. Reprends-la d’abord avec « /{ cmd-match } { cmd-match-takeback } ».
err-not-your-seat = Aucune place de cette partie n’est à toi. Si une place cherche quelqu’un, appuie sur le bouton de cet appel.
err-holds-already = Tu as déjà une place dans cette partie.
err-plays-already = { $name } a déjà une place dans cette partie. Choisis quelqu’un d’autre.
err-seat-offered-already = Tu as déjà proposé ta place. Ton tableau de bord dit à qui, et permet de la garder et de la proposer à quelqu’un d’autre.
err-asked-lately = { $name } a déjà eu une invitation à cette partie depuis hier. Demande à quelqu’un d’autre, ou réessaie demain.
err-seat-not-offered = Cette place ne t’est pas proposée, ou ne l’est plus.
err-seat-offer-left = Cette place n’est plus à céder : elle a été abandonnée entre-temps.
err-seat-offer-gone = Entre-temps, cette place est passée à { $seat }.
err-seat-offer-late = Cette offre a pris fin au bout de { $days } jours. Si la place t’intéresse encore, redemande-la.
err-no-seat-offered = Tu n’as proposé ta place à personne.

err-status-lobby = La partie #{ NUMBER($match, useGrouping: 0) } n’a pas commencé. Son hôte peut appuyer sur Commencer dès que la table compte assez de monde.
err-status-live = La partie #{ NUMBER($match, useGrouping: 0) } est en cours : ce n’est pas possible maintenant. « /{ cmd-move } » ouvre ton tableau de bord.
err-status-paused = La partie #{ NUMBER($match, useGrouping: 0) } est en pause. Toute personne qui y joue peut la reprendre avec « /{ cmd-match } { cmd-match-resume } ».
err-status-over = La partie #{ NUMBER($match, useGrouping: 0) } est terminée. « /{ cmd-match } { cmd-match-rematch } » en ouvre une autre.
err-status-aborted = La partie #{ NUMBER($match, useGrouping: 0) } a été fermée. « /{ cmd-match } { cmd-match-new } » en ouvre une autre.
err-status-frozen = La partie #{ NUMBER($match, useGrouping: 0) } a rencontré une erreur de notre part et est arrêtée à sa dernière bonne position. Rien n’est perdu ; elle reprendra une fois l’erreur réparée.

## En jouant

err-stale = La table a changé depuis que ce choix a été proposé. Voici ce qui est possible maintenant.
err-done-untold = C’est fait, et c’est enregistré. Seul l’affichage a rencontré une erreur de notre part, { $ref }. `/{ cmd-board }` montre la partie.
err-held = { $seat } vient de jouer et peut encore annuler pendant quelques secondes. Réessaie dans un instant.
err-ahead-cannot = Cela ne peut pas se prévoir. Appuie sur *{ ui-ahead-door }* dans ton tableau de bord et choisis parmi ce qu’il montre.
err-ahead-nothing = Il ne reste rien de ce que tu avais prévu.
err-order-over = Cette consigne n’existe plus : suivie, terminée ou changée.
err-no-such-order = Ce jeu ne connaît pas cette consigne.
err-order-choice = Cette consigne ne se donne pas avec ce choix. Appuie encore sur elle et choisis dans son formulaire.
err-no-answers = Aucune de tes offres n’attend encore de réponse. Fais-en d’abord une, à ton tour.
err-resume-server = La modération a mis la partie #{ NUMBER($match, useGrouping: 0) } en pause. Seule une personne qui gère son serveur peut la reprendre, là-bas.
err-resume-host = Le fil de la partie #{ NUMBER($match, useGrouping: 0) } a été supprimé ou verrouillé. Son hôte, ou une personne qui gère le serveur, peut la reprendre.
err-wait-hours = Attends des réponses pendant 1 à { $most } heures.
err-no-auction = Il n’y a pas d’enchère à prévoir en ce moment. « /{ cmd-move } » montre ce que tu peux faire.
err-plan-now = C’est déjà ton tour : joue le coup au lieu de le prévoir.
err-plan-needed = On te le demande maintenant : tu peux changer ta réponse, mais pas la retirer.
err-bid-range = Mise de { $least } à { $most }, ou passe.
err-bid-only = Tu peux miser { $least } et rien d’autre. Mise cela, ou passe.
err-bid-poor = La mise minimale est de { $least }, plus que tu ne pourrais payer. Tu peux seulement passer.
err-auction-first = Réponds d’abord à l’enchère. Ce qu’il faut pour payer tes mises est encaissé tout seul.
err-auction-answered = Tu as répondu ; tout le reste attend la fin de l’enchère. Ce qu’il faut pour payer tes mises est encaissé tout seul.
err-undo-moved = La partie a continué depuis la question : rien n’est annulé. « Annuler » te la repose.
err-nothing-to-undo = Tu n’as fait aucun coup que tu puisses annuler.
err-undo-late = Ton coup est parti ou quelque chose a été révélé : maintenant les autres doivent être d’accord. « Demander à annuler » le leur demande.
err-replay-closed = La partie #{ NUMBER($match, useGrouping: 0) } a été fermée avant sa fin : on ne peut pas la revoir. « /{ cmd-log } » dit ce qui s’est passé.
err-replay-running = Revoir une partie montre tout : il faut attendre la fin de la partie #{ NUMBER($match, useGrouping: 0) }. D’ici là, il y a « /{ cmd-log } ».
err-rollback = Une partie peut revenir à une étape de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }. Kontor propose les dernières étapes pendant la saisie.
err-rollback-unreadable = L’étape { NUMBER($step, useGrouping: 0) } ne peut pas être rétablie : une étape d’avant est illisible. Choisis-en une plus ancienne ; s’il n’y en a pas, la partie ne peut qu’être fermée.

## Avant la partie

err-too-many-lobbies = Tu es l’hôte de { $most } parties qui n’ont pas commencé. Lance ou ferme d’abord l’une d’elles.
err-too-many-matches = Tu as une place dans { $most } parties en cours ou ouvertes. Termine ou quitte d’abord l’une d’elles.
err-server-full = { $most ->
    [one] Ce serveur permet { $most } partie à la fois, et il y en a une. Termine-la ou ferme-la d’abord.
   *[other] Ce serveur a { $most } parties en cours ou ouvertes. Termine ou ferme d’abord l’une d’elles.
}
err-opened-often = Tu as ouvert { $most } parties en un jour. La prochaine pourra être ouverte dans { $minutes } min.
err-proposed-often = Tu as sollicité les autres { $most } fois en une heure. Tu pourras recommencer dans { $minutes } min.
err-moved-often = Tu as déplacé des parties { $most } fois en une heure. Tu pourras recommencer dans { $minutes } min.
err-invited-often = Tu peux inviter { $most } personnes par jour, places proposées comprises. Continue demain ; tout le monde peut rejoindre une table par son annonce.
err-not-invited = Pour l’instant, tu ne peux pas inviter { $names }. Demande à quelqu’un d’autre ; tout le monde peut rejoindre une table par son annonce.
err-nobody-invited-you = Tu n’as pas d’invitation à cette partie. « /{ cmd-settings } » montre tes choix.
err-follows-enough = Tu suis { $most } parties en cours ou ouvertes. Cesse d’abord d’en suivre une.
err-exported-often = Tu as reçu { $most } fichiers en une heure. Le prochain pourra être fait dans { $minutes } min.
err-animated-often = Tu as reçu { $most } animations en une heure. La prochaine pourra être faite dans { $minutes } min.
err-joined-already = Tu es déjà à cette table.
err-not-in-lobby = Tu n’es pas à cette table. Appuie d’abord sur Rejoindre.
err-no-computer-here = Aucun ordinateur n’est à cette table.
err-invited-already = Ces personnes sont à la table ou ont déjà une invitation. Invite quelqu’un d’autre.
err-lobby-full = Les { $n } places sont prises. L’hôte peut en ajouter sous Options, si le jeu le permet.
err-too-many-people = La table compte { $n } personnes et ordinateurs. Choisis au moins autant de places, ou que quelqu’un parte d’abord.
err-too-few = La table n’en compte que { $n } ; il en faut au moins { $least } pour ce jeu. Invite quelqu’un ou ajoute un ordinateur.
err-move-host = La partie #{ NUMBER($match, useGrouping: 0) } ne peut être déplacée que par son hôte ou par une personne qui gère son serveur.
err-move-server = La partie #{ NUMBER($match, useGrouping: 0) } appartient à un autre serveur. Elle peut être déplacée dans tous les salons de celui-là.
err-move-here = La partie #{ NUMBER($match, useGrouping: 0) } se joue déjà dans ce salon ou dans son fil.
err-move-shuts-out = Ce salon est caché à { $names } : impossible d’y jouer à cette table. Ouvre-le d’abord à tout le monde, ou choisis un salon que tout le monde voit.
err-host-only = C’est réservé à l’hôte de la table. Demande-lui, ou ouvre ta propre partie.
err-server-person = La modération de ce serveur ne laisse pas { $who } ouvrir ou rejoindre une partie, ni recevoir d’invitation.
err-server-game = { $game } ne se joue pas sur ce serveur, sur décision de sa modération. Choisis un autre jeu.
err-server-channel = Les parties de ce serveur se jouent dans { $channels }. Va là-bas.
err-server-channel-here = La modération de ce serveur ne veut pas de parties dans ce salon. Choisis-en un autre.
err-server-limit = Autorise de { $least } à { $most } parties.
err-seats = Ce jeu se joue de { $least } à { $most } places. Choisis un nombre entre les deux.
err-grace = Le délai de grâce va de 0 à { $most } secondes.
err-stand-in = Un ordinateur prend le relais après 12, 24 ou 48 heures, ou jamais.
err-pace = Ce rythme n’existe pas. Choisis rapide, quotidien ou tranquille.
err-language = Kontor ne parle pas cette langue. Choisis-en une parmi celles qui sont proposées.
err-options = Ces options ne conviennent pas au jeu. Choisis-les dans les listes.

## Places

err-last-person = Personne d’autre que toi ne joue. Abandonne, ou confie ta place à une autre personne.
err-last-person-gone = Personne d’autre que { $seat } ne joue. Une personne qui gère le serveur peut fermer la partie.
err-overdue-yourself = C’est toi qu’on attend. « Ton coup » montre ce que tu peux faire.
err-held-already = Un ordinateur tient déjà la place { OF($seat) }.
err-not-awaited = On n’attend pas { $seat } en ce moment.
err-called-already = On cherche déjà quelqu’un pour la place { OF($seat) }. La personne qui appuie sur le bouton de cet appel continue la partie.
err-auction-together = Tant que plusieurs personnes répondent en secret, on ne dit pas quelles réponses sont là. Quand le délai est passé, un appel propose d’attendre encore, ou de laisser des ordinateurs donner les réponses qui manquent.
err-not-overdue = { $seat } n’est pas en retard : le rythme de la partie laisse encore du temps. Kontor te fera signe quand il sera passé.
err-auction-not-overdue = Aucune réponse secrète ne manque depuis trop longtemps. Kontor te fera signe si cela arrive.
err-no-call = On ne cherche personne pour cette place, ou quelqu’un a été plus rapide.

## Votes

err-vote-gone = Ce vote est clos. Ton tableau de bord montre où en est la partie.
err-vote-own = C’est toi qui as ouvert ce vote ; aux autres d’y répondre.

## Autour d’une partie

err-nobody-to-nudge = On n’attend personne d’autre : il n’y a personne à relancer.
err-nudged-lately = On a déjà relancé { $seat } il y a peu. La prochaine relance est possible <t:{ NUMBER($at, useGrouping: 0) }:R>.
err-they-rest = { $seat } a ses heures calmes ou des vacances. Kontor fera signe quand elles finiront.
err-waits-for-answers = { $seat } attend des réponses à une offre, au plus tard <t:{ NUMBER($at, useGrouping: 0) }:R>.
err-note-long = Une note a au plus { $most } caractères. Raccourcis-la.

## Réglages

err-notices = Cette sorte d’avis n’existe pas. Choisis mention, message privé, message privé avec la main, ou aucun.
err-time-zone = « { $text } » n’est pas un fuseau horaire. Choisis-en un dans la liste, comme Europe/Paris.
err-quiet = Les heures calmes vont d’une heure du jour à une autre, comme de 22:00 à 08:00.
err-vacation = Choisis une date à venir, dans un an au plus.
err-reminder-gaps = Il y a au plus trois rappels, de 1 à { $most } heures l’un après l’autre.
err-style = Cette couleur et ce motif n’existent pas. Choisis dans la liste.

## Nouvelles d’une partie

say-rematch = Revanche : { $seat } ouvre la partie #{ NUMBER($match, useGrouping: 0) }. Qui en est ?
say-channel = <#{ NUMBER($channel, useGrouping: 0) }>
say-person = <@{ NUMBER($user, useGrouping: 0) }>
say-somebody = quelqu’un
say-somebody-first = Quelqu’un
say-your-move = C’est à toi de jouer.
say-invited = { $name } t’invite à la partie #{ NUMBER($match, useGrouping: 0) }.
say-offered-seat = { $name } aimerait te céder sa place dans la partie #{ NUMBER($match, useGrouping: 0) }. Elle est à toi si tu acceptes dans les { $days } jours. D’ici là, rien ne change.
say-declined-seat = { $name } ne prend pas la place.
say-moved = { $name } a déplacé ici la partie #{ NUMBER($match, useGrouping: 0) }.
say-moved-without = { $name } a déplacé ici la partie #{ NUMBER($match, useGrouping: 0) }. Ce salon est caché à { $names } ; tant que c’est le cas, un ordinateur peut y prendre la relève.
say-lobby-full = La table de la partie #{ NUMBER($match, useGrouping: 0) } est complète. L’hôte peut commencer.
say-lobby-abandoned = { $days ->
    [one] Rien ne s’est passé à la table de la partie #{ NUMBER($match, useGrouping: 0) } depuis un jour : elle est fermée. « /{ cmd-match } { cmd-match-new } » en ouvre une autre.
   *[other] Rien ne s’est passé à la table de la partie #{ NUMBER($match, useGrouping: 0) } depuis { $days } jours : elle est fermée. « /{ cmd-match } { cmd-match-new } » en ouvre une autre.
}
say-still-waiting = { $seat } · la partie #{ NUMBER($match, useGrouping: 0) } attend ton coup.
say-offer-waiting = { $seat } · une offre t’est faite dans la partie #{ NUMBER($match, useGrouping: 0) }. Réponds si tu veux : la partie n’attend pas.
say-reminder = { $seat } · la partie #{ NUMBER($match, useGrouping: 0) } attend toujours ton coup.
say-nudge = { $seat } · dans la partie #{ NUMBER($match, useGrouping: 0) }, les autres attendent ton coup.
say-dm-closed = { $seat } · la partie #{ NUMBER($match, useGrouping: 0) } attend ton coup. Tes messages privés sont fermés à Kontor, qui te le dit donc ici.
say-overdue-auction = Des réponses secrètes sont demandées depuis le <t:{ NUMBER($since, useGrouping: 0) }:f> et il en manque une. Doivent répondre : { $seats }. Attendez encore, ou laissez des ordinateurs donner les réponses qui manquent.
say-auction-answered = Le délai pour ta réponse secrète est passé : un ordinateur a répondu à ta place. Jusqu’à ce que toutes soient là, tu peux changer sa réponse.
say-overdue = On attend { $seat } depuis le <t:{ NUMBER($since, useGrouping: 0) }:f>. Attendez encore, laissez un ordinateur tenir la place ou cherchez quelqu’un d’autre.
say-gone = { $seat } ne voit plus ce salon. Un ordinateur peut tenir la place jusqu’à son retour.
say-substitute-wanted = On cherche quelqu’un pour la place { OF($seat) } dans la partie #{ NUMBER($match, useGrouping: 0) }. La personne qui appuie sur le bouton continue la partie.

say-vote-undo = { $seat } aimerait annuler un coup. Il faut l’accord de toutes les autres personnes qui jouent.
say-vote-undo-moves = { $seat } aimerait annuler ceci : « { $moves } » Il faut l’accord de toutes les autres personnes qui jouent.
say-vote-pause = { $seat } aimerait mettre la partie en pause. Il faut l’accord de toutes les autres personnes qui jouent.
say-vote-close = { $seat } aimerait finir la partie sans résultat. Il faut l’accord de toutes les autres personnes qui jouent.
say-vote-refused = { $seat } n’est pas d’accord : la partie reste telle quelle.

say-undone = { $seat } annule un coup.
say-undone-moves = { $seat } annule ceci : « { $moves } »
say-then = { $before } { $after }
say-and-more = { $n ->
    [one] { $told } … et { $n } fait de plus.
   *[other] { $told } … et { $n } faits de plus.
}
say-stood-in = Comme convenu, un ordinateur répond à la place { OF($seat) }.
say-stood-in-you = Comme convenu, un ordinateur a répondu à ta place.
say-by-itself = Kontor a joué ce coup : { $seat } n’en avait pas d’autre.
say-by-itself-you = Ton seul coup possible : Kontor l’a joué.
say-rolled-back = La partie est revenue à une position antérieure.
say-paused = La partie est en pause. On n’attend personne jusqu’à ce que quelqu’un la reprenne.
say-closed-by-server = La modération de ce serveur a arrêté la partie, sans résultat.
say-closed-by-owner = La personne qui fait tourner ce bot a arrêté la partie, sans résultat.
say-thread-closed = Le fil de la partie #{ NUMBER($match, useGrouping: 0) } a été supprimé ou verrouillé : la partie est en pause. « /{ cmd-match } { cmd-match-resume } » la reprend dans un nouveau fil de son salon, « /{ cmd-match } { cmd-match-move } » l’emmène dans le salon où tu le tapes.
say-resumed = { $seat } reprend la partie.
say-cut-off = { $trouble } La partie est en pause et reprendra d’elle-même une fois cela réparé. Toute personne qui y joue peut la reprendre par messages privés avec « /{ cmd-match } { cmd-match-resume } ».
say-cut-off-log = Kontor ne pouvait plus rien publier ici : la partie était en pause.
say-reached-again = Kontor peut de nouveau publier ici : la partie reprend.
say-broken-off = La partie finit sans résultat, d’un commun accord.
say-broken-off-resigned = { $seat } abandonne. Personne d’autre ne joue : la partie finit sans résultat.
say-frozen = La partie a rencontré une erreur de notre part (référence { $ref }) et est arrêtée à sa dernière bonne position. Rien n’est perdu.
say-thawed = La partie continue.

say-seat-handed-over = { $name } confie sa place à { $seat }.
say-seat-computer = Un ordinateur tient la place { OF($seat) } jusqu’à son retour.
say-seat-held = On a longtemps attendu { $seat }. Un ordinateur tient la place jusqu’à son retour.
say-seat-gone = { $seat } ne voit plus ce salon. Un ordinateur tient la place jusqu’à son retour.
say-seat-taken-back = { $seat } est de retour à la table.
say-seat-substituted = { $seat } remplace { $name }.
say-seat-resigned = { $name } abandonne. L’ordinateur { $seat } prend la place.
