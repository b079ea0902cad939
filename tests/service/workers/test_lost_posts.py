"""What Discord refuses, or what we cannot make, is in the next post, and pings are made up for."""

import pytest

from engines.core.text.messages import Msg
from service.base.jobs import (
    Announce,
    DirectMessagesClosed,
    SendDirectMessage,
    SendNotice,
    TryLater,
    TurnPost,
    Undeliverable,
    UpdateCard,
)
from tests.service.helpers.match import ANNA, BEN, CHLOE, ServiceMatch
from tests.toys.bazaar.position import Choose, Pass
from tests.toys.salesroom.position import Sell

TROUBLE = Msg("core-nothing")
OURS = [ValueError("ours")] * 8


async def lose_post(match: ServiceMatch, *faults: BaseException) -> None:
    """Start a match, and let the posts from Anna's turn on meet some faults."""
    await match.begin(grace=0)
    match.discord.faults[TurnPost] = [*faults]
    await match.do(ANNA, Pass())


async def test_the_host_hears_once_of_what_discord_refuses_and_it_heals(match: ServiceMatch) -> None:
    await lose_post(match, *[Undeliverable("403", TROUBLE)] * 2)
    await match.do(BEN, Pass())
    assert match.discord.of(SendDirectMessage) == [SendDirectMessage(match.id, ANNA.id, TROUBLE)]
    assert (await match.info()).trouble == TROUBLE
    assert (await match.kontor.admin.health()).troubled == (match.id,)
    for user, move in ((ANNA, 0), (BEN, 0)):
        await match.do(user, next((await match.look(user)).choices.options[move].expand()))
    assert (await match.info()).trouble is None
    await match.prove()


async def test_who_a_lost_post_was_to_call_is_called_by_direct_message(match: ServiceMatch) -> None:
    await lose_post(match, Undeliverable("403", TROUBLE))
    assert [notice.user_id for notice in match.discord.of(SendNotice)] == [BEN.id]
    await match.do(BEN, Pass())
    assert [notice.user_id for notice in match.discord.of(SendNotice)] == [BEN.id], (
        "a post that stands calls by itself"
    )


def steps_told(match: ServiceMatch) -> list[list[int]]:
    return [
        [step.seq for step in said.steps] for said in match.discord.delivered if isinstance(said.job, TurnPost)
    ]


@pytest.mark.promise("kept")
async def test_what_a_refused_post_did_not_carry_the_next_one_that_goes_out_carries(match: ServiceMatch) -> None:
    await lose_post(match, Undeliverable("403", TROUBLE))
    assert (await match.live()).row.posted == 1
    await match.do(BEN, Pass())
    assert steps_told(match) == [[2, 3]]
    assert match.told() == ["bazaar-event-passed"] * 2
    assert (await match.live()).row.posted == 3
    for user in (ANNA, BEN):
        await match.do(user, Choose(1))
    assert [post.after for post in match.posts] == [1, 3], "and once"
    await match.prove()


@pytest.mark.promise("kept")
async def test_posts_that_wait_behind_refused_ones_carry_what_those_were_to_tell(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    match.discord.faults[TurnPost] = [
        TryLater("502", 60),
        Undeliverable("403", TROUBLE),
        Undeliverable("403", TROUBLE),
    ]
    for user in (ANNA, BEN):
        await match.do(user, Pass())
    for user in (ANNA, BEN):
        await match.do(user, Choose(1))
    await match.do(ANNA, Pass())
    assert match.posts == []
    await match.wait(120)
    assert steps_told(match) == [[2, 3, 4, 5], [6]]
    await match.prove()


async def test_a_service_that_was_closed_meanwhile_still_knows_what_was_not_told(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    match.discord.faults[TurnPost] = [Undeliverable("403", TROUBLE), TryLater("502", 60)]
    for user in (ANNA, BEN):
        await match.do(user, Pass())
    await match.restart()
    await match.wait(120)
    assert steps_told(match) == [[2, 3]]
    await match.prove()


async def test_a_change_of_hands_after_a_refused_post_tells_that_too(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    match.discord.faults[TurnPost] = [Undeliverable("403", TROUBLE)]
    await match.do(ANNA, Pass())
    await match.kontor.seats.hand_over(CHLOE, match.id, computer="random")
    await match.settle()
    assert match.told() == ["bazaar-event-passed", "say-seat-computer"]
    await match.prove()


async def test_what_refused_posts_did_not_tell_is_told_by_the_next(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=3, grace=0)
    match.discord.faults[TurnPost] = [Undeliverable("403", TROUBLE)]
    await match.do(ANNA, Pass())
    await match.wait(60)
    await match.do(ANNA, Choose(1))
    await match.do(ANNA, Pass())
    await match.wait(60)
    [post] = match.posts
    assert post.after == 1
    assert {step.seq for step in match.discord.delivered[-1].steps if step.kind == "move"} == set(
        range(2, post.upto + 1)
    )


async def test_what_was_sent_before_a_refused_post_is_not_told_again(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await match.do(ANNA, Pass())
    match.discord.faults[TurnPost] = [Undeliverable("403", TROUBLE)]
    await match.do(BEN, Pass())
    for user in (ANNA, BEN):
        await match.do(user, Choose(1))
    assert steps_told(match) == [[2], [3, 4, 5]]


async def test_moves_taken_back_before_anybody_was_told_of_them_are_not_told(match: ServiceMatch) -> None:
    await lose_post(match, Undeliverable("403", TROUBLE))
    await match.undo(ANNA)
    await match.do(ANNA, Pass())
    assert match.told().count("bazaar-event-passed") == 1
    await match.prove()


async def test_a_card_that_cannot_be_posted_troubles_a_lobby_only(match: ServiceMatch) -> None:
    match.discord.faults[UpdateCard] = [Undeliverable("403", TROUBLE)]
    await match.lobby(people=1, computers=1)
    await match.settle()
    assert (await match.info()).trouble == TROUBLE
    await match.kontor.lobby.start(ANNA, match.id)
    await match.settle()
    assert (await match.info()).trouble is None
    match.discord.faults[UpdateCard] = [Undeliverable("403", TROUBLE)]
    await match.give_seat(ANNA, BEN)
    await match.settle()
    assert (await match.info()).trouble is None


async def test_a_fault_of_ours_holds_nothing_up_for_ever(match: ServiceMatch) -> None:
    await lose_post(match, *OURS)
    await match.do(BEN, Pass())
    await match.wait(3600)
    assert [post.after for post in match.posts] == [2], "with what cannot be told, the next would fail as well"
    assert len((await match.kontor.admin.health()).problems) == 1


@pytest.mark.parametrize("closed", [False, True])
async def test_who_a_post_that_we_cannot_make_was_to_call_is_called_in_another_way(
    match: ServiceMatch, closed: bool
) -> None:
    await match.kontor.users.set_dm_closed(BEN.id, closed=closed)
    await lose_post(match, *OURS)
    await match.wait(3600)
    assert [notice.user_id for notice in match.discord.of(SendNotice)] == ([] if closed else [BEN.id])
    mentions = [(job.msg.key, job.ping) for job in match.discord.of(Announce)]
    assert mentions == ([("say-still-waiting", (BEN.id,))] if closed else [])


@pytest.mark.parametrize("closed", [False, True])
async def test_whom_a_lost_post_was_to_ask_for_bids_is_called_by_direct_message_alone(
    match: ServiceMatch, closed: bool
) -> None:
    await match.begin(people=3, game="salesroom")
    match.discord.faults[TurnPost] = [*OURS]
    match.discord.faults[SendNotice] = [DirectMessagesClosed(), DirectMessagesClosed()] if closed else []
    await match.do(ANNA, Sell())
    await match.wait(600)
    assert {job.user_id for job in match.discord.of(SendNotice)} == (set() if closed else {BEN.id, CHLOE.id})
    assert match.discord.of(Announce) == [], "a mention could tell who has not answered"
