"""Rule 2.3: exactly one of three things on a turn."""

from typing import Any

import pytest

from engines.core.decisions import IllegalMove, NotYourTurn
from engines.core.frames import Step
from engines.core.text.messages import Msg
from engines.fugger.actions import Deliver, Draw, FuggerAction, Play
from engines.fugger.data import MERCHANT
from engines.fugger.events import Delivered, DeliveredCard, Drawn, Drew, JakobDrew, JakobWithout, Played, Skipped
from engines.fugger.game import GAME
from engines.fugger.state import FuggerState
from engines.fugger.view import DeliveredView
from tests.engines.helpers.acting import names, told
from tests.games.fugger.helpers.positions import act, position, seat, verbs


def refused(state: FuggerState, action: FuggerAction) -> Msg:
    with pytest.raises(IllegalMove) as caught:
        act(state, action)
    return caught.value.msg


def in_round(number: int, *hand: str, seats: int = 4) -> FuggerState:
    return position(seat(*hand), *[seat("copper") for _ in range(seats - 1)], round=number)


def test_2_3_one_action_and_the_turn_goes_to_the_left() -> None:
    state = position(seat("wine"), seat("gems"), seat("spices"))
    for action in (Draw(), Play("wine"), Deliver("wine")):
        assert GAME.pending(act(state, action).state)[0].seat == 1
    state = position(seat("wine"), seat("gems"), seat("spices"), active=2)
    assert GAME.pending(act(state, Draw()).state)[0].seat == 0


def test_2_3_nobody_else_may_act() -> None:
    state = position(seat("wine"), seat("gems"))
    with pytest.raises(NotYourTurn):
        GAME.apply(state, 1, Play("gems"))


def test_2_3_a_draws_one_card_from_the_pile() -> None:
    step = act(position(seat("wine"), seat(), seat(), next=["gems-sealed", "cloth"]), Draw())
    assert step.state.players[0].hand == ["wine", "gems-sealed"]
    assert step.state.pile[-1] == "cloth"


def test_2_3_a_who_may_draw_none_is_asked_to_play_one() -> None:
    five = seat("wine", "gems", "cloth", "copper", "spices")
    assert GAME.pending(position(seat("wine"), seat()))[0].prompt.key == "fugger-ask-turn"
    assert GAME.pending(position(five, seat()))[0].prompt.key == "fugger-ask-card"
    dry = position(seat("wine"), seat(), pile=[], discards=[], loose=True)
    assert GAME.pending(dry)[0].prompt.key == "fugger-ask-card"


def test_2_3_a_others_learn_that_a_card_was_drawn_not_which() -> None:
    step = act(position(seat("wine"), seat(), seat(), next=["gems-sealed"]), Draw())
    assert told(step, Drawn, 0) == [Drawn(0, 1, ("gems-sealed",))]
    for viewer in (None, 1, 2):
        assert told(step, Drew, viewer) == [Drew(0, 1)]
        assert told(step, Drawn, viewer) == []


@pytest.mark.parametrize("cards", range(7))
def test_2_3_a_is_allowed_with_at_most_four_cards_in_hand(cards: int) -> None:
    state = position(seat(*["wine"] * cards), seat(), round=3)
    assert ("draw" in verbs(state)) is (cards <= 4)


def test_2_3_a_five_cards_is_the_most_one_reaches_by_drawing_and_then_it_is_refused_with_the_reason() -> None:
    state = act(position(seat(*["wine"] * 4), seat(), active=0), Draw()).state
    assert len(state.players[0].hand) == 5
    msg = refused(in_round(3, *["wine"] * 5), Draw())
    assert msg == Msg("fugger-no-draw-hand", {"cards": 5, "most": 4})


def test_2_3_b_plays_a_good_in_front_of_oneself() -> None:
    step = act(position(seat("wine", "gems"), seat(), seat()), Play("wine"))
    assert step.state.players[0].hand == ["gems"]
    assert step.state.players[0].front == ["wine"]
    assert told(step, Played) == [Played(0, "wine")]


def test_2_3_b_plays_a_merchant_while_fewer_than_two_are_in_front_of_oneself() -> None:
    for before in ([], [MERCHANT]):
        state = position(seat(MERCHANT, front=before), seat(front=[MERCHANT, MERCHANT]), seat())
        assert act(state, Play(MERCHANT)).state.players[0].front == [*before, MERCHANT]
    state = position(seat(MERCHANT, "wine", front=[MERCHANT, MERCHANT]), seat())
    assert "play merchant" not in verbs(state)
    assert refused(state, Play(MERCHANT)) == Msg("fugger-no-third-merchant", {"most": 2})


def test_2_3_b_a_card_that_is_not_in_hand_is_refused() -> None:
    state = position(seat("wine"), seat("gems"))
    assert refused(state, Play("gems")).key == "fugger-not-in-hand"
    assert refused(state, Play("bread")) == Msg("fugger-no-such-card", {"text": "bread"})


@pytest.mark.parametrize(("number", "allowed"), [(1, True), (2, True), (3, False), (4, False)])
def test_2_3_c_only_in_rounds_1_and_2(number: int, allowed: bool) -> None:
    state = in_round(number, "gems")
    assert ("deliver gems" in verbs(state)) is allowed
    if not allowed:
        assert refused(state, Deliver("gems")) == Msg("fugger-no-deliver-late", {"rounds": 2, "round": number})


def test_2_3_c_once_a_round_and_player() -> None:
    state = position(seat("gems", delivered=[(1, "wine")]), seat("gems"), round=1)
    assert refused(state, Deliver("gems")) == Msg("fugger-no-deliver-twice", {"round": 1})
    assert "deliver gems" in verbs(position(seat("gems"), seat(delivered=[(1, "wine")])))
    assert "deliver gems" in verbs(position(seat("gems", delivered=[(1, "wine")]), seat(), round=2))


def test_2_3_c_goods_only() -> None:
    state = in_round(1, MERCHANT, "gems")
    assert verbs(state) == {"draw", "play merchant", "play gems", "deliver gems"}
    assert refused(state, Deliver(MERCHANT)) == Msg("fugger-no-deliver-merchant")


def test_2_3_c_the_owner_may_look_others_see_only_the_round() -> None:
    step = act(in_round(2, "gems"), Deliver("gems"))
    assert GAME.view(step.state, 0).players[0].delivered == (DeliveredView(2, "gems"),)
    assert told(step, DeliveredCard, 0) == [DeliveredCard(0, 2, "gems")]
    for viewer in (None, 1, 2, 3):
        assert GAME.view(step.state, viewer).players[0].delivered == (DeliveredView(2, None),)
        assert told(step, Delivered, viewer) == [Delivered(0, 2)]
        assert told(step, DeliveredCard, viewer) == []


def delivered_with(seats: int, **keys: Any) -> Step[FuggerState]:
    return act(position(seat("gems", "wine"), *[seat("wine") for _ in range(seats - 1)], **keys), Deliver("gems"))


@pytest.mark.parametrize("seats", [2, 3])
def test_2_3_c_with_two_or_three_players_jakob_gets_a_good(seats: int) -> None:
    step = delivered_with(seats, next=["cloth"])
    assert step.state.jakob == ["cloth"]
    assert told(step, JakobDrew) == [JakobDrew("cloth")]


def test_2_3_c_with_four_players_jakob_gets_nothing() -> None:
    step = delivered_with(4, next=["cloth"])
    assert step.state.jakob == []
    assert not step.barrier


def test_2_3_c_merchants_turned_up_for_jakob_are_discarded_and_replaced() -> None:
    step = delivered_with(3, next=[MERCHANT, MERCHANT, "spices"])
    assert step.state.jakob == ["spices"]
    assert step.state.discards == [MERCHANT, MERCHANT]
    assert told(step, JakobDrew) == [JakobDrew("spices", merchants=2)]


def test_2_3_c_without_a_good_in_pile_and_discards_jakob_gets_none() -> None:
    step = delivered_with(3, pile=[MERCHANT], discards=[MERCHANT], loose=True)
    assert step.state.jakob == []
    assert told(step, JakobWithout) == [JakobWithout()]
    assert step.state.pile + step.state.discards == [MERCHANT, MERCHANT]
    # All seats now know what the pile holds, so that the turn cannot be taken back alone.
    assert step.barrier


def test_2_3_c_merchants_are_passed_over_until_the_discards_give_jakob_a_good() -> None:
    step = delivered_with(3, pile=[MERCHANT], discards=["cloth"], loose=True)
    assert step.state.jakob == ["cloth"]
    assert step.state.pile + step.state.discards == [MERCHANT]
    assert names(step) == ["Delivered", "Reshuffled", "JakobDrew"]


def test_2_3_passing_is_not_allowed() -> None:
    assert set(GAME.verbs) == {"draw", "play", "deliver"}
    assert verbs(in_round(3, *["wine"] * 5)) == {"play wine"}


def test_2_3_who_can_do_nothing_is_skipped() -> None:
    # Nothing to draw, two merchants out, only merchants in hand: no legal action for seat 1.
    stuck = seat(MERCHANT, MERCHANT, front=[MERCHANT, MERCHANT])
    state = position(seat("wine", "gems"), stuck, seat("spices"), round=3, pile=[], discards=[], loose=True)
    step = act(state, Play("wine"))
    assert told(step, Skipped) == [Skipped(1)]
    assert GAME.pending(step.state)[0].seat == 2
    assert step.barrier


@pytest.mark.parametrize(("hand", "auto"), [([], True), (["wine"], False)])
def test_2_3_an_empty_hand_can_only_draw_which_all_see(hand: list[str], auto: bool) -> None:
    state = position(seat(*hand), seat("wine"))
    assert [decision.auto for decision in GAME.pending(state)] == [auto]
    assert (verbs(state) == {"draw"}) == auto
