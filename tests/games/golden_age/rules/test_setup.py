"""The setup (rules 3.1)."""

import pytest

from engines.core.frames import Step
from engines.core.rng import rng_from
from engines.golden_age.actions import PlaceMarker, PlacePawn, PlaceStadtholder
from engines.golden_age.data import DECKS, full_deck
from engines.golden_age.game import GAME
from engines.golden_age.geography import MERCHANTS, PROVINCES
from engines.golden_age.state import GoldenAgeState
from tests.engines.helpers.acting import asked, do, values
from tests.games.golden_age.helpers.positions import money, play, points, reserve, throw

FIRST = ["holland", "brabant", "utrecht", "zeeland"]


def opening(seats: int = 3, seed: str = "setup") -> Step[GoldenAgeState]:
    return GAME.setup(seats, rng_from(seed).seed)


def with_markers(seats: int = 3) -> GoldenAgeState:
    return play(opening(seats).state, *map(PlaceMarker, FIRST[:seats]))


def with_pawns(seats: int = 3) -> GoldenAgeState:
    targets = ["limburg", "limburg", "groningen", "groningen", "flanders", "flanders", "friesland", "friesland"]
    return play(with_markers(seats), *map(PlacePawn, targets[: 2 * seats]))


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_has_ten_florins_five_pawns_and_six_markers(seats: int) -> None:
    state = opening(seats).state
    assert money(state) == [20] * seats
    assert [reserve(state, seat) for seat in range(seats)] == [(5, 6)] * seats


def test_the_five_decks_are_shuffled_separately() -> None:
    made = opening()
    assert [name for name, _ in made.chance] == [f"deck.{deck}" for deck in DECKS]
    for deck, cards in enumerate(made.state.decks):
        assert sorted(cards) == sorted(full_deck(deck))
        assert cards != opening(seed="other").state.decks[deck]


@pytest.mark.parametrize("seats", [3, 4])
def test_seats_place_a_marker_each_then_two_pawns_each_and_the_last_one_the_stadtholder(seats: int) -> None:
    state = opening(seats).state
    order = []
    while state.stadtholder < 0:
        order += asked(state)
        (seat,) = {seat for seat, _ in asked(state)}
        state = do(state, next(GAME.options(state, seat)[0].expand())).state
    markers = [(seat, "place-marker") for seat in range(seats)]
    pawns = [(seat, "place-pawn") for seat in range(seats) for _ in range(2)]
    assert order == [*markers, *pawns, (seats - 1, "stadtholder")]


def test_a_province_takes_one_first_marker_in_all_and_first_pawns_go_elsewhere() -> None:
    state = play(opening().state, PlaceMarker("holland"))
    assert values(state, PlaceMarker, "province", 1) == [name for name in PROVINCES if name != "holland"]
    state = with_markers()
    assert [reserve(state, seat) for seat in range(3)] == [(5, 5)] * 3
    assert values(state, PlacePawn, "province", 0) == [name for name in PROVINCES if name not in FIRST[:3]]


def test_both_first_pawns_may_stand_in_one_province_r4() -> None:
    state = play(with_markers(), PlacePawn("limburg"))
    assert "limburg" in values(state, PlacePawn, "province", 0)


@pytest.mark.parametrize("where", [["limburg", "limburg"], ["limburg", "groningen", "limburg", "groningen"]])
def test_two_pawns_fill_a_province_whoever_they_belong_to_r4(where: list[str]) -> None:
    state = play(with_markers(), *map(PlacePawn, where))
    assert not set(where) & set(values(state, PlacePawn, "province", state.active))


def test_the_last_seat_begins_the_stadtholder_with_one_of_the_six_merchants_r17() -> None:
    assert values(with_pawns(), PlaceStadtholder, "space", 2) == [0, 9, 18, 27, 36, 45] == list(MERCHANTS)


def test_the_start_of_the_stadtholder_pays_nothing() -> None:
    state = do(with_pawns(), PlaceStadtholder(0)).state
    assert money(state) == [20, 20, 20]
    # Seat 0 has no culture card, so its dice fall by themselves: 11 leads to Groningen and Overijssel.
    assert money(throw(state, 6, 5).state) == [20, 24, 20]


def test_the_first_seat_begins_with_seven_points_like_all() -> None:
    state = throw(do(with_pawns(4), PlaceStadtholder(9)).state, 1, 3).state
    assert points(state) == [7] * 4
    assert asked(state) == [(0, "turn")]
