"""The news of a match, from board to board."""

from typing import Any

from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.custom_ids import in_slot
from discord_ui.model.limits import truncate
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Screen
from discord_ui.model.screen_parts import match_heading, panel_button
from discord_ui.panel.images import render_context, single_image
from discord_ui.panel.pictures import BOARD, board_picture
from engines.core.game import Game
from engines.core.text.messages import Msg
from render.games import has_pictures
from service.base.read_models.history import BoardHistoryEntry

LENGTH = 3000
BEFORE, FOLLOWING = 1, 2
"""The slots of the two buttons: to the board before, and to the one after."""


def screen(game: Game[Any, Any], shown: BoardHistoryEntry, localizer: Localizer) -> Screen:
    """Return the news between one board and the previous one, with buttons to the neighbouring boards."""
    lines = [f"- {localizer.say(escape_args(msg))}" for msg in shown.told] or [localizer.say(Msg("ui-log-empty"))]
    heading = f"{match_heading(localizer, shown.info, Msg('ui-about-log'))}\n-# <t:{shown.when}:f>"
    blocks: list[Block] = [Paragraph(f"{heading}\n{truncate(chr(10).join(lines), LENGTH)}")]
    if has_pictures(game.info.key):
        blocks.append(
            board_picture(game, shown.view, localizer, tuple(localizer.plain(msg) for msg in shown.told))
        )
    match = shown.info.id

    def button(label: Msg, at: int | None, slot: int) -> Button:
        where = in_slot(controls.CHAPTER(match, at or 0), slot)
        return Button(localizer.plain(label), where, disabled=at is None)

    blocks.append(
        ButtonRow(
            (
                button(Msg("ui-previous"), shown.before, BEFORE),
                button(Msg("ui-next-step"), shown.following, FOLLOWING),
                Button(localizer.plain(Msg("ui-log")), controls.LOG(match, 0)),
                panel_button(localizer, shown.info.id),
            )
        )
    )
    return Screen(tuple(blocks))


async def show(ctx: InteractionContext, match_id: int, at: int | None = None) -> None:
    """Show the board after step ``at``, or the newest. Raises Refusal while the match is a lobby."""
    app = ctx.app
    shown = await app.kontor.history.board_entry(ctx.user, match_id, at)
    localizer = await ctx.localizer(shown.info)
    screened = screen(app.kontor.games[shown.info.game], shown, localizer)
    awaited = None if shown.following is None else ()
    card = render_context(shown.info, localizer, awaited=awaited, news=shown.events)
    await ctx.show_with_images(
        screened, lambda _: single_image(BOARD, app.images.board(shown.info, shown.view, card))
    )


async def press_since(ctx: InteractionContext, press: Press[controls.NewsOfPost]) -> None:
    """Show the news from the first board of the post; without one in the id, the newest."""
    since = press.args.since
    await show(ctx, press.args.match, None if since is None else since + 1)


ROUTES = (
    Route(controls.NEWS, lambda ctx, press: show(ctx, press.args.match)),
    Route(controls.PUBLIC_NEWS, press_since),
    Route(controls.CHAPTER, lambda ctx, press: show(ctx, press.args.match, press.args.step)),
)
