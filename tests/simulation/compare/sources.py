"""Who made the moves of a calm world: counted to show that each source of moves occurs."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from service.match.snapshot import MatchSnapshot
from store.rows import Action
from tests.simulation.people import Ledger


class _Undo(Struct):
    to: int


def count_sources(live: MatchSnapshot, steps: Sequence[Action], ledger: Ledger) -> Counter[str]:
    """Count the steps of a log by their source, those that were undone included."""
    return Counter(_sources(live, steps, ledger))


def _sources(live: MatchSnapshot, steps: Sequence[Action], ledger: Ledger) -> Iterator[str]:
    assert live.row.seed is not None
    tried = {(press.seat, press.own, press.payload) for press in ledger.tried}
    settings = msgspec.convert(live.settings.options, live.game.types.settings)
    state = live.game.setup(len(live.seats), live.row.seed, settings).state
    at, own = {0: state}, Counter[int]()
    for step in steps:
        if step.seat is None or '"sys.' in step.payload:
            if '"sys.undo"' in step.payload:
                state = at[msgspec.json.decode(step.payload, type=_Undo).to]
            yield f"{step.origin}: {msgspec.json.decode(step.payload)['type']}"
        else:
            if step.origin == "player":
                pressed = (step.seat, own[step.seat], step.payload) in tried
                yield "player: pressed" if pressed else "player: planned ahead"
            else:
                yield _source(live, state, step)
            state = live.game.apply(state, step.seat, live.game.actions.decode(step.payload)).state
        if step.seat is not None:
            own[step.seat] += 1
        at[step.seq] = state


def _source(live: MatchSnapshot, state: Any, step: Action) -> str:
    """Return the source of a move that no player made by hand."""
    if step.origin == "computer":
        return "computer: stand-in" if step.user_id is not None else "computer: computer player"
    facts = live.game.open_contest(state)
    if facts is not None and step.seat in facts.seats:
        return "auto: bid" if step.user_id is not None else "computer: computer player"
    decisions = live.choices(state).decisions
    forced = any(one.auto and one.seat == step.seat for one in decisions)
    return "auto: forced" if forced else "auto: standing order"
