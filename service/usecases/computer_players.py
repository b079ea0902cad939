"""Computer players: they see what their seat may know, and move like everyone else."""

from collections.abc import Sequence
from typing import Any

from engines.core.text.messages import Msg
from service.autoplay import computers, optional_decisions, stand_in
from service.autoplay.thinking.thinker import Thinker
from service.base.config import DEFAULT_COMPUTER
from service.base.jobs import SendDirectMessage
from service.base.lenient_json import decode_object
from service.driver import driver
from service.driver.repository import MatchRepository
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from service.people.quiet_hours import rests_until
from service.usecases.play import Play
from store import rows
from store.tables import timer_rows

MOST_ANSWERS = 400
"""More moves than computer players make before a person is asked again."""


class ComputerPlayers:
    """Make the moves that computer players owe, and plans in contests for players who are out of time."""

    def __init__(self, matches: MatchRepository, play: Play, thinker: Thinker) -> None:
        self._matches = matches
        self._thinker = thinker
        self._play = play
        self._began = matches.clock.monotonic()
        play.let_computers_answer = self.answer

    async def answer(self, match_id: int) -> None:
        """Make all moves that computer players owe in a lesson, until its person is asked. Other matches wait."""
        for _ in range(MOST_ANSWERS):
            if not (await self._matches.get(match_id)).is_lesson:
                return
            timers = await self._matches.database.ask(timer_rows.timers_of_match, match_id)
            due = [timer for timer in timers if timer.kind == computers.KIND]
            if not due:
                return
            await self.act(due[0])

    async def act(self, timer: rows.Timer) -> None:
        """Choose moves outside the match's lock, then make them if the position is still the same."""
        assert timer.match_id is not None
        assert timer.seat is not None
        match = await self._matches.get(timer.match_id)
        moves: Sequence[Any] | None = None
        if self._owes(match, timer):
            moves = await self._thinker.choose(match, timer.seat, _kind(match, timer.seat))
        async with self._matches.change(timer.match_id) as unit:
            if not await self._matches.is_timer_set(timer):
                return
            unit.write_aside(timer_rows.delete_timer, timer.id)
            if (at := self._too_early(unit, timer)) is not None:
                self._again(unit, timer, at)
                return
            if not self._owes(unit.match, timer):
                return
            later = driver.wait_for_held_turn(unit, timer.seat)
            if moves is None or unit.match.row.seq != match.row.seq:
                # The position changed: think again.
                self._again(unit, timer, unit.now)
            elif later is not None:
                self._again(unit, timer, later)
            elif timer.kind == stand_in.KIND:
                _play_stand_in(unit, timer, moves)
            elif unit.match.takes_plans(timer.seat):
                driver.submit_plan(unit, timer.seat, moves[0])
            else:
                asked = optional_decisions.seats_with_offers(unit.match, unit.match.shown)
                driver.submit(unit, timer.seat, moves, origin="computer")
                waits = optional_decisions.let_answer(unit, timer.seat, asked)
                if not waits and self._owes(unit.match, timer):
                    unit.set_timer(computers.KIND, unit.now, seat=timer.seat)

    def _too_early(self, unit: UnitOfWork, timer: rows.Timer) -> int | None:
        """Return the later time for a stand-in that must not come now; None if it may."""
        assert timer.seat is not None
        if timer.kind != stand_in.KIND:
            return None
        # No player could answer while the bot was down.
        here = self._matches.clock.monotonic() - self._began
        return stand_in.find_postponed(
            unit, timer.seat, timer.payload, least=max(0, round(stand_in.MIN_SECONDS - here))
        )

    def _again(self, unit: UnitOfWork, timer: rows.Timer, at: int) -> None:
        unit.set_timer(timer.kind, at, seat=timer.seat, payload=decode_object(timer.payload))

    def _owes(self, match: MatchSnapshot, timer: rows.Timer) -> bool:
        """Return whether there is something to answer for the timer's seat."""
        assert timer.seat is not None
        seat = timer.seat
        if timer.kind == stand_in.KIND:
            answered = match.plan_of(seat) is not None
            return not answered and stand_in.has_task(match, seat, timer.payload)
        return computers.owes(match, seat)


def _play_stand_in(unit: UnitOfWork, timer: rows.Timer, moves: Sequence[Any]) -> None:
    """Answer for a seat's player. A plan is as secret as any: only they are notified of it."""
    seat = timer.seat
    assert seat is not None
    if unit.match.takes_plans(seat) and not stand_in.is_agreed(timer.payload):
        _tell_owner(unit, seat)
        driver.submit_plan(unit, seat, moves[0])
        return
    before = len(unit.match.line)
    driver.submit(unit, seat, moves, origin="computer", user_id=unit.match.seats[seat].user_id)
    if not any(mark.stood_in for mark in unit.match.line[before:]):
        _tell_owner(unit, seat)


def _tell_owner(unit: UnitOfWork, seat: int) -> None:
    """Notify the player of a seat, in private and not at night, that a computer player answers for them."""
    user_id = unit.match.seats[seat].user_id
    if user_id is not None and unit.users[user_id].kept.notices != "none":
        until = rests_until(unit.users[user_id], unit.now)
        told = SendDirectMessage(unit.match.id, user_id, Msg("say-auction-answered"))
        unit.queue(told, after=0 if until is None else until - unit.now)


def _kind(match: MatchSnapshot, seat: int) -> str:
    """Return the kind of computer player that answers for a seat."""
    row = match.seats[seat]
    return (row.computer or DEFAULT_COMPUTER) if row.user_id is None else match.settings.stand_in_by
