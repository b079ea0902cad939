"""The commands of `/match`: their names, options and completion."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import match_actions, match_seats
from cogs.common.command_input import command_input, person
from cogs.common.localization import choices, command, group, languages, options
from cogs.common.match_commands import run_in_match, suggest_finished, suggest_game, suggest_match

Interaction = discord.Interaction[Any]


class Matches(commands.Cog):
    """Declares the commands; `match_actions` and `match_seats` handle them."""

    match = group("cmd-match")

    @command("cmd-match-new", match)
    @options(
        game="opt-game",
        seats="opt-seats",
        pace="opt-pace",
        grace="opt-grace",
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
        grace: app_commands.Range[int, 0, 60] = 15,
        stand_in: str = "0",
        language: str | None = None,
    ) -> None:
        """Open a match."""
        await match_actions.new(
            interaction, game, seats=seats, pace=pace, grace=grace, stand_in=int(stand_in), language=language
        )

    @command("cmd-match-list", match)
    @options(status="opt-status")
    @app_commands.choices(status=choices("lobby", "live", "over", prefix="choice-status"))
    async def list(self, interaction: Interaction, status: str | None = None) -> None:
        """List matches."""
        await match_actions.listing(interaction, status)

    @command("cmd-match-info", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def info(self, interaction: Interaction, match: int | None = None) -> None:
        """Show a match."""
        await run_in_match(interaction, match_actions.info, match)

    @command("cmd-match-invite", match)
    @options(player="opt-player", match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def invite(
        self, interaction: Interaction, player: discord.User | None = None, match: int | None = None
    ) -> None:
        """Invite a person."""
        await run_in_match(
            interaction, match_actions.invite, match, command_input(person=person(player) if player else None)
        )

    @command("cmd-match-pause", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def pause(self, interaction: Interaction, match: int | None = None) -> None:
        """Propose a pause."""
        await run_in_match(interaction, match_actions.pause, match)

    @command("cmd-match-resume", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def resume(self, interaction: Interaction, match: int | None = None) -> None:
        """Resume a match."""
        await run_in_match(interaction, match_actions.resume, match)

    @command("cmd-match-follow", match)
    @options(watch="opt-follow", match="opt-match")
    @app_commands.choices(watch=choices("on", "off", prefix="choice-follow"))
    @app_commands.autocomplete(match=suggest_match)
    async def follow(self, interaction: Interaction, watch: str = "on", match: int | None = None) -> None:
        """Follow or unfollow a match."""
        await run_in_match(interaction, match_actions.follow, match, command_input(watch=watch))

    @command("cmd-match-nudge", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def nudge(self, interaction: Interaction, match: int | None = None) -> None:
        """Remind the awaited players."""
        await run_in_match(interaction, match_actions.nudge, match)

    @command("cmd-match-move", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def move(self, interaction: Interaction, match: int | None = None) -> None:
        """Move a match to this channel."""
        await run_in_match(interaction, match_actions.move_here, match)

    @command("cmd-match-rematch", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_finished)
    async def rematch(self, interaction: Interaction, match: int | None = None) -> None:
        """Open a new match with the same people."""
        await run_in_match(interaction, match_actions.rematch, match)

    @command("cmd-match-replay", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_finished)
    async def replay(self, interaction: Interaction, match: int | None = None) -> None:
        """Step through a finished match."""
        await run_in_match(interaction, match_actions.replay, match)

    @command("cmd-match-export", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_finished)
    async def export(self, interaction: Interaction, match: int | None = None) -> None:
        """Send a match as a file."""
        await run_in_match(interaction, match_actions.export, match)

    @command("cmd-match-handover", match)
    @options(player="opt-player", computer="opt-computer", seat="opt-seat-left", match="opt-match")
    @app_commands.choices(computer=choices("greedy", "random", prefix="choice-computer"))
    @app_commands.autocomplete(match=suggest_match)
    async def handover(
        self,
        interaction: Interaction,
        player: discord.User | None = None,
        computer: str | None = None,
        seat: app_commands.Range[int, 1, 8] | None = None,
        match: int | None = None,
    ) -> None:
        """Hand a seat over."""
        who = person(player) if player else None
        await run_in_match(
            interaction, match_seats.handover, match, command_input(person=who, seat=seat, computer=computer)
        )

    @command("cmd-match-takeback", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def takeback(self, interaction: Interaction, match: int | None = None) -> None:
        """Take a seat back."""
        await run_in_match(interaction, match_seats.takeback, match)

    @command("cmd-match-substitute", match)
    @options(seat="opt-seat", match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def substitute(
        self,
        interaction: Interaction,
        seat: app_commands.Range[int, 1, 8] | None = None,
        match: int | None = None,
    ) -> None:
        """Look for a substitute."""
        await run_in_match(interaction, match_seats.substitute, match, command_input(seat=seat))

    @command("cmd-match-close", match)
    @options(match="opt-match")
    @app_commands.autocomplete(match=suggest_match)
    async def close(self, interaction: Interaction, match: int | None = None) -> None:
        """Close a match."""
        await run_in_match(interaction, match_actions.close, match)


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Matches())
