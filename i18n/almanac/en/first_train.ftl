overview = The game in short
    .body =
        You build railway lines between the towns of two big companies, red and green, and carry passengers and goods on them. Each round you bid investment cubes for influence; both pay for track and trains.

        Track loses money every round. So once a line has done its work, you sell it to a company: the towns on it turn that company’s colour, and the map changes for everyone.

        Points come from what your trains carry, from sets of it, and from profit and loss. Each link you still own at the end costs { $link_lost }. **The most points win**, after { $rounds_4 } rounds with four players, after { $rounds_3 } with fewer.
    .see = round example board tips points
    .words = aim goal object of the game basics introduction how to play rules first train last train railway

round = A round and its ten phases
    .body =
        - 1 Everyone takes investment cubes.
        - 2 A counter is drawn for each auction box.
        - 3 Auction: two bids each, for influence.
        - 4 Construction order and train order are set.
        - 5 Construction: one line each.
        - 6 Trains and transport, one action at a time.
        - 7 Victory points, then profit and loss.
        - 8 General order: the most profit first.
        - 9 Sale of lines: one each.
        - 10 The round ends.

        You only decide something in phases 3, 5, 6 and 9; the rest happens by itself. Four players play { $rounds_4 } rounds, two or three play { $rounds_3 }.
    .see = cubes auction construction transport points sale
    .words = rounds phase phases turn course of play sequence end of round marker number of rounds what may i do

example = A round in numbers
    .body =
        Round 1, four players: you have 12 cubes, 1 white, 2 brown, 1 red and 1 green influence.

        - Auction: 4 cubes win box 2 with a drawn white, 3 win box 6 with a drawn green. That leaves 5 cubes, 2 white, 5 brown, 3 red and 2 green.
        - Line: Nürnberg Süd – Langwasser – Feucht – Altdorf, the last link over a river: 1 + 1 + 2 cubes, 1 red for Nürnberg Süd, 1 white for a landowner in Feucht.
        - Train 2b: 2 brown. You load 2 mailbags from Langwasser, 1 beer with an arrow to Altdorf, and a red passenger from Feucht to Nürnberg Süd: 4 points.
        - Profit: 2 for the mail + 2 for the beer + 1 for the passenger − 3 for the links = +2.
        - Sale: red takes all 3 links for your last 2 red. Feucht and Altdorf turn red, and your track costs nothing next round.
    .see = boxes costs transport profit sale
    .words = example sample round walkthrough demonstration calculation how does a round work

board = The board, sign by sign
    .body =
        - Square: a large town; circle: a small one. Crown: red company; clover: green. On a badge: a town turned by a sale.
        - Top hat: red passenger. Bonnet: green. Straw hat: landowner.
        - Cubes: goods. White arrow: the town that serves them; grey: it no longer does. A pale printed sign: nothing left.
        - Star: the bonus for Fürth is open. Barrier: closed border.
        - Track in a player’s pattern, with their letter; a company’s is pale with its emblem.
        - Below the map: profit and loss; trains with price, carriages and wagons; influence; boxes, 3+ is the least bid; the three orders, on gold the one that counts now. On any track, the leftmost disc of a value wins ties.
        - Players: points; cubes, track and locomotives left, profit; influence; what they’ve carried.

        Magenta is new.
    .see = area town white influence fuerth
    .words = legend key picture image symbol symbols sign icon icons star crown clover hat bonnet straw grey barrier badge magenta pink disc letter what does it mean

tips = What should I do first?
    .body =
        - **Bid for two boxes with brown and one company’s colour.** Brown buys trains; red or green opens that company’s towns and pays for the sale. Save about five cubes for a line.
        - **Build short, for what you can load this round**: past yellow cubes to a town with an arrow, with passengers on the way. Landowners take white, so look before you bid.
        - **Sell a line that has nothing left to carry.** Until then each link costs { $upkeep } every round, and { COUNT($link_lost, "point", "points") } at the end. A sale also brings your pieces back.

        −3 after round 1 isn’t a disaster: three links cost that, and beer and sales bring you back up. Computer players mostly win at +{ $profit_most }, the top of the track. And carry all four kinds: a set is { COUNT($points_set, "point", "points") }.
    .see = auction boxes construction sale profit
    .words = tip tips strategy strategies tactics advice hint beginner beginners newcomer first move good opening what should i do first what should i bid help

length = How long a match takes
    .body =
        Four players play { $rounds_4 } rounds, two or three play { $rounds_3 }. In each of them you bid, build a line, run trains and sell: four things to decide, if you answer with a plan.

        Days depend on how often you all look in. If that’s a few times a day and you plan nothing, count five or six days with two players, eight with three or four. If you all use standing orders and plan ahead, it’s three to six days.
    .see = round players plan list
    .words = how long time duration length days weeks hours rounds turns quick slow

players = Two, three or four players
    .body =
        - Four: **{ $rounds_4 } rounds**, board side 3–4
        - Three: **{ $rounds_3 } rounds**, board side 3–4, or 2–3 if the host says so
        - Two: **{ $rounds_2 } rounds**, board side 2–3

        With fewer players, it takes more rounds to carry the same goods. Three players on side 2–3 have six boxes for their six bids, so every box is won.

        Pick any map. The full ones suit any number of players; the compact ones have less to carry and suit two players or a short match.
    .see = sides maps round length
    .words = number of players 2 3 4 seats two three four rounds how many

sides = The two board sides
    .body =
        A side is an auction board and a train board in one; the two sides are never mixed.

        - **3–4**: all { $influence_counters } counters are in the bag each round, there are eight boxes, and every passenger is worth { COUNT($boards_3-4_passenger_points_1, "point", "points") }.
        - **2–3**: { $boards_2-3_bag_white } white, { $boards_2-3_bag_brown } brown, { $boards_2-3_bag_red } red and { $boards_2-3_bag_green } green counters are in the bag, there are six boxes, and a passenger is worth { $boards_2-3_passenger_points_3 }, { $boards_2-3_passenger_points_2 } or { $boards_2-3_passenger_points_1 } points, by the price of the train.

        Four players use side 3–4, two use 2–3. With three, the host chooses; the default is 3–4. The six trains and everything else are the same.
    .see = players boxes counters points
    .words = board side option auction board train board 3-4 2-3 class

maps = The maps
    .body =
        The host chooses one of four; the default is the full Nürnberg.

        - Nürnberg: full 87 areas, compact 50
        - Wensleydale: full 86 areas, compact 50

        Play on a full map if you can: it has goods and passengers for a whole match. A compact one runs dry sooner, which suits two players or a short match.

        Nürnberg has beer, mail, rivers, a closed border and a bonus for Fürth. Wensleydale has stone, cheese, valleys and The South. Everything else is the same.
    .see = nuernberg wensleydale area
    .words = map board option full compact small choose geography

nuernberg = The map of Nürnberg
    .body =
        White goods are **beer**, on hops; yellow goods are **mail**, on plains. You can’t build on hops.

        Towns of the red company: Forchheim, Nürnberg Süd, Ansbach, Roth. Of the green one: Neustadt/Aisch, Nürnberg Nord, Hersbruck, Neumarkt.

        A link over a river costs { $link_cost_river }: Regnitz, Rednitz, Pegnitz, Aisch, Schwarzach, Altmühl. All other links cost { $link_cost_plain }.

        The border between Nürnberg Nord and Nürnberg Süd is closed. The first connection with Fürth brings everyone with links on it a bonus; it takes at least **3 links**.
    .see = maps terrain closed fuerth white yellow
    .words = nuremberg nuernberg franconia names pegnitz first train

wensleydale = The map of Wensleydale
    .body =
        White goods are **stone**, on hills; yellow goods are **cheese**, on plains. You can’t build on hills. A link to or from a valley costs { $link_cost_valley }, any other { $link_cost_plain }.

        Red is the Midland Railway (MR): Kirkby Stephen, Garsdale, Settle, Skipton, Ilkley. Green is the North Eastern Railway (NER): Barnard Castle, Richmond, Northallerton, Ripon, Harrogate. The compact map has neither Ilkley nor Harrogate.

        Around Skipton is The South, which nobody builds into from outside. You won’t find rivers to pay for, a closed border or a bonus here.
    .see = maps terrain south white yellow company
    .words = yorkshire dales last train mr ner midland north eastern names

setup = Setup
    .body =
        It happens by itself, and everyone sees what’s drawn.

        - **Goods**: all { $goods_in_all } are mixed, and two are drawn for each area with a goods sign. Once all are placed, those of the wrong colour leave: yellow ones from hills or hops, white ones from plains. So an area ends up with 0, 1 or 2.
        - **Figures**: { $figures_red } red and { $figures_green } green passengers and { $figures_landowner } landowners are mixed; three are drawn for each large town, two for each small one, none for towns that begin as company towns. No figure is taken away again.

        Anything not drawn is out of the game. Nothing ever comes back onto the map.
    .see = start area landowner pieces
    .words = set up draw mismatch wrong colour symbol beginning preparation seeding begin

start = Who begins, and with what?
    .body =
        The first seat in the general order is random; the others follow clockwise.

        Everyone begins with 0 victory points, 0 on profit and loss, **{ $start_white } white, { $start_brown } brown, { $start_red } red and { $start_green } green influence**. The discs are stacked from last to first in the general order, so the first player’s disc is on top and wins ties.

        Nobody has investment cubes before phase 1, so you play the first round with { $cubes_a_round }.
    .see = turn-order stack influence cubes tips
    .words = first player random starting influence start values discs begin who begins

pieces = What’s in the box
    .body =
        - For each player: { $own_links } pieces of track, { $locomotives } locomotives, { $cubes_most } investment cubes, 10 discs
        - { $goods_white } white and { $goods_yellow } yellow goods
        - { $figures_red } red and { $figures_green } green passengers, { $figures_landowner } landowners
        - { $influence_counters } influence counters, five of each colour
        - track of the red and the green company, which never runs out here

        Your { $own_links } pieces are all the track you’ll ever have. The only way to get some back is to sell lines.
    .see = setup track train cubes
    .words = components material contents game supply pieces how many discs stock

area = Areas and their signs
    .body =
        Borders divide the map into areas. Each has exactly one sign:

        - a square: a large town
        - a circle: a small town
        - white goods, on hills or hops
        - yellow goods, on plains

        Passengers and landowners are in towns, goods in the other areas. When everything has been carried off or has left, the sign stays, but nothing comes back.
    .see = town terrain white yellow setup board
    .words = areas section space sector field region symbol mark square circle border

town = Towns
    .body =
        A town is neutral, red, green, or red and green at once. Some begin as company towns; the others take a colour when a line through them is sold. They keep it for good. Large and small towns only differ in the figures they get at setup.

        In a red or green town

        - anyone can begin a line,
        - links into and out of it cost influence of its colour,
        - passengers of its colour arrive,
        - a line you sell to its company can begin,
        - beer and stone are no longer served.
    .see = company begin fee passenger sold white
    .words = towns city town major minor large small square circle neutral turned red green both colours

company = The two companies
    .body =
        The red and the green company belong to nobody. They own the towns of their colour, and the lines players sell them. On Wensleydale, red is the Midland Railway (MR), green the North Eastern Railway (NER).

        Company track takes up its borders like any other. Nobody pays for its upkeep, and it carries nobody’s passengers. Yellow goods in an area with company track are lost. It counts for the connection with Fürth, but brings no points.
    .see = town fee sale track yellow
    .words = companies mr ner midland north eastern red green network company track

terrain = Terrain
    .body =
        - Plains: a link between two plains costs { $link_cost_plain }.
        - Valleys, on Wensleydale only: a link to or from one costs { $link_cost_valley }.
        - Rivers, on Nürnberg only: a link over one costs { $link_cost_river }.
        - Hills and hops: no link leads in or out. They have stone or beer, and arrows lead to the towns that serve them.

        A link never costs more than that: no map has both valleys and rivers to pay for. Towns and The South cost nothing by themselves, but company towns and landowners want influence.
    .see = costs fee landowner white
    .words = plain plains valley valleys hill hills hops river rivers landscape forbidden

cubes = Investment cubes
    .body =
        In phase 1, everyone takes **{ $cubes_a_round } cubes**, or fewer, to hold **{ $cubes_most } at most**. So it’s no use saving more than { $cubes_kept } for the next round.

        Cubes pay for bids and construction points, and { $exchange } of them replace 1 brown influence for a train. Winning bids are spent, and no cube comes back before phase 1. Outbid cubes return to your hand at once. What you don’t spend on building stays in your hand, for trains and for the next round.

        Everyone sees how many you hold.
    .see = auction paying exchange
    .words = investment money capital income take 12 15 maximum supply carry over cash

counters = Influence counters
    .body =
        In phase 2, one counter is drawn for each box and added to the points printed there: an upper box brings { $printed_upper } + 1 points, a lower one { $printed_lower } + 1. Everyone sees them before the first bid.

        - Side 3–4: all { $influence_counters } are in the bag, five of each colour.
        - Side 2–3: { $boards_2-3_bag_white } white, { $boards_2-3_bag_brown } brown, { $boards_2-3_bag_red } red and { $boards_2-3_bag_green } green.

        The bag is refilled every round, so counters already drawn tell you nothing about the next ones.
    .see = boxes auction sides hidden
    .words = influence counter token tokens bag draw drawn chance random

boxes = The auction boxes
    .body =
        These are the printed points; each box also has a drawn one. Upper boxes take at least { $boards_3-4_boxes_1_least } cubes, lower ones { $boards_3-4_boxes_5_least }.

        Side 3–4, upper row:
        - 1: 2 brown + green
        - 2: 2 brown + red
        - 3: white + 2 red
        - 4: white + 2 green
        Lower row:
        - 5: brown + white
        - 6: brown + red
        - 7: white + green
        - 8: red + green

        Side 2–3, upper row:
        - 1: 2 brown + green
        - 2: white + brown + red
        - 3: white + red + green
        Lower row:
        - 4: brown + red
        - 5: brown + green
        - 6: white + red or green

        The points are booked box by box, in the order of their numbers. If you win box 6 on side 2–3, you choose red or green for its last point, which is booked last; a plan can say which.
    .see = auction counters sides influence
    .words = influence box lot printed points two-colour choice red or green minimum upper lower row

auction = Auction
    .body =
        In the general order, round and round, everyone bids until all have **two standing bids**. You put cubes on one box: at least { $boards_3-4_boxes_1_least } in the upper row, { $boards_3-4_boxes_5_least } in the lower one, and **more** than is there already. You can’t raise your own bid.

        You have to bid as long as you can pay for any box. If you can’t, you’re skipped and asked again next turn.

        If you’re outbid, you take your cubes back. On your next turn you can bid anywhere, even on the box you’ve just lost. The auction ends when nobody has to bid any more. Then standing bids are paid, and each point moves your disc up by one.
    .see = plan boxes cubes stack tips
    .words = bid bids bidding outbid overbid compulsory must duty skip auction order two bids minimum

plan = Letting Kontor bid for you
    .body =
        Over days, bidding one by one would take weeks. So everyone is asked at once, and says in secret how far to go: one box up to so many cubes, otherwise another up to so many, and the same for the second bid. Kontor bids as little as it can, and asks you again where your plan ends, if you like.

        Or answer **ask me each time**: then everyone waits when it’s your turn to bid, and you see the bids so far.

        The result is exactly that of open bidding by those plans. Nobody sees a plan, or when it came in. You can change yours until all are in; it ends with the phase.
    .see = auction days hidden
    .words = plan plans secret limit up to ask me each time automatic bid

influence = Influence
    .body =
        - **White**, the government: order of construction; landowners
        - **Brown**, the railway: order of trains; trains
        - **Red** and **green**, the companies: links at their towns; lines sold to them

        You only get it in the auction, from 0 to **{ $influence_most }** in each colour. Once cubes are gone, any colour pays construction points. For a train, three points of other colours replace a brown one. Nothing replaces white for a landowner, or red and green for a town or a sale.

        What you pay moves your disc down, and what you save still counts next round.
    .see = auction stack fee landowner train sale
    .words = influence track tracks white brown red green government railway points maximum 10

stack = Stacks and ties
    .body =
        Discs on the same value form a stack, and **the higher disc wins the tie**.

        A disc that arrives on a value lands on top, whether it came up or down, so spending can win a tie. At the maximum of { $influence_most }, another gain only puts your disc on top. If you neither gain nor pay a colour, your disc stays put: a train bought by exchange alone doesn’t move the brown one.

        Profit and loss works the same way.
    .see = influence turn-order profit
    .words = stack stacks tie ties disc on top pile maximum arriving pawn

turn-order = The three orders
    .body =
        - **General order**: auction, profit and loss, sale. It’s set in phase 8: the most profit first.
        - **Construction order**: the most white influence first.
        - **Train order**: the most brown influence first.

        In a tie, the higher disc comes first. The last two are set in phase 4; what you spend after that changes nothing this round.

        The first general order begins with a random seat and goes clockwise.
    .see = stack influence profit start
    .words = turn order player order general construction train transport order who is first who begins order track

construction = Construction: building a line
    .body =
        In construction order, everyone builds **one line of 0 to { $own_links } links**, as far as pieces and means allow. You can pass.

        - A link crosses one border between two areas. Each border holds one link, no matter whose.
        - The line runs from its beginning in one direction, without a fork, and visits no area twice. It can branch off your older track.
        - It can end anywhere, not only in a town.
        - No link leads into or out of hills or hops.

        You can only build links you can pay in full.
    .see = begin costs paying track line-order
    .words = build building construct lay link links line continuous fork branch 15 pieces loop direction

begin = Where a line begins
    .body =
        A line begins in an area

        - with a red or green town, whether it began as one or was turned by a sale,
        - or that your own track already reaches.

        Other players’ track doesn’t help you begin. From there the line grows in one direction. That decides which areas it **enters**, and so which landowners you pay. It doesn’t enter the area where it begins.
    .see = construction landowner town south
    .words = start starting point line starts first link where from

costs = What a link costs
    .body =
        - Between two plains: **{ COUNT($link_cost_plain, "point", "points") }**
        - To or from a valley: **{ COUNT($link_cost_valley, "point", "points") }**
        - Over a river: **{ COUNT($link_cost_river, "point", "points") }**
        - Into or out of a company town: also **{ $fee } influence of its colour**, both colours if the town has both
        - For each landowner in the area you enter: also **{ $landowner } white influence**, even in the last area

        Points are investment cubes, and influence only once these are gone. Example: a link from a red town in a valley into a town on a plain with one landowner costs { COUNT($link_cost_valley, "point", "points") }, { $fee } red and { $landowner } white.
    .see = paying fee landowner terrain construction
    .words = cost price construction points track pay link how much

paying = Paying for a line
    .body =
        You pay construction points with **cubes first**. Only once these are gone does influence of your choice pay the rest, one for one, brown too. Unless you say otherwise, white goes first, then red, green, and brown last. You can’t pay in influence to save cubes.

        Fees at company towns and landowners take their own colour only, never cubes or other colours. A point that pays a fee can’t also pay a construction point: what the line’s fees need is set aside.

        Before you send a line, Kontor shows what it costs and what you’ll have left.
    .see = costs cubes influence fee
    .words = pay payment construction points cubes first influence afford rest

fee = Fees at company towns
    .body =
        A link into or out of a red or green town costs **{ $fee } influence of that colour**, or { $fee } of each if the town has both. A link between two company towns pays for both: two red ones cost { $fee_twice } red.

        If your line enters and leaves the same town, it pays **once**. A line of a later round pays again. Nothing replaces the colour: neither cubes nor other influence.

        Beginning or ending there makes no difference.
    .see = town costs paying company
    .words = fee fees toll red green town influence enter leave once company town

landowner = Landowners
    .body =
        They’re the white figures in towns. A link into their area costs **{ $landowner } white influence for each** of them, all at once, even if the line ends there. Then they leave the game. Without the white influence you can’t enter.

        They aren’t passengers, and nobody carries them. You never pay any where you begin: they’re only found where nobody has been yet.
    .see = influence costs begin setup
    .words = landowners owner white figure man meeple landlord farmer hat government

track = Track, yours and others’
    .body =
        Each border holds one link at most, a player’s or a company’s. Other players’ track neither helps nor hinders you, except that it takes up borders. Several owners’ track can meet in one area.

        You have **{ $own_links } pieces**; those on the map only come back when you sell them. Each of your links costs { $upkeep } on profit and loss every round, and { COUNT($link_lost, "point", "points") } more at the end.

        You carry on your own track only. But your trains aren’t tied to a line: each of them serves everything you own.
    .see = construction company profit sale pieces
    .words = track rail link own others opponent border one link shared stock

south = The South
    .body =
        Only on Wensleydale. No link leads from outside into an area of The South. Links inside it, and from inside outwards, have the usual price; a line that has left it can’t come back in. You begin there as anywhere: at a red town such as Skipton, or at your own track.

        The host chooses its size:

        - original: the dark red areas, around Skipton
        - extended: the light red ones too, for more players

        The default is the original.
    .see = wensleydale construction begin
    .words = south skipton ilkley dark red light red inside outwards option original extended border

closed = The closed border of Nürnberg
    .body =
        No link crosses the border between **Nürnberg Nord and Nürnberg Süd**. Only this border is closed: you can still connect the two the long way round, through other areas.

        Nord begins as a green town, Süd as a red one.
    .see = nuernberg construction fuerth
    .words = closed forbidden border nord süd north south nuremberg connect

fuerth = The bonus for Fürth
    .body =
        The first time that track, no matter whose, connects Nürnberg, Nord or Süd, with Fürth, everyone with links on it gets **{ COUNT($points_bonus, "point", "points") } for each**. This is settled once, when the builder’s line is done.

        - Company track connects, but brings nobody points.
        - For you, only ways with a link of yours count. The shortest of them, by links, brings { COUNT($points_bonus, "point", "points") } for each of your links on it; among equally short ones, the one with most of yours.
        - Where ways fork, everyone has their own branch; each player scores one way only.

        So if you own a whole way of four links, but a way of three includes a link of yours, you get { COUNT($points_bonus, "point", "points") }.
    .see = nuernberg closed points board
    .words = fürth furth bonus connection first link victory points shortest path fork nuremberg nürnberg

line-order = A planned line
    .body =
        Why wait until it’s your turn to build? Plan your line, and the most it can cost: Kontor builds it on your turn, if all its borders are still free and the price isn’t above that.

        If not, Kontor shortens it or asks you, as you chose. Nobody sees the line before it’s built.
    .see = construction costs days
    .words = beforehand early plan ahead order standing order advance shorten line wait

train = Trains
    .body =
        As an action of phase 6, you pay a train’s price in brown influence and put a locomotive on it. Price, and room for passengers + goods:

        - 3a: { $trains_3a_price } brown, { $trains_3a_passengers } + { $trains_3a_goods }
        - 3b: { $trains_3b_price } brown, { $trains_3b_passengers } + { $trains_3b_goods }
        - 2a: { $trains_2a_price } brown, { $trains_2a_passengers } + { $trains_2a_goods }
        - 2b: { $trains_2b_price } brown, { $trains_2b_passengers } + { $trains_2b_goods }
        - 1a: { $trains_1a_price } brown, { $trains_1a_passengers } + { $trains_1a_goods }
        - 1b: { $trains_1b_price } brown, { $trains_1b_passengers } + { $trains_1b_goods }

        Each train has one owner, for this round. You can have **three, no two at the same price**. They aren’t tied to a line: each serves all your track. After phase 7 the locomotives come back, and all six are for sale again.
    .see = exchange transport influence turn-order
    .words = trains locomotive engine buy a train price capacity carriage wagon seats purchase

exchange = Three for one brown
    .body =
        When you buy a train, **{ $exchange } points count as 1 brown**: red, green or white influence, cubes, or any mix of them. You can do that for any part of the price, even for all of it; a train for 3 then takes { $exchange_dear } points.

        It never brings brown beyond the price. But brown you haven’t spent counts for next round’s train order.
    .see = train influence cubes
    .words = exchange trade 3 1 three brown cubes replace swap substitute

transport = Transport: loading goods and passengers
    .body =
        In train order, round and round, everyone takes **one action**: buy a train, load one good, load one passenger, or pass. If you pass, you’re out for this phase.

        A good needs free room for goods on one of your trains, a passenger free room for passengers. What your own track has to reach depends on the kind. Goods need no destination, only passengers do.

        Trains aren’t tied to a line: any train of yours serves all your track. What you’ve loaded stays there until phase 7, and nobody can take it.
    .see = train white yellow passenger list points
    .words = load loading carry ship deliver cargo goods action pass passing phase 6 merchandise freight

white = Beer and stone
    .body =
        White goods: beer on hops, stone on hills. They come by an arrow: your own track has to **touch a town** to which an arrow leads from their area. It’s enough if a link ends there.

        The town has to be neither red nor green. Once a sale turns it, it no longer serves. When all arrows of an area lead to company towns, its goods leave the game.

        Each is worth { COUNT($points_cube, "point", "points") } and **{ $profit_white } profit**.
    .see = transport removal profit sets
    .words = white goods cube cubes beer stone hops hills arrow quarry adjacent town

yellow = Mail and cheese
    .body =
        Yellow goods, on plains: mail on Nürnberg, cheese on Wensleydale. Your own track has to **touch their area**, and that’s all.

        If a link of the red or green company touches the area, nobody can carry them any more: they leave the game as soon as that link is there. Other players’ track protects nothing and takes nothing away.

        Each is worth { COUNT($points_cube, "point", "points") } and { $profit_yellow } profit.
    .see = transport removal company sets
    .words = yellow goods cube cubes post office mail parcel parcels cheese plain dairy

passenger = Passengers
    .body =
        A passenger waits in a town and wants to get to **any town of the same colour**. Your own track has to touch the passenger’s town, and your own links alone have to lead from there to such a town. Neither other players’ track nor company track helps.

        If a passenger’s town turns the other colour, nothing changes. If it turns the passenger’s own, the passenger has arrived and leaves the game.

        A passenger is worth { COUNT($boards_3-4_passenger_points_1, "point", "points") }, on side 2–3 as many points as the train’s price, and always { $profit_red } profit.
    .see = transport town removal points sets
    .words = passengers red green figure meeple person destination connect class carriage coach traveller

removal = What leaves the board
    .body =
        After each sale, right away:

        - a passenger in a town of the same colour
        - yellow goods in an area with company track
        - beer or stone if all its arrows lead to company towns

        They’re out of the game and count for nobody. Only a sale does this, never building a line; other players’ track protects nothing. What’s already loaded is safe.
    .see = sold white yellow passenger
    .words = remove removed removal discard lost disappear cleared after a sale

list = Trains and loads by a list
    .body =
        Phase 6 goes round and round, one action each. To save days, make a list in secret, by taps: buy a train, load this and that, in your order. On each of your turns, Kontor does the next thing on it and skips what’s gone. When the list is done you pass, or Kontor asks you again, as you chose. Or you pass if all’s done, and Kontor asks you if a train was taken, or a thing you still have room for.

        The result is the same as if you’d been asked each time. Nobody sees your list, and you can change what hasn’t been done yet.
    .see = transport train days hidden
    .words = list plan order automatic phase 6 ahead skip pass

points = Victory points
    .body =
        - In phase 7: **{ $points_cube } for each good** your trains carry.
        - Passengers: **{ $boards_3-4_passenger_points_1 } each** on side 3–4; on 2–3 **{ $boards_2-3_passenger_points_3 }, { $boards_2-3_passenger_points_2 } or { $boards_2-3_passenger_points_1 }**, by the price of their train.
        - The bonus for Fürth, once.
        - At the end: **{ $points_set } for each set**, plus or minus your place on profit and loss, and −{ $link_lost } for each own link left.

        What your trains carried then goes in front of you, for the sets, and your locomotives come back.
    .see = sets profit fuerth end sides
    .words = victory points score vp scoring first class second class third class worth phase 7

profit = Profit and loss
    .body =
        In phase 7, after the points:

        - **+{ $profit_white }** for each beer or stone carried
        - **+{ $profit_yellow }** for each mailbag or cheese, and for each passenger
        - **−{ $upkeep }** for each own link on the map

        In general order, every disc moves by the sum, but only from **−{ $most_loss } to +{ $profit_most }**. With a sum of 0, or when the limit stops it, your disc just moves to the top of its stack. So between two equals, the later one to move is on top.

        The most profit comes first in the new general order, and at the end the value counts as points. Below zero you owe nothing, and there are no loans; early on it happens to anyone.
    .see = track turn-order stack points sale
    .words = profit loss income upkeep track track costs money minus negative limit -13 5 why negative below zero debt loan

sale = Sale of lines
    .body =
        In phase 9, in the new general order, everyone can sell **one line** of own links to the red or the green company.

        - It begins in a town of the buyer’s colour; if that has both, you choose the buyer.
        - It ends in any town.
        - It has at least one link and no fork, and visits no area twice, so it can’t be a circle. Links that branch off stay yours. It can run through company towns.
        - You **pay** 1 influence of the buyer for every two links, rounded up: 5 links cost 3.

        Everyone is asked at once, and the sales are done in order. The last round has one, too. Why sell? A line with nothing left to carry only costs you.
    .see = sold fee turn-order profit tips
    .words = why sell selling sale buy back line lines company price influence rounded circle loop fork phase 9

sold = What a sale changes
    .body =
        - You get your pieces back, and they no longer cost you profit.
        - Track of the company takes their place. The borders stay taken.
        - **Every town** on the line takes the company’s colour, even one that already has the other.
        - Then goods and passengers that can’t be carried any more leave.

        Later sellers can use the towns you’ve just turned, and next round anyone can begin a line there. What others had planned to carry might be gone.
    .see = sale removal town company
    .words = after a sale turned turn colour two colours return pieces effect consequence

sets = Sets
    .body =
        At the end, each set of **one red passenger, one green passenger, one white and one yellow good** you’ve carried in the match is worth **{ COUNT($points_set, "point", "points") }**. White and yellow goods are beer and mail, or stone and cheese.

        What you have least of decides: 5 red, 3 green, 4 white and 6 yellow make three sets. Leftovers bring nothing more.
    .see = points end passenger white yellow
    .words = set sets collection complete bonus final scoring

end = End of the match, and winning
    .body =
        The match ends after the sale of the last round: the fourth with four players, the fifth with fewer. Everyone

        - gets { COUNT($points_set, "point", "points") } for each set,
        - adds the value on profit and loss, or takes it off: from −{ $most_loss } to +{ $profit_most },
        - loses { COUNT($link_lost, "point", "points") } for each own link still on the map.

        Then **the most points win**. Ties go to the better place on profit and loss, then to the higher disc there, just as in the last general order. So one player always wins alone.
    .see = points sets profit sale length
    .words = end of the match game over victory win winner how to win tie final scoring finish last round

hidden = What’s hidden
    .body =
        Only what’s still to come out of the **bag** is unknown. Everyone sees cubes, influence, bids, drawn counters, trains and loads, and also what was carried.

        What you’ve planned is yours alone: plans for the auction, planned lines, lists for trains and loads, and what you mean to sell. The others see neither what you answered nor when, until it’s done.
    .see = plan list line-order counters
    .words = secret open private public see bag hidden information

days = Who’s asked, and when?
    .body =
        In the auction and at the sale, everyone is asked at once, in secret, and it’s all settled in order. For construction you can plan a line, for phase 6 make a list. Otherwise Kontor asks you on your turn.

        Standing orders go further: limits for boxes, trains and loads by a ranking, phases you pass this round. They answer for you in secret, as if you’d come by. The ranking buys trains with brown alone, and only if something’s waiting for them; with the limits, the point of either colour becomes the one you have less of. Where they have no answer, Kontor asks you.

        Nobody is asked where all can see there’s nothing to choose: cubes, counters, orders and scoring happen by themselves, and a seat that can’t do anything is skipped. Once you pass, you aren’t asked again in that phase.
    .see = plan line-order list sale hidden
    .words = over days waiting wait asked at once parallel automatic by itself not my turn skip pass
