"""The right ping, once, and no post for nothing."""

import pytest

from service.base.jobs import OpenThread, RemoveCallButtons, TurnPost, UpdateCard
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, ServiceMatch
from tests.toys.bazaar.position import Choose, Draw, Pass, Put


async def a_card(match: ServiceMatch, user: object) -> Put:
    live = await match.live()
    seat = [person.id for person in match.people].index(user.id)  # type: ignore[attr-defined]
    return Put(live.state.hands[seat][0])


async def test_the_start_opens_a_thread_then_pings_whoever_begins(match: ServiceMatch) -> None:
    await match.lobby(people=2)
    await match.settle()
    match.forget()
    await match.kontor.lobby.start(ANNA, match.id)
    await match.settle()
    jobs = [said.job for said in match.discord.delivered if not isinstance(said.job, UpdateCard)]
    # The post that called the host of a full table calls no more.
    opening = TurnPost(match.id, 0, 1, asked=(0,), ping=(1,))
    assert jobs == [RemoveCallButtons(match.id), OpenThread(match.id), opening]
    await match.prove()


@pytest.mark.promise("how-much")
async def test_a_turn_is_one_message_and_one_ping(match: ServiceMatch) -> None:
    await match.begin(people=2)
    await match.do(ANNA, await a_card(match, ANNA))
    await match.end_turn(ANNA)
    assert match.posts == [TurnPost(match.id, 1, 3, asked=(1,), ping=(2,))]
    assert match.pings == [BEN.id]
    assert await match.awaited() == {1}
    await match.prove()


@pytest.mark.promise("how-much")
async def test_while_a_turn_goes_on_nobody_hears_of_it(match: ServiceMatch) -> None:
    await match.begin(people=2)
    await match.do(ANNA, await a_card(match, ANNA))
    await match.do(ANNA, Draw())
    await match.wait(3600)
    assert match.posts == []
    assert await match.awaited() == {0}
    await match.prove()


@pytest.mark.promise("no-waiting")
async def test_what_a_seat_can_only_do_it_does_by_itself(match: ServiceMatch) -> None:
    await match.begin(people=2)
    await match.do(ANNA, Draw())
    for card in (await match.look(ANNA)).view.hand:
        await match.do(ANNA, Put(card))
    assert (await match.look(ANNA)).undo.held_until == match.clock.now() + 15
    await match.wait(15)
    assert [post.asked for post in match.posts] == [(1,)]
    assert match.told()[-2:] == ["bazaar-event-passed", "say-by-itself"]
    await match.prove()


@pytest.mark.promise("no-waiting")
@pytest.mark.promise("pinged")
async def test_seats_awaited_together_share_one_post(match: ServiceMatch) -> None:
    await match.begin(people=3)
    await match.end_turn(ANNA)
    await match.end_turn(BEN)
    match.forget()
    await match.end_turn(CHLOE)
    # Chloé ended her turn: whether her own choice is a new decision she knows from her panel.
    assert [(post.asked, post.ping) for post in match.posts] == [((0, 1, 2), (1, 2))]
    match.forget()
    await match.do(ANNA, Choose(1))
    await match.wait(15)
    await match.do(CHLOE, Choose(2))
    await match.wait(15)
    assert match.posts == []
    assert await match.awaited() == {1}
    await match.do(BEN, Choose(3))
    assert [(post.asked, post.ping) for post in match.posts] == [((0,), (1,))]
    await match.prove()


@pytest.mark.promise("how-much")
async def test_a_secret_choice_of_several_that_all_make_at_once_asks_nobody_again(match: ServiceMatch) -> None:
    await match.begin(people=2)
    await match.end_turn(ANNA)
    await match.end_turn(BEN)
    match.forget()
    await match.do(ANNA, Choose(1))
    await match.do(BEN, Choose(1))
    assert [(post.asked, post.ping) for post in match.posts] == [((0,), (1,))]


@pytest.mark.promise("how-much")
async def test_turns_of_computer_players_join_one_post(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=3)
    await match.end_turn(ANNA)
    await match.wait(60)
    assert [post.asked for post in match.posts] == [(0,)]
    post = match.posts[0]
    assert post.after == 1
    assert post.ping == (ANNA.id,)
    assert [step.seq for step in match.discord.delivered[0].steps if step.kind == "move"] == list(
        range(2, post.upto + 1)
    )
    await match.prove()


@pytest.mark.promise("how-much")
async def test_many_turns_of_computer_players_are_all_told_in_one_post(match: ServiceMatch) -> None:
    await match.begin(people=4, grace=0)
    for user in (ANNA, BEN, CHLOE):
        await match.kontor.seats.hand_over(user, match.id, computer="random")
    await match.wait(60)
    await match.do(DIRK, Pass())
    match.forget()
    await match.do(DIRK, Choose(1))
    await match.wait(60)
    (post,) = match.posts
    told = [step for said in match.discord.delivered for step in said.steps if step.origin == "computer"]
    assert {step.seat for step in told} == {0, 1, 2}
    assert len(told) >= 6
    assert post.ping == (DIRK.id,)


async def test_a_match_among_one_person_and_computers_plays_to_its_end(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=2, grace=0)
    await match.play_out()
    assert match.posts[-1].over
    assert (await match.info()).outcome is not None
    await match.prove()


async def test_the_end_is_told_to_all_and_followers(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.social.follow(CHLOE, match.id, True)
    mover = await match.play_out()
    last = match.posts[-1]
    assert last.over
    assert set(last.ping) == {ANNA.id, BEN.id, CHLOE.id} - {mover.id}, "whoever ends it knows"
    assert (await match.look(ANNA)).choices.options == ()
    await match.prove()


async def test_orders_and_premoves_are_deleted_with_the_end(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.standing_orders.set(BEN, match.id, "roll", True)
    assert [given.kind for given in (await match.live()).instructions] == ["order"]
    await match.play_out()
    await match.restart()
    assert (await match.live()).instructions == ()
