"""What happens when a sentence cannot be said, what the loader refuses, and the cache of the catalogues."""

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from engines import GAMES
from engines.core.text.messages import Many, Msg, Num, Ref, SeatRef
from i18n.almanac import ROOT as ALMANAC
from i18n.catalogue import Catalogue, CatalogueError, TextError, sources
from i18n.locales import CATALOGUES, LOCALES, Locale
from i18n.text import Text, match_locale
from tools.texts.matches import moments

UNSAYABLE = [
    Msg("fugger-not-a-key"),
    Msg("fugger-event-drew", {"n": 2}),
    Msg("fugger-event-played", {"seat": SeatRef(0), "card": Ref("card", "gold")}),
    Msg("fugger-event-dealt", {"hands": Many((Msg("fugger-lost"),))}),
    Msg("core-number", {"n": Num(3, "parsec")}),
]


@pytest.mark.parametrize("msg", UNSAYABLE)
@pytest.mark.parametrize("locale", LOCALES)
def test_readers_get_an_apology_and_operators_one_log_line(
    msg: Msg, locale: Locale, caplog: pytest.LogCaptureFixture
) -> None:
    text = Text.load()
    with caplog.at_level(logging.ERROR):
        said = {text.say(msg, locale, game="fugger", names=("Anna",)) for _ in range(3)}
    assert said == {text.say(Msg("core-unsaid"), locale)}
    assert len(caplog.records) == 1


@pytest.mark.parametrize("msg", UNSAYABLE)
def test_tests_get_an_error_instead(msg: Msg) -> None:
    with pytest.raises(TextError):
        Text.load(strict=True).say(msg, "en", game="fugger", names=("Anna",))


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    said = Text.load(strict=True).say(Msg("fugger-board-seat", {"seat": SeatRef(2)}), "fr", names=("Anna",))
    assert said == "Place 3"


def test_a_reader_is_addressed_where_a_sentence_has_a_form_for_that(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text(
        "core-unsaid = x\ncore-nothing = nobody\n"
        "won = { $seats } wins { $n }.\n    .you-seats = You win { $n }.\n"
        "took = { $seat } takes { $n } from { $victim }.\n"
        "    .you = You take { $n } from { $victim }.\n    .you-victim = { $seat } takes { $n } from you.\n"
    )
    text = Text.load(tmp_path, strict=True)

    def told(msg: Msg) -> list[str]:
        readers = (None, 0, 1, 2)
        return [text.speaker("en", names=("Anna", "Bert", "Cleo"), reader=seat)(msg) for seat in readers]

    assert told(Msg("took", {"seat": SeatRef(0), "victim": SeatRef(1), "n": 2})) == [
        "Anna takes 2 from Bert.",
        "You take 2 from Bert.",
        "Anna takes 2 from you.",
        "Anna takes 2 from Bert.",
    ]
    assert told(Msg("won", {"seats": Many((SeatRef(0),)), "n": 1}))[1] == "You win 1."
    assert "You win 1." not in told(Msg("won", {"seats": Many((SeatRef(0), SeatRef(1))), "n": 1}))


def test_a_thing_of_no_game_is_one_of_kontors_own(tmp_path: Path) -> None:
    for locale in LOCALES:
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "x.ftl").write_text("core-unsaid = x\ncore-colour-red = red\na = { $c }\n")
    text = Text.load(tmp_path, strict=True)
    assert text.say(Msg("a", {"c": Ref("colour", "red")}), "en", game="fugger") == "red"
    assert text.say(Msg("a", {"c": Ref("colour", "red")}), "en") == "red"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("core-unsaid = x\nbroken {\n", "cannot be read"),
        ("a = 1\na = 2\n", "is also in"),
    ],
)
def test_malformed_files_are_refused_with_their_name(tmp_path: Path, content: str, complaint: str) -> None:
    (tmp_path / "bad.ftl").write_text(content)
    with pytest.raises(CatalogueError, match=complaint) as refused:
        sources([tmp_path / "bad.ftl"])
    assert "bad.ftl" in str(refused.value)


def test_a_fault_inside_a_sentence_shows_when_it_is_parsed(tmp_path: Path) -> None:
    (tmp_path / "bad.ftl").write_text("a = { $x\n")
    with pytest.raises(TextError, match="cannot be read"):
        Catalogue("en", sources([tmp_path / "bad.ftl"])).format("a", {"x": 1})


def test_a_key_in_two_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    for name in ("one.ftl", "two.ftl"):
        (tmp_path / "fr" / name).write_text("a = b\n")
    with pytest.raises(CatalogueError, match="is also in"):
        Text.load(tmp_path)


WISHES: dict[Locale, tuple[tuple[str | None, ...], ...]] = {
    "fr": (("fr",), ("fr-CA",), ("FR_be",), ("de", "fr"), (None, "fr", "en"), ("", "fr")),
    "en": (("en-US",), ("de", None, "pl"), (None,), ("fro",)),
}


@pytest.mark.parametrize(
    ("wishes", "expected"), [(one, locale) for locale, all_of in WISHES.items() for one in all_of]
)
def test_the_first_wish_that_we_speak_wins(wishes: tuple[str | None, ...], expected: Locale) -> None:
    assert match_locale(*wishes) == expected


def test_threads_share_one_text() -> None:
    game = GAMES["fugger"]
    msgs = [msg for moment in moments(game, 3, 1) for msg in moment.told]

    def tell(text: Text, locale: Locale) -> list[str]:
        say = text.speaker(locale, game="fugger", names=("A", "B", "C"))
        return [say(msg) for msg in msgs]

    alone = {locale: tell(Text.load(strict=True), locale) for locale in LOCALES}
    shared = Text.load(strict=True)
    with ThreadPoolExecutor(8) as pool:
        jobs = [(locale, pool.submit(tell, shared, locale)) for locale in LOCALES * 6]
        for locale, job in jobs:
            assert job.result() == alone[locale]


SHOP = "-tea = tea\nprice = A cup of { -tea } is **{ $n }**.\n    .short = { $n }\nasked = { price }\n"


def _shop(folder: Path, text: str = SHOP) -> Path:
    for locale in ("en", "fr"):
        (folder / locale).mkdir(parents=True, exist_ok=True)
        (folder / locale / "shop.ftl").write_text(text, encoding="utf-8")
    return folder


def test_the_text_of_an_entry_reads_as_the_entry_does() -> None:
    for path in (path for root in (CATALOGUES, ALMANAC) for path in root.glob("*/*.ftl")):
        whole = _parsed(path.read_text(encoding="utf-8"))
        apart = "\n\n".join(sources([path]).values())
        assert [_bare(entry) for entry in _parsed(apart)] == [_bare(entry) for entry in whole]


def _parsed(text: str) -> list[ftl.Message | ftl.Term]:
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]


def _bare(entry: ftl.Message | ftl.Term) -> Any:
    bare = entry.clone()
    bare.comment = None
    return bare.to_json()


def test_a_changed_catalogue_is_read_anew(tmp_path: Path) -> None:
    asked = Msg("asked", {"n": 2})
    text = Text.load(_shop(tmp_path), strict=True)
    assert (text.say(asked, "en"), text.say(asked, "en", plain=True)) == (
        "A cup of tea is **2**.",
        "A cup of tea is 2.",
    )
    _shop(tmp_path, SHOP.replace("A cup of", "A large cup of"))
    assert Text.load(tmp_path, strict=True).say(asked, "en", plain=True) == "A large cup of tea is 2."
