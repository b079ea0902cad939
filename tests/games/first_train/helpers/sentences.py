"""Sentences of First Train and positions in which they are said, for tests."""

from collections.abc import Mapping
from typing import Any

from engines.core.text.messages import Msg
from engines.first_train.position import load
from engines.first_train.state import FirstTrainState
from i18n.locales import Locale
from tests.i18n.helpers import sentences


def say(msg: Msg, locale: Locale = "en") -> str:
    """A sentence, with plain spaces."""
    return sentences.say("first_train", msg, locale).replace(sentences.NARROW, " ")


def written(plain: Mapping[str, Any]) -> FirstTrainState:
    """A position that need not be one that play could have reached."""
    return load(plain, loose=True)


COUNTERS = ["white", "brown", "white", "green", "red", "brown", "green", "red"]

AUCTION = load(
    {
        "players": 4,
        "order": [1, 0, 2, 3],
        "drawn": COUNTERS,
        "bids": {"3": {"seat": 1, "cubes": 4}},
        "P1": {"cubes": 8},
    }
)

TRACK = {
    "players": 3,
    "P0": {
        "links": ["ansbach--lichtenau", "lichtenau--heilsbronn"],
        "influence": {"white": 3, "brown": 2, "red": 3},
    },
}
