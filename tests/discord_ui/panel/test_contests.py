"""A contest for several lots in the panel: every plan can be made by pressing, and whole matches are played so."""

import random
from typing import Any

import pytest

from discord_ui.model.focus import HOME
from discord_ui.model.localizer import Localizer
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.presenter import present_panel
from discord_ui.widgets.panel_options import PanelOptions
from service.base.errors import IllegalMove
from service.base.read_models.panels import PanelModel as Shown
from service.people.user import User
from tests.discord_ui.helpers import panel_walk
from tests.service.conftest import match, same_chance
from tests.service.helpers.auctions import sell_lots
from tests.service.helpers.match import ANNA, BEN, CHLOE, ServiceMatch
from tests.toys.salesroom.game import LOTS
from tests.toys.salesroom.plans import AskMe, Wants
from tests.toys.salesroom.text import salesroom_text

__all__ = ["match", "same_chance"]


def voice_of(shown: Shown[Any]) -> Localizer:
    return Localizer(salesroom_text(), "en", info=shown.info)


async def test_every_plan_is_reached_by_pressing_and_every_screen_fits(match: ServiceMatch) -> None:
    await sell_lots(match)
    for user in (ANNA, CHLOE):
        panel_walk.walk(LOTS, await match.look(user), "en", salesroom_text())


async def test_the_panel_says_what_one_has_planned_and_lets_one_change_it(match: ServiceMatch) -> None:
    await sell_lots(match)
    await match.kontor.play.submit(BEN, match.id, [Wants(4, 5, 3, 2, "ask", "saw")])
    shown = await match.look(BEN)
    screen = present_panel(LOTS, shown, voice_of(shown), PanelReader(BEN.id))
    assert "Your answer: lot 4 up to 5, else lot 3 up to 2, then a question; sawn." in screen.text
    assert AskMe() in made(shown)


def made(shown: Shown[Any]) -> list[object]:
    """What the buttons of the first screen do at once."""
    options = PanelOptions(LOTS, shown)
    screen = present_panel(LOTS, shown, voice_of(shown), PanelReader(0))
    return [options.action(step) for step in panel_walk.reached(screen) if isinstance(step, str)]


async def press_on(match: ServiceMatch, user: User, chance: random.Random) -> None:
    """Press buttons, any of those that are there, until a plan or a move is sent."""
    shown = await match.look(user)
    options = PanelOptions(LOTS, shown)
    focus = HOME
    for _ in range(40):
        screen = present_panel(LOTS, shown, voice_of(shown), PanelReader(user.id), focus=focus)
        step = chance.choice(list(panel_walk.reached(screen)))
        if isinstance(step, str):
            await match.kontor.play.submit(user, match.id, [options.action(step)])
            await match.settle()
            return
        focus = step  # type: ignore[assignment]
    raise AssertionError("no end of pressing")


@pytest.mark.parametrize("seed", range(3))
async def test_a_match_is_played_through_panels_to_its_end(match: ServiceMatch, seed: int) -> None:
    chance = random.Random(seed)
    await sell_lots(match, people=2 + seed % 2)
    for _ in range(400):
        if (await match.info()).status == "over":
            break
        seat = chance.choice(sorted(await match.awaited()))
        try:
            await press_on(match, match.people[seat], chance)
        except IllegalMove:
            continue
    assert (await match.info()).status == "over"
    await match.prove()
