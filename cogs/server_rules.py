"""What a server allows, shown and changed by those who manage it."""

from __future__ import annotations

from typing import Final

from cogs.common.match_commands import resolve_game
from discord_ui.dispatch.error_boundary import app_of, command_context
from discord_ui.interaction.authorization import require_manager
from discord_ui.interaction.context import Interaction
from discord_ui.model.errors import UserError
from discord_ui.model.localizer import Localizer, mention
from discord_ui.model.screen import Paragraph, Screen
from engines.core.text.messages import Many, Msg
from service.match.server_rules import ServerRules
from service.people.user import User

NAMED: Final = 30
"""So many channels or people are named."""


def rules_screen(rules: ServerRules, localizer: Localizer, most: int) -> Screen:
    """Everything that a server has said. most: matches that may be open on it, if it has not said so."""
    lines = [
        f"### {localizer.say(Msg('server-rules'))}",
        f"- {localizer.say(Msg('server-rules-most', {'n': rules.most or most}))}",
    ]
    if rules.channels:
        lines.append(f"- {localizer.say(Msg('server-rules-only', {'channels': _channels(rules.channels)}))}")
    if rules.closed:
        lines.append(f"- {localizer.say(Msg('server-rules-closed', {'channels': _channels(rules.closed)}))}")
    if rules.games:
        games = Many(tuple(Msg(f"{game}-name") for game in rules.games))
        lines.append(f"- {localizer.say(Msg('server-rules-games', {'games': games}))}")
    if rules.people:
        people = " ".join(map(mention, rules.people[:NAMED]))
        lines.append(f"- {localizer.say(Msg('server-rules-people', {'people': people}))}")
    return Screen((Paragraph("\n".join(lines)),))


def _channels(channels: tuple[int, ...]) -> str:
    return " ".join(f"<#{channel}>" for channel in channels[:NAMED])


async def show(interaction: Interaction) -> None:
    """Show what the server allows."""
    async with command_context(interaction) as ctx:
        rules = await ctx.app.kontor.server_rules.rules(require_manager(ctx))
        await ctx.show(rules_screen(rules, await ctx.localizer(), ctx.app.kontor.server_rules.most))


async def allow(
    interaction: Interaction, allowed: bool, *, channel_id: int | None, game: str | None, person: User | None
) -> None:
    """Allow a channel, a game or a person on the server, or do not any more."""
    app = app_of(interaction)
    async with command_context(interaction) as ctx:
        guild_id = require_manager(ctx)
        known = None if game is None else resolve_game(app, game)
        if game is not None and known is None:
            raise UserError(Msg("new-no-such-game"))
        if channel_id is None and known is None and person is None:
            raise UserError(Msg("server-allow-what"))
        user_id = None if person is None else person.id
        rules = await app.kontor.server_rules.allow(
            guild_id, allowed, channel_id=channel_id, game=known, user_id=user_id
        )
        await ctx.show(rules_screen(rules, await ctx.localizer(), ctx.app.kontor.server_rules.most))


async def limit(interaction: Interaction, most: int) -> None:
    """Say how many matches may be open on the server."""
    async with command_context(interaction) as ctx:
        rules = await ctx.app.kontor.server_rules.limit(require_manager(ctx), most)
        await ctx.show(rules_screen(rules, await ctx.localizer(), ctx.app.kontor.server_rules.most))
