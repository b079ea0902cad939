"""How a finished match went: shown once, below its last board, and only when nothing is hidden any more."""

from __future__ import annotations

import pytest

from service.base.errors import Refusal
from service.base.jobs import ArchiveThread, PostScoreCurve, TurnPost
from tests.service.conftest import same_chance, table
from tests.service.table import ANNA, Table

__all__ = ["same_chance", "table"]


async def played_out(table: Table, game: str) -> None:
    """A match of Anna against computer players, to its end."""
    await table.begin(people=1, computers=2, game=game, grace=0)
    while (await table.info()).status == "live":
        shown = await table.look(ANNA)
        if shown.options:
            await table.do(ANNA, next(shown.options[-1].expand()))
        else:
            await table.wait(30)
    await table.wait(5)


@pytest.mark.promise("finished")
async def test_the_curve_of_a_match_follows_its_last_post_once(table: Table) -> None:
    await played_out(table, "fugger")
    told = [
        said.job for said in table.ears.heard if isinstance(said.job, TurnPost | PostScoreCurve | ArchiveThread)
    ]
    assert isinstance(told[-3], TurnPost)
    assert told[-3].over
    assert told[-2:] == [PostScoreCurve(table.id), ArchiveThread(table.id)]
    assert len(table.ears.of(PostScoreCurve)) == 1


@pytest.mark.promise("finished")
async def test_a_course_begins_at_the_opening_and_ends_with_the_result(table: Table) -> None:
    await played_out(table, "fugger")
    reading = table.kontor.queries
    course = await reading.score_curve(table.id)
    assert course is not None
    info = await table.info()
    assert info.outcome is not None
    assert course.scored[-1].scores == info.outcome.scores
    assert course.scored[0].scores == (0, 0, 0)
    places = [one.at for one in course.stages]
    assert places == sorted(set(places))
    for one in course.stages:
        shown = await reading.replay_step(table.id, one.at)
        assert tuple(player.florins for player in shown.step.view.players) == one.stage.scores
        assert shown.step.view.round == one.stage.round
    assert await reading.score_curve(table.id) is course


@pytest.mark.promise("finished")
async def test_a_running_match_has_no_course(table: Table) -> None:
    await table.begin(people=2, game="fugger")
    with pytest.raises(Refusal):
        await table.kontor.queries.score_curve(table.id)


async def test_a_game_that_tells_no_course_posts_no_curve(table: Table) -> None:
    await played_out(table, "bazaar")
    assert table.ears.of(PostScoreCurve) == []
    assert await table.kontor.queries.score_curve(table.id) is None
