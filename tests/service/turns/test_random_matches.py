"""Random matches with everything that people do in between stay sound, and say each thing once."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from engines.core.text.messages import Msg
from service.base.errors import Refusal
from service.base.jobs import SendNotice, TryLater, TurnPost, Undeliverable
from service.base.read_models.matches import ProposalInfo
from service.people.user import User
from store.tables import outbox_rows
from tests.service.helpers.match import PEOPLE, ServiceMatch

STEPS = 80
AGAIN = ('"sys.undo"', '"sys.resume"', '"sys.replace"', '"type":"bid"')
"""Steps after which a player may be asked again for the same; a bid may pass an earlier answer's limit."""


class Chaos:
    """Does at random what people at a table may do, one thing after the other."""

    def __init__(self, match: ServiceMatch, seed: str, *, restarts: bool, refusals: bool) -> None:
        self.match = match
        self.rng = random.Random(seed)
        self.restarts = restarts
        self.refusals = refusals
        self.refused = 0

    async def step(self) -> None:
        """One thing. That it is refused is as good as that it is done: the match must be sound."""
        deeds: list[tuple[int, Callable[[User], Awaitable[Any]]]] = [
            (30, self.move),
            (5, self.undo),
            (3, self.send_now),
            (8, self.wait),
            (3, self.vote),
            (1, self.pause),
            (2, self.resume),
            (1, self.lend),
            (2, self.take_back),
            (1 if self.restarts else 0, self.restart),
            (8 if self.refusals else 0, self.refuse),
        ]
        deed = self.rng.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])[0]
        try:
            await deed(self.rng.choice(self.match.people))
        except Refusal:
            self.refused += 1
        await self.match.settle()

    async def move(self, user: User) -> None:
        """Make a move, of a player who may move if there is one."""
        able = [person for person in self.match.people if (await self.match.look(person)).choices.options]
        user = self.rng.choice(able or [user])
        shown = await self.match.look(user)
        if shown.choices.options:
            option = self.rng.choice(shown.choices.options)
            await self.match.do(user, next(option.expand()), token=shown.token)

    async def undo(self, user: User) -> None:
        await self.match.undo(user)

    async def send_now(self, user: User) -> None:
        await self.match.kontor.play.send_now(user, self.match.id)

    async def wait(self, user: User) -> None:
        await self.match.wait(self.rng.choice((1, 5, 16, 40)))

    async def vote(self, user: User) -> None:
        for proposal in (await self.match.look(user)).proposals:
            await self.match.kontor.votes.answer(user, proposal.id, self.rng.random() < 0.8)

    async def pause(self, user: User) -> None:
        done = await self.match.kontor.votes.pause(user, self.match.id)
        if isinstance(done, ProposalInfo):
            for asked in done.asked:
                person = next(person for person in PEOPLE if person.id == asked)
                await self.match.kontor.votes.answer(person, done.id, True)

    async def resume(self, user: User) -> None:
        await self.match.kontor.votes.resume(user, self.match.id)

    async def lend(self, user: User) -> None:
        await self.match.kontor.seats.hand_over(user, self.match.id, computer="random")

    async def take_back(self, user: User) -> None:
        await self.match.kontor.seats.take_back(user, self.match.id)

    async def restart(self, user: User) -> None:
        await self.match.restart()

    async def refuse(self, user: User) -> None:
        """Discord takes the next post later, or not at all."""
        fault = Undeliverable("403", Msg("core-nothing")) if self.rng.random() < 0.7 else TryLater("502", 20)
        self.match.discord.faults.setdefault(TurnPost, []).append(fault)


async def waits(match: ServiceMatch) -> bool:
    async with match.kontor.database.read() as conn:
        return bool(await outbox_rows.pending_for_match(conn, match.id))


async def prove_posts(match: ServiceMatch, *, refusals: bool = False) -> None:
    """Check that posts adjoin, none is needless, and each player is pinged exactly once for a decision."""
    live = await match.live()
    steps = await match.steps()
    delivered = [said for said in match.discord.delivered if isinstance(said.job, TurnPost)]
    upto = 0
    last_ping: dict[int, int] = {}
    for said in delivered:
        post = said.job
        assert isinstance(post, TurnPost)
        assert post.after == upto < post.upto
        assert post.asked or post.over or any(step.told for step in said.steps)
        for user in post.ping:
            seat = next(seat.seat for seat in live.seats if seat.owner_id == user)
            if user in last_ping and not post.over:
                between = [step for step in steps if last_ping[user] < step.seq <= post.upto]
                assert any(s.seat == seat or any(verb in s.payload for verb in AGAIN) for s in between)
            last_ping[user] = post.upto
        upto = post.upto
    assert upto == live.row.posted <= live.row.published <= live.row.seq
    if live.row.status == "over" and not refusals:
        assert upto == live.row.seq
    for row in live.seats:
        if row.awaited_since is not None and row.user_id is not None:
            asked = [said.at for said in delivered if row.seat in getattr(said.job, "asked", ())]
            # Or the post was refused and a direct message went out, or it waits.
            notices = [(said.at, said.job) for said in match.discord.delivered if isinstance(said.job, SendNotice)]
            asked += [at for at, job in notices if (job.user_id, job.match_id) == (row.user_id, match.id)]
            asked += [match.clock.time] if await waits(match) else []
            # Or the person has just moved and goes on.
            asked += [step.at + live.settings.grace for step in steps if step.seat == row.seat]
            assert any(at >= row.awaited_since for at in asked)


LONG_IN_FILES = (pytest.mark.long, pytest.mark.in_files)


@pytest.mark.promise("kept")
@pytest.mark.parametrize(
    ("game", "people", "computers", "grace", "restarts", "refusals", "seed"),
    [
        ("bazaar", 2, 0, 15, True, False, "a"),
        pytest.param("bazaar", 2, 1, 15, False, False, "b", marks=LONG_IN_FILES),
        pytest.param("bazaar", 3, 0, 0, False, False, "c", marks=LONG_IN_FILES),
        pytest.param("bazaar", 3, 1, 30, False, False, "d", marks=LONG_IN_FILES),
        pytest.param("bazaar", 4, 0, 15, False, False, "e", marks=LONG_IN_FILES),
        pytest.param("bazaar", 1, 2, 15, False, False, "f", marks=LONG_IN_FILES),
        ("bazaar", 2, 2, 5, True, True, "g"),
        pytest.param("bazaar", 3, 0, 15, False, True, "h", marks=LONG_IN_FILES),
        pytest.param("salesroom", 3, 0, 15, True, False, "k", marks=LONG_IN_FILES),
        ("salesroom", 3, 1, 15, False, True, "l"),
        pytest.param("salesroom", 2, 2, 0, False, False, "m", marks=LONG_IN_FILES),
        pytest.param("fugger", 2, 0, 15, True, False, "i", marks=LONG_IN_FILES),
        ("fugger", 3, 1, 15, False, True, "j"),
    ],
)
async def test_whatever_people_do_the_match_stays_sound(
    match: ServiceMatch,
    game: str,
    people: int,
    computers: int,
    grace: int,
    restarts: bool,
    refusals: bool,
    seed: str,
) -> None:
    await match.lobby(people, computers, game, grace)
    await match.kontor.lobby.start(PEOPLE[0], match.id)
    await match.settle()
    chaos = Chaos(match, seed, restarts=restarts, refusals=refusals)
    for _ in range(STEPS):
        await chaos.step()
        await match.prove()
        await prove_posts(match, refusals=refusals)
        if (await match.info()).status not in ("live", "paused"):
            break
