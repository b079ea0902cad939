"""A seat's hand, for its player alone."""

from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Route
from discord_ui.model import controls
from discord_ui.model.screen import ButtonRow, Paragraph, Screen
from discord_ui.model.screen_parts import match_heading, panel_button
from discord_ui.panel.pictures import hand_picture, own_part
from engines.core.text.messages import Msg
from service.base.errors import NotSeated


async def show(ctx: InteractionContext, match_id: int) -> None:
    """Show the hand. Raises NotSeated for a person without a seat."""
    app = ctx.app
    table = await app.kontor.play.panel(ctx.user, match_id)
    if table.seat is None:
        raise NotSeated("err-not-seated", match=match_id)
    game = app.kontor.games[table.info.game]
    localizer = await ctx.localizer(table.info)
    screen = Screen(
        (
            Paragraph(match_heading(localizer, table.info, Msg("ui-about-hand"))),
            *hand_picture(game, table, localizer),
            Paragraph("\n".join(f"- {localizer.say(line)}" for line in own_part(game, table.view, table.seat))),
            ButtonRow((panel_button(localizer, match_id),)),
        )
    )
    await ctx.draw(screen, table)


ROUTES = (
    Route(controls.HAND, lambda ctx, press: show(ctx, press.args.match)),
    Route(controls.PUBLIC_HAND, lambda ctx, press: show(ctx, press.args.match)),
)
