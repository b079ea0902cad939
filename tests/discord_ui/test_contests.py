"""A contest for several lots in the panel: every plan can be made by pressing, and whole matches are played so."""

from __future__ import annotations

import random
from typing import Any

import pytest

from discord_ui.model.focus import HOME
from discord_ui.model.localizer import Localizer
from discord_ui.panel.presenter import PanelReader, present_panel
from discord_ui.widgets.picker import Budget, OptionPicker
from service.base.errors import IllegalMove
from service.base.read_models import PanelModel as Shown
from service.people.user import User
from tests.discord_ui import walking
from tests.service.conftest import same_chance, table
from tests.service.table import ANNA, BEN, CHLOE, Table
from tests.yard.game import YARD
from tests.yard.plans import AskMe, Wants
from tests.yard.text import yard_text

__all__ = ["same_chance", "table"]


def voice_of(shown: Shown[Any]) -> Localizer:
    """In English, with the yard's sentences."""
    return Localizer(yard_text(), "en", info=shown.info)


async def at_the_yard(table: Table, people: int = 3) -> None:
    """A match whose first sale is open."""
    await table.begin(people=people, game="yard", grace=0)


async def test_every_plan_is_reached_by_pressing_and_every_screen_fits(table: Table) -> None:
    await at_the_yard(table)
    for user in (ANNA, CHLOE):
        walking.walk(YARD, await table.look(user), "en", yard_text())


async def test_the_panel_says_what_one_has_planned_and_lets_one_change_it(table: Table) -> None:
    await at_the_yard(table)
    await table.kontor.play.submit(BEN, table.id, [Wants(4, 5, 3, 2, "ask", "saw")])
    shown = await table.look(BEN)
    screen = present_panel(YARD, shown, voice_of(shown), PanelReader(BEN.id))
    assert "You answered: lot 4 up to 5, else lot 3 up to 2, then a question; sawn." in screen.text
    assert AskMe() in made(shown)


def made(shown: Shown[Any]) -> list[object]:
    """What the buttons of the first screen do at once."""
    chooser = OptionPicker(YARD, shown, voice_of(shown), Budget())
    screen = present_panel(YARD, shown, voice_of(shown), PanelReader(0))
    return [chooser.action(step) for step in walking.reached(screen) if isinstance(step, str)]


async def press_on(table: Table, user: User, chance: random.Random) -> None:
    """Press buttons, any of those that are there, until a plan or a move is sent."""
    shown = await table.look(user)
    chooser = OptionPicker(YARD, shown, voice_of(shown), Budget())
    focus = HOME
    for _ in range(40):
        screen = present_panel(YARD, shown, voice_of(shown), PanelReader(user.id), focus=focus)
        step = chance.choice(list(walking.reached(screen)))
        if isinstance(step, str):
            await table.kontor.play.submit(user, table.id, [chooser.action(step)])
            await table.settle()
            return
        focus = step  # type: ignore[assignment]
    raise AssertionError("no end of pressing")


@pytest.mark.parametrize("seed", range(3))
async def test_a_match_is_played_through_panels_to_its_end(table: Table, seed: int) -> None:
    chance = random.Random(seed)
    await at_the_yard(table, people=2 + seed % 2)
    for _ in range(400):
        if (await table.info()).status == "over":
            break
        seat = chance.choice(sorted(await table.awaited()))
        try:
            await press_on(table, table.people[seat], chance)
        except IllegalMove:
            continue
    assert (await table.info()).status == "over"
    await table.prove()
