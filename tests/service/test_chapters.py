"""What happened, from board to board: every public step is in one chapter, and nothing else is."""

from __future__ import annotations

import pytest

from engines.fugger.events import PricesMoved
from service.base.jobs import TurnPost
from service.base.read_models import BoardHistoryEntry
from tests.service.bazaar import Pass
from tests.service.conftest import same_chance, table
from tests.service.table import ANNA, BEN, STRANGER, Table

__all__ = ["same_chance", "table"]


async def pages(table: Table) -> list[BoardHistoryEntry]:
    """All chapters, found by going on from the first."""
    found = [await table.kontor.queries.board_entry(STRANGER, table.id, 0)]
    while (following := found[-1].following) is not None:
        found.append(await table.kontor.queries.board_entry(STRANGER, table.id, following))
        assert found[-1].before == found[-2].seq
    return found


@pytest.mark.promise("how-much")
@pytest.mark.parametrize("computers", [0, 2])
async def test_chapters_adjoin_and_reach_what_is_newest_in_public(table: Table, computers: int) -> None:
    await table.begin(people=3 - computers, computers=computers, grace=0)
    for _ in range(3):
        for user in table.people:
            shown = await table.look(user)
            if shown.options:
                await table.do(user, next(shown.options[-1].expand()))
        await table.wait(60)
    found = await pages(table)
    live = await table.live()
    assert found[0].before is None
    assert found[-1].seq == live.row.published
    assert len(found) > 4
    public = await table.kontor.queries.story(table.id, 0, live.row.published)
    assert [event for one in found for event in one.events] == [e for step in public.steps for e in step.events]
    newest = await table.kontor.queries.board_entry(STRANGER, table.id)
    assert newest == found[-1]


@pytest.mark.promise("how-much")
async def test_a_turn_that_is_held_back_is_in_no_chapter(table: Table) -> None:
    await table.begin(people=2)
    before = await pages(table)
    await table.do(ANNA, Pass())
    for user in (ANNA, BEN):
        assert (await table.kontor.queries.board_entry(user, table.id)).seq == before[-1].seq
    await table.wait(15)
    assert (await pages(table))[-1].seq > before[-1].seq


@pytest.mark.promise("how-much")
async def test_an_evaluation_that_the_next_post_would_not_show_is_a_silent_post_of_its_own(table: Table) -> None:
    await table.begin(people=1, computers=3, game="fugger", grace=0)
    silent = 0
    while (await table.info()).status == "live":
        shown = await table.look(ANNA)
        if shown.options:
            await table.do(ANNA, next(shown.options[-1].expand()))
        else:
            await table.wait(30)
    for said in table.ears.heard:
        if not isinstance(said.job, TurnPost):
            continue
        at = [step.seq for step in said.steps if any(isinstance(one, PricesMoved) for one in step.events)]
        assert len(at) <= 1
        assert not at or all(step.origin == "auto" for step in said.steps if step.seq > at[0])
        if not (said.job.asked or said.job.over):
            assert at
            assert said.job.ping == ()
            silent += 1
    assert silent > 0
    await table.prove()
