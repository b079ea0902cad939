"""Premoves in each game: no other player notices them, and nothing of them depends on what is hidden."""

from typing import Any

import pytest

from benchmarks.match_duration.habits import usual
from engines import GAMES
from engines.core.actions import Option, TermsHole
from engines.core.game import Game
from engines.core.play.standing_orders import OrderType
from engines.core.premove_positions import premove_position
from engines.core.rng import rng_from
from tests.games.cities_knights.helpers.service_positions import lay_out
from tests.games.profiles import PROFILES
from tests.service.helpers.information_sets import everything, swap_secrets
from tests.service.helpers.match import PEOPLE, STRANGER, ServiceMatch
from tests.tiers import few

LONGEST = 2_000


def is_a_deed(option: Option) -> bool:
    """Whether an option does something that one may give: it neither ends a turn nor offers anything."""
    return not option.ends and not any(isinstance(hole, TermsHole) for hole in option.holes)


def somebody_may_give(game: Game[Any, Any], seats: int, seed: str) -> tuple[Any, int]:
    """Return a position of a random match in which a seat may give premoves, and that seat."""
    rng = rng_from(f"{game.info.key} {seed}")
    state = game.setup(seats, rng.fork("match").seed).state
    for _ in range(LONGEST):
        assert not state.over
        for seat in range(seats):
            chosen = premove_position(game, state, seat)
            if chosen is not None and any(map(is_a_deed, game.options(chosen, seat))):
                return state, seat
        decision = rng.choice(game.pending(state))
        action = rng.choice(game.options(state, decision.seat)).random(rng)
        state = game.apply(state, decision.seat, action).state
    raise AssertionError("nobody may ever give anything")


async def waiting(match: ServiceMatch, key: str) -> int:
    """Start a match in which a seat may give premoves; return the seat. The person of its number plays it."""
    game = GAMES[key]
    seats = min(3, game.info.seats[1])
    await match.begin(people=seats, game=key, grace=0)
    state, seat = somebody_may_give(game, seats, "ahead")
    await lay_out(match, state)
    # Posts that are still due come first.
    await match.wait(120)
    match.forget()
    return seat


@pytest.mark.promise("orders")
@pytest.mark.parametrize("key", PROFILES)
async def test_nobody_else_notices_that_a_turn_was_given(match: ServiceMatch, key: str) -> None:
    giver = PEOPLE[await waiting(match, key)]
    readers = [person for person in (*match.people, STRANGER) if person != giver]
    before = [await everything(match, reader) for reader in readers]
    match.clock.time += 60
    shown = await match.kontor.premoves.panel(giver, match.id)
    option = next(filter(is_a_deed, shown.choices.options))
    await match.kontor.premoves.give(giver, match.id, option.random(rng_from("given")), shown.token)
    await match.settle()
    assert [await everything(match, reader) for reader in readers] == before
    assert match.discord.delivered == []


@pytest.mark.promise("orders")
@pytest.mark.parametrize("key", PROFILES)
async def test_what_is_offered_and_told_is_the_same_in_every_world_that_the_giver_cannot_tell_apart(
    match: ServiceMatch, key: str
) -> None:
    seat = await waiting(match, key)
    giver = PEOPLE[seat]
    shown = await match.kontor.premoves.panel(giver, match.id)
    option = next(filter(is_a_deed, shown.choices.options))
    await match.kontor.premoves.give(giver, match.id, option.random(rng_from("given")), shown.token)
    given = await match.kontor.premoves.panel(giver, match.id)
    for world in ("one", "another"):
        await swap_secrets(match, seat, world)
        assert await match.kontor.premoves.panel(giver, match.id) == given


@pytest.mark.parametrize(("key", "order"), few(8, [(key, order) for key in GAMES for order in GAMES[key].orders]))
async def test_nobody_else_notices_that_an_order_was_given(
    match: ServiceMatch, key: str, order: OrderType[Any]
) -> None:
    await match.begin(people=min(3, GAMES[key].info.seats[1]), game=key, grace=0)
    await match.wait(120)
    match.forget()
    asked = await match.awaited()
    giver = next((person for seat, person in enumerate(match.people) if seat not in asked), match.people[-1])
    readers = [person for person in (*match.people, STRANGER) if person != giver]
    before = [await everything(match, reader) for reader in readers]
    for on in (True, False):
        match.clock.time += 1
        await match.kontor.standing_orders.set(giver, match.id, order.key, on, usual(order) if on else ())
        await match.settle()
        assert [await everything(match, reader) for reader in readers] == before
    assert match.discord.delivered == []
