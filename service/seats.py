"""Who plays a seat: handing over, taking back, substitutes, and computer players that hold a place."""

from __future__ import annotations

from collections.abc import Container

from engines.core.text import Msg, SeatRef
from players import PLAYERS
from service import pausing, publishing, users, votes
from service.config import PACES
from service.errors import Refusal
from service.live import plain_json
from service.matches import Matches
from service.people import User
from service.reading import COMPUTER_NAMES, Reading
from service.seen import MatchInfo
from service.unit import Unit
from store import rows, social_rows

DEFAULT_COMPUTER = "greedy"
RUNNING = ("live", "paused")


def give(unit: Unit, seat: int, how: str, name: str, **fields: object) -> None:
    """Let somebody else play a seat; whoever plays it now is asked for what it owes."""
    unit.seat(seat, awaited=False, awaited_since=None, **fields)
    unit.cancel("computer", seat=seat)
    for kind in ("quiet", "remind", "overdue"):
        unit.cancel(kind, seat=seat)
    pausing.note(unit, seat, "replace", how=how, name=name)
    publishing.ask(unit)
    unit.card()


def release(unit: Unit, seat: int) -> None:
    """A person leaves for good. A computer player goes on; without people the match is broken off."""
    others = [row for row in unit.live.humans() if row.seat != seat]
    if not others:
        unit.seat(seat, left=True)
        votes.break_off(unit, Msg("say-broken-off-resigned", {"seat": SeatRef(seat)}))
        return
    name = COMPUTER_NAMES[seat % len(COMPUTER_NAMES)]
    unit.announce(
        Msg("say-resigned", {"seat": SeatRef(seat)}),
        ping=tuple(row.user_id for row in others if row.user_id is not None and row.seat != seat),
    )
    give(unit, seat, "resigned", name, user_id=None, owner_id=None, computer=DEFAULT_COMPUTER, left=True)


class Seats:
    """Changes of who plays."""

    def __init__(self, matches: Matches, reading: Reading) -> None:
        self._matches = matches
        self._reading = reading

    async def hand_over(
        self, user: User, match_id: int, *, to: User | None = None, computer: str | None = None
    ) -> MatchInfo:
        """Give one's seat to another person for good, or to a computer player until one takes it back."""
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be(*RUNNING)
            seat = unit.live.must_play(user.id).seat
            if to is None:
                kind = computer or DEFAULT_COMPUTER
                must_know(kind, PLAYERS)
                if not [row for row in unit.live.humans() if row.seat != seat]:
                    raise Refusal("err-last-person")
                give(unit, seat, "computer", user.name, user_id=None, computer=kind)
            else:
                if unit.live.seat_owned_by(to.id) is not None:
                    raise Refusal("err-plays-already", name=to.name)
                await self._welcome(unit, to)
                give(unit, seat, "handed-over", to.name, user_id=to.id, owner_id=to.id, computer=None)
        return await self._reading.info(match_id)

    async def take_back(self, user: User, match_id: int) -> MatchInfo:
        """Play one's own seat again after a computer player held it."""
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be(*RUNNING)
            seat = unit.live.seat_owned_by(user.id)
            if seat is None:
                raise Refusal("err-not-your-seat")
            if seat.user_id == user.id:
                raise Refusal("err-plays-already", name=user.name)
            give(unit, seat.seat, "taken-back", user.name, user_id=user.id, computer=None)
        return await self._reading.info(match_id)

    async def computer_holds(self, user: User, match_id: int, seat: int) -> MatchInfo:
        """Let a computer player hold an overdue seat until its owner comes back."""
        async with self._matches.unit(match_id, user) as unit:
            row = self._overdue(unit, user, seat)
            give(unit, row.seat, "held", COMPUTER_NAMES[seat % 6], user_id=None, computer=DEFAULT_COMPUTER)
        return await self._reading.info(match_id)

    async def wait_more(self, user: User, match_id: int, seat: int) -> MatchInfo:
        """Give an overdue seat as long again before the others are asked once more."""
        async with self._matches.unit(match_id, user) as unit:
            row = self._overdue(unit, user, seat)
            unit.timer("overdue", unit.now + PACES[unit.live.row.pace], seat=row.seat)
        return await self._reading.info(match_id)

    async def find_substitute(self, user: User, match_id: int, seat: int) -> MatchInfo:
        """Call for somebody who takes an overdue seat; players may also call for their own."""
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be(*RUNNING)
            own = unit.live.seat_owned_by(user.id)
            if own is None or own.seat != seat:
                self._overdue(unit, user, seat)
            live, now = unit.live, unit.now
            unit.also(lambda tx: social_rows.close_proposals(tx, live.id, now, [_call(seat)]))
            unit.also(
                lambda tx: social_rows.insert_proposal(
                    tx,
                    match_id=live.id,
                    kind=_call(seat),
                    by_user=user.id,
                    now=now,
                    payload=plain_json({"asked": []}),
                )
            )
            unit.announce(Msg("say-substitute-wanted", {"seat": SeatRef(seat)}), call="substitute", seat=seat)
        return await self._reading.info(match_id)

    async def take_seat(self, user: User, match_id: int, seat: int) -> MatchInfo:
        """Step in for a seat for which a substitute is called."""
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be(*RUNNING)
            if unit.live.seat_owned_by(user.id) is not None:
                raise Refusal("err-plays-already", name=user.name)
            async with self._matches.database.read() as conn:
                calls = await social_rows.open_proposals(conn, match_id, _call(seat))
            if not calls or not 0 <= seat < len(unit.live.seats):
                raise Refusal("err-no-call")
            live, now = unit.live, unit.now
            unit.also(lambda tx: social_rows.close_proposals(tx, live.id, now, [_call(seat)]))
            give(unit, seat, "substituted", user.name, user_id=user.id, owner_id=user.id, computer=None)
        return await self._reading.info(match_id)

    def _overdue(self, unit: Unit, user: User, seat: int) -> rows.Seat:
        unit.live.must_be("live")
        unit.live.must_play(user.id)
        if not 0 <= seat < len(unit.live.seats):
            raise Refusal("err-no-such-seat")
        row = unit.live.seats[seat]
        if row.user_id is None or row.user_id == user.id or not row.awaited:
            raise Refusal("err-not-overdue", seat=SeatRef(seat))
        since = max(row.awaited_since or unit.now, unit.users[row.user_id].kept.vacation_until or 0)
        if unit.now - since < PACES[unit.live.row.pace]:
            raise Refusal("err-not-overdue", seat=SeatRef(seat))
        return row

    async def _welcome(self, unit: Unit, newcomer: User) -> None:
        async with self._matches.database.read() as conn:
            known = (await users.load(conn, [newcomer.id]))[newcomer.id]
        unit.users[newcomer.id] = met = users.met(known, newcomer)
        if met != known:
            unit.also(lambda tx: users.keep(tx, met))


def must_know(kind: str, known: Container[str]) -> None:
    """Raise Refusal if there is no such computer player."""
    if kind not in known:
        raise Refusal("err-no-such-computer", text=kind[:40])


def _call(seat: int) -> str:
    return f"substitute-{seat}"
