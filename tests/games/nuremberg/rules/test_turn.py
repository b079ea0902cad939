"""Rules 1 and 8: the turn, the event card and its harvest."""

from typing import Any

import pytest

from engines.core.mechanics.bank_trades import TradeBank
from engines.nuremberg.actions import BuildStation, DrawCard, EndTurn, Sell
from engines.nuremberg.events import CardDrawn, Received, Shortage, TurnBegan
from engines.nuremberg.game import GAME
from tests.engines.helpers.acting import allowed, asked, choices, do, names, told
from tests.games.nuremberg.helpers import positions as pos


def test_1_the_turn_begins_with_the_event_card_which_is_no_choice_and_nothing_goes_before_it() -> None:
    state = pos.before(pos.QUIET, P0={"hand": pos.PLENTY, **pos.country(ii=[1])})
    assert [decision.auto for decision in GAME.pending(state)] == [True]
    assert [type(option.action) for option in GAME.options(state, 0)] == [DrawCard]
    assert not allowed(state, BuildStation("ii"))
    assert asked(do(state, DrawCard()).state) == [(0, "turn")]


def test_1_the_card_is_told_and_lies_open() -> None:
    step = pos.draw(pos.TOLL_II)
    assert told(step, CardDrawn) == [CardDrawn(0, 17, 8, "toll", "ii")]
    assert step.state.drawn == [17]
    view = GAME.view(step.state, None)
    assert (view.card, view.drawn) == (17, (17,))


@pytest.mark.parametrize(
    ("card", "then"), [(pos.TOLL_II, "TollPaid"), (pos.MARGRAVE, "KnightSentHome"), (pos.YEARS, "YearsPassed")]
)
def test_1_first_the_harvest_then_the_event(card: int, then: str) -> None:
    # At v-1 lies an eight, at iv-2 a nine and an eleven.
    other = {**pos.country("iv-2", "ii-2", iv=[1], ii=[2]), "gold": 1}
    told_of = names(pos.draw(card, P0=pos.country("v-1", v=[1], ii=[1]), P1=other))
    assert told_of.index("Received") < told_of.index(then)


def test_1_the_harvest_comes_before_free_clay_is_asked() -> None:
    step = pos.draw(pos.FREE_CLAY, P0={**pos.country("v-1", v=[1]), "gold": 3})
    assert pos.hand(step.state, 0) == {"wool": 1}
    assert asked(step.state) == [(0, "wall")]


def test_1_then_trade_build_and_sell_in_any_order_and_as_often_as_wished() -> None:
    state = pos.position(P0={**pos.country(ii=[1], i=[1]), "hand": {"wood": 8, "clay": 8, "ore": 4}})
    assert choices(state, EndTurn) == [EndTurn()], "a turn may end without anything done"
    state = pos.play(state, BuildStation("ii"), Sell("compass"), TradeBank("clay", "ore", 1), Sell("compass"))
    state = pos.play(state, BuildStation("i"), BuildStation("ii"))
    assert asked(state) == [(0, "turn")]
    assert pos.gold(state)[0] == 6


def test_1_the_next_player_is_on_the_left() -> None:
    for players in (3, 4):
        state = pos.position(players=players, active=players - 1)
        step = do(state, EndTurn())
        assert told(step, TurnBegan) == [TurnBegan(0, 2)]
        assert asked(step.state) == [(0, "draw")]


def test_1_every_settlement_on_a_field_with_the_number_takes_one_card_all_players() -> None:
    # The ore 6 lies at i-2 and i-4, the wood 6 at iii-2; none at ii-6.
    seats = {
        "P0": pos.country("i-2", "i-4", i=[1]),
        "P1": pos.country("iii-2", iii=[1]),
        "P2": pos.country("ii-6", ii=[1]),
    }
    step = pos.draw(pos.QUIET, **seats)
    assert [pos.hand(step.state, seat) for seat in range(3)] == [{"ore": 2}, {"wood": 1}, {}]
    assert told(step, Received) == [
        Received(0, pos.cards(ore=2), "harvest"),
        Received(1, pos.cards(wood=1), "harvest"),
    ]
    assert (pos.bank(step.state, "ore"), pos.bank(step.state, "wood")) == (18, 19)


def test_1_a_settlement_between_two_fields_of_the_number_takes_one_of_each() -> None:
    # At ii-6 lie clay 11 and clay 10 and an ore 9; iv-3 and iv-4 touch clay 3 and clay 11.
    step = pos.draw(pos.YEARS, P0=pos.country("ii-6", "iv-4", ii=[1], iv=[1]))
    assert pos.hand(step.state, 0) == {"clay": 2}


def test_1_stations_and_workshops_harvest_nothing_and_a_robber_knight_card_has_no_harvest() -> None:
    step = pos.draw(pos.QUIET, P0={**pos.country(i=[1, 2, 3, 4]), "workshops": ["H-N"]})
    assert pos.hand(step.state, 0) == {}
    assert told(pos.draw(pos.KNIGHT, P0=pos.country("i-2", i=[1])), Received) == []


def test_1_the_field_of_the_robber_gives_nothing_not_even_to_who_put_him_there() -> None:
    seats = {"P0": pos.country("i-2", i=[1]), "P1": pos.country("i-4", i=[2]), "P2": pos.country("iii-2", iii=[1])}
    step = pos.draw(pos.QUIET, knight="-1,-1", **seats)
    assert [pos.hand(step.state, seat) for seat in range(3)] == [{}, {}, {"wood": 1}]


@pytest.mark.parametrize(
    ("left", "seats", "hands", "short"),
    [
        (
            1,
            {"P0": pos.country("i-2", i=[1]), "P1": pos.country("i-4", "iii-2", i=[2], iii=[1])},
            [{}, {"wood": 1}],
            [False],
        ),
        (1, {"P0": pos.country("i-2", "i-4", i=[1])}, [{"ore": 1}, {}], [True]),
        (2, {"P0": pos.country("i-2", i=[1]), "P1": pos.country("i-4", i=[2])}, [{"ore": 1}, {"ore": 1}], []),
    ],
    ids=["several-are-owed-more-and-get-none", "one-alone-gets-the-rest", "just-enough-is-shared"],
)
def test_8_a_short_pile(left: int, seats: dict[str, Any], hands: list[Any], short: list[bool]) -> None:
    step = pos.draw(pos.QUIET, bank={"ore": left}, **seats)
    assert [pos.hand(step.state, seat) for seat in range(2)] == hands
    assert pos.bank(step.state, "ore") == left - sum(found.get("ore", 0) for found in hands)
    assert told(step, Shortage) == [Shortage("ore", alone) for alone in short]


def test_1_the_deck_is_drawn_from_the_top() -> None:
    state = pos.draw(pos.QUIET, deck=[pos.QUIET, 12, 13]).state
    for card in (12, 13):
        state = pos.next_turn(state).state
        assert state.card == card
    assert state.drawn == [11, 12, 13]
