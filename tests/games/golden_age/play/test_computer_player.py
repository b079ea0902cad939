"""The greedy computer player: it plays to win, bids with sense, and its matches end."""

from typing import Any

import pytest

from engines.core.rng import rng_from
from engines.golden_age.actions import Bid, EndTurn, MakeMarker, OpenAuction, Pass, PayPainter, Sail
from engines.golden_age.data import NUMBERS
from engines.golden_age.game import GAME
from engines.golden_age.state import GoldenAgeState
from players import PLAYERS
from players.arena import played
from tests.engines.helpers.acting import do
from tests.games.golden_age.helpers.positions import points, position

GREEDY = PLAYERS["greedy"]


def choice(state: GoldenAgeState, seat: int = 0) -> Any:
    return GREEDY.choose(GAME, state, seat, rng_from("choice"))


def test_greedy_sails_with_a_complete_crew() -> None:
    assert isinstance(choice(position(P0={"money": 0, "hand": ["ship", "voc", "cannon"]})), Sail)


def test_greedy_finishes_a_painting() -> None:
    seat = {"markers": ["utrecht"], "paintings": [{"card": "art-8", "paid": 5}], "money": 2}
    assert choice(position(P0=seat)) == PayPainter("8-5", "utrecht")


@pytest.mark.parametrize("markers", [["holland"], ["holland", "zeeland"], ["holland", "zeeland", "brabant"]])
def test_greedy_makes_a_marker_of_the_pawns_that_it_gathered(markers: list[str]) -> None:
    state = position(P0={"markers": markers, "pawns": {"utrecht": 3}, "money": 0, "used": markers})
    assert isinstance(choice(state), MakeMarker)


def test_greedy_ends_a_turn_that_wins() -> None:
    state = position(
        P0={"money": 10, "windmills": 6, "markers": ["holland", "brabant", "utrecht", "zeeland", "6"]}
    )
    assert points(state)[0] >= NUMBERS.target
    assert choice(state) == EndTurn()


def test_greedy_bids_for_a_bargain_and_not_beyond_reason() -> None:
    state = do(
        position(P0={"markers": ["zeeland"]}, P1={"money": 200}, P2={"money": 200}), OpenAuction("zeeland")
    ).state
    assert choice(state, 1) == Bid(1)
    state = do(do(state, Bid(1)).state, Bid(60)).state
    assert choice(state, 1) == Pass()


def test_greedy_seats_end_a_match_after_a_sane_number_of_rounds() -> None:
    match = played(GAME, [GREEDY] * 3, "table")
    assert max(match.outcome.scores) >= NUMBERS.target
    assert match.actions < 1_000
