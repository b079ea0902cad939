overview = The game in short
    .body =
        You draw cards in secret and show them one by one. Who has shown three cards ends the match at once, and then the most different kinds among the shown cards win.
    .see = setup turn end hidden
    .words = aim goal start basics introduction how to play rules

setup = Setup
    .body =
        There are eight cards of each of three kinds. Everybody is dealt **three**; the seat that begins is drawn at random, and after that it goes by the order of the seats.
    .see = turn hidden
    .words = start begin beginning deal first opening

turn = Your turn
    .body =
        Do exactly one of two things:

        - **Draw** a card, with fewer than four cards in hand.
        - **Show** a card of your hand to everybody.
    .see = setup end
    .words = move action draw show hand limit

end = The end and who wins
    .body =
        The match ends as soon as somebody has shown **three** cards. Every kind among your shown cards is a point, and most points win; a tie is shared.
    .see = turn
    .words = win winning winner points score victory tie how to win

hidden = What is hidden
    .body =
        Only you see your hand, and nobody knows the order of the pile. Shown cards, and how many cards everybody holds, are open to all.
    .see = turn setup
    .words = secret open information
