"""A match that moves to another channel takes all players along, and pings awaited ones, not often."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from service.base.config import Limits
from service.base.errors import Refusal
from service.base.jobs import Announce
from service.people.access import Membership
from service.people.user import User
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.fake_discord import FakeGuild
from tests.service.helpers.match import ANNA, BEN, CHANNEL, CHLOE, GUILD, ServiceMatch
from tests.service.helpers.refusals import key_of

MOVES = 3
SECRET = CHANNEL + 50


@dataclass
class Rooming(FakeGuild):
    """A server with a channel that is hidden to some."""

    hidden: set[int] = field(default_factory=set)

    def known(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        if channel_id == SECRET and user_id in self.hidden:
            return Membership("blind")
        return super().known(user_id, guild_id, channel_id)


@pytest.fixture
async def match(databases: DatabaseFactory) -> AsyncIterator[ServiceMatch]:
    opened = await ServiceMatch.empty(databases.new("here"), limits=Limits(moves=MOVES))
    opened.guild = Rooming()
    opened.kontor.access.use_memberships(opened.guild)
    yield opened
    await opened.kontor.close()


async def move(match: ServiceMatch, user: User, to: int, *, manager: bool = False) -> None:
    await match.kontor.social.move(user, match.id, guild_id=GUILD, channel_id=to, manager=manager)
    await match.settle()


def moved(match: ServiceMatch) -> list[Announce]:
    return [job for job in match.discord.of(Announce) if job.msg.key.startswith("say-moved")]


def hide(match: ServiceMatch, *users: User) -> None:
    assert isinstance(match.guild, Rooming)
    match.guild.hidden |= {user.id for user in users}


@pytest.mark.promise("strangers")
@pytest.mark.parametrize("begun", [True, False])
async def test_no_host_shuts_out_who_plays_or_waits(match: ServiceMatch, begun: bool) -> None:
    await (match.begin(people=3) if begun else match.lobby(people=3))
    hide(match, BEN)
    with pytest.raises(Refusal) as refused:
        await move(match, ANNA, SECRET)
    assert refused.value.msg.key == "err-move-shuts-out"
    assert "Ben" in str(refused.value.msg.args["names"])
    assert "Chloe" not in str(refused.value.msg.args["names"])
    assert (await match.info()).channel_id == CHANNEL
    match.guild.elsewhere[BEN.id] = "out"
    await move(match, ANNA, SECRET)
    assert (await match.info()).channel_id == SECRET, "who has left is shut out already"


async def test_who_lent_their_seat_is_not_shut_out_either(match: ServiceMatch) -> None:
    await match.begin(people=3)
    await match.kontor.seats.hand_over(BEN, match.id)
    hide(match, BEN)
    assert await key_of(move(match, ANNA, SECRET)) == "err-move-shuts-out"


async def test_what_discord_does_not_tell_lets_no_host_move_a_match(match: ServiceMatch) -> None:
    await match.begin(people=2)
    match.guild.elsewhere[BEN.id] = "unknown"
    assert await key_of(move(match, ANNA, SECRET)) == "err-no-answer"
    await move(match, ANNA, SECRET, manager=True)
    assert (await match.info()).channel_id == SECRET


async def test_whom_a_manager_shuts_out_is_told_to_all(match: ServiceMatch) -> None:
    await match.begin(people=3)
    hide(match, BEN, CHLOE)
    await move(match, ANNA, SECRET, manager=True)
    (post,) = moved(match)
    assert post.msg.key == "say-moved-without"
    assert "Ben" in str(post.msg.args["names"])


@pytest.mark.promise("limits")
async def test_a_move_rings_once_an_hour_whom_the_match_waits_for(match: ServiceMatch) -> None:
    await match.begin(people=3)
    await match.end_turn(ANNA)
    match.forget()
    assert await match.awaited() == {1}
    for to in range(1, MOVES + 1):
        await move(match, ANNA, CHANNEL + to)
    assert [job.ping for job in moved(match)] == [(BEN.id,), (), ()]
    assert await key_of(move(match, ANNA, CHANNEL)) == "err-moved-often"
    match.clock.time += 3600
    match.forget()
    await move(match, ANNA, CHANNEL)
    assert [job.ping for job in moved(match)] == [(BEN.id,)]


@pytest.mark.promise("limits")
async def test_moving_a_lobby_rings_nobody(match: ServiceMatch) -> None:
    await match.lobby(people=3)
    await match.settle()
    match.forget()
    for to in range(1, MOVES + 1):
        await move(match, ANNA, CHANNEL + to)
    assert [job.ping for job in moved(match)] == [(), (), ()]
    assert await key_of(move(match, ANNA, CHANNEL)) == "err-moved-often"
