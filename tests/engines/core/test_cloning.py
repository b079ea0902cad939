"""Copies of states: the same, with nothing in common that can be written on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from msgspec import Struct

from engines import GAMES
from engines.core.encoding.cloning import cloner
from engines.core.rng import rng_from
from tests.toys.bazaar.game import BAZAAR

ACTIONS = 400


class Odd(Struct):
    """Holds what a state may not."""

    marks: set[int]


class Coin(Struct, frozen=True):
    """Never changes."""

    worth: int


class Box(Struct):
    """Has things of all kinds that a state may hold, and their fields in an order of their own."""

    name: Literal["red", "blue"]
    coins: list[Coin]
    rows: list[list[int]]
    inner: Box2 | None
    pair: tuple[Coin, ...] = ()
    lid: Coin | None = None


class Box2(Struct, kw_only=True):
    """A box in a box."""

    marks: list[list[list[str]]]
    spare: Lid | Box3


class Lid(Struct, tag="lid"):
    """Can be written on, but holds nothing deeper."""

    at: int = 0


class Box3(Struct, tag="box"):
    """The last box."""

    lids: list[Lid]


def writable(value: Any) -> Iterator[Any]:
    """The value and all that lies in it, as far as it can be written on."""
    if isinstance(value, Struct):
        if not value.__struct_config__.frozen:
            yield value
        for name in value.__struct_fields__:
            yield from writable(getattr(value, name))
    elif isinstance(value, list | tuple):
        if isinstance(value, list):
            yield value
        for item in value:
            yield from writable(item)


def shared(one: Any, other: Any) -> list[Any]:
    """What can be written on and lies in both."""
    mine = {id(part) for part in writable(one)}
    return [part for part in writable(other) if id(part) in mine]


def test_a_copy_shares_nothing_that_can_be_written_on() -> None:
    game = BAZAAR
    state = game.setup(3, bytes(16)).state
    before = game.states.encode(state)
    copy = game.clone(state)
    assert copy == state
    copy.hands[1].append(99)
    copy.scores[0] = 9
    copy.pile.clear()
    copy.stack[0].at = "elsewhere"
    copy.rng.word()
    assert game.states.encode(state) == before


@pytest.mark.parametrize("spare", [Lid(3), Box3([Lid(1), Lid(2)])])
def test_everything_that_a_state_may_hold_is_copied(spare: Lid | Box3) -> None:
    box = Box("red", [Coin(1)], [[1, 2], []], Box2(marks=[[["a"], []], []], spare=spare), (Coin(2),), Coin(3))
    copy = cloner(Box)(box)
    assert copy == box
    assert shared(box, copy) == []
    assert copy.coins[0] is box.coins[0]
    assert cloner(Box)(Box("blue", [], [], None)) == Box("blue", [], [], None)


@pytest.mark.parametrize("key", GAMES)
def test_copies_of_positions_of_random_play_have_nothing_in_common(key: str) -> None:
    game = GAMES[key]
    rng = rng_from(f"copies of {key}")
    state = game.setup(game.info.seats[1], rng.fork("match").seed).state
    for _ in range(ACTIONS):
        if state.over:
            break
        copy = game.clone(state)
        assert copy == state
        assert shared(state, copy) == []
        before = game.states.encode(state)
        decision = rng.choice(game.pending(copy))
        game.play(copy, decision.seat, rng.choice(game.answers(copy, decision)).random(rng))
        assert game.states.encode(state) == before
        state = copy


@pytest.mark.parametrize("kind", [dict[str, int], set[int], list[float], float, Odd, list[dict[str, int]]])
def test_what_a_state_may_not_hold_cannot_be_copied(kind: object) -> None:
    with pytest.raises(TypeError, match="may not hold"):
        cloner(kind)
