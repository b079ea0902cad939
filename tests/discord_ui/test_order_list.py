"""The list of all that stands: whole on every page, and within what Discord takes."""

from __future__ import annotations

import pytest

from discord_ui.handlers.screens import orders_overview
from discord_ui.model.components import screen_view
from discord_ui.model.custom_ids import ScreenId, read_id
from discord_ui.model.screen import ButtonRow, Screen
from engines import GAMES
from engines.core.text.messages import Msg
from i18n.locales import LOCALES, Locale
from service.base.read_models.panels import InstructionInfo, PremoveInfo, PremovesInfo
from tests.discord_ui.helpers.panel_models import info_of
from tests.discord_ui.helpers.posts import GUARD, TEXT

CATAN = GAMES["cities_knights"]
MANY = 2 * orders_overview.MOST + 1


def orders(n: int) -> list[InstructionInfo[object]]:
    """An order in each of so many matches."""
    state = CATAN.setup(3, bytes(16)).state
    view = CATAN.view(state, 0)
    return [InstructionInfo(info_of(state, game=CATAN, id=at), "order", "roll", view) for at in range(1, n + 1)]


def ended_by(screen: Screen) -> list[int]:
    """The matches in which something can be ended by a button of the screen."""
    rows = [block for block in screen.blocks if isinstance(block, ButtonRow)]
    ids = [read_id(button.id) for row in rows for button in row.buttons if button.id]
    return [int(known.args[0]) for known in ids if isinstance(known, ScreenId) and known.verb == "standing-end"]


@pytest.mark.parametrize("locale", LOCALES)
def test_each_thing_that_stands_is_on_one_page_with_its_button(locale: Locale) -> None:
    stands = orders(MANY)
    found: list[int] = []
    for number in range(3):
        shown = orders_overview.screen(TEXT, locale, GAMES, stands, number)
        screen_view(shown, GUARD)
        found += ended_by(shown)
    assert found == list(range(1, MANY + 1))


@pytest.mark.parametrize("locale", LOCALES)
def test_given_moves_are_told_with_their_conditions(locale: Locale) -> None:
    (one,) = orders(1)
    line = PremoveInfo(Msg("ui-no"), 0, ((Msg("ui-yes"), True),), stands=True)
    given = InstructionInfo(one.info, "ahead", "ab", one.view, ahead=PremovesInfo((line,)))
    shown = orders_overview.screen(TEXT, locale, GAMES, [given])
    assert TEXT.say(Msg("ui-yes"), locale) in shown.text
    assert TEXT.say(Msg("ui-no"), locale) in shown.text
