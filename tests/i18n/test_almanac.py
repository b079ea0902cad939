"""The almanac: complete in both languages, short, connected, found by what people type, with the right names."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from engines import GAMES
from engines.fugger.data import GOODS
from i18n.almanac import Almanac, Entry
from i18n.catalogue import CatalogueError
from i18n.locales import LOCALES, Locale
from tests.games.profiles import PROFILES
from tests.i18n.helpers.ftl import almanac_files, in_almanac
from tests.i18n.helpers.sentences import TEXT

ALMANAC = Almanac.load()
SHELVES = ["core", *GAMES]


def test_every_game_and_kontor_have_a_shelf_and_nobody_else() -> None:
    assert set(ALMANAC.games()) == set(SHELVES)
    for locale in LOCALES:
        assert {path.stem for path in almanac_files(locale)} == set(SHELVES)


@pytest.mark.parametrize("locale", LOCALES)
def test_languages_have_the_same_topics_in_the_same_order_with_the_same_references(locale: Locale) -> None:
    assert in_almanac(locale) == []
    assert all(ALMANAC.entries(shelf, locale) for shelf in SHELVES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_how_it_begins_how_it_is_won_and_what_is_hidden(game: str) -> None:
    topics = {entry.topic for entry in ALMANAC.entries(game, "en")}
    assert {"overview", "end", "hidden"} <= topics
    assert topics & {"setup", "draft"}


def test_kontor_is_explained_from_the_lobby_to_the_rematch() -> None:
    wanted = {"lobby", "options", "pace", "language", "orders", "answers", "rematch"}
    assert {entry.topic for entry in ALMANAC.entries("core", "en")} >= wanted


@pytest.mark.parametrize("shelf", SHELVES)
@pytest.mark.parametrize("locale", LOCALES)
def test_entries_are_short_and_whole(shelf: str, locale: Locale) -> None:
    for entry in ALMANAC.entries(shelf, locale):
        assert 1 <= len(entry.title) <= 60, entry.topic
        assert 60 <= len(entry.body) <= 900, entry.topic
        assert entry.body.count("**") % 2 == 0, entry.topic
        assert re.search(r"[.!?»]$", entry.body), entry.topic
        assert "{" not in entry.body, entry.topic


@pytest.mark.parametrize("shelf", SHELVES)
def test_references_lead_to_other_entries_of_the_shelf(shelf: str) -> None:
    entries = ALMANAC.entries(shelf, "en")
    topics = {entry.topic for entry in entries}
    for entry in entries:
        assert set(entry.see_also) <= topics - {entry.topic}
        assert len(set(entry.see_also)) == len(entry.see_also)


@pytest.mark.parametrize("locale", LOCALES)
def test_titles_are_unique_in_what_a_search_shows(locale: Locale) -> None:
    for shelf in SHELVES:
        titles = [entry.title for entry in ALMANAC.search(shelf, "", locale, limit=1000)]
        assert len(set(titles)) == len(titles)


def test_fugger_explains_each_card_and_each_rule() -> None:
    wanted = {*GOODS, "merchant", "jakob", "seal", "prices", "crash", "ranking", "sale", "delivery", "hand-limit"}
    wanted |= {"new-round", "two-players", "end", "draw-pile", "turn"}
    assert {entry.topic for entry in ALMANAC.entries("fugger", "en")} >= wanted


@pytest.mark.parametrize(
    ("locale", "query", "first"),
    [
        ("fr", "epices", "spices"),
        ("fr", "ÉPICES", "spices"),
        ("fr", "étoffe", "cloth"),
        ("fr", "chute", "crash"),
        ("fr", "à deux", "two-players"),
        ("fr", "a deux", "two-players"),
        ("fr", "l'image", "picture"),
        ("fr", "manche nouvelle", "new-round"),
        ("en", "jakob", "jakob"),
        ("en", "Crash", "crash"),
        ("en", "tie", "ranking"),
        ("en", "shuffle", "draw-pile"),
        ("en", "quiet", "quiet-hours"),
        ("en", "face-down", "delivery"),
        ("en", "merch", "merchant"),
    ],
)
def test_search_finds_what_is_meant(locale: Locale, query: str, first: str) -> None:
    assert ALMANAC.search("fugger", query, locale)[0].topic == first


ASKED: dict[str, Mapping[Locale, Mapping[str, str]]] = {
    "core": {
        "en": {
            "join": "lobby",
            "settings": "options",
            "time limit": "pace",
            "standing order": "orders",
            "wait": "answers",
            "languages": "language",
            "delete": "privacy",
            "win": "rematch",
            "how to win": "rematch",
            "score": "rematch",
        },
        "fr": {
            "rejoindre": "lobby",
            "réglages": "options",
            "délai": "pace",
            "ordre permanent": "orders",
            "consigne": "orders",
            "attendre": "answers",
            "langue": "language",
            "supprimer": "privacy",
            "comment gagner": "rematch",
            "score": "rematch",
            "revanche": "rematch",
        },
    },
    **{key: one.queries() for key, one in PROFILES.items()},
}
"""By shelf and language, what newcomers type, many with the words of other editions, and what answers it."""


@pytest.mark.parametrize("shelf", SHELVES)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_newcomers_ask_for_is_answered_by_the_entry_that_is_meant(shelf: str, locale: Locale) -> None:
    asked = ASKED[shelf].get(locale, {})
    first = {query: ALMANAC.search(shelf, query, locale)[:1] for query in asked}
    assert {query: found[0].topic for query, found in first.items() if found} == asked


@pytest.mark.parametrize(
    ("locale", "game", "query", "first"),
    [
        ("en", "fugger", "mercahnt", "merchant"),
        ("en", "cities_knights", "barbariens", "barbarians"),
        ("en", "cities_knights", "longst road", "longest-road"),
        ("fr", "fugger", "marchnad", "merchant"),
        ("fr", "cities_knights", "chevallier", "knight"),
        ("en", "fugger", "quiet huors", "quiet-hours"),
    ],
)
def test_a_typing_mistake_is_forgiven(locale: Locale, game: str, query: str, first: str) -> None:
    assert first in {entry.topic for entry in ALMANAC.search(game, query, locale)[:3]}


def test_what_resembles_nothing_finds_nothing() -> None:
    assert ALMANAC.search("fugger", "xqzzt", "en") == []
    assert ALMANAC.search("fugger", "wxy", "en") == []


def test_a_word_is_found_by_its_beginning_and_not_by_letters_from_its_middle() -> None:
    reminders = ALMANAC.entry("core", "reminders", "en")
    assert reminders is not None
    assert "growing intervals" in reminders.body
    assert reminders in ALMANAC.search("core", "grow interv", "en")
    assert reminders not in ALMANAC.search("core", "win", "en")


@pytest.mark.parametrize(
    ("locale", "one", "many"),
    [
        ("en", "mine", "mines"),
        ("en", "harbour", "harbours"),
        ("fr", "chevalier", "chevaliers"),
        ("fr", "château", "châteaux"),
    ],
)
def test_the_plural_does_not_matter(locale: Locale, one: str, many: str) -> None:
    found = ALMANAC.search("cities_knights", one, locale)
    assert found == ALMANAC.search("cities_knights", many, locale) != []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_entry_is_found_first_by_its_title(locale: Locale) -> None:
    for shelf in SHELVES:
        for entry in ALMANAC.entries(shelf, locale):
            assert ALMANAC.search(shelf, entry.title, locale)[0] == entry


@pytest.mark.parametrize("query", ["😀😀", "?!", "— -"])
def test_search_for_what_has_no_letters_finds_nothing(query: str) -> None:
    assert ALMANAC.search("fugger", query, "en") == []


def test_search_of_a_game_offers_kontors_entries_after_its_own() -> None:
    found = ALMANAC.search("fugger", "draw", "en", limit=100)
    shelves = [entry.game for entry in found]
    assert shelves == sorted(shelves, key=["fugger", "core"].index)
    assert ALMANAC.search("fugger", "privacy", "en")[0].game == "core"
    assert {entry.game for entry in ALMANAC.search("core", "", "en")} == {"core"}


def test_search_keeps_to_its_limit_and_finds_nothing_for_nonsense() -> None:
    assert len(ALMANAC.search("fugger", "", "en", limit=25)) == 25
    assert len(ALMANAC.search("fugger", "", "en", limit=3)) == 3
    assert ALMANAC.search("fugger", "xyzzy", "en") == []
    assert ALMANAC.search("nosuch", "xyzzy", "en") == []


SEARCHES = """pierres précieuses, jacob, score, comment gagner, château, hexagone, imprimante,
carte de progression, améliorer un chevalier, mines, avancée culturelle,
ordre permanent, rejoindre, langue, supprimer, revanche"""


@pytest.mark.parametrize("query", [query.strip() for query in SEARCHES.split(",")])
def test_searches_that_once_found_nothing_find_something_whatever_rules_are_open(query: str) -> None:
    assert ALMANAC.anywhere(query, "fr") != []


def test_a_search_through_all_games_puts_the_best_hit_of_any_first() -> None:
    assert ALMANAC.anywhere("Stadtholder and his track", "en")[0].game == "golden_age"
    assert ALMANAC.anywhere("quiet hours", "en")[0].game == "core"
    assert {entry.game for entry in ALMANAC.anywhere("how to win", "en")} == set(SHELVES)
    assert len(ALMANAC.anywhere("card", "en", limit=3)) == 3


def test_an_unknown_topic_is_none_and_a_game_falls_back_to_kontor() -> None:
    assert ALMANAC.entry("fugger", "nosuch", "en") is None
    found = ALMANAC.entry("fugger", "quiet-hours", "fr")
    assert found is not None
    assert found.game == "core"


def test_a_malformed_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "shop.ftl").write_text("topic = Title\nbroken {\n")
    with pytest.raises(CatalogueError):
        Almanac.load(tmp_path)


BUTTONS = {
    "lobby": ("ui-join", "ui-leave", "ui-invite", "ui-start"),
    "options": ("ui-options-seats", "ui-options-pace", "ui-options-grace", "ui-options-language"),
    "move": ("ui-your-move",),
    "panel": ("ui-your-move",),
    "undo": ("ui-undo", "ui-send-now", "ui-undo-ask"),
    "answers": ("ui-wait-for-answers",),
    "rematch": ("ui-rematch", "ui-replay"),
    "log": ("ui-news",),
}
"""By entry about Kontor, the buttons and lists that it names."""
COMMAND = re.compile(r"`(/[^`]*)`")


def entries(locale: Locale) -> Iterator[Entry]:
    for shelf in SHELVES:
        yield from ALMANAC.entries(shelf, locale)


def commands(locale: Locale) -> dict[str, str]:
    """By key, every command as it is typed in a language."""
    catalogue = TEXT.catalogue(locale)
    names = {key: catalogue.format(key) for key in catalogue.keys() if re.fullmatch(r"cmd-[a-z-]*(?<!-desc)", key)}  # noqa: SIM118
    parents = {key: key.rsplit("-", 1)[0] for key in names}
    return {key: f"/{names.get(parents[key], '')} {name}".replace("/ ", "/") for key, name in names.items()}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("topic", BUTTONS)
def test_buttons_are_called_by_the_names_that_they_have(locale: Locale, topic: str) -> None:
    entry = ALMANAC.entry("core", topic, locale)
    assert entry is not None
    names = [TEXT.catalogue(locale).format(key, {"hours": 8}).split(" (")[0] for key in BUTTONS[topic]]
    assert [name for name in names if f"**{name}**" not in entry.body] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_are_called_by_the_names_that_they_have(locale: Locale) -> None:
    known = set(commands(locale).values())
    told = {command for entry in entries(locale) for command in COMMAND.findall(entry.body)}
    assert told
    assert told - known == set()


def test_both_languages_name_the_same_commands() -> None:
    keys = {locale: {name: key for key, name in commands(locale).items()} for locale in LOCALES}
    named = [
        [{keys[locale][command] for command in COMMAND.findall(entry.body)} for entry in entries(locale)]
        for locale in LOCALES
    ]
    assert named[0] == named[1]
