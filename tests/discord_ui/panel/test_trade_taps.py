"""A trade is offered in a few taps, on a panel full of other moves too."""

from typing import Any

import pytest

from discord_ui.model.controls import TRADE, read_id
from discord_ui.model.limits import CHECKBOX_GROUP
from discord_ui.model.screen import buttons_of
from discord_ui.widgets.trade_form import is_trade, trade_form
from engines import GAMES
from engines.core.game import Game
from tests.discord_ui.helpers import panel_walk
from tests.discord_ui.helpers.panel_models import table_of
from tests.games.panels import panel, voice

TRADING = {key: game for key, game in GAMES.items() if "trade-offer" in game.verbs}
MOST = 6


@pytest.mark.parametrize("game", TRADING.values(), ids=TRADING)
@pytest.mark.parametrize("seed", [1, 2])
def test_an_offer_takes_six_taps_however_much_else_a_panel_offers(game: Game[Any, Any], seed: int) -> None:
    measured = set()
    for state in panel_walk.positions(game, game.info.seats[1], seed, steps=600, every=7):
        for seat in {decision.seat for decision in game.pending(state)}:
            table = table_of(state, seat, game=game)
            option = next((one for one in table.choices.offered if is_trade(one) and one.target is None), None)
            if option is None:
                continue
            ids = [read_id(button.id) for button in buttons_of(panel(table).blocks)]
            door = next((one for one in ids if one.control is TRADE and not one.args.terms), None)
            assert door is not None, "the form is one press away"
            form = trade_form(game, table, voice(table), option, "where", option.action)
            parts = [part["component"] for part in form.to_dict()["components"] if "component" in part]
            groups = [part for part in parts if part["type"] == CHECKBOX_GROUP]
            ticks = sum(not any(entry.get("default") for entry in group["options"]) for group in groups)
            # Your move, the door, a box in each group, and send.
            measured.add(3 + ticks)
    assert measured
    assert max(measured) <= MOST
