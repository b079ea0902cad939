"""An auction of an action, for tests."""

from __future__ import annotations

from typing import Any

from engines.golden_age import actions as a
from engines.golden_age.state import GoldenAgeState
from tests.games.golden_age.helpers.positions import play, position

POOR = {"money": 0}


def sale(place: str = "brabant", players: int = 3, seller: int = 0, **keys: Any) -> GoldenAgeState:
    """A seat has just offered the action of its marker."""
    name = f"P{seller}"
    keys[name] = {**keys.get(name, {}), "markers": [place, *keys.get(name, {}).get("markers", [])]}
    return play(position(players, active=seller, **keys), a.OpenAuction(place))
