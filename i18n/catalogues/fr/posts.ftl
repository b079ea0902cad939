### Messages publics et privés. Leur première ligne est ce que montre un écran verrouillé.

post-asked = { $n ->
    [one] { $seats }, à toi dans { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
   *[other] { $seats }, à vous dans { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
}
post-asked-now = { $n ->
    [one] { $seats }, à toi dans { $game } #{ NUMBER($match, useGrouping: 0) }.
   *[other] { $seats }, à vous dans { $game } #{ NUMBER($match, useGrouping: 0) }.
}
post-auction = Réponses d’ici le { $when } ; personne ne les voit avant qu’elles soient toutes là.
post-invited = { $seats }, une offre dans { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
post-invited-before = { $seats }, une offre à voir dans { $game } #{ NUMBER($match, useGrouping: 0) }.
post-went-on = { $game } #{ NUMBER($match, useGrouping: 0) } continue.
post-rests = { $game } #{ NUMBER($match, useGrouping: 0) } est en pause.
post-over = { $n ->
    [0] { $game } #{ NUMBER($match, useGrouping: 0) }, fin de la partie.
    [one] { $game } #{ NUMBER($match, useGrouping: 0) }, fin de la partie : { $seats } gagne.
   *[other] { $game } #{ NUMBER($match, useGrouping: 0) }, fin de la partie : { $seats } se partagent la victoire.
}
post-over-told = { $game } #{ NUMBER($match, useGrouping: 0) }, fin de la partie. { $result }
post-more = La suite : « Ce qui s’est passé ».
post-standings = { $measure } : { $standings }
post-rank = **{ $rank }.** { $standing }
post-rank-shared = **{ $rank }.** (ex æquo) { $standing }
post-hindsight = { $seats } : annulation après un tirage. Les statistiques comptent donc cette partie comme jouée, pas comme gagnée.
post-seed = Le hasard scellé, ouvert : { $seed }
post-animation = { $game } #{ NUMBER($match, useGrouping: 0) }, du début à la fin
post-curve = { $game } #{ NUMBER($match, useGrouping: 0) } : le cours de la partie.

post-intro = { $game } #{ NUMBER($match, useGrouping: 0) } commence : { $seats }.
post-intro-read = Un tour, un message : ce qui s’est passé, les scores, le plateau. **Ton coup** ouvre ton tableau de bord, que personne d’autre ne voit. Entre les tours, discutez autant que vous voulez.
post-intro-notify = Une mention te prévient quand c’est à toi. Pour ne rien recevoir d’autre, règle ce fil sur « @mentions uniquement ». /{ cmd-settings } : messages privés, heures calmes.
post-intro-read-channel = Cette partie n’a pas de fil à elle et se joue donc ici. Un tour, un message qui la nomme : ce qui s’est passé, les scores, le plateau. **Ton coup** ouvre ton tableau de bord, que personne d’autre ne voit.
post-intro-notify-channel = Une mention te prévient quand c’est à toi. Pour ne rien recevoir d’autre, règle ce salon sur « @mentions uniquement ». /{ cmd-settings } : messages privés, heures calmes.
post-intro-text = Kontor ne peut pas joindre de fichiers ici : ses messages n’ont donc pas d’images. « Ton coup » te montre le plateau, et /{ cmd-board } le décrit avec des mots. Les images viendront dès que Kontor aura le droit « { perm-attach-files } ».
post-returned = { $game } #{ NUMBER($match, useGrouping: 0) } a maintenant son propre fil : { $where }
post-moved = { $game } #{ NUMBER($match, useGrouping: 0) } se joue maintenant dans { $where }.
post-seed-hash = Le hasard est scellé ({ $hash }…) et s’ouvre à la fin : tout le monde peut vérifier.

post-notice = À toi dans { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
post-notice-reminder = Toujours à toi dans { $game } #{ NUMBER($match, useGrouping: 0) }. { $prompt }
post-notice-offer = { $game } #{ NUMBER($match, useGrouping: 0) } : { $prompt }

## Ce que Discord refuse

post-trouble-rights = { $n ->
    [one] Discord ne laisse pas Kontor publier dans le salon de la partie. Il lui faut ce droit : { $rights }.
   *[other] Discord ne laisse pas Kontor publier dans le salon de la partie. Il lui faut ces droits : { $rights }.
}
post-trouble-threads = { $n ->
    [0] Discord n’a pas laissé Kontor ouvrir un fil pour la partie (il y en a peut-être trop) : elle se joue donc dans le salon même.
    [one] Kontor ne peut pas ouvrir de fil pour la partie : elle se joue donc dans le salon même. Donne-lui ce droit dans le salon, et le prochain tour ouvrira un fil : { $rights }.
   *[other] Kontor ne peut pas ouvrir de fil pour la partie : elle se joue donc dans le salon même. Donne-lui ces droits dans le salon, et le prochain tour ouvrira un fil : { $rights }.
}
post-trouble-channel = Kontor n’atteint plus le salon de la partie : il est peut-être supprimé, ou caché à Kontor. La partie elle-même est en sûreté. Pour la déplacer, son hôte ou l’équipe du serveur tape « /{ cmd-match } { cmd-match-move } » dans un autre salon.
post-trouble-refused = Discord a refusé un message de la partie (code { $code }). La partie continue ; « Ton coup » l’ouvre comme toujours.
