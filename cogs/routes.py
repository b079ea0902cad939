"""Put together at the start who answers every control: the handlers of `discord_ui`, and those of the cogs."""

from __future__ import annotations

from cogs import admin, games, match_actions, match_seats, moderation, play, privacy, settings
from cogs.common.match_commands import picker_routes
from discord_ui.dispatch.routes import routes_with
from discord_ui.interaction.route import Routes

MATCH_COMMANDS = (
    *match_actions.MATCH_COMMANDS,
    *match_seats.MATCH_COMMANDS,
    *play.MATCH_COMMANDS,
    *games.MATCH_COMMANDS,
    *moderation.MATCH_COMMANDS,
    *admin.MATCH_COMMANDS,
)
"""Every command whose match may have to be picked from a list."""

ANSWERING = (match_actions, play, moderation, admin, privacy, settings)
"""Modules whose answers have controls."""


def all_routes() -> Routes:
    """Return who answers every control that the bot makes."""
    private = (picker_routes(MATCH_COMMANDS), *(module.ROUTES for module in ANSWERING))
    return routes_with(private, (match_actions.PUBLIC,))
