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
from service.base.read_models.panels import PremoveInfo, PremovesInfo
from service.match.snapshot import MatchSnapshot, plain_json
from service.match.unit_of_work import UnitOfWork
from store.rows import StandingOrder
from store.tables import social_rows

KIND: Final = "ahead"
"""The kind of the rows; no order of a game is called so."""
MAX_PREMOVES: Final = 8
"""So many moves are given at most."""


class Premove(Struct, frozen=True):
    """A move that was given beforehand.

    move: as JSON. label: what it does, as it was offered. turn: of the owner's turns, 0 for the next one.
    conditions: on which it is made. offered: those on which it might be made, the former among them.
    """

    move: str
    label: Msg
    turn: int = 0
    conditions: tuple[PremoveCondition, ...] = ()
    offered: tuple[PremoveCondition, ...] = ()


class PremoveList(Struct, frozen=True):
    """What a seat has given.

    user: who gave it. turn: the turn that was played then, by `Game.turn`. here: the first moves are for that very
    turn. began: of whose moves some are made, the turn of the owner's, and what `Game.turn` said then. lapsed: why
    something was not made; then no moves are left.
    """

    user: int
    turn: int
    here: bool
    moves: tuple[Premove, ...] = ()
    began: tuple[int, int] | None = None
    lapsed: Msg | None = None


class PremovePosition(NamedTuple):
    """Where the next move may be given: the position, and for which of the owner's turns, 0 for the next one."""

    state: Any
    turn: int


def read_premoves(match: MatchSnapshot, rows: Iterable[StandingOrder]) -> dict[int, PremoveList]:
    """By seat, what those who play now have given; what cannot be read was never given."""
    found: dict[int, PremoveList] = {}
    for row in rows:
        if row.kind != KIND or match.state is None:
            continue
        try:
            given = msgspec.json.decode(row.payload, type=PremoveList)
        except msgspec.MsgspecError:
            continue
        if given.user == match.seats[row.seat].user_id:
            found[row.seat] = given
    return found


# ------------------------------------------------------------------ positions


def find_next_position(match: MatchSnapshot, seat: int, given: PremoveList | None) -> PremovePosition | None:
    """Where a seat chooses the next move to be given, after those it gave; None if it cannot."""
    moves = () if given is None else given.moves
    if len(moves) >= MAX_PREMOVES:
        return None
    ahead, state, turn = match.game.premoves, premove_position(match.game, match.readable(seat), seat), 0
    for one in moves:
        action = _action(match, one)
        if ahead is None or state is None or action is None or not _is_legal(match, state, seat, action):
            return None
        turn += int(ahead.ends(state, seat, action))
        state = position_after_premove(match.game, state, seat, action) if turn < ahead.turns else None
    return None if state is None else PremovePosition(state, turn)


def are_playable(match: MatchSnapshot, seat: int, given: PremoveList) -> list[bool]:
    """By given move, whether it would be made as things are, if the seat's turn came or now that it has."""
    found: list[bool] = []
    state = match.readable(seat)
    if match.game.premoves is None or not match.game.premoves.asks(state, seat):
        state = premove_position(match.game, state, seat)
    for one in given.moves:
        playable = state is not None and _why_unplayable(match, state, seat, one) is None
        found.append(playable)
        action = _action(match, one)
        state = (
            position_after_premove(match.game, state, seat, action) if playable and action is not None else None
        )
    return found


def describe(match: MatchSnapshot, seat: int, given: PremoveList | None) -> PremovesInfo:
    """What was given, and whether it would be made as things are."""
    if given is None or match.game.premoves is None:
        return PremovesInfo()
    says = match.game.premoves.says
    return PremovesInfo(
        lines=tuple(
            PremoveInfo(
                one.label,
                one.turn,
                tuple((says(condition), condition in one.conditions) for condition in one.offered),
                playable,
            )
            for one, playable in zip(given.moves, are_playable(match, seat, given), strict=True)
        ),
        lapsed=given.lapsed,
        now=is_playable_now(match, seat, given),
    )


def _is_legal(match: MatchSnapshot, state: Any, seat: int, action: Any) -> bool:
    return any(option.admits(action) for option in match.options(state, seat))


def _action(match: MatchSnapshot, one: Premove) -> Any | None:
    try:
        return match.game.actions.decode(one.move.encode())
    except DecodeError:
        return None


# ------------------------------------------------------------------ carrying out


def is_playable_now(match: MatchSnapshot, seat: int, given: PremoveList | None) -> bool:
    """Whether the first of the given moves is to be made for what a seat is asked now."""
    if given is None or not given.moves or not _is_its_time(match, seat, given):
        return False
    return _why_unplayable(match, match.state, seat, given.moves[0]) is None


def next_move(unit: UnitOfWork, seat: int) -> Any | None:
    """What a seat has given for what it is asked now; None if nothing, or nothing that is still to be made."""
    given = unit.ahead.get(seat)
    return (
        _action(unit.match, given.moves[0])
        if given is not None and is_playable_now(unit.match, seat, given)
        else None
    )


def pop_first(unit: UnitOfWork, seat: int) -> None:
    """The first of the given moves is about to be made."""
    given = unit.ahead[seat]
    first, rest = given.moves[0], given.moves[1:]
    began = (first.turn, unit.match.game.turn(unit.match.state))
    save(unit, seat, msgspec.structs.replace(given, moves=rest, began=began) if rest else None)


def end_with_reason(unit: UnitOfWork, seat: int) -> None:
    """A seat is asked what it gave moves for, and they are not made: nothing of them is left but the reason."""
    match, given = unit.match, unit.ahead.get(seat)
    if (
        given is None
        or not given.moves
        or match.game.premoves is None
        or not match.game.premoves.asks(match.state, seat)
    ):
        return
    why = _why_unplayable(match, match.state, seat, given.moves[0]) if _is_its_time(match, seat, given) else None
    save(unit, seat, None if why is None else msgspec.structs.replace(given, moves=(), lapsed=why))


def owner_returned(unit: UnitOfWork, seat: int) -> None:
    """The owner of a seat moves in the turn for which they gave moves: what they gave is over."""
    ahead = unit.match.game.premoves
    if seat in unit.ahead and ahead is not None and ahead.asks(unit.match.state, seat):
        save(unit, seat, None)


def save(unit: UnitOfWork, seat: int, given: PremoveList | None) -> None:
    """Keep what a seat has given instead of what it gave before, or nothing."""
    match_id = unit.match.id
    if given is None:
        unit.write_aside(partial(social_rows.drop_standing_orders, match_id=match_id, seat=seat, kind=KIND), seat)
        unit.ahead = {other: kept for other, kept in unit.ahead.items() if other != seat}
    else:
        row = StandingOrder(match_id, seat, KIND, plain_json(given))
        unit.write_aside(partial(social_rows.set_standing_order, order=row), seat)
        unit.ahead = {**unit.ahead, seat: given}


def _is_its_time(match: MatchSnapshot, seat: int, given: PremoveList) -> bool:
    """Whether a seat is asked now, in the turn for which the first of its moves was given."""
    ahead = match.game.premoves
    if ahead is None or match.row.status != "live" or match.state.over or not ahead.asks(match.state, seat):
        return False
    now, of = match.game.turn(match.state), given.moves[0].turn
    if given.began is not None:
        return (of == given.began[0]) == (now == given.began[1])
    return given.here == (now == given.turn)


def _why_unplayable(match: MatchSnapshot, state: Any, seat: int, one: Premove) -> Msg | None:
    """Why a move is not made in a position, as its owner reads it; None if it is."""
    ahead, action = match.game.premoves, _action(match, one)
    if ahead is None or action is None:
        return Msg("ui-ahead-lapsed", {"move": one.label})
    for condition in one.conditions:
        if not ahead.holds(state, seat, condition):
            return Msg("ui-ahead-lapsed-if", {"move": one.label, "condition": ahead.says(condition)})
    if _is_legal(match, state, seat, action):
        return None
    return Msg("ui-ahead-lapsed-why", {"move": one.label, "why": match.game.words.why_not(state, seat, action)})
