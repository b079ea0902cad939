### First Train to Nuremberg

first_train-name = First Train
first_train-tagline = Bid for influence, build lines, fill trains: most points after { $rounds_4 } or { $rounds_3 } rounds win. 2 to 4 players.
first_train-first =
    The aim: most points after { $rounds_4 } rounds, or { $rounds_3 } with two or three players. Each passenger or good carried counts, and a full set of them { $points_set } more.
    First you bid cubes for influence: white for the order of building, brown for trains, red and green for company towns and sales.
    Then you build one line, from a red or green town or your own track; cubes pay for it, and influence when these are gone.
    Trains cost brown. Load one thing at a time: goods that your track reaches, or passengers whom it brings to a town of their colour.
    Each link costs 1 on profit and loss a round, and { COUNT($link_lost, "point", "points") } if left at the end. So sell lines to the red or green company; their towns take its colour.
first_train-option-map = Map
first_train-option-map-desc = The country you build in; the compact maps are smaller
first_train-option-map-nuernberg = Nürnberg
first_train-option-map-nuernberg_compact = Nürnberg, compact
first_train-option-map-wensleydale = Wensleydale
first_train-option-map-wensleydale_compact = Wensleydale, compact
first_train-option-board = Auction
first_train-option-board-desc = Fewer boxes are fought over harder
first_train-option-board-3-4 = eight boxes
first_train-option-board-2-3 = six boxes
first_train-option-south = The South
first_train-option-south-desc = How far The South of the map may be built on
first_train-option-south-original = original: the dark areas
first_train-option-south-extended = extended: the light ones too

## Things (forms: see i18n/grammar.py)

first_train-means-cubes = cubes
    .number = other
    .one = cube
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
first_train-box-brings-short = { $squares } box { $box }
first_train-box-brings-below = { $gain }
first_train-box-squares = { $squares } box { $box }
first_train-squares = { $a }{ $b }
first_train-square-white = ⬜
first_train-square-brown = 🟫
first_train-square-red = 🟥
first_train-square-green = 🟩
first_train-square-choice = 🟥/🟩
first_train-wish = { $box } up to { $most }
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

first_train-does-bid = outbid cubes go back to their owner
first_train-does-colour = the point is booked at once
first_train-does-line = cubes pay first, then influence
first_train-does-buy = yours in this round, for all your track
first_train-does-load = goes on your dearest train with room
first_train-does-sell = you pay 1 of its colour for { $links_sold_for_one } links; each link fewer is +1 at the end

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
first_train-param-pay-desc = Influence that pays first when cubes are gone; for a train, what you exchange 3 for 1
first_train-param-first-desc = Boxes for one of your bids, the one that you want most first
first_train-param-second-desc = Boxes for your other bid
first_train-param-most-desc = What the line may cost at most, fees and landowners included
first_train-param-errands-desc = What you buy and load, in its order; what is gone is skipped
first_train-param-train = train
first_train-param-train-desc = Which train: 3a, 3b, 2a, 2b, 1a or 1b
first_train-param-area = area
first_train-param-area-desc = From where
first_train-param-load = load
first_train-param-load-desc = A red or green passenger, or the good that lies there
first_train-param-company = company
first_train-param-company-desc = To the red or the green company

first_train-group-wishes = Say how far you go
first_train-listing-wishes = I bid for you, always as little as it takes and never beyond your numbers.
first_train-listing-wishes-then = If somebody goes beyond that
first_train-group-bid = Bid once, by hand
first_train-group-colour = Red or green?
first_train-group-line-wish = Plan your line
first_train-group-line = Build a line
first_train-group-errands = Buy and load several things
first_train-listing-errands = Tick what your trains do. I do it from top to bottom and skip what is gone.
first_train-listing-errands-then = And after that
first_train-errands-buy = Buy
first_train-errands-load = Load, what others reach too first
first_train-errand-train = { $cost } · passengers: { $passengers }, goods: { $goods }
first_train-errand-load = { $seats } can fetch it too
first_train-train-cost = { $brown } brown + { $points } in exchange
first_train-train-exchange = { $points } in exchange
first_train-group-buy = Buy a train
first_train-group-buy-legend = Price · room for passengers + goods
first_train-group-load = Load one thing now
first_train-group-load-by = Load one thing now: of which kind?
first_train-group-sell = Sell a line
first_train-group-sell-all = Sell a whole line
first_train-group-pass = Pass
first_train-group-ask-me = Or decide when it is your turn

## What is asked

first_train-ask-bid = Bid on a box. You may have two standing bids, and must bid as long as you can.
first_train-ask-colour = Is the last point of box { $box } red or green?
first_train-ask-line = Build a line, or pass.
first_train-ask-run = Buy a train, load one thing, or pass.
first_train-ask-sell = Sell a line to the red or the green company, or pass.

## Words on buttons, beside what they do

first_train-do-bid = Bid
first_train-do-colour = Choose
first_train-do-line = Build
first_train-do-buy = Buy
first_train-do-load = Load
first_train-do-sell = Sell
first_train-do-pass = Pass

## What an undo takes back, on its button; verbs without a line are named by the words above

first_train-undo-bid = bid { $cubes } on box { $box }
first_train-undo-colour = take { $n } { $means }
first_train-undo-line = build { COUNT($n, "link", "links") }
first_train-undo-buy = buy train { $name }
first_train-undo-load = load { SHORT($load) }

## Labels of options

first_train-bid-open = Bid on box { $box }: { $gain }, from { $cubes }
first_train-bid-open-at = Box { $box }: { $gain }, from { $cubes }
first_train-bid-over-open = Bid on box { $box }: { $gain }, from { $cubes } ({ $seat }: { $standing })
first_train-bid-over-open-at = Box { $box }: { $gain }, from { $cubes } ({ $seat }: { $standing })
first_train-bid = Bid { $cubes } on box { $box }: { $gain }
first_train-bid-over = Bid { $cubes } on box { $box }: { $gain } ({ $seat }: { $standing })
first_train-colour = Take { $n } { $means }: { $before } → { $after }
first_train-line-open = Build a line
first_train-line = { $n ->
    [one] Build { $line } ({ $n } link): { $cost }
   *[other] Build { $line } ({ $n } links): { $cost }
}
first_train-buy = Buy train { $name }: { $cost } ({ $passengers ->
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}, { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
})
first_train-buy-exchange = Buy train { $name }: { $brown ->
    [0] { $points } in exchange
   *[other] { $brown } brown and { $points } in exchange
} ({ $passengers ->
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}, { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
})
first_train-buy-exchanged = Buy train { $name }: { $cost }
first_train-load = Load { A($load) } from { $area } ({ $n } there){ $train ->
    [0] {""}
   *[other] {" "}on train { $train }
}
first_train-load-at = { CAP($load) } from { $area } ({ $n } there){ $train ->
    [0] {""}
   *[other] {" "}on train { $train }
}
first_train-sell-open = Sell a line to { THE($company) } (you have { $n } { $means })
first_train-sell-open-at = To { THE($company) } (you have { $n } { $means })
first_train-sell = { $n ->
    [one] Sell { $line } ({ $n } link) to { THE($company) }: { $paid } { $means }
   *[other] Sell { $line } ({ $n } links) to { THE($company) }: { $paid } { $means }
}
first_train-sell-all = { $n ->
    [one] All of it: { $n } link, { $paid } { $means } ({ $line })
   *[other] All of it: { $n } links, { $paid } { $means } ({ $line })
}
first_train-sell-all-short = { $n ->
    [one] All of it: { $n } link, { $paid } { $means }
   *[other] All of it: { $n } links, { $paid } { $means }
}
first_train-sell-all-below = { $line }
first_train-sell-longest = { $n ->
    [one] The longest line: { $n } link, { $paid } { $means } ({ $line })
   *[other] The longest line: { $n } links, { $paid } { $means } ({ $line })
}
first_train-sell-longest-short = { $n ->
    [one] Longest: { $n } link, { $paid } { $means }
   *[other] Longest: { $n } links, { $paid } { $means }
}
first_train-sell-longest-below = { $line }
first_train-pass-line = Build nothing
first_train-pass-trains = Pass for the rest of the phase
first_train-pass-sale = Sell nothing
first_train-keep-links = { $n ->
    [one] Sell nothing: { $n } link stays, −{ $n } at the end
   *[other] Sell nothing: { $n } links stay, −{ $n } at the end
}
first_train-keep-links-short = Sell nothing
first_train-keep-links-below = { $n ->
    [one] { $n } link stays: −{ $n } at the end
   *[other] { $n } links stay: −{ $n } at the end
}

## Labels of plans

first_train-otherwise-ask = ask me
first_train-otherwise-least = the least bid
first_train-otherwise-missed = pass if all is done
first_train-otherwise-pass = pass
first_train-wishes = { CAP($otherwise) }
first_train-wishes-colour = { CAP($otherwise) }; two-colour box: { $means }
first_train-wishes-colour-short = { CAP($otherwise) } · { $means }
first_train-rather = { $a }, else { $b }
first_train-wished = { CAP($first) }, else { $otherwise }
first_train-wished-colour = { CAP($first) }, else { $otherwise }; two-colour box: { $means }
first_train-wished-two = One bid: { $first }; the other: { $second }; else { $otherwise }
first_train-wished-two-colour = One bid: { $first }; the other: { $second }; else { $otherwise }; two-colour box: { $means }
first_train-line-wish = Build the whole line, else { $otherwise }
first_train-line-wish-shorten = Shorten the line if need be, else { $otherwise }
first_train-line-wished = { $n ->
    [one] { $line } ({ $n } link, now { $cost }) for { $most } at most, else { $otherwise }
   *[other] { $line } ({ $n } links, now { $cost }) for { $most } at most, else { $otherwise }
}
first_train-line-wished-shorten = { $n ->
    [one] { $line } ({ $n } link, now { $cost }) for { $most } at most, or shorter, else { $otherwise }
   *[other] { $line } ({ $n } links, now { $cost }) for { $most } at most, or shorter, else { $otherwise }
}
first_train-errands = { CAP($otherwise) }
first_train-errands-listed = { CAP($errands) }, then { $otherwise }
first_train-each-time = Ask me when it’s my turn
first_train-do-just-bid = Bid
first_train-do-just-colour = Take
first_train-do-just-line = Build
first_train-do-just-buy = Buy
first_train-do-just-load = Load
first_train-do-just-sell = Sell
first_train-do-just-pass = Pass
first_train-do-ask-me = Wait
first_train-do-errands = Tick
first_train-do-ahead = Plan

## Standing orders

first_train-if-cost = it costs { $n } at most in all
first_train-if-cubes = cubes alone pay its links
first_train-if-apart = no other track touches it
first_train-unit-cube = { $whole ->
    [one] { $whole } cube
   *[other] { $whole } cubes
}
first_train-order-limits = Limits for boxes
first_train-order-limits-desc = Bids in your order of boxes, up to so many cubes each; then asks you.
first_train-order-trips = Trains by ranking
first_train-order-trips-desc = Buys, with brown only, trains that loads need, and loads; then passes or asks.
first_train-phase-sale = Sell nothing
first_train-phase-construction = Build nothing
first_train-phase-trains = Do nothing with trains
first_train-order-pass = Pass in this round
first_train-order-pass-desc = Passes in the phases that you choose. Ends with the round.

## Short labels: what a phone shows

first_train-wish-short = { $box }: { $most }
first_train-rather-short = { $a }, { $b }
first_train-bid-open-short = Box { $box }, from { $cubes }
first_train-bid-open-below = { $gain }
first_train-bid-open-at-short = Box { $box }, from { $cubes }
first_train-bid-open-at-below = { $gain }
first_train-bid-over-open-short = Box { $box }, from { $cubes }
first_train-bid-over-open-below = { $gain } · { $seat }: { $standing }
first_train-bid-over-open-at-short = Box { $box }, from { $cubes }
first_train-bid-over-open-at-below = { $gain } · { $seat }: { $standing }
first_train-bid-short = Bid { $cubes } on box { $box }
first_train-bid-below = { $gain }
first_train-bid-over-short = Bid { $cubes } on box { $box }
first_train-bid-over-below = { $gain } · { $seat }: { $standing }
first_train-line-short = { $n ->
    [one] { $n } link: { $cost }
   *[other] { $n } links: { $cost }
}
first_train-buy-short = Train { $name }: { $cost } · { $passengers } + { $goods }
first_train-buy-exchange-short = { $brown ->
    [0] { $name }: { $points } exchanged · { $passengers } + { $goods }
   *[other] { $name }: { $brown } brown + { $points } · { $passengers } + { $goods }
}
first_train-load-short = { CAP(SHORT($load)) } · { $area }
first_train-load-below = { $n } there{ $train ->
    [0] {""}
   *[other] {", "}on train { $train }
}
first_train-load-at-short = { CAP(SHORT($load)) } · { $area }
first_train-load-at-below = { $n } there{ $train ->
    [0] {""}
   *[other] {", "}on train { $train }
}
first_train-sell-open-short = To { THE($company) } ({ $n })
first_train-sell-open-below = you have { $n } { $means }
first_train-sell-open-at-short = To { THE($company) } ({ $n })
first_train-sell-open-at-below = you have { $n } { $means }
first_train-sell-short = { $n ->
    [one] Sell { $n } link: { $paid } { $means }
   *[other] Sell { $n } links: { $paid } { $means }
}
first_train-wished-short = { $first }, { $otherwise }
first_train-wished-colour-short = { $first }, { $otherwise }, { $means }
first_train-wished-two-short = { $first } / { $second }, { $otherwise }
first_train-wished-two-colour-short = { $first } / { $second }, { $otherwise }, { $means }
first_train-line-wish-short = Whole line, else { $otherwise }
first_train-line-wish-shorten-short = Shorten it, else { $otherwise }
first_train-line-wished-short = { $n ->
    [one] { $n } link, at most { $most }
   *[other] { $n } links, at most { $most }
}
first_train-line-wished-shorten-short = { $n ->
    [one] { $n } link, at most { $most }
   *[other] Up to { $n } links, at most { $most }
}
first_train-errands-listed-short = List of { $n }, { $otherwise }

## What must be done now, and when else it is done

first_train-duty-bid = Now bid on a box.
first_train-duty-colour = Now choose red or green for the two-colour box.
first_train-duty-line = Now build a line, or pass.
first_train-duty-run = Now buy a train, load one thing, or pass.
first_train-duty-sell = Now sell a line, or pass.
first_train-when-bid = Bids are made in phase 3.
first_train-when-wishes = Bids are planned in phase 3.
first_train-when-colour = The two-colour box is decided at the end of phase 3.
first_train-when-line = Lines are built in phase 5.
first_train-when-ahead = Lines are planned in phase 5.
first_train-when-buy = Trains are bought in phase 6.
first_train-when-load = Trains are loaded in phase 6.
first_train-when-errands = Lists are given in phase 6.
first_train-when-sell = Lines are sold in phase 9.
first_train-when-pass = One does not pass here.
first_train-unasked-auction = The auction is over. Only the winner of the two-colour box still chooses its colour.
first_train-unasked-construction = You have built or passed in this round, or can pay for no link.
first_train-unasked-trains = You have passed in this round, or can neither buy nor load any more.
first_train-unasked-sale = You have sold or passed in this round, or have no line that a company takes.

## Refusals

first_train-no-not-now = { $when } { $duty }
first_train-no-ask-me = It is your turn already: say what you do.
first_train-no-pass = You must bid as long as you can pay for a box. The cheapest is box { $box }, from { $n } on.
first_train-no-pass-here = Nobody passes in the auction. Whoever can pay for no box is skipped.

first_train-no-such-box = There is no box { $box }. The boxes are 1 to { $n }.
first_train-no-such-train = There is no train “{ $text }”. There are 3a, 3b, 2a, 2b, 1a and 1b.
first_train-no-such-area = This map has no area “{ $text }”. Choose one of those suggested.
first_train-no-such-errand = A list has trains to buy and pieces to load. “{ $text }” is neither.

first_train-no-own-bid = Your { $n } on box { $box } stand already. Bid on another box.
first_train-no-more-bids = { $n } standing bids are all that you may have. You bid again once one of them is beaten.
first_train-no-low-bid = Box { $box } asks for { $n } at least. Bid more, or on another box.
first_train-no-low-bid-over = { $seat } has { $standing } on box { $box }. Bid { $n } at least, or on another box.
first_train-no-cubes = { $have ->
    [0] You have no cubes left for a bid.
    [one] You have { $have } cube, not { $cubes }. Bid less.
   *[other] You have { $have } cubes, not { $cubes }. Bid less.
}
first_train-no-wish = Name one box at least, with the most that you bid there.
first_train-no-wish-twice = Box { $box } stands in the list twice. Once is enough: say the most that you bid there.
first_train-no-wish-colour = Say as well whether the last point of box { $box } is red or green.
first_train-no-choice = No box of this board leaves you a colour to choose. Plan without one.

first_train-no-line-length = A line has two areas at least: where it begins, and where it leads.
first_train-no-line-twice = A line comes to no area twice, but this one to { $area }. End it before.
first_train-no-line-begin = A line begins in a red or green town, or where your own track is; { $area } is neither.
first_train-no-line-turned = A line begins in a red or green town, or at your own track. Give this one from { $other } on, not from { $area }.
first_train-no-line-most = { $n ->
    [0] You have nothing to pay a line with.
   *[other] Say 1 to { $n } as the most that it may cost: that is all you have.
}
first_train-no-border = { $a } and { $b } have no common border. Name all areas on the way between them.
first_train-no-closed = The border { $a } – { $b } is closed. Go round it over other areas.
first_train-no-hill = Nothing is built on hills such as { $area }. Go round them.
first_train-no-hops = Nothing is built on hops such as { $area }. Go round them.
first_train-no-south = { $b } lies in The South, and no link leads into it from { $a }. Begin within The South.
first_train-no-link-yours = { $a } – { $b } is your own link already. Begin where it ends.
first_train-no-link-taken = { $a } – { $b } has a link of { $seat }. Each border takes one: go another way.
first_train-no-link-company = { $a } – { $b } has a link of { THE($company) }. Each border takes one: go another way.
first_train-no-pieces = { $left ->
    [0] All your track lies on the map. You get pieces back by selling a line.
    [one] You have { $left } piece of track left, and this line takes { $n }. Build a shorter one.
   *[other] You have { $left } pieces of track left, and this line takes { $n }. Build a shorter one.
}
first_train-no-landowners = { $n ->
    [one] { $n } landowner on the way is paid with { $white } white, and you have { $have }. Go another way, or stop before.
   *[other] { $n } landowners on the way are paid with { $white } white, and you have { $have }. Go another way, or stop before.
}
first_train-no-fee = Company towns on the way take { $n } { $means }, and you have { $have }. Go another way, or stop before.
first_train-no-points = The line costs { $n ->
    [one] { $n } point
   *[other] { $n } points
} besides its fees. You have { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} and { $influence } other influence. Build a shorter one.
first_train-no-pay-first = You have { $have } { $means }, not { $n }. Name no more than you have.

first_train-no-own-link = { $a } – { $b } is no link of yours. A line that you sell is all your own.
first_train-no-sale-begin = A line for { THE($company) } begins in a town of its colour, and { $area } is none.
first_train-no-sale-turned = A line for { THE($company) } begins in a town of its colour. Give this one from { $other } on, not from { $area }.
first_train-no-sale-end = A line that is sold ends in a town, and { $area } is none. Go on to one, or stop at one before.
first_train-no-sale-pay = { $n ->
    [one] The sale of { $n } link costs { $paid } { $means }, and you have { $have }.
   *[other] The sale of { $n } links costs { $paid } { $means }, and you have { $have }.
} { $most ->
    [0] Sell to the other company, or nothing.
   *[other] Sell { $most } links at most.
}

first_train-no-train-taken = Train { $name } is taken by { $seat } in this round. Choose another.
first_train-no-locomotive = Your { $n } locomotives are all in use. Load, or pass.
first_train-no-same-price = You have train { $other }, which costs { $n } as well. Buy one of another price.
first_train-no-train-pay = Train { $name } costs { $price } brown. You have { $brown } and { $n } of what is exchanged { $for } for 1: not enough. Choose a cheaper one, or load.
first_train-no-exchange-have = { $have ->
    [0] You have none of this to exchange ({ $means }).
   *[other] You cannot exchange { $n } ({ $means }): you have { $have }.
}
first_train-no-exchange-rest = { $for } points replace 1 brown: exchange a multiple of { $for }, not { $n }.
first_train-no-exchange-more = Train { $name } costs { $price } brown: { $n } points replace all of it. Give no more.
first_train-no-exchange-less = Train { $name } costs { $price } brown, and you have { $brown }. Exchange { $n } points at least.

first_train-no-load-there = There is none of this in { $area } ({ $load }). Choose what lies on the map.
first_train-no-track = Your track does not reach { $area }. Only what it touches can be loaded ({ $load }).
first_train-no-destination = Your track leads from { $area } to no town of { THE($company) }, where this passenger would go.
first_train-no-company-track = A company’s track lies in { $area }, so nobody loads { $load } there.
first_train-no-arrow = { $n ->
    [one] An arrow leads from { $area } to { $towns }, and your track does not touch that town ({ $load }).
   *[other] Arrows lead from { $area } to { $towns }, and your track touches none of them ({ $load }).
}
first_train-no-arrow-left = All towns to which arrows lead from { $area } are company towns. They serve no { $load }.
first_train-no-train = You have no train in this round. Buy one first.
first_train-no-carriage = All your carriages are full. Load goods, or buy another train.
first_train-no-wagon = All your wagons are full. Load passengers, or buy another train.
first_train-no-errand = Put something into the list, or choose a single move instead.
first_train-no-errand-often = Your list asks for more than there is: { $errand }, { $n } at most.

### Lines, bids and lists while they are chosen

first_train-region-nw = the north-west
    .article = none
first_train-region-n = the north
    .article = none
first_train-region-ne = the north-east
    .article = none
first_train-region-w = the west
    .article = none
first_train-region-c = the middle
    .article = none
first_train-region-e = the east
    .article = none
first_train-region-sw = the south-west
    .article = none
first_train-region-s = the south
    .article = none
first_train-region-se = the south-east
    .article = none

first_train-part-nw = NW
first_train-part-n = N
first_train-part-ne = NE
first_train-part-w = W
first_train-part-c = Middle
first_train-part-e = E
first_train-part-sw = SW
first_train-part-s = S
first_train-part-se = SE

first_train-so-far-costs = Costs { $paid }.
first_train-so-far-dear = Costs { $n } in all: more than you have now.
first_train-so-far-landowners = { $n ->
    [one] One landowner is paid off.
   *[other] { $n } landowners are paid off.
}
first_train-so-far-left = Left: { $means }; { $links ->
    [one] one link
   *[other] { $links } links
}.
first_train-so-far-serves = Your track then reaches as well: { $loads }.
first_train-so-far-sold = { $n ->
    [one] You pay { $paid } ({ $left } left): +{ $n } point at the end, { $n } link fewer.
   *[other] You pay { $paid } ({ $left } left): +{ $n } points at the end, { $n } links fewer.
}
first_train-so-far-turns = To { THE($company) }: { $towns }.
first_train-change-carried = { $points ->
    [one] +{ $points } point when the trains have run
   *[other] +{ $points } points when the trains have run
}, +{ $profit } profit
first_train-change-sold = { $n ->
    [one] a link fewer at the end
   *[other] { $n } links fewer at the end
}
first_train-change-built = −{ $n } a round until you sell it
first_train-change-reached = reaches { $loads }
first_train-change-lost = no longer reaches { $loads }
first_train-step-cost = { $paid }
first_train-step-near = near: { $loads }
first_train-word-from = from


first_train-group-line-by = Which part of the map?
first_train-group-line-wish-by = Which part of the map?
first_train-group-line-more = How to pay
first_train-param-first = first
first_train-param-second = second
first_train-param-errands = list
first_train-param-most = most

first_train-verb-wishes = plan
first_train-verb-wishes-desc = Plan how far you bid on which boxes
first_train-verb-ahead = ahead
first_train-verb-ahead-desc = Plan what line you build, and for how much at most
first_train-verb-errands = errands
first_train-verb-errands-desc = Give a list of trains to buy and things to load
first_train-param-then = then
first_train-param-then-desc = What is done when none of it can be: ask me, pass, or the least bid
first_train-param-shorten = shorten
first_train-param-shorten-desc = Build as much of the line as is free and cheap enough

### What happened, and how things stand

first_train-share = { $seat } { $n }
first_train-loads = { COUNT($n, $load) }
first_train-landowners = landowners
first_train-profit = profit and loss

first_train-landowners-count = { $n ->
    [one] { $n } landowner
   *[other] { $n } landowners
}
first_train-event-map-filled = The map is filled: { $pieces }. Goods out of the game: { $n }.
first_train-event-order = General order: { $seats }.
first_train-event-round-began = **Round { $round }** of { $rounds }. Cubes taken: { $cubes }.
first_train-event-round-last = **Round { $round }**, the last one. Cubes taken: { $cubes }.
first_train-event-counters = Counters drawn: { $counters }.
first_train-event-counter = box { $box } { $colour }
first_train-event-bid = { $seat } bids **{ $cubes }** on { $box }.
first_train-event-bid-over = { $seat } bids **{ $cubes }** on { $box } and outbids { $ousted }.
first_train-event-bids = { $n } bids. { $bids }.
first_train-event-standing = { $box }: { $seat } { $cubes }
first_train-event-standing-over = { $box }: { $seat } { $cubes } (outbids { $ousted })
first_train-event-box-won = { $seat } wins { $boxes } for { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}: **{ $gained }**.
first_train-event-colour = { $seat } makes the last point of box { $box } **{ $colour }**.
first_train-event-orders = Construction: { $builders }. Trains: { $runners }.
first_train-event-built = { $seat } builds **{ $line }** for { $paid }.
first_train-event-built-landowners = { $n ->
    [one] { $seat } builds **{ $line }** for { $paid }; { $n } landowner leaves the game.
   *[other] { $seat } builds **{ $line }** for { $paid }; { $n } landowners leave the game.
}
first_train-event-bonus = **Nürnberg and Fürth are joined.** Points for own links on the way: { $points }.
first_train-event-passed-construction = { $n ->
    [one] { $seats } builds nothing.
   *[other] { $seats } build nothing.
}
first_train-event-unable-construction = { $n ->
    [one] { $seats } can build nothing.
   *[other] { $seats } can build nothing.
}
first_train-event-passed-trains = { $n ->
    [one] { $seats } is done with trains.
   *[other] { $seats } are done with trains.
}
first_train-event-unable-trains = { $n ->
    [one] { $seats } can do nothing more with trains.
   *[other] { $seats } can do nothing more with trains.
}
first_train-event-passed-sale = { $n ->
    [one] { $seats } sells nothing.
   *[other] { $seats } sell nothing.
}
first_train-event-unable-sale = { $n ->
    [one] { $seats } has nothing to sell.
   *[other] { $seats } have nothing to sell.
}
first_train-event-sold = { $seat } sells **{ $line }** to { THE($company) } for { $paid }.
first_train-event-sold-turned = { $seat } sells **{ $line }** to { THE($company) } for { $paid }. Its towns now: { $towns }.
first_train-event-removed = { $loads } { $n ->
    [one] leaves the game
   *[other] leave the game
}: { $areas }.
first_train-event-ran = { $seat }: { $deeds }.
first_train-event-train = **{ $train }** for { $paid }
first_train-event-load-one = loads **{ $load }** in { $area }
first_train-event-load = loads **{ $loads }**
first_train-event-scored = Points for trains: { $points }.
first_train-event-scored-nothing = No train carried anything: no points.
first_train-event-profit = Profit and loss: { $moves }.
first_train-event-profit-of = { $seat } { $before } → **{ $now }**
first_train-event-round-ended = Round { $round } is over.
first_train-event-final = { $seat }: { $scored } scored + { $bonus } for sets { $loss ->
    [0] + { $profit } profit
   *[other] − { $loss } loss
} − { $links } for links = **{ $n }**.

first_train-headline-begin = Round { $round } of { $rounds }
first_train-headline-auction = Round { $round } of { $rounds } · auction
first_train-headline-colour = Round { $round } of { $rounds } · auction · { $seat } chooses a colour
first_train-headline-construction = Round { $round } of { $rounds } · construction · { $seat } to build
first_train-headline-running = Round { $round } of { $rounds } · trains · { $seat } next
first_train-headline-sale = Round { $round } of { $rounds } · sale of lines
first_train-headline-over = Over after { $rounds } rounds
first_train-standing = { $seat } { $n }
first_train-standing-sum = { $seat } { $n } = { $sum }
first_train-measure = Points if it ended now (scored ± profit − links + sets)
first_train-measure-over = Final points
first_train-head = You: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} · influence { $influence } · track left { $left } · profit and loss { $profit }
first_train-sight-seat = { $seat }: profit and loss { $profit }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, influence { $influence }
first_train-sight-bids = On the boxes: { $bids }
first_train-sight-bid = box { $box } { $seat } { $cubes }
first_train-sight-links = { $seat }, { $links }

first_train-board-prices = What everything costs
first_train-board-link = A link: { $n }, in cubes; in influence of any colour once the cubes are gone
first_train-board-link-river = A link across a river: { $n }
first_train-board-link-valley = A link to or from a valley: { $n }
first_train-board-fee = A company town on the line: { $n } of its colour for each company
first_train-board-landowner = A landowner in an area that is entered: { $n } white
first_train-board-train-price = { CAP($train) }: { $n } brown · room for passengers { $passengers }, goods { $goods }
first_train-board-exchange = Exchange for a train: { $n } cubes or other influence for 1 brown
first_train-board-sale = Sale of a line: 1 of the company’s colour for each { $n } links, rounded up
first_train-board-orders = Orders
first_train-board-order-general = General order: { $seats }
first_train-board-order-builders = Construction: { $seats }
first_train-board-order-runners = Trains: { $seats }
first_train-board-influence = Influence tracks, the disc on top first
first_train-board-track = { CAP($track) }: { $seats }
first_train-board-boxes = Auction
first_train-board-box = Box { $box }: { $points } · from { $least } on
first_train-board-box-bid = Box { $box }: { $points } · { $seat } has bid { $cubes }
first_train-board-trains = Trains
first_train-board-train = { CAP($train) } { $seat }: { $loads }
first_train-board-trains-free = Free: { $trains }
first_train-board-company = { CAP(THE($company)) }
first_train-board-towns = Towns: { $areas }
first_train-board-map = On the map
first_train-board-lying = { CAP($what) } ({ $n }): { $areas }
first_train-board-count = { $n ->
    [one] { $area }
   *[other] { $area } { $n }
}
first_train-board-joined = Nürnberg and Fürth are joined; the bonus was given.
first_train-board-not-joined = Nürnberg and Fürth are not joined yet.
first_train-board-links = { $n ->
    [one] { $n } link: { $lines }
   *[other] { $n } links: { $lines }
}
first_train-board-seat = { $seat }
first_train-board-points = { $final } if the match ended now: { $sum } (scored ± profit − links + sets)
first_train-board-points-over = { $final } in the end: { $sum } (scored ± profit − links + sets)
first_train-board-means = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} · influence { $influence } · track left { $left }
first_train-board-loads = Carried so far: { $loads } · sets { $n }

## What of a plan did not come about

first_train-missed-bid-first = Your { $n } on { $box } doesn’t stand: { $seat } bid first.
first_train-missed-bid = Your { $n } on { $box } doesn’t stand: { $seat } bids { $there } there.
first_train-missed-bid-why = Your { $n } on { $box } doesn’t stand. { $why }
first_train-missed-line = Not built: { $line }. { $why }
first_train-missed-line-dear = Not built: { $line } costs { $n } now, and you set { $most } at most.
first_train-missed-sale = Not sold: { $line }. { $why }
first_train-missed-train = Not bought: { $what }. { $why }
first_train-missed-train-taken = Not bought: { $what } ({ $seat } took it).
first_train-missed-load = Not loaded: { $what }. { $why }
first_train-missed-load-taken = Not loaded: { $what } ({ $seats } took it).
