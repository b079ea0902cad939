"""Match typed text with names: of the values of a field, and of all things of a kind."""

import re
from collections.abc import Container, Sequence
from typing import Final

from msgspec import Struct

from i18n.almanac import fold

CHOICES: Final = 25
"""Discord's limit for autocomplete."""
NAME: Final = 100
"""Discord's limit for a choice's name and value, in characters."""
PLUS: Final = "+"
"""The separator of the codes of a field that holds several things."""
_SEPARATORS: Final = re.compile(r"[\s,;+&]+(?:and\s+|et\s+)?")


class NamedValue(Struct, frozen=True):
    """A value of a field: its short code and its name in the reader's language."""

    code: str
    name: str


def resolve_names(things: Sequence[NamedValue], text: str, legal: Container[str], several: bool) -> str:
    """Return the code of the things named in a text, in their own order; the text if that is not clear."""
    found = {
        resolve_name(things, part, legal) for part in (_SEPARATORS.split(text.strip()) if several else [text])
    }
    if None in found:
        return text
    return PLUS.join(thing.code for thing in things if thing.code and thing.code in found)


def resolve_name(things: Sequence[NamedValue], text: str, legal: Container[str] = ()) -> str | None:
    """Return the code of the only thing that a text names by code, name, or the prefix of a word of the name.

    legal: codes preferred where a text may name several things.
    """
    exact = [thing.code for thing in things if fold(text) in (fold(thing.code), fold(thing.name))]
    near = exact or [thing.code for thing in things if begins_word(thing, text)]
    best = [code for code in near if code in legal] or near
    return best[0] if len(best) == 1 else None


def matching_values(values: Sequence[NamedValue], typed: str) -> list[NamedValue]:
    """Return at most 25 values whose name or code contains the text, first those that start with it."""
    wanted = fold(typed)
    hits = [value for value in values if wanted in fold(value.name) or wanted in fold(value.code)]
    hits.sort(key=lambda value: not _begins(value, wanted))
    return [NamedValue(value.code, value.name[:NAME]) for value in hits if len(value.code) <= NAME][:CHOICES]


def begins_word(value: NamedValue, text: str) -> bool:
    """Return whether a text starts a word of the value's name and is longer than a stray letter."""
    wanted = fold(text)
    return len(wanted) > 1 and f" {wanted}" in f" {fold(value.name)}"


def _begins(value: NamedValue, wanted: str) -> bool:
    return any(word.startswith(wanted) for word in (fold(value.name), *fold(value.name).split()))
