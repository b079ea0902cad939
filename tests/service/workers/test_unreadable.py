"""One bad row hurts one match, or one person, and no other; and what was lost there can be set right."""

from typing import Any

import pytest
from sqlalchemy import text

from service.base.errors import DoneButNotShown
from tests.service.helpers.match import ANNA, BEN, GUILD, ServiceMatch
from tests.service.helpers.match_lists import in_guild
from tests.service.helpers.refusals import key_of
from tests.toys.bazaar.position import Draw


async def spoil(match: ServiceMatch, statement: str, **values: Any) -> None:
    """Damage rows behind the service's back, and let it load everything again."""
    async with match.kontor.database.tx() as tx:
        await tx.run(text(statement), values)
    match.kontor.matches.evict(match.id)


async def two_matches(match: ServiceMatch) -> tuple[int, int]:
    """Two matches of the same people, both waiting for Anna; the first of them is `ServiceMatch.id`."""
    await match.begin(2)
    first = match.id
    await match.begin(2)
    second, match.id = match.id, first
    return first, second


SPOILED = {
    "position": "UPDATE snapshot SET state = substr(state, 1, 1) WHERE match_id = :id AND kind = 'latest'",
    "no position": "DELETE FROM snapshot WHERE match_id = :id",
    "step": "UPDATE action SET payload = '{' WHERE match_id = :id AND seq = 2",
}


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("what", SPOILED)
async def test_a_match_that_cannot_be_read_rests_and_its_players_go_on_elsewhere(
    match: ServiceMatch, what: str
) -> None:
    bad, good = await two_matches(match)
    await match.do(ANNA, Draw())
    await spoil(match, SPOILED[what], id=bad)
    assert [item.info.id for item in await match.kontor.lists.waiting_for(ANNA.id)] == [good]
    assert {one.id for one in await match.kontor.lists.active_of(ANNA.id)} == {bad, good}
    assert {one.id for one in await in_guild(match.kontor, ANNA.id, GUILD)} == {bad, good}
    await match.settle()
    assert (await match.info()).status == "frozen"
    assert "say-frozen" in [msg.key for msg in match.calls]
    assert await key_of(match.look(ANNA)) == "err-status-frozen"
    assert (await match.kontor.play.submit(ANNA, good, [Draw()])).table.info.id == good
    health = await match.kontor.admin.health()
    assert health.troubled == (bad,)
    ((_, told),) = health.problems
    assert told.startswith(f"#{bad}: ")


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("what", ["position", "step"])
async def test_a_match_that_cannot_be_read_is_set_back_and_goes_on(match: ServiceMatch, what: str) -> None:
    await match.begin(2)
    await match.do(ANNA, Draw())
    await spoil(match, SPOILED[what], id=match.id)
    assert (await match.info()).status == "frozen"
    await match.kontor.admin.rollback(ANNA, match.id, 1)
    await match.settle()
    assert (await match.info()).status == "live"
    await match.do(ANNA, Draw())
    await match.end_turn(ANNA)
    assert await match.awaited() == {1}
    assert [entry.seq for entry in await match.kontor.history.log(BEN.id, match.id)]
    match.kontor.matches.evict(match.id)
    assert (await match.info()).status == "live"


async def test_a_step_that_cannot_be_reached_any_more_is_refused_in_a_sentence(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.do(ANNA, Draw())
    await match.end_turn(ANNA)
    await spoil(match, SPOILED["step"], id=match.id)
    assert (await match.info()).status == "frozen"
    assert await key_of(match.kontor.admin.rollback(ANNA, match.id, 3)) == "err-rollback-unreadable"


async def test_a_match_that_cannot_be_read_can_be_broken_off(match: ServiceMatch) -> None:
    await match.begin(2)
    await spoil(match, SPOILED["position"], id=match.id)
    await match.agree(await match.kontor.votes.close(ANNA, match.id), BEN)
    assert (await match.info()).status == "aborted"


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("met", [False, True])
async def test_who_sits_at_a_match_that_cannot_be_read_can_be_forgotten(match: ServiceMatch, met: bool) -> None:
    bad, good = await two_matches(match)
    await spoil(match, SPOILED["position"], id=bad)
    if met:
        await match.info()
    assert await match.kontor.privacy.delete(ANNA) == 2
    for number in (bad, good):
        seat = (await match.kontor.queries.info(number)).seats[0]
        assert (seat.user_id, seat.owner_id, seat.computer) == (None, None, "greedy")


@pytest.mark.promise("accidents")
@pytest.mark.parametrize("written", ["", "{", "[]", '{"name": 7, "quiet": "x"}'])
async def test_settings_of_a_person_that_cannot_be_read_are_the_defaults(
    match: ServiceMatch, written: str
) -> None:
    await match.begin(2)
    await spoil(match, 'UPDATE "user" SET settings = :written WHERE id = 2', written=written)
    assert [one.id for one in await match.kontor.lists.active_of(ANNA.id)] == [match.id]
    assert (await match.kontor.users.settings(BEN.id)).notices == "mention"
    await match.do(ANNA, Draw())
    await match.end_turn(ANNA)
    assert await match.awaited() == {1}
    await match.do(BEN, Draw())


async def test_what_can_be_read_of_somebodys_settings_stays(match: ServiceMatch) -> None:
    await match.begin(2)
    await spoil(
        match, 'UPDATE "user" SET settings = :s WHERE id = 2', s='{"name": "Ben", "quiet": 7, "notices": "dm"}'
    )
    assert (await match.kontor.users.settings(BEN.id)).notices == "dm"
    assert (await match.info()).seats[1].name == "Ben"


@pytest.mark.parametrize("written", ["", "{", '{"seats": "x", "grace": 30}'])
async def test_settings_of_a_match_that_cannot_be_read_are_the_defaults(match: ServiceMatch, written: str) -> None:
    await match.begin(2)
    await spoil(match, "UPDATE match SET settings = :written WHERE id = :id", written=written, id=match.id)
    assert (await match.info()).grace == (30 if "30" in written else 15)
    await match.do(ANNA, Draw())


async def test_orders_and_votes_that_cannot_be_read_are_none(match: ServiceMatch) -> None:
    await match.begin(2)
    await match.kontor.votes.close(ANNA, match.id)
    await spoil(match, "UPDATE proposal SET answers = '{', payload = ''")
    await spoil(match, "INSERT INTO instruction VALUES (:id, 0, 'order', 'pass', '{', 0)", id=match.id)
    assert (await match.look(ANNA)).proposals[0].yes == ()
    await match.do(ANNA, Draw())


async def test_words_of_a_step_that_cannot_be_read_let_its_match_rest_and_its_panel_open(
    match: ServiceMatch,
) -> None:
    await match.begin(2)
    await match.look(BEN, look=True)
    await match.do(ANNA, Draw())
    await match.end_turn(ANNA)
    await spoil(match, "UPDATE action SET events = '{' WHERE match_id = :id AND seq = 2", id=match.id)
    assert (await match.look(BEN)).news.lines == ()
    assert (await match.info()).status == "frozen"
    await match.kontor.admin.rollback(ANNA, match.id, 1)
    await match.settle()
    assert await match.kontor.history.log(BEN.id, match.id)


@pytest.mark.promise("accidents")
async def test_a_move_that_is_kept_is_answered_as_done_whatever_fails_afterwards(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await match.begin(2)

    async def fails(*_: Any, **__: Any) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patched:
        patched.setattr(match.kontor.panels, "panel", fails)
        with pytest.raises(DoneButNotShown) as done:
            await match.do(ANNA, Draw())
    assert done.value.msg.key == "err-done-untold"
    assert [ref for ref, _ in (await match.kontor.admin.health()).problems] == [done.value.msg.args["ref"]]
    assert (await match.look(ANNA)).info.seq == 2


async def test_who_follows_a_match_and_fails_keeps_no_move_from_being_answered(match: ServiceMatch) -> None:
    await match.begin(2)

    def fails(match_id: int) -> None:
        raise ValueError("a fault of ours")

    match.kontor.matches.changed.append(fails)
    assert (await match.do(ANNA, Draw())).table.info.seq == 2
