"""`/stats`: matches played and won."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.contexts import anywhere
from cogs.common.localization import command, options
from cogs.common.match_commands import required_game, suggest_game
from discord_ui.dispatch.error_boundary import command_context
from discord_ui.interaction.context import Interaction
from discord_ui.model.computers import LEVELS, level_name
from discord_ui.model.localizer import Localizer, mention
from discord_ui.model.screen import Paragraph, Screen
from engines.core.text.messages import Arg, Many, Msg
from service.queries.stats import LevelStats, PlayerStats

LISTED: Final = 10


def person_screen(user_id: int, found: list[PlayerStats], localizer: Localizer) -> Screen:
    """Return a person's figures, a line for each game."""
    title = localizer.say(Msg("stats-person", {"who": mention(user_id)}))
    lines = []
    for record in found:
        said: dict[str, Arg] = {"name": Msg(f"{record.game}-name"), **figures(record)}
        lines.append(f"- {localizer.say(Msg('stats-line', said))}")
        if record.levels:
            by_level = sorted(
                record.levels, key=lambda one: LEVELS.index(one.level) if one.level in LEVELS else -1
            )
            lines.append(
                f"  -# {localizer.say(Msg('stats-levels', {'levels': Many(tuple(map(_level, by_level)))}))}"
            )
    return _titled(title, lines, localizer)


def server_screen(game: str, found: list[PlayerStats], localizer: Localizer) -> Screen:
    """Return a server's best players of a game."""
    title = f"### {localizer.say(Msg('stats-server', {'game': Msg(f'{game}-name')}))}"
    lines = [
        f"{place}. {localizer.say(Msg('stats-line', {'name': mention(line.user_id), **figures(line)}))}"
        for place, line in enumerate(found[:LISTED], 1)
    ]
    return _titled(title, lines, localizer)


def _titled(title: str, lines: list[str], localizer: Localizer) -> Screen:
    return Screen((Paragraph("\n".join((title, *(lines or [localizer.say(Msg("stats-none"))])))),))


def _level(one: LevelStats) -> Msg:
    return Msg("stats-level", {"kind": level_name(one.level), "plays": one.plays, "wins": one.wins})


def figures(line: PlayerStats) -> dict[str, Arg]:
    """Return the numbers of a line."""
    whole, tenth = divmod(round(10 * (line.average_rank or 0)), 10)
    rank: Arg = "–" if line.average_rank is None else Msg("stats-rank", {"whole": whole, "tenth": tenth})
    best: Arg = "–" if line.best_score is None else line.best_score
    won: dict[str, Arg] = {"wins": line.wins, "shared": line.shared_wins, "best": best, "rank": rank}
    return {"plays": line.plays, **won, "hindsight": line.hindsight}


class Stats(commands.Cog):
    """The command for statistics."""

    @anywhere
    @command("cmd-stats")
    @options(game="opt-game", member="opt-member")
    @app_commands.autocomplete(game=suggest_game)
    async def stats(
        self, interaction: Interaction, game: str | None = None, member: discord.User | None = None
    ) -> None:
        """Show a person's figures by game; with a game but no person, the server's best players of it."""
        async with command_context(interaction) as ctx:
            known = None if game is None else required_game(ctx.app, game)
            localizer, figures = await ctx.localizer(), ctx.app.kontor.stats
            if known is not None and member is None and ctx.guild_id is not None:
                found = await figures.of_guild(ctx.user.id, ctx.guild_id, known)
                await ctx.show(server_screen(known, found, localizer))
                return
            who = ctx.user.id if member is None else member.id
            found = await figures.of_user(ctx.user.id, who, ctx.guild_id)
            mine = [line for line in found if known in (None, line.game)]
            await ctx.show(person_screen(who, mine, localizer))


async def setup(bot: Any) -> None:
    """Add the cog."""
    await bot.add_cog(Stats())
