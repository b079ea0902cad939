"""The beginning of a turn: dice, the Stadtholder's way, income for all seats (rules 3.2)."""

from typing import Any

import pytest

from engines.golden_age.actions import Cash, EndTurn, PlayDie, Roll
from engines.golden_age.events import Rolled, StadtholderMoved
from engines.golden_age.game import GAME
from engines.golden_age.state import Dice
from tests.engines.helpers.acting import allowed, asked, do, told, values
from tests.games.golden_age.helpers import positions as pos

DIE = {"hand": ["die"], "money": 0}


def income(space: int, players: int = 3, **keys: Any) -> list[int]:
    """What the seats get on a space, by the event and by their money."""
    for seat in range(players):
        keys.setdefault(f"P{seat}", {})
        keys[f"P{seat}"] = {"money": 0, **keys[f"P{seat}"]}
    made = pos.arrive(space, players, **keys)
    (moved,) = told(made, StadtholderMoved)
    assert moved.space == made.state.stadtholder == space
    assert list(moved.income) == pos.money(made.state)
    return pos.money(made.state)


@pytest.mark.parametrize(
    ("seats", "paid"),
    [
        ([{"pawns": {"holland": 2, "utrecht": 1}}, {"pawns": {"overijssel": 1}}, {}], [4, 2, 0]),
        ([{}, {"markers": ["holland", "overijssel", "brabant"]}, {"pawns": {"holland": 1}}], [0, 8, 2]),
        ([{}, {"markers": ["green", "brown"]}, {}], [0, 0, 0]),
        ([{"governors": ["holland", "overijssel", "zeeland"]}, {}, {}], [4, 0, 0]),
        ([{"pawns": {"holland": 1}}, {}, {}, {"markers": ["overijssel"]}], [2, 0, 0, 4]),
    ],
    ids=[
        "a-pawn-earns-one-florin-in-both-provinces",
        "a-marker-earns-two-florins",
        "a-marker-on-the-guild-of-a-province-earns-nothing",
        "a-governor-earns-without-own-pieces-there-too-r13",
        "all-are-paid-in-every-turn",
    ],
)
def test_income_of_a_space_with_two_provinces(seats: list[Any], paid: list[int]) -> None:
    assert income(1, len(seats), **{f"P{seat}": keys for seat, keys in enumerate(seats)}) == paid


def test_a_governor_earns_one_florin_more() -> None:
    seat = {"markers": ["holland"], "governors": ["holland"], "pawns": {"overijssel": 1}}
    assert income(1, P0=seat) == [8, 0, 0]


@pytest.mark.parametrize("space", [0, 9, 18, 27, 36, 45, 13, 31, 49])
def test_a_merchant_pays_all_one_florin_and_william_three(space: int) -> None:
    assert income(space, P0={"markers": ["holland"]}) == [6 if space in (13, 31, 49) else 2] * 3


def test_the_stadtholder_goes_as_far_as_both_dice_say_on_a_track_without_end() -> None:
    made = pos.arrive(20, first=4, second=6)
    assert told(made, Rolled) == [Rolled(0, 10, 4, 6)]
    assert made.state.dice == Dice(10, 4, 6)
    assert made.state.stadtholder == 20
    assert pos.throw(do(pos.position(active=2, stadtholder=50), EndTurn()).state, 3, 4).state.stadtholder == 3


def test_nobody_is_asked_before_the_roll_without_a_culture_card() -> None:
    made = do(pos.position(active=2, P0={"hand": ["ship", "tulip1"]}), EndTurn())
    assert [(decision.seat, decision.auto) for decision in GAME.pending(made.state)] == [(0, True)]
    assert [option.action for option in GAME.options(made.state, 0)] == [Roll()]
    assert not made.barrier
    assert asked(pos.fall(made.state)) == [(0, "turn")]


@pytest.mark.parametrize("card", ["die", "culture-tulip1", "culture-voc", "culture-pepper"])
def test_whoever_holds_any_culture_card_is_asked_before_the_roll(card: str) -> None:
    # Otherwise all would learn from the pause which card it is.
    state = do(pos.position(active=2, P0={"hand": [card]}), EndTurn()).state
    assert asked(state) == [(0, "roll")]
    assert allowed(state, PlayDie(7)) == (card == "die")
    after = do(state, Roll(), script={"die.1": [2], "die.2": [2]}).state
    assert after.stadtholder == 4


def test_a_die_card_chooses_any_total_that_dice_can_show_instead_of_the_roll_r12() -> None:
    state = pos.position(phase="roll", P0=DIE, P1={"money": 0, "pawns": {"brabant": 1}})
    assert values(state, PlayDie, "total") == list(range(2, 13))
    made = do(state, PlayDie(8))
    assert made.state.stadtholder == 8
    assert pos.money(made.state)[:2] == [0, 2]
    assert told(made, Rolled) == [Rolled(0, 8)]
    assert (pos.hand(made.state, 0), pos.discards(made.state, "culture")) == ([], ["die"])


def test_one_die_card_is_played_in_ones_own_turn_and_only_before_the_roll_r12() -> None:
    two = {"hand": ["die", "die"]}
    before = pos.position(phase="roll", P0=two, P1=DIE)
    assert not allowed(before, PlayDie(8), 1)
    state = pos.play(before, PlayDie(8))
    assert pos.hand(state, 0) == ["die"]
    assert not allowed(state, PlayDie(8))
    assert not allowed(pos.position(P0=two), PlayDie(8))


def test_before_the_roll_nothing_else_is_done_but_cashing_in() -> None:
    state = pos.position(
        phase="roll", P0={"hand": ["die", "tulip1"], "pawns": {"holland": 1}, "markers": ["green"]}
    )
    assert {option.action.__class__ for option in GAME.options(state, 0)} == {Roll, PlayDie, Cash}


def test_a_turn_ends_when_its_seat_says_so_and_the_left_neighbour_is_next() -> None:
    state = pos.position(active=1, P2={"hand": ["die"]})
    after = pos.play(state, EndTurn())
    assert asked(after) == [(2, "roll")]
    assert after.turns == state.turns + 1
    assert asked(pos.play(pos.position(active=2), EndTurn())) == [(0, "turn")]


def test_own_markers_turn_back_at_the_end_of_the_turn() -> None:
    seat = {"markers": ["holland", "yellow", "2", "7", "7"], "used": ["holland", "yellow", "2", "7"]}
    state = pos.play(pos.position(P0=seat), EndTurn())
    assert not any(pos.used(state, place) for place in ("holland", "yellow", "2"))
    assert state.west_flipped == [0, 0, 0]
