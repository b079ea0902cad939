"""The data files against the facts that the rules give: counts, costs, country, city, goods, cards, years."""

from collections import Counter
from itertools import pairwise

from engines.core.mechanics.robbery import PIPS
from engines.nuremberg.data import CARDS, COSTS, GOODS, NUMBERS, RESOURCES, YEARS, council_points
from engines.nuremberg.game import GAME, NurembergSettings
from engines.nuremberg.geography.city import BAUHOF, CITY, CITY_DATA, SITES, SITES_OF, TOWERS, WALL_EDGES, WALLS
from engines.nuremberg.geography.countryside import (
    BEGINNER,
    BOARD,
    CASTLE,
    COLOURS,
    COUNTRY,
    CROSSING,
    CROSSING_AT,
    CROSSING_FIELDS,
    CROSSING_IDS,
    CROSSINGS,
    FIELDS,
    NUREMBERG,
    ROUTE_CORNERS,
    SECTIONS,
    crossings_of,
    route_at,
)

ROWS = """
-3: wood 11, wool 10, wool 2, wool 9
-2: wood 4, wood 5, clay 3, clay 11, clay 10
-1: ore 6, clay 4, grain 5, ore 9
0: grain 9, ore 3, nuremberg -, grain 10, ore 5
1: grain 8, wool 5, grain 2, ore 4
2: grain 12, wool 11, wood 6, wood 10, clay 9
3: castle -, wool 4, wood 3, clay 6
"""


def pips(number: int | None) -> int:
    return PIPS.get(number or 7, 0) if number else 0


def test_1_three_or_four_play_and_the_beginners_plan_is_the_default() -> None:
    assert GAME.info.seats == (3, 4)
    assert NurembergSettings().setup == "beginner"


def test_1_pieces_of_a_player_and_cards_of_a_kind() -> None:
    pieces = NUMBERS.pieces
    assert (pieces.settlement, pieces.workshop, pieces.station) == (5, 4, 15)
    assert NUMBERS.cards_of_each_kind * len(RESOURCES) == 100
    assert (len(CARDS), WALLS, len(TOWERS)) == (36, 26, 16)


def test_1_thirteen_points_are_the_goal_and_what_counts_of_three_without_the_card_of_three_points() -> None:
    worth = NUMBERS.points
    assert NUMBERS.target == 13
    assert (worth.settlement, worth.workshop, worth.right) == (1, 1, 1)
    assert (council_points(4), council_points(3)) == ((4, 3, 2), (4, 2))
    pieces = NUMBERS.pieces
    assert pieces.settlement + pieces.workshop + 5 + max(council_points(4)) == 18
    assert 4 * pieces.settlement + len(SITES) + 5 + sum(council_points(4)) == 46


def test_1_and_8_what_walls_and_towers_bring_in_prestige_which_cannot_run_out() -> None:
    found = NUMBERS.prestige
    assert (found.wall, found.tower, found.council_from, found.lock_at) == (1, 2, 3, 12)
    assert WALLS * found.wall + len(TOWERS) * found.tower == 58


def test_1_the_banks_rates() -> None:
    rates = NUMBERS.rates
    assert (rates.usual, rates.any, rates.printed) == (4, 3, 2)
    assert (rates.gold, rates.gold_any, rates.to_gold) == (4, 3, 4)


def test_2_building_costs() -> None:
    assert NUMBERS.costs == {
        "station": {"wood": 1, "clay": 1},
        "settlement": {"grain": 1, "wool": 1, "clay": 1, "wood": 1},
        "workshop": {"ore": 3, "grain": 2},
        "wall": {"clay": 1, "gold": 3},
        "free_wall": {"gold": 3},
        "tower": {"clay": 1, "wood": 1, "gold": 3},
    }
    assert COSTS["tower"] == (1, 1, 0, 0, 0, 3)


def test_3_the_fields_row_by_row() -> None:
    for line in ROWS.strip().splitlines():
        r, row = line.split(":")
        found = [(hexagon.terrain, hexagon.number) for hexagon in BOARD.hexes if hexagon.r == int(r)]
        wanted = [cell.split() for cell in row.split(",")]
        assert found == [(terrain, None if number == "-" else int(number)) for terrain, number in wanted]


def test_3_twenty_nine_fields_three_sixes_and_one_eight() -> None:
    assert (len(BOARD.hexes), len(FIELDS)) == (31, 29)
    terrain = Counter(BOARD.hexes[place].terrain for place in FIELDS)
    assert terrain == {"wood": 6, "clay": 6, "grain": 6, "wool": 6, "ore": 5}
    numbers = Counter(BOARD.hexes[place].number for place in FIELDS)
    assert (numbers[6], numbers[8], numbers[7]) == (3, 1, 0)


def test_3_no_equal_numbers_and_no_6_and_8_lie_side_by_side() -> None:
    for place in FIELDS:
        for other in COUNTRY.cell_neighbours[place]:
            numbers = {BOARD.hexes[place].number, BOARD.hexes[other].number}
            assert len(numbers) == 2
            assert not numbers <= {6, 8}


def test_3_nuremberg_lies_in_the_middle_and_the_castle_bottom_left() -> None:
    assert COUNTRY.names[NUREMBERG] == "0,0"
    assert COUNTRY.names[CASTLE] == "-3,3"
    assert BOARD.robber_start == (-3, 3)


def test_3_and_9_18_five_routes_of_eight_sections_and_eight_crossings_the_last_one_for_settlements_too() -> None:
    assert [(route.id, route.to, route.start_corner) for route in BOARD.routes] == [
        ("I", "Frankfurt", "NW"),
        ("II", "Prague", "SE"),
        ("III", "Venice", "S"),
        ("IV", "local IV", "NE"),
        ("V", "local V", "SW"),
    ]
    assert (SECTIONS, len(CROSSING_IDS)) == (8, 40)
    for corners in ROUTE_CORNERS:
        assert corners[0] in COUNTRY.corners[NUREMBERG]
        assert all(other in COUNTRY.neighbours[one] for one, other in pairwise(corners))
    assert CROSSING["ii-8"] == crossings_of(1)[-1]
    assert CROSSINGS[CROSSING["ii-8"]] == COUNTRY.corner("N:3,-2")


def test_3_the_chances_of_each_route_and_each_terrain() -> None:
    routes = [
        sum(
            pips(BOARD.hexes[place].number)
            for crossing in crossings_of(route)
            for place in CROSSING_FIELDS[crossing]
        )
        for route in range(5)
    ]
    assert set(routes) == {67, 68}
    terrain: Counter[str] = Counter()
    for place in FIELDS:
        terrain[BOARD.hexes[place].terrain] += pips(BOARD.hexes[place].number)
    assert all(17 <= found <= 19 for found in terrain.values())


def test_3_every_field_touches_two_crossings_and_27_crossings_touch_three_fields() -> None:
    touched = Counter(place for fields in CROSSING_FIELDS for place in fields)
    assert all(touched[place] >= 2 for place in FIELDS)
    assert sum(len(fields) == 3 for fields in CROSSING_FIELDS) == 27


def test_9_17_routes_share_no_crossing_and_some_of_two_routes_lie_an_edge_apart() -> None:
    corners = [corner for route in ROUTE_CORNERS for corner in route]
    assert len(set(corners)) == len(corners)
    apart = {
        (CROSSING_IDS[one], CROSSING_IDS[other])
        for one, corner in enumerate(CROSSINGS)
        for other in range(one)
        if CROSSINGS[other] in COUNTRY.neighbours[corner] and route_at(one) != route_at(other)
    }
    assert ("iii-3", "ii-1") in apart


PLAN = {
    "red": ("II 1, III 2", "N:1,1 S:1,1", "II"),
    "orange": ("V 1, II 2", "N:-2,3 N:2,-1", "V"),
    "white": ("IV 1, V 2", "S:1,-3 S:-1,0", "IV"),
    "blue": ("III 1, IV 2", "S:0,1 S:2,-2", "III"),
}
"""By colour of four seats: stations, settlements (the second with its first cards) and right of way."""
PLAN_OF_THREE = {"red": PLAN["red"], "orange": ("IV 1, II 2", "S:1,-3 N:2,-1", "IV"), "blue": PLAN["blue"]}


def test_4_the_beginners_plan_seat_by_seat() -> None:
    for seats, plan in ((4, PLAN), (3, PLAN_OF_THREE)):
        assert [colour for colour, _ in BEGINNER[seats]] == list(plan)
        for colour, given in BEGINNER[seats]:
            stations, corners, right = plan[colour]
            assert ", ".join(f"{found.route} {found.section}" for found in given.stations) == stations
            assert " ".join(found.vertex for found in given.settlements) == corners
            assert [found.start_resources for found in given.settlements] == [False, True]
            assert given.wegerecht == right


def test_4_nineteen_or_twenty_pips_for_everybody_of_four_eighteen_to_twenty_of_three() -> None:
    for seats, least in ((4, 19), (3, 18)):
        for _, given in BEGINNER[seats]:
            places = [CROSSING_AT[settlement.vertex] for settlement in given.settlements]
            found = sum(pips(BOARD.hexes[field].number) for place in places for field in CROSSING_FIELDS[place])
            assert least <= found <= 20


def test_1a_frankfurt_is_empty_red_holds_prague_and_orange_has_one_settlement_there() -> None:
    plan = dict(BEGINNER[4])
    routes = [
        at.route for given in plan.values() for places in (given.stations, given.settlements) for at in places
    ]
    assert "I" not in routes
    assert plan["red"].wegerecht == "II"
    assert [found.route for found in plan["orange"].settlements].count("II") == 1


def test_9_1_the_yellow_of_the_examples_is_orange() -> None:
    assert COLOURS == {3: ("red", "orange", "blue"), 4: ("red", "orange", "white", "blue")}


def test_5_twelve_hexes_five_pairs_of_quarters_round_two_centres() -> None:
    kinds = Counter(quarter.kind for quarter in CITY_DATA.hexes)
    assert kinds == {"hauptmarkt": 1, "bauhof": 1, "quarter": 10}
    made = Counter(quarter.goods for quarter in CITY_DATA.hexes if quarter.goods)
    assert made == dict.fromkeys(("compass", "helmet", "armour", "lyre", "paper"), 2)
    for good in made:
        one, other = (i for i, quarter in enumerate(CITY_DATA.hexes) if quarter.goods == good)
        assert other in CITY.cell_neighbours[one]


def test_5_twelve_sites_six_at_each_centre_the_wood_site_at_a_helmet_quarter() -> None:
    assert (len(SITES), len(BAUHOF)) == (12, 6)
    assert {site.id: site.trade for site in SITES if site.trade} == {
        "H-N": "3:1",
        "H-NE": "grain",
        "H-SE": "ore",
        "H-S": "wool",
        "H-SW": "wood",
        "H-NW": "clay",
    }
    assert [len(SITES_OF[good]) for good in ("compass", "helmet", "armour", "lyre", "paper")] == [3, 5, 5, 3, 3]
    assert next(site.goods for site in SITES if site.id == "H-SW") == ("helmet",)


def test_5_twenty_six_walls_make_one_ring_of_outer_edges_anticlockwise_from_the_top_of_the_north_west_hex() -> (
    None
):
    ring = CITY_DATA.walls_anticlockwise
    assert len({*WALL_EDGES}) == 26
    assert all(one.end == other.start for one, other in zip(ring, [*ring[1:], ring[0]], strict=True))
    outer = [edge for edge, cells in enumerate(CITY.edge_cells) if len(cells) == 1]
    assert sorted(edge for edge in WALL_EDGES if edge is not None) == outer
    assert (ring[0].start, ring[1].end) == ("N:0,-1", "N:-1,0")


def test_5_sixteen_towers_stand_at_the_convex_corners_of_the_ring() -> None:
    ring = CITY_DATA.walls_anticlockwise
    convex = [
        (one, one % 26 + 1) for one in range(1, 27) if len(CITY.corner_cells[CITY.corner(ring[one - 1].end)]) == 1
    ]
    assert list(TOWERS) == convex
    assert (26, 1) in TOWERS
    assert len(TOWERS) == 16


def test_6_raw_materials_price_route_and_toll_of_the_five_goods_which_fetch_one_more_than_they_cost() -> None:
    assert {good.id: (good.cost, good.price, good.route, good.toll) for good in GOODS.values()} == {
        "compass": ({"ore": 1, "wood": 1}, 3, "I", 2),
        "helmet": ({"ore": 2, "wood": 1}, 4, "I", 2),
        "armour": ({"ore": 3, "wool": 1}, 5, "II", 2),
        "lyre": ({"wood": 2, "wool": 1}, 4, "II", 2),
        "paper": ({"wool": 2}, 3, "III", 2),
    }
    assert all(good.price == sum(good.cost.values()) + 1 for good in GOODS.values())


def test_7_thirty_cards_have_the_frequencies_of_two_dice_without_the_seven() -> None:
    numbers = Counter(card.harvest for card in CARDS.values())
    assert {number: n for number, n in numbers.items() if number} == {
        2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1,
    }  # fmt: skip
    assert numbers[None] == 6


def test_7_each_event_has_its_numbers() -> None:
    numbers = {
        "toll": [2, 3, 3, 4, 4, 4, 8, 8, 8, 8, 8, 10, 10, 10],
        "free_clay": [5, 5, 5, 5],
        "none": [6, 6, 6, 6, 6],
        "margrave": [9, 9, 9, 9],
        "years_pass": [11, 11, 12],
        "robber_knight": [None] * 6,
    }
    assert {
        event: [card.harvest for card in CARDS.values() if card.event == event] for event in numbers
    } == numbers


def test_7_fourteen_tolls_two_on_frankfurt_three_on_each_other_route_the_eights_one_each() -> None:
    tolls = [card for card in CARDS.values() if card.event == "toll"]
    assert len(tolls) == 14
    assert Counter(card.route for card in tolls) == {"I": 2, "II": 3, "III": 3, "IV": 3, "V": 3}
    assert sorted(card.route or "" for card in tolls if card.harvest == 8) == ["I", "II", "III", "IV", "V"]
    assert all(card.route is None for card in CARDS.values() if card.event != "toll")


def test_7_ten_squares_of_five_years_red_at_1370_and_1385_the_last_one_ends() -> None:
    assert [square.year for square in YEARS] == list(range(1355, 1401, 5))
    assert [square.year for square in YEARS if square.red] == [1370, 1385]
    assert [square.year for square in YEARS if square.end] == [1400]


def test_9_8_the_long_run_frequency_of_a_2_is_one_in_37() -> None:
    # The third of three cards among 36 lies at 27.75 on average, and three cycles of four bring the single 2.
    passing = sum(card.event == "years_pass" for card in CARDS.values())
    cycle = passing * (len(CARDS) + 1) / (passing + 1)
    assert cycle == 27.75
    assert cycle / (passing / (passing + 1)) == 37
