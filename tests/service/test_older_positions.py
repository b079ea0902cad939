"""Matches that an older release left in the middle of what has changed since go on, by today's rules."""

from __future__ import annotations

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
from tests.service.table import ANNA, BEN, CHLOE, PEOPLE, Table

FIXTURES = Path(__file__).parents[1] / "fixtures"


async def left(table: Table, game: str, name: str) -> None:
    """A match of four stands as rules version 1 left it, in the database and nowhere else."""
    await table.begin(people=4, game=game, grace=0)
    live = await table.live()
    state = (FIXTURES / game / "version-1" / f"{name}.json").read_bytes().strip()
    read = live.game.read_state(state, 1)
    kinds: tuple[rows.SnapshotKind, ...] = ("latest", "published", "checkpoint")
    async with table.kontor.database.tx() as tx:
        for kind in kinds:
            await action_rows.put_snapshot(tx, rows.Snapshot(table.id, kind, live.row.seq, 1, state))
        await match_rows.update_match(tx, table.id, rules_version=1)
        for seat in range(4):
            await seat_rows.update_seat(tx, table.id, seat, awaited=False, awaited_since=None, invited_since=None)
        now = table.clock.now()
        for decision in live.game.pending(read):
            if decision.optional:
                await seat_rows.update_seat(tx, table.id, decision.seat, invited_since=now)
            else:
                await seat_rows.update_seat(tx, table.id, decision.seat, awaited=True, awaited_since=now)
    table.kontor.matches.evict(table.id)
    await table.restart()
    table.forget()


async def choose(table: Table, seat: int, kind: type[Any]) -> Any:
    """The first move of a kind that the person of a seat is offered is made."""
    options = (await table.look(PEOPLE[seat])).options
    action = next(option.action for option in options if isinstance(option.action, kind))
    await table.do(PEOPLE[seat], action)
    return action


async def by_todays_rules(table: Table) -> bool:
    live = await table.live()
    return live.row.rules_version == live.game.info.rules_version


@pytest.mark.promise("old-matches")
async def test_a_commercial_harbour_that_was_being_answered_goes_on(table: Table) -> None:
    await left(table, "cities_knights", "harbour-reply")
    assert await table.awaited() == {1}
    await choose(table, 1, GiveCommodity)
    assert await table.awaited() == {0}
    assert table.pings == [ANNA.id]
    assert {post.asked for post in table.posts} == {(0,)}
    assert {option.group for option in (await table.look(ANNA)).options} > {"end"}
    assert await by_todays_rules(table)


async def test_a_commercial_harbour_between_two_answers_leaves_its_player_the_turn(table: Table) -> None:
    await left(table, "cities_knights", "harbour-between")
    assert await table.awaited() == {0}
    groups = {option.group for option in (await table.look(ANNA)).options}
    assert groups >= {"harbour", "end"}
    await choose(table, 0, OfferResource)
    assert await by_todays_rules(table)


async def test_a_knight_that_was_driven_away_is_placed(table: Table) -> None:
    await left(table, "cities_knights", "displaced")
    assert await table.awaited() == {2}
    await choose(table, 2, PlaceKnight)
    assert await table.awaited() == {3}
    assert await by_todays_rules(table)


async def test_an_auction_that_was_being_cried_is_cried_to_its_end(table: Table) -> None:
    await left(table, "golden_age", "auction")
    assert await table.awaited() == {0}
    for user in (ANNA, BEN):
        await table.kontor.play.submit(user, table.id, [BidLimit(0)])
        await table.settle()
    assert await table.awaited() == {3}
    await choose(table, 3, AddPawn)
    assert await table.awaited() == {2}
    assert await by_todays_rules(table)


async def test_an_action_that_was_won_is_performed(table: Table) -> None:
    await left(table, "golden_age", "perform")
    assert await table.awaited() == {1}
    await choose(table, 1, AddPawn)
    assert await table.awaited() == {2}
    assert await by_todays_rules(table)


@pytest.mark.promise("old-matches")
async def test_cards_that_waited_for_the_knights_way_are_returned_with_it(table: Table) -> None:
    await left(table, "nuremberg", "cards-held")
    assert await table.awaited() == {0}
    way = await choose(table, 0, MoveKnight)
    state = (await table.live()).shown
    assert sum(state.players[1].hand) + sum(state.players[2].hand) == 8 - (way.victim is not None)
    assert await table.awaited() == {0}
    assert await by_todays_rules(table)


async def test_a_knights_way_given_by_older_rules_is_gone_once_all_cards_are_in(table: Table) -> None:
    await left(table, "nuremberg", "way-given")
    assert await table.awaited() == {2}
    await table.do(PEOPLE[2], Discard(Cards(clay=4)))
    state = (await table.live()).shown
    assert COUNTRY.names[state.knight] == "0,-2"
    assert await by_todays_rules(table)


async def test_an_offer_of_an_older_release_is_waited_for_at_the_end_of_the_turn(table: Table) -> None:
    await left(table, "golden_age", "offer")
    assert await table.awaited() == {3}
    before = (await table.live()).state.turns
    await choose(table, 3, EndTurn)
    assert await table.awaited() == {2}
    assert table.pings == [CHLOE.id]
    await choose(table, 2, Pass)
    assert (await table.live()).state.turns == before + 1
    assert await by_todays_rules(table)
