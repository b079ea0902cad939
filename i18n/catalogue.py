"""Fluent files of one language as one typed catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Union

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from i18n.grammar import grammar_of

BOLD: Final = "**"
KEPT: Final = 8192
"""So many phrases are kept as they were said last."""

Entry = Union[ftl.Message, ftl.Term]
Stamped = tuple[tuple[Path, int], ...]


class CatalogueError(Exception):
    """A catalogue file that cannot be used: malformed, or with a key that another file has."""


class TextError(Exception):
    """A sentence that cannot be said: no such key, or a variable without a value."""


def stamped(folder: Path) -> Stamped:
    """The Fluent files of a folder in order, each with when it was changed, by which what was read is kept."""
    return tuple((path, path.stat().st_mtime_ns) for path in sorted(folder.glob("*.ftl")))


def parse(files: Iterable[Path]) -> list[Entry]:
    """The entries of Fluent files in order.

    Raises CatalogueError for anything Fluent would drop in silence, and for a key that occurs twice.
    """
    parser = FluentParser(with_spans=False)
    entries: list[Entry] = []
    origin: dict[str, Path] = {}
    for path in files:
        for item in parser.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(item, ftl.Junk):
                raise CatalogueError(f"{path}: cannot be read: {(item.content or '').strip()[:200]}")
            if not isinstance(item, ftl.Message | ftl.Term):
                continue
            name = ("-" if isinstance(item, ftl.Term) else "") + item.id.name
            if name in origin:
                raise CatalogueError(f"{path}: {name} is also in {origin[name]}")
            origin[name] = path
            entries.append(item)
    return entries


class _Marked(Visitor):
    """Finds the texts that have bold marks."""

    def __init__(self) -> None:
        self.found: list[ftl.TextElement] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by the library
        if BOLD in node.value:
            self.found.append(node)


def without_marks(entries: Iterable[Entry]) -> list[Entry]:
    """The entries without the catalogue's own markdown, for readers that show it as it is, such as alt texts.

    Entries that have none are the same objects.
    """
    plain: list[Entry] = []
    for entry in entries:
        if _marked(entry):
            entry = entry.clone()
            for text in _marked(entry):
                text.value = text.value.replace(BOLD, "")
        plain.append(entry)
    return plain


def _marked(entry: Entry) -> list[ftl.TextElement]:
    marked = _Marked()
    marked.visit(entry)
    return marked.found


class Catalogue:
    """The messages of one language; read only once it is made, so that any number of threads may share it.

    locale: a language that Babel knows. entries: as `parse` gives them; they must not change any more.
    """

    def __init__(self, locale: str, entries: Sequence[Entry]) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], functions=grammar_of(locale).functions(), use_isolating=False)
        self._bundle.add_resource(ftl.Resource(list(entries)))
        # Compiled here and not at first use: nothing is written later on.
        self._messages = {
            item.id.name: self._bundle.get_message(item.id.name)
            for item in entries
            if isinstance(item, ftl.Message)
        }
        # A turn says some three hundred phrases, nearly all of which were said a moment ago.
        self._said = lru_cache(maxsize=KEPT)(self._say)

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def keys(self) -> Iterable[str]:
        """The keys in the order of the files."""
        return self._messages.keys()

    def format(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message with its variables filled.

        args: text, int, or a FluentType. Raises TextError if the key is unknown or a variable has no value.
        """
        return self._said(key, tuple(args.items()) if args else ())

    def _say(self, key: str, args: tuple[tuple[str, Any], ...]) -> str:
        message = self._messages.get(key)
        if message is None or message.value is None:
            raise TextError(f"{self.locale}: no message {key}")
        return self._format(key, message.value, dict(args))

    def attributes(self, key: str) -> dict[str, str]:
        """A message's attributes, which take no variables. Raises TextError if the key is unknown."""
        message = self._messages.get(key)
        if message is None:
            raise TextError(f"{self.locale}: no message {key}")
        return {name: self._format(f"{key}.{name}", value, None) for name, value in message.attributes.items()}

    def _format(self, key: str, pattern: Any, args: Mapping[str, Any] | None) -> str:
        said, errors = self._bundle.format_pattern(pattern, dict(args) if args else None)
        if errors:
            raise TextError(f"{self.locale}: {key}: {'; '.join(map(str, errors))}")
        return str(said)
