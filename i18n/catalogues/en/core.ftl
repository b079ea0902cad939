### What every game and every part of Kontor says.

core-language = English
core-unsaid = Kontor has lost a sentence here. The match is safe.
core-board-untold = This game does not tell its board in words.
core-nothing = nothing
core-thing = { $thing }
core-number = { $n }
core-seat = Seat { $n }

## What a move changes for its reader

core-points = { COUNT($n, "point", "points") }
core-score-more = +{ $score }
core-score-less = −{ $score }
core-score-of-more = { $seat } +{ $n }
core-score-of-less = { $seat } −{ $n }
core-cards = { COUNT($n, "card", "cards") }
core-gain = +{ $what }
core-loss = −{ $what }
core-title-won = { $title }
core-title-from = { $title } from { $seat }
core-title-lost = you lose { $title }
core-title-to = you lose { $title } to { $seat }
core-wins-you = you win the match
core-wins = { $seat } wins the match

err-illegal = That is not possible now. Press “Your move” to see what is.
err-over = This match is over, so no more moves can be made.
err-not-your-turn = It is not your turn. You will be told as soon as something waits for you.
err-auction-yours = Your auction is still open. Your turn goes on as soon as it is settled.
err-auction-out = An auction is open, and you are not in it, or no longer. You will be told as soon as something waits for you.

core-missed-limit = Your { $most } isn’t enough: { $seat } bids { $highest }.
