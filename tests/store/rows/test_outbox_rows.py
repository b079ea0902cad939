"""The outbox: in order for each match, the newest wins until sending begins."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from store.database import Database, Reader, Tx
from store.rows import OutboxRow
from store.sqlite.database import SqliteDatabase
from store.tables import outbox_rows
from tests.store.helpers.sample_rows import a_match

pytestmark = pytest.mark.postgres_always


async def _add(tx: Tx, payload: str, **given: Any) -> int:
    fields: dict[str, Any] = {"kind": "turn", "now": 100, "payload": payload, **given}
    return await outbox_rows.add(tx, **fields)


async def _due(conn: Reader, now: int = 100, limit: int = 100) -> list[str]:
    return [row.payload for row in await outbox_rows.due(conn, now, limit=limit)]


async def test_a_row(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        row_id = await _add(tx, "hello", match_id=match_id, key="k", next_at=150)
        assert await outbox_rows.get(tx, row_id) == OutboxRow(
            row_id, match_id, "turn", "k", "hello", 0, None, 150, 100, None, None
        )
        assert await outbox_rows.get(tx, row_id + 1) is None
        assert await outbox_rows.count(tx) == 1


async def test_what_should_have_been_sent_waits_and_what_is_for_later_does_not(db: Database) -> None:
    async with db.tx() as tx:
        await _add(tx, "in the morning", now=10, next_at=5000)
        assert await outbox_rows.waiting_since(tx, 100) is None
        row_id = await _add(tx, "now", now=50, next_at=90)
        assert await outbox_rows.waiting_since(tx, 100) == 90
        await outbox_rows.begin_attempts(tx, [row_id], 95)
        await outbox_rows.retry(tx, row_id, 400)
        assert await outbox_rows.waiting_since(tx, 100) == 95, "it was put off, and has waited since it was tried"
        await outbox_rows.delete_row(tx, row_id)
        assert await outbox_rows.waiting_since(tx, 100) is None
        assert await outbox_rows.waiting_since(tx, 5000) == 5000


async def test_a_match_says_one_thing_after_the_other(db: Database) -> None:
    async with db.tx() as tx:
        first, second = await a_match(tx), await a_match(tx)
        a1 = await _add(tx, "a1", match_id=first, next_at=90)
        await _add(tx, "a2", match_id=first, next_at=10)
        await _add(tx, "b1", match_id=second, next_at=80)
        await _add(tx, "n1", next_at=70)
        await _add(tx, "n2", next_at=60)
        assert await _due(tx) == ["n2", "n1", "b1", "a1"], "a2 waits for a1 although its time came before"
        assert await _due(tx, limit=2) == ["n2", "n1"]
        assert [row.payload for row in await outbox_rows.pending_for_match(tx, first)] == ["a1", "a2"]
        assert await outbox_rows.delete_row(tx, a1)
        assert not await outbox_rows.delete_row(tx, a1)
        assert await _due(tx) == ["a2", "n2", "n1", "b1"]


async def test_what_waits_for_its_time_holds_its_match_back(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        assert await outbox_rows.next_after(tx) is None
        await _add(tx, "after the grace", match_id=match_id, next_at=115)
        await _add(tx, "at once", match_id=match_id)
        assert await _due(tx, 114) == []
        assert await outbox_rows.next_after(tx) == 115
        assert await _due(tx, 115) == ["after the grace"]
        await _add(tx, "elsewhere", next_at=110)
        assert await outbox_rows.next_after(tx) == 110


async def test_the_newest_of_a_key_wins_and_keeps_the_place(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        card = await _add(tx, "card 1", match_id=match_id, key="card")
        await _add(tx, "ping", match_id=match_id)
        assert await _add(tx, "card 2", match_id=match_id, key="card", kind="edit", now=105, next_at=120) == card
        await _add(tx, "another", match_id=match_id, key="other")
        pending = await outbox_rows.pending_for_match(tx, match_id)
    assert [(row.payload, row.kind, row.next_at, row.created) for row in pending] == [
        ("card 2", "edit", 120, 105),
        ("ping", "turn", 100, 100),
        ("another", "turn", 100, 100),
    ]


async def test_the_next_of_a_key_is_not_sent_beside_one_that_is_being_sent(db: Database) -> None:
    async with db.tx() as tx:
        sent = await _add(tx, "card 1", key="card", next_at=100)
        await outbox_rows.begin_attempts(tx, [sent], 100)
        await _add(tx, "card 2", key="card", next_at=100)
        await _add(tx, "another", key="other", next_at=100)
        assert await _due(tx, 200) == ["card 1", "another"]
        await outbox_rows.retry(tx, sent, 300)
        assert await _due(tx, 200) == ["another"], "whatever keeps the first from being sent keeps the second"
        await outbox_rows.delete_row(tx, sent)
        assert await _due(tx, 200) == ["card 2", "another"]


async def test_what_may_have_gone_out_is_not_replaced(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
        row_id = await _add(tx, "card 1", match_id=match_id, key="card")
        await _add(tx, "card 2", match_id=match_id, key="card")
        (begun,) = await outbox_rows.begin_attempts(tx, [row_id], 200)
        assert (begun.payload, begun.attempts, begun.first_tried) == ("card 2", 1, 200)
        later = await _add(tx, "card 3", match_id=match_id, key="card")
        assert await _add(tx, "card 4", match_id=match_id, key="card") == later
        assert await _due(tx, 300) == ["card 2"]
        await outbox_rows.retry(tx, row_id, 400)
        assert await _due(tx, 300) == []
        (again,) = await outbox_rows.begin_attempts(tx, [row_id], 400)
        assert (again.attempts, again.first_tried) == (2, 200)
        await outbox_rows.begin_attempts(tx, [later], 400)
        assert len(await outbox_rows.pending_for_match(tx, match_id)) == 2, "two of a key may both be under way"
        await outbox_rows.delete_row(tx, row_id)
        assert await outbox_rows.begin_attempts(tx, [row_id], 401) == []
        assert await _due(tx, 400) == ["card 4"]


async def test_numbers_are_never_given_twice(db: Database) -> None:
    async with db.tx() as tx:
        row_id = await _add(tx, "x")
        await outbox_rows.delete_row(tx, row_id)
        assert await _add(tx, "y") > row_id


_STEPS = st.lists(
    st.one_of(
        st.tuples(
            st.just("add"), st.sampled_from([0, 1, None]), st.sampled_from([None, "k", "l"]), st.integers(1, 9)
        ),
        st.tuples(st.sampled_from(["try", "delete"]), st.integers(0, 30)),
        st.tuples(st.just("retry"), st.integers(0, 30), st.integers(1, 9)),
    ),
    max_size=25,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=_STEPS)
def test_against_a_list(tmp_path_factory: Any, steps: list[tuple[Any, ...]]) -> None:
    """Whatever happens in whatever order, due and next_after say what a plain list says."""

    async def run(path: Path) -> None:
        db = await SqliteDatabase.open(path)
        model: dict[int, dict[str, Any]] = {}
        async with db.tx() as tx:
            matches = [await a_match(tx), await a_match(tx)]
            for number, (what, *args) in enumerate(steps):
                if what == "add":
                    which, key, at = args
                    match_id = None if which is None else matches[which]
                    key = key and f"{key}:{which}"
                    row_id = await _add(tx, str(number), match_id=match_id, key=key, next_at=at)
                    replaced = [i for i, r in model.items() if key and r["key"] == key and not r["tried"]]
                    assert replaced in ([], [row_id])
                    model[row_id] = {
                        "match": match_id,
                        "key": key,
                        "tried": False,
                        "at": at,
                        "payload": str(number),
                    }
                elif what == "try":
                    begun = [row.id for row in await outbox_rows.begin_attempts(tx, args[:1], 5)]
                    assert begun == [i for i in args[:1] if i in model and model[i]["at"] <= 5]
                    for row_id in begun:
                        model[row_id]["tried"] = True
                elif what == "delete":
                    assert await outbox_rows.delete_row(tx, args[0]) == (model.pop(args[0], None) is not None)
                else:
                    await outbox_rows.retry(tx, *args)
                    if args[0] in model:
                        model[args[0]]["at"] = args[1]
                heads = {
                    i: r
                    for i, r in model.items()
                    if all(
                        r[about] is None or i == min(j for j, o in model.items() if o[about] == r[about])
                        for about in ("match", "key")
                    )
                }
                for now in (0, 4, 9):
                    due = sorted((r["at"], i) for i, r in heads.items() if r["at"] <= now)
                    found = await outbox_rows.due(tx, now)
                    assert [(row.next_at, row.id) for row in found] == due
                    assert [row.payload for row in found] == [model[i]["payload"] for _, i in due]
                assert await outbox_rows.next_after(tx) == min((r["at"] for r in heads.values()), default=None)
        await db.close()

    asyncio.run(run(tmp_path_factory.mktemp("outbox") / "kontor.db"))


async def test_a_row_that_another_process_sends_is_left_alone(db: Database) -> None:
    async with db.tx() as tx:
        row_id = await _add(tx, "n1", next_at=100)
        (row,) = await outbox_rows.begin_attempts(tx, [row_id], 100, 7)
        for other in (None, 8):
            assert await outbox_rows.begin_attempts(tx, [row_id], 100, other) == []
            assert not await outbox_rows.retry(tx, row_id, 400, other)
            assert not await outbox_rows.delete_row(tx, row_id, other)
        assert await outbox_rows.get(tx, row_id) == row
        assert await outbox_rows.retry(tx, row_id, 400, 7)
        assert not await outbox_rows.delete_row(tx, row_id, 7)
        assert await outbox_rows.delete_row(tx, row_id)
