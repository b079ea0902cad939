overview = The game in short
    .body =
        You settle an island, turn settlements into cities, improve them, and arm knights against the barbarians who keep coming by ship.

        Each roll pays the hexes with its number: one resource for a settlement, two cards for a city, often one of them a commodity. You spend them to build, trade and improve.

        You win with **{ COUNT($target, "point", "points") } on your own turn**. All points are public.
    .see = turn example board tips points
    .words = aim goal start basics introduction how to play catan cities knights rules

turn = Your turn
    .body =
        After the roll, in any order and as often as you can pay:

        - build roads, settlements, cities, walls and knights
        - buy city improvements
        - activate, promote and use knights
        - trade with the bank and with others
        - play progress cards, even one you’ve just drawn

        Then end your turn.
    .see = roll costs bank offer knight progress
    .words = action phase move end what may i do

example = A turn in numbers
    .body =
        You have a city at forest 8, a settlement at mountains 8 and science level 1, and you hold 2 brick, 1 wool, 1 grain and 1 paper. You roll red 2, yellow 6 and a green gate.

        - Green is science. Red 2 is at most your level + 1, so you draw a science card.
        - 2 + 6 = 8: the city brings 1 lumber + 1 paper, the settlement 1 ore. Now you hold 8 cards.
        - Road: 1 lumber + 1 brick. Knight: 1 wool + 1 ore. Activate it: 1 grain. It defends with strength 1 right away.
        - Science level 2: 2 paper. From now on red 3 is good enough too.

        You end your turn with 1 brick and the new science card.
    .see = turn production progress improvements activate
    .words = example sample round walkthrough demonstration calculation how does a turn work

board = The board, sign by sign
    .body =
        - Dots below a number: its chances. A grey number is robbed.
        - Shields on corners: knights, with a dot for each level. Gold with horns is active, grey isn’t.
        - Wall at a city’s foot: { $wall_bonus } more cards are safe from a seven.
        - Stall: the merchant. Anchor: a 3:1 harbour.
        - Bottom left: the ship’s way; it lands at the fire. Beside it, an axe for the barbarians’ strength and a shield for the defence, if they landed now. Above it, the last attack.
        - Players: points; cards, progress cards, longest road, active strength; the levels of trade, politics and science; where the points come from. On dark red, they’d lose a city now. Gold plate: longest road.
        - Bottom right: dice, progress decks, bank.

        A gold halo is new, a red one a loss.
    .see = island knight barbarians improvements points
    .words = legend key picture image symbol symbols sign icon icons dots shield horns axe fire anchor stall plate halo dark red gold what does it mean

tips = What should I do first?
    .body =
        - **Put your first city where it pays commodities**: at forest, pasture or mountains, with numbers near 6 and 8. Level 1 of a track costs a single card, and then its gates can bring you progress cards.
        - **Have an active knight when the ship lands.** If the defence fails, the weakest loses a city. Build one early, and save a grain to activate it in time; if you alone defend best, that’s even { COUNT($points_defender, "point", "points") }.
        - **Spend before you end your turn.** With more than { $discard_limit } cards, a seven costs you half of them. A wall lifts that limit.

        Until the barbarians have attacked once, the robber stays in the desert: you can build at 6 and 8 in peace.
    .see = draft barbarians improvements hand-limit
    .words = tip tips strategy strategies tactics advice hint beginner beginners newcomer first move good opening where what should i do first help

length = How long a match takes
    .body =
        About 35 turns each, with three players or four; sometimes more than 50. Nothing ends it but { COUNT($target, "point", "points") } on someone’s own turn. It’s the longest of Kontor’s games.

        How many days that takes depends on how often you all look in. If that’s a few times a day and you plan nothing, count three weeks with three players and eight weeks with four. If you all use standing orders and plan ahead, it’s two weeks with three players and three weeks with four.
    .see = end turn
    .words = how long time duration length days weeks hours rounds turns quick slow

costs = What things cost
    .body =
        - Road: { PART($costs_road_lumber, "lumber", "lumber") } + { PART($costs_road_brick, "brick", "brick") }
        - Settlement: { PART($costs_settlement_lumber, "lumber", "lumber") } + { PART($costs_settlement_brick, "brick", "brick") } + { PART($costs_settlement_wool, "wool", "wool") } + { PART($costs_settlement_grain, "grain", "grain") }
        - City: { PART($costs_city_grain, "grain", "grain") } + { PART($costs_city_ore, "ore", "ore") }, in place of a settlement
        - Wall: { PART($costs_wall_brick, "brick", "brick") }
        - Knight: { PART($costs_knight_wool, "wool", "wool") } + { PART($costs_knight_ore, "ore", "ore") }; to activate it: { PART($costs_activate_knight_grain, "grain", "grain") }; to promote it: { PART($costs_promote_knight_wool, "wool", "wool") } + { PART($costs_promote_knight_ore, "ore", "ore") }
        - Improvement to level 1, 2, 3, 4, 5: as many commodities of its track (cloth for trade, coin for politics, paper for science)

        Your pieces: { COUNT($pieces_road, "road", "roads") }, { COUNT($pieces_settlement, "settlement", "settlements") }, { COUNT($pieces_city, "city", "cities") }, { COUNT($pieces_wall, "wall", "walls") }, and { COUNT($pieces_knight, "knight", "knights") } of each level.
    .see = road settlement city wall knight improvements
    .words = price cost pieces supply pay how much

draft = First placements
    .body =
        In seat order everyone places a **settlement** with a road; then, in reverse order, a **city** with a road. The road goes beside the piece just placed. Both pieces stay at least two edges away from every other building.

        The city brings one resource from each of its hexes, but no commodities. Everyone starts with { COUNT($start_points, "point", "points") }; the first seat begins.
    .see = distance settlement city harbours tips
    .words = setup draft start snake opening begin placement

island = The island
    .body =
        Nineteen hexes: forest (lumber), pasture (wool), fields (grain), hills (brick), mountains (ore) and one desert, which produces nothing. The number on a hex is the roll that pays it; the dots below show its chances. 6 and 8 come up most.

        The host chooses the layout: numbers along a spiral, everything at random but no 6 or 8 side by side, or the beginners’ island.
    .see = production harbours places board
    .words = board hex hexagon tile terrain tokens numbers desert spiral random

places = How places are named
    .body =
        A corner is named by its hexes, such as “forest 8 · hills 5 · coast”; if it touches a single hex, its side follows: “forest 8 · coast (north)”. An edge is named by the hexes on its two sides.

        If two hexes look the same, their side tells them apart: “forest 3 (west)”. If more than two do, row and place follow: “forest 4 (row 2, no. 3)” is the third hex from the west in the second row from the north.
    .see = island harbours
    .words = corner vertex edge names where coast row

roll = The roll
    .body =
        Red, yellow and event die are rolled together. In this order:

        - event die: the barbarian ship moves, or a gate lets players draw progress cards
        - anyone with more than four progress cards now gives one up, except the player who rolled
        - the sum of red and yellow pays the hexes, or a **seven** strikes
        - aqueducts help players who got nothing from the roll

        Only an Alchemist can be played before the roll. If you hold no science card (their green backs would show everyone), the dice roll automatically as your turn begins.
    .see = production seven barbarians progress aqueduct alchemist
    .words = dice die event ship gate before

production = What a roll pays
    .body =
        Every hex with the rolled number and without the robber pays each building at its corners.

        - Settlement: 1 resource
        - City at forest: { $city_produces_forest_lumber } lumber + { $city_produces_forest_paper } paper; at pasture: { $city_produces_pasture_wool } wool + { $city_produces_pasture_cloth } cloth; at mountains: { $city_produces_mountains_ore } ore + { $city_produces_mountains_coin } coin
        - City at fields: { $city_produces_fields_grain } grain; at hills: { $city_produces_hills_brick } brick

        If the bank has too few cards of a kind for everyone, nobody gets that kind; if only one player is due any, they take what’s left. A missing commodity isn’t replaced.
    .see = island shortage commodities robber
    .words = yield income harvest production resources

shortage = When the bank runs out
    .body =
        The bank holds { $bank_lumber } of each resource and { $bank_paper } of each commodity. Each kind counts by itself: if the bank has too few of it for a roll, nobody gets that kind. If only one player is due any, they take what’s left.

        Irrigation, Mining and the aqueduct also give only what’s left. You can’t get anything the bank doesn’t have.
    .see = production bank
    .words = bank empty shortage limit stock

commodities = Commodities
    .body =
        Paper, cloth and coin come from cities at forest, pasture and mountains. They’re cards like resources, with the same back: they count for the hand limit and can be stolen, discarded and traded. They only pay for city improvements: paper for science, cloth for trade, coin for politics.
    .see = improvements production hand-limit hidden
    .words = paper cloth coin goods

road = Road
    .body =
        { CAP(PART($costs_road_lumber, "lumber", "lumber")) } + { PART($costs_road_brick, "brick", "brick") }. Build it on a free edge beside one of your roads, settlements or cities. A road can’t continue past a corner with an opponent’s settlement, city or knight, but it can end there.

        You have { $pieces_road }. Only the Diplomat takes one off the board.
    .see = longest-road costs diplomat
    .words = street edge build path

settlement = Settlement
    .body =
        { CAP(PART($costs_settlement_lumber, "lumber", "lumber")) } + { PART($costs_settlement_brick, "brick", "brick") } + { PART($costs_settlement_wool, "wool", "wool") } + { PART($costs_settlement_grain, "grain", "grain") }. Build it on a free corner at one of your roads, at the usual distance from other buildings. There can’t be a knight on that corner, not even your own. It’s worth **{ COUNT($points_settlement, "point", "points") }** and gets one resource whenever one of its hexes is rolled.

        You have { $pieces_settlement }; a city gives one back.
    .see = distance city production
    .words = village colony build

distance = The distance rule
    .body =
        Any two buildings, yours or not, are at least two edges apart: the corners next to a settlement or city stay free of buildings. Knights and roads ignore this rule.
    .see = settlement draft knight
    .words = two edges adjacent next neighbour

city = City
    .body =
        { PART($costs_city_grain, "grain", "grain") } + { PART($costs_city_ore, "ore", "ore") } (with Medicine: { PART($costs_city_medicine_grain, "grain", "grain") } + { PART($costs_city_medicine_ore, "ore", "ore") }). It replaces one of your settlements, is worth **{ COUNT($points_city, "point", "points") }** and gets two cards whenever one of its hexes is rolled.

        You need a city to buy improvements, to build walls and to found a metropolis. But every city on the board, metropolises too, makes the barbarians stronger. You have { $pieces_city }.
    .see = production improvements wall barbarians tipped
    .words = upgrade build

tipped = Tipped city
    .body =
        If the barbarians take a city and you have no settlement left to replace it, the city piece is tipped on its side. It counts as a settlement in every way: { COUNT($points_settlement, "point", "points") }, one card, and not a city for the barbarians.

        You have to turn it upright, at the price of a city, before you turn any other settlement into a city. That takes no extra piece.
    .see = raze city
    .words = side lying turned over settlement left tip

wall = Wall
    .body =
        { PART($costs_wall_brick, "brick", "brick") }, or free with the Engineer. Walls go under your own cities, one each, three in all. Each lets you hold **two more cards** when a seven is rolled: { $hold_1 }, { $hold_2 } or { $hold_3 } instead of { $discard_limit }.

        A wall doesn’t protect against barbarians: if they take its city, the wall goes too.
    .see = seven hand-limit engineer raze
    .words = city wall walls brick defence

knight = Knights
    .body =
        { CAP(PART($costs_knight_wool, "wool", "wool")) } + { PART($costs_knight_ore, "ore", "ore") } for a basic knight, inactive, on a free corner at one of your roads. The distance rule doesn’t apply. Every knight, active or not, blocks its corner: nobody settles there, and opponents’ roads end there.

        Basic, strong and mighty knights have strength 1, 2 and 3. Only **active** ones defend and act. Knights score no points and use no harbour.
    .see = activate promote act barbarians
    .words = basic strong mighty strength soldier

activate = Activating a knight
    .body =
        Grain makes a knight active, even on the turn you built it. It counts against the barbarians right away. It can act from your **next** turn on.

        After it acts, and after every barbarian attack, it’s inactive. You can activate it again on the same turn, but it won’t act twice. Once the ship has landed, it’s too late to activate one.
    .see = act knight warlord barbarians
    .words = active inactive helmet grain

promote = Promoting a knight
    .body =
        { CAP(PART($costs_promote_knight_wool, "wool", "wool")) } + { PART($costs_promote_knight_ore, "ore", "ore") } promote a knight by one level; an active one stays active. Each knight goes up once a turn at most, even on the turn you built it. You need a free piece of the next level: there are two of each.

        Strong knights become mighty only with politics level 3, the Fortress.
    .see = knight smith improvements
    .words = promote level strong mighty fortress upgrade improve a knight better raise

act = What a knight can do
    .body =
        A knight that has been active since before your turn can do one thing, and is then inactive:

        - **move** along your own roads to a free corner, any distance; it passes your own pieces and stops at opponents’
        - **displace** an opponent’s weaker knight at the end of such a way
        - **chase the robber** if it’s at the robber’s hex: the robber moves and steals as after a seven

        A knight you built, activated or gained this turn waits until the next.
    .see = relocate robber activate
    .words = action move displace chase ready use a knight

relocate = A displaced knight
    .body =
        If your knight is displaced by a stronger one, or by Intrigue, you move it to a free corner it can reach along your roads from where it was. It stays active or inactive as before, and can’t displace anyone in turn.

        If there’s no such corner, and only then, it leaves the board and goes back to your pieces. The longest road is settled after that, not before.
    .see = act intrigue longest-road
    .words = displaced driven away retreat moved displacement

robber = The robber
    .body =
        The robber starts in the desert, locked there **until the barbarians have attacked once**. Until then no seven, knight or Bishop can move it, and nothing is stolen.

        After that it goes to another hex, the desert included; that hex pays nothing as long as the robber stays. If you move it, you steal a random card from an opponent with a building there, if any of them has a card.
    .see = seven act bishop
    .words = thief steal block desert locked

seven = A seven
    .body =
        Nobody gets anything. Anyone with more cards than the limit discards half of them, rounded down: resources and commodities together, their choice. The limit is { $discard_limit }, and { $wall_bonus } more for each wall. Nobody learns what the others discard.

        Then the player who rolled moves the robber, if the barbarians have attacked before. Aqueducts don’t help on a seven.
    .see = hand-limit wall robber
    .words = discard half 7 cards too many

hand-limit = Hand limits
    .body =
        Resources and commodities: as many as you like (the others see how many, not which), but a **seven** makes you discard half if you hold more than { $discard_limit }, or with one, two or three walls more than { $hold_1 }, { $hold_2 } or { $hold_3 }.

        Progress cards: four; you can keep a fifth until the end of your own turn. Printer and Constitution don’t count.
    .see = seven wall drop hidden
    .words = limit maximum cards discard safe

bank = Trading with the bank
    .body =
        Trade the bank four cards of one kind for one of any other. You pay less with one of these; the best rate applies:

        - 3:1 for everything with a general harbour
        - 2:1 for a resource with its harbour, or with the merchant on a hex of it
        - 2:1 for commodities with trade level 3
        - 2:1 for the kind a Merchant Fleet names this turn

        You can get any resource or commodity the bank has, several at once, as often as you can pay.
    .see = harbours merchant merchant-fleet merchant-guild
    .words = trade rate 4:1 3:1 2:1 exchange swap maritime

harbours = Harbours
    .body =
        There are nine harbours on the coast, each at two corners. A settlement or city of yours on one of them gives the better rate: four harbours trade anything 3:1, the other five one resource 2:1 each. Special harbours never work for commodities, and a knight at a harbour gives nothing.
    .see = bank settlement
    .words = port ports harbor sea trade coast 3:1 2:1

offer = Trading with others
    .body =
        On your turn you offer cards for cards, to all opponents or to some. The first to accept trades at once. They can also decline, make a counter-offer, or stop trading for this turn. Nobody has to answer, and you never have to wait.

        You can only offer what you hold; each side has one to six cards, and no kind is on both sides. An offer you can no longer pay is withdrawn, and all end with the turn. You can make { $proposals } offers a turn; counter-offers by others don’t count.
    .see = bank commodities turn hidden
    .words = trade deal accept decline counter withdraw partner exchange swap

improvements = City improvements
    .body =
        With at least one city on the board you buy levels in three tracks, one after the other and as many a turn as you like: **trade** for cloth, **politics** for coin, **science** for paper. Level 1 costs one card, level 5 five.

        Each level gives you a better chance to draw that track’s progress cards. Level 3 brings an ability, level 4 the metropolis if you’re first. If you lose all your cities, you keep levels and abilities, but can’t buy new ones.
    .see = progress merchant-guild fortress aqueduct metropolis
    .words = track trade politics science level market town hall abbey city development build

merchant-guild = Trade 3: Merchant Guild
    .body =
        With trade level 3 you can trade the bank two commodities of one kind for any other card, on your own turn and as often as you like.
    .see = improvements bank commodities
    .words = ability level three guild 2:1

fortress = Politics 3: Fortress
    .body =
        With politics level 3 your strong knights can become mighty. A mighty knight you gained with the Deserter needs no fortress.
    .see = promote improvements deserter
    .words = ability level three mighty

aqueduct = Science 3: Aqueduct
    .body =
        With science level 3 you take one resource of your choice from the bank whenever a roll other than seven brought you **no card at all**: no hex of yours was rolled, the robber was there, or the bank was empty.

        If several players can, they choose in any order; if the bank might run short, in turn order from the player who rolled. You can’t take commodities.
    .see = improvements production roll
    .words = ability level three resource nothing

metropolis = Metropolis
    .body =
        The first player to reach level 4 of a track turns one of their cities into its metropolis: **{ COUNT($points_metropolis, "point", "points") } more**, and safe from the barbarians as long as it stays one. Each track has one.

        The first to reach level 5 takes it, if its holder is at level 4. At level 5 you keep it for good.

        A city carries one metropolis. Level 4 always needs a city without one; so does level 5 if it wins the metropolis. The old one becomes an ordinary city again.
    .see = improvements points raze
    .words = gate level four five steal

progress = Drawing progress cards
    .body =
        If the event die shows a gate, everyone with at least level 1 of its track draws a card if the **red die** shows at most their level + 1: at level 1 with 1 or 2, at level 5 always. The player who rolled draws first; an empty deck gives nothing.

        Cards you play or give up go face down under their deck. You can’t trade progress cards, and only the Spy can steal one. On your turn, after the roll, you can play as many as you like, even one you’ve just drawn.
    .see = improvements drop cards roll
    .words = progress card progression cards draw deck gate castle red die chance development

cards = The three decks
    .body =
        Each deck has { $deck } cards.

        - Trade: Commercial Harbour 2, Master Merchant 2, Merchant Fleet 2, Merchant 6, Resource Monopoly 4, Trade Monopoly 2
        - Politics: Bishop 2, Constitution 1, Deserter 2, Diplomat 2, Intrigue 2, Saboteur 2, Spy 3, Warlord 2, Wedding 2
        - Science: Alchemist 2, Crane 2, Engineer 1, Inventor 2, Irrigation 2, Medicine 2, Mining 2, Printer 1, Road Building 2, Smith 2

        You can’t play a card if everyone can see it would do nothing. If that depends on hidden hands, you can, and it’s spent even if it brings nothing.
    .see = progress drop hidden
    .words = deck count list progress card progression development distribution

drop = Too many progress cards
    .body =
        You can hold four progress cards. Off your turn you give up a fifth at once, before the roll pays; on your turn you can keep it until you end the turn. You choose which card goes, even the new one. It goes face down under its deck, and nobody learns which it was.

        Printer and Constitution are face up and don’t count.
    .see = progress hand-limit
    .words = four five limit give up under deck

barbarians = The barbarians
    .body =
        Each ship on the event die moves them one step; on the **seventh** they land, before anything is paid.

        Their strength is the number of cities on the board, metropolises included. The defence is the strength of all active knights of all players. If the defence is at least as large, the best defender is rewarded; if not, the worst loses a city.

        Afterwards all knights are inactive, the ship starts over, and from the first attack on the robber is free.
    .see = defender raze activate robber
    .words = attack ship strength defence landing raid

defender = Defender of Catan
    .body =
        If the barbarians are driven off, the player with the strongest active knights is Defender of Catan: **{ COUNT($points_defender, "point", "points") }**, every time. In a tie nobody gets the point, and each tied player draws a progress card from a deck of their choice. Without any active knight there’s no reward.
    .see = deck barbarians points
    .words = saviour savior hero reward point

deck = A card for tied defenders
    .body =
        If several players tie for the best defence, each draws one progress card instead of the point, from a deck of their choice, even without a level in its track. They choose in any order; if a deck might run out, in turn order from the player who rolled. You can’t choose an empty deck. The limit of four cards applies here too.
    .see = defender drop
    .words = tie choose draw defence

raze = Losing a city
    .body =
        If the barbarians win, the player with the weakest defence among those who can lose a city loses one; in a tie, each of them does. A metropolis can’t be lost. Players without any other city are left out, and the next weakest is hit.

        You choose which of your cities becomes a settlement; its wall is lost. It already pays as a settlement for this roll.
    .see = barbarians tipped wall metropolis
    .words = plunder pillage destroyed defeat lost

points = Points
    .body =
        - Settlement { $points_settlement }, city { $points_city }, metropolis { $points_metropolis } more
        - Longest road { $points_longest_road }
        - Defender of Catan { $points_defender }, each time
        - Merchant { $points_merchant }, as long as you have it
        - Printer and Constitution { $points_point_card } each

        All of them are public. “More points” on a card means this total.
    .see = end longest-road defender metropolis
    .words = victory score vp total

longest-road = The longest road
    .body =
        The first player with **five** roads in a row, branches not counted, holds it: { COUNT($points_longest_road, "point", "points") }. Each road counts once. An opponent’s building or knight cuts it at its corner; it can end there. Your own pieces don’t cut it.

        Only a longer road takes it away. If the holder’s road is cut, the holder keeps it while nobody has a longer one and it still has five; otherwise it goes to a single longest road of five or more. In a tie nobody has it until one road is alone in front.

        It’s settled again after every move. When a knight is displaced or deserts, or the Diplomat picks up a road, it’s settled once, at the very end.
    .see = road points knight
    .words = longest trade route length five 5 cut interrupted

end = Winning
    .body =
        You win with **{ COUNT($target, "point", "points") } on your own turn**, right at that moment, even before the roll. If you reach them on someone else’s turn, you win when your own turn begins, if you still have them. The others are ranked by their points.
    .see = points turn length
    .words = end victory win winner how to win 13 finish

hidden = What’s hidden
    .body =
        Of an opponent’s resources and commodities you only see **how many** they hold in all: with the same back on every card, you can’t even tell commodities apart. Of progress cards you see how many, and from which deck. Nobody sees the order of the decks, or which cards were put back under them.

        Everyone sees what’s rolled, traded, paid and played, so counting tells you a lot about a hand. What the robber steals, and what Master Merchant, Wedding and Spy bring, only those two players know. Discards are secret, but the bank is open and shows what came back.

        Also open: points, knights, levels, Printer and Constitution, and how many cards each deck has. When the match is over, all hands are shown.
    .see = commodities progress robber end
    .words = secret open hand hands private public see count

harbour = Commercial Harbour
    .body =
        Trade card. For the rest of your turn you can offer every opponent who holds a card one of your resources, **once a turn** each, even with a second copy of the card. They can’t refuse: they give you a commodity of their choice for it. If they have none, your resource comes back, and that was their one time.

        You can ask several opponents at once; while an answer is missing, nothing else happens. Before and after, you trade, build and play as usual, and you can stop at any time.
    .see = commodities cards offer
    .words = progress card trade commercial harbor resource commodity

plunder = Master Merchant
    .body =
        Trade card. Choose an opponent with **more points** than you. You see all their resources and commodities and take two of your choice, or their only one. Nobody else learns which. If nobody has more points, you can’t play the card.
    .see = cards points
    .words = progress card trade take two hand

merchant-fleet = Merchant Fleet
    .body =
        Trade card. Name one resource or commodity: you trade it 2:1 with the bank until the end of your turn, as often as you like. A second copy can name another kind.
    .see = bank cards
    .words = progress card trade 2:1

merchant = Merchant
    .body =
        Trade card. Put the merchant on a hex at one of your settlements or cities. As long as you have it, it’s worth **{ COUNT($points_merchant, "point", "points") }**, and you trade that hex’s resource 2:1. The next Merchant card, no matter whose, takes it away; with another one of your own you can move it.

        The robber on the same hex doesn’t matter. In the desert you get the point but no rate.
    .see = bank points cards
    .words = progress card trade piece hex

resource-monopoly = Resource Monopoly
    .body =
        Trade card. Name a resource: every opponent gives you two cards of it, or their only one. Hands are hidden, so it can bring you nothing; the card is spent all the same.
    .see = cards trade-monopoly
    .words = progress card trade two from everybody monopoly

trade-monopoly = Trade Monopoly
    .body =
        Trade card. Name a commodity: every opponent who has it gives you one card of it. It can bring you nothing; the card is spent all the same.
    .see = commodities cards resource-monopoly
    .words = progress card one from everybody monopoly

bishop = Bishop
    .body =
        Politics card. Move the robber to another hex and take one random card from **each** opponent with a building there, one each no matter how many buildings. An empty hex is allowed. You can’t play it before the first barbarian attack.
    .see = robber cards
    .words = progress card politics robber steal all

constitution = Constitution
    .body =
        Politics card, worth **{ COUNT($points_point_card, "point", "points") }**. You show it as soon as you draw it, even on someone else’s turn. It doesn’t count as a card in hand, and stays for good. The Spy can’t take it.
    .see = points printer cards
    .words = progress card politics point

deserter = Deserter
    .body =
        Politics card. Choose an opponent with a knight: they remove one of their choice. You can then place a free knight on a free corner at one of your roads: of the same level, or of the next lower one you have left, and active if the other was. It can’t act this turn.

        They lose the knight even if you can’t place one. A mighty knight needs no fortress.
    .see = knight fortress cards
    .words = progress card politics knight leaves

diplomat = Diplomat
    .body =
        Politics card. Remove one **open** road, no matter whose: at one of its ends its owner has no other road, no building and no knight. Another player’s piece there doesn’t close it, and a ring has no open road.

        An opponent’s road goes back to its owner. Your own you can rebuild elsewhere right away, for free, but not on the same edge. Only then is the longest road settled.
    .see = road longest-road free-roads cards
    .words = progress card politics remove open road

intrigue = Intrigue
    .body =
        Politics card. An opponent’s knight on a corner at one of your roads has to go, strong or not; you need no knight for it. Its owner moves it as if it had been displaced. With nowhere to go it leaves the board.
    .see = relocate knight cards
    .words = progress card politics drive away knight

saboteur = Saboteur
    .body =
        Politics card. Every opponent with **as many points as you or more** discards half of their resources and commodities, rounded down, to the bank. They choose which. A single card isn’t lost.
    .see = cards points hand-limit
    .words = progress card politics discard half

spy = Spy
    .body =
        Politics card. You see all of an opponent’s progress cards and can take one, and even play it at once. Printer and Constitution are face up and can’t be taken. Only the two of you learn which card it was.
    .see = progress cards
    .words = progress card politics look take steal

warlord = Warlord
    .body =
        Politics card. All your knights become active for free. Those that were inactive can’t act this turn.
    .see = activate cards
    .words = progress card politics activate all

wedding = Wedding
    .body =
        Politics card. Every opponent with **more points** than you gives you two resources or commodities of their choice, or their only one. Nobody else learns which.
    .see = cards points
    .words = progress card politics gift two

alchemist = Alchemist
    .body =
        Science card, the only one you play **before the roll**. You choose both dice; only the event die is rolled. The red die you choose decides who draws progress cards. A seven is allowed. One a roll.
    .see = roll progress cards
    .words = progress card science choose dice

crane = Crane
    .body =
        Science card. One improvement this turn costs one commodity less; level 1 is free. Two Cranes can’t help with the same improvement, only with two different ones.
    .see = improvements cards
    .words = progress card science cheaper

engineer = Engineer
    .body =
        Science card. A free wall. You need a city without a wall, and a wall left to build.
    .see = wall cards
    .words = progress card science free wall

inventor = Inventor
    .body =
        Science card. Swap the numbers of any two hexes, except 2, 6, 8 and 12. You need no building there. The robber doesn’t move.
    .see = island cards
    .words = progress card science swap tokens numbers exchange

irrigation = Irrigation
    .body =
        Science card. You get 2 grain for each fields hex at one of your settlements or cities. Each hex counts once: a city doesn’t double it, and the robber doesn’t matter. The bank gives what it has.
    .see = mining cards
    .words = progress card science grain fields

medicine = Medicine
    .body =
        Science card. You turn a settlement into a city for { PART($costs_city_medicine_grain, "grain", "grain") } + { PART($costs_city_medicine_ore, "ore", "ore") }. Otherwise the usual rules apply: you need a city piece left, and a tipped city comes first.
    .see = city tipped cards
    .words = progress card science cheaper city

mining = Mining
    .body =
        Science card. You get 2 ore for each mountains hex at one of your settlements or cities. Each hex counts once: a city doesn’t double it, and the robber doesn’t matter. The bank gives what it has.
    .see = irrigation cards
    .words = progress card science ore mountains mine

printer = Printer
    .body =
        Science card, worth **{ COUNT($points_point_card, "point", "points") }**. You show it as soon as you draw it, even on someone else’s turn. It doesn’t count as a card in hand, and stays for good. The Spy can’t take it.
    .see = points constitution cards
    .words = progress card science point printing press

free-roads = Road Building
    .body =
        Science card. You build two free roads, one after the other, by the usual rules. With only one piece or one place left, you build one. If the Diplomat picked up a road of yours, you rebuild it the same way, or leave it off the board.
    .see = road diplomat cards
    .words = progress card science free roads two

smith = Smith
    .body =
        Science card. You promote up to two knights by one level each, for free. Each knight goes up once a turn; mighty ones need politics level 3; you need a free piece of the next level. The first promotion can free a piece for the second. You can stop after one.
    .see = promote fortress cards
    .words = progress card science promote improve knight free
