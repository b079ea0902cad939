"""What happens when a sentence cannot be said, and what the loader refuses."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engines import GAMES
from engines.core.text.messages import Many, Msg, Num, Ref, SeatRef
from i18n.catalogue import CatalogueError, TextError
from i18n.locales import LOCALES, Locale
from i18n.text import Text, match_locale
from tests.i18n.helpers.narrated_matches import moments

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
        ("a = { $x\n", "cannot be"),
    ],
)
def test_malformed_files_are_refused_with_their_name(tmp_path: Path, content: str, complaint: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bad.ftl").write_text(content)
    with pytest.raises(CatalogueError, match=complaint) as refused:
        Text.load(tmp_path)
    assert "bad.ftl" in str(refused.value)


def test_a_key_in_two_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    for name in ("one.ftl", "two.ftl"):
        (tmp_path / "fr" / name).write_text("a = b\n")
    with pytest.raises(CatalogueError, match="is also in"):
        Text.load(tmp_path)


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        (("fr",), "fr"),
        (("fr-CA",), "fr"),
        (("FR_be",), "fr"),
        (("en-US",), "en"),
        (("de", "fr"), "fr"),
        ((None, "fr", "en"), "fr"),
        (("de", None, "pl"), "en"),
        ((None,), "en"),
        (("", "fr"), "fr"),
        (("fro",), "en"),
    ],
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
