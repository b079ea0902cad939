"""Crews and colonies in one's own turn (rules 3.5 and 3.6)."""

import pytest

from engines.golden_age import actions as a
from engines.golden_age.data import COLONY_IDS
from engines.golden_age.events import Sailed
from engines.golden_age.game import GAME
from tests.engines.helpers.acting import allowed, completed, do, told, values
from tests.games.golden_age.helpers import positions as pos


def test_a_crew_is_discarded_for_a_marker_on_a_colony() -> None:
    made = do(pos.position(P0={"hand": [*pos.CREW, "ship"]}), a.Sail("3", pos.CREW))
    assert pos.owner(made.state, "3") == 0
    assert pos.hand(made.state, 0) == ["ship"]
    assert pos.discards(made.state, "colony") == sorted(pos.CREW)
    assert pos.reserve(made.state, 0) == (5, 5)
    assert told(made, Sailed) == [Sailed(0, "3", pos.CREW)]
    assert pos.money(made.state)[0] == 20


@pytest.mark.parametrize(
    "cards", [["ship", "captain"], ["ship", "ship", "captain", "captain"], ["ship", "ship", "voc"], ["voc", "voc"]]
)
def test_no_crew_without_each_of_the_three_or_jokers_for_them(cards: list[str]) -> None:
    assert completed(pos.position(P0={"hand": cards}), a.Sail) == []


@pytest.mark.parametrize(
    ("held", "given"),
    [
        (["ship", "captain", "voc"], ("ship", "captain")),
        (["cannon", "voc", "culture-voc"], ("cannon",)),
        (["voc", "voc", "culture-voc"], ()),
    ],
)
def test_jokers_stand_for_any_card_even_for_all_three(held: list[str], given: tuple[str, ...]) -> None:
    state = pos.position(P0={"hand": held})
    made = do(state, a.Sail("2", given))
    assert pos.hand(made.state, 0) == []
    assert told(made, Sailed)[0].cards == given + ("voc",) * (3 - len(given))
    assert pos.discards(made.state, "culture") == [card for card in held if card == "culture-voc"]
    assert {action.cards for action in completed(state, a.Sail)} == {given}


def test_who_has_more_than_a_crew_chooses_which_cards_go() -> None:
    state = pos.position(P0={"hand": [*pos.CREW, "voc"]})
    ways = {action.cards for action in completed(state, a.Sail) if action.space == "2"}
    assert ways == {pos.CREW, ("ship", "captain"), ("ship", "cannon"), ("captain", "cannon")}
    assert pos.hand(pos.play(state, a.Sail("2", ("ship", "cannon"))), 0) == ["captain"]


def test_colonies_are_chosen_freely_first_come_but_the_west_indies_take_any_number_of_markers() -> None:
    state = pos.position(P0={"hand": list(pos.CREW)}, P1={"markers": ["2", "7"]}, P2={"markers": ["5"]})
    assert values(state, a.Sail, "space") == ["3", "4", "6", "7"]
    full = pos.position(P0={"hand": list(pos.CREW)}, P1={"markers": list(COLONY_IDS)})
    assert values(full, a.Sail, "space") == ["7"], "no marker is driven out of a colony"
    state = pos.position(P0={"hand": list(pos.CREW), "markers": ["7", "7"]}, P1={"markers": ["7", "7", "7"]})
    assert pos.play(state, a.Sail("7", pos.CREW)).west == [3, 3, 0]


@pytest.mark.parametrize(("space", "worth"), [("2", 5), ("3", 5), ("4", 5), ("5", 5), ("6", 5), ("7", 6)])
def test_a_colony_is_worth_five_points_in_the_east_and_six_in_the_west(space: str, worth: int) -> None:
    state = pos.position(P0={"hand": list(pos.CREW)})
    assert pos.points(pos.play(state, a.Sail(space, pos.CREW)))[0] - pos.points(state)[0] == worth


def test_a_marker_that_has_landed_acts_in_the_same_turn() -> None:
    assert allowed(pos.play(pos.position(P0={"hand": list(pos.CREW)}), a.Sail("2", pos.CREW)), a.DrawSpice("2"))


def test_sailing_takes_a_marker_of_the_reserve_if_there_is_one() -> None:
    state = pos.position(P0={"hand": list(pos.CREW), "markers": pos.SIX[:5]})
    assert {action.source for action in completed(state, a.Sail)} == {None}


def test_with_all_six_in_use_an_unused_one_sails() -> None:
    seat = {"hand": list(pos.CREW), "markers": [*pos.SIX[:4], "green", "2"], "used": ["holland", "green"]}
    state = pos.position(P0=seat)
    sources = {action.source for action in completed(state, a.Sail) if action.space == "3"}
    assert sources == {"brabant", "utrecht", "zeeland", "2"}
    after = pos.play(state, a.Sail("3", pos.CREW, "2"))
    assert (pos.owner(after, "2"), pos.owner(after, "3")) == (None, 0)


def test_a_marker_does_not_sail_from_the_west_indies_to_the_west_indies() -> None:
    seat = {"hand": list(pos.CREW), "markers": [*pos.SIX[:5], "7"]}
    sources = {action.source for action in completed(pos.position(P0=seat), a.Sail) if action.space == "7"}
    assert sources == set(pos.SIX[:5])


def test_without_a_usable_marker_a_crew_stays_in_hand_and_no_seat_has_to_sail_r8() -> None:
    state = pos.position(P0={"hand": list(pos.CREW), "markers": pos.SIX, "used": pos.SIX})
    assert completed(state, a.Sail) == []
    later = pos.play(state, a.EndTurn(), a.EndTurn(), a.EndTurn())
    assert pos.hand(later, 0) == sorted(pos.CREW)
    assert completed(later, a.Sail)
    assert allowed(later, a.EndTurn())


def test_who_completes_a_crew_in_its_own_turn_may_sail_at_once() -> None:
    state = pos.position(P0={"markers": ["zeeland"], "hand": ["ship", "captain"]}, next={"colony": ["cannon"]})
    assert allowed(pos.play(state, a.DrawColony("zeeland")), a.Sail("4", pos.CREW))


def test_a_marker_in_the_west_indies_that_was_used_is_named_as_the_reason() -> None:
    state = pos.position(P0={"markers": ["7", "7"], "used": ["7", "7"], "money": 40})
    assert GAME.why_not(state, 0, a.DrawSpice("7")).key == "golden_age-no-marker-used"
    state = pos.position(P0={"markers": ["7", "7"], "used": ["7"], "money": 0})
    assert GAME.why_not(state, 0, a.DrawSpice("7")).key != "golden_age-no-marker-used"
