"""Cards find room: all of them, inside it, as large as can be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from render.kit.hands.fans import fan

WIDTHS = (96, 84, 72, 60)


@st.composite
def stacks(draw: st.DrawFn) -> list[list[int]]:
    sizes = draw(st.lists(st.integers(1, 4), min_size=1, max_size=6))
    items = iter(range(sum(sizes)))
    return [[next(items) for _ in range(size)] for size in sizes]


@given(stacks(), st.integers(1, 2), st.integers(150, 420), st.booleans(), st.data())
def test_every_card_lies_once_and_inside_the_room(
    piles: list[list[int]], rows: int, w: int, centred: bool, data: st.DataObject
) -> None:
    number = sum(map(len, piles))
    shows = data.draw(st.lists(st.booleans(), min_size=number, max_size=number))
    laid = fan(piles, shows, (100, 50, w, 280), WIDTHS, rows, centred)
    assert sorted(card.item for card in laid.cards) == list(range(number))
    for card in laid.cards:
        assert card.y - card.width * 0.7 >= 49
        assert card.y + card.width * 0.7 <= 331
        assert card.x - card.width / 2 >= 99
        assert card.x + card.width / 2 <= 100 + w + 1
        assert card.shown > 0


@given(stacks())
def test_stacks_of_several_tell_their_number(piles: list[list[int]]) -> None:
    laid = fan(piles, [False] * sum(map(len, piles)), (0, 0, 400, 140), WIDTHS)
    assert [count for count, _, _ in laid.counts] == [len(pile) for pile in piles if len(pile) > 1]


def test_few_cards_are_large_and_apart() -> None:
    laid = fan([[0], [1]], [False, False], (0, 0, 254, 140), WIDTHS)
    assert laid.width == 96
    assert all(card.shown == 96 for card in laid.cards)


def test_a_covered_seal_stays_in_sight() -> None:
    laid = fan([[0, 1]], [True, False], (0, 0, 254, 140), WIDTHS)
    first, second = laid.cards
    assert second.x - first.x >= 0.4 * first.width - 1


def test_no_cards_take_no_room() -> None:
    assert fan([], [], (0, 0, 100, 100), WIDTHS).cards == ()
