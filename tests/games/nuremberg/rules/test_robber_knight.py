"""Rules 1, 8 and resolutions 14, 15, 19, 20: the robber knight halves hands, moves and steals."""

from typing import Any

from engines.nuremberg import actions as a
from engines.nuremberg import events as ev
from engines.nuremberg.game import GAME
from engines.nuremberg.geography.countryside import CASTLE, COUNTRY
from engines.nuremberg.position import dump, load
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import allowed, asked, do, names, told, values
from tests.games.nuremberg.helpers.positions import KNIGHT, PLENTY, bank, cards, draw, gold, hand, position


def knight(**seats: Any) -> NurembergState:
    return draw(KNIGHT, **seats).state


def test_1_everyone_with_eight_or_more_cards_returns_half_rounded_down() -> None:
    state = knight(P0={"hand": {"wood": 9}}, P1={"hand": {"ore": 8}}, P2={"hand": {"clay": 7}})
    assert asked(state) == [(0, "discard"), (1, "discard")]
    assert [allowed(state, a.Discard(cards(wood=n)), 0) for n in (3, 4, 5)] == [False, True, False]


def test_1_gold_does_not_count_for_the_hand_limit_which_there_is_only_with_a_robber_knight() -> None:
    assert asked(knight(P1={"hand": {"ore": 7}, "gold": 20})) == [(0, "knight")]
    assert asked(do(position(P0={"hand": PLENTY}), a.EndTurn()).state) == [(1, "draw")]


def test_1_the_cards_are_ones_own_choice_and_go_to_the_bank() -> None:
    state = knight(P1={"hand": {"wood": 4, "ore": 4}})
    assert allowed(state, a.Discard(cards(wood=2, ore=2)), 1)
    state = do(state, a.Discard(cards(wood=1, ore=3)), 1).state
    state = do(state, a.MoveKnight("0,-2", 1), 0, {"steal": ["wood"]}).state
    assert hand(state, 1) == {"wood": 2, "ore": 1}
    assert bank(state, "ore") == 19


def test_discards_run_in_parallel_and_are_shown_together_when_all_are_in() -> None:
    state = knight(P1={"hand": {"wood": 8}}, P2={"hand": {"ore": 8}})
    first = do(state, a.Discard(cards(ore=4)), 2)
    assert names(first) == ["Answered"]
    assert told(first, ev.Answered) == [ev.Answered(2, "discard")]
    assert hand(first.state, 2) == {"ore": 8}
    moved = do(first.state, a.MoveKnight("0,-2", 2), 0)
    assert names(moved) == ["Answered"]
    assert moved.state.knight == CASTLE
    last = do(moved.state, a.Discard(cards(wood=4)), 1)
    assert told(last, ev.Discarded) == [ev.Discarded(1, cards(wood=4)), ev.Discarded(2, cards(ore=4))]
    assert names(last) == ["Answered", "Discarded", "Discarded", "KnightMoved", "CardStolen"]


def test_the_knights_field_and_victim_can_be_given_while_discards_run() -> None:
    state = knight(P1={"hand": {"wood": 8}})
    assert [(one.seat, one.optional) for one in GAME.pending(state)] == [(1, False), (0, True)]
    state = do(state, a.MoveKnight("0,-2", 1), 0).state
    assert asked(state) == [(1, "discard")]
    state = do(state, a.Discard(cards(wood=4)), 1).state
    assert COUNTRY.names[state.knight] == "0,-2"
    assert asked(state) == [(0, "turn")]
    assert hand(state, 0) == {"wood": 1}


def test_9_19_discards_then_the_move_then_the_theft_also_for_who_draws_the_knight() -> None:
    state = knight(P0={"hand": {"wood": 8}}, P1={"hand": {"ore": 1}})
    assert asked(state) == [(0, "discard")]
    assert asked(do(state, a.Discard(cards(wood=4))).state) == [(0, "knight")]
    step = do(knight(P1={"hand": {"wood": 8}}), a.Discard(cards(wood=4)), 1)
    assert names(step) == ["Answered", "Discarded"]
    step = do(step.state, a.MoveKnight("0,-2", 1), 0)
    assert names(step) == ["KnightMoved", "CardStolen"]
    assert hand(step.state, 1) == {"wood": 3}


def test_9_19_20_who_sends_the_knight_is_asked_once_all_cards_are_returned_and_seen() -> None:
    state = knight(P1={"hand": {"wood": 8}}, P2={"hand": {"ore": 8}})
    state = do(state, a.Discard(cards(ore=4)), 2).state
    assert hand(state, 2) == {"ore": 8}, "others still choose"
    last = do(state, a.Discard(cards(wood=4)), 1)
    assert told(last, ev.Discarded, 0) == [ev.Discarded(1, cards(wood=4)), ev.Discarded(2, cards(ore=4))]
    assert last.barrier
    view = GAME.view(last.state, 0)
    assert [player.held for player in view.players] == [0, 4, 4]
    assert (bank(last.state, "wood"), bank(last.state, "ore")) == (16, 16)
    (decision,) = GAME.pending(last.state)
    assert (decision.seat, decision.optional, decision.secret) == (0, False, False)


def test_19_a_hand_of_sixteen_is_halved_once_only() -> None:
    state = do(knight(P1={"hand": {"wood": 16}}), a.Discard(cards(wood=8)), 1).state
    assert asked(state) == [(0, "knight")]
    assert hand(state, 1) == {"wood": 8}
    assert load(dump(state)) == state


def test_1_and_9_14_the_active_player_must_move_the_knight_to_another_field_not_nuremberg_nor_the_castle() -> None:
    state = knight(knight="0,-2")
    assert {type(option.action) for option in GAME.options(state, 0)} == {a.MoveKnight}
    assert not allowed(state, a.EndTurn())
    fields = set(values(state, a.MoveKnight, "field"))
    assert len(fields) == 28
    assert not fields & {"0,-2", "0,0", "-3,3"}
    assert len(set(values(knight(), a.MoveKnight, "field"))) == 29


def test_1_then_one_card_blind_from_any_other_player_with_a_card_no_settlement_needed() -> None:
    state = knight(P0={"hand": {"wool": 2}}, P1={"hand": {"wood": 1, "ore": 1}}, P2={"gold": 5})
    assert set(values(state, a.MoveKnight, "victim")) == {1}
    step = do(state, a.MoveKnight("3,-3", 1), script={"steal": ["ore"]})
    assert hand(step.state, 0) == {"wool": 2, "ore": 1}
    assert told(step, ev.KnightMoved) == [ev.KnightMoved(0, "3,-3")]


def test_1_each_card_is_equally_likely_to_be_stolen() -> None:
    seats = {"P1": {"hand": {"wood": 3, "ore": 1}}}
    found = [do(knight(seed=f"{n:032x}", **seats), a.MoveKnight("3,-3", 1)).state for n in range(120)]
    assert 75 <= sum(hand(state, 0) == {"wood": 1} for state in found) <= 105


def test_1_the_theft_is_compulsory_if_another_player_has_a_card() -> None:
    state = knight(P1={"hand": {"wood": 1}})
    assert not any(allowed(state, a.MoveKnight("3,-3", victim)) for victim in (None, 2, 0))


def test_8_if_no_other_player_has_cards_the_knight_still_moves_and_steals_nothing() -> None:
    state = knight(P0={"hand": {"ore": 2}}, P1={"gold": 9})
    assert set(values(state, a.MoveKnight, "victim")) == {None}
    step = do(state, a.MoveKnight("3,-3"))
    assert names(step) == ["KnightMoved"]
    assert hand(step.state, 0) == {"ore": 2}


def test_9_15_and_9_20_a_resource_card_and_no_gold_is_stolen_which_only_its_old_and_new_owner_know() -> None:
    step = do(knight(P1={"hand": {"wood": 1}, "gold": 7}), a.MoveKnight("3,-3", 1))
    assert gold(step.state) == [0, 7, 0]
    assert (hand(step.state, 0), hand(step.state, 1)) == ({"wood": 1}, {})
    for seat in (0, 1):
        assert told(step, ev.CardStolen, seat) == [ev.CardStolenSeen(0, 1, "wood")]
    for viewer in (None, 2):
        assert told(step, ev.CardStolen, viewer) == [ev.CardStolen(0, 1)]
