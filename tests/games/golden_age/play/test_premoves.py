"""The next turn, and the rest of one that an auction interrupts, given in advance."""

from typing import Any

import pytest

from engines.core.play.premoves import PremoveCondition
from engines.core.premove_positions import position_after_premove, premove_position
from engines.golden_age import actions as a
from engines.golden_age.data import NUMBERS
from engines.golden_age.game import GAME
from engines.golden_age.play.premoves import GoldenAgePremoves
from engines.golden_age.state import GoldenAgeState
from tests.engines.helpers.acting import allowed, asked, do
from tests.games.golden_age.helpers.positions import money, play, position

PREMOVES = GoldenAgePremoves()


def chooses(state: GoldenAgeState, seat: int) -> GoldenAgeState:
    """The position in which a seat may choose; it is one."""
    found = premove_position(GAME, state, seat)
    assert found is not None
    assert PREMOVES.asks(found, seat)
    return found


def after(state: GoldenAgeState, seat: int, action: Any) -> GoldenAgeState:
    """The position in which it chooses its next move after this one."""
    assert allowed(state, action, seat)
    found = position_after_premove(GAME, state, seat, action)
    assert found is not None
    return found


def test_a_seat_that_waits_chooses_as_if_its_turn_came_now_with_the_money_of_now() -> None:
    state = position(P1={"markers": ["brabant", "yellow"], "money": 7})
    found = chooses(state, 1)
    assert money(found)[1] == 7, "what dice will bring is left out"
    assert allowed(found, a.DrawInvestment("brabant"), 1)
    assert allowed(found, a.EndTurn(), 1)
    assert found.stadtholder == state.stadtholder


def test_whoever_is_asked_for_their_turn_says_nothing_beforehand() -> None:
    assert premove_position(GAME, position(), 0) is None


def test_nothing_is_said_beforehand_while_the_first_pieces_are_placed() -> None:
    assert premove_position(GAME, GAME.setup(3, bytes(16)).state, 2) is None


def test_the_seller_may_end_the_turn_while_the_others_bid() -> None:
    state = do(position(P0={"markers": ["brabant", "zeeland"]}), a.OpenAuction("brabant")).state
    found = chooses(state, 0)
    assert allowed(found, a.EndTurn(), 0)
    assert allowed(found, a.DrawColony("zeeland"), 0)


def test_what_is_being_sold_counts_as_used_and_the_turn_ends_only_if_somebody_buys() -> None:
    state = do(position(P0={"markers": ["brabant", "zeeland"]}), a.OpenAuction("brabant")).state
    found = chooses(state, 0)
    assert money(found)[0] == 20
    assert not allowed(found, a.DrawInvestment("brabant"), 0)
    (sold,) = PREMOVES.conditions(found, 0, a.EndTurn())
    assert sold == PremoveCondition("unused", amount=1)
    assert PREMOVES.holds(play(state, a.Bid(1), a.Pass()), 0, sold)
    assert not PREMOVES.holds(play(state, a.Pass(), a.Pass()), 0, sold)


def test_while_a_winner_chooses_the_seller_has_the_money_and_a_used_marker() -> None:
    state = play(do(position(P0={"markers": ["holland"]}), a.OpenAuction("holland")).state, a.Bid(4), a.Pass())
    assert asked(state) == [(1, "perform")]
    found = chooses(state, 0)
    assert money(found)[0] == 24
    assert not allowed(found, a.OpenAuction("holland"), 0)
    assert allowed(found, a.EndTurn(), 0)


def test_used_markers_of_a_turn_that_is_over_count_as_turned_back() -> None:
    state = position(P0={"markers": ["brabant"], "used": ["brabant"]})
    assert allowed(after(state, 0, a.EndTurn()), a.DrawInvestment("brabant"), 0)


def test_after_a_card_the_turn_goes_on_as_if_it_had_not_come() -> None:
    state = chooses(position(P1={"markers": ["brabant", "zeeland"], "money": 2 * NUMBERS.card_cost + 1}), 1)
    drawn = after(state, 1, a.DrawInvestment("brabant"))
    assert money(drawn)[1] == NUMBERS.card_cost + 1
    assert not drawn.players[1].hand
    assert not allowed(drawn, a.DrawInvestment("brabant"), 1)
    again = after(drawn, 1, a.DrawColony("zeeland"))
    assert money(again)[1] == 1
    assert not allowed(again, a.DrawColony("zeeland"), 1)


def test_after_an_auction_the_turn_goes_on_as_if_it_had_brought_nothing() -> None:
    state = position(P0={"markers": ["brabant"]})
    found = after(state, 0, a.OpenAuction("brabant"))
    assert money(found) == money(state)
    assert not allowed(found, a.DrawInvestment("brabant"), 0)
    assert not allowed(found, a.OpenAuction("brabant"), 0)
    assert allowed(found, a.EndTurn(), 0)


def test_what_is_given_while_others_bid_is_for_that_turn_and_what_follows_its_end_for_the_next() -> None:
    state = do(position(P0={"markers": ["brabant"]}), a.OpenAuction("brabant")).state
    assert PREMOVES.resumes(state, 0)
    assert not PREMOVES.resumes(state, 1)
    assert PREMOVES.ends(state, 0, a.EndTurn())
    assert not PREMOVES.ends(state, 0, a.DrawInvestment("brabant"))


def test_nothing_follows_on_the_end_of_a_turn_that_wins() -> None:
    state = position(P0={"money": 20 * 40})
    assert position_after_premove(GAME, state, 0, a.EndTurn()) is None


@pytest.mark.parametrize(
    ("action", "condition", "changed"),
    [
        (a.DrawColony("friesland"), PremoveCondition("money", amount=20), {"P0": {"money": 19}}),
        (a.MovePawn("holland", "zeeland"), PremoveCondition("free", "zeeland"), {"P1": {"markers": ["zeeland"]}}),
        (a.TakeGuild("blue"), PremoveCondition("price", "blue", 6), {"P1": {"markers": ["blue"]}}),
        (a.DrawColony("friesland"), PremoveCondition("cards", "colony", 1), {"P0": {"hand": ["ship", "captain"]}}),
    ],
)
def test_a_move_may_be_given_on_conditions_of_the_board_and_the_own_things(
    action: Any, condition: PremoveCondition, changed: dict[str, Any]
) -> None:
    seat = {"money": 20, "markers": ["friesland"], "pawns": {"holland": 1}, "hand": ["ship"]}
    state = position(P0=seat)
    assert allowed(state, action, 0)
    assert condition in PREMOVES.conditions(state, 0, action)
    assert PREMOVES.holds(state, 0, condition)
    other = position(**{**changed, "P0": {**seat, **changed.get("P0", {})}})
    assert not PREMOVES.holds(other, 0, condition)


@pytest.mark.parametrize(
    "condition",
    [PremoveCondition("free", "atlantis"), PremoveCondition("price", "pink"), PremoveCondition("luck")],
)
def test_a_condition_of_other_rules_does_not_hold(condition: PremoveCondition) -> None:
    assert not PREMOVES.holds(position(), 0, condition)
