"""Options with holes: what they offer, what they admit, and what is drawn from them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from engines.core.actions import BagHole, Emitted, Hole, IntHole, Option, PathHole, PickHole
from engines.core.game import seen
from engines.core.rng import rng_from
from tests.toys.bazaar.position import Chips, Drew, Got, Offer, Pay


class Climb(Struct, frozen=True):
    """Ways of letters that rise, of at most and at least a number."""

    most: int
    least: int

    def follow(self, way: tuple[str, ...]) -> list[str]:
        """Later letters, as many as are needed being left."""
        after = LETTERS[LETTERS.index(way[-1]) + 1 :] if way else LETTERS
        enough = max(1, self.least - len(way))
        return list(after[: len(after) - enough + 1]) if len(way) < self.most else []

    def ends(self, way: tuple[str, ...]) -> bool:
        """Once there are enough."""
        return len(way) >= self.least


LETTERS = "abcde"
ANY = st.integers(0, 4)
POINTS = IntHole("points", 0, 6, 3)
DROP = PickHole("drop", ("a", "b", "c"), 1, 2, "card")
CHIPS = BagHole("chips", Chips(2, 1), 1, 2)
PAY = Option(Pay(0, (), Chips()), (POINTS, DROP, CHIPS))

HOLES = st.one_of(
    st.builds(
        lambda lo, span, step: IntHole("n", lo, lo + span, step),
        st.integers(-3, 3),
        st.integers(0, 9),
        st.integers(1, 4),
    ),
    st.builds(
        lambda n, lo, more: PickHole("n", tuple("abcde"[:n]), min(lo, n), min(lo + more, n), "card"),
        st.integers(0, 5),
        st.integers(0, 3),
        st.integers(0, 3),
    ),
    st.builds(
        lambda red, blue, lo, more, step: BagHole("n", Chips(red, blue), min(lo, red + blue), lo + more, step),
        st.integers(0, 3),
        st.integers(0, 3),
        st.integers(0, 3),
        st.integers(0, 3),
        st.integers(1, 3),
    ),
    st.builds(lambda most, least: PathHole("n", Climb(most, min(least, most)), "card"), st.integers(1, 4), ANY),
)


def test_the_values_of_holes() -> None:
    assert list(POINTS.values()) == [0, 3, 6]
    assert list(DROP.values()) == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]
    assert set(CHIPS.values()) == {Chips(0, 1), Chips(1, 0), Chips(1, 1), Chips(2, 0)}


@given(HOLES)
def test_a_hole_admits_its_values_once_each(hole: Hole) -> None:
    values = list(hole.values())
    assert values
    assert len(set(values)) == len(values)
    assert all(hole.admits(value) for value in values)


@given(HOLES, st.integers(0, 1000))
def test_a_hole_is_filled_by_chance_with_one_of_its_values(hole: Hole, seed: int) -> None:
    assert hole.random(rng_from(str(seed))) in set(hole.values())


def test_chance_reaches_every_completion() -> None:
    rng = rng_from("all")
    assert {PAY.random(rng) for _ in range(2000)} == set(PAY.expand())


@pytest.mark.parametrize("value", [-3, 1, 2, 7, 9, "3", 3.0, True, None])
def test_an_amount_off_the_steps_is_not_admitted(value: Any) -> None:
    assert not POINTS.admits(value)


@pytest.mark.parametrize("value", [(), ("a", "b", "c"), ("b", "a"), ("a", "a"), ("d",), ["a"], "a"])
def test_a_pick_that_is_none_is_not_admitted(value: Any) -> None:
    assert not DROP.admits(value)


@pytest.mark.parametrize("value", [Chips(), Chips(2, 1), Chips(3, 0), Chips(-1, 2), (1, 0), None])
def test_a_bag_that_is_none_is_not_admitted(value: Any) -> None:
    assert not CHIPS.admits(value)


def test_a_way_offers_each_beginning_before_what_follows_on_it() -> None:
    assert list(PathHole("way", Climb(2, 1), "card").values())[:6] == [
        ("a",),
        ("a", "b"),
        ("a", "c"),
        ("a", "d"),
        ("a", "e"),
        ("b",),
    ]


@pytest.mark.parametrize("value", [(), ("b", "a"), ("a", "b", "c"), ("a", "a"), ("f",), ["a"], "a", None])
def test_a_way_that_is_none_is_not_admitted(value: Any) -> None:
    assert not PathHole("way", Climb(2, 1), "card").admits(value)


def test_a_bag_comes_in_steps() -> None:
    bags = set(BagHole("pay", Chips(3, 3), 0, 6, 3).values())
    assert sorted({bag.red + bag.blue for bag in bags}) == [0, 3, 6]


def test_an_option_offers_every_combination_of_its_holes() -> None:
    completed = list(PAY.expand())
    assert len(completed) == len(set(completed)) == 3 * 6 * 4
    assert all(PAY.admits(action) for action in completed)
    assert list(PAY.expand()) == completed


def test_an_option_admits_nothing_else() -> None:
    assert not PAY.admits(Pay(1, ("a",), Chips(1, 0)))
    assert not PAY.admits(Pay(3, ("d",), Chips(1, 0)))
    assert not PAY.admits(Offer("a"))
    assert not Option(Offer("a")).admits(Offer("b"))
    fixed = Option(Pay(4, (), Chips(1, 0)), (DROP,))
    assert fixed.admits(Pay(4, ("a",), Chips(1, 0)))
    assert not fixed.admits(Pay(5, ("a",), Chips(1, 0)))


def test_expanding_is_lazy() -> None:
    many = Option(
        Pay(0, (), Chips()),
        (IntHole("points", 0, 10**12), PickHole("drop", tuple("abcdefghijklmnopqrst"), 0, 20, "card")),
    )
    assert next(many.expand()) == Pay(0, (), Chips())


def test_filling_refuses_what_does_not_fit() -> None:
    assert PAY.fill(3, ("a",), Chips(1, 0)) == Pay(3, ("a",), Chips(1, 0))
    with pytest.raises(ValueError, match="does not fit"):
        PAY.fill(4, ("a",), Chips(1, 0))
    with pytest.raises(ValueError, match="3 values wanted"):
        PAY.fill(3)


def test_everybody_sees_of_an_event_what_is_theirs_to_know_and_once() -> None:
    viewers = (None, 0, 1)
    told, known = Drew(0), Got(0, 1)
    assert [seen([Emitted(told)], viewer) for viewer in viewers] == [[told], [told], [told]]
    assert [seen([Emitted(known, to=(1,))], viewer) for viewer in viewers] == [[], [], [known]]
    better = Emitted(known, to=(1,), others=told)
    assert [seen([better], viewer) for viewer in viewers] == [[told], [told], [known]]
