"""The introduction for newcomers to a game: its aim and a turn, in a few lines of its catalogue."""

from typing import Any

from discord_ui.model import controls
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, Line
from engines.core.text.messages import Msg
from service.base.read_models.panels import PanelModel

OVERVIEW = "overview"
"""The almanac's topic with the game in short."""


def intro_lines(localizer: Localizer) -> list[str]:
    """Return ``<game>-first`` of the localizer's game as lines; empty if the catalogue has no such message."""
    key = f"{localizer.game}-first"
    if not localizer.say.has(key):
        return []
    return [f"- {line}" for line in localizer.say(Msg(key)).splitlines()]


def aim_line(localizer: Localizer) -> list[str]:
    """Return the first line of the game's introduction, its aim; nothing if there is none."""
    return [line.removeprefix("- ") for line in intro_lines(localizer)[:1]]


def first_move_line(table: PanelModel[Any], localizer: Localizer) -> list[Block]:
    """Return the line that leads to the game in short, for the panel of a seat before its first move."""
    if (
        table.seat is None
        or table.info.lesson
        or table.info.status != "live"
        or not table.news.fresh
        or not intro_lines(localizer)
    ):
        return []
    how = Button(localizer.plain(Msg("ui-how-to-play")), controls.RULES(table.info.id, OVERVIEW))
    return [Line(localizer.say(Msg("ui-first-match")), how)]


def how_to_play_button(localizer: Localizer, match_id: int, row_id: int) -> Button:
    """Return the button of a match's first post that opens the game in short."""
    return Button(localizer.plain(Msg("ui-how-to-play")), controls.PUBLIC_HOW(match_id, row_id))


def has_lesson(localizer: Localizer) -> bool:
    """Return whether the localizer's game has a lesson."""
    return localizer.game is not None and teaches(localizer, localizer.game)


def teaches(localizer: Localizer, game: str) -> bool:
    """Return whether a game has a lesson."""
    return localizer.say.has(f"{game}-lesson-tips")


def learn_button(localizer: Localizer, game: str = "") -> Button:
    """Return the button that opens a game's lesson, or goes on with it; without a game, the list of them."""
    return Button(localizer.plain(Msg("ui-learn")), controls.LEARN(game))
