"""The words on buttons beside the lines of a panel: each verb has one, and it is short."""

import pytest

from engines import GAMES
from i18n.locales import LOCALES, Locale
from tests.i18n.helpers import ftl
from tests.i18n.helpers.button_words import button_keys
from tests.i18n.helpers.sentences import TEXT

SHORT = 12
"""The most characters of the word on a button beside a line."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_verb_has_a_short_word_for_its_button(game: str, locale: Locale) -> None:
    messages = ftl.messages(locale)
    wordless = [verb for verb, keys in button_keys(game).items() if not any(key in messages for key in keys)]
    assert wordless == []
    words = {key: TEXT.catalogue(locale).format(key) for key in messages if key.startswith(f"{game}-do-")}
    assert {
        key: word for key, word in words.items() if not 1 <= len(word) <= SHORT or word[0] != word[0].upper()
    } == {}
