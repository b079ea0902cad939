"""The almanac: short entries that explain a game's rules, and Kontor itself, by keyword.

A file ``almanac/<locale>/<game>.ftl`` has one message per entry. Its key is the topic, its value the title, and
its attributes are ``.body``, ``.see`` (topics of the same file, separated by spaces) and ``.words`` (other search
words: other names of the thing, and newcomers' questions). The game ``core`` is Kontor itself.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from engines.core.text.facts import Facts
from i18n.catalogue import Catalogue, files_with_times, sources
from i18n.locales import Locale, locales_in
from i18n.text import Text

ROOT: Final = Path(__file__).parent / "almanac"
CORE: Final = "core"
SHORT: Final = 3
"""Words of at most this many letters are never plurals."""
SIMILAR: Final = 0.75
"""How similar a known word must be to a mistyped one, by `difflib`: 1 is equal."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry.

    game: its game, "core" for Kontor. topic: its name, the same in every language. title: up to 60 characters.
    body: up to 900 characters in Discord's markdown, paragraphs separated by blank lines. see_also: topics of the
    same game. words: other search words.
    """

    game: str
    topic: str
    title: str
    body: str
    see_also: tuple[str, ...]
    words: str


class Almanac:
    """All entries of all games, each game's read at their first use. Created once; shared by all threads."""

    def __init__(self, shelves: dict[tuple[str, Locale], Catalogue]) -> None:
        self._shelves = shelves
        self._read = cache(self._shelf)
        self._searched = cache(self._index)
        self._vocabulary = cache(self._long_words)

    @classmethod
    def load(cls, root: Path = ROOT, text: Text | None = None) -> Almanac:
        """Read every ``<root>/<locale>/<game>.ftl``, with the facts and units of the sentences.

        Raises CatalogueError as `sources` does; a fault inside an entry raises TextError at its game's first use.
        """
        text = text or Text.load()
        return cls(
            {
                (path.stem, locale): _catalogue(path, written, text.facts, text.catalogue(locale))
                for locale in locales_in(root)
                for path, written in files_with_times(root / locale)
            }
        )

    def shelves(self) -> tuple[tuple[str, Locale], ...]:
        """Return each game that has entries with each of their languages."""
        return tuple(self._shelves)

    def prepare(self, game: str, locale: Locale) -> None:
        """Read and index a game's entries, which otherwise happens at their first search and takes a moment."""
        self._searched(game, locale)

    def games(self) -> tuple[str, ...]:
        """Return the games with entries, "core" among them."""
        return tuple(sorted({game for game, _ in self._shelves}))

    def entries(self, game: str, locale: Locale) -> list[Entry]:
        """Return a game's entries in reading order; empty for an unknown game."""
        return list(self._read(game, locale).values())

    def entry(self, game: str, topic: str, locale: Locale) -> Entry | None:
        """Return a game's entry on a topic, or else Kontor's; None if neither has one."""
        return self._read(game, locale).get(topic) or self._read(CORE, locale).get(topic)

    def search(self, game: str, query: str, locale: Locale, limit: int = 25) -> list[Entry]:
        """Return the entries with every word of the query, best first: the game's, then Kontor's.

        A beginning of a word is enough. Case, accents, typographic apostrophes and plurals do not matter. Typing
        mistakes are corrected if nothing is found otherwise. An empty query finds all entries, one without letters
        and digits none.
        """
        shelves = [game] if game == CORE else [game, CORE]
        return [entry for _, entry in self._hits(shelves, query, locale)][:limit]

    def anywhere(self, query: str, locale: Locale, limit: int = 25) -> list[Entry]:
        """Return the entries of all games and Kontor with every word of the query, best first; see `search`."""
        shelves = sorted(self.games(), key=lambda shelf: (shelf == CORE, shelf))
        hits = self._hits(shelves, query, locale)
        return [entry for _, entry in sorted(hits, key=lambda hit: hit[0])][:limit]

    def _hits(self, shelves: Sequence[str], query: str, locale: Locale) -> list[tuple[int, Entry]]:
        """Return the matching entries of each shelf, best first, with their scores (0 is best)."""
        folded = fold(query)
        if query.strip() and not folded:
            return []
        found = [hit for shelf in shelves for hit in self._scored(shelf, folded, locale)]
        if found:
            return found
        meant = ((shelf, self._corrected(shelf, folded, locale)) for shelf in shelves)
        return [hit for shelf, words in meant for hit in self._scored(shelf, words, locale)]

    def _corrected(self, shelf: str, folded: str, locale: Locale) -> str:
        """Return a query in which words that a shelf does not know are the most similar ones that it knows."""
        known = self._vocabulary(shelf, locale)

        def corrected(word: str) -> str:
            near = [] if _begun(word, known) else get_close_matches(word, known, 1, SIMILAR)
            return near[0] if near else word

        return " ".join(map(corrected, _singular(folded)))

    def _long_words(self, game: str, locale: Locale) -> tuple[str, ...]:
        found = {word for searched, _ in self._searched(game, locale) for word in searched.words}
        return tuple(sorted(word for word in found if len(word) > SHORT))

    def _scored(self, shelf: str, folded: str, locale: Locale) -> list[tuple[int, Entry]]:
        scored = [
            (score, entry)
            for searched, entry in self._searched(shelf, locale)
            if (score := searched.score(folded)) is not None
        ]
        return sorted(scored, key=lambda hit: hit[0])

    def _index(self, game: str, locale: Locale) -> list[tuple[_Searched, Entry]]:
        return [(_Searched.of(entry), entry) for entry in self.entries(game, locale)]

    def _shelf(self, game: str, locale: Locale) -> dict[str, Entry]:
        catalogue = self._shelves.get((game, locale))
        if catalogue is None:
            return {}
        return {topic: _entry(game, topic, catalogue) for topic in catalogue.keys()}  # noqa: SIM118 - no mapping


@dataclass(frozen=True, slots=True)
class _Searched:
    """An entry prepared for searching: its folded title, and its title, keywords and text without plurals."""

    title: str
    heading: str
    words: frozenset[str]
    text: frozenset[str]

    @classmethod
    def of(cls, entry: Entry) -> _Searched:
        title = fold(entry.title)
        heading = _singular(title)
        words = (*heading, *_singular(fold(entry.words)), *_singular(fold(entry.topic)))
        return cls(title, " ".join(heading), frozenset(words), frozenset(_singular(fold(entry.body))))

    def score(self, query: str) -> int | None:
        """Return the score of a query, 0 for the best; None if a word of it begins no word here.

        Whole words come before beginnings: "win" means winning, and neither wine nor a windmill.
        """
        wanted = _singular(query)
        asked = " ".join(wanted)
        if self.title == query:
            return 0
        if f"{self.heading} ".startswith(f"{asked} "):
            return 1
        if self.words.issuperset(wanted):
            return 2
        if self.heading.startswith(asked):
            return 3
        if all(_begun(word, self.words) for word in wanted):
            return 4
        return 5 if all(_begun(word, self.words) or _begun(word, self.text) for word in wanted) else None


def _begun(word: str, words: Iterable[str]) -> bool:
    return any(known.startswith(word) for known in words)


def _singular(folded: str) -> tuple[str, ...]:
    """Return the words of a folded text without plural endings, cut equally roughly in entries and queries."""
    return tuple(word[:-1] if len(word) > SHORT and word[-1] in "sx" else word for word in folded.split())


def fold(text: str) -> str:
    """Fold text for searching: lower case without accents, one space between words."""
    bare = text.casefold().replace("œ", "oe").replace("’", " ").replace("'", " ").replace("-", " ")
    letters = unicodedata.normalize("NFKD", bare)
    return " ".join("".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c)).split())


@cache
def _catalogue(path: Path, written: int, facts: Callable[[str], Facts], sentences: Catalogue) -> Catalogue:
    """Return a file's entries, created once per process and time of writing."""
    return Catalogue(sentences.locale, sources([path]), facts=facts, game=path.stem, units=sentences)


def _entry(game: str, topic: str, catalogue: Catalogue) -> Entry:
    parts = catalogue.attributes(topic)
    return Entry(
        game=game,
        topic=topic,
        title=catalogue.format(topic),
        body=parts.get("body", ""),
        see_also=tuple(parts.get("see", "").split()),
        words=parts.get("words", ""),
    )
