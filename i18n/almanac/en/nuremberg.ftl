overview = The game in short
    .body =
        You put toll stations and settlements on five routes round Nuremberg, and build workshops, walls and towers in the city.

        Each turn begins with an event card: the fields with its number produce for everyone, then its event happens. After that you trade, build, and make goods you sell for gold.

        Points come from settlements, workshops, rights of way and the council. You win with **{ COUNT($target, "point", "points") } on your own turn**; at the latest the match ends in the year 1400. All points are public.
    .see = turn example board tips points
    .words = aim goal of the game object start basics introduction how to play rules settlers catan nuremberg nürnberg siedler

turn = Your turn
    .body =
        Your turn begins with an event card, which is drawn for you. Then you do all this in any order, as often as you can pay:

        - build toll stations, settlements, workshops, walls and towers
        - make and sell goods
        - trade with the bank and with others

        Then end your turn, and the seat to your left is up. If you have { COUNT($target, "point", "points") } at any moment of your turn, you win at once.
    .see = event-card costs goods trade end
    .words = course of play trading and building phase action move sequence what may i do finish

example = A turn in numbers
    .body =
        You have 2 ore, 1 wood, 1 clay, 2 gold and 2 prestige, a workshop at a helmet quarter, and a settlement on the route to Prague beside the ore field with a 4. You draw a 4 with a toll on Prague.

        - Harvest: 1 ore, so 3.
        - Toll: Bob holds that right of way. You pay him 1 gold for your settlement; 1 is left.
        - You make a helmet from 2 ore + 1 wood. The workshop doubles 4 to 8; 2 go to Anna, the holder of Frankfurt. 1 + 8 − 2 = 7 gold.
        - A wall for 1 clay + 3 gold: 1 ore and 4 gold left, and your prestige is 3. You’re the first with 3, so the Council of Seven is yours: 4 points.
    .see = turn toll goods wall council
    .words = example sample round walkthrough demonstration calculation how does a turn work

board = The board, sign by sign
    .body =
        - Bar on a route: a toll station. House on a crossing: a settlement. House with smoke in the city: a workshop.
        - Red discs: free sites; a symbol is the bank’s rate there.
        - Plates beside the city: a good, its price, what it’s made of, the route that takes toll.
        - Number at the edge of the city: the next wall.
        - Ring round a number: a dark part for each card still in the deck. Gold: harvested this turn.
        - Signs I to V: the shield is the holder of the right of way.
        - Below the city: the council cards with holder and prestige, then the bank’s cards.
        - Players: points, what they come from, prestige (violet), gold, cards. On red, a robber knight would halve the hand.

        Golden rays are new.
    .see = country city number right council
    .words = legend key picture image symbol symbols sign icon icons bar house smoke red disc ring dark gold violet rays shield what does it mean

tips = What should I do first?
    .body =
        - **Settle where rings are full.** One toll station opens a whole route: take its best crossing, not the nearest, and harvest as many kinds as you can.
        - **Get a workshop where it doubles a good your fields supply.** Gold builds walls; from a site at the building yard you can also build towers, { $prestige_tower } prestige each.
        - **Be first in the council.** With { $prestige_council_from } prestige, from walls alone if you like, you get { COUNT($points_council_1, "point", "points") }: nothing else brings as many at once.

        And watch your lead on a route: one station more than you, and the right of way is gone. Save some gold for tolls.
    .see = number quarters council right
    .words = tip tips strategy strategies tactics advice hint beginner newcomer first move good opening what should i do first help

length = How long a match takes
    .body =
        About 60 turns of the whole table, so 20 each with three players and 15 with four. If nobody has { COUNT($target, "point", "points") } before, the year 1400 ends it after about 83.

        At a table that’s an hour and a half to two hours. Here it depends on how often you all look in. If that’s a few times a day and you plan nothing, count two and a half weeks. With standing orders, which answer for you and end turns when you can’t build, it’s three days to a week.
    .see = end timeline days
    .words = how long time duration length days weeks hours rounds turns quick slow

costs = Building, and what it costs
    .body =
        - Toll station: { PART($costs_station_wood, "wood", "wood") } + { PART($costs_station_clay, "clay", "clay") }
        - Settlement: { PART($costs_settlement_wood, "wood", "wood") } + { PART($costs_settlement_clay, "clay", "clay") } + { PART($costs_settlement_wool, "wool", "wool") } + { PART($costs_settlement_grain, "grain", "grain") }
        - Workshop: { PART($costs_workshop_ore, "ore", "ore") } + { PART($costs_workshop_grain, "grain", "grain") }
        - Wall: { PART($costs_wall_clay, "clay", "clay") } + { $costs_wall_gold } gold
        - Tower: { PART($costs_tower_clay, "clay", "clay") } + { PART($costs_tower_wood, "wood", "wood") } + { $costs_tower_gold } gold

        You build on your own turn, after its event, as much as you can pay. You have { COUNT($pieces_station, "toll station", "toll stations") }, { COUNT($pieces_settlement, "settlement", "settlements") } and { COUNT($pieces_workshop, "workshop", "workshops") }, and no more than that. Nothing is ever taken off the board.
    .see = station settlement workshop wall tower free-clay
    .words = build construction costs price cost pay how much supply

start = Who begins?
    .body =
        For the first turn everyone draws an event card. The highest harvest number begins; a robber knight counts 0. If several share the highest number, they draw again from the remaining cards. Then all { $deck } are shuffled. All this happens by itself.

        With the free setup, the first player also places first and last.
    .see = setup beginners turn
    .words = first player draw highest starting seat

setup = Free setup
    .body =
        The first player places a **toll station** and a **settlement**, in one move; the others follow clockwise. Then everyone places a second pair, last seat first. So the first player also places last, and takes the first turn.

        - Put the station on the next empty section of a route, counted from Nuremberg.
        - Put the settlement on any crossing of the same route that keeps the distance.
        - You can put both pairs on one route.

        The second settlement brings one card from each field beside it. At the end, each right of way goes to the player with the most stations on the route, in a tie to the one nearest to Nuremberg.
    .see = beginners start distance station right
    .words = set up advanced experienced opening draft begin beginning placement snake

beginners = The beginners’ plan
    .body =
        The first places are fixed: everyone has two toll stations, two settlements and one right of way, so **{ COUNT($start_points, "point", "points") }**. One of the settlements brings a card from each field beside it. Nobody has gold yet.

        - With four: red holds Prague, blue Venice, white route IV, orange route V.
        - With three: red holds Prague, blue Venice, orange route IV.

        The route to Frankfurt is empty. The host chooses between this plan and the free setup before the match starts.
    .see = setup start three tips
    .words = setup set up beginner first match plan places fixed start opening

three = Three players
    .body =
        With three, the Small Council is left out. The first of you with { $prestige_council_from } prestige gets the Council of Seven, { COUNT($points_council_1, "point", "points") }, and the second the Great Council, { COUNT($points_council_3, "point", "points") }. The third only gets a card with more prestige than one of them.

        The beginners’ plan has places for red, orange and blue. Everything else is the same as with four.
    .see = council beginners
    .words = 3 with three number of players seats

pieces = What’s in the box
    .body =
        - For each of you: { COUNT($pieces_station, "toll station", "toll stations") }, { COUNT($pieces_settlement, "settlement", "settlements") }, { COUNT($pieces_workshop, "workshop", "workshops") }
        - { $cards_in_all } resource cards, { $cards_of_each_kind } of each kind
        - { $deck } event cards
        - { $walls } walls and { $towers } towers, for all
        - { $routes } rights of way, { $council } council cards
        - as much gold and prestige as you need
        - a time marker and the robber knight

        Colours are red, blue, orange and white.
    .see = costs event-card shortage
    .words = material components contents game supply pieces how many red blue orange white

country = The country
    .body =
        Round the city you find 29 fields: six each of wood, clay, wool and grain, five of ore. Each has a harvest number.

        Five routes lead out from Nuremberg. In the south-west is the castle of the robber knight, where he starts. Neither Nuremberg nor the castle produces anything.
    .see = route number harvest knight board
    .words = map board landscape hex hexagon hexagons hexes fields forest hills pasture mountains terrain surroundings

route = Routes
    .body =
        Five routes begin at Nuremberg. **I** leads to Frankfurt, **II** to Prague, **III** to Venice; **IV** and **V** end in the country.

        Each has eight sections for toll stations and eight crossings for settlements, both counted from Nuremberg. The crossings with the roman numerals stay empty.

        With the most stations on a route, you hold its right of way. Compasses and helmets are sold to Frankfurt, armour and lyres to Prague, paper to Venice.
    .see = station settlement right goods
    .words = trade route road path frankfurt prague venice roman numeral section crossing corner edge places names

city = The city
    .body =
        In the middle are the main market, in the north, and the building yard, in the south. Ten quarters surround them, two for each of the five goods.

        At the corners of the two centres are twelve sites for workshops. The wall grows along the 26 outer edges, and 16 outer corners have room for a tower.
    .see = market yard quarters workshop wall tower
    .words = town nuremberg imperial hexes board map sites

event-card = Event cards
    .body =
        The card is drawn by itself as a turn begins. First everyone harvests by its number, then its event happens.

        - 14 tolls: with 2, 3, 4, 8 or 10
        - 4 free clay: with 5
        - 4 margrave: with 9
        - 3 years pass: with 11 or 12
        - 5 harvest only: with 6
        - 6 robber knights: no harvest

        Drawn cards stay face up. All 36 are shuffled again when the time marker comes to a red square.
    .see = harvest toll free-clay knight margrave years
    .words = events deck draw pile cards draw list distribution

harvest = Harvest
    .body =
        The number of the event card says which fields produce. Each settlement beside such a field brings its owner **one card** of the field’s kind, no matter who drew. Workshops harvest nothing.

        The robber knight’s field gives nothing, not even to the player who sent him there.
    .see = number chances shortage knight
    .words = harvest phase production yield income resources raw materials cards collect

number = Harvest numbers
    .body =
        Every field has a number from 2 to 12. When an event card with that number is drawn, the field produces. No field has a 7: in the deck, the robber knights take its place.

        The fuller the ring round a number, the more cards have it. Equal numbers are never side by side, nor are 6 and 8.
    .see = chances harvest country
    .words = harvest number token ring circle yield seven 7

chances = Chances of a harvest
    .body =
        Of the { $deck } cards, 6 and 8 are on five each, 5 and 9 on four, 4 and 10 on three, 3 and 11 on two, 2 and 12 on one: as often as with two dice.

        But you never see the end of the deck. It’s all shuffled after three “years pass” cards, on average after 28 cards, and these three are the ones with 11 and 12. So 11 and 12 always come: in the long run a 12 is drawn once in 28 turns, a 2 once in 37.
    .see = number event-card years
    .words = probability likelihood odds how often ring dice chance of harvest

shortage = When the bank runs out
    .body =
        The bank has { $cards_of_each_kind } cards of each kind, and looks at each kind by itself. If it has too few for a harvest, nobody gets that kind. If it owes them to only one player, they take all it has left.

        You can’t buy a card the bank doesn’t have. Gold and prestige never run out.
    .see = harvest bank pieces
    .words = bank empty pile stock too few

free-clay = Event: free clay
    .body =
        Everyone can build **one wall for { $costs_free_wall_gold } gold**, without clay: first the player who drew the card, then clockwise. It’s one wall at most, and the prestige counts as usual.

        All of you with { $costs_free_wall_gold } gold are asked at once; an early answer stays secret until its turn comes. After each wall the council is settled before the next seat builds. Nobody trades or sells before the event is over. If all { $walls } walls are built, nothing happens.
    .see = wall council gold days
    .words = event card clay wall cheap free building kostenloser lehm

knight = Event: robber knight
    .body =
        Six cards bring him, and no harvest. Then:

        - With **{ $discard_from } or more** resource cards, you return half of them to the bank, rounded down.
        - The player who drew the card has to send him to another field. Nuremberg and the castle aren’t fields.
        - They take one card at random from any other player who has one, even without a settlement there.

        While he’s on a field, it produces nothing for anyone. Gold is safe. All who return cards are asked at once, and their cards are shown together.
    .see = hand-limit margrave harvest days
    .words = event card robber thief steal rob discard move raubritter eppelein von gailingen seven

hand-limit = Eight cards or more
    .body =
        You can have as many cards as you like. Only when a **robber knight** is drawn, you return half of your resource cards if you have { $discard_from } or more, rounded down: of 8 or 9 cards four, of 10 five. You choose which; afterwards everyone sees what came back.

        Gold doesn’t count, so spend cards or turn them into gold in time. Nothing else limits or protects your hand.
    .see = knight goods gold
    .words = hand limit discard half return too many cards maximum safe

toll = Event: toll
    .body =
        The card names a route. The holder of its right of way gets **1 gold for each settlement of others** on it, from the settlement’s owner.

        Gold is paid first. For each missing piece of gold, the holder draws a resource card at random from the debtor’s hand. If that’s empty too, the holder gets nothing.

        If nobody holds the right of way, nobody pays. The route to Frankfurt has two of the 14 cards, each other route three. It happens by itself.
    .see = right gold route settlement
    .words = event card toll wegezoll pay gold settlement road tax customs

margrave = Event: the margrave
    .body = The robber knight has to go back to his castle in the south-west, so every field produces again. If he’s already there, nothing happens. Four cards do this, all with harvest number 9.
    .see = knight event-card
    .words = event card count intervenes castle sent home der markgraf greift ein

years = Event: the years pass
    .body =
        The time marker moves on by one square, which is five years. On a red square, **1370 and 1385**, all { $deck } event cards are shuffled, including the drawn ones and this one.

        Three cards do this, two with harvest number 11 and one with 12. In **1400** the match ends at once: you still get the card’s harvest, but nobody builds any more.
    .see = timeline event-card end
    .words = event card time years go by passing die jahre vergehen shuffle reshuffle

timeline = The timeline
    .body =
        The time marker starts in 1355. Each “years pass” card moves it on by five years, and nothing else does. In 1370 and 1385, which are red, all event cards are shuffled; in 1400, the tenth square, the match ends.

        Nine of these cards lead from the start to the end. If nobody wins before, that takes about 83 turns of the whole table.
    .see = years end length
    .words = time marker track year 1355 1370 1385 1400 how long

station = Toll stations
    .body =
        { CAP(PART($costs_station_wood, "wood", "wood")) } + { PART($costs_station_clay, "clay", "clay") }. Your toll station takes the **first empty section** of a route, counted from Nuremberg: the first beside the numeral, every other next to the last one, no matter whose. So you only choose the route. Each section has room for one station.

        With your first station, you can settle anywhere on the route. The most stations win its right of way. A station by itself is worth no points. You have 15.
    .see = right route settlement costs
    .words = road section escort customs post build a station tolls

right = Rights of way
    .body =
        One card for each route, worth **{ COUNT($points_right, "point", "points") }**. It brings you toll: from toll cards, and from sales by others along the routes to Frankfurt, Prague and Venice.

        The first station on an empty route takes its card. You lose it as soon as someone has **at least one station more** than you there; a tie changes nothing. The card changes hands by itself.

        Only in the setup, the station nearest to Nuremberg decides a tie.
    .see = station toll goods points
    .words = right of way card wegerecht wegerechtkarten majority most stations holder passage

settlement = Settlements
    .body =
        { CAP(PART($costs_settlement_wood, "wood", "wood")) } + { PART($costs_settlement_clay, "clay", "clay") } + { PART($costs_settlement_wool, "wool", "wool") } + { PART($costs_settlement_grain, "grain", "grain") }. You can settle on a free crossing of a route where you have **at least one toll station**. It doesn’t have to touch your stations, and can be beyond the last one. It keeps the distance, and is never at a roman numeral.

        It’s worth **{ COUNT($points_settlement, "point", "points") }** and brings a card whenever a field beside it produces. You have { $pieces_settlement }. If someone else holds the right of way, a toll card takes 1 gold for each, or a card if you’re out of gold.
    .see = distance harvest toll costs
    .words = village colony town build found

distance = The distance rule
    .body =
        Any two settlements of the **same route**, yours or not, have at least one free crossing between them. So a route has room for four at most.

        Settlements of different routes can be side by side. Workshops and toll stations keep no distance.
    .see = settlement setup route
    .words = spacing rule adjacent next neighbour free crossing between

workshop = Workshops
    .body =
        { PART($costs_workshop_ore, "ore", "ore") } + { PART($costs_workshop_grain, "grain", "grain") }. Open a workshop on any free site in the city, one of twelve for all players; it needs neither station nor distance. It’s worth **{ COUNT($points_workshop, "point", "points") }**. You have { $pieces_workshop }.

        - At a quarter it doubles the price of that quarter’s goods.
        - At the main market it lets you trade with the bank at a better rate.
        - At the building yard it lets you build towers.

        Each site does the first and one of the others.
    .see = quarters market yard goods costs
    .words = manufactory factory red disc site build

market = Main market
    .body =
        The centre in the north, the Hauptmarkt, has six sites for workshops. Each site has a symbol; with a workshop there, you trade with the bank at its rate:

        - north 3:1, for every kind and for gold
        - north-east 2:1 for grain, south-east for ore, south for wool
        - south-west 2:1 for wood, north-west for clay

        Only your own workshops count. Like everywhere, each also doubles the price of the goods of its quarters.
    .see = bank workshop quarters
    .words = hauptmarkt market place centre square 2:1 3:1 rate symbol harbour harbor port

yard = Building yard
    .body =
        The centre in the south, the Bauhof, has six sites for workshops. With a workshop on any of them you can build **towers**, as many as you can pay, wherever they have room. Walls don’t need it.

        Like any workshop, each of these is worth { COUNT($points_workshop, "point", "points") } and doubles the price of the goods of its quarters. It has no symbol for the bank.
    .see = tower workshop quarters
    .words = bauhof builder construction site centre advantages

quarters = Quarters and their goods
    .body =
        The ten quarters come in pairs; each pair makes one good. If you have a workshop at one of the two, the **price** of that good is **doubled** for you.

        Sites at the main market (M) and the building yard (Y):

        - compass: M north-west, north, north-east
        - armour: M north-east, south-east, south; Y north, north-east
        - helmet: M north-west, south-west, south; Y north, north-west
        - lyre: Y north-east, south-east, south
        - paper: Y north-west, south-west, south

        More workshops there don’t double it again, and the toll is never doubled.
    .see = goods workshop city
    .words = production zone area district double doubled twice price

goods = Making and selling goods
    .body =
        On your turn you pay the raw materials and get the price at once, as often as you can.

        - compass: { PART($goods_compass_cost_ore, "ore", "ore") } + { PART($goods_compass_cost_wood, "wood", "wood") }, **{ $goods_compass_price } gold**, Frankfurt
        - helmet: { PART($goods_helmet_cost_ore, "ore", "ore") } + { PART($goods_helmet_cost_wood, "wood", "wood") }, **{ $goods_helmet_price } gold**, Frankfurt
        - armour: { PART($goods_armour_cost_ore, "ore", "ore") } + { PART($goods_armour_cost_wool, "wool", "wool") }, **{ $goods_armour_price } gold**, Prague
        - lyre: { PART($goods_lyre_cost_wood, "wood", "wood") } + { PART($goods_lyre_cost_wool, "wool", "wool") }, **{ $goods_lyre_price } gold**, Prague
        - paper: { PART($goods_paper_cost_wool, "wool", "wool") }, **{ $goods_paper_price } gold**, Venice

        A workshop at one of its quarters doubles the price. Then **{ $goods_compass_toll } gold** each go as toll to the holder of the right of way of the route; you pay nothing if that’s you or nobody.

        A compass without a workshop brings { $goods_compass_price } − { $goods_compass_toll } = { $compass_earns } gold under someone else’s right of way; with one { $compass_doubled } − { $goods_compass_toll } = { $compass_doubled_earns }.
    .see = quarters right gold workshop
    .words = make produce production sell sale sold good goods compass helmet armour armor lyre paper merchandise commodities income price toll

wall = Walls
    .body =
        { CAP(PART($costs_wall_clay, "clay", "clay")) } + { $costs_wall_gold } gold. A wall always takes the next outer edge of the city, anticlockwise from the arrow, so you have nothing to choose. It brings you **{ $prestige_wall } prestige**; afterwards it belongs to nobody.

        You can build several a turn, from the first turn on, and don’t need a workshop for it. All of you share 26. Some corners between two walls are open triangles, with room for a tower.
    .see = tower prestige free-clay council
    .words = city wall walls rampart section defence fortification clay gold arrow next

tower = Towers
    .body =
        { CAP(PART($costs_tower_clay, "clay", "clay")) } + { PART($costs_tower_wood, "wood", "wood") } + { $costs_tower_gold } gold, and a workshop of yours at the **building yard**. A tower fits into an open triangle between two finished walls, no matter whose. It brings you **{ $prestige_tower } prestige**; afterwards it belongs to nobody.

        The city has 16 places for towers. The last one, between the first wall and the 26th, opens when the ring is closed.
    .see = yard wall prestige council
    .words = watchtower open triangle gap corner build

prestige = Prestige
    .body =
        A wall brings { $prestige_wall } prestige, a tower { $prestige_tower }, and nothing ever takes it away. It isn’t worth points by itself, but decides who holds the council cards. With { $prestige_council_from } prestige you can get one; with { $prestige_lock_at } or more, yours is safe.
    .see = council safe wall tower
    .words = prestige points token marker counters

council = Council cards
    .body =
        The cards are the **Council of Seven**, { COUNT($points_council_1, "point", "points") }, the **Small Council**, { $points_council_2 }, and the **Great Council**, { $points_council_3 }; one card a player. With three players the Small Council is left out.

        The first with { $prestige_council_from } prestige takes the best card, the second the next, the third the last. From then on prestige decides: if you have **more** than the holder of a better card, you swap with them, like it or not. Without a card you just take theirs. A tie changes nothing.

        If you have more than several such holders who are level, you choose who you swap with. You still climb to the best card you can get: your choice only decides how the others end up.
    .see = swaps safe prestige points three
    .words = council card member seven small great siebenerrat kleiner rat grosser rat choice choose

swaps = How council cards change hands
    .body =
        After each wall or tower, before anything else happens:

        - The builder, without a card and with { $prestige_council_from } prestige, takes the best free one.
        - While the builder has more prestige than the holder of a better card, they swap, the best card first.
        - If you lost a card by it, you take the best one you can get by the same rule, without being asked.

        Example: Anna (4 points) and Bob (3 points) have 3 prestige each. You have 2, and a tower makes it 4. You take the free card of 2 points. Then you choose between Anna and Bob: Anna would be left with 2 points and Bob keep 3; or Bob would be left with 2, and your next swap would leave Anna with 3. You have 4 either way.
    .see = council safe free-clay
    .words = swap take steal chain displaced council card order example lose

safe = A safe council card
    .body =
        With **{ $prestige_lock_at } prestige or more**, nobody can take your council card any more, no matter how much they build.

        This counts once the swaps of the same wall or tower are done: the twelfth point can still bring you a better card, from a holder who isn’t safe. Nobody takes a card from a holder with { $prestige_lock_at } or more.
    .see = council swaps prestige
    .words = twelve 12 lock locked secure for good keep protected

gold = Gold
    .body =
        You get gold by selling goods and by tolls, and sometimes in trade. You need it for walls and towers.

        - { $rates_gold } gold buy any resource, { $rates_gold_any } with a workshop at the 3:1 symbol.
        - { $rates_to_gold } resources of one kind buy 1 gold, with or without workshops: a bad bargain.
        - The robber knight neither steals nor counts it.

        Save some: for each piece of gold you’re short in a toll, you lose a random resource card. Everyone sees how much you have, and the bank never runs out of it.
    .see = goods toll bank wall
    .words = money coin coins pieces income get earn where from two ways

trade = Trade
    .body =
        On your turn, once its event is over, you trade with the bank and with the others, and sell goods, as often as you like and in any order with building. Every trade is with you, and outside your turn you only answer offers.

        You can trade cards and gold, but not goods or pieces: goods are sold the moment you make them.
    .see = bank offer goods turn
    .words = trading commerce exchange swap

bank = Trading with the bank
    .body =
        Trade cards of one kind for one of another, at your best rate:

        - 4:1 always
        - 3:1 for every kind, with a workshop at the 3:1 symbol of the main market
        - 2:1 for one kind, with a workshop at its symbol

        You can pay gold instead: { $rates_gold } for a resource, { $rates_gold_any } with the 3:1 workshop. Gold itself always costs { $rates_to_gold } of a kind. You only get cards the bank has, as often as you can pay.
    .see = market gold offer shortage
    .words = trade trading rate 4:1 3:1 2:1 exchange swap maritime commerce buy

offer = Trading with others
    .body =
        On your turn you offer cards and gold for cards and gold, to all opponents or to some. The first to accept trades at once. They can also decline, make a counter-offer, or stop trading for this turn. Nobody has to answer, and you never have to wait.

        Both sides put in something, { $offer_size } cards and gold at most; no kind, nor gold, is on both sides. You can’t promise anything for later turns. An offer you can no longer pay is withdrawn, and all end with the turn. You can make { $proposals } offers a turn; counter-offers by others don’t count.
    .see = bank gold turn hidden
    .words = trade trading deal accept decline counter withdraw partner player exchange swap gift commerce

points = Victory points
    .body =
        - settlement 1
        - workshop 1
        - right of way 1
        - council card { $points_council_1 }, { $points_council_2 } or { $points_council_3 }

        Settlements and workshops alone are 9 at most, so you also need rights of way or a seat in the council. Toll stations, walls, towers, prestige and gold aren’t worth points. All points are public.
    .see = end settlement workshop right council
    .words = victory score vp total sources worth

end = Winning and the end
    .body =
        You win as soon as you have **{ COUNT($target, "point", "points") } on your own turn**, even during its event; first you choose your council card, if you have one to choose, and what the others still had to decide is dropped. If you reach 13 on someone else’s turn, by a free clay wall, you win when your own begins, before the card, if you still have them.

        When the time marker reaches **1400**, the match ends at once and the most points win. In a tie it’s the better council card, then more prestige, then more gold; if those are equal too, you share the victory.
    .see = points timeline council turn length
    .words = end of the match game over victory win winner how to win 13 1400 tie finish

hidden = What’s hidden
    .body =
        Of an opponent’s hand you only see how many cards it has. Nobody sees the order of the event cards. If the robber knight steals a card, or one is drawn for a toll, only the two of you know which.

        Open are gold, prestige, points, the bank, the event cards drawn since the last shuffle, and everything harvested, traded, paid or returned. So by counting you can know much of a hand.

        Answers waiting for those of others, cards to return or a free wall, stay secret until they take effect. When the match is over, all hands are shown.
    .see = knight toll days end
    .words = secret open hand hands private public see count

days = Who answers, and when?
    .body =
        Nobody is asked when everyone can see that nothing is left to choose: event cards, tolls, rights of way, years, and council cards without a tie take care of themselves.

        When the robber knight comes, everyone who returns cards is asked at once. The player who drew him can choose his field and victim meanwhile, after choosing their own cards; he moves once all cards are back. If you wait, you choose knowing what everyone returned. For free clay, all of you with { $costs_free_wall_gold } gold are asked at once, and the walls are built in turn order.
    .see = knight free-clay council hidden
    .words = over days waiting wait order asked at once parallel automatic by itself not my turn
