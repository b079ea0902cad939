"""The page for translators: every text of a language in its place, and nothing of a text runs as HTML."""

import re
from functools import cache
from html import unescape
from html.parser import HTMLParser

import pytest

from i18n.almanac import Almanac
from i18n.locales import CATALOGUES, LOCALES, Locale
from tests.i18n.helpers import ftl
from tools.texts.__main__ import main
from tools.texts.cards import Card, cards
from tools.texts.contexts import Context, contexts
from tools.texts.page import page

SHORT_MATCHES = 150
"""The moments of a match from which examples come here."""


@cache
def shown(locale: Locale) -> dict[str, Card]:
    return {card.key: card for card in cards(locale, SHORT_MATCHES)}


def card(text: str, *contexts: Context, key: str = "ui-test", raw: bool = False, english: str = "") -> Card:
    beside = [english] if english else []
    return Card(key, "catalogues/fr/ui.ftl", 7, contexts, [text], f"{key} = {text}", raw=raw, english=beside)


class Tags(HTMLParser):
    """The tags of a page, and the ids of its articles."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.articles: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "article":
            self.articles.append(dict(attrs)["id"] or "")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_and_entry_of_a_language_is_on_its_page_once(locale: Locale) -> None:
    almanac = Almanac.load()
    entries = [f"{game}/{entry.topic}" for game in almanac.games() for entry in almanac.entries(game, locale)]
    articles = Tags(page(locale, list(shown(locale).values()))).articles
    assert sorted(articles) == sorted([*ftl.messages(locale), *entries])


@pytest.mark.parametrize("locale", LOCALES)
def test_nearly_all_messages_have_an_example_without_a_hole(locale: Locale) -> None:
    found = shown(locale).values()
    assert sum(one.raw for one in found) < len(found) / 25
    assert [one.key for one in found if not one.raw and any("{" in text for text in one.texts)] == []
    assert not any(one.missing for one in found)


@pytest.mark.parametrize("locale", LOCALES)
def test_discord_takes_every_label_in_full(locale: Locale) -> None:
    long = [(key, one.texts) for key, one in shown(locale).items() if "discord" in map(one.excess, one.texts)]
    assert long == []


def test_a_french_text_is_beside_the_english_one_with_its_file_and_line() -> None:
    undo = shown("fr")["ui-undo"]
    assert (undo.texts, undo.english) == (["Annuler"], ["Undo"])
    assert undo.file == "catalogues/fr/ui.ftl"
    written = (CATALOGUES / "fr" / "ui.ftl").read_text("utf-8").splitlines()
    assert written[undo.line - 1] == "ui-undo = Annuler"
    assert shown("en")["ui-undo"].english == []


@pytest.mark.parametrize(
    ("key", "context"),
    [
        ("ui-undo", Context.BUTTON),
        ("fugger-do-play", Context.BUTTON),
        ("fugger-play", Context.LIST),
        ("ui-note-title", Context.FORM),
        ("set-choose-notices", Context.FORM),
        ("cmd-match-new-desc", Context.COMMAND),
        ("fugger-verb-play", Context.COMMAND),
        ("err-stale", Context.REFUSAL),
        ("fugger-no-such-card", Context.REFUSAL),
        ("post-notice", Context.NOTICE),
        ("fugger-event-drew", Context.POST),
        ("post-intro", Context.POST),
        ("fugger-board-hand", Context.BOARD),
        ("fugger-card-merchant", Context.WORD),
        ("fugger-ask-turn", Context.PANEL),
        ("ui-panel-paused", Context.PANEL),
        ("cli-choose", Context.TERMINAL),
    ],
)
def test_a_message_is_shown_where_the_program_shows_it(key: str, context: Context) -> None:
    assert contexts()[key][0] == context


def test_each_form_of_a_sentence_is_said_and_a_seat_is_addressed() -> None:
    drew = shown("en")["fugger-event-drew"]
    assert any(text.endswith("draws a card.") for text in drew.texts)
    assert any(re.search(r"draws \d cards\.", text) for text in drew.texts)
    you = [one for one in shown("fr").values() if "you" in one.forms and not one.raw]
    assert len(you) > 20
    assert all(one.forms["you"] not in ("", *one.texts) for one in you)
    assert shown("fr")["fugger-card-merchant"].forms["gender"] == "m"


HOSTILE = "<img src=x onerror=alert(1)> **<script>alert(2)</script>** `</code>` \"' &amp; { $x } <t:1:R>"


@pytest.mark.parametrize("context", Context)
@pytest.mark.parametrize("raw", [False, True])
def test_nothing_in_a_text_becomes_a_tag(context: Context, raw: bool) -> None:
    harmless = Tags(page("en", [card("a", context, english="b")])).tags
    html = page("fr", [card(HOSTILE, context, key='ui-"><script>', raw=raw, english=HOSTILE)])
    tags = Tags(html).tags
    assert tags.count("script") == harmless.count("script")
    assert "img" not in tags
    assert "<img src=x onerror=alert(1)>" in unescape(html)


@pytest.mark.parametrize(
    ("context", "length", "mark"),
    [
        (Context.BUTTON, 30, ""),
        (Context.BUTTON, 31, "phone"),
        (Context.BUTTON, 81, "discord"),
        (Context.LIST, 101, "discord"),
        (Context.FORM, 45, ""),
        (Context.FORM, 46, "discord"),
        (Context.PANEL, 500, ""),
    ],
)
def test_labels_that_a_phone_cuts_or_discord_refuses_are_marked(context: Context, length: int, mark: str) -> None:
    long = card("x" * length, context)
    assert long.excess(long.texts[0]) == mark
    assert (f'<small class="{mark}">' in page("en", [long])) == (long.limit is not None)


def test_markdown_looks_as_in_discord() -> None:
    html = page("en", [card("### Head\n- **Anna** plays *now* \\*\n-# `/move` <t:1767290400:f>", Context.PANEL)])
    for part in ('<div class="h">Head</div>', '<div class="li"><b>Anna</b> plays <i>now</i> *</div>'):
        assert part in html
    assert '<div class="sub"><code>/move</code> <span class="at">1 Jan 2026 21:00</span></div>' in html


def test_texts_are_drawn_by_a_seed_and_printed_with_their_keys(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for seed in ("1", "1", "2"):
        main(["--locale", "fr", "--sample", "3", "--seed", seed])
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]
    assert len(re.findall(r"^\S+ \(.+, (?:catalogues|almanac)/fr/\w+\.ftl:\d+\)$", printed[0], re.MULTILINE)) == 3
