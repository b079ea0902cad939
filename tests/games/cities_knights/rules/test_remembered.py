"""What searches of the island found is remembered only while it holds, and is no part of a position."""

from engines.cities_knights.game import GAME
from engines.cities_knights.rules.building import road_spots
from engines.cities_knights.state import NOBODY, replaced
from engines.core.rng import rng_from
from tests.games.cities_knights.helpers.positions import position


def test_a_match_played_in_place_offers_what_a_freshly_read_position_offers() -> None:
    rng = rng_from("remembered")
    state = GAME.setup(4, rng.fork("match").seed).state
    for _ in range(1500):
        read = GAME.states.decode(GAME.states.encode(state))
        for seat in range(state.seats):
            assert GAME.options(state, seat) == GAME.options(read, seat)
        if state.over:
            break
        asked = rng.choice(GAME.pending(state))
        GAME.play(state, asked.seat, rng.choice(GAME.answers(state, asked)).random(rng))


def test_copies_remember_and_go_their_own_ways() -> None:
    state = position(P0={"settlements": [8], "roads": [[4, 8]]})
    before = road_spots(state, 0)
    copy = GAME.clone(state)
    assert road_spots(copy, 0) is before
    copy.roads = replaced(copy.roads, before[0], 0)
    assert before[0] not in road_spots(copy, 0)
    assert road_spots(state, 0) == before
    copy.roads = replaced(copy.roads, before[0], NOBODY)
    assert road_spots(copy, 0) == before
    assert (copy, GAME.states.encode(copy)) == (state, GAME.states.encode(state))
