"""All that is answered, put together: the only module that knows every screen, press and command.

Whoever starts the bot hands it to `discord_ui.presses.listen`; nothing that answers a press depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from discord_ui import bid_presses, lobby_presses, panel_presses, public_presses, trade_presses, undo_presses
from discord_ui.commands import finding, matches, moderating, persons, playing, running, settings
from discord_ui.route import Route, Routes
from discord_ui.screens import ahead, board, hand, log, news, note, orders, replay, rules, standing, turns

PRESSES = (panel_presses, undo_presses, bid_presses, trade_presses, lobby_presses)
SCREENS = (ahead, board, hand, log, news, note, orders, replay, rules, standing, turns)
COMMANDS = (finding, matches, moderating, persons, playing, running, settings)


def all_routes() -> Routes:
    """Who answers every control that the bot makes."""
    private = joined(module.ROUTES for module in (*PRESSES, *SCREENS, *COMMANDS))
    return Routes(panel_presses.move, panel_presses.look, public_presses.PUBLIC, private)


def joined(tables: Iterable[Mapping[str, Route]]) -> dict[str, Route]:
    """Several tables as one. Raises ValueError if a verb is in two of them."""
    found: dict[str, Route] = {}
    for table in tables:
        for verb, route in table.items():
            if verb in found:
                raise ValueError(f"{verb} is taken")
            found[verb] = route
    return found
