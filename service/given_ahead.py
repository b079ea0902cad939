"""What seats have given of their next turns: secret rows beside the match, made as moves when their turn has come.

Like a standing order, what was given belongs to who gave it, and nobody else is shown it. It is made after a
while, as if its owner had come by, and logged as their move. A move that is not legal by then, or one of whose
conditions does not hold, is not made, nor what was given to follow it: its owner is asked, and their panel tells
why.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from engines.core.encoding.codec import DecodeError
from engines.core.play.premoves import PremoveCondition
from engines.core.premove_positions import position_after_premove, premove_position
from engines.core.text.messages import Msg
from service.live import Live, plain_json
from service.read_models import Beforehand, GivenLine
from service.unit import Unit
from store import social_rows
from store.rows import StandingOrder

KIND: Final = "ahead"
"""The kind of the rows; no order of a game is called so."""
MOST: Final = 8
"""So many moves are given at most."""


class GivenMove(Struct, frozen=True):
    """A move that was given beforehand.

    move: as JSON. label: what it does, as it was offered. turn: of the owner's turns, 0 for the next one.
    conditions: on which it is made. offered: those on which it might be made, the former among them.
    """

    move: str
    label: Msg
    turn: int = 0
    conditions: tuple[PremoveCondition, ...] = ()
    offered: tuple[PremoveCondition, ...] = ()


class Given(Struct, frozen=True):
    """What a seat has given.

    user: who gave it. turn: the turn that was played then, by `Game.turn`. here: the first moves are for that very
    turn. began: of whose moves some are made, the turn of the owner's, and what `Game.turn` said then. lapsed: why
    something was not made; then no moves are left.
    """

    user: int
    turn: int
    here: bool
    moves: tuple[GivenMove, ...] = ()
    began: tuple[int, int] | None = None
    lapsed: Msg | None = None


class Next(NamedTuple):
    """Where the next move may be given: the position, and for which of the owner's turns, 0 for the next one."""

    state: Any
    turn: int


def kept(live: Live, rows: Iterable[StandingOrder]) -> dict[int, Given]:
    """By seat, what those who play now have given; what cannot be read was never given."""
    found: dict[int, Given] = {}
    for row in rows:
        if row.kind != KIND or live.state is None:
            continue
        try:
            given = msgspec.json.decode(row.payload, type=Given)
        except msgspec.MsgspecError:
            continue
        if given.user == live.seats[row.seat].user_id:
            found[row.seat] = given
    return found


# ------------------------------------------------------------------ positions


def position(live: Live, seat: int, given: Given | None) -> Next | None:
    """Where a seat chooses the next move to be given, after those it gave; None if it cannot."""
    moves = () if given is None else given.moves
    if len(moves) >= MOST:
        return None
    ahead, state, turn = live.game.premoves, premove_position(live.game, live.readable(seat), seat), 0
    for one in moves:
        action = _action(live, one)
        if ahead is None or state is None or action is None or not _is_legal(live, state, seat, action):
            return None
        turn += int(ahead.ends(state, seat, action))
        state = position_after_premove(live.game, state, seat, action) if turn < ahead.turns else None
    return None if state is None else Next(state, turn)


def stands(live: Live, seat: int, given: Given) -> list[bool]:
    """By given move, whether it would be made as things are, if the seat's turn came or now that it has."""
    found: list[bool] = []
    state = live.readable(seat)
    if live.game.premoves is None or not live.game.premoves.asks(state, seat):
        state = premove_position(live.game, state, seat)
    for one in given.moves:
        fits = state is not None and _wrong(live, state, seat, one) is None
        found.append(fits)
        action = _action(live, one)
        state = position_after_premove(live.game, state, seat, action) if fits and action is not None else None
    return found


def lines(live: Live, seat: int, given: Given | None) -> Beforehand:
    """What was given, and whether it would be made as things are."""
    if given is None or live.game.premoves is None:
        return Beforehand()
    says = live.game.premoves.says
    return Beforehand(
        lines=tuple(
            GivenLine(
                one.label,
                one.turn,
                tuple((says(condition), condition in one.conditions) for condition in one.offered),
                made,
            )
            for one, made in zip(given.moves, stands(live, seat, given), strict=True)
        ),
        lapsed=given.lapsed,
        now=fits(live, seat, given),
    )


def _is_legal(live: Live, state: Any, seat: int, action: Any) -> bool:
    return any(option.admits(action) for option in live.options(state, seat))


def _action(live: Live, one: GivenMove) -> Any | None:
    try:
        return live.game.actions.decode(one.move.encode())
    except DecodeError:
        return None


# ------------------------------------------------------------------ carrying out


def fits(live: Live, seat: int, given: Given | None) -> bool:
    """Whether the first of the given moves is to be made for what a seat is asked now."""
    if given is None or not given.moves or not _is_its_time(live, seat, given):
        return False
    return _wrong(live, live.state, seat, given.moves[0]) is None


def next_move(unit: Unit, seat: int) -> Any | None:
    """What a seat has given for what it is asked now; None if nothing, or nothing that is still to be made."""
    given = unit.ahead.get(seat)
    return _action(unit.live, given.moves[0]) if given is not None and fits(unit.live, seat, given) else None


def made(unit: Unit, seat: int) -> None:
    """The first of the given moves is about to be made."""
    given = unit.ahead[seat]
    first, rest = given.moves[0], given.moves[1:]
    began = (first.turn, unit.live.game.turn(unit.live.state))
    put(unit, seat, msgspec.structs.replace(given, moves=rest, began=began) if rest else None)


def lapse(unit: Unit, seat: int) -> None:
    """A seat is asked what it gave moves for, and they are not made: nothing of them is left but the reason."""
    live, given = unit.live, unit.ahead.get(seat)
    if (
        given is None
        or not given.moves
        or live.game.premoves is None
        or not live.game.premoves.asks(live.state, seat)
    ):
        return
    why = _wrong(live, live.state, seat, given.moves[0]) if _is_its_time(live, seat, given) else None
    put(unit, seat, None if why is None else msgspec.structs.replace(given, moves=(), lapsed=why))


def came_back(unit: Unit, seat: int) -> None:
    """The owner of a seat moves in the turn for which they gave moves: what they gave is over."""
    ahead = unit.live.game.premoves
    if seat in unit.ahead and ahead is not None and ahead.asks(unit.live.state, seat):
        put(unit, seat, None)


def put(unit: Unit, seat: int, given: Given | None) -> None:
    """Keep what a seat has given instead of what it gave before, or nothing."""
    match_id = unit.live.id
    if given is None:
        unit.aside(partial(social_rows.drop_standing_orders, match_id=match_id, seat=seat, kind=KIND), seat)
        unit.ahead = {other: kept for other, kept in unit.ahead.items() if other != seat}
    else:
        row = StandingOrder(match_id, seat, KIND, plain_json(given))
        unit.aside(partial(social_rows.set_standing_order, order=row), seat)
        unit.ahead = {**unit.ahead, seat: given}


def _is_its_time(live: Live, seat: int, given: Given) -> bool:
    """Whether a seat is asked now, in the turn for which the first of its moves was given."""
    ahead = live.game.premoves
    if ahead is None or live.row.status != "live" or live.state.over or not ahead.asks(live.state, seat):
        return False
    now, of = live.game.turn(live.state), given.moves[0].turn
    if given.began is not None:
        return (of == given.began[0]) == (now == given.began[1])
    return given.here == (now == given.turn)


def _wrong(live: Live, state: Any, seat: int, one: GivenMove) -> Msg | None:
    """Why a move is not made in a position, as its owner reads it; None if it is."""
    ahead, action = live.game.premoves, _action(live, one)
    if ahead is None or action is None:
        return Msg("ui-ahead-lapsed", {"move": one.label})
    for condition in one.conditions:
        if not ahead.holds(state, seat, condition):
            return Msg("ui-ahead-lapsed-if", {"move": one.label, "condition": ahead.says(condition)})
    if _is_legal(live, state, seat, action):
        return None
    return Msg("ui-ahead-lapsed-why", {"move": one.label, "why": live.game.words.why_not(state, seat, action)})
