"""Make a card of each message and almanac entry: how it appears, where it is written, and what is too long."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from discord_ui.model import limits
from discord_ui.model.label_forms import short_label
from engines import GAMES
from engines.core.text.messages import Arg, Many, Msg, SeatRef
from i18n.almanac import ROOT as ALMANAC
from i18n.catalogue import Catalogue, TextError, sources
from i18n.locales import CATALOGUES, DEFAULT, Locale
from i18n.text import YOU, Text
from tools.texts import ftl
from tools.texts.contexts import Context, contexts
from tools.texts.samples import MOMENTS, Samples

NAMES: Final = ("Anna", "Bob", "Chloé", "Dorothea", "Émile", "Farid")
_ALIKE: Final = re.compile(rf"{'|'.join(NAMES)}|\d+")
"""What two examples may differ in and still show the same."""
SHOWN: Final = 4
"""The most examples of a message."""
PHONE: Final = 30
"""The characters of a label that a phone shows."""
LABELS: Final = frozenset({Context.BUTTON, Context.LIST})
PLAIN: Final = LABELS | {Context.LIST_TEXT, Context.FORM, Context.COMMAND, Context.WORD, Context.TERMINAL}
"""Where Discord shows no markdown."""
MOST: Final[Mapping[Context, int]] = {
    Context.BUTTON: limits.LABEL,
    Context.LIST: limits.OPTION,
    Context.LIST_TEXT: limits.OPTION,
    Context.FORM: limits.MODAL_TITLE,
    Context.POST: limits.CONTENT,
    Context.NOTICE: limits.CONTENT,
}
"""The characters that Discord takes."""
COMMAND_NAME, DESCRIPTION, ENTRY = 32, 100, 900


@dataclass(frozen=True, slots=True)
class Card:
    """A message in a language. contexts: the first shapes it. texts: examples; its variables as they are
    written if ``raw``, with values of other messages of its game if ``guessed``. missing: it is not
    translated. forms: its attributes. english: the same examples in English, empty in English. source:
    as it is written.
    """

    key: str
    file: str
    line: int
    contexts: tuple[Context, ...]
    texts: Sequence[str]
    source: str
    raw: bool = False
    guessed: bool = False
    missing: bool = False
    forms: Mapping[str, str] = field(default_factory=dict)
    english: Sequence[str] = ()

    @property
    def limit(self) -> tuple[int, int] | None:
        """Return how long the text fits a phone and how long Discord takes it; None if that does not matter."""
        first = self.contexts[0]
        if first == Context.COMMAND:
            named = self.key.endswith(("-desc", "-tagline", "-name")) or self.key.startswith("choice-")
            return (DESCRIPTION, DESCRIPTION) if named else (COMMAND_NAME, COMMAND_NAME)
        if first == Context.ALMANAC:
            return ENTRY, ENTRY
        if first not in MOST or self.raw or self.guessed:
            return None
        most = MOST[first]
        # The label of a game's option stands in full where there is room; its brief forms are for a phone.
        whole = first == Context.LIST and self.key.partition("-")[0] in GAMES and not self.key.endswith("-short")
        return (limits.LABEL if whole else PHONE if first in LABELS else most), most

    def excess(self, text: str) -> str:
        """Return "phone" for a text that a phone cuts, "discord" for one that Discord refuses, otherwise ""."""
        phone, most = self.limit or (len(text), len(text))
        return "discord" if len(text) > most else "phone" if len(text) > phone else ""


def cards(locale: Locale, most: int = MOMENTS) -> Iterator[Card]:
    """Yield a card of every message of English and of a language, then of every almanac entry.

    most: moments of the matches from which examples come.
    """
    text = Text.load(strict=True)
    samples, where = Samples(most), contexts()
    files = {one: _files(CATALOGUES / one) for one in {DEFAULT, locale}}
    for key in dict.fromkeys([*files[locale], *files[DEFAULT]]):
        written = locale if key in files[locale] else DEFAULT
        path, line, source = files[written][key]
        message = ftl.messages(written)[key]
        at = _at(where.get(key, (Context.PANEL,)), samples.contexts.get(key, set()))
        said = _Said(text, samples.game_of(key), at[0] in PLAIN)
        msgs, guessed = samples.of(message)
        pairs = said.pairs(written, msgs)
        alike = {_ALIKE.sub("", own): (own, english) for own, english in reversed(pairs.items())}
        shown = list(reversed(alike.values()))[:SHOWN]
        longest = max(pairs, key=len, default="")
        if shown and not guessed and longest not in dict(shown):
            shown[-1] = longest, pairs[longest]
        english = [beside for _, beside in shown] or [_value(files[DEFAULT].get(key, (path, 0, ""))[2])]
        yield Card(
            key,
            f"{path.parent.parent.name}/{path.parent.name}/{path.name}",
            line,
            at,
            [own for own, _ in shown] or [_value(source)],
            source,
            raw=not shown,
            guessed=bool(shown) and guessed and samples.game_of(key) == key.partition("-")[0],
            missing=key not in files[locale],
            forms=said.forms(written, message, next(iter(msgs), None)),
            english=[] if locale == DEFAULT else english,
        )
    yield from _entries(locale, text)


def _at(written: tuple[Context, ...], played: set[Context]) -> tuple[Context, ...]:
    """Return the contexts of a message by the sources and by play; a line of a panel is what is left over."""
    known = played if written == (Context.PANEL,) and played else {*written, *played}
    return tuple(sorted(known, key=list(Context).index))


def _files(folder: Path, glob: str = "*.ftl") -> dict[str, tuple[Path, int, str]]:
    """Return by key the file, the line and the source of a message."""
    found = {}
    for path in sorted(folder.glob(glob)):
        lines = ftl.lines(path)
        for key, source in sources([path]).items():
            if key in lines:
                found[key] = path, lines[key], source.strip()
    return found


def _value(source: str) -> str:
    """Return a message as it is written, without its key and attributes."""
    return re.split(r"\n +\.[a-z]", source.partition("=")[2])[0].strip()


class _Said:
    """Says examples of a message of one game."""

    def __init__(self, text: Text, game: str, plain: bool) -> None:
        self._text = text
        self._game = game
        self._plain = plain
        self._names = NAMES if plain else tuple(f"**{name}**" for name in NAMES)

    def pairs(self, locale: Locale, msgs: Sequence[Msg]) -> dict[str, str]:
        """Return the different texts of examples, with the English ones; those that fit the message."""
        found: dict[str, str] = {}
        for msg in msgs:
            own, english = self._say(locale, msg), self._say(DEFAULT, msg)
            if own is not None and english is not None:
                found.setdefault(own, english)
        return found

    def _say(self, locale: Locale, msg: Msg, reader: int | None = None) -> str | None:
        say = self._text.speaker(locale, game=self._game, names=self._names, plain=self._plain, reader=reader)
        brief = msg.key.removesuffix("-short")
        try:
            return say(msg if brief == msg.key else short_label(Msg(brief, msg.args), say))
        except (TextError, ValueError, TypeError, AttributeError):
            # Values that another message of the same variable has need not fit this one.
            return None

    def forms(self, locale: Locale, message: Any, msg: Msg | None) -> dict[str, str]:
        """Return the attributes of a message: how it addresses a seat, or the forms of a thing."""
        found = {}
        for name in (one.id.name for one in message.attributes):
            if name.split("-")[0] == YOU and msg is not None:
                found[name] = self._say(locale, _to_reader(msg, name), 0) or ""
            else:
                found[name] = _attribute(self._text.catalogue(locale), message.id.name, name)
        return found


def _to_reader(msg: Msg, form: str) -> Msg:
    """Return a message about seat 0 in the variable of a form, and about others everywhere else."""
    variable = form.partition("-")[2] or "seat"
    others: dict[str, Arg] = {
        name: SeatRef(1) if arg in (SeatRef(0), Many((SeatRef(0),))) else arg for name, arg in msg.args.items()
    }
    return Msg(msg.key, others | {variable: SeatRef(0)})


def _attribute(catalogue: Catalogue, key: str, name: str) -> str:
    try:
        return catalogue.attributes(key)[name]
    except TextError:
        return ""


def _entries(locale: Locale, text: Text) -> Iterator[Card]:
    """Yield the cards of the almanac, each below its game and topic."""
    for path in sorted((ALMANAC / locale).glob("*.ftl")):
        told = {one: _almanac(one, path.name, text) for one in {DEFAULT, locale}}
        for key, (_, line, source) in _files(path.parent, path.name).items():
            title, body, forms = told[locale][key]
            english = told[DEFAULT].get(key)
            yield Card(
                f"{path.stem}/{key}",
                f"{ALMANAC.name}/{locale}/{path.name}",
                line,
                (Context.ALMANAC,),
                [f"### {title}\n{body}"],
                source,
                forms=forms,
                english=[f"### {english[0]}\n{english[1]}"] if english and locale != DEFAULT else [],
            )


def _almanac(locale: Locale, name: str, text: Text) -> dict[str, tuple[str, str, dict[str, str]]]:
    """Return the title, the body and the other attributes of each entry of a file."""
    path = ALMANAC / locale / name
    written = sources([path]) if path.exists() else {}
    catalogue = Catalogue(locale, written, facts=text.facts, game=path.stem, units=text.catalogue(locale))
    parts = {key: catalogue.attributes(key) for key in written}
    return {key: (catalogue.format(key), one.pop("body", ""), one) for key, one in parts.items()}
