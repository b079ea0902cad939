"""Matches with contests over days, drawn from a seed, in worlds that come to the same plans at the same moments.

Until then others answer in another order, otherwise, by hand or by an order, change their minds, and plan ahead of
being asked. People are away, sleep, get no direct messages, nudge, call computer players, vote and pause in the
meantime, the same in all worlds.
"""

import random
from collections.abc import Awaitable, Callable
from typing import Any

from engines.core.mechanics.auctions import BidLimit
from engines.core.rng import rng_from
from service.base.config import HOUR
from service.base.read_models.matches import ProposalInfo
from service.match.snapshot import MatchSnapshot
from service.people.user import User
from tests.service.helpers.match import PEOPLE, STRANGER, ServiceMatch
from tests.service.secrecy.twins import World, tried
from tests.toys.salesroom.position import Sell

SEATS = {"salesroom": 4, "golden_age": 4, "first_train": 3, "lots": 4}
STAGES = {"salesroom": 3, "golden_age": 3, "first_train": 7, "lots": 6}
"""By game, how many times plans are asked for."""
MINUTE = 60
ENDS = (90, 30 * 60, 50 * 60, 50 * 60)
"""After how many minutes the last one asked may answer."""
ORDERED = 4
"""Minutes within which an order has answered."""
DEEDS = ("look", "nudge", "wait", "wait", "undo", "no", "substitute", "follow", "restart", "computers")
Happening = tuple[int, int, Callable[[], Awaitable[Any]]]
"""Minute, rank among those of the minute, and what is done."""


class Days(World):
    """One world of such a match. both: draws what is the same in both; alone: what is not."""

    def __init__(self, match: ServiceMatch, game: str, seed: str, number: int) -> None:
        self.both = random.Random(f"{game} {seed}")
        self.alone = random.Random(f"{game} {seed} {number}")
        self.number = number
        self.game = game
        super().__init__(match, (PEOPLE[0], PEOPLE[self.both.randrange(1, SEATS[game])]))

    async def play(self) -> None:
        """Play until plans were asked for often enough."""
        match = self.match
        await match.begin(people=SEATS[self.game], game=self.game, grace=0)
        for user in match.people:
            await self._settle_in(user)
        stages = 0
        while stages < STAGES[self.game]:
            live = await match.live()
            if live.contest is None:
                await self._move()
            else:
                await self._contest(live)
                stages += 1

    async def _settle_in(self, user: User) -> None:
        """Say how a user is notified, and whether direct messages reach them."""
        draw = self.both
        drawn = (draw.randrange(24 * 60), draw.randrange(24 * 60))
        await self.match.kontor.users.update(
            user,
            notices=draw.choice(("mention", "mention", "dm", "dm_hand", "none")),
            quiet=draw.choice((None, (22 * 60, 7 * 60), (11 * 60, 15 * 60), drawn)),
            reminder_gaps=draw.choice((None, (), (1,), (2, 3, 9), (20, 30, 40))),
        )
        if draw.random() < 0.5:
            self.match.discord.closed.add(user.id)

    async def _move(self) -> None:
        """Make a move of an awaited player."""
        user = PEOPLE[min(await self.match.awaited())]
        await self.match.do(user, await opening_move(self.match, user, self.both))

    async def look(self) -> None:
        """Note, besides, the refusals of presses that no player may make while many are asked."""
        await super().look()
        contest, seats = (await self.match.live()).contest, self.match.kontor.seats
        if contest is None or contest.started:
            return
        for user in (*self.watchers, STRANGER):
            for act in (seats.lend_to_computer, seats.wait_more, seats.find_substitute):
                for seat in contest.seats:
                    if PEOPLE[seat].id != user.id:
                        await self.try_out(act(user, self.match.id, seat))

    # -------------------------------------------------------------- contests

    async def _contest(self, live: MatchSnapshot) -> None:
        """Let a contest be answered, the last answer at a moment that is the same in all worlds."""
        begun, end = self.match.clock.now(), self.both.choice(ENDS)
        asked = sorted(await self.match.awaited())
        happens = self._same_in_both(live, asked, end)
        happens += self._answers(live, asked, end)
        for minute, _, do in sorted(happens, key=lambda one: one[:2]):
            await self.match.wait(max(0, begun + minute * MINUTE - self.match.clock.now()))
            await do()
            await self.match.settle()
        await self.match.wait(10 * MINUTE)
        await self.look()
        for user in self.match.people:
            # What is news to a player depends on when they were there themselves.
            await self.match.look(user, look=True)

    def _answers(self, live: MatchSnapshot, asked: list[int], end: int) -> list[Happening]:
        """Draw who answers when and how until all come to the same plans."""
        facts = live.contest
        assert facts is not None
        wanted = {seat: any_plan(live, seat, self.both) for seat in asked}
        watching = [seat for seat in asked if PEOPLE[seat] in self.watchers]
        others = [seat for seat in asked if seat not in watching]
        turned = self.number % max(1, len(others))
        finally_ = [*watching, *others[turned:], *others[:turned]]
        if watching and self.both.random() < 0.4:
            # A watcher is the last to answer, who may call computer players for the others.
            finally_.append(finally_.pop(0))
        found: list[Happening] = [(end, 5, self._submit(seat, wanted[seat])) for seat in finally_]
        for seat in finally_[:-1]:
            draw = self.both if seat in watching else self.alone
            for _ in range(draw.choice((0, 1, 1, 3))):
                plan, at = any_plan(live, seat, draw), draw.choice((1, draw.randint(1, end - 10)))
                found += self._ordered(seat, plan, at) or [(at, 3, self._submit(seat, plan))]
        for seat in facts.seats:
            if seat not in asked and PEOPLE[seat] not in self.watchers and self.alone.random() < 0.7:
                found.append((self.alone.randint(1, end - 1), 3, self._change_mind(live, seat)))
        return found

    def _ordered(self, seat: int, plan: Any, at: int) -> list[Happening]:
        """Let a standing order give a plan instead, and end it; nothing if there is none that could."""
        draw = self.both if PEOPLE[seat] in self.watchers else self.alone
        if self.game != "salesroom" or not isinstance(plan, BidLimit) or plan.asks or draw.random() < 0.5:
            return []

        def order(on: bool) -> Callable[[], Awaitable[Any]]:
            args = PEOPLE[seat], self.match.id, "limit", on, (f"thing={plan.most}",) if on else ()
            return lambda: tried(self.match.kontor.standing_orders.set(*args))

        return [(at, 3, order(True)), (at + ORDERED, 0, order(False))]

    def _submit(self, seat: int, plan: Any) -> Callable[[], Awaitable[Any]]:
        # Some have other names by now, which a plan does not show, and answer where no message reached them.
        known = PEOPLE[seat]
        renamed, reached = self.alone.random() < 0.3, self.alone.random() < 0.5
        named = User(known.id, f"{known.name} {self.alone.random()}") if renamed else known

        async def submit() -> None:
            facts = (await self.match.live()).contest
            if reached and facts is not None and not facts.started and known not in self.watchers:
                await self.match.kontor.social.note_reachable(known.id)
            await tried(self.match.kontor.play.submit(named, self.match.id, [plan]))

        return submit

    def _change_mind(self, live: MatchSnapshot, seat: int) -> Callable[[], Awaitable[Any]]:
        """Plan something else before being asked, and come back to what was planned, or to nothing."""
        contest, before = live.game.contest, live.plan_of(seat)
        assert contest is not None
        other = any_plan(live, seat, self.alone)

        async def change() -> None:
            play = self.match.kontor.play
            if before is not None and not any(one.admits(before) for one in contest.options(live.state, seat)):
                return
            if isinstance(await tried(play.submit(PEOPLE[seat], self.match.id, [other])), str):
                return
            if before is None:
                await play.withdraw_plan(PEOPLE[seat], self.match.id)
            else:
                await play.submit(PEOPLE[seat], self.match.id, [before])

        return change

    # -------------------------------------------------------------- the same in all worlds

    def _same_in_both(self, live: MatchSnapshot, asked: list[int], end: int) -> list[Happening]:
        """Draw what people do besides, and what happens to them."""
        draw = self.both
        found: list[Happening] = [(at, 4, self.look) for at in {end - 1, *range(0, end, 6 * 60)}]
        for _ in range(draw.randint(1, 8)):
            at, who, what = draw.randint(1, end - 1), draw.randrange(SEATS[self.game]), draw.choice(DEEDS)
            if what != "computers" or (PEOPLE[who] in self.watchers and who in asked):
                found.append((at, 2, self._deed(who, what)))
        if draw.random() < 0.3 and end > HOUR // MINUTE:
            at = draw.randint(1, end - 50)
            found += [(at, 2, self._deed(0, "pause")), (at + draw.randint(1, 40), 2, self._deed(0, "resume"))]
        for user in self.match.people:
            if draw.random() < 0.1:
                found.append((draw.randint(0, end), 0, self._leave(user, draw.randint(60, 72 * 60))))
        if draw.random() < 0.5:
            at = draw.randint(0, end - 1)
            found += [(at, 1, self._outage(True)), (at + draw.randint(1, 12), 1, self._outage(False))]
        return found

    def _leave(self, user: User, minutes: int) -> Callable[[], Awaitable[Any]]:
        match = self.match
        return lambda: match.kontor.users.update(user, vacation_until=match.clock.now() + minutes * MINUTE)

    def _outage(self, out: bool) -> Callable[[], Awaitable[None]]:
        async def turn() -> None:
            self.match.discord.out = out

        return turn

    def _deed(self, who: int, what: str) -> Callable[[], Awaitable[None]]:
        async def do() -> None:
            met = await tried(self._done(PEOPLE[who], who, what))
            if PEOPLE[who] in self.watchers:
                self.readings.append(repr((who, what, met)))

        return do

    async def _done(self, user: User, seat: int, what: str) -> Any:
        match, kontor = self.match, self.match.kontor
        match what:
            case "look":
                return await match.look(user, look=True)
            case "nudge":
                return await kontor.social.nudge(user, match.id)
            case "follow":
                return await kontor.social.follow(STRANGER, match.id, True)
            case "wait":
                return await kontor.seats.wait_more(user, match.id, None)
            case "computers":
                return await kontor.seats.let_computers_answer(user, match.id)
            case "substitute":
                return await kontor.seats.find_substitute(user, match.id, seat)
            case "undo" if (await match.look(user)).undo.way != "alone":
                return isinstance(await kontor.play.undo(user, match.id), ProposalInfo)
            case "no":
                for vote in (await match.look(user)).proposals:
                    await kontor.votes.answer(user, vote.id, False)
            case "pause":
                asked = await kontor.votes.pause(user, match.id)
                for other in match.people[1:] if isinstance(asked, ProposalInfo) else ():
                    await kontor.votes.answer(other, asked.id, True)
            case "resume":
                return await kontor.votes.resume(user, match.id)
            case "restart":
                await match.restart()
        return None


async def opening_move(match: ServiceMatch, user: User, chance: random.Random) -> Any:
    """Return one of a user's moves; one that opens a contest where that is possible."""
    options = (await match.look(user)).choices.options
    opening = [one for one in options if one.group == "auction" or isinstance(one.action, Sell)]
    return chance.choice(opening or options).random(rng_from(str(chance.random())))


def any_plan(live: MatchSnapshot, seat: int, chance: random.Random) -> Any:
    """One of the plans that are possible; of the seat to act, one by which it acts."""
    contest, facts = live.game.contest, live.contest
    assert contest is not None
    assert facts is not None
    rng = rng_from(str(chance.random()))
    while True:
        wanted = rng.choice(contest.options(live.state, seat)).random(rng)
        if seat != facts.next or contest.act(live.state, seat, wanted) is not None:
            return wanted
