"""Chance: the stream of numbers, named and forced draws, piles."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.decisions import ScriptError
from engines.core.frames import BaseState, Ctx, Script
from engines.core.mechanics.draw_pile import draw_from_pile
from engines.core.rng import Rng, rng_from


def ctx(script: Script | None = None) -> Ctx[BaseState]:
    return Ctx(BaseState(seats=2, rng=rng_from("chance"), stack=[]), script)


def test_the_stream_is_fixed_for_good() -> None:
    # Other words would deal every running match differently.
    rng = Rng(bytes(range(16)))
    assert [rng.word() for _ in range(3)] == [11369022427958813139, 2962433080505886698, 12874500999607622907]
    assert rng.counter == 3


def test_the_same_state_draws_the_same_again() -> None:
    one, other = Rng(bytes(16), 5), Rng(bytes(16), 5)
    assert [one.below(6) for _ in range(50)] == [other.below(6) for _ in range(50)]


@given(st.integers(1, 10**30), st.integers(0, 100))
def test_a_number_is_below_its_bound(k: int, seed: int) -> None:
    if k > 2**64:
        k = 2**64
    assert 0 <= rng_from(str(seed)).below(k) < k


def test_numbers_are_equally_likely() -> None:
    rng = rng_from("fair")
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    # Six standard deviations round the mean of a thousand.
    assert all(abs(count - 1000) < 175 for count in counts.values())


def test_shuffles_are_equally_likely() -> None:
    rng = rng_from("shuffle")
    counts: Counter[str] = Counter()
    for _ in range(6000):
        items = list("abc")
        rng.shuffle(items)
        counts["".join(items)] += 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 175 for count in counts.values())


def test_nothing_is_below_zero() -> None:
    with pytest.raises(ValueError, match="nothing is below 0"):
        rng_from("x").below(0)


def test_a_fork_does_not_advance_its_stream_and_differs_by_label_and_place() -> None:
    rng = rng_from("fork")
    first = rng.fork("a")
    assert rng.counter == 0
    assert rng.fork("a") == first
    assert rng.fork("b") != first
    rng.word()
    assert rng.fork("a") != first


def test_draws_are_logged_by_name_and_are_barriers() -> None:
    made = ctx()
    assert made.open_events is None
    value = made.below(6, "die", base=1)
    picked = made.choice(["a", "b"], "pick")
    pile = [1, 2, 3]
    made.shuffle(pile, "pile")
    assert made.chance == [("die", value), ("pick", picked), ("pile", 3)]
    assert 1 <= value <= 6
    assert made.barrier
    assert made.open_events == 0


def test_draws_can_be_forced_in_order() -> None:
    made = ctx({"die": [6, 1], "pick": ["b"]})
    before = made.state.rng.counter
    assert [made.below(6, "die", base=1), made.below(6, "die", base=1)] == [6, 1]
    assert made.choice(["a", "b"], "pick") == "b"
    assert made.state.rng.counter == before
    made.spent()
    assert made.below(6, "die", base=1) in range(1, 7)
    assert made.state.rng.counter == before + 1


@pytest.mark.parametrize("value", [0, 7, "6", True, 2.0])
def test_an_impossible_number_is_refused(value: object) -> None:
    with pytest.raises(ScriptError, match="die cannot be"):
        ctx({"die": [value]}).below(6, "die", base=1)


def test_an_impossible_choice_is_refused() -> None:
    with pytest.raises(ScriptError, match="pick cannot be 'c'"):
        ctx({"pick": ["c"]}).choice(["a", "b"], "pick")


def test_a_draw_that_is_never_made_is_refused() -> None:
    made = ctx({"die": [3, 4]})
    made.below(6, "die", base=1)
    with pytest.raises(ScriptError, match="never drawn"):
        made.spent()


def test_a_shuffle_can_be_forced_to_an_order_of_its_items() -> None:
    made = ctx({"order": [["c", "a", "b", "a"]]})
    before = made.state.rng.counter
    items = list("aabc")
    made.shuffle(items, "order")
    assert items == ["c", "a", "b", "a"]
    assert made.state.rng.counter == before
    assert made.chance == [("order", 4)]
    assert made.barrier


def test_the_forced_order_of_a_pile_names_the_next_card_first() -> None:
    made = ctx({"refill": [["c", "d"]]})
    pile: list[str] = []
    discards = ["d", "c"]
    assert [draw_from_pile(made, pile, discards, "refill") for _ in range(2)] == ["c", "d"]


@pytest.mark.parametrize("order", [3, "abc", ["a", "b"], ["a", "b", "b"], ["a", "b", "d"], ["a", "b", "c", "c"]])
def test_an_impossible_order_is_refused(order: object) -> None:
    with pytest.raises(ScriptError, match="order cannot be"):
        ctx({"order": [order]}).shuffle(["a", "b", "c"], "order")


def test_a_pile_gives_its_last_card_and_is_refilled_when_a_card_is_needed() -> None:
    made = ctx()
    pile, discards = ["a", "b"], ["d", "c"]
    refilled: list[int] = []
    drawn = [draw_from_pile(made, pile, discards, "refill", lambda: refilled.append(1)) for _ in range(5)]
    assert drawn[:2] == ["b", "a"]
    assert sorted(drawn[2:4], key=str) == ["c", "d"]
    assert drawn[4] is None
    assert refilled == [1]
    assert made.chance == [("refill", 2)]


def test_nothing_is_known_by_drawing_from_nothing() -> None:
    made = ctx()
    assert draw_from_pile(made, [], [], "refill") is None
    assert not made.barrier
