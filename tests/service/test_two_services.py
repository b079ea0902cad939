"""Two services on one database, as two processes would be: what one does, the other knows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from service.errors import Stale
from service.kontor import Kontor
from service.people import User
from store import action_rows, match_rows, rows
from tests.postgres import Server
from tests.service.bazaar import Choose, Draw, Pass
from tests.service.table import ALL_GAMES, ANNA, BEN, Ears, Table


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
    kontor.gate.through(table.town)
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
    assert sorted(type(result).__name__ for result in results) == ["Stale", "Stale", "Stale", "Submitted"]
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
        async with table.kontor.matches.unit(table.id) as late:
            await other.kontor.play.submit(ANNA, table.id, [Draw()], (await other.look(ANNA)).token)
            late.row(trouble="lost")
    live = await table.live()
    assert live.row.trouble is None
    assert live.state == (await other.live()).state
    await table.prove()
