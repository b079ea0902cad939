"""Sentences of Cities & Knights, for tests."""

from collections.abc import Sequence
from typing import Any

from engines.cities_knights.game import GAME
from engines.cities_knights.view import CatanView
from engines.core.text.messages import Msg
from i18n.locales import Locale
from tests.games.cities_knights.helpers.text_samples import START
from tests.i18n.helpers import sentences

KEY = "cities_knights"


def say(msg: Msg, locale: Locale = "en") -> str:
    """A sentence."""
    return sentences.say(KEY, msg, locale)


def told(events: Sequence[Any], locale: Locale = "en", view: CatanView | None = None) -> list[str]:
    """The sentences of events."""
    return [say(msg, locale) for msg in GAME.events.tell(view or GAME.view(START, None), events)]
