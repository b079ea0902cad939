"""Authorization of the application's owner and of a server's managers."""

from discord_ui.interaction.context import InteractionContext
from discord_ui.model.errors import UserError
from engines.core.text.messages import Msg


async def require_owner(ctx: InteractionContext) -> None:
    """Raise UserError unless the person owns the bot's application."""
    owners = ctx.app.kontor.config.owners
    if ctx.user.id not in owners and not await ctx.interaction.client.is_owner(ctx.interaction.user):
        raise UserError(Msg("admin-not-owner"))


def require_manager(ctx: InteractionContext) -> int:
    """Return the server of the interaction if the person manages it. Raises UserError."""
    guild_id = ctx.guild_id
    if guild_id is None or not ctx.interaction.permissions.manage_guild:
        raise UserError(Msg("server-not-manager"))
    return guild_id
