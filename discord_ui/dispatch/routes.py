"""The routes of all controls: the handlers of `discord_ui`, joined with those of the cogs at startup."""

from collections.abc import Iterable
from typing import Any

from discord_ui.dispatch import public_buttons
from discord_ui.handlers import bids, holes, lessons, listings, lobby, panel, premoves, trades, undo
from discord_ui.handlers.screens import (
    board,
    invitation,
    log,
    news,
    note,
    orders,
    orders_overview,
    picture_cards,
    replay,
    rules,
    turns,
)
from discord_ui.interaction.route import Route, Routes

PRESSES = (panel, holes, undo, bids, listings, trades, lobby, lessons, public_buttons)
SCREENS = (
    premoves,
    board,
    log,
    news,
    note,
    orders,
    replay,
    rules,
    picture_cards,
    orders_overview,
    turns,
    invitation,
)


def routes_with(others: Iterable[Route[Any]]) -> Routes:
    """Return the routes of all controls. others: those of the cogs. Raises ValueError if a control has two."""
    found: dict[str, Route[Any]] = {}
    own = (route for module in (*PRESSES, *SCREENS) for route in module.ROUTES)
    for route in (*own, *others):
        if route.control.head in found:
            raise ValueError(f"{route.control.head} is taken")
        found[route.control.head] = route
    return found
