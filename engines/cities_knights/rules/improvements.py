"""City improvements, and metropolises won or taken (rules 2.5)."""

from engines.cities_knights import actions as a
from engines.cities_knights.data import COMMODITY_OF, KINDS, NUMBERS, TRACKS, Cards
from engines.cities_knights.events import Improved
from engines.cities_knights.rules.building import cities_of, free_cities
from engines.cities_knights.state import NOBODY, CatanState, Metropolis, Turn, replaced
from engines.core.actions import Option, plain_option
from engines.core.frames import Ctx
from engines.core.mechanics.resource_counts import move_pieces
from engines.core.text.messages import Ref

LAST_LEVEL = 5
METROPOLIS_LEVEL = 4
_COSTS = NUMBERS.improvement_costs
_IMPROVE = tuple(plain_option(a.Improve(track), "improve", Ref("track", track)) for track in TRACKS)


def price_of(state: CatanState, frame: Turn, track: int) -> int:
    """Return the commodities for the next level. A Crane saves one; two never serve the same improvement (A8)."""
    return _COSTS[state.players[frame.seat].improvements[track]] - _saved(frame)


def _saved(frame: Turn) -> int:
    return 1 if frame.cranes else 0


def may_improve(state: CatanState, seat: int, track: int) -> bool:
    """Return whether the next level may be bought, regardless of its price (2.5, A4)."""
    level = state.players[seat].improvements[track] + 1
    if level > LAST_LEVEL or not cities_of(state, seat):
        return False
    if level == METROPOLIS_LEVEL:
        return bool(free_cities(state, seat))
    if level == LAST_LEVEL and brings_metropolis(state, seat, track, level):
        return bool(free_cities(state, seat))
    return True


def brings_metropolis(state: CatanState, seat: int, track: int, level: int) -> bool:
    """Return whether reaching a level wins the track's metropolis, or takes it from a holder at level 4."""
    vertex = state.metropolises[track]
    if vertex == NOBODY:
        return level >= METROPOLIS_LEVEL
    holder = state.owner[vertex]
    return level == LAST_LEVEL and holder != seat and state.players[holder].improvements[track] < LAST_LEVEL


def improve_options(state: CatanState, frame: Turn) -> list[Option]:
    """Return the options of buying the next level of a track, where it is allowed and affordable."""
    player = state.players[frame.seat]
    hand, saved = player.hand, _saved(frame)
    return [
        _IMPROVE[track]
        for track, level in enumerate(player.improvements)
        if level < LAST_LEVEL
        and hand[COMMODITY_OF[track]] + saved >= _COSTS[level]
        and may_improve(state, frame.seat, track)
    ]


def improve(ctx: Ctx[CatanState], frame: Turn, track: int) -> None:
    """Pay and reach the next level, which may win a metropolis."""
    state = ctx.state
    player = state.players[frame.seat]
    price = Cards(**{KINDS[COMMODITY_OF[track]]: price_of(state, frame, track)})
    move_pieces(player.hand, state.bank, price.counts())
    frame.cranes = max(0, frame.cranes - 1)
    level = player.improvements[track] + 1
    player.improvements = replaced(player.improvements, track, level)
    ctx.emit(Improved(frame.seat, TRACKS[track], level))
    if brings_metropolis(state, frame.seat, track, level):
        ctx.push(Metropolis(seat=frame.seat, track=track))
