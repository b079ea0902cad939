"""Play: all that a player does with a seat in a running match."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from engines.core.play.lessons import Lesson
from engines.core.text.messages import Msg
from service.autoplay import bids, optional_decisions, standing_orders
from service.base.config import HOUR
from service.base.errors import DoneButNotShown, MatchFrozen, Refusal, Stale
from service.base.read_models.matches import MatchInfo, ProposalInfo
from service.base.read_models.panels import (
    PanelModel,
    RepeatedPress,
    SubmitResult,
    UndoQuestion,
    UndoResult,
    UndoScope,
)
from service.driver import driver, publishing, undoing
from service.driver.repository import MatchRepository
from service.history import idempotency, narration
from service.match import proposals
from service.match.lesson_progress import LessonProgress, after_moves, after_undo, progress_of, write_progress
from service.match.unit_of_work import UnitOfWork
from service.people.user import User
from service.queries.match_queries import MatchQueries
from service.queries.panel_queries import PanelQueries
from service.usecases.seats import release_seat
from store import rows

log = logging.getLogger(__name__)
SWEEP_INTERVAL = 600
"""Seconds after which a look at an unchanged match counts as a new one."""
DEFAULT_WAIT, MAX_WAIT = 8, 72
"""Hours that a seat waits for answers: by default, and at most."""


class Play:
    """The actions of a seat."""

    def __init__(self, matches: MatchRepository, queries: MatchQueries, panels: PanelQueries) -> None:
        self._matches = matches
        self._queries = queries
        self._panels = panels
        matches.corrupt = self.freeze
        self.let_computers_answer: Callable[[int], Awaitable[None]] | None = None
        """Makes the moves of computer players in a lesson, before its person reads the answer to a press."""

    async def panel(
        self, user: User, match_id: int, *, look: bool = False, below: int | None = None
    ) -> PanelModel[Any]:
        """Return the reader's panel.

        look: the reader opens it, so all that it shows is marked as seen, and orders of their seat end that last
        until they come back. below: the message under which it opens, for `PanelModel.told`. Raises NoSuchMatch.
        """
        table = await self._panels.panel(user, match_id, below=below)
        if not look:
            return table
        if table.seat is not None and table.holds and await self._owner_back(user, match_id, table.seat):
            table = await self._panels.panel(user, match_id, below=below)
        look_now = rows.ReadMarker(match_id, user.id, table.news.upto, self._matches.clock.now())
        last = await self._matches.database.ask(self._matches.read_markers.last, match_id, user.id)
        if last is None or last.seq != look_now.seq or look_now.at - last.at > SWEEP_INTERVAL:
            self._matches.read_markers.note(look_now)
        return table

    async def _owner_back(self, user: User, match_id: int, seat: int) -> bool:
        """End the orders of a seat that last until its owner comes back; return whether there were any."""
        match = await self._matches.get(match_id)
        ended = standing_orders.keys_lasting(match, "back")
        if not ended:
            return False
        if not ended.intersection(standing_orders.orders_in_force(match, seat)):
            return False
        async with self._matches.change_unguarded(match_id) as unit:
            if unit.match.seats[seat].user_id == user.id:
                standing_orders.owner_returned(unit, seat)
        return True

    async def submit(
        self, user: User, match_id: int, actions: Sequence[Any], token: str | None = None
    ) -> SubmitResult:
        """Make moves of the user's seat, all or none; or store a plan for the contest that asks it.

        A plan may be changed until the contest is settled; if this plan settles it, the result reports how it
        went.

        Checked in this order: the match exists, it is live, the user plays a seat, the token is fresh (None skips
        this), no turn is held back, the rules. Raises NoSuchMatch, Refusal, NotSeated, Stale, TurnHeldBack,
        IllegalMove, or MatchFrozen if the rules failed by a bug.
        """
        async with self._matches.change(match_id, user) as unit:
            seat, before = _must_act(unit, user, token), unit.match.row.seq
            driver.submit(unit, seat, actions, origin="player", user_id=user.id)
            self._note_lesson(unit, lambda progress, lesson: after_moves(progress, lesson, actions, before))
            unit.mark_seen(user.id)
            upto = unit.match.readable_upto(seat)
        return await self._submitted(user, match_id, before, upto)

    def _note_lesson(self, unit: UnitOfWork, change: Callable[[LessonProgress, Lesson], LessonProgress]) -> None:
        """Write what a press changes in the progress of a lesson."""
        progress, lesson = progress_of(unit.match), self._matches.lessons.get(unit.match.row.game)
        if progress is not None and lesson is not None:
            unit.update_row(lesson=write_progress(change(progress, lesson)))

    async def _submitted(self, user: User, match_id: int, before: int, upto: int) -> SubmitResult:
        """Return the result of a call: its steps after ``before``, and those that followed automatically.

        Raises DoneButNotShown if that fails, since the moves are committed.
        """
        try:
            match = await self._matches.get(match_id)
            if match.is_lesson and self.let_computers_answer is not None:
                await self.let_computers_answer(match_id)
                upto = (await self._matches.get(match_id)).row.published
            told = await self._panels.told_between(user, match_id, before, upto)
            moment = self._matches.change_count(match_id, user.id)
            # What it shows counts as seen, so a renewed panel does not report it again.
            return SubmitResult(told, await self.panel(user, match_id, look=True), moment)
        except Exception as error:
            raise await self.done_but_unshown(match_id, error) from error

    async def done_but_unshown(self, match_id: int, error: Exception) -> DoneButNotShown:
        """Return the error for a move that is saved but cannot be shown."""
        log.error("match %s: a move was kept and could not be told", match_id, exc_info=error)
        return DoneButNotShown("err-done-untold", ref=await self._matches.store_problem(match_id, repr(error)))

    async def _table_after(self, user: User, match_id: int) -> PanelModel[Any]:
        """Return the user's panel after a commit. Raises DoneButNotShown if that fails."""
        try:
            return await self._panels.panel(user, match_id)
        except Exception as error:
            raise await self.done_but_unshown(match_id, error) from error

    async def is_fresh(self, user: User, match_id: int, token: str) -> bool:
        """Return whether a token is that of the user's present panel. Raises NoSuchMatch."""
        match = await self._matches.get(match_id)
        owned = match.seat_owned_by(user.id)
        return match.state is not None and owned is not None and match.token(owned.seat) == token

    async def find_repeated_press(self, user: User, match_id: int, token: str) -> RepeatedPress | None:
        """Return what the user did with a button of an old token; None if nothing. Raises NoSuchMatch."""
        match = await self._matches.get(match_id)
        if match.state is None:
            return None
        return await self._matches.database.ask(idempotency.find_first_press, match, user.id, token)

    async def freeze(self, match_id: int, error: Exception) -> MatchFrozen:
        """Freeze a match whose rules failed, at its last good position; return the error to show."""
        log.error("match %s froze", match_id, exc_info=error)
        ref = await self._matches.store_problem(match_id, repr(error))
        async with self._matches.change_unguarded(match_id) as unit:
            if unit.match.row.status in ("live", "paused"):
                publishing.release_all_duties(unit)
                unit.set_status("frozen")
                unit.announce(Msg("say-frozen", {"ref": ref}), ping=(unit.match.row.host_id,))
                unit.queue_card()
        return MatchFrozen("err-status-frozen", match=match_id)

    def count_animation(self, user: User) -> None:
        """Count a request for an animation. Raises Refusal if the user has had too many within an hour."""
        self._matches.rate_limits.animated.count(user.id)

    async def undo(
        self, user: User, match_id: int, token: str | None = None, *, asks: bool = True, sure: int | None = None
    ) -> UndoResult | UndoQuestion | ProposalInfo:
        """Undo the user's last move: alone if no information was revealed since, else by a vote.

        Without other people everything can be undone alone. If that includes moves of others, or moves that have
        shown the user something, a question is returned first and nothing changes. sure: the number of moves in
        the question that the user agreed to. Undoing moves that have shown something marks the seat.

        Raises Stale for an old token, so that pressing a button twice undoes one move, and if by now it would undo
        other moves than the question said. Raises Refusal if there is nothing to undo, or if others must agree and
        ``asks`` is False.
        """
        opened: proposals.OpenedProposal | None = None
        takes: UndoScope | None = None
        async with self._matches.change(match_id, user) as unit:
            seat = _must_act(unit, user, token)
            found = unit.match.undo_of(seat)
            if found is None:
                raise Refusal("err-nothing-to-undo")
            to_seq, alone = found
            if alone or not proposals.find_voters(unit):
                async with self._matches.database.read() as conn:
                    takes = await undoing.describe_undo(conn, unit.match, seat, to_seq)
                    # A lesson counts for nothing, so there is nothing to ask.
                    lesson = unit.match.is_lesson
                    question = (
                        None if lesson else await undoing.ask_before_undo(conn, unit.match, seat, takes, to_seq)
                    )
                if sure not in (None, takes.steps):
                    raise Stale("err-undo-moved")
                if question is not None and sure is None:
                    return question
                if question is not None and question.marks:
                    unit.update_seat(seat, hindsight=unit.now)
                await undoing.undo_to(
                    unit, self._matches.database, to_seq, seat=seat, origin="player", user_id=user.id
                )
                self._note_lesson(unit, lambda progress, _: after_undo(progress, to_seq))
                unit.mark_seen(user.id)
            elif asks:
                moves = await self._matches.database.ask(narration.tell_moves, unit.match, None, to_seq)
                opened = proposals.open_vote(
                    unit, "undo", self._matches.rate_limits.proposed.count, to_seq=to_seq, moves=moves
                )
            else:
                raise Refusal("err-undo-late")
        if takes is None:
            assert opened is not None
            return await self._queries.proposal(opened.id)
        return UndoResult(takes, await self._table_after(user, match_id))

    async def send_now(self, user: User, match_id: int) -> SubmitResult:
        """End the grace of the user's turn; do nothing if the turn is public already.

        The result includes the moves that follow by themselves.
        """
        async with self._matches.change(match_id, user) as unit:
            seat, before = unit.match.must_play(user.id).seat, unit.match.row.seq
            if unit.match.held_until(seat) is not None:
                driver.advance(unit)
            unit.mark_seen(user.id)
            upto = unit.match.readable_upto(seat)
        return await self._submitted(user, match_id, before, upto)

    async def withdraw_plan(self, user: User, match_id: int, token: str | None = None) -> PanelModel[Any]:
        """Delete the plan of the user's seat before the contest asks it; do nothing if there is none.

        Raises NoSuchMatch, Refusal, NotSeated, Stale as `submit` does, and IllegalMove if the seat is asked.
        """
        async with self._matches.change(match_id, user) as unit:
            match, seat = unit.match, unit.match.must_play(user.id).seat
            withdrawn = match.takes_plans(seat) and match.plan_of(seat) is None and not match.asks_plan(seat)
            # The second press of the same button finds nothing to do.
            bids.withdraw(unit, _must_act(unit, user, None if withdrawn else token))
            unit.mark_seen(user.id)
        return await self._table_after(user, match_id)

    async def wait_for_answers(self, user: User, match_id: int, hours: int = DEFAULT_WAIT) -> PanelModel[Any]:
        """Rest the user's clock and reminders until offers are answered, for at most this many hours.

        It ends when all have answered, when another player trades or makes a counter-offer, and when the time is
        over: then the user is asked again. Any move of the user ends it as well. Raises NoSuchMatch, NotSeated, or
        Refusal if hours is not 1 to `MAX_WAIT` or no offer is open.
        """
        if not 1 <= hours <= MAX_WAIT:
            raise Refusal("err-wait-hours", most=MAX_WAIT)
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("live")
            seat = unit.match.must_play(user.id).seat
            driver.flush(unit)
            optional_decisions.wait_for_answers(unit, seat, unit.now + hours * HOUR)
        return await self._table_after(user, match_id)

    async def resign(self, user: User, match_id: int) -> MatchInfo:
        """Leave for good: a computer player takes the seat. With no person left the match is aborted.

        A second press by a player who has just left gets the same answer.
        """
        try:
            async with self._matches.change(match_id, user, "read") as unit:
                unit.match.must_have_status("live", "paused", "frozen")
                owned = unit.match.seat_owned_by(user.id)
                seat = unit.match.must_play(user.id) if owned is None else owned
                release_seat(unit, seat.seat)
        except Refusal:
            match = await self._matches.get(match_id)
            owned = match.seat_owned_by(user.id)
            async with self._matches.database.read() as conn:
                gone = (
                    await idempotency.did_last(conn, match, user.id, "resigned") if owned is None else owned.left
                )
            if not gone:
                raise
        return await self._queries.info(match_id)


def _must_act(unit: UnitOfWork, user: User, token: str | None) -> int:
    """Return the seat that a user plays in a running match. Raises Refusal, NotSeated, or Stale (old token)."""
    unit.match.must_have_status("live")
    seat = unit.match.must_play(user.id).seat
    if token is not None and token != unit.match.token(seat):
        raise Stale("err-stale", match=unit.match.id)
    return seat
