### What every game and every part of Kontor says.

core-language = English
core-unsaid = Kontor lost a sentence here. The match is safe.
core-board-untold = This game can’t describe its board in words.
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
core-standing-sum = { $standing } = { $sources }
core-cards = { COUNT($n, "card", "cards") }
core-gain = +{ $what }
core-loss = −{ $what }
core-title-won = { $title }
core-title-from = { $title } from { $seat }
core-title-lost = you lose { $title }
core-title-to = you lose { $title } to { $seat }
core-wins-you = you win the match
core-wins = { $seat } wins the match

err-illegal = You can’t do that now. “Your move” shows what you can do.
err-over = This match is over: no more moves.
err-not-your-turn = It’s not your turn yet. Kontor will let you know.
err-auction-yours = Your auction is still open. Your turn continues once it’s settled.
err-auction-out = You’re not in this auction, or no longer. Kontor will let you know when it’s your move.

core-missed-limit = Your { $most } isn’t enough: { $seat } bids { $highest }.
