"""Timers."""

from dataclasses import replace
from typing import Any

import pytest

from store.database import Database, Tx
from store.rows import Timer
from store.tables import timer_rows
from tests.store.helpers.sample_rows import ANNA, BERT, a_match

pytestmark = pytest.mark.postgres_always


async def test_a_timer(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        timer_id = await timer_rows.set_timer(
            tx, kind="remind", fires_at=500, match_id=match_id, seat=1, user_id=BERT, token="t", payload="[1]"
        )
        timer = Timer(timer_id, match_id, 1, BERT, "remind", "t", "[1]", 500, None)
        assert await timer_rows.get(tx, timer_id) == timer
        assert await timer_rows.timers_of_match(tx, match_id) == [timer]


async def test_the_earliest_and_the_due(db: Database) -> None:
    async with db.tx() as tx:
        assert await timer_rows.next_after(tx) is None
        match_id = await a_match(tx)
        for kind, at in (("c", 300), ("a", 100), ("b", 200)):
            await timer_rows.set_timer(tx, kind=kind, fires_at=at, match_id=match_id)
        await timer_rows.set_timer(tx, kind="nightly", fires_at=150)
        assert await timer_rows.next_after(tx) == 100
        assert await timer_rows.due(tx, 99) == []
        assert [timer.kind for timer in await timer_rows.due(tx, 200)] == ["a", "nightly", "b"]
        assert [timer.kind for timer in await timer_rows.due(tx, 200, limit=1)] == ["a"]
        assert [timer.kind for timer in await timer_rows.timers_of_match(tx, match_id)] == ["a", "b", "c"]


async def test_setting_replaces_the_same_timer_only(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        keys: list[dict[str, Any]] = [
            {"match_id": match_id, "seat": 0},
            {"match_id": match_id, "seat": 1},
            {"match_id": match_id},
            {"match_id": other, "seat": 0},
            {"user_id": ANNA},
            {"match_id": match_id, "user_id": ANNA},
            {},
        ]
        old = [await timer_rows.set_timer(tx, kind="k", fires_at=100, **key) for key in keys]
        different = await timer_rows.set_timer(tx, kind="other", fires_at=100, **keys[0])
        new = [await timer_rows.set_timer(tx, kind="k", fires_at=200, **key) for key in keys]
        assert sorted(timer.id for timer in await timer_rows.due(tx, 1000)) == sorted([different, *new])
        assert not set(new) & set(old), "who still holds the old number learns that it was replaced"
        assert not await timer_rows.delete_timer(tx, old[0])
        assert await timer_rows.delete_timer(tx, new[0])
        assert not await timer_rows.delete_timer(tx, new[0])
        assert await timer_rows.get(tx, new[0]) is None


async def test_cancelling(db: Database) -> None:
    async with db.tx() as tx:
        match_id, other = await a_match(tx), await a_match(tx)
        for one in (match_id, other):
            for seat in (0, 1):
                for kind in ("remind", "escalate"):
                    await timer_rows.set_timer(tx, kind=kind, fires_at=100, match_id=one, seat=seat, user_id=ANNA)
        await timer_rows.cancel(tx, match_id, seat=0, kind="remind")
        assert await _left(tx, match_id) == [(0, "escalate"), (1, "remind"), (1, "escalate")]
        await timer_rows.cancel(tx, match_id, kind="remind")
        assert await _left(tx, match_id) == [(0, "escalate"), (1, "escalate")]
        await timer_rows.cancel(tx, match_id, seat=0)
        assert await _left(tx, match_id) == [(1, "escalate")]
        await timer_rows.cancel(tx, match_id)
        assert await _left(tx, match_id) == []
        assert len(await _left(tx, other)) == 4


async def _left(tx: Tx, match_id: int) -> list[tuple[int | None, str]]:
    return [(timer.seat, timer.kind) for timer in await timer_rows.timers_of_match(tx, match_id)]


async def test_a_timer_that_another_process_sees_to_is_left_alone(db: Database) -> None:
    async with db.tx() as tx:
        free = await timer_rows.get(tx, await timer_rows.set_timer(tx, kind="k", fires_at=100))
        assert free is not None
        (mine,) = await timer_rows.claim(tx, [free.id], 100, 7)
        assert not await timer_rows.postpone(tx, free.id, 400, free.claimed_by)
        assert not await timer_rows.drop_claimed(tx, free.id, free.claimed_by)
        assert await timer_rows.get(tx, free.id) == mine
        assert await timer_rows.postpone(tx, mine.id, 400, mine.claimed_by)
        assert await timer_rows.get(tx, free.id) == replace(free, fires_at=400)
        assert not await timer_rows.drop_claimed(tx, mine.id, mine.claimed_by)


async def test_a_timer_that_was_set_anew_is_not_put_off(db: Database) -> None:
    async with db.tx() as tx:
        old = await timer_rows.get(tx, await timer_rows.set_timer(tx, kind="k", fires_at=100))
        assert old is not None
        new = await timer_rows.set_timer(tx, kind="k", fires_at=9000)
        assert not await timer_rows.postpone(tx, old.id, 160, old.claimed_by)
        assert await timer_rows.next_after(tx) == 9000
        assert (await timer_rows.get(tx, new)) is not None
