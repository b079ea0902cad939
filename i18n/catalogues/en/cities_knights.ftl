### Catan: Cities & Knights

cities_knights-name = Cities & Knights
cities_knights-tagline = Build cities, arm knights, hold off the barbarians: first to { COUNT($target, "point", "points") } wins. 3 or 4 players.
cities_knights-first =
    The aim: { COUNT($target, "point", "points") } on your own turn. A settlement is worth { $points_settlement }, a city { $points_city }, a metropolis { $points_metropolis } more.
    Each roll pays the hexes with its number: 1 card for a settlement beside them, { $city_cards } for a city. Spend cards to build, or trade them.
    The event die moves the barbarian ship. On its seventh step the barbarians land, as strong as all cities together.
    If the active knights are weaker, the worst defender loses a city. So build knights ({ PART($costs_knight_wool, $kind_wool) } + { PART($costs_knight_ore, $kind_ore) }) and activate them ({ PART($costs_activate_knight_grain, $kind_grain) }).
    Paper, cloth and coins buy improvements, which bring progress cards and, at level { $metropolis_level }, a metropolis.
cities_knights-option-board = Island
cities_knights-option-board-desc = How hexes and numbers are placed
cities_knights-option-board-spiral = shuffled, numbers in a spiral
cities_knights-option-board-random = shuffled, numbers too
cities_knights-option-board-fixed = the beginners’ island

## Things (forms: see i18n/grammar.py)

cities_knights-kind-lumber = lumber
    .mass = yes
cities_knights-kind-brick = brick
    .mass = yes
cities_knights-kind-wool = wool
    .mass = yes
cities_knights-kind-grain = grain
    .mass = yes
cities_knights-kind-ore = ore
    .mass = yes
cities_knights-kind-paper = paper
    .mass = yes
cities_knights-kind-cloth = cloth
    .mass = yes
cities_knights-kind-coin = coin
    .other = coins

cities_knights-terrain-forest = forest
cities_knights-terrain-pasture = pasture
cities_knights-terrain-fields = fields
    .number = other
cities_knights-terrain-hills = hills
    .number = other
cities_knights-terrain-mountains = mountains
    .number = other
cities_knights-terrain-desert = desert

cities_knights-shore-coast = coast
cities_knights-harbour-any = harbour 3:1
cities_knights-harbour-lumber = lumber 2:1
cities_knights-harbour-brick = brick 2:1
cities_knights-harbour-wool = wool 2:1
cities_knights-harbour-grain = grain 2:1
cities_knights-harbour-ore = ore 2:1

cities_knights-side-n = north
cities_knights-side-ne = northeast
cities_knights-side-e = east
cities_knights-side-se = southeast
cities_knights-side-s = south
cities_knights-side-sw = southwest
cities_knights-side-w = west
cities_knights-side-nw = northwest

cities_knights-track-trade = trade
    .mass = yes
cities_knights-track-politics = politics
    .mass = yes
cities_knights-track-science = science
    .mass = yes

cities_knights-level-trade-1 = Market
cities_knights-level-trade-2 = Trading House
cities_knights-level-trade-3 = Merchant Guild
cities_knights-level-trade-4 = Bank
cities_knights-level-trade-5 = Great Exchange
cities_knights-level-politics-1 = Town Hall
cities_knights-level-politics-2 = Church
cities_knights-level-politics-3 = Fortress
cities_knights-level-politics-4 = Cathedral
cities_knights-level-politics-5 = High Assembly
cities_knights-level-science-1 = Abbey
cities_knights-level-science-2 = Library
cities_knights-level-science-3 = Aqueduct
cities_knights-level-science-4 = Theatre
cities_knights-level-science-5 = University

cities_knights-piece-road = road
    .other = roads
cities_knights-piece-settlement = settlement
    .other = settlements
cities_knights-piece-city = city
    .other = cities
cities_knights-piece-tipped = tipped city
    .other = tipped cities
cities_knights-piece-wall = wall
    .other = walls
cities_knights-piece-knight = knight
    .other = knights
cities_knights-knight-1 = basic knight
    .other = basic knights
cities_knights-knight-2 = strong knight
    .other = strong knights
cities_knights-knight-3 = mighty knight
    .other = mighty knights

cities_knights-deed-activate = activating a knight
    .article = none
cities_knights-deed-promote = promoting a knight
    .article = none
cities_knights-deed-medicine = a city with Medicine
    .article = none

cities_knights-event-die-ship = the barbarian ship
    .article = none
cities_knights-event-die-trade = the trade gate
    .article = none
cities_knights-event-die-politics = the politics gate
    .article = none
cities_knights-event-die-science = the science gate
    .article = none

cities_knights-card-commercial_harbor = Commercial Harbour
    .article = none
cities_knights-card-master_merchant = Master Merchant
    .article = none
cities_knights-card-merchant_fleet = Merchant Fleet
    .article = none
cities_knights-card-merchant = Merchant
    .article = none
cities_knights-card-resource_monopoly = Resource Monopoly
    .article = none
cities_knights-card-trade_monopoly = Trade Monopoly
    .article = none
cities_knights-card-bishop = Bishop
    .article = none
cities_knights-card-constitution = Constitution
    .article = none
cities_knights-card-deserter = Deserter
    .article = none
cities_knights-card-diplomat = Diplomat
    .article = none
cities_knights-card-intrigue = Intrigue
    .article = none
cities_knights-card-saboteur = Saboteur
    .article = none
cities_knights-card-spy = Spy
    .article = none
cities_knights-card-warlord = Warlord
    .article = none
cities_knights-card-wedding = Wedding
    .article = none
cities_knights-card-alchemist = Alchemist
    .article = none
cities_knights-card-crane = Crane
    .article = none
cities_knights-card-engineer = Engineer
    .article = none
cities_knights-card-inventor = Inventor
    .article = none
cities_knights-card-irrigation = Irrigation
    .article = none
cities_knights-card-medicine = Medicine
    .article = none
cities_knights-card-mining = Mining
    .article = none
cities_knights-card-printer = Printer
    .article = none
cities_knights-card-road_building = Road Building
    .article = none
cities_knights-card-smith = Smith
    .article = none

## Progress cards in a line

cities_knights-effect-commercial-harbor = this turn, trade each opponent one of your resources for a commodity they choose
cities_knights-effect-master-merchant = see the hand of someone with more points and take 2 cards
cities_knights-effect-merchant-fleet = trade one kind 2:1 with the bank this turn
cities_knights-effect-merchant = place the merchant: { COUNT($points_merchant, "point", "points") } and 2:1 for that hex’s resource
cities_knights-effect-resource-monopoly = everyone gives you 2 of a resource you name
cities_knights-effect-trade-monopoly = everyone gives you 1 of a commodity you name
cities_knights-effect-bishop = move the robber and steal a card from each opponent at its hex
cities_knights-effect-constitution = { COUNT($points_point_card, "point", "points") }
cities_knights-effect-deserter = an opponent loses a knight, you can place one like it
cities_knights-effect-diplomat = remove an open road; if it’s yours, you can rebuild it elsewhere
cities_knights-effect-intrigue = displace an opponent’s knight at one of your roads
cities_knights-effect-saboteur = everyone with as many points as you or more discards half
cities_knights-effect-spy = see someone’s progress cards and take one
cities_knights-effect-warlord = all your knights become active
cities_knights-effect-wedding = everyone with more points gives you 2 cards
cities_knights-effect-alchemist = before you roll: choose both dice
cities_knights-effect-crane = one improvement costs 1 commodity less
cities_knights-effect-engineer = a free wall
cities_knights-effect-inventor = swap two number tokens, but not 2, 6, 8 or 12
cities_knights-effect-irrigation = 2 grain for each fields hex beside your buildings
cities_knights-effect-medicine = a city for { PART($costs_city_medicine_grain, $kind_grain) } + { PART($costs_city_medicine_ore, $kind_ore) }
cities_knights-effect-mining = 2 ore for each mountains hex beside your buildings
cities_knights-effect-printer = { COUNT($points_point_card, "point", "points") }
cities_knights-effect-road-building = 2 free roads
cities_knights-effect-smith = promote up to 2 knights for free

## What verbs do, in half a line where they are chosen

cities_knights-does-roll = hexes with that number pay; a 7 moves the robber
cities_knights-does-end = the next turn begins; your offers are withdrawn
cities_knights-does-pass = you skip it
cities_knights-does-build-road = leads to new corners; { $longest_road_from } in a row can score { $points_longest_road } points
cities_knights-does-build-settlement = a card whenever a hex beside it pays
cities_knights-does-build-city = { $city_cards } cards a hex, but stronger barbarians
cities_knights-does-build-wall = on a seven you can hold { $wall_bonus } more cards
cities_knights-does-build-knight = inactive; once activated it fights the barbarians
cities_knights-does-improve = more progress cards; a metropolis from level { $metropolis_level }
cities_knights-does-knight-activate = defends right away, acts from your next turn
cities_knights-does-knight-promote = one level stronger
cities_knights-does-knight-move = along your roads; becomes inactive
cities_knights-does-knight-chase = you move the robber; the knight becomes inactive
cities_knights-does-trade-offer = the first to accept trades with you
cities_knights-does-trade-counter = your own terms, for the other to accept
cities_knights-does-trade-accept = you trade right away
cities_knights-does-trade-decline = you turn this offer down
cities_knights-does-trade-withdraw = nobody can accept it any more
cities_knights-does-trade-close = you get no more offers this turn
cities_knights-does-answer-discard = they go back to the bank
cities_knights-does-answer-gift = your present for the Wedding
cities_knights-does-answer-drop = it goes under its deck
cities_knights-does-answer-robber = its hex pays nothing; you steal a card
cities_knights-does-answer-raze = it’s a settlement again; a wall is lost
cities_knights-does-answer-knight = it keeps its level
cities_knights-does-answer-deck = you draw its top card
cities_knights-does-answer-metropolis = { $points_metropolis ->
    [one] { $points_metropolis } point
   *[other] { $points_metropolis } points
} more, and the barbarians can’t take it
cities_knights-does-answer-harbour = they choose the commodity they give you
cities_knights-does-answer-commodity = you get the resource for it
cities_knights-does-answer-plunder = they go into your hand
cities_knights-does-answer-spy = it goes into your hand
cities_knights-does-answer-desert = it leaves the board

## Places and cards in sentences

cities_knights-hex = { $terrain } { $token }
cities_knights-hex-bare = { $terrain }
cities_knights-hex-side = { $hex } ({ $side })
cities_knights-hex-exact = { $hex } (row { $row }, no. { $place })
cities_knights-hex-built = { $hex } · buildings: { $seats }
cities_knights-vertex = { $a } · { $b } · { $c }
cities_knights-vertex-cape = { $a } · { $b } ({ $side })
cities_knights-edge = { $a } – { $b }
cities_knights-edge-cape = { $a } – { $b } ({ $side })
cities_knights-numbers = { $n }
cities_knights-numbers-more = { $numbers }/{ $n }
cities_knights-numbers-none = desert
cities_knights-numbers-shore = { $numbers }/coast

cities_knights-cards = { COUNT($n, $kind) }
cities_knights-plus = { $a } + { $b }
cities_knights-no-cards = nothing
cities_knights-card-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cities_knights-offer-number = offer { $offer }
cities_knights-offer = offer { $offer }: { $seat } gives { $give } for { $want }

## Commands and the panel

cities_knights-command-build = build
cities_knights-command-build-desc = Roads, settlements, cities, walls, knights
cities_knights-command-knight = knight
cities_knights-command-knight-desc = Use your knights
cities_knights-command-trade = trade
cities_knights-command-trade-desc = Trade with the bank and with others
cities_knights-command-card = card
cities_knights-command-card-desc = Play a progress card
cities_knights-command-answer = answer
cities_knights-command-answer-desc = Answer what you’re asked

cities_knights-verb-roll = roll
cities_knights-verb-roll-desc = Roll the dice
cities_knights-verb-end = end
cities_knights-verb-end-desc = End your turn
cities_knights-verb-pass = pass
cities_knights-verb-pass-desc = Pass on what a card offers you
cities_knights-verb-improve = improve
cities_knights-verb-improve-desc = Buy a track’s next level (it costs its level in commodities)
cities_knights-verb-build-road = road
cities_knights-verb-build-road-desc = Build a road ({ PART($costs_road_lumber, $kind_lumber) } + { PART($costs_road_brick, $kind_brick) })
cities_knights-verb-build-settlement = settlement
cities_knights-verb-build-settlement-desc = Build a settlement ({ PART($costs_settlement_lumber, $kind_lumber) } + { PART($costs_settlement_brick, $kind_brick) } + { PART($costs_settlement_wool, $kind_wool) } + { PART($costs_settlement_grain, $kind_grain) })
cities_knights-verb-build-city = city
cities_knights-verb-build-city-desc = Turn a settlement into a city ({ PART($costs_city_grain, $kind_grain) } + { PART($costs_city_ore, $kind_ore) })
cities_knights-verb-build-wall = wall
cities_knights-verb-build-wall-desc = Put a wall under a city ({ PART($costs_wall_brick, $kind_brick) })
cities_knights-verb-build-knight = knight
cities_knights-verb-build-knight-desc = Place a basic knight ({ PART($costs_knight_wool, $kind_wool) } + { PART($costs_knight_ore, $kind_ore) })
cities_knights-verb-knight-activate = activate
cities_knights-verb-knight-activate-desc = Activate a knight ({ PART($costs_activate_knight_grain, $kind_grain) })
cities_knights-verb-knight-promote = promote
cities_knights-verb-knight-promote-desc = Promote a knight by one level ({ PART($costs_promote_knight_wool, $kind_wool) } + { PART($costs_promote_knight_ore, $kind_ore) })
cities_knights-verb-knight-move = move
cities_knights-verb-knight-move-desc = Move a knight, or displace a weaker one
cities_knights-verb-knight-chase = chase
cities_knights-verb-knight-chase-desc = Chase the robber away with a knight beside it
cities_knights-verb-trade-bank = bank
cities_knights-verb-trade-bank-desc = Trade with the bank (4:1, or at your harbours’ rates)
cities_knights-verb-trade-offer = offer
cities_knights-verb-trade-offer-desc = Offer a trade to others
cities_knights-verb-trade-counter = counter
cities_knights-verb-trade-counter-desc = Answer an offer with another one
cities_knights-verb-trade-accept = accept
cities_knights-verb-trade-accept-desc = Accept an offer
cities_knights-verb-trade-decline = decline
cities_knights-verb-trade-decline-desc = Decline an offer
cities_knights-verb-trade-withdraw = withdraw
cities_knights-verb-trade-withdraw-desc = Take your offer back
cities_knights-verb-trade-close = close
cities_knights-verb-trade-close-desc = Tell everyone you’re done trading this turn
cities_knights-verb-card-alchemist = alchemist
cities_knights-verb-card-alchemist-desc = Choose both dice instead of rolling
cities_knights-verb-card-crane = crane
cities_knights-verb-card-crane-desc = One improvement costs 1 less
cities_knights-verb-card-engineer = engineer
cities_knights-verb-card-engineer-desc = A free wall
cities_knights-verb-card-inventor = inventor
cities_knights-verb-card-inventor-desc = Swap two number tokens
cities_knights-verb-card-irrigation = irrigation
cities_knights-verb-card-irrigation-desc = 2 grain for each fields hex you touch
cities_knights-verb-card-medicine = medicine
cities_knights-verb-card-medicine-desc = A city for { PART($costs_city_medicine_grain, $kind_grain) } + { PART($costs_city_medicine_ore, $kind_ore) }
cities_knights-verb-card-mining = mining
cities_knights-verb-card-mining-desc = 2 ore for each mountains hex you touch
cities_knights-verb-card-road_building = road-building
cities_knights-verb-card-road_building-desc = Two free roads
cities_knights-verb-card-smith = smith
cities_knights-verb-card-smith-desc = Promote up to two knights for free
cities_knights-verb-card-commercial_harbor = commercial-harbour
cities_knights-verb-card-commercial_harbor-desc = Trade resources for commodities until your turn ends
cities_knights-verb-card-master_merchant = master-merchant
cities_knights-verb-card-master_merchant-desc = Take 2 cards from someone ahead of you
cities_knights-verb-card-merchant_fleet = merchant-fleet
cities_knights-verb-card-merchant_fleet-desc = One kind 2:1 with the bank this turn
cities_knights-verb-card-merchant = merchant
cities_knights-verb-card-merchant-desc = Place the merchant
cities_knights-verb-card-resource_monopoly = resource-monopoly
cities_knights-verb-card-resource_monopoly-desc = 2 of a resource from everyone
cities_knights-verb-card-trade_monopoly = trade-monopoly
cities_knights-verb-card-trade_monopoly-desc = 1 of a commodity from everyone
cities_knights-verb-card-bishop = bishop
cities_knights-verb-card-bishop-desc = Move the robber, steal from each opponent there
cities_knights-verb-card-deserter = deserter
cities_knights-verb-card-deserter-desc = An opponent loses a knight to you
cities_knights-verb-card-diplomat = diplomat
cities_knights-verb-card-diplomat-desc = Remove an open road
cities_knights-verb-card-intrigue = intrigue
cities_knights-verb-card-intrigue-desc = Displace a knight at one of your roads
cities_knights-verb-card-saboteur = saboteur
cities_knights-verb-card-saboteur-desc = Opponents level with or ahead of you discard half
cities_knights-verb-card-spy = spy
cities_knights-verb-card-spy-desc = Take a progress card from someone
cities_knights-verb-card-warlord = warlord
cities_knights-verb-card-warlord-desc = Activate all your knights
cities_knights-verb-card-wedding = wedding
cities_knights-verb-card-wedding-desc = 2 cards from everyone ahead of you
cities_knights-verb-answer-discard = discard
cities_knights-verb-answer-discard-desc = Discard cards
cities_knights-verb-answer-gift = gift
cities_knights-verb-answer-gift-desc = Give cards for the Wedding
cities_knights-verb-answer-drop = drop
cities_knights-verb-answer-drop-desc = Give up a progress card
cities_knights-verb-answer-robber = robber
cities_knights-verb-answer-robber-desc = Move the robber
cities_knights-verb-answer-raze = raze
cities_knights-verb-answer-raze-desc = Choose the city you lose
cities_knights-verb-answer-knight = knight
cities_knights-verb-answer-knight-desc = Place a knight
cities_knights-verb-answer-deck = deck
cities_knights-verb-answer-deck-desc = Draw a progress card for your defence
cities_knights-verb-answer-resource = resource
cities_knights-verb-answer-resource-desc = Take a resource thanks to your aqueduct
cities_knights-verb-answer-metropolis = metropolis
cities_knights-verb-answer-metropolis-desc = Choose the city that becomes a metropolis
cities_knights-verb-answer-harbour = harbour
cities_knights-verb-answer-harbour-desc = Commercial Harbour: offer a resource
cities_knights-verb-answer-commodity = commodity
cities_knights-verb-answer-commodity-desc = Commercial Harbour: give a commodity
cities_knights-verb-answer-plunder = plunder
cities_knights-verb-answer-plunder-desc = Master Merchant: take cards
cities_knights-verb-answer-spy = spy
cities_knights-verb-answer-spy-desc = Spy: take a card
cities_knights-verb-answer-desert = desert
cities_knights-verb-answer-desert-desc = Deserter: choose the knight you lose

cities_knights-param-vertex = corner
cities_knights-param-vertex-desc = Which corner
cities_knights-param-edge = edge
cities_knights-param-edge-desc = Which edge, between two hexes
cities_knights-param-hex = hex
cities_knights-param-hex-desc = Which hex
cities_knights-param-hex-ask = Which hex?
cities_knights-param-hexes = hexes
cities_knights-param-hexes-desc = Which two hexes
cities_knights-param-to = to
cities_knights-param-to-desc = Where, or to whom; empty: everyone
cities_knights-param-kind = kind
cities_knights-param-kind-desc = Resource or commodity
cities_knights-param-track = track
cities_knights-param-track-desc = Trade, politics or science
cities_knights-param-victim = player
cities_knights-param-victim-desc = Which opponent
cities_knights-param-victim-ask = From whom?
cities_knights-param-card = card
cities_knights-param-card-desc = Which progress card
cities_knights-param-cards = cards
cities_knights-param-cards-desc = Which cards
cities_knights-param-give = give
cities_knights-param-give-desc = What you give
cities_knights-param-get = get
cities_knights-param-get-desc = What you get
cities_knights-param-sets = times
cities_knights-param-sets-desc = How many times; 1 by default
cities_knights-param-terms = terms
cities_knights-param-terms-desc = What for what
cities_knights-param-offer = offer
cities_knights-param-offer-desc = Number of the offer
cities_knights-param-red = red
cities_knights-param-red-desc = Red die, 1 to 6
cities_knights-param-yellow = yellow
cities_knights-param-yellow-desc = Yellow die, 1 to 6

cities_knights-group-draft = Choose a hex, then its corner
cities_knights-group-roll = Roll
cities_knights-group-build = Build
cities_knights-group-knight = Knights
cities_knights-group-improve = City improvements
cities_knights-group-bank = Trade with the bank
cities_knights-group-trade = Trade with others
cities_knights-group-card = Progress cards
cities_knights-group-inventor = Inventor: swap two numbers
cities_knights-group-harbour = Commercial Harbour: a resource for a commodity
cities_knights-group-answer = Your choice
cities_knights-group-end = End of turn
cities_knights-group-build-road = Road ({ $cost })
cities_knights-group-build-road-free = Free road
cities_knights-group-build-settlement = Settlement ({ $cost })
cities_knights-group-build-city = City ({ $cost })
cities_knights-group-build-wall = Wall ({ $cost })
cities_knights-group-build-knight = Knight ({ $cost })
cities_knights-group-knight-activate = Activate ({ $cost })
cities_knights-group-knight-promote = Promote ({ $cost })
cities_knights-group-knight-promote-free = Promote for free
cities_knights-group-knight-move = Move
cities_knights-group-knight-chase = Chase the robber

## What is asked

cities_knights-ask-draft-settlement = Place your first settlement.
cities_knights-ask-draft-city = Place your city. It brings one resource from each of its hexes.
cities_knights-ask-draft-road = Place a road beside the piece you’ve just placed.
cities_knights-ask-roll = Roll the dice.
cities_knights-ask-turn = Build, trade, use knights and cards, then end your turn.
cities_knights-ask-discard = { $n ->
    [one] A seven: discard { $n } card of your choice.
   *[other] A seven: discard { $n } cards of your choice.
}
cities_knights-ask-saboteur = { $n ->
    [one] { $seat } plays the Saboteur: discard { $n } card of your choice.
   *[other] { $seat } plays the Saboteur: discard { $n } cards of your choice.
}
cities_knights-ask-gift = { $n ->
    [one] { $seat } celebrates a Wedding: give { $n } card of your choice.
   *[other] { $seat } celebrates a Wedding: give { $n } cards of your choice.
}
cities_knights-ask-drop = { $n ->
    [one] You have too many progress cards: put { $n } back under its deck.
   *[other] You have too many progress cards: put { $n } back under their decks.
}
cities_knights-ask-robber = Move the robber, and steal a card if someone there has one.
cities_knights-ask-raze = The barbarians have won: choose the city you lose.
cities_knights-ask-relocate = { $seat } displaces your { $knight }: move it to another corner.
cities_knights-ask-deck = You tied for the best defence: draw a progress card from any deck.
cities_knights-ask-aqueduct = The roll brought you nothing: take a resource thanks to your aqueduct.
cities_knights-ask-metropolis = Choose the city that becomes the { $track } metropolis.
cities_knights-ask-harbour = Commercial Harbour: offer someone else a resource too, or let them answer.
cities_knights-ask-commodity = { $seat } gives you { COUNT(1, $kind) }: choose a commodity to give in return.
cities_knights-ask-plunder = { $n ->
    [one] You see { $seat }’s hand: take { $n } card.
   *[other] You see { $seat }’s hand: take { $n } cards.
}
cities_knights-ask-spy = You see { $seat }’s progress cards: take one, or none.
cities_knights-ask-desert = { $seat } plays the Deserter: choose the knight you lose.
cities_knights-ask-knight = Place the { $active ->
    [0] inactive
   *[other] active
} { $knight } you’ve gained, or pass.
cities_knights-ask-free-road = { $n ->
    [one] Build a free road.
   *[other] Build { $n } free roads, one after the other.
}
cities_knights-ask-smith = { $n ->
    [one] Promote another knight for free, or stop.
   *[other] Promote up to { $n } knights for free.
}
cities_knights-ask-offer = { $seat } offers you a trade. Answer if you like; the game goes on either way.

## Words on buttons, beside what they do

cities_knights-do-roll = Roll
cities_knights-do-end = End turn
cities_knights-do-pass = Pass
cities_knights-do-build-road = Build
cities_knights-do-build-road-door = Place
cities_knights-do-build-settlement = Build
cities_knights-do-build-settlement-door = Place
cities_knights-do-build-city = Build
cities_knights-do-build-city-door = Place
cities_knights-do-build-wall = Build
cities_knights-do-build-wall-door = Place
cities_knights-do-build-knight = Build
cities_knights-do-build-knight-door = Place
cities_knights-do-improve = Buy
cities_knights-do-knight-activate = Activate
cities_knights-do-knight-promote = Promote
cities_knights-do-knight-move = Move
cities_knights-do-knight-chase = Chase
cities_knights-do-trade-bank = Trade
cities_knights-do-trade-offer = Offer
cities_knights-do-trade-counter = Counter
cities_knights-do-trade-accept = Accept
cities_knights-do-trade-decline = Decline
cities_knights-do-trade-withdraw = Withdraw
cities_knights-do-trade-close = No trades
cities_knights-do-card = Play
cities_knights-do-card-alchemist = Play
cities_knights-do-answer-discard = Discard
cities_knights-do-answer-gift = Give
cities_knights-do-answer-drop = Give up
cities_knights-do-answer-robber = Move
cities_knights-do-answer-raze = Choose
cities_knights-do-answer-knight = Place
cities_knights-do-answer-deck = Draw
cities_knights-do-answer-resource = Take
cities_knights-do-answer-metropolis = Choose
cities_knights-do-answer-harbour = Offer
cities_knights-do-answer-commodity = Give
cities_knights-do-answer-plunder = Take
cities_knights-do-answer-spy = Take
cities_knights-do-answer-desert = Choose

## What an undo takes back, on its button; verbs without a line are named by the words above

cities_knights-undo-build-road = road { $place }
cities_knights-undo-build-settlement = settlement { $place }
cities_knights-undo-build-city = city { $place }
cities_knights-undo-build-wall = wall { $place }
cities_knights-undo-build-knight = knight { $place }
cities_knights-undo-improve = { $track } { $n }
cities_knights-undo-knight-activate = activate { $place }
cities_knights-undo-knight-promote = promote { $place }
cities_knights-undo-knight-move = knight to { $place }
cities_knights-undo-trade-bank = { cities_knights-trade-bank-short }
cities_knights-undo-trade-offer = your offer
cities_knights-undo-card = play { $card }
cities_knights-undo-answer-robber = robber to { $place }
cities_knights-undo-answer-raze = lose { $place }
cities_knights-undo-answer-knight = knight to { $place }
cities_knights-undo-answer-metropolis = metropolis { $place }

## Labels

cities_knights-roll = Roll the dice
cities_knights-end = End your turn
cities_knights-pass-harbour = Let them answer
cities_knights-pass-spying = Take no card
cities_knights-pass-desertion = Place no knight
cities_knights-pass-free-roads = Build no road
cities_knights-pass-free-promotions = Promote no more knights

cities_knights-road = Road: { $place } ({ $cost })
cities_knights-road-free = Road: { $place }
cities_knights-settlement = { $n ->
    [one] Settlement: { $place } ({ $n } resource)
   *[other] Settlement: { $place } ({ $n } resources)
}
cities_knights-settlement-free = Settlement: { $place }
cities_knights-city = City: { $place } ({ $cost })
cities_knights-city-free = City: { $place }
cities_knights-city-tipped = Turn the tipped city upright: { $place } ({ $cost })
cities_knights-wall = Wall: { $place } ({ $cost })
cities_knights-knight = Knight: { $place } ({ $cost })

cities_knights-improve = { CAP($track) } { $n } · { $price ->
    [0] free
   *[other] { COUNT($price, $kind) }
} · { $level }
cities_knights-improve-trade = { CAP($track) } { $n } · { $price ->
    [0] free
   *[other] { COUNT($price, $kind) }
} · commodities 2:1
cities_knights-improve-politics = { CAP($track) } { $n } · { $price ->
    [0] free
   *[other] { COUNT($price, $kind) }
} · mighty knights
cities_knights-improve-science = { CAP($track) } { $n } · { $price ->
    [0] free
   *[other] { COUNT($price, $kind) }
} · 1 resource if a roll brings nothing

cities_knights-knight-activate = Activate ({ $n ->
    [1] basic
    [2] strong
   *[3] mighty
}): { $place } ({ $cost })
cities_knights-knight-promote = Promote to { $n ->
    [2] strong
   *[3] mighty
}: { $place } ({ $cost })
cities_knights-knight-promote-free = Promote to { $n ->
    [2] strong
   *[3] mighty
}: { $place }
cities_knights-knight-move = Knight { $start } → { $place }
cities_knights-knight-displace = Knight { $start } → { $place } (displaces { $seat }’s knight)
cities_knights-knight-chase = Chase robber ({ $n ->
    [1] basic
    [2] strong
   *[3] mighty
}): { $place }

cities_knights-trade-bank = Bank: { COUNT($n, $give) } for { COUNT($sets, $get) }
cities_knights-trade-bank-short = { COUNT($n, $give) } for { COUNT($sets, $get) }
cities_knights-trade-bank-below = bank
cities_knights-trade-offer-open = Offer a trade
cities_knights-trade-offer = Offer to { $seats }: { $give } for { $want }
cities_knights-quick-offer = { $give } for { $want } → { $what }
cities_knights-quick-offer-short = { $give } for { $want }
cities_knights-quick-offer-below = → { $what }
cities_knights-trade-counter-open = Counter offer { $offer }
cities_knights-trade-counter = Counter offer { $offer }: { $give } for { $want }
cities_knights-trade-accept = Accept { $offer }
cities_knights-trade-decline = Decline { $offer }
cities_knights-trade-withdraw = Withdraw { $offer }
cities_knights-trade-close = Stop trading this turn
cities_knights-offer-trade-accept = Accept
cities_knights-offer-trade-decline = Decline
cities_knights-offer-trade-counter = Counter-offer
cities_knights-offer-trade-withdraw = Withdraw
cities_knights-order-roll = Roll for me
cities_knights-order-roll-desc = Rolls as your turn begins, before you can play a card.
cities_knights-order-roll-doubt = You hold an Alchemist: your order rolls before you can play it.
cities_knights-order-until = End my turns until
cities_knights-order-until-desc = Until you can pay one, or a seven, attack, card or offer comes. Others can tell. Ends if you move.
cities_knights-order-discard = Discard for me
cities_knights-order-discard-desc = Seven, Saboteur, Wedding: as suggested; kinds you rank go last.
cities_knights-order-drop = Cards over four
cities_knights-order-drop-desc = Progress cards over four: those you rank go first, then as suggested.
cities_knights-order-aqueduct = Aqueduct
cities_knights-order-aqueduct-desc = Takes the first you rank that the bank has, or as suggested.
cities_knights-order-deck = Deck when tied
cities_knights-order-deck-desc = Tied best defence: draws from the first deck you rank.
cities_knights-order-raze = City to lose
cities_knights-order-raze-desc = If the barbarians win: the city that brings the least.
cities_knights-order-no-trades = Decline all offers
cities_knights-order-no-trades-desc = Declines every offer to you; others notice when they make one. Ends with the current turn.
cities_knights-aim-settlement = a settlement
cities_knights-aim-city = a city
cities_knights-aim-road = a road
cities_knights-aim-knight = a knight
cities_knights-aim-wall = a wall
cities_knights-aim-trade = a trade level
cities_knights-aim-politics = a politics level
cities_knights-aim-science = a science level
cities_knights-aim-card = a progress card in hand
cities_knights-aim-limit = too many cards for a seven
cities_knights-aim-ship = the barbarians one step away
cities_knights-lost-city-poorest = the one that brings the least
cities_knights-lost-city-unwalled = one without a wall, if any
cities_knights-if-no-seven = no seven was rolled
cities_knights-if-no-landing = the barbarians haven’t landed since
cities_knights-if-open = there’s still room to settle where the road leads
cities_knights-if-rate = the bank takes at most { COUNT($n, $kind) } for a card
cities_knights-if-metropolis = nobody else holds the { $track } metropolis
cities_knights-if-safe = you don’t hold too many cards for a seven
cities_knights-if-no-card = { $n ->
    [0] you hold no progress card
    [one] you hold at most { $n } progress card
   *[other] you hold at most { $n } progress cards
}

cities_knights-card-play-alchemist-open = { $card }: choose both dice
cities_knights-card-play-alchemist = { $card }: red { $red } + yellow { $yellow } = { $sum }
cities_knights-card-play-crane = { $card }: one improvement costs 1 less
cities_knights-card-play-engineer = { $card }: free wall, { $place }
cities_knights-card-play-inventor = { $card }: swap { $a } and { $b }
cities_knights-card-play-irrigation = { $card }: { COUNT($n, $kind) }
cities_knights-card-play-mining = { $card }: { COUNT($n, $kind) }
cities_knights-card-play-medicine = { $card }: city, { $place } ({ $cost })
cities_knights-card-play-road-building = { $card }: 2 free roads
cities_knights-card-play-smith = { $card }: promote up to 2 knights
cities_knights-card-play-commercial-harbor = { $card }: resources for commodities this turn
cities_knights-card-play-master-merchant = { $n ->
    [one] { $card }: take { $seat }’s only card
   *[other] { $card }: see { $seat }’s { $n } cards, take 2
}
cities_knights-card-play-merchant-fleet = { $card }: { $kind } 2:1 this turn
cities_knights-card-play-merchant = { $card }: { $place } · { $kind } 2:1
cities_knights-card-play-merchant-desert = { $card }: { $place }
cities_knights-card-play-resource-monopoly = { $card }: 2 { $kind } from everyone
cities_knights-card-play-trade-monopoly = { $card }: { COUNT(1, $kind) } from everyone
cities_knights-card-play-bishop = { $card }: { $place } · steals from { $seats }
cities_knights-card-play-bishop-nobody = { $card }: { $place } · steals from nobody
cities_knights-card-play-deserter = { $card }: { $seat } loses a knight
cities_knights-card-play-diplomat = { $card }: remove { $seat }’s road, { $place }
cities_knights-card-play-diplomat-own = { $card }: pick up your road, { $place }
cities_knights-card-play-intrigue = { $card }: displace { $seat }’s knight, { $place }
cities_knights-card-play-saboteur = { $card }: half the cards of { $seats }
cities_knights-card-play-spy = { $n ->
    [one] { $card }: see { $seat }’s only progress card
   *[other] { $card }: see { $seat }’s { $n } progress cards
}
cities_knights-card-play-warlord = { $card }: all your knights become active
cities_knights-card-play-wedding = { $card }: 2 cards each from { $seats }

cities_knights-answer-discard-open = { $n ->
    [one] Choose a card to discard
   *[other] Choose { $n } cards to discard
}
cities_knights-answer-discard = Discard { $cards }
cities_knights-answer-gift-open = { $n ->
    [one] Choose a card to give
   *[other] Choose { $n } cards to give
}
cities_knights-answer-gift = Give { $cards }
cities_knights-answer-plunder-open = { $n ->
    [one] Choose a card to take
   *[other] Choose { $n } cards to take
}
cities_knights-answer-plunder = Take { $cards }
cities_knights-answer-drop = Give up { $card }
cities_knights-answer-spy = Take { $card }
cities_knights-answer-robber = { $n ->
    [one] Robber: { $place } · { $seat }, 1 card
   *[other] Robber: { $place } · { $seat }, { $n } cards
}
cities_knights-answer-robber-nobody = Robber: { $place } · nobody
cities_knights-answer-raze = Lose the city: { $place }
cities_knights-answer-raze-wall = Lose the city and its wall: { $place }
cities_knights-answer-knight = Knight: { $place }
cities_knights-answer-metropolis = Metropolis: { $place }
cities_knights-answer-desert = { CAP($knight) } leaves: { $place }
cities_knights-answer-deck = Draw a { $track } card ({ $n } left)
cities_knights-answer-resource = Take { COUNT(1, $kind) }
cities_knights-answer-harbour = Offer { $seat } { COUNT(1, $kind) }
cities_knights-answer-commodity = Give { COUNT(1, $kind) }

## What a move changes

cities_knights-change-metropolis = { $track } metropolis
cities_knights-change-longest-road = the longest road
cities_knights-change-merchant = the merchant
cities_knights-change-defender = Defender of Catan
cities_knights-change-endangered = a landing would cost you a city
cities_knights-change-safe = a landing no longer costs you a city
cities_knights-change-defence = defence { $defence }, barbarians { $strength }
cities_knights-change-road = your road grows to { $n } of { $least }
cities_knights-change-road-length = your road is { $n } long
cities_knights-change-progress = { $n ->
    [one] { $n } progress card
   *[other] { $n } progress cards
}
cities_knights-change-limit = on a seven you keep up to { $n } cards
cities_knights-change-over-limit = { $n } cards: a seven would halve them
cities_knights-change-within-limit = { $n } cards: safe from a seven

## Labels where the verb and its price are told already

cities_knights-road-at = { $place }
cities_knights-road-free-at = { $place }
cities_knights-settlement-at = { $place }
cities_knights-settlement-free-at = { $place }
cities_knights-city-at = { $place }
cities_knights-city-free-at = { $place }
cities_knights-city-tipped-at = { $place } (tipped)
cities_knights-wall-at = { $place }
cities_knights-knight-at = { $place }
cities_knights-card-play-engineer-at = { $place }
cities_knights-card-play-inventor-at = { $a } ⇄ { $b }
cities_knights-card-play-medicine-at = { $place }
cities_knights-answer-knight-at = { $place }
cities_knights-answer-metropolis-at = { $place }
cities_knights-answer-raze-at = { $place }
cities_knights-answer-raze-wall-at = { $place } (walled)
cities_knights-knight-activate-at = { $place } ({ $n ->
    [1] basic
    [2] strong
   *[3] mighty
})
cities_knights-knight-promote-at = { $place } → { $n ->
    [2] strong
   *[3] mighty
}
cities_knights-knight-promote-free-at = { $place } → { $n ->
    [2] strong
   *[3] mighty
}
cities_knights-knight-move-at = { $start } → { $place }
cities_knights-knight-displace-at = { $start } → { $place } (displaces { $seat }’s knight)
cities_knights-knight-chase-at = { $place } ({ $n ->
    [1] basic
    [2] strong
   *[3] mighty
})
cities_knights-answer-robber-at = { $n ->
    [one] { $place } · { $seat }, 1 card
   *[other] { $place } · { $seat }, { $n } cards
}
cities_knights-answer-robber-at-short = { $place } · { $seat }
cities_knights-answer-robber-at-below = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
cities_knights-answer-robber-nobody-at = { $place } · nobody
cities_knights-answer-desert-at = { $place } ({ $knight })
cities_knights-card-play-bishop-at = { $place } · { $seats }
cities_knights-card-play-bishop-nobody-at = { $place } · nobody
cities_knights-card-play-merchant-at = { $place } · { $kind } 2:1
cities_knights-card-play-merchant-desert-at = { $place }
cities_knights-card-play-diplomat-at = { $place } · { $seat }’s road
cities_knights-card-play-diplomat-own-at = { $place } · your road
cities_knights-card-play-intrigue-at = { $place } · { $seat }

## Labels on a phone’s line, and what they leave out

cities_knights-vertex-short = { $numbers }
cities_knights-vertex-cape-short = { $numbers }
cities_knights-edge-short = { $numbers }
cities_knights-edge-cape-short = { $numbers }
cities_knights-hex-side-short = { $hex }
cities_knights-hex-exact-short = { $hex }
cities_knights-hex-built-short = { $hex }
cities_knights-hex-built-below = buildings: { $seats }
cities_knights-offer-short = offer { $offer } · { $seat }

cities_knights-road-short = Road: { $place }
cities_knights-road-below = { $place } · { $cost }
cities_knights-settlement-short = Settlement: { $place }
cities_knights-settlement-below = { $place } · { $cost }
cities_knights-city-short = City: { $place }
cities_knights-city-below = { $place } · { $cost }
cities_knights-city-tipped-short = Upright: { $place }
cities_knights-city-tipped-below = { $place } · { $cost }
cities_knights-city-tipped-at-short = { $place } (tipped)
cities_knights-wall-short = Wall: { $place }
cities_knights-wall-below = { $place } · { $cost }
cities_knights-knight-short = Knight: { $place }
cities_knights-knight-below = { $place } · { $cost }
cities_knights-improve-short = { CAP($track) } { $n } · { $price ->
    [0] free
   *[other] { COUNT($price, $kind) }
}
cities_knights-improve-below = { $level }
cities_knights-improve-trade-short = { cities_knights-improve-short }
cities_knights-improve-trade-below = { $level } · commodities 2:1
cities_knights-improve-politics-short = { cities_knights-improve-short }
cities_knights-improve-politics-below = { $level } · mighty knights
cities_knights-improve-science-short = { cities_knights-improve-short }
cities_knights-improve-science-below = { $level } · 1 resource if a roll brings nothing
cities_knights-knight-activate-short = Activate: { $place }
cities_knights-knight-activate-below = { $place } · { $cost }
cities_knights-knight-promote-short = Promote: { $place }
cities_knights-knight-promote-below = { $place } · { $cost }
cities_knights-knight-promote-free-short = Promote: { $place }
cities_knights-knight-promote-free-below = { $place }
cities_knights-knight-move-short = Move to { $place }
cities_knights-knight-move-below = { $start } → { $place }
cities_knights-knight-displace-short = Displace { $seat }’s knight
cities_knights-knight-displace-below = { $start } → { $place }
cities_knights-knight-displace-at-short = { $start } → { $place } ({ $seat })
cities_knights-knight-chase-short = Chase the robber
cities_knights-knight-chase-below = { $place }
cities_knights-card-play-engineer-short = { $card }: { $place }
cities_knights-card-play-engineer-below = free wall, { $place }
cities_knights-card-play-inventor-short = { $a } ⇄ { $b }
cities_knights-card-play-inventor-below = { $card }
cities_knights-card-play-inventor-at-short = { $a }⇄{ $b }
cities_knights-card-play-medicine-short = { $card }: { $place }
cities_knights-card-play-medicine-below = city, { $place } ({ $cost })
cities_knights-card-play-commercial-harbor-short = Play { $card }
cities_knights-card-play-commercial-harbor-below = resources for commodities this turn
cities_knights-card-play-master-merchant-short = { $card }: { $seat } ({ $n })
cities_knights-card-play-master-merchant-below = { $n ->
    [one] take the only card
   *[other] see { $n } cards, take 2
}
cities_knights-card-play-merchant-fleet-short = { $card }: { $kind } 2:1
cities_knights-card-play-merchant-fleet-below = with the bank this turn
cities_knights-card-play-merchant-short = { $card }: { $place }
cities_knights-card-play-merchant-below = { $place } · { $kind } 2:1
cities_knights-card-play-merchant-at-short = { $place } · { $kind } 2:1
cities_knights-card-play-resource-monopoly-short = { $card }: { $kind }
cities_knights-card-play-trade-monopoly-short = { $card }: { $kind }
cities_knights-card-play-resource-monopoly-below = 2 cards from each opponent
cities_knights-card-play-trade-monopoly-below = 1 card from each opponent
cities_knights-card-play-bishop-short = { $card }: { $place }
cities_knights-card-play-bishop-below = { $place } · steals from { $seats }
cities_knights-card-play-bishop-at-short = { $n ->
    [3] { $place } · 3 cards
   *[other] { $place } · { $seats }
}
cities_knights-card-play-diplomat-short = { $card }: { $seat }’s road
cities_knights-card-play-diplomat-below = { $place }
cities_knights-card-play-diplomat-at-short = { $place } · { $seat }
cities_knights-card-play-diplomat-own-short = { $card }: your road
cities_knights-card-play-diplomat-own-below = { $place }
cities_knights-card-play-diplomat-own-at-short = { $place } · yours
cities_knights-card-play-intrigue-short = { $card }: { $seat }’s knight
cities_knights-card-play-intrigue-below = { $place }
cities_knights-card-play-saboteur-short = Play { $card }
cities_knights-card-play-saboteur-below = half the cards of { $seats }
cities_knights-card-play-spy-short = { $card }: { $seat } ({ $n })
cities_knights-card-play-spy-below = { $n ->
    [one] see the only progress card
   *[other] see { $n } progress cards
}
cities_knights-card-play-wedding-short = Play { $card }
cities_knights-card-play-wedding-below = 2 cards each from { $seats }
cities_knights-answer-robber-short = Robber: { $place } · { $seat }
cities_knights-answer-robber-below = { $n ->
    [one] { $place } · { $n } card
   *[other] { $place } · { $n } cards
}
cities_knights-answer-raze-short = Lose: { $place }
cities_knights-answer-raze-below = { $place }
cities_knights-answer-raze-wall-short = Lose: { $place }
cities_knights-answer-raze-wall-below = { $place }
cities_knights-answer-raze-wall-at-short = { $place } + wall
cities_knights-answer-desert-short = Lose: { $place }
cities_knights-answer-desert-below = { $place }
cities_knights-answer-desert-at-short = { $place }

## What happened

cities_knights-event-turn-began = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: you’re up.
cities_knights-event-rolled = { $chosen ->
    [0] { $seat } rolls { $red } + { $yellow } = **{ $sum }**; event die: { $event }.
   *[other] { $seat } chooses { $red } + { $yellow } = **{ $sum }**; event die: { $event }.
}
    .you = { $chosen ->
        [0] You roll { $red } + { $yellow } = **{ $sum }**; event die: { $event }.
       *[other] You choose { $red } + { $yellow } = **{ $sum }**; event die: { $event }.
    }
cities_knights-event-rolled-ship = { $seat } { $chosen ->
    [0] rolls
   *[other] chooses
} { $red } + { $yellow } = **{ $sum }**; the barbarian ship reaches step **{ $step } of 7**.
    .you = You { $chosen ->
        [0] roll
       *[other] choose
    } { $red } + { $yellow } = **{ $sum }**; the barbarian ship reaches step **{ $step } of 7**.
cities_knights-event-received = Cards: { $seats }.
cities_knights-received = { $seat } { $cards }
    .you = you { $cards }
cities_knights-event-received-nothing = Nobody gets a card from this roll.
cities_knights-event-received-draft = { $seat } starts with { $cards }.
    .you = You start with { $cards }.
cities_knights-event-received-aqueduct = { $seat } takes { $cards } thanks to the aqueduct.
    .you = You take { $cards } thanks to your aqueduct.
cities_knights-event-received-irrigation = { $seat } gets { $cards }.
    .you = You get { $cards }.
cities_knights-event-received-mining = { $seat } gets { $cards }.
    .you = You get { $cards }.
cities_knights-event-shortage = The bank is short of { $kind }: nobody gets any.
cities_knights-event-shortage-sole = The bank is short of { $kind }: it gives all it has left.

cities_knights-event-built = { $seat } builds **{ A($piece) }**: { $place }.
    .you = You build **{ A($piece) }**: { $place }.
cities_knights-event-built-defence = { cities_knights-event-built }
    .you = You build **{ A($piece) }**: { $place }.
cities_knights-event-placed = { $seat } places **{ A($piece) }**: { $place }.
    .you = You place **{ A($piece) }**: { $place }.
cities_knights-event-road-built = { $seat } builds **a road**: { $place }.
    .you = You build **a road**: { $place }.
cities_knights-event-road-removed = { $seat } removes { $owner }’s road: { $place }.
    .you = You remove { $owner }’s road: { $place }.
    .you-owner = { $seat } removes your road: { $place }.
cities_knights-event-road-removed-own = { $owner } picks up one of their own roads: { $place }.
    .you-owner = You pick up one of your roads: { $place }.
cities_knights-event-longest-road = { $seat } has **the longest road** ({ $n } roads): { COUNT($points_longest_road, "point", "points") }.
    .you = You have **the longest road** ({ $n } roads): { COUNT($points_longest_road, "point", "points") }.
cities_knights-event-longest-road-nobody = Nobody has the longest road any more.
cities_knights-event-improved = { $seat } builds **{ THE($level) }** ({ $track } { $n }).
    .you = You build **{ THE($level) }** ({ $track } { $n }).
cities_knights-event-metropolis = { $seat } founds the **{ $track } metropolis**: { $place }, { COUNT($points_metropolis, "point", "points") }.
    .you = You found the **{ $track } metropolis**: { $place }, { COUNT($points_metropolis, "point", "points") }.
cities_knights-event-metropolis-taken = { $seat } takes the **{ $track } metropolis** from { $loser }: { $place }, { COUNT($points_metropolis, "point", "points") }.
    .you = You take the **{ $track } metropolis** from { $loser }: { $place }, { COUNT($points_metropolis, "point", "points") }.
    .you-loser = { $seat } takes the **{ $track } metropolis** from you: { $place }, { COUNT($points_metropolis, "point", "points") }.
cities_knights-event-won = { $seat } **wins** with **{ $n }** points.
    .you = You **win** with **{ $n }** points.

cities_knights-event-knight-activated = { $seat } activates a knight: { $place }.
    .you = You activate a knight: { $place }.
cities_knights-event-knights-activated = { $seat } activates { $n } knights.
    .you = You activate { $n } knights.
cities_knights-event-knight-promoted = { $seat } now has **{ A($knight) }**: { $place }.
    .you = You now have **{ A($knight) }**: { $place }.
cities_knights-event-knight-moved = { $seat } moves a knight: { $start } → { $place }.
    .you = You move a knight: { $start } → { $place }.
cities_knights-event-knight-displaced = { $by } displaces { $seat }’s { $knight }: { $place }.
    .you = { $by } displaces your { $knight }: { $place }.
    .you-by = You displace { $seat }’s { $knight }: { $place }.
cities_knights-event-knight-driven = { $seat }’s displaced knight moves: { $start } → { $place }.
    .you = Your displaced knight moves: { $start } → { $place }.
cities_knights-event-knight-lost = { $seat }’s displaced knight has nowhere to go and **leaves the board**: { $start }.
    .you = Your displaced knight has nowhere to go and **leaves the board**: { $start }.
cities_knights-event-knight-deserted = { $seat }’s { $knight } deserts: { $place }.
    .you = Your { $knight } deserts: { $place }.
cities_knights-event-knight-joined = { $seat } places **{ A($knight) }** for free: { $place }.
    .you = You place **{ A($knight) }** for free: { $place }.
cities_knights-event-robber-seven = { $seat } moves the robber to { $place }.
    .you = You move the robber to { $place }.
cities_knights-event-robber-knight = { $seat }’s knight chases the robber to { $place }.
    .you = Your knight chases the robber to { $place }.
cities_knights-event-robber-bishop = { $seat }’s Bishop sends the robber to { $place }.
    .you = Your Bishop sends the robber to { $place }.

cities_knights-event-lost-seven = { $n ->
    [one] { $seat } discards { $n } card for the seven.
   *[other] { $seat } discards { $n } cards for the seven.
}
cities_knights-event-lost-saboteur = { $n ->
    [one] { $seat } discards { $n } card for the Saboteur.
   *[other] { $seat } discards { $n } cards for the Saboteur.
}
cities_knights-event-lost-seen = { $seat } discards { $cards }.
    .you = You discard { $cards }.
cities_knights-event-stolen = { $seat } steals a card from { $victim }.
cities_knights-event-stolen-seen = { $seat } steals **{ COUNT(1, $kind) }** from { $victim }.
    .you = You steal **{ COUNT(1, $kind) }** from { $victim }.
    .you-victim = { $seat } steals **{ COUNT(1, $kind) }** from you.
cities_knights-event-given-wedding = { $n ->
    [one] { $seat } gives { $to } { $n } card for the Wedding.
   *[other] { $seat } gives { $to } { $n } cards for the Wedding.
}
cities_knights-event-given-wedding-seen = { $seat } gives { $to } { $cards } for the Wedding.
    .you = You give { $to } { $cards } for the Wedding.
    .you-to = { $seat } gives you { $cards } for the Wedding.
cities_knights-event-given-plunder = { $n ->
    [one] { $to } takes { $n } card from { $seat }’s hand.
   *[other] { $to } takes { $n } cards from { $seat }’s hand.
}
cities_knights-event-given-plunder-seen = { $to } takes { $cards } from { $seat }.
    .you = { $to } takes { $cards } from you.
    .you-to = You take { $cards } from { $seat }.
cities_knights-event-taken = { $victim } gives { $seat } **{ $cards }**.
    .you = { $victim } gives you **{ $cards }**.
    .you-victim = You give { $seat } **{ $cards }**.
cities_knights-event-harbour-offered = { $seat } offers { $victim } { COUNT(1, $kind) } for a commodity.
    .you = You offer { $victim } { COUNT(1, $kind) } for a commodity.
    .you-victim = { $seat } offers you { COUNT(1, $kind) } for a commodity.
cities_knights-event-harbour-returned = { $victim } has no commodity: { THE($kind) } goes back to { $seat }.
    .you = { $victim } has no commodity: { THE($kind) } comes back to you.
    .you-victim = You have no commodity: { THE($kind) } goes back to { $seat }.
cities_knights-event-swapped = { $victim } gives { $seat } { COUNT(1, $got) } for { COUNT(1, $gave) }.
    .you = { $victim } gives you { COUNT(1, $got) } for { COUNT(1, $gave) }.
    .you-victim = You give { $seat } { COUNT(1, $got) } for { COUNT(1, $gave) }.

cities_knights-event-ship = The barbarian ship reaches step **{ $step } of 7**.
cities_knights-event-landed-held = **The barbarians are driven off, { $defence } to { $strength }.** Defence: { $seats }.
cities_knights-event-landed-held-alone = **The barbarians land** and find no city to attack.
cities_knights-event-landed-lost = **The barbarians win, { $strength } to { $defence }.** Defence: { $seats }.
cities_knights-event-landed-lost-alone = **The barbarians win, { $strength } to { $defence }.** No knight is active.
cities_knights-share = { $seat } { $n }
    .you = you { $n }
cities_knights-event-defender = { $seat } is **Defender of Catan**: { COUNT($points_defender, "point", "points") }.
    .you = You’re **Defender of Catan**: { COUNT($points_defender, "point", "points") }.
cities_knights-event-defenders-tied = { $seats } tie for the best defence: each draws a progress card instead of the point.
cities_knights-event-razed = { $seat } loses **a city**{ $wall ->
    [0] {""}
   *[other] {" "}and its wall
}: { $place }{ $tipped ->
    [0] {""}
   *[other] {" "}(no settlement left: the city is tipped)
}.
    .you = You lose **a city**{ $wall ->
        [0] {""}
       *[other] {" "}and its wall
    }: { $place }{ $tipped ->
        [0] {""}
       *[other] {" "}(no settlement left: the city is tipped)
    }.

cities_knights-event-progress-drawn = { $n ->
    [one] { $seats } draws a { $track } progress card.
   *[other] { $seats } each draw a { $track } progress card.
}
cities_knights-event-progress-seen = { $seat } draws **{ $card }**.
    .you = You draw **{ $card }**.
cities_knights-event-point-card = { $seat } draws **{ $card }** and shows it: { COUNT($points_point_card, "point", "points") }.
    .you = You draw **{ $card }** and show it: { COUNT($points_point_card, "point", "points") }.
cities_knights-event-progress-dropped = { $seat } gives up a { $track } progress card.
cities_knights-event-dropped-seen = { $seat } gives up **{ $card }**.
    .you = You give up **{ $card }**.
cities_knights-event-spied = { $seat } takes a progress card from { $victim }.
cities_knights-event-spied-seen = { $seat } takes **{ $card }** from { $victim }.
    .you = You take **{ $card }** from { $victim }.
    .you-victim = { $seat } takes **{ $card }** from you.
cities_knights-event-spied-nothing = { $seat } looks at { $victim }’s progress cards and takes none.
    .you = You look at { $victim }’s progress cards and take none.
    .you-victim = { $seat } looks at your progress cards and takes none.
cities_knights-event-played = { $seat } plays **{ $card }**.
    .you = You play **{ $card }**.
cities_knights-event-played-on = { $seat } plays **{ $card }** against { $victim }.
    .you = You play **{ $card }** against { $victim }.
    .you-victim = { $seat } plays **{ $card }** against you.
cities_knights-event-played-kind = { $seat } plays **{ $card }** and names **{ $kind }**.
    .you = You play **{ $card }** and name **{ $kind }**.
cities_knights-event-played-fleet = { $seat } plays **{ $card }** and trades **{ $kind }** 2:1 with the bank this turn.
    .you = You play **{ $card }** and trade **{ $kind }** 2:1 with the bank this turn.
cities_knights-event-played-hex = { $seat } plays **{ $card }**: { $place }.
    .you = You play **{ $card }**: { $place }.
cities_knights-event-played-hexes = { $seat } plays **{ $card }** and swaps two numbers: now { $a } and { $b }.
    .you = You play **{ $card }** and swap two numbers: now { $a } and { $b }.

cities_knights-event-bank-traded = { $seat } gives the bank { $gave } for { $got }.
    .you = You give the bank { $gave } for { $got }.
cities_knights-event-offer = **Offer { $offer }** from { $seat } to { $seats }: { $give } for { $want }.
    .you = **Your offer { $offer }** to { $seats }: { $give } for { $want }.
    .you-seats = **Offer { $offer }** from { $seat } to you: { $give } for { $want }.
cities_knights-event-offer-counter = **Counter-offer { $offer }** from { $seat } to { $seats }: { $give } for { $want }.
    .you = **Your counter-offer { $offer }** to { $seats }: { $give } for { $want }.
    .you-seats = **Counter-offer { $offer }** from { $seat } to you: { $give } for { $want }.
cities_knights-event-offer-declined = { $seat } declines offer { $offer }.
    .you = You decline offer { $offer }.
cities_knights-event-offer-withdrawn = { $seat }’s offer { $offer } is off the table.
    .you = Your offer { $offer } is off the table.
cities_knights-event-trade-closed = { $seat } is done trading this turn.
    .you = You’re done trading this turn.
cities_knights-event-traded = { $seat } gives { $partner } **{ $gave }** for **{ $got }**.
    .you = You give { $partner } **{ $gave }** for **{ $got }**.
    .you-partner = { $seat } gives you **{ $gave }** for **{ $got }**.

## The board as text

cities_knights-headline-draft = First placements
cities_knights-headline-before = Turn { $turn } · { $seat } is about to roll
cities_knights-headline = Turn { $turn } · { $seat } to move · rolled { $sum }
cities_knights-headline-over = Over after turn { $turn }
cities_knights-standing = { $seat } { $points }
cities_knights-measure = Points ({ $n } wins)
cities_knights-measure-over = Points
cities_knights-sight-seat = { $seat }: { $held ->
    [one] { $held } card
   *[other] { $held } cards
}, { $progress ->
    [one] { $progress } progress card
   *[other] { $progress } progress cards
}, road { $road }{ $longest ->
    [0] {""}
   *[other] {" "}(the longest)
}, active knights { $defence }, improvements { $levels }
cities_knights-sight-built = { $seat }, { $pieces }
cities_knights-board-hand-of = { $seat }: hand
cities_knights-board-hand = { $n ->
    [one] { $n } card: { $cards }
   *[other] { $n } cards: { $cards }
}
cities_knights-board-progress = { $card }: { $effect }
cities_knights-board-progress-cards = Progress cards: { $cards }
cities_knights-board-shown = What you’re shown
cities_knights-board-island = Island, row by row from the north
cities_knights-board-row = { $row }: { $places }
cities_knights-board-robber = Robber: { $place }
cities_knights-board-merchant = Merchant: { $place }, { $seat }
cities_knights-board-barbarians = Barbarians
cities_knights-board-ship = Ship: step { $step } of { $last } · attacks so far: { $attacks }
cities_knights-board-strength = If they landed now: barbarians { $strength }, defence { $defence }
cities_knights-board-offers = Offers
cities_knights-offer-to-you = Offer { $offer } from { $seat }: you get { $get }, you give { $give }.
cities_knights-offer-yours = Your offer { $offer } to { $seats }: you give { $give }, you get { $get }.
cities_knights-offer-lacking = You can’t accept: you’re missing { $cards }.
cities_knights-board-offer = Offer { $offer } from { $seat } to { $seats }: { $give } for { $want }
cities_knights-board-offer-declined = { $n ->
    [one] Declined by { $seats }
   *[other] Declined by { $seats }
}
cities_knights-board-closed = { $n ->
    [one] { $seats } is done trading this turn
   *[other] { $seats } are done trading this turn
}
cities_knights-board-costs = What everything costs
cities_knights-board-cost = { CAP($what) }: { $cost }
cities_knights-board-cost-lacking = { CAP($what) }: { $cost } · missing { $cards }
cities_knights-board-bank = Bank
cities_knights-board-stock = Cards: { $cards }
cities_knights-board-decks = Progress decks: { $decks }
cities_knights-board-deck = { $track } { $n }
cities_knights-board-seat = { $seat }
cities_knights-board-points = Points: { $n } = { $sources }
cities_knights-board-no-points = Points: 0
cities_knights-points-settlements = { $n } for settlements
cities_knights-points-cities = { $n } for cities
cities_knights-points-metropolises = { $n } for metropolises
cities_knights-points-longest-road = { $n } for the longest road
cities_knights-points-defender = { $n } as Defender of Catan
cities_knights-points-merchant = { $n } for the merchant
cities_knights-points-cards = { $n } for cards
cities_knights-board-backs = Progress cards: { $cards }
cities_knights-board-counts = In hand: { $held ->
    [one] { $held } card
   *[other] { $held } cards
}, { $progress ->
    [one] { $progress } progress card
   *[other] { $progress } progress cards
} · limit { $limit }
cities_knights-board-pieces = { COUNT($n, $piece) }: { $places }
cities_knights-board-building = { $place }{ $wall ->
    [0] {""}
   *[other] {" "}(wall)
}
cities_knights-board-metropolis = { $place } ({ $track } metropolis{ $wall ->
    [0] {""}
   *[other] {", "}wall
})
cities_knights-board-roads = { $n ->
    [one] { $n } road
   *[other] { $n } roads
}, longest { $length }{ $longest ->
    [0] {""}
   *[other] {" "}(the longest road)
}: { $places }
cities_knights-board-knights = { COUNT($n, $piece) }, { $active ->
    [0] inactive
   *[other] active
}: { $places }
cities_knights-board-improvements = Improvements: { $levels }
cities_knights-board-level = { $track } { $n }

## What a seat is to do first

cities_knights-duty-aqueduct = take a resource thanks to your aqueduct
cities_knights-duty-deck = draw a progress card from one of the decks
cities_knights-duty-drop = give up a progress card
cities_knights-duty-gift = give the cards for the Wedding
cities_knights-duty-discard = discard cards
cities_knights-duty-raze = choose the city you lose
cities_knights-duty-robber = move the robber
cities_knights-duty-relocate = move your displaced knight
cities_knights-duty-metropolis = choose the city that becomes a metropolis
cities_knights-duty-commodity = give a commodity for the resource you’re offered
cities_knights-duty-harbour = offer someone else a resource too, or let them answer
cities_knights-duty-plunder = take cards from the hand you see
cities_knights-duty-spy = take a progress card, or none
cities_knights-duty-desert = choose the knight you lose
cities_knights-duty-knight = place the knight you’ve gained, or pass
cities_knights-duty-free-road = build your free road
cities_knights-duty-smith = promote a knight for free, or stop

## The lesson

cities_knights-lesson-place = First to { $target } points wins. Each roll pays the hexes with its number: 1 card to each settlement beside them, { $city_cards } to each city. The more dots under a number, the more often it comes up. The red house is your settlement. **Place your city where forest 3, mountains 8 and pasture 5 meet.**
cities_knights-lesson-place-done = A city is { COUNT($points_city, "point", "points") }, your settlement { $points_settlement }: you have { $start_points }. Placing the city also brought you a card from each of its hexes: lumber, wool and ore.
cities_knights-lesson-place-other = That works too. But count the dots: 3, 8 and 5 have 11 together, so that corner is paid by 11 of 36 rolls.
cities_knights-lesson-settlement = The dice rolled by themselves: a 5. Pasture 5 paid your city wool and cloth, and hills 5 paid your settlement brick. Now you have { PART($costs_settlement_lumber, $kind_lumber) } + { PART($costs_settlement_brick, $kind_brick) } + { PART($costs_settlement_wool, $kind_wool) } + { PART($costs_settlement_grain, $kind_grain) }, and your roads reach a free corner. **Build the settlement.**
cities_knights-lesson-settlement-done = That’s { COUNT($points_settlement, "point", "points") } more, 4 in all, and a card on every 4, 6 and 11. For more corners you first need more roads ({ PART($costs_road_lumber, $kind_lumber) } + { PART($costs_road_brick, $kind_brick) }).
cities_knights-lesson-settlement-other = That works too. But a settlement is a point and a card on every 4, 6 and 11, and someone else could take that corner.
cities_knights-lesson-improve = Your cloth is a commodity: from pasture, forest and mountains, a city gets one with its card. Cloth buys improvements in trade, paper in science, coins in politics: level 1 costs one, level 2 two, and so on. **Buy trade 1.**
cities_knights-lesson-improve-done = The third die is the event die. If it shows the trade gate, a red 1 or 2 now brings you a progress card; with each level, one number more does. First to level { $metropolis_level } gets a metropolis, { COUNT($points_metropolis, "point", "points") } more.
cities_knights-lesson-improve-other = That works too. But the first level costs a single card and helps for the rest of the match.
cities_knights-lesson-trade = You want a knight next ({ PART($costs_knight_wool, $kind_wool) } + { PART($costs_knight_ore, $kind_ore) }), but you have no ore. The bank trades 4:1, four of a kind for any other card. With your settlement at the wool harbour, wool goes 2:1. **Trade wool for ore.**
cities_knights-lesson-trade-done = Now you have all a knight costs. On your turn, **Offer…** asks the others for a trade too: often cheaper, but they have to agree.
cities_knights-lesson-trade-other = That works too. But keep it in mind: wool trades 2:1 for any card, and the bank never says no.
cities_knights-lesson-knight = Every ship on the event die brings the barbarians a step closer. They’re at step 5; at { $barbarian_steps } they land and attack the cities. Knights hold them off, from free corners along your roads. **Build a knight.**
cities_knights-lesson-knight-done = Your knight has strength 1; promoted for another { PART($costs_promote_knight_wool, $kind_wool) } + { PART($costs_promote_knight_ore, $kind_ore) }, it would have 2. It’s still inactive: it blocks its corner, but doesn’t fight yet.
cities_knights-lesson-knight-other = That works too. But a knight has to be built and activated before the ship lands, and that’s only two ships away.
cities_knights-lesson-activate = One more ship and they land, as strong as all 3 cities together. Ulrich’s and Sibylla’s knights make 2. Yours, promoted to strength 2, is inactive, so the defence fails, and the weakest defender loses a city: you. **Activate your knight** ({ PART($costs_activate_knight_grain, $kind_grain) }).
cities_knights-lesson-activate-done = The defence is 4 now, enough against 3. From your next turn on, your active knight could also move, or chase off the robber or a weaker knight.
cities_knights-lesson-activate-other = That works too. But as long as your knight is inactive, a landing costs you your city.
cities_knights-lesson-landing = That’s enough for now, and half of all rolls are ships. When you end your turn, the others take theirs, and their rolls pay you too. **End your turn.**
cities_knights-lesson-landing-done = Ulrich rolled the ship, and the barbarians lost, 4 to 3. Your defence was the best: { COUNT($points_defender, "point", "points") }. Now all knights are inactive, and the ship starts again.
cities_knights-lesson-landing-other = That works too. The barbarians wait until you end your turn.
cities_knights-lesson-card = Meanwhile, you’ve bought science 1. Then the science gate came with a red 2, and you got a progress card: Medicine. A settlement becomes a city for { PART($costs_city_grain, $kind_grain) } + { PART($costs_city_ore, $kind_ore) }; with Medicine, for only { PART($costs_city_medicine_grain, $kind_grain) } + { PART($costs_city_medicine_ore, $kind_ore) }. **Play Medicine.**
cities_knights-lesson-card-done = Your settlement is a city: { $points_city } points instead of { $points_settlement }, and { $city_cards } cards a hex. But there are 4 cities now, so the barbarians are stronger too.
cities_knights-lesson-card-other = That works too. You can keep up to { $progress_limit } progress cards, but in your hand they do nothing.
cities_knights-lesson-robber = A 7 pays nobody. Anyone with more than { $discard_limit } cards discards half: Ulrich had 10. And you move the robber: its hex pays nothing, and you steal a card there. Ulrich leads, with two cities at forest 8. **Move the robber to forest 8.**
cities_knights-lesson-robber-done = You stole one of Ulrich’s cards. Forest 8 pays nothing until a 7 or a knight moves the robber again. In every match, it only begins to move after the barbarians’ first attack.
cities_knights-lesson-robber-other = That works too. But Ulrich leads, and no hex hurts more than forest 8: two cities, and a number with five dots.
cities_knights-lesson-road = You’re at 11 of { $target }, with { $points_metropolis } for your metropolis. The longest road, at least { $longest_road_from } in a row, is worth { $points_longest_road }, and Ulrich has it with 5. Your two stretches of 3 almost meet. **Build the road between fields 4 and pasture 5.**
cities_knights-lesson-road-done = Your road is 7 long now, so the { $points_longest_road } points go from Ulrich to you: 13. You win.
cities_knights-lesson-road-other = That works too. But a road between fields 4 and pasture 5 would join your two stretches, and 7 in a row beat Ulrich’s 5.
cities_knights-lesson-tips =
    That was Cities & Knights. What wins:
    - **Place the first city for commodities**: at forest, pasture or mountains, where the numbers have many dots.
    - **Keep an active knight** for the landing, and grain to activate it in time.
    - **Spend before you end your turn**: with more than { $discard_limit } cards, a 7 takes half of them.

## Refusals

cities_knights-no-not-now = That has to wait. First { $duty }.
cities_knights-no-roll-first = Roll the dice first. Before that you can only play an Alchemist.
cities_knights-no-roll-again = You’ve already rolled this turn. Build, trade, or end your turn.
cities_knights-no-alchemist-late = { $card } is played before the roll, and you’ve already rolled. Save it for your next turn.
cities_knights-no-other-turn = It’s { $seat }’s turn. You can accept, decline or counter offers made to you.
cities_knights-no-pass = There’s nothing to pass on right now. End your turn if you’re done.
cities_knights-no-duty = You don’t have that to answer right now. Build, trade, or end your turn.
cities_knights-no-dice = A die shows 1 to 6. Choose a number from 1 to 6 for each.

cities_knights-no-such-vertex = There’s no corner { $n }; they go from 0 to 53. Choose one from the suggestions.
cities_knights-no-such-edge = There’s no edge “{ $text }”. Choose one from the suggestions.
cities_knights-no-such-hex = There’s no hex “{ $text }”. Choose one from the suggestions.
cities_knights-no-such-kind = There’s no card “{ $text }”. Choose lumber, brick, wool, grain, ore, paper, cloth or coin.
cities_knights-no-such-track = There’s no track “{ $text }”. Choose trade, politics or science.
cities_knights-no-such-card = There’s no progress card “{ $text }”. Choose one from your hand.
cities_knights-no-such-seat = There’s no seat { $n } at this table. Choose one of your opponents.
cities_knights-no-such-offer = Offer { $offer } isn’t open. The board shows the offers that are.
cities_knights-no-self = That has to be an opponent, not yourself.
cities_knights-no-resource = { CAP($kind) } is a commodity. Choose a resource: lumber, brick, wool, grain or ore.
cities_knights-no-commodity = { CAP($kind) } is a resource. Choose a commodity: paper, cloth or coin.

cities_knights-no-pay = { CAP(A($what)) } costs { $cost }. You’re missing { $missing }.
cities_knights-no-road-left = All { $n } of your roads are on the board. Only a Diplomat can free one.
cities_knights-no-road-taken = { $seat } has a road there: { $place }. Choose a free edge.
    .you = You already have a road there: { $place }. Choose a free edge.
cities_knights-no-road-back = The Diplomat’s road goes somewhere else, not back to { $place }.
cities_knights-no-road-blocked = { $seat }’s piece at the end of that edge blocks the way: { $place }. Your roads only pass free corners and your own pieces.
cities_knights-no-road-apart = You have nothing next to { $place }. A road starts at one of your roads, settlements or cities.
cities_knights-no-settlement-left = All { $n } of your settlements are on the board. Turn one into a city first.
cities_knights-no-settlement-apart = Your roads don’t lead to { $place }. Build one there first.
cities_knights-no-building-taken = { $seat } has a building at { $place }. Choose a free corner.
    .you = You already have a building at { $place }. Choose a free corner.
cities_knights-no-building-knight = { $seat } has a knight at { $place }. A settlement needs an empty corner.
    .you = You have a knight at { $place }. A settlement needs an empty corner.
cities_knights-no-distance = { CAP($place) } is next to a building. Buildings have to be at least two edges apart.
cities_knights-no-city-here = You have no settlement at { $place }. A city replaces one of your settlements.
cities_knights-no-city-already = There’s already a city at { $place }. Choose one of your settlements.
cities_knights-no-city-tipped-first = One of your cities is tipped. Turn it upright before you turn another settlement into a city.
cities_knights-no-city-left = All { $n } of your cities are on the board.
cities_knights-no-wall-here = You have no city at { $place }. Walls go under your own cities.
cities_knights-no-wall-already = The city at { $place } already has a wall. One per city is the limit.
cities_knights-no-wall-left = All { $n } of your walls are on the board.
cities_knights-no-knight-left = You have no { $knight } left: all { $n } are on the board. Promote one, or wait until one is free.
cities_knights-no-knight-taken = { $seat } has a piece at { $place }. Choose a free corner.
    .you = You already have a piece at { $place }. Choose a free corner.
cities_knights-no-knight-apart = Your roads don’t lead to { $place }. A knight starts at one of your roads.
cities_knights-no-improve-done = { CAP($track) } is already at level { $n }, the highest. Choose another track.
cities_knights-no-improve-city = You have no city. You need at least one on the board to buy improvements.
cities_knights-no-improve-free-city = { CAP($track) } { $n } needs a city without a metropolis, and you don’t have one.
cities_knights-no-improve-pay = { CAP($track) } { $n } costs { COUNT($price, $kind) }, and you have { $have }.
cities_knights-no-draft-road = Your first roads start at the piece you’ve just placed: { $place }.
cities_knights-no-draft-now-road = Now place the road beside the piece you’ve just placed.
cities_knights-no-draft-now-city = Now place your city.
cities_knights-no-draft-now-settlement = Now place your settlement.

cities_knights-no-knight-here = You have no knight at { $place }. Choose one of yours.
cities_knights-no-activate-again = The knight at { $place } is already active.
cities_knights-no-promote-mighty = The knight at { $place } is already mighty, the highest level.
cities_knights-no-promote-again = You’ve already promoted the knight at { $place } this turn. Once a turn is the limit for each knight.
cities_knights-no-promote-fortress = You need { $track } level { $n } to promote a strong knight. Buy it first.
cities_knights-no-act-inactive = The knight at { $place } is inactive. Activate it for grain; it can act from your next turn on.
cities_knights-no-act-yet = The knight at { $place } has acted or was activated this turn. It can act on your next one.
cities_knights-no-move-same = The knight is already there. Choose another corner.
cities_knights-no-move-way = Your roads don’t take the knight to { $place }. It follows your own roads and stops at opponents’ pieces.
cities_knights-no-move-stronger = { $seat }’s knight at { $place } isn’t weaker. Your knight can only displace weaker ones.
cities_knights-no-robber-locked = The robber can’t move until the barbarians have attacked once.
cities_knights-no-robber-stay = The robber is already at { $place }. Move it to another hex.
cities_knights-no-robber-nobody = Nobody at { $place } has a card to steal. Move the robber without naming a player.
cities_knights-no-robber-victim = At { $place } you can steal a card from { $seats }. Choose who.
cities_knights-no-chase-away = The knight isn’t at the robber’s hex: { $place }.

cities_knights-no-bank-same = You can’t trade { $kind } for { $kind }. Choose another card to get.
cities_knights-no-bank-sets = Trade at least once.
cities_knights-no-bank-pay = For { COUNT($sets, $get) } the bank takes { COUNT($n, $give) }, and you have { $have }.
cities_knights-no-bank-stock = { $n ->
    [0] The bank has no { $kind } left. Choose something else.
   *[other] The bank only has { COUNT($n, $kind) } left. Take less.
}
cities_knights-no-terms-empty = Both sides of a trade need at least one card. You can’t give presents.
cities_knights-no-terms-both = { CAP($kind) } is on both sides. Put each kind on one side only.
cities_knights-no-terms-many = Each side of a trade can have at most { $n } cards.
cities_knights-no-terms-pay = You’re missing { $missing } for that. You can only trade what you have.
cities_knights-no-offers-left = You’ve made { $n } offers this turn, and that’s the limit. Trade with the bank, or move on.
cities_knights-no-offer-partner = Nobody else is trading this turn. Trade with the bank, or move on.
cities_knights-no-offer-to = You can make this offer to { $seats }, or to some of them.
cities_knights-no-counter-active = It’s your turn: make an offer of your own instead of countering.
cities_knights-no-offer-own = Offer { $offer } is yours. You can withdraw it.
cities_knights-no-offer-other = Offer { $offer } is for { $seats }, not for you.
cities_knights-no-offer-answered = You’ve already answered offer { $offer }.
cities_knights-no-withdraw-other = Offer { $offer } is { $seat }’s. You can decline it.
cities_knights-no-close-active = It’s your turn: just stop making offers.

cities_knights-no-card = You don’t have { $card }. Choose a progress card from your hand.
cities_knights-no-card-point = { $card } stays on the table for good. Choose a card from your hand.
cities_knights-no-harbour-second = { $card } already works for the rest of this turn. Save the other one.
cities_knights-no-harbour-unplayed = Play { $card } first; then you can offer resources for the rest of the turn.
cities_knights-no-harbour-again = You’ve already offered { $seat } a resource this turn. Once a turn is the limit for each opponent.
cities_knights-no-richer = { $seat } doesn’t have more points than you. { $card } works against players ahead of you.
cities_knights-no-victim-cards = { $seat } has no cards. Choose someone else.
cities_knights-no-fleet-again = You already trade { $kind } 2:1. Name another kind.
cities_knights-no-merchant-here = You have no building at { $place }. The merchant goes next to one of your settlements or cities.
cities_knights-no-merchant-again = Your merchant is already at { $place }. Choose another hex.
cities_knights-no-victim-knight = { $seat } has no knight. Choose someone else.
cities_knights-no-diplomat-road = There’s no road at { $place }. Choose an open road.
cities_knights-no-diplomat-closed = The road at { $place } isn’t open: at both ends its owner has another road, a building or a knight.
cities_knights-no-intrigue-knight = No opponent has a knight at { $place }. Choose an opponent’s knight at one of your roads.
cities_knights-no-intrigue-road = No road of yours touches { $place }. Choose an opponent’s knight at one of your roads.
cities_knights-no-spy-cards = { $seat } has no progress cards. Choose someone else.
cities_knights-no-spy-card = { $card } isn’t among the cards you see. Take one of those, or none.
cities_knights-no-inventor-two = Choose two different hexes.
cities_knights-no-inventor-fixed = The number of { $place } stays. The Inventor only swaps 3, 4, 5, 9, 10 and 11.
cities_knights-no-inventor-equal = Both hexes have { $n }. Choose two different numbers.
cities_knights-no-effect-commercial-harbor = { $card } has nobody with cards left to ask this turn. Keep the card.
cities_knights-no-effect-resource-monopoly = No opponent has a card, so { $card } would bring you nothing. Keep the card.
cities_knights-no-effect-trade-monopoly = No opponent has a card, so { $card } would bring you nothing. Keep the card.
cities_knights-no-effect-saboteur = Nobody with as many points as you or more has at least two cards, so { $card } would hit nobody. Keep the card.
cities_knights-no-effect-warlord = You have no inactive knight, so { $card } would do nothing. Keep the card.
cities_knights-no-effect-wedding = Nobody with more points than you has a card, so { $card } would bring you nothing. Keep the card.
cities_knights-no-effect-crane = You can’t buy any level that { $card } would make cheaper. Keep the card.
cities_knights-no-effect-irrigation = You have no building at fields, or the bank has no grain, so { $card } would bring you nothing. Keep the card.
cities_knights-no-effect-mining = You have no building at mountains, or the bank has no ore, so { $card } would bring you nothing. Keep the card.
cities_knights-no-effect-road-building = You have nowhere to build a road, so { $card } would do nothing. Keep the card.
cities_knights-no-effect-smith = You can’t promote any knight right now, so { $card } would do nothing. Keep the card.

cities_knights-no-bag-cards = You’re missing { $missing } for that. Choose from the cards you have in front of you.
cities_knights-no-bag-count = { $n ->
    [one] Choose exactly { $n } card; you named { $given }.
   *[other] Choose exactly { $n } cards; you named { $given }.
}
cities_knights-no-own-city = You have no city at { $place }. Choose one of your cities.
cities_knights-no-metropolis-city = The city at { $place } is the { $track } metropolis. Choose one without a metropolis.
cities_knights-no-deck = The { $track } deck is empty. Choose another one.

## Picture cards

cities_knights-picture-island = The island
cities_knights-picture-island-says = When a hex’s number is rolled, it pays everyone beside it: a settlement gets one resource, a city two cards. Forest, pasture and mountains give cities a commodity too.
cities_knights-picture-island-mark-dots = more dots: rolled more often
cities_knights-picture-island-mark-settlement = settlement
cities_knights-picture-island-mark-city = city with a wall
cities_knights-picture-island-mark-knight = active knight
cities_knights-picture-island-mark-road = road
cities_knights-picture-island-mark-robber = robber
cities_knights-picture-roll = The roll
cities_knights-picture-roll-says = Each turn begins with three dice. Add red and yellow for the number that pays. The third die moves the barbarians’ ship or shows a gate, which can bring progress cards. Then you build and trade.
cities_knights-picture-roll-mark-numbers = { $red } + { $yellow }: the number that pays
cities_knights-picture-roll-mark-event = ship or gate
cities_knights-picture-roll-mark-progress = progress cards
cities_knights-picture-barbarians = The barbarians
cities_knights-picture-barbarians-says = The ship lands after { $barbarian_steps } steps. All cities count as its strength, all active knights as the defence. If the defence is too weak, the weakest of you lose a city; if it holds, the strongest defender scores.
cities_knights-picture-barbarians-mark-ship = one step to go
cities_knights-picture-barbarians-mark-landing = it lands here
cities_knights-picture-barbarians-mark-strength = strength { $strength }
cities_knights-picture-barbarians-mark-defence = defence { $defence }
cities_knights-picture-points = Points
cities_knights-picture-points-says = { $b } has { $points } points: { $points_settlement } for each settlement, { $points_city } for each city. Longest road and each metropolis bring { $points_metropolis } more. You win with { $target } on your own turn.
cities_knights-picture-points-mark-points = points so far
cities_knights-picture-points-mark-hand = cards in hand
cities_knights-picture-points-mark-danger = no knight: in danger
cities_knights-picture-points-mark-levels = improvements
cities_knights-picture-points-mark-settlements = from settlements
cities_knights-picture-points-mark-cities = from cities
