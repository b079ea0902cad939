"""Messages of a language as syntax trees: their variables, their forms, and where they are written."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from i18n.catalogue import Entry, read_entry, sources
from i18n.facts import facts_of
from i18n.grammar import is_form
from i18n.locales import CATALOGUES, DEFAULT, Locale

_NAME: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


class _Variables(Visitor):
    """The names of variables, also of messages within."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - named by the library
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - named by the library
        # All languages use the same variables, so English has those of a message within another.
        said = messages(DEFAULT).get(node.id.name)
        self.names |= variables(said) if said is not None else frozenset()


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - named by the library
        self.found.append(node)
        self.generic_visit(node)


def entries(files: Iterable[Path]) -> dict[str, Entry]:
    """Return the entries of files by name; those of terms begin with "-"."""
    return {name: read_entry(name, text) for name, text in sources(files).items()}


@cache
def messages(locale: Locale, root: Path = CATALOGUES) -> dict[str, ftl.Message]:
    """Return a language's messages by key."""
    files = sorted((root / locale).glob("*.ftl"))
    return {name: item for name, item in entries(files).items() if isinstance(item, ftl.Message)}


def lines(path: Path) -> dict[str, int]:
    """Return the line of each message of a file, from 1."""
    text = path.read_text(encoding="utf-8")
    return {found[1]: text.count("\n", 0, found.start()) + 1 for found in _NAME.finditer(text)}


def variables(message: ftl.Message) -> frozenset[str]:
    """Return the variables that a message or its attributes use, or the messages within it; without its game's
    facts.
    """
    return names(message) - facts_of(message.id.name.partition("-")[0]).keys()


def names(node: ftl.BaseNode) -> frozenset[str]:
    """Return the variables of a part of a message."""
    visitor = _Variables()
    visitor.visit(node)
    return frozenset(visitor.names)


def selects(message: ftl.Message) -> list[ftl.SelectExpression]:
    """Return the choices among variants in a message."""
    visitor = _Selects()
    visitor.visit(message)
    return visitor.found


def attributes(message: ftl.Message) -> frozenset[str]:
    """Return the names of a message's attributes."""
    return frozenset(attribute.id.name for attribute in message.attributes)


def is_thing(message: ftl.Message) -> bool:
    """Return whether the message is the name of a thing with its forms, which differ by language."""
    return bool(attributes(message)) and all(map(is_form, attributes(message)))
