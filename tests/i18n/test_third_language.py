"""A third language is a folder: what it takes, what the lint says about it, and a panel in it.

Its sentences are German, for their cases; its numbers have the four plural forms of Polish.
"""

import re
import shutil
from pathlib import Path

import pytest

from discord_ui.model.components import screen_view
from discord_ui.model.limits import LimitChecker
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import ButtonRow
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.pictures import HAND
from discord_ui.panel.presenter import present_panel
from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef
from engines.fugger.position import load
from i18n.almanac import ROOT as ALMANAC
from i18n.almanac import Almanac
from i18n.locales import CATALOGUES, LOCALES, Locale, locales_in
from i18n.text import Text
from tests.discord_ui.helpers.panel_models import FUGGER, table_of
from tests.discord_ui.helpers.panel_walk import PICTURES
from tests.i18n.helpers.ftl import in_almanac, in_catalogues

THIRD: Locale = "pl"
SENTENCES = {
    "core": "core-language = Deutsch\n",
    "ui": "ui-news = Was geschah\n",
    "fugger": """\
fugger-ask-turn = Zieh oder spiel eine Karte.
fugger-card-merchant = Händler
    .gender = m
    .a = ein Händler
    .a-acc = einen Händler
    .the = der Händler
    .the-acc = den Händler
    .the-dat = dem Händler
    .one = Händler
    .few = Händler wenig
    .many = Händler viel
    .other = Händler Bruch
    .many-dat = Händlern
fugger-play-merchant = { A($card, case: "acc") } spielen, von { $have }
fugger-event-played = { $seat } spielt **{ A($card, case: "acc") }**.
    .you = Du spielst **{ A($card, case: "acc") }**.
fugger-event-delivered-card = { $seat } hilft { THE($card, case: "dat") }.
    .you = Du hilfst { THE($card, case: "dat") }.
fugger-cards = { COUNT($n, $card) }
fugger-event-round-ended = Runde { $round }, { $seat }: { COUNT($n, $good, case: "dat") }.
    .you = Runde { $round }, du: { COUNT($n, $good, case: "dat") }.
""",
}
MERCHANT = Ref("card", "merchant")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Catalogues in three languages, which no test changes."""
    root = tmp_path_factory.mktemp("catalogues")
    for locale in LOCALES:
        shutil.copytree(CATALOGUES / locale, root / locale)
    shutil.copytree(CATALOGUES / "en", root / THIRD)
    for part, sentences in SENTENCES.items():
        file = root / THIRD / f"{part}.ftl"
        text = file.read_text(encoding="utf-8")
        for key in re.findall(r"^([a-z_-]+) =", sentences, re.MULTILINE):
            text = without(text, key)
        file.write_text(f"{text}\n{sentences}", encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def text(root: Path) -> Text:
    """All three, read."""
    return Text.load(root, strict=True)


def without(text: str, key: str) -> str:
    """A catalogue without one of its messages, which it has."""
    less, found = re.subn(rf"^{key} =.*\n(?:[ }}].*\n)*", "", text, flags=re.MULTILINE)
    assert found == 1, key
    return less


def test_the_languages_are_the_folders(root: Path, text: Text) -> None:
    assert locales_in(root) == ("en", "fr", THIRD)
    assert locales_in(CATALOGUES) == LOCALES
    assert [text.language(locale) for locale in locales_in(root)] == ["English", "Français", "Deutsch"]


def test_its_almanac_is_a_folder_too(text: Text, tmp_path: Path) -> None:
    shutil.copytree(ALMANAC, tmp_path, dirs_exist_ok=True)
    shutil.copytree(ALMANAC / "en", tmp_path / THIRD)
    assert in_almanac(THIRD, tmp_path, text) == []
    assert Almanac.load(tmp_path, text).search("fugger", "merchant", THIRD)[0].topic == "merchant"
    (tmp_path / THIRD / "fugger.ftl").unlink()
    assert in_almanac(THIRD, tmp_path, text) == [f"{THIRD}: fugger"]


def test_the_lint_compares_it_with_english(root: Path) -> None:
    assert in_catalogues(THIRD, root) == []


def test_the_lint_notices_two_messages_that_are_missing_and_a_variable_that_is_not_said(
    root: Path, tmp_path: Path
) -> None:
    shutil.copytree(root, tmp_path, dirs_exist_ok=True)
    file = tmp_path / THIRD / "ui.ftl"
    said = without(without(file.read_text(encoding="utf-8"), "ui-board"), "ui-panel-waiting")
    file.write_text(said.replace("{ $hours }\u00a0h", "some hours"), encoding="utf-8")
    assert in_catalogues(THIRD, tmp_path) == [
        f"{THIRD}: ui-panel-waiting is missing",
        f"{THIRD}: ui-board is missing",
        f"{THIRD}: ui-wait-for-answers: ['hours']",
    ]


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("fugger-event-played", "Anna spielt **einen Händler**."),
        ("fugger-event-delivered-card", "Anna hilft dem Händler."),
    ],
)
def test_a_sentence_calls_a_thing_in_a_case(text: Text, key: str, expected: str) -> None:
    msg = Msg(key, {"seat": SeatRef(0), "card": MERCHANT})
    assert text.say(msg, THIRD, game="fugger", names=("Anna",)) == expected


def test_a_thing_without_a_case_keeps_its_other_form_and_its_bare_name_without_any(text: Text) -> None:
    msg = Msg("fugger-event-played", {"seat": SeatRef(0), "card": Ref("card", "gems")})
    assert text.say(msg, THIRD, game="fugger", names=("Anna",)) == "Anna spielt **a gem**."
    bare = Msg("fugger-event-played", {"seat": SeatRef(0), "card": Ref("card", "wine")})
    assert text.say(bare, THIRD, game="fugger", names=("Anna",)) == "Anna spielt **wine**."


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (1, "1 Händler"),
        (3, "3 Händler wenig"),
        (5, "5 Händler viel"),
        (12, "12 Händler viel"),
        (22, "22 Händler wenig"),
    ],
)
def test_all_plural_categories_of_a_language_are_counted_by(text: Text, n: int, expected: str) -> None:
    assert text.say(Msg("fugger-cards", {"n": n, "card": MERCHANT}), THIRD, game="fugger") == expected


@pytest.mark.parametrize(("n", "expected"), [(5, "5 Händlern"), (3, "3 Händler wenig")])
def test_a_count_takes_a_case_in_its_category(text: Text, n: int, expected: str) -> None:
    args: dict[str, Arg] = {"n": n, "good": MERCHANT, "round": 1, "seat": SeatRef(0)}
    said = text.say(Msg("fugger-event-round-ended", args), THIRD, game="fugger", names=("Anna",))
    assert said == f"Runde 1, Anna: {expected}."


def test_lists_are_joined_as_the_language_does(text: Text) -> None:
    assert text.say(Msg("core-thing", {"thing": Many(("a", "b", "c"))}), THIRD) == "a, b i c"


def test_a_panel_is_shown_in_it(text: Text) -> None:
    state = load({"players": [{"hand": ["merchant", "wine"]}, {}]}, loose=True)
    table = table_of(state, 0, locale=THIRD)
    screen = present_panel(FUGGER, table, Localizer(text, THIRD, info=table.info), PanelReader(100))
    screen_view(screen, LimitChecker(strict=True), {HAND: PICTURES[HAND]})
    labels = [button.label for block in screen.blocks if isinstance(block, ButtonRow) for button in block.buttons]
    assert "Zieh oder spiel eine Karte." in screen.text
    assert "More…" in labels
    assert "inen Händler spielen" in screen.text
