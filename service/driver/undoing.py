"""Undo: describe what it would take back, as the asking seat may know it, and take it back."""

from collections.abc import Sequence
from typing import Any

from engines.core.actions import Option
from engines.core.decisions import Refused
from engines.core.encoding.codec import tag_of
from engines.core.game import Game, seen
from engines.core.rng import rng_from
from engines.core.text.messages import Msg
from service.base.read_models.panels import UndoQuestion, UndoScope
from service.driver import driver, publishing
from service.history import narration, replay
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from store import rows
from store.database import Database, Reader
from store.tables import action_rows

WORLDS = 8
"""The number of positions, alike to a seat, that are compared to find out whether a step revealed something to
it."""


async def undo_to(
    unit: UnitOfWork,
    database: Database,
    to_seq: int,
    *,
    seat: int | None,
    origin: rows.Origin,
    user_id: int | None,
) -> None:
    """Make all moves after ``to_seq`` ineffective; no trace is public of moves that were not."""
    match = unit.match
    state = await database.ask(replay.load_position, match, to_seq)
    # An administrator's undo is posted, and all seats are asked again.
    public = to_seq < match.row.published or origin == "admin"
    undone = {mark.seat for mark in match.line if mark.seq > to_seq and mark.is_move}
    unit.close_proposals("undo")
    unit.forget_instructions("plan")
    unit.undo_after(to_seq)
    unit.log_step(
        seat=seat,
        origin=origin,
        payload=narration.system_payload("undo", to=to_seq, published=match.row.published, public=public),
        state=state,
        user_id=user_id,
    )
    unit.cancel_timers("publish")
    if public:
        driver.advance(unit, asked_again={seat for seat in undone if seat is not None})
    elif to_seq == match.row.published:
        unit.publish()
    elif seat is not None and not publishing.hold_back(unit, seat):
        driver.advance(unit)


async def describe_undo(conn: Reader, match: MatchSnapshot, seat: int, to_seq: int) -> UndoScope:
    """Return what an undo to ``to_seq`` takes back, from the steps that a seat may know."""
    game = match.game
    moves = await _moves(conn, match, seat, to_seq)
    state = await replay.load_position(conn, match, to_seq)
    own: Msg | None = None
    words: tuple[str, ...] = ()
    begun: dict[int, int] = {}
    for action in moves:
        assert action.seat is not None
        if action.seat == seat and own is None:
            move = game.actions.decode(action.payload)
            own = game.names.label(game.view(state, seat), Option(move))
            words = game.names.kinds.words_of(tag_of(type(move)))
        # A turn belongs to the seat that moved first, so an answer in it does not count as a turn.
        begun.setdefault(game.rules.turn(state), action.seat)
        replay.apply_step(match, state, action)
    turns = sum(first != seat for first in begun.values())
    others = any(action.seat != seat for action in moves)
    return UndoScope(own, turns, others and not turns, len(moves), words)


async def ask_before_undo(
    conn: Reader, match: MatchSnapshot, seat: int, takes: UndoScope, to_seq: int
) -> UndoQuestion | None:
    """Return what to ask a player before they undo to ``to_seq`` without the others' consent.

    None if it takes back only their own moves, and these showed them nothing that would mark the match.
    """
    marks = match.seats[seat].hindsight is None and await has_learnt(conn, match, seat, to_seq)
    if not takes.others and not marks:
        return None
    return UndoQuestion(takes, await narration.tell_moves(conn, match, seat, to_seq), marks)


async def has_learnt(conn: Reader, match: MatchSnapshot, seat: int, to_seq: int) -> bool:
    """Return whether a seat learned hidden things, such as dice or cards, after a step."""
    barriers = {mark.seq for mark in match.line if mark.barrier}
    moves = await _moves(conn, match, seat, to_seq)
    if not any(action.seq in barriers for action in moves):
        return False
    state = await replay.load_position(conn, match, to_seq)
    for action in moves:
        if action.seq in barriers and _tells(match.game, state, action, seat):
            return True
        replay.apply_step(match, state, action)
    return False


def _tells(game: Game[Any, Any], state: Any, action: rows.Action, viewer: int) -> bool:
    """Return whether a step looks different to a seat in some position that looked the same before."""
    assert action.seat is not None
    seat, move = action.seat, game.actions.decode(action.payload)

    def looks(world: Any) -> tuple[Any, Any]:
        done = game.play(world, seat, move)
        return seen(done.events, viewer), game.view(world, viewer)

    true = looks(game.clone(state))
    for number in range(WORLDS):
        world = game.determinize(state, viewer, rng_from(f"{action.seq}/{number}"))
        try:
            game.check(world, seat, move)
        except Refused:
            # The mover could not have made it with its hand in this position.
            continue
        if looks(world) != true:
            return True
    return False


async def _moves(conn: Reader, match: MatchSnapshot, seat: int, to_seq: int) -> Sequence[rows.Action]:
    """Return the effective moves after a step that a seat may know of."""
    upto = match.readable_upto(seat)
    found = await action_rows.actions_between(conn, match.id, to_seq, upto, effective=True)
    return [one for one in found if one.seat is not None and replay.is_move(one)]
