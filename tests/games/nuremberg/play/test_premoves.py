"""What a seat gives of its next turn before it comes."""

from typing import Any

import pytest

from engines.core.actions import Action
from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.trade_offers import Terms, TradeAccept, TradeClose, TradeDecline, TradeOffer
from engines.core.play.premoves import PremoveCondition
from engines.core.premove_positions import position_after_premove, premove_position
from engines.nuremberg import actions as a
from engines.nuremberg.game import GAME, NurembergSettings
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import do
from tests.games.nuremberg.helpers import positions as pos

SETTLEMENT = {"wood": 1, "clay": 1, "wool": 1, "grain": 1}


def next_turn(state: NurembergState, seat: int) -> NurembergState:
    """The position in which the seat chooses the first move of its next turn."""
    found = premove_position(GAME, state, seat)
    assert found is not None
    return found


def offered(state: NurembergState, seat: int) -> list[Any]:
    """The moves that may be given next."""
    return [option.action for option in GAME.options(state, seat)]


def conditions(state: NurembergState, seat: int, action: Any) -> list[PremoveCondition]:
    """What may be asked to be so still."""
    assert GAME.premoves is not None
    return list(GAME.premoves.conditions(state, seat, action))


def holds(state: NurembergState, seat: int, condition: PremoveCondition) -> bool:
    """Whether it is so."""
    assert GAME.premoves is not None
    return GAME.premoves.holds(state, seat, condition)


def test_who_waits_chooses_from_what_its_cards_of_now_allow() -> None:
    state = pos.position(P1={**pos.country("ii-2", ii=[1]), "hand": {**SETTLEMENT, "ore": 2}})
    found = offered(next_turn(state, 1), 1)
    assert {a.BuildStation("ii"), a.BuildSettlement("ii-4"), a.EndTurn()} <= set(found)
    assert not any(isinstance(action, a.BuildWorkshop | a.BuildWall) for action in found)
    assert pos.hand(state, 1) == {**SETTLEMENT, "ore": 2}


def test_a_turn_is_given_move_by_move_to_its_end() -> None:
    seat = {"hand": {"wood": 1, "ore": 1, "clay": 1}, "gold": 1, "workshops": ["H-N"]}
    state = pos.position(P1={**seat, **pos.country(i=[1])})
    after = position_after_premove(GAME, next_turn(state, 1), 1, a.Sell("compass"))
    assert after is not None
    assert a.BuildWall() in offered(after, 1), "the sale has brought the gold for it"
    after = position_after_premove(GAME, after, 1, a.BuildWall())
    assert after is not None
    assert position_after_premove(GAME, after, 1, a.EndTurn()) is None


def test_a_turn_is_given_by_the_rights_of_way_of_now() -> None:
    state = pos.position(P0=pos.country(ii=[1]), P1={"hand": {"wood": 2, "wool": 1}, **pos.country(i=[1])})
    after = position_after_premove(GAME, next_turn(state, 1), 1, a.Sell("lyre"))
    assert after is not None
    assert pos.gold(after) == [2, 2, 0]


def test_who_has_the_turn_gives_nothing_beforehand_nor_does_anybody_in_the_set_up() -> None:
    assert premove_position(GAME, pos.position(), 0) is None
    setup = GAME.setup(3, bytes(16), NurembergSettings(setup="advanced")).state
    assert [premove_position(GAME, setup, seat) for seat in range(3)] == [None] * 3


def test_what_the_knight_costs_has_to_be_chosen_before_anything_is_given() -> None:
    state = pos.draw(pos.KNIGHT, P1={"hand": {"wood": 4, "ore": 4}}, P2={"hand": {"clay": 8}}).state
    assert premove_position(GAME, state, 1) is None
    state = do(state, a.Discard(pos.cards(wood=4)), 1).state
    assert pos.hand(next_turn(state, 1), 1) == {"ore": 4}


def test_a_free_wall_that_is_promised_is_paid() -> None:
    state = pos.draw(pos.FREE_CLAY, P0={"gold": 3}, P1={"gold": 5}, P2={"gold": 4}).state
    state = do(do(state, a.FreeWall(), 1).state, a.NoWall(), 2).state
    assert pos.gold(next_turn(state, 1)) == [3, 2, 4]
    assert pos.gold(next_turn(state, 2)) == [3, 5, 4]


def test_the_rest_of_a_turn_that_others_interrupt_is_given() -> None:
    state = pos.draw(
        pos.KNIGHT, P0={"hand": {"wood": 1, "clay": 1}, **pos.country(ii=[1])}, P2={"hand": {"clay": 8}}
    ).state
    state = do(state, a.MoveKnight("0,-2", 2), 0).state
    assert a.BuildStation("ii") in offered(next_turn(state, 0), 0)
    assert GAME.premoves is not None
    assert GAME.premoves.resumes(state, 0), "it is for this very turn"
    assert not GAME.premoves.resumes(state, 1)


def an_offer(*answers: Action) -> NurembergState:
    """Seat 0 has offered ore for wool to both opponents, who have answered so."""
    state = pos.position(
        P0={"hand": {"wood": 1, "clay": 1, "grain": 1, "ore": 1}, **pos.country("ii-2", ii=[1])},
        P1={"hand": {"wool": 1}},
        P2={"hand": {"wool": 1}},
    )
    state = do(state, TradeOffer(Terms(pos.goods(ore=1), pos.goods(wool=1)), ("1", "2")), 0).state
    for seat, answer in enumerate(answers, 1):
        state = do(state, answer, seat).state
    return state


def test_while_an_offer_is_open_the_rest_is_given_as_if_it_were_accepted() -> None:
    found = next_turn(an_offer(), 0)
    assert pos.hand(found, 0) == SETTLEMENT
    assert a.BuildSettlement("ii-4") in offered(found, 0)


@pytest.mark.parametrize("answers", [(TradeAccept(1),), (TradeDecline(1), TradeClose())])
def test_the_rest_is_done_when_the_offer_is_answered(answers: tuple[Action, ...]) -> None:
    assert GAME.premoves is not None
    assert not GAME.premoves.asks(an_offer(), 0)
    assert GAME.premoves.asks(an_offer(*answers), 0)


RICH: dict[str, Any] = {"hand": pos.PLENTY, "gold": 3}
ROUTES: dict[str, Any] = {"P0": pos.country(ii=[1]), "P1": {**RICH, **pos.country(ii=[2])}}
WALLS: dict[str, Any] = {"walls": 4, "P0": {"prestige": 2}, "P1": {**RICH, "prestige": 2}}
MEMBERS: dict[str, Any] = {"walls": 9, "P0": {"prestige": 4}, "P2": {"prestige": 3}}
SELLER: dict[str, Any] = {"P1": {**RICH, **pos.country(i=[1])}}


def own(gold: int = 0, **hand: int) -> dict[str, Any]:
    """What seat 1 has, and nothing else."""
    return {"P1": {"hand": hand, "gold": gold}}


@pytest.mark.parametrize(
    ("now", "action", "condition", "changed"),
    [
        (ROUTES, a.BuildStation("ii"), PremoveCondition("section", "ii", 3), {"P0": pos.country(ii=[1, 3])}),
        (ROUTES, a.BuildStation("ii"), PremoveCondition("right", "ii"), {"P0": pos.country(ii=[1, 3])}),
        (WALLS, a.BuildWall(), PremoveCondition("prestige", amount=3), {"walls": 6, "P0": {"prestige": 4}}),
        (WALLS, a.BuildWall(), PremoveCondition("council", amount=1), MEMBERS),
        (SELLER, a.Sell("compass"), PremoveCondition("brings", "compass", 3), {"P0": pos.country(i=[2, 3])}),
        (own(ore=4, wood=1), TradeBank("ore", "clay", 1), PremoveCondition("cards", amount=5), own(ore=4)),
        (own(3, ore=4), TradeBank("ore", "clay", 1), PremoveCondition("gold", amount=3), own(2, ore=4)),
        (own(ore=2, grain=2), a.EndTurn(), PremoveCondition("unable", "workshop"), own(ore=3, grain=2)),
        (own(ore=2, grain=2), a.EndTurn(), PremoveCondition("unable", "workshop"), own(ore=2, grain=2, wood=4)),
        (own(ore=7), a.EndTurn(), PremoveCondition("safe", amount=7), own(ore=8)),
    ],
)
def test_a_move_is_made_only_if_what_it_was_chosen_for_is_so_still(
    now: dict[str, Any], action: Any, condition: PremoveCondition, changed: dict[str, Any]
) -> None:
    before = next_turn(pos.position(loose=True, **now), 1)
    assert condition in conditions(before, 1, action)
    assert not holds(next_turn(pos.position(loose=True, **{**now, **changed}), 1), 1, condition)


def test_before_an_end_only_what_has_a_place_and_brings_points_or_prestige_is_asked_about() -> None:
    def about(state: NurembergState) -> set[str]:
        return {one.about for one in conditions(next_turn(state, 1), 1, a.EndTurn()) if one.kind == "unable"}

    rights = pos.country(i=[1, 2], ii=[1, 2], iii=[1, 2], iv=[1, 2], v=[1, 2])
    assert about(pos.position(P0=pos.country(ii=[1]))) == {"right", "workshop", "wall"}
    assert about(pos.position(P0=rights)) == {"workshop", "wall"}
    assert about(pos.position(P1=pos.country(ii=[1]))) == {"right", "workshop", "wall", "settlement"}


def test_what_is_not_so_is_no_condition() -> None:
    state = next_turn(pos.position(P0=pos.country(ii=[1, 2]), P1={**RICH, **pos.country(ii=[3])}), 1)
    assert PremoveCondition("right", "ii") not in conditions(state, 1, a.BuildStation("ii"))
    assert not holds(state, 1, PremoveCondition("weather"))
    assert not holds(state, 1, PremoveCondition("brings", "beer", 1))
