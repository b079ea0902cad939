"""Positions of the past, and what a reader knew after each step.

Names of places can change: in Catan, number tokens are swapped. So each step is described from its own view, never
from a later one. Positions are replayed from the checkpoint before; undone steps are replayed as they were made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from engines.core.decisions import Decision
from engines.core.encoding.codec import DecodeError
from engines.core.game import seen
from engines.core.play.contests import ContestFacts
from service.match.log_line import SYSTEM_PREFIX, UNDO, UNREADABLE, Undo, is_stand_in, verb_of
from service.match.snapshot import MatchSnapshot
from store import rows
from store.database import Reader
from store.tables import action_rows

OPENING_SEQ = 1
"""The step that lays out the opening position; a checkpoint of it is stored."""
YIELD_EVERY = 16
"""Steps of a long replay after which other tasks get a turn."""


class ReplayedStep(Struct, frozen=True):
    """A step, with what a reader learned from it and knew right after it.

    asked: the decisions after it. crying: it is a bid in an open contest, described together with the others.
    opens: it opens a contest. open: the contest that was open before it, or that it opens, is open after it.
    forced: its seat's only move, as all could know, so it was automatic. undone: for an undo, the public moves
    that it undid.
    """

    action: rows.Action
    events: tuple[Any, ...]
    view: Any
    asked: tuple[Decision, ...]
    crying: bool
    opens: bool
    open: bool
    forced: bool = False
    undone: tuple[ReplayedStep, ...] = ()

    @property
    def is_move(self) -> bool:
        """Return whether it is a move of the game and not of the service."""
        return is_move(self.action)

    @property
    def stood_in(self) -> int | None:
        """Return the seat for which a computer player made it once; None for any other step."""
        return self.action.seat if is_stand_in(self.action.origin, self.action.user_id) else None


def is_move(action: rows.Action) -> bool:
    """Return whether a logged step is a move of the game and not of the service."""
    return not verb_of(action.payload).startswith(SYSTEM_PREFIX)


class ReplayedRange(Struct, frozen=True):
    """Consecutive steps, undone ones included. contest, view, asked: before the first of them."""

    contest: ContestFacts | None
    view: Any
    asked: tuple[Decision, ...]
    moments: tuple[ReplayedStep, ...]

    @property
    def effective(self) -> tuple[ReplayedStep, ...]:
        """Return the steps that were not undone."""
        return tuple(moment for moment in self.moments if not moment.action.undone)


async def load_position(conn: Reader, match: MatchSnapshot, seq: int) -> Any:
    """Return the position after step ``seq`` on the line that is effective now.

    Before a change to newer rules, the position is the best that the newer ones can replay.
    """
    if seq >= match.row.seq and match.state is not None:
        return match.state
    known, state = await _position(conn, match, seq)
    for action in await action_rows.actions_between(conn, match.id, known, seq, effective=True):
        apply_step(match, state, action)
    return state


def apply_step(match: MatchSnapshot, state: Any, action: rows.Action) -> None:
    """Carry out a logged step on ``state``, in place; steps of the service change no position."""
    verb = verb_of(action.payload)
    if verb == UNREADABLE:
        raise DecodeError(f"step {action.seq} of match {match.id} cannot be read")
    if action.seat is not None and is_move(action):
        match.game.play(state, action.seat, match.game.actions.decode(action.payload))


def events_of(match: MatchSnapshot, action: rows.Action, viewer: int | None) -> list[Any]:
    """Return the events of a step that the viewer learns of."""
    return seen(match.game.emitted.decode(action.events), viewer)


async def replay_range(
    conn: Reader, match: MatchSnapshot, viewer: int | None, after: int, upto: int
) -> ReplayedRange:
    """Return the steps after ``after`` up to ``upto`` as a seat, or the public, saw them."""
    base = await _position(conn, match, max(after, OPENING_SEQ))
    actions, checkpoints = await asyncio.gather(
        action_rows.actions_between(conn, match.id, min(after, base.seq), upto),
        action_rows.checkpoints(conn, match.id, base.seq + 1, upto),
    )
    kept = {one.seq: one for one in checkpoints}
    walk = _Replayer(match, viewer, after, base, kept, actions)
    for number, action in enumerate(actions):
        if number % YIELD_EVERY == YIELD_EVERY - 1:
            await asyncio.sleep(0)
        walk.step(action)
    return ReplayedRange(*walk.before, tuple(walk.moments[action.seq] for action in actions if action.seq > after))


class _Position(NamedTuple):
    """The position after a step; the caller may change it."""

    seq: int
    state: Any


async def _position(conn: Reader, match: MatchSnapshot, seq: int) -> _Position:
    """Return the newest stored position at or before a step."""
    for known, state in reversed(match.recent):
        if known <= seq:
            return _Position(known, match.game.clone(state))
    checkpoint = await action_rows.nearest_checkpoint(conn, match.id, seq)
    if checkpoint is None:
        raise LookupError(f"match {match.id} has no checkpoint at or before {seq}")
    return _Position(checkpoint.seq, match.game.read_state(checkpoint.state, checkpoint.rules_version))


class _Replayer:
    """Replay steps in order and collect what was seen of the wanted ones."""

    def __init__(
        self,
        match: MatchSnapshot,
        viewer: int | None,
        after: int,
        base: _Position,
        kept: dict[int, rows.Snapshot],
        actions: Sequence[rows.Action],
    ) -> None:
        self.moments: dict[int, ReplayedStep] = {}
        self.before: tuple[ContestFacts | None, Any, tuple[Decision, ...]] = (None, None, ())
        self._live = match
        self._viewer = viewer
        self._after = after
        self._kept = kept
        self._undos = dict(_undos(actions))
        self._taken = {seq for undo, (_, moves) in self._undos.items() if undo > after for seq in moves}
        self._goals = {undo.to for undo, _ in self._undos.values()}
        # The steps after this one were made by the current rules.
        self._ours = match.first if match.row.rules_version == match.game.info.rules_version else match.row.seq
        self._saved: dict[int, Any] = {}
        self._lost = False
        """An undone step could not be decoded: the steps after it are unknown until its undo."""
        self._state = base.state
        self._reached(base.seq)

    def step(self, action: rows.Action) -> None:
        """Replay one step."""
        match, verb = self._live, verb_of(action.payload)
        wanted = action.seq > self._after or action.seq in self._taken
        before = self._contest() if wanted else None
        forced = wanted and self._is_forced(action)
        self._state = self._moved(action, verb)
        self._reached(action.seq)
        if not wanted:
            return
        events, after = self._events(action), self._contest()
        self.moments[action.seq] = ReplayedStep(
            action=action,
            events=events,
            view=match.game.view(self._state, self._viewer),
            asked=tuple(match.decisions(self._state)),
            crying=before is not None and isinstance(next(iter(events), None), match.game.events.contest_events),
            opens=before is None and after is not None,
            open=after is not None and (before is None or before.number == after.number),
            forced=forced,
            undone=tuple(self.moments[seq] for seq in self._undos[action.seq][1]) if verb == UNDO else (),
        )

    def _moved(self, action: rows.Action, verb: str) -> Any:
        match, game = self._live, self._live.game
        if (kept := self._kept.get(action.seq)) is not None:
            return game.read_state(kept.state, kept.rules_version)
        if verb == UNDO:
            self._lost = False
            return game.clone(self._saved[self._undos[action.seq][0].to])
        self._lost = action.undone and (self._lost or verb == UNREADABLE)
        if self._lost:
            return self._state
        if action.seq > self._ours:
            apply_step(match, self._state, action)
            return self._state
        after = game.clone(self._state)
        try:
            apply_step(match, after, action)
        except Exception:  # made by older rules: described from the view before
            return self._state
        return after

    def _events(self, action: rows.Action) -> tuple[Any, ...]:
        try:
            return tuple(events_of(self._live, action, self._viewer))
        except DecodeError:
            if action.undone:
                return ()
            raise

    def _reached(self, seq: int) -> None:
        game = self._live.game
        if seq in self._goals:
            self._saved[seq] = game.clone(self._state)
        if seq == max(self._after, OPENING_SEQ):
            asked = tuple(self._live.decisions(self._state))
            self.before = self._contest(), game.view(self._state, self._viewer), asked

    def _contest(self) -> ContestFacts | None:
        return self._live.game.open_contest(self._state)

    def _is_forced(self, action: rows.Action) -> bool:
        if action.origin != "auto":
            return False
        return any(one.auto and one.seat == action.seat for one in self._live.game.pending(self._state))


def _undos(actions: Sequence[rows.Action]) -> Iterator[tuple[int, tuple[Undo, tuple[int, ...]]]]:
    """Yield the undos among some steps: where each led, and the public moves that it undid."""
    line: list[tuple[int, str]] = []
    for action in actions:
        verb = verb_of(action.payload)
        if verb == UNDO:
            undo = msgspec.json.decode(action.payload, type=Undo)
            gone = [seq for seq, did in line if seq > undo.to and not did.startswith(SYSTEM_PREFIX)]
            line = [
                (seq, did)
                for seq, did in line
                if seq <= undo.to or (did.startswith(SYSTEM_PREFIX) and did != UNDO)
            ]
            yield action.seq, (undo, tuple(seq for seq in gone if seq <= undo.published))
        line.append((action.seq, verb))
