"""Nothing is said by a sign alone, so that everything can be read aloud."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as fluent

from i18n.locales import LOCALES, Locale
from tests.i18n.helpers import ftl


def speechless(pattern: fluent.Pattern) -> bool:
    """Whether a pattern consists of signs: neither a letter or digit nor anything that is put in."""
    texts = [part.value for part in pattern.elements if isinstance(part, fluent.TextElement)]
    return len(texts) == len(pattern.elements) and not any(sign.isalnum() for sign in "".join(texts))


@pytest.mark.promise("without-pictures")
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_said_by_a_sign_alone(locale: Locale) -> None:
    found = ftl.messages(locale)
    assert len(found) > 500
    assert [key for key, message in found.items() if message.value is not None and speechless(message.value)] == []
