"""Any position of the game as plain data, for tests and puzzles.

    load({"players": 2, "P0": {"hand": ["red", "blue"], "shown": ["red"]}, "next": ["green"]})

players: how many. active: whose turn it is. P0, P1, …: hand and shown cards of a seat. next: the cards on top of
the pile, the next one first; what nobody has lies below them, sorted. seed: 32 hex digits. counter: draws made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engines.core.files.position_form import PositionError, check_table, named, read_form
from engines.core.rng import Rng
from engines.newgame.data import KINDS, SEATS, full_deck
from engines.newgame.state import NewGameState, Player, Turn
from engines.newgame.validation.invariants import faults
from engines.newgame.validation.position_form import PositionForm, SeatForm


def load(plain: Mapping[str, Any]) -> NewGameState:
    """The position. Raises PositionError, saying what is wrong."""
    form = read_form(plain, PositionForm)
    check_table(form, SEATS, framed=False)
    players = [_player(f"P{seat}", form.of(seat)) for seat in range(form.players)]
    named("next", form.next, KINDS)
    taken = Counter(form.next) + Counter(card for player in players for card in player.hand + player.shown)
    left = Counter(full_deck())
    left.subtract(taken)
    if any(number < 0 for number in left.values()):
        raise PositionError("more cards of a kind than there are")
    state = NewGameState(
        seats=form.players,
        rng=Rng(bytes.fromhex(form.seed), form.counter),
        stack=[] if form.over else [Turn(seat=form.active)],
        players=players,
        pile=sorted(left.elements()) + form.next[::-1],
        turns=form.turn,
        over=form.over,
    )
    if wrong := faults(state):
        raise PositionError("; ".join(wrong))
    return state


def dump(state: NewGameState) -> dict[str, Any]:
    """The data from which `load` makes an equal position."""
    frame = state.stack[-1] if state.stack else None
    seats = {f"P{seat}": {"hand": player.hand, "shown": player.shown} for seat, player in enumerate(state.players)}
    return {
        "players": state.seats,
        "active": frame.seat if isinstance(frame, Turn) else 0,
        "turn": state.turns,
        **seats,
        "next": state.pile[::-1],
        "seed": state.rng.seed.hex(),
        "counter": state.rng.counter,
        "over": state.over,
    }


def _player(name: str, form: SeatForm) -> Player:
    named(f"{name} hand", form.hand, KINDS)
    named(f"{name} shown", form.shown, KINDS)
    return Player(hand=list(form.hand), shown=list(form.shown))
