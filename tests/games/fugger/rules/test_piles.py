"""Rule 2.9: when the draw pile is empty."""

from typing import Any

from engines.fugger.actions import Draw, Play
from engines.fugger.data import MERCHANT
from engines.fugger.events import Drawn, Drew, Reshuffled, RoundBegan
from engines.fugger.game import GAME
from engines.fugger.state import FuggerState
from tests.engines.helpers.acting import names, told
from tests.games.fugger.helpers.positions import act, position, seat, verbs


def short(*players: dict[str, Any], pile: list[str], discards: list[str], **keys: Any) -> FuggerState:
    """A position in which only these cards are left in the piles; the others are out of the game."""
    return position(*players, pile=pile, discards=discards, loose=True, **keys)


def test_2_9_the_discards_are_shuffled_into_a_new_pile() -> None:
    step = act(short(seat("wine"), seat(), seat(), pile=[], discards=["gems", "cloth", "spices"]), Draw())
    assert told(step, Reshuffled) == [Reshuffled(3)]
    assert names(step) == ["Reshuffled", "Drew"]
    assert sorted(step.state.pile + step.state.players[0].hand[1:]) == ["cloth", "gems", "spices"]
    assert step.state.discards == []
    assert ("pile.reshuffled", 3) in step.chance


def test_2_9_only_when_a_card_must_be_drawn() -> None:
    step = act(short(seat("wine"), seat(), seat(), pile=["gems"], discards=["cloth"]), Draw())
    assert told(step, Reshuffled) == []
    assert (step.state.pile, step.state.discards) == ([], ["cloth"])
    further = act(step.state, Draw())
    assert told(further, Reshuffled) == [Reshuffled(1)]


def test_2_9_without_discards_drawing_is_impossible() -> None:
    state = short(seat("wine"), seat("gems"), seat(), pile=[], discards=[], round=3)
    assert verbs(state) == {"play wine"}


def about_to_deal(left: list[str]) -> FuggerState:
    # What lies open goes to the discards, so that the new round has `left` and five copper to deal.
    merchants = [MERCHANT, MERCHANT]
    first = seat("copper", "gems", front=["copper"] * 4 + merchants)
    return short(first, seat("gems", front=merchants), seat("gems"), pile=left, discards=[])


def test_2_9_cards_of_a_new_round_go_as_far_as_they_last_base_cards_first() -> None:
    step = act(about_to_deal(["wine", "wine"]), Play("copper"))
    # Seven cards: two each from the new starter on, then one of the bonus; Jakob is last and gets none.
    assert told(step, Drew) == [Drew(1, 2), Drew(2, 2), Drew(0, 2), Drew(1, 1)]
    assert step.state.jakob == []
    assert told(step, RoundBegan) == [RoundBegan(2, 1, ())]


def test_2_9_jakob_is_last_and_may_get_fewer_than_two_and_no_merchants_that_leave_the_table() -> None:
    step = act(about_to_deal(["wine"] * 8), Play("copper"))
    assert sum(event.count for event in told(step, Drew)) == 12
    assert len(step.state.jakob) == 1
    step = act(about_to_deal(["wine"] * 7), Play("copper"))
    assert step.state.jakob == []
    assert sorted(step.state.discards) == [MERCHANT] * 4


def test_2_9_a_seat_takes_all_its_cards_of_a_step_even_across_a_reshuffle() -> None:
    step = act(about_to_deal(["wine"]), Play("copper"))
    assert names(step)[5:8] == ["Reshuffled", "Drew", "Drew"]
    (drawn,) = [event for event in told(step, Drawn, 1) if event.seat == 1][:1]
    assert drawn.cards == ("wine", "copper")


def test_2_9_the_order_of_a_new_pile_follows_from_the_seed_alone() -> None:
    one = short(seat(), seat(), pile=[], discards=["gems", "cloth", "spices", "wine"])
    other = short(seat(), seat(), pile=[], discards=["wine", "spices", "cloth", "gems"])
    assert act(one, Draw()).state == act(other, Draw()).state
    assert GAME.pending(one)[0].auto
