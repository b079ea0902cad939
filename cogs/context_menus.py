"""The context menus: invite a member to a match, and open one's own panel from a post."""

from typing import Any

import discord
from discord import app_commands

from cogs.common.contexts import ON_SERVERS
from cogs.common.localization import localized
from cogs.common.match_commands import NO_INPUT, execute
from cogs.play import move
from discord_ui.discord_api.message_client import match_of
from discord_ui.discord_api.users import user_of
from discord_ui.dispatch.error_boundary import command_context
from discord_ui.handlers.screens import invitation, turns
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.model.errors import UserError
from engines.core.text.messages import Msg


async def invite_to_match(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Show the lobbies to which the member of this server can be invited."""
    async with command_context(interaction) as ctx:
        if person.bot:
            raise UserError(Msg("person-bot", {"name": person.display_name}))
        if not isinstance(person, discord.Member):
            # Discord shows the authors of old posts too, who may have left.
            raise UserError(Msg("invite-not-here"))
        await invitation.show(ctx, user_of(person))


async def my_move_here(interaction: Interaction, message: discord.Message) -> None:
    """Show today's panel of the match that a message is about; without one, all that waits for the person."""
    async with command_context(interaction) as ctx:
        match_id = await _match_of(ctx, message)
        if match_id is None:
            await turns.show(ctx, notice=Msg("turns-no-match"))
        else:
            await execute(ctx, move, match_id, NO_INPUT)


async def _match_of(ctx: InteractionContext, message: discord.Message) -> int | None:
    """Return the match of a post of the bot, else the one that has begun in the message's thread or channel."""
    bot = ctx.interaction.client.user
    if bot is not None and message.author.id == bot.id and (posted := match_of(message)) is not None:
        return posted
    here = await ctx.app.kontor.queries.match_at(message.channel.id)
    return here.id if here is not None and here.seats else None


INVITE = app_commands.ContextMenu(
    name=localized("menu-invite"), callback=invite_to_match, allowed_contexts=ON_SERVERS
)
MY_MOVE = app_commands.ContextMenu(name=localized("menu-my-move"), callback=my_move_here)


async def setup(bot: Any) -> None:
    """Add the menus."""
    for menu in (INVITE, MY_MOVE):
        bot.tree.add_command(menu)
