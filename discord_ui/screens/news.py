"""What happened, from board to board."""

from __future__ import annotations

from typing import Any

from discord_ui.drawing import alone, card_of
from discord_ui.ids import ScreenId, write_id
from discord_ui.limits import cut
from discord_ui.names import Voice, safe
from discord_ui.presenter import BOARD, board_picture
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.screen import Block, Button, Row, Screen, Words
from discord_ui.screens.common import title, to_panel
from discord_ui.visit import Visit
from engines.core.game import Game
from engines.core.text.messages import Msg
from render.games import has_pictures
from service.base.read_models import BoardHistoryEntry

LENGTH = 3000
BEFORE, FOLLOWING = 1, 2
"""Which of the two buttons: to the board before, or to the one after."""


def screen(game: Game[Any, Any], shown: BoardHistoryEntry, voice: Voice) -> Screen:
    """What one board adds to the one before, and the ways to the boards beside it."""
    lines = [f"- {voice.say(safe(msg))}" for msg in shown.told] or [voice.say(Msg("ui-log-empty"))]
    heading = f"{title(voice, shown.info, Msg('ui-about-log'))}\n-# <t:{shown.when}:f>"
    blocks: list[Block] = [Words(f"{heading}\n{cut(chr(10).join(lines), LENGTH)}")]
    if has_pictures(game.info.key):
        blocks.append(board_picture(game, shown.view, voice, tuple(voice.plain(msg) for msg in shown.told)))
    match = str(shown.info.id)

    def button(label: Msg, at: int | None, slot: int) -> Button:
        where = write_id(ScreenId("chapter", (match, str(at or 0)), slot))
        return Button(voice.plain(label), where, disabled=at is None)

    blocks.append(
        Row(
            (
                button(Msg("ui-previous"), shown.before, BEFORE),
                button(Msg("ui-next-step"), shown.following, FOLLOWING),
                Button(voice.plain(Msg("ui-log")), write_id(ScreenId("log", (match, "0")))),
                to_panel(voice, shown.info.id),
            )
        )
    )
    return Screen(tuple(blocks))


async def show(visit: Visit, match_id: int, at: int | None = None) -> None:
    """Show the board that step ``at`` led to, or the newest. Raises Refusal while the match is a lobby."""
    ui = visit.ui
    shown = await ui.kontor.queries.board_entry(visit.user, match_id, at)
    voice = await visit.voice(shown.info)
    screened = screen(ui.kontor.games[shown.info.game], shown, voice)
    awaited = None if shown.following is None else ()
    card = card_of(shown.info, voice, awaited=awaited, news=shown.events)
    await visit.illustrate(screened, lambda _: alone(BOARD, ui.drawing.board(shown.info, shown.view, card)))


async def press(visit: Visit, press: Press) -> None:
    """Show the newest board."""
    await show(visit, numbers(press, 1)[0])


async def press_chapter(visit: Visit, press: Press) -> None:
    """Show the board of the button."""
    match_id, at = numbers(press, 2)
    await show(visit, match_id, at)


ROUTES = {
    "news": Route(press),
    "chapter": Route(press_chapter),
}
