"""The barbarians land: positions before an attack, and what comes of it."""

from __future__ import annotations

from typing import Any

from engines.cities_knights.state import CatanState
from tests.games.cities_knights.helpers.positions import position


def guard(vertex: int, level: int = 1, active: bool = True) -> dict[str, Any]:
    """A knight."""
    return {"v": vertex, "level": level, "active": active}


def seat(city: int, *standing: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A seat with a city and knights."""
    return {"cities": [city], "knights": list(standing), **more}


def landing(**keys: Any) -> CatanState:
    """The next ship face brings the barbarians."""
    return position(phase="roll", barbarian=6, loose=True, **keys)
