overview = The game in short
    .body =
        You settle an island, turn settlements into cities, improve them, and arm knights against the barbarians who come again and again by ship.

        Each roll pays the hexes with its number: one resource to a settlement; to a city two cards, often one of them a commodity. With them you build, trade and improve.

        You win with **{ COUNT($target, "point", "points") } on your own turn**. All points are public.
    .see = turn production barbarians points costs
    .words = aim goal start basics introduction how to play catan cities knights rules

turn = Your turn
    .body =
        After the roll, in any order and as often as you can pay:

        - build roads, settlements, cities, walls and knights
        - buy city improvements
        - activate, promote and use knights
        - trade with the bank and with others
        - play progress cards, even one that you have just drawn

        Then end your turn.
    .see = roll costs bank offer knight progress
    .words = action phase move end what may i do

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
        In the order of the seats everybody places a **settlement** with a road, then in reverse order a **city** with a road. The road lies at the piece just placed. Both keep the distance of two edges from every other building.

        The city brings one resource from each of its hexes, and no commodities. Everybody starts with { COUNT($start_points, "point", "points") }; the first seat begins.
    .see = distance settlement city harbours
    .words = setup draft start snake opening begin placement

island = The island
    .body =
        Nineteen hexes: forest (lumber), pasture (wool), fields (grain), hills (brick), mountains (ore) and one desert, which yields nothing. The number on a hex is the roll that pays it; the dots below show how likely it is. 6 and 8 are the likeliest.

        The host chooses how it is laid: numbers along a spiral, all at random without neighbouring 6 and 8, or the beginners’ island.
    .see = production harbours places
    .words = board hex hexagon tile terrain tokens numbers desert spiral random

places = How places are named
    .body =
        A corner is named by its hexes, such as “forest 8 · hills 5 · coast”; where it touches a single hex, its side follows: “forest 8 · coast (north)”. An edge is named by the hexes on its two sides.

        Where two hexes look the same and have to be told apart, their side follows: “forest 3 (west)”. Where more than two do, it is row and place: “forest 4 (row 2, no. 3)” is the third hex from the west in the second row from the north.
    .see = island harbours
    .words = corner vertex edge names where coast row

roll = The roll
    .body =
        Red, yellow and event die fall together. In this order:

        - event die: the barbarian ship moves, or a gate lets players draw progress cards
        - everybody who now holds more than four progress cards gives one up, except whoever has rolled
        - the sum of red and yellow pays the hexes, or a **seven** strikes
        - aqueducts help those whom the roll brought nothing

        Only an Alchemist can be played before the roll. Without a science card in hand, as its green back would show everybody, the dice fall by themselves as your turn begins.
    .see = production seven barbarians progress aqueduct alchemist
    .words = dice die event ship gate before

production = What a roll pays
    .body =
        Every hex with the rolled number and without the robber pays each building at its corners.

        - Settlement: 1 resource
        - City at forest: { $city_produces_forest_lumber } lumber + { $city_produces_forest_paper } paper; at pasture: { $city_produces_pasture_wool } wool + { $city_produces_pasture_cloth } cloth; at mountains: { $city_produces_mountains_ore } ore + { $city_produces_mountains_coin } coin
        - City at fields: { $city_produces_fields_grain } grain; at hills: { $city_produces_hills_brick } brick

        Where the bank has too few cards of a kind for everybody, nobody gets that kind; if it is owed to one player only, they take what is left. A missing commodity is not replaced.
    .see = island shortage commodities robber
    .words = yield income harvest production resources

shortage = When the bank runs out
    .body =
        The bank holds { $bank_lumber } of each resource and { $bank_paper } of each commodity. Each kind is looked at by itself: if the bank has too few cards of it for a roll, nobody receives that kind. If it is owed to one player only, they take what is left.

        Irrigation, Mining and the aqueduct also give only what is left. You cannot get from the bank what it does not have.
    .see = production bank
    .words = bank empty shortage limit stock

commodities = Commodities
    .body =
        Paper, cloth and coin come from cities at forest, pasture and mountains. They are cards like resources, with the same back: they count for the hand limit, can be stolen, given up and traded. They pay for city improvements only: paper for science, cloth for trade, coin for politics.
    .see = improvements production hand-limit hidden
    .words = paper cloth coin goods

road = Road
    .body =
        { CAP(PART($costs_road_lumber, "lumber", "lumber")) } + { PART($costs_road_brick, "brick", "brick") }. A road lies on a free edge beside one of your roads, settlements or cities. It does not go on through a corner with an opponent’s settlement, city or knight, but it may end there.

        You have { $pieces_road }. Only the Diplomat takes one off the board.
    .see = longest-road costs diplomat
    .words = street edge build path

settlement = Settlement
    .body =
        { CAP(PART($costs_settlement_lumber, "lumber", "lumber")) } + { PART($costs_settlement_brick, "brick", "brick") } + { PART($costs_settlement_wool, "wool", "wool") } + { PART($costs_settlement_grain, "grain", "grain") }. It stands on a free corner at one of your roads and keeps the distance. No knight may stand there, not even your own. It is worth **{ COUNT($points_settlement, "point", "points") }** and receives one resource from each of its hexes that is rolled.

        You have 5; a city gives one back.
    .see = distance city production
    .words = village colony build

distance = The distance rule
    .body =
        Between two buildings, whoever owns them, there are at least two edges: the corners next to a settlement or city stay free of buildings. Knights and roads do not care about distance.
    .see = settlement draft knight
    .words = two edges adjacent next neighbour

city = City
    .body =
        { PART($costs_city_grain, "grain", "grain") } + { PART($costs_city_ore, "ore", "ore") } (with Medicine: { PART($costs_city_medicine_grain, "grain", "grain") } + { PART($costs_city_medicine_ore, "ore", "ore") }). It replaces one of your settlements, is worth **{ COUNT($points_city, "point", "points") }** and receives two cards from each of its hexes that is rolled.

        Cities make improvements possible, carry walls and may become a metropolis. But every city on the board, a metropolis too, makes the barbarians stronger. You have 4.
    .see = production improvements wall barbarians tipped
    .words = upgrade build

tipped = Tipped city
    .body =
        If barbarians plunder a city and no settlement piece is left to replace it, the city piece is tipped over. It counts as a settlement in every way: { COUNT($points_settlement, "point", "points") }, one card, no city for the barbarians.

        Before you turn any other settlement into a city you turn it upright again, at the price of a city. That needs no further piece.
    .see = raze city
    .words = side lying turned over settlement left tip

wall = Wall
    .body =
        { PART($costs_wall_brick, "brick", "brick") }, or free with the Engineer. Walls stand under your own cities, one each, three in all. Each lets you hold **two cards more** when a seven is rolled: { $hold_1 }, { $hold_2 }, { $hold_3 } instead of { $discard_limit }.

        A wall does not protect against barbarians: if its city is plundered, it is lost as well.
    .see = seven hand-limit engineer raze
    .words = city wall walls brick defence

knight = Knights
    .body =
        { CAP(PART($costs_knight_wool, "wool", "wool")) } + { PART($costs_knight_ore, "ore", "ore") } for a basic knight, inactive, on a free corner at one of your roads. It needs no distance from anything. Any knight, active or not, occupies its corner: nobody settles there, and opponents’ roads end there.

        Basic, strong and mighty knights have strength 1, 2 and 3. Only **active** ones defend and act. There are no points for knights, and they use no harbour.
    .see = activate promote act barbarians
    .words = basic strong mighty strength soldier

activate = Activating a knight
    .body =
        Grain makes a knight active, also in the turn in which it was built. From then on it counts against the barbarians. It may act from your **next** turn on.

        After it has acted, and after every attack of the barbarians, it is inactive. It may be activated again in the same turn, but does not act a second time. Once the ship has landed it is too late to activate one.
    .see = act knight warlord barbarians
    .words = active inactive helmet grain

promote = Promoting a knight
    .body =
        { CAP(PART($costs_promote_knight_wool, "wool", "wool")) } + { PART($costs_promote_knight_ore, "ore", "ore") } raise a knight by one level; active stays active. Each knight rises once a turn at most, also in the turn in which it was built. A piece of the next level has to be left: there are two of each.

        Strong knights become mighty only with level 3 of politics, the Fortress.
    .see = knight smith improvements
    .words = promote level strong mighty fortress upgrade improve a knight better raise

act = What a knight can do
    .body =
        A knight that has been active since before your turn may do one thing and is then inactive:

        - **move** over your own roads to a free corner, any distance; it passes your own pieces and stops at opponents’
        - **displace** an opponent’s weaker knight at the end of such a way
        - **chase the robber** if it stands at the robber’s hex: the robber moves and steals as after a seven

        A knight that was built, activated or received in this turn waits until the next.
    .see = relocate robber activate
    .words = action move displace chase ready use a knight

relocate = A knight driven away
    .body =
        A knight that is displaced by a stronger one, or by Intrigue, is placed anew by its owner: on a free corner that it reaches over its owner’s roads from where it stood. It stays active or inactive as it was, and drives nobody away in turn.

        Only without any such corner does it leave the board and go back to its owner’s pieces. The longest road is settled after that, and not before.
    .see = act intrigue longest-road
    .words = displaced driven away retreat moved displacement

robber = The robber
    .body =
        The robber stands in the desert, locked there **until the barbarians have attacked once**. Until then a seven, a knight or the Bishop cannot move it and nothing is stolen.

        Later it goes to another hex, the desert included; the hex pays nothing while it is there. Whoever moves it steals a random card from one opponent with a building there, if anybody there has a card.
    .see = seven act bishop
    .words = thief steal block desert locked

seven = A seven
    .body =
        Nobody receives anything. Everybody with more cards than the limit discards half of them, rounded down: resources and commodities together, of their own choice. The limit is { $discard_limit }, and { $wall_bonus } more for each wall. Nobody is told what the others give up.

        Then whoever rolled moves the robber, if the barbarians have attacked before. Aqueducts do not help on a seven.
    .see = hand-limit wall robber
    .words = discard half 7 cards too many

hand-limit = Hand limits
    .body =
        Resources and commodities: as many as you like (the others see how many, not which), but a **seven** makes you discard half if you hold more than { $discard_limit }, with one, two or three walls more than { $hold_1 }, { $hold_2 } or { $hold_3 }.

        Progress cards: four; a fifth may be kept until the end of your own turn. Printer and Constitution do not count.
    .see = seven wall drop hidden
    .words = limit maximum cards discard safe

bank = Trading with the bank
    .body =
        You give the bank four equal cards for one of any other kind. You pay less with one of these; the best rate holds:

        - 3:1 for everything with a general harbour
        - 2:1 for a resource with its harbour, or with the merchant on a hex of it
        - 2:1 for commodities with level 3 of trade
        - 2:1 for the kind that a Merchant Fleet names in this turn

        You can get every resource and commodity that the bank has, several at once, as often as you can pay.
    .see = harbours merchant merchant-fleet merchant-guild
    .words = trade rate 4:1 3:1 2:1 exchange swap maritime

harbours = Harbours
    .body =
        Nine harbours lie on the coast, each at two corners. A settlement or city of yours on one of them gives the better rate: four harbours trade anything 3:1, the other five one resource 2:1 each. Special harbours never work for commodities, and a knight at a harbour gives nothing.
    .see = bank settlement
    .words = port ports harbor sea trade coast 3:1 2:1

offer = Trading with others
    .body =
        On your turn you offer cards for cards, to all opponents or to some. Whoever accepts first trades at once. They may also decline, make a counter-offer, or close trading for this turn. Nobody has to answer, and you never have to wait.

        You offer only what you hold; each side gives one to six cards, and no kind stands on both sides. An offer that you can no longer keep is withdrawn, and all end with the turn. You may make { $proposals } offers a turn; counter-offers of others do not count.
    .see = bank commodities turn hidden
    .words = trade deal accept decline counter withdraw partner exchange swap

improvements = City improvements
    .body =
        With at least one city on the board you buy levels in three tracks, one after the other and any number a turn: **trade** for cloth, **politics** for coin, **science** for paper. Level 1 costs one card, level 5 five.

        Each level makes it likelier to draw progress cards of the track. Level 3 brings an ability, level 4 the metropolis if you are the first there. Whoever loses all cities keeps levels and abilities, but buys nothing new.
    .see = progress merchant-guild fortress aqueduct metropolis
    .words = track trade politics science level market town hall abbey city development build

merchant-guild = Trade 3: Merchant Guild
    .body =
        With level 3 of trade you give the bank two equal commodities for any one other card, on your own turn and as often as you like.
    .see = improvements bank commodities
    .words = ability level three guild 2:1

fortress = Politics 3: Fortress
    .body =
        With level 3 of politics your strong knights may become mighty. A mighty knight that came to you by the Deserter needs no fortress.
    .see = promote improvements deserter
    .words = ability level three mighty

aqueduct = Science 3: Aqueduct
    .body =
        With level 3 of science you take one resource of your choice from the bank whenever a roll other than seven has brought you **no card at all**, whether no hex of yours was rolled, the robber stood there, or the bank was empty.

        If several players may, they choose in any order; where the bank might run short for them, one after the other, beginning with whoever rolled. Commodities cannot be chosen.
    .see = improvements production roll
    .words = ability level three resource nothing

metropolis = Metropolis
    .body =
        The first player to reach level 4 of a track turns one of their cities into its metropolis: **{ COUNT($points_metropolis, "point", "points") } more**, and safe from the barbarians as long as it is one. There is one for each track.

        The first to reach level 5 takes it, if its holder is at level 4. At level 5 you keep it for good.

        A city carries one metropolis. Level 4 always needs a city without one; so does level 5 if it wins the metropolis. The old one becomes an ordinary city again.
    .see = improvements points raze
    .words = gate level four five steal

progress = Drawing progress cards
    .body =
        If the event die shows a gate, everybody with at least level 1 of its track draws a card if the **red die** shows at most their level + 1: at level 1 with 1 or 2, at level 5 always. Whoever rolled draws first; an empty deck gives nothing.

        Cards played or given up go face down under their deck. Progress cards cannot be traded or stolen, except by the Spy. On your turn, after the roll, you may play as many as you like, even one that you have just drawn.
    .see = improvements drop cards roll
    .words = progress card progression cards draw deck gate castle red die chance development

cards = The three decks
    .body =
        Each deck has { $deck } cards.

        - Trade: Commercial Harbour 2, Master Merchant 2, Merchant Fleet 2, Merchant 6, Resource Monopoly 4, Trade Monopoly 2
        - Politics: Bishop 2, Constitution 1, Deserter 2, Diplomat 2, Intrigue 2, Saboteur 2, Spy 3, Warlord 2, Wedding 2
        - Science: Alchemist 2, Crane 2, Engineer 1, Inventor 2, Irrigation 2, Medicine 2, Mining 2, Printer 1, Road Building 2, Smith 2

        A card that, as everybody can see, would do nothing cannot be played. One whose effect depends on hidden hands can, and is spent even if it brings nothing.
    .see = progress drop hidden
    .words = deck count list progress card progression development distribution

drop = Too many progress cards
    .body =
        You may hold four progress cards. Off your turn a fifth is given up at once, before the roll pays; on your turn you may keep it until you end the turn. The card given up may be any, also the new one. It goes face down under its deck, and nobody learns which it was.

        Printer and Constitution lie open and do not count.
    .see = progress hand-limit
    .words = four five limit give up under deck

barbarians = The barbarians
    .body =
        Each ship on the event die moves them one step; with the **seventh** they land, before anything is paid.

        Their strength is the number of cities on the board, metropolises included. The defence is the strength of all active knights of all players. If it is at least as large, the best defender is rewarded; if not, the worst loses a city.

        Afterwards all knights are inactive, the ship starts anew, and from the first attack on the robber is free.
    .see = defender raze activate robber
    .words = attack ship strength defence landing raid

defender = Defender of Catan
    .body =
        If the barbarians are beaten, the player with the strongest active knights is Defender of Catan: **{ COUNT($points_defender, "point", "points") }**, each time anew. If several are equally strong, nobody gets the point, and each of them draws a progress card from a deck of their choice. Without any active knight there is no reward.
    .see = deck barbarians points
    .words = saviour savior hero reward point

deck = A card for tied defenders
    .body =
        Several players defended equally well: instead of the point each draws one progress card from a deck of their choice, also without any level in its track. They choose in any order; where a deck might run out among them, one after the other, beginning with whoever rolled. An empty deck cannot be chosen. The limit of four cards holds here too.
    .see = defender drop
    .words = tie choose draw defence

raze = Losing a city
    .body =
        If the barbarians win, the player with the weakest defence among those who can lose a city loses one; if several are equally weak, each does. A metropolis cannot be lost. Players without any other city are left out, and the next weakest is hit.

        You choose which city becomes a settlement; its wall is lost. It pays as a settlement already for this roll.
    .see = barbarians tipped wall metropolis
    .words = plunder pillage destroyed defeat lost

points = Points
    .body =
        - Settlement 1, city 2, metropolis 2 more
        - Longest road 2
        - Defender of Catan 1, each time
        - Merchant 1, as long as it is yours
        - Printer and Constitution 1 each

        All of them are public. “More points” on a card means this total.
    .see = end longest-road defender metropolis
    .words = victory score vp total

longest-road = The longest road
    .body =
        The first player with **five** roads in a row, branches left out, holds it: { COUNT($points_longest_road, "point", "points") }. Each road counts once. An opponent’s building or knight cuts it at its corner; it may end there. Your own pieces do not cut it.

        Only a longer road takes it away. If the holder’s road is cut, the holder keeps it while nobody is longer and it still has five; otherwise it goes to a single longest road of five or more. If several are equal, nobody has it until one is alone.

        It is settled anew after every move. When a knight is driven away or deserts, or the Diplomat takes up a road, it is settled once, at the end of it all.
    .see = road points knight
    .words = longest trade route length five 5 cut interrupted

end = Winning
    .body =
        You win with **{ COUNT($target, "point", "points") } on your own turn**, at that moment, before the roll too. If you reach them on somebody else’s turn, you win when your own turn begins, if the points are still there. The others are ranked by their points.
    .see = points turn
    .words = end victory win winner how to win 13 finish

hidden = What is hidden
    .body =
        Of an opponent’s resources and commodities you see only **how many** they hold in all: they have one back, so not even commodities are told apart. Of progress cards in hand, too, you see only how many. Nobody sees the order of the decks, nor which progress cards were given up.

        What is rolled, traded, paid and played all can see, so by counting you may know much of a hand. What the robber steals, and what Master Merchant, Wedding and Spy bring, only the two know. Discards are not told, but the bank, which lies open, shows what came back.

        Open are also points, knights, levels, Printer and Constitution, and how many cards each deck holds. When the match is over, all hands are shown.
    .see = commodities progress robber end
    .words = secret open hand hands private public see count

harbour = Commercial Harbour
    .body =
        Trade card. For the rest of your turn you may offer every opponent who holds a card one of your resources, each **once a turn**, also with a second copy of the card. They cannot refuse: they give you a commodity of their own choice for it. If they have none, your resource comes back, and that was their one time.

        You may ask several opponents at once; while an answer is missing, nothing else happens. Before and after, you trade, build and play as usual, and you may stop at any time.
    .see = commodities cards offer
    .words = progress card trade commercial harbor resource commodity

plunder = Master Merchant
    .body =
        Trade card. Choose an opponent with **more points** than you. You see all their resources and commodities and take two of your choice, or the only one. Nobody else learns which. Without such an opponent the card cannot be played.
    .see = cards points
    .words = progress card trade take two hand

merchant-fleet = Merchant Fleet
    .body =
        Trade card. Name one resource or commodity: you trade it 2:1 with the bank until the end of your turn, as often as you like. A second copy may name another kind.
    .see = bank cards
    .words = progress card trade 2:1

merchant = Merchant
    .body =
        Trade card. Put the merchant on a hex at one of your settlements or cities. While it is yours it is worth **{ COUNT($points_merchant, "point", "points") }**, and you trade the resource of that hex 2:1. The next Merchant card, whoever plays it, takes it away; with one of your own you may move it.

        The robber on the same hex does not matter. In the desert there is the point but no rate.
    .see = bank points cards
    .words = progress card trade piece hex

resource-monopoly = Resource Monopoly
    .body =
        Trade card. Name a resource: every opponent gives you two cards of it, or the only one. Hands are hidden, so it may bring nothing; it is spent all the same.
    .see = cards trade-monopoly
    .words = progress card trade two from everybody monopoly

trade-monopoly = Trade Monopoly
    .body =
        Trade card. Name a commodity: every opponent who has it gives you one card of it. It may bring nothing, and is spent all the same.
    .see = commodities cards resource-monopoly
    .words = progress card one from everybody monopoly

bishop = Bishop
    .body =
        Politics card. Move the robber to another hex and take one random card from **each** opponent with a building there, one each however many buildings. An empty hex is allowed. Before the first attack of the barbarians the card cannot be played.
    .see = robber cards
    .words = progress card politics robber steal all

constitution = Constitution
    .body =
        Politics card, worth **{ COUNT($points_point_card, "point", "points") }**. It is shown as soon as it is drawn, even on somebody else’s turn, does not count as a card in hand, and stays for good. The Spy cannot take it.
    .see = points printer cards
    .words = progress card politics point

deserter = Deserter
    .body =
        Politics card. Choose an opponent with a knight: they remove one of their own choice. You may then place a free knight on a free corner at one of your roads: of the same level, or of the next lower one that you have left, and active if the other was. It does not act in this turn.

        The opponent loses the knight even if you cannot place one. A mighty knight needs no fortress.
    .see = knight fortress cards
    .words = progress card politics knight leaves

diplomat = Diplomat
    .body =
        Politics card. Remove one **open** road of anybody: at one of its ends its owner has no other road, no building and no knight. A piece of somebody else there does not close it, and a ring has no open road.

        An opponent’s road goes back to its owner. Your own you may lay elsewhere at once, free of charge, but not on the same edge. Only then is the longest road settled.
    .see = road longest-road free-roads cards
    .words = progress card politics remove open road

intrigue = Intrigue
    .body =
        Politics card. An opponent’s knight on a corner that one of your roads touches has to go, whatever its level; you need no knight for it. Its owner places it anew as if it had been displaced. Without a place it leaves the board.
    .see = relocate knight cards
    .words = progress card politics drive away knight

saboteur = Saboteur
    .body =
        Politics card. Every opponent with **as many points as you or more** discards half of their resources and commodities, rounded down and of their own choice, to the bank. A single card is not lost.
    .see = cards points hand-limit
    .words = progress card politics discard half

spy = Spy
    .body =
        Politics card. You see all progress cards of an opponent and may take one. You may play it at once. Printer and Constitution lie open and cannot be taken. Only the two of you learn which card it was.
    .see = progress cards
    .words = progress card politics look take steal

warlord = Warlord
    .body =
        Politics card. All your knights become active free of charge. Those that were inactive do not act in this turn.
    .see = activate cards
    .words = progress card politics activate all

wedding = Wedding
    .body =
        Politics card. Every opponent with **more points** than you gives you two resources or commodities of their own choice, or the only one. Nobody else learns which.
    .see = cards points
    .words = progress card politics gift two

alchemist = Alchemist
    .body =
        Science card, the only one that is played **before the roll**. You choose both dice; only the event die is rolled. The chosen red die decides who draws progress cards. A seven is allowed. One a roll.
    .see = roll progress cards
    .words = progress card science choose dice

crane = Crane
    .body =
        Science card. One improvement of this turn costs one commodity less; level 1 is free. Two Cranes never serve the same improvement, but two different ones.
    .see = improvements cards
    .words = progress card science cheaper

engineer = Engineer
    .body =
        Science card. A free wall. You need a city of yours without a wall and a wall that is left.
    .see = wall cards
    .words = progress card science free wall

inventor = Inventor
    .body =
        Science card. Swap the numbers of any two hexes, except 2, 6, 8 and 12. You need no building there. The robber stays where it is.
    .see = island cards
    .words = progress card science swap tokens numbers exchange

irrigation = Irrigation
    .body =
        Science card. You receive 2 grain for each fields hex at one of your settlements or cities. Each hex counts once, a city does not double it, the robber does not matter. The bank gives what it has.
    .see = mining cards
    .words = progress card science grain fields

medicine = Medicine
    .body =
        Science card. You turn a settlement into a city for { PART($costs_city_medicine_grain, "grain", "grain") } + { PART($costs_city_medicine_ore, "ore", "ore") }. Otherwise the usual rules hold: a city piece has to be left, and a tipped city comes first.
    .see = city tipped cards
    .words = progress card science cheaper city

mining = Mining
    .body =
        Science card. You receive 2 ore for each mountains hex at one of your settlements or cities. Each hex counts once, a city does not double it, the robber does not matter. The bank gives what it has.
    .see = irrigation cards
    .words = progress card science ore mountains mine

printer = Printer
    .body =
        Science card, worth **{ COUNT($points_point_card, "point", "points") }**. It is shown as soon as it is drawn, even on somebody else’s turn, does not count as a card in hand, and stays for good. The Spy cannot take it.
    .see = points constitution cards
    .words = progress card science point printing press

free-roads = Road Building
    .body =
        Science card. You lay two free roads, one after the other, by the usual rules. With one piece or one place left it is one road. A road of your own that the Diplomat took up is laid in the same way, but may also stay away.
    .see = road diplomat cards
    .words = progress card science free roads two

smith = Smith
    .body =
        Science card. You promote up to two knights by one level each, free of charge. Each knight rises once a turn; mighty ones need level 3 of politics; a piece of the next level has to be left. The first promotion may free a piece for the second. You may stop after one.
    .see = promote fortress cards
    .words = progress card science promote improve knight free
