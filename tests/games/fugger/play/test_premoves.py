"""What may be given in advance of the next two turns in Die Fugger."""

from typing import Any

from engines.core.play.premoves import PremoveCondition
from engines.core.premove_positions import position_after_premove, premove_position
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.game import GAME
from engines.fugger.play.premoves import FuggerPremoves
from engines.fugger.position import load

PREMOVES = FuggerPremoves()


def waiting(hand: list[str], **more: Any) -> Any:
    """What seat 1 may choose in while it is the turn of seat 0."""
    players = [{"hand": ["wine"], **more.pop("other", {})}, {"hand": hand, **more.pop("own", {})}]
    state = premove_position(GAME, load({"players": players, **more}), 1)
    assert state is not None
    return state


def may(state: Any) -> list[Any]:
    """The moves that seat 1 may give."""
    return [option.action for option in GAME.options(state, 1)]


def test_a_seat_that_waits_chooses_as_if_it_were_its_turn() -> None:
    assert may(waiting(["wine", "merchant"])) == [Draw(), Play("wine"), Play("merchant"), Deliver("wine")]


def test_nothing_is_given_in_ones_own_turn() -> None:
    assert premove_position(GAME, load({"players": [{"hand": ["wine"]}, {"hand": ["gems"]}]}), 0) is None


def test_a_card_that_was_given_away_is_not_given_again() -> None:
    after = position_after_premove(GAME, waiting(["wine", "gems"]), 1, Play("wine"))
    assert after is not None
    assert may(after) == [Draw(), Play("gems"), Deliver("gems")]


def test_a_card_that_will_be_drawn_is_not_played() -> None:
    after = position_after_premove(GAME, waiting(["wine"]), 1, Draw())
    assert after is not None
    assert may(after) == [Draw(), Play("wine"), Deliver("wine")]
    assert after.players[1].hand == ["wine"]


def test_who_will_hold_five_cards_draws_no_more() -> None:
    after = position_after_premove(GAME, waiting(["wine", "gems", "cloth", "copper"]), 1, Draw())
    assert after is not None
    assert Draw() not in may(after)


def test_beyond_a_round_that_one_ends_oneself_nothing_is_given() -> None:
    state = waiting(["wine", "gems"], own={"front": ["wine"] * 2}, other={"front": ["wine"] * 2})
    assert position_after_premove(GAME, state, 1, Play("wine")) is None


def test_a_card_is_played_if_the_round_still_runs_and_no_more_of_its_good_lie_open() -> None:
    state = waiting(["wine"], other={"front": ["wine"]}, round=2)
    conditions = PREMOVES.conditions(state, 1, Play("wine"))
    assert conditions == [PremoveCondition("round", amount=2), PremoveCondition("open", "wine", 1)]
    assert all(PREMOVES.holds(state, 1, condition) for condition in conditions)
    more = load({"players": [{"front": ["wine"] * 2, "hand": ["gems"]}, {"hand": ["wine"]}], "round": 3})
    assert [PREMOVES.holds(more, 1, condition) for condition in conditions] == [False, False]


def test_a_condition_of_another_release_does_not_hold() -> None:
    assert not PREMOVES.holds(waiting(["wine"]), 1, PremoveCondition("price", "wine", 4))
