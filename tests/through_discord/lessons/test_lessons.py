"""Every lesson, in every language: each step can be done, each sentence is said, and no one else notices."""

import pytest

from engines import LESSONS
from i18n.locales import LOCALES
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.lesson import Learner

pytestmark = pytest.mark.asyncio(loop_scope="module")

DISCORD = {"en": "en-US", "fr": "fr"}
STRAYED = 40
"""More moves than a person who does as they like makes in a lesson."""


async def learner(harness: BotHarness, game: str, name: str, locale: str = "en") -> Learner:
    (player,) = await harness.people(name, locales=[DISCORD[locale]])
    learns = Learner(harness, player, game)
    await learns.open()
    return learns


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", LESSONS)
async def test_each_step_says_what_to_do_and_what_it_did(harness: BotHarness, game: str, locale: str) -> None:
    anna = await learner(harness, game, "Anna", locale)
    for number, step in enumerate(anna.lesson.steps, 1):
        assert anna.sentence(step.key) in anna.shown.text
        assert f"{number} " in anna.shown.text.splitlines()[0]
        if step.wanted is None:
            await anna.go_on()
            continue
        found = await anna.find(wanted=True)
        assert found is not None, step.key
        await anna.move(*found)
        assert anna.sentence(f"{step.key}-done") in anna.shown.text
        if anna.can("lesson-on"):
            await anna.go_on()
    assert anna.sentence("tips") in anna.shown.text
    assert anna.taps <= 4 * len(anna.lesson.steps) + anna.moves
    await harness.settled()
    assert await harness.public(anna.player.member.channel) == []


@pytest.mark.parametrize("game", LESSONS)
async def test_whoever_does_something_else_hears_that_it_works_too_and_comes_to_the_end(
    harness: BotHarness, game: str
) -> None:
    anna = await learner(harness, game, "Anna")
    strayed = False
    for _ in range(STRAYED):
        progress = await anna.progress()
        if anna.sentence("tips") in anna.shown.text:
            break
        found = None if anna.can("lesson-on") else await anna.find(wanted=False) or await anna.find(wanted=True)
        if found is None:
            await anna.go_on()
            continue
        step = anna.lesson.step(progress.step)
        assert step is not None
        assert step.wanted is not None
        await anna.move(*found)
        if not step.wanted(found[1]):
            strayed = True
            assert anna.sentence(f"{step.key}-other") in anna.shown.text
        if (await anna.progress()).step == progress.step and not anna.can("lesson-on"):
            found = await anna.find(wanted=True)
            if found is not None:
                await anna.move(*found)
    assert anna.sentence("tips") in anna.shown.text
    assert strayed
