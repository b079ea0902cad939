"""The routes of all controls: the handlers of `discord_ui` and of the cogs."""

from itertools import chain

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
"""All commands about one match, which may have to be picked from a list."""

ANSWERING = (match_actions, play, moderation, admin, privacy, settings)
"""Modules that answer with controls of their own."""


def all_routes() -> Routes:
    """Return the handler of every control that the bot makes."""
    return routes_with((*picker_routes(MATCH_COMMANDS), *chain.from_iterable(m.ROUTES for m in ANSWERING)))
