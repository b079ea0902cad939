"""Matches that an older release left in the middle of what has changed since go on, by today's rules."""

from pathlib import Path
from typing import Any

import pytest

from engines.cities_knights.actions import GiveCommodity, OfferResource, PlaceKnight
from engines.core.mechanics.auctions import BidLimit
from engines.golden_age.actions import AddPawn, EndTurn, Pass
from engines.nuremberg.actions import Discard, MoveKnight
from engines.nuremberg.data import Cards
from engines.nuremberg.geography.countryside import COUNTRY
from store import rows
from store.tables import action_rows, match_rows, seat_rows
from tests.service.helpers.match import ANNA, BEN, CHLOE, PEOPLE, ServiceMatch

FIXTURES = Path(__file__).parents[2] / "fixtures"


async def left(match: ServiceMatch, game: str, name: str) -> None:
    """Put a match of four into the database as rules version 1 left it, and nowhere else."""
    await match.begin(people=4, game=game, grace=0)
    live = await match.live()
    state = (FIXTURES / game / "version-1" / f"{name}.json").read_bytes().strip()
    read = live.game.read_state(state, 1)
    kinds: tuple[rows.SnapshotKind, ...] = ("latest", "published", "checkpoint")
    async with match.kontor.database.tx() as tx:
        for kind in kinds:
            await action_rows.put_snapshot(tx, rows.Snapshot(match.id, kind, live.row.seq, 1, state))
        await match_rows.update_match(tx, match.id, rules_version=1)
        for seat in range(4):
            await seat_rows.update_seat(tx, match.id, seat, awaited=False, awaited_since=None, invited_since=None)
        now = match.clock.now()
        for decision in live.game.pending(read):
            if decision.optional:
                await seat_rows.update_seat(tx, match.id, decision.seat, invited_since=now)
            else:
                await seat_rows.update_seat(tx, match.id, decision.seat, awaited=True, awaited_since=now)
    match.kontor.matches.evict(match.id)
    await match.restart()
    match.forget()


async def choose(match: ServiceMatch, seat: int, kind: type[Any]) -> Any:
    """The first move of a kind that the person of a seat is offered is made."""
    options = (await match.look(PEOPLE[seat])).choices.options
    action = next(option.action for option in options if isinstance(option.action, kind))
    await match.do(PEOPLE[seat], action)
    return action


async def by_todays_rules(match: ServiceMatch) -> bool:
    live = await match.live()
    return live.row.rules_version == live.game.info.rules_version


@pytest.mark.promise("old-matches")
async def test_a_commercial_harbour_that_was_being_answered_goes_on(match: ServiceMatch) -> None:
    await left(match, "cities_knights", "harbour-reply")
    assert await match.awaited() == {1}
    await choose(match, 1, GiveCommodity)
    assert await match.awaited() == {0}
    assert match.pings == [ANNA.id]
    assert {post.asked for post in match.posts} == {(0,)}
    assert {option.group for option in (await match.look(ANNA)).choices.options} > {"end"}
    assert await by_todays_rules(match)


async def test_a_commercial_harbour_between_two_answers_leaves_its_player_the_turn(match: ServiceMatch) -> None:
    await left(match, "cities_knights", "harbour-between")
    assert await match.awaited() == {0}
    groups = {option.group for option in (await match.look(ANNA)).choices.options}
    assert groups >= {"harbour", "end"}
    await choose(match, 0, OfferResource)
    assert await by_todays_rules(match)


async def test_an_auction_that_was_being_cried_is_cried_to_its_end(match: ServiceMatch) -> None:
    await left(match, "golden_age", "auction")
    assert await match.awaited() == {0}
    for user in (ANNA, BEN):
        await match.kontor.play.submit(user, match.id, [BidLimit(0)])
        await match.settle()
    assert await match.awaited() == {3}
    await choose(match, 3, AddPawn)
    assert await match.awaited() == {2}
    assert await by_todays_rules(match)


@pytest.mark.parametrize(
    ("game", "name", "seat", "kind", "following"),
    [("cities_knights", "displaced", 2, PlaceKnight, 3), ("golden_age", "perform", 1, AddPawn, 2)],
    ids=["a knight that was driven away", "an action that was won"],
)
async def test_what_was_owed_by_one_seat_is_done(
    match: ServiceMatch, game: str, name: str, seat: int, kind: type[Any], following: int
) -> None:
    await left(match, game, name)
    assert await match.awaited() == {seat}
    await choose(match, seat, kind)
    assert await match.awaited() == {following}
    assert await by_todays_rules(match)


@pytest.mark.promise("old-matches")
async def test_cards_that_waited_for_the_knights_way_are_returned_with_it(match: ServiceMatch) -> None:
    await left(match, "nuremberg", "cards-held")
    assert await match.awaited() == {0}
    way = await choose(match, 0, MoveKnight)
    state = (await match.live()).shown
    assert sum(state.players[1].hand) + sum(state.players[2].hand) == 8 - (way.victim is not None)
    assert await match.awaited() == {0}
    assert await by_todays_rules(match)


async def test_a_knights_way_given_by_older_rules_is_gone_once_all_cards_are_in(match: ServiceMatch) -> None:
    await left(match, "nuremberg", "way-given")
    assert await match.awaited() == {2}
    await match.do(PEOPLE[2], Discard(Cards(clay=4)))
    state = (await match.live()).shown
    assert COUNTRY.names[state.knight] == "0,-2"
    assert await by_todays_rules(match)


async def test_an_offer_of_an_older_release_is_waited_for_at_the_end_of_the_turn(match: ServiceMatch) -> None:
    await left(match, "golden_age", "offer")
    assert await match.awaited() == {3}
    before = (await match.live()).state.turns
    await choose(match, 3, EndTurn)
    assert await match.awaited() == {2}
    assert match.pings == [CHLOE.id]
    await choose(match, 2, Pass)
    assert (await match.live()).state.turns == before + 1
    assert await by_todays_rules(match)
