"""Write cards as one HTML page that looks like Discord, with a search that needs no server."""

import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from i18n.locales import Locale
from tools.texts.cards import COMMAND_NAME, PLAIN, Card
from tools.texts.contexts import Context

TEMPLATE: Final = Path(__file__).with_name("page.html")
_INLINE: Final = (
    (r"`([^`]+)`", r"<code>\1</code>"),
    (r"\*\*(.+?)\*\*", r"<b>\1</b>"),
    (r"(?<![\w*\\])\*([^*\n]+)\*", r"<i>\1</i>"),
    (r"&lt;t:\d+:R&gt;", '<span class="at">in 3 h</span>'),
    (r"&lt;t:\d+(:\w)?&gt;", '<span class="at">1 Jan 2026 21:00</span>'),
    (r"&lt;@\d+&gt;", '<span class="at">@Bob</span>'),
    (r"&lt;#\d+&gt;", '<span class="at">#games</span>'),
    (r"\\(?=[\\*_~|`#&@:()\[\]-])", ""),
)
"""Discord's markup inside a line, of text that is escaped already."""
_BLOCKS: Final = (("### ", "h"), ("## ", "h"), ("# ", "h"), ("-# ", "sub"), ("- ", "li"), ("&gt; ", "q"))
"""Its markup of lines, and the class of such a line."""
_CHIP: Final = re.compile(r"\{[^{}]*\}")


def page(locale: Locale, cards: Sequence[Card]) -> str:
    """Return the page of a language's cards."""
    counts = {context: sum(context in card.contexts for card in cards) for context in Context}
    named = {context: f"{context} ({n})" for context, n in counts.items() if n}
    files = {card.file: card.file.partition("/")[2] for card in cards}
    return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
        locale=escape(locale),
        count=len(cards),
        contexts=_choices(named.items()),
        files=_choices(sorted((file, _file(file)) for file in files)),
        cards="\n".join(map(_card, cards)),
    )


def _choices(pairs: Iterable[tuple[str, str]]) -> str:
    return "".join(f'<option value="{escape(value)}">{escape(name)}</option>' for value, name in pairs)


def _file(file: str) -> str:
    """Return the short name of a file: "ui.ftl", "almanac/fugger.ftl"."""
    folder, _, name = file.split("/")
    return f"{folder}/{name}" if folder == "almanac" else name


def _card(card: Card) -> str:
    marks = {
        "untranslated": card.missing,
        "no example": card.raw,
        "guessed values": card.guessed,
        "too long for Discord": any(card.excess(text) == "discord" for text in card.texts),
        "too long for a phone": any(card.excess(text) == "phone" for text in card.texts),
    }
    flags = [name for name, marked in marks.items() if marked]
    also = ", ".join(card.contexts)
    head = (
        f'<p class="k"><a href="#{escape(card.key)}">{escape(card.key)}</a> <span>{also}</span>'
        f" <span>{escape(card.file)}:{card.line}</span>{''.join(f'<em>{flag}</em>' for flag in flags)}</p>"
    )
    own = "".join(_example(card, text, measured=True) for text in card.texts)
    english = "".join(_example(card, text) for text in card.english)
    beside = f'<div class="en" lang="en">{english}</div>' if english else ""
    forms = "".join(
        f"<dt>.{escape(name)}</dt><dd>{_inline(text)}</dd>" for name, text in card.forms.items() if text
    )
    return (
        f'<article id="{escape(card.key)}" data-c="|{"|".join(card.contexts)}|" data-f="{escape(card.file)}"'
        f' data-m="|{"|".join(flags)}|">{head}<div class="t"><div>{own}</div>{beside}</div>'
        f"{f'<dl>{forms}</dl>' if forms else ''}"
        f"<details><summary>Source</summary><pre>{_chips(card.source)}</pre></details></article>"
    )


def _example(card: Card, text: str, *, measured: bool = False) -> str:
    """Return a text in the shape of its first context. measured: with its length, where that has a limit."""
    first = card.contexts[0]
    kind = first.replace(" ", "-")
    if first == Context.COMMAND and card.limit is not None and card.limit[0] == COMMAND_NAME:
        kind += " name"
    kind += " raw" if card.raw else ""
    shown = _chips(text) if card.raw else escape(text) if first in PLAIN else _markdown(text)
    length = ""
    if measured and card.limit is not None and first not in (Context.POST, Context.NOTICE, Context.ALMANAC):
        length = f'<small class="{card.excess(text)}">{len(text)}/{card.limit[0]}</small>'
    return f'<div class="x"><div class="s {kind}">{shown}</div>{length}</div>'


def _chips(source: str) -> str:
    """Return Fluent as it is written, its variables marked."""
    return _CHIP.sub(lambda found: f'<span class="chip">{found[0]}</span>', escape(source, quote=False))


def _markdown(text: str) -> str:
    return "".join(map(_line, escape(text, quote=False).split("\n")))


def _line(line: str) -> str:
    mark, kind = next(((mark, kind) for mark, kind in _BLOCKS if line.startswith(mark)), ("", "p"))
    return f'<div class="{kind}">{_marked(line.removeprefix(mark)) or "&nbsp;"}</div>'


def _inline(text: str) -> str:
    return _marked(escape(text, quote=False))


def _marked(escaped: str) -> str:
    for pattern, shown in _INLINE:
        escaped = re.sub(pattern, shown, escaped)
    return escaped
