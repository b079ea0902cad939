"""What a newcomer to a game reads first: its aim and how a turn goes, in a few lines of its catalogue."""

from __future__ import annotations

from typing import Any

from discord_ui.model.custom_ids import PublicId, ScreenId, write_id
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph
from engines.core.text.messages import Msg
from service.base.read_models import PanelModel

OVERVIEW = "overview"
"""The almanac's topic that tells a game in short."""


def intro_lines(localizer: Localizer) -> list[str]:
    """``<game>-first`` of the voice's game as a list; empty if the catalogue has no such message."""
    key = f"{localizer.game}-first"
    if not localizer.say.has(key):
        return []
    return [f"- {line}" for line in localizer.say(Msg(key)).splitlines()]


def first_move_intro(table: PanelModel[Any], localizer: Localizer) -> list[Block]:
    """The lines, and the way to the rules, in the panel of a seat that has not made a move in this match yet."""
    if table.seat is None or table.info.status != "live" or not table.fresh:
        return []
    lines = intro_lines(localizer)
    if not lines:
        return []
    how = Button(
        localizer.plain(Msg("ui-how-to-play")), write_id(ScreenId("rules", (str(table.info.id), OVERVIEW)))
    )
    return [Paragraph("\n".join(lines)), ButtonRow((how,))]


def how_to_play_button(localizer: Localizer, match_id: int, row_id: int) -> Button:
    """The button of a match's first post that opens the game in short."""
    return Button(localizer.plain(Msg("ui-how-to-play")), write_id(PublicId("how", match_id, row_id)))
