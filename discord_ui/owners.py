"""Whoever owns the bot's application: they may read and close anything, from anywhere."""

from __future__ import annotations

from discord_ui.errors import UserSays
from discord_ui.visit import Visit
from engines.core.text import Msg


async def must_own(visit: Visit) -> None:
    """Raise UserSays unless the person owns the bot's application."""
    owners = visit.ui.kontor.config.owners
    if visit.user.id not in owners and not await visit.interaction.client.is_owner(visit.interaction.user):
        raise UserSays(Msg("admin-not-owner"))
