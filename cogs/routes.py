"""The routes of all controls: the handlers of `discord_ui` and of the cogs."""

from cogs import admin, games, match_actions, match_seats, moderation, play, privacy, settings
from cogs.common.match_commands import MatchCommand, picker_routes
from discord_ui.dispatch.routes import routes_with
from discord_ui.interaction.route import Routes

COGS = (match_actions, match_seats, play, games, moderation, admin, privacy, settings)
"""The modules with commands about one match, which may have to be picked, or with controls of their own."""


def all_routes() -> Routes:
    """Return the handler of every control that the bot makes."""
    commands = [one for cog in COGS for one in vars(cog).values() if isinstance(one, MatchCommand)]
    return routes_with(
        (*picker_routes(commands), *(route for cog in COGS for route in vars(cog).get("ROUTES", ())))
    )
