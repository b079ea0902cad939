"""What a server allows, shown and changed by those who manage it."""

from __future__ import annotations

from typing import Final

from discord_ui.commands.finding import game_named
from discord_ui.errors import UserSays
from discord_ui.funnel import funnel, ui_of
from discord_ui.names import Voice, mention
from discord_ui.owners import must_manage
from discord_ui.screen import Screen, Words
from discord_ui.visit import Interaction
from engines.core.text.messages import Many, Msg
from service.match.server_rules import ServerRules
from service.people.user import User

NAMED: Final = 30
"""So many channels or people are named."""


def rules_screen(rules: ServerRules, voice: Voice, most: int) -> Screen:
    """Everything that a server has said. most: matches that may be open on it, if it has not said so."""
    lines = [
        f"### {voice.say(Msg('server-rules'))}",
        f"- {voice.say(Msg('server-rules-most', {'n': rules.most or most}))}",
    ]
    if rules.channels:
        lines.append(f"- {voice.say(Msg('server-rules-only', {'channels': _channels(rules.channels)}))}")
    if rules.closed:
        lines.append(f"- {voice.say(Msg('server-rules-closed', {'channels': _channels(rules.closed)}))}")
    if rules.games:
        games = Many(tuple(Msg(f"{game}-name") for game in rules.games))
        lines.append(f"- {voice.say(Msg('server-rules-games', {'games': games}))}")
    if rules.people:
        people = " ".join(map(mention, rules.people[:NAMED]))
        lines.append(f"- {voice.say(Msg('server-rules-people', {'people': people}))}")
    return Screen((Words("\n".join(lines)),))


def _channels(channels: tuple[int, ...]) -> str:
    return " ".join(f"<#{channel}>" for channel in channels[:NAMED])


async def show(interaction: Interaction) -> None:
    """Show what the server allows."""
    async with funnel(interaction) as visit:
        rules = await visit.ui.kontor.server_rules.rules(must_manage(visit))
        await visit.show(rules_screen(rules, await visit.voice(), visit.ui.kontor.server_rules.most))


async def allow(
    interaction: Interaction, allowed: bool, *, channel_id: int | None, game: str | None, person: User | None
) -> None:
    """Allow a channel, a game or a person on the server, or do not any more."""
    ui = ui_of(interaction)
    async with funnel(interaction) as visit:
        guild_id = must_manage(visit)
        known = None if game is None else game_named(ui, game)
        if game is not None and known is None:
            raise UserSays(Msg("new-no-such-game"))
        if channel_id is None and known is None and person is None:
            raise UserSays(Msg("server-allow-what"))
        user_id = None if person is None else person.id
        rules = await ui.kontor.server_rules.allow(
            guild_id, allowed, channel_id=channel_id, game=known, user_id=user_id
        )
        await visit.show(rules_screen(rules, await visit.voice(), visit.ui.kontor.server_rules.most))


async def limit(interaction: Interaction, most: int) -> None:
    """Say how many matches may be open on the server."""
    async with funnel(interaction) as visit:
        rules = await visit.ui.kontor.server_rules.limit(must_manage(visit), most)
        await visit.show(rules_screen(rules, await visit.voice(), visit.ui.kontor.server_rules.most))
