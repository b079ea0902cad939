"""Die Siedler von Nürnberg in the panel: every move is pressed and typed, in both languages and both setups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from discord_ui.arguments import Legal, codes_of
from discord_ui.names import Voice
from discord_ui.presenter import Reader, present
from engines.core.actions import Option
from engines.core.codec import tag_of
from engines.core.rng import rng_from
from engines.core.text import Ref
from engines.nuremberg.game import GAME, NurembergSettings
from engines.nuremberg.position import load
from i18n.locales import LOCALES, Locale
from service.seen import Table
from tests.discord_ui import walking
from tests.discord_ui.tables import table_of
from tests.discord_ui.walking import TEXT


def positions(seed: int) -> Iterator[Any]:
    """Positions of a random match of three or four by the beginners' plan."""
    return walking.positions(GAME, 3 + seed % 2, seed, steps=500, every=13)


def drafts() -> Iterator[Any]:
    """A free setup, placed by chance."""
    rng = rng_from("draft")
    state = GAME.setup(4, bytes(16), NurembergSettings("advanced")).state
    while not state.turns:
        yield state
        seat = GAME.pending(state)[0].seat
        state = GAME.apply(state, seat, rng.choice(GAME.options(state, seat)).action).state


def tables(states: Iterator[Any], locale: Locale) -> Iterator[Table[Any]]:
    """The panels of all who are asked."""
    for state in states:
        for seat in sorted({decision.seat for decision in GAME.pending(state)}):
            yield table_of(state, seat, game=GAME, locale=locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_move_is_pressed_and_every_panel_fits(seed: int, locale: Locale) -> None:
    for table in tables(positions(seed), locale):
        walking.walk(GAME, table, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_place_of_a_free_setup_is_pressed(locale: Locale) -> None:
    for table in tables(drafts(), locale):
        walking.walk(GAME, table, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_move_is_typed_by_names(locale: Locale) -> None:
    for states in (positions(4), drafts()):
        for table in tables(states, locale):
            say = TEXT.speaker(locale, game=GAME.info.key, names=("A", "B", "C", "D"), plain=True)
            for verb in {tag_of(type(option.action)) for option in table.options}:
                found = Legal(GAME, table.view, table.options, verb, say)
                for option in found.options:
                    if not option.holes:
                        _typed(found, option)


def _typed(found: Legal, option: Option) -> None:
    codes = dict(zip(found.fields, codes_of(option.action), strict=True))
    for field, code in codes.items():
        others = {name: value for name, value in codes.items() if name != field}
        values = {value.code: value.name for value in found.values(field, others)}
        assert len(values[code]) <= 100
        assert Counter(values.values())[values[code]] == 1, "two suggestions look the same"
        assert found.read(field, values[code], others) == code


MAIN: dict[str, Any] = {
    "players": 3, "active": 0,
    "P0": {
        "stations": [{"route": "II", "section": 1}], "workshops": ["H-N"], "gold": 9,
        "hand": {"wood": 4, "clay": 2, "wool": 3, "grain": 2, "ore": 4},
    },
    "P1": {"stations": [{"route": "I", "section": 1}]},
}  # fmt: skip


def legal(verb: str, locale: Locale) -> Legal:
    """What the seat of a written position may type for a verb."""
    table = table_of(load(MAIN, loose=True), 0, game=GAME, locale=locale)
    say = TEXT.speaker(locale, game=GAME.info.key, names=("A", "B", "C"), plain=True)
    return Legal(GAME, table.view, table.options, verb, say)


@pytest.mark.parametrize(
    ("locale", "verb", "field", "text", "code"),
    [
        ("en", "build-station", "route", "venice", "iii"),
        ("en", "build-station", "route", "IV", "iv"),
        ("fr", "build-station", "route", "Francfort", "i"),
        ("en", "build-settlement", "crossing", "Prague 4", "ii-4"),
        ("fr", "build-workshop", "site", "blé 2:1", "h-ne"),
        ("fr", "sell", "goods", "casque", "helmet"),
        ("fr", "trade-bank", "give", "or", "gold"),
        ("en", "trade-offer", "terms", "2 wool for 3 gold", "wool2~gold3"),
        ("fr", "trade-offer", "terms", "2 laines contre 3 pièces d’or", "wool2~gold3"),
    ],
)
def test_what_people_would_type_is_understood(locale: Locale, verb: str, field: str, text: str, code: str) -> None:
    assert legal(verb, locale).read(field, text) == code


def test_the_head_says_what_one_has_and_what_ones_workshops_make() -> None:
    table = table_of(load(MAIN, loose=True), 0, game=GAME, locale="en")
    text = present(GAME, table, Voice(TEXT, "en", info=table.info), Reader(100)).text
    assert "-# You: 2 points · 9 gold · 15 cards · 0 prestige" in text
    assert "-# Your workshops double prices. After toll: compass for 4 gold." in text


def test_a_field_for_the_robber_knight_says_whose_settlements_it_hits() -> None:
    state = GAME.setup(4, bytes(16)).state
    place = GAME.words.place(GAME.view(state, 0), Ref("field", "0,-2"))
    assert TEXT.say(place, "en", game="nuremberg", names=("A", "B", "C", "D")) == "wood 5 · settlements: C"
