"""Rule 2.5: count, rank, rise, fall, sale, end check; and the eight test vectors of the rules."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.fugger.actions import Play
from engines.fugger.data import GOODS, MERCHANT
from engines.fugger.events import PricesMoved, Sold
from engines.fugger.rules.round_scoring import moved_prices, risers, sale, seal_doubles
from tests.engines.helpers.acting import names, told
from tests.games.fugger.helpers.positions import about_to_end, act, position, price, seat

VECTORS = {
    "the printed example": ([5, 5, 5, 5, 5], [5, 4, 4, 2, 1], [1, 9, 9, 4, 4], [0, 0, 0, 1, 1]),
    "two tied 2nd, no 3rd": ([4, 6, 5, 5, 7], [5, 3, 3, 2, 0], [9, 9, 8, 4, 6], [0, 1, 1, 1, 1]),
    "three tied 3rd": ([4, 6, 9, 2, 1], [5, 3, 2, 2, 2], [9, 9, 1, 4, 3], [0, 1, 1, 1, 1]),
    "two tied 3rd": ([7, 3, 3, 3, 3], [5, 2, 1, 1, 0], [1, 5, 4, 4, 2], [0, 1, 1, 1, 1]),
    "three tied 2nd": ([5, 5, 5, 5, 5], [5, 3, 3, 3, 1], [1, 8, 8, 8, 4], [0, 1, 1, 1, 1]),
    "four tied 2nd": ([2, 2, 2, 2, 2], [5, 3, 3, 3, 3], [7, 5, 5, 5, 5], [0, 1, 1, 1, 1]),
    "no cards, no rise": ([8, 9, 1, 5, 3], [5, 1, 0, 0, 0], [1, 1, 1, 4, 2], [0, 1, 1, 1, 1]),
    "excess is lost, floor 1": ([8, 5, 6, 1, 1], [5, 4, 2, 0, 0], [1, 9, 8, 1, 1], [0, 0, 1, 1, 1]),
}

COUNTS = st.lists(st.integers(0, 4), min_size=4, max_size=4).map(lambda four: [5, *four])
PRICES = st.lists(st.integers(1, 9), min_size=5, max_size=5)


@pytest.mark.parametrize("vector", VECTORS)
def test_2_5_vectors(vector: str) -> None:
    before, count, after, doubles = VECTORS[vector]
    assert list(moved_prices(count, before)) == after
    assert list(seal_doubles(count)) == [bool(n) for n in doubles]


def test_2_5_1_face_up_goods_of_players_and_jakob_are_counted() -> None:
    state = position(
        seat("copper", "gems", front=["copper", "copper-sealed", MERCHANT]),
        seat("gems", front=["gems", "copper"], delivered=[(1, "gems")]),
        seat("gems"),
        jakob=["copper", "wine"],
    )
    (moved,) = told(act(state, Play("copper")), PricesMoved)
    assert dict(zip(GOODS, moved.counts, strict=True)) == {
        "copper": 5,
        "cloth": 0,
        "spices": 0,
        "gems": 1,
        "wine": 1,
    }


@pytest.mark.parametrize(
    ("counts", "up"),
    [([5, 4, 3, 2, 1], 3), ([5, 3, 3, 2, 1], 3), ([5, 4, 2, 2, 1], 4), ([5, 4, 2, 2, 2], 5), ([5] + [0] * 4, 1)],
    ids=[
        "the-first-three-places",
        "two-tied-for-second",
        "all-tied-for-third",
        "all-others",
        "none-without-cards",
    ],
)
def test_2_5_2_who_rises(counts: list[int], up: int) -> None:
    assert risers(counts) == tuple(good < up for good in range(5))


@given(COUNTS)
def test_2_5_2_whoever_rises_nobody_with_as_many_cards_stays_behind(counts: list[int]) -> None:
    up = risers(counts)
    assert up[0]
    for a, b in product(range(5), repeat=2):
        if up[a] and counts[b] >= counts[a]:
            assert up[b]
    with_cards = sum(count > 0 for count in counts)
    assert sum(up) >= min(3, with_cards)
    # A seat that has three goods before it does not rise.
    assert all(sum(other > counts[good] for other in counts) < 3 for good in range(5) if up[good])


@pytest.mark.parametrize(
    ("old", "count", "new"), [(4, 5, 9), (5, 5, 1), (9, 5, 1), (9, 1, 1), (1, 5, 6), (8, 1, 9)]
)
def test_2_5_3_a_riser_goes_up_by_its_cards_and_above_nine_to_one(old: int, count: int, new: int) -> None:
    assert moved_prices([count, 0, 0, 0, 0], [old, 5, 5, 5, 5])[0] == new


@pytest.mark.parametrize(("old", "new"), [(9, 8), (2, 1), (1, 1)])
def test_2_5_4_the_others_fall_by_one_never_below_one(old: int, new: int) -> None:
    assert moved_prices([5, 4, 3, 2, 0], [1, 1, 1, 1, old])[4] == new


@given(COUNTS, PRICES)
def test_2_5_prices_stay_on_the_circle(counts: list[int], prices: list[int]) -> None:
    assert all(1 <= new <= 9 for new in moved_prices(counts, prices))


def test_2_5_5_everybody_sells_at_the_new_prices() -> None:
    state = position(
        seat("copper", "gems", front=["copper", "copper"]),
        seat("gems", front=["copper", "wine", "copper"]),
        seat("gems"),
        prices={"copper": 2, "wine": 3},
    )
    step = act(state, Play("copper"))
    assert (price(step.state, "copper"), price(step.state, "wine")) == (7, 4)
    assert told(step, Sold) == [
        Sold(1, ("copper", "wine", "copper"), 0, 7 + 4 + 7, 18),
        Sold(2, (), 0, 0, 0),
        Sold(0, ("copper", "copper", "copper"), 0, 21, 21),
    ]
    assert [player.florins for player in step.state.players] == [21, 18, 0]


@pytest.mark.parametrize(("cards", "pays"), [(1, 2), (2, 2), (3, 2), (4, 1)])
def test_2_5_5_a_seal_pays_double_with_at_most_three_cards_of_the_good(cards: int, pays: int) -> None:
    front = ["wine-sealed"] + ["wine"] * (cards - 1)
    florins, doubled = sale(front, [5, 0, 0, 0, cards], [1, 1, 1, 1, 6])
    assert florins == 6 * (cards - 1) + 6 * pays
    assert doubled == pays - 1


def test_2_5_5_each_sealed_card_pays_double_with_five_cards_none_and_merchants_nothing() -> None:
    assert sale(["wine-sealed", "wine-sealed", "wine"], [5, 0, 0, 0, 3], [1, 1, 1, 1, 4]) == (20, 2)
    state = about_to_end(hand=("copper-sealed",), prices={"copper": 2}, florins=40)
    (sold,) = [event for event in told(act(state, Play("copper-sealed")), Sold) if event.seat == 0]
    assert (sold.florins, sold.doubled, sold.total) == (35, 0, 40 + 35)
    assert sale([MERCHANT, MERCHANT], [5, 0, 0, 0, 0], [9, 9, 9, 9, 9]) == (0, 0)


def test_2_5_5_jakob_gets_nothing() -> None:
    state = position(seat("copper", "wine"), seat("wine"), jakob=["copper"] * 4)
    step = act(state, Play("copper"))
    assert {event.seat for event in told(step, Sold)} == {0, 1}
    assert sum(player.florins for player in step.state.players) == 1


@pytest.mark.parametrize(("florins", "over"), [(63, False), (64, False), (65, True), (66, True)])
def test_2_5_6_the_match_ends_with_somebody_at_100(florins: int, over: bool) -> None:
    step = act(about_to_end(florins=florins, prices={"copper": 2}), Play("copper"))
    assert step.state.over is over


def test_2_5_the_order_is_prices_then_sales_then_the_next_round() -> None:
    order = names(act(about_to_end(), Play("copper")))
    assert order == ["Played", "PricesMoved", "Sold", "Sold", "Sold", *["Drew"] * 3, "RoundBegan"]
