"""One match through the service: its timers fire and its people visit on a clock that jumps to the next event."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from msgspec import Struct

from benchmarks.match_duration.deciders import Deciders
from benchmarks.match_duration.pauses import AT_ONCE, QUIET, Pauses, name_of
from engines.core.play.standing_orders import ChosenItems
from service.app import Kontor
from service.autoplay import premoves
from service.autoplay import stand_in as stand_in_rules
from service.base.errors import TurnHeldBack
from service.driver.starting import begin_match
from service.match.log_line import StepSummary
from service.match.snapshot import MatchSnapshot
from service.people.user import User
from store.tables import timer_rows

GUILD, CHANNEL = 1, 2
NOBODY = "nobody waited for"
"""The label of time in which a player moves, a turn is held back, or an order takes its time."""
MOST_VISITS = 20_000


class TurnedClock:
    """A clock that only moves when it is set."""

    def __init__(self, now: int) -> None:
        self.time = now

    def now(self) -> int:
        """See `service.base.clock.Clock`."""
        return self.time

    def monotonic(self) -> float:
        """See `service.base.clock.Clock`."""
        return self.time


class Course(Struct, frozen=True):
    """The duration of a match.

    seconds: from its start to its last move. handovers: how often a new player had to be awaited; players asked at
    the same moment count once.
    """

    seconds: int
    handovers: int


def movers(line: Iterable[StepSummary]) -> list[int]:
    """Return the seat of each decision in a log, which made it or for which it was made, in order."""
    return [mark.seat for mark in line if mark.is_move and mark.seat is not None]


def one_after_the_other(deciders: Sequence[int], start: int, people: Sequence[Pauses]) -> Course:
    """Ask the seats in turn: a new pause whenever the seat changes, none while it stays the same."""
    now, there, handovers = start, None, 0
    for seat in deciders:
        if seat == there:
            now += AT_ONCE
        else:
            now, there, handovers = people[seat].answered(now), seat, handovers + 1
    return Course(now - start, handovers)


class Waited(Struct, frozen=True):
    """The course of a match. spent: seconds by kind of awaited decision; they add up to the match's.

    baseline: of the same decisions asked one after the other.
    """

    course: Course
    baseline: Course
    spent: Mapping[str, float]


class Visit(Struct, frozen=True):
    """A future visit of a player. asked: since when they are asked. kind: of the decision. stays: they are still
    present.
    """

    at: int
    asked: int
    kind: str
    stays: bool = False


class SimulatedMatch:
    """A match of people with these decisions, pauses and orders, by seat."""

    def __init__(self, kontor: Kontor, clock: TurnedClock, minds: Deciders, people: Sequence[Pauses]) -> None:
        self._kontor, self._clock = kontor, clock
        self._minds, self._people = minds, people
        self._users = [User(seat + 1, f"Person {seat + 1}") for seat in range(len(people))]
        self._id = 0
        self._orders: Mapping[str, ChosenItems] = {}
        self._ahead = False
        self._coming: dict[int, Visit] = {}
        self._spent: defaultdict[str, float] = defaultdict(float)
        self._moments: set[int] = set()
        self._asked_last: dict[str, tuple[int, int]] = {}
        """By kind of decision, the seat asked last, and the turn."""

    async def play(
        self,
        game: str,
        seed: bytes,
        orders: Mapping[str, ChosenItems],
        ahead: bool,
        baseline: Sequence[Pauses],
        *,
        stand_in: int = 0,
    ) -> Waited:
        """Play a match to its end, every person with these orders.

        ahead: they plan their next turn. baseline: the same people, asked otherwise. stand_in: hours after which a
        computer player answers once for a late player; 0 for never.
        """
        start = self._clock.time
        await self._begin(game, seed, stand_in)
        self._orders, self._ahead = orders, ahead
        for seat in range(len(self._users)):
            await self._order(seat)
        for _ in range(MOST_VISITS):
            live = await self._live()
            if live.row.status != "live":
                asked = one_after_the_other(movers(live.line), start, baseline)
                return Waited(Course(self._clock.time - start, len(self._moments)), asked, dict(self._spent))
            self._look_round(live)
            await self._go_on()
        raise RuntimeError(f"{game} {seed.hex()} does not come to an end")

    async def _begin(self, game: str, seed: bytes, stand_in: int) -> None:
        for user, person in zip(self._users, self._people, strict=True):
            await self._kontor.users.update(user, time_zone=name_of(person.zone), quiet=QUIET)
        host, *guests = self._users
        seats = len(self._users)
        info = await self._kontor.lobby.create(
            host, game=game, guild_id=GUILD, channel_id=CHANNEL, locale="en", seats=seats, stand_in=stand_in
        )
        self._id = info.id
        for guest in guests:
            await self._kontor.lobby.join(guest, self._id)
        for user in self._users:
            await self._kontor.lobby.refuse_usual_orders(user, self._id, True)
        async with self._kontor.matches.change(self._id) as unit:
            begin_match(unit, seed)

    async def _live(self) -> MatchSnapshot:
        return await self._kontor.matches.get(self._id)

    # ------------------------------------------------------------------ time

    def _look_round(self, live: MatchSnapshot) -> None:
        """Schedule visits of seats that are asked something new; cancel those of seats that are not asked any
        more.
        """
        asked = {
            row.seat: row.awaited_since or self._clock.time
            for row in live.seats
            if row.awaited and live.plan_of(row.seat) is None and live.held_until(row.seat) is None
        }
        for seat, coming in tuple(self._coming.items()):
            if not coming.stays and coming.asked != asked.get(seat):
                del self._coming[seat]
        for seat, since in asked.items():
            if seat not in self._coming:
                at = self._people[seat].answered(self._clock.time)
                self._coming[seat] = Visit(at, since, self._kind(live, seat))

    def _kind(self, live: MatchSnapshot, seat: int) -> str:
        """Return the kind of question, with "again" if the seat is asked it again in one of its turns."""
        decision = next(found for found in live.decisions(live.shown) if found.seat == seat)
        name = decision.prompt.key.removeprefix(f"{live.game.info.key}-ask-")
        before, now = self._asked_last.get(name), (seat, live.game.rules.turn(live.shown))
        self._asked_last[name] = now
        return f"{name} again" if before == now and now[1] else name

    async def _go_on(self) -> None:
        """Set the clock to the next event, and let it happen; timers first."""
        timer = await self._kontor.database.ask(timer_rows.next_after)
        visit = min(((coming.at, seat) for seat, coming in self._coming.items()), default=None)
        if timer is not None and (visit is None or timer <= visit[0]):
            self._turn(timer)
            await self._fire()
        elif visit is not None:
            self._turn(visit[0])
            await self._visit(visit[1])
        else:
            raise RuntimeError(f"match {self._id} waits for nobody and nothing")

    def _turn(self, at: int) -> None:
        passed = max(0, at - self._clock.time)
        waited_for = [coming.kind for coming in self._coming.values() if not coming.stays] or [NOBODY]
        for kind in waited_for:
            self._spent[kind] += passed / len(waited_for)
        self._clock.time += passed

    async def _fire(self) -> None:
        due = await self._kontor.database.ask(timer_rows.due, self._clock.time)
        for timer in due:
            if timer.kind == "order" and timer.seat is not None:
                await self._think_again(timer.seat)
            await self._kontor.timers.fire(timer)
            if timer.kind == stand_in_rules.KIND and timer.seat is not None:
                await self._stood_in(timer.seat)

    async def _stood_in(self, seat: int) -> None:
        """Count the wait for a seat that a stand-in answered for."""
        live, coming = await self._live(), self._coming.get(seat)
        if coming is None or coming.stays:
            return
        if live.seats[seat].awaited_since != coming.asked or live.plan_of(seat) is not None:
            self._moments.add(coming.asked)

    # ------------------------------------------------------------------ people

    async def _visit(self, seat: int) -> None:
        """Let a seat's player answer, and stay for the next question."""
        coming = self._coming.pop(seat)
        action = self._minds.answer(await self._live(), seat)
        if action is None:
            await self._order(seat)
            await self._give(seat)
            return
        if not coming.stays:
            self._moments.add(coming.asked)
        # If another player's held turn changes the options, they look again.
        with suppress(TurnHeldBack):
            await self._kontor.play.submit(self._users[seat], self._id, [action])
        self._coming[seat] = Visit(self._clock.time + AT_ONCE, coming.asked, coming.kind, stays=True)

    async def _order(self, seat: int) -> None:
        """Give the orders that are not active, or not as given, before leaving."""
        if not self._orders or (await self._live()).row.status != "live":
            return
        table = await self._kontor.play.panel(self._users[seat], self._id)
        for order in table.instructions.orders:
            if order.key not in self._orders:
                continue
            chosen = self._orders[order.key]
            if not order.on or order.chosen != chosen:
                await self._kontor.standing_orders.set(self._users[seat], self._id, order.key, True, chosen)

    async def _give(self, seat: int) -> None:
        """Plan the next turn again from the current position, with all conditions that the game offers."""
        live = await self._live()
        if not self._ahead or live.row.status != "live":
            return
        ahead, user = self._kontor.premoves, self._users[seat]
        given = premoves.read_premoves(live, seat)
        if given is not None:
            await ahead.take_back(user, self._id, every=True)
        for _ in range(premoves.MAX_PREMOVES):
            live = await self._live()
            given = premoves.read_premoves(live, seat)
            chosen_in = premoves.find_next_position(live, seat, given)
            if chosen_in is None or live.game.premoves is None:
                return
            new = given is None and not live.game.premoves.resumes(live.readable(seat), seat)
            action = self._minds.foresee(live, chosen_in.state, seat, first=new)
            if action is None:
                return
            await ahead.give(user, self._id, action)

    async def _think_again(self, seat: int) -> None:
        """Take back premoves that the player would not make now, as if a condition had excluded them."""
        live = await self._live()
        given = premoves.read_premoves(live, seat)
        if given is None or not premoves.is_playable_now(live, seat, given):
            return
        same = self._minds.same(live, seat, [live.game.actions.decode(one.move) for one in given.moves])
        for _ in given.moves[same:]:
            await self._kontor.premoves.take_back(self._users[seat], self._id)
