"""`/privacy`: export or delete a person's stored data."""

from typing import Any

from discord.ext import commands

from cogs.common.json_file import send_file
from cogs.common.localization import command, group
from discord_ui.dispatch.error_boundary import command_context
from discord_ui.interaction.context import Interaction, InteractionContext
from discord_ui.interaction.route import Press, Route
from discord_ui.model import controls
from discord_ui.model.screen import Paragraph, Screen
from discord_ui.model.screen_parts import confirmation
from engines.core.text.messages import Msg


async def forget(ctx: InteractionContext, press: Press[controls.NoArgs]) -> None:
    """Delete everything."""
    localizer = await ctx.localizer()
    left = await ctx.app.kontor.privacy.delete(ctx.user)
    await ctx.show(Screen((Paragraph(localizer.say(Msg("privacy-deleted", {"n": left}))),)))


class Privacy(commands.Cog):
    """A person's own data."""

    privacy = group("cmd-privacy")

    @command("cmd-privacy-export", privacy)
    async def export(self, interaction: Interaction) -> None:
        """Send all stored data of the person as a file."""
        async with command_context(interaction) as ctx:
            data: Any = await ctx.app.kontor.privacy.export(ctx.user.id)
            await send_file(ctx, data, "kontor.json", Msg("privacy-export"))

    @command("cmd-privacy-delete", privacy)
    async def delete(self, interaction: Interaction) -> None:
        """Ask for confirmation before deleting everything."""
        async with command_context(interaction) as ctx:
            localizer = await ctx.localizer()
            running = len(await ctx.app.kontor.lists.active_of(ctx.user.id))
            asked, yes = Msg("privacy-delete-ask", {"n": running}), Msg("privacy-delete-yes")
            await ctx.show(confirmation(localizer, asked, yes, controls.FORGET_ME()))


ROUTES = (Route(controls.FORGET_ME, forget),)


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Privacy())
