"""Rules 2.1, 2.2, 2.4 and the seven of 1.3: the order of a roll, progress cards, discards, robber."""

from typing import Any

import pytest

from engines.cities_knights import events as ev
from engines.cities_knights.actions import Discard, DropCard, EndTurn, MoveRobber, RollDice
from engines.cities_knights.card_actions import Alchemist
from engines.cities_knights.events import Rolled, TurnBegan
from engines.cities_knights.game import GAME
from engines.cities_knights.state import CatanState
from tests.engines.helpers.acting import allowed, asked, do, names, told, values
from tests.games.cities_knights.helpers.positions import bank, cards, hand, next_turn, play, position, roll


def before_roll(**keys: Any) -> CatanState:
    return position(phase="roll", **keys)


def test_2_1_without_progress_cards_the_dice_fall_as_the_turn_begins_whose_end_can_be_taken_back_before() -> None:
    step = do(position(), EndTurn())
    assert told(step, TurnBegan) == [TurnBegan(1, 2)]
    assert (step.barrier, told(step, Rolled)) == (False, [])
    assert [(decision.seat, decision.auto) for decision in GAME.pending(step.state)] == [(1, True)]
    assert [option.action for option in GAME.options(step.state, 1)] == [RollDice()]
    step = roll(step.state, 2, 3)
    assert [(event.seat, event.red, event.yellow) for event in told(step, Rolled)] == [(1, 2, 3)]
    assert asked(step.state) == [(1, "turn")]


def test_2_1_the_dice_fall_by_themselves_while_the_backs_show_no_science_card() -> None:
    state = do(position(P1={"progress": ["spy", "merchant"]}), EndTurn()).state
    assert [(decision.seat, decision.auto) for decision in GAME.pending(state)] == [(1, True)]
    backs = [GAME.view(state, viewer).players[1].backs for viewer in (None, 0, 1, 2)]
    assert backs == [(1, 1, 0)] * 4, "all see why"


def test_2_1_with_a_science_card_the_seat_is_asked_before_the_roll() -> None:
    step = do(position(P1={"progress": ["crane"]}), EndTurn())
    assert told(step, Rolled) == []
    assert asked(step.state) == [(1, "roll")]
    assert not any(decision.auto for decision in GAME.pending(step.state))
    assert [option.action for option in GAME.options(step.state, 1)] == [RollDice()]


def test_2_1_before_the_roll_only_the_alchemist_may_be_played() -> None:
    state = before_roll(P0={"progress": ["alchemist", "mining", "warlord"], "settlements": [40]})
    kinds = {type(option.action) for option in GAME.options(state, 0)}
    assert kinds == {RollDice, Alchemist}


def test_2_1_turns_go_round() -> None:
    state = position(players=4, active=3)
    assert next_turn(state).active == 0
    assert next_turn(next_turn(state)).active == 1


def test_2_1_event_before_progress_discards_before_production() -> None:
    full = ["bishop", "spy", "spy", "wedding"]
    drawer = {"cities": [40], "progress": full, "improvements": {"politics": 1}}
    state = before_roll(decks={"politics": ["warlord"]}, P0={"cities": [8]}, P1=drawer)
    step = roll(state, 2, 4, "politics")
    assert asked(step.state) == [(1, "drop")]
    assert hand(step.state, 0) == {}
    step = do(step.state, DropCard("warlord"))
    assert hand(step.state, 0) == {"brick": 2}
    assert asked(step.state) == [(0, "turn")]


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("red", range(1, 7))
def test_2_4_a_gate_lets_draw_with_a_red_die_up_to_the_level_and_one(level: int, red: int) -> None:
    crown = {"science": [0, 40]} if level >= 4 else {}
    state = before_roll(P0={"cities": [40], "improvements": {"science": level}}, metropolis=crown)
    after = roll(state, red, 1 if red != 6 else 2, "science").state
    assert len(after.players[0].progress) + len(after.players[0].point_cards) == (red <= level + 1)


@pytest.mark.parametrize("face", ["trade", "politics", "science", "ship"])
def test_2_4_a_ship_lets_no_seat_draw_nor_does_a_gate_without_a_level_in_its_track(face: str) -> None:
    levels = {track: 2 for track in ("trade", "politics", "science") if track != face}
    state = before_roll(P0={"cities": [40], "improvements": levels})
    assert roll(state, 1, 1, face).state.players[0].progress == ()


def test_2_4_the_active_seat_draws_first_then_in_turn_order() -> None:
    levels = {"cities": [40], "improvements": {"trade": 1}}
    seats = {"P0": levels, "P1": {**levels, "cities": [18]}, "P2": {**levels, "cities": [21]}}
    state = before_roll(active=1, decks={"trade": ["merchant", "trade_monopoly", "merchant_fleet"]}, **seats)
    after = roll(state, 1, 1, "trade").state
    drawn = [player.progress for player in after.players]
    assert drawn == [("merchant_fleet",), ("merchant",), ("trade_monopoly",)]


def test_2_4_an_empty_deck_gives_nothing() -> None:
    seats = {f"P{i}": {"cities": [city], "improvements": {"trade": 1}} for i, city in enumerate((40, 18))}
    state = before_roll(decks={"trade": ["merchant"]}, **seats)
    step = roll(state, 1, 1, "trade")
    assert [player.progress for player in step.state.players[:2]] == [("merchant",), ()]
    assert told(step, ev.ProgressDrawn) == [ev.ProgressDrawn(0, "trade")]


def test_2_4_which_card_was_drawn_only_its_seat_learns() -> None:
    state = before_roll(P0={"cities": [40], "improvements": {"trade": 1}}, decks={"trade": ["merchant"]})
    step = roll(state, 1, 1, "trade")
    assert told(step, ev.ProgressSeen, 0) == [ev.ProgressSeen(0, "trade", "merchant")]
    for viewer in (None, 1, 2):
        assert told(step, ev.ProgressSeen, viewer) == []
        assert told(step, ev.ProgressDrawn, viewer) == [ev.ProgressDrawn(0, "trade")]


@pytest.mark.parametrize(("card", "track"), [("printer", "science"), ("constitution", "politics")])
def test_2_4_point_cards_are_shown_off_turn_too_and_do_not_fill_the_hand(card: str, track: str) -> None:
    full = ["merchant", "merchant", "merchant", "merchant"]
    seat = {"cities": [40], "improvements": {track: 1}, "progress": full}
    step = roll(before_roll(P1=seat, decks={track: [card]}), 1, 1, track)
    assert told(step, ev.PointCard) == [ev.PointCard(1, card)]
    assert step.state.players[1].progress == tuple(full)
    assert asked(step.state) == [(0, "turn")]


def test_2_4_the_active_seat_keeps_five_until_its_turn_ends() -> None:
    hand_ = ["merchant", "merchant", "crane", "crane"]
    seat = {"cities": [40], "improvements": {"trade": 1}, "progress": hand_}
    state = roll(before_roll(P0=seat, decks={"trade": ["merchant_fleet"]}), 1, 1, "trade").state
    assert asked(state) == [(0, "turn")]
    assert len(state.players[0].progress) == 5
    state = do(state, EndTurn()).state
    assert asked(state) == [(0, "drop")]
    step = do(state, DropCard("crane"))
    assert step.state.active == 1
    assert sorted(step.state.players[0].progress) == ["crane", "merchant", "merchant", "merchant_fleet"]


def test_2_4_off_turn_seats_discard_at_once_and_in_parallel() -> None:
    seats = {
        "P1": {"cities": [40], "improvements": {"trade": 1}, "progress": ["merchant"] * 4},
        "P2": {"cities": [18], "improvements": {"trade": 1}, "progress": ["crane", "crane", "spy", "spy"]},
    }
    state = before_roll(decks={"trade": ["merchant_fleet", "trade_monopoly"]}, **seats)
    state = roll(state, 1, 1, "trade").state
    assert asked(state) == [(1, "drop"), (2, "drop")]
    assert set(values(state, DropCard, "card", 2)) == {"crane", "spy", "trade_monopoly"}
    step = do(state, DropCard("trade_monopoly"), 2)
    assert told(step, ev.ProgressDropped) == [ev.ProgressDropped(2, "trade")]
    assert told(step, ev.ProgressDroppedSeen, 2) == [ev.ProgressDroppedSeen(2, "trade", "trade_monopoly")]
    assert told(step, ev.ProgressDroppedSeen, 1) == []
    assert asked(step.state) == [(1, "drop")]


def test_2_4_a_discarded_card_goes_under_its_deck() -> None:
    seat = {"cities": [40], "improvements": {"trade": 1}, "progress": ["merchant"] * 4}
    state = before_roll(P1=seat, decks={"trade": ["merchant_fleet", "trade_monopoly"]})
    state = play(roll(state, 1, 1, "trade").state, DropCard("merchant"))
    assert state.decks[0] == ("merchant", "trade_monopoly")


def test_1_3_a_seven_takes_half_rounded_down_from_hands_over_seven() -> None:
    state = before_roll(P0={"hand": {"ore": 7}}, P1={"hand": {"wool": 5, "cloth": 4}}, P2={"hand": {"grain": 8}})
    state = roll(state, 3, 4).state
    assert asked(state) == [(1, "discard"), (2, "discard")]
    assert not allowed(state, Discard(cards(wool=3)), 1)
    assert not allowed(state, Discard(cards(wool=6)), 1)
    assert not allowed(state, Discard(cards(wool=3, coin=1)), 1)
    step = do(state, Discard(cards(wool=2, cloth=2)), 1)
    assert hand(step.state, 1) == {"wool": 3, "cloth": 2}
    assert (bank(step.state, "cloth"), bank(step.state, "wool")) == (10, 16)
    assert asked(step.state) == [(2, "discard")]
    assert asked(do(step.state, Discard(cards(grain=4)), 2).state) == [(0, "turn")]


def test_1_3_and_2_4_who_rolls_the_seven_discards_too_but_progress_cards_do_not_count() -> None:
    seat = {"hand": {"ore": 7}, "progress": ["crane", "crane", "smith", "smith"], "vp_cards": ["printer"]}
    assert asked(roll(before_roll(P1=seat), 3, 4).state) == [(0, "turn")]
    state = roll(before_roll(P0={"hand": {"ore": 9}}), 3, 4).state
    assert asked(state) == [(0, "discard")]
    assert allowed(state, Discard(cards(ore=4)), 0)


def test_1_3_what_was_discarded_only_its_seat_learns() -> None:
    state = roll(before_roll(P1={"hand": {"wool": 8}}), 3, 4).state
    step = do(state, Discard(cards(wool=4)))
    assert told(step, ev.CardsLostSeen, 1) == [ev.CardsLostSeen(1, 4, "seven", cards(wool=4))]
    assert told(step, ev.CardsLostSeen, 0) == []
    assert told(step, ev.CardsLost) == [ev.CardsLost(1, 4, "seven")]
    assert step.barrier


@pytest.mark.parametrize("walls", [0, 1, 2, 3])
def test_2_8_each_wall_makes_two_more_cards_safe(walls: int) -> None:
    limit = 7 + 2 * walls
    keys: dict[str, Any] = {"cities": [40, 18, 21], "walls": [40, 18, 21][:walls]}
    safe = before_roll(P1={**keys, "hand": {"ore": limit}})
    assert asked(roll(safe, 3, 4).state) == [(0, "turn")]
    over = before_roll(P1={**keys, "hand": {"ore": limit + 1}})
    state = roll(over, 3, 4).state
    assert asked(state) == [(1, "discard")]
    assert allowed(state, Discard(cards(ore=(limit + 1) // 2)), 1)


def test_2_8_walls_protect_their_owner_only() -> None:
    walled = {"cities": [40, 18, 21], "walls": [40, 18, 21]}
    state = roll(before_roll(P0=walled, P1={"hand": {"ore": 8}}), 3, 4).state
    assert asked(state) == [(1, "discard")]


def test_2_7_before_the_first_attack_a_seven_moves_nothing() -> None:
    state = before_roll(P1={"settlements": [8], "hand": {"ore": 1}})
    after = roll(state, 3, 4).state
    assert (asked(after), after.robber) == ([(0, "turn")], state.robber)


def test_1_3_after_the_first_attack_a_seven_moves_the_robber_and_steals() -> None:
    seats = {"P1": {"settlements": [8], "hand": {"ore": 1, "wool": 1}}, "P2": {"settlements": [23]}}
    state = roll(before_roll(attacks=1, **seats), 3, 4).state
    assert asked(state) == [(0, "robber")]
    for refused in (MoveRobber("0,0", None), MoveRobber("0,-1", None), MoveRobber("0,-1", 2)):
        assert not allowed(state, refused)
    step = do(state, MoveRobber("0,-1", 1), script={"steal": ["wool"]})
    assert (hand(step.state, 0), hand(step.state, 1)) == ({"wool": 1}, {"ore": 1})
    assert told(step, ev.CardStolen) == [ev.CardStolen(0, 1)]
    assert told(step, ev.CardStolenSeen, 2) == []
    for seat in (0, 1):
        assert told(step, ev.CardStolenSeen, seat) == [ev.CardStolenSeen(0, 1, "wool")]
    assert asked(step.state) == [(0, "turn")]


def test_1_3_each_card_of_a_hand_is_equally_likely_to_be_stolen() -> None:
    stolen = 0
    for n in range(200):
        state = before_roll(attacks=1, P1={"settlements": [8], "hand": {"ore": 6, "wool": 1}}, seed=f"{n:032x}")
        stolen += "wool" in hand(do(roll(state, 3, 4).state, MoveRobber("0,-1", 1)).state, 0)
    # One card in seven: 29 of 200 on average; a choice among kinds would make it 100.
    assert 12 <= stolen <= 50


def test_a17_a_hex_with_only_cardless_victims_is_allowed_and_nothing_stolen() -> None:
    state = roll(before_roll(attacks=1, P1={"settlements": [8]}), 3, 4).state
    assert names(do(state, MoveRobber("0,-1", None))) == ["RobberMoved"]


def test_1_3_the_robber_comes_after_discards_may_go_back_to_the_desert_and_never_steals_from_its_mover() -> None:
    seat = {"settlements": [8], "hand": {"ore": 8}}
    state = roll(before_roll(attacks=1, robber="0,-1", P0=seat), 3, 4).state
    assert asked(state) == [(0, "discard")]
    state = do(state, Discard(cards(ore=4))).state
    assert asked(state) == [(0, "robber")]
    assert set(values(state, MoveRobber, "victim")) == {None}
    assert do(state, MoveRobber("0,0", None)).state.robber == 9
