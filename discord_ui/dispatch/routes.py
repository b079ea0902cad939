"""All that is answered, put together: the only module that knows every screen, press and command.

The client hands them to `discord_ui.dispatch.dispatcher.listen` at the start.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs import admin_actions, match_actions, moderation, people, play_actions, settings_screen
from cogs.common import match_commands
from discord_ui.dispatch import public_buttons
from discord_ui.handlers import bids, lobby, panel, premoves, trades, undo
from discord_ui.handlers.screens import board, hand, log, news, note, orders, orders_overview, replay, rules, turns
from discord_ui.interaction.route import Route, Routes

PRESSES = (panel, undo, bids, trades, lobby)
SCREENS = (premoves, board, hand, log, news, note, orders, replay, rules, orders_overview, turns)
COMMANDS = (match_commands, match_actions, moderation, people, play_actions, admin_actions, settings_screen)


def all_routes() -> Routes:
    """Who answers every control that the bot makes."""
    private = join_routes(module.ROUTES for module in (*PRESSES, *SCREENS, *COMMANDS))
    return Routes(panel.move, panel.look, public_buttons.PUBLIC, private)


def join_routes(tables: Iterable[Mapping[str, Route]]) -> dict[str, Route]:
    """Several tables as one. Raises ValueError if a verb is in two of them."""
    found: dict[str, Route] = {}
    for table in tables:
        for verb, route in table.items():
            if verb in found:
                raise ValueError(f"{verb} is taken")
            found[verb] = route
    return found
