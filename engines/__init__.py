"""The games that Kontor plays, by key. `engines.core` holds the protocol they share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.cities_knights.game import GAME as CITIES_KNIGHTS
from engines.core.game import Game
from engines.fugger import GAME as FUGGER
from engines.golden_age.game import GAME as GOLDEN_AGE

GAMES: Mapping[str, Game[Any, Any]] = {game.info.key: game for game in (FUGGER, CITIES_KNIGHTS, GOLDEN_AGE)}
