"""In the games themselves, no player learns what others planned before, or who planned last.

Two worlds come to the same plans at the same moments. Until then others answer in another order, change their
minds, and plan ahead of being asked. A person who did the same in both must get the same.
"""

import dataclasses
import itertools
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from engines.core.rng import rng_from
from service.base.errors import IllegalMove
from service.base.jobs import AddPictures, SendDirectMessage, SendNotice, SetThreadMember
from service.match.snapshot import MatchSnapshot
from service.people.user import User
from store.rows import Instruction
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.information_sets import everything, first_difference
from tests.service.helpers.match import PEOPLE, STRANGER, ServiceMatch
from tests.tiers import few

STAGES = {"golden_age": 3, "first_train": 7, "lots": 6}
"""By game, how many times plans are asked for."""
SEATS = {"golden_age": 4, "first_train": 3, "lots": 4}


class World:
    """One world. both: draws what is the same in both; alone: what is not. got: what reached the watchers."""

    def __init__(self, match: ServiceMatch, seed: str, number: int) -> None:
        self.match = match
        self.number = number
        self.both = random.Random(seed)
        self.alone = random.Random(f"{seed} {number}")
        self.got: list[str] = []

    async def play(self, game: str) -> list[str]:
        """Play until plans were asked for often enough; what the watchers got."""
        match = self.match
        await match.begin(people=SEATS[game], game=game, grace=0)
        for user in match.people:
            await match.kontor.users.update(user, notices=self.both.choice(("mention", "dm", "none")))
        stages = 0
        while stages < STAGES[game]:
            live = await match.live()
            assert live.row.status == "live"
            if live.contest is None:
                await self._move()
            else:
                await self._plan(live)
                stages += 1
        return self.got

    async def _move(self) -> None:
        """Make a move of an awaited player; a contest is opened where that is possible."""
        user = PEOPLE[min(await self.match.awaited())]
        options = (await self.match.look(user)).choices.options
        option = self.both.choice([one for one in options if one.group == "auction"] or options)
        await self.match.do(user, self.both.choice(list(itertools.islice(option.expand(), 20))))

    async def _plan(self, live: MatchSnapshot) -> None:
        """Submit a plan for each seat asked, the last one half an hour later."""
        facts = live.contest
        assert facts is not None
        asked = sorted(await self.match.awaited())
        self.both.shuffle(asked)
        wanted = {seat: any_plan(live, seat, self.both) for seat in asked}
        watcher, *others = asked
        idle = [seat for seat in facts.seats if seat not in asked]
        if others:
            turned = self.number % len(others)
            others = [*others[turned:], *others[:turned]]
            await self._submit(watcher, wanted[watcher])
        for seat in others[:-1]:
            for _ in range(self.alone.randrange(3)):
                await self._submit(seat, any_plan(live, seat, self.alone))
            await self._submit(seat, wanted[seat])
        for seat in idle:
            if self.alone.random() < 0.7:
                await self._change_mind(live, seat)
        watchers = {watcher, *(seat for seat in range(len(live.seats)) if seat not in facts.seats)}
        await self._look(watchers, 20)
        last = others[-1] if others else watcher
        await self._submit(last, wanted[last])
        await self._look(watchers, 40)

    async def _change_mind(self, live: MatchSnapshot, seat: int) -> None:
        """Plan something else before being asked, and come back to what was planned, or to nothing."""
        contest, before = live.game.contest, live.plan_of(seat)
        assert contest is not None
        if before is not None and not any(one.admits(before) for one in contest.options(live.state, seat)):
            return
        try:
            await self._submit(seat, any_plan(live, seat, self.alone))
        except IllegalMove:
            return
        if before is None:
            await self.match.kontor.play.withdraw_plan(PEOPLE[seat], self.match.id)
        else:
            await self._submit(seat, before)

    async def _submit(self, seat: int, plan: Any) -> None:
        known = PEOPLE[seat]
        # Some have other names by now, which a plan does not show.
        named = User(known.id, f"{known.name} {self.alone.random()}") if self.alone.random() < 0.3 else known
        await self.match.kontor.play.submit(named, self.match.id, [plan])
        await self.match.settle()
        await self.match.wait(self.alone.randrange(90))

    async def _look(self, watchers: Iterable[int], minute: int) -> None:
        """What reached the watchers and the public, and what they can look at; the clock goes on to a minute."""
        match = self.match
        hour = match.clock.time - match.clock.time % 3600
        await match.wait(max(0, hour + minute * 60 - match.clock.time))
        users = {PEOPLE[seat].id for seat in watchers}
        for said in sorted(match.discord.delivered, key=lambda one: (one.at, repr(one.job))):
            private = isinstance(said.job, SendNotice | SendDirectMessage)
            if isinstance(said.job, SetThreadMember | AddPictures):
                continue
            if not private or said.job.user_id in users:  # type: ignore[union-attr]
                self.got.append(f"{said.at} {said.job!r} {said.steps!r} {said.listed!r}")
        match.forget()
        for user in (*(PEOPLE[seat] for seat in sorted(watchers)), STRANGER):
            self.got.append(repr((user.name, await everything(match, user))))
        if minute > 30:
            await match.wait(hour + 3600 - match.clock.time)
            for user in match.people:
                # What is news to a player depends on when they were there themselves.
                await match.look(user, look=True)


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


async def played(path: Path | str, game: str, seed: str, number: int) -> list[str]:
    match = await ServiceMatch.empty(path)
    try:
        return await World(match, seed, number).play(game)
    finally:
        await match.kontor.close()


async def move_on(match: ServiceMatch, chance: random.Random) -> None:
    """Submit a plan of each asked seat, or a move of one of them; an auction is opened where that is possible."""
    live = await match.live()
    for seat in sorted(await match.awaited()):
        if live.contest is not None:
            await match.kontor.play.submit(PEOPLE[seat], match.id, [any_plan(live, seat, chance)])
            continue
        options = (await match.look(PEOPLE[seat])).choices.options
        option = chance.choice([one for one in options if one.group == "auction"] or options)
        await match.do(PEOPLE[seat], option.random(rng_from(str(chance.random()))))
        return
    await match.settle()


def elsewhere(live: MatchSnapshot, reader: int, chance: random.Random) -> MatchSnapshot:
    """Return a world that a reader cannot distinguish: hidden cards, the seed and all plans of others differ."""
    assert live.contest is not None
    state = live.game.determinize(live.state, reader, rng_from(str(chance.random())))
    plans = tuple(
        Instruction(
            live.id,
            seat,
            "plan",
            str(live.contest.number),
            live.game.plans.encode(any_plan(live, seat, chance)).decode(),
            live.row.updated,
        )
        for seat in live.contest.seats
        if seat != reader
    )
    return dataclasses.replace(live, state=state, shown=state, instructions=plans)


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("game", few(2, STAGES))
async def test_what_is_suggested_and_told_of_plans_depends_on_nothing_hidden(
    match: ServiceMatch, game: str
) -> None:
    await match.begin(people=SEATS[game], game=game, grace=0)
    chance = random.Random(game)
    stages = suggested = told = 0
    while stages < STAGES[game]:
        live = await match.live()
        for seat in sorted(await match.awaited()) if live.contest is not None else ():
            known = (await match.look(PEOPLE[seat])).choices
            for _ in range(3):
                match.kontor.matches._keep(elsewhere(live, seat, chance))
                assert (await match.look(PEOPLE[seat])).choices == known
            match.kontor.matches._keep(live)
            suggested += known.suggestion is not None
            told += bool(known.results)
        stages += live.contest is not None
        await move_on(match, chance)
    assert (bool(suggested), bool(told)) == {"first_train": (True, True)}.get(game, (False, game != "lots"))


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=[pytest.mark.in_files, pytest.mark.long])])
@pytest.mark.parametrize("game", few(2, STAGES))
async def test_others_get_the_same_whatever_was_planned_before_and_whoever_planned_last(
    databases: DatabaseFactory, game: str, seed: int
) -> None:
    worlds = [await played(databases.new(str(number)), game, f"{game} {seed}", number) for number in range(2)]
    assert len(worlds[0]) > 20
    assert first_difference(*worlds) is None
