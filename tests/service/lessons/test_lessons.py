"""A lesson goes on where it was left, is no one else's, and leaves no trace."""

from typing import Any

import pytest

from engines import LESSONS
from engines.core.play.lessons import LEARNER
from engines.fugger.actions import Draw, Play
from service.base.config import DAY
from service.base.errors import NoSuchMatch, Refusal
from service.match.lesson_progress import LessonProgress, progress_of
from service.people.user import User
from store.tables import outbox_rows, timer_rows
from tests.service.helpers.match import ANNA, BEN, GUILD, ServiceMatch
from tests.service.helpers.match_lists import in_guild

STEPS = [step.key for step in LESSONS["fugger"].steps]


async def opened(match: ServiceMatch, user: User = ANNA, game: str = "fugger") -> int:
    match.id = await match.kontor.lessons.open(user, game)
    return match.id


async def progress(match: ServiceMatch) -> LessonProgress:
    found = progress_of(await match.live())
    assert found is not None
    return found


async def go_on(match: ServiceMatch, user: User = ANNA) -> None:
    await match.kontor.lessons.go_on(user, match.id, (await progress(match)).at)


async def to_the_end(match: ServiceMatch) -> None:
    while (await progress(match)).step:
        await go_on(match)


async def test_the_move_of_a_step_leads_to_the_next_once_the_answer_was_read(match: ServiceMatch) -> None:
    await opened(match)
    await match.do(ANNA, Play("gems"))
    shown = await match.look(ANNA)
    assert shown.lesson is not None
    assert (shown.lesson.heard, shown.lesson.pauses) == (f"{STEPS[0]}-done", True)
    assert not shown.choices.offered
    await go_on(match)
    assert (await progress(match)).step == STEPS[1]
    assert (await match.look(ANNA)).choices.offered


async def test_another_move_is_answered_and_the_step_stays(match: ServiceMatch) -> None:
    await opened(match)
    await match.do(ANNA, Draw())
    shown = await match.look(ANNA)
    assert shown.lesson is not None
    assert (shown.lesson.heard, shown.lesson.task) == (f"{STEPS[0]}-other", STEPS[0])
    assert shown.choices.offered, "the computer players have moved"


async def test_nothing_is_suggested_against_what_the_coach_asks(match: ServiceMatch) -> None:
    await opened(match, game="first_train")
    suggested = 0
    while key := (await progress(match)).step:
        step, choices = LESSONS["first_train"].step(key), (await match.look(ANNA)).choices
        assert step is not None
        best = [one for one in (choices.suggestion, *choices.next_best) if one is not None]
        assert step.wanted is None or all(map(step.wanted, best)), key
        suggested += len(best)
        await go_on(match)
    assert suggested


async def test_a_button_that_led_on_does_nothing_when_pressed_again(match: ServiceMatch) -> None:
    await opened(match)
    at = (await progress(match)).at
    for _ in range(2):
        await match.kontor.lessons.go_on(ANNA, match.id, at)
    assert (await progress(match)).step == STEPS[1]


async def test_an_undo_takes_the_lesson_back(match: ServiceMatch) -> None:
    await opened(match)
    await match.do(ANNA, Play("gems"))
    await match.undo(ANNA)
    assert (await progress(match)).step == STEPS[0]
    assert (await match.look(ANNA)).choices.offered


async def test_it_goes_on_after_a_restart_and_for_each_person_and_game_apart(match: ServiceMatch) -> None:
    first = await opened(match)
    await go_on(match)
    assert await opened(match, BEN) != first
    await match.restart()
    assert await opened(match) == first
    assert (await progress(match)).step == STEPS[1]
    await opened(match, BEN)
    assert (await progress(match)).step == STEPS[0]


async def test_no_one_else_can_see_it_or_reach_it(match: ServiceMatch) -> None:
    kontor, number = match.kontor, await opened(match)
    await go_on(match)
    with pytest.raises(NoSuchMatch):
        await kontor.play.panel(BEN, number)
    with pytest.raises(NoSuchMatch):
        await kontor.play.submit(BEN, number, [Draw()])
    with pytest.raises(NoSuchMatch):
        await kontor.lessons.go_on(BEN, number, 1)
    assert await in_guild(kontor, ANNA.id, GUILD) == []
    assert await kontor.lists.active_of(ANNA.id) == []
    assert await kontor.lists.waiting_for(ANNA.id) == []


async def test_it_posts_nothing_calls_nobody_and_counts_for_nothing(match: ServiceMatch) -> None:
    await opened(match)
    while (await progress(match)).step != STEPS[-1]:
        await go_on(match)
    await match.do(ANNA, Play("copper"))
    assert (await match.info()).status == "over"
    await match.wait(3 * DAY)
    assert match.discord.delivered == []
    async with match.kontor.database.read() as conn:
        assert await outbox_rows.count(conn) == 0
        assert await timer_rows.timers_of_match(conn, match.id) == []
    assert await match.kontor.stats.of_user(ANNA.id, ANNA.id, None) == []


async def test_it_is_deleted_after_a_week_and_begins_from_the_first_step(match: ServiceMatch) -> None:
    number = await opened(match)
    await go_on(match)
    match.clock.set(6 * DAY)
    await match.kontor.lessons.tidy()
    assert await opened(match) == number
    match.clock.set(8 * DAY)
    await match.kontor.lessons.tidy()
    with pytest.raises(NoSuchMatch):
        await match.kontor.play.panel(ANNA, number)
    assert await opened(match) != number
    assert (await progress(match)).step == STEPS[0]


async def test_it_goes_with_its_person(match: ServiceMatch) -> None:
    number = await opened(match)
    await opened(match, BEN)
    await match.kontor.privacy.delete(ANNA)
    with pytest.raises(NoSuchMatch):
        await match.kontor.queries.info(number)
    assert (await match.look(BEN)).seat == LEARNER


async def test_after_the_last_step_one_plays_on_with_what_is_hidden_drawn_again(match: ServiceMatch) -> None:
    await opened(match)
    await to_the_end(match)
    before = await match.live()
    assert await match.kontor.lessons.play_on(ANNA, match.id) == match.id
    live = await match.live()
    view = live.game.view
    assert view(live.state, LEARNER) == view(before.state, LEARNER)
    assert live.state.rng != before.state.rng
    shown = await match.look(ANNA)
    assert shown.lesson is None
    assert shown.choices.offered
    await match.do(ANNA, Play("copper"))
    over = await match.live()
    assert over.row.status == "over"


async def test_after_a_match_that_is_over_one_plays_another(match: ServiceMatch) -> None:
    number = await opened(match)
    while (await progress(match)).step != STEPS[-1]:
        await go_on(match)
    await match.do(ANNA, Play("copper"))
    match.id = await match.kontor.lessons.play_on(ANNA, number)
    assert match.id != number
    info = await match.info()
    assert (info.status, info.lesson) == ("live", True)
    assert (await match.look(ANNA)).lesson is None
    assert (await match.look(ANNA)).choices.offered


@pytest.mark.parametrize(("game", "why"), [("bazaar", "err-no-lesson"), ("chess", "err-no-such-game")])
async def test_a_game_without_a_lesson_says_so(match: ServiceMatch, game: str, why: Any) -> None:
    with pytest.raises(Refusal) as refused:
        await match.kontor.lessons.open(ANNA, game)
    assert refused.value.msg.key == why
