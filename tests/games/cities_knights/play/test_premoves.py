"""What a seat gives of its next turns in advance."""

from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights.card_actions import RoadBuilding
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from engines.core.play.premoves import PremoveCondition
from engines.core.premove_positions import position_after_premove, premove_position
from tests.engines.helpers.acting import choices, do
from tests.games.cities_knights.helpers.positions import SETTLEMENT_HAND, guard, hand, path, position, roll

ROADS = {"settlements": [18], "roads": path(18, 24, 30)}


def waiting(seat: int, **keys: Any) -> CatanState:
    """The position in which a seat that waits while seat 0 moves chooses its next moves."""
    state = premove_position(GAME, position(**keys), seat)
    assert state is not None
    return state


def kinds(state: CatanState, seat: int) -> set[type[Any]]:
    return {type(option.action) for option in GAME.options(state, seat)}


def conditions(state: CatanState, seat: int, action: Any) -> list[PremoveCondition]:
    assert GAME.premoves is not None
    found = list(GAME.premoves.conditions(state, seat, action))
    assert all(GAME.premoves.holds(state, seat, condition) for condition in found)
    return found


def holds(state: CatanState, seat: int, condition: PremoveCondition) -> bool:
    assert GAME.premoves is not None
    return GAME.premoves.holds(state, seat, condition)


def test_the_next_turn_is_given_as_if_its_dice_had_brought_nothing() -> None:
    state = waiting(2, P2={**ROADS, "hand": SETTLEMENT_HAND, "knights": [guard(24, 1, True)]})
    assert hand(state, 2) == SETTLEMENT_HAND
    assert {a.BuildSettlement, a.BuildRoad, a.MoveKnight, a.EndTurn} <= kinds(state, 2)
    assert a.RollDice not in kinds(state, 2)
    assert (state.active, state.turns) == (2, 3)


def test_nothing_can_be_given_by_who_is_asked_in_the_draft_or_has_the_points() -> None:
    assert premove_position(GAME, position(), 0) is None
    assert premove_position(GAME, GAME.setup(3, bytes(16)).state, 2) is None
    assert premove_position(GAME, position(P1={"defender": 13}), 1) is None, "it wins as its turn begins"


def test_a_turn_that_others_hold_up_is_given_as_if_it_went_on() -> None:
    assert GAME.premoves is not None
    state = roll(position(phase="roll", P0=ROADS, P1={"hand": {"wool": 8}}), 3, 4).state
    assert GAME.premoves.resumes(state, 0)
    assert not GAME.premoves.resumes(state, 1)
    going_on = premove_position(GAME, state, 0)
    assert going_on is not None
    assert (going_on.turns, going_on.dice) == (state.turns, state.dice)


def test_whoever_has_ended_their_turn_gives_the_next_one() -> None:
    assert GAME.premoves is not None
    cards = ["crane", "spy", "smith", "mining", "warlord"]
    state = do(position(P0={"progress": cards}), a.EndTurn()).state
    assert not GAME.premoves.resumes(state, 0), "a card too many is still to go"
    later = premove_position(GAME, state, 0)
    assert later is not None
    assert later.turns == state.turns + 3


def test_moves_are_given_one_after_the_other_and_beyond_the_end_of_the_turn() -> None:
    assert GAME.premoves is not None
    state = waiting(1, P1={**ROADS, "hand": {**SETTLEMENT_HAND, "lumber": 2, "brick": 2}})
    (settle,) = choices(state, a.BuildSettlement)
    after = position_after_premove(GAME, state, 1, settle)
    assert after is not None
    assert hand(after, 1) == {"lumber": 1, "brick": 1}
    assert GAME.premoves.ends(after, 1, a.EndTurn())
    following = position_after_premove(GAME, after, 1, a.EndTurn())
    assert following is not None
    assert (following.active, following.turns) == (1, after.turns + 3)
    assert a.BuildRoad in kinds(following, 1)


def test_the_roads_of_a_card_are_given_with_it() -> None:
    state = waiting(1, P1={**ROADS, "progress": ["road_building"]})
    after = position_after_premove(GAME, state, 1, RoadBuilding())
    assert after is not None
    assert kinds(after, 1) == {a.BuildRoad}


def test_of_a_theft_only_the_robber_s_place_is_known_beforehand() -> None:
    keys = {"P1": {**ROADS, "knights": [guard(24, 1, True)]}, "P0": {"settlements": [40], "hand": {"ore": 1}}}
    state = waiting(1, attacks=1, robber="0,0", loose=True, **keys)
    chased = position_after_premove(GAME, state, 1, a.ChaseRobber(24))
    assert chased is not None
    (theft, *_) = [move for move in choices(chased, a.MoveRobber) if move.victim == 0]
    after = position_after_premove(GAME, chased, 1, theft)
    assert after is not None
    assert hand(after, 1) == {}
    assert GAME.premoves is not None
    assert GAME.premoves.asks(after, 1)


def test_a_seven_and_a_landing_undo_what_was_given_if_its_owner_wants_it() -> None:
    state = waiting(1, attacks=2)
    no_seven, no_landing = conditions(state, 1, a.EndTurn())[:2]
    for red, attacks, expected in ((1, 2, [True, True]), (6, 2, [False, True]), (1, 3, [True, False])):
        later = position(active=1, dice=[red, 1, "science"], attacks=attacks)
        assert [holds(later, 1, one) for one in (no_seven, no_landing)] == expected


def test_a_road_is_built_only_if_it_still_leads_to_a_place_for_a_settlement() -> None:
    state = waiting(1, P1={**ROADS, "hand": {"lumber": 1, "brick": 1}})
    road = a.BuildRoad("30-36")
    (still_open,) = [one for one in conditions(state, 1, road) if one.kind == "open"]
    taken = position(active=1, P1={**ROADS, "hand": {"lumber": 1, "brick": 1}}, P2={"settlements": [36]})
    assert any(option.admits(road) for option in GAME.options(taken, 1)), "the rules would allow it"
    assert not holds(taken, 1, still_open)


def test_a_trade_with_the_bank_is_made_at_the_rate_at_which_it_was_given() -> None:
    state = waiting(1, P1={"settlements": [0], "hand": {"wool": 4}})
    (rate,) = [one for one in conditions(state, 1, a.TradeBank("wool", "ore", 1)) if one.kind == "rate"]
    assert rate.amount == 3
    assert holds(position(active=1, merchant=[1, "1,-1"], P1={"settlements": [9]}), 1, rate)
    assert not holds(position(active=1, P1={"settlements": [18]}), 1, rate), "without the harbour it takes four"


def test_an_improvement_is_made_only_if_nobody_else_has_the_metropolis() -> None:
    seat = {"cities": [40], "improvements": {"trade": 3}, "hand": {"cloth": 4}}
    (free,) = [one for one in conditions(waiting(1, P1=seat), 1, a.Improve("trade")) if one.kind == "metropolis"]
    rival = {"cities": [18], "improvements": {"trade": 4}}
    assert not holds(position(active=1, P1=seat, P2=rival, metropolis={"trade": [2, 18]}), 1, free)


def test_a_turn_ends_unlooked_at_only_with_a_safe_hand_and_no_new_card() -> None:
    state = waiting(1, P1={"hand": {"wool": 7}, "progress": ["spy"]})
    found = {one.kind: one for one in conditions(state, 1, a.EndTurn())}
    richer = position(active=1, P1={"hand": {"wool": 8}, "progress": ["spy", "crane"]})
    assert not holds(richer, 1, found["safe"])
    assert not holds(richer, 1, found["no-card"])
    assert not holds(richer, 1, PremoveCondition("unheard-of"))
