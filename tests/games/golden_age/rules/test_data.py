"""The data files hold together and keep the counts of the printed game."""

import itertools
import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from engines.core.files.data_files import DataFileError
from engines.golden_age.data import (
    CARDS,
    COLONIES,
    COLOURS,
    DECK_SIZES,
    DECKS,
    DECKS_FILE,
    NUMBERS,
    NUMBERS_FILE,
    PRINTED,
    SETS,
    CardData,
    Numbers,
    check_decks,
    check_numbers,
    full_deck,
)
from engines.golden_age.geography import (
    BORDERS,
    DISTANCE,
    LENGTH,
    MAP_FILE,
    MERCHANTS,
    NEIGHBOURS,
    PLACES,
    PROVINCE,
    PROVINCE_COLOUR,
    PROVINCES,
    SPACES,
    TRACK,
    TRACK_FILE,
    MapData,
    TrackData,
    check_governors,
    check_map,
    check_track,
    move_cost,
)


def test_there_are_110_cards_in_five_decks_r16() -> None:
    sizes = {"investment": 21, "art": 22, "colony": 19, "culture": 27, "spice": 21}
    assert dict(zip(DECKS, DECK_SIZES, strict=True)) == sizes
    assert sum(DECK_SIZES) == 110
    assert [len(full_deck(deck)) for deck in range(5)] == list(DECK_SIZES)


def test_spices_pay_more_than_investments_of_the_same_size() -> None:
    pays = {name: (data.set, data.pays) for name, data in SETS.items()}
    assert [pays[name] for name in ("tulip1", "tulip2", "expedition")] == [(1, 10), (2, 24), (3, 40)]
    assert [pays[name] for name in ("pepper", "nutmeg", "cloves")] == [(1, 16), (2, 36), (3, 60)]


def test_paintings_need_two_payments_less_than_their_points() -> None:
    for deck in ("art", "culture"):
        for card in PRINTED[deck]:
            if card.kind == "art":
                assert card.payments == card.points - 2
    assert sorted(card.points for card in PRINTED["art"]) == [3, 4, 5, 6, 7, 8]


def test_the_culture_deck_has_a_governor_of_each_province_and_eight_guests() -> None:
    kinds: Counter[str] = Counter()
    for card in PRINTED["culture"]:
        kinds[card.kind] += card.count
    assert kinds == {
        "governor": 10,
        "windmill": 6,
        "die": 3,
        "investment": 2,
        "art": 2,
        "joker": 2,
        "spice": 2,
    }
    assert {card.province for card in PRINTED["culture"] if card.kind == "governor"} == set(PROVINCES)


def test_guests_are_told_from_the_cards_of_their_own_decks_by_their_keys() -> None:
    for key, card in CARDS.items():
        assert key == card.id or (key, card.deck) == (f"culture-{card.id}", DECKS.index("culture"))


def test_every_colour_has_two_provinces() -> None:
    assert Counter(PROVINCE_COLOUR) == dict.fromkeys(range(len(COLOURS)), 2)


def test_fifteen_borders_join_all_provinces_in_four_steps_at_most() -> None:
    assert len({frozenset(pair) for pair in BORDERS}) == 15
    farthest = max(itertools.chain(*DISTANCE))
    assert farthest == 4 == DISTANCE[PROVINCE["groningen"]][PROVINCE["flanders"]]
    for a, neighbours in enumerate(NEIGHBOURS):
        for b in neighbours:
            assert a in NEIGHBOURS[b]
            assert move_cost(a, b) == NUMBERS.step_cost


def test_the_track_has_each_pair_of_provinces_once() -> None:
    pairs = [frozenset(space.provinces) for space in SPACES if space.type == "provinces"]
    assert len(pairs) == len(set(pairs)) == 45
    assert Counter(space.type for space in SPACES) == {"provinces": 45, "merchant": 6, "william": 3}
    assert LENGTH == 54


def test_a_merchant_stands_at_every_ninth_space() -> None:
    assert tuple(range(0, 54, 9)) == MERCHANTS


@pytest.mark.parametrize("third", [0, 18, 36])
def test_every_province_comes_three_times_in_each_third_of_the_track(third: int) -> None:
    found = Counter(name for space in SPACES[third : third + 18] for name in space.provinces)
    assert found == dict.fromkeys(PROVINCES, 3)


def test_the_track_is_the_rim_of_its_grid() -> None:
    grid = TRACK.grid
    assert 2 * (grid.cols + grid.rows) - 4 == LENGTH
    assert grid.corners == (0, grid.cols - 1, grid.cols + grid.rows - 2, 2 * grid.cols + grid.rows - 3)


def test_guilds_cost_three_to_ten_florins() -> None:
    assert NUMBERS.guild_prices == tuple(range(6, 22, 2))


def test_five_colonies_in_the_east_and_the_west_indies_cost_their_number() -> None:
    assert [colony.id for colony in COLONIES] == ["2", "3", "4", "5", "6", "7"]
    assert [colony.cost for colony in COLONIES] == [2 * int(colony.id) for colony in COLONIES]
    assert [(colony.room, colony.points) for colony in COLONIES] == [(1, 5)] * 5 + [(None, 6)]


def test_no_two_places_share_a_name() -> None:
    assert len(set(PLACES)) == len(PLACES) == 21


NUMBERS_FORM = (NUMBERS_FILE, Numbers, check_numbers)
DECKS_FORM = (DECKS_FILE, dict[str, tuple[CardData, ...]], check_decks)
MAP_FORM = (MAP_FILE, MapData, check_map)
TRACK_FORM = (TRACK_FILE, TrackData, lambda track: check_track(track, PROVINCES))


@pytest.mark.parametrize(
    ("form", "old", "new", "said"),
    [
        (NUMBERS_FORM, '"room": null', '"room": 4', "numbers.json: colonies: the last one"),
        (NUMBERS_FORM, '{"id": "3"', '{"id": "2"', "numbers.json: colonies: two have the same id"),
        (NUMBERS_FORM, '"money": 20}', '"money": 0}', "numbers.json: points.money"),
        (DECKS_FORM, '"art": [', '"arts": [', "are investment, art, colony, culture, spice, and no others"),
        (DECKS_FORM, '"kind": "investment"', '"kind": "invest"', "investment, card 'tulip1': kind is 'invest'"),
        (DECKS_FORM, '"count": 6, "set": 1, "pays": 10', '"count": 6, "set": 1', "card 'tulip1': set or pays is"),
        (DECKS_FORM, '{"id": "tulip2"', '{"id": "tulip1"', "card 'tulip1': stands there twice"),
        (DECKS_FORM, '"count": 6', '"count": 0', "card 'tulip1': count is 0"),
        (DECKS_FORM, '"kind": "die"', '"kind": "windmill"', "culture: no card is of the kind 'die'"),
        (MAP_FORM, '"colour": "green"', '"colour": "red"', "holland: colour is 'red'"),
        (
            MAP_FORM,
            '["groningen", "friesland"]',
            '["groningen", "frisia"]',
            "frisia: there is no province 'frisia'",
        ),
        (TRACK_FORM, '["holland", "overijssel"]', '["holand", "overijssel"]', "1: there is no province 'holand'"),
        (TRACK_FORM, '["holland", "overijssel"]', '["holland"]', "space 1: has 2 provinces"),
        (TRACK_FORM, '"type": "merchant"', '"type": "trader"', "space 0: type is 'trader'"),
        (TRACK_FORM, '"cols": 16', '"cols": 15', "grid: has 52 cells for 54 spaces"),
    ],
)
def test_data_that_does_not_hold_together_is_told(form: Any, old: str, new: str, said: str) -> None:
    file, kind, check = form
    text = file.path.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(DataFileError, match=re.escape(said)):
        check(msgspec.json.decode(text.replace(old, new, 1).encode(), type=kind))


def test_a_province_that_no_border_leads_to_is_told() -> None:
    whole = MAP_FILE.read(MapData)
    without = tuple(pair for pair in whole.borders if "limburg" not in pair)
    with pytest.raises(DataFileError, match="borders: none leads to limburg"):
        check_map(msgspec.structs.replace(whole, borders=without))


def test_a_governor_of_nowhere_is_told() -> None:
    with pytest.raises(
        DataFileError, match=r"decks\.json: culture, card 'governor-holland': there is no province"
    ):
        check_governors([name for name in PROVINCES if name != "holland"])
