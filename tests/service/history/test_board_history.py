"""What happened, from board to board: every public step is in one chapter, and nothing else is."""

import pytest

from engines.fugger.events import PricesMoved
from service.base.jobs import TurnPost
from service.base.read_models.history import BoardHistoryEntry
from tests.service.conftest import match, same_chance
from tests.service.helpers.match import ANNA, BEN, STRANGER, ServiceMatch
from tests.toys.bazaar.position import Pass

__all__ = ["match", "same_chance"]


async def pages(match: ServiceMatch) -> list[BoardHistoryEntry]:
    found = [await match.kontor.history.board_entry(STRANGER, match.id, 0)]
    while (following := found[-1].following) is not None:
        found.append(await match.kontor.history.board_entry(STRANGER, match.id, following))
        assert found[-1].before == found[-2].seq
    return found


@pytest.mark.promise("how-much")
@pytest.mark.parametrize("computers", [0, 2])
async def test_chapters_adjoin_and_reach_what_is_newest_in_public(match: ServiceMatch, computers: int) -> None:
    await match.begin(people=3 - computers, computers=computers, grace=0)
    for _ in range(3):
        for user in match.people:
            shown = await match.look(user)
            if shown.choices.options:
                await match.do(user, next(shown.choices.options[-1].expand()))
        await match.wait(60)
    found = await pages(match)
    live = await match.live()
    assert found[0].before is None
    assert found[-1].seq == live.row.published
    assert len(found) > 4
    public = await match.kontor.history.story(match.id, 0, live.row.published)
    assert [event for one in found for event in one.events] == [e for step in public.steps for e in step.events]
    assert await match.kontor.history.board_entry(STRANGER, match.id) == found[-1]


@pytest.mark.promise("how-much")
async def test_a_turn_that_is_held_back_is_in_no_chapter(match: ServiceMatch) -> None:
    await match.begin(people=2)
    before = await pages(match)
    await match.do(ANNA, Pass())
    for user in (ANNA, BEN):
        assert (await match.kontor.history.board_entry(user, match.id)).seq == before[-1].seq
    await match.wait(15)
    assert (await pages(match))[-1].seq > before[-1].seq


@pytest.mark.promise("how-much")
async def test_an_evaluation_that_the_next_post_would_not_show_is_a_silent_post_of_its_own(
    match: ServiceMatch,
) -> None:
    await match.begin(people=1, computers=3, game="fugger", grace=0)
    await match.play_out()
    silent = 0
    for said in match.discord.delivered:
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
    await match.prove()
