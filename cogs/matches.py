"""The commands of `/match`."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import match_actions, match_seats
from cogs.common.command_channel import missing_permissions, permission_names, playable_channel
from cogs.common.localization import choices, command, group, languages, options
from cogs.common.match_commands import ANY, in_match, required_game, suggest_finished, suggest_game
from discord_ui.dispatch.error_boundary import command_context
from discord_ui.handlers.lessons import open_lesson
from discord_ui.handlers.screens import lobby
from engines.core.text.messages import Msg

Interaction = discord.Interaction[Any]


class Matches(commands.Cog):
    """The names of the commands; `match_actions` and `match_seats` declare their options and handle them."""

    match = group("cmd-match")

    @command("cmd-match-new", match)
    @options(
        game="opt-game",
        seats="opt-seats",
        pace="opt-pace",
        undo_window="opt-grace",
        stand_in="opt-stand-in",
        language="opt-language",
    )
    @app_commands.choices(
        pace=choices("fast", "daily", "weekly", prefix="choice-pace"),
        stand_in=choices("0", "12", "24", "48", prefix="choice-stand-in"),
        language=languages(),
    )
    @app_commands.autocomplete(game=suggest_game)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 2, 8] | None = None,
        pace: str = "daily",
        undo_window: app_commands.Range[int, 0, 60] = 15,
        stand_in: str = "0",
        language: str | None = None,
    ) -> None:
        """Open a match in the channel of the command, and name the permissions that the bot lacks there."""
        async with command_context(interaction) as ctx:
            guild_id, channel_id = playable_channel(interaction, Msg("new-not-in-thread"))
            known = required_game(ctx.app, game)
            lacking = missing_permissions(interaction)
            info = await ctx.app.kontor.lobby.create(
                ctx.user,
                game=known,
                guild_id=guild_id,
                channel_id=channel_id,
                locale=language,
                seats=seats,
                pace=pace,
                grace=undo_window,
                stand_in=int(stand_in),
                options={},
            )
            notice = Msg("new-opened", {"match": info.id})
            if lacking:
                notice = Msg("new-opened-lacks", {"match": info.id, "rights": permission_names(lacking)})
            await lobby.show_opened(ctx, info, notice)

    @command("cmd-match-learn", match)
    @options(game="opt-game")
    @app_commands.autocomplete(game=suggest_game)
    async def learn(self, interaction: Interaction, game: str) -> None:
        """Open the person's lesson in a game."""
        async with command_context(interaction) as ctx:
            await open_lesson(ctx, required_game(ctx.app, game))

    @command("cmd-match-list", match)
    @options(status="opt-status")
    @app_commands.choices(status=choices("lobby", "live", "over", prefix="choice-status"))
    async def list(self, interaction: Interaction, status: str | None = None) -> None:
        """List the server's matches; in direct messages, the person's own."""
        async with command_context(interaction) as ctx:
            await match_actions.show_list(ctx, status or ANY, 0)

    info = command("cmd-match-info", match)(in_match(match_actions.info))
    invite = command("cmd-match-invite", match)(in_match(match_actions.invite))
    pause = command("cmd-match-pause", match)(in_match(match_actions.pause))
    resume = command("cmd-match-resume", match)(in_match(match_actions.resume))
    follow = command("cmd-match-follow", match)(in_match(match_actions.follow))
    nudge = command("cmd-match-nudge", match)(in_match(match_actions.nudge))
    move = command("cmd-match-move", match)(in_match(match_actions.move_here))
    rematch = command("cmd-match-rematch", match)(in_match(match_actions.rematch, suggest_finished))
    replay = command("cmd-match-replay", match)(in_match(match_actions.replay, suggest_finished))
    export = command("cmd-match-export", match)(in_match(match_actions.export, suggest_finished))
    handover = command("cmd-match-handover", match)(in_match(match_seats.handover))
    takeback = command("cmd-match-takeback", match)(in_match(match_seats.takeback))
    substitute = command("cmd-match-substitute", match)(in_match(match_seats.substitute))
    close = command("cmd-match-close", match)(in_match(match_actions.close))


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Matches())
