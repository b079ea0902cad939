"""What a newcomer to a game reads first: its aim and how a turn goes, in a few lines of its catalogue."""

from __future__ import annotations

from typing import Any

from discord_ui.ids import PublicId, ScreenId, write_id
from discord_ui.names import Voice
from discord_ui.screen import Block, Button, Row, Words
from engines.core.text.messages import Msg
from service.base.read_models import PanelModel

SHORT = "overview"
"""The almanac's topic that tells a game in short."""


def first_lines(voice: Voice) -> list[str]:
    """``<game>-first`` of the voice's game as a list; empty if the catalogue has no such message."""
    key = f"{voice.game}-first"
    if not voice.say.has(key):
        return []
    return [f"- {line}" for line in voice.say(Msg(key)).splitlines()]


def above_the_first_move(table: PanelModel[Any], voice: Voice) -> list[Block]:
    """The lines, and the way to the rules, in the panel of a seat that has not made a move in this match yet."""
    if table.seat is None or table.info.status != "live" or not table.fresh:
        return []
    lines = first_lines(voice)
    if not lines:
        return []
    how = Button(voice.plain(Msg("ui-how-to-play")), write_id(ScreenId("rules", (str(table.info.id), SHORT))))
    return [Words("\n".join(lines)), Row((how,))]


def how_to_play(voice: Voice, match_id: int, row_id: int) -> Button:
    """The button of a match's first post that opens the game in short."""
    return Button(voice.plain(Msg("ui-how-to-play")), write_id(PublicId("how", match_id, row_id)))
