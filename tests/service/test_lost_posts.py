"""What Discord refuses, or what we cannot make, is told by the next post, and who was to be rung is."""

from __future__ import annotations

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
from tests.service.bazaar import Choose, Pass
from tests.service.salesroom import Sell
from tests.service.table import ANNA, BEN, CHLOE, Table

TROUBLE = Msg("core-nothing")


async def test_the_host_hears_once_of_what_discord_refuses_and_it_heals(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [Undeliverable("403", TROUBLE), Undeliverable("403", TROUBLE)]
    await table.do(ANNA, Pass())
    await table.do(BEN, Pass())
    assert table.ears.of(SendDirectMessage) == [SendDirectMessage(ANNA.id, table.id, TROUBLE)]
    assert (await table.info()).trouble == TROUBLE
    assert (await table.kontor.admin.health()).troubled == (table.id,)
    for user, move in ((ANNA, 0), (BEN, 0)):
        await table.do(user, next((await table.look(user)).options[move].expand()))
    assert (await table.info()).trouble is None
    await table.prove()


async def test_who_a_lost_post_was_to_call_is_called_by_direct_message(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [Undeliverable("403", TROUBLE)]
    await table.do(ANNA, Pass())
    assert [notice.user_id for notice in table.ears.of(SendNotice)] == [BEN.id]
    await table.do(BEN, Pass())
    assert [notice.user_id for notice in table.ears.of(SendNotice)] == [BEN.id], (
        "a post that stands calls by itself"
    )


def steps_told(table: Table) -> list[list[int]]:
    """By post that was heard, the steps it told."""
    return [[step.seq for step in said.steps] for said in table.ears.heard if isinstance(said.job, TurnPost)]


@pytest.mark.promise("kept")
async def test_what_a_refused_post_did_not_carry_the_next_one_that_goes_out_carries(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [Undeliverable("403", TROUBLE)]
    await table.do(ANNA, Pass())
    assert (await table.live()).row.posted == 1
    await table.do(BEN, Pass())
    assert steps_told(table) == [[2, 3]]
    assert table.told() == ["bazaar-event-passed"] * 2
    assert (await table.live()).row.posted == 3
    for user in (ANNA, BEN):
        await table.do(user, Choose(1))
    assert [post.after for post in table.posts] == [1, 3], "and once"
    await table.prove()


@pytest.mark.promise("kept")
async def test_posts_that_wait_behind_refused_ones_carry_what_those_were_to_tell(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [
        TryLater("502", 60),
        Undeliverable("403", TROUBLE),
        Undeliverable("403", TROUBLE),
    ]
    for user in (ANNA, BEN):
        await table.do(user, Pass())
    for user in (ANNA, BEN):
        await table.do(user, Choose(1))
    await table.do(ANNA, Pass())
    assert table.posts == []
    await table.wait(120)
    assert steps_told(table) == [[2, 3, 4, 5], [6]]
    await table.prove()


async def test_a_service_that_was_closed_meanwhile_still_knows_what_was_not_told(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [Undeliverable("403", TROUBLE), TryLater("502", 60)]
    for user in (ANNA, BEN):
        await table.do(user, Pass())
    await table.restart()
    await table.wait(120)
    assert steps_told(table) == [[2, 3]]
    await table.prove()


async def test_a_change_of_hands_after_a_refused_post_tells_that_too(table: Table) -> None:
    await table.begin(people=3, grace=0)
    table.ears.faults[TurnPost] = [Undeliverable("403", TROUBLE)]
    await table.do(ANNA, Pass())
    await table.kontor.seats.hand_over(CHLOE, table.id, computer="random")
    await table.settle()
    assert table.told() == ["bazaar-event-passed", "say-seat-computer"]
    await table.prove()


async def test_what_refused_posts_did_not_tell_is_told_by_the_next(table: Table) -> None:
    await table.begin(people=1, computers=3, grace=0)
    table.ears.faults[TurnPost] = [Undeliverable("403", TROUBLE)]
    await table.do(ANNA, Pass())
    await table.wait(60)
    await table.do(ANNA, Choose(1))
    await table.do(ANNA, Pass())
    await table.wait(60)
    [post] = table.posts
    assert post.after == 1
    assert {step.seq for step in table.ears.heard[-1].steps if step.kind == "move"} == set(range(2, post.upto + 1))


async def test_what_was_sent_before_a_refused_post_is_not_told_again(table: Table) -> None:
    await table.begin(grace=0)
    await table.do(ANNA, Pass())
    table.ears.faults[TurnPost] = [Undeliverable("403", TROUBLE)]
    await table.do(BEN, Pass())
    for user in (ANNA, BEN):
        await table.do(user, Choose(1))
    assert steps_told(table) == [[2], [3, 4, 5]]


async def test_moves_taken_back_before_anybody_was_told_of_them_are_not_told(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [Undeliverable("403", TROUBLE)]
    await table.do(ANNA, Pass())
    await table.undo(ANNA)
    await table.do(ANNA, Pass())
    assert table.told().count("bazaar-event-passed") == 1
    await table.prove()


async def test_a_card_that_cannot_be_posted_troubles_a_lobby_only(table: Table) -> None:
    table.ears.faults[UpdateCard] = [Undeliverable("403", TROUBLE)]
    await table.lobby(people=1, computers=1)
    await table.settle()
    assert (await table.info()).trouble == TROUBLE
    await table.kontor.lobby.start(ANNA, table.id)
    await table.settle()
    assert (await table.info()).trouble is None
    table.ears.faults[UpdateCard] = [Undeliverable("403", TROUBLE)]
    await table.give_seat(ANNA, BEN)
    await table.settle()
    assert (await table.info()).trouble is None


async def test_a_fault_of_ours_holds_nothing_up_for_ever(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [ValueError("ours") for _ in range(8)]
    await table.do(ANNA, Pass())
    await table.do(BEN, Pass())
    await table.wait(3600)
    assert [post.after for post in table.posts] == [2], "with what cannot be told, the next would fail as well"
    assert len((await table.kontor.admin.health()).problems) == 1


async def test_who_a_post_that_we_cannot_make_was_to_call_is_called_by_direct_message(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [ValueError("ours") for _ in range(8)]
    await table.do(ANNA, Pass())
    await table.wait(3600)
    assert [notice.user_id for notice in table.ears.of(SendNotice)] == [BEN.id]


async def test_whom_direct_messages_do_not_reach_is_mentioned_where_a_post_was_lost(table: Table) -> None:
    await table.begin(grace=0)
    await table.kontor.users.set_dm_closed(BEN.id, closed=True)
    table.ears.faults[TurnPost] = [ValueError("ours") for _ in range(8)]
    await table.do(ANNA, Pass())
    await table.wait(3600)
    assert table.ears.of(SendNotice) == []
    assert [(job.msg.key, job.ping) for job in table.ears.of(Announce)] == [("say-still-waiting", (BEN.id,))]


@pytest.mark.parametrize("closed", [False, True])
async def test_whom_a_lost_post_was_to_ask_for_bids_is_called_by_direct_message_alone(
    table: Table, closed: bool
) -> None:
    await table.begin(people=3, game="salesroom")
    table.ears.faults[TurnPost] = [ValueError("ours") for _ in range(8)]
    table.ears.faults[SendNotice] = [DirectMessagesClosed(), DirectMessagesClosed()] if closed else []
    await table.do(ANNA, Sell())
    await table.wait(600)
    assert {job.user_id for job in table.ears.of(SendNotice)} == (set() if closed else {BEN.id, CHLOE.id})
    assert table.ears.of(Announce) == [], "a mention could tell who has not answered"
