"""Who knows what: worlds that a seat cannot distinguish, and what ends undo."""

from typing import Any

import pytest

from engines.core.rng import rng_from
from engines.golden_age import actions as a
from engines.golden_age.data import DECKS
from engines.golden_age.game import GAME
from engines.golden_age.state import GoldenAgeState
from tests.engines.helpers.acting import do
from tests.games.golden_age.helpers.positions import hand, play, position


def secretive(**more: Any) -> GoldenAgeState:
    return position(
        P0={"hand": ["tulip1", "ship", "culture-voc"], "markers": ["zeeland"]},
        P1={"hand": ["expedition", "expedition", "die", "captain"], "money": 30},
        P2={"hand": ["cloves", "culture-pepper", "voc", "nutmeg"]},
        **more,
    )


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_drawn_world_keeps_what_the_seat_sees_and_deals_the_rest_anew(seat: int) -> None:
    state = secretive()
    other = (seat + 1) % 3
    hands, decks = set(), set()
    for n in range(30):
        world = GAME.determinize(state, seat, rng_from(f"{n}"))
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert GAME.rules.invariants(world) == []
        assert GAME.pending(world) == GAME.pending(state)
        hands.add(tuple(hand(world, other)))
        decks.add(tuple(tuple(deck) for deck in world.decks))
        assert world.rng.seed != state.rng.seed
    assert len(hands) > 10
    assert len(decks) == 30


def test_the_backs_of_a_hand_stay_in_drawn_worlds() -> None:
    state = secretive()
    for n in range(30):
        player = GAME.view(GAME.determinize(state, 0, rng_from(f"{n}")), None).players[2]
        assert dict(zip(DECKS, player.cards, strict=True)) == {
            "investment": 0,
            "art": 0,
            "colony": 1,
            "culture": 1,
            "spice": 2,
        }


def test_decks_show_their_size_and_discards_but_no_order() -> None:
    state = secretive(discards={"colony": ["ship"]})
    view = GAME.view(state, 0).decks[DECKS.index("colony")]
    # Of 19 cards three are in hands and one is discarded.
    assert (view.cards, view.discards) == (15, ("ship",))


def test_nobody_learns_more_of_an_auction_than_everybody() -> None:
    state = play(secretive(), a.OpenAuction("zeeland"), a.Bid(3))
    views = [GAME.view(state, viewer) for viewer in (None, 0, 1, 2)]
    assert len({view.auction for view in views}) == 1
    assert len({GAME.open_contest(GAME.determinize(state, seat, rng_from("x"))) for seat in range(3)}) == 1


def test_who_is_asked_before_the_roll_says_nothing_about_the_card() -> None:
    asked = []
    for card in ("die", "culture-voc"):
        asked.append(GAME.pending(position(phase="roll", P0={"hand": [card]})))
    assert asked[0] == asked[1]


@pytest.mark.parametrize(
    "action",
    [
        a.MovePawn("holland", "utrecht"),
        a.TakeGuild("green"),
        a.MakeMarker("flanders"),
        a.PayPainter("5-0", "brown"),
        a.EndTurn(),
    ],
)
def test_what_shows_nothing_new_may_be_taken_back(action: Any) -> None:
    seat = {"pawns": {"holland": 1, "flanders": 3}, "markers": ["brown"], "paintings": ["art-5"]}
    assert not do(position(P0=seat), action).barrier


@pytest.mark.parametrize("action", [a.DrawColony("blue"), a.OpenAuction("holland")])
def test_what_shows_something_ends_undo(action: Any) -> None:
    assert do(position(P0={"markers": ["blue", "holland"]}), action).barrier


def test_cards_that_were_given_up_may_be_taken_back_in_ones_own_turn() -> None:
    state = position(P0={"hand": ["tulip1", "ship", "captain", "voc"]})
    assert not do(state, a.Cash("tulip1")).barrier
    assert not do(state, a.Sail("2", ("ship", "captain"))).barrier
