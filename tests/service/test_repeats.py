"""A button that is pressed again: what it did the first time is found, whatever has happened since."""

from __future__ import annotations

import pytest

from engines.core.mechanics.auctions import BidLimit
from service.base.errors import Refusal, Stale
from service.base.read_models import ProposalInfo, RepeatedPress
from service.people.user import User
from tests.service.bazaar import Draw, Pass, Put
from tests.service.putting import put
from tests.service.salesroom import Sell
from tests.service.table import ANNA, BEN, CHLOE, STRANGER, Table


async def again(table: Table, user: User, token: str) -> RepeatedPress | None:
    """What a button of a token did, for whoever presses it now."""
    return await table.kontor.play.find_repeated_press(user, table.id, token)


async def test_a_move_is_known_with_what_it_brought_its_mover(table: Table) -> None:
    await table.begin()
    shown = await table.look(ANNA)
    done = await table.do(ANNA, Draw(), token=shown.token)
    for _ in range(2):
        did = await again(table, ANNA, shown.token)
        assert did is not None
        assert (did.kind, did.action, did.options, did.told) == ("move", Draw(), shown.options, done.told)
        await table.restart()
    for nobody in (BEN, STRANGER):
        assert await again(table, nobody, shown.token) is None
    assert await again(table, ANNA, (await table.look(ANNA)).token) is None, "from there nothing was done yet"
    assert await again(table, ANNA, "x-000") is None


async def test_what_followed_a_move_by_itself_is_told_with_it(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Draw())
    await put(table)
    await put(table)
    token = (await table.look(ANNA)).token
    done = await table.do(ANNA, Put((await table.look(ANNA)).view.hand[0]), token=token)
    assert [msg.key for msg in done.told] == [
        "bazaar-event-placed",
        "bazaar-event-passed",
        "say-by-itself-you",
    ]
    did = await again(table, ANNA, token)
    assert did is not None
    assert did.told == done.told


async def test_a_move_that_was_taken_back_is_not_said_to_be_done(table: Table) -> None:
    await table.begin()
    token = (await table.look(ANNA)).token
    await put(table)
    then = (await table.look(ANNA)).token
    await table.kontor.play.undo(ANNA, table.id, then)
    assert await again(table, ANNA, token) is None
    did = await again(table, ANNA, then)
    assert did is not None
    assert did.kind == "undo"


async def test_an_answer_that_settled_an_auction_is_answered_with_how_it_went(table: Table) -> None:
    await table.begin(people=3, game="salesroom", grace=0)
    await table.do(ANNA, Sell())
    token = (await table.look(CHLOE)).token
    await table.kontor.play.submit(BEN, table.id, [BidLimit(3)])
    await table.settle()
    done = await table.kontor.play.submit(CHLOE, table.id, [BidLimit(5)], token)
    await table.settle()
    with pytest.raises(Stale):
        await table.kontor.play.submit(CHLOE, table.id, [BidLimit(5)], token)
    did = await again(table, CHLOE, token)
    assert did is not None
    assert did.kind == "answer"
    assert done.told
    assert did.told == done.told


async def test_the_same_answer_to_a_vote_is_no_refusal(table: Table) -> None:
    await table.begin(people=3)
    await table.do(ANNA, Draw())
    votes = table.kontor.votes
    first = await table.undo(ANNA)
    assert isinstance(first, ProposalInfo)
    for _ in range(2):
        assert await votes.answer(BEN, first.id, False) is None
    with pytest.raises(Refusal) as late:
        await votes.answer(BEN, first.id, True)
    assert late.value.msg.key == "err-vote-gone"
    second = await table.undo(ANNA)
    assert isinstance(second, ProposalInfo)
    await votes.answer(BEN, second.id, True)
    for _ in range(2):
        assert await votes.answer(CHLOE, second.id, True) is None
        await table.settle()
    assert (await table.live()).line[-1].verb == "sys.undo"
    with pytest.raises(Refusal):
        await votes.answer(CHLOE, second.id, False)


async def test_leaving_and_coming_back_twice_is_done_once_and_refused_never(table: Table) -> None:
    await table.begin(people=3, grace=0)
    for _ in range(2):
        await table.kontor.play.resign(BEN, table.id)
    await table.kontor.seats.hand_over(CHLOE, table.id, computer="random")
    for _ in range(2):
        await table.kontor.seats.take_back(CHLOE, table.id)
    verbs = [mark.verb for mark in (await table.live()).line]
    assert verbs.count("sys.replace") == 3
    for _ in range(2):
        await table.kontor.play.resign(CHLOE, table.id)
    for _ in range(2):
        await table.kontor.play.resign(ANNA, table.id)
    assert (await table.info()).status == "aborted"


async def test_who_has_not_left_cannot_leave_twice(table: Table) -> None:
    await table.begin(people=2, grace=0)
    with pytest.raises(Refusal):
        await table.kontor.play.resign(STRANGER, table.id)
    await table.do(ANNA, Pass())
    with pytest.raises(Refusal) as refused:
        await table.kontor.seats.take_back(ANNA, table.id)
    assert refused.value.msg.key == "err-holds-already"


async def test_what_is_closed_stays_closed(table: Table) -> None:
    lobby = await table.lobby()
    for _ in range(2):
        assert (await table.kontor.lobby.close(ANNA, lobby.id)).status == "aborted"
    with pytest.raises(Refusal):
        await table.kontor.lobby.close(BEN, lobby.id)
    await table.begin(people=1, computers=1)
    for _ in range(2):
        await table.kontor.votes.close(ANNA, table.id)
    with pytest.raises(Refusal):
        await table.kontor.votes.close(STRANGER, table.id)
