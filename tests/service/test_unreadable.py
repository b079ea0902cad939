"""One bad row hurts one match, or one person, and nobody else; and what was lost there can be set right."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from service.base.errors import DoneButNotShown, Refusal
from tests.service.bazaar import Draw
from tests.service.lists import in_guild
from tests.service.table import ANNA, BEN, GUILD, Table


async def spoil(table: Table, statement: str, **values: Any) -> None:
    """Damage rows behind the service's back, and let it load everything anew."""
    async with table.kontor.database.tx() as tx:
        await tx.run(text(statement), values)
    table.kontor.matches.evict(table.id)


async def two_matches(table: Table) -> tuple[int, int]:
    """Two matches of the same people, both waiting for Anna; the first of them is `Table.id`."""
    await table.begin(2)
    first = table.id
    await table.begin(2)
    second, table.id = table.id, first
    return first, second


SPOILED = {
    "position": "UPDATE snapshot SET state = substr(state, 1, 1) WHERE match_id = :id AND kind = 'latest'",
    "no position": "DELETE FROM snapshot WHERE match_id = :id",
    "step": "UPDATE action SET payload = '{' WHERE match_id = :id AND seq = 2",
}


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("what", SPOILED)
async def test_a_match_that_cannot_be_read_rests_and_its_players_go_on_elsewhere(table: Table, what: str) -> None:
    bad, good = await two_matches(table)
    await table.do(ANNA, Draw())
    await spoil(table, SPOILED[what], id=bad)
    waiting = await table.kontor.queries.waiting_for(ANNA.id)
    assert [item.info.id for item in waiting] == [good]
    assert {match.id for match in await table.kontor.queries.active_of(ANNA.id)} == {bad, good}
    assert {match.id for match in await in_guild(table.kontor, ANNA.id, GUILD)} == {bad, good}
    await table.settle()
    assert (await table.info()).status == "frozen"
    assert "say-frozen" in [msg.key for msg in table.calls]
    with pytest.raises(Refusal) as refused:
        await table.look(ANNA)
    assert refused.value.msg.key == "err-status-frozen"
    done = await table.kontor.play.submit(ANNA, good, [Draw()])
    assert done.table.info.id == good
    health = await table.kontor.admin.health()
    assert health.troubled == (bad,)
    ((_, told),) = health.problems
    assert told.startswith(f"#{bad}: ")


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("what", ["position", "step"])
async def test_a_match_that_cannot_be_read_is_set_back_and_goes_on(table: Table, what: str) -> None:
    await table.begin(2)
    await table.do(ANNA, Draw())
    await spoil(table, SPOILED[what], id=table.id)
    assert (await table.info()).status == "frozen"
    await table.kontor.admin.rollback(ANNA, table.id, 1)
    await table.settle()
    assert (await table.info()).status == "live"
    await table.do(ANNA, Draw())
    await table.end_turn(ANNA)
    assert await table.awaited() == {1}
    assert [entry.seq for entry in await table.kontor.queries.log(BEN.id, table.id)]
    table.kontor.matches.evict(table.id)
    assert (await table.info()).status == "live"


async def test_a_step_that_cannot_be_reached_any_more_is_refused_in_a_sentence(table: Table) -> None:
    await table.begin(2)
    await table.do(ANNA, Draw())
    await table.end_turn(ANNA)
    await spoil(table, SPOILED["step"], id=table.id)
    assert (await table.info()).status == "frozen"
    with pytest.raises(Refusal) as refused:
        await table.kontor.admin.rollback(ANNA, table.id, 3)
    assert refused.value.msg.key == "err-rollback-unreadable"


async def test_a_match_that_cannot_be_read_can_be_broken_off(table: Table) -> None:
    await table.begin(2)
    await spoil(table, SPOILED["position"], id=table.id)
    vote = await table.kontor.votes.close(ANNA, table.id)
    await table.kontor.votes.answer(BEN, vote.id, True)
    assert (await table.info()).status == "aborted"


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("met", [False, True])
async def test_who_sits_at_a_match_that_cannot_be_read_can_be_forgotten(table: Table, met: bool) -> None:
    bad, good = await two_matches(table)
    await spoil(table, SPOILED["position"], id=bad)
    if met:
        await table.info()
    assert await table.kontor.privacy.delete(ANNA) == 2
    for number in (bad, good):
        seat = (await table.kontor.queries.info(number)).seats[0]
        assert (seat.user_id, seat.owner_id, seat.computer) == (None, None, "greedy")


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("written", ["", "{", "[]", '{"name": 7, "quiet": "x"}'])
async def test_settings_of_a_person_that_cannot_be_read_are_the_defaults(table: Table, written: str) -> None:
    await table.begin(2)
    await spoil(table, 'UPDATE "user" SET settings = :written WHERE id = 2', written=written)
    assert [match.id for match in await table.kontor.queries.active_of(ANNA.id)] == [table.id]
    assert (await table.kontor.users.settings(BEN.id)).notices == "mention"
    await table.do(ANNA, Draw())
    await table.end_turn(ANNA)
    assert await table.awaited() == {1}
    await table.do(BEN, Draw())


async def test_what_can_be_read_of_somebodys_settings_stays(table: Table) -> None:
    await table.begin(2)
    await spoil(
        table, 'UPDATE "user" SET settings = :s WHERE id = 2', s='{"name": "Ben", "quiet": 7, "notices": "dm"}'
    )
    assert (await table.kontor.users.settings(BEN.id)).notices == "dm"
    assert (await table.info()).seats[1].name == "Ben"


@pytest.mark.parametrize("written", ["", "{", '{"seats": "x", "grace": 30}'])
async def test_settings_of_a_match_that_cannot_be_read_are_the_defaults(table: Table, written: str) -> None:
    await table.begin(2)
    await spoil(table, "UPDATE match SET settings = :written WHERE id = :id", written=written, id=table.id)
    assert (await table.info()).grace == (30 if "30" in written else 15)
    await table.do(ANNA, Draw())


async def test_orders_and_votes_that_cannot_be_read_are_none(table: Table) -> None:
    await table.begin(2)
    await table.kontor.votes.close(ANNA, table.id)
    await spoil(table, "UPDATE proposal SET answers = '{', payload = ''")
    await spoil(table, "INSERT INTO standing_order VALUES (:id, 0, 'pass', '{')", id=table.id)
    assert (await table.look(ANNA)).proposals[0].yes == ()
    await table.do(ANNA, Draw())


async def test_words_of_a_step_that_cannot_be_read_let_its_match_rest_and_its_panel_open(table: Table) -> None:
    await table.begin(2)
    await table.look(BEN, look=True)
    await table.do(ANNA, Draw())
    await table.end_turn(ANNA)
    await spoil(table, "UPDATE action SET events = '{' WHERE match_id = :id AND seq = 2", id=table.id)
    assert (await table.look(BEN)).news == ()
    assert (await table.info()).status == "frozen"
    await table.kontor.admin.rollback(ANNA, table.id, 1)
    await table.settle()
    assert await table.kontor.queries.log(BEN.id, table.id)


@pytest.mark.promise("accidents")
async def test_a_move_that_is_kept_is_answered_as_done_whatever_fails_afterwards(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin(2)

    async def fails(*_: Any, **__: Any) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patched:
        patched.setattr(table.kontor.queries, "panel", fails)
        with pytest.raises(DoneButNotShown) as done:
            await table.do(ANNA, Draw())
    assert done.value.msg.key == "err-done-untold"
    assert [ref for ref, _ in (await table.kontor.admin.health()).problems] == [done.value.msg.args["ref"]]
    assert (await table.look(ANNA)).info.seq == 2


async def test_who_follows_a_match_and_fails_keeps_no_move_from_being_answered(table: Table) -> None:
    await table.begin(2)

    def fails(match_id: int) -> None:
        raise ValueError("a fault of ours")

    table.kontor.matches.changed.append(fails)
    assert (await table.do(ANNA, Draw())).table.info.seq == 2
