### Die Siedler von Nürnberg

nuremberg-name = Siedler von Nürnberg
nuremberg-tagline = Build up Nuremberg’s trade and walls: first to { COUNT($target, "point", "points") }, or the most in 1400. 3 or 4 players.
nuremberg-first =
    The aim: { COUNT($target, "point", "points") } on your own turn, or the most in 1400. A settlement, workshop or right of way is worth { $points_settlement }, a council card { $points_council_1 }, { $points_council_2 } or { $points_council_3 }.
    Each turn starts with an event card: every settlement beside a field with its number earns 1 card, then the event happens.
    Spend cards to build, trade them, or make goods and sell them for gold. A workshop beside their quarter doubles the price.
    A toll station lets you settle on its route. With the most stations there, you hold its right of way and collect toll.
    Walls and towers cost cards and gold and bring prestige. With { $prestige_council_from } you can join the council, until someone with more takes your place.
nuremberg-option-setup = Setup
nuremberg-option-setup-desc = How the first pieces get onto the board
nuremberg-option-setup-beginner = the beginners’ plan
nuremberg-option-setup-advanced = free: choose your own places

nuremberg-unit-gold = { $whole } gold

## Things (forms: see i18n/grammar.py)

nuremberg-kind-wood = wood
    .mass = yes
nuremberg-kind-clay = clay
    .mass = yes
nuremberg-kind-wool = wool
    .mass = yes
nuremberg-kind-grain = grain
    .mass = yes
nuremberg-kind-ore = ore
    .mass = yes
nuremberg-kind-gold = gold
    .mass = yes

nuremberg-route-i = Frankfurt
    .article = none
nuremberg-route-ii = Prague
    .article = none
nuremberg-route-iii = Venice
    .article = none
nuremberg-route-iv = route IV
    .article = none
nuremberg-route-v = route V
    .article = none
nuremberg-town-i = Frankfurt
    .article = none
nuremberg-town-ii = Prague
    .article = none
nuremberg-town-iii = Venice
    .article = none
nuremberg-town-iv = IV
    .article = none
nuremberg-town-v = V
    .article = none
nuremberg-centre-hauptmarkt = Main market
    .article = none
nuremberg-centre-bauhof = Building yard
    .article = none

nuremberg-goods-compass = compass
    .other = compasses
nuremberg-goods-helmet = helmet
    .other = helmets
nuremberg-goods-armour = armour
    .mass = yes
nuremberg-goods-lyre = lyre
    .other = lyres
nuremberg-goods-paper = paper
    .mass = yes

nuremberg-piece-station = toll station
    .other = toll stations
nuremberg-piece-settlement = settlement
    .other = settlements
nuremberg-piece-workshop = workshop
    .other = workshops
nuremberg-piece-wall = wall
    .other = walls
nuremberg-piece-tower = tower
    .other = towers

nuremberg-happening-toll = toll
    .mass = yes
nuremberg-happening-free-clay = free clay
    .mass = yes
nuremberg-happening-none = harvest only
    .article = none
nuremberg-happening-margrave = the margrave
    .article = none
nuremberg-happening-years-pass = the years pass
    .article = none
nuremberg-happening-robber-knight = robber knight
    .other = robber knights

nuremberg-council-4 = Council of Seven
nuremberg-council-3 = Small Council
nuremberg-council-2 = Great Council

## What verbs do, in half a line where they are chosen

nuremberg-does-draw = its fields produce, then its event happens
nuremberg-does-end = the next turn begins; your offers are withdrawn
nuremberg-does-place = both on one route; the second pair brings cards
nuremberg-does-build-station = lets you settle there; the most stations collect toll
nuremberg-does-build-settlement = a card whenever a field beside it produces
nuremberg-does-build-workshop = doubles the price of its quarters’ goods
nuremberg-does-build-wall = { $prestige_wall } prestige; with { $prestige_council_from } you can join the council
nuremberg-does-build-tower = { $prestige_tower } prestige; with { $prestige_council_from } you can join the council
nuremberg-does-sell = you get the gold right away
nuremberg-does-trade-offer = the first to accept trades with you
nuremberg-does-trade-counter = your own terms, for the other to accept
nuremberg-does-trade-accept = you trade right away
nuremberg-does-trade-decline = you turn this offer down
nuremberg-does-trade-withdraw = nobody can accept it any more
nuremberg-does-trade-close = you get no more offers this turn
nuremberg-does-answer-discard = they go back to the bank
nuremberg-does-answer-knight = his field produces nothing; you take a random card
nuremberg-does-answer-wall = no clay needed
nuremberg-does-answer-pass = you keep your gold
nuremberg-does-answer-council = its holder gets your card, if you have one

## Places and cards in sentences

nuremberg-field = { $kind } { $n }
nuremberg-field-settled = { $field } · settlements: { $seats }
nuremberg-settler = { $n ->
    [one] { $seat }
   *[other] { $n } of { $seat }
}
nuremberg-crossing = { $town } { $n } ({ $fields })
nuremberg-crossing-bare = { $town } { $n }
nuremberg-crossing-field = { $kind } { $n }
nuremberg-crossing-fields = { $a } · { $b }
nuremberg-site = { $kind } 2:1 · { $goods }
nuremberg-site-any = any kind 3:1 · { $goods }
nuremberg-site-yard = yard · { $goods }
nuremberg-site-goods = { $a }/{ $b }
nuremberg-between = walls { $a }–{ $b }

nuremberg-cards = { COUNT($n, $kind) }
nuremberg-plus = { $a } + { $b }
nuremberg-no-cards = nothing
nuremberg-card-count = { $n ->
    [one] { $n } card or gold
   *[other] { $n } cards or gold
}
nuremberg-drawn = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
nuremberg-share = { $seat } { $what }
    .you = you { $what }
nuremberg-right = { $route } { $seat }
    .you = { $route } you
nuremberg-offer-number = offer { $offer }
nuremberg-offer = offer { $offer }: { $seat } gives { $give } for { $want }

## Commands and the panel

nuremberg-command-build = build
nuremberg-command-build-desc = Toll stations, settlements, workshops, walls, towers
nuremberg-command-trade = trade
nuremberg-command-trade-desc = Trade with the bank and with others
nuremberg-command-answer = answer
nuremberg-command-answer-desc = Answer what you’re asked

nuremberg-verb-draw = draw
nuremberg-verb-draw-desc = Draw the event card
nuremberg-verb-end = end
nuremberg-verb-end-desc = End your turn
nuremberg-verb-place = place
nuremberg-verb-place-desc = Setup: place a toll station and a settlement on one route
nuremberg-verb-build-station = station
nuremberg-verb-build-station-desc = Build a toll station on a route ({ PART($costs_station_wood, $kind_wood) } + { PART($costs_station_clay, $kind_clay) })
nuremberg-verb-build-settlement = settlement
nuremberg-verb-build-settlement-desc = Found a settlement at a crossing ({ PART($costs_settlement_wood, $kind_wood) } + { PART($costs_settlement_clay, $kind_clay) } + { PART($costs_settlement_wool, $kind_wool) } + { PART($costs_settlement_grain, $kind_grain) })
nuremberg-verb-build-workshop = workshop
nuremberg-verb-build-workshop-desc = Open a workshop in the city ({ PART($costs_workshop_grain, $kind_grain) } + { PART($costs_workshop_ore, $kind_ore) })
nuremberg-verb-build-wall = wall
nuremberg-verb-build-wall-desc = Build the next wall of the city ({ PART($costs_wall_clay, $kind_clay) } + { $gold_wall })
nuremberg-verb-build-tower = tower
nuremberg-verb-build-tower-desc = Build a tower between two walls ({ PART($costs_tower_wood, $kind_wood) } + { PART($costs_tower_clay, $kind_clay) } + { $gold_tower })
nuremberg-verb-sell = sell
nuremberg-verb-sell-desc = Make goods from your cards and sell them for gold
nuremberg-verb-trade-bank = bank
nuremberg-verb-trade-bank-desc = Trade with the bank (4:1, or at your workshops’ rates)
nuremberg-verb-trade-offer = offer
nuremberg-verb-trade-offer-desc = Offer a trade to others
nuremberg-verb-trade-counter = counter
nuremberg-verb-trade-counter-desc = Answer an offer with another one
nuremberg-verb-trade-accept = accept
nuremberg-verb-trade-accept-desc = Accept an offer
nuremberg-verb-trade-decline = decline
nuremberg-verb-trade-decline-desc = Decline an offer
nuremberg-verb-trade-withdraw = withdraw
nuremberg-verb-trade-withdraw-desc = Take your offer back
nuremberg-verb-trade-close = close
nuremberg-verb-trade-close-desc = Tell everyone you’re done trading this turn
nuremberg-verb-answer-discard = return
nuremberg-verb-answer-discard-desc = Robber knight: return half your cards to the bank
nuremberg-verb-answer-knight = knight
nuremberg-verb-answer-knight-desc = Send the robber knight to a field and take a card
nuremberg-verb-answer-wall = wall
nuremberg-verb-answer-wall-desc = Free clay: build a wall for { $gold_free_wall }
nuremberg-verb-answer-pass = no-wall
nuremberg-verb-answer-pass-desc = Free clay: don’t build a wall
nuremberg-verb-answer-council = council
nuremberg-verb-answer-council-desc = Choose which of several council cards to take

nuremberg-param-crossing = crossing
nuremberg-param-crossing-desc = Where: a crossing of a route
nuremberg-param-route = route
nuremberg-param-route-desc = Frankfurt, Prague, Venice, IV or V
nuremberg-param-site = site
nuremberg-param-site-desc = Where: a site at the main market or the building yard
nuremberg-param-tower = tower
nuremberg-param-tower-desc = Where: between two walls
nuremberg-param-goods = goods
nuremberg-param-goods-desc = Compass, helmet, armour, lyre or paper
nuremberg-param-times = amount
nuremberg-param-times-desc = How many of them; 1 by default
nuremberg-param-give = give
nuremberg-param-give-desc = What you give
nuremberg-param-get = get
nuremberg-param-get-desc = What you get
nuremberg-param-sets = times
nuremberg-param-sets-desc = How many times; 1 by default
nuremberg-param-terms = terms
nuremberg-param-terms-desc = What for what
nuremberg-param-to = to
nuremberg-param-to-desc = To whom; empty: everyone
nuremberg-param-offer = offer
nuremberg-param-offer-desc = Number of the offer
nuremberg-param-cards = cards
nuremberg-param-cards-desc = Which cards
nuremberg-param-field = field
nuremberg-param-field-desc = Which field
nuremberg-param-field-ask = Which field?
nuremberg-param-victim = player
nuremberg-param-victim-desc = From whom you take a card
nuremberg-param-victim-ask = From whom?
nuremberg-param-card = card
nuremberg-param-card-desc = Which council card, by its points

nuremberg-group-draw = Event card
nuremberg-group-draft = Choose a route, then a crossing
nuremberg-group-build = Build
nuremberg-group-sell = Make and sell goods
nuremberg-group-bank = Trade with the bank
nuremberg-group-bank-by = Bank: what do you give?
nuremberg-group-bank-legend = Trade with the bank · what you give and get
nuremberg-group-trade = Trade with others
nuremberg-group-answer = Your choice
nuremberg-group-end = End of turn
nuremberg-group-build-station = Toll station ({ $cost })
nuremberg-group-build-settlement = Settlement ({ $cost })
nuremberg-group-build-workshop = Workshop ({ $cost })
nuremberg-group-build-wall = Wall ({ $cost })
nuremberg-group-build-tower = Tower ({ $cost })

## What is asked

nuremberg-ask-draw = Draw the event card.
nuremberg-ask-turn = Build, make and sell goods, trade; then end your turn.
nuremberg-ask-place = Place your first settlement. A toll station comes with it, on the next section of its route.
nuremberg-ask-place-second = Place your second settlement; a toll station comes with it. You get a card from each field beside it.
nuremberg-ask-discard = { $n ->
    [one] The robber knight is here: return { $n } card of your choice.
   *[other] The robber knight is here: return { $n } cards of your choice.
}
nuremberg-ask-knight = Send the robber knight to another field, and take a card from someone who has one.
nuremberg-ask-wall = Free clay: do you want a wall for { $gold_free_wall }?
nuremberg-ask-council = You’ve passed several council members with { $n } prestige each: choose whose card you take.
nuremberg-ask-offer = { $seat } offers you a trade. Answer if you like; the game goes on either way.

## Words on buttons, beside what they do

nuremberg-do-draw = Draw
nuremberg-do-end = End turn
nuremberg-do-place = Place
nuremberg-do-build-station = Build
nuremberg-do-build-station-door = Place
nuremberg-do-build-settlement = Build
nuremberg-do-build-settlement-door = Place
nuremberg-do-build-workshop = Build
nuremberg-do-build-workshop-door = Place
nuremberg-do-build-wall = Build
nuremberg-do-build-tower = Build
nuremberg-do-build-tower-door = Place
nuremberg-do-sell = Sell
nuremberg-do-trade-bank = Trade
nuremberg-do-trade-offer = Offer
nuremberg-do-trade-counter = Counter
nuremberg-do-trade-accept = Accept
nuremberg-do-trade-decline = Decline
nuremberg-do-trade-withdraw = Withdraw
nuremberg-do-trade-close = No trades
nuremberg-do-answer-discard = Return
nuremberg-do-answer-knight = Send
nuremberg-do-answer-wall = Build
nuremberg-do-answer-pass = Skip
nuremberg-do-answer-council = Take

## What an undo takes back, on its button; verbs without a line are named by the words above

nuremberg-undo-place = place { $place }
nuremberg-undo-build-station = station on { $route }
nuremberg-undo-build-settlement = settlement { $place }
nuremberg-undo-build-workshop = workshop
nuremberg-undo-build-wall = wall { $n }
nuremberg-undo-build-tower = tower on { $place }
nuremberg-undo-sell = sell { COUNT($n, $goods) }
nuremberg-undo-trade-offer = your offer
nuremberg-undo-trade-bank = { nuremberg-trade-bank-short }
nuremberg-undo-answer-knight = knight to { $place }
nuremberg-undo-answer-wall = wall { $n }

## Labels

nuremberg-draw = Draw the event card
nuremberg-end = End your turn
nuremberg-place = Settlement: { $place } · station on section { $n }
nuremberg-station = Toll station: { $route }, section { $n } ({ $cost })
nuremberg-settlement = { $n ->
    [one] Settlement: { $place } ({ $n } card)
   *[other] Settlement: { $place } ({ $n } cards)
}
nuremberg-workshop = Workshop: { $place } ({ $cost })
nuremberg-wall = Wall { $n } ({ $cost })
nuremberg-tower = Tower: { $place } ({ $cost })
nuremberg-sell = Sell { COUNT($n, $goods) } ({ $cost }): { $gold }
nuremberg-sell-toll = Sell { COUNT($n, $goods) } ({ $cost }): { $price } − { $toll } toll = { $gold }

nuremberg-trade-bank = Bank: { COUNT($n, $give) } for { COUNT($sets, $get) }
nuremberg-trade-bank-short = { COUNT($n, $give) } for { COUNT($sets, $get) }
nuremberg-trade-bank-below = bank
nuremberg-trade-offer-open = Offer a trade
nuremberg-trade-offer = Offer to { $seats }: { $give } for { $want }
nuremberg-quick-offer = { $give } for { $want } → { $what }
nuremberg-quick-offer-short = { $give } for { $want }
nuremberg-quick-offer-below = → { $what }
nuremberg-trade-counter-open = Counter offer { $offer }
nuremberg-trade-counter = Counter offer { $offer }: { $give } for { $want }
nuremberg-trade-accept = Accept { $offer }
nuremberg-trade-decline = Decline { $offer }
nuremberg-trade-withdraw = Withdraw { $offer }
nuremberg-trade-close = Stop trading this turn
nuremberg-offer-trade-accept = Accept
nuremberg-offer-trade-decline = Decline
nuremberg-offer-trade-counter = Counter-offer
nuremberg-offer-trade-withdraw = Withdraw

nuremberg-answer-discard-open = { $n ->
    [one] Choose the card to return
   *[other] Choose { $n } cards to return
}
nuremberg-answer-discard = Return { $cards }
nuremberg-answer-knight = { $n ->
    [one] Robber knight: { $place } · { $seat }, 1 card
   *[other] Robber knight: { $place } · { $seat }, { $n } cards
}
nuremberg-answer-knight-nobody = Robber knight: { $place } · nobody
nuremberg-answer-wall = Build a wall for { $cost }
nuremberg-answer-pass = Don’t build a wall
nuremberg-answer-council = { $n ->
    [one] Take { $n } point from { $seat }: { $card }
   *[other] Take { $n } points from { $seat }: { $card }
}

nuremberg-if-section = section { $n } is still the next one ({ $route })
nuremberg-if-right = it wins the right of way of { $route }
nuremberg-if-council = it wins, keeps or secures a council card
nuremberg-if-prestige = nobody else has more than { $n } prestige
nuremberg-if-brings = { A($goods) } still brings { $gold } or more
nuremberg-if-cards = you still have { $n ->
    [one] { $n } card
   *[other] { $n } cards
} or more
nuremberg-if-gold = you still have { $gold } or more
nuremberg-if-unable = you can’t build { A($piece) }, even with bank trades
nuremberg-if-unable-right = you can’t get a right of way, even with bank trades
nuremberg-if-safe = you have { $n } cards at most

nuremberg-order-place = Place by my list
nuremberg-order-place-desc = Setup: takes the first free place on your list, a crossing or a route.
nuremberg-order-wait = End turns until…
nuremberg-order-wait-desc = Until you can build one, bank trades included. Others can tell. Ends if you open your panel or move.
nuremberg-order-knight = Move the knight
nuremberg-order-knight-desc = Where it costs the victim most, never onto your fields.
nuremberg-order-discard = Return half for me
nuremberg-order-discard-desc = Robber knight: as suggested; kinds you keep go last.
nuremberg-order-wall = Free walls
nuremberg-order-wall-desc = Free clay: a wall if your condition holds, otherwise none.
nuremberg-order-council = Best council card
nuremberg-order-council-desc = Takes the best of several council cards right away.
nuremberg-order-no-trades = Decline all offers
nuremberg-order-no-trades-desc = Declines every offer to you; others notice when they make one. Ends with the current turn.
nuremberg-wait-right = right of way
nuremberg-wait-full-hand = { $n } cards in hand
nuremberg-robbed-points = the player with the most points
nuremberg-robbed-cards = the player with the most cards
nuremberg-wall-always = always
nuremberg-wall-gold = if { $n } gold is left afterwards
nuremberg-wall-council = only to win or keep a council card

## What a move changes

nuremberg-change-right = right of way { OF($route) }
nuremberg-change-right-lacking = { $n } more for { $seat }’s right of way
nuremberg-change-prestige = prestige { $n }
nuremberg-change-prestige-low = prestige { $n }, council from { $least }
nuremberg-change-council-choice = a council card of your choice
nuremberg-change-doubled = { $goods }: already double
nuremberg-change-full-hand = { $n } cards: a robber knight would halve them

## Labels where the verb and its price are told already

nuremberg-place-at = { $place } · station on section { $n }
nuremberg-station-at = { $route }, section { $n }
nuremberg-settlement-at = { $place }
nuremberg-workshop-at = { $place }
nuremberg-tower-at = { $place }
nuremberg-sell-at = { COUNT($n, $goods) }: { $gold }
nuremberg-sell-toll-at = { COUNT($n, $goods) }: { $price } − { $toll } toll to { $to } = { $gold }
nuremberg-trade-bank-at = { COUNT($n, $give) } for { COUNT($sets, $get) }
nuremberg-answer-knight-at = { $n ->
    [one] { $place } · { $seat }, 1 card
   *[other] { $place } · { $seat }, { $n } cards
}
nuremberg-answer-knight-at-short = { $place } · { $seat }
nuremberg-answer-knight-at-below = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
nuremberg-answer-knight-nobody-at = { $place } · nobody

## Labels on a phone’s line, and what they leave out

nuremberg-field-settled-short = { $field }
nuremberg-field-settled-below = settlements: { $seats }
nuremberg-crossing-field-short = { $n }
nuremberg-crossing-fields-short = { $a }/{ $b }
nuremberg-offer-short = offer { $offer } · { $seat }

nuremberg-place-short = { $place }
nuremberg-place-at-short = { $place }
nuremberg-station-short = Station: { $route }, section { $n }
nuremberg-station-below = { $cost }
nuremberg-place-below = station on section { $n }
nuremberg-place-at-below = station on section { $n }
nuremberg-settlement-short = Settle: { $place }
nuremberg-settlement-below = { $cost }
nuremberg-workshop-below = { $cost }
nuremberg-workshop-short = { $place }
nuremberg-sell-short = Sell { COUNT($n, $goods) }
nuremberg-sell-below = { $cost }: { $gold }
nuremberg-sell-toll-short = { nuremberg-sell-short }
nuremberg-sell-toll-below = { $cost }: { $price } − { $toll } toll to { $to } = { $gold }
nuremberg-answer-knight-short = { $place } · { $seat }
nuremberg-answer-knight-below = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
nuremberg-answer-council-below = { $card }
nuremberg-answer-council-short = { $n ->
    [one] Take { $n } point from { $seat }
   *[other] Take { $n } points from { $seat }
}

## What happened

nuremberg-event-start-drawn = The draw for the first turn: { $seats }.
nuremberg-event-start-beginner = { $seat } starts, by the beginners’ plan.
    .you = You start, by the beginners’ plan.
nuremberg-event-start-advanced = { $seat } places first and last, and takes the first turn.
    .you = You place first and last, and take the first turn.
nuremberg-event-placed = { $seat } places **a settlement**: { $place }, and a station on section { $n }.
    .you = You place **a settlement**: { $place }, and a station on section { $n }.
nuremberg-event-received-setup = First cards: { $seats }.

nuremberg-event-turn-began = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: you’re up.
nuremberg-event-card-free-clay = { $seat } draws **{ $n }**: **free clay**. Anyone with { $costs_free_wall_gold } gold can build a wall without clay.
    .you = You draw **{ $n }**: **free clay**. Anyone with { $costs_free_wall_gold } gold can build a wall without clay.
nuremberg-event-card-none = { $seat } draws **{ $n }**: just the harvest.
    .you = You draw **{ $n }**: just the harvest.
nuremberg-event-card-margrave = { $seat } draws **{ $n }**: **the margrave** sends the robber knight home.
    .you = You draw **{ $n }**: **the margrave** sends the robber knight home.
nuremberg-event-card-years = { $seat } draws **{ $n }**: **the years pass** on the timeline.
    .you = You draw **{ $n }**: **the years pass** on the timeline.
nuremberg-event-card-toll = { $seat } draws **{ $n }**: **toll**, { $route }. The holder of its right of way collects from everyone else settled there.
    .you = You draw **{ $n }**: **toll**, { $route }. The holder of its right of way collects from everyone else settled there.
nuremberg-event-card-knight = { $seat } draws **the robber knight**: no harvest.
    .you = You draw **the robber knight**: no harvest.
nuremberg-event-received = Harvest: { $seats }.
nuremberg-event-shortage = The bank is short of { $kind }: nobody gets any.
nuremberg-event-shortage-sole = The bank is short of { $kind }: it gives all it has left.
nuremberg-event-toll = Toll to { $to }: { $seats }.
    .you-to = Toll to you: { $seats }.
nuremberg-event-no-toll-nobody = No toll, { $route }: nobody holds its right of way.
nuremberg-event-no-toll-none = No toll, { $route }: nobody else has settled there.
nuremberg-event-no-toll-empty = No toll, { $route }: nobody who owes it has gold or cards.
nuremberg-event-knight-home = The robber knight goes home to his castle; { $place } produces again.
nuremberg-event-knight-home-already = The robber knight is already in his castle.
nuremberg-event-years = It’s now **{ $year }**.
nuremberg-event-years-shuffled = It’s now **{ $year }**: all event cards are shuffled.
nuremberg-event-answered-discard = { $seat } has chosen cards to return.
    .you = You’ve chosen the cards you return.
nuremberg-event-answered-knight = { $seat } has chosen where the robber knight goes.
    .you = You’ve chosen where the robber knight goes.
nuremberg-event-answered-wall = { $seat } has answered.
    .you = You’ve answered.
nuremberg-event-discarded = Back to the bank: { $seats }.
nuremberg-event-knight-moved = { $seat } sends the robber knight to **{ $place }**.
    .you = You send the robber knight to **{ $place }**.
nuremberg-event-stolen = { $seat } takes a card from { $victim }.
nuremberg-event-stolen-seen = { $seat } takes **{ COUNT(1, $kind) }** from { $victim }.
    .you = You take **{ COUNT(1, $kind) }** from { $victim }.
    .you-victim = { $seat } takes **{ COUNT(1, $kind) }** from you.
nuremberg-event-wall-declined = { $n ->
    [one] { $seats } doesn’t build a wall.
   *[other] { $seats } don’t build a wall.
}
    .you-seats = You don’t build a wall.

nuremberg-event-station = { $seat } builds **a toll station**: { $route }, section { $n }.
    .you = You build **a toll station**: { $route }, section { $n }.
nuremberg-event-right = { $seat } gets **the right of way** of { $route }: { COUNT($points_right, "point", "points") }.
    .you = You get **the right of way** of { $route }: { COUNT($points_right, "point", "points") }.
nuremberg-event-right-taken = { $seat } takes **the right of way** of { $route } from { $loser }: { COUNT($points_right, "point", "points") }.
    .you = You take **the right of way** of { $route } from { $loser }: { COUNT($points_right, "point", "points") }.
    .you-loser = { $seat } takes **the right of way** of { $route } from you: { COUNT($points_right, "point", "points") }.
nuremberg-event-rights = Rights of way, { COUNT($points_right, "point", "points") } each: { $rights }.
nuremberg-event-settlement = { $seat } founds **a settlement**: { $place }.
    .you = You found **a settlement**: { $place }.
nuremberg-event-workshop = { $seat } opens **a workshop**: { $place }.
    .you = You open **a workshop**: { $place }.
nuremberg-event-wall = { $seat } builds **wall { $n }** and has { $prestige } prestige.
    .you = You build **wall { $n }** and have { $prestige } prestige.
nuremberg-event-wall-free = { $seat } builds **wall { $n }** without clay and has { $prestige } prestige.
    .you = You build **wall { $n }** without clay and have { $prestige } prestige.
nuremberg-event-tower = { $seat } builds **a tower** at { $place } and has { $prestige } prestige.
    .you = You build **a tower** at { $place } and have { $prestige } prestige.
nuremberg-event-council = { $seat } joins **{ THE($card) }**: { $n } points.
    .you = You join **{ THE($card) }**: { $n } points.
nuremberg-event-council-taken = { $seat } takes { $loser }’s place in **{ THE($card) }**: { $n } points.
    .you = You take { $loser }’s place in **{ THE($card) }**: { $n } points.
    .you-loser = { $seat } takes your place in **{ THE($card) }**: { $n } points.
nuremberg-event-council-swapped = { $seat } and { $loser } swap: { $seat } is now in **{ THE($card) }** ({ $n } points), { $loser } in { THE($other) } ({ $has }).
    .you = You swap with { $loser }: you’re now in **{ THE($card) }** ({ $n } points), { $loser } in { THE($other) } ({ $has }).
    .you-loser = { $seat } swaps with you: { $seat } is now in **{ THE($card) }** ({ $n } points), you’re in { THE($other) } ({ $has }).
nuremberg-event-council-safe = Nobody can take { $seat }’s place in { THE($card) } any more.
    .you = Nobody can take your place in { THE($card) } any more.

nuremberg-event-sold = { $seat } sells **{ COUNT($n, $goods) }** for **{ $gold }**.
    .you = You sell **{ COUNT($n, $goods) }** for **{ $gold }**.
nuremberg-event-sold-toll = { $seat } sells **{ COUNT($n, $goods) }** for **{ $gold }** and pays { $to } { $toll } in toll.
    .you = You sell **{ COUNT($n, $goods) }** for **{ $gold }** and pay { $to } { $toll } in toll.
    .you-to = { $seat } sells **{ COUNT($n, $goods) }** for **{ $gold }** and pays you { $toll } in toll.
nuremberg-event-bank-traded = { $seat } gives the bank { $gave } for { $got }.
    .you = You give the bank { $gave } for { $got }.
nuremberg-event-offer = **Offer { $offer }** from { $seat } to { $seats }: { $give } for { $want }.
    .you = **Your offer { $offer }** to { $seats }: { $give } for { $want }.
    .you-seats = **Offer { $offer }** from { $seat } to you: { $give } for { $want }.
nuremberg-event-offer-counter = **Counter-offer { $offer }** from { $seat } to { $seats }: { $give } for { $want }.
    .you = **Your counter-offer { $offer }** to { $seats }: { $give } for { $want }.
    .you-seats = **Counter-offer { $offer }** from { $seat } to you: { $give } for { $want }.
nuremberg-event-offer-declined = { $seat } declines offer { $offer }.
    .you = You decline offer { $offer }.
nuremberg-event-offer-withdrawn = { $seat }’s offer { $offer } is off the table.
    .you = Your offer { $offer } is off the table.
nuremberg-event-trade-closed = { $seat } is done trading this turn.
    .you = You’re done trading this turn.
nuremberg-event-traded = { $seat } gives { $partner } **{ $gave }** for **{ $got }**.
    .you = You give { $partner } **{ $gave }** for **{ $got }**.
    .you-partner = { $seat } gives you **{ $gave }** for **{ $got }**.

nuremberg-event-won = { $seat } **wins** with **{ $n }** points.
    .you = You **win** with **{ $n }** points.
nuremberg-event-time-is-up = { $count ->
    [one] Time’s up: { $seats } **wins** with **{ $n }** points.
   *[other] Time’s up: { $seats } **share the victory** with **{ $n }** points each.
}
    .you-seats = Time’s up: you **win** with **{ $n }** points.

## The board as text

nuremberg-headline-draft = First placements
nuremberg-headline = Turn { $turn } · { $year } · { $seat } to move
nuremberg-headline-over = Over after turn { $turn }, in { $year }
nuremberg-standing = { $seat } { $points }
nuremberg-measure = Points ({ $n } wins)
nuremberg-measure-over = Points
nuremberg-head = You: { $n ->
    [one] { $n } point
   *[other] { $n } points
} · { $gold } · { $held ->
    [one] { $held } card
   *[other] { $held } cards
} · { $prestige } prestige
nuremberg-head-goods = Double price, after toll: { $goods }.
nuremberg-sight-seat = { $seat }: { $gold }, { $held ->
    [one] { $held } card
   *[other] { $held } cards
}, { $prestige } prestige
nuremberg-sight-built = { $seat }, { $pieces }
nuremberg-board-hand-of = { $seat }: hand
nuremberg-board-hand = { $n ->
    [one] { $n } card: { $cards }
   *[other] { $n } cards: { $cards }
}
nuremberg-board-costs = What everything costs
nuremberg-board-cost = { CAP($what) }: { $cost }
nuremberg-board-cost-lacking = { CAP($what) }: { $cost } · missing { $cards }
nuremberg-board-good = { $goods } for { $gold }
nuremberg-board-events = Event cards
nuremberg-board-card = Last card: { $n }, { $event }
nuremberg-board-card-toll = Last card: { $n }, toll, { $route }
nuremberg-board-card-knight = Last card: { $event }, no harvest
nuremberg-board-drawn = Drawn since the last shuffle: { $cards }
nuremberg-board-drawn-card = { $n ->
    [one] { $number }
   *[other] { $number } ({ $n } times)
}
nuremberg-board-drawn-knight = { $n ->
    [one] robber knight
   *[other] robber knight ({ $n } times)
}
nuremberg-board-deck = Cards left: { $n } · { $year }, over in { $end }
nuremberg-board-knight = Robber knight: { $place }
nuremberg-board-knight-home = Robber knight: in his castle
nuremberg-board-routes = Routes, counted from Nuremberg
nuremberg-board-rights = Rights of way: { $rights }
nuremberg-board-stations = { CAP($route) }, stations from Nuremberg ({ $n }): { $seats }
nuremberg-board-settlements = { CAP($route) }, settlements: { $places }
nuremberg-board-settled = { $place } { $seat }
nuremberg-board-city = City
nuremberg-board-walls = Walls: { $n } of { $last }
nuremberg-board-towers = { $n ->
    [one] { $n } tower: { $places }
   *[other] { $n } towers: { $places }
}
nuremberg-board-council = Council: { $cards }
nuremberg-board-council-card = { $card } { $seat }{ $safe ->
    [0] {""}
   *[other] {" "}(safe)
}
nuremberg-board-council-free = Free in the council: { $cards }
nuremberg-board-offers = Offers
nuremberg-offer-to-you = Offer { $offer } from { $seat }: you get { $get }, you give { $give }.
nuremberg-offer-yours = Your offer { $offer } to { $seats }: you give { $give }, you get { $get }.
nuremberg-offer-lacking = You can’t accept: you’re missing { $cards }.
nuremberg-board-offer = Offer { $offer } from { $seat } to { $seats }: { $give } for { $want }
nuremberg-board-offer-declined = { $n ->
    [one] Declined by { $seats }
   *[other] Declined by { $seats }
}
nuremberg-board-closed = { $n ->
    [one] { $seats } is done trading this turn
   *[other] { $seats } are done trading this turn
}
nuremberg-board-bank = Bank
nuremberg-board-stock = Cards: { $cards }
nuremberg-board-seat = { $seat }
nuremberg-board-points = Points: { $n } = { $sources }
nuremberg-board-no-points = Points: 0
nuremberg-points-settlements = { $n } for settlements
nuremberg-points-workshops = { $n } for workshops
nuremberg-points-rights = { $n } for rights of way
nuremberg-points-council = { $n } for the council
nuremberg-board-means = { $gold } · { $held ->
    [one] { $held } card in hand
   *[other] { $held } cards in hand
} · { $prestige } prestige
nuremberg-board-pieces = { COUNT($n, $piece) }: { $places }
nuremberg-board-posts = { $town } { $n }

## What a seat is to do first

nuremberg-duty-place = place your settlement and your toll station
nuremberg-duty-discard = return cards to the bank, for the robber knight
nuremberg-duty-knight = send the robber knight to another field
nuremberg-duty-wall = say whether you want the cheap wall
nuremberg-duty-council = choose the council card you take

## Refusals

nuremberg-no-not-now = That has to wait. First { $duty }.
nuremberg-no-draw-first = Draw the event card first.
nuremberg-no-draw-again = You’ve already drawn this turn’s event card. Build, sell, trade, or end your turn.
nuremberg-no-other-turn = It’s { $seat }’s turn. You can accept, decline or counter offers made to you.
nuremberg-no-duty = You don’t have that to answer right now. Build, sell, trade, or end your turn.

nuremberg-no-such-route = There’s no route “{ $text }”. Choose Frankfurt, Prague, Venice, IV or V.
nuremberg-no-such-crossing = There’s no crossing “{ $text }”. Choose one from the suggestions.
nuremberg-no-such-site = There’s no site “{ $text }”. Choose one from the suggestions.
nuremberg-no-such-tower = There’s no place for a tower “{ $text }”. Choose one from the suggestions.
nuremberg-no-such-field = There’s no field “{ $text }”. Choose one from the suggestions.
nuremberg-no-such-goods = Nobody makes “{ $text }” here. Choose compass, helmet, armour, lyre or paper.
nuremberg-no-such-kind = You can’t trade “{ $text }”. Choose wood, clay, wool, grain, ore or gold.
nuremberg-no-such-seat = There’s no seat { $n } at this table. Choose one of your opponents.
nuremberg-no-such-offer = Offer { $offer } isn’t open. The board shows the offers that are.
nuremberg-no-self = That has to be an opponent, not yourself.

nuremberg-no-pay = { CAP(A($piece)) } costs { $cost }. You’re missing { $missing }.
nuremberg-no-piece-left = All your { COUNT($n, $piece) } are on the board; you have none left.
nuremberg-no-section = { CAP($route) }: all { $n } sections have a station. Choose another route.
nuremberg-no-station = { CAP($route) }: you have no toll station there. Build one first.
nuremberg-no-crossing-taken = { $seat } already has a settlement there: { $place }. Choose a free crossing.
    .you = You already have a settlement there: { $place }. Choose a free crossing.
nuremberg-no-distance = Too close to another settlement of this route: { $place }. Leave one crossing free between them.
nuremberg-no-site-taken = { $seat } already has a workshop there: { $place }. Choose a free site.
    .you = You already have a workshop there: { $place }. Choose a free site.
nuremberg-no-wall-left = All { $n } walls are built. You can still build towers.
nuremberg-no-tower-taken = There’s already a tower there: { $place }. Choose another place.
nuremberg-no-tower-walls = { $n ->
    [0] { CAP($place) } aren’t both built: none is so far. A tower goes between two finished walls.
    [one] { CAP($place) } aren’t both built: only { $n } wall is so far. A tower goes between two finished walls.
   *[other] { CAP($place) } aren’t both built: only { $n } walls are so far. A tower goes between two finished walls.
}
nuremberg-no-bauhof = Towers need a workshop of yours at the building yard. Open one there first.

nuremberg-no-times = Make it at least one.
nuremberg-no-goods = For { COUNT($n, $goods) } you need { $cost }. You’re missing { $missing }.
nuremberg-no-bank-same = You can’t trade { $kind } for { $kind }. Choose something else to get.
nuremberg-no-bank-pay = For { COUNT($sets, $get) } the bank takes { COUNT($n, $give) }, and you have { $have }.
nuremberg-no-bank-stock = { $n ->
    [0] The bank has no { $kind } left. Choose something else.
   *[other] The bank only has { COUNT($n, $kind) } left. Take less.
}
nuremberg-no-terms-empty = Both sides of a trade need something. You can’t give presents.
nuremberg-no-terms-both = { CAP($kind) } is on both sides. Put each kind on one side only.
nuremberg-no-terms-many = Each side of a trade can have at most { $n }, cards and gold together.
nuremberg-no-terms-pay = You’re missing { $missing } for that. You can only trade what you have.
nuremberg-no-offers-left = You’ve made { $n } offers this turn, and that’s the limit. Trade with the bank, or move on.
nuremberg-no-offer-partner = Nobody else is trading this turn. Trade with the bank, or move on.
nuremberg-no-offer-to = You can make this offer to { $seats }, or to some of them.
nuremberg-no-counter-active = It’s your turn: make an offer of your own instead of countering.
nuremberg-no-offer-own = Offer { $offer } is yours. You can withdraw it.
nuremberg-no-offer-other = Offer { $offer } is for { $seats }, not for you.
nuremberg-no-offer-answered = You’ve already answered offer { $offer }.
nuremberg-no-withdraw-other = Offer { $offer } is { $seat }’s. You can decline it.
nuremberg-no-close-active = It’s your turn: just stop making offers.

nuremberg-no-bag-cards = You’re missing { $missing } for that. Choose from the cards in your hand.
nuremberg-no-bag-count = { $n ->
    [one] Choose exactly { $n } card; you chose { $given }.
   *[other] Choose exactly { $n } cards; you chose { $given }.
}
nuremberg-no-knight-stay = The robber knight is already there: { $place }. Send him to another field.
nuremberg-no-victim = You can take a card from { $seats }. Choose one of them.
nuremberg-no-victim-cards = { $seat } has no cards. Choose someone else.
nuremberg-no-council = You can take the card of { $seats }; the best is worth { $n } points.

## Picture cards

nuremberg-picture-country = The country
nuremberg-picture-country-says = Every turn starts with an event card. The fields with its number produce a card for each settlement beside them, for everyone.
nuremberg-picture-country-mark-event = this turn’s event card
nuremberg-picture-country-mark-harvest = produces now
nuremberg-picture-country-mark-knight = robber knight: nothing here
nuremberg-picture-country-mark-station = toll station
nuremberg-picture-country-mark-settlement = settlement
nuremberg-picture-country-mark-ring = fuller ring: comes more often
nuremberg-picture-toll = A route and its toll
nuremberg-picture-toll-says = The card also charges toll on route II. { $b } has the right of way with more stations there, so { $a } pays for a settlement on it.
nuremberg-picture-toll-mark-event = toll on route II
nuremberg-picture-toll-mark-right = { $b } holds route II
nuremberg-picture-toll-mark-stations = { $b }’s stations
nuremberg-picture-toll-mark-debtor = { $a } pays toll
nuremberg-picture-toll-mark-own = { $b }’s own: free
nuremberg-picture-city = The city
nuremberg-picture-city-says = Workshops double the price of the goods made beside them. Walls bring prestige, and { $prestige_council_from } prestige opens the council.
nuremberg-picture-city-mark-workshop = { $a }’s workshop
nuremberg-picture-city-mark-free = free site
nuremberg-picture-city-mark-rate = the bank trades { $rates_any }:1
nuremberg-picture-city-mark-wall = the next wall
nuremberg-picture-city-mark-council = council: { $points_council_1 } points
nuremberg-picture-points = Gold and points
nuremberg-picture-points-says = { $a } made armour: { $goods_armour_price } gold, doubled by the workshop, minus { $goods_armour_toll } toll on the way to Prague. That’s **{ $gain } gold**. You win with { $target } points on your own turn.
nuremberg-picture-points-mark-settlements = settlements
nuremberg-picture-points-mark-workshops = workshops
nuremberg-picture-points-mark-rights = rights of way
nuremberg-picture-points-mark-prestige = prestige
nuremberg-picture-points-mark-gold = { $gain } gold for armour
nuremberg-picture-points-mark-hand = cards in hand
## The lesson

nuremberg-lesson-settlement = You need { COUNT($target, "point", "points") }; a settlement is worth { $points_settlement }. Put it at a crossing of a route where you have a toll station: Prague or Venice. The fuller the ring around a number, the more often it’s drawn. **Place a settlement.**
nuremberg-lesson-settlement-done = One point more. And when a field beside your new settlement produces, because its number is drawn, you get a card.
nuremberg-lesson-settlement-other = That works too. But only settlements earn cards, so the sooner you have another one, the better.
nuremberg-lesson-turn = A turn begins with an event card, drawn for you. All settlements beside fields with its number earn a card, yours and the others’. Then its event happens. After that you build, sell and trade. **End your turn** and see three cards drawn, one on each turn.
nuremberg-lesson-turn-done = Three harvests, two on others’ turns: 3 clay, 1 grain and 1 wood for you. The last card was also a toll: Ulrich paid you 1 gold for his settlement on Prague, your route.
nuremberg-lesson-turn-other = That works too. And ending your turn costs nothing: cards you don’t spend stay in your hand.
nuremberg-lesson-station = With the most toll stations on a route, you hold its **right of way**: { COUNT($points_right, "point", "points") }, and its tolls. On Venice you have one station and so does Sibylla, but hers was first. **Place a toll station on Venice.**
nuremberg-lesson-station-done = Two against one: the right of way of Venice is yours, one point up for you and one down for Sibylla. When a toll card names Venice, her settlement there pays you.
nuremberg-lesson-station-other = That works too. But with more stations on Venice than Sibylla, you’d take a point from her.
nuremberg-lesson-workshop = Gold comes from goods: { PART($goods_compass_cost_ore, $kind_ore) } + { PART($goods_compass_cost_wood, $kind_wood) } make a compass, which sells for { $goods_compass_price } gold before toll. A workshop is worth { COUNT($points_workshop, "point", "points") } and doubles the price of the goods named at its site. **Place a workshop at a site that says “compass”.**
nuremberg-lesson-workshop-done = One point, and compasses now sell for { $compass_doubled } instead of { $goods_compass_price }. At the main market, a workshop also improves your rate at the bank; at the building yard, it lets you build towers.
nuremberg-lesson-workshop-other = That works too. A workshop brings its point anywhere, but it earns most with goods your fields can make.
nuremberg-lesson-sale = Your workshop doubles a compass to { $compass_doubled } gold. It’s sold in Frankfurt, where Ulrich has the right of way, so { $goods_compass_toll } gold go to him as toll. You have the ore and the wood. **Sell a compass.**
nuremberg-lesson-sale-done = You got { $compass_doubled_earns } gold right away. The toll is never doubled, and with the right of way of Frankfurt you’d have paid none.
nuremberg-lesson-sale-other = That works too. But a compass brings { $compass_doubled_earns } gold for just two cards, and gold is what walls are made of.
nuremberg-lesson-wall = Walls cost clay and gold and bring prestige, { $prestige_wall } each. The first player with { $prestige_council_from } joins the **Council of Seven**: { $points_council_1 } points at once. You have 2 prestige, and so does Sibylla. **Build the wall.**
nuremberg-lesson-wall-done = { $prestige_council_from } prestige, and you were first: from 6 points to 10. You keep that place until someone has more prestige than you.
nuremberg-lesson-wall-other = That works too. But only the first player with { $prestige_council_from } prestige gets the Council of Seven that easily; after that, it takes more prestige than its holder has.
nuremberg-lesson-tower = Ulrich got into the Council of Seven first and has 4 prestige. With your 3, you’re second: the Great Council, { $points_council_3 } points. A **tower** brings { $prestige_tower } prestige. It goes between two finished walls, and your workshop at the building yard allows it. **Place a tower.**
nuremberg-lesson-tower-done = 5 prestige beat 4: you swapped with Ulrich. You’re up from 10 points to 12, and he’s down by 2.
nuremberg-lesson-tower-other = That works too. But to take Ulrich’s place you need more prestige than he has; as many isn’t enough.
nuremberg-lesson-knight = You drew a **robber knight**: no harvest. You send him to a field, which then produces nothing, and take a card from someone. Wood 6, for one, hurts only Sibylla. **Send him to a field beside others’ settlements, not yours.**
nuremberg-lesson-knight-done = He stays there until the next knight, or until a margrave card sends him home. And careful: whenever a knight comes, anyone with { $discard_from } cards or more gives half of them back. Gold is safe.
nuremberg-lesson-knight-other = That works too. But his field produces nothing for you either, so choose one that only others settle.
nuremberg-lesson-bank = You have 12 points, and lack just 1 wool for a settlement. The bank wants { $rates_usual } alike for a card, but with your workshop at the grain symbol, { $rates_printed } grain will do. **Trade with the bank: { $rates_printed } grain for 1 wool.**
nuremberg-lesson-bank-done = Now you have the cards. Others often ask for less than the bank: on your turn you can offer them any exchange, and on theirs they can offer you one.
nuremberg-lesson-bank-other = That works too. With a workshop at its symbol, the bank takes { $rates_printed } of that kind instead of { $rates_usual }.
nuremberg-lesson-end = With { $target } points on your own turn, you win on the spot. If nobody gets there, the most points win in the year 1400. You have 12, and the cards for a settlement. **Place it and win.**
nuremberg-lesson-end-done = { $target } points: you win.
nuremberg-lesson-end-other = That works too. Any point will do: at { $target } on your own turn, you’ve won.
nuremberg-lesson-tips =
    That was Siedler von Nürnberg. What wins:
    - **Settle where the rings are full**: those numbers come most often.
    - **Open a workshop** for goods that your fields can make: double price, same toll.
    - **Join the council first**: nothing else brings { $points_council_1 } points at once.
