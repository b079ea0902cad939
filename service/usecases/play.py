"""Playing: the only door through which a move reaches a match."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from engines.core.actions import Option
from engines.core.decisions import Refused
from engines.core.game import Game
from engines.core.play.contests import Plan
from engines.core.text.messages import Msg, SeatRef
from service.autoplay import optional_decisions, premoves, standing_orders
from service.base.config import HOUR
from service.base.errors import DoneButNotShown, IllegalMove, MatchFrozen, Refusal, Stale, TurnHeldBack
from service.base.read_models.matches import MatchInfo, ProposalInfo
from service.base.read_models.panels import (
    PanelModel,
    RepeatedPress,
    SubmitResult,
    UndoQuestion,
    UndoResult,
    UndoScope,
)
from service.driver import contests, publishing, undoing
from service.driver.repository import MatchRepository
from service.history import idempotency, narration
from service.match import notifications, proposals
from service.match.unit_of_work import UnitOfWork
from service.people.user import User
from service.queries.match_queries import MatchQueries
from service.queries.panel_queries import PanelQueries
from service.usecases.seats import release_seat
from store import rows

log = logging.getLogger(__name__)
HELD_RETRY = 60
"""Seconds until it is looked again whether somebody who goes on moving lets others answer."""
DEFAULT_WAIT, MAX_WAIT = 8, 72
"""Hours for which a seat waits for answers, unless it says otherwise, and at most."""


class Play:
    """What a seat does."""

    def __init__(self, matches: MatchRepository, queries: MatchQueries, panels: PanelQueries) -> None:
        self._matches = matches
        self._queries = queries
        self._panels = panels
        matches.corrupt = self.freeze

    async def panel(
        self, user: User, match_id: int, *, look: bool = False, below: int | None = None
    ) -> PanelModel[Any]:
        """What the reader's panel shows; ``look`` marks everything up to now as seen.

        below: the message under which it opens, for `PanelModel.told`. Raises NoSuchMatch.
        """
        return await self._panels.panel(user, match_id, look=look, below=below)

    async def submit(
        self, user: User, match_id: int, actions: Sequence[Any], token: str | None = None
    ) -> SubmitResult:
        """Carry out moves of the user's seat, all or none; or keep a plan for the contest that is open to it.

        A plan may be changed until the contest is settled; told is how it went, if this plan settled it.
        Checked in this order: the match exists, it is live, the user plays a seat, the token is fresh (None
        skips this), nobody's turn is held back, the rules. Raises NoSuchMatch, Refusal, NotSeated, Stale, Held,
        RulesSayNo, or Frozen if the rules failed by a fault of ours.
        """
        async with self._matches.change(match_id, user) as unit:
            seat, before = _must_act(unit, user, token), unit.match.row.seq
            make_moves(unit, seat, actions, origin="player", user_id=user.id)
            unit.mark_seen(user.id)
            upto = unit.match.readable_upto(seat)
        return await self._submitted(user, match_id, before, upto)

    async def _submitted(self, user: User, match_id: int, before: int, upto: int) -> SubmitResult:
        """What a call of the user brought: its steps after ``before``, and what followed of them by itself.

        Raises Done if that cannot be told: what is committed is done all the same.
        """
        try:
            told = await self._panels.told_between(user, match_id, before, upto)
            moment = self.change_count(match_id, user.id)
            # What it shows counts as seen, so that a panel that is renewed later does not tell it twice.
            return SubmitResult(told, await self._panels.panel(user, match_id, look=True), moment)
        except Exception as error:
            raise await self.done_but_unshown(match_id, error) from error

    async def done_but_unshown(self, match_id: int, error: Exception) -> DoneButNotShown:
        """What to say of a move that is kept and cannot be shown."""
        log.error("match %s: a move was kept and could not be told", match_id, exc_info=error)
        return DoneButNotShown("err-done-untold", ref=await self._queries.store_problem(match_id, repr(error)))

    async def _table_after(self, user: User, match_id: int) -> PanelModel[Any]:
        """The user's panel after what was committed. Raises Done if there can be none."""
        try:
            return await self._panels.panel(user, match_id)
        except Exception as error:
            raise await self.done_but_unshown(match_id, error) from error

    async def is_fresh(self, user: User, match_id: int, token: str) -> bool:
        """Whether a token is that of the user's panel as it is now. Raises NoSuchMatch."""
        match = await self._matches.get(match_id)
        owned = match.seat_owned_by(user.id)
        return match.state is not None and owned is not None and match.token(owned.seat) == token

    async def offered(self, user: User, match_id: int) -> tuple[Game[Any, Any], tuple[Option, ...]]:
        """The game, and what the controls of the user's panel offer now. Raises NoSuchMatch."""
        return await self._panels.offered(user, match_id)

    def change_count(self, match_id: int, user_id: int) -> int:
        """How often a match changed since the start in what this reader is shown."""
        return self._matches.change_count(match_id, user_id)

    async def find_repeated_press(self, user: User, match_id: int, token: str) -> RepeatedPress | None:
        """What the user did with a button of an old token; None if nothing. Raises NoSuchMatch."""
        match = await self._matches.get(match_id)
        if match.state is None:
            return None
        async with self._matches.database.read() as conn:
            return await idempotency.find_first_press(conn, match, user.id, token)

    async def freeze(self, match_id: int, error: Exception) -> MatchFrozen:
        """Rest a match whose rules failed, at its last good position; returns what to tell."""
        log.error("match %s froze", match_id, exc_info=error)
        ref = await self._queries.store_problem(match_id, repr(error))
        async with self._matches.change_unguarded(match_id) as unit:
            if unit.match.row.status in ("live", "paused"):
                publishing.release_all_duties(unit)
                unit.update_row(status="frozen")
                unit.announce(Msg("say-frozen", {"ref": ref}))
                unit.queue_card()
        return MatchFrozen("err-status-frozen", match=match_id)

    def count_animation(self, user: User) -> None:
        """The user asks for a moving picture. Raises Refusal if they have had many within an hour."""
        self._matches.rate_limits.animated.count(user.id, self._matches.clock.monotonic(), "err-animated-often")

    async def store_problem(self, match_id: int | None, text: str) -> str:
        """Keep an unexpected error; its short reference."""
        return await self._queries.store_problem(match_id, text)

    async def undo(
        self, user: User, match_id: int, token: str | None = None, *, asks: bool = True, sure: int | None = None
    ) -> UndoResult | UndoQuestion | ProposalInfo:
        """Take back the user's last move: alone while no information flowed, else by a vote.

        With nobody to vote everything can be taken back. Then what others did, and what has shown the user
        something, is asked about first, and nothing changes; sure: how many moves it was that the user was asked
        about. Having been shown something marks their seat.
        Raises Stale for an old token, so that a button pressed twice takes back one move, and if by now it is
        other moves than the user was asked about; Refusal if there is nothing to take back, and where others would
        have to be asked although ``asks`` is False.
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
                    question = await undoing.ask_before_undo(conn, unit.match, seat, takes, to_seq)
                if sure not in (None, takes.steps):
                    raise Stale("err-undo-moved")
                if question is not None and sure is None:
                    return question
                if question is not None and question.marks:
                    unit.update_seat(seat, hindsight=unit.now)
                await undoing.undo_to(
                    unit, self._matches.database, to_seq, seat=seat, origin="player", user_id=user.id
                )
                unit.mark_seen(user.id)
            elif asks:
                async with self._matches.database.read() as conn:
                    moves = await narration.tell_public_moves(conn, unit.match, to_seq)
                opened = proposals.open_vote(
                    unit, "undo", self._matches.count_proposal, to_seq=to_seq, moves=moves
                )
            else:
                raise Refusal("err-undo-late")
        if takes is None:
            assert opened is not None
            return await self._queries.proposal(opened.id)
        return UndoResult(takes, await self._table_after(user, match_id))

    async def send_now(self, user: User, match_id: int) -> PanelModel[Any]:
        """End the grace of the user's turn. Pressing it after the turn went out does nothing."""
        async with self._matches.change(match_id, user) as unit:
            seat = unit.match.must_play(user.id).seat
            if unit.match.held_until(seat) is not None:
                publishing.publish(unit)
            unit.mark_seen(user.id)
        return await self._table_after(user, match_id)

    async def withdraw_plan(self, user: User, match_id: int, token: str | None = None) -> PanelModel[Any]:
        """Drop what the user's seat has planned before it is asked for it; doing it again does nothing.

        Raises NoSuchMatch, Refusal, NotSeated, Stale as `submit` does, and RulesSayNo if the seat is asked.
        """
        async with self._matches.change(match_id, user) as unit:
            contests.withdraw_plan(unit, _must_act(unit, user, token))
            unit.mark_seen(user.id)
        return await self._table_after(user, match_id)

    async def wait_for_answers(self, user: User, match_id: int, hours: int = DEFAULT_WAIT) -> PanelModel[Any]:
        """Let the user's clock and reminders rest until offers are answered, at most so many hours.

        It ends when all have answered, when somebody trades or makes a counter-offer, and when the time is over:
        then the user is asked again. Any move of the user ends it as well.
        Raises NoSuchMatch, NotSeated, or Refusal for a number of hours that is not from 1 to `MAX_WAIT` and
        where no offer stands.
        """
        if not 1 <= hours <= MAX_WAIT:
            raise Refusal("err-wait-hours", most=MAX_WAIT)
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("live")
            seat = unit.match.must_play(user.id).seat
            publishing.flush(unit)
            optional_decisions.wait_for_answers(unit, seat, unit.now + hours * HOUR)
        return await self._table_after(user, match_id)

    async def answer_by_order(self, unit: UnitOfWork, seat: int) -> None:
        """A standing order answers now. If it was cancelled meanwhile, its owner is told what is asked."""
        action = standing_orders.find_delayed(unit, seat)
        at = wait_for_held_turn(unit, seat)
        if action is not None and at is not None:
            unit.set_timer("order", at, seat=seat)
        elif premoves.next_move(unit, seat) is not None:
            make_premoves(unit, seat)
        elif action is not None:
            make_moves(unit, seat, [action], origin="auto")
        else:
            premoves.end_with_reason(unit, seat)
            if not notifications.would_reveal_missing(unit, unit.match.seats[seat]):
                # Who is asked among many was rung like the others.
                notifications.notify_once_awake(unit, unit.match.seats[seat])

    async def publish_held(self, unit: UnitOfWork) -> None:
        """The grace of a turn is over."""
        if unit.match.row.status == "live" and unit.match.unpublished:
            publishing.publish(unit)

    async def resign(self, user: User, match_id: int) -> MatchInfo:
        """Leave for good: a computer player takes the seat. With no person left the match is broken off.

        Whoever has just left is told so again.
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
    """The seat that a user plays in a running match. Raises Refusal, NotSeated, or Stale for an old token."""
    unit.match.must_have_status("live")
    seat = unit.match.must_play(user.id).seat
    if token is not None and token != unit.match.token(seat):
        raise Stale("err-stale", match=unit.match.id)
    return seat


def wait_for_held_turn(unit: UnitOfWork, seat: int) -> int | None:
    """When to try again to move for a seat without its person; None if nobody's held turn goes first."""
    match = unit.match
    mover = match.mover
    if mover is None or mover == seat:
        return None
    until = match.held_until(mover)
    if until is None and match.options(match.state, seat) != match.options(match.shown, seat):
        until = unit.now + HELD_RETRY
    return None if until is None else min(until, unit.now + HELD_RETRY)


def make_moves(
    unit: UnitOfWork, seat: int, actions: Sequence[Any], *, origin: rows.Origin, user_id: int | None = None
) -> None:
    """Carry out a seat's moves in a unit and settle what they mean.

    Raises Held, RulesSayNo, or CorruptState.
    """
    if not actions:
        raise IllegalMove(Msg("err-illegal"))
    match = unit.match
    if match.takes_plans(seat) or any(isinstance(action, Plan) for action in actions):
        if origin == "player":
            premoves.owner_returned(unit, seat)
        contests.submit_moves_as_plan(unit, seat, actions, origin=origin, user_id=user_id)
        return
    mover = match.mover
    optional_decisions.stop_waiting(unit, seat)
    # What nobody waits for needs no time to be thought better of, and must not keep others waiting for its grace.
    asked = seat in match.awaited(match.state)
    if mover is not None and mover != seat:
        # What is held back goes out first, unless it changes what this seat may do: then its mover's time counts.
        offered = match.options(match.shown, seat)
        publishing.publish(unit)
        if unit.match.options(unit.match.state, seat) != offered:
            raise TurnHeldBack("err-held", seat=SeatRef(mover))
    if origin == "player":
        standing_orders.owner_returned(unit, seat)
        premoves.owner_returned(unit, seat)
    barrier = False
    for action in actions:
        try:
            step = unit.move(seat, action, origin=origin, user_id=user_id)
        except Refused as refused:
            raise IllegalMove(refused.msg) from refused
        barrier |= step.barrier
    publishing.after_move(unit, seat, barrier=barrier, hold=origin == "player" and asked)


def make_premoves(unit: UnitOfWork, seat: int) -> None:
    """Make the moves that a seat has given beforehand, one after the other as far as they fit, as its owner's own.

    Others who act are not held up by them, and whoever gave them is told if they are asked again. In a contest in
    which it alone is asked, others go on by their plans after its move.
    Raises Refusal if a turn that is held back ends the match, or CorruptState.
    """
    action = premoves.next_move(unit, seat)
    if action is not None and unit.match.takes_plans(seat):
        premoves.pop_first(unit, seat)
        owner = unit.match.seats[seat].user_id
        contests.submit_moves_as_plan(unit, seat, [action], origin="player", user_id=owner)
        return
    optional_decisions.stop_waiting(unit, seat)
    publishing.flush(unit)
    while (action := premoves.next_move(unit, seat)) is not None:
        premoves.pop_first(unit, seat)
        unit.move(seat, action, origin="player", user_id=unit.match.seats[seat].user_id)
    publishing.publish(unit, anew={seat})
