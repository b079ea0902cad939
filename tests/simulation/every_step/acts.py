"""What people do in a scripted session. Each act can be tried again, as a person does who got no answer."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from engines.core.rng import Rng
from players.bidding import choose_plan
from service.app import Kontor
from service.base.read_models.panels import UndoQuestion
from service.match.snapshot import MatchSnapshot
from service.people.user import User
from tests.simulation.choices import choose_move, options_of, tag
from tests.simulation.people import PLAYER, Ledger, Press

Hand = Callable[[Kontor], Awaitable[Any]]
"""Something to be done with the service; again, if it is not known whether it was done."""
PUBLISHED: Final = 240.0
"""Seconds after which a finished turn is public, and standing orders have answered."""
STAND_IN: Final = 12
"""Hours after which a computer player answers for a person."""


class Table(Struct):
    """What an act finds. match: its number, 0 before it is open."""

    kontor: Kontor
    users: Sequence[User]
    ledger: Ledger
    guild: int
    channel: int
    game: str
    match: int
    rng: Random

    async def live(self) -> MatchSnapshot:
        """Return the match."""
        return await self.kontor.matches.get(self.match)

    def player(self, live: MatchSnapshot, seat: int) -> User:
        """Return who owns a seat."""
        return next(user for user in self.users if user.id == live.seats[seat].owner_id)


class Act(Struct, frozen=True):
    """One act. begin: prepares it, and returns the hand; None if there is nothing to do, which is a fault of the
    script.

    after: how many seconds pass before the next act. probed: whether a fault is put at each of its steps. drawn:
    whether chance decides what it brings, so that it brings something else if it has to be done again. idle:
    whether no one does anything, so that stand-ins answer.
    """

    name: str
    begin: Callable[[Table], Coroutine[Any, Any, Hand | None]]
    after: float = PUBLISHED
    probed: bool = True
    drawn: bool = False
    idle: bool = False


# ------------------------------------------------------------------ the lobby


def create() -> Act:
    """Open the lobby, unless there is one by now."""

    async def begin(table: Table) -> Hand:
        async def hand(kontor: Kontor) -> Any:
            if table.match == 0:
                return await kontor.lobby.create(
                    table.users[0],
                    game=table.game,
                    guild_id=table.guild,
                    channel_id=table.channel,
                    locale="en",
                    seats=len(table.users),
                    grace=15,
                    stand_in=STAND_IN,
                    options={},
                )
            return True

        return hand

    return Act("create", begin, 2.0)


def join(who: int) -> Act:
    """Join the lobby."""
    return _simple(
        f"join {who}", lambda table, kontor: _true(kontor.lobby.join(table.users[who], table.match)), 2.0
    )


def start() -> Act:
    """Start the match."""
    act = _simple("start", lambda table, kontor: _true(kontor.lobby.start(table.users[0], table.match)))
    return msgspec.structs.replace(act, drawn=True)


def opening(people: int) -> list[Act]:
    """Open a match and start it."""
    return [create(), *map(join, range(1, people)), start()]


# ------------------------------------------------------------------ moves


def press(*wanted: str, after: float = PUBLISHED, who: int | None = None, twice: bool = False) -> Act:
    """Make a move: of these kinds, in this order of preference, if there is one; else any."""

    async def begin(table: Table) -> Hand | None:
        live = await table.live()
        seat = _who(live, who, wanted)
        if seat is None:
            return None
        facts = live.contest
        if facts is not None and seat in facts.seats:
            chosen = choose_plan(PLAYER, live.game, live.state, seat, Rng(table.rng.randbytes(16)))
            payload, planned = repr(chosen), True
        else:
            chosen = choose_move(live, seat, wanted, Rng(table.rng.randbytes(16)))
            payload, planned = live.game.actions.encode(chosen).decode(), False
        user = table.player(live, seat)
        made = Press(user.id, seat, live.seats[seat].own, payload, planned)
        token = live.token(seat)
        table.ledger.tried.append(made)

        async def hand(kontor: Kontor) -> Any:
            done = await kontor.play.submit(user, table.match, [chosen], token)
            table.ledger.done.append(made)
            return done

        return hand

    return Act("press " + " ".join(wanted), begin, after)


def _who(live: MatchSnapshot, who: int | None, wanted: Sequence[str]) -> int | None:
    """Return the seat that moves: the named one, else one that can make a wanted move, else one that is asked."""
    if live.row.status != "live":
        return None
    if who is not None:
        return who
    seats = range(len(live.seats))
    able = [seat for seat in seats if set(wanted) & {tag(one.action) for one in options_of(live, seat)}]
    facts = live.contest
    plans = [] if facts is None else [seat for seat in sorted(facts.seats) if live.plan_of(seat) is None]
    asked = [seat for seat in seats if seat in live.awaited(live.readable(seat)) and options_of(live, seat)]
    return next(iter([*able, *plans, *asked]), None)


def undo(who: int | None = None) -> Act:
    """Take the last move back, alone if that is allowed, else by asking the others."""

    async def begin(table: Table) -> Hand | None:
        live = await table.live()
        seat = who if who is not None else next((s.seat for s in live.seats if live.undo_of(s.seat)), None)
        if seat is None:
            return None
        user, token = table.player(live, seat), live.token(seat)

        async def hand(kontor: Kontor) -> Any:
            done = await kontor.play.undo(user, table.match, token)
            if isinstance(done, UndoQuestion):
                return await kontor.play.undo(user, table.match, token, sure=done.takes.steps)
            return done

        return hand

    return Act("undo", begin)


def agree() -> Act:
    """Say yes to the open vote."""

    async def begin(table: Table) -> Hand | None:
        for user in table.users:
            for vote in (await table.kontor.play.panel(user, table.match)).proposals:
                if user.id in vote.asked and user.id not in vote.yes:
                    return lambda kontor: _true(kontor.votes.answer(user, vote.id, True))
        return None

    return Act("agree", begin)


def pause(who: int) -> Act:
    """Ask for a pause, or agree to one."""
    return _simple(f"pause {who}", lambda table, kontor: kontor.votes.pause(table.users[who], table.match))


def resume(who: int) -> Act:
    """Go on after a pause."""
    return _simple(
        f"resume {who}", lambda table, kontor: _true(kontor.votes.resume(table.users[who], table.match))
    )


def order(who: int, on: bool = True) -> Act:
    """Give or cancel the first standing order of the game that needs no choice."""

    async def begin(table: Table) -> Hand | None:
        known = [one.key for one in (await table.live()).game.orders if one.choice is None]
        if not known:
            return None
        return lambda kontor: kontor.standing_orders.set(table.users[who], table.match, known[0], on)

    return Act(f"order {on}", begin)


def plan_ahead(*wanted: str) -> Act:
    """Plan a move of a player who can."""

    async def begin(table: Table) -> Hand | None:
        live = await table.live()
        for seat in range(len(live.seats)):
            user = table.player(live, seat)
            if live.game.premoves is None or seat in live.awaited(live.shown):
                continue
            panel = await table.kontor.premoves.panel(user, table.match)
            options = panel.choices.options
            if not options:
                continue
            found = [one for kind in wanted for one in options if tag(one.action) == kind] or list(options)
            action = found[0].random(Rng(table.rng.randbytes(16)))
            table.ledger.ahead.add((user.id, live.game.actions.encode(action).decode()))
            return lambda kontor: _true(kontor.premoves.give(user, table.match, action, panel.token))
        return None

    return Act("plan ahead", begin)


def lend(who: int) -> Act:
    """Lend a seat to a computer player."""
    return _simple(
        f"lend {who}", lambda table, kontor: _true(kontor.seats.hand_over(table.users[who], table.match))
    )


def take_back(who: int) -> Act:
    """Take a lent seat back."""
    return _simple(
        f"take back {who}", lambda table, kontor: _true(kontor.seats.take_back(table.users[who], table.match))
    )


# ------------------------------------------------------------------ time


def wait(hours: float) -> Act:
    """Do nothing for hours."""

    async def begin(_: Table) -> Hand:
        async def hand(_: Kontor) -> Any:
            return True

        return hand

    return Act(f"wait {hours:g} h", begin, hours * 3600, idle=True)


def restart() -> Act:
    """Close the service; another life begins."""

    async def begin(_: Table) -> Hand:
        return lambda kontor: _true(kontor.close())

    return Act(RESTART, begin)


RESTART: Final = "restart"


def _simple(name: str, work: Callable[[Table, Kontor], Awaitable[Any]], after: float = PUBLISHED) -> Act:
    async def begin(table: Table) -> Hand:
        return lambda kontor: work(table, kontor)

    return Act(name, begin, after)


async def _true(work: Awaitable[Any]) -> bool:
    """Await work that returns nothing; return that it was done."""
    await work
    return True
