### The Golden Age

golden_age-name = The Golden Age
golden_age-tagline = Provinces, guilds, colonies and art of the Dutch Republic: first to { COUNT($target, "point", "points") } wins. 3 or 4 players.
golden_age-first =
    The aim: be the first to end your own turn with { COUNT($target, "point", "points") }.
    You roll, the Stadtholder walks to two provinces and pays everyone with pieces there: { $pay_pawn } a pawn, { $pay_marker_bare } a marker.
    Then each of your markers buys one thing, by its colour: a pawn, an investment, art, a colony card, culture or spices.
    Money’s tight. If you don’t need a marker’s action, auction it off: the winner pays you.
    Three pawns in one province can become a marker ({ COUNT($points_marker, "point", "points") }). Ship, captain and cannon take a marker to a colony ({ $points_east } or { $points_west }).

golden_age-unit-half-florin = { $rest ->
    [0] { $whole ->
        [one] { $whole } florin
       *[other] { $whole } florins
    }
   *[other] { $whole ->
        [0] ½ florin
       *[other] { $whole }½ florins
    }
}
    .per = 2
golden_age-unit-half = { $rest ->
    [0] { $whole }
   *[other] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
}
    .per = 2

## Things (forms: see i18n/grammar.py)

golden_age-province-holland = Holland
    .article = none
golden_age-province-limburg = Limburg
    .article = none
golden_age-province-brabant = Brabant
    .article = none
golden_age-province-groningen = Groningen
    .article = none
golden_age-province-utrecht = Utrecht
    .article = none
golden_age-province-overijssel = Overijssel
    .article = none
golden_age-province-zeeland = Zeeland
    .article = none
golden_age-province-friesland = Friesland
    .article = none
golden_age-province-flanders = Flanders
    .article = none
golden_age-province-gelderland = Gelderland
    .article = none

golden_age-guild-green = green guild
golden_age-guild-yellow = yellow guild
golden_age-guild-brown = brown guild
golden_age-guild-blue = blue guild
golden_age-guild-grey = grey guild

golden_age-colony-2 = East Indies 2
    .article = none
    .short = E. Indies 2
golden_age-colony-3 = East Indies 3
    .article = none
    .short = E. Indies 3
golden_age-colony-4 = East Indies 4
    .article = none
    .short = E. Indies 4
golden_age-colony-5 = East Indies 5
    .article = none
    .short = E. Indies 5
golden_age-colony-6 = East Indies 6
    .article = none
    .short = E. Indies 6
golden_age-colony-7 = West Indies 7
    .article = none
    .short = W. Indies 7

golden_age-colour-green = green
golden_age-colour-yellow = yellow
    .a = a yellow
golden_age-colour-brown = brown
golden_age-colour-blue = blue
golden_age-colour-grey = grey
golden_age-colour-orange = orange

golden_age-deed-green = new pawn
golden_age-deed-yellow = investment card
golden_age-deed-brown = painting or painter
golden_age-deed-blue = colony card
golden_age-deed-grey = culture card
golden_age-deed-orange = spice card

golden_age-space-merchant = merchant
golden_age-space-william = William II
    .article = none

golden_age-deck-investment = investment deck
golden_age-deck-art = art deck
golden_age-deck-colony = colony deck
golden_age-deck-culture = culture deck
golden_age-deck-spice = spice deck

golden_age-back-investment = investment card
    .other = investment cards
golden_age-back-art = art card
    .other = art cards
golden_age-back-colony = colony card
    .other = colony cards
golden_age-back-culture = culture card
    .other = culture cards
golden_age-back-spice = spice card
    .other = spice cards

golden_age-card-tulip1 = lady with tulips
    .other = ladies with tulips
golden_age-card-tulip2 = two-ladies card
    .other = two-ladies cards
golden_age-card-expedition = trading expedition
    .other = trading expeditions
golden_age-card-pepper = pepper
    .mass = yes
golden_age-card-nutmeg = nutmeg
    .mass = yes
golden_age-card-cloves = cloves
    .number = other
    .one = clove
    .a = a clove
golden_age-card-art-3 = { $painting_art-3 }-point painting
    .other = paintings ({ COUNT($painting_art-3, "point", "points") } each)
    .short = { $painting_art-3 }-pt painting
golden_age-card-art-4 = { $painting_art-4 }-point painting
    .other = paintings ({ COUNT($painting_art-4, "point", "points") } each)
    .short = { $painting_art-4 }-pt painting
golden_age-card-art-5 = { $painting_art-5 }-point painting
    .other = paintings ({ COUNT($painting_art-5, "point", "points") } each)
    .short = { $painting_art-5 }-pt painting
golden_age-card-art-6 = { $painting_art-6 }-point painting
    .other = paintings ({ COUNT($painting_art-6, "point", "points") } each)
    .short = { $painting_art-6 }-pt painting
golden_age-card-art-7 = { $painting_art-7 }-point painting
    .other = paintings ({ COUNT($painting_art-7, "point", "points") } each)
    .short = { $painting_art-7 }-pt painting
golden_age-card-art-8 = { $painting_art-8 }-point painting
    .a = an { $painting_art-8 }-point painting
    .other = paintings ({ COUNT($painting_art-8, "point", "points") } each)
    .short = { $painting_art-8 }-pt painting
golden_age-card-ship = ship
    .other = ships
golden_age-card-captain = captain
    .other = captains
golden_age-card-cannon = cannon
    .other = cannons
golden_age-card-voc = VOC joker
    .other = VOC jokers
# There is one governor of each province.
golden_age-card-governor-holland = governor of Holland
    .a = the governor of Holland
    .other = governors of Holland
golden_age-card-governor-limburg = governor of Limburg
    .a = the governor of Limburg
    .other = governors of Limburg
golden_age-card-governor-brabant = governor of Brabant
    .a = the governor of Brabant
    .other = governors of Brabant
golden_age-card-governor-groningen = governor of Groningen
    .a = the governor of Groningen
    .other = governors of Groningen
golden_age-card-governor-utrecht = governor of Utrecht
    .a = the governor of Utrecht
    .other = governors of Utrecht
golden_age-card-governor-overijssel = governor of Overijssel
    .a = the governor of Overijssel
    .other = governors of Overijssel
golden_age-card-governor-zeeland = governor of Zeeland
    .a = the governor of Zeeland
    .other = governors of Zeeland
golden_age-card-governor-friesland = governor of Friesland
    .a = the governor of Friesland
    .other = governors of Friesland
golden_age-card-governor-flanders = governor of Flanders
    .a = the governor of Flanders
    .other = governors of Flanders
golden_age-card-governor-gelderland = governor of Gelderland
    .a = the governor of Gelderland
    .other = governors of Gelderland
golden_age-card-windmill = windmill
    .other = windmills
golden_age-card-die = die card
    .other = die cards

## Places, cards and money in sentences

golden_age-place-province = { $province } ({ $colour })
golden_age-place-space = space { $n }: { $space }
golden_age-space = { $a } and { $b }
golden_age-painting = { $card } ({ $paid } of { $payments } paid)
golden_age-counted = { COUNT($n, $thing) }
golden_age-plus = { $a } + { $b }
golden_age-or = { $a } or { $b }
golden_age-way = { $start } → { $province }
golden_age-one = { A($thing) }
golden_age-new-pawn = a pawn ({ $province })
golden_age-seat-amount = { $seat } { $money }
    .you = you { $money }
golden_age-seat-count = { $seat } { $n }
    .you = you { $n }
golden_age-seat-no-bid = { $seat } (passed)
    .you = you (passed)
golden_age-income = Income: { $seats }.
golden_age-income-all = Everyone gets { $money }.
golden_age-income-none = Nobody gets anything.

golden_age-effect-joker = replaces ship, captain or cannon
golden_age-effect-colony = part of a crew
golden_age-effect-die = before your roll: choose the total

## What verbs do, in half a line where they are chosen

golden_age-does-place-marker = a province’s colour is what your marker buys each turn
golden_age-does-place-pawn = pawns are paid when the Stadtholder stops; { $pawns_a_marker } can become a marker
golden_age-does-stadtholder = the first roll sends him on from there
golden_age-does-roll = the Stadtholder moves on, and his two provinces pay
golden_age-does-die = you pick the total; the card is used up
golden_age-does-end = your used markers are ready again
golden_age-does-move = { $step_cost } a border
golden_age-does-guild = a marker from your reserve gets its action each turn
golden_age-does-marker = { $pawns_a_marker } pawns come back; the marker scores { $points_marker } points
golden_age-does-sail = uses up the crew; a colony scores { $points_east } or { $points_west }
golden_age-does-pawn = pawns are paid when the Stadtholder stops; { $pawns_a_marker } make a marker
golden_age-does-invest = a card to cash in, alone or in a set
golden_age-does-paint = a painting to pay off bit by bit: { $points_painting_least } to { $points_painting_most } points
golden_age-does-pay-painter = the last payment finishes the painting
golden_age-does-colony = ship, captain and cannon make a crew
golden_age-does-culture = governor or windmill for points, a die card and more
golden_age-does-spice = a card to cash in, alone or in a set
golden_age-does-auction = the others bid in secret; the highest pays you and acts
golden_age-does-bid = the highest bid pays and gets the action
golden_age-does-pass = you do without it

## Commands and the panel

golden_age-command-place = place
golden_age-command-place-desc = Place your first pieces
golden_age-command-pay = pay
golden_age-command-pay-desc = Pay a painter

golden_age-verb-place-marker = marker
golden_age-verb-place-marker-desc = Setup: place your first marker
golden_age-verb-place-pawn = pawn
golden_age-verb-place-pawn-desc = Setup: place one of your first two pawns
golden_age-verb-stadtholder = stadtholder
golden_age-verb-stadtholder-desc = Setup: choose the merchant where the Stadtholder starts
golden_age-verb-roll = roll
golden_age-verb-roll-desc = Roll both dice
golden_age-verb-die = die
golden_age-verb-die-desc = Play a die card: choose the total instead of rolling
golden_age-verb-end = end
golden_age-verb-end-desc = End your turn
golden_age-verb-move = move
golden_age-verb-move-desc = Move a pawn ({ $step_cost } a border)
golden_age-verb-guild = guild
golden_age-verb-guild-desc = Take a guild with a marker from your reserve
golden_age-verb-marker = marker
golden_age-verb-marker-desc = Turn three pawns in one province into a marker
golden_age-verb-cash = cash
golden_age-verb-cash-desc = Cash in a set of investment or spice cards
golden_age-verb-sail = sail
golden_age-verb-sail-desc = Discard ship, captain and cannon to send a marker to a colony
golden_age-verb-pawn = pawn
golden_age-verb-pawn-desc = Green action: put a new pawn in any province ({ $pawn_cost })
golden_age-verb-invest = invest
golden_age-verb-invest-desc = Yellow action: draw an investment card ({ $card_cost })
golden_age-verb-paint = paint
golden_age-verb-paint-desc = Brown action: draw an art card ({ $card_cost })
golden_age-verb-pay-painter = painter
golden_age-verb-pay-painter-desc = Brown action: pay { $painter } towards one of your paintings
golden_age-verb-colony = colony
golden_age-verb-colony-desc = Blue action: draw a colony card ({ $card_cost })
golden_age-verb-culture = culture
golden_age-verb-culture-desc = Grey action: draw a culture card ({ $card_cost })
golden_age-verb-spice = spice
golden_age-verb-spice-desc = Orange action: draw a spice card ({ $spice_least_bare } to { $spice_most })
golden_age-verb-auction = auction
golden_age-verb-auction-desc = Auction off the action of a marker in a province
golden_age-verb-bid = bid
golden_age-verb-bid-desc = Bid in the auction
golden_age-verb-pass = pass
golden_age-verb-pass-desc = Stop bidding, or turn down what you could do out of turn

golden_age-param-province = province
golden_age-param-province-desc = The province
golden_age-param-space = space
golden_age-param-space-desc = The merchant’s space of the track; for sailing, the colony
golden_age-param-total = total
golden_age-param-total-desc = The total of both dice, 2 to 12
golden_age-param-start = start
golden_age-param-start-desc = The province your pawn is in
golden_age-param-to = to
golden_age-param-to-desc = The province it goes to
golden_age-param-guild = guild
golden_age-param-guild-desc = The colour of the guild
golden_age-param-source = source
golden_age-param-source-desc = Only if your reserve is empty: where the marker comes from
golden_age-param-card = card
golden_age-param-card-desc = The card you have a set of
golden_age-param-cards = cards
golden_age-param-cards-desc = Which cards do you give? Jokers fill in for the rest.
golden_age-param-marker = marker
golden_age-param-marker-desc = Where your marker is; leave empty for an action you won
golden_age-param-painting = painting
golden_age-param-painting-desc = Your unfinished painting
golden_age-param-amount = amount
golden_age-param-amount-desc = In florins, such as 3, 3½ or 3.5

golden_age-group-setup = Place: where?
golden_age-group-roll = The roll
golden_age-group-move = Move a pawn
golden_age-group-move-by = Move a pawn: from where?
golden_age-group-guild = Take a guild
golden_age-group-marker = Make a marker
golden_age-group-act = Use a marker
golden_age-group-pawn = New pawn ({ $pawn_cost })
golden_age-group-pawn-by = New pawn: with which marker?
golden_age-group-won-pawn = New pawn: where?
golden_age-group-auction = Sell an action
golden_age-group-bid = Bid
golden_age-group-offer = Out of turn
golden_age-group-cash = Cash in cards
golden_age-group-sail = Sail to a colony
golden_age-group-sail-by = Sail to a colony: which marker?
golden_age-group-end = End of turn

golden_age-order-marker = First marker
golden_age-order-marker-desc = Goes in the first of these provinces still free when you get to place it.
golden_age-order-pawns = First pawns
golden_age-order-pawns-desc = Each goes in the first of these provinces with room when you get to place it.
golden_age-order-won-pawn = Pawns I win
golden_age-order-won-pawn-desc = A pawn won at auction goes to the first of these without a marker.
golden_age-order-settle = Marker out of turn
golden_age-order-settle-desc = If asked out of turn: three pawns become a marker from your reserve.
golden_age-order-sail = Sail out of turn
golden_age-order-sail-desc = If asked out of turn: sails to the first free one of these, or declines without a crew.
golden_age-order-roll = Roll for me
golden_age-order-roll-desc = The dice roll as your turn begins, before you can play a die card.
golden_age-order-limits = Auction limits
golden_age-order-limits-desc = Bids up to your limit for a colour, then passes; 0 never bids. Lasts until you win one or cancel it.

## Conditions of a planned turn

golden_age-if-money = you have { $money } or more
golden_age-if-free = { $province } has no marker
golden_age-if-price = { THE($guild) } costs { $money } or less
golden_age-if-unused = { $n ->
    [0] you have no marker left to use
    [one] you have at most { $n } marker left to use
   *[other] you have at most { $n } markers left to use
}
golden_age-if-cards = { $n ->
    [0] you have no { $back }
   *[other] you have at most { COUNT($n, $back) }
}

## Questions

golden_age-ask-place-marker = Place your first marker. A province holds only one.
golden_age-ask-place-pawn = { $n ->
    [one] Place your second pawn where there’s no marker and at most one pawn.
   *[other] Place { $n } pawns where there’s no marker, at most two in a province.
}
golden_age-ask-stadtholder = Choose the merchant where the Stadtholder starts.
golden_age-ask-roll = Roll the dice. If you have a die card, you can choose the total instead.
golden_age-ask-turn = Play in any order, then end your turn.
golden_age-ask-bid = { $asked ->
    [alone] { $seat } is selling { $province }’s { $colour } action: { $deed }. Only you were asked, so { $least } wins.
   *[several] { $seat } is selling { $province }’s { $colour } action: { $deed }. What’s it worth to you? Bid { $least } or more, or pass for good.
}
golden_age-ask-perform = You won { $province }’s { $colour } action: { $deed }. Use it now.
golden_age-ask-offer-settle = Out of turn: you can turn three pawns into a marker ({ $province }). The seller plays on.
golden_age-ask-offer-sail = Out of turn: you can sail if your crew is complete. The seller plays on.
golden_age-ask-offer-both = Out of turn: you can turn three pawns into a marker ({ $province }), or sail if your crew is complete. The seller plays on.
golden_age-ask-owe-settle = Turn three pawns into a marker ({ $province }), or do nothing. The next turn starts once you’ve answered.
golden_age-ask-owe-sail = Sail if your crew is complete, or do nothing. The next turn starts once you’ve answered.
golden_age-ask-owe-both = Turn three pawns into a marker ({ $province }), sail if your crew is complete, or do nothing. The next turn starts once you’ve answered.

## Words on buttons, beside what they do

golden_age-do-place-marker = Place
golden_age-do-place-pawn = Place
golden_age-do-stadtholder = Place
golden_age-do-roll = Roll
golden_age-do-die = Choose
golden_age-do-end = End turn
golden_age-do-move = Move
golden_age-do-guild = Take
golden_age-do-marker = Make
golden_age-do-cash = Cash in
golden_age-do-sail = Sail
golden_age-do-pawn = Place
golden_age-do-invest = Draw
golden_age-do-paint = Draw
golden_age-do-pay-painter = Pay
golden_age-do-colony = Draw
golden_age-do-culture = Draw
golden_age-do-spice = Draw
golden_age-do-auction = Sell
golden_age-do-bid = Bid
golden_age-do-pass = Pass

## What an undo takes back, on its button; verbs without a line are named by the words above

golden_age-undo-place-marker = marker in { $province }
golden_age-undo-place-pawn = pawn in { $province }
golden_age-undo-stadtholder = merchant on space { $n }
golden_age-undo-die = choose { $total }
golden_age-undo-move = { $start } → { $province }
golden_age-undo-guild = take { THE($guild) }
golden_age-undo-marker = marker in { $province }
golden_age-undo-sail = sail to { SHORT($colony) }
golden_age-undo-pawn = pawn in { $province }
golden_age-undo-auction = sell { $province }’s action
golden_age-undo-bid = bid { $money }

## Labels

golden_age-place-marker = Marker: { $province } · { $colour }, { $deed }
golden_age-place-pawn = Pawn: { $province } ({ $colour }){ $n ->
    [0] {""}
    [one] {" "}· { $n } pawn there
   *[other] {" "}· { $n } pawns there
}
golden_age-stadtholder = Merchant on space { $n } · a { $total } would lead to { $space }
golden_age-roll = Roll both dice
golden_age-die-open = Choose the total (die card)
golden_age-die-total = Play a die card: { $total }
golden_age-die = Play a die card: { $total } → { $space } · you get { $money }
golden_age-die-at = { $total } → { $space } · you get { $money }
golden_age-move = { $start } → { $province } · { $money }
golden_age-guild = Take { THE($guild) } · { $money }
golden_age-guild-displace = Take { THE($guild) } from { $seat } · { $money }
golden_age-marker = Marker in { $province } for { $n } pawns
golden_age-marker-moved = Marker: { $source } → { $province }, for { $n } pawns
golden_age-sail = Sail to { $colony } with { $cards }
golden_age-sail-open = Sail to { $colony } · { $before } → { $after } points
golden_age-sail-moved = { CAP($source) } → { $colony }: { $cards }
golden_age-sail-moved-open = { CAP($source) } → { $colony } · { $before } → { $after } points
golden_age-pawn = Pawn in { $province } ({ $marker }) · { $money }
golden_age-pawn-won = Pawn in { $province }
golden_age-draw = { CAP($card) } ({ $marker }) · { $money }
golden_age-draw-won = Draw { A($card) }
golden_age-pay-painter = { CAP($card) }, { $n } of { $payments } ({ $marker }) · { $money }
golden_age-pay-painter-won = { CAP($card) }, { $n } of { $payments } · { $money }
golden_age-auction = Sell { $province }’s { $colour } action: { $deed }
golden_age-bid-open = Bid { $least } or more
golden_age-bid = Bid { $money } · { $left } left if you win
golden_age-pass-bid = Pass: stop bidding
golden_age-pass-offer = Do nothing now
golden_age-cash = Cash in { COUNT($n, $card) } · +{ $money }
golden_age-end = End your turn · { $points } points
golden_age-end-winning = End turn and win · { $points } points

## What a move changes

golden_age-change-settle = { $n } pawns in { $province } can become a marker
golden_age-change-money = you have { $money }
golden_age-change-left = { $money } left

## Labels on a phone’s line, and what they leave out

golden_age-place-marker-at = { $province } ({ $colour }) · { $deed }
golden_age-place-marker-at-short = { $province } ({ $colour })
golden_age-place-marker-at-below = { $deed }
golden_age-place-pawn-at = { $province } ({ $colour }){ $n ->
    [0] {""}
    [one] {" "}· { $n } pawn there
   *[other] {" "}· { $n } pawns there
}
golden_age-place-pawn-at-short = { $province } ({ $colour })
golden_age-place-pawn-at-below = { $n ->
    [0] no pawn there
    [one] { $n } pawn there
   *[other] { $n } pawns there
}
golden_age-stadtholder-short = Merchant, space { $n }
golden_age-stadtholder-below = a { $total } would lead to { $space }
golden_age-die-short = Choose { $total } · { $money }
golden_age-die-below = { $space }
golden_age-die-at-short = { $total } → { $space }
golden_age-die-at-below = you get { $money }
golden_age-move-at = { $province } · { $money }
golden_age-guild-at = { CAP($guild) } · { $money }
golden_age-guild-displace-short = { golden_age-guild }
golden_age-guild-displace-below = from { $seat }
golden_age-guild-displace-at = { CAP($guild) } from { $seat } · { $money }
golden_age-guild-displace-at-short = { golden_age-guild-at }
golden_age-guild-displace-at-below = from { $seat }
golden_age-marker-at = { $province }
golden_age-marker-moved-short = { CAP(SHORT($source)) } → { $province }
golden_age-marker-moved-below = marker for { $n } pawns
golden_age-sail-at = { $colony } with { $cards }
golden_age-sail-open-at = { $colony } · { $before } → { $after } points
golden_age-sail-short = Sail to { SHORT($colony) }
golden_age-sail-below = { $cards }
golden_age-sail-open-short = { golden_age-sail-short }
golden_age-sail-open-below = { $before } → { $after } points
golden_age-sail-moved-short = { CAP(SHORT($source)) } → { SHORT($colony) }
golden_age-sail-moved-below = { golden_age-sail-below }
golden_age-sail-moved-open-short = { golden_age-sail-moved-short }
golden_age-sail-moved-open-below = { golden_age-sail-open-below }
golden_age-pawn-short = Pawn in { $province } · { $money }
golden_age-pawn-below = { $marker }
golden_age-pawn-at = { $province }
golden_age-pawn-won-at = { $province }
golden_age-draw-short = { CAP($card) } · { $money }
golden_age-draw-below = { $marker }
golden_age-pay-painter-short = { CAP(SHORT($card)) }, { $n } of { $payments } · { $money }
golden_age-pay-painter-below = { $marker }
golden_age-pay-painter-won-short = { golden_age-pay-painter-short }
golden_age-auction-short = Sell { $province }’s { $colour } action
golden_age-auction-below = { $deed }
golden_age-auction-at = { $province } ({ $colour }): { $deed }
golden_age-auction-at-short = { $province } ({ $colour })
golden_age-auction-at-below = { $deed }
golden_age-bid-short = Bid { $money }
golden_age-bid-below = { $left } left if you win
golden_age-cash-short = Cash in { SHORT($card) } · +{ $price }
golden_age-cash-below = { COUNT($n, $card) } for { $money }

## What happened

golden_age-event-marker-placed = { $seat } places a marker: { $province }.
    .you = You place a marker: { $province }.
golden_age-event-pawns-placed = { $n ->
    [one] { $seat } places a pawn: { $places }.
   *[other] { $seat } places { $n } pawns: { $places }.
}
    .you = { $n ->
        [one] You place a pawn: { $places }.
       *[other] You place { $n } pawns: { $places }.
    }
golden_age-event-stadtholder-placed = { $seat } starts the Stadtholder at a merchant (space { $n }).
    .you = You start the Stadtholder at a merchant (space { $n }).
golden_age-event-turn-began = Turn { $turn }: { $seat } is about to roll.
    .you = Turn { $turn }: you’re up.
golden_age-event-rolled = { $seat } rolls { $first } + { $second } = **{ $total }**.
    .you = You roll { $first } + { $second } = **{ $total }**.
golden_age-event-rolled-paid = { $seat } rolls { $first } + { $second } = **{ $total }**: { $space }. { $income }
    .you = You roll { $first } + { $second } = **{ $total }**: { $space }. { $income }
golden_age-event-chosen = { $seat } plays a **die card** and chooses **{ $total }**.
    .you = You play a **die card** and choose **{ $total }**.
golden_age-event-chosen-paid = { $seat } plays a **die card** and chooses **{ $total }**: { $space }. { $income }
    .you = You play a **die card** and choose **{ $total }**: { $space }. { $income }
golden_age-event-stadtholder-moved = The Stadtholder stops at { $space }. { $income }
golden_age-event-pawns-moved = { $n ->
    [one] { $seat } moves a pawn ({ $ways }) for { $money }.
   *[other] { $seat } moves pawns ({ $ways }) for { $money }.
}
    .you = { $n ->
        [one] You move a pawn ({ $ways }) for { $money }.
       *[other] You move pawns ({ $ways }) for { $money }.
    }
golden_age-event-guild = { $seat } takes **{ THE($guild) }** for { $money }.
    .you = You take **{ THE($guild) }** for { $money }.
golden_age-event-guild-displaced = { $seat } takes **{ THE($guild) }** from { $loser } for { $money }.
    .you = You take **{ THE($guild) }** from { $loser } for { $money }.
    .you-loser = { $seat } takes **{ THE($guild) }** from you for { $money }.
golden_age-event-marker-made = { $seat } turns three pawns into a **marker**: { $province }.
    .you = You turn three pawns into a **marker**: { $province }.
golden_age-event-marker-moved = { $seat } turns three pawns into a **marker**: { $province } (moved from { THE($source) }).
    .you = You turn three pawns into a **marker**: { $province } (moved from { THE($source) }).
golden_age-event-sailed = { $seat } sails to **{ $colony }** with { $cards }.
    .you = You sail to **{ $colony }** with { $cards }.
golden_age-event-sailed-moved = { $seat } sails to **{ $colony }** with { $cards }; the marker comes from { THE($source) }.
    .you = You sail to **{ $colony }** with { $cards }; your marker comes from { THE($source) }.
golden_age-event-bought = { $seat } gets { $things } for { $money }.
    .you = You get { $things } for { $money }.
golden_age-event-deed = { $deed }.
golden_age-deed-draws = { $seat } draws { A($card) }
    .you = You draw { A($card) }
golden_age-deed-draws-seen = { $seat } draws **{ A($card) }**
    .you = You draw **{ A($card) }**
golden_age-deed-adds = { $seat } adds a pawn ({ $province })
    .you = You add a pawn ({ $province })
golden_age-deed-pays = { $seat } pays a painter { $money } ({ $card }, { $n } of { $payments })
    .you = You pay a painter { $money } ({ $card }, { $n } of { $payments })
golden_age-deed-finishes = { $seat } pays the last florin for { A($card) }: finished, **{ $points } points**
    .you = You pay the last florin for { A($card) }: finished, **{ $points } points**
golden_age-deed-pending = { $seat } can use it now
    .you = You can use it now
golden_age-event-painting-finished = { $seat } finishes { A($card) }: **{ $points } points**.
    .you = You finish { A($card) }: **{ $points } points**.
golden_age-event-reshuffled = { CAP(THE($deck)) } is empty: its discards are shuffled into a new one.
golden_age-event-cashed = { $seat } cashes in { $cards } for **{ $money }**.
    .you = You cash in { $cards } for **{ $money }**.
golden_age-event-auction-opened = **Auction** · { $province }’s { $colour } action, sold by { $seller }. Asked: { $seats }.
    .you-seller = **Auction** · You’re selling { $province }’s { $colour } action. Asked: { $seats }.
    .you-seats = **Auction** · { $province }’s { $colour } action, sold by { $seller }. Only you were asked.
golden_age-event-auction-asked = **Auction** open to { $seats }.
    .you-seats = **Auction** open only to you.
golden_age-event-auction-won = **Auction** · { $province }’s { $colour } action, sold by { $seller }: { $bids }. Sold for **{ $money }**. { $deed }.
    .you-seller = **Auction** · You sell { $province }’s { $colour } action for **{ $money }**: { $bids }. { $deed }.
golden_age-event-auction-ended = { $winner } buys { $province }’s { $colour } action from { $seller } for **{ $money }**. { $deed }.
    .you-seller = { $winner } buys { $province }’s { $colour } action from you for **{ $money }**. { $deed }.
    .you-winner = You buy { $province }’s { $colour } action from { $seller } for **{ $money }**. { $deed }.
golden_age-event-auction-failed = **Auction** · { $province }’s { $colour } action, sold by { $seller }: nobody bids, the marker stays active.
    .you-seller = **Auction** · Nobody bids for { $province }’s { $colour } action: your marker stays active.
golden_age-event-bids = Bids: { $bids }.
golden_age-event-bid = { $seat } bids { $money }.
    .you = You bid { $money }.
golden_age-event-passed = { $seat } passes.
    .you = You pass.
golden_age-event-unable = { $seat } has nothing left to bid with.
    .you = You have nothing left to bid with.
golden_age-event-turn-ended = { $seat } ends the turn with **{ $points }** points.
    .you = You end your turn with **{ $points }** points.
golden_age-event-won = { $seat } **wins** with **{ $points }** points.
    .you = You **win** with **{ $points }** points.

## The board as text

golden_age-headline-setup = Setup · { $seat } to place
    .you = Setup · you’re placing
golden_age-headline-before = Turn { $turn } · { $seat } is about to roll
    .you = Turn { $turn } · you’re about to roll
golden_age-headline = Turn { $turn } · { $seat } rolled { $total }
    .you = Turn { $turn } · you rolled { $total }
golden_age-headline-auction = Turn { $turn } · { $seat } is selling { $province }’s { $colour } action
    .you = Turn { $turn } · you’re selling { $province }’s { $colour } action
golden_age-headline-over = Over after turn { $turn }
golden_age-standing = { $seat } { $points }
golden_age-measure = Points ({ $n } wins)
golden_age-measure-over = Points
golden_age-sight-seat = { $seat }: { $money }, { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}

golden_age-board-hand-of = { $seat }’s hand
    .you = Your hand
golden_age-board-no-hand = No cards
golden_age-board-hand-set = { $cards } ({ $set ->
    [one] { $money } each
   *[other] { $money } for { $set }
})
golden_age-board-hand-card = { $cards } ({ $effect })
golden_age-board-auction = Auction: { $province }’s { $colour } action, sold by { $seller }
    .you-seller = Auction: you’re selling { $province }’s { $colour } action
golden_age-board-no-bid = No bid yet; at least { $least }
golden_age-board-highest = Highest bid: { $money } by { $seat }; next at least { $least }
    .you = Highest bid: { $money } by you; next at least { $least }
golden_age-board-asked = Asked: { $seats }
golden_age-board-bidders = Still in, the next one first: { $seats }
golden_age-board-offers = Possible out of turn
golden_age-board-offer-settle = { $seat }: three pawns into a marker ({ $province })
golden_age-board-offer-sail = { $seat }: sail, with a complete crew
golden_age-board-offer-both = { $seat }: three pawns into a marker ({ $province }), or sail with a complete crew
golden_age-board-uses = { $seat }’s markers this turn
    .you = Your markers this turn
golden_age-board-use = { CAP($place) }: { $deed }, { $money }{ $brown ->
    [0] {""}
   *[other] {" "}(painter { $payment })
}{ $auction ->
    [0] {""}
   *[other] {" "}· can be sold
}
golden_age-board-use-done = { CAP($place) }: { $deed }, used
golden_age-board-use-selling = { CAP($place) }: { $deed }, being sold
golden_age-board-use-impossible = { CAP($place) }: { $deed }, not possible now{ $auction ->
    [0] {""}
   *[other] {" "}· can be sold
}
golden_age-board-costs = What actions cost
golden_age-board-cost = { CAP($what) }: { $money }
golden_age-board-cost-between = { CAP($what) }: { $least } to { $most }, by the colony
golden_age-cost-painter = payment to a painter
golden_age-cost-border = pawn across a border
golden_age-board-seat = { $seat }
golden_age-board-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $sources }
golden_age-board-no-points = 0 points
golden_age-points-pawns = pawns { $n }
golden_age-points-provinces = provinces { $n }
golden_age-points-east = East Indies { $n }
golden_age-points-west = West Indies { $n }
golden_age-points-art = art { $n }
golden_age-points-windmills = windmills { $n }
golden_age-points-governors = governors { $n }
golden_age-points-money = money { $n }
golden_age-board-means = { $money } · in reserve { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}, { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
golden_age-board-cards = In hand: { $cards }
golden_age-board-paintings = Paintings: { $paintings }
golden_age-board-painting = { $points } points ({ $paid } of { $payments })
golden_age-board-painting-finished = { $points } points (finished)
golden_age-board-governors = { $n ->
    [one] Governor: { $provinces }
   *[other] Governors: { $provinces }
}
golden_age-board-provinces = Provinces
golden_age-board-province-marker = { $province } ({ $colour }): { $seat }’s marker{ $used ->
    [0] {""}
   *[other] {" "}(used)
}
    .you = { $province } ({ $colour }): your marker{ $used ->
        [0] {""}
       *[other] {" "}(used)
    }
golden_age-board-province-pawns = { $province } ({ $colour }): pawns { $pawns }
golden_age-board-province-both = { $province } ({ $colour }): { $seat }’s marker{ $used ->
    [0] {""}
   *[other] {" "}(used)
} · pawns { $pawns }
    .you = { $province } ({ $colour }): your marker{ $used ->
        [0] {""}
       *[other] {" "}(used)
    } · pawns { $pawns }
golden_age-board-province-empty = { $province } ({ $colour }): empty
golden_age-board-guilds = Guilds
golden_age-board-guild-free = { CAP($guild) }: free, { $money }
golden_age-board-guild = { CAP($guild) }: { $seat } on { $step }{ $used ->
    [0] {""}
   *[other] {" "}(used)
}, next { $money }
    .you = { CAP($guild) }: you on { $step }{ $used ->
        [0] {""}
       *[other] {" "}(used)
    }, next { $money }
golden_age-board-guild-top = { CAP($guild) }: { $seat } on { $step }, safe{ $used ->
    [0] {""}
   *[other] {" "}(used)
}
    .you = { CAP($guild) }: you on { $step }, safe{ $used ->
        [0] {""}
       *[other] {" "}(used)
    }
golden_age-board-colonies = Colonies
golden_age-board-colony-free = { $colony }: free · { $points } points, spice { $money }
golden_age-board-colony = { $colony }: { $markers } · spice { $money }
golden_age-board-marker-of = { $seat }{ $used ->
    [0] {""}
   *[other] {" "}(used)
}
    .you = you{ $used ->
        [0] {""}
       *[other] {" "}(used)
    }
golden_age-board-track = The Stadtholder
golden_age-board-track-empty = Not placed yet
golden_age-board-stadtholder = On space { $n }: { $space }
golden_age-board-ahead = { $total } → { $space }: { $seats }
golden_age-board-ahead-all = { $total } → { $space }: { $money } each
golden_age-board-ahead-nothing = { $total } → { $space }: nothing
golden_age-board-decks = Decks and their discards
golden_age-board-deck = { $deck } { $n } ({ $discards })
golden_age-board-target = End your own turn with { $n } points to win

## What has to be done first

golden_age-duty-place-marker = place your first marker
golden_age-duty-place-pawns = place your first pawns
golden_age-duty-place-stadtholder = choose the Stadtholder’s merchant
golden_age-duty-bid = bid in the auction, or pass
golden_age-duty-add = put the pawn you won in a province
golden_age-duty-paint = use the brown action you won: draw an art card or pay a painter

## Refusals

golden_age-no-not-now = That has to wait. First { $duty }.
golden_age-no-setup = That’s for the setup, before the first turn. Now it’s the moves of a turn.
golden_age-no-roll-first = Roll first. Before that, you can only play a die card or cash in sets.
golden_age-no-roll-again = You’ve already rolled this turn. Use your markers, or end your turn.
golden_age-no-die = You have no die card. Roll the dice.
golden_age-no-die-late = You’ve rolled, and a die card is played before that. Save it for your next turn.
golden_age-no-die-total = Two dice can’t show { $n }. Choose a total from { $lo } to { $hi }.
golden_age-no-other-turn = It’s { $seat }’s turn. You can do what you’ve been offered, cash in a set, or pass.
golden_age-no-auction-now = There’s no auction to bid or pass in right now. Play your turn, or end it.

golden_age-no-such-province = There’s no province “{ $text }”. Choose one of the ten on the map.
golden_age-no-such-guild = There’s no guild “{ $text }”. Choose green, yellow, brown, blue or grey.
golden_age-no-such-place = There’s no place “{ $text }” for a marker. Name a province, a guild’s colour, or a colony from 2 to 7.
golden_age-no-such-space = The track has no space { $n }; its spaces are 0 to { $last }.
golden_age-no-such-colony = There’s no colony “{ $text }”; they go from 2 to 7.
golden_age-no-such-card = There’s no card “{ $text }”. Choose one from your hand.
golden_age-no-such-crew = “{ $text }” isn’t part of a crew. Give ship, captain and cannon, or jokers for them.
golden_age-no-such-painting = That isn’t one of your unfinished paintings. Choose { $paintings }.

golden_age-no-first-marker = { $seat } already has a marker there: { $province }. Free: { $free }.
golden_age-no-first-pawn-marker = { $seat } has a marker there: { $province }. First pawns go where there’s no marker: { $free }.
golden_age-no-first-pawn-full = There are already { $n } pawns there: { $province }. During the setup, that’s the limit. Free: { $free }.
golden_age-no-merchant-space = Space { $n } isn’t a merchant. The Stadtholder starts on one of these: { $spaces }.

golden_age-no-pay = That costs { $cost }, and you have { $money }. Cash in a set if you have one, or sell an action.
golden_age-no-pawn-there = You have no pawn there: { $province }. Choose a province with one of yours.
golden_age-no-move-same = The pawn is there already: { $province }. Choose another province.
golden_age-no-guild-own = { CAP(THE($guild)) } is already yours, and you can’t outbid yourself.
golden_age-no-guild-top = { $seat } is on the top step ({ $money }) of { THE($guild) } and can’t be driven out.
golden_age-no-guild-reserve = A guild takes a marker from your reserve, and yours is empty. No other marker can go there.
golden_age-no-settle-taken = { $seat } already has the one marker allowed there: { $province }.
golden_age-no-settle-pawns = A marker takes { $n } of your pawns in one province, and you have { $have } there: { $province }.
golden_age-no-settle-now = You can’t make a marker on { $seat }’s turn. Do it on your own.
golden_age-no-settle-there = On { $seat }’s turn, you can only make a marker where you’ve just added a pawn: { $province }.
golden_age-no-sail-now = You can’t sail on { $seat }’s turn. Do it on your own.
golden_age-no-source-reserve = You still have markers in your reserve, so use one of those. Leave the source empty.
golden_age-no-source = Your reserve is empty. Name the unused marker you’d move instead.
golden_age-no-source-used = That marker has been used this turn and stays: { $place }. Move an unused one.
golden_age-no-source-same = The marker is there already: { $place }. Move another one.

golden_age-no-cash = You need { $cards } for that, and you have { $have }. Keep collecting.
golden_age-no-cash-card = You can’t cash in { A($card) }, only investment and spice cards.
golden_age-no-crew = Your crew is missing { $missing }, and you have { $jokers ->
    [0] no joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}. Draw more colony cards.
golden_age-no-crew-card = You don’t have this: { $card }. Leave it out and a joker fills in.
golden_age-no-crew-jokers = You’d need { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
} for what you left out, and you have { $jokers }. Give more of ship, captain and cannon.
golden_age-no-crew-twice = Name ship, captain and cannon once each, in that order.
golden_age-no-colony = { $colony } is taken by { $seat }. Free: { $free }.

golden_age-no-active = You have no unused { $colour } marker. An action needs a marker in a province or on a guild of its colour.
golden_age-no-active-colony = You have no unused marker in a colony, and only those draw spice cards.
golden_age-no-marker-named = Name the marker whose { $colour } action you use. Possible: { $places }.
golden_age-no-marker-there = You have no marker there: { $place }. Choose a place with one of yours.
golden_age-no-marker-other = That marker belongs to { $seat }: { $place }. Choose one of yours.
golden_age-no-marker-used = That marker has been used this turn: { $place }. Each acts once a turn.
golden_age-no-marker-won = You won this action, so don’t name a marker.
golden_age-no-colour = That’s { A($colour) } action ({ $deed }): { $place }. You need { A($wanted) } one.
golden_age-no-pawn-left = All { $n } of your pawns are in provinces. Turn { $settle } of them into a marker to get them back.
golden_age-no-card-left = { CAP(THE($deck)) } and its discards are empty. Use the marker later, or leave it.
golden_age-no-art-left = The art deck and its discards are empty. Pay a painter for one of your paintings instead.
golden_age-no-painting = You have no unfinished painting. Draw an art card instead.

golden_age-no-auction-place = You can only sell the action of a marker in a province, and { THE($place) } isn’t one.
golden_age-no-auction-place-but = You can only sell the action of a marker in a province, and { THE($place) } isn’t one. Possible: { $places }.
golden_age-no-auction-again = Nobody bought this action this turn: { $province }. You can still use it yourself.
golden_age-no-auction-bidder = Nobody else could use or pay for this action right now: { $province }. Use it yourself.
golden_age-no-bid-low = Bid at least { $least }, or pass.
golden_age-no-bid-high = You have { $money }, and a bid is paid at once. Bid { $most } at most, cash in a set first, or pass.
golden_age-no-bid-painter = You have { $money }, and you’ll need { $kept } for the painter. Bid { $most } at most, cash in a set first, or pass.
golden_age-no-bid-poor = The lowest bid is { $least }, and you have { $money }. Cash in a set if you have one, or pass.

## Picture cards

golden_age-picture-board = The board
golden_age-picture-board-says = On each turn, two dice move the Stadtholder round the track. He pays everyone with pieces in the two provinces on his space, { $pay_pawn } a pawn and { $pay_marker_bare } a marker.
golden_age-picture-board-mark-stadtholder = the Stadtholder’s space
golden_age-picture-board-mark-guild = guild and its price
golden_age-picture-board-mark-marker = { $b }’s marker
golden_age-picture-board-mark-pawn = { $a }’s pawn
golden_age-picture-board-mark-sign = sign of its guild
golden_age-picture-actions = What a marker buys
golden_age-picture-actions-says = Once a turn, each marker buys what the guild of its province offers: a card for { $card_cost }, or a new pawn for { $pawn_cost } in green provinces. Three pawns together become a marker.
golden_age-picture-actions-mark-investment = yellow: investments
golden_age-picture-actions-mark-art = brown: paintings
golden_age-picture-actions-mark-colony = blue: colony cards
golden_age-picture-actions-mark-culture = grey: culture
golden_age-picture-actions-mark-spice = spices: from colonies
golden_age-picture-auction = An auction
golden_age-picture-auction-says = { $b } doesn’t need the action in Holland and sells it. The highest bidder pays { $b } and does the action at once, at no further cost.
golden_age-picture-auction-mark-seller = { $b } sells
golden_age-picture-auction-mark-province = brings a new pawn
golden_age-picture-auction-mark-bid = the least you can bid
golden_age-picture-auction-mark-passed = { $c } passed
golden_age-picture-auction-mark-asked = { $a } bids or passes
golden_age-picture-points = Points
golden_age-picture-points-says = { $b } has two markers on the map, { $points_marker } points each: **{ $points } points**. A pawn is { $points_pawn }, a colony { $points_east } or { $points_west }, a windmill { $points_windmill }. Reach { $target } at the end of your own turn.
golden_age-picture-points-mark-points = points so far
golden_age-picture-points-mark-money = florins
golden_age-picture-points-mark-markers = markers left
golden_age-picture-points-mark-pawns = pawns left
golden_age-picture-points-mark-cards = hidden cards
golden_age-picture-points-mark-way = the way to { $target }

## The lesson

golden_age-lesson-settle = You win by ending a turn of yours with { $target } points. The red pieces with an A are yours: three pawns in Zeeland, { COUNT($points_pawn, "point", "points") } each, from earlier turns. Since nobody has a marker there, they can become one, worth { $points_marker }. **Make a marker in Zeeland.**
golden_age-lesson-settle-done = You went from 7 points to 8, and your three pawns are free to be used again. But a marker’s real worth is that it buys you something every turn.
golden_age-lesson-settle-other = That works too. But three pawns are worth { COUNT($points_settled, "point", "points") }, a marker { $points_marker }, and it buys something every turn.
golden_age-lesson-invest = Your next turn. What a marker buys depends on the colour of its province: Zeeland is blue and buys colony cards, Brabant is yellow and buys investments, which bring money. Only you see those cards. **Draw an investment card.**
golden_age-lesson-invest-done = A two-ladies card. One alone brings nothing, two bring { $set_tulip2 }. The marker in Brabant is pale now: it’s used for this turn.
golden_age-lesson-invest-other = That works too. But each marker acts only once a turn, and what it doesn’t do now can’t be made up later.
golden_age-lesson-end = Both markers are used: Zeeland’s brought you a colony card, a ship. Let’s go round. Every turn begins with two dice: the Stadtholder’s figure moves on, and the two provinces beside it pay **everyone** there, { $pay_pawn } a pawn, { $pay_marker_bare } a marker. **End your turn.**
golden_age-lesson-end-done = Ulrich rolled 7, and the Stadtholder stopped at Brabant and Zeeland: { $pay_marker_bare } for each of your markers, { $pay_pawn_bare } for each pawn. And your markers are ready again.
golden_age-lesson-end-other = That works too. Your turn lasts until you end it.
golden_age-lesson-cash = You’ve drawn a second two-ladies card, and you’re down to 1 florin. Whenever you have a decision to make, you can cash in a set. **Cash in your two cards.**
golden_age-lesson-cash-done = That’s { $set_tulip2 }, and you can spend them at once. Every full { $point_cost } are worth a point too.
golden_age-lesson-cash-other = That works too. The set keeps, but it buys nothing while it’s in your hand.
golden_age-lesson-auction = Three markers now, but the one in Limburg is green: a new pawn for { $pawn_cost }, and you have 1 florin. So let the others have it: they bid, the winner pays **you** and places the pawn. **Sell Limburg’s action.**
golden_age-lesson-auction-done = Sibylla went up to 3 florins, Ulrich to 3½: those 3½ are yours, to spend on this very turn. Your marker counts as used.
golden_age-lesson-auction-other = That works too. But an action you can’t pay for brings nothing, unless you sell it.
golden_age-lesson-bid = Now Ulrich is selling a grey action, a culture card. On your own turn it would cost { $card_cost }. Everyone says in secret how far they’d go, and I bid no more than it takes. Sibylla has only 1½ florins. **Bid up to 2.**
golden_age-lesson-bid-done = The card is yours, and it’s a windmill: { COUNT($points_windmill, "point", "points") } until the end. Nobody learns how far you’d have gone.
golden_age-lesson-bid-other = That works too. But with 2 florins, you outbid Sibylla, and that’s a bargain for a card.
golden_age-lesson-guild = You have a painting worth 5 points, but it only counts once it’s paid off. That takes a marker in a brown province, and you have none. A guild does the same for you. Nobody has the brown one, so it costs { $guild_least }. **Take the brown guild.**
golden_age-lesson-guild-done = A marker from your reserve is on it, ready at once. A guild gives no points, and someone can drive you out for { $guild_raise } more than you paid.
golden_age-lesson-guild-other = That works too. But without a brown marker, no painter gets paid.
golden_age-lesson-painting = Two of your painting’s three payments are made. Each takes { $painter } and one brown action, and your new marker on the guild has that action. **Pay the painter.**
golden_age-lesson-painting-done = Finished: it counts its 5 points now. A dearer painting takes more payments, always two fewer than its points.
golden_age-lesson-painting-other = That works too. But until the last payment is made, the painting counts nothing.
golden_age-lesson-sail = A crew takes a marker to a colony: ship, captain and cannon. You have the first two, and a VOC joker for the third. The colonies 2 to 6, in the East Indies, are worth { COUNT($points_east, "point", "points") }; colony 7, in the West Indies, { $points_west }. You’re at 27. **Sail to the West Indies.**
golden_age-lesson-sail-done = Your crew is discarded, and you have the { $target } points. From its colony, the marker could now buy spices, which pay even better than investments.
golden_age-lesson-sail-other = That works too. But you were 6 points short, and only the West Indies bring that many.
golden_age-lesson-win = { $target } points win only once your own turn ends. Nobody can take them from you before that, so there’s nothing left to do but one thing. **End your turn.**
golden_age-lesson-win-done = You win with { $target } points. Ulrich had 27.
golden_age-lesson-win-other = That works too. You still have to end your turn to win.
golden_age-lesson-tips =
    That was The Golden Age. What good players do:
    - **Put your first pawns close together**: three in one province make a marker, which buys every turn.
    - **Sell what you can’t pay for**, and do it before you buy.
    - **Collect a crew** while colonies are free. If everyone does, go for paintings.
