"""Catalogue files as syntax trees, and what those of a language lack or have beyond English."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from i18n.almanac import ROOT as ALMANAC
from i18n.almanac import Almanac
from i18n.grammar import PLURALS
from i18n.locales import CATALOGUES, DEFAULT, Locale
from i18n.text import Text
from tools.texts.ftl import attributes, entries, is_thing, messages, names, selects, variables

__all__ = [
    "all_texts",
    "almanac_files",
    "attributes",
    "catalogue_texts",
    "entries",
    "in_almanac",
    "in_catalogues",
    "is_thing",
    "messages",
    "plurals",
    "variables",
]


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.found.append(node.parse()["value"])


def plurals(message: ftl.Message) -> list[list[frozenset[str]]]:
    """The variables of each plural form, for each place where a message chooses among some; not what it counts."""
    return [
        [
            names(variant.value) - names(select.selector)
            for variant in select.variants
            if isinstance(variant.key, ftl.Identifier) and variant.key.name in PLURALS
        ]
        for select in selects(message)
    ]


def catalogue_texts(locale: Locale) -> Iterator[tuple[str, str]]:
    """Where, and every piece of text of a language's catalogues."""
    return _texts_in(sorted((CATALOGUES / locale).glob("*.ftl")))


def all_texts(locale: Locale) -> Iterator[tuple[str, str]]:
    """Where, and every piece of text of a language's catalogues and almanac."""
    yield from catalogue_texts(locale)
    yield from _texts_in(almanac_files(locale))


def _texts_in(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    for path in paths:
        for item in entries([path]).values():
            visitor = _Texts()
            visitor.visit(item)
            for text in visitor.found:
                yield f"{path.name} {item.id.name}", text


def almanac_files(locale: Locale) -> list[Path]:
    return sorted((ALMANAC / locale).glob("*.ftl"))


def in_catalogues(locale: Locale, root: Path = CATALOGUES) -> list[str]:
    """How the messages of a language differ from the English ones in files, keys, variables and attributes."""
    files = {one: {path.name for path in (root / one).glob("*.ftl")} for one in (DEFAULT, locale)}
    wrong = [f"{locale}: {name} differs" for name in sorted(files[DEFAULT] ^ files[locale])]
    english, other = messages(DEFAULT, root), messages(locale, root)
    wrong += [f"{locale}: {key} is missing" for key in english if key not in other]
    wrong += [f"{locale}: {key} is no message in English" for key in other if key not in english]
    for key in sorted(english.keys() & other.keys()):
        if differing := variables(english[key]) ^ variables(other[key]):
            wrong.append(f"{locale}: {key}: {sorted(differing)}")
        if not is_thing(other[key]) and attributes(english[key]) != attributes(other[key]):
            wrong.append(f"{locale}: {key}: attributes differ")
    return wrong


def in_almanac(locale: Locale, root: Path = ALMANAC, text: Text | None = None) -> list[str]:
    """The shelves on which a language has not the English topics in their order with their references."""
    almanac = Almanac.load(root, text)

    def told(game: str, one: Locale) -> list[tuple[str, tuple[str, ...]]]:
        return [(entry.topic, entry.see_also) for entry in almanac.entries(game, one)]

    return [f"{locale}: {game}" for game in almanac.games() if told(game, locale) != told(game, DEFAULT)]
