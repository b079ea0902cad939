"""How much one person, one server and one guest may have or do, and that each limit is told in a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from typing import Any

import pytest

from service.base.config import Limits
from service.base.errors import Refusal
from service.base.jobs import Announce
from service.base.read_models import MatchInfo, ProposalInfo
from service.people.user import User
from store.tables import social_rows
from tests.service.rooms import Rooms
from tests.service.table import ANNA, BEN, CHANNEL, CHLOE, DIRK, GUILD, STRANGER, Table

DAY = 24 * 3600
LIMITS = Limits(
    lobbies=3,
    matches=4,
    server=6,
    opened=5,
    invitations=6,
    invited=2,
    followed=2,
    exports=2,
    animations=2,
    proposals=3,
    moves=3,
)


@pytest.fixture
async def table(rooms: Rooms) -> AsyncIterator[Table]:
    """With limits that a test reaches."""
    opened = await Table.empty(rooms / "here", limits=LIMITS)
    yield opened
    await opened.kontor.close()


async def new(table: Table, user: User = ANNA, guild_id: int = GUILD, seats: int = 4) -> MatchInfo:
    """A lobby."""
    return await table.kontor.lobby.create(
        user, game="bazaar", guild_id=guild_id, channel_id=CHANNEL, locale="en", seats=seats
    )


async def refused(asked: Awaitable[Any]) -> str:
    """With which sentence it is refused."""
    with pytest.raises(Refusal) as refusal:
        await asked
    return refusal.value.msg.key


@pytest.mark.promise("limits")
async def test_lobbies_are_counted_however_many_others_one_sits_in(table: Table) -> None:
    for _ in range(LIMITS.lobbies):
        await new(table)
    await table.kontor.lobby.join(ANNA, (await new(table, BEN)).id)
    assert await refused(new(table)) == "err-too-many-lobbies"


@pytest.mark.promise("limits")
async def test_nobody_sits_at_more_matches_than_the_limit_however_they_come_there(table: Table) -> None:
    for host in (BEN, BEN, CHLOE, DIRK):
        await table.kontor.lobby.join(ANNA, (await new(table, host, seats=3)).id)
    other = await new(table, CHLOE, seats=2)
    assert await refused(table.kontor.lobby.join(ANNA, other.id)) == "err-too-many-matches"
    assert await refused(new(table)) == "err-too-many-matches"
    await table.kontor.lobby.join(DIRK, other.id)
    await table.kontor.lobby.start(CHLOE, other.id)
    seat = await seat_of(table, CHLOE, other.id)
    await table.kontor.seats.hand_over(CHLOE, other.id, to=ANNA)
    assert await refused(table.kontor.seats.accept(ANNA, other.id, seat)) == "err-too-many-matches"
    await table.kontor.seats.find_substitute(CHLOE, other.id, (await seat_of(table, CHLOE, other.id)))
    taken = table.kontor.seats.take_seat(ANNA, other.id, await seat_of(table, CHLOE, other.id))
    assert await refused(taken) == "err-too-many-matches"
    mine = await table.kontor.queries.active_of(ANNA.id)
    await table.kontor.lobby.leave(ANNA, mine[0].id)
    assert (await new(table)).people[0].user_id == ANNA.id


async def seat_of(table: Table, user: User, match_id: int) -> int:
    """Where somebody sits."""
    seat = (await table.kontor.queries.info(match_id)).seat_of(user.id)
    assert seat is not None
    return seat


async def test_a_server_has_so_many_matches_and_no_more_and_others_are_not_concerned(table: Table) -> None:
    for host in (ANNA, ANNA, BEN, BEN, CHLOE, CHLOE):
        await new(table, host)
    assert await refused(new(table, DIRK)) == "err-server-full"
    await new(table, DIRK, GUILD + 1)


async def test_opening_and_leaving_to_a_friend_opens_no_endless_matches(table: Table) -> None:
    for _ in range(LIMITS.opened):
        info = await new(table)
        await table.kontor.lobby.close(ANNA, info.id)
    assert await refused(new(table)) == "err-opened-often"
    table.clock.time += DAY + 1
    await new(table)


async def test_so_many_people_can_be_invited_a_day(table: Table) -> None:
    info = await new(table)
    guests = [User(100 + n, f"Guest {n}") for n in range(LIMITS.invitations)]
    await table.kontor.lobby.invite(ANNA, info.id, guests[:4])
    assert await refused(table.kontor.lobby.invite(ANNA, info.id, [*guests[4:], STRANGER])) == "err-invited-often"
    await table.kontor.lobby.invite(ANNA, info.id, guests[4:])
    table.clock.time += DAY + 1
    await table.kontor.lobby.invite(ANNA, info.id, [STRANGER])


@pytest.mark.promise("limits")
async def test_opening_inviting_and_closing_again_and_again_rings_a_guest_a_few_times_only(table: Table) -> None:
    for _ in range(LIMITS.invited):
        info = await new(table)
        await table.kontor.lobby.invite(ANNA, info.id, [BEN])
        await table.kontor.lobby.close(ANNA, info.id)
    await table.settle()
    rung = table.pings.count(BEN.id)
    assert rung == LIMITS.invited
    again, other = await new(table), await new(table, CHLOE)
    assert await refused(table.kontor.lobby.invite(ANNA, again.id, [BEN])) == "err-not-invited"
    assert await refused(table.kontor.lobby.invite(CHLOE, other.id, [BEN])) == "err-not-invited"
    await table.settle()
    assert table.pings.count(BEN.id) == rung
    await table.kontor.lobby.join(BEN, other.id)


@pytest.mark.promise("limits")
async def test_who_wants_no_more_invitations_from_somebody_gets_none_for_good(table: Table) -> None:
    info = await new(table)
    await table.kontor.lobby.invite(ANNA, info.id, [BEN])
    await table.settle()
    assert [job.call for job in table.ears.of(Announce)] == ["invitation"]
    assert await table.kontor.users.refuse_invitations(BEN, info.id) == "Anna"
    await table.restart()
    table.clock.time += 30 * DAY
    again, other = await new(table), await new(table, CHLOE)
    assert await refused(table.kontor.lobby.invite(ANNA, again.id, [CHLOE, BEN])) == "err-not-invited"
    await table.kontor.lobby.invite(ANNA, again.id, [CHLOE])
    await table.kontor.lobby.invite(CHLOE, other.id, [BEN])
    await table.kontor.users.update(BEN, refused=())
    await table.kontor.lobby.invite(ANNA, again.id, [BEN])


async def test_only_who_is_invited_can_refuse_further_ones(table: Table) -> None:
    info = await new(table)
    assert await refused(table.kontor.users.refuse_invitations(BEN, info.id)) == "err-nobody-invited-you"


async def test_a_rematch_leaves_out_who_wants_no_invitation(table: Table) -> None:
    await table.begin(3)
    async with table.kontor.database.tx() as tx:
        await _invited_by_anna(tx, table.id)
    await table.kontor.users.refuse_invitations(BEN, table.id)
    for user in (ANNA, BEN, CHLOE):
        await table.kontor.votes.close(user, table.id)
    again = await table.kontor.lobby.rematch(ANNA, table.id)
    await table.settle()
    assert CHLOE.id in table.pings
    last = [job for job in table.ears.of(Announce) if job.match_id == again.id]
    assert [(*job.ping, *job.named) for job in last] == [(CHLOE.id,)]


async def _invited_by_anna(tx: Any, match_id: int) -> None:
    await social_rows.invite(tx, match_id, BEN.id, ANNA.id, 0)


async def test_so_many_matches_can_be_followed(table: Table) -> None:
    found = [await new(table, host) for host in (ANNA, BEN, CHLOE)]
    for info in found[: LIMITS.followed]:
        await table.kontor.social.follow(DIRK, info.id, True)
    await table.kontor.social.follow(DIRK, found[0].id, True)
    assert await refused(table.kontor.social.follow(DIRK, found[2].id, True)) == "err-follows-enough"
    await table.kontor.social.follow(DIRK, found[0].id, False)
    await table.kontor.social.follow(DIRK, found[2].id, True)


async def test_exports_and_animations_are_made_a_few_times_an_hour_for_each_person(table: Table) -> None:
    await table.begin(2)
    for _ in range(LIMITS.exports):
        await table.kontor.exports.export(ANNA.id, table.id)
        table.kontor.play.count_animation(ANNA)
    assert await refused(table.kontor.exports.export(ANNA.id, table.id)) == "err-exported-often"
    assert await refused(table.kontor.privacy.export(ANNA.id)) == "err-exported-often"
    with pytest.raises(Refusal, match="err-animated-often"):
        table.kontor.play.count_animation(ANNA)
    await table.kontor.exports.export(BEN.id, table.id)
    table.kontor.play.count_animation(BEN)
    table.clock.time += 3601
    await table.kontor.exports.export(ANNA.id, table.id)
    table.kontor.play.count_animation(ANNA)


@pytest.mark.promise("limits")
async def test_places_taken_at_the_same_moment_are_counted_one_after_the_other(table: Table) -> None:
    hosts = [User(300 + n, f"Host {n}") for n in range(8)]
    lobbies = [(await new(table, host, GUILD + n, seats=2)).id for n, host in enumerate(hosts)]
    done = await asyncio.gather(
        *(table.kontor.lobby.join(ANNA, lobby) for lobby in lobbies), return_exceptions=True
    )
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.matches
    assert len(await table.kontor.queries.active_of(ANNA.id)) == LIMITS.matches
    refusals = {one.msg.key for one in done if isinstance(one, Refusal)}
    assert refusals == {"err-too-many-matches"}


@pytest.mark.promise("limits")
async def test_seats_taken_at_the_same_moment_are_counted_one_after_the_other(table: Table) -> None:
    wanted = []
    for n in range(8):
        host = User(300 + n, f"Host {n}")
        info = await new(table, host, GUILD + n, seats=2)
        await table.kontor.lobby.add_computer(host, info.id)
        await table.kontor.lobby.start(host, info.id)
        seat = await seat_of(table, host, info.id)
        await table.kontor.seats.find_substitute(host, info.id, seat)
        wanted.append((info.id, seat))
    taken = (table.kontor.seats.take_seat(ANNA, match_id, seat) for match_id, seat in wanted)
    done = await asyncio.gather(*taken, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.matches


@pytest.mark.promise("limits")
async def test_matches_followed_at_the_same_moment_are_counted_one_after_the_other(table: Table) -> None:
    lobbies = [(await new(table, User(300 + n, f"Host {n}"), GUILD + n)).id for n in range(8)]
    follows = (table.kontor.social.follow(ANNA, lobby, True) for lobby in lobbies)
    done = await asyncio.gather(*follows, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.followed


@pytest.mark.promise("limits")
async def test_people_invited_at_the_same_moment_are_counted_one_after_the_other(table: Table) -> None:
    lobbies = [
        (await new(table, user, GUILD + n)).id for n, user in enumerate((ANNA, ANNA, BEN, BEN, CHLOE, DIRK))
    ]
    hosts = (ANNA, ANNA, BEN, BEN, CHLOE, DIRK)
    asked = (
        table.kontor.lobby.invite(host, lobby, [STRANGER]) for host, lobby in zip(hosts, lobbies, strict=True)
    )
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.invited


@pytest.mark.promise("limits")
async def test_proposals_that_others_refuse_end_after_some(table: Table) -> None:
    await table.begin(2)
    for _ in range(LIMITS.proposals):
        vote = await table.kontor.votes.pause(ANNA, table.id)
        again = await table.kontor.votes.pause(ANNA, table.id)
        assert isinstance(vote, ProposalInfo)
        assert again == vote, "who asks again while it is open rings nobody"
        await table.kontor.votes.answer(BEN, vote.id, False)
    await table.settle()
    table.forget()
    assert await refused(table.kontor.votes.pause(ANNA, table.id)) == "err-proposed-often"
    await table.settle()
    assert table.pings == []
    vote = await table.kontor.votes.pause(BEN, table.id)
    assert isinstance(vote, ProposalInfo)
    await table.kontor.votes.answer(ANNA, vote.id, True)
    assert await refused(table.kontor.votes.resume(ANNA, table.id)) == "err-proposed-often"
    await table.kontor.votes.resume(BEN, table.id)
    table.clock.time += 3600
    await table.kontor.votes.pause(ANNA, table.id)


async def test_who_plays_alone_pauses_and_goes_on_as_often_as_they_like(table: Table) -> None:
    await table.begin(1, computers=1)
    for _ in range(LIMITS.proposals + 1):
        await table.kontor.votes.pause(ANNA, table.id)
        await table.kontor.votes.resume(ANNA, table.id)
