### First Train to Nuremberg

first_train-name = First Train
first_train-tagline = Bid for influence, build lines, fill trains; the most points after { $rounds_4 } or { $rounds_3 } rounds win. 2–4 players.
first_train-first =
    The aim: the most points after { $rounds_4 } rounds, or { $rounds_3 } with two or three players. Everything you carry scores, and a full set adds { $points_set }.
    First, bid cubes for influence: white to build before others, brown for trains, red and green for company towns and sales.
    Then build one line, from a red or green town or your own track. Cubes pay for it, then influence once they’re gone.
    Trains cost brown. Load one thing at a time: goods your track reaches, or passengers it takes to a town of their colour.
    A link costs { $upkeep } profit a round, and { COUNT($link_lost, "point", "points") } if it’s left at the end. So sell lines to the red or green company; their towns turn its colour.
first_train-option-map = Map
first_train-option-map-desc = Where you build; the compact maps are smaller
first_train-option-map-nuernberg = Nürnberg
first_train-option-map-nuernberg_compact = Nürnberg, compact
first_train-option-map-wensleydale = Wensleydale
first_train-option-map-wensleydale_compact = Wensleydale, compact
first_train-option-board = Auction
first_train-option-board-desc = With fewer boxes, everyone fights harder over them
first_train-option-board-3-4 = eight boxes
first_train-option-board-2-3 = six boxes
first_train-option-south = The South
first_train-option-south-desc = How much of The South you can build in
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
first_train-load-post = mail
    .mass = yes
    .one = mailbag
    .other = mailbags
    .short = mail
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
first_train-point = { PART($n, $means) }
first_train-choice = { $n ->
    [one] red or green
   *[other] { $n } red or green
}

## What verbs do, in half a line where they are chosen

first_train-does-bid = if you’re outbid, you get your cubes back
first_train-does-colour = you get the point right away
first_train-does-line = cubes pay first, then influence
first_train-does-buy = yours this round, for all your track
first_train-does-load = onto your priciest train with room
first_train-does-sell = you pay 1 of its colour per { $links_sold_for_one } links; each link gone is +1 at the end

## Commands and the panel

first_train-verb-bid = bid
first_train-verb-bid-desc = Bid cubes on a box in the auction
first_train-verb-colour = colour
first_train-verb-colour-desc = Choose red or green for the last point of the two-colour box
first_train-verb-line = line
first_train-verb-line-desc = Build your line for this round
first_train-verb-buy = buy
first_train-verb-buy-desc = Buy a train
first_train-verb-load = load
first_train-verb-load-desc = Load a passenger or a good onto your priciest train with room
first_train-verb-sell = sell
first_train-verb-sell-desc = Sell a line to the red or the green company
first_train-verb-pass = pass
first_train-verb-pass-desc = Build nothing, sell nothing, or stop buying and loading this round

first_train-param-box = box
first_train-param-box-desc = Which box, by its number
first_train-param-cubes = cubes
first_train-param-cubes-desc = How many cubes you bid
first_train-param-colour = colour
first_train-param-colour-desc = Red or green
first_train-param-areas = areas
first_train-param-areas-desc = The line’s areas in order, from where it begins
first_train-param-pay = pay
first_train-param-pay-desc = Influence that pays first once cubes are gone; for a train, what you exchange 3 for 1
first_train-param-first-desc = Boxes for one of your bids, favourite first
first_train-param-second-desc = Boxes for your other bid
first_train-param-most-desc = The most the line can cost, fees and landowners included
first_train-param-errands-desc = What you buy and load, in order; anything gone by then is skipped
first_train-param-train = train
first_train-param-train-desc = Which train: 3a, 3b, 2a, 2b, 1a or 1b
first_train-param-area = area
first_train-param-area-desc = Where you load it
first_train-param-load = load
first_train-param-load-desc = A red or green passenger, or the goods found there
first_train-param-company = company
first_train-param-company-desc = The buyer: the red or the green company

first_train-group-wishes = Let Kontor bid for you
first_train-listing-wishes = I’ll bid for you: as little as it takes, and never above your numbers.
first_train-listing-wishes-then = If someone goes higher
first_train-group-bid = Bid once, by hand
first_train-group-colour = Red or green?
first_train-group-line-wish = Plan your line
first_train-group-line = Build a line
first_train-group-errands = Buy and load several things
first_train-listing-errands = Tick what your trains should do. I’ll go from top to bottom and skip anything already gone.
first_train-listing-errands-then = After that
first_train-errands-buy = Buy
first_train-errands-load = Load, contested things first
first_train-errand-train = { $cost } · passengers: { $passengers }, goods: { $goods }
first_train-errand-load = { $seats } can fetch it too
first_train-train-cost = { $brown } brown + { $points } in exchange
first_train-train-exchange = { $points } in exchange
first_train-group-buy = Buy a train
first_train-group-buy-legend = Price · room for passengers + goods
first_train-group-load = Load one thing now
first_train-group-load-by = Load one thing now: which kind?
first_train-group-sell = Sell a line
first_train-group-sell-all = Sell a whole line
first_train-group-pass = Pass
first_train-group-ask-me = Or decide on your turn

## What is asked

first_train-ask-bid = Bid for influence: two boxes in all, at least { $boards_3-4_boxes_1_least } cubes above, { $boards_3-4_boxes_5_least } below. You have to bid as long as you can.
first_train-ask-colour = Red or green for the last point of box { $box }?
first_train-ask-line = Build a line, or pass.
first_train-ask-run = Buy a train, load one thing, or pass.
first_train-ask-sell = Sell a line to the red or green company, or pass.

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
first_train-undo-load = load { A($load) }

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
    [one] All of it: { $n } link for { $paid } { $means } ({ $line })
   *[other] All of it: { $n } links for { $paid } { $means } ({ $line })
}
first_train-sell-all-short = { $n ->
    [one] All of it: { $n } link for { $paid } { $means }
   *[other] All of it: { $n } links for { $paid } { $means }
}
first_train-sell-all-below = { $line }
first_train-sell-longest = { $n ->
    [one] The longest line: { $n } link for { $paid } { $means } ({ $line })
   *[other] The longest line: { $n } links for { $paid } { $means } ({ $line })
}
first_train-sell-longest-short = { $n ->
    [one] Longest: { $n } link for { $paid } { $means }
   *[other] Longest: { $n } links for { $paid } { $means }
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
first_train-otherwise-least = bid the minimum
first_train-otherwise-missed = pass if all’s done
first_train-otherwise-pass = pass
first_train-wishes = { CAP($otherwise) }
first_train-wishes-colour = { CAP($otherwise) }; two-colour box: { $means }
first_train-wishes-colour-short = { CAP($otherwise) } · { $means }
first_train-rather = { $a }, otherwise { $b }
first_train-wished = { CAP($first) }, otherwise { $otherwise }
first_train-wished-colour = { CAP($first) }, otherwise { $otherwise }; two-colour box: { $means }
first_train-wished-two = One bid: { $first }; the other: { $second }; otherwise { $otherwise }
first_train-wished-two-colour = One bid: { $first }; the other: { $second }; otherwise { $otherwise }; two-colour box: { $means }
first_train-line-wish = Build the whole line, otherwise { $otherwise }
first_train-line-wish-shorten = Shorten the line if needed, otherwise { $otherwise }
first_train-line-wished = { $n ->
    [one] { $line } ({ $n } link, now { $cost }) for up to { $most }, otherwise { $otherwise }
   *[other] { $line } ({ $n } links, now { $cost }) for up to { $most }, otherwise { $otherwise }
}
first_train-line-wished-shorten = { $n ->
    [one] { $line } ({ $n } link, now { $cost }) for up to { $most }, or shorter, otherwise { $otherwise }
   *[other] { $line } ({ $n } links, now { $cost }) for up to { $most }, or shorter, otherwise { $otherwise }
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

first_train-if-cost = it costs { $n } at most in total
first_train-if-cubes = cubes alone pay for its links
first_train-if-apart = no other track touches it
first_train-unit-cube = { $whole ->
    [one] { $whole } cube
   *[other] { $whole } cubes
}
first_train-order-limits = Limits for boxes
first_train-order-limits-desc = Bids on boxes in your order, up to your limit on each, then asks you.
first_train-order-trips = Trains by ranking
first_train-order-trips-desc = Buys trains your loads need (brown only) and loads them; then passes or asks.
first_train-phase-sale = Sell nothing
first_train-phase-construction = Build nothing
first_train-phase-trains = Do nothing with trains
first_train-order-pass = Pass this round
first_train-order-pass-desc = Passes in the phases you choose. Ends with the round.

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
first_train-line-wish-short = Whole line, or { $otherwise }
first_train-line-wish-shorten-short = Shorten it, or { $otherwise }
first_train-line-wished-short = { $n ->
    [one] { $n } link, up to { $most }
   *[other] { $n } links, up to { $most }
}
first_train-line-wished-shorten-short = { $n ->
    [one] { $n } link at most, up to { $most }
   *[other] { $n } links at most, up to { $most }
}
first_train-errands-listed-short = List of { $n }, { $otherwise }

## What must be done now, and when else it is done

first_train-duty-bid = Right now, bid on a box.
first_train-duty-colour = Right now, choose red or green for the two-colour box.
first_train-duty-line = Right now, build a line or pass.
first_train-duty-run = Right now, buy a train, load one thing, or pass.
first_train-duty-sell = Right now, sell a line or pass.
first_train-when-bid = You bid in phase 3.
first_train-when-wishes = You plan bids in phase 3.
first_train-when-colour = The two-colour box gets its colour at the end of phase 3.
first_train-when-line = You build in phase 5.
first_train-when-ahead = You plan a line in phase 5.
first_train-when-buy = You buy trains in phase 6.
first_train-when-load = You load trains in phase 6.
first_train-when-errands = You make a list in phase 6.
first_train-when-sell = You sell lines in phase 9.
first_train-when-pass = You can’t pass here.
first_train-unasked-auction = The auction is over. Only the winner of the two-colour box still chooses its colour.
first_train-unasked-construction = You’ve built or passed this round, or you can’t pay for any link.
first_train-unasked-trains = You’ve passed this round, or you can’t buy or load anything more.
first_train-unasked-sale = You’ve sold or passed this round, or no company would take a line of yours.

## Refusals

first_train-no-not-now = { $when } { $duty }
first_train-no-ask-me = It’s your turn already: make your move.
first_train-no-pass = You have to bid as long as you can pay for a box. The cheapest is box { $box }, from { $n }.
first_train-no-pass-here = You can’t pass in the auction. If you can’t pay for any box, you’re skipped.

first_train-no-such-box = Box { $box } doesn’t exist. Choose 1 to { $n }.
first_train-no-such-train = Train “{ $text }” doesn’t exist. Choose 3a, 3b, 2a, 2b, 1a or 1b.
first_train-no-such-area = This map has no area “{ $text }”. Choose one of the suggestions.
first_train-no-such-errand = A list holds trains to buy and things to load; “{ $text }” is neither.

first_train-no-own-bid = You already have { $n } on box { $box }. Bid on another box.
first_train-no-more-bids = You already have { $n } standing bids, and that’s the limit. You’ll bid again if one is outbid.
first_train-no-low-bid = Box { $box } takes at least { $n }. Bid more, or on another box.
first_train-no-low-bid-over = { $seat } has { $standing } on box { $box }. Bid at least { $n }, or on another box.
first_train-no-cubes = { $have ->
    [0] You have no cubes left to bid.
    [one] You have { $have } cube, not { $cubes }. Bid less.
   *[other] You have { $have } cubes, not { $cubes }. Bid less.
}
first_train-no-wish = Name at least one box, and the most you’d bid there.
first_train-no-wish-twice = Box { $box } is in the list twice. Name it once, with the most you’d bid there.
first_train-no-wish-colour = Also say whether you want red or green for the last point of box { $box }.
first_train-no-choice = No box on this board lets you choose a colour. Plan without one.

first_train-no-line-length = A line needs at least two areas: where it begins, and where it goes.
first_train-no-line-twice = A line can’t visit an area twice, and this one returns to { $area }. End it earlier.
first_train-no-line-begin = A line begins in a red or green town, or at your own track. { $area } has neither.
first_train-no-line-turned = A line begins in a red or green town, or at your own track. Turn it round: from { $other }, not from { $area }.
first_train-no-line-most = { $n ->
    [0] You have nothing to pay for a line.
   *[other] Set a limit from 1 to { $n }: you don’t have more.
}
first_train-no-border = { $a } and { $b } don’t share a border. Name every area along the way.
first_train-no-closed = The border { $a } – { $b } is closed. Go round it through other areas.
first_train-no-hill = You can’t build on hills ({ $area }). Go round them.
first_train-no-hops = You can’t build on hops ({ $area }). Go round them.
first_train-no-south = { $b } is in The South, and you can’t build into it from { $a }. Begin inside The South.
first_train-no-link-yours = You already have the link { $a } – { $b }. Begin where it ends.
first_train-no-link-taken = { $seat } already has a link on { $a } – { $b }. Each border takes one: go another way.
first_train-no-link-company = { CAP(THE($company)) } already has a link on { $a } – { $b }. Each border takes one: go another way.
first_train-no-pieces = { $left ->
    [0] All your track is on the map. Sell a line to get pieces back.
    [one] You have { $left } piece of track left, and this line takes { $n }. Build a shorter one.
   *[other] You have { $left } pieces of track left, and this line takes { $n }. Build a shorter one.
}
first_train-no-landowners = { $n ->
    [one] { $n } landowner on the way wants { $white } white, and you have { $have }. Go another way, or stop earlier.
   *[other] { $n } landowners on the way want { $white } white, and you have { $have }. Go another way, or stop earlier.
}
first_train-no-fee = Company towns on the way cost { COUNT($n, $means) }, and you have { $have }. Go another way, or stop earlier.
first_train-no-points = The line costs { $n ->
    [one] { $n } point
   *[other] { $n } points
} besides its fees. You have { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} and { $influence } influence left for that. Build a shorter one.
first_train-no-pay-first = You have { COUNT($have, $means) }, not { $n }. Name no more than you have.

first_train-no-own-link = { $a } – { $b } isn’t yours. You can only sell your own links.
first_train-no-sale-begin = A line for { THE($company) } begins in a town of its colour, and { $area } isn’t one.
first_train-no-sale-turned = A line for { THE($company) } begins in a town of its colour. Turn it round: from { $other }, not from { $area }.
first_train-no-sale-end = You can only sell a line that ends in a town, and { $area } isn’t one. Go as far as a town, or stop at an earlier one.
first_train-no-sale-pay = { $n ->
    [one] Selling { $n } link costs { COUNT($paid, $means) }, and you have { $have }.
   *[other] Selling { $n } links costs { COUNT($paid, $means) }, and you have { $have }.
} { $most ->
    [0] Sell to the other company, or nothing.
   *[other] Sell { $most } links at most.
}

first_train-no-train-taken = { $seat } has train { $name } this round. Choose another.
    .you = You already have train { $name } this round. Choose another.
first_train-no-locomotive = Your { $n } locomotives are all in use. Load, or pass.
first_train-no-same-price = You already have train { $other }, which also costs { $n }. Buy one at another price.
first_train-no-train-pay = Train { $name } costs { $price } brown. You have { $brown }, and { $n } to exchange at { $for } for 1: not enough. Choose a cheaper one, or load.
first_train-no-exchange-have = { $have ->
    [0] You have no { $means } to exchange.
   *[other] You can’t exchange { COUNT($n, $means) }: you have { $have }.
}
first_train-no-exchange-rest = { $for } points replace 1 brown: exchange a multiple of { $for }, not { $n }.
first_train-no-exchange-more = Train { $name } costs { $price } brown, and { $n } points replace all of it. Exchange no more than that.
first_train-no-exchange-less = Train { $name } costs { $price } brown, and you have { $brown }. Exchange at least { $n } points.

first_train-no-load-there = { $area } has no { $load }. Choose something that’s still on the map.
first_train-no-track = Your track doesn’t reach { $area }. You can only load { A($load) } where it does.
first_train-no-destination = From { $area }, your track doesn’t lead to any town of { THE($company) }, where this passenger wants to go.
first_train-no-company-track = A company has track in { $area }, so nobody can load { $load } there.
first_train-no-arrow = { $n ->
    [one] The arrow from { $area } leads to { $towns }, and your track doesn’t touch it ({ $load }).
   *[other] The arrows from { $area } lead to { $towns }, and your track doesn’t touch any of them ({ $load }).
}
first_train-no-arrow-left = All arrows from { $area } lead to company towns now, and these don’t serve { $load }.
first_train-no-train = You have no train this round. Buy one first.
first_train-no-carriage = Your carriages are full. Load goods, or buy another train.
first_train-no-wagon = Your wagons are full. Load passengers, or buy another train.
first_train-no-errand = Put something on the list, or make a single move instead.
first_train-no-errand-often = Your list asks for too many: { $errand }, { $n } at most.

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
first_train-so-far-dear = Costs { $n } in total, more than you have now.
first_train-so-far-landowners = { $n ->
    [one] Pays off one landowner.
   *[other] Pays off { $n } landowners.
}
first_train-so-far-left = Left: { $means }; { $links ->
    [one] one link
   *[other] { $links } links
}.
first_train-so-far-serves = Your track then also reaches { $loads }.
first_train-so-far-sold = { $n ->
    [one] You pay { $paid } ({ $left } left): +{ $n } point at the end for { $n } link fewer.
   *[other] You pay { $paid } ({ $left } left): +{ $n } points at the end for { $n } links fewer.
}
first_train-so-far-turns = Towns that go to { THE($company) }: { $towns }.
first_train-change-carried = { $points ->
    [one] +{ $points } point once the trains run
   *[other] +{ $points } points once the trains run
}, +{ $profit } profit
first_train-change-sold = { $n ->
    [one] one link fewer at the end
   *[other] { $n } links fewer at the end
}
first_train-change-built = −{ $n } a round until you sell it
first_train-change-reached = reaches { $loads }
first_train-change-lost = no longer reaches { $loads }
first_train-step-cost = { $paid }
first_train-step-near = nearby: { $loads }
first_train-word-from = from


first_train-group-line-by = Which part of the map?
first_train-group-line-wish-by = Which part of the map?
first_train-group-line-more = How to pay
first_train-param-first = first
first_train-param-second = second
first_train-param-errands = list
first_train-param-most = most

first_train-verb-wishes = plan-bids
first_train-verb-wishes-desc = Plan how far you’d bid, and on which boxes
first_train-verb-ahead = plan-line
first_train-verb-ahead-desc = Plan the line you’ll build, and the most it can cost
first_train-verb-errands = queue
first_train-verb-errands-desc = Make a list of trains to buy and things to load
first_train-param-then = then
first_train-param-then-desc = What to do when nothing on it works: ask me, pass, or bid the minimum
first_train-param-shorten = shorten
first_train-param-shorten-desc = Build as much of the line as is free and within the limit

### What happened, and how things stand

first_train-share = { $seat } { $n }
    .you = you { $n }
first_train-loads = { COUNT($n, $load) }
first_train-landowners = landowners
first_train-profit = profit and loss

first_train-landowners-count = { $n ->
    [one] { $n } landowner
   *[other] { $n } landowners
}
first_train-event-map-filled = On the map: { $pieces }. Goods out of the game: { $n }.
first_train-event-order = General order: { $seats }.
first_train-event-round-began = **Round { $round }** of { $rounds }. New cubes: { $cubes }.
first_train-event-round-last = **Round { $round }**, the last one. New cubes: { $cubes }.
first_train-event-counters = Counters drawn: { $counters }.
first_train-event-counter = box { $box } { $colour }
first_train-event-bid = { $seat } bids **{ $cubes }** on { $box }.
    .you = You bid **{ $cubes }** on { $box }.
first_train-event-bid-over = { $seat } bids **{ $cubes }** on { $box } and outbids { $ousted }.
    .you = You bid **{ $cubes }** on { $box } and outbid { $ousted }.
    .you-ousted = { $seat } bids **{ $cubes }** on { $box } and outbids you.
first_train-event-bids = After { $n } bids: { $bids }.
first_train-event-standing = { $box }: { $seat } { $cubes }
    .you = { $box }: you { $cubes }
first_train-event-standing-over = { $box }: { $seat } { $cubes } (outbids { $ousted })
    .you = { $box }: you { $cubes } (outbids { $ousted })
    .you-ousted = { $box }: { $seat } { $cubes } (outbids you)
first_train-event-box-won = { $seat } wins { $boxes } for { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}: **{ $gained }**.
    .you = You win { $boxes } for { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }: **{ $gained }**.
first_train-event-colour = { $seat } makes the last point of box { $box } **{ $colour }**.
    .you = You make the last point of box { $box } **{ $colour }**.
first_train-event-orders = Construction order: { $builders }. Train order: { $runners }.
first_train-event-built = { $seat } builds **{ $line }** for { $paid }.
    .you = You build **{ $line }** for { $paid }.
first_train-event-built-landowners = { $n ->
    [one] { $seat } builds **{ $line }** for { $paid }; { $n } landowner leaves the game.
   *[other] { $seat } builds **{ $line }** for { $paid }; { $n } landowners leave the game.
}
    .you = { $n ->
        [one] You build **{ $line }** for { $paid }; { $n } landowner leaves the game.
       *[other] You build **{ $line }** for { $paid }; { $n } landowners leave the game.
    }
first_train-event-bonus = **Nürnberg and Fürth are connected.** Points for links on the way: { $points }.
first_train-event-passed-construction = { $n ->
    [one] { $seats } builds nothing.
   *[other] { $seats } build nothing.
}
    .you-seats = You build nothing.
first_train-event-unable-construction = { $n ->
    [one] { $seats } can’t build anything.
   *[other] { $seats } can’t build anything.
}
    .you-seats = You can’t build anything.
first_train-event-passed-trains = { $n ->
    [one] { $seats } is done with trains.
   *[other] { $seats } are done with trains.
}
    .you-seats = You’re done with trains.
first_train-event-unable-trains = { $n ->
    [one] { $seats } can’t do anything more with trains.
   *[other] { $seats } can’t do anything more with trains.
}
    .you-seats = You can’t do anything more with trains.
first_train-event-passed-sale = { $n ->
    [one] { $seats } sells nothing.
   *[other] { $seats } sell nothing.
}
    .you-seats = You sell nothing.
first_train-event-unable-sale = { $n ->
    [one] { $seats } has nothing to sell.
   *[other] { $seats } have nothing to sell.
}
    .you-seats = You have nothing to sell.
first_train-event-sold = { $seat } sells **{ $line }** to { THE($company) } and pays { $paid }.
    .you = You sell **{ $line }** to { THE($company) } and pay { $paid }.
first_train-event-sold-turned = { $seat } sells **{ $line }** to { THE($company) } and pays { $paid }. Now its colour: { $towns }.
    .you = You sell **{ $line }** to { THE($company) } and pay { $paid }. Now its colour: { $towns }.
first_train-event-removed = { $loads } { $n ->
    [one] leaves the game
   *[other] leave the game
} ({ $areas }).
first_train-event-ran = { $seat } buys { $trains } and loads **{ $loads }**.
    .you = You buy { $trains } and load **{ $loads }**.
first_train-event-train = { $seat } buys { $trains }.
    .you = You buy { $trains }.
first_train-event-train-paid = **{ $train }** for { $paid }
first_train-event-load-one = { $seat } loads **{ $load }** in { $area }.
    .you = You load **{ $load }** in { $area }.
first_train-event-load = { $seat } loads **{ $loads }**.
    .you = You load **{ $loads }**.
first_train-event-scored = Points from trains: { $points }.
first_train-event-scored-nothing = No train carried anything, so there are no points.
first_train-event-profit = Profit and loss: { $moves }.
first_train-event-profit-of = { $seat } { $before } → **{ $now }**
    .you = you { $before } → **{ $now }**
first_train-event-round-ended = Round { $round } is over.
first_train-event-final = { $seat }: { $scored } scored + { $bonus } for sets { $loss ->
    [0] + { $profit } profit
   *[other] − { $loss } loss
} − { $links } for links = **{ $n }**.
    .you = You: { $scored } scored + { $bonus } for sets { $loss ->
        [0] + { $profit } profit
       *[other] − { $loss } loss
    } − { $links } for links = **{ $n }**.

first_train-headline-begin = Round { $round } of { $rounds }
first_train-headline-auction = Round { $round } of { $rounds } · auction
first_train-headline-colour = Round { $round } of { $rounds } · auction · { $seat } chooses a colour
    .you = Round { $round } of { $rounds } · auction · you choose a colour
first_train-headline-construction = Round { $round } of { $rounds } · construction · { $seat } to build
    .you = Round { $round } of { $rounds } · construction · you build
first_train-headline-running = Round { $round } of { $rounds } · trains · { $seat } next
    .you = Round { $round } of { $rounds } · trains · you’re next
first_train-headline-sale = Round { $round } of { $rounds } · sale of lines
first_train-headline-over = Over after { $rounds } rounds
first_train-standing = { $seat } { $n }
first_train-standing-sum = { $seat } { $n } = { $sum }
first_train-standing-over = { $seat } { $n } = { $scored } scored{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus } for sets
}{ $profit ->
    [0] { "" }
   *[other] { " " }+ { $profit } profit
}{ $loss ->
    [0] { "" }
   *[other] { " " }− { $loss } loss
}{ $links ->
    [0] { "" }
   *[other] { " " }− { $links } for links
}
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

first_train-board-prices = What things cost
first_train-board-link = A link: { $n } in cubes, or in any influence once cubes are gone
first_train-board-link-river = A link across a river: { $n }
first_train-board-link-valley = A link to or from a valley: { $n }
first_train-board-fee = A company town on the line: { $n } of its colour for each company
first_train-board-landowner = A landowner where the line enters: { $n } white
first_train-board-train-price = { CAP($train) }: { $n } brown · room for passengers { $passengers }, goods { $goods }
first_train-board-exchange = Exchange for a train: { $n } cubes or points of other influence for 1 brown
first_train-board-sale = Selling a line: 1 of the company’s colour per { $n } links, rounded up
first_train-board-orders = Orders
first_train-board-order-general = General order: { $seats }
first_train-board-order-builders = Construction: { $seats }
first_train-board-order-runners = Trains: { $seats }
first_train-board-influence = Influence tracks, the disc on top first
first_train-board-track = { CAP($track) }: { $seats }
first_train-board-boxes = Auction
first_train-board-box = Box { $box }: { $points } · from { $least }
first_train-board-box-bid = Box { $box }: { $points } · { $seat } has bid { $cubes }
    .you = Box { $box }: { $points } · you’ve bid { $cubes }
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
first_train-board-joined = Nürnberg and Fürth are connected; the bonus has been paid.
first_train-board-not-joined = Nürnberg and Fürth aren’t connected yet.
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

first_train-missed-bid-first = Your { $n } on { $box } doesn’t count: { $seat } bid first.
first_train-missed-bid = Your { $n } on { $box } doesn’t count: { $seat } has bid { $there } there.
first_train-missed-bid-why = Your { $n } on { $box } doesn’t count. { $why }
first_train-missed-line = Not built: { $line }. { $why }
first_train-missed-line-dear = Not built: { $line } costs { $n } now, and your limit was { $most }.
first_train-missed-sale = Not sold: { $line }. { $why }
first_train-missed-train = Not bought: { $what }. { $why }
first_train-missed-train-taken = Not bought: { $what } ({ $seat } took it).
first_train-missed-load = Not loaded: { $what }. { $why }
first_train-missed-load-taken = Not loaded: { $what } ({ $seats } took it).

## Picture cards

first_train-picture-board = The map
first_train-picture-board-says = { $b } has just built from the red company’s town to Altdorf. Lines start in company towns, and trains carry what’s along your own track.
first_train-picture-board-mark-company = red company’s town
first_train-picture-board-mark-line = { $b }’s new line
first_train-picture-board-mark-passenger = red passengers
first_train-picture-board-mark-landowner = landowner: { $landowner } white
first_train-picture-board-mark-white = beer: follow the arrows
first_train-picture-board-mark-yellow = mail
first_train-picture-auction = The auction
first_train-picture-auction-says = Cubes buy boxes, two boxes each. A box brings its signs as influence, one of them drawn each round. **White** then decides who builds first, **brown** who runs trains first.
first_train-picture-auction-mark-won = { $a } paid { $bid } cubes
first_train-picture-auction-mark-drawn = drawn this round
first_train-picture-auction-mark-least = free: bid { $boards_2-3_boxes_4_least } or more
first_train-picture-auction-mark-builders = order of building
first_train-picture-auction-mark-runners = order of trains
first_train-picture-trains = The trains
first_train-picture-trains-says = Brown influence buys a train. After that it’s one thing a turn: another train, one passenger or one good. What you load has to be in reach of your own track.
first_train-picture-trains-mark-price = price in brown
first_train-picture-trains-mark-full = { $b }’s: two passengers and goods
first_train-picture-trains-mark-free = nobody’s yet
first_train-picture-points = Points and profit
first_train-picture-points-says = { $b } carried { $red } passengers and { $white } beer: **{ $gain } points**. Beer also moves profit up by { $profit_white }, a passenger by { $profit_red }; each own link moves it down by { $upkeep }. The top is +{ $profit_most }.
first_train-picture-points-mark-gain = { $gain } points this round
first_train-picture-points-mark-profit = profit and loss
first_train-picture-points-mark-loads = carried, for sets
first_train-picture-points-mark-influence = influence left
first_train-picture-points-mark-cubes = cubes left
first_train-picture-sale = The sale
first_train-picture-sale-says = { $a } sold the line from Hersbruck to the green company. That took 1 green influence for every { $links_sold_for_one } links, and the line no longer costs anything. Sell one when there’s nothing left to carry.
first_train-picture-sale-mark-turned = these turned green
first_train-picture-sale-mark-track = green’s track now
first_train-picture-sale-mark-arrow = grey arrow: no use now
## The lesson: what to do, and what the move did

first_train-lesson-load = You want the most points, and trains earn them. Your line, marked A, runs from Nürnberg Süd past Katzwang to Stein, and your train waits for its load. The yellow piece in Katzwang is mail. **Load the mail from Katzwang.**
first_train-lesson-load-done = It’s on your train, for { COUNT($points_cube, "point", "points") }. Your line only has to touch its area: goods needn’t be taken anywhere.
first_train-lesson-load-other = That works too. Mail is just the easiest to get: your line only has to touch its area.
first_train-lesson-beer = White pieces are beer, in the dark green hops, where nobody can build. But a white arrow leads from Kammerstein to Stein, and your line touches Stein: that’s enough. **Load the beer from Kammerstein.**
first_train-lesson-beer-done = { COUNT($points_cube, "point", "points") } again. Beer also brings { $profit_white } on profit and loss, the strip below the map; mail brings { $profit_yellow }.
first_train-lesson-beer-other = That works too. Beer is worth a look, though: nothing else brings { $profit_white } on profit and loss.
first_train-lesson-passenger = The red top hat in Stein wants to get to a red town, over your own links. Nürnberg Süd is one: it has the crown. With two players, a passenger is worth the price of the train, 2 here. **Load the red passenger from Stein.**
first_train-lesson-passenger-done = Your train is in, and it’s 4 points: 1 for the mail, 1 for the beer, 2 for the passenger. On profit and loss, they bring 4, and your two links cost { $upkeep } each: you’re at +2. So it’s the 6 that the button promised.
first_train-lesson-passenger-other = That works too. But another line could take that passenger next round, and the points with them.
first_train-lesson-sell = The last part of a round. There’s nothing left to carry here, and each link you keep costs { $upkeep } profit a round. The red company takes both links off your hands, for 1 of your red influence. **Sell all of it.**
first_train-lesson-sell-done = The red company has your line now, and you have your two links back to build with. Stein has turned red: anyone can begin a line there.
first_train-lesson-sell-other = That works too. Your two links stay, and cost { $upkeep } profit each again next round.
first_train-lesson-line = A new round; its auction is over, and you build. You pay with the cubes in your hand: { $link_cost_plain } a link, { $link_cost_river } over a river. A line begins in a red or green town, and a red one takes { $fee } red influence. Two red passengers wait in Heilsbronn. **Build Ansbach – Lichtenau – Heilsbronn.**
first_train-lesson-line-done = You paid 3 cubes, because the first link crosses a river, 1 red for Ansbach, and 1 white: a landowner, in a straw hat, lived in Heilsbronn.
first_train-lesson-line-other = That works too. Just build for what you can load this round: links without a load only cost you.
first_train-lesson-train = After the lines, the trains. You reach two passengers in Heilsbronn, two mailbags in Lichtenau, and two beers by an arrow. A train is paid in brown influence. Your 3 buy train 3b, for { $trains_3b_passengers } passengers and { $trains_3b_goods } goods. **Buy train 3b.**
first_train-lesson-train-done = It’s yours for this round, and serves all your track. Everyone takes turns, one train or one load at a time, so someone can be quicker.
first_train-lesson-train-other = That works too. But passengers are worth the price of their train, so two of them deserve a dear one.
first_train-lesson-list = Five of these six things fit on train 3b. You needn’t come back for each: give me a list, and I’ll load them turn by turn. **Press “Tick…”, and tick both passengers, both beers and one mailbag.**
first_train-lesson-list-done = Two passengers at 3 and three goods at 1: a full train 3b makes 9 points. Profit and loss ends at +5. If someone had been quicker, I’d have skipped what was gone.
first_train-lesson-list-other = That works too. One thing at a time is fine here; over days, a list saves you many visits.
first_train-lesson-bid = The next round. It goes auction, lines, trains, sale, and all influence comes from the auction. You have { $cubes_a_round } new cubes, for two bids and for building. Box 2 brings white columns, a red crown and two brown trains. **Bid 3 on box 2.**
first_train-lesson-bid-done = Most white builds first, most brown runs trains first. Don’t bid everything: the cubes you keep build your line, and five are often enough.
first_train-lesson-bid-other = That works too. Look for brown, which buys trains, and one company’s colour, for its towns and for sales.
first_train-lesson-plan = Here you’ve bid 2 on box 4 as well, but Ulrich went to 4 on box 2, and your 3 cubes are back. Instead of watching, tell me how far you’d go. **Press “Let Kontor bid for you…”: box 2, up to 6.**
first_train-lesson-plan-done = I bid as little as it takes, never above your number, and nobody sees it. What you win moves your discs on the influence tracks below the map.
first_train-lesson-plan-other = That works too. You can bid by hand as long as you come back each time someone goes higher.
first_train-lesson-set = Last round, and one free wagon. A set is a red and a green passenger, a beer and a mailbag: { COUNT($points_set, "point", "points") } at the end. You’ve carried plenty of each, but only two mailbags. **Load the mail from Lichtenau.**
first_train-lesson-set-done = { COUNT($points_cube, "point", "points") }, { $profit_yellow } profit, and { $points_set } for your third set. In the end profit counts as points, so beer would’ve made 3, mail made 4.
first_train-lesson-set-other = That works too. Compare, though: beer is a point and 2 profit, mail a point, 1 profit and a set.
first_train-lesson-end = The very last sale. Profit counts as points now, sets too, and each link you keep costs { COUNT($link_lost, "point", "points") }. With your two links you’d get 32, and Ulrich gets 33. **Sell all of it.**
first_train-lesson-end-done = 25 points, 6 for three sets and 3 profit make 34, against Ulrich’s 33. You win!
first_train-lesson-end-other = That works too. But those two links cost you 2 points, and Ulrich wins, 33 to 32.
first_train-lesson-tips =
    That was First Train. What good players do:
    - **Bid** for brown and one company’s colour, and keep about five cubes.
    - **Build short**, for what this round’s trains can load.
    - **Sell** a line that has nothing left to carry.
