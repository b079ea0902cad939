"""The data files against the printed game: counts, costs, the beginners' island, the decks."""

from engines.cities_knights.data import BANK, DECKS, KINDS, NUMBERS, POINT_CARDS
from engines.cities_knights.game import CatanSettings
from engines.cities_knights.geography import BOARD, HARBOUR_EDGES, ISLAND

PRINTED = """
0,-2 mountains 10 | 1,-2 pasture 2 | 2,-2 forest 9
-1,-1 fields 12 | 0,-1 hills 6 | 1,-1 pasture 4 | 2,-1 hills 10
-2,0 fields 9 | -1,0 forest 11 | 0,0 desert - | 1,0 forest 3 | 2,0 mountains 8
-2,1 forest 8 | -1,1 mountains 3 | 0,1 fields 4 | 1,1 pasture 5
-2,2 hills 5 | -1,2 fields 6 | 0,2 pasture 11
"""


def test_1_1_the_beginners_island_hex_by_hex() -> None:
    cells = [cell.split() for line in PRINTED.strip().splitlines() for cell in line.split("|")]
    fixed = BOARD.fixed
    found = list(zip(ISLAND.names, fixed.terrain, (str(token or "-") for token in fixed.tokens), strict=True))
    assert found == [tuple(cell) for cell in cells]


def test_1_1_the_harbours_of_the_frame_and_of_the_beginners_island() -> None:
    assert [
        (place.hex, place.side, ISLAND.edges[edge])
        for place, edge in zip(BOARD.harbours, HARBOUR_EDGES, strict=True)
    ] == [
        ("0,-2", "NW", (0, 3)),
        ("1,-2", "NE", (1, 5)),
        ("2,-1", "NE", (10, 15)),
        ("2,0", "E", (26, 32)),
        ("1,1", "SE", (42, 46)),
        ("-1,2", "SE", (49, 52)),
        ("-2,2", "SW", (47, 51)),
        ("-2,1", "W", (33, 38)),
        ("-1,-1", "W", (11, 16)),
    ]
    assert BOARD.fixed.harbours == ("any", "grain", "ore", "any", "wool", "any", "any", "brick", "lumber")


def test_1_terrain_tokens_and_harbours() -> None:
    assert NUMBERS.terrain == {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
    assert NUMBERS.tokens == (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
    assert NUMBERS.harbours == {"any": 4, "lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}


def test_1_bank_and_pieces() -> None:
    assert dict(zip(KINDS, BANK, strict=True)) == {
        **dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 19),
        **dict.fromkeys(("paper", "cloth", "coin"), 12),
    }
    pieces = NUMBERS.pieces
    assert (pieces.road, pieces.settlement, pieces.city, pieces.wall, pieces.knight) == (15, 5, 4, 3, 2)


def test_1_costs() -> None:
    assert NUMBERS.costs == {
        "road": {"lumber": 1, "brick": 1},
        "settlement": {"lumber": 1, "brick": 1, "wool": 1, "grain": 1},
        "city": {"grain": 2, "ore": 3},
        "city_medicine": {"grain": 1, "ore": 2},
        "knight": {"wool": 1, "ore": 1},
        "activate_knight": {"grain": 1},
        "promote_knight": {"wool": 1, "ore": 1},
        "wall": {"brick": 2},
    }
    assert NUMBERS.improvement_costs == (1, 2, 3, 4, 5)


def test_2_limits_dice_and_points() -> None:
    assert (NUMBERS.target, NUMBERS.discard_limit, NUMBERS.wall_bonus, NUMBERS.progress_limit) == (13, 7, 2, 4)
    assert (NUMBERS.barbarian_steps, NUMBERS.longest_road_from) == (7, 5)
    assert sorted(NUMBERS.event_die) == ["politics", "science", "ship", "ship", "ship", "trade"]
    worth = NUMBERS.points
    assert (worth.settlement, worth.city, worth.metropolis, worth.longest_road) == (1, 2, 2, 2)
    assert (worth.defender, worth.merchant, worth.point_card) == (1, 1, 1)


def test_3_the_decks_of_eighteen_cards() -> None:
    counts = {track: {card.id: card.count for card in cards} for track, cards in DECKS.items()}
    assert counts == {
        "trade": {
            "commercial_harbor": 2,
            "master_merchant": 2,
            "merchant_fleet": 2,
            "merchant": 6,
            "resource_monopoly": 4,
            "trade_monopoly": 2,
        },
        "politics": {
            "bishop": 2,
            "constitution": 1,
            "deserter": 2,
            "diplomat": 2,
            "intrigue": 2,
            "saboteur": 2,
            "spy": 3,
            "warlord": 2,
            "wedding": 2,
        },
        "science": {
            "alchemist": 2,
            "crane": 2,
            "engineer": 1,
            "inventor": 2,
            "irrigation": 2,
            "medicine": 2,
            "mining": 2,
            "printer": 1,
            "road_building": 2,
            "smith": 2,
        },
    }
    assert all(sum(deck.values()) == 18 for deck in counts.values())
    assert {"constitution", "printer"} == POINT_CARDS


def test_a28_the_spiral_is_the_default() -> None:
    assert CatanSettings().board == "spiral"
