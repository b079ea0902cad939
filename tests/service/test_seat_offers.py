"""A seat is handed over only to somebody who accepts it, who is asked like a guest of a lobby."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from service.base.config import Limits
from service.base.errors import NoSuchMatch
from service.base.jobs import Announce, SendInvitation
from service.match.invitations import OFFER_SECONDS
from service.people.user import User
from store.tables import quota_rows
from tests.service.bazaar import Pass
from tests.service.rooms import Rooms
from tests.service.seats import DAY, key_of
from tests.service.table import ANNA, BEN, CHLOE, DIRK, GUILD, STRANGER, Table

LIMITS = Limits(invitations=6, invited=2)


@pytest.fixture
async def table(rooms: Rooms) -> AsyncIterator[Table]:
    """With limits that a test reaches."""
    opened = await Table.empty(rooms / "here", limits=LIMITS)
    yield opened
    await opened.kontor.close()


def calls(table: Table) -> list[Announce]:
    """The posts that offered a seat."""
    return [job for job in table.ears.of(Announce) if job.call == "invitation"]


async def test_nothing_changes_until_the_seat_is_accepted(table: Table) -> None:
    await table.begin(people=2, grace=0)
    before = await table.info()
    await table.kontor.seats.hand_over(ANNA, table.id, to=CHLOE)
    await table.settle()
    assert (await table.info()).seats == before.seats
    (post,) = calls(table)
    assert (post.msg.key, post.seat, post.ping) == ("say-offered-seat", 0, (CHLOE.id,))
    shown = await table.look(CHLOE)
    assert (shown.seat, shown.options) == (None, ()), "nobody sees a hand before they accept it"
    offer = (await table.look(ANNA)).offer
    assert offer is not None
    assert (offer.user_id, offer.until) == (CHLOE.id, table.clock.now() + OFFER_SECONDS)
    assert (await table.look(BEN)).offer is None
    await table.do(ANNA, Pass())
    await table.kontor.seats.accept(CHLOE, table.id, 0)
    await table.settle()
    assert (await table.look(CHLOE)).seat == 0
    assert (await table.look(ANNA)).seat is None
    assert table.told()[-1] == "say-seat-handed-over"
    await table.prove()


async def test_only_who_is_offered_a_seat_can_accept_it_and_once(table: Table) -> None:
    await table.begin(people=2, grace=0)
    seats = table.kontor.seats
    await seats.hand_over(ANNA, table.id, to=CHLOE)
    assert await key_of(seats.accept(DIRK, table.id, 0)) == "err-seat-not-offered"
    assert await key_of(seats.decline(DIRK, table.id, 0)) == "err-seat-not-offered"
    assert await key_of(seats.accept(CHLOE, table.id, 1)) == "err-seat-not-offered"
    assert await key_of(seats.accept(CHLOE, table.id, 9)) == "err-seat-not-offered"
    assert await key_of(seats.accept(BEN, table.id, 0)) == "err-holds-already"
    await seats.accept(CHLOE, table.id, 0)
    assert await key_of(seats.accept(CHLOE, table.id, 0)) == "err-holds-already"
    table.town.elsewhere[STRANGER.id] = "blind"
    with pytest.raises(NoSuchMatch):
        await seats.accept(STRANGER, table.id, 0)


async def test_who_says_no_is_told_to_the_giver_alone_and_asked_again_on_another_day_only(table: Table) -> None:
    await table.begin(people=2, grace=0)
    seats = table.kontor.seats
    await seats.hand_over(BEN, table.id, to=CHLOE)
    await table.settle()
    table.forget()
    await seats.decline(CHLOE, table.id, 1)
    await table.settle()
    assert [msg.key for msg in table.calls] == ["say-declined-seat"]
    assert table.pings == [BEN.id]
    assert (await table.look(BEN)).offer is None
    assert await key_of(seats.accept(CHLOE, table.id, 1)) == "err-seat-not-offered"
    assert await key_of(seats.hand_over(BEN, table.id, to=CHLOE)) == "err-asked-lately"
    await seats.hand_over(BEN, table.id, to=DIRK)
    table.clock.time += DAY
    await seats.withdraw(BEN, table.id)
    await seats.hand_over(BEN, table.id, to=CHLOE)
    await seats.accept(CHLOE, table.id, 1)


async def test_a_seat_is_offered_to_one_person_until_it_is_withdrawn(table: Table) -> None:
    await table.begin(people=2, grace=0)
    seats = table.kontor.seats
    assert await key_of(seats.withdraw(ANNA, table.id)) == "err-no-seat-offered"
    await seats.hand_over(ANNA, table.id, to=CHLOE)
    assert await key_of(seats.hand_over(ANNA, table.id, to=DIRK)) == "err-seat-offered-already"
    await table.settle()
    table.forget()
    await seats.withdraw(ANNA, table.id)
    await table.settle()
    assert table.ears.heard == [], "nobody is told"
    assert (await table.look(ANNA)).offer is None
    assert await key_of(seats.accept(CHLOE, table.id, 0)) == "err-seat-not-offered"
    await seats.hand_over(ANNA, table.id, to=DIRK)
    await seats.accept(DIRK, table.id, 0)


async def test_an_offer_ends_by_itself_and_says_what_became_of_the_seat(table: Table) -> None:
    await table.begin(people=3, grace=0)
    seats = table.kontor.seats
    await seats.hand_over(ANNA, table.id, to=DIRK)
    table.clock.time += OFFER_SECONDS
    assert await key_of(seats.accept(DIRK, table.id, 0)) == "err-seat-offer-late"
    assert (await table.look(ANNA)).offer is None
    await seats.hand_over(BEN, table.id, to=DIRK)
    await table.kontor.play.resign(BEN, table.id)
    assert await key_of(seats.accept(DIRK, table.id, 1)) == "err-seat-offer-left"
    await seats.hand_over(CHLOE, table.id, to=STRANGER)
    await seats.find_substitute(CHLOE, table.id, 2)
    await seats.take_seat(DIRK, table.id, 2)
    assert await key_of(seats.accept(STRANGER, table.id, 2)) == "err-seat-offer-gone"
    await seats.hand_over(DIRK, table.id, to=BEN)
    for user in (ANNA, DIRK):
        await table.kontor.votes.close(user, table.id)
    assert await key_of(seats.accept(BEN, table.id, 2)) == "err-status-aborted"
    assert await key_of(seats.decline(BEN, table.id, 2)) == "err-seat-not-offered"


async def test_who_lent_an_offered_seat_is_taken_at_their_word(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.seats.hand_over(ANNA, table.id, to=CHLOE)
    await table.kontor.seats.hand_over(ANNA, table.id, computer="random")
    assert (await table.kontor.seats.accept(CHLOE, table.id, 0)).seats[0].user_id == CHLOE.id


@pytest.mark.promise("limits")
async def test_handing_seats_over_rings_nobody_more_often_than_invitations(table: Table) -> None:
    seats, kept = table.kontor.seats, []
    for _ in range(4):
        await table.begin(people=1, computers=1, grace=0)
        kept.append(table.id)
    for match_id in kept[:2]:
        await seats.hand_over(ANNA, match_id, to=DIRK)
    assert await key_of(seats.hand_over(ANNA, kept[2], to=DIRK)) == "err-not-invited"
    lobby = await table.kontor.lobby.create(BEN, game="bazaar", guild_id=GUILD, channel_id=7, locale="en")
    assert await key_of(table.kontor.lobby.invite(BEN, lobby.id, [DIRK])) == "err-not-invited"
    await table.settle()
    assert table.pings.count(DIRK.id) <= LIMITS.invited
    async with table.kontor.database.read() as conn:
        assert await quota_rows.count_matches_of(conn, DIRK.id) == 0, "no place of theirs is taken"
    await seats.hand_over(ANNA, kept[2], to=CHLOE)
    table.clock.time += DAY + 1
    await seats.hand_over(ANNA, kept[3], to=DIRK)


@pytest.mark.promise("limits")
async def test_who_wants_no_invitations_from_somebody_is_offered_no_seat_either(table: Table) -> None:
    await table.begin(people=2, grace=0)
    seats = table.kontor.seats
    await seats.hand_over(ANNA, table.id, to=CHLOE)
    assert await table.kontor.users.refuse_invitations(CHLOE, table.id) == "Anna"
    await seats.withdraw(ANNA, table.id)
    await table.settle()
    table.forget()
    table.clock.time += 30 * DAY
    assert await key_of(seats.hand_over(ANNA, table.id, to=CHLOE)) == "err-not-invited"
    await table.settle()
    assert CHLOE.id not in table.pings
    await seats.hand_over(BEN, table.id, to=CHLOE)


async def test_who_asked_to_be_forgotten_stays_forgotten_when_offered_a_seat(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.users.update(User(CHLOE.id, "Chloé", guild_id=GUILD, nick="Cleo"))
    await table.kontor.privacy.delete(CHLOE)
    await table.kontor.seats.hand_over(ANNA, table.id, to=User(CHLOE.id, "Chloé", guild_id=GUILD, nick="Cleo"))
    await table.settle()
    (post,) = calls(table)
    assert (post.ping, post.named) == ((), (CHLOE.id,))
    assert table.ears.of(SendInvitation) == []
    kept = await table.kontor.users.get(CHLOE.id)
    assert (kept.deleted, kept.kept.name) == (True, "")
    assert (await table.kontor.privacy.export(CHLOE.id))["nicknames"] == []
    await table.kontor.seats.accept(CHLOE, table.id, 0)
    assert not (await table.kontor.users.get(CHLOE.id)).deleted, "whoever acts is back"


async def test_an_offer_of_somebody_forgotten_is_gone_and_so_is_one_to_them(table: Table) -> None:
    await table.begin(people=3, grace=0)
    seats = table.kontor.seats
    await seats.hand_over(ANNA, table.id, to=DIRK)
    await seats.hand_over(BEN, table.id, to=STRANGER)
    await table.kontor.privacy.delete(ANNA)
    assert await key_of(seats.accept(DIRK, table.id, 0)) == "err-seat-offer-left"
    await table.kontor.privacy.delete(STRANGER)
    assert (await table.look(BEN)).offer is None


async def test_who_likes_direct_messages_is_offered_a_seat_by_one_unless_it_is_withdrawn(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.users.update(CHLOE, notices="dm")
    await table.kontor.seats.hand_over(ANNA, table.id, to=CHLOE)
    await table.settle()
    (post,), (sent,) = calls(table), table.ears.of(SendInvitation)
    assert (post.ping, post.named) == ((), (CHLOE.id,))
    assert (sent.user_id, sent.seat) == (CHLOE.id, 0)
    assert await table.kontor.lobby.way_to(CHLOE.id, table.id) == "dm"
    await table.kontor.seats.withdraw(ANNA, table.id)
    assert await table.kontor.lobby.way_to(CHLOE.id, table.id) == ""


@pytest.mark.promise("limits")
async def test_seats_that_many_offer_one_person_at_the_same_moment_are_counted(table: Table) -> None:
    matches: list[tuple[User, int]] = []
    givers = [User(200 + n, f"Giver {n}") for n in range(8)]
    for giver in givers:
        info = await table.kontor.lobby.create(
            giver, game="bazaar", guild_id=GUILD, channel_id=7, locale="en", seats=2
        )
        await table.kontor.lobby.add_computer(giver, info.id)
        await table.kontor.lobby.start(giver, info.id)
        matches.append((giver, info.id))
    asked = (table.kontor.seats.hand_over(giver, match_id, to=DIRK) for giver, match_id in matches)
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in done) == LIMITS.invited


async def test_an_offered_seat_is_listed_with_what_waits_for_as_long_as_it_can_be_taken(table: Table) -> None:
    await table.begin(people=2, grace=0)

    async def listed(user: User) -> list[tuple[int, int | None]]:
        return [(match.id, match.offered) for match in await table.kontor.queries.invitations_of(user.id)]

    assert await listed(CHLOE) == []
    await table.kontor.seats.hand_over(ANNA, table.id, to=CHLOE)
    assert await listed(CHLOE) == [(table.id, 0)]
    assert (await listed(ANNA), await listed(BEN), await listed(DIRK)) == ([], [], [])
    await table.wait(OFFER_SECONDS)
    assert await listed(CHLOE) == [], "it is too late for it"
    await table.kontor.seats.hand_over(BEN, table.id, to=DIRK)
    await table.kontor.seats.accept(DIRK, table.id, 1)
    assert await listed(DIRK) == [], "it is theirs"
