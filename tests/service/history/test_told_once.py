"""Whatever happens in a match is shown: once in the posts, and to all who have not seen it."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest

from engines.core.text.messages import Many, Msg
from service.base.errors import Refusal
from service.base.jobs import TurnPost
from service.history.narration import MAX_NEWS
from service.history.replay import events_of
from service.people.user import User
from store import rows
from store.tables import action_rows
from tests.service.helpers.match import ALL_GAMES, PEOPLE, ServiceMatch
from tests.tiers import few

STEPS = 60
EVENTS = "events"


def by_name(view: Any, events: Sequence[Any]) -> list[Msg]:
    """Tell events of one type in a row in one sentence, which names each of them."""
    groups = [tuple(Msg(repr(event)) for event in group) for _, group in groupby(events, type)]
    return [Msg("told", {EVENTS: Many(names)}) for names in groups]


def named(told: Iterable[Msg]) -> Counter[str]:
    """Count the events that some sentences report."""
    found: Counter[str] = Counter()
    for msg in told:
        events = msg.args.get(EVENTS)
        if isinstance(events, Many):
            found.update(part.key for part in events.items if isinstance(part, Msg))
    return found


class Witness:
    """A comparison of what is shown of a match with its log."""

    def __init__(self, match: ServiceMatch) -> None:
        self.match = match

    async def steps(self, after: int, upto: int) -> list[rows.Action]:
        """The steps of the log that were not taken back."""
        async with self.match.kontor.database.read() as conn:
            return await action_rows.actions_between(conn, self.match.id, after, upto, effective=True)

    async def proves(self, told: Iterable[Msg], steps: Sequence[rows.Action], viewer: int | None) -> None:
        """Demand that each event is shown once; the end of an auction may repeat what was bid before."""
        live = await self.match.live()
        words = live.game.events
        events = [event for action in steps for event in events_of(live, action, viewer)]
        found, wanted = named(told), Counter(map(repr, events))
        assert not wanted - found
        again = {name.partition("(")[0] for name in found - wanted}
        assert again <= {event.__name__ for event in words.contest_events if words.contest_opening}

    async def looks(self, user: User) -> None:
        """Read a player's news: what they have not seen, without their own moves."""
        live, seat = await self.match.live(), self.match.people.index(user)
        upto = live.readable_upto(seat)
        async with self.match.kontor.database.read() as conn:
            before = await self.match.kontor.matches.read_markers.last(conn, self.match.id, user.id)
        shown = await self.match.look(user, look=True)
        if before is not None:
            steps = await self.steps(max(before.seq, upto - MAX_NEWS), upto)
            others = [step for step in steps if (step.origin, step.seat) != ("player", seat)]
            await self.proves(shown.news.lines, others, seat)

    async def reads_posts(self) -> None:
        """Check that posts show everything once, and *What happened* below each its part, to any reader."""
        delivered = [said for said in self.match.discord.delivered if isinstance(said.job, TurnPost)]
        told = [msg for said in delivered for step in said.steps for msg in step.told]
        await self.proves(told, await self.steps(0, (await self.match.live()).row.posted), None)
        for said in delivered:
            assert isinstance(said.job, TurnPost)
            for seat, user in enumerate(self.match.people):
                behind = await self.match.kontor.panels.told_between(
                    user, self.match.id, said.job.after, said.job.upto
                )
                await self.proves(behind, await self.steps(said.job.after, said.job.upto), seat)


async def play(match: ServiceMatch, witness: Witness, rng: random.Random) -> None:
    """People move, look, come and go; whatever computer players do in between has time to happen."""
    for _ in range(STEPS):
        user = rng.choice(match.people)
        deed = rng.choices(("move", "look", "wait", "lend", "take-back"), (40, 10, 10, 1, 3))[0]
        try:
            match deed:
                case "move":
                    able = [person for person in match.people if (await match.look(person)).choices.options]
                    user = rng.choice(able or [user])
                    shown = await match.look(user)
                    if shown.choices.options:
                        await match.do(user, next(rng.choice(shown.choices.options).expand()), token=shown.token)
                case "look":
                    await witness.looks(user)
                case "wait":
                    await match.wait(rng.choice((5, 40, 200)))
                case "lend":
                    await match.kontor.seats.hand_over(user, match.id, computer="random")
                case "take-back":
                    await match.kontor.seats.take_back(user, match.id)
        except Refusal:
            continue
        await match.settle()
        if (await match.info()).status != "live":
            break


@pytest.mark.promise("how-much")
@pytest.mark.in_files
@pytest.mark.parametrize(
    ("people", "computers", "seed"), few(1, [(2, 1, "b"), (1, 2, "a"), (2, 2, "c"), (3, 0, "d")])
)
@pytest.mark.parametrize("game", few(4, ALL_GAMES))
async def test_everything_is_told_once_in_the_posts_and_to_whoever_has_not_seen_it(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch, game: str, people: int, computers: int, seed: str
) -> None:
    least, most = ALL_GAMES[game].info.seats
    if not least <= people + computers <= most:
        pytest.skip("that many do not play it")
    naming = replace(ALL_GAMES[game], events=replace(ALL_GAMES[game].events, tell=by_name))
    monkeypatch.setitem(match.kontor.matches.games, game, naming)
    await match.lobby(people, computers, game, grace=5)
    await match.kontor.lobby.start(PEOPLE[0], match.id)
    await match.settle()
    witness = Witness(match)
    await play(match, witness, random.Random(f"{game} {seed}"))
    await match.wait(200)
    for user in match.people:
        await witness.looks(user)
    await witness.reads_posts()
