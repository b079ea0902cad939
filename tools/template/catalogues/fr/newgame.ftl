### New Game

# À décommenter quand le jeu figure dans engines/__init__.py :
# newgame-name = New Game
# newgame-tagline = De quoi il s’agit, en une ligne. 2 à 4 joueurs.
# newgame-verb-draw = piocher
# newgame-verb-draw-desc = Piocher une carte
# newgame-verb-show = montrer
# newgame-verb-show-desc = Montrer une carte de sa main
# newgame-param-card = carte
# newgame-param-card-desc = Une carte de votre main
# newgame-group-draw = Piocher
# newgame-group-show = Montrer
# newgame-card-red = carte rouge
#     .gender = f
#     .other = cartes rouges
# newgame-card-green = carte verte
#     .gender = f
#     .other = cartes vertes
# newgame-card-blue = carte bleue
#     .gender = f
#     .other = cartes bleues

newgame-ask-turn = Pioche une carte ou montres-en une.
newgame-draw = Piocher une carte · { $pile } dans la pioche
newgame-show = Montrer { A($card) }
newgame-no-draw = C’est impossible : on pioche avec moins de { $most } cartes en main, et on montre une carte que l’on a.

newgame-event-drew = { $seat } pioche une carte.
newgame-event-drawn = { $seat } pioche { A($card) }.
newgame-event-shown = { $seat } montre { A($card) }.
newgame-event-ended = { $n ->
    [one] Victoire { OF($seats) }.
   *[other] { $seats } partagent la victoire.
}

newgame-headline = À { $seat } de jouer
newgame-headline-over = Terminé
newgame-standing = { $seat } { $kinds }
newgame-board-seat = { $seat }
newgame-board-hand-count = Cartes en main : { $n }
newgame-board-shown = Montrées : { $cards }
newgame-board-hand = Main : { $cards }
