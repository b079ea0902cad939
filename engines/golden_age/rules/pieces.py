"""Markers and pawns: where they are, where they may go, and placing them (rules 3.3 and 3.6)."""

from engines.core.frames import Ctx
from engines.golden_age.data import COLONIES, NOBODY, NUMBERS, WEST
from engines.golden_age.events import GuildTaken, MarkerMade
from engines.golden_age.geography import COLONY_0, GUILD_0, PLACES, PROVINCE, PROVINCES, WEST_PLACE
from engines.golden_age.state import GoldenAgeState

_NEXT_PRICE = dict(zip((0, *NUMBERS.guild_prices), (*NUMBERS.guild_prices, None), strict=True))


def has_active(state: GoldenAgeState, seat: int, place: int) -> bool:
    """Return whether the seat has a marker there that has not been used in this turn."""
    if place == WEST_PLACE:
        return state.west[seat] > state.west_flipped[seat]
    return state.owner[place] == seat and not state.flipped[place]


def stands_at(state: GoldenAgeState, seat: int, place: int) -> bool:
    """Return whether the seat has a marker there, used or not."""
    return state.west[seat] > 0 if place == WEST_PLACE else state.owner[place] == seat


def active_places(state: GoldenAgeState, seat: int) -> list[int]:
    """Return the places of the seat's unused markers, each once."""
    flipped = state.flipped
    found = [place for place, owner in enumerate(state.owner) if owner == seat and not flipped[place]]
    if state.west[seat] > state.west_flipped[seat]:
        found.append(WEST_PLACE)
    return found


def sources(state: GoldenAgeState, seat: int, but: int = NOBODY) -> list[int]:
    """Return where a marker for a province or a colony may come from; NOBODY is the reserve.

    An own unused marker may be moved only when the reserve is empty, and not from ``but``, the target itself.
    """
    if state.players[seat].markers:
        return [NOBODY]
    return [place for place in active_places(state, seat) if place != but]


def flip(state: GoldenAgeState, seat: int, place: int) -> None:
    """Mark a marker as used."""
    if place == WEST_PLACE:
        state.west_flipped[seat] += 1
    else:
        state.flipped[place] = True


def turn_back(state: GoldenAgeState, seat: int) -> None:
    """Make all markers of the seat usable again."""
    for place, owner in enumerate(state.owner):
        if owner == seat:
            state.flipped[place] = False
    state.west_flipped[seat] = 0


def lift(state: GoldenAgeState, seat: int, place: int) -> None:
    """Take an unused marker from its place, or out of the reserve (NOBODY)."""
    if place == NOBODY:
        state.players[seat].markers -= 1
    elif place == WEST_PLACE:
        state.west[seat] -= 1
    else:
        state.owner[place] = NOBODY
        if GUILD_0 <= place < COLONY_0:
            state.steps[place - GUILD_0] = 0


def put(state: GoldenAgeState, seat: int, place: int) -> None:
    """Put a marker on a free place; it is active."""
    if place == WEST_PLACE:
        state.west[seat] += 1
    else:
        state.owner[place] = seat
        state.flipped[place] = False


# ------------------------------------------------------------------ provinces


def settle_spots(state: GoldenAgeState, seat: int) -> list[int]:
    """Return the provinces without a marker in which the seat has enough pawns for one."""
    owner = state.owner
    return [
        province
        for province, pawns in enumerate(state.pawns[seat])
        if pawns >= NUMBERS.settle and owner[province] == NOBODY
    ]


def settle(ctx: Ctx[GoldenAgeState], seat: int, province: int, source: int) -> None:
    """Replace three pawns with a marker; the pawns go back to the reserve."""
    state = ctx.state
    lift(state, seat, source)
    state.pawns[seat][province] -= NUMBERS.settle
    state.players[seat].pawns += NUMBERS.settle
    put(state, seat, province)
    ctx.emit(MarkerMade(seat, PROVINCES[province], None if source == NOBODY else PLACES[source]))


def move_pawn(state: GoldenAgeState, seat: int, start: str, to: str) -> None:
    """Move a pawn of the seat."""
    state.pawns[seat][PROVINCE[start]] -= 1
    state.pawns[seat][PROVINCE[to]] += 1


# ------------------------------------------------------------------ guilds


def guild_price(state: GoldenAgeState, guild: int) -> int | None:
    """Return the cost of taking the guild; None if its controller paid the top step."""
    return _NEXT_PRICE[state.steps[guild]]


def take_guild(ctx: Ctx[GoldenAgeState], seat: int, guild: int, name: str) -> None:
    """Put a marker from the reserve on the guild; the seat displaced gets its marker back."""
    state = ctx.state
    price = guild_price(state, guild)
    assert price is not None
    place = GUILD_0 + guild
    before = state.owner[place]
    if before != NOBODY:
        state.players[before].markers += 1
    state.players[seat].money -= price
    state.players[seat].markers -= 1
    state.steps[guild] = price
    put(state, seat, place)
    ctx.emit(GuildTaken(seat, name, price, None if before == NOBODY else before))


# ------------------------------------------------------------------ colonies


def free_colonies(state: GoldenAgeState) -> list[int]:
    """Return the colonies, by number, that can take a marker; there is always room in the West Indies."""
    owner = state.owner
    return [colony for colony in range(len(COLONIES)) if colony == WEST or owner[COLONY_0 + colony] == NOBODY]
