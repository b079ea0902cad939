### Ce que dit le service : des refus à une personne (`err-`) et des nouvelles d’une partie à tout le monde (`say-`).
### `$seat` est un nom, prêt à être montré. Les temps sont des secondes UTC pour les horodatages de Discord.

## Quelle partie, quelle place

err-animation-shown = L’animation est déjà dans le fil.
err-no-such-match = Il n’y a pas de partie #{ NUMBER($match, useGrouping: 0) } que tu puisses voir. « /{ cmd-match } { cmd-match-list } » montre celles de ce serveur.
err-no-answer = Discord ne répond pas : impossible de savoir si tu peux voir cette partie. Réessaie dans une minute.
err-members-only = Tu ne vois plus le salon de la partie #{ NUMBER($match, useGrouping: 0) }. Tu peux encore lire ce qui est à toi, mais pour jouer, il faut voir le salon.
err-members-left = Tu n’es plus sur le serveur de la partie #{ NUMBER($match, useGrouping: 0) }. Tu peux encore lire ce qui est à toi, mais pour jouer, il faut en être membre et voir le salon.
err-guest-outside = { $name } ne voit pas le salon de cette partie. Choisis quelqu’un qui le voit.
err-no-such-game = Kontor ne joue pas à « { $text } ». Choisis un jeu de la liste.
err-no-lesson = Il n’y a pas encore de leçon pour { $game }. *Comment jouer* l’explique.
err-no-such-seat = Cette partie n’a pas cette place. « /{ cmd-match } { cmd-match-info } » montre ses places.
err-no-such-computer = Aucun ordinateur ne s’appelle « { $text } ». Choisis-en un dans la liste.
err-not-seated = Tu n’as pas de place dans la partie #{ NUMBER($match, useGrouping: 0) }. « /{ cmd-board } » te la montre, et « /{ cmd-match } { cmd-match-follow } » te permet de la regarder.
err-computer-holds = Un ordinateur joue à ta place dans la partie #{ NUMBER($match, useGrouping: 0) }. Reprends-la d’abord avec « /{ cmd-match } { cmd-match-takeback } ».
err-not-your-seat = Aucune place de cette partie n’est à toi. Si une place cherche quelqu’un, appuie sur le bouton de ce message.
err-holds-already = Tu as déjà une place dans cette partie.
err-plays-already = { $name } a déjà une place dans cette partie. Choisis quelqu’un d’autre.
err-seat-offered-already = Tu as déjà proposé ta place. Ton tableau de bord dit à qui ; tu peux y garder ta place et la proposer à quelqu’un d’autre.
err-asked-lately = { $name } a déjà reçu une proposition pour cette partie depuis hier. Demande à quelqu’un d’autre, ou réessaie demain.
err-seat-not-offered = Cette place ne t’est pas proposée, ou ne l’est plus.
err-seat-offer-left = Cette place ne peut plus être cédée : elle a été abandonnée entre-temps.
err-seat-offer-gone = Entre-temps, { $seat } a pris cette place.
err-seat-offer-late = Cette offre a pris fin au bout de { $days } jours. Si la place t’intéresse encore, redemande-la.
err-no-seat-offered = Tu n’as proposé ta place à personne.

err-status-lobby = La partie #{ NUMBER($match, useGrouping: 0) } n’a pas encore commencé. Son hôte peut appuyer sur Commencer dès qu’il y a assez de monde à la table.
err-status-live = La partie #{ NUMBER($match, useGrouping: 0) } est en cours : ce n’est pas possible maintenant. « /{ cmd-move } » ouvre ton tableau de bord.
err-status-paused = La partie #{ NUMBER($match, useGrouping: 0) } est en pause. Toute la table peut la relancer avec « /{ cmd-match } { cmd-match-resume } ».
err-status-over = La partie #{ NUMBER($match, useGrouping: 0) } est terminée. « /{ cmd-match } { cmd-match-rematch } » en ouvre une nouvelle.
err-status-aborted = La partie #{ NUMBER($match, useGrouping: 0) } a été fermée. « /{ cmd-match } { cmd-match-new } » en ouvre une nouvelle.
err-status-frozen = Kontor a rencontré un bug dans la partie #{ NUMBER($match, useGrouping: 0) } et l’a arrêtée. Rien n’est perdu ; elle reprendra une fois le bug corrigé.

## En jouant

err-stale = La table a changé entre-temps. Voici ce que tu peux faire maintenant.
err-done-untold = C’est fait et enregistré, mais Kontor a rencontré un bug en l’affichant ({ $ref }). `/{ cmd-board }` montre la partie.
err-held = { $seat } vient de jouer et peut encore annuler pendant quelques secondes. Réessaie dans un instant.
err-ahead-cannot = Ça ne peut pas se prévoir. Appuie sur *{ ui-ahead-door }* dans ton tableau de bord et choisis parmi ce qu’il montre.
err-ahead-nothing = Il ne reste rien de ton plan.
err-order-over = Cette consigne n’existe plus : suivie, terminée ou changée.
err-no-such-order = Ce jeu n’a pas cette consigne.
err-order-choice = Cette consigne ne va pas avec ce choix. Appuie encore sur elle et choisis dans son formulaire.
err-no-answers = Aucune de tes offres n’attend de réponse. Fais-en d’abord une, à ton tour.
err-resume-server = La modération a mis la partie #{ NUMBER($match, useGrouping: 0) } en pause. Seule l’équipe de son serveur peut la relancer, là-bas.
err-resume-host = Le fil de la partie #{ NUMBER($match, useGrouping: 0) } a été supprimé ou verrouillé. Son hôte ou l’équipe du serveur peut la relancer.
err-wait-hours = Tu peux attendre des réponses pendant 1 à { $most } heures.
err-no-auction = Il n’y a pas d’enchère à prévoir en ce moment. « /{ cmd-move } » montre ce que tu peux faire.
err-plan-now = C’est déjà ton tour : joue le coup au lieu de le prévoir.
err-plan-needed = On attend ta réponse maintenant : tu peux la changer, mais pas la retirer.
err-bid-range = Mise de { $least } à { $most }, ou passe.
err-bid-only = Ta seule mise possible : { $least }. Sinon, passe.
err-bid-poor = La mise minimale est de { $least }, plus que tu ne peux payer. Tu ne peux que passer.
err-auction-first = Réponds d’abord à l’enchère. Kontor encaisse ce qu’il faut pour payer tes mises.
err-auction-answered = Tu as répondu ; tout le reste attend la fin de l’enchère. Kontor encaisse ce qu’il faut pour payer tes mises.
err-undo-moved = La partie a avancé depuis que Kontor te l’a demandé : rien n’est annulé. Appuie sur Annuler, et il te le redemande.
err-nothing-to-undo = Tu n’as pas de coup à annuler.
err-undo-late = Trop tard pour annuler sans demander : c’est publié, ou quelque chose a été révélé. « { ui-undo-ask } » pose la question aux autres.
err-replay-closed = La partie #{ NUMBER($match, useGrouping: 0) } a été fermée avant sa fin : on ne peut pas la revoir. « /{ cmd-log } » dit ce qui s’est passé.
err-replay-running = Revoir une partie montre tout : il faut attendre la fin de la partie #{ NUMBER($match, useGrouping: 0) }. D’ici là, il y a « /{ cmd-log } ».
err-rollback = Une partie peut revenir à une étape de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }. Kontor propose les dernières pendant que tu écris.
err-rollback-unreadable = Impossible de revenir à l’étape { NUMBER($step, useGrouping: 0) } : une étape d’avant est illisible. Choisis-en une plus ancienne ; sans elle, on ne peut que fermer la partie.

## Avant la partie

err-too-many-lobbies = Tu es l’hôte de { $most } parties qui n’ont pas commencé. Lance ou ferme d’abord l’une d’elles.
err-too-many-matches = Tu as une place dans { $most } parties en cours ou ouvertes. Termine ou quitte d’abord l’une d’elles.
err-server-full = { $most ->
    [one] Ce serveur permet { $most } partie à la fois, et il y en a déjà une. Termine-la ou ferme-la d’abord.
   *[other] Ce serveur a déjà { $most } parties ouvertes, autant qu’il en permet. Termine ou ferme d’abord l’une d’elles.
}
err-opened-often = Tu as ouvert { $most } parties en un jour. Tu pourras ouvrir la prochaine dans { $minutes } min.
err-proposed-often = Tu as sollicité les autres { $most } fois en une heure. Tu pourras recommencer dans { $minutes } min.
err-moved-often = Tu as déplacé des parties { $most } fois en une heure. Tu pourras recommencer dans { $minutes } min.
err-invited-often = Tu peux inviter { $most } personnes par jour, places proposées comprises. Continue demain ; tout le monde peut rejoindre une table par son annonce.
err-not-invited = Tu ne peux pas inviter { $names } en ce moment. Demande à quelqu’un d’autre ; tout le monde peut rejoindre une table par son annonce.
err-nobody-invited-you = Tu n’as pas d’invitation à cette partie. « /{ cmd-settings } » montre tes choix.
err-follows-enough = Tu suis { $most } parties en cours ou ouvertes. Cesse d’abord d’en suivre une.
err-exported-often = Tu as reçu { $most } fichiers en une heure. Tu pourras en avoir un autre dans { $minutes } min.
err-animated-often = Tu as reçu { $most } animations en une heure. Tu pourras en avoir une autre dans { $minutes } min.
err-joined-already = Tu es déjà à cette table.
err-not-in-lobby = Tu n’es pas encore à cette table. Appuie d’abord sur Rejoindre.
err-no-computer-here = Il n’y a pas d’ordinateur à cette table.
err-invited-already = Tout ce monde est déjà à la table ou a déjà une invitation. Invite quelqu’un d’autre.
err-lobby-full = Les { $n } places sont prises. L’hôte peut en ajouter sous Options, si le jeu le permet.
err-too-many-people = Il y a déjà { $n } places prises à la table. Choisis-en au moins autant, ou que quelqu’un parte d’abord.
err-too-few = Il n’y a que { $n ->
    [one] { $n } place prise
   *[other] { $n } places prises
 } à la table, et il en faut au moins { $least } pour ce jeu. Invite quelqu’un ou ajoute un ordinateur.
err-move-host = La partie #{ NUMBER($match, useGrouping: 0) } ne peut être déplacée que par son hôte ou par l’équipe de son serveur.
err-move-server = La partie #{ NUMBER($match, useGrouping: 0) } appartient à un autre serveur. Tu peux la déplacer dans tous les salons de là-bas.
err-move-here = La partie #{ NUMBER($match, useGrouping: 0) } se joue déjà dans ce salon ou dans son fil.
err-move-shuts-out = Ce salon est caché à { $names }, et il faut le voir pour jouer. Ouvre-le d’abord à toute la table, ou choisis un salon que tout le monde voit.
err-host-only = C’est réservé à l’hôte de la table. Demande-lui, ou ouvre ta propre partie.
err-server-person = La modération de ce serveur ne laisse pas { $who } ouvrir ou rejoindre une partie, ni recevoir d’invitation.
err-server-game = La modération de ce serveur ne permet pas { $game }. Choisis un autre jeu.
err-server-channel = Sur ce serveur, on joue dans { $channels }. Va là-bas.
err-server-channel-here = La modération de ce serveur ne veut pas de parties dans ce salon. Choisis-en un autre.
err-server-limit = Un serveur peut permettre de { $least } à { $most } parties ouvertes.
err-seats = Ce jeu se joue de { $least } à { $most } places. Choisis un nombre entre les deux.
err-grace = Le délai d’annulation va de 0 à { $most } secondes.
err-stand-in = Un relais peut répondre après 12, 24 ou 48 heures, ou jamais.
err-pace = Ce rythme n’existe pas. Choisis rapide, quotidien ou tranquille.
err-language = Kontor ne parle pas cette langue. Choisis-en une dans la liste.
err-options = Ces options ne vont pas avec ce jeu. Choisis dans les listes.

## Places

err-last-person = Personne d’autre que toi ne joue. Abandonne, ou confie ta place à quelqu’un.
err-last-person-gone = Personne d’autre que { $seat } ne joue. L’équipe du serveur peut fermer la partie.
err-overdue-yourself = C’est toi qu’on attend. « Ton coup » montre ce que tu peux faire.
err-held-already = Un ordinateur joue déjà à la place { OF($seat) }.
err-not-awaited = On n’attend pas { $seat } en ce moment.
err-called-already = Kontor cherche déjà quelqu’un pour la place { OF($seat) }. Un clic sur le bouton de son appel suffit.
err-auction-together = Personne ne voit qui a répondu en secret. Le délai passé, un message propose d’attendre encore, ou des ordinateurs pour les réponses qui manquent.
err-not-overdue = { $seat } n’est pas en retard : au rythme de la partie, il reste du temps. Kontor te demandera quand il sera passé.
err-auction-not-overdue = Aucune réponse secrète n’est en retard. Kontor te demandera si ça arrive.
err-no-call = On ne cherche personne pour cette place, ou quelqu’un a été plus rapide.

## Votes

err-vote-gone = Ce vote est clos. Ton tableau de bord montre où en est la partie.
err-vote-own = C’est toi qui as ouvert ce vote ; aux autres d’y répondre.

## Autour d’une partie

err-nobody-to-nudge = On n’attend personne d’autre : il n’y a personne à relancer.
err-nudged-lately = { $seat } a eu une relance il y a peu. Tu pourras recommencer <t:{ NUMBER($at, useGrouping: 0) }:R>.
err-they-rest = { $seat } a ses heures calmes ou une absence. Kontor lui fera signe après.
err-waits-for-answers = { $seat } attend des réponses à une offre, au plus tard <t:{ NUMBER($at, useGrouping: 0) }:R>.
err-note-long = Une note a { $most } caractères au plus. Raccourcis-la.

## Réglages

err-notices = Cet avis n’existe pas. Choisis mention, message privé, message privé avec la main, ou aucun.
err-time-zone = « { $text } » n’est pas un fuseau horaire. Choisis-en un dans la liste, comme Europe/Paris.
err-quiet = Les heures calmes vont d’une heure du jour à une autre, par exemple de 22:00 à 08:00.
err-vacation = Choisis un jour à venir, dans un an au plus.
err-reminder-gaps = Tu peux avoir trois rappels au plus, de 1 à { $most } heures l’un après l’autre.
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
say-moved-without = { $name } a déplacé ici la partie #{ NUMBER($match, useGrouping: 0) }. Ce salon est caché à { $names } ; tant que c’est le cas, un ordinateur peut prendre la relève.
say-lobby-full = La table de la partie #{ NUMBER($match, useGrouping: 0) } est complète : l’hôte peut commencer.
say-lobby-abandoned = { $days ->
    [one] Rien ne s’est passé à la table de la partie #{ NUMBER($match, useGrouping: 0) } depuis un jour : Kontor l’a fermée. « /{ cmd-match } { cmd-match-new } » en ouvre une nouvelle.
   *[other] Rien ne s’est passé à la table de la partie #{ NUMBER($match, useGrouping: 0) } depuis { $days } jours : Kontor l’a fermée. « /{ cmd-match } { cmd-match-new } » en ouvre une nouvelle.
}
say-still-waiting = { $seat } · la partie #{ NUMBER($match, useGrouping: 0) } attend ton coup.
say-offer-waiting = { $seat } · tu as une offre dans la partie #{ NUMBER($match, useGrouping: 0) }. Réponds si tu veux : la partie n’attend pas.
say-reminder = { $seat } · la partie #{ NUMBER($match, useGrouping: 0) } attend toujours ton coup.
say-nudge = { $seat } · la table t’attend dans la partie #{ NUMBER($match, useGrouping: 0) }.
say-dm-closed = { $seat } · la partie #{ NUMBER($match, useGrouping: 0) } attend ton coup. Tes messages privés sont fermés à Kontor, d’où ce message ici.
say-overdue-auction = Il manque une réponse secrète depuis le <t:{ NUMBER($since, useGrouping: 0) }:f>. Doivent répondre : { $seats }. Attendre encore, ou laisser des ordinateurs donner ce qui manque ?
say-auction-answered = Le délai pour ta réponse secrète est passé : un ordinateur a répondu pour toi. Tu peux changer cette réponse jusqu’à ce que toutes soient là.
say-overdue = C’est à { $seat } depuis le <t:{ NUMBER($since, useGrouping: 0) }:f>. Attendre encore, laisser jouer un ordinateur, ou chercher quelqu’un ?
say-gone = { $seat } ne voit plus ce salon. Un ordinateur peut jouer sa place jusqu’à son retour.
say-substitute-wanted = La place { OF($seat) } attend quelqu’un dans la partie #{ NUMBER($match, useGrouping: 0) }. Un clic sur le bouton suffit.

say-vote-undo = { $seat } aimerait annuler un coup. Il faut l’accord de toute la table.
say-vote-undo-moves = { $seat } aimerait annuler ceci : « { $moves } » Il faut l’accord de toute la table.
say-vote-pause = { $seat } aimerait mettre la partie en pause. Il faut l’accord de toute la table.
say-vote-close = { $seat } aimerait finir la partie sans résultat. Il faut l’accord de toute la table.
say-vote-refused = { $seat } dit non : rien ne change.

say-undone = { $seat } annule un coup.
say-undone-moves = { $seat } annule ceci : « { $moves } »
say-then = { $before } { $after }
say-and-more = { $n ->
    [one] { $told } … et { $n } fait de plus.
   *[other] { $told } … et { $n } faits de plus.
}
say-stood-in = Comme convenu, un ordinateur répond à la place { OF($seat) }.
say-stood-in-you = Comme convenu, un ordinateur a répondu à ta place.
say-by-itself = { $seat } n’avait qu’un coup possible : Kontor l’a joué.
say-by-itself-you = Ton seul coup possible : Kontor l’a joué.
say-rolled-back = La partie est revenue un peu en arrière.
say-paused = La partie est en pause. Personne n’a à jouer tant qu’on ne la relance pas.
say-closed-by-server = La modération de ce serveur a arrêté la partie, sans résultat.
say-closed-by-owner = L’équipe du bot a arrêté la partie, sans résultat.
say-thread-closed = Le fil de la partie #{ NUMBER($match, useGrouping: 0) } a été supprimé ou verrouillé : la partie est en pause. « /{ cmd-match } { cmd-match-resume } » la relance dans un nouveau fil de son salon ; « /{ cmd-match } { cmd-match-move } » l’emmène dans le salon où tu le tapes.
say-resumed = { $seat } relance la partie.
say-cut-off = { $trouble } La partie est en pause et reprendra toute seule une fois le problème réglé. D’ici là, toute la table peut la relancer par messages privés avec « /{ cmd-match } { cmd-match-resume } ».
say-cut-off-log = Kontor ne pouvait plus rien publier ici : la partie était en pause.
say-reached-again = Kontor peut de nouveau publier ici : la partie reprend.
say-broken-off = La partie finit sans résultat, d’un commun accord.
say-broken-off-resigned = { $seat } abandonne. Personne d’autre ne joue : la partie finit sans résultat.
say-frozen = Kontor a rencontré un bug et arrêté la partie. Rien n’est perdu ; l’équipe du bot le sait ({ $ref }).
say-thawed = La partie reprend.

say-seat-handed-over = { $name } confie sa place à { $seat }.
say-seat-computer = Un ordinateur joue pour { $seat } jusqu’à son retour.
say-seat-held = On attend { $seat } depuis longtemps. Un ordinateur joue sa place jusqu’à son retour.
say-seat-gone = { $seat } ne voit plus ce salon. Un ordinateur joue sa place jusqu’à son retour.
say-seat-taken-back = { $seat } est de retour à la table.
say-seat-substituted = { $seat } remplace { $name }.
say-seat-resigned = { $name } abandonne. L’ordinateur { $seat } prend la place.
