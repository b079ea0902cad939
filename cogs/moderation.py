"""Handlers for moderators and the application's owner: pause and close any match."""

from cogs.common.match_commands import match_command
from discord_ui.interaction.authorization import require_manager, require_owner
from discord_ui.interaction.context import InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.errors import UserError
from discord_ui.model.screen_parts import confirmation
from engines.core.text.messages import Msg


@match_command("server-close", role="manager")
async def server_close(ctx: InteractionContext, match_id: int) -> None:
    """Ask for confirmation before ending a match of the server."""
    await _ask(ctx, match_id, controls.SERVER_CLOSE_SURE(match_id))


@match_command("admin-close", role="owner")
async def admin_close(ctx: InteractionContext, match_id: int) -> None:
    """Ask for confirmation before ending any match."""
    await _ask(ctx, match_id, controls.ADMIN_CLOSE_SURE(match_id))


async def _ask(ctx: InteractionContext, match_id: int, yes: str) -> None:
    info = await ctx.app.kontor.queries.info(match_id)
    if info.status in ("over", "aborted"):
        raise UserError(Msg("close-over"))
    asked = Msg("server-close-ask", {"match": match_id})
    await ctx.show(confirmation(await ctx.localizer(info), asked, Msg("close-yes-end"), yes))


async def server_close_sure(ctx: InteractionContext, press: Press[controls.AnyMatch]) -> None:
    """End a match of the server."""
    await _close(ctx, press.args.match, require_manager(ctx))


async def admin_close_sure(ctx: InteractionContext, press: Press[controls.AnyMatch]) -> None:
    """End any match."""
    await require_owner(ctx)
    await _close(ctx, press.args.match, None)


async def _close(ctx: InteractionContext, match_id: int, guild_id: int | None) -> None:
    await ctx.app.kontor.moderation.close(ctx.user, match_id, guild_id)
    await ctx.show_sentence(Msg("ui-closed", {"match": match_id}))


@match_command("server-pause", role="manager")
async def server_pause(ctx: InteractionContext, match_id: int) -> None:
    """Pause a match of the server."""
    await ctx.app.kontor.moderation.pause(ctx.user, match_id, require_manager(ctx))
    await ctx.say(Msg("server-pause-done", {"match": match_id}))


ROUTES = (Route(controls.SERVER_CLOSE_SURE, server_close_sure), Route(controls.ADMIN_CLOSE_SURE, admin_close_sure))
