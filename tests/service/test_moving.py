"""A match that is played in another channel takes everybody along, and rings whom it waits for, not often."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from service.base.config import Limits
from service.base.errors import Refusal
from service.base.jobs import Announce
from service.people.access import Membership
from service.people.user import User
from tests.service.rooms import Rooms
from tests.service.seats import key_of
from tests.service.table import ANNA, BEN, CHANNEL, CHLOE, GUILD, Table, Town

MOVES = 3
SECRET = CHANNEL + 50


@dataclass
class Rooming(Town):
    """A server with a channel that is hidden to some."""

    hidden: set[int] = field(default_factory=set)

    def known(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        """See `service.people.access.MembershipLookup`."""
        if channel_id == SECRET and user_id in self.hidden:
            return Membership("blind")
        return super().known(user_id, guild_id, channel_id)


@pytest.fixture
async def table(rooms: Rooms) -> AsyncIterator[Table]:
    """With few moves."""
    opened = await Table.empty(rooms / "here", limits=Limits(moves=MOVES))
    opened.town = Rooming()
    opened.kontor.access.through(opened.town)
    yield opened
    await opened.kontor.close()


async def move(table: Table, user: User, to: int, *, manager: bool = False) -> None:
    await table.kontor.social.move(user, table.id, guild_id=GUILD, channel_id=to, manager=manager)
    await table.settle()


def moved(table: Table) -> list[Announce]:
    """The posts that told of a move."""
    return [job for job in table.ears.of(Announce) if job.msg.key.startswith("say-moved")]


def hide(table: Table, *users: User) -> None:
    assert isinstance(table.town, Rooming)
    table.town.hidden |= {user.id for user in users}


@pytest.mark.promise("strangers")
@pytest.mark.parametrize("begun", [True, False])
async def test_no_host_shuts_out_who_plays_or_waits(table: Table, begun: bool) -> None:
    await (table.begin(people=3) if begun else table.lobby(people=3))
    hide(table, BEN)
    with pytest.raises(Refusal) as refused:
        await move(table, ANNA, SECRET)
    assert refused.value.msg.key == "err-move-shuts-out"
    assert "Ben" in str(refused.value.msg.args["names"])
    assert "Chloe" not in str(refused.value.msg.args["names"])
    assert (await table.info()).channel_id == CHANNEL
    table.town.elsewhere[BEN.id] = "out"
    await move(table, ANNA, SECRET)
    assert (await table.info()).channel_id == SECRET, "who has left is shut out already"


async def test_who_lent_their_seat_is_not_shut_out_either(table: Table) -> None:
    await table.begin(people=3)
    await table.kontor.seats.hand_over(BEN, table.id)
    hide(table, BEN)
    assert await key_of(move(table, ANNA, SECRET)) == "err-move-shuts-out"


async def test_what_discord_does_not_tell_lets_no_host_move_a_match(table: Table) -> None:
    await table.begin(people=2)
    table.town.elsewhere[BEN.id] = "unknown"
    assert await key_of(move(table, ANNA, SECRET)) == "err-no-answer"
    await move(table, ANNA, SECRET, manager=True)
    assert (await table.info()).channel_id == SECRET


async def test_whom_a_manager_shuts_out_is_told_to_all(table: Table) -> None:
    await table.begin(people=3)
    hide(table, BEN, CHLOE)
    await move(table, ANNA, SECRET, manager=True)
    (post,) = moved(table)
    assert post.msg.key == "say-moved-without"
    assert "Ben" in str(post.msg.args["names"])


@pytest.mark.promise("limits")
async def test_a_move_rings_once_an_hour_whom_the_match_waits_for(table: Table) -> None:
    await table.begin(people=3)
    await table.end_turn(ANNA)
    table.forget()
    assert await table.awaited() == {1}
    for to in range(1, MOVES + 1):
        await move(table, ANNA, CHANNEL + to)
    assert [job.ping for job in moved(table)] == [(BEN.id,), (), ()]
    assert await key_of(move(table, ANNA, CHANNEL)) == "err-moved-often"
    table.clock.time += 3600
    table.forget()
    await move(table, ANNA, CHANNEL)
    assert [job.ping for job in moved(table)] == [(BEN.id,)]


@pytest.mark.promise("limits")
async def test_moving_a_lobby_rings_nobody(table: Table) -> None:
    await table.lobby(people=3)
    await table.settle()
    table.forget()
    for to in range(1, MOVES + 1):
        await move(table, ANNA, CHANNEL + to)
    assert [job.ping for job in moved(table)] == [(), (), ()]
    assert await key_of(move(table, ANNA, CHANNEL)) == "err-moved-often"
