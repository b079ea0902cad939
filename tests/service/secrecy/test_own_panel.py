"""What players can read of their own premoves and plans depends on nothing that they cannot know."""

import dataclasses
import random

import pytest

from engines.core.rng import rng_from
from service.match.snapshot import MatchSnapshot
from store.rows import Instruction
from tests.games.profiles import PROFILES
from tests.service.helpers.information_sets import swap_secrets
from tests.service.helpers.match import PEOPLE, ServiceMatch
from tests.service.secrecy.days import SEATS, STAGES, any_plan, opening_move
from tests.service.secrecy.gifts import give_any, may_give
from tests.tiers import few


@pytest.mark.promise("orders")
@pytest.mark.parametrize("key", PROFILES)
async def test_premoves_are_offered_and_told_the_same_whatever_is_hidden(match: ServiceMatch, key: str) -> None:
    seat = await may_give(match, key)
    giver, panel = PEOPLE[seat], match.kontor.premoves.panel
    offered = await panel(giver, match.id)
    await swap_secrets(match, seat, "another")
    assert await panel(giver, match.id) == offered
    await give_any(match, giver)
    given = await panel(giver, match.id)
    for world in ("one", "another"):
        await swap_secrets(match, seat, world)
        assert await panel(giver, match.id) == given


async def move_on(match: ServiceMatch, chance: random.Random) -> None:
    """Submit a plan of each asked seat, or a move of one of them; an auction is opened where that is possible."""
    live = await match.live()
    for seat in sorted(await match.awaited()):
        if live.contest is None:
            await match.do(PEOPLE[seat], await opening_move(match, PEOPLE[seat], chance))
            return
        await match.kontor.play.submit(PEOPLE[seat], match.id, [any_plan(live, seat, chance)])
    await match.settle()


def elsewhere(live: MatchSnapshot, reader: int, chance: random.Random) -> MatchSnapshot:
    """Return a world that a reader cannot distinguish: hidden cards, the seed and all plans of others differ."""
    assert live.contest is not None
    state = live.game.determinize(live.state, reader, rng_from(str(chance.random())))
    number, encode = str(live.contest.number), live.game.plans.encode
    plans = tuple(
        Instruction(live.id, seat, "plan", number, encode(any_plan(live, seat, chance)).decode(), live.row.updated)
        for seat in live.contest.seats
        if seat != reader
    )
    return dataclasses.replace(live, state=state, shown=state, instructions=plans)


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("game", few(2, ("golden_age", "first_train", "lots", "salesroom")))
async def test_plans_are_suggested_and_told_the_same_whatever_is_hidden(match: ServiceMatch, game: str) -> None:
    await match.begin(people=SEATS[game], game=game, grace=0)
    chance = random.Random(game)
    stages = suggested = told = 0
    while stages < STAGES[game]:
        live = await match.live()
        for seat in sorted(await match.awaited()) if live.contest is not None else ():
            known = (await match.look(PEOPLE[seat])).choices
            for _ in range(3):
                match.kontor.matches._keep(elsewhere(live, seat, chance))
                assert (await match.look(PEOPLE[seat])).choices == known
            match.kontor.matches._keep(live)
            suggested += known.suggestion is not None
            told += bool(known.results)
        stages += live.contest is not None
        await move_on(match, chance)
    if game == "first_train":
        assert suggested
    assert told or game == "lots"
