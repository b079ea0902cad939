"""What a player has seen is news to them no more, whenever that is written."""

import asyncio
from typing import Any

import pytest

from service.match import read_markers
from store.tables import social_rows
from tests.service.helpers.match import ANNA, BEN, ServiceMatch
from tests.toys.bazaar.position import Pass


async def _stored(match: ServiceMatch, user_id: int) -> int | None:
    async with match.kontor.database.read() as conn:
        seen = await social_rows.get_seen(conn, match.id, user_id)
    return None if seen is None else seen.seq


async def _news(match: ServiceMatch) -> int:
    return len((await match.kontor.play.panel(BEN, match.id, look=True)).news.lines)


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_second_look_shows_no_news_again(match: ServiceMatch, restarts: bool) -> None:
    await match.begin(grace=0)
    await _news(match)
    await match.do(ANNA, Pass())
    assert await _news(match) > 0
    if restarts:
        await match.restart()
    assert await _news(match) == 0


async def test_a_look_is_written_with_the_next_commit_of_its_match(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await _news(match)
    await match.do(ANNA, Pass())
    assert await _stored(match, BEN.id) is not None


async def test_a_look_is_written_by_itself_if_nothing_happens(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_markers, "WRITE_DELAY", 0.0)
    await match.begin(grace=0)
    await _news(match)
    async with asyncio.timeout(10):
        while await _stored(match, BEN.id) is None:  # noqa: ASYNC110 - nothing reports it
            await asyncio.sleep(0.01)


async def test_of_whoever_asks_to_be_forgotten_no_look_is_written(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await _news(match)
    await match.kontor.privacy.delete(BEN)
    await match.kontor.matches.read_markers.flush()
    assert await _stored(match, BEN.id) is None


async def test_the_export_of_a_person_holds_their_newest_look(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await _news(match)
    assert [row["match_id"] for row in (await match.kontor.privacy.export(BEN.id))["seen"]] == [match.id]


async def test_what_a_move_is_answered_with_is_not_told_once_more_later(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await match.begin(grace=0)
    panels = match.kontor.panels
    between = panels.told_between

    async def slowly(*args: Any) -> Any:
        told = await between(*args)
        monkeypatch.undo()
        # Another player moves before the panel that answers a move is read.
        await match.do(BEN, Pass())
        return told

    monkeypatch.setattr(panels, "told_between", slowly)
    assert len((await match.do(ANNA, Pass())).table.news.lines) > 0
    assert (await match.kontor.play.panel(ANNA, match.id)).news.lines == ()
