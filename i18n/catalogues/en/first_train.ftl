### First Train to Nuremberg

first_train-name = First Train to Nuremberg
first_train-tagline = Bid for influence, build lines, fill trains: most points after 4 or 5 rounds win. 2 to 4 players.
first_train-first =
    The aim: most points after 4 rounds, or 5 with two or three players. Each passenger or good carried counts, and a full set of them 2 more.
    First you bid cubes for influence: white for the order of building, brown for trains, red and green for company towns and sales.
    Then you build one line, from a red or green town or your own track; cubes pay for it, and influence when these are gone.
    Trains cost brown. Load one thing at a time: goods that your track reaches, or passengers whom it brings to a town of their colour.
    Each link costs 1 on profit and loss every round. Sell a line to the red or green company, and the towns on it take its colour.
first_train-option-map = Map
first_train-option-map-nuernberg = Nürnberg
first_train-option-map-nuernberg_compact = Nürnberg, compact
first_train-option-map-wensleydale = Wensleydale
first_train-option-map-wensleydale_compact = Wensleydale, compact
first_train-option-board = Board side with three players
first_train-option-board-3-4 = 3–4: eight boxes
first_train-option-board-2-3 = 2–3: six boxes
first_train-option-south = The South (Wensleydale)
first_train-option-south-original = original: the dark areas
first_train-option-south-extended = extended: the light ones too

## Things (forms: see i18n/grammar.py)

first_train-means-cubes = cube
    .other = cubes
first_train-means-white = white
    .mass = yes
first_train-means-brown = brown
    .mass = yes
first_train-means-red = red
    .mass = yes
first_train-means-green = green
    .mass = yes

first_train-company-red = red company
first_train-company-green = green company

first_train-load-red = red passenger
    .other = red passengers
    .short = red
first_train-load-green = green passenger
    .other = green passengers
    .short = green
first_train-load-beer = beer
    .mass = yes
first_train-load-post = post
    .mass = yes
first_train-load-stone = stone
    .mass = yes
first_train-load-cheese = cheese
    .mass = yes

## Places and pieces in sentences

first_train-area = { $name }
first_train-line-areas = { $a } – { $b }
first_train-line-ends = { $a } – … – { $b }
first_train-train = train { $name }
first_train-box = box { $box }
first_train-box-brings = box { $box }: { $gain }
first_train-box-brings-short = box { $box }
first_train-box-brings-below = { $gain }
first_train-wish = box { $box } up to { $most }
first_train-piece = { $load } · { $area }
first_train-piece-short = { SHORT($load) } · { $area }
first_train-plus = { $a } + { $b }
first_train-counted = { COUNT($n, $means) }
first_train-nothing = nothing
first_train-point = { $n ->
    [one] { $means }
   *[other] { $n } { $means }
}
first_train-choice = { $n ->
    [one] red or green
   *[other] { $n } red or green
}

## What verbs do, in half a line where they are chosen

first_train-does-bid = whoever has bid less there takes their cubes back
first_train-does-colour = the point is booked at once
first_train-does-line = cubes pay first, then influence
first_train-does-buy = yours in this round, for all your track
first_train-does-load = goes on your dearest train with room
first_train-does-sell = its towns take the company’s colour
first_train-does-pass = you keep what you have

## Commands and the panel

first_train-verb-bid = bid
first_train-verb-bid-desc = Bid cubes on a box of the auction
first_train-verb-colour = colour
first_train-verb-colour-desc = Choose red or green for the last point of the two-colour box
first_train-verb-line = line
first_train-verb-line-desc = Build your line of this round
first_train-verb-buy = buy
first_train-verb-buy-desc = Buy a train
first_train-verb-load = load
first_train-verb-load-desc = Load a passenger or a good on your dearest train that has room
first_train-verb-sell = sell
first_train-verb-sell-desc = Sell a line to the red or the green company
first_train-verb-pass = pass
first_train-verb-pass-desc = Build no line, sell no line, or do no more with trains in this round

first_train-param-box = box
first_train-param-box-desc = Which box, by its number
first_train-param-cubes = cubes
first_train-param-cubes-desc = How many cubes you bid
first_train-param-colour = colour
first_train-param-colour-desc = Red or green
first_train-param-areas = areas
first_train-param-areas-desc = The areas of the line in their order, from where it begins
first_train-param-pay = pay
first_train-param-pay-desc = Influence that pays before other; for a train, what you exchange 3 for 1
first_train-param-train = train
first_train-param-train-desc = Which train: 3a, 3b, 2a, 2b, 1a or 1b
first_train-param-area = area
first_train-param-area-desc = From where
first_train-param-load = load
first_train-param-load-desc = A red or green passenger, or the good that lies there
first_train-param-company = company
first_train-param-company-desc = To the red or the green company

first_train-group-wishes = Say how far you go
first_train-group-bid = Make one bid
first_train-group-colour = Red or green?
first_train-group-line-wish = Give your line beforehand
first_train-group-line = Build a line
first_train-group-errands = Give a list
first_train-group-buy = Buy a train
first_train-group-load = Load one thing
first_train-group-sell = Sell a line
first_train-group-pass = Pass
first_train-group-ask-me = Or decide when it is your turn

## What is asked

first_train-ask-bid = Bid on a box. You may have two standing bids, and must bid as long as you can.
first_train-ask-colour = Is the last point of box { $box } red or green?
first_train-ask-line = Build a line, or pass.
first_train-ask-run = Buy a train, load one thing, or pass.
first_train-ask-sell = Sell a line to the red or the green company, or pass.

## Labels of options

first_train-bid = Bid
first_train-colour = Choose
first_train-line = Build a line
first_train-buy = Buy
first_train-load = Load
first_train-sell = Sell a line
first_train-pass = Pass
first_train-wishes = Wishes
first_train-line-wish = Line
first_train-errands = List
first_train-just-bid = Bid
first_train-just-colour = Choose
first_train-just-line = Build
first_train-just-buy = Buy
first_train-just-load = Load
first_train-just-sell = Sell
first_train-just-pass = Pass
first_train-ask-me = Ask me each time

### What happened, and how things stand
