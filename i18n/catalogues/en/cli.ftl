### The terminal tool `python -m tools.play_cli`.

cli-opening = { $game }, match with the seed { $seed }. Type a number to choose, “?” for the board, “q” to leave.
cli-computer = Computer { $n }
cli-hand-over = { $seat } is next. Press Enter when nobody else is looking.
cli-option-later = Not now
cli-choose = Choice (1 to { $n }):
cli-choose-optional = Choice (1 to { $n }, 0 for none):
cli-not-a-choice = “{ $text }” isn’t a choice here. Type a number from 1 to { $n }, “?” for the board or “q” to leave.
cli-ask-amount = How many? { $values }:
cli-amounts = { $lo } to { $hi }
cli-amounts-step = { $lo } to { $hi } in steps of { $step }
cli-ask-pick = Which? { $lo } to { $hi } numbers, separated by spaces ({ $items }):
cli-pick-item = { $n }: { $thing }
cli-ask-bag = How many of each? { $lo } to { $hi } in all, such as “{ $example }”:
cli-ask-way = What’s next? 1 to { $n }, “-” for one step back, Enter to end:
cli-ask-code = The whole move as a code, such as { $code }:
cli-not-a-value = “{ $text }” doesn’t fit. Try again.
cli-rank = { $rank }. { $seat }: { $score }
cli-left = You left the match. The same seed deals it again.
cli-recorded = The match is saved to { $path }.
