"""How a finished match went: shown once, below its last board, and only when nothing is hidden any more."""

import pytest

from service.base.errors import Refusal
from service.base.jobs import ArchiveThread, PostScoreCurve, TurnPost
from tests.service.conftest import match, same_chance
from tests.service.helpers.match import ServiceMatch

__all__ = ["match", "same_chance"]


async def played_out(match: ServiceMatch, game: str) -> None:
    await match.begin(people=1, computers=2, game=game, grace=0)
    await match.play_out()
    await match.wait(5)


@pytest.mark.promise("finished")
async def test_the_curve_of_a_match_follows_its_last_post_once(match: ServiceMatch) -> None:
    await played_out(match, "fugger")
    told = [
        said.job
        for said in match.discord.delivered
        if isinstance(said.job, TurnPost | PostScoreCurve | ArchiveThread)
    ]
    assert isinstance(told[-3], TurnPost)
    assert told[-3].over
    assert told[-2:] == [PostScoreCurve(match.id), ArchiveThread(match.id)]
    assert len(match.discord.of(PostScoreCurve)) == 1


@pytest.mark.promise("finished")
async def test_a_course_begins_at_the_opening_and_ends_with_the_result(match: ServiceMatch) -> None:
    await played_out(match, "fugger")
    history = match.kontor.history
    course = await history.score_curve(match.id)
    assert course is not None
    info = await match.info()
    assert info.outcome is not None
    assert course.scored[-1].scores == info.outcome.scores
    assert course.scored[0].scores == (0, 0, 0)
    places = [one.at for one in course.stages]
    assert places == sorted(set(places))
    for one in course.stages:
        shown = await history.replay_step(match.id, one.at)
        assert tuple(player.florins for player in shown.step.view.players) == one.stage.scores
        assert shown.step.view.round == one.stage.round
    assert await history.score_curve(match.id) is course


@pytest.mark.promise("finished")
async def test_a_running_match_has_no_course(match: ServiceMatch) -> None:
    await match.begin(people=2, game="fugger")
    with pytest.raises(Refusal):
        await match.kontor.history.score_curve(match.id)


async def test_a_game_that_tells_no_course_posts_no_curve(match: ServiceMatch) -> None:
    await played_out(match, "bazaar")
    assert match.discord.of(PostScoreCurve) == []
    assert await match.kontor.history.score_curve(match.id) is None
