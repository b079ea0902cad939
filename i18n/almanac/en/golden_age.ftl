overview = The game in short
    .body =
        You spread pawns and markers over ten Dutch provinces. The Stadtholder walks round them and pays whoever has pieces where he stops. Each of your markers lets you buy something once a turn, by its colour: pawns, investments, paintings, colony cards, culture, spices. What you do not want to use you sell to the highest bidder.

        Points come from pieces on the map, colonies, finished paintings, windmills, governors and money. You win with **{ COUNT($target, "point", "points") } at the end of your own turn**. All points are public.
    .see = turn points auction actions
    .words = aim goal start basics introduction rules how to play dutch golden age

turn = Your turn
    .body =
        After the roll you do all this in any order, as often as you can pay:

        - move pawns, take guilds, make markers, sail
        - use each of your markers **once**
        - sell the action of a marker in a province by auction
        - cash in sets

        Then end your turn: your points are counted, and your markers can be used again.

        You can take moves back until a card is drawn, dice fall or an auction opens.
    .see = roll actions move guild new-marker auction
    .words = phase action end undo what can i do

setup = Setup
    .body =
        Everybody has { $start_money }, { COUNT($start_pawns, "pawn", "pawns") } and { COUNT($start_markers, "marker", "markers") }. In seat order each places one **marker**, one in a province at most. Then in the same order each places two **pawns**, only in provinces without a marker and two in a province at most, whoever’s they are; both of yours may share one. These limits end with the setup.

        Last, the last seat chooses the merchant where the Stadtholder starts. Nothing is paid for that.
    .see = marker pawn stadtholder
    .words = start draft placement begin beginning first opening deal

roll = The roll
    .body =
        Two dice move the Stadtholder clockwise, and where he stops everybody is paid. Before that you may play one **die card** and choose the total, and cash in sets.

        If you hold no card with a culture back, there is nothing to decide, and the dice fall as your turn begins. If you do, you are asked; a standing order can roll for you.
    .see = stadtholder die income
    .words = dice before begin total

stadtholder = Stadtholder and his track
    .body =
        The track has 54 spaces. Each of the 45 pairs of provinces stands on it once; six spaces show a merchant and three show William II. The Stadtholder goes clockwise by the total of the dice.

        The text board names, for each total from 2 to 12, where he would stop and what that would pay.
    .see = income roll
    .words = path circle merchant william spaces

income = What a stop pays
    .body =
        - Two provinces: in each of the two, everybody gets **{ $pay_pawn }** for each of their pawns, **{ $pay_marker_bare }** for their marker, and **{ $pay_governor_bare }** if they have its governor, even without a piece there.
        - Merchant: everybody gets { $pay_merchant }.
        - William II: everybody gets { $pay_william }.

        All players are paid, whoever rolled.
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

        A province holds one marker in all and any number of pawns of anybody. The colour says what the marker’s action brings.
    .see = marker pawn actions
    .words = map holland limburg brabant groningen utrecht overijssel zeeland friesland flanders gelderland

pawn = Pawns
    .body =
        You have five. A pawn in a province is worth **{ COUNT($points_pawn, "point", "points") }** and earns { $pay_pawn } when the Stadtholder stops there. Three of yours in one province can become a marker; they then return to your reserve.

        Pawns never leave the map otherwise, and nobody can drive them away.
    .see = move green new-marker
    .words = people piece population

move = Moving pawns
    .body =
        Each border that a pawn of yours crosses costs **{ $step_cost }**, paid to the bank. You may move as many pawns as far as you like. A list offers every province with the cheapest way; there is no way over the sea.

        Pawns pass and share provinces with anybody’s pieces.
    .see = pawn new-marker turn
    .words = travel border march walk neighbour

marker = Markers
    .body =
        You have six. A marker in a province is worth **{ COUNT($points_marker, "point", "points") }** and earns { $pay_marker } at a stop; in the East Indies it is worth **{ $points_east }**, in the West Indies **{ $points_west }**, on a guild nothing.

        Every marker gives you its colour’s action once in each of your turns. Used ones are turned over until your turn ends. One that has just been placed is ready at once.
    .see = new-marker actions reserve guild colonies
    .words = influence piece flipped used active

new-marker = Making a marker
    .body =
        Three of your pawns in a province without a marker can be replaced by one of your markers, at no cost. The pawns go back to your reserve. That takes { COUNT($points_settled, "point", "points") } and gives { $points_marker }.

        It is never compulsory, and it can wait as long as nobody else’s marker comes there first. If a pawn won at an auction completes the three, you may do it even out of turn.
    .see = pawn marker reserve offer
    .words = three found settle create replace

reserve = With an empty reserve
    .body =
        If all six markers are in use and you make a marker or sail, you move one of yours from elsewhere instead. It must not have been used this turn. It may come from a province, a guild or a colony, and goes to a province or a colony, **never to a guild**.

        Its old points are lost. A guild that it leaves has no controller, and costs { $guild_least } again. While a marker is in your reserve, none is moved.
    .see = new-marker sailing guild
    .words = six moving relocate source out of markers

guild = Guilds
    .body =
        Each colour but orange has a guild. Taking it costs **{ $guild_least }** if nobody has it, else **{ $guild_raise_bare } more** than its controller paid. Your marker comes from the reserve; the one driven out returns to its owner’s reserve. You cannot outbid yourself, and a marker on the top step, { $guild_most_bare }, is safe.

        A guild’s action is that of its colour and costs the same. It gives no points and no income and cannot be sold. You may take any number of guilds a turn.
    .see = marker actions reserve
    .words = control table price drive out displace

actions = Using a marker
    .body =
        Once a turn each of your markers can buy what its colour offers:

        - green: a pawn, { $pawn_cost }
        - yellow, blue, grey: a card, { $card_cost }
        - brown: an art card, { $card_cost }, **or** a painter’s payment, { $painter }
        - orange (colonies): a spice card, { $spice_least_bare } to { $spice_most }

        Instead of using a marker in a province you may sell its action. Nothing of this is compulsory.
    .see = green yellow brown blue grey orange auction
    .words = special action colour cost price buy

green = Green: new pawns
    .body =
        Holland, Limburg and the green guild. For **{ $pawn_cost }** a pawn from your reserve goes to any province, wherever you like and whoever is there. Without a pawn in reserve there is no green action. If it is your third there, it can become part of a marker at once.
    .see = pawn new-marker actions
    .words = holland limburg population reinforcement

yellow = Yellow: investments
    .body =
        Brabant, Groningen and the yellow guild. For **{ $card_cost }** you draw the top investment card, which you keep hidden. Such cards are cashed in as sets of one, two or three alike.
    .see = tulip1 tulip2 expedition cashing
    .words = brabant groningen money investment

brown = Brown: art
    .body =
        Utrecht, Overijssel and the brown guild. For **{ $card_cost }** you draw an art card and lay it open before you, **or** you pay **{ $painter }** for one unfinished painting of yours. A marker does one of the two, for one painting.
    .see = painting actions
    .words = utrecht overijssel artist art

blue = Blue: colony cards
    .body =
        Zeeland, Friesland and the blue guild. For **{ $card_cost }** you draw a colony card, which you keep hidden. Ship, captain and cannon together take a marker of yours to a colony.
    .see = ship captain cannon voc sailing
    .words = zeeland friesland sea voyage

grey = Grey: culture
    .body =
        Flanders, Gelderland and the grey guild. For **{ $card_cost }** you draw a culture card: ten governors, six windmills, three die cards, and eight guests that work like cards of other decks (a lady, a two-ladies card, two paintings, two jokers, pepper and nutmeg). A guest goes back to the culture discards.
    .see = governor windmill die deck
    .words = flanders gelderland guest mixed cultural advance progress

orange = Orange: spices
    .body =
        Only markers in colonies can do this. For as many florins as the colony’s **number** you draw a spice card, which you keep hidden. Spices are cashed in like investments and pay more.
    .see = pepper nutmeg cloves colonies cashing
    .words = spice trade colony indies

cashing = Cashing in sets
    .body =
        - Lady with tulips: { COUNT($set_size_tulip1, "card", "cards") }, { $set_tulip1 }; two-ladies card: { COUNT($set_size_tulip2, "card", "cards") }, { $set_tulip2_bare }; trading expedition: { COUNT($set_size_expedition, "card", "cards") }, { $set_expedition_bare }
        - Pepper: { COUNT($set_size_pepper, "card", "cards") }, { $set_pepper }; nutmeg: { COUNT($set_size_nutmeg, "card", "cards") }, { $set_nutmeg_bare }; cloves: { COUNT($set_size_cloves, "card", "cards") }, { $set_cloves_bare }

        You may do it **whenever a decision is yours**, even before your roll or while you bid, and use the money at once. Fewer cards of a kind bring nothing. The cards are discarded. When Kontor bids for you within your limit, it cashes in by itself what a bid needs.
    .see = yellow orange money bid
    .words = sell set sets money exchange pays cash

tulip1 = Lady with tulips
    .body = An investment card. Each single one brings **{ $set_tulip1 }** when you cash it in. Six are in the yellow deck, one in the culture deck.
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
    .body = A spice card. Each single one brings **{ $set_pepper }** when you cash it in. Six are in the spice deck, one in the culture deck.
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
        An art card lies open before you as an unfinished painting of { $points_painting_least } to { COUNT($points_painting_most, "point", "points") }. It counts once its painter has had all payments: **two fewer than its points**, { $painter } each, each by a brown action of its own.

        You may have any number of unfinished paintings. Money on them is gone and counts no more. A payment is made even for an action won at an auction: that florin is always due.
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
        The sign of the East India Company replaces a ship, a captain or a cannon. A crew may hold several jokers, even three. Four are in the blue deck, two in the culture deck.

        If you hold both a card and a joker for it, you choose which of them you give.
    .see = sailing ship captain cannon
    .words = card company joker wild

sailing = Sailing
    .body =
        With ship, captain and cannon, or jokers in their place, you may sail in any of your turns: the three cards are discarded, and a marker of yours goes to a colony of your choice. It costs no money and is never compulsory.

        If a card won at an auction completes your crew in somebody else’s turn, you may sail at once. The crew itself stays hidden until then.
    .see = colonies reserve voc offer
    .words = crew voyage sail indies trio

colonies = East and West Indies
    .body =
        Spaces **2 to 6** are the East Indies: one marker each, **{ COUNT($points_east, "point", "points") }**. Space **7** is the West Indies: any number of markers, **{ COUNT($points_west, "point", "points") }** each. A marker there draws spices for as many florins as its number. Nobody can drive it out.

        Each space of the East Indies goes to whoever comes there first; they may be taken in any order.
    .see = sailing orange points
    .words = colony india antilles overseas

governor = Governors
    .body =
        A culture card; each province has one. It lies open before you, is worth **{ COUNT($points_governor, "point", "points") }**, and pays you **{ $pay_governor }** whenever the Stadtholder stops at its province, even if you have no piece there.
    .see = income grey points
    .words = card culture province

windmill = Windmill
    .body = A culture card; there are six. It is laid open as soon as you draw it and is worth **{ COUNT($points_windmill, "point", "points") }** to the end.
    .see = grey points
    .words = card culture mill

die = Die card
    .body =
        A culture card; there are three. Keep it hidden and discard it before your roll to choose the total, **2 to 12**, instead of rolling. One a turn, and only in your own. The panel shows for each total where the Stadtholder would stop and what you would get.
    .see = roll grey
    .words = card culture dice choose total

auction = Auctions
    .body =
        On your turn you may sell the action of an unused marker in a **province**. The others bid in turn from your left: at least { $raise } more than the last bid, or they pass for good. You do not bid. The last one in pays **you**, your marker is used, and the winner performs the action at once without its cost.

        You can spend the money in the same turn. If nobody bids, the marker stays active for you, but is not offered again this turn. Guilds and colonies are never sold.
    .see = bid perform actions
    .words = sell bidding offer highest seller

bid = Bidding over days
    .body =
        Everybody who may bid is asked at once: **pass**, bid the minimum, or **up to** an amount. Kontor then bids for you: the least that is allowed, as long as it is within your limit. Above it you either pass or are asked again, as you said.

        Answers stay secret until all are in; then one post tells the whole auction. The end is the same as if all had bid in turn: nobody, not even the seller, sees your limit. Of two equal limits, the one that is reached first wins.

        You cannot bid more than you can pay. Sets in your hand count: they are cashed in when a bid needs it.
    .see = auction cashing perform limits
    .words = proxy limit maximum secret up to then pass ask me minimum automatic

limits = Limits for auctions to come
    .body =
        Under **Plan ahead…**, **auction limits** answer auctions to come: for each colour the most that you bid, then you pass; 0 passes at once. Such an answer is as secret as any, comes after a while as if you had come by, and can be changed until all are in. A limit ends with the auction that it wins, or when you cancel it.
    .see = bid auction
    .words = auction limit ahead beforehand proxy automatic colour

perform = Using what you won
    .body =
        The winner of an auction performs the action at once and pays nothing but the bid: green puts a pawn into any province, the others draw their card. Brown may instead pay a painter; that **{ $painter }** is due all the same, so bids keep it back where nothing else is possible.

        If there is only one thing to do, it happens by itself. If you could not perform the action, for want of a pawn or a card, you are not asked to bid.
    .see = auction painting offer
    .words = winner won auction action

offer = Out of turn
    .body =
        When you have won an auction in somebody else’s turn, you may be asked at once whether you go on: make a marker, if your new pawn is the third in its province, or sail, if the card may complete your crew.

        The seller plays on meanwhile, but the next turn begins only after your answer. You may decline; in a turn of your own you can still do it. What the seller makes impossible in the meantime lapses, and a seller with { COUNT($target, "point", "points") } at the end of the turn wins without waiting.

        You are asked by what everybody sees, so it may happen even if your hidden cards are no crew: the question tells nothing about them.
    .see = new-marker sailing perform
    .words = optional decline pass opponent wait not my turn

money = Money
    .body =
        Florins and halves; the bank never runs out. Your money is open. Every **full { $point_cost }** are 1 point, so paying may cost one: the panel shows your points before and after.

        In commands an amount may be typed as 3½, 3.5 or 3,5.
    .see = income points cashing
    .words = florin half bank coins cash

points = Points
    .body =
        - pawn in a province: { $points_pawn }
        - marker in a province: { $points_marker }, in the East Indies { $points_east }, in the West Indies { $points_west }, on a guild 0
        - finished painting: { $points_painting_least } to { $points_painting_most }
        - windmill: { $points_windmill }, governor: { $points_governor }
        - each full { $point_cost }: 1

        Points are what you have now: a marker that moves takes its points away from the old place. Everybody starts with { $points_start }.
    .see = end marker painting
    .words = score scores victory vp scoring value

end = End of the match
    .body =
        When your own turn ends and you have **{ COUNT($target, "point", "points") } or more**, you win at once. Others may reach { $target } in your turn, but they have to wait for the end of their own. So there is never a tie. Everybody else is ranked by points.
    .see = points turn
    .words = victory win winning winner how to win { $target } tie finish

hidden = What is hidden
    .body =
        Investment, spice, colony and die cards in hand: others see only how many you hold of each **back**. A guest from the culture deck keeps its culture back. Answers to an auction stay secret until it is settled.

        Open are money, points, paintings, governors, windmills, discards, the sizes of all decks, and everything on the board. When the match is over, all hands are shown.
    .see = deck cashing sailing
    .words = secret open hand hands backs private public see count

deck = Decks and discards
    .body =
        Five decks, { COUNT($cards_in_all, "card", "cards") }: { $deck_investment } investment, { $deck_art } art, { $deck_colony } colony, { $deck_culture } culture and { $deck_spice } spice cards. A used card goes to the discards of its own back. If a deck is empty, its discards are shuffled into a new one. If those are empty too, which really happens only with art, such a card can be neither bought nor sold by auction.
    .see = grey hidden
    .words = pile shuffle cards count empty reshuffle
