"""A seat is handed over only to a user who accepts it, and who is asked like a guest of a lobby."""

import asyncio

import pytest

from service.base.config import Limits
from service.base.errors import NoSuchMatch
from service.base.jobs import Announce, SendInvitation
from service.match.invitations import OFFER_SECONDS
from service.people.user import User
from store.tables import quota_rows
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, GUILD, STRANGER, ServiceMatch
from tests.service.helpers.refusals import DAY, key_of
from tests.toys.bazaar.position import Pass

LIMITS = Limits(invitations=6, invited=2)

pytestmark = pytest.mark.parametrize("match", [{"limits": LIMITS}], indirect=True, ids=["limits"])


def calls(match: ServiceMatch) -> list[Announce]:
    return [job for job in match.discord.of(Announce) if job.call == "invitation"]


async def test_nothing_changes_until_the_seat_is_accepted(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    before = await match.info()
    await match.kontor.seats.hand_over(ANNA, match.id, to=CHLOE)
    await match.settle()
    assert (await match.info()).seats == before.seats
    (post,) = calls(match)
    assert (post.msg.key, post.seat, post.ping) == ("say-offered-seat", 0, (CHLOE.id,))
    shown = await match.look(CHLOE)
    assert (shown.seat, shown.choices.options) == (None, ()), "nobody sees a hand before they accept it"
    offer = (await match.look(ANNA)).notices.offer
    assert offer is not None
    assert (offer.user_id, offer.until) == (CHLOE.id, match.clock.now() + OFFER_SECONDS)
    assert (await match.look(BEN)).notices.offer is None
    await match.do(ANNA, Pass())
    await match.kontor.seats.accept(CHLOE, match.id, 0)
    await match.settle()
    assert (await match.look(CHLOE)).seat == 0
    assert (await match.look(ANNA)).seat is None
    assert match.told()[-1] == "say-seat-handed-over"
    await match.prove()


async def test_only_who_is_offered_a_seat_can_accept_it_and_once(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    seats = match.kontor.seats
    await seats.hand_over(ANNA, match.id, to=CHLOE)
    assert await key_of(seats.accept(DIRK, match.id, 0)) == "err-seat-not-offered"
    assert await key_of(seats.decline(DIRK, match.id, 0)) == "err-seat-not-offered"
    assert await key_of(seats.accept(CHLOE, match.id, 1)) == "err-seat-not-offered"
    assert await key_of(seats.accept(CHLOE, match.id, 9)) == "err-seat-not-offered"
    assert await key_of(seats.accept(BEN, match.id, 0)) == "err-holds-already"
    await seats.accept(CHLOE, match.id, 0)
    assert await key_of(seats.accept(CHLOE, match.id, 0)) == "err-holds-already"
    match.guild.elsewhere[STRANGER.id] = "blind"
    with pytest.raises(NoSuchMatch):
        await seats.accept(STRANGER, match.id, 0)


async def test_who_says_no_is_told_to_the_giver_alone_and_asked_again_on_another_day_only(
    match: ServiceMatch,
) -> None:
    await match.begin(people=2, grace=0)
    seats = match.kontor.seats
    await seats.hand_over(BEN, match.id, to=CHLOE)
    await match.settle()
    match.forget()
    await seats.decline(CHLOE, match.id, 1)
    await match.settle()
    assert [msg.key for msg in match.calls] == ["say-declined-seat"]
    assert match.pings == [BEN.id]
    assert (await match.look(BEN)).notices.offer is None
    assert await key_of(seats.accept(CHLOE, match.id, 1)) == "err-seat-not-offered"
    assert await key_of(seats.hand_over(BEN, match.id, to=CHLOE)) == "err-asked-lately"
    await seats.hand_over(BEN, match.id, to=DIRK)
    match.clock.time += DAY
    await seats.withdraw(BEN, match.id)
    await seats.hand_over(BEN, match.id, to=CHLOE)
    await seats.accept(CHLOE, match.id, 1)


async def test_a_seat_is_offered_to_one_person_until_it_is_withdrawn(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    seats = match.kontor.seats
    assert await key_of(seats.withdraw(ANNA, match.id)) == "err-no-seat-offered"
    await seats.hand_over(ANNA, match.id, to=CHLOE)
    assert await key_of(seats.hand_over(ANNA, match.id, to=DIRK)) == "err-seat-offered-already"
    await match.settle()
    match.forget()
    await seats.withdraw(ANNA, match.id)
    await match.settle()
    assert match.discord.delivered == [], "nobody is told"
    assert (await match.look(ANNA)).notices.offer is None
    assert await key_of(seats.accept(CHLOE, match.id, 0)) == "err-seat-not-offered"
    await seats.hand_over(ANNA, match.id, to=DIRK)
    await seats.accept(DIRK, match.id, 0)


async def test_an_offer_ends_by_itself_and_says_what_became_of_the_seat(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    seats = match.kontor.seats
    await seats.hand_over(ANNA, match.id, to=DIRK)
    match.clock.time += OFFER_SECONDS
    assert await key_of(seats.accept(DIRK, match.id, 0)) == "err-seat-offer-late"
    assert (await match.look(ANNA)).notices.offer is None
    await seats.hand_over(BEN, match.id, to=DIRK)
    await match.kontor.play.resign(BEN, match.id)
    assert await key_of(seats.accept(DIRK, match.id, 1)) == "err-seat-offer-left"
    await seats.hand_over(CHLOE, match.id, to=STRANGER)
    await seats.find_substitute(CHLOE, match.id, 2)
    await seats.take_seat(DIRK, match.id, 2)
    assert await key_of(seats.accept(STRANGER, match.id, 2)) == "err-seat-offer-gone"
    await seats.hand_over(DIRK, match.id, to=BEN)
    for user in (ANNA, DIRK):
        await match.kontor.votes.close(user, match.id)
    assert await key_of(seats.accept(BEN, match.id, 2)) == "err-status-aborted"
    assert await key_of(seats.decline(BEN, match.id, 2)) == "err-seat-not-offered"


async def test_who_lent_an_offered_seat_is_taken_at_their_word(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.seats.hand_over(ANNA, match.id, to=CHLOE)
    await match.kontor.seats.hand_over(ANNA, match.id, computer="random")
    await match.kontor.seats.accept(CHLOE, match.id, 0)
    assert (await match.kontor.queries.info(match.id)).seats[0].user_id == CHLOE.id


@pytest.mark.promise("limits")
async def test_handing_seats_over_rings_nobody_more_often_than_invitations(match: ServiceMatch) -> None:
    seats, kept = match.kontor.seats, []
    for _ in range(4):
        await match.begin(people=1, computers=1, grace=0)
        kept.append(match.id)
    for match_id in kept[:2]:
        await seats.hand_over(ANNA, match_id, to=DIRK)
    assert await key_of(seats.hand_over(ANNA, kept[2], to=DIRK)) == "err-not-invited"
    lobby = await match.kontor.lobby.create(BEN, game="bazaar", guild_id=GUILD, channel_id=7, locale="en")
    assert await key_of(match.kontor.lobby.invite(BEN, lobby.id, [DIRK])) == "err-not-invited"
    await match.settle()
    assert match.pings.count(DIRK.id) <= LIMITS.invited
    async with match.kontor.database.read() as conn:
        assert await quota_rows.count_matches_of(conn, DIRK.id) == 0, "no place of theirs is taken"
    await seats.hand_over(ANNA, kept[2], to=CHLOE)
    match.clock.time += DAY + 1
    await seats.hand_over(ANNA, kept[3], to=DIRK)


@pytest.mark.promise("limits")
async def test_who_wants_no_invitations_from_somebody_is_offered_no_seat_either(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    seats = match.kontor.seats
    await seats.hand_over(ANNA, match.id, to=CHLOE)
    assert await match.kontor.users.refuse_invitations(CHLOE, match.id) == "Anna"
    await seats.withdraw(ANNA, match.id)
    await match.settle()
    match.forget()
    match.clock.time += 30 * DAY
    assert await key_of(seats.hand_over(ANNA, match.id, to=CHLOE)) == "err-not-invited"
    await match.settle()
    assert CHLOE.id not in match.pings
    await seats.hand_over(BEN, match.id, to=CHLOE)


async def test_who_asked_to_be_forgotten_stays_forgotten_when_offered_a_seat(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.users.update(User(CHLOE.id, "Chloé", guild_id=GUILD, nick="Cleo"))
    await match.kontor.privacy.delete(CHLOE)
    await match.kontor.seats.hand_over(ANNA, match.id, to=User(CHLOE.id, "Chloé", guild_id=GUILD, nick="Cleo"))
    await match.settle()
    (post,) = calls(match)
    assert (post.ping, post.named) == ((), (CHLOE.id,))
    assert match.discord.of(SendInvitation) == []
    kept = await match.kontor.users.get(CHLOE.id)
    assert (kept.deleted, kept.kept.name) == (True, "")
    assert (await match.kontor.privacy.export(CHLOE.id))["nicknames"] == []
    await match.kontor.seats.accept(CHLOE, match.id, 0)
    assert not (await match.kontor.users.get(CHLOE.id)).deleted, "whoever acts is back"


async def test_an_offer_of_somebody_forgotten_is_gone_and_so_is_one_to_them(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    seats = match.kontor.seats
    await seats.hand_over(ANNA, match.id, to=DIRK)
    await seats.hand_over(BEN, match.id, to=STRANGER)
    await match.kontor.privacy.delete(ANNA)
    assert await key_of(seats.accept(DIRK, match.id, 0)) == "err-seat-offer-left"
    await match.kontor.privacy.delete(STRANGER)
    assert (await match.look(BEN)).notices.offer is None


async def test_who_likes_direct_messages_is_offered_a_seat_by_one_unless_it_is_withdrawn(
    match: ServiceMatch,
) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.users.update(CHLOE, notices="dm")
    await match.kontor.seats.hand_over(ANNA, match.id, to=CHLOE)
    await match.settle()
    (post,), (sent,) = calls(match), match.discord.of(SendInvitation)
    assert (post.ping, post.named) == ((), (CHLOE.id,))
    assert (sent.user_id, sent.seat) == (CHLOE.id, 0)
    assert await match.kontor.lobby.way_to(CHLOE.id, match.id) == "dm"
    await match.kontor.seats.withdraw(ANNA, match.id)
    assert await match.kontor.lobby.way_to(CHLOE.id, match.id) == ""


@pytest.mark.promise("limits")
async def test_seats_that_many_offer_one_person_at_the_same_moment_are_counted(match: ServiceMatch) -> None:
    matches: list[tuple[User, int]] = []
    for giver in [User(200 + n, f"Giver {n}") for n in range(8)]:
        info = await match.kontor.lobby.create(
            giver, game="bazaar", guild_id=GUILD, channel_id=7, locale="en", seats=2
        )
        await match.kontor.lobby.add_computer(giver, info.id)
        await match.kontor.lobby.start(giver, info.id)
        matches.append((giver, info.id))
    asked = (match.kontor.seats.hand_over(giver, match_id, to=DIRK) for giver, match_id in matches)
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.invited


async def test_an_offered_seat_is_listed_with_what_waits_for_as_long_as_it_can_be_taken(
    match: ServiceMatch,
) -> None:
    await match.begin(people=2, grace=0)

    async def listed(user: User) -> list[tuple[int, int | None]]:
        return [(one.id, one.offered) for one in await match.kontor.lists.invitations_of(user.id)]

    assert await listed(CHLOE) == []
    await match.kontor.seats.hand_over(ANNA, match.id, to=CHLOE)
    assert await listed(CHLOE) == [(match.id, 0)]
    assert (await listed(ANNA), await listed(BEN), await listed(DIRK)) == ([], [], [])
    await match.wait(OFFER_SECONDS)
    assert await listed(CHLOE) == [], "it is too late for it"
    await match.kontor.seats.hand_over(BEN, match.id, to=DIRK)
    await match.kontor.seats.accept(DIRK, match.id, 1)
    assert await listed(DIRK) == [], "it is theirs"
