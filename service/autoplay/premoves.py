"""Premoves: moves given for the next turns of a seat, stored in secret rows and made when the turn comes.

Like a standing order, a premove belongs to the player who gave it and is shown to no other. It is made after a
delay, as if its owner had come by, and logged as their move. If it is illegal by then or one of its conditions
does not hold, it and the premoves after it are dropped: the owner is asked, and their panel shows why.
"""

from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from engines.core.encoding.codec import DecodeError
from engines.core.play.premoves import PremoveCondition
from engines.core.premove_positions import position_after_premove, premove_position
from engines.core.text.messages import Msg
from service.autoplay.delays import as_if_present
from service.autoplay.intent import Intent
from service.base.lenient_json import decode_or
from service.base.read_models.panels import PremoveInfo, PremovesInfo
from service.match.snapshot import MatchSnapshot, plain_json
from service.match.unit_of_work import UnitOfWork

MAX_PREMOVES: Final = 8
"""The most premoves a seat may have."""


class Premove(Struct, frozen=True):
    """One premove.

    move: as JSON. label: what it does, as it was offered. turn: the owner's turn it is for, 0 for the next one.
    conditions: those it depends on. offered: all conditions that were offered for the move, these included.
    """

    move: str
    label: Msg
    turn: int = 0
    conditions: tuple[PremoveCondition, ...] = ()
    offered: tuple[PremoveCondition, ...] = ()


class PremoveList(Struct, frozen=True):
    """The premoves of a seat.

    user: who gave them. turn: the turn in play at that time, by `Game.turn`. here: the first moves are for that
    very turn. began: once some are made, the owner's turn and what `Game.turn` said then. lapsed: why a premove
    was dropped; then no moves are left.
    """

    user: int
    turn: int
    here: bool
    moves: tuple[Premove, ...] = ()
    began: tuple[int, int] | None = None
    lapsed: Msg | None = None


class PremovePosition(NamedTuple):
    """A position in which the next premove can be chosen, and the owner's turn it is for, 0 for the next one."""

    state: Any
    turn: int


def read_premoves(match: MatchSnapshot, seat: int) -> PremoveList | None:
    """Return the premoves of a seat's present player; None if there are none, or they cannot be decoded."""
    row = match.instruction("premove", seat)
    given = None if row is None or match.state is None else decode_or(row.payload, PremoveList, None)
    return given if given is not None and given.user == match.seats[seat].user_id else None


# ------------------------------------------------------------------ positions


def find_next_position(match: MatchSnapshot, seat: int, given: PremoveList | None) -> PremovePosition | None:
    """Return the position in which a seat chooses its next premove; None if it cannot choose one."""
    moves = () if given is None else given.moves
    if len(moves) >= MAX_PREMOVES:
        return None
    premoves, state, turn = match.game.premoves, premove_position(match.game, match.readable(seat), seat), 0
    for one in moves:
        action = _action(match, one)
        if premoves is None or state is None or action is None or not _is_legal(match, state, seat, action):
            return None
        turn += int(premoves.ends(state, seat, action))
        state = position_after_premove(match.game, state, seat, action) if turn < premoves.turns else None
    return None if state is None else PremovePosition(state, turn)


def are_playable(match: MatchSnapshot, seat: int, given: PremoveList) -> list[bool]:
    """Return by premove whether it would be made in the present position, now or when the seat's turn comes."""
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
    """Return the read model of a seat's premoves, with whether each would be made in the present position."""
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
    """Return whether the first premove answers what the seat is asked now."""
    if given is None or not given.moves or not _is_its_time(match, seat, given):
        return False
    return _why_unplayable(match, match.state, seat, given.moves[0]) is None


def next_move(unit: UnitOfWork, seat: int) -> Intent | None:
    """See `sources.MoveSource`: the first premove, if it answers what the seat is asked now and is playable."""
    given = read_premoves(unit.match, seat)
    if given is None or not is_playable_now(unit.match, seat, given):
        return None
    action = _action(unit.match, given.moves[0])
    return Intent(seat, action, "player", given.user, later=as_if_present(unit, seat))


def pop_first(unit: UnitOfWork, seat: int) -> None:
    """Remove the first premove, which is about to be made."""
    given = read_premoves(unit.match, seat)
    assert given is not None
    first, rest = given.moves[0], given.moves[1:]
    began = (first.turn, unit.match.game.rules.turn(unit.match.state))
    save(unit, seat, msgspec.structs.replace(given, moves=rest, began=began) if rest else None)


def end_with_reason(unit: UnitOfWork, seat: int) -> None:
    """Drop the premoves of a seat that is asked now, as the first is not playable; store the reason."""
    match, given = unit.match, read_premoves(unit.match, seat)
    if (
        given is None
        or not given.moves
        or match.game.premoves is None
        or not match.game.premoves.asks(match.state, seat)
    ):
        return
    why = _why_unplayable(match, match.state, seat, given.moves[0]) if _is_its_time(match, seat, given) else None
    save(unit, seat, None if why is None else msgspec.structs.replace(given, moves=(), lapsed=why))


def owner_acted(unit: UnitOfWork, seat: int) -> None:
    """See `sources.MoveSource`: premoves end if their owner moves by hand in the turn they are for."""
    premoves, given = unit.match.game.premoves, unit.match.instruction("premove", seat)
    if given is not None and premoves is not None and premoves.asks(unit.match.state, seat):
        save(unit, seat, None)


def save(unit: UnitOfWork, seat: int, given: PremoveList | None) -> None:
    """Store the premoves of a seat in place of earlier ones, or delete them (None)."""
    if given is None:
        unit.forget_instructions("premove", seat)
    else:
        unit.save_instruction(seat, "premove", plain_json(given))


def _is_its_time(match: MatchSnapshot, seat: int, given: PremoveList) -> bool:
    """Return whether a seat is asked now, in the turn that its first premove is for."""
    premoves = match.game.premoves
    if premoves is None or match.row.status != "live" or match.state.over or not premoves.asks(match.state, seat):
        return False
    now, of = match.game.rules.turn(match.state), given.moves[0].turn
    if given.began is not None:
        return (of == given.began[0]) == (now == given.began[1])
    return given.here == (now == given.turn)


def _why_unplayable(match: MatchSnapshot, state: Any, seat: int, one: Premove) -> Msg | None:
    """Return why a premove cannot be made in a position, for its owner to read; None if it can."""
    premoves, action = match.game.premoves, _action(match, one)
    if premoves is None or action is None:
        return Msg("ui-ahead-lapsed", {"move": one.label})
    for condition in one.conditions:
        if not premoves.holds(state, seat, condition):
            return Msg("ui-ahead-lapsed-if", {"move": one.label, "condition": premoves.says(condition)})
    if _is_legal(match, state, seat, action):
        return None
    return Msg("ui-ahead-lapsed-why", {"move": one.label, "why": match.game.why_not(state, seat, action)})
