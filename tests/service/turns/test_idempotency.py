"""A button that is pressed again: what it did the first time is found, whatever has happened since."""

import pytest

from engines.core.mechanics.auctions import BidLimit
from service.base.errors import Refusal, Stale
from service.base.read_models.matches import ProposalInfo
from service.base.read_models.panels import RepeatedPress
from service.people.user import User
from tests.service.helpers.match import ANNA, BEN, CHLOE, STRANGER, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.service.helpers.undoable_move import put
from tests.toys.bazaar.position import Draw, Pass, Put
from tests.toys.salesroom.position import Sell


async def again(match: ServiceMatch, user: User, token: str) -> RepeatedPress | None:
    """Return what a button of a token did, as the user who presses it now learns it."""
    return await match.kontor.play.find_repeated_press(user, match.id, token)


async def test_a_move_is_known_with_what_it_brought_its_mover(match: ServiceMatch) -> None:
    await match.begin()
    shown = await match.look(ANNA)
    done = await match.do(ANNA, Draw(), token=shown.token)
    for _ in range(2):
        did = await again(match, ANNA, shown.token)
        assert did is not None
        assert (did.kind, did.action, did.options, did.told) == ("move", Draw(), shown.choices.options, done.told)
        await match.restart()
    for nobody in (BEN, STRANGER):
        assert await again(match, nobody, shown.token) is None
    assert await again(match, ANNA, (await match.look(ANNA)).token) is None, "from there nothing was done yet"
    assert await again(match, ANNA, "x-000") is None


async def test_what_followed_a_move_by_itself_is_told_with_it(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Draw())
    await put(match)
    await put(match)
    token = (await match.look(ANNA)).token
    done = await match.do(ANNA, Put((await match.look(ANNA)).view.hand[0]), token=token)
    assert [msg.key for msg in done.told] == [
        "bazaar-event-placed",
        "bazaar-event-passed",
        "say-by-itself-you",
    ]
    did = await again(match, ANNA, token)
    assert did is not None
    assert did.told == done.told


async def test_a_move_that_was_taken_back_is_not_said_to_be_done(match: ServiceMatch) -> None:
    await match.begin()
    token = (await match.look(ANNA)).token
    await put(match)
    then = (await match.look(ANNA)).token
    await match.kontor.play.undo(ANNA, match.id, then)
    assert await again(match, ANNA, token) is None
    did = await again(match, ANNA, then)
    assert did is not None
    assert did.kind == "undo"


async def test_an_answer_that_settled_an_auction_is_answered_with_how_it_went(match: ServiceMatch) -> None:
    await match.begin(people=3, game="salesroom", grace=0)
    await match.do(ANNA, Sell())
    token = (await match.look(CHLOE)).token
    await match.kontor.play.submit(BEN, match.id, [BidLimit(3)])
    await match.settle()
    done = await match.kontor.play.submit(CHLOE, match.id, [BidLimit(5)], token)
    await match.settle()
    with pytest.raises(Stale):
        await match.kontor.play.submit(CHLOE, match.id, [BidLimit(5)], token)
    did = await again(match, CHLOE, token)
    assert did is not None
    assert did.kind == "answer"
    assert done.told
    assert did.told == done.told


async def test_the_same_answer_to_a_vote_is_no_refusal(match: ServiceMatch) -> None:
    await match.begin(people=3)
    await match.do(ANNA, Draw())
    votes = match.kontor.votes
    first = await match.undo(ANNA)
    assert isinstance(first, ProposalInfo)
    for _ in range(2):
        assert await votes.answer(BEN, first.id, False) is None
    assert await key_of(votes.answer(BEN, first.id, True)) == "err-vote-gone"
    second = await match.undo(ANNA)
    assert isinstance(second, ProposalInfo)
    await votes.answer(BEN, second.id, True)
    for _ in range(2):
        assert await votes.answer(CHLOE, second.id, True) is None
        await match.settle()
    assert (await match.live()).line[-1].verb == "sys.undo"
    with pytest.raises(Refusal):
        await votes.answer(CHLOE, second.id, False)


async def test_leaving_and_coming_back_twice_is_done_once_and_refused_never(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    for _ in range(2):
        await match.kontor.play.resign(BEN, match.id)
    await match.kontor.seats.hand_over(CHLOE, match.id, computer="random")
    for _ in range(2):
        await match.kontor.seats.take_back(CHLOE, match.id)
    verbs = [mark.verb for mark in (await match.live()).line]
    assert verbs.count("sys.replace") == 3
    for _ in range(2):
        await match.kontor.play.resign(CHLOE, match.id)
    for _ in range(2):
        await match.kontor.play.resign(ANNA, match.id)
    assert (await match.info()).status == "aborted"


async def test_who_has_not_left_cannot_leave_twice(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    with pytest.raises(Refusal):
        await match.kontor.play.resign(STRANGER, match.id)
    await match.do(ANNA, Pass())
    assert await key_of(match.kontor.seats.take_back(ANNA, match.id)) == "err-holds-already"


async def test_what_is_closed_stays_closed(match: ServiceMatch) -> None:
    lobby = await match.lobby()
    for _ in range(2):
        await match.kontor.lobby.close(ANNA, lobby.id)
        assert (await match.kontor.queries.info(lobby.id)).status == "aborted"
    with pytest.raises(Refusal):
        await match.kontor.lobby.close(BEN, lobby.id)
    await match.begin(people=1, computers=1)
    for _ in range(2):
        await match.kontor.votes.close(ANNA, match.id)
    with pytest.raises(Refusal):
        await match.kontor.votes.close(STRANGER, match.id)
