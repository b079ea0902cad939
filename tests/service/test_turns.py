"""The right ping, once, and no post for nothing."""

from __future__ import annotations

import pytest

from service.base.jobs import OpenThread, RemoveCallButtons, TurnPost, UpdateCard
from tests.service.bazaar import Choose, Draw, Pass, Put
from tests.service.table import ANNA, BEN, CHLOE, DIRK, Table


async def a_card(table: Table, user: object) -> Put:
    """A card of the hand of whoever is on turn."""
    live = await table.live()
    seat = [person.id for person in table.people].index(user.id)  # type: ignore[attr-defined]
    return Put(live.state.hands[seat][0])


async def test_the_start_opens_a_thread_then_pings_whoever_begins(table: Table) -> None:
    await table.lobby(people=2)
    await table.settle()
    table.forget()
    await table.kontor.lobby.start(ANNA, table.id)
    await table.settle()
    jobs = [said.job for said in table.ears.heard if not isinstance(said.job, UpdateCard)]
    # The post that called the host of a full table calls no more.
    opening = TurnPost(table.id, 0, 1, asked=(0,), ping=(1,))
    assert jobs == [RemoveCallButtons(table.id), OpenThread(table.id), opening]
    await table.prove()


@pytest.mark.promise("how-much")
async def test_a_turn_is_one_message_and_one_ping(table: Table) -> None:
    await table.begin(people=2)
    await table.do(ANNA, await a_card(table, ANNA))
    await table.end_turn(ANNA)
    assert table.posts == [TurnPost(table.id, 1, 3, asked=(1,), ping=(2,))]
    assert table.pings == [BEN.id]
    assert await table.awaited() == {1}
    await table.prove()


@pytest.mark.promise("how-much")
async def test_while_a_turn_goes_on_nobody_hears_of_it(table: Table) -> None:
    await table.begin(people=2)
    await table.do(ANNA, await a_card(table, ANNA))
    await table.do(ANNA, Draw())
    await table.wait(3600)
    assert table.posts == []
    assert await table.awaited() == {0}
    await table.prove()


@pytest.mark.promise("no-waiting")
async def test_what_a_seat_can_only_do_it_does_by_itself(table: Table) -> None:
    await table.begin(people=2)
    await table.do(ANNA, Draw())
    for card in (await table.look(ANNA)).view.hand:
        await table.do(ANNA, Put(card))
    assert (await table.look(ANNA)).held_until == table.clock.now() + 15
    await table.wait(15)
    assert [post.asked for post in table.posts] == [(1,)]
    assert table.told()[-2:] == ["bazaar-event-passed", "say-by-itself"]
    await table.prove()


@pytest.mark.promise("no-waiting")
@pytest.mark.promise("pinged")
async def test_seats_awaited_together_share_one_post(table: Table) -> None:
    await table.begin(people=3)
    await table.end_turn(ANNA)
    await table.end_turn(BEN)
    table.forget()
    await table.end_turn(CHLOE)
    # Chloé ended her turn: whether her own choice is a new decision she knows from her panel.
    assert [(post.asked, post.ping) for post in table.posts] == [((0, 1, 2), (1, 2))]
    table.forget()
    await table.do(ANNA, Choose(1))
    await table.wait(15)
    await table.do(CHLOE, Choose(2))
    await table.wait(15)
    assert table.posts == []
    assert await table.awaited() == {1}
    await table.do(BEN, Choose(3))
    assert [(post.asked, post.ping) for post in table.posts] == [((0,), (1,))]
    await table.prove()


@pytest.mark.promise("how-much")
async def test_a_secret_choice_of_several_that_all_make_at_once_asks_nobody_again(table: Table) -> None:
    await table.begin(people=2)
    await table.end_turn(ANNA)
    await table.end_turn(BEN)
    table.forget()
    await table.do(ANNA, Choose(1))
    await table.do(BEN, Choose(1))
    assert [(post.asked, post.ping) for post in table.posts] == [((0,), (1,))]


@pytest.mark.promise("how-much")
async def test_turns_of_computer_players_join_one_post(table: Table) -> None:
    await table.begin(people=1, computers=3)
    await table.end_turn(ANNA)
    await table.wait(60)
    assert [post.asked for post in table.posts] == [(0,)]
    post = table.posts[0]
    assert post.after == 1
    assert post.ping == (ANNA.id,)
    assert [step.seq for step in table.ears.heard[0].steps if step.kind == "move"] == list(range(2, post.upto + 1))
    await table.prove()


@pytest.mark.promise("how-much")
async def test_many_turns_of_computer_players_are_all_told_in_one_post(table: Table) -> None:
    await table.begin(people=4, grace=0)
    for user in (ANNA, BEN, CHLOE):
        await table.kontor.seats.hand_over(user, table.id, computer="random")
    await table.wait(60)
    await table.do(DIRK, Pass())
    table.forget()
    await table.do(DIRK, Choose(1))
    await table.wait(60)
    (post,) = table.posts
    told = [step for said in table.ears.heard for step in said.steps if step.origin == "computer"]
    assert {step.seat for step in told} == {0, 1, 2}
    assert len(told) >= 6
    assert post.ping == (DIRK.id,)


async def test_a_match_among_one_person_and_computers_plays_to_its_end(table: Table) -> None:
    await table.begin(people=1, computers=2, grace=0)
    while (await table.info()).status == "live":
        shown = await table.look(ANNA)
        if shown.options:
            await table.do(ANNA, next(shown.options[-1].expand()))
        else:
            await table.wait(30)
    assert table.posts[-1].over
    assert (await table.info()).outcome is not None
    await table.prove()


async def test_the_end_is_told_to_all_and_followers(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.social.follow(CHLOE, table.id, True)
    while (await table.info()).status == "live":
        for user in (ANNA, BEN):
            shown = await table.look(user)
            if shown.options:
                await table.do(user, next(shown.options[-1].expand()))
                mover = user
    last = table.posts[-1]
    assert last.over
    assert set(last.ping) == {ANNA.id, BEN.id, CHLOE.id} - {mover.id}, "whoever ends it knows"
    assert (await table.look(ANNA)).options == ()
    await table.prove()
