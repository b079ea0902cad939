"""Any position of Die Fugger as plain data, and back: for tests, puzzles and reports of faults.

All keys are optional except ``players`` (a list with a table for each seat, which may be empty):

``round``      1 and up (1)
``prices``     by good, 1 to 9 (5 each)
``active``     whose turn it is, 0 for the first seat (0)
``taken``      turns over in this round (0)
``starter``    who began the round (the seat that fits ``active`` and ``taken``)
``jakob``      goods cards before Jakob
``pile``       the draw pile, next card first (the cards not named elsewhere, ordered by kind)
``next``       instead of ``pile``: the cards drawn next; the cards not named elsewhere follow
``discards``   the discard pile (with ``pile`` given: the cards not named elsewhere; else none)
``over``       whether the match has ended (false)
``seed``       32 hex digits, ``counter``  draws made: the state of chance (zeros)
``players``    for each seat ``hand``, ``front`` (in the order played), ``delivered`` (a list of
               ``{"round": 1, "card": "gems"}``) and ``florins`` (0)

A card is its kind: a good, a good with ``-sealed``, or ``merchant``.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from engines.core.files.position_form import PositionError, must, read_form
from engines.core.rng import Rng
from engines.fugger.data import GOODS, NUMBERS, full_deck, in_order
from engines.fugger.rules.turn import can_act
from engines.fugger.state import FuggerState, Turns
from engines.fugger.validation.invariants import faults, merchants
from engines.fugger.validation.position_form import PositionForm, cards_named, check_form

__all__ = ["PositionError", "dump", "load"]


def load(plain: Mapping[str, Any], *, loose: bool = False) -> FuggerState:
    """Return the position of plain data; see the module for its keys.

    loose: allows missing or surplus cards and positions that no match can reach; only data that the rules cannot
    work with is still refused. Raises PositionError.
    """
    given = read_form(plain, PositionForm)
    check_form(given)
    seats = len(given.players)
    pile, discards = _piles(given)
    state = FuggerState(
        seats=seats,
        rng=Rng(bytes.fromhex(given.seed), given.counter),
        stack=[] if given.over else [Turns(seat=given.active, taken=given.taken, at="turn")],
        over=given.over,
        round=given.round,
        prices=[given.prices.get(good, NUMBERS.price_start) for good in GOODS],
        jakob=given.jakob,
        pile=pile,
        discards=discards,
        players=given.players,
        starter=(given.active - given.taken) % seats if given.starter is None else given.starter,
    )
    if wrong := merchants(state):
        raise PositionError("; ".join(wrong))
    if not loose:
        _check_sense(state, given)
    return state


def dump(state: FuggerState) -> dict[str, Any]:
    """Return the position as plain data with all keys; `load` turns it back into an equal position."""
    turns = state.stack[-1] if state.stack else Turns(seat=state.starter)
    return {
        "round": state.round,
        "prices": dict(zip(GOODS, state.prices, strict=True)),
        "active": turns.seat,
        "taken": turns.taken,
        "starter": state.starter,
        "jakob": state.jakob[:],
        "pile": state.pile[::-1],
        "discards": state.discards[:],
        "over": state.over,
        "seed": state.rng.seed.hex(),
        "counter": state.rng.counter,
        "players": msgspec.to_builtins(state.players),
    }


def _piles(given: PositionForm) -> tuple[list[str], list[str]]:
    """Return the draw pile (next card last) and the discards, completed by the cards not named."""
    left = Counter(full_deck())
    left.subtract(cards_named(given))
    rest = in_order(left.elements())
    if given.pile is None:
        return ((given.next or []) + rest)[::-1], given.discards or []
    return given.pile[::-1], rest if given.discards is None else given.discards


def _check_sense(state: FuggerState, given: PositionForm) -> None:
    # Refuse positions that no match can reach.
    for kind, n in Counter(cards_named(given)).items():
        printed = full_deck().count(kind)
        must(n <= printed, f"{n} cards {kind}, the deck has {printed}")
    if wrong := faults(state):
        raise PositionError("; ".join(wrong))
    for seat, player in enumerate(state.players):
        if any(not 1 <= card.round <= state.round for card in player.delivered):
            raise PositionError(f"seat {seat} delivered in a round that was not yet")
    if state.over:
        return
    turns = state.stack[-1]
    if (state.starter + turns.taken) % state.seats != turns.seat:
        raise PositionError(f"starter {state.starter} and {turns.taken} turns do not lead to seat {turns.seat}")
    if not can_act(state, state.players[turns.seat]):
        raise PositionError(f"seat {turns.seat} can do nothing and would have been skipped")
