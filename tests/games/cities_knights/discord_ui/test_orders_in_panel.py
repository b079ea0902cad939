"""Offers and standing orders of Cities & Knights in the panel."""

from typing import Any

import pytest

from discord_ui.handlers.screens.orders import order_lines
from discord_ui.model import controls
from discord_ui.model.components import screen_view
from discord_ui.model.focus import FillingHoles
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import ButtonRow, Line, Screen
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.more import more_screen
from discord_ui.panel.presenter import present_panel
from discord_ui.widgets.order_form import CHOSEN, LONGEST, OrderForm
from engines.cities_knights.actions import TradeOffer
from engines.cities_knights.data import Cards
from engines.cities_knights.game import GAME
from engines.cities_knights.position import load
from engines.cities_knights.state import CatanState
from engines.core.mechanics.trade_offers import Terms
from engines.core.play.standing_orders import OrderType
from engines.core.text.messages import Msg
from i18n.locales import Locale
from service.base.read_models.panels import PanelModel, StandingOrderInfo
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import GUARD, PICTURES, TEXT, labels_on
from tests.games.cities_knights.helpers.panel_positions import late


def test_standing_offers_begin_the_panel_with_a_row_each(locale: Locale) -> None:
    state = load({"players": 3, "P0": {"hand": {"ore": 2}}, "P1": {"hand": {"wool": 2}}, "P2": {}}, loose=True)
    for want in ("wool", "brick"):
        terms = Terms(Cards(ore=1), Cards(**{want: 1}))
        state = GAME.apply(state, 0, TradeOffer(terms, ("1", "2"))).state
    table = table_of(
        state, 1, game=GAME, locale=locale, orders=tuple(StandingOrderInfo(order.key) for order in GAME.orders)
    )
    localizer = Localizer(TEXT, locale, info=table.info)
    screen = present_panel(GAME, table, localizer, PanelReader(101))
    screen_view(screen, GUARD, PICTURES)
    offered = [[b.label for b in block.buttons] for block in screen.blocks if isinstance(block, ButtonRow)]
    words = [
        localizer.plain(Msg(f"cities_knights-offer-trade-{verb}")) for verb in ("accept", "decline", "counter")
    ]
    assert offered[0] == [*words[:2], f"{words[2]}…"]
    assert offered[1] == [words[1], f"{words[2]}…"], "what one does not have one cannot accept"
    table = table_of(state, 0, game=GAME, locale=locale)
    labels = [button.label for button in present_panel(GAME, table, localizer, PanelReader(100)).buttons]
    assert labels.count(localizer.plain(Msg("cities_knights-offer-trade-withdraw"))) == 2


def test_a_counter_offer_begins_with_the_offer_turned_round() -> None:
    state = load({"players": 3, "P0": {"hand": {"ore": 2}}, "P1": {"hand": {"wool": 1}}, "P2": {}}, loose=True)
    state = GAME.apply(state, 0, TradeOffer(Terms(Cards(ore=1), Cards(wool=2)), ("1", "2"))).state
    table = table_of(state, 1, game=GAME)
    localizer = Localizer(TEXT, "en", info=table.info)
    at = next(at for at, option in enumerate(table.choices.options) if option.holes)
    screen = present_panel(GAME, table, localizer, PanelReader(101), focus=FillingHoles(at))
    assert "You give 1 × wool and get 1 × ore." in screen.text, "as far as the hand goes"


@pytest.mark.parametrize(("given", "door"), [(0, "Plan ahead"), (1, "Planned: 1"), (2, "Planned: 2")])
def test_undo_and_help_share_a_row_and_what_is_said_ahead_stands_behind_one_button(given: int, door: str) -> None:
    orders = tuple(StandingOrderInfo(order.key, on=at < given) for at, order in enumerate(GAME.orders))
    held: dict[str, Any] = {
        "held_until": 1_700_000_015,
        "way": "alone",
        "options": (),
        "decisions": (),
        "orders": orders,
    }
    table = table_of(late(), 0, game=GAME, **held)
    rows = [block for block in present_of(table).blocks if isinstance(block, ButtonRow)]
    assert [[button.label for button in row.buttons] for row in rows] == [["Undo", "Send now", "More…"]]
    more = more_screen(table, Localizer(TEXT, "en", info=table.info))
    assert [button.label for button in more.buttons] == ["What happened", "Board", door, "Rules", "Note", "Back"]


def test_each_standing_order_has_a_line_whose_button_says_what_a_press_does(locale: Locale) -> None:
    for on in (False, True):
        given = tuple(StandingOrderInfo(order.key, order.choice, on) for order in GAME.orders)
        table = table_of(late(), 0, game=GAME, locale=locale, orders=given)
        localizer = Localizer(TEXT, locale, info=table.info)
        for info, line in zip(given, order_lines(GAME, table, localizer), strict=True):
            assert isinstance(line, Line)
            assert localizer.say(Msg(f"cities_knights-order-{info.key}")) in line.text
            verb = "ui-order-off" if on else "ui-order-on"
            if info.choice is not None:
                verb = "ui-change" if on else "ui-set"
            assert line.button.label.rstrip("…") == localizer.plain(Msg(verb))
            assert line.button.label.endswith("…") is (info.choice is not None), "a form follows"


@pytest.mark.parametrize("order", [order for order in GAME.orders if order.choice], ids=lambda order: order.key)
def test_what_an_order_is_given_with_fits_its_form_and_is_read_as_it_is_shown(
    order: OrderType[CatanState], locale: Locale
) -> None:
    assert order.choice is not None
    table = table_of(late(), 0, game=GAME, locale=locale)
    form = OrderForm(GAME, table, Localizer(TEXT, locale, info=table.info), order.choice)
    where, name = controls.ORDER_WITH(42, order.key), f"cities_knights-order-{order.key}"
    longest = tuple(sorted(order.choice.items, key=lambda item: len(form.named((item,))))[-order.choice.hi :])
    asked = form.form(where, Msg(name), Msg(f"{name}-desc"), longest).to_dict()
    assert len(asked["title"]) <= 45
    line = form.named(longest)
    read = form.read({CHOSEN: line}, {}) if order.choice.ranked else form.read({}, {CHOSEN: longest})
    assert read == longest if order.choice.ranked else set(read) == set(longest)
    assert len(line) <= LONGEST
    assert all(len(form.named((item,))) <= 50 for item in order.choice.items)


def test_who_may_regret_an_order_is_asked_in_the_panel_whether_to_switch_it_off(locale: Locale) -> None:
    for doubted in (False, True):
        orders = (StandingOrderInfo("roll", on=True, doubted=doubted),)
        table = table_of(late(), 0, game=GAME, locale=locale, orders=orders)
        localizer = Localizer(TEXT, locale, info=table.info)
        screen = present_panel(GAME, table, localizer, PanelReader(100))
        said = localizer.say(Msg("cities_knights-order-roll-doubt"))
        off = localizer.plain(Msg("ui-order-cancel", {"order": Msg("cities_knights-order-roll")}))
        assert (said in screen.text) is doubted
        assert (off in labels_on(screen)) is doubted


def test_an_incoming_offer_says_who_gets_what_and_why_it_cannot_be_accepted() -> None:
    state = load({"players": 3, "P0": {"hand": {"ore": 2}}, "P1": {"hand": {"wool": 2}}, "P2": {}}, loose=True)
    for want in ("wool", "brick"):
        state = GAME.apply(state, 0, TradeOffer(Terms(Cards(ore=1), Cards(**{want: 1})), ("1", "2"))).state
    asked = present_of(table_of(state, 1, game=GAME)).text
    assert ": you get 1 ore, you give 1 wool." in asked
    assert ": you get 1 ore, you give 1 brick.\nYou can’t accept: you’re missing 1 brick." in asked
    assert asked.count("you’re missing") == 1
    own = present_of(table_of(state, 0, game=GAME)).text
    assert "you give 1 ore, you get 1 wool." in own


def present_of(table: PanelModel[Any]) -> Screen:
    """A seat's panel in English."""
    return present_panel(GAME, table, Localizer(TEXT, "en", info=table.info), PanelReader(100))
