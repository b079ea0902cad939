overview = The game in short
    .body =
        You build railway lines between the towns of two big companies, red and green, and carry passengers and goods on them. Each round you bid investment cubes for influence, and pay for track and trains with both.

        Track loses money every round. So you sell lines to the companies when they have done their work: the towns on them take the company’s colour, and the map changes for everybody.

        Points come from what your trains carry, from sets of it, and from profit and loss. Each link that you still own at the end costs { $link_lost }. **Most points win**, after { $rounds_4 } rounds with four players, after { $rounds_3 } with fewer.
    .see = round influence construction transport sale end
    .words = aim goal object of the game basics introduction how to play rules first train last train railway

round = A round and its ten phases
    .body =
        - 1 Everybody takes investment cubes.
        - 2 A counter is drawn for each auction box.
        - 3 Auction: two bids each, for influence.
        - 4 Construction order and train order are fixed.
        - 5 Construction: one line each.
        - 6 Trains and transport, one action at a time.
        - 7 Victory points, then profit and loss.
        - 8 General order: most profit first.
        - 9 Sale of lines: one each.
        - 10 The round ends.

        You are asked in phases 3, 5, 6 and 9 only; the rest happens by itself. Four players play { $rounds_4 } rounds, two or three play { $rounds_3 }.
    .see = cubes auction construction transport points sale
    .words = rounds phase phases turn course of play sequence end of round marker number of rounds what may i do

players = Two, three or four players
    .body =
        - Four: **{ $rounds_4 } rounds**, board side 3–4
        - Three: **{ $rounds_3 } rounds**, board side 3–4, or 2–3 if the host says so
        - Two: **{ $rounds_2 } rounds**, board side 2–3

        Fewer players have more rounds to carry the same goods. Three on the side 2–3 have six boxes for their six bids, so every box is won.

        The map is free to choose. The full ones suit everybody; the compact ones have less to carry and suit two, or a short match.
    .see = sides maps round
    .words = number of players 2 3 4 seats two three four rounds how many how long

sides = The two board sides
    .body =
        A side is both an auction board and a train board; the two are never mixed.

        - **3–4**: all { $influence_counters } counters are in the bag each round, there are eight boxes, and every passenger is worth { COUNT($boards_3-4_passenger_points_1, "point", "points") }.
        - **2–3**: { $boards_2-3_bag_white } white, { $boards_2-3_bag_brown } brown, { $boards_2-3_bag_red } red and { $boards_2-3_bag_green } green counters are in the bag, there are six boxes, and a passenger is worth { $boards_2-3_passenger_points_3 }, { $boards_2-3_passenger_points_2 } or { $boards_2-3_passenger_points_1 } points by the price of the train.

        Four play on the side 3–4, two on 2–3. With three the host chooses; without a word it is 3–4. The six trains and all else are the same.
    .see = players boxes counters points
    .words = board side option auction board train board 3-4 2-3 class

maps = The maps
    .body =
        The host chooses one of four; without a word it is the full Nürnberg.

        - Nürnberg: full 87 areas, compact 50
        - Wensleydale: full 86 areas, compact 50

        The full maps are the ones to play on: they hold goods and passengers for a whole match. A compact one runs dry sooner, which suits two players or a short match.

        Nürnberg has beer, post, rivers, a closed border and a bonus for Fürth. Wensleydale has stone, cheese, valleys and The South. All else is alike.
    .see = nuernberg wensleydale area
    .words = map board option full compact small choose geography

nuernberg = The map of Nürnberg
    .body =
        White goods are **beer**, on hops; yellow goods are **post**, on plains. Hops cannot be built on.

        Towns of the red company: Forchheim, Nürnberg Süd, Ansbach, Roth. Of the green one: Neustadt/Aisch, Nürnberg Nord, Hersbruck, Neumarkt.

        A link over a river costs 2: Regnitz, Rednitz, Pegnitz, Aisch, Schwarzach, Altmühl. All other links cost 1.

        The border between Nürnberg Nord and Nürnberg Süd is closed. The first connection with Fürth brings a bonus to all who have links on it; it takes **3 links** at least.
    .see = maps terrain closed fuerth white yellow
    .words = nuremberg nuernberg franconia names pegnitz first train

wensleydale = The map of Wensleydale
    .body =
        White goods are **stone**, on hills; yellow goods are **cheese**, on plains. Hills cannot be built on. A link to or from a valley costs 2, any other 1.

        Red is the Midland Railway (MR): Kirkby Stephen, Garsdale, Settle, Skipton, Ilkley. Green is the North Eastern Railway (NER): Barnard Castle, Richmond, Northallerton, Ripon, Harrogate. The compact map has neither Ilkley nor Harrogate.

        Round Skipton lies The South, into which nobody builds. There are no rivers to pay for, no closed border and no bonus.
    .see = maps terrain south white yellow company
    .words = yorkshire dales last train mr ner midland north eastern names

setup = Setup
    .body =
        It happens by itself, and everybody sees what is drawn.

        - **Goods**: all { $goods_in_all } are mixed, and two are drawn for each area with a sign of goods. When all lie there, those of the wrong colour leave: yellow ones from hills or hops, white ones from plains. So an area keeps 0, 1 or 2.
        - **Figures**: { $figures_red } red and { $figures_green } green passengers and { $figures_landowner } landowners are mixed; three are drawn for each large town, two for each small one, none for the towns that begin as company towns. Here nothing is taken away.

        What was not drawn is out of the game. Nothing ever comes back onto the map.
    .see = start area landowner pieces
    .words = set up draw mismatch wrong colour symbol beginning preparation seeding begin

start = Who begins, and with what?
    .body =
        Whoever comes first in the general order is drawn by lot; the others follow clockwise.

        Everybody begins with 0 victory points, 0 on profit and loss, **{ $start_white } white, { $start_brown } brown, { $start_red } red and { $start_green } green influence**. The discs are stacked from last to first in the general order, so that the first one lies on top and wins ties.

        Nobody has investment cubes before phase 1, so the first round is played with 12.
    .see = turn-order stack influence cubes
    .words = first player random starting influence start values discs begin who begins

pieces = What is in the box
    .body =
        - For everybody: { $own_links } pieces of track, { $locomotives } locomotives, { $cubes_most } investment cubes, 10 discs
        - { $goods_white } white and { $goods_yellow } yellow goods
        - { $figures_red } red and { $figures_green } green passengers, { $figures_landowner } landowners
        - { $influence_counters } influence counters, five of each colour
        - track of the red and the green company, which never runs out here

        The { $own_links } pieces are all the track that you ever have: you get pieces back only by selling lines.
    .see = setup track train cubes
    .words = components material contents game supply pieces how many discs stock

area = Areas and their signs
    .body =
        Borders cut the map into areas. Each has exactly one sign:

        - a square: a large town
        - a circle: a small town
        - white goods, on hills or hops
        - yellow goods, on plains

        Passengers and landowners stand in towns, goods on the other areas. When all has been carried away or has left, the sign stays, but nothing comes back.
    .see = town terrain white yellow setup
    .words = areas section space sector field region symbol mark square circle border

town = Towns
    .body =
        A town is neutral, red, green, or red and green at once. Some begin as company towns; the others take a colour when a line through them is sold. A colour stays for good. Large and small differ in nothing but the figures of the setup.

        In a red or green town

        - everybody may begin a line,
        - links into and out of it cost influence of its colour,
        - passengers of its colour arrive,
        - a line that you sell to its company may begin,
        - beer and stone are no longer served.
    .see = company begin fee passenger sold white
    .words = towns city town major minor large small square circle neutral turned red green both colours

company = The two companies
    .body =
        The red and the green company are nobody’s: they own the towns of their colour, and the lines that players sell to them. On Wensleydale red is the Midland Railway (MR), green the North Eastern Railway (NER).

        Company track takes up its borders like any other, and nobody pays for its upkeep. It carries nobody’s passengers. Yellow goods in an area with company track are lost. It counts for the connection with Fürth, without bringing points.
    .see = town fee sale track yellow
    .words = companies mr ner midland north eastern red green network company track

terrain = Terrain
    .body =
        - Plains: a link between two plains costs 1.
        - Valleys, on Wensleydale only: a link to or from one costs 2.
        - Rivers, on Nürnberg only: a link over one costs 2.
        - Hills and hops: no link leads in or out. They bear stone or beer, and arrows lead to the towns that serve them.

        It is never more than 2: no map has both valleys and rivers to pay for. Towns and The South cost nothing by themselves, but company towns and landowners ask for influence.
    .see = costs fee landowner white
    .words = plain plains valley valleys hill hills hops river rivers landscape forbidden

cubes = Investment cubes
    .body =
        In phase 1 everybody takes **{ $cubes_a_round } cubes**, or fewer, to hold **{ $cubes_most } at most**. So no more than { $cubes_kept } are worth keeping for the next round.

        Cubes pay bids, construction points, and { $exchange } of them replace 1 brown influence at a train. Bids that win are spent, and no cube comes back before phase 1. A cube that is outbid returns to your hand at once. What is left after building stays in your hand, for trains and for the next round.

        Everybody sees how many you hold.
    .see = auction paying exchange
    .words = investment money capital income take 12 15 maximum supply carry over

counters = Influence counters
    .body =
        In phase 2 one counter is drawn for each box, and added to the points printed there: an upper box brings { $printed_upper } + 1 points, a lower one { $printed_lower } + 1. They lie open before anybody bids.

        - Side 3–4: all 20 are in the bag, five of each colour.
        - Side 2–3: { $boards_2-3_bag_white } white, { $boards_2-3_bag_brown } brown, { $boards_2-3_bag_red } red and { $boards_2-3_bag_green } green.

        The bag is filled anew every round, so the counters drawn before tell nothing of the next.
    .see = boxes auction sides hidden
    .words = influence counter token tokens bag draw drawn chance random

boxes = The auction boxes
    .body =
        Printed points; each box has a drawn one, too. Upper boxes ask at least { $boards_3-4_boxes_1_least } cubes, lower ones { $boards_3-4_boxes_5_least }.

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

        The points are booked box by box, in the order of their numbers. The winner of box 6 on the side 2–3 chooses red or green for its last point, which is booked last; a plan may say it.
    .see = auction counters sides influence
    .words = influence box lot printed points two-colour choice red or green minimum upper lower row

auction = Auction
    .body =
        In the general order, round and round, everybody bids until all have **two standing bids**. You put cubes on one box: at least 3 in the upper row, 2 in the lower one, and **more** than lies there. Nobody bids on their own bid.

        You must bid as long as you can pay for any box. Whoever cannot is skipped, and asked again at the next turn.

        If you are outbid, you take your cubes back and wait for your next turn; then you may bid anywhere, also on the box that you have just lost. All ends when nobody has to bid any more. Standing bids are then paid, and each point moves your disc up by one.
    .see = plan boxes cubes stack
    .words = bid bids bidding outbid overbid compulsory must duty skip auction order two bids minimum

plan = Bidding by a plan
    .body =
        Over days, bids one by one would take weeks. So everybody is asked at once, and says in secret how far Kontor goes: a box up to so many cubes, else another up to so many, and the same for the second bid. Kontor bids the least that is allowed, and asks you again where your plan ends, if you wish.

        Or answer **ask me each time**: when your turn to bid comes, all wait for you, and you see the bids made so far.

        The end is exactly that of open bidding by those plans. Nobody sees a plan, nor when it came. You may change yours until all are in; it ends with the phase.
    .see = auction days hidden
    .words = plan plans secret limit up to ask me each time automatic bid

influence = Influence
    .body =
        - **White**, the government: order of construction; landowners
        - **Brown**, the railway: order of trains; trains
        - **Red** and **green**, the companies: links at their towns; lines sold to them

        It comes from the auction alone, from 0 to **10** in each colour. When cubes are gone, any colour pays construction points. Three points of other colours replace a brown one at a train. Nothing replaces white at a landowner, or red and green at a town or a sale.

        What you pay moves your disc down, and what you keep counts next round as well.
    .see = auction stack fee landowner train sale
    .words = influence track tracks white brown red green government railway points maximum 10

stack = Stacks and ties
    .body =
        Discs on the same value lie in a stack, and **the higher disc wins the tie**.

        A disc that arrives on a value goes on top, whether it came up or down: whoever spends may well gain a tie. At the maximum of 10, a further gain only puts your disc on top. A colour of which you neither gain nor pay anything keeps its place: a train bought by exchange alone leaves the brown disc where it is.

        It is the same on profit and loss.
    .see = influence turn-order profit
    .words = stack stacks tie ties disc on top pile maximum arriving pawn

turn-order = The three orders
    .body =
        - **General order**: auction, profit and loss, sale. In phase 8, most profit comes first.
        - **Construction order**: most white influence first.
        - **Train order**: most brown influence first.

        In a tie, the higher disc comes first. The last two are fixed in phase 4; what you spend afterwards changes nothing in this round.

        The first general order is drawn by lot, and goes clockwise.
    .see = stack influence profit start
    .words = turn order player order general construction train transport order who is first who begins order track

construction = Construction: building a line
    .body =
        In construction order, everybody builds **one line of 0 to { $own_links } links**, as far as pieces and means allow. You may pass.

        - A link crosses one border between two areas. Each border has room for one link, whoever owns it.
        - The line goes on from its beginning in one direction, without a fork, and comes to no area twice. It may branch off your older track.
        - It may end anywhere, not only in a town.
        - No link leads into or out of hills or hops.

        A link that you cannot pay in full cannot be built.
    .see = begin costs paying track line-order
    .words = build building construct lay link links line continuous fork branch 15 pieces loop direction

begin = Where a line begins
    .body =
        A line begins in an area

        - with a red or green town, whether it began as one or was turned by a sale,
        - or that your own track already reaches.

        Track of others does not help you begin. From there the line grows in one direction: this decides which areas are **entered**, and so which landowners are paid. The area where it begins is not entered.
    .see = construction landowner town south
    .words = start starting point line starts first link where from

costs = What a link costs
    .body =
        - Between two plains: **{ COUNT($link_cost_plain, "point", "points") }**
        - To or from a valley: **{ COUNT($link_cost_valley, "point", "points") }**
        - Over a river: **{ COUNT($link_cost_river, "point", "points") }**
        - Into or out of a company town: also **{ $fee } influence of its colour**, both colours if the town has both
        - For each landowner in the area that you enter: also **{ $landowner } white influence**, also in the last area

        Points are investment cubes, and influence only when these are gone. Example: a link from a red town in a valley into a town on a plain with one landowner costs { COUNT($link_cost_valley, "point", "points") }, { $fee } red and { $landowner } white.
    .see = paying fee landowner terrain construction
    .words = cost price construction points track pay link how much

paying = Paying for a line
    .body =
        Construction points are paid with **cubes first**. Only when these are gone, any influence of your choice pays the rest, one for one, brown too. Unless you say otherwise, white goes first, then red, green, and brown last. You cannot pay in influence to keep cubes.

        Fees at company towns and landowners are paid with their own colour only; cubes and other colours never do. A point that pays a fee cannot pay a construction point as well: what the line’s fees need is set apart.

        Before you send a line, Kontor shows what it costs and what is left.
    .see = costs cubes influence fee
    .words = pay payment construction points cubes first influence afford rest

fee = Fees at company towns
    .body =
        A link into or out of a red or green town costs **{ $fee } influence of that colour**. If the town has both colours, it is { $fee } of each. A link between two company towns pays for both: two red ones cost { $fee_twice } red.

        If your line enters and leaves the same town, it pays **once**. A line of a later round pays again. Nothing replaces the colour: neither cubes nor other influence.

        Whether you begin or end there makes no difference.
    .see = town costs paying company
    .words = fee fees toll red green town influence enter leave once company town

landowner = Landowners
    .body =
        White figures in towns. Whoever builds a link into their area pays **{ $landowner } white influence for each** of them, all at once, also if the line ends there. Then they leave the game. Without the white influence you cannot enter.

        They are no passengers, and nobody carries them. Where you begin, none is paid: they stand only where nobody has come yet.
    .see = influence costs begin setup
    .words = landowners owner white figure man meeple landlord farmer hat government

track = Track, yours and others’
    .body =
        Each border carries one link at most, of a player or of a company. Other players’ track neither helps nor hinders you, but by the borders that it takes up. In one area, track of several owners may meet.

        You have **{ $own_links } pieces**; those on the map come back only by a sale. Each of your links costs { $upkeep } on profit and loss every round, and { COUNT($link_lost, "point", "points") } more at the end.

        You carry on your own track only. But your trains are tied to no line: each of them serves all that you own.
    .see = construction company profit sale pieces
    .words = track rail link own others opponent border one link shared stock

south = The South
    .body =
        Only on Wensleydale. No link leads from outside into an area of The South. Links within it and from inside outwards are built at the usual price; a line that has left it cannot come back. Lines begin there as anywhere: at a red town such as Skipton, or at your own track.

        The host chooses what it is:

        - original: the dark red areas, round Skipton
        - extended: the light red ones as well, for more players

        Without a word it is the original.
    .see = wensleydale construction begin
    .words = south skipton ilkley dark red light red inside outwards option original extended border

closed = The closed border of Nürnberg
    .body =
        No link crosses the border between **Nürnberg Nord and Nürnberg Süd**. Only this border is closed: you may well connect the two round about, over other areas.

        Nord begins as a green town, Süd as a red one.
    .see = nuernberg construction fuerth
    .words = closed forbidden border nord süd north south nuremberg connect

fuerth = The bonus for Fürth
    .body =
        The first time that track of any owners connects Nürnberg, Nord or Süd, with Fürth, everybody with links on it gets **{ COUNT($points_bonus, "point", "points") } for each**. It is settled once, when the builder’s line is done.

        - Company track connects, but brings nobody points.
        - For you, only ways with a link of yours count. The shortest of them, by links, brings { COUNT($points_bonus, "point", "points") } for each own link on it; among equally short ones, the one with most of yours.
        - Where ways fork, everybody has their own branch; only one way counts for each.

        So if you own a whole way of four links, but one of three holds a link of yours, you get { COUNT($points_bonus, "point", "points") }.
    .see = nuernberg closed points
    .words = fürth furth bonus connection first link victory points shortest path fork nuremberg nürnberg

line-order = A planned line
    .body =
        You need not wait for your turn to build. Draw your line early, with the most that it may cost: it is built when your turn comes, if all its borders are still free and the price is not above that.

        If not, Kontor shortens it, or asks you, as you said. Nobody sees the line before it is built.
    .see = construction costs days
    .words = beforehand early order standing order advance shorten line wait

train = Trains
    .body =
        As an action of phase 6 you pay a train’s price in brown influence, and put a locomotive on it. Price, and room for passengers + goods:

        - 3a: { $trains_3a_price } brown, { $trains_3a_passengers } + { $trains_3a_goods }
        - 3b: { $trains_3b_price } brown, { $trains_3b_passengers } + { $trains_3b_goods }
        - 2a: { $trains_2a_price } brown, { $trains_2a_passengers } + { $trains_2a_goods }
        - 2b: { $trains_2b_price } brown, { $trains_2b_passengers } + { $trains_2b_goods }
        - 1a: { $trains_1a_price } brown, { $trains_1a_passengers } + { $trains_1a_goods }
        - 1b: { $trains_1b_price } brown, { $trains_1b_passengers } + { $trains_1b_goods }

        Each train has one owner, for this round. You may have **three, no two of one price**. They are tied to no line: each serves all your track. After phase 7 the locomotives come back, and all six are for sale again.
    .see = exchange transport influence turn-order
    .words = trains locomotive engine buy price capacity carriage wagon seats purchase

exchange = Three for one brown
    .body =
        While you buy a train, **{ $exchange } points count as 1 brown**: red, green or white influence, cubes, or any mix of them. You may do so for any part of the price, even for all of it; a train for 3 then takes { $exchange_dear } points.

        It never brings brown beyond the price. But brown that you have not spent counts for the train order of the next round.
    .see = train influence cubes
    .words = exchange trade 3 1 three brown cubes replace swap substitute

transport = Transport: loading goods and passengers
    .body =
        In train order, round and round, everybody does **one action**: buy a train, load one good, load one passenger, or pass. Whoever passes is out for this phase.

        A good needs free room for goods on one of your trains, a passenger free room for passengers. What your own track must reach is said for each kind. Goods need no destination, only passengers do.

        Trains are not tied to a line: any train of yours serves all your track. What is loaded stays there until phase 7, and nobody can take it.
    .see = train white yellow passenger list points
    .words = load loading carry ship deliver cargo goods action pass passing phase 6 merchandise freight

white = Beer and stone
    .body =
        White goods: beer on hops, stone on hills. They come by an arrow: your own track must **touch a town** to which an arrow leads from their area. A link that ends there is enough.

        The town must be neither red nor green. As soon as it is turned by a sale, it no longer serves. When every arrow of an area leads to a company town, its goods leave the game.

        Each is worth { COUNT($points_cube, "point", "points") } and **{ $profit_white } profit**.
    .see = transport removal profit sets
    .words = white goods cube cubes beer stone hops hills arrow quarry adjacent town

yellow = Post and cheese
    .body =
        Yellow goods, on plains: post on Nürnberg, cheese on Wensleydale. Your own track must **touch their area**; nothing else is needed.

        If a link of the red or green company touches the area, they can no longer be carried: they leave the game as soon as it lies there. Track of other players protects nothing and takes nothing away.

        Each is worth { COUNT($points_cube, "point", "points") } and { $profit_yellow } profit.
    .see = transport removal company sets
    .words = yellow goods cube cubes post office mail parcel parcels cheese plain dairy

passenger = Passengers
    .body =
        A passenger stands in a town and wants to go to **any town of the same colour**. Your own track must touch the passenger’s town, and your own links alone must lead from there to such a town. Neither track of others nor company track helps.

        A town that turns the other colour does not stop anybody. One that turns the passenger’s own colour does: whoever stands there has arrived, and leaves the game.

        A passenger is worth { COUNT($boards_3-4_passenger_points_1, "point", "points") }, on the side 2–3 as many points as the train’s price, and always { $profit_red } profit.
    .see = transport town removal points sets
    .words = passengers red green figure meeple person destination connect class carriage coach traveller

removal = What leaves the board
    .body =
        After each sale, at once:

        - a passenger in a town of the same colour
        - yellow goods in an area with company track
        - beer or stone of which every arrow leads to company towns

        They go out of the game and count for nobody. Only a sale does this, never a line that is built; other players’ track protects nothing. What is loaded already is safe.
    .see = sold white yellow passenger
    .words = remove removed removal discard lost disappear cleared after a sale

list = Trains and loads by a list
    .body =
        Phase 6 goes round and round, one action each. So that it does not take days, make a list in secret, by taps: buy a train, load this and that, in your order. Kontor does the next thing on it whenever your turn comes. What is gone by then is skipped. At its end you pass, or are asked again, as you said; or you pass if all is done, and are asked where a train was taken, or a thing for which you still have room.

        The result is the same as if you were asked each time. Nobody sees your list, and you may change what is not done yet.
    .see = transport train days hidden
    .words = list plan order automatic phase 6 ahead skip pass

points = Victory points
    .body =
        - In phase 7: **{ $points_cube } for each good** that your trains carry.
        - Passengers: **{ $boards_3-4_passenger_points_1 } each** on the side 3–4; on 2–3 **{ $boards_2-3_passenger_points_3 }, { $boards_2-3_passenger_points_2 } or { $boards_2-3_passenger_points_1 }**, by the price of the train that carries them.
        - The bonus for Fürth, once.
        - At the end: **{ $points_set } for each set**, plus or minus your place on profit and loss, and −{ $link_lost } for each own link left.

        Then what was carried goes in front of you, for the sets, and your locomotives come back.
    .see = sets profit fuerth end sides
    .words = victory points score vp scoring first class second class third class worth phase 7

profit = Profit and loss
    .body =
        In phase 7, after the points:

        - **+{ $profit_white }** for each beer or stone carried
        - **+{ $profit_yellow }** for each post or cheese, and for each passenger
        - **−{ $upkeep }** for each own link on the map

        In general order every disc moves by the sum, from **−{ $most_loss } to +{ $profit_most }** at most. If it is 0, or the disc is stopped at the limit, it only goes on top of its stack. So of two who are equal, the one who moved later lies on top.

        Most profit is first in the new general order, and at the end the value counts as points.
    .see = track turn-order stack points sale
    .words = profit loss income upkeep track track costs money minus negative limit -13 5

sale = Sale of lines
    .body =
        In phase 9, in the new general order, everybody may sell **one line** of own links to the red or the green company.

        - It begins in a town of the buyer’s colour; if that has both, you choose the buyer.
        - It ends in any town.
        - It has at least one link, no fork, and comes to no area twice, so it is no circle. Links that branch off stay yours. It may run through company towns.
        - You **pay** 1 influence of the buyer for every two links, rounded up: 5 links cost 3.

        Everybody is asked at once, and the sales are done in order. The last round has one, too.
    .see = sold fee turn-order profit
    .words = sell selling sale buy back line lines company price influence rounded circle loop fork phase 9

sold = What a sale changes
    .body =
        - Your pieces come back, and cost no more on profit and loss.
        - Track of the company takes their place. The borders stay taken.
        - **Every town** on the line takes the company’s colour, also one that has the other colour already.
        - Then goods and passengers leave that can no longer be carried.

        Later sellers may use the towns that you have just turned, and in the next round everybody may begin a line there. What others had planned to carry may be gone.
    .see = sale removal town company
    .words = after a sale turned turn colour two colours return pieces effect consequence

sets = Sets
    .body =
        At the end, each set of **one red passenger, one green passenger, one white and one yellow good** that you have carried in the match is worth **{ COUNT($points_set, "point", "points") }**. White and yellow goods are beer and post, or stone and cheese.

        What you have least of decides: 5 red, 3 green, 4 white and 6 yellow make three sets. What is left over brings nothing more.
    .see = points end passenger white yellow
    .words = set sets collection complete bonus final scoring

end = End of the match, and winning
    .body =
        After the sale of the last round, the fourth with four players and the fifth with fewer, the match ends. Everybody

        - gets { COUNT($points_set, "point", "points") } for each set,
        - adds the value on profit and loss, or takes it off: from −{ $most_loss } to +{ $profit_most },
        - loses { COUNT($link_lost, "point", "points") } for each own link that is still on the map.

        Then **most points win**. In a tie it is the better place on profit and loss, then the higher disc there, just as in the last general order. So there is always one winner.
    .see = points sets profit sale
    .words = end of the match game over victory win winner how to win tie final scoring finish last round

hidden = What is hidden
    .body =
        Only what is still to come out of the **bag** is unknown. Cubes, influence, bids, drawn counters, trains and loads lie open, and so does what was carried.

        What you have planned is yours alone: plans for the auction, planned lines, lists for trains and loads, and what you mean to sell. The others see neither what you answered nor when, until it is done.
    .see = plan list line-order counters
    .words = secret open private public see bag hidden information

days = Who is asked, and when?
    .body =
        In the auction and at the sale everybody is asked at once, in secret, and all is settled in order. For construction you can plan a line, for phase 6 give a list. If you do neither, you are asked when your turn comes.

        More can be said long before, by standing orders: limits for boxes, trains and loads by a ranking, phases that you pass in this round. They answer for you in secret as if you had come by. The ranking buys trains with brown alone, never by exchange, and only if something waits for them; with the limits, the point of either colour becomes the one of which you have less. Where they know no answer, you are asked.

        Nobody is asked where all can see that there is nothing to choose: cubes, counters, orders and scoring happen by themselves, and a seat that can do nothing is skipped. If you pass, you are not asked again in the phase.
    .see = plan line-order list sale hidden
    .words = over days waiting wait asked at once parallel automatic by itself not my turn skip pass
