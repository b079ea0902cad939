"""What is typed of a game's name finds the game, however it is written, half typed or with a slip."""

import re

import pytest

from engines import GAMES
from engines.core.text.messages import Msg
from i18n.locales import LOCALES
from i18n.text import Text
from service.queries.game_search import find_games

TEXT = Text.load(strict=True)
NAMES = {
    key: (game.info.command, *(TEXT.say(Msg(f"{key}-name"), locale, plain=True) for locale in LOCALES))
    for key, game in GAMES.items()
}
CALLED = sorted({(key, name) for key, called in NAMES.items() for name in (key, *called)})


def slipped(name: str) -> set[str]:
    """A name with one letter left out, twice, or in its neighbour's place, behind the first of a long word."""
    found = set()
    for word in re.finditer(r"[^\W_]{5,}", name):
        for at in range(word.start() + 1, word.end() - 1):
            found |= {name[:at] + name[at + 1 :], name[:at] + name[at] + name[at:]}
            found.add(name[:at] + name[at + 1] + name[at] + name[at + 2 :])
    return found


@pytest.mark.parametrize(("key", "name"), CALLED)
def test_a_game_is_meant_by_each_of_its_names_and_by_how_they_begin(key: str, name: str) -> None:
    assert find_games(NAMES, name)[0] == key
    assert find_games(NAMES, name.upper())[0] == key
    for length in range(1, len(name)):
        assert key in find_games(NAMES, name[:length])


@pytest.mark.parametrize(("key", "name"), CALLED)
def test_a_slip_anywhere_in_a_name_still_finds_the_game(key: str, name: str) -> None:
    assert not {typed for typed in slipped(name) if find_games(NAMES, typed)[:1] != [key]}


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("nure", "nuremberg"),
        ("nurem", "nuremberg"),
        ("nürn", "nuremberg"),
        ("nurnberg", "nuremberg"),
        ("nurmb", "nuremberg"),
        ("siedlr", "nuremberg"),
        ("fuger", "fugger"),
        ("trian", "first_train"),
        ("frist", "first_train"),
        ("catn", "cities_knights"),
        ("citys", "cities_knights"),
        ("vills", "cities_knights"),
        ("siecel", "golden_age"),
        ("goldn", "golden_age"),
    ],
)
def test_what_people_type(typed: str, key: str) -> None:
    assert find_games(NAMES, typed) == [key]


def test_what_begins_so_comes_first_and_what_is_only_alike_not_at_all_then() -> None:
    names = {"alike": ("trian",), "inside": ("my train",), "begins": ("train set",), "whole": ("train",)}
    assert find_games(names, "train") == ["whole", "begins", "inside"]


@pytest.mark.parametrize("typed", ["chess", "xyz", "zz", "42", "anna"])
def test_what_is_no_game_finds_none(typed: str) -> None:
    assert find_games(NAMES, typed) == []


def test_without_slips_only_what_fits_is_meant() -> None:
    assert find_games(NAMES, "fuger", slips=False) == []
