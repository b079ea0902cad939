"""What the tests know of New Game."""

from __future__ import annotations

from engines.newgame.actions import Draw, Show
from engines.newgame.data import KINDS
from tests.games.profiles import Profile

PROFILE = Profile(
    reasons=("kinds",),
    shared=True,
    things={"card": KINDS},
    typed=(Draw(), *map(Show, KINDS), Show("pink")),
    asked={"en": {"how to win": "end", "opening": "setup"}, "fr": {"comment gagner": "end", "départ": "setup"}},
    deep=2,
    refused=(("newgame show", {"card": "pink"}),),
    suggesting=(("newgame show", "card"),),
)
