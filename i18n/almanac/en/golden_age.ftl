overview = The game in short
    .body =
        You spread pawns and markers over ten Dutch provinces. The Stadtholder walks around them and pays everyone with pieces where he stops. Each of your markers lets you buy something once a turn, by its colour: pawns, investments, paintings, colony cards, culture, spices. What you don’t want to use, you sell to the highest bidder.

        Points come from pieces on the map, colonies, finished paintings, windmills, governors and money. You win with **{ COUNT($target, "point", "points") } at the end of your own turn**. All points are public.
    .see = turn example board tips points
    .words = aim goal start basics introduction rules how to play dutch golden age

turn = Your turn
    .body =
        After the roll, do any of this in any order, as often as you can pay:

        - move pawns, take guilds, make markers, sail
        - use each of your markers **once**
        - auction off the action of a marker in a province
        - cash in sets

        Then end your turn: your points are counted, and your markers are ready again.

        You can undo moves until a card is drawn, the dice fall or an auction opens.
    .see = roll actions move guild new-marker auction
    .words = phase action end undo what can i do

example = A turn in numbers
    .body =
        You have 10 florins, a marker in Brabant and two pawns in Holland. You roll 2 + 3, and the Stadtholder stops at Holland and Brabant: 1 for each pawn, 2 for the marker. Now you have 14.

        - You take the blue guild for 3, since nobody has it: 11.
        - Your new marker is ready at once. For 3 you draw a colony card, a ship: 8.
        - You auction off Brabant’s action. Bob bids 2, Chloé 2½, Bob 3, and Chloé passes. Bob pays you his 3 and draws the investment card for free: 11.

        Your turn ends with 7 points: 4 for the marker, 2 for the pawns, 1 for ten full florins, none for the guild.
    .see = turn income guild auction points
    .words = example sample round walkthrough demonstration calculation how does a turn work

board = The board, sign by sign
    .body =
        - Outer ring: the Stadtholder’s track. Scales are a merchant, a crown is William II.
        - Gold: his space, its two provinces, and dots along his last way. Small coloured signs by the track show who gets paid there if the next roll leads to it.
        - Five houses: the guilds. The lit number is the price right now.
        - Pale marker: used this turn.
        - Numbered islands: the colonies. A star shows their points.
        - Decks: cards left, then discards.
        - Players: points, money, markers and pawns in reserve, hidden cards by colour, paintings (gold once finished, otherwise a box for each payment), governors.

        A crimson ring or frame is new. A faint pawn shows where one came from.
    .see = stadtholder guild colonies painting hidden
    .words = legend key picture image symbol symbols sign icon icons colour colours scales crown dots houses star pale faint crimson gold what does it mean

tips = What should I do first?
    .body =
        - **Bring three pawns together early.** They’re { COUNT($points_settled, "point", "points") } as pawns, { $points_marker } as a marker. The marker buys something every turn, and the pawns are free again.
        - **Sell what you can’t pay for.** At first the Stadtholder pays for about one action a round, and you’ll soon have several. Auction off the others before you buy: you can spend that money at once.
        - **Look at the colonies.** Three cards bring { COUNT($points_east, "point", "points") }, and then cheap spices if you get a low number. If everyone’s after them, try paintings instead.

        Don’t sit on money: a point for every { $point_cost } is less than most things it buys.
    .see = new-marker auction colonies painting
    .words = tip tips strategy strategies tactics advice hint beginner beginners newcomer first move good plan opening what should i do first help

length = How long a match takes
    .body =
        Nine to eleven turns each, as a rule. Nothing ends it but { COUNT($target, "point", "points") } at the end of someone’s turn.

        At a table that’s about an hour. Here it depends on how often you all look in. If that’s a few times a day and you plan nothing, count two and a half weeks with three players and four weeks with four. If you all plan ahead and set limits for auctions, it’s one to two weeks.
    .see = end limits bid
    .words = how long time duration length days weeks hours rounds turns quick slow

setup = Setup
    .body =
        Everyone has { $start_money }, { COUNT($start_pawns, "pawn", "pawns") } and { COUNT($start_markers, "marker", "markers") }. In seat order, each player places one **marker**, at most one to a province. Then, in the same order, each places two **pawns**, only where there’s no marker and at most two in a province, yours and others’ together; both of yours can share one. These limits end with the setup.

        Finally, the last seat chooses the merchant where the Stadtholder starts. That pays nothing.
    .see = marker pawn stadtholder tips
    .words = start draft placement begin beginning first opening deal

roll = The roll
    .body =
        Two dice move the Stadtholder clockwise, and everyone’s paid where he stops. Before that, you can play one **die card** to choose the total, and cash in sets.

        If you have no card with a culture back, there’s nothing to decide, and the dice fall as your turn begins. If you do, you’re asked first; a standing order can roll for you.
    .see = stadtholder die income
    .words = dice before begin total

stadtholder = Stadtholder and his track
    .body =
        The track has 54 spaces. Each of the 45 pairs of provinces is on it once; six spaces show a merchant and three show William II. The Stadtholder goes clockwise by the total of the dice.

        The text board tells, for each total from 2 to 12, where he’d stop and what that would pay.
    .see = income roll board
    .words = path circle merchant william spaces

income = What a stop pays
    .body =
        - Two provinces: in each, everyone gets **{ $pay_pawn }** for each of their pawns, **{ $pay_marker_bare }** for their marker, and **{ $pay_governor_bare }** if they have its governor, even without a piece there.
        - Merchant: everyone gets { $pay_merchant }.
        - William II: everyone gets { $pay_william }.

        Everyone’s paid, not just the player who rolled.
    .see = stadtholder governor money
    .words = earnings pay paid florins merchant william

province = Provinces
    .body =
        Two of each colour:

        - green: Holland, Limburg
        - yellow: Brabant, Groningen
        - brown: Utrecht, Overijssel
        - blue: Zeeland, Friesland
        - grey: Flanders, Gelderland

        A province holds one marker in all, and any number of pawns from any player. Its colour says what the marker’s action brings.
    .see = marker pawn actions
    .words = map holland limburg brabant groningen utrecht overijssel zeeland friesland flanders gelderland

pawn = Pawns
    .body =
        You have five. A pawn in a province is worth **{ COUNT($points_pawn, "point", "points") }** and earns { $pay_pawn } when the Stadtholder stops there. Three of yours in one province can become a marker; the pawns then return to your reserve.

        Otherwise pawns never leave the map, and nobody can drive them away.
    .see = move green new-marker
    .words = people piece population

move = Moving pawns
    .body =
        Each border your pawn crosses costs **{ $step_cost }**, paid to the bank. Move as many pawns as far as you like. The list shows every province with the cheapest way there; nobody crosses the sea.

        Pawns can pass through and share provinces with any pieces.
    .see = pawn new-marker turn
    .words = travel border march walk neighbour

marker = Markers
    .body =
        You have six. A marker in a province is worth **{ COUNT($points_marker, "point", "points") }** and earns { $pay_marker } at a stop; in the East Indies it’s worth **{ $points_east }**, in the West Indies **{ $points_west }**, on a guild nothing.

        Every marker gives you its colour’s action once on each of your turns. Used ones are turned over until your turn ends. A marker you’ve just placed is ready at once.
    .see = new-marker actions reserve guild colonies
    .words = influence piece flipped used active

new-marker = Making a marker
    .body =
        Three of your pawns in a province without a marker can become one of your markers, for free. The pawns go back to your reserve. You lose { COUNT($points_settled, "point", "points") } and gain { $points_marker }.

        You never have to, and it can wait as long as nobody else’s marker gets there first. If a pawn won at an auction is your third, you can do it even out of turn.
    .see = pawn marker reserve offer
    .words = three found settle create replace

reserve = With an empty reserve
    .body =
        If all six markers are in use when you make a marker or sail, you move one of yours from elsewhere instead. It has to be unused this turn. It can come from a province, a guild or a colony, and goes to a province or a colony, **never to a guild**.

        Its old points are lost. A guild it leaves belongs to nobody and costs { $guild_least } again. While you have a marker in reserve, none is moved.
    .see = new-marker sailing guild
    .words = six moving relocate source out of markers

guild = Guilds
    .body =
        Each colour but orange has a guild. Taking it costs **{ $guild_least }** if nobody has it, otherwise **{ $guild_raise_bare } more** than its last price. Your marker comes from your reserve; the one driven out returns to its owner’s. You can’t outbid yourself, and a marker on the top step, { $guild_most_bare }, is safe.

        A guild’s action is that of its colour, at the same cost. A guild gives no points or income, and its action can’t be sold. You can take any number of guilds a turn.
    .see = marker actions reserve
    .words = control table price drive out displace

actions = Using a marker
    .body =
        Once a turn, each of your markers can buy what its colour offers:

        - green: a pawn, { $pawn_cost }
        - yellow, blue, grey: a card, { $card_cost }
        - brown: an art card, { $card_cost }, **or** a painter’s payment, { $painter }
        - orange (colonies): a spice card, { $spice_least_bare } to { $spice_most }

        Instead of using a marker in a province, you can sell its action. You don’t have to do either.
    .see = green yellow brown blue grey orange auction
    .words = special action colour cost price buy

green = Green: new pawns
    .body =
        Holland, Limburg and the green guild. For **{ $pawn_cost }**, a pawn from your reserve goes to any province you like, even where others are. You need a pawn in reserve for this. If it’s your third there, the three can become a marker at once.
    .see = pawn new-marker actions
    .words = holland limburg population reinforcement

yellow = Yellow: investments
    .body =
        Brabant, Groningen and the yellow guild. For **{ $card_cost }**, you draw the top investment card and keep it hidden. You cash in these cards in sets of one, two or three of a kind.
    .see = tulip1 tulip2 expedition cashing
    .words = brabant groningen money investment

brown = Brown: art
    .body =
        Utrecht, Overijssel and the brown guild. For **{ $card_cost }**, you draw an art card and put it face up in front of you, **or** you pay **{ $painter }** for one of your unfinished paintings. A marker does one of the two, for one painting.
    .see = painting actions
    .words = utrecht overijssel artist art

blue = Blue: colony cards
    .body =
        Zeeland, Friesland and the blue guild. For **{ $card_cost }**, you draw a colony card and keep it hidden. Ship, captain and cannon together take a marker of yours to a colony.
    .see = ship captain cannon voc sailing
    .words = zeeland friesland sea voyage

grey = Grey: culture
    .body =
        Flanders, Gelderland and the grey guild. For **{ $card_cost }**, you draw a culture card: ten governors, six windmills, three die cards, and eight guests that work like cards of other decks (a lady, a two-ladies card, two paintings, two jokers, pepper and nutmeg). A guest goes back to the culture discards.
    .see = governor windmill die deck
    .words = flanders gelderland guest mixed cultural advance progress

orange = Orange: spices
    .body =
        Only markers in colonies can do this. For as many florins as the colony’s **number**, you draw a spice card and keep it hidden. You cash in spices like investments, and they pay more.
    .see = pepper nutmeg cloves colonies cashing
    .words = spice trade colony indies

cashing = Cashing in sets
    .body =
        - Lady with tulips: { COUNT($set_size_tulip1, "card", "cards") }, { $set_tulip1 }; two-ladies card: { COUNT($set_size_tulip2, "card", "cards") }, { $set_tulip2_bare }; trading expedition: { COUNT($set_size_expedition, "card", "cards") }, { $set_expedition_bare }
        - Pepper: { COUNT($set_size_pepper, "card", "cards") }, { $set_pepper }; nutmeg: { COUNT($set_size_nutmeg, "card", "cards") }, { $set_nutmeg_bare }; cloves: { COUNT($set_size_cloves, "card", "cards") }, { $set_cloves_bare }

        You can do it **whenever it’s your decision**, even before your roll or while you bid, and use the money at once. An incomplete set brings nothing. The cards are discarded. When Kontor bids for you within your limit, it cashes in what a bid needs.
    .see = yellow orange money bid
    .words = sell set sets money exchange pays cash

tulip1 = Lady with tulips
    .body = An investment card. Each one brings **{ $set_tulip1 }** when you cash it in. Six are in the yellow deck, one in the culture deck.
    .see = cashing yellow
    .words = card one woman single investment

tulip2 = Two-ladies card
    .body = An investment card. **Two** of them together bring **{ $set_tulip2 }**, one alone nothing. Six are in the yellow deck, one in the culture deck.
    .see = cashing yellow
    .words = card pair two women double investment

expedition = Trading expedition
    .body = An investment card. **Three** of them together bring **{ $set_expedition }**, fewer nothing. Nine are in the yellow deck.
    .see = cashing yellow
    .words = card three trade investment

pepper = Pepper
    .body = A spice card. Each one brings **{ $set_pepper }** when you cash it in. Six are in the spice deck, one in the culture deck.
    .see = cashing orange
    .words = card one spice

nutmeg = Nutmeg
    .body = A spice card. **Two** of them together bring **{ $set_nutmeg }**, one alone nothing. Six are in the spice deck, one in the culture deck.
    .see = cashing orange
    .words = card two spice

cloves = Cloves
    .body = A spice card. **Three** of them together bring **{ $set_cloves }**, fewer nothing. Nine are in the spice deck.
    .see = cashing orange
    .words = card three spice

painting = Paintings and painters
    .body =
        An art card is face up in front of you: an unfinished painting, worth { $points_painting_least } to { COUNT($points_painting_most, "point", "points") }. It counts once its painter has had all payments: **two fewer than its points**, { $painter } each, and each takes a brown action.

        You can have any number of unfinished paintings. Money paid on them is gone and no longer counts. Even with an action won at an auction, you still pay that florin.
    .see = brown points perform
    .words = art artist payment picture finished

ship = Ship
    .body = A colony card; five are in the blue deck. With a captain and a cannon, or jokers in their place, it takes one of your markers to a colony.
    .see = sailing voc blue
    .words = card crew voyage

captain = Captain
    .body = A colony card; five are in the blue deck. With a ship and a cannon, or jokers in their place, it takes one of your markers to a colony.
    .see = sailing voc blue
    .words = card crew voyage

cannon = Cannon
    .body = A colony card; five are in the blue deck. With a ship and a captain, or jokers in their place, it takes one of your markers to a colony.
    .see = sailing voc blue
    .words = card crew voyage

voc = VOC joker
    .body =
        The sign of the East India Company replaces a ship, a captain or a cannon. A crew can have several jokers, even three. Four are in the blue deck, two in the culture deck.

        If you have both a card and a joker for it, you choose which one to give.
    .see = sailing ship captain cannon
    .words = card company joker wild

sailing = Sailing
    .body =
        With ship, captain and cannon, or jokers in their place, you can sail on any of your turns: the three cards are discarded, and one of your markers goes to a colony of your choice. It costs no money, and you never have to.

        If a card won at an auction completes your crew on someone else’s turn, you can sail at once. Until then, your crew stays hidden.
    .see = colonies reserve voc offer
    .words = crew voyage sail indies trio

colonies = East and West Indies
    .body =
        Spaces **2 to 6** are the East Indies: one marker each, **{ COUNT($points_east, "point", "points") }**. Space **7** is the West Indies: any number of markers, **{ COUNT($points_west, "point", "points") }** each. A marker there draws spices for as many florins as its space’s number. Nobody can drive it out.

        Each space of the East Indies goes to the first to get there; they can be taken in any order.
    .see = sailing orange points
    .words = colony india antilles overseas

governor = Governors
    .body =
        A culture card; each province has one. It’s face up in front of you, is worth **{ COUNT($points_governor, "point", "points") }**, and pays you **{ $pay_governor }** whenever the Stadtholder stops at its province, even if you have no piece there.
    .see = income grey points
    .words = card culture province

windmill = Windmill
    .body = A culture card; there are six. You show it as soon as you draw it, and it’s worth **{ COUNT($points_windmill, "point", "points") }** until the end.
    .see = grey points
    .words = card culture mill

die = Die card
    .body =
        A culture card; there are three. Keep it hidden and discard it before your roll to choose the total, **2 to 12**, instead of rolling. One a turn, and only on your own. Your panel shows where each total would take the Stadtholder and what you’d get.
    .see = roll grey
    .words = card culture dice choose total

auction = Auctions
    .body =
        On your turn, you can sell the action of an unused marker in a **province**. The others bid in turn from your left: at least { $raise } more than the last bid, or they pass for good. You don’t bid. The last one in pays **you**, your marker is used, and the winner does the action at once without its cost.

        You can spend the money on the same turn. If nobody bids, you can still use the marker, but not sell it again this turn. Guilds and colonies are never sold.
    .see = bid perform actions
    .words = sell bidding offer highest seller

bid = Bidding over days
    .body =
        Everyone who can bid is asked at the same time: **pass**, bid the minimum, or **up to** an amount. Kontor then bids for you, always the least it can, as long as that’s within your limit. Above it, you pass or get asked again, as you chose.

        Answers stay secret until all are in; then one post tells the whole auction. It ends just as if you’d all bid in turn: nobody, not even the seller, sees your limit. If two limits are the same, the first to reach it wins.

        You can’t bid more than you can pay. Sets in your hand count: Kontor cashes them in when a bid needs it.
    .see = auction cashing perform limits
    .words = proxy limit maximum secret up to then pass ask me minimum automatic

limits = Limits for auctions to come
    .body =
        Under **Plan ahead…**, **auction limits** answer auctions to come: for each colour, the most you’d bid before you pass; 0 passes at once. That answer is as secret as any, comes after a while as if you’d stopped by, and can be changed until all are in. A limit ends with the auction it wins, or when you cancel it.
    .see = bid auction
    .words = auction limit ahead beforehand proxy automatic colour plan

perform = Using what you won
    .body =
        If you win an auction, you do the action at once and pay only your bid: green puts a pawn in any province, the others draw their card. Brown can pay a painter instead; you still owe that **{ $painter }**, so your bid leaves you enough where nothing else is possible.

        If there’s only one thing to do, Kontor does it. If you couldn’t do the action, because a pawn or a card is missing, you aren’t asked to bid.
    .see = auction painting offer
    .words = winner won auction action

offer = Out of turn
    .body =
        If you win an auction on someone else’s turn, Kontor can ask you right away for one thing more: make a marker, if your new pawn is the third in its province, or sail, if the card could complete your crew.

        The seller plays on meanwhile, but the next turn begins only after your answer. You can decline and still do it on a turn of your own. What the seller makes impossible in the meantime is off, and a seller with { COUNT($target, "point", "points") } at the end of the turn wins without waiting.

        The question depends only on what everyone sees, so you can get it even if your hidden cards aren’t a crew. It gives nothing away.
    .see = new-marker sailing perform
    .words = optional decline pass opponent wait not my turn

money = Money
    .body =
        Florins and halves; the bank never runs out. Everyone sees your money. Every **full { $point_cost }** are worth 1 point, so paying can cost you one: your panel shows what changes.

        In commands, you can type an amount as 3½, 3.5 or 3,5.
    .see = income points cashing
    .words = florin half bank coins cash

points = Points
    .body =
        - pawn in a province: { $points_pawn }
        - marker in a province: { $points_marker }, in the East Indies { $points_east }, in the West Indies { $points_west }, on a guild 0
        - finished painting: { $points_painting_least } to { $points_painting_most }
        - windmill: { $points_windmill }, governor: { $points_governor }
        - each full { $point_cost }: 1

        Points are what you have now: a marker that moves no longer scores at its old place. Everyone starts with { $points_start }.
    .see = end marker painting
    .words = score scores victory vp scoring value

end = End of the match
    .body =
        If your own turn ends and you have **{ COUNT($target, "point", "points") } or more**, you win at once. Others can reach { $target } on your turn, but only win at the end of their own. So there’s never a tie. The others are ranked by points.
    .see = points turn length
    .words = victory win winning winner how to win { $target } tie finish

hidden = What’s hidden
    .body =
        Investment, spice, colony and die cards in hand: others see only how many you have of each **back**. A guest from the culture deck keeps its culture back. Answers to an auction stay secret until it’s over.

        Everyone sees money, points, paintings, governors, windmills, discards, the sizes of all decks, and everything on the board. Once the match is over, all hands are shown.
    .see = deck cashing sailing
    .words = secret open hand hands backs private public see count

deck = Decks and discards
    .body =
        Five decks, { COUNT($cards_in_all, "card", "cards") }: { $deck_investment } investment, { $deck_art } art, { $deck_colony } colony, { $deck_culture } culture and { $deck_spice } spice cards. A used card goes to the discards of its own back. If a deck is empty, its discards are shuffled into a new one. If those are empty too, which only really happens with art, nobody can buy or auction such a card.
    .see = grey hidden
    .words = pile shuffle cards count empty reshuffle
