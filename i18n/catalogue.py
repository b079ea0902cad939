"""The Fluent files of one language as one typed catalogue."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from threading import RLock
from typing import Any, Final, Union

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engines.core.text.facts import Facts
from engines.core.text.messages import Num, Ref
from i18n.grammar import Thing, grammar_of

BOLD: Final = "**"
PHRASES_CACHED: Final = 8192
"""Number of formatted phrases to cache."""

_PARSER: Final = FluentParser(with_spans=False)
_BEGIN: Final = re.compile(r"(-?[a-zA-Z][\w-]*) *=", re.ASCII)

Entry = Union[ftl.Message, ftl.Term]
FilesWithTimes = tuple[tuple[Path, int], ...]


class CatalogueError(Exception):
    """A catalogue file that cannot be used: malformed, or with a key that another file has."""


class TextError(Exception):
    """A sentence that cannot be formatted: an unknown key, or a variable without a value."""


def files_with_times(folder: Path) -> FilesWithTimes:
    """Return the Fluent files of a folder in order, with their modification times, for caching."""
    return tuple((path, path.stat().st_mtime_ns) for path in sorted(folder.glob("*.ftl")))


def sources(files: Iterable[Path]) -> dict[str, str]:
    """Return the text of each entry of Fluent files by its name, terms with their "-".

    Files are cut at names at the beginning of a line, which is a hundred times faster than parsing them.
    Raises CatalogueError for a line outside an entry and for a duplicate key; a fault inside an entry shows
    when `read_entry` parses it.
    """
    found: dict[str, list[str]] = {}
    origin: dict[str, Path] = {}
    for path in files:
        lines: list[str] | None = None
        for line in path.read_text(encoding="utf-8").split("\n"):
            if (begin := _BEGIN.match(line)) is not None:
                name = begin[1]
                _refuse_duplicate(name, path, origin)
                found[name] = lines = [line]
            elif line.startswith("#"):
                lines = None
            elif line and (lines is None or line[0] not in " }"):
                raise CatalogueError(f"{path}: cannot be read: {line[:200]}")
            elif lines is not None:
                lines.append(line)
    return {name: "\n".join(lines) for name, lines in found.items()}


def read_entry(name: str, text: str) -> Entry:
    """Return the entry of a text from `sources`. Raises TextError for a fault inside it."""
    found = _PARSER.parse_entry(text)
    if not isinstance(found, ftl.Message | ftl.Term):
        raise TextError(f"{name} cannot be read")
    return found


def _refuse_duplicate(name: str, path: Path, origin: dict[str, Path]) -> None:
    if name in origin:
        raise CatalogueError(f"{path}: {name} is also in {origin[name]}")
    origin[name] = path


class _Parts(Visitor):
    """Find the texts of an entry that have bold marks, the entries that it refers to, and its variables."""

    def __init__(self, entry: Entry) -> None:
        self.marked: list[ftl.TextElement] = []
        self.others: list[str] = []
        self.variables: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by the library
        if BOLD in node.value:
            self.marked.append(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the library
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by the library
        self.others.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - named by the library
        self.others.append(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue:
    """The messages of one language, for any number of threads.

    A process uses a few hundred of some thousand messages, so each is parsed at its first use. locale: a language
    that Babel knows. entries: by name, the texts from `sources`. plain: without the catalogue's own markdown, for
    plain readers such as alt texts. facts: by game, the values of variables that are given no other. game: the
    game of all entries; by default, names begin with their game's. units: the catalogue with the units; by default
    itself.
    """

    def __init__(
        self,
        locale: str,
        entries: Mapping[str, str],
        *,
        plain: bool = False,
        facts: Callable[[str], Facts] = lambda _: {},
        game: str | None = None,
        units: Catalogue | None = None,
    ) -> None:
        self.locale = locale
        self._facts = facts
        self._game = game
        self._units = units or self
        self._given: dict[str, dict[str, Any]] = {}
        """By name, the facts that an entry states, and the entries in it."""
        self._named: dict[str, dict[str, Num | Ref]] = {}
        """By name, those of these facts that may have a sign."""
        grammar = grammar_of(locale)
        self.phrase = grammar.phrase
        """Returns words with a sign."""
        self._bundle = FluentBundle([locale], functions=grammar.functions(), use_isolating=False)
        self._plain = plain
        self._unread = dict(entries)
        self._keys = dict.fromkeys(name for name in self._unread if not name.startswith("-"))
        self._messages: dict[str, Any] = {}
        self._reading = RLock()
        # A turn uses about three hundred phrases, nearly all of them used a moment ago.
        self._said = lru_cache(maxsize=PHRASES_CACHED)(self._say)

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def keys(self) -> Iterable[str]:
        """Return the keys in the order of the files."""
        return self._keys.keys()

    def format(self, key: str, args: Mapping[str, Any] | None = None, form: str = "") -> str:
        """Format a message, or one of its attributes.

        args: text, int, or a FluentType. form: the attribute's name. Raises TextError if the key or the form is
        unknown or a variable has no value.
        """
        return self._said(key, tuple(args.items()) if args else (), form)

    def _say(self, key: str, args: tuple[tuple[str, Any], ...], form: str) -> str:
        message = self._message(key)
        pattern = None if message is None else message.attributes.get(form) if form else message.value
        if pattern is None:
            raise TextError(f"{self.locale}: no message {key}{form and '.'}{form}")
        return self._format(key, pattern, self._given.get(key, {}) | dict(args))

    def forms(self, key: str) -> Iterable[str]:
        """Return the names of a message's attributes in the order of the file; none for an unknown key."""
        message = self._message(key)
        return () if message is None else message.attributes.keys()

    def _message(self, key: str) -> Any:
        message = self._messages.get(key)
        if message is None and key in self._keys:
            with self._reading:
                self._read(key)
                message = self._messages.get(key)
        return message

    def _read(self, name: str) -> None:
        """Parse an entry, after those that it refers to, unless that is done."""
        text = self._unread.pop(name, None)
        if text is None:
            return
        entry = read_entry(name, text)
        parts = _Parts(entry)
        for marked in parts.marked if self._plain else ():
            marked.value = marked.value.replace(BOLD, "")
        game = self._game or name.partition("-")[0]
        facts = self._facts(game)
        stated = {one: facts[one] for one in parts.variables if one in facts}
        given = {one: self._fact(fact, game) for one, fact in stated.items()}
        named = {one: fact for one, fact in stated.items() if not isinstance(fact, int)}
        for other in parts.others:
            self._read(other)
            given |= self._given.get(other, {})
            named |= self._named.get(other, {})
        if given:
            self._given[name] = given
        if named:
            self._named[name] = named
        self._bundle.add_resource(ftl.Resource([entry]))
        if isinstance(entry, ftl.Message):
            self._messages[name] = self._bundle.get_message(name)

    def _fact(self, fact: int | Num | Ref, game: str) -> int | str | Thing:
        match fact:
            case Num():
                return self._units.number(fact, game)
            case Ref(kind, name):
                return self._units.thing(f"{game}-{kind}-{name}")
            case _:
                return fact

    def named_facts(self, key: str) -> Mapping[str, Num | Ref]:
        """Return the amounts and things that a message states by itself, by its variables."""
        self._message(key)
        return self._named.get(key, {})

    def thing(self, key: str, sign: str = "") -> Thing:
        """Return the thing of a message: its name and its forms. Raises TextError if the key is unknown."""
        return Thing(self.format(key), self.attributes(key), sign)

    def number(self, num: Num, game: str) -> str:
        """Format ``<game>-unit-<unit>`` or ``core-unit-<unit>`` with ``$n``. With an attribute ``.per``,
        ``$whole`` are the whole units and ``$rest`` the remainder (half florins have ``.per = 2``).
        """
        whole, rest = divmod(abs(num.n), self.per(num.unit, game))
        sign = "−" if num.n < 0 else ""
        return sign + self.format(self._unit(num.unit, game), {"n": abs(num.n), "whole": whole, "rest": rest})

    def per(self, unit: str, game: str) -> int:
        """Return how many of a unit make its whole (2 half florins are a florin)."""
        return int(self.attributes(self._unit(unit, game)).get("per", "1"))

    def _unit(self, unit: str, game: str) -> str:
        key = f"{game}-unit-{unit}"
        return key if key in self else f"core-unit-{unit}"

    def attributes(self, key: str) -> dict[str, str]:
        """Return a message's attributes, which take only facts. Raises TextError if the key is unknown."""
        message = self._message(key)
        if message is None:
            raise TextError(f"{self.locale}: no message {key}")
        given = self._given.get(key, {})
        return {name: self._format(f"{key}.{name}", value, given) for name, value in message.attributes.items()}

    def _format(self, key: str, pattern: Any, args: dict[str, Any]) -> str:
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise TextError(f"{self.locale}: {key}: {'; '.join(map(str, errors))}")
        return str(said)
