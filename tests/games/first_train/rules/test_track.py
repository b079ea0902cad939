"""What follows from laid track is cached; it must always be that of the position."""

import pytest

from engines.core.rng import rng_from
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS, MapName
from engines.first_train.rules.track import Track, served, track
from engines.first_train.state import FirstTrainState


def same(state: FirstTrainState) -> bool:
    """Whether what is cached for a position is what is found in it."""
    cached, found = track(state), Track(state.chart, state.links, state.companies)
    seats = range(state.seats)
    return (
        (cached.borders, cached.company_areas) == (found.borders, found.company_areas)
        and [cached.starts(seat) for seat in seats] == [found.starts(seat) for seat in seats]
        and [served(state, seat) for seat in seats] == [found.served(seat) for seat in seats]
    )


@pytest.mark.parametrize("on", MAPS)
def test_what_is_cached_is_always_what_would_be_found(on: MapName) -> None:
    rng = rng_from(f"track {on}")
    state = GAME.setup(4, bytes(16), FirstTrainSettings(map=on)).state
    while not state.over:
        seat = GAME.pending(state)[0].seat
        action = rng.choice(GAME.options(state, seat)).random(rng)
        after = GAME.apply(state, seat, action).state
        loaded = GAME.states.decode(GAME.states.encode(after))
        assert all(map(same, (state, after, loaded)))
        state = after
