"""Rows to test with."""

from sqlalchemy import insert

from store.cluster import process_rows
from store.database import Database, Tx
from store.rows import Action, Instruction, Origin, Post, Problem, Seat, Snapshot, Status
from store.schema import commits
from store.tables import (
    action_rows,
    match_rows,
    outbox_rows,
    post_rows,
    seat_rows,
    social_rows,
    timer_rows,
    user_rows,
)

ANNA, BERT, CLEO = 101, 102, 103
GUILD, CHANNEL = 900, 901


async def a_match(
    tx: Tx,
    *,
    users: tuple[int | None, ...] = (ANNA, BERT),
    game: str = "fugger",
    guild: int = GUILD,
    channel: int = CHANNEL,
    status: Status = "live",
    now: int = 1000,
) -> int:
    match_id = await match_rows.insert_match(
        tx,
        game=game,
        rules_version=1,
        settings="{}",
        locale="en",
        pace="calm",
        host_id=ANNA,
        guild_id=guild,
        channel_id=channel,
        now=now,
        status=status,
    )
    await seat_rows.insert_seats(
        tx,
        [
            Seat(match_id, seat, user_id=user, computer=None if user else "greedy")
            for seat, user in enumerate(users)
        ],
    )
    return match_id


def an_action(
    payload: str = '{"type":"draw"}',
    *,
    seat: int | None = 0,
    user: int | None = ANNA,
    origin: Origin = "player",
    at: int = 1000,
) -> Action:
    return Action(0, 0, seat, origin, user, payload, "[]", "{}", "0" * 32, False, False, at)


async def one_of_everything(tx: Tx) -> int:
    """Insert a row into every table, naming ANNA where it names a user. Return the match."""
    match_id = await a_match(tx)
    await user_rows.set_user(tx, ANNA, locale="fr", time_zone="Europe/Paris", settings='{"notice":"dm"}')
    await user_rows.set_nickname(tx, ANNA, GUILD, "The Merchant")
    await user_rows.set_guild(tx, GUILD, locale="de")
    await match_rows.update_match(tx, match_id, thread_id=902, seed=bytes(16), seed_hash="5e")
    await match_rows.join_lobby(tx, match_id, user_id=ANNA, invited_by=BERT)
    await match_rows.join_lobby(tx, match_id, user_id=CLEO, invited_by=ANNA)
    await action_rows.append_actions(tx, match_id, 0, [an_action(), an_action(seat=1, user=BERT)])
    await action_rows.put_snapshot(tx, Snapshot(match_id, "latest", 2, 1, b"state"))
    await action_rows.put_snapshot(tx, Snapshot(match_id, "published", 1, 1, b"older"))
    await action_rows.put_snapshot(tx, Snapshot(match_id, "checkpoint", 0, 1, b"start"))
    await seat_rows.update_seat(tx, match_id, 0, awaited=True, awaited_since=1000, own=1)
    await post_rows.put_post(tx, Post(5000, match_id, "turn", CHANNEL, 1, "digest"))
    await post_rows.insert_problem(tx, Problem("K7", match_id, 2, "a report", 1000))
    await social_rows.insert_proposal(tx, match_id=match_id, kind="undo", by_user=ANNA, now=1000, to_seq=1)
    await social_rows.put_instruction(tx, Instruction(match_id, 0, "order", "roll", '{"user":101}', 1000))
    await social_rows.put_instruction(tx, Instruction(match_id, 1, "order", "roll", '{"user":102}', 1000))
    await social_rows.put_instruction(tx, Instruction(match_id, 0, "plan", "1", '{"type":"up-to"}', 1000))
    await social_rows.set_note(tx, match_id, ANNA, "keep the spices")
    await social_rows.follow(tx, match_id, ANNA)
    await social_rows.set_seen(tx, match_id, ANNA, 2, 1000)
    await social_rows.set_nudge(tx, match_id, 0, 1000)
    await social_rows.invite(tx, match_id, ANNA, BERT, 1000)
    await social_rows.offer_seat(tx, match_id, CLEO, ANNA, 1000, 0)
    await timer_rows.set_timer(tx, kind="quiet", fires_at=2000, match_id=match_id, seat=0, user_id=ANNA)
    await outbox_rows.add(tx, kind="turn", payload="{}", now=1000, match_id=match_id, key="turn:1")
    process = await process_rows.add_process(tx, name="here:1", home="here", pid=1, plays="{}", now=1000)
    await process_rows.acquire_leases(tx, ["shard:0"], process)
    await tx.run(insert(commits).values(writer="here", number=1, at=1000))
    return match_id


async def locale(database: Database) -> str | None:
    async with database.read() as conn:
        return (await user_rows.get_user(conn, 1)).locale


async def set_locale(database: Database, wanted: str) -> None:
    async with database.tx() as tx:
        await user_rows.set_user(tx, 1, locale=wanted)
