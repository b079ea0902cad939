"""What a printer would mend in both languages, and that nothing is said by a sign alone."""

import re
from functools import cache

import pytest
from fluent.syntax import ast as fluent

from i18n.locales import LOCALES, Locale
from tests.i18n.helpers import ftl
from tests.i18n.helpers.ftl import all_texts
from tests.i18n.helpers.sentences import NARROW

CODE = re.compile(r"\d:\d|<t:|:[tTdDfFR]>|https?://\S*|`[^`]*`|<[#@][!&]?|</[^>]*>|:[a-z_]+:")
"""Discord's markup and addresses, where colons and the like are no punctuation."""


@cache
def prose(locale: Locale) -> list[tuple[str, str]]:
    return [(where, CODE.sub("x", text)) for where, text in all_texts(locale)]


TU = r"\b[Vv]otre\b|\b[Vv]os\b|\b[Vv]euillez\b"
# Words in the text itself; variables are elided and contracted by the grammar's functions.
UNELIDED = r"\b(?:[Dd]e|[Ll]e|[Jj]e|[Nn]e|[Qq]ue|[Ss]e|[Tt]e|[Mm]e) [aeiouâàéèêîôûœ](?!nze\b|ui\b|\b)"
UNCONTRACTED = r"\b[Dd]e les?\b(?! [a-zé]+(?:er|ir|re)\b)|\bà les?\b(?! [a-zé]+(?:er|ir|re)\b)"
WRONG: tuple[tuple[str, tuple[Locale, ...], str], ...] = (
    ("straight quotes", LOCALES, r"[\"']"),
    ("dots and dashes of several characters", LOCALES, r"\.\.|--"),
    ("spaces in a row or before a full stop", LOCALES, r"[ \u00a0\u202f]{2}| [.,]|\t"),
    ("several signs at the end", LOCALES, "!!|[?]!|![?]"),
    ("high punctuation without its narrow space", ("fr",), rf"(?<![{NARROW}!?])[!?]|(?<!{NARROW})[;:»]"),
    ("an opening quote without its narrow space", ("fr",), rf"«(?!{NARROW})"),
    ("a number away from its sign", ("fr",), "n°(?!\u00a0)"),
    ("English quotes", ("fr",), "[“”]"),
    ("guillemets", ("en",), "[«»]"),
    ("a space before punctuation", ("en",), r"[ \u00a0\u202f][;:!?]"),
    ("vous", ("fr",), TU),
    ("no elision", ("fr",), UNELIDED),
    ("no contraction", ("fr",), UNCONTRACTED),
)
"""What no text holds, and in which languages."""


@pytest.mark.parametrize(
    ("locale", "pattern"),
    [pytest.param(locale, pattern, id=f"{locale}: {name}") for name, where, pattern in WRONG for locale in where],
)
def test_no_text_holds_what_a_printer_would_mend(locale: Locale, pattern: str) -> None:
    found = [f"{where}: {text!r}" for where, text in prose(locale) if re.search(pattern, text)]
    assert found == []


@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_prose_to_check_and_hardly_an_exclamation(locale: Locale) -> None:
    assert sum(len(text) for _, text in prose(locale)) > 5000
    assert sum("!" in text for _, text in prose(locale)) <= 5


BEFORE_WORDS = r"first_train-square-\w+"
"""Coloured squares in forms and posts: the number of the box, in words, always follows them."""


def speechless(pattern: fluent.Pattern) -> bool:
    """Whether a pattern consists of signs: neither a letter or digit nor anything that is put in."""
    texts = [part.value for part in pattern.elements if isinstance(part, fluent.TextElement)]
    return len(texts) == len(pattern.elements) and not any(sign.isalnum() for sign in "".join(texts))


@pytest.mark.promise("without-pictures")
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_said_by_a_sign_alone(locale: Locale) -> None:
    found = ftl.messages(locale)
    assert len(found) > 500
    silent = [key for key, message in found.items() if message.value is not None and speechless(message.value)]
    assert [key for key in silent if not re.fullmatch(BEFORE_WORDS, key)] == []
