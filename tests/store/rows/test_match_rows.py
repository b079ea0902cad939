"""Matches, lobbies and seats."""

import pytest

from store.database import Database
from store.errors import RowMissing, RowRefused, SequenceTaken
from store.rows import Seat
from store.tables import listing_rows, match_rows, seat_rows, social_rows
from store.tables.listing_rows import Visibility
from tests.store.helpers.sample_rows import ANNA, BERT, CHANNEL, CLEO, GUILD, a_match

pytestmark = pytest.mark.postgres_always


async def test_a_new_match_is_an_empty_lobby(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await match_rows.insert_match(
            tx,
            game="fugger",
            rules_version=3,
            settings='{"variant":true}',
            locale="fr",
            pace="calm",
            host_id=ANNA,
            guild_id=GUILD,
            channel_id=CHANNEL,
            now=1234,
        )
        match = await match_rows.get_match(tx, match_id)
    assert match is not None
    assert (match.id, match.game, match.rules_version, match.settings) == (
        match_id,
        "fugger",
        3,
        '{"variant":true}',
    )
    assert (match.status, match.locale, match.pace) == ("lobby", "fr", "calm")
    assert (match.seq, match.published, match.posted) == (0, 0, 0)
    assert (match.host_id, match.guild_id, match.channel_id, match.thread_id) == (ANNA, GUILD, CHANNEL, None)
    assert (match.created, match.updated, match.status_since, match.trouble) == (1234, 1234, 1234, None)
    assert (match.seed, match.seed_hash) == (None, None)


async def test_an_unknown_match(db: Database) -> None:
    async with db.read() as conn:
        assert await match_rows.get_match(conn, 5) is None
        assert await match_rows.match_of_thread(conn, 5) is None
        assert await seat_rows.seats_of(conn, 5) == []


async def test_changes_of_a_match(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        other = await a_match(tx)
        await match_rows.update_match(
            tx, match_id, status="over", seed=b"\0" * 16, thread_id=2**63 - 1, status_since=2000, trouble="403"
        )
        match = await match_rows.match_of_thread(tx, 2**63 - 1)
        untouched = await match_rows.get_match(tx, other)
    assert match is not None
    assert (match.id, match.status, match.seed, match.status_since, match.trouble) == (
        match_id,
        "over",
        b"\0" * 16,
        2000,
        "403",
    )
    assert untouched is not None
    assert untouched.status == "live"


async def test_a_match_is_written_by_nobody_who_read_another_version(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        version = await match_rows.version_of(tx, match_id)
        assert version is not None
        match_rows.advance(tx, match_id, version)
    for other in (version, version + 2):
        with pytest.raises(SequenceTaken):
            async with db.tx() as tx:
                match_rows.advance(tx, match_id, other)
    async with db.read() as conn:
        assert await match_rows.version_of(conn, match_id) == version + 1


async def test_a_thread_has_one_match(db: Database) -> None:
    async with db.tx() as tx:
        await match_rows.update_match(tx, await a_match(tx), thread_id=7)
    with pytest.raises(RowRefused):
        async with db.tx() as tx:
            await match_rows.update_match(tx, await a_match(tx), thread_id=7)


async def test_matches_of_a_server(db: Database) -> None:
    async with db.tx() as tx:
        old, over, new = await a_match(tx), await a_match(tx, status="over"), await a_match(tx, status="lobby")
        await a_match(tx, guild=GUILD + 1)
        seen = Visibility(ANNA, GUILD, (CHANNEL,))
        assert [line.id for line in await listing_rows.matches_of_guild(tx, seen)] == [new, old]
        assert [line.id for line in await listing_rows.matches_of_guild(tx, seen, ["over"])] == [over]
        assert [match.id for match in await match_rows.matches_of_channel(tx, CHANNEL, ["over"])] == [over]
        assert await match_rows.count_by_status(tx) == {"lobby": 1, "live": 2, "over": 1}
        assert [match.id for match in await match_rows.matches_by_status(tx, ["lobby", "over"])] == [over, new]


async def test_matches_of_a_user(db: Database) -> None:
    async with db.tx() as tx:
        seated = await a_match(tx, users=(BERT, CLEO))
        held = await a_match(tx, users=(BERT, CLEO), guild=GUILD + 1)
        await seat_rows.update_seat(tx, held, 1, user_id=None, computer="greedy")
        lobby = await a_match(tx, users=(), status="lobby")
        await match_rows.join_lobby(tx, lobby, user_id=CLEO)
        await a_match(tx, users=(BERT, ANNA))
        finished = await a_match(tx, users=(CLEO,), status="over")
        lines = await listing_rows.matches_of_user(tx, CLEO)
        assert [line.id for line in lines] == [lobby, held, seated]
        people = [[member.user_id for member in line.members] for line in lines]
        assert people == [[CLEO], [BERT, CLEO], [BERT, CLEO]]
        assert [line.id for line in await listing_rows.matches_of_user(tx, CLEO, ["over"])] == [finished]


async def test_lobbies_that_invite_a_user(db: Database) -> None:
    async with db.tx() as tx:
        lobby, live = await a_match(tx, users=(), status="lobby"), await a_match(tx)
        for match in (lobby, live):
            await social_rows.invite(tx, match, CLEO, ANNA, 1)
        assert [line.id for line in await listing_rows.matches_inviting(tx, CLEO)] == [lobby]
        assert await listing_rows.matches_inviting(tx, ANNA) == []


async def test_the_lobby(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx, users=(), status="lobby"), await a_match(tx, users=(), status="lobby")
        assert await match_rows.join_lobby(tx, match_id, user_id=ANNA) == 0
        assert await match_rows.join_lobby(tx, match_id, computer="greedy") == 1
        assert await match_rows.join_lobby(tx, match_id, user_id=BERT, invited_by=ANNA) == 2
        assert await match_rows.join_lobby(tx, match_id, computer="greedy") == 3
        assert await match_rows.join_lobby(tx, other, user_id=ANNA) == 0
        assert await match_rows.join_lobby(tx, match_id, user_id=ANNA) is None, "nobody joins twice"
        assert await match_rows.leave_lobby(tx, match_id, position=1)
        assert not await match_rows.leave_lobby(tx, match_id, position=1)
        assert await match_rows.leave_lobby(tx, match_id, user_id=ANNA)
        assert not await match_rows.leave_lobby(tx, match_id, user_id=ANNA)
        assert await match_rows.join_lobby(tx, match_id, user_id=ANNA) == 4
        assert [(m.user_id, m.computer, m.invited_by) for m in await match_rows.lobby_of(tx, match_id)] == [
            (BERT, None, ANNA),
            (None, "greedy", None),
            (ANNA, None, None),
        ]
        await match_rows.clear_lobby(tx, match_id)
        assert await match_rows.lobby_of(tx, match_id) == []
        assert len(await match_rows.lobby_of(tx, other)) == 1


async def test_a_member_is_one_thing(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx, users=())
        with pytest.raises(ValueError, match="person or a computer"):
            await match_rows.join_lobby(tx, match_id)
        with pytest.raises(ValueError, match="person or a computer"):
            await match_rows.join_lobby(tx, match_id, user_id=ANNA, computer="greedy")
        with pytest.raises(ValueError, match="name a person"):
            await match_rows.leave_lobby(tx, match_id)


async def test_seats(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx, users=(ANNA, None, BERT))
        assert await seat_rows.seats_of(tx, match_id) == [
            Seat(match_id, 0, user_id=ANNA, owner_id=ANNA),
            Seat(match_id, 1, computer="greedy"),
            Seat(match_id, 2, user_id=BERT, owner_id=BERT),
        ]
        await seat_rows.update_seat(tx, match_id, 2, user_id=None, computer="random", own=4, clock=90, left=True)
        await seat_rows.update_seat(tx, match_id, 0, awaited=True, awaited_since=1500, rank=1, score=-3)
        seats = await seat_rows.seats_of(tx, match_id)
    assert seats[2] == Seat(match_id, 2, owner_id=BERT, computer="random", own=4, clock=90, left=True)
    assert (seats[0].awaited, seats[0].awaited_since, seats[0].rank, seats[0].score) == (True, 1500, 1, -3)


async def test_an_unknown_seat(db: Database) -> None:
    with pytest.raises(RowMissing) as caught:
        async with db.tx() as tx:
            await seat_rows.update_seat(tx, await a_match(tx), 9, own=1)
    assert caught.value.table == "seat"


async def test_everything_that_waits_for_a_user_the_longest_first(db: Database) -> None:
    async with db.tx() as tx:
        since = {}
        for when, guild in ((3000, GUILD), (1000, GUILD + 1), (2000, GUILD)):
            since[when] = await a_match(tx, guild=guild)
            await seat_rows.update_seat(tx, since[when], 0, awaited=True, awaited_since=when)
            await seat_rows.update_seat(tx, since[when], 1, awaited=True, awaited_since=500)
        await a_match(tx)
        paused = await a_match(tx, status="paused")
        await seat_rows.update_seat(tx, paused, 0, awaited=True, awaited_since=1)
        waiting = await seat_rows.awaited_of_user(tx, ANNA)
        assert [(one.match.id, one.seat.awaited_since) for one in waiting] == [
            (since[1000], 1000),
            (since[2000], 2000),
            (since[3000], 3000),
        ]
        assert {one.seat.user_id for one in waiting} == {ANNA}
        assert waiting[0].match == await match_rows.get_match(tx, since[1000])
        assert [one.match.id for one in await seat_rows.awaited_of_user(tx, ANNA, ["paused"])] == [paused]
        await seat_rows.update_seat(tx, since[1000], 0, awaited=False, awaited_since=None)
        assert [one.match.id for one in await seat_rows.awaited_of_user(tx, ANNA)] == [since[2000], since[3000]]


async def test_nothing_that_waits_or_is_offered_is_left_out_however_much_it_is(db: Database) -> None:
    async with db.tx() as tx:
        for number in range(120):
            match_id = await a_match(tx)
            await seat_rows.update_seat(tx, match_id, 0, awaited=True, awaited_since=number, invited_since=number)
        assert len(await seat_rows.awaited_of_user(tx, ANNA)) == 120
        assert len(await seat_rows.invited_of_user(tx, ANNA)) == 120
