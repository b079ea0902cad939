"""The rules; a test for each sentence of them and each ruling."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.decisions import IllegalMove
from engines.core.game import seen
from engines.core.files.position_form import PositionError
from engines.newgame.actions import Draw, Show
from engines.newgame.data import NUMBERS
from engines.newgame.events import Drawn, Drew
from engines.newgame.game import GAME
from engines.newgame.position import dump, load


def refusal(state: Any, seat: int, action: Any) -> str:
    """The key of the reason why a move is not possible."""
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, action)
    return refused.value.msg.key


def test_everybody_is_dealt_three_cards_and_chance_says_who_begins() -> None:
    step = GAME.setup(4, bytes(16), script={"start.seat": [2]})
    assert [len(player.hand) for player in step.state.players] == [NUMBERS.deal] * 4
    assert [decision.seat for decision in GAME.pending(step.state)] == [2]


def test_a_card_is_drawn_unseen_by_the_others() -> None:
    state = load({"players": 2, "P0": {"hand": ["red"]}, "P1": {"hand": ["red"]}, "next": ["blue"]})
    step = GAME.apply(state, 0, Draw())
    assert step.state.players[0].hand == ["red", "blue"]
    assert seen(step.events, 0) == [Drawn(0, "blue")]
    assert seen(step.events, 1) == seen(step.events, None) == [Drew(0)]
    assert step.barrier


def test_with_four_cards_in_hand_nobody_draws() -> None:
    state = load({"players": 2, "P0": {"hand": ["red"] * 4}})
    assert refusal(state, 0, Draw()) == "newgame-no-draw-hand"


def test_from_an_empty_pile_nobody_draws() -> None:
    rest = {"hand": ["blue"] * 4, "shown": ["blue"] * 2}
    state = load({"players": 2, "P0": {"hand": ["red"]}, "P1": rest})
    state.players[1].shown += state.pile
    state.pile = []
    assert refusal(state, 0, Draw()) == "newgame-no-draw-empty"


@pytest.mark.parametrize(("card", "key"), [("green", "newgame-not-in-hand"), ("pink", "newgame-no-such-card")])
def test_only_a_context_of_the_hand_is_shown(card: str, key: str) -> None:
    state = load({"players": 2, "P0": {"hand": ["red"]}})
    assert refusal(state, 0, Show(card)) == key


def test_after_a_turn_the_next_seat_is_asked() -> None:
    state = load({"players": 3, "active": 2, "P2": {"hand": ["red", "blue"]}})
    after = GAME.apply(state, 2, Show("red")).state
    assert [decision.seat for decision in GAME.pending(after)] == [0]


def test_the_third_shown_card_ends_the_match_and_most_kinds_win() -> None:
    state = load({"players": 2, "P0": {"hand": ["blue"], "shown": ["red", "red"]}, "P1": {"shown": ["red"]}})
    outcome = GAME.outcome(GAME.apply(state, 0, Show("blue")).state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((2, 1), (0,))


def test_equal_numbers_of_kinds_share_the_victory() -> None:
    state = load({"players": 2, "P0": {"hand": ["red"], "shown": ["red", "red"]}, "P1": {"shown": ["blue"]}})
    outcome = GAME.outcome(GAME.apply(state, 0, Show("red")).state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_a_position_is_read_as_it_was_written() -> None:
    state = load({"players": 2, "P0": {"hand": ["red"]}, "P1": {"shown": ["blue"]}, "next": ["green", "red"]})
    assert load(dump(state)) == state


@pytest.mark.parametrize(
    "wrong", [{"players": 5}, {"P0": {"hand": ["pink"]}}, {"P0": {"hand": ["red"] * 5}}, {"next": ["red"] * 9}]
)
def test_what_cannot_be_a_position_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        load({"players": 2, **wrong})
