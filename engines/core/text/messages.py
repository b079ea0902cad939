"""Messages: sentences that an engine composes without a language.

An engine never writes prose. It names a catalogue key and typed arguments; `i18n` turns them into a sentence in
the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Union

from msgspec import Struct


class Ref(Struct, frozen=True, tag="ref", tag_field="arg"):
    """A thing that has a name in every language, such as ``Ref("card", "spices-sealed")``.

    kind: the sort of thing; with the game's key it forms the catalogue key ``<game>-<kind>-<id>``.
    id: its name in the game's data, of ``[a-z0-9_,-]``.
    """

    kind: str
    id: str


class SeatRef(Struct, frozen=True, tag="seat", tag_field="arg"):
    """A seat of the match, from 0; shown as its player's name or a mention."""

    seat: int


class Num(Struct, frozen=True, tag="num", tag_field="arg"):
    """A number with a unit that the reader's language can count, such as half florins."""

    n: int
    unit: str


class Msg(Struct, frozen=True, tag="msg", tag_field="arg"):
    """A sentence without a language: a catalogue key and the arguments of its variables."""

    key: str
    args: dict[str, Arg] = {}


class Many(Struct, frozen=True, tag="many", tag_field="arg"):
    """Several arguments as one list, joined as the reader's language joins lists ("2 wool and 1 ore")."""

    items: tuple[Arg, ...]


Arg = Union[str, int, Ref, SeatRef, Num, Msg, Many]
"""The value of a sentence's variable; plain text is for proper names only."""


class Section(Struct, frozen=True):
    """A titled group of lines of the text board."""

    title: Msg
    lines: tuple[Msg, ...]


class Summary(Struct, frozen=True):
    """A position in words: the text board, and the basis of alt texts.

    headline: the round, phase or year, and what the game waits for.
    standings: one short entry per seat, in seat order ("Anna 37"); at the end of a match with its parts.
    board: everything the viewer may know, as titled lists.
    measure: what the standings count, and how many end a running match ("Points (13 wins)").
    sight: what else a picture of the board shows, for readers who cannot see it, the most important first.
    """

    headline: Msg
    standings: tuple[Msg, ...]
    board: tuple[Section, ...]
    measure: Msg | None = None
    sight: tuple[Msg, ...] = ()


def seats_in_words(seats: Iterable[int]) -> Many:
    """Return seats as a list."""
    return Many(tuple(SeatRef(seat) for seat in seats))


def seats_named(arg: Arg) -> Iterator[int]:
    """Yield the seats that an argument or a message names."""
    match arg:
        case SeatRef(seat):
            yield seat
        case Many(items):
            for item in items:
                yield from seats_named(item)
        case Msg(_, args):
            for item in args.values():
                yield from seats_named(item)


def chained(key: str, parts: Iterable[Msg]) -> Msg:
    """Return parts joined one after the other, such as a sum.

    key: the sentence that appends ``$b`` to ``$a``, the parts before it. There is at least one part.
    """
    return reduce(lambda said, part: Msg(key, {"a": said, "b": part}), parts)


LONGEST_QUOTE = 40
"""Characters of typed text that a refusal repeats."""


def quoted(text: str) -> str:
    """Return typed text as a refusal repeats it: only its beginning if it is long."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
