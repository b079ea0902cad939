"""The games whose text is tested, by key: all that Kontor plays, and those that are about to be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines import GAMES as PLAYED
from engines.cities_knights.game import GAME as CITIES_KNIGHTS
from engines.core.game import Game

GAMES: Mapping[str, Game[Any, Any]] = {**PLAYED, CITIES_KNIGHTS.info.key: CITIES_KNIGHTS}
