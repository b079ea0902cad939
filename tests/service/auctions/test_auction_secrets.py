"""Auctions over days: nothing shows who has answered, what, and when."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.core.mechanics.auctions import BidLimit
from service.base.config import HOUR
from service.base.jobs import DirectMessagesClosed, SendNotice, TurnPost
from service.people.user import User
from store.tables import social_rows
from tests.service.helpers.auctions import bid, open_auction, sold, told
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, GUILD, PEOPLE, ServiceMatch
from tests.toys.salesroom.position import Done, Sell


async def test_closed_direct_messages_do_not_tell_who_has_not_answered(match: ServiceMatch) -> None:
    await match.kontor.users.update(BEN, notices="dm")
    await open_auction(match)
    await bid(match, CHLOE, 5)
    match.forget()
    match.discord.faults[SendNotice] = [DirectMessagesClosed(), DirectMessagesClosed()]
    await match.wait(12 * HOUR)
    assert match.discord.faults[SendNotice] == [], "he is reminded, and so is Dirk, at the same moment"
    assert BEN.id not in match.pings


@pytest.mark.promise("secret-bids")
async def test_after_a_night_closed_direct_messages_do_not_tell_who_has_not_answered(match: ServiceMatch) -> None:
    match.discord.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await match.kontor.users.update(user, quiet=(11 * 60, 15 * 60))
    await open_auction(match)
    await bid(match, CHLOE, 5)
    match.forget()
    await match.wait(4 * HOUR)
    assert match.calls == []
    assert match.pings == []


async def chloe_sells_at_night(match: ServiceMatch) -> None:
    """Let Anna's and Ben's turns pass, and Chloé sell when she and Ben rest; no direct message reaches the two."""
    match.discord.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await match.kontor.users.update(user, notices="dm", quiet=(14 * 60, 20 * 60))
    await open_auction(match)
    assert [msg.key for msg in match.calls] == ["say-dm-closed"] * 2
    for user in (CHLOE, BEN, DIRK):
        await bid(match, user, 0)
    for user in (ANNA, BEN):
        await match.do(user, Done())
        await match.wait(2 * HOUR)
    await match.do(CHLOE, Sell())


async def test_who_is_known_to_take_no_direct_messages_is_rung_after_a_night_answered_or_not(
    match: ServiceMatch,
) -> None:
    await chloe_sells_at_night(match)
    await bid(match, BEN, 0)
    match.forget()
    await match.wait(6 * HOUR)
    assert [msg.key for msg in match.calls] == ["say-still-waiting"]
    assert match.pings == [BEN.id]


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("came", [(), (BEN,), (BEN, CHLOE)])
async def test_who_answers_in_direct_messages_is_told_of_the_auction_as_if_they_had_not(
    match: ServiceMatch, came: tuple[User, ...]
) -> None:
    await chloe_sells_at_night(match)
    match.forget()
    for user in came:
        await match.kontor.social.note_reachable(user.id)
        if user == BEN:
            await bid(match, user, 3)
    await match.wait(6 * HOUR)
    assert [msg.key for msg in match.calls] == ["say-still-waiting"]
    assert match.pings == [BEN.id], "the seller is in no auction of hers"
    for user in (BEN, ANNA, DIRK):
        await bid(match, user, 0)
    await match.kontor.social.note_reachable(BEN.id)
    assert not (await match.look(BEN)).notices.dm_closed, "it is over"


@pytest.mark.promise("secret-bids")
async def test_a_new_name_is_not_learnt_by_an_answer(match: ServiceMatch) -> None:
    await open_auction(match)
    await match.wait(120)
    before = await told(match, ANNA)
    play, renamed = match.kontor.play, User(BEN.id, "Benedikt", guild_id=GUILD, nick="Benni")
    await play.submit(renamed, match.id, [BidLimit(3, asks=True)])
    await play.submit(renamed, match.id, [BidLimit(5)])
    await match.restart()
    assert await told(match, ANNA) == before
    for user in (CHLOE, DIRK):
        await bid(match, user, 0)
    assert [seat.name for seat in (await match.info()).seats] == [user.name for user in PEOPLE]
    await match.do(ANNA, Done())
    await match.wait(15)
    await match.do(renamed, Sell())
    assert (await match.info()).seats[1].name == "Benni"


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("answered", [False, True])
async def test_a_late_message_that_finds_the_door_closed_is_told_whoever_has_answered(
    match: ServiceMatch, *, answered: bool
) -> None:
    await match.kontor.users.update(BEN, notices="dm")
    match.discord.closed = {BEN.id}
    await match.begin(people=4, game="salesroom")
    match.discord.out = True
    await match.do(ANNA, Sell())
    if answered:
        await bid(match, BEN, 5)
    match.discord.out = False
    await match.wait(5)
    assert [msg.key for msg in match.calls] == ["say-dm-closed"]


ANSWERS: tuple[tuple[tuple[User, int, bool], ...], ...] = (
    (),
    ((BEN, 0, False),),
    ((BEN, 7, True), (CHLOE, 2, False)),
    ((CHLOE, 0, False), (DIRK, 9, False)),
    ((DIRK, 3, True), (BEN, 5, False)),
    ((BEN, 4, False), (BEN, 8, False)),
)


@pytest.mark.promise("secret-bids")
async def test_what_others_see_does_not_depend_on_answers(match: ServiceMatch) -> None:
    await open_auction(match)
    await match.wait(120)
    readers = {0: ANNA, 4: User(99, "Zoë"), **dict(enumerate(PEOPLE[1:], 1))}
    first = {seat: await told(match, reader) for seat, reader in readers.items()}
    delivered = len(match.discord.delivered)
    for answers in ANSWERS:
        match.clock.time += 60
        for user, most, asks in answers:
            await bid(match, user, most, asks=asks)
        answered = {user.id for user, _, _ in answers}
        for seat, reader in readers.items():
            if reader.id not in answered:
                assert await told(match, reader) == first[seat]
        assert len(match.discord.delivered) == delivered
        # Back to before any answer.
        async with match.kontor.database.tx() as tx:
            for given in await social_rows.instructions_of(tx, match.id):
                await social_rows.drop_instruction(tx, given)
        match.kontor.matches.evict(match.id)


async def after_answers(path: Path | str, answers: tuple[tuple[User, int], ...]) -> tuple[list[Any], list[Any]]:
    """Return what all but Ben get of an auction answered in this way, and its posts."""
    match = await ServiceMatch.empty(path)
    await open_auction(match)
    match.forget()
    for user, most in answers:
        match.clock.time += 60
        await bid(match, user, most)
    assert sold(match) == ["Sold(seat=1, amount=4)"]
    # Rows are read again, so that nothing is equal because it is only in memory.
    await match.restart()
    found = []
    for reader in (ANNA, CHLOE, DIRK, User(99, "Zoë")):
        shown, rest = await told(match, reader)
        # What is news to a bidder depends on when they looked themselves.
        found.append((msgspec.structs.replace(shown, news=msgspec.structs.replace(shown.news, lines=())), rest))
    posts = [said.job for said in match.discord.delivered if isinstance(said.job, TurnPost)]
    await match.kontor.close()
    return found, posts


@pytest.mark.promise("secret-bids")
async def test_neither_the_winner_s_limit_nor_the_order_of_answers_is_ever_told(
    databases: DatabaseFactory,
) -> None:
    ways = (
        ((BEN, 6), (CHLOE, 4), (DIRK, 0)),
        ((BEN, 9), (CHLOE, 4), (DIRK, 0)),
        ((DIRK, 0), (BEN, 7), (CHLOE, 4)),
        ((CHLOE, 4), (DIRK, 0), (BEN, 6)),
    )
    first, *others = [await after_answers(databases.new(str(n)), answers) for n, answers in enumerate(ways)]
    assert first[0]
    for other in others:
        assert other == first


@pytest.mark.promise("secret-bids")
async def test_reminders_do_not_tell_who_has_not_answered(match: ServiceMatch) -> None:
    await open_auction(match)
    await bid(match, BEN, 3)
    match.forget()
    await match.wait(13 * HOUR)
    assert match.calls == []
    assert sorted(match.pings) == [CHLOE.id, DIRK.id]
    match.forget()
    await match.kontor.social.nudge(ANNA, match.id)
    await match.settle()
    assert match.calls == []
    assert sorted(match.pings) == [CHLOE.id, DIRK.id]
