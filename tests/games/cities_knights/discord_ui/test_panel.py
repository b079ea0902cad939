"""Cities & Knights, a game of a hundred moves at once: every panel fits, every move is pressed and typed."""

import json
from pathlib import Path
from typing import Any

import pytest

from discord_ui.handlers.screens import board
from discord_ui.model.components import checked_form, screen_view
from discord_ui.model.controls import CHOOSE, MOVE, read_id
from discord_ui.model.focus import HOME, FillingHoles, Focus, InKind, write_focus, write_value
from discord_ui.model.screen import Line, Picture, Screen
from discord_ui.widgets.choice_form import choice_form
from discord_ui.widgets.option_text import OptionText
from engines.cities_knights.actions import COSTS, BuildRoad, OfferResource, PromoteKnight, RollDice
from engines.cities_knights.card_actions import CommercialHarbour
from engines.cities_knights.data import Cards
from engines.cities_knights.game import GAME
from engines.cities_knights.position import load
from engines.cities_knights.state import CatanState
from engines.cities_knights.text.names import TRADE
from engines.core.actions import BagHole
from engines.core.encoding.codec import tag_of
from engines.core.rng import Rng
from engines.core.text.kinds import VERB
from engines.core.text.messages import Msg, Ref
from i18n.locales import Locale
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers import panel_walk
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import GUARD, PICTURES, labels_on, reached
from tests.games.cities_knights.helpers.panel_positions import closeup_of, late, positions, tables
from tests.games.cities_knights.helpers.service_positions import before_dice
from tests.games.panels import legal, lists, options_of, panel, voice


@pytest.mark.parametrize("seed", [1, 2])
def test_every_move_without_a_choice_of_cards_is_pressed_and_every_panel_fits(seed: int, locale: Locale) -> None:
    for table in tables(seed, locale):
        panel_walk.walk(GAME, table, locale)


def pages(table: PanelModel[Any], most: int) -> list[Screen]:
    """The panel and what opens from it, up to a number of screens."""
    screens: list[Screen] = []
    seen: set[str] = set()
    queue: list[Focus] = [HOME]
    while queue and len(screens) < most:
        focus = queue.pop(0)
        if write_focus(focus) in seen:
            continue
        seen.add(write_focus(focus))
        screens.append(panel(table, focus))
        queue += [step for step in reached(screens[-1]) if not isinstance(step, str)]
    return screens


@pytest.mark.parametrize("seed", [5, 6])
def test_nothing_on_a_panel_tells_what_its_reader_may_not_know(seed: int) -> None:
    differing = 0
    for number, state in enumerate(positions(seed)):
        for seat in (0, 1, 2, None):
            # What seat 0 cannot distinguish, a spectator cannot either.
            knower = seat or 0
            twin = GAME.determinize(GAME.clone(state), knower, Rng(bytes([number]) * 16))
            differing += GAME.secrets(twin, knower) != GAME.secrets(state, knower)
            seen = []
            for one in (state, twin):
                suggestion = None if seat is None else GAME.advice.suggest(one, seat)
                table = table_of(one, seat, game=GAME, suggestion=suggestion)
                seen.append((pages(table, 12), board.screen(GAME, table, voice(table), "text")))
            assert seen[0] == seen[1]
    assert differing > 60


def test_a_long_text_board_is_read_page_by_page(locale: Locale, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(late(), 0, game=GAME, locale=locale)
    localizer = voice(table)
    whole = board.board_text(GAME, table.view, localizer)
    for room in (board.ROOM, 900, 150):
        monkeypatch.setattr(board, "ROOM", room)
        pages = board.text_pages(GAME, table.view, localizer)
        assert "\n".join(pages) == whole
        longest = max(map(len, whole.split("\n")))
        assert all(len(page) <= max(room, longest) for page in pages)
        for at in range(len(pages) + 1):
            shown = board.screen(GAME, table, localizer, "text", at)
            screen_view(shown, GUARD, PICTURES)
            assert pages[min(at, len(pages) - 1)] in shown.text


RICH = {"lumber": 3, "brick": 4, "wool": 4, "grain": 6, "ore": 5}


def rich(**more: Any) -> Any:
    """The late position with seat 2 to move, who can pay for much and holds a Bishop among other cards."""
    path = Path(__file__).parents[1] / "late_match" / "cities_knights.json"
    plain = json.loads(path.read_text(encoding="utf-8"))
    kept = {key: value for key, value in plain.items() if key not in ("bank", "decks")}
    return load({**kept, "active": 2, "P2": {**plain["P2"], "hand": RICH, **more}}, loose=True)


def opened(table: PanelModel[Any], done: str) -> Screen:
    """The page of a kind, by the id of the verb or card that does it."""
    kind = next(kind for kind in options_of(table).kinds if kind.done.id == done)
    screen = panel(table, InKind(kind.number))
    screen_view(screen, GUARD, PICTURES)
    return screen


def texts_of(screen: Screen) -> list[str]:
    """The texts beside its buttons."""
    return [block.text for block in screen.blocks if isinstance(block, Line)]


def test_a_card_is_chosen_before_the_place_where_it_works() -> None:
    table = table_of(rich(), 2, game=GAME)
    shown = [text.splitlines()[0] for text in texts_of(panel(table))]
    assert shown.index("Bishop") + 1 == shown.index("Road Building: 2 free roads")
    bishop = opened(table, "bishop")
    assert len(closeup_of(bishop).labels) == len(labels_on(bishop)) - 1 == 18
    assert labels_on(bishop)[0] == "7 · forest 8 · Зоя # 漢字 🧀 the very long name o…", (
        "where an eight pays others"
    )


def harbour_in_force() -> CatanState:
    """Seat 0 has played a Commercial Harbour and holds every resource, and two wool."""
    hand = {"wool": 2, "ore": 1, "grain": 1, "brick": 1, "lumber": 1}
    others = {f"P{seat}": {"hand": {"cloth": 1}} for seat in (1, 2, 3)}
    cards = {"hand": hand, "progress": ["commercial_harbor"], "settlements": [8]}
    state = load({"players": 4, "P0": cards, **others}, loose=True)
    return GAME.apply(state, 0, CommercialHarbour()).state


def test_a_commercial_harbour_in_force_is_among_the_moves_of_the_turn() -> None:
    screen = panel(table_of(harbour_in_force(), 0, game=GAME))
    (choice,) = lists(screen)
    assert sum(pick.label.startswith("Offer ") for pick in choice.picks) == 15
    assert any("Offer a trade" in text for text in texts_of(screen))
    assert "End your turn" in labels_on(screen)


def test_declining_is_in_sight_below_a_long_list() -> None:
    screen = panel(table_of(GAME.apply(harbour_in_force(), 0, OfferResource(1, "wool")).state, 0, game=GAME))
    (choice,) = lists(screen)
    assert len(choice.picks) == 10
    assert texts_of(screen)[0].startswith("Let them answer")
    (line,) = (block for block in screen.blocks if isinstance(block, Line))
    assert line.button.style == "plain", "the colour of moves is not on declining"


def test_an_inventors_many_pairs_do_not_bury_the_other_cards() -> None:
    cards = ["inventor", "engineer", "merchant_fleet"]
    table = table_of(rich(progress=cards), 2, game=GAME)
    assert any(text.startswith("Inventor: swap two numbers") for text in texts_of(panel(table)))
    done = {kind.done.id for kind in options_of(table).kinds if kind.group == "card"}
    assert done == {"engineer", "merchant_fleet"}, "each of the other cards is a kind of its own"
    assert all(label.endswith("…") for label in labels_on(opened(table, "card-inventor"))[:-1])


@pytest.mark.parametrize(("locale", "heading"), [("en", "Road (lumber + brick)"), ("fr", "Route (bois + argile)")])
def test_a_kind_is_chosen_before_its_places_and_never_beside_another(locale: Locale, heading: str) -> None:
    table = table_of(rich(hand={"lumber": 1, "brick": 2}), 2, game=GAME, locale=locale)
    home = texts_of(panel(table))
    assert home[0].startswith(heading)
    assert home[1].startswith(voice(table).plain(Msg("cities_knights-verb-build-wall")).capitalize()[:3])
    roads = opened(table, "build-road")
    assert roads.text.count(heading) == 1, "the kind and its price are said once, above"
    picture = closeup_of(roads)
    assert {place.split(":")[0] for place, _ in picture.labels} == {"edge"}
    assert labels_on(roads)[:-1] == [label for _, label in picture.labels] == [str(n) for n in range(1, 9)]
    for place, label in picture.labels:
        name = voice(table).plain(GAME.names.place(table.view, Ref(*place.split(":"))))
        assert f"**{label}** {name}" in roads.text


def test_what_can_be_done_with_knights_is_a_line_for_each_deed_with_its_price(locale: Locale) -> None:
    knights = [{"v": 17, "level": 1, "active": True}, {"v": 19, "level": 1, "active": False}]
    hand = {"wool": 2, "ore": 2, "grain": 2}
    table = table_of(rich(hand=hand, knights=knights), 2, game=GAME, locale=locale)
    home = "\n".join(texts_of(panel(table)))
    assert voice(table).plain(GAME.names.place(table.view, Ref(VERB, "knight-promote"))) in home
    promoted = opened(table, "knight-promote")
    assert labels_on(promoted)[:-1] == ["1", "2"]


def test_beside_the_place_of_a_card_stands_what_the_card_does() -> None:
    table = table_of(rich(progress=["engineer", "intrigue", "diplomat"]), 2, game=GAME)
    (engineer,) = [text for text in texts_of(panel(table)) if text.startswith("Engineer")]
    assert "free wall" in engineer


def test_several_trades_with_the_bank_at_once_are_told_with_all_their_cards() -> None:
    state = load({"players": 3, "P0": {"hand": {"ore": 9}}, "P1": {}, "P2": {}}, loose=True)
    table = table_of(state, 0, game=GAME)
    at = next(i for i, o in enumerate(table.choices.options) if o.group == "bank" and o.holes)
    bank = labels_on(panel(table, FillingHoles(at)))
    assert bank[:2] == ["4 ore for 1 lumber", "8 ore for 2 lumber"]


def test_a_line_does_not_repeat_what_it_does() -> None:
    # Two knights that may drive the same one away: at home, for there is one place only.
    path = Path(__file__).parents[1] / "late_match" / "cities_knights.json"
    plain = json.loads(path.read_text(encoding="utf-8"))
    plain = {key: value for key, value in plain.items() if key not in ("bank", "decks")}
    mine: dict[str, Any] = {"roads": [[16, 21], [16, 22], [22, 28], [17, 22]], "hand": {"coin": 4}, "progress": []}
    mine["knights"] = [{"v": vertex, "level": 2, "active": True} for vertex in (16, 22)]
    other = {"roads": [[17, 23], [19, 25], [12, 17]], "knights": [{"v": 17, "level": 1}]}
    plain |= {"P3": {**plain["P3"], **mine}, "P2": {**plain["P2"], **other}}
    table = table_of(load(plain, loose=True), 3, game=GAME)
    moves = [text for text in texts_of(panel(table)) if "knight" in text]
    assert len(moves) == 2
    assert all(text.lower().count("displace") == 1 for text in moves)


@pytest.mark.parametrize(("locale", "free"), [("en", "free"), ("fr", "gratuit")])
@pytest.mark.parametrize(("card", "paid"), [("road_building", BuildRoad), ("smith", PromoteKnight)])
def test_what_a_card_gives_for_free_stands_under_no_price(
    locale: Locale, free: str, card: str, paid: type
) -> None:
    state = rich(progress=[card], knights=[{"v": 19, "level": 1}])
    (play,) = [o.action for o in GAME.options(state, 2) if tag_of(type(o.action)) == f"card-{card}"]
    after = GAME.apply(state, 2, play).state
    verb = Ref(VERB, tag_of(paid))
    for now, priced in ((state, True), (after, False)):
        table = table_of(now, 2, game=GAME, locale=locale)
        price = voice(table).plain(TRADE.price(COSTS[paid]))
        number = next(kind.number for kind in options_of(table).kinds if kind.done == verb)
        page = panel(table, InKind(number)).text
        assert (price in page, free in page) == (priced, not priced)
    home = panel(table)
    assert price not in str([block for block in home.blocks if not isinstance(block, Picture)])
    assert free in home.text


def test_cards_to_discard_are_the_suggested_ones_or_ticked_in_one_form(locale: Locale) -> None:
    plain = {"players": 3, "P0": {"hand": {"wool": 5, "ore": 4}}, "P1": {}, "P2": {}, "phase": "roll"}
    rolling = before_dice(7, lambda seed: load({**plain, "seed": seed}, loose=True), RollDice())
    state = GAME.apply(rolling, 0, RollDice()).state
    table = table_of(state, 0, game=GAME, suggestion=GAME.advice.suggest(state, 0), locale=locale)
    home = panel(table)
    kinds = [read_id(button.id).control for button in home.buttons]
    assert kinds[:2] == [MOVE, CHOOSE], "what is suggested, and the form"
    assert any(
        "4" in block.text and block.button == home.buttons[1] for block in home.blocks if isinstance(block, Line)
    )
    text = OptionText(options_of(table), voice(table), {})
    hole = table.choices.options[0].holes[0]
    assert isinstance(hole, BagHole)
    form = choice_form(text, FillingHoles(0, open=write_value(hole, Cards(wool=3))), hole, home.buttons[1].id)
    (part,) = checked_form(form, GUARD).to_dict()["components"]
    cards = part["component"]
    wool, ore = (voice(table).plain(GAME.names.place(table.view, Ref("cards", kind))) for kind in ("wool", "ore"))
    assert [option["label"] for option in cards["options"]] == [wool] * 4 + [ore] * 4, "no more than are owed"
    assert (cards["min_values"], cards["max_values"]) == (4, 4)
    assert [option["value"] for option in cards["options"] if option.get("default")] == [
        "wool-1",
        "wool-2",
        "wool-3",
    ]


@pytest.mark.parametrize(
    ("locale", "verb", "field", "text", "code"),
    [
        ("fr", "trade-bank", "give", "argile", "brick"),  # seat 0 has none to give
        ("fr", "trade-bank", "give", "minerai", "ore"),
        ("fr", "trade-bank", "get", "Tissu", "cloth"),
        ("en", "improve", "track", "politics", "politics"),  # for which there is no coin
        ("fr", "improve", "track", "politique", "politics"),
        ("fr", "card-resource_monopoly", "kind", "blé", "grain"),
        ("fr", "card-resource_monopoly", "kind", "tissu", "cloth"),
        ("en", "trade-bank", "give", "gold", "gold"),
    ],
)
def test_a_kind_or_track_that_is_typed_is_understood_even_where_it_is_not_legal(
    locale: Locale, verb: str, field: str, text: str, code: str
) -> None:
    hand = {"ore": 4, "wool": 4, "cloth": 3}
    seat = {"settlements": [8], "cities": [24], "hand": hand, "progress": ["resource_monopoly"]}
    state = load({"players": 3, "P0": seat, "P1": {"hand": {"ore": 2}}})
    table = table_of(state, 0, game=GAME, locale=locale)
    assert legal(table, verb).read(field, text) == code


def test_a_hand_is_drawn_while_there_is_anything_to_see_in_it() -> None:
    empty: dict[str, Any] = {"settlements": [8], "cities": [24]}
    for own in (empty, *({**empty, **held} for held in ({"hand": {"ore": 1}}, {"hand": {"coin": 1}}))):
        screen = panel(table_of(load({"players": 3, "P0": own}), 0, game=GAME))
        drawn = [block.name for block in screen.blocks if isinstance(block, Picture) and block.name == "hand"]
        assert drawn == ([] if own is empty else ["hand"])
    screen = panel(table_of(load({"players": 3, "P0": {**empty, "progress": ["smith"]}}), 0, game=GAME))
    assert any(isinstance(block, Picture) and block.name == "hand" for block in screen.blocks)
