"""Whoever has a say beyond a match's players: who owns the bot's application, and who manages a server."""

from __future__ import annotations

from discord_ui.errors import UserSays
from discord_ui.visit import Visit
from engines.core.text.messages import Msg


async def must_own(visit: Visit) -> None:
    """Raise UserSays unless the person owns the bot's application."""
    owners = visit.ui.kontor.config.owners
    if visit.user.id not in owners and not await visit.interaction.client.is_owner(visit.interaction.user):
        raise UserSays(Msg("admin-not-owner"))


def must_manage(visit: Visit) -> int:
    """The server that the person manages, on which they are now. Raises UserSays."""
    guild_id = visit.interaction.guild_id
    if guild_id is None or not visit.interaction.permissions.manage_guild:
        raise UserSays(Msg("server-not-manager"))
    return guild_id
