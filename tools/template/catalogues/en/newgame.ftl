### New Game

newgame-name = New Game
newgame-tagline = Show as many kinds of cards as you can: three cards end it. 2 to 4 players.
newgame-first =
    The aim: the most different kinds among the cards that you have shown.
    On your turn you do one thing: draw a card in secret, with fewer than four in hand, or show one to everybody.
    The match ends as soon as somebody has shown three cards.

## Cards (forms: see i18n/grammar.py)

newgame-card-red = red card
    .other = red cards
newgame-card-green = green card
    .other = green cards
newgame-card-blue = blue card
    .other = blue cards

newgame-no-cards = no cards

## Commands

newgame-verb-draw = draw
newgame-verb-draw-desc = Draw one card (with fewer than four in hand)
newgame-verb-show = show
newgame-verb-show-desc = Show a card of your hand
newgame-param-card = card
newgame-param-card-desc = A card of your hand
newgame-group-draw = Draw
newgame-group-show = Show

newgame-ask-turn = Draw a card or show one.
newgame-draw = Draw a card · { $pile } left
newgame-show = Show { A($card) }

## What happened

newgame-event-began = The cards are dealt. { $seat } begins.
newgame-event-drew = { $seat } draws a card.
newgame-event-drawn = { $seat } draws { A($card) }.
newgame-event-shown = { $seat } shows **{ A($card) }**.
newgame-event-ended = { $n ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## The board as text

newgame-headline = { $seat } to move
newgame-headline-over = Over
newgame-standing = { $seat } { $kinds }
newgame-board-table = Table
newgame-board-pile = Cards in the pile: { $n }
newgame-board-seat = { $seat }
newgame-board-hand-count = Cards in hand: { $n }
newgame-board-hand = Hand: { $cards }
newgame-board-shown = Shown: { $cards }

## Refusals

newgame-no-draw-hand = You hold { $cards } cards; drawing is for fewer than { $most }. Show a card instead.
newgame-no-draw-empty = The pile is empty. Show a card instead.
newgame-no-such-card = There is no card “{ $text }” in New Game. Choose one of your hand.
newgame-not-in-hand = You hold no { $card }. Choose a card of your hand, or draw.

## The lesson

newgame-lesson-draw = You want to show many kinds of cards, and you have one. **Draw a card.**
newgame-lesson-draw-done = Only you see what you drew. Now you can show two kinds.
newgame-lesson-draw-other = That works too. But you have no other kind to show yet.
newgame-lesson-show = You’ve shown red and green; the third card ends the match. **Show blue.**
newgame-lesson-show-done = Three cards are shown, and the match is over.
newgame-lesson-show-other = That works too. Others can now end the match first.
newgame-lesson-tips = That was New Game. Show what you don’t have on the table yet.
