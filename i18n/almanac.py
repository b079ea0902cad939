"""The almanac: short entries that explain a game's rules, and Kontor itself, by keyword.

A file ``almanac/<locale>/<game>.ftl`` has one message per entry. Its key is the topic, its value the title, and
its attributes are ``.body``, ``.see`` (topics of the same file, separated by spaces) and ``.words`` (other search
words: other names of the thing, and newcomers' questions). The game ``core`` is Kontor itself.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from i18n.catalogue import Catalogue, FilesWithTimes, files_with_times, parse
from i18n.catalogue_cache import CatalogueCache, digest
from i18n.locales import Locale, locales_in

ROOT: Final = Path(__file__).parent / "almanac"
CORE: Final = "core"
SHORT: Final = 3
"""Words of at most this many letters are never plurals."""


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
    """All entries of all games. Created once; shared by all threads."""

    def __init__(self, shelves: Mapping[tuple[str, Locale], Sequence[Entry]]) -> None:
        self._shelves = {place: tuple(entries) for place, entries in shelves.items()}
        self._by_topic = {
            (game, locale, entry.topic): entry
            for (game, locale), entries in self._shelves.items()
            for entry in entries
        }
        self._index: dict[tuple[str, Locale], tuple[tuple[_Searched, Entry], ...]] = {}
        """Built when a shelf is first searched."""

    @classmethod
    def load(cls, root: Path = ROOT, *, kept: CatalogueCache | None = None) -> Almanac:
        """Read every ``<root>/<locale>/<game>.ftl``, or the cached result.

        Raises CatalogueError or TextError if one is malformed.
        """
        return _almanac(tuple((locale, files_with_times(root / locale)) for locale in locales_in(root)), kept)

    def games(self) -> tuple[str, ...]:
        """Return the games with entries, "core" among them."""
        return tuple(sorted({game for game, _ in self._shelves}))

    def entries(self, game: str, locale: Locale) -> list[Entry]:
        """Return a game's entries in reading order; empty for an unknown game."""
        return list(self._shelves.get((game, locale), ()))

    def entry(self, game: str, topic: str, locale: Locale) -> Entry | None:
        """Return a game's entry on a topic, or else Kontor's; None if neither has one."""
        found = self._by_topic.get((game, locale, topic))
        return found or self._by_topic.get((CORE, locale, topic))

    def search(self, game: str, query: str, locale: Locale, limit: int = 25) -> list[Entry]:
        """Return the entries with every word of the query, best first: the game's, then Kontor's.

        A beginning of a word is enough. Case, accents, typographic apostrophes and plurals do not matter. An empty
        query finds all entries, one without letters and digits none.
        """
        shelves = [game] if game == CORE else [game, CORE]
        return [entry for shelf in shelves for _, entry in self._hits(shelf, query, locale)][:limit]

    def anywhere(self, query: str, locale: Locale, limit: int = 25) -> list[Entry]:
        """Return the entries of all games and Kontor with every word of the query, best first; see `search`."""
        shelves = sorted(self.games(), key=lambda shelf: (shelf == CORE, shelf))
        hits = [hit for shelf in shelves for hit in self._hits(shelf, query, locale)]
        return [entry for _, entry in sorted(hits, key=lambda hit: hit[0])][:limit]

    def _hits(self, shelf: str, query: str, locale: Locale) -> list[tuple[int, Entry]]:
        """Return the matching entries of one shelf, best first, with their scores (0 is best)."""
        folded = fold(query)
        if query.strip() and not folded:
            return []
        scored = [
            (score, entry)
            for searched, entry in self._searched(shelf, locale)
            if (score := searched.score(folded)) is not None
        ]
        return sorted(scored, key=lambda hit: hit[0])

    def _searched(self, shelf: str, locale: Locale) -> tuple[tuple[_Searched, Entry], ...]:
        place = shelf, locale
        if place not in self._index:
            self._index[place] = tuple((_Searched.of(entry), entry) for entry in self._shelves.get(place, ()))
        return self._index[place]


@cache
def _almanac(files: tuple[tuple[Locale, FilesWithTimes], ...], kept: CatalogueCache | None) -> Almanac:
    """Read the almanac once per process: reading is slow and the result never changes."""
    of = digest(path for _, stamps in files for path, _ in stamps)
    found = None if kept is None else kept.get("almanac", of, dict[Locale, dict[str, list[Entry]]])
    if found is None:
        found = {locale: {path.stem: _entries(path, locale) for path, _ in stamps} for locale, stamps in files}
        if kept is not None:
            kept.put("almanac", of, found)
    return Almanac({(game, locale): entries for locale, games in found.items() for game, entries in games.items()})


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


def _entries(path: Path, locale: Locale) -> list[Entry]:
    catalogue = Catalogue(locale, parse([path]))
    found = []
    for topic in catalogue.keys():  # noqa: SIM118 - no mapping
        parts = catalogue.attributes(topic)
        found.append(
            Entry(
                game=path.stem,
                topic=topic,
                title=catalogue.format(topic),
                body=parts.get("body", ""),
                see_also=tuple(parts.get("see", "").split()),
                words=parts.get("words", ""),
            )
        )
    return found
