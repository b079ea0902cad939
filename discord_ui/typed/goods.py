"""Read typed cards and trades: "2 wool, ore", "2 wool for 1 ore"."""

import contextlib
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from engines.core.actions import BagHole, TermsHole
from engines.core.text.kinds import GIVE
from engines.core.text.messages import Ref
from i18n.almanac import fold

NAMED: Final = 3
"""Maximum number of words in a kind's name."""
SHORTEST: Final = 3
"""Minimum number of letters of an unambiguous prefix of a name."""
DIGITS: Final = 3
"""Maximum number of digits in a number of cards."""
_FOR: Final = ("for", "against", "pour", "contre")
_BETWEEN: Final = ("and", "x", "of", "et", "de", "d")


class UnreadableGoods(ValueError):
    """Text that names no cards."""


class GoodsParser:
    """Reads the kinds of a hole by their names in the reader's language, and by their ids."""

    def __init__(self, hole: BagHole | TermsHole, names: Callable[[Ref], Sequence[str]]) -> None:
        """Make a parser. names: a thing's names in the reader's language, including those after numbers."""
        self._hole = hole
        side = hole.field if isinstance(hole, BagHole) else GIVE
        there = [kind for kind in hole.have.__struct_fields__ if _there(hole, kind)]
        said = {kind: names(Ref(side, kind)) for kind in there}
        self.names: Mapping[str, str] = {kind: said[kind][0] for kind in there}
        self._known = {fold(name): kind for kind in there for name in said[kind]}
        self._known |= {fold(kind): kind for kind in there}

    def read(self, text: str) -> Any:
        """Return the typed value of the hole, which need not satisfy its bounds. Raises UnreadableGoods."""
        return self._value(_words(_spelled(text)))

    def _value(self, words: Sequence[str]) -> Any:
        if isinstance(self._hole, BagHole):
            return self._bag(words)
        at = self._for(words)
        if len(at) != 1:
            raise UnreadableGoods(" ".join(words))
        return type(self._hole.blank)(self._bag(words[: at[0]]), self._bag(words[at[0] + 1 :]))

    def readings(self, text: str) -> list[Any]:
        """Return the values that a text means or may become: its last word may be unfinished.

        If only one side of a trade is typed, return it against one card of each other kind.
        """
        words = _words(_spelled(text))
        found = self._meant(words)
        if not found:
            found = [value for finished in self._finished(words) for value in self._meant(finished)]
        return list(dict.fromkeys(found))

    def _meant(self, words: Sequence[str]) -> list[Any]:
        with contextlib.suppress(UnreadableGoods):
            return [self._value(words)]
        at = self._for(words)
        if isinstance(self._hole, BagHole) or at not in ([], [len(words) - 1]):
            return []
        try:
            give = self._bag(words[: at[0]] if at else words)
        except UnreadableGoods:
            return []
        bag = type(self._hole.have)
        return [type(self._hole.blank)(give, bag(**{kind: 1})) for kind in self.names if not getattr(give, kind)]

    def _finished(self, words: Sequence[str]) -> Iterator[list[str]]:
        """Yield the words with the last one completed; a number gets a kind."""
        if not words:
            return
        *before, last = words
        if last.isdecimal():
            yield from ([*words, kind] for kind in self.names)
            return
        if any(word.startswith(last) for word in _FOR):
            yield before
        yield from ([*before, kind] for name, kind in self._known.items() if name.startswith(last))

    def _for(self, words: Sequence[str]) -> list[int]:
        return [i for i, word in enumerate(words) if word in _FOR]

    def _bag(self, words: Sequence[str]) -> Any:
        counts: dict[str, int] = {}
        number: int | None = None
        i = 0
        while i < len(words):
            if words[i].isdecimal():
                if number is not None or len(words[i]) > DIGITS:
                    raise UnreadableGoods(" ".join(words))
                number = int(words[i])
                i += 1
            elif words[i] in _BETWEEN:
                i += 1
            else:
                kind, used = self._kind(words, i)
                counts[kind] = counts.get(kind, 0) + (1 if number is None else number)
                number = None
                i += used
        if number is not None or not counts:
            raise UnreadableGoods(" ".join(words))
        return type(self._hole.have)(**counts)

    def _kind(self, words: Sequence[str], at: int) -> tuple[str, int]:
        """Return the kind named at a word, and the number of words of its name."""
        for size in range(min(NAMED, len(words) - at), 0, -1):
            typed = " ".join(words[at : at + size])
            kinds = {kind for name, kind in self._known.items() if name.rstrip("s") == typed.rstrip("s")}
            if not kinds and size == 1 and len(typed) >= SHORTEST:
                kinds = {kind for name, kind in self._known.items() if name.startswith(typed)}
            if len(kinds) == 1:
                return kinds.pop(), size
        raise UnreadableGoods(words[at])


def _there(hole: BagHole | TermsHole, kind: str) -> bool:
    return isinstance(hole, TermsHole) or getattr(hole.have, kind) > 0


def _spelled(text: str) -> str:
    """Return the text with words in place of arrows."""
    return text.replace("->", " for ").replace("→", " for ")


def _words(text: str) -> list[str]:
    # "2x wool" and "2wool" are two words each.
    answer_separately = "".join(
        f"{a} " if a.isdecimal() != b.isdecimal() and a.isalnum() and b.isalnum() else a
        for a, b in itertools.pairwise(f"{text} ")
    )
    return fold(answer_separately).split()
