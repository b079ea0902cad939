"""What somebody has looked at is news to them no more, whenever that is written."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from service.match import read_markers
from store.tables import social_rows
from tests.service.bazaar import Pass
from tests.service.table import ANNA, BEN, Table


async def _stored(table: Table, user_id: int) -> int | None:
    async with table.kontor.database.read() as conn:
        seen = await social_rows.get_seen(conn, table.id, user_id)
    return None if seen is None else seen.seq


async def _news(table: Table) -> int:
    return len((await table.kontor.play.panel(BEN, table.id, look=True)).news)


async def test_a_second_look_at_once_shows_no_news_again(table: Table) -> None:
    await table.begin(grace=0)
    await _news(table)
    await table.do(ANNA, Pass())
    assert await _news(table) > 0
    assert await _news(table) == 0


async def test_a_look_outlives_a_restart(table: Table) -> None:
    await table.begin(grace=0)
    await _news(table)
    await table.do(ANNA, Pass())
    await _news(table)
    await table.restart()
    assert await _news(table) == 0


async def test_a_look_is_written_with_the_next_commit_of_its_match(table: Table) -> None:
    await table.begin(grace=0)
    await _news(table)
    await table.do(ANNA, Pass())
    assert await _stored(table, BEN.id) is not None


async def test_a_look_is_written_by_itself_if_nothing_happens(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_markers, "WRITE_DELAY", 0.0)
    await table.begin(grace=0)
    await _news(table)
    async with asyncio.timeout(10):
        while await _stored(table, BEN.id) is None:  # noqa: ASYNC110 - nobody tells of it
            await asyncio.sleep(0.01)


async def test_of_whoever_asks_to_be_forgotten_no_look_is_written(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await _news(table)
    await table.kontor.privacy.delete(BEN)
    await table.kontor.matches.read_markers.flush()
    assert await _stored(table, BEN.id) is None


async def test_the_export_of_a_person_holds_their_newest_look(table: Table) -> None:
    await table.begin(grace=0)
    await _news(table)
    exported = await table.kontor.privacy.export(BEN.id)
    assert [row["match_id"] for row in exported["seen"]] == [table.id]


async def test_what_a_move_is_answered_with_is_not_told_once_more_later(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin(grace=0)
    reading = table.kontor.queries
    between = reading.told_between

    async def slowly(*args: Any) -> Any:
        told = await between(*args)
        monkeypatch.undo()
        # Somebody moves before the panel that answers a move is read.
        await table.do(BEN, Pass())
        return told

    monkeypatch.setattr(reading, "told_between", slowly)
    answered = await table.do(ANNA, Pass())
    assert len(answered.table.news) > 0
    assert (await table.kontor.play.panel(ANNA, table.id)).news == ()
