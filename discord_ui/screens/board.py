"""The board as a picture or as text, as its reader may see it."""

from __future__ import annotations

from typing import Any

from discord_ui.ids import BadId, ScreenId, write_id
from discord_ui.names import Voice
from discord_ui.panel_presses import numbers
from discord_ui.presenter import BOARD, board_alt
from discord_ui.screen import Block, Button, Picture, Row, Screen, Words
from discord_ui.screens.common import title, to_panel
from discord_ui.visit import Press, Visit
from engines.core.game import Game
from engines.core.text import Msg
from service.seen import Table

FORMS_OF_IT = ("picture", "text")


def screen(game: Game[Any, Any], table: Table, voice: Voice, form: str) -> Screen:
    """The board of a table. form: picture or text; anything else is a picture."""
    blocks: list[Block] = [Words(title(voice, table.info, Msg("ui-about-board")))]
    if form == "text":
        blocks.append(Words(board_text(game, table.view, voice)))
        other = Button(voice.plain(Msg("ui-as-picture")), _id(table.info.id, "picture"))
    else:
        blocks.append(Picture(BOARD, board_alt(game, table.view, voice)))
        other = Button(voice.plain(Msg("ui-as-text")), _id(table.info.id, "text"))
    blocks.append(Row((to_panel(voice, table.info.id), other)))
    return Screen(tuple(blocks))


def board_text(game: Game[Any, Any], view: Any, voice: Voice) -> str:
    """The text board: everything that the viewer may know, as titled lists."""
    summary = game.summary(view)
    parts = [voice.say(summary.headline)]
    for section in summary.board:
        lines = [f"- {voice.say(line)}" for line in section.lines]
        parts.append("\n".join((f"**{voice.plain(section.title)}**", *lines)))
    return "\n".join(parts)


def _id(match_id: int, form: str) -> str:
    return write_id(ScreenId("board", (str(match_id), form)))


async def show(visit: Visit, match_id: int, form: str) -> None:
    """Show the board. Raises Refusal while the match is a lobby."""
    table = await visit.ui.kontor.play.table(visit.user, match_id)
    shown = screen(visit.ui.kontor.games[table.info.game], table, await visit.voice(table.info), form)
    await visit.show(shown, await visit.ui.drawing.of_table(shown, table))


async def press(visit: Visit, press: Press) -> None:
    """Show the board in the form of the button."""
    if not isinstance(press.id, ScreenId) or len(press.id.args) != 2 or press.id.args[1] not in FORMS_OF_IT:
        raise BadId(repr(press.id))
    await show(visit, numbers(press, 1)[0], press.id.args[1])


SCREENS = {"board": press}
