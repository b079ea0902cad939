"""Sentences: messages of the engines or the service, formatted in a reader's language."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Union

from babel.lists import format_list

from engines.core.text.facts import Facts
from engines.core.text.messages import Arg, Many, Msg, Num, Ref, SeatRef
from i18n.catalogue import PHRASES_CACHED, Catalogue, FilesWithTimes, TextError, files_with_times, sources
from i18n.facts import facts_of
from i18n.grammar import PLURALS, Thing
from i18n.locales import CATALOGUES, LIST_LOCALES, LOCALES, Locale, locales_in, match_locale

SORRY: Final = "core-unsaid"
NAME: Final = "core-language"
CORE: Final = "core"
YOU: Final = "you"
"""The attribute of a sentence about a seat that addresses this seat as its reader."""

Names = Union[Sequence[str], Callable[[int], str]]
"""Names by seat, as a sequence or a function: ready for printing, escaped or as mentions."""
Signs = Callable[[Union[Ref, Num, SeatRef]], str]
"""Returns the sign of a thing, a unit or a seat, of the form ``<…>`` without spaces; "" if it has none."""

_log = logging.getLogger(__name__)


@cache
def _catalogues(
    locale: Locale, files: FilesWithTimes, facts: Callable[[str], Facts]
) -> tuple[Catalogue, Catalogue]:
    """Return the catalogue with markdown and the plain one, created once per process."""
    found = sources(path for path, _ in files)
    return Catalogue(locale, found, facts=facts), Catalogue(locale, found, facts=facts, plain=True)


@lru_cache(maxsize=PHRASES_CACHED)
def _listed(items: tuple[str, ...], locale: str) -> str:
    return format_list(items, locale=locale)


class Text:
    """All catalogues, with the numbers of the games' rules. Created once; shared by all threads."""

    def __init__(
        self,
        said: dict[Locale, Catalogue],
        plain: dict[Locale, Catalogue],
        *,
        strict: bool,
        facts: Callable[[str], Facts],
    ) -> None:
        self.facts = facts
        self._said = said
        self._plain = plain
        self._strict = strict
        self._things: dict[tuple[bool, Locale, str, Ref, str], Thing] = {}
        self._reported: set[str] = set()

    @classmethod
    def load(
        cls, root: Path = CATALOGUES, *, strict: bool = False, facts: Callable[[str], Facts] = facts_of
    ) -> Text:
        """Read every ``<root>/<locale>/*.ftl``.

        strict: a sentence that cannot be formatted raises TextError, for tests. Otherwise it is logged once, and
        the reader gets the sentence ``core-unsaid`` instead. Raises CatalogueError as `sources` does.
        """
        both = {locale: _catalogues(locale, files_with_times(root / locale), facts) for locale in locales_in(root)}
        return cls(
            {locale: said for locale, (said, _) in both.items()},
            {locale: plain for locale, (_, plain) in both.items()},
            strict=strict,
            facts=facts,
        )

    def has(self, key: str, locale: Locale) -> bool:
        """Return whether a language has the key."""
        return key in self._said[locale]

    def language(self, locale: Locale) -> str:
        """Return a language's name for itself."""
        return self._plain[locale].format(NAME)

    def speaker(
        self,
        locale: Locale,
        *,
        game: str | None = None,
        names: Names = (),
        plain: bool = False,
        signs: Signs | None = None,
        reader: int | None = None,
    ) -> Speaker:
        """Return a speaker for one language and one match.

        game: the key of the game whose things are named. names: names of the seats. plain: without the catalogue's
        markdown, for alt texts, files and slash command choices. signs: shown before the words of what has one.
        reader: the seat that is addressed as "you" where a sentence has a form for that.
        """
        return Speaker(self, locale, game=game, names=names, plain=plain, signs=signs, reader=reader)

    def say(
        self, msg: Msg, locale: Locale, *, game: str | None = None, names: Names = (), plain: bool = False
    ) -> str:
        """Format one sentence; see `speaker`."""
        return self.speaker(locale, game=game, names=names, plain=plain)(msg)

    def catalogue(self, locale: Locale, *, plain: bool = False) -> Catalogue:
        """Return one language's catalogue."""
        return (self._plain if plain else self._said)[locale]

    def thing(self, ref: Ref, locale: Locale, game: str | None, *, plain: bool, sign: str = "") -> Thing:
        """Return a thing's name and forms: ``<game>-<kind>-<id>``, or ``core-<kind>-<id>``. Raises TextError."""
        place = (plain, locale, game or CORE, ref, sign)
        thing = self._things.get(place)
        if thing is None:
            catalogue = self.catalogue(locale, plain=plain)
            key = f"{game or CORE}-{ref.kind}-{ref.id}"
            if key not in catalogue and f"{CORE}-{ref.kind}-{ref.id}" in catalogue:
                key = f"{CORE}-{ref.kind}-{ref.id}"
            thing = catalogue.thing(key, sign)
            self._things[place] = thing
        return thing

    def unsaid(self, error: TextError, locale: Locale) -> str:
        """Return the apology for a sentence that cannot be formatted. Raises the error instead if strict."""
        if self._strict:
            raise error
        if str(error) not in self._reported:
            self._reported.add(str(error))
            _log.error("cannot say a sentence: %s", error)
        return self._said[locale].format(SORRY)


class Speaker:
    """Formats sentences in one language about one match; made by `Text.speaker`, cheap, usable by any thread."""

    __slots__ = ("_catalogue", "_names", "_reader", "_signs", "_text", "game", "locale", "plain")

    def __init__(
        self,
        text: Text,
        locale: Locale,
        *,
        game: str | None,
        names: Names,
        plain: bool,
        signs: Signs | None,
        reader: int | None,
    ) -> None:
        self._text = text
        self._catalogue = text.catalogue(locale, plain=plain)
        self._names = names
        self._signs = signs
        self._reader = reader
        self.locale = locale
        self.game = game
        self.plain = plain

    def __call__(self, msg: Msg) -> str:
        """Format a sentence. Errors are handled as `Text.load` describes."""
        try:
            return self._say(msg)
        except TextError as error:
            return self._text.unsaid(error, self.locale)

    def has(self, key: str) -> bool:
        """Return whether this language has the key."""
        return key in self._catalogue

    def language(self, locale: Locale | None = None) -> str:
        """Return a language's name for itself; this language's by default."""
        return self._text.language(locale or self.locale)

    def counted(self, ref: Ref) -> tuple[str, ...]:
        """Return a thing's names after counts, where they differ from its name."""
        forms = self._text.thing(ref, self.locale, self.game, plain=self.plain).forms
        return tuple(forms[number] for number in PLURALS if number in forms)

    def per(self, unit: str) -> int:
        """Return how many of a unit make its whole (2 half florins are a florin)."""
        return self._catalogue.per(unit, self.game or CORE)

    def join(self, items: Sequence[str]) -> str:
        """Join phrases into one list ("a, b and c"); the word for nothing if there are none."""
        if not items:
            return self(Msg("core-nothing"))
        return _listed(tuple(items), LIST_LOCALES.get(self.locale, self.locale))

    def _say(self, msg: Msg) -> str:
        args: Mapping[str, Arg] = msg.args
        if self._signs is not None and msg.key.partition("-")[0] == self.game:
            args = {**self._catalogue.named_facts(msg.key), **args}
        if not args:
            return self._catalogue.format(msg.key)
        values = {name: self._value(arg) for name, arg in args.items()}
        return self._catalogue.format(msg.key, values, self._addressed(msg))

    def _addressed(self, msg: Msg) -> str:
        """Return the form of a sentence that addresses its reader; "" if it has none.

        It is ``.you`` where ``$seat`` is the reader, otherwise ``.you-<name>`` where that variable is.
        """
        if self._reader is None:
            return ""
        seat = SeatRef(self._reader)
        alone = (seat, Many((seat,)))
        names = {YOU if name == "seat" else f"{YOU}-{name}" for name, arg in msg.args.items() if arg in alone}
        return next((form for form in self._catalogue.forms(msg.key) if form in names), "") if names else ""

    def _value(self, arg: Arg) -> Any:
        """Return the Fluent value of an argument: text, a number, or a thing with its forms."""
        match arg:
            case str() | int():
                return arg
            case Ref():
                return self._text.thing(arg, self.locale, self.game, plain=self.plain, sign=self._sign(arg))
            case SeatRef(seat):
                return self._catalogue.phrase(self._name(seat), self._sign(arg))
            case Msg():
                return self._say(arg)
            case Many(items):
                return self.join([self._phrase(item) for item in items])
            case Num():
                return self._catalogue.phrase(self._catalogue.number(arg, self.game or CORE), self._sign(arg))

    def _sign(self, arg: Ref | Num | SeatRef) -> str:
        return "" if self._signs is None else self._signs(arg)

    def _phrase(self, arg: Arg) -> str:
        value = self._value(arg)
        return self._catalogue.format("core-number", {"n": value}) if isinstance(value, int) else str(value)

    def _name(self, seat: int) -> str:
        if callable(self._names):
            return self._names(seat)
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self._catalogue.format("core-seat", {"n": seat + 1})


__all__ = ["CATALOGUES", "LOCALES", "Locale", "Names", "Signs", "Speaker", "Text", "TextError", "match_locale"]
