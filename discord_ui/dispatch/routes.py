"""The routes of all controls: the handlers of `discord_ui`, joined with those of the cogs at startup."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from discord_ui.dispatch import public_buttons
from discord_ui.handlers import bids, lobby, panel, premoves, trades, undo
from discord_ui.handlers.screens import board, hand, log, news, note, orders, orders_overview, replay, rules, turns
from discord_ui.interaction.route import Handler, Route, Routes

V = TypeVar("V")

PRESSES = (panel, undo, bids, trades, lobby)
SCREENS = (premoves, board, hand, log, news, note, orders, replay, rules, orders_overview, turns)


def routes_with(private: Iterable[Mapping[str, Route]], public: Iterable[Mapping[str, Handler]]) -> Routes:
    """Return the routes of all verbs.

    private, public: the tables of the cogs. Raises ValueError if two tables have the same verb.
    """
    own = [module.ROUTES for module in (*PRESSES, *SCREENS)]
    return Routes(
        panel.move, panel.look, join_tables((public_buttons.PUBLIC, *public)), join_tables((*own, *private))
    )


def join_tables(tables: Iterable[Mapping[str, V]]) -> dict[str, V]:
    """Return several tables as one. Raises ValueError if two of them have the same verb."""
    found: dict[str, V] = {}
    for table in tables:
        for verb, handler in table.items():
            if verb in found:
                raise ValueError(f"{verb} is taken")
            found[verb] = handler
    return found
