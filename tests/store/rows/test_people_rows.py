"""Preferences, posts, problems; figures; what is known of a user, and forgetting it."""

import json
import sqlite3
from contextlib import closing

import pytest

from store.database import Database, Tx
from store.rows import Guild, Post, Problem, User
from store.sqlite.database import SqliteDatabase
from store.tables import (
    listing_rows,
    match_rows,
    post_rows,
    privacy_rows,
    seat_rows,
    social_rows,
    stats_rows,
    user_rows,
)
from tests.store.helpers.sample_rows import ANNA, BERT, CHANNEL, CLEO, GUILD, a_match, one_of_everything

pytestmark = pytest.mark.postgres_always


async def test_who_never_chose_has_the_defaults(db: Database) -> None:
    async with db.read() as conn:
        assert await user_rows.get_user(conn, ANNA) == User(ANNA, None, None, "{}", False)
        assert await user_rows.get_guild(conn, GUILD) == Guild(GUILD, None, "{}")


async def test_preferences_change_one_by_one(db: Database) -> None:
    async with db.tx() as tx:
        await user_rows.set_user(tx, ANNA, locale="fr")
        await user_rows.set_user(tx, ANNA, time_zone="Europe/Paris", settings='{"a":1}')
        await user_rows.set_user(tx, BERT)
        await user_rows.set_user(tx, ANNA)
        await user_rows.set_guild(tx, GUILD, settings='{"b":2}')
        await user_rows.set_guild(tx, GUILD, locale="de")
        await user_rows.set_guild(tx, GUILD)
        anna = User(ANNA, "fr", "Europe/Paris", '{"a":1}')
        assert await user_rows.get_user(tx, ANNA) == anna
        assert await user_rows.get_guild(tx, GUILD) == Guild(GUILD, "de", '{"b":2}')
        assert await user_rows.get_users(tx, [ANNA, BERT, CLEO]) == {
            ANNA: anna,
            BERT: User(BERT),
            CLEO: User(CLEO),
        }
        await user_rows.set_user(tx, ANNA, locale=None)
        assert (await user_rows.get_user(tx, ANNA)).locale is None


async def test_a_nickname_belongs_to_its_server(db: Database) -> None:
    async with db.tx() as tx:
        await user_rows.set_nickname(tx, ANNA, GUILD, "The Merchant")
        await user_rows.set_nickname(tx, ANNA, GUILD + 1, "Mum")
        await user_rows.set_nickname(tx, BERT, GUILD, "Bertie")
        await user_rows.set_nickname(tx, BERT, GUILD, None)
        await user_rows.set_nickname(tx, ANNA, GUILD, "The Banker")
        found = await user_rows.get_nicknames(tx, [ANNA, BERT])
    assert dict(found) == {ANNA: {GUILD: "The Banker", GUILD + 1: "Mum"}}


async def test_posts(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        older, newer = Post(50, match_id, "turn", 7, 1), Post(60, match_id, "turn", 7, 2, "digest")
        card = Post(40, match_id, "card", 7, 2)
        for post in (newer, older, card, Post(70, other, "turn", 7, 1)):
            await post_rows.put_post(tx, post)
        assert await post_rows.newest_posts(tx, match_id, "turn", 9) == [newer, older]
        assert await post_rows.newest_posts(tx, match_id, "card", 9) == [card]
        assert await post_rows.latest_post(tx, match_id, "turn") == newer
        assert await post_rows.latest_post(tx, match_id, "lobby") is None
        await post_rows.put_post(tx, Post(40, match_id, "card", 7, 3, "new"))
        assert await post_rows.latest_post(tx, match_id, "card") == Post(40, match_id, "card", 7, 3, "new")


async def test_problems(db: Database) -> None:
    async with db.tx() as tx:
        reports = [Problem("A1", await a_match(tx), 4, "text", 100), Problem("B2", None, None, "other", 200)]
        for report in reports:
            await post_rows.insert_problem(tx, report)
        assert await post_rows.newest_problems(tx) == [reports[1], reports[0]]
        assert await post_rows.newest_problems(tx, limit=1) == [reports[1]]
        assert await post_rows.drop_problems(tx, before=200) == 1
        assert await post_rows.newest_problems(tx) == [reports[1]]


async def _finished(
    tx: Tx, *results: tuple[int | None, int | None, int | None], game: str = "fugger", guild: int = GUILD
) -> int:
    """A finished match; each seat's user, rank and score. Rank None: the user left."""
    match_id = await a_match(
        tx, users=tuple(user for user, _, _ in results), status="over", game=game, guild=guild
    )
    for seat, (_, rank, score) in enumerate(results):
        await seat_rows.update_seat(tx, match_id, seat, rank=rank, score=score, left=rank is None)
    await match_rows.update_match(tx, match_id, channel_id=CHANNEL if guild == GUILD else CHANNEL + 1)
    return match_id


async def test_records_of_a_user(db: Database) -> None:
    async with db.tx() as tx:
        await _finished(tx, (ANNA, 1, 90), (BERT, 2, 70))
        await _finished(tx, (ANNA, 1, 60), (BERT, 1, 60), (CLEO, 3, 10))
        await _finished(tx, (BERT, 1, 80), (ANNA, 2, 50), (None, 3, 5))
        left = await _finished(tx, (BERT, 1, 40), (ANNA, None, 99))
        await seat_rows.update_seat(tx, left, 1, user_id=None, computer="greedy")
        await _finished(tx, (ANNA, 1, 5), game="catan", guild=GUILD + 1)
        await a_match(tx)
        await _finished(tx, (BERT, 1, 5), game="catan")
        fugger, catan = await stats_rows.records_of_user(tx, ANNA)
        assert fugger == stats_rows.PlayerStats(
            ANNA, "fugger", plays=4, wins=2, shared_wins=1, left=1, best_score=90, average_rank=4 / 3
        )
        assert catan == stats_rows.PlayerStats(
            ANNA, "catan", plays=1, wins=1, shared_wins=0, left=0, best_score=5, average_rank=1.0
        )
        assert [record.game for record in await stats_rows.records_of_user(tx, ANNA, [CHANNEL])] == ["fugger"]
        assert await listing_rows.channels_of_guild(tx, GUILD, ("over",)) == [CHANNEL]
        assert await stats_rows.records_of_user(tx, 999) == []


async def test_figures_against_computer_players_by_level(db: Database) -> None:
    async with db.tx() as tx:
        for levels, rank in ((("easy",), 1), (("easy", "easy", "strong"), 1), (("strong",), 2)):
            others = tuple((None, 5, 1) for _ in levels)
            match_id = await _finished(tx, (ANNA, rank, 90), *others)
            for seat, level in enumerate(levels, 1):
                await seat_rows.update_seat(tx, match_id, seat, computer=level)
        lent = await _finished(tx, (ANNA, 1, 90), (BERT, 2, 70))
        await seat_rows.update_seat(tx, lent, 1, user_id=None, computer="greedy")
        resigned = await _finished(tx, (ANNA, 1, 90), (None, None, None))
        await seat_rows.update_seat(tx, resigned, 1, computer="greedy")
        assert await stats_rows.levels_of_user(tx, ANNA) == [
            stats_rows.LevelStats("fugger", "easy", plays=2, wins=2),
            stats_rows.LevelStats("fugger", "strong", plays=2, wins=1),
        ]
        assert await stats_rows.levels_of_user(tx, ANNA, []) == []
        assert await stats_rows.levels_of_user(tx, BERT) == []


async def test_a_seat_held_by_a_computer_player_counts_for_its_owner(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await _finished(tx, (ANNA, 2, 90), (BERT, 1, 95))
        await seat_rows.update_seat(tx, match_id, 1, user_id=None, computer="greedy")
        assert [record.wins for record in await stats_rows.records_of_user(tx, BERT)] == [1]


async def test_a_match_played_with_undo_after_a_draw_counts_as_played_only(db: Database) -> None:
    async with db.tx() as tx:
        await seat_rows.update_seat(tx, await _finished(tx, (ANNA, 1, 90), (None, 2, 5)), 0, hindsight=5)
        (found,) = await stats_rows.records_of_user(tx, ANNA)
    assert (found.plays, found.wins, found.best_score, found.average_rank) == (1, 0, None, None)
    assert found.hindsight == 1


async def test_the_leaderboard(db: Database) -> None:
    async with db.tx() as tx:
        await _finished(tx, (ANNA, 1, 9), (BERT, 2, 7), (CLEO, 3, 1), (None, 4, 0))
        await _finished(tx, (BERT, 1, 9), (CLEO, 2, 7))
        await _finished(tx, (ANNA, 1, 9), (CLEO, None, None))
        await _finished(tx, (CLEO, 1, 9), guild=GUILD + 1)
        await _finished(tx, (CLEO, 1, 9), game="catan")
        await _finished(tx, (777, None, None))
        board = await stats_rows.leaderboard(tx, [CHANNEL], "fugger")
        assert [(record.user_id, record.wins) for record in board] == [(ANNA, 2), (BERT, 1), (CLEO, 0), (777, 0)]
        assert board[3].average_rank is None
        best = await stats_rows.leaderboard(tx, [CHANNEL], "fugger", limit=1)
        assert [record.user_id for record in best] == [ANNA]


async def test_the_export_names_everything_of_the_user(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await one_of_everything(tx)
        export = await privacy_rows.export_user(tx, ANNA)
    json.dumps(export)
    assert {name: len(rows) for name, rows in export.items()} == {
        "user": 1,
        "nicknames": 1,
        "hosted": 1,
        "seats": 1,
        "lobbies": 1,
        "guests": 1,
        "actions": 1,
        "standing_orders": 1,
        "proposals": 1,
        "votes": 0,
        "notes": 1,
        "following": 1,
        "seen": 1,
        "invitations": 1,
        "invited": 1,
        "timers": 1,
    }
    assert export["user"] == [
        {
            "id": ANNA,
            "locale": "fr",
            "time_zone": "Europe/Paris",
            "settings": '{"notice":"dm"}',
            "deleted": False,
        }
    ]
    assert export["nicknames"] == [{"user_id": ANNA, "guild_id": GUILD, "name": "The Merchant"}]
    assert export["notes"] == [{"match_id": match_id, "user_id": ANNA, "text": "keep the spices"}]
    assert export["standing_orders"] == [
        {
            "match_id": match_id,
            "seat": 0,
            "kind": "order",
            "key": "roll",
            "payload": '{"user":101}',
            "given_at": 1000,
        }
    ], "plans for contests are in no export"


async def test_the_export_tells_nothing_of_the_match_that_others_hide(db: Database) -> None:
    async with db.tx() as tx:
        await one_of_everything(tx)
        export = await privacy_rows.export_user(tx, BERT)
    columns = {column for rows in export.values() for row in rows for column in row}
    assert not columns & {"seed", "state", "events", "chance", "digest"}
    assert [order["seat"] for order in export["standing_orders"]] == [1]
    assert [action["seat"] for action in export["actions"]] == [1]


async def test_forgetting_leaves_no_trace_of_the_user(file_db: SqliteDatabase) -> None:
    async with file_db.tx() as tx:
        match_id = await one_of_everything(tx)
        lobby = await a_match(tx, users=(), status="lobby")
        await match_rows.join_lobby(tx, lobby, user_id=ANNA)
        held = await a_match(tx, users=(ANNA, BERT))
        await seat_rows.update_seat(tx, held, 0, user_id=None, computer="greedy")
        await match_rows.update_match(tx, await a_match(tx, users=(BERT, CLEO)), host_id=BERT)
    async with file_db.tx() as tx:
        assert await privacy_rows.forget_user(tx, ANNA) == [match_id, lobby, held]
    with closing(sqlite3.connect(file_db.path)) as connection:
        traces = {
            line
            for line in connection.iterdump()
            if line.startswith("INSERT") and str(ANNA) in line and "sqlite_sequence" not in line
        }
    assert traces == {f"INSERT INTO \"user\" VALUES({ANNA},NULL,NULL,'{{}}',1);"}
    assert await file_db.integrity_check() == []


async def test_forgetting_keeps_the_match_and_the_others(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await _finished(tx, (ANNA, 1, 9), (BERT, 2, 7))
        everything = await one_of_everything(tx)
        bert = await privacy_rows.export_user(tx, BERT)
        await privacy_rows.forget_user(tx, ANNA)
        seats = await seat_rows.seats_of(tx, match_id)
        assert [(seat.user_id, seat.owner_id, seat.rank, seat.score) for seat in seats] == [
            (None, None, 1, 9),
            (BERT, BERT, 2, 7),
        ]
        assert [record.average_rank for record in await stats_rows.records_of_user(tx, BERT)] == [2.0]
        again = await privacy_rows.export_user(tx, BERT)
        assert again["seats"] == bert["seats"]
        assert again["actions"] == bert["actions"]
        assert again["standing_orders"] == bert["standing_orders"]
        assert [given.seat for given in await social_rows.instructions_of(tx, everything)] == [1]


async def test_somebody_forgotten_who_comes_back(db: Database) -> None:
    async with db.tx() as tx:
        await user_rows.set_user(tx, ANNA, locale="fr")
        await privacy_rows.forget_user(tx, ANNA)
        assert await user_rows.get_user(tx, ANNA) == User(ANNA, deleted=True)
        await user_rows.set_user(tx, ANNA, locale="en")
        assert await user_rows.get_user(tx, ANNA) == User(ANNA, "en")
        await privacy_rows.forget_user(tx, 4711)
        assert (await user_rows.get_user(tx, 4711)).deleted
