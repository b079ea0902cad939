"""A seat's hand, for its player alone."""

from __future__ import annotations

from discord_ui.presenter import hand_picture, own_part
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.screen import Row, Screen, Words
from discord_ui.screens.common import title, to_panel
from discord_ui.visit import Visit
from engines.core.text.messages import Msg
from service.base.errors import NotSeated


async def show(visit: Visit, match_id: int) -> None:
    """Show the hand. Raises NotSeated for somebody without a seat."""
    ui = visit.ui
    table = await ui.kontor.play.panel(visit.user, match_id)
    if table.seat is None:
        raise NotSeated("err-not-seated", match=match_id)
    game = ui.kontor.games[table.info.game]
    voice = await visit.voice(table.info)
    screen = Screen(
        (
            Words(title(voice, table.info, Msg("ui-about-hand"))),
            *hand_picture(game, table, voice),
            Words("\n".join(f"- {voice.say(line)}" for line in own_part(game, table.view, table.seat))),
            Row((to_panel(voice, match_id),)),
        )
    )
    await visit.draw(screen, table)


async def press(visit: Visit, press: Press) -> None:
    """Show the hand in the match of the button."""
    await show(visit, numbers(press, 1)[0])


ROUTES = {
    "hand": Route(press),
}
