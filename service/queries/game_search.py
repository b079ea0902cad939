"""Find the games that a typed text may mean: by key, command or name, in any language, despite slips."""

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from typing import Final

from i18n.almanac import fold

GameNames = Mapping[str, Sequence[str]]
"""By key of a game, all its names."""
MIN_LETTERS: Final = 3
"""The fewest letters of a word that may have a slip; shorter words resemble anything."""
MIN_LIKENESS: Final = 0.72
"""The least similarity (0 to 1) at which a typed word counts as another with a slip."""
LIKENESS_MARGIN: Final = 0.05
"""Games less similar than the best by more than this are not meant."""
_NONE: Final = 4


def find_games(names: GameNames, typed: str, *, slips: bool = True) -> list[str]:
    """Return the keys of games that a text may mean, best first.

    A whole name counts most, then the beginning of one, that of a word, then any part. slips: if no game fits,
    include games that have a similar word, or beginning of a word, for each typed one.
    """
    wanted = fold(typed)
    ranks = {key: min(_rank(fold(name), wanted) for name in (key, *called)) for key, called in names.items()}
    found = sorted((key for key in names if ranks[key] < _NONE), key=lambda key: ranks[key])
    if found or not slips:
        return found
    likeness = {key: _likeness(wanted, (key, *called)) for key, called in names.items()}
    least = max((MIN_LIKENESS, *(most - LIKENESS_MARGIN for most in likeness.values())))
    return sorted((key for key in names if likeness[key] >= least), key=lambda key: -likeness[key])


def _rank(name: str, wanted: str) -> int:
    fits = (name == wanted, name.startswith(wanted), f" {wanted}" in f" {name}", wanted in name)
    return fits.index(True) if any(fits) else _NONE


def _likeness(wanted: str, called: Sequence[str]) -> float:
    """Compare each typed word with the game's most similar word, and return the least of these similarities."""
    words = {word for name in called for word in fold(name).split()}
    return min((max(_alike(typed, word) for word in words) for typed in wanted.split()), default=0.0)


def _alike(typed: str, word: str) -> float:
    """Return how similar a text is to a word, or to the word's beginning, since it may not be typed to its end."""
    if typed == word:
        return 1.0
    if len(typed) < MIN_LETTERS or len(word) < MIN_LETTERS:
        return 0.0
    beginnings = {word, *(word[: len(typed) + more] for more in (-1, 0, 1))}
    return max(SequenceMatcher(None, typed, one).ratio() for one in beginnings if len(one) >= MIN_LETTERS)
