"""The log of a match: numbered without gaps, written once, never deleted."""

import asyncio

import pytest

from store.database import Database
from store.errors import SequenceTaken
from store.rows import Action, Snapshot
from store.tables import action_rows, match_rows
from tests.store.helpers.sample_rows import ANNA, a_match, an_action

pytestmark = pytest.mark.postgres_always


async def test_actions_get_the_next_numbers_and_move_the_match(db: Database) -> None:
    new = Action(0, 0, 1, "auto", ANNA, '{"type":"play"}', '[{"e":1}]', '{"die":5}', "abc", True, False, 4000)
    async with db.tx() as tx:
        match_id = await a_match(tx)
        assert await action_rows.append_actions(tx, match_id, 0, [an_action(), an_action()]) == 2
        assert await action_rows.append_actions(tx, match_id, 2, [new]) == 3
        assert await action_rows.append_actions(tx, match_id, 3, []) == 3
        match = await match_rows.get_match(tx, match_id)
        (action,) = await action_rows.actions_between(tx, match_id, 2)
    assert match is not None
    assert (match.seq, match.updated) == (3, 4000)
    assert (action.match_id, action.seq, action.seat, action.origin, action.user_id) == (
        match_id,
        3,
        1,
        "auto",
        ANNA,
    )
    assert (action.payload, action.events, action.chance) == ('{"type":"play"}', '[{"e":1}]', '{"die":5}')
    assert (action.digest, action.barrier, action.undone, action.at) == ("abc", True, False, 4000)


async def test_of_two_who_saw_the_same_position_one_comes_too_late(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)

    async def move(payload: str) -> str | None:
        try:
            async with db.tx() as tx:
                await action_rows.append_actions(tx, match_id, 0, [an_action(payload)])
        except SequenceTaken:
            return None
        return payload

    moved = [payload for payload in await asyncio.gather(*(move(str(n)) for n in range(8))) if payload]
    async with db.read() as conn:
        assert [action.payload for action in await action_rows.actions_between(conn, match_id)] == moved
    assert len(moved) == 1


@pytest.mark.parametrize("after", [0, 1, 3])
async def test_a_wrong_number_writes_nothing(db: Database, after: int) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        await action_rows.append_actions(tx, match_id, 0, [an_action(), an_action()])
    with pytest.raises(SequenceTaken) as caught:
        async with db.tx() as tx:
            await action_rows.append_actions(tx, match_id, after, [an_action()])
    assert (caught.value.match_id, caught.value.seq) == (match_id, after + 1)
    async with db.read() as conn:
        assert len(await action_rows.actions_between(conn, match_id)) == 2


async def test_no_action_without_a_match(db: Database) -> None:
    with pytest.raises(SequenceTaken):
        async with db.tx() as tx:
            await action_rows.append_actions(tx, 5, 0, [an_action()])


async def test_parts_of_the_log(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        for one in (match_id, other):
            await action_rows.append_actions(tx, one, 0, [an_action() for _ in range(6)])

        async def numbers(after: int = 0, upto: int | None = None, effective: bool = False) -> list[int]:
            found = await action_rows.actions_between(tx, match_id, after, upto, effective=effective)
            return [action.seq for action in found]

        assert await numbers() == [1, 2, 3, 4, 5, 6]
        assert await numbers(2, 4) == [3, 4]
        assert await numbers(6) == []
        assert await action_rows.mark_undone(tx, match_id, 3, 4) == 2
        assert await action_rows.mark_undone(tx, match_id, 4, 5) == 1, "4 was undone before"
        assert await numbers() == [1, 2, 3, 4, 5, 6], "undone actions stay in the log"
        assert await numbers(effective=True) == [1, 2, 6]
        assert not any(action.undone for action in await action_rows.actions_between(tx, other))


async def test_snapshots(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        assert await action_rows.current_snapshot(tx, match_id, "latest") is None
        assert await action_rows.current_snapshot(tx, match_id, "published") is None
        for seq in (1, 2, 3):
            await action_rows.put_snapshot(tx, Snapshot(match_id, "latest", seq, 1, b"latest %d" % seq))
            await action_rows.put_snapshot(tx, Snapshot(match_id, "checkpoint", 10 * seq, seq, b"%d" % seq))
        await action_rows.put_snapshot(tx, Snapshot(match_id, "published", 2, 1, b"\0\xff"))
        await action_rows.put_snapshot(tx, Snapshot(other, "latest", 9, 1, b"other"))

        assert await action_rows.current_snapshot(tx, match_id, "latest") == Snapshot(
            match_id, "latest", 3, 1, b"latest 3"
        )
        assert await action_rows.current_snapshot(tx, match_id, "published") == Snapshot(
            match_id, "published", 2, 1, b"\0\xff"
        )
        await action_rows.put_snapshot(tx, Snapshot(match_id, "latest", 2, 1, b"after an undo"))
        latest = await action_rows.current_snapshot(tx, match_id, "latest")
        assert latest is not None
        assert (latest.seq, latest.state) == (2, b"after an undo")

        found = {}
        for seq in (9, 10, 19, 20, 99):
            nearest = await action_rows.nearest_checkpoint(tx, match_id, seq)
            found[seq] = nearest.seq if nearest else None
        assert found == {9: None, 10: 10, 19: 10, 20: 20, 99: 30}
        await action_rows.put_snapshot(tx, Snapshot(match_id, "checkpoint", 30, 4, b"again"))
        assert [(c.seq, c.rules_version) for c in await action_rows.checkpoints(tx, match_id, 1, 99)] == [
            (10, 1),
            (20, 2),
            (30, 4),
        ]
        assert await action_rows.drop_checkpoints(tx, match_id, 19) == 2
        assert [c.seq for c in await action_rows.checkpoints(tx, match_id, 1, 99)] == [10]
