"""Resolution 20: who knows what, worlds that a seat cannot distinguish, and what ends undo."""

from typing import Any

import pytest

from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.trade_offers import Terms, TradeOffer
from engines.core.rng import rng_from
from engines.nuremberg import actions as a
from engines.nuremberg.game import GAME
from engines.nuremberg.state import NurembergState
from engines.nuremberg.view import ChosenView
from tests.engines.helpers.acting import do
from tests.games.nuremberg.helpers import positions as pos


def secretive() -> NurembergState:
    return pos.position(
        P0={"hand": {"ore": 2}, "gold": 1},
        P1={"hand": {"wool": 3, "wood": 1}, "gold": 2, "prestige": 1},
        P2={"hand": {"grain": 2, "clay": 2}},
    )


def owing() -> NurembergState:
    """Seats 1 and 2 owe half of their hands, seat 0 the knight's way."""
    return pos.draw(pos.KNIGHT, P1={"hand": {"wood": 4, "ore": 4}}, P2={"hand": {"clay": 4, "wool": 4}}).state


def paying() -> NurembergState:
    """All are asked about a free wall."""
    return pos.draw(pos.FREE_CLAY, P0={"gold": 3}, P1={"gold": 3}, P2={"gold": 3}).state


def test_9_20_gold_prestige_points_the_number_of_cards_bank_and_drawn_cards_are_open() -> None:
    view = GAME.view(secretive(), None)
    assert [player.gold for player in view.players] == [1, 2, 0]
    assert [player.prestige for player in view.players] == [0, 1, 0]
    assert [player.held for player in view.players] == [2, 4, 4]
    assert view.bank == pos.cards(wood=19, clay=18, wool=17, grain=18, ore=18)
    drawn = GAME.view(pos.draw(pos.QUIET).state, None)
    assert (drawn.drawn, drawn.deck) == ((pos.QUIET,), 35)


def test_9_20_the_cards_of_a_hand_are_shown_to_their_seat_only() -> None:
    state = secretive()
    for viewer in (None, 0, 2):
        assert GAME.view(state, viewer).players[1].hand is None
    assert GAME.view(state, 1).players[1].hand == pos.cards(wool=3, wood=1)


def test_9_20_who_owes_which_decision_is_open() -> None:
    state = do(owing(), a.Discard(pos.cards(wood=4)), 1).state
    assert GAME.view(state, 0).owing == (0, 0, 4)
    assert GAME.view(paying(), 0).asked == (0, 1, 2)
    assert GAME.view(do(paying(), a.NoWall(), 2).state, 1).asked == (0, 1)


def test_a_view_does_not_depend_on_how_others_hands_and_the_deck_lie() -> None:
    hands = ({"wool": 4}, {"ore": 4}, {"wool": 2, "ore": 2})
    views = [
        GAME.view(pos.position(P1={"hand": held}, bank={"wool": 5, "ore": 5}, deck=deck), viewer)
        for held, deck in zip(hands, ([1, 2], [2, 1], [36]), strict=True)
        for viewer in (None,)
    ]
    assert views[0] == views[1] == views[2]


def test_a_given_discard_is_seen_by_its_giver_only_until_all_are_in() -> None:
    states = [do(owing(), a.Discard(given), 1).state for given in (pos.cards(wood=4), pos.cards(ore=4))]
    for viewer in (None, 0, 2):
        assert GAME.view(states[0], viewer) == GAME.view(states[1], viewer)
    assert GAME.view(states[0], 1).chosen == ChosenView(cards=pos.cards(wood=4))


def test_the_knights_way_is_seen_by_who_moves_him_only_while_discards_run() -> None:
    states = [do(owing(), a.MoveKnight(*way), 0).state for way in (("0,-2", 1), ("3,-3", 2))]
    for viewer in (None, 1, 2):
        assert GAME.view(states[0], viewer) == GAME.view(states[1], viewer)
    assert GAME.view(states[0], 0).chosen == ChosenView(field="0,-2", victim=1)


def test_an_early_answer_to_free_clay_is_seen_by_its_giver_only() -> None:
    states = [do(paying(), answer, 2).state for answer in (a.FreeWall(), a.NoWall())]
    for viewer in (None, 0, 1):
        assert GAME.view(states[0], viewer) == GAME.view(states[1], viewer)
    assert GAME.view(states[0], 2).chosen == ChosenView(wall=True)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_drawn_world_keeps_what_the_seat_sees_and_deals_the_rest_anew(seat: int) -> None:
    state = secretive()
    hands, decks = set(), set()
    for n in range(30):
        world = GAME.determinize(state, seat, rng_from(f"{n}"))
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert GAME.rules.invariants(world) == []
        hands.add(tuple(world.players[(seat + 1) % 3].hand))
        decks.add(tuple(world.deck))
        assert world.rng.seed != state.rng.seed
    assert len(hands) > 1
    assert len(decks) > 1


def test_a_drawn_world_covers_what_is_offered() -> None:
    state = pos.position(P0={"hand": {"ore": 2, "wood": 1}}, P1={"hand": {"grain": 4}}, P2={"hand": {"clay": 4}})
    state = do(state, TradeOffer(Terms(pos.goods(ore=2), pos.goods(grain=1)), ("1",))).state
    for n in range(30):
        world = GAME.determinize(state, 2, rng_from(f"{n}"))
        assert pos.hand(world, 0).get("ore", 0) >= 2


@pytest.mark.parametrize(
    ("state", "action", "seat"), [(owing(), a.Discard(pos.cards(wood=4)), 1), (paying(), a.FreeWall(), 1)]
)
def test_a_drawn_world_draws_answers_of_others_anew(state: NurembergState, action: Any, seat: int) -> None:
    state = do(state, action, seat).state
    worlds = [GAME.determinize(state, 2, rng_from(f"{n}")) for n in range(30)]
    assert len({repr(world.stack[-1]) for world in worlds}) > 1
    assert all(GAME.view(world, 2) == GAME.view(state, 2) for world in worlds)
    own = [GAME.determinize(state, seat, rng_from(f"{n}")) for n in range(10)]
    assert {repr(world.stack[-1]) for world in own} == {repr(state.stack[-1])}


def test_an_event_card_that_was_drawn_is_not_taken_back() -> None:
    for card in (pos.QUIET, pos.KNIGHT, pos.TOLL_II):
        assert do(pos.before(card), a.DrawCard()).barrier


def test_building_selling_and_trading_with_the_bank_may_be_taken_back() -> None:
    state = pos.position(P0={**pos.country(ii=[1]), "hand": {**pos.PLENTY, "wood": 6}, "gold": 6})
    for action in (
        a.BuildStation("ii"),
        a.BuildWall(),
        a.Sell("compass"),
        TradeBank("wood", "ore", 1),
        a.EndTurn(),
    ):
        assert not do(state, action).barrier


def test_a_theft_is_not_taken_back() -> None:
    state = pos.draw(pos.KNIGHT, P1={"hand": {"wood": 1}}).state
    assert do(state, a.MoveKnight("0,-2", 1)).barrier


def test_an_answer_in_secret_may_be_taken_back_the_last_one_not() -> None:
    state = owing()
    first = do(state, a.Discard(pos.cards(wood=4)), 1)
    assert not first.barrier
    second = do(first.state, a.MoveKnight("0,-2", 1), 0)
    assert not second.barrier
    assert do(second.state, a.Discard(pos.cards(wool=4)), 2).barrier


def test_an_early_answer_to_free_clay_may_be_taken_back_until_it_comes_to_light() -> None:
    early = do(paying(), a.FreeWall(), 2)
    assert not early.barrier
    assert do(early.state, a.NoWall(), 0).barrier
