"""A crew that an auction completes may sail in another's turn (rule 3.6, resolution 19)."""

from typing import Any

import pytest

from engines.golden_age import actions as a
from engines.golden_age.events import OfferDeclined, TurnBegan, TurnEnded
from engines.golden_age.game import GAME
from engines.golden_age.state import GoldenAgeState
from tests.engines.helpers.acting import allowed, asked, completed, do, offered, told
from tests.games.golden_age.helpers.positions import CREW, SIX, fall, owner, play, position


def won(hand_before: list[str], mine: dict[str, Any] | None = None, **more: Any) -> GoldenAgeState:
    """Seat 1 wins a colony card in seat 0's turn. mine: what seat 0 has, if not two markers and three pawns."""
    mine = mine or {"markers": ["zeeland", "holland"], "pawns": {"groningen": 3}}
    state = position(P0=mine, P1={"hand": hand_before, **more}, P2={"money": 0}, next={"colony": ["cannon"]})
    return play(state, a.OpenAuction("zeeland"), a.Bid(1))


def test_a_crew_that_an_auction_completes_may_sail_at_once_while_the_seller_plays_on_r19() -> None:
    state = won(["ship", "captain"])
    assert offered(state) == [1]
    assert asked(state) == [(0, "turn")]
    assert allowed(state, a.TakeGuild("green"))
    made = do(state, a.Sail("2", CREW), 1)
    assert owner(made.state, "2") == 1
    assert offered(made.state) == []


def test_an_auctions_winner_may_decline_and_sail_later_and_lets_no_seat_wait_r19() -> None:
    made = do(won(["ship", "captain"]), a.Pass(), 1)
    assert told(made, OfferDeclined) == [OfferDeclined(1)]
    assert offered(made.state) == []
    ended = do(made.state, a.EndTurn())
    assert told(ended, TurnBegan)
    assert allowed(fall(ended.state), a.Sail("2", CREW), 1)


@pytest.mark.parametrize("answer", [a.Pass(), a.Sail("2", CREW)])
def test_the_next_turn_begins_only_after_the_winners_answer_r19(answer: Any) -> None:
    ended = do(won(["ship", "captain"]), a.EndTurn())
    assert [event.seat for event in told(ended, TurnEnded)] == [0]
    assert told(ended, TurnBegan) == []
    assert asked(ended.state) == [(1, "owe-sail")]
    assert offered(ended.state) == []
    assert GAME.options(ended.state, 0) == []
    after = do(ended.state, answer)
    assert [event.seat for event in told(after, TurnBegan)] == [1]
    assert owner(after.state, "2") == (None if answer == a.Pass() else 1)


def test_the_next_turn_waits_for_a_marker_too_r19() -> None:
    state = position(P0={"markers": ["holland"]}, P1={"pawns": {"groningen": 2}}, P2={"money": 0})
    state = play(state, a.OpenAuction("holland"), a.Bid(1), a.AddPawn("groningen"), a.EndTurn())
    assert asked(state) == [(1, "owe-settle")]
    state = do(state, a.MakeMarker("groningen"), 1).state
    assert owner(state, "groningen") == 1
    assert asked(fall(state)) == [(1, "turn")]


def test_all_winners_of_a_turn_answer_in_any_order_r19() -> None:
    sellers: dict[str, Any] = {"P0": {"markers": ["zeeland", "holland"]}, "P3": {"money": 0}}
    winners: dict[str, Any] = {"P1": {"hand": ["ship", "captain"]}, "P2": {"pawns": {"groningen": 2}}}
    state = position(4, next={"colony": ["cannon"]}, **sellers, **winners)
    state = play(state, a.OpenAuction("zeeland"), a.Bid(1), a.Pass(), a.OpenAuction("holland"), a.Pass(), a.Bid(1))
    state = play(state, a.AddPawn("groningen"), a.EndTurn())
    assert asked(state) == [(1, "owe-sail"), (2, "owe-settle")]
    for first, second in ((1, 2), (2, 1)):
        after = do(state, a.Pass(), first).state
        assert {seat for seat, _ in asked(after)} == {second}
        assert asked(fall(do(after, a.Pass(), second).state)) == [(1, "turn")]


def test_what_the_seller_meanwhile_makes_impossible_lapses_r19() -> None:
    crowd = {"groningen": 2}
    state = position(P0={"markers": ["holland"], "pawns": {"groningen": 3}}, P1={"pawns": crowd}, P2={"money": 0})
    state = play(state, a.OpenAuction("holland"), a.Bid(1), a.AddPawn("groningen"))
    assert offered(state) == [1]
    state = play(state, a.MakeMarker("groningen"))
    assert offered(state) == []
    assert told(do(state, a.EndTurn()), TurnBegan)


def test_what_has_lapsed_does_not_come_back_r19() -> None:
    seller = {"markers": SIX, "pawns": {"groningen": 3}, "hand": list(CREW)}
    state = position(P0=seller, P1={"pawns": {"groningen": 2}}, P2={"money": 0})
    state = play(state, a.OpenAuction("holland"), a.Bid(1), a.AddPawn("groningen"))
    assert offered(state) == [1]
    state = play(state, a.MakeMarker("groningen", "brabant"), a.Sail("2", CREW, "groningen"))
    assert owner(state, "groningen") is None
    assert offered(state) == []


def test_a_seller_with_33_at_the_end_of_the_turn_wins_without_waiting_r19() -> None:
    state = won(["ship", "captain"], mine={"markers": ["zeeland"], "money": 660})
    assert offered(state) == [1]
    assert do(state, a.EndTurn()).state.over


def test_who_is_asked_may_cash_in_and_do_one_of_the_things_after_the_other_r19() -> None:
    state = play(won(["ship", "captain", "culture-tulip1"]), a.EndTurn())
    state = do(state, a.Cash("tulip1"), 1).state
    assert asked(state) == [(1, "owe-sail")]
    assert allowed(state, a.Sail("2", CREW), 1)


def test_a_second_crew_waits_for_the_own_turn_r19() -> None:
    state = play(won([*CREW, "ship", "captain"]), a.EndTurn())
    state = do(state, a.Sail("2", CREW), 1).state
    assert asked(fall(state)) == [(1, "turn")]


@pytest.mark.parametrize(
    ("held", "asks"),
    [
        (["ship"], False),
        (["ship", "ship"], True),
        (["culture-voc", "die"], True),
        (["die", "die", "die"], True),
        (["ship", "die", "die"], True),
        (["pepper", "tulip1", "ship"], False),
    ],
)
def test_the_winner_is_asked_by_colony_and_at_most_two_culture_backs_r19(held: list[str], asks: bool) -> None:
    # With one colony card drawn; with enough backs the question must not depend on which cards they are.
    assert offered(won(held)) == ([1] if asks else [])


def test_more_than_two_culture_backs_alone_are_no_crew_r19() -> None:
    state = position(
        P0={"markers": ["flanders"]}, P1={"hand": ["culture-voc"] * 2}, P2={"money": 0}, next={"culture": ["die"]}
    )
    assert offered(play(state, a.OpenAuction("flanders"), a.Bid(1))) == []


def test_the_question_does_not_depend_on_whether_the_crew_is_complete() -> None:
    assert completed(won(["ship", "ship"]), a.Sail, 1) == []
    assert offered(won(["ship", "ship"])) == offered(won(["ship", "captain"])) == [1]


def test_without_a_usable_marker_the_winner_is_not_asked_r19() -> None:
    # All six are in the West Indies, and every other colony is taken.
    seller = {"markers": ["zeeland", "2", "3", "4", "5", "6"]}
    assert offered(won(["ship", "captain"], mine=seller, markers=["7"] * 6)) == []


@pytest.mark.parametrize(
    ("card", "asks", "sails"), [("culture-voc", True, True), ("die", True, False), ("windmill", False, False)]
)
def test_a_hidden_culture_card_may_complete_a_crew_too(card: str, asks: bool, sails: bool) -> None:
    winner = {"hand": ["ship", "captain"]}
    state = position(P0={"markers": ["flanders"]}, P1=winner, P2={"money": 0}, next={"culture": [card]})
    state = play(state, a.OpenAuction("flanders"), a.Bid(1))
    assert offered(state) == ([1] if asks else [])
    assert allowed(state, a.Sail("2", ("ship", "captain")), 1) == sails


def test_a_winner_without_reserve_may_move_a_marker() -> None:
    # Only the active seat's markers are ever used.
    state = won(["ship", "captain"], markers=["brabant", "utrecht", "2", "3", "4", "7"])
    assert offered(state) == [1]
    assert {action.source for action in completed(state, a.Sail, 1)} >= {"brabant", "2"}


def test_the_offer_is_for_the_winner_alone() -> None:
    seats: dict[str, Any] = {"P1": {"hand": ["ship", "captain"]}, "P2": {"hand": list(CREW), "money": 0}}
    state = position(P0={"markers": ["zeeland"]}, next={"colony": ["cannon"]}, **seats)
    state = play(state, a.OpenAuction("zeeland"), a.Bid(1))
    assert offered(state) == [1]
    assert not allowed(state, a.Sail("2", CREW), 2)


def test_an_offer_says_what_is_left_of_it() -> None:
    winner = {"hand": ["ship", "captain"], "pawns": {"groningen": 2}}
    other = {"money": 0, "pawns": {"groningen": 3}}
    state = position(P0={"markers": ["zeeland", "holland"]}, P1=winner, P2=other, next={"colony": ["cannon"]})

    def said(state: GoldenAgeState) -> list[tuple[str, str | None, bool]]:
        asks = [decision.prompt.key.removeprefix("golden_age-ask-offer-") for decision in GAME.pending(state)[1:]]
        left = GAME.view(state, None).offers
        return [(what, offer.settle, offer.sail) for what, offer in zip(asks, left, strict=True)]

    state = play(state, a.OpenAuction("holland"), a.Bid(1), a.AddPawn("groningen"))
    assert said(state) == [("settle", "groningen", False)]
    state = play(state, a.OpenAuction("zeeland"), a.Bid(1))
    assert said(state) == [("both", "groningen", True)]
    assert said(do(state, a.Sail("2", CREW), 1).state) == [("settle", "groningen", False)]
    assert said(do(state, a.MakeMarker("groningen"), 1).state) == [("sail", None, True)]


def test_three_pawns_elsewhere_are_no_offer() -> None:
    state = won(["ship", "captain"], pawns={"groningen": 3})
    assert not allowed(state, a.MakeMarker("groningen"), 1)


def test_a_crew_that_was_complete_before_does_not_sail_on_a_won_pawn() -> None:
    winner = {"hand": list(CREW), "pawns": {"groningen": 2}}
    state = position(P0={"markers": ["holland"]}, P1=winner, P2={"money": 0})
    state = play(state, a.OpenAuction("holland"), a.Bid(1), a.AddPawn("groningen"))
    assert allowed(state, a.MakeMarker("groningen"), 1)
    assert completed(state, a.Sail, 1) == []
