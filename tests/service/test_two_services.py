"""Two services on one database, as two processes would be: what one does, the other knows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from engines.core.mechanics.auctions import BidLimit
from service.app import Kontor
from service.base.errors import Refusal, Stale
from service.base.read_models import ProposalInfo
from service.people.user import User
from store import rows
from store.cluster import process_rows
from store.database import Tx
from store.tables import action_rows, match_rows, timer_rows
from tests.postgres import Server
from tests.service.bazaar import Choose, Draw, Pass
from tests.service.bidding import bid, opened, sold
from tests.service.table import ALL_GAMES, ANNA, BEN, CHLOE, DIRK, PEOPLE, Ears, Table

pytestmark = pytest.mark.postgres_always


@pytest.fixture
async def table(postgresql: Server) -> AsyncIterator[Table]:
    url = postgresql.migrated()
    opened = await Table.empty(url)
    yield opened
    await opened.kontor.close()
    postgresql.give_back(url)


@pytest.fixture
async def other(table: Table) -> AsyncIterator[Table]:
    """The same table through another service, whose workers rest."""
    kontor = await Kontor.open(table.config, table.clock, ALL_GAMES)
    ears = Ears(table.clock)
    ears.kontor = kontor
    kontor.access.through(table.town)
    yield Table(kontor, ears, table.clock, table.config)
    await kontor.close()


async def _log(table: Table) -> list[rows.Action]:
    async with table.kontor.database.read() as conn:
        return await action_rows.actions_between(conn, table.id)


async def _begun(table: Table, other: Table, grace: int = 15) -> None:
    await table.begin(grace=grace)
    other.id, other.people = table.id, table.people


async def _do(table: Table, each: Table, user: User, action: Any) -> None:
    """Submit a move through one of them; then let the workers of the first do what is due."""
    await each.kontor.play.submit(user, table.id, [action], (await each.look(user)).token)
    await table.settle()


async def test_a_match_opened_through_one_is_played_through_the_other_by_turns(table: Table, other: Table) -> None:
    await _begun(table, other, grace=0)
    for first, then, user in ((other, table, ANNA), (table, other, BEN)):
        held = len((await then.look(user)).view.hand)
        await _do(table, first, user, Draw())
        assert [len((await each.look(user)).view.hand) for each in (table, other)] == [held + 1] * 2
        await _do(table, then, user, Pass())
    one, two = [await each.live() for each in (table, other)]
    assert (one.row.version, one.state, one.line) == (two.row.version, two.state, two.line)
    await table.settle()
    await table.prove()


@pytest.mark.promise("buttons")
async def test_of_two_presses_of_one_button_through_both_one_counts(table: Table, other: Table) -> None:
    await _begun(table, other)
    token = (await table.look(ANNA)).token
    assert (await other.look(ANNA)).token == token
    presses = [each.kontor.play.submit(ANNA, table.id, [Draw()], token) for each in (table, other) for _ in "12"]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Stale", "Stale", "Stale", "SubmitResult"]
    assert len([step for step in await _log(other) if step.origin == "player"]) == 1
    await table.settle()
    await table.prove()


async def test_two_people_who_answer_at_once_through_both_are_both_heard(table: Table, other: Table) -> None:
    await _begun(table, other, grace=0)
    await _do(table, table, ANNA, Pass())
    await _do(table, other, BEN, Pass())
    tokens = [(await each.look(user)).token for each, user in ((table, ANNA), (other, BEN))]
    await asyncio.gather(
        table.kontor.play.submit(ANNA, table.id, [Choose(1)], tokens[0]),
        other.kontor.play.submit(BEN, table.id, [Choose(3)], tokens[1]),
    )
    assert (await table.look(ANNA)).view.scores == (0, 3)
    assert (await other.look(BEN)).view.scores == (0, 3)
    await table.settle()
    await table.prove()


async def test_without_the_lock_one_counts_and_the_other_is_told(
    table: Table, other: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version alone keeps two from being written over each other."""
    await _begun(table, other)
    monkeypatch.setattr(match_rows, "lock", match_rows.version_of)
    with pytest.raises(Stale):
        async with table.kontor.matches.change(table.id) as late:
            await other.kontor.play.submit(ANNA, table.id, [Draw()], (await other.look(ANNA)).token)
            late.update_row(trouble="lost")
    live = await table.live()
    assert live.row.trouble is None
    assert live.state == (await other.live()).state
    await table.prove()


async def test_the_last_place_of_a_lobby_is_taken_once(table: Table, other: Table) -> None:
    for _ in range(5):
        info = await table.kontor.lobby.create(ANNA, game="bazaar", guild_id=70, channel_id=80, seats=3)
        await table.kontor.lobby.join(BEN, info.id)
        assert (await other.kontor.queries.info(info.id)).id == info.id
        done = await asyncio.gather(
            table.kontor.lobby.join(CHLOE, info.id),
            other.kontor.lobby.join(DIRK, info.id),
            return_exceptions=True,
        )
        assert [type(one) for one in done].count(Refusal) == 1, done
        assert len((await other.kontor.queries.info(info.id)).people) == 3


async def test_the_last_two_votes_are_settled_once(table: Table, other: Table) -> None:
    await table.begin(people=3)
    vote = await table.kontor.votes.pause(ANNA, table.id)
    assert isinstance(vote, ProposalInfo)
    done = await asyncio.gather(
        table.kontor.votes.answer(BEN, vote.id, True), other.kontor.votes.answer(CHLOE, vote.id, True)
    )
    assert sorted(one is None for one in done) == [False, True]
    assert (await table.info()).status == (await other.kontor.queries.info(table.id)).status == "paused"
    await table.settle()
    assert len([msg for msg in table.calls if msg.key == "say-paused"]) <= 1


@pytest.mark.promise("secret-bids")
async def test_the_last_two_answers_of_an_auction_are_settled_once(table: Table, other: Table) -> None:
    for _ in range(3):
        table.forget()
        await opened(table)
        other.id = table.id
        assert sold(table) == []
        await bid(table, CHLOE, 5)
        await asyncio.gather(
            table.kontor.play.submit(BEN, table.id, [BidLimit(7, False)]),
            other.kontor.play.submit(DIRK, table.id, [BidLimit(0, False)]),
        )
        await table.settle()
        assert sold(table) == ["Sold(seat=1, amount=6)"]
        assert (await other.live()).state == (await table.live()).state
        await table.prove()


async def test_a_rematch_is_opened_once_whoever_asks_where(table: Table, other: Table) -> None:
    for _ in range(3):
        await table.begin()
        await table.kontor.votes.close(ANNA, table.id)
        await table.kontor.votes.close(BEN, table.id)
        assert (await other.kontor.queries.info(table.id)).status == "aborted"
        opened = await asyncio.gather(
            *(each.kontor.lobby.rematch(user, table.id) for each in (table, other) for user in (ANNA, BEN))
        )
        assert len({info.id for info in opened}) == 1
        there = await other.kontor.queries.info(opened[0].id)
        assert {person.user_id for person in there.people} == {ANNA.id, BEN.id}


async def test_settings_changed_in_two_places_are_both_kept(table: Table, other: Table) -> None:
    for user in PEOPLE:
        await asyncio.gather(
            table.kontor.users.update(user, time_zone="Europe/Paris"), other.kontor.users.update(user, style=3)
        )
        kept = await table.kontor.users.settings(user.id)
        assert (kept.time_zone, kept.style) == ("Europe/Paris", 3)
    await asyncio.gather(
        *(each.kontor.server_rules.allow(70, False, user_id=n) for n, each in enumerate((table, other) * 4))
    )
    assert sorted((await table.kontor.server_rules.rules(70)).people) == list(range(8))


async def test_of_matches_on_a_server_no_more_are_opened_than_may_be(table: Table, other: Table) -> None:
    await table.kontor.server_rules.limit(70, 3)
    done = await asyncio.gather(
        *(
            each.kontor.lobby.create(user, game="bazaar", guild_id=70, channel_id=80)
            for each, user in zip((table, other) * 4, PEOPLE * 2, strict=True)
        ),
        return_exceptions=True,
    )
    assert len([one for one in done if not isinstance(one, Refusal)]) == 3, done


async def test_whoever_follows_a_match_elsewhere_learns_of_its_change(table: Table, other: Table) -> None:
    await _begun(table, other)
    await other.live()
    heard = asyncio.Event()
    other.kontor.matches.changed.append(lambda _: heard.set())
    moment = other.kontor.matches.change_count(table.id, BEN.id)
    await table.do(ANNA, Pass())
    async with asyncio.timeout(60):
        await heard.wait()
    assert other.kontor.matches.change_count(table.id, BEN.id) > moment


@pytest.mark.promise("secret-bids")
async def test_an_answer_in_secret_is_told_elsewhere_to_whoever_gave_it_alone(table: Table, other: Table) -> None:
    await opened(table)
    other.id = table.id
    matches = other.kontor.matches
    await other.live()
    heard = asyncio.Event()
    matches.changed.append(lambda _: heard.set())
    seller, bidder = matches.change_count(table.id, ANNA.id), matches.change_count(table.id, BEN.id)
    await bid(table, BEN, 3)
    async with asyncio.timeout(60):
        await heard.wait()
    await other.live()
    await asyncio.sleep(0.5)
    assert matches.change_count(table.id, ANNA.id) == seller
    assert matches.change_count(table.id, BEN.id) > bidder


async def test_what_was_read_before_its_wake_came_is_told_all_the_same(table: Table, other: Table) -> None:
    await _begun(table, other)
    await other.live()
    matches = other.kontor.matches
    moment = matches.change_count(table.id, BEN.id)
    told: list[int] = []
    matches.changed.append(told.append)
    other.kontor.database.changed_elsewhere.clear()
    await table.do(ANNA, Pass())
    assert told == []
    await other.live()
    assert told, "whoever reads it first lets open panels follow"
    assert matches.change_count(table.id, BEN.id) > moment


async def test_who_is_forgotten_here_is_forgotten_there(table: Table, other: Table) -> None:
    await _begun(table, other)
    assert (await other.live()).seats[0].user_id == ANNA.id
    await table.kontor.privacy.delete(ANNA)
    assert (await other.live()).seats[0].user_id is None
    await table.settle()
    await table.prove()


async def _reminds_in(table: Table) -> int:
    async with table.kontor.database.read() as conn:
        timers = await timer_rows.timers_of_match(conn, table.id)
    return next(timer.fires_at for timer in timers if timer.kind == "remind") - table.clock.now()


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("later", [60, 130, 5000])
async def test_a_clock_that_was_set_is_allowed_for_once_however_late_the_other_process_notices(
    table: Table, other: Table, later: int
) -> None:
    await _begun(table, other)
    await other.kontor.clock_skew.begin()
    before = await _reminds_in(table)
    table.clock.set(3600)
    await table.kontor.clock_skew.look()
    table.clock.time += later
    await other.kontor.clock_skew.look()
    await other.kontor.clock_skew.look(closely=True)
    assert await _reminds_in(table) == before - later
    table.clock.set(-1800)
    await other.kontor.clock_skew.look()
    await table.kontor.clock_skew.look()
    assert await _reminds_in(table) == before - later
    await table.prove()


async def test_who_begins_after_a_clock_was_set_neither_moves_what_waits_nor_misses_the_next_time(
    table: Table, other: Table
) -> None:
    await _begun(table, other)
    before = await _reminds_in(table)
    table.clock.set(3600)
    await other.kontor.clock_skew.begin()
    await table.kontor.clock_skew.look()
    for _ in range(2):
        await other.kontor.clock_skew.look(closely=True)
        assert await _reminds_in(table) == before
    table.clock.set(1800)
    await other.kontor.clock_skew.look()
    await table.kontor.clock_skew.look()
    assert await _reminds_in(table) == before
    await table.prove()


async def test_who_dies_while_it_moves_what_waits_leaves_all_of_it_or_nothing_moved(
    table: Table, other: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _begun(table, other)
    await other.kontor.clock_skew.begin()
    before = await _reminds_in(table)

    async def dies(tx: Tx, name: str, text: str) -> None:
        raise RuntimeError("killed")

    table.clock.set(3600)
    with monkeypatch.context() as dying:
        dying.setattr(process_rows, "set_lease_note", dies)
        with pytest.raises(RuntimeError, match="killed"):
            await other.kontor.clock_skew.look()
    await table.kontor.clock_skew.look()
    assert await _reminds_in(table) == before
    await table.prove()
