"""Die Siedler von Nürnberg in the panel: every move is pressed and typed, in both languages and both setups."""

from collections.abc import Iterator
from typing import Any

import pytest

from discord_ui.model import controls
from discord_ui.model.errors import UserError
from discord_ui.model.focus import read_focus
from discord_ui.model.limits import LABEL_COMPONENT
from discord_ui.widgets.order_form import CHOSEN, OrderForm
from engines.core.rng import rng_from
from engines.core.text.messages import Msg, Ref, SeatRef
from engines.nuremberg.game import GAME, NurembergSettings
from engines.nuremberg.position import load
from i18n.locales import Locale
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers import panel_walk
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import TEXT
from tests.games.nuremberg.helpers.positions import KNIGHT, draw
from tests.games.panels import check_typed, legal, lists, panel, voice


def positions(seed: int) -> Iterator[Any]:
    """Positions of a random match of three or four by the beginners' plan."""
    return panel_walk.positions(GAME, 3 + seed % 2, seed, steps=500, every=13)


def drafts() -> Iterator[Any]:
    """A free setup, placed by chance."""
    rng = rng_from("draft")
    state = GAME.setup(4, bytes(16), NurembergSettings("advanced")).state
    while not state.turns:
        yield state
        seat = GAME.pending(state)[0].seat
        state = GAME.apply(state, seat, rng.choice(GAME.options(state, seat)).action).state


def tables(states: Iterator[Any], locale: Locale) -> Iterator[PanelModel[Any]]:
    """The panels of all who are asked."""
    for state in states:
        for seat in sorted({decision.seat for decision in GAME.pending(state)}):
            yield table_of(state, seat, game=GAME, locale=locale)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_move_is_pressed_and_every_panel_fits(seed: int, locale: Locale) -> None:
    for table in tables(positions(seed), locale):
        panel_walk.walk(GAME, table, locale)


def test_every_place_of_a_free_setup_is_pressed(locale: Locale) -> None:
    for table in tables(drafts(), locale):
        panel_walk.walk(GAME, table, locale)

    for states in (positions(4), drafts()):
        for table in tables(states, locale):
            check_typed(table)


MAIN: dict[str, Any] = {
    "players": 3, "active": 0,
    "P0": {
        "stations": [{"route": "II", "section": 1}], "workshops": ["H-N"], "gold": 9,
        "hand": {"wood": 4, "clay": 2, "wool": 3, "grain": 2, "ore": 4},
    },
    "P1": {"stations": [{"route": "I", "section": 1}]},
}  # fmt: skip


def main(locale: Locale = "en") -> PanelModel[Any]:
    """The panel of a written position."""
    return table_of(load(MAIN, loose=True), 0, game=GAME, locale=locale)


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
    assert legal(main(locale), verb).read(field, text) == code


def test_a_trade_with_others_is_suggested_in_words() -> None:
    found = legal(main(), "trade-offer")
    assert [value.name for value in found.typed("terms", "2 wool for 3 gold")] == ["2 wool for 3 gold"]
    assert found.typed("terms", "9 wool for 3 gold") == [], "only three wool are in the hand"
    assert all(value.name for value in found.values("terms"))


def test_the_head_says_what_one_has_and_what_ones_workshops_make() -> None:
    text = panel(main()).text
    assert "-# You: 2 points · 9 gold · 15 cards · 0 prestige" in text
    assert "-# Double price, after toll: compass for 4 gold." in text


def test_a_field_for_the_robber_knight_says_whose_settlements_it_hits() -> None:
    state = GAME.setup(4, bytes(16)).state
    place = GAME.names.place(GAME.view(state, 0), Ref("field", "0,-2"))
    assert TEXT.say(place, "en", game="nuremberg", names=("A", "B", "C", "D")) == "wood 5 · settlements: C"


def test_fields_where_the_knight_hurts_most_come_first_and_then_it_asks_from_whom() -> None:
    state = draw(KNIGHT, P1={"hand": {"wood": 2}}, P2={"hand": {"wood": 2}}).state
    state.settlements = list(GAME.setup(3, bytes(16)).state.settlements)
    table = table_of(state, 0, game=GAME)
    (choice,) = lists(panel(table))
    assert choice.placeholder == "Which field?"
    others = [voice(table).plain(Msg("core-thing", {"thing": SeatRef(seat)})) for seat in (1, 2)]
    hurt = [any(name in pick.description for name in others) for pick in choice.picks]
    assert hurt == sorted(hurt, reverse=True)
    assert {True, False} == set(hurt)
    assert "**From whom?**" in panel(table, read_focus(choice.picks[0].value.removeprefix("f:"))).text


def test_whom_the_knight_robs_is_typed_by_name_before_the_field_is_chosen(locale: Locale) -> None:
    state = draw(KNIGHT, P1={"hand": {"wood": 2}}, P2={"hand": {"wood": 2}}).state
    found = legal(table_of(state, 0, game=GAME, locale=locale), "answer-knight")
    assert {value.name for value in found.values("victim")} == {"B", "C"}
    assert found.read("victim", "c") == "2"


def ordering(key: str, locale: Locale) -> OrderForm:
    """The form of an order, for one reader."""
    choice = next(order.choice for order in GAME.orders if order.key == key)
    assert choice is not None
    return OrderForm(GAME, main(locale), voice(main(locale)), choice)


def written(text: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    """A form sent with a line of names."""
    return {CHOSEN: text}, {}


@pytest.mark.parametrize(
    ("locale", "text", "chosen"),
    [
        ("en", "Prague 4, venice 2\nIV", ("ii-4", "iii-2", "iv")),
        ("fr", "Francfort 3; prague 4 ; Venise", ("i-3", "ii-4", "iii")),
        ("en", "ii-4, ii-4", ("ii-4",)),
    ],
)
def test_places_for_the_set_up_are_named_in_a_line_the_best_first(
    locale: Locale, text: str, chosen: tuple[str, ...]
) -> None:
    found = ordering("place", locale)
    assert found.read(*written(text)) == chosen
    assert found.read(*written(found.named(chosen))) == chosen, "as the form shows it when it is opened again"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Atlantis 3", "Prague"),
        ("Prague 9", "Prague"),
        ("", "12"),
        (", ,", "12"),
        (", ".join(f"{route}-{n}" for route in ("i", "ii") for n in range(1, 9)), "12"),
    ],
)
def test_a_line_that_names_nothing_or_too_much_is_refused_with_what_would_be_right(
    locale: Locale, text: str, right: str
) -> None:
    with pytest.raises(UserError) as refused:
        ordering("place", locale).read(*written(text))
    assert right in TEXT.say(refused.value.msg, locale, game=GAME.info.key, names=())


@pytest.mark.parametrize("key", [order.key for order in GAME.orders if order.choice is not None])
def test_the_form_of_an_order_fits_discord_and_a_phone(key: str, locale: Locale) -> None:
    where = controls.ORDER_WITH(42, key)
    name = f"nuremberg-order-{key}"
    choice = next(order.choice for order in GAME.orders if order.key == key)
    assert choice is not None
    longest = choice.items[-choice.hi :]
    form = ordering(key, locale).form(where, Msg(name), Msg(f"{name}-desc"), longest).to_dict()
    assert len(form["title"]) <= 45
    (asked,) = [part for part in form["components"] if part["type"] == LABEL_COMPONENT]
    inner = asked["component"]
    assert len(asked["label"]) <= 45
    if choice.ranked:
        assert len(inner["value"]) <= inner["max_length"]
        assert len(inner["placeholder"]) <= 100
    else:
        assert [option["value"] for option in inner["options"] if option.get("default")] == list(longest)
        assert all(len(option["label"]) <= 50 for option in inner["options"])
        assert len(inner["options"]) <= 25
