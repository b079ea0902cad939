"""The names of what can be typed in the game."""

from __future__ import annotations

from engines.core.text.messages import Ref
from engines.core.text.words import Things
from engines.newgame.data import KINDS
from engines.newgame.view import NewGameView


def things(view: NewGameView, verb: str, field: str) -> Things:
    """All that may be named in a field of a verb, legal or not, each after its code."""
    return tuple((kind, Ref("card", kind)) for kind in KINDS) if field == "card" else ()
