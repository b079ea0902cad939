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
    asked={
        "end": {"en": "how to win", "fr": "comment gagner"},
        "setup": {"en": "opening", "fr": "départ"},
    },
    deep=2,
    refused=(("newgame show", {"card": "pink"}),),
    suggesting=(("newgame show", "card"),),
)
