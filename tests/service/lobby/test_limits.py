"""How much one person, one server and one guest may have or do, and that each limit has a sentence."""

import asyncio

import pytest

from service.base.config import Limits
from service.base.errors import Refusal
from service.base.jobs import Announce
from service.base.read_models.matches import MatchInfo, ProposalInfo
from service.people.user import User
from store.tables import social_rows
from tests.service.helpers.match import ANNA, BEN, CHANNEL, CHLOE, DIRK, GUILD, STRANGER, ServiceMatch
from tests.service.helpers.refusals import key_of

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

pytestmark = pytest.mark.parametrize("match", [{"limits": LIMITS}], indirect=True, ids=["limits"])


async def new(match: ServiceMatch, user: User = ANNA, guild_id: int = GUILD, seats: int = 4) -> MatchInfo:
    return await match.kontor.lobby.create(
        user, game="bazaar", guild_id=guild_id, channel_id=CHANNEL, locale="en", seats=seats
    )


@pytest.mark.promise("limits")
async def test_lobbies_are_counted_however_many_others_one_sits_in(match: ServiceMatch) -> None:
    for _ in range(LIMITS.lobbies):
        await new(match)
    await match.kontor.lobby.join(ANNA, (await new(match, BEN)).id)
    assert await key_of(new(match)) == "err-too-many-lobbies"


@pytest.mark.promise("limits")
async def test_nobody_sits_at_more_matches_than_the_limit_however_they_come_there(match: ServiceMatch) -> None:
    for host in (BEN, BEN, CHLOE, DIRK):
        await match.kontor.lobby.join(ANNA, (await new(match, host, seats=3)).id)
    other = await new(match, CHLOE, seats=2)
    assert await key_of(match.kontor.lobby.join(ANNA, other.id)) == "err-too-many-matches"
    assert await key_of(new(match)) == "err-too-many-matches"
    await match.kontor.lobby.join(DIRK, other.id)
    await match.kontor.lobby.start(CHLOE, other.id)
    seat = await seat_of(match, CHLOE, other.id)
    await match.kontor.seats.hand_over(CHLOE, other.id, to=ANNA)
    assert await key_of(match.kontor.seats.accept(ANNA, other.id, seat)) == "err-too-many-matches"
    await match.kontor.seats.find_substitute(CHLOE, other.id, (await seat_of(match, CHLOE, other.id)))
    taken = match.kontor.seats.take_seat(ANNA, other.id, await seat_of(match, CHLOE, other.id))
    assert await key_of(taken) == "err-too-many-matches"
    mine = await match.kontor.lists.active_of(ANNA.id)
    await match.kontor.lobby.leave(ANNA, mine[0].id)
    assert (await new(match)).people[0].user_id == ANNA.id


async def seat_of(match: ServiceMatch, user: User, match_id: int) -> int:
    seat = (await match.kontor.queries.info(match_id)).seat_of(user.id)
    assert seat is not None
    return seat


async def test_a_server_has_so_many_matches_and_no_more_and_others_are_not_concerned(match: ServiceMatch) -> None:
    for host in (ANNA, ANNA, BEN, BEN, CHLOE, CHLOE):
        await new(match, host)
    assert await key_of(new(match, DIRK)) == "err-server-full"
    await new(match, DIRK, GUILD + 1)


async def test_opening_and_leaving_to_a_friend_opens_no_endless_matches(match: ServiceMatch) -> None:
    for _ in range(LIMITS.opened):
        await match.kontor.lobby.close(ANNA, (await new(match)).id)
    assert await key_of(new(match)) == "err-opened-often"
    match.clock.time += DAY + 1
    await new(match)


async def test_so_many_people_can_be_invited_a_day(match: ServiceMatch) -> None:
    info = await new(match)
    guests = [User(100 + n, f"Guest {n}") for n in range(LIMITS.invitations)]
    await match.kontor.lobby.invite(ANNA, info.id, guests[:4])
    assert await key_of(match.kontor.lobby.invite(ANNA, info.id, [*guests[4:], STRANGER])) == "err-invited-often"
    await match.kontor.lobby.invite(ANNA, info.id, guests[4:])
    match.clock.time += DAY + 1
    await match.kontor.lobby.invite(ANNA, info.id, [STRANGER])


@pytest.mark.promise("limits")
async def test_opening_inviting_and_closing_again_and_again_rings_a_guest_a_few_times_only(
    match: ServiceMatch,
) -> None:
    for _ in range(LIMITS.invited):
        info = await new(match)
        await match.kontor.lobby.invite(ANNA, info.id, [BEN])
        await match.kontor.lobby.close(ANNA, info.id)
    await match.settle()
    rung = match.pings.count(BEN.id)
    assert rung == LIMITS.invited
    again, other = await new(match), await new(match, CHLOE)
    assert await key_of(match.kontor.lobby.invite(ANNA, again.id, [BEN])) == "err-not-invited"
    assert await key_of(match.kontor.lobby.invite(CHLOE, other.id, [BEN])) == "err-not-invited"
    await match.settle()
    assert match.pings.count(BEN.id) == rung
    await match.kontor.lobby.join(BEN, other.id)


@pytest.mark.promise("limits")
async def test_who_wants_no_more_invitations_from_somebody_gets_none_for_good(match: ServiceMatch) -> None:
    info = await new(match)
    await match.kontor.lobby.invite(ANNA, info.id, [BEN])
    await match.settle()
    assert [job.call for job in match.discord.of(Announce)] == ["invitation"]
    assert await match.kontor.users.refuse_invitations(BEN, info.id) == "Anna"
    await match.restart()
    match.clock.time += 30 * DAY
    again, other = await new(match), await new(match, CHLOE)
    assert await key_of(match.kontor.lobby.invite(ANNA, again.id, [CHLOE, BEN])) == "err-not-invited"
    await match.kontor.lobby.invite(ANNA, again.id, [CHLOE])
    await match.kontor.lobby.invite(CHLOE, other.id, [BEN])
    await match.kontor.users.update(BEN, refused=())
    await match.kontor.lobby.invite(ANNA, again.id, [BEN])


async def test_only_who_is_invited_can_refuse_further_ones(match: ServiceMatch) -> None:
    info = await new(match)
    assert await key_of(match.kontor.users.refuse_invitations(BEN, info.id)) == "err-nobody-invited-you"


async def test_a_rematch_leaves_out_who_wants_no_invitation(match: ServiceMatch) -> None:
    await match.begin(3)
    async with match.kontor.database.tx() as tx:
        await social_rows.invite(tx, match.id, BEN.id, ANNA.id, 0)
    await match.kontor.users.refuse_invitations(BEN, match.id)
    for user in (ANNA, BEN, CHLOE):
        await match.kontor.votes.close(user, match.id)
    again = await match.kontor.lobby.rematch(ANNA, match.id)
    await match.settle()
    assert CHLOE.id in match.pings
    last = [job for job in match.discord.of(Announce) if job.match_id == again.id]
    assert [(*job.ping, *job.named) for job in last] == [(CHLOE.id,)]


async def test_so_many_matches_can_be_followed(match: ServiceMatch) -> None:
    found = [await new(match, host) for host in (ANNA, BEN, CHLOE)]
    for info in found[: LIMITS.followed]:
        await match.kontor.social.follow(DIRK, info.id, True)
    await match.kontor.social.follow(DIRK, found[0].id, True)
    assert await key_of(match.kontor.social.follow(DIRK, found[2].id, True)) == "err-follows-enough"
    await match.kontor.social.follow(DIRK, found[0].id, False)
    await match.kontor.social.follow(DIRK, found[2].id, True)


async def test_exports_and_animations_are_made_a_few_times_an_hour_for_each_person(match: ServiceMatch) -> None:
    await match.begin(2)
    for _ in range(LIMITS.exports):
        await match.kontor.exports.export(ANNA.id, match.id)
        match.kontor.play.count_animation(ANNA)
    assert await key_of(match.kontor.exports.export(ANNA.id, match.id)) == "err-exported-often"
    assert await key_of(match.kontor.privacy.export(ANNA.id)) == "err-exported-often"
    with pytest.raises(Refusal, match="err-animated-often"):
        match.kontor.play.count_animation(ANNA)
    await match.kontor.exports.export(BEN.id, match.id)
    match.kontor.play.count_animation(BEN)
    match.clock.time += 3601
    await match.kontor.exports.export(ANNA.id, match.id)
    match.kontor.play.count_animation(ANNA)


@pytest.mark.promise("limits")
async def test_places_taken_at_the_same_moment_are_counted_one_after_the_other(match: ServiceMatch) -> None:
    hosts = [User(300 + n, f"Host {n}") for n in range(8)]
    lobbies = [(await new(match, host, GUILD + n, seats=2)).id for n, host in enumerate(hosts)]
    done = await asyncio.gather(
        *(match.kontor.lobby.join(ANNA, lobby) for lobby in lobbies), return_exceptions=True
    )
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.matches
    assert len(await match.kontor.lists.active_of(ANNA.id)) == LIMITS.matches
    assert {one.msg.key for one in done if isinstance(one, Refusal)} == {"err-too-many-matches"}


@pytest.mark.promise("limits")
async def test_seats_taken_at_the_same_moment_are_counted_one_after_the_other(match: ServiceMatch) -> None:
    wanted = []
    for n in range(8):
        host = User(300 + n, f"Host {n}")
        info = await new(match, host, GUILD + n, seats=2)
        await match.kontor.lobby.add_computer(host, info.id)
        await match.kontor.lobby.start(host, info.id)
        seat = await seat_of(match, host, info.id)
        await match.kontor.seats.find_substitute(host, info.id, seat)
        wanted.append((info.id, seat))
    taken = (match.kontor.seats.take_seat(ANNA, match_id, seat) for match_id, seat in wanted)
    done = await asyncio.gather(*taken, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.matches


@pytest.mark.promise("limits")
async def test_matches_followed_at_the_same_moment_are_counted_one_after_the_other(match: ServiceMatch) -> None:
    lobbies = [(await new(match, User(300 + n, f"Host {n}"), GUILD + n)).id for n in range(8)]
    follows = (match.kontor.social.follow(ANNA, lobby, True) for lobby in lobbies)
    done = await asyncio.gather(*follows, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.followed


@pytest.mark.promise("limits")
async def test_people_invited_at_the_same_moment_are_counted_one_after_the_other(match: ServiceMatch) -> None:
    lobbies = [
        (await new(match, user, GUILD + n)).id for n, user in enumerate((ANNA, ANNA, BEN, BEN, CHLOE, DIRK))
    ]
    hosts = (ANNA, ANNA, BEN, BEN, CHLOE, DIRK)
    asked = (
        match.kontor.lobby.invite(host, lobby, [STRANGER]) for host, lobby in zip(hosts, lobbies, strict=True)
    )
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.invited


@pytest.mark.promise("limits")
async def test_proposals_that_others_refuse_end_after_some(match: ServiceMatch) -> None:
    await match.begin(2)
    for _ in range(LIMITS.proposals):
        vote = await match.kontor.votes.pause(ANNA, match.id)
        again = await match.kontor.votes.pause(ANNA, match.id)
        assert isinstance(vote, ProposalInfo)
        assert again == vote, "who asks again while it is open rings nobody"
        await match.kontor.votes.answer(BEN, vote.id, False)
    await match.settle()
    match.forget()
    assert await key_of(match.kontor.votes.pause(ANNA, match.id)) == "err-proposed-often"
    await match.settle()
    assert match.pings == []
    await match.agree(await match.kontor.votes.pause(BEN, match.id), ANNA)
    assert await key_of(match.kontor.votes.resume(ANNA, match.id)) == "err-proposed-often"
    await match.kontor.votes.resume(BEN, match.id)
    match.clock.time += 3600
    await match.kontor.votes.pause(ANNA, match.id)


async def test_who_plays_alone_pauses_and_goes_on_as_often_as_they_like(match: ServiceMatch) -> None:
    await match.begin(1, computers=1)
    for _ in range(LIMITS.proposals + 1):
        await match.kontor.votes.pause(ANNA, match.id)
        await match.kontor.votes.resume(ANNA, match.id)
