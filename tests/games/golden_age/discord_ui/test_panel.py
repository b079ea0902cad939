"""The Golden Age in the panel: a long turn fits a phone, every move is pressed and typed, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from discord_ui.model.components import screen_view
from discord_ui.model.focus import FillingHoles, InKind
from discord_ui.model.screen import Paragraph, Picture
from discord_ui.typed.arguments import LegalArguments
from discord_ui.widgets.picker import option_blocks
from engines.golden_age.actions import Bid, Pass
from engines.golden_age.game import GAME
from engines.golden_age.play.contest import AUCTIONS
from engines.golden_age.position import load
from i18n.locales import Locale
from service.base.read_models.panels import ContestView, PanelModel
from tests.discord_ui.helpers import panel_walk
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import GUARD, PICTURES, TEXT
from tests.games.panels import check_typed, legal, lists, options_of, panel, voice


def positions(seed: int) -> Iterator[Any]:
    """Positions of a random match of three or four."""
    return panel_walk.positions(GAME, 3 + seed % 2, seed, steps=400, every=13)


def tables(seed: int, locale: Locale) -> Iterator[PanelModel[Any]]:
    """The panels of all who are asked."""
    for state in positions(seed):
        for seat in sorted({decision.seat for decision in GAME.pending(state)}):
            auction = GAME.open_contest(state)
            if auction is None:
                yield table_of(state, seat, game=GAME, locale=locale)
                continue
            shown = ContestView(auction, tuple(AUCTIONS.options(state, seat)), True, None, None)
            cries = tuple(option for option in GAME.options(state, seat) if isinstance(option.action, Bid | Pass))
            yield table_of(state, seat, game=GAME, locale=locale, planning=shown, options=cries)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_move_is_pressed_and_every_panel_fits(seed: int, locale: Locale) -> None:
    for table in tables(seed, locale):
        if table.choices.planning is None:
            panel_walk.walk(GAME, table, locale)
        else:
            screen_view(panel(table), GUARD, PICTURES)


def test_every_move_is_typed_by_names(locale: Locale) -> None:
    for table in tables(4, locale):
        check_typed(table)


def test_the_head_says_what_one_has_and_what_markers_can_still_do() -> None:
    uses = 0
    for table in tables(5, "en"):
        screen = panel(table)
        assert table.seat is not None
        money = TEXT.speaker("en", game=GAME.info.key, names=(), plain=True)
        for msg in GAME.board.panel_head(table.view)[:1]:
            assert f"-# {money(msg)}" in screen.text
        uses += len(GAME.board.panel_head(table.view)) - 2
    assert uses > 5


MAIN: dict[str, Any] = {
    "players": 3, "active": 0, "turn": 8, "phase": "main", "stadtholder": 4,
    "P0": {
        "money": 14, "pawns": {"utrecht": 3}, "markers": ["holland", "zeeland", "blue", "3"],
        "hand": ["ship", "captain", "voc", "culture-voc"],
    },
    "P1": {"markers": ["limburg", "green"]},
}  # fmt: skip


def typed(verb: str, locale: Locale = "en", form: dict[str, Any] | None = None) -> LegalArguments:
    """What the seat of a written position may type for a verb."""
    return legal(table_of(load(form or MAIN), 0, game=GAME, locale=locale), verb)


@pytest.mark.parametrize(
    ("locale", "verb", "field", "text", "code"),
    [
        ("en", "auction", "marker", "green", "green"),  # not the green action of Holland
        ("en", "auction", "marker", "sell", "sell"),
        ("en", "auction", "marker", "Limb", "limburg"),
        ("fr", "auction", "marker", "zélande", "zeeland"),
        ("fr", "auction", "marker", "guilde verte", "green"),
        ("fr", "move", "start", "Hollande", "holland"),
        ("fr", "move", "to", "gueldre", "gelderland"),
        ("fr", "guild", "guild", "bleu", "blue"),
        ("en", "guild", "guild", "guild", "guild"),
        ("en", "cash", "card", "ship", "ship"),
        ("en", "sail", "space", "3", "3"),
        ("en", "move", "to", "drenthe", "drenthe"),
    ],
)
def test_what_is_typed_is_the_thing_of_that_name_even_where_it_is_not_legal(
    locale: Locale, verb: str, field: str, text: str, code: str
) -> None:
    assert typed(verb, locale).read(field, text) == code


@pytest.mark.parametrize(
    ("locale", "text", "code"),
    [
        ("en", "ship, captain", "ship+captain"),
        ("en", "captain and ship", "ship+captain"),
        ("en", "ship, captain, VOC joker", "ship+captain"),
        ("fr", "navire et capitaine", "ship+captain"),
        ("fr", "canon", "cannon"),
        ("en", "ship+captain", "ship+captain"),
        ("en", "ship and crow", "ship and crow"),
    ],
)
def test_a_crew_is_typed_as_a_list(locale: Locale, text: str, code: str) -> None:
    assert typed("sail", locale).read("cards", text) == code


def test_a_crew_of_jokers_alone_is_suggested_by_name_and_typed() -> None:
    found = typed("sail", "en", {**MAIN, "P0": {**MAIN["P0"], "hand": ["voc", "voc", "culture-voc", "ship"]}})
    values = {value.code: value.name for value in found.values("cards", {"space": "2"})}
    assert values.keys() == {"", "ship"}
    assert values[""]
    assert found.read("cards", values[""]) == ""


def test_an_empty_hand_is_told_and_not_drawn() -> None:
    for hand, pictures in ((MAIN["P0"]["hand"], ["hand"]), ([], [])):
        table = table_of(load({**MAIN, "P0": {**MAIN["P0"], "hand": hand}}), 0, game=GAME)
        screen = panel(table)
        assert [block.name for block in screen.blocks if isinstance(block, Picture)] == pictures


@pytest.mark.parametrize(
    ("locale", "asked"),
    [("en", "New pawn: with which marker?"), ("fr", "Nouveau pion\u202f: avec quel marqueur\u202f?")],
)
def test_a_marker_that_brings_a_pawn_is_not_taken_for_where_the_pawn_goes(locale: Locale, asked: str) -> None:
    seat = {"money": 60, "markers": ["holland", "limburg", "green"]}
    table = table_of(load({"players": 3, "P0": seat}), 0, game=GAME, locale=locale)
    options = options_of(table)
    at = next(kind.number for kind in options.kinds if kind.group == "pawn")
    first = option_blocks(options, voice(table), InKind(at))[0]
    assert isinstance(first, Paragraph)
    assert first.text.splitlines()[0] == f"**{asked}**"


@pytest.mark.parametrize(
    ("locale", "entries"),
    [
        ("en", (("2 → merchant", "you get 1 florin"), ("5 → Zeeland and Flanders", "you get 3 florins"))),
        ("fr", (("2 → marchand", "pour toi 1 florin"), ("5 → Zélande et Flandres", "pour toi 3 florins"))),
    ],
)
def test_a_die_card_says_for_each_total_where_it_leads_and_what_it_brings(
    locale: Locale, entries: tuple[tuple[str, str], tuple[str, str]]
) -> None:
    one = {"money": 1, "markers": ["zeeland"], "governors": ["flanders"], "hand": ["die"]}
    form = {"players": 3, "active": 0, "phase": "roll", "stadtholder": 43, "P0": one}
    table = table_of(load(form), 0, game=GAME, locale=locale)
    at = next(i for i, option in enumerate(table.choices.options) if option.holes)
    screen = panel(table, FillingHoles(at))
    screen_view(screen, GUARD, PICTURES)
    (choice,) = lists(screen)
    shown = [(pick.label, pick.description) for pick in choice.picks]
    assert len(shown) == 11
    assert (shown[0], shown[3]) == entries
    found = typed("die", locale, form)
    assert [value.name for value in found.values("total")] == [" · ".join(lines) for lines in shown]
    assert [found.read("total", text) for text in ("5", " · ".join(entries[1]))] == ["5", "5"]
