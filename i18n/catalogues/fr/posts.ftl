### Messages publics et privés. Leur première ligne est ce que montre un écran verrouillé.

post-asked = { $n ->
    [one] { $seats }, à toi dans { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
   *[other] { $seats }, on vous attend dans { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
}
post-asked-now = { $n ->
    [one] { $seats }, à toi dans { $game } #{ NUMBER($match, useGrouping: 0) }.
   *[other] { $seats }, on vous attend dans { $game } #{ NUMBER($match, useGrouping: 0) }.
}
post-auction = Réponds d’ici le { $when }. Personne ne voit les réponses avant que tout le monde ait donné la sienne.
post-invited = { $seats }, une offre dans { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
post-invited-before = { $seats }, une offre à voir dans { $game } #{ NUMBER($match, useGrouping: 0) }.
post-went-on = { $game } #{ NUMBER($match, useGrouping: 0) } continue.
post-rests = { $game } #{ NUMBER($match, useGrouping: 0) } est en pause.
post-over = { $n ->
    [0] { $game } #{ NUMBER($match, useGrouping: 0) }, fin de la partie.
    [one] { $game } #{ NUMBER($match, useGrouping: 0) }, fin de la partie : { $seats } gagne.
   *[other] { $game } #{ NUMBER($match, useGrouping: 0) }, fin de la partie : { $seats } se partagent la victoire.
}
post-more = La suite : « Ce qui s’est passé ».
post-standings = { $measure } : { $standings }
post-rank = **{ $rank }.** { $standing }
post-rank-shared = **{ $rank }.** { $standing } (ex æquo)
post-hindsight = { $seats } : partie jouée avec une annulation après un tirage, qui compte dans les statistiques comme jouée, pas comme gagnée.
post-seed = Graine de tous les tirages : { $seed }
post-animation = { $game } #{ NUMBER($match, useGrouping: 0) }, du début à la fin
post-curve = Le cours de { $game } #{ NUMBER($match, useGrouping: 0) }.

post-intro = { $game } #{ NUMBER($match, useGrouping: 0) } : { $seats } sont à la table.
post-intro-read = Chaque tour est un message ici : ce qui s’est passé, les scores, le plateau. « Ton coup » ouvre ton tableau de bord, que personne d’autre ne voit ; les boutons des anciens messages marchent aussi. On peut discuter entre les tours, comme dans tout fil.
post-intro-notify = Une mention te prévient quand quelque chose t’attend. Pour ne rien entendre d’autre, règle les notifications de ce fil sur « @mentions uniquement » ; /{ cmd-settings } offre messages privés et heures calmes.
post-intro-read-channel = Cette partie n’a pas de fil à elle et se joue ici, dans le salon. Chaque tour est un message qui nomme la partie : ce qui s’est passé, les scores, le plateau. « Ton coup » ouvre ton tableau de bord, que personne d’autre ne voit ; les boutons des anciens messages marchent aussi.
post-intro-notify-channel = Une mention te prévient quand quelque chose t’attend. Pour ne rien entendre d’autre, règle les notifications de ce salon sur « @mentions uniquement » ; /{ cmd-settings } offre messages privés et heures calmes.
post-intro-text = Kontor ne peut pas joindre de fichiers ici : ses messages viennent donc sans image. « Ton coup » te montre le plateau, et /{ cmd-board } le décrit aussi avec des mots. Les images viendront d’elles-mêmes dès que Kontor aura le droit « { perm-attach-files } ».
post-returned = { $game } #{ NUMBER($match, useGrouping: 0) } se joue désormais dans son propre fil : { $where }
post-moved = { $game } #{ NUMBER($match, useGrouping: 0) } se joue désormais dans { $where }.
post-seed-hash = Empreinte de la graine de tous les tirages, à comparer à la fin : { $hash }

post-notice = { $game } #{ NUMBER($match, useGrouping: 0) } t’attend. { $prompt }
post-notice-reminder = { $game } #{ NUMBER($match, useGrouping: 0) } t’attend toujours. { $prompt }
post-notice-offer = { $game } #{ NUMBER($match, useGrouping: 0) } : { $prompt }

## Ce que Discord refuse

post-trouble-rights = { $n ->
    [one] Discord ne laisse pas Kontor publier dans le salon de la partie. Il y manque ce droit : { $rights }.
   *[other] Discord ne laisse pas Kontor publier dans le salon de la partie. Il y manque ces droits : { $rights }.
}
post-trouble-threads = { $n ->
    [0] Discord n’a laissé Kontor ouvrir aucun fil pour la partie (il y en a peut-être trop) : elle se joue dans le salon même.
    [one] Kontor ne peut ouvrir aucun fil pour la partie : elle se joue dans le salon même. Accorde-lui ce droit dans le salon, et le prochain tour ouvrira un fil : { $rights }.
   *[other] Kontor ne peut ouvrir aucun fil pour la partie : elle se joue dans le salon même. Accorde-lui ces droits dans le salon, et le prochain tour ouvrira un fil : { $rights }.
}
post-trouble-channel = Kontor n’atteint plus le salon de la partie. Il est peut-être supprimé ou caché à Kontor ; la partie elle-même est en sûreté. Son hôte, ou une personne qui gère le serveur, l’amène dans un autre salon en y tapant « /{ cmd-match } { cmd-match-move } ».
post-trouble-refused = Discord a refusé un message de la partie (code { $code }). La partie continue, et « Ton coup » montre où elle en est.
