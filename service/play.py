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
from service import (
    contests,
    given_ahead,
    history,
    notices,
    optional_decisions,
    proposals,
    publishing,
    repeats,
    standing_orders,
    undoing,
)
from service.config import HOUR
from service.errors import Done, Frozen, Held, Refusal, RulesSayNo, Stale
from service.matches import Matches
from service.people import User
from service.read_models import (
    MatchInfo,
    ProposalInfo,
    Repeated,
    Submitted,
    Table,
    TakenBack,
    TakesBack,
    UndoQuestion,
)
from service.reading import Reading
from service.seats import release
from service.unit import Unit
from store import rows

log = logging.getLogger(__name__)
HELD_AGAIN = 60
"""Seconds until it is looked again whether somebody who goes on moving lets others answer."""
USUAL_WAIT, LONGEST_WAIT = 8, 72
"""Hours for which a seat waits for answers, unless it says otherwise, and at most."""


class Play:
    """What a seat does."""

    def __init__(self, matches: Matches, reading: Reading) -> None:
        self._matches = matches
        self._reading = reading
        matches.corrupt = self.freeze

    async def table(
        self, user: User, match_id: int, *, look: bool = False, below: int | None = None
    ) -> Table[Any]:
        """What the reader's panel shows; ``look`` marks everything up to now as seen.

        below: the message under which it opens, for `Table.told`. Raises NoSuchMatch.
        """
        return await self._reading.table(user, match_id, look=look, below=below)

    async def submit(
        self, user: User, match_id: int, actions: Sequence[Any], token: str | None = None
    ) -> Submitted:
        """Carry out moves of the user's seat, all or none; or keep a plan for the contest that is open to it.

        A plan may be changed until the contest is settled; told is how it went, if this plan settled it.
        Checked in this order: the match exists, it is live, the user plays a seat, the token is fresh (None
        skips this), nobody's turn is held back, the rules. Raises NoSuchMatch, Refusal, NotSeated, Stale, Held,
        RulesSayNo, or Frozen if the rules failed by a fault of ours.
        """
        async with self._matches.unit(match_id, user) as unit:
            seat, before = _must_act(unit, user, token), unit.live.row.seq
            make_moves(unit, seat, actions, origin="player", user_id=user.id)
            unit.looks(user.id)
            upto = unit.live.readable_upto(seat)
        return await self._submitted(user, match_id, before, upto)

    async def _submitted(self, user: User, match_id: int, before: int, upto: int) -> Submitted:
        """What a call of the user brought: its steps after ``before``, and what followed of them by itself.

        Raises Done if that cannot be told: what is committed is done all the same.
        """
        try:
            told = await self._reading.between(user, match_id, before, upto)
            moment = self.moment(match_id, user.id)
            # What it shows counts as seen, so that a panel that is renewed later does not tell it twice.
            return Submitted(told, await self._reading.table(user, match_id, look=True), moment)
        except Exception as error:
            raise await self.untold(match_id, error) from error

    async def untold(self, match_id: int, error: Exception) -> Done:
        """What to say of a move that is kept and cannot be shown."""
        log.error("match %s: a move was kept and could not be told", match_id, exc_info=error)
        return Done("err-done-untold", ref=await self._reading.problem(match_id, repr(error)))

    async def _table_after(self, user: User, match_id: int) -> Table[Any]:
        """The user's panel after what was committed. Raises Done if there can be none."""
        try:
            return await self._reading.table(user, match_id)
        except Exception as error:
            raise await self.untold(match_id, error) from error

    async def is_fresh(self, user: User, match_id: int, token: str) -> bool:
        """Whether a token is that of the user's panel as it is now. Raises NoSuchMatch."""
        live = await self._matches.get(match_id)
        owned = live.seat_owned_by(user.id)
        return live.state is not None and owned is not None and live.token(owned.seat) == token

    async def offered(self, user: User, match_id: int) -> tuple[Game[Any, Any], tuple[Option, ...]]:
        """The game, and what the controls of the user's panel offer now. Raises NoSuchMatch."""
        return await self._reading.offered(user, match_id)

    def moment(self, match_id: int, user_id: int) -> int:
        """How often a match changed since the start in what this reader is shown."""
        return self._matches.moment(match_id, user_id)

    async def repeated(self, user: User, match_id: int, token: str) -> Repeated | None:
        """What the user did with a button of an old token; None if nothing. Raises NoSuchMatch."""
        live = await self._matches.get(match_id)
        if live.state is None:
            return None
        async with self._matches.database.read() as conn:
            return await repeats.first_time(conn, live, user.id, token)

    async def freeze(self, match_id: int, error: Exception) -> Frozen:
        """Rest a match whose rules failed, at its last good position; returns what to tell."""
        log.error("match %s froze", match_id, exc_info=error)
        ref = await self._reading.problem(match_id, repr(error))
        async with self._matches.unguarded(match_id) as unit:
            if unit.live.row.status in ("live", "paused"):
                publishing.rest(unit)
                unit.row(status="frozen")
                unit.announce(Msg("say-frozen", {"ref": ref}))
                unit.card()
        return Frozen("err-status-frozen", match=match_id)

    def animates(self, user: User) -> None:
        """The user asks for a moving picture. Raises Refusal if they have had many within an hour."""
        self._matches.habits.animated.count(user.id, self._matches.clock.steady(), "err-animated-often")

    async def problem(self, match_id: int | None, text: str) -> str:
        """Keep an unexpected error; its short reference."""
        return await self._reading.problem(match_id, text)

    async def undo(
        self, user: User, match_id: int, token: str | None = None, *, asks: bool = True, sure: int | None = None
    ) -> TakenBack | UndoQuestion | ProposalInfo:
        """Take back the user's last move: alone while no information flowed, else by a vote.

        With nobody to vote everything can be taken back. Then what others did, and what has shown the user
        something, is asked about first, and nothing changes; sure: how many moves it was that the user was asked
        about. Having been shown something marks their seat.
        Raises Stale for an old token, so that a button pressed twice takes back one move, and if by now it is
        other moves than the user was asked about; Refusal if there is nothing to take back, and where others would
        have to be asked although ``asks`` is False.
        """
        opened: proposals.Opened | None = None
        takes: TakesBack | None = None
        async with self._matches.unit(match_id, user) as unit:
            seat = _must_act(unit, user, token)
            found = unit.live.undo_of(seat)
            if found is None:
                raise Refusal("err-nothing-to-undo")
            to_seq, alone = found
            if alone or not proposals.asked_for(unit):
                async with self._matches.database.read() as conn:
                    takes = await undoing.named(conn, unit.live, seat, to_seq)
                    question = await undoing.question(conn, unit.live, seat, takes, to_seq)
                if sure not in (None, takes.steps):
                    raise Stale("err-undo-moved")
                if question is not None and sure is None:
                    return question
                if question is not None and question.marks:
                    unit.seat(seat, hindsight=unit.now)
                await undoing.take_back(
                    unit, self._matches.database, to_seq, seat=seat, origin="player", user_id=user.id
                )
                unit.looks(user.id)
            elif asks:
                async with self._matches.database.read() as conn:
                    moves = await history.at_stake(conn, unit.live, to_seq)
                opened = proposals.open_vote(unit, "undo", self._matches.proposes, to_seq=to_seq, moves=moves)
            else:
                raise Refusal("err-undo-late")
        if takes is None:
            assert opened is not None
            return await self._reading.proposal(opened.id)
        return TakenBack(takes, await self._table_after(user, match_id))

    async def send_now(self, user: User, match_id: int) -> Table[Any]:
        """End the grace of the user's turn. Pressing it after the turn went out does nothing."""
        async with self._matches.unit(match_id, user) as unit:
            seat = unit.live.must_play(user.id).seat
            if unit.live.held_until(seat) is not None:
                publishing.publish(unit)
            unit.looks(user.id)
        return await self._table_after(user, match_id)

    async def withdraw(self, user: User, match_id: int, token: str | None = None) -> Table[Any]:
        """Drop what the user's seat has planned before it is asked for it; doing it again does nothing.

        Raises NoSuchMatch, Refusal, NotSeated, Stale as `submit` does, and RulesSayNo if the seat is asked.
        """
        async with self._matches.unit(match_id, user) as unit:
            contests.withdraw(unit, _must_act(unit, user, token))
            unit.looks(user.id)
        return await self._table_after(user, match_id)

    async def wait_for_answers(self, user: User, match_id: int, hours: int = USUAL_WAIT) -> Table[Any]:
        """Let the user's clock and reminders rest until offers are answered, at most so many hours.

        It ends when all have answered, when somebody trades or makes a counter-offer, and when the time is over:
        then the user is asked again. Any move of the user ends it as well.
        Raises NoSuchMatch, NotSeated, or Refusal for a number of hours that is not from 1 to `LONGEST_WAIT` and
        where no offer stands.
        """
        if not 1 <= hours <= LONGEST_WAIT:
            raise Refusal("err-wait-hours", most=LONGEST_WAIT)
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be("live")
            seat = unit.live.must_play(user.id).seat
            publishing.flush(unit)
            optional_decisions.wait(unit, seat, unit.now + hours * HOUR)
        return await self._table_after(user, match_id)

    async def carry_out(self, unit: Unit, seat: int) -> None:
        """A standing order answers now. If it was cancelled meanwhile, its owner is told what is asked."""
        action = standing_orders.later(unit, seat)
        at = goes_first(unit, seat)
        if action is not None and at is not None:
            unit.timer("order", at, seat=seat)
        elif given_ahead.next_move(unit, seat) is not None:
            make_given(unit, seat)
        elif action is not None:
            make_moves(unit, seat, [action], origin="auto")
        else:
            given_ahead.lapse(unit, seat)
            if not notices.is_among_many(unit, unit.live.seats[seat]):
                # Who is asked among many was rung like the others.
                notices.wake(unit, unit.live.seats[seat])

    async def publish_held(self, unit: Unit) -> None:
        """The grace of a turn is over."""
        if unit.live.row.status == "live" and unit.live.unpublished:
            publishing.publish(unit)

    async def resign(self, user: User, match_id: int) -> MatchInfo:
        """Leave for good: a computer player takes the seat. With no person left the match is broken off.

        Whoever has just left is told so again.
        """
        try:
            async with self._matches.unit(match_id, user, "read") as unit:
                unit.live.must_be("live", "paused", "frozen")
                owned = unit.live.seat_owned_by(user.id)
                seat = unit.live.must_play(user.id) if owned is None else owned
                release(unit, seat.seat)
        except Refusal:
            live = await self._matches.get(match_id)
            owned = live.seat_owned_by(user.id)
            async with self._matches.database.read() as conn:
                gone = await repeats.has_done(conn, live, user.id, "resigned") if owned is None else owned.left
            if not gone:
                raise
        return await self._reading.info(match_id)


def _must_act(unit: Unit, user: User, token: str | None) -> int:
    """The seat that a user plays in a running match. Raises Refusal, NotSeated, or Stale for an old token."""
    unit.live.must_be("live")
    seat = unit.live.must_play(user.id).seat
    if token is not None and token != unit.live.token(seat):
        raise Stale("err-stale", match=unit.live.id)
    return seat


def goes_first(unit: Unit, seat: int) -> int | None:
    """When to try again to move for a seat without its person; None if nobody's held turn goes first."""
    live = unit.live
    mover = live.mover
    if mover is None or mover == seat:
        return None
    until = live.held_until(mover)
    if until is None and live.options(live.state, seat) != live.options(live.shown, seat):
        until = unit.now + HELD_AGAIN
    return None if until is None else min(until, unit.now + HELD_AGAIN)


def make_moves(
    unit: Unit, seat: int, actions: Sequence[Any], *, origin: rows.Origin, user_id: int | None = None
) -> None:
    """Carry out a seat's moves in a unit and settle what they mean.

    Raises Held, RulesSayNo, or CorruptState.
    """
    if not actions:
        raise RulesSayNo(Msg("err-illegal"))
    live = unit.live
    if live.takes_plans(seat) or any(isinstance(action, Plan) for action in actions):
        if origin == "player":
            given_ahead.came_back(unit, seat)
        contests.answer_by_moves(unit, seat, actions, origin=origin, user_id=user_id)
        return
    mover = live.mover
    optional_decisions.go_on(unit, seat)
    # What nobody waits for needs no time to be thought better of, and must not keep others waiting for its grace.
    asked = seat in live.awaited(live.state)
    if mover is not None and mover != seat:
        # What is held back goes out first, unless it changes what this seat may do: then its mover's time counts.
        offered = live.options(live.shown, seat)
        publishing.publish(unit)
        if unit.live.options(unit.live.state, seat) != offered:
            raise Held("err-held", seat=SeatRef(mover))
    if origin == "player":
        standing_orders.came_back(unit, seat)
        given_ahead.came_back(unit, seat)
    barrier = False
    for action in actions:
        try:
            step = unit.move(seat, action, origin=origin, user_id=user_id)
        except Refused as refused:
            raise RulesSayNo(refused.msg) from refused
        barrier |= step.barrier
    publishing.after_move(unit, seat, barrier=barrier, hold=origin == "player" and asked)


def make_given(unit: Unit, seat: int) -> None:
    """Make the moves that a seat has given beforehand, one after the other as far as they fit, as its owner's own.

    Others who act are not held up by them, and whoever gave them is told if they are asked again. In a contest in
    which it alone is asked, others go on by their plans after its move.
    Raises Refusal if a turn that is held back ends the match, or CorruptState.
    """
    action = given_ahead.next_move(unit, seat)
    if action is not None and unit.live.takes_plans(seat):
        given_ahead.made(unit, seat)
        owner = unit.live.seats[seat].user_id
        contests.answer_by_moves(unit, seat, [action], origin="player", user_id=owner)
        return
    optional_decisions.go_on(unit, seat)
    publishing.flush(unit)
    while (action := given_ahead.next_move(unit, seat)) is not None:
        given_ahead.made(unit, seat)
        unit.move(seat, action, origin="player", user_id=unit.live.seats[seat].user_id)
    publishing.publish(unit, anew={seat})
