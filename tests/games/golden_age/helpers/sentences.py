"""Sentences of The Golden Age, for tests."""

from __future__ import annotations

from engines.core.text.messages import Msg
from i18n.locales import Locale
from tests.i18n.helpers import sentences

KEY = "golden_age"


def say(msg: Msg, locale: Locale = "en") -> str:
    """A sentence."""
    return sentences.say(KEY, msg, locale)
