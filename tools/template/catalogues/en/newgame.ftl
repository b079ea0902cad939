### New Game

# Uncomment these when the game is listed in engines/__init__.py:
# newgame-name = New Game
# newgame-tagline = What it is about, in a line. 2 to 4 players.
# newgame-verb-draw = draw
# newgame-verb-draw-desc = Draw one card
# newgame-verb-show = show
# newgame-verb-show-desc = Show a card of your hand
# newgame-param-card = card
# newgame-param-card-desc = A card of your hand
# newgame-group-draw = Draw
# newgame-group-show = Show
# newgame-card-red = red card
#     .other = red cards
# newgame-card-green = green card
#     .other = green cards
# newgame-card-blue = blue card
#     .other = blue cards

newgame-ask-turn = Draw a card or show one.
newgame-draw = Draw a card · { $pile } in the pile
newgame-show = Show { A($card) }
newgame-no-draw = That is not possible: one draws with fewer than { $most } cards in hand, and shows a card one has.

newgame-event-drew = { $seat } draws a card.
newgame-event-drawn = { $seat } draws { A($card) }.
newgame-event-shown = { $seat } shows { A($card) }.
newgame-event-ended = { $n ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

newgame-headline = { $seat } to move
newgame-headline-over = Over
newgame-standing = { $seat } { $kinds }
newgame-board-seat = { $seat }
newgame-board-hand-count = Cards in hand: { $n }
newgame-board-shown = Shown: { $cards }
newgame-board-hand = Hand: { $cards }
