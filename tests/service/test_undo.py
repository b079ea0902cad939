"""Undo until information flows, a grace before a turn goes out, and consent beyond."""

from __future__ import annotations

import pytest

from engines.core.text.messages import Msg
from service.base.errors import Refusal, Stale, TurnHeldBack
from service.base.read_models import PanelModel as Shown
from service.base.read_models import ProposalInfo
from store.tables import timer_rows
from tests.service.bazaar import Choose, Draw, Pass
from tests.service.putting import put
from tests.service.table import ANNA, BEN, CHLOE, Table


@pytest.mark.promise("undo")
async def test_alone_while_the_turn_goes_on_and_without_a_trace(table: Table) -> None:
    await table.begin()
    before = (await table.look(ANNA)).view
    await put(table)
    assert (await table.look(ANNA)).undo == "alone"
    done = await table.undo(ANNA)
    assert isinstance(done, Shown)
    assert done.view == before
    assert done.undo == ""
    assert table.ears.heard == []
    assert await table.kontor.queries.log(BEN.id, table.id) == []
    await table.end_turn(ANNA)
    assert table.told() == ["bazaar-event-passed"]
    await table.prove()


async def test_move_by_move_back_to_the_start_and_no_further(table: Table) -> None:
    await table.begin()
    await put(table)
    await put(table)
    await table.undo(ANNA)
    await table.undo(ANNA)
    with pytest.raises(Refusal) as refused:
        await table.undo(ANNA)
    assert refused.value.msg.key == "err-nothing-to-undo"
    await table.prove()


@pytest.mark.promise("undo")
async def test_during_the_grace_nobody_else_saw_the_turn(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Pass())
    shown = await table.look(ANNA)
    assert shown.held_until == table.clock.now() + 15
    assert shown.options == ()
    assert (await table.look(BEN)).awaited == (0,)
    await table.wait(14)
    assert table.posts == []
    await table.undo(ANNA)
    await table.wait(60)
    assert table.posts == []
    assert await table.awaited() == {0}
    await table.prove()


async def test_a_turn_ended_anew_gets_a_whole_grace(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Pass())
    await table.wait(10)
    await table.undo(ANNA)
    await table.do(ANNA, Pass())
    await table.wait(14)
    assert table.posts == []
    await table.wait(1)
    assert [post.asked for post in table.posts] == [(1,)]


async def test_what_a_seat_did_by_itself_goes_back_with_the_move_before(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Draw())
    await put(table)
    await put(table)
    await put(table)
    assert (await table.look(ANNA)).held_until is not None
    done = await table.undo(ANNA)
    assert isinstance(done, Shown)
    assert len(done.view.hand) == 1
    assert done.held_until is None
    await table.prove()


@pytest.mark.promise("undo")
async def test_a_drawn_card_needs_the_consent_of_all_others(table: Table) -> None:
    await table.begin(people=3)
    before = (await table.look(ANNA)).view
    await table.do(ANNA, Draw())
    drawn = set((await table.look(ANNA)).view.hand) - set(before.hand)
    assert (await table.look(ANNA)).undo == "consent"
    vote = await table.undo(ANNA)
    assert isinstance(vote, ProposalInfo)
    assert table.pings == [BEN.id, CHLOE.id]
    still_open = await table.kontor.votes.answer(BEN, vote.id, True)
    assert still_open is not None
    assert still_open.yes == (BEN.id,)
    assert (await table.look(ANNA)).view != before
    assert await table.kontor.votes.answer(CHLOE, vote.id, True) is None
    await table.settle()
    assert (await table.look(ANNA)).view == before
    await table.prove()
    # Chance is part of the position: the same draw comes again.
    await table.do(ANNA, Draw())
    assert set((await table.look(ANNA)).view.hand) - set(before.hand) == drawn


async def test_one_no_is_enough(table: Table) -> None:
    await table.begin(people=3)
    await table.do(ANNA, Draw())
    vote = await table.undo(ANNA)
    table.forget()
    assert await table.kontor.votes.answer(CHLOE, vote.id, False) is None
    await table.settle()
    assert [msg.key for msg in table.calls] == ["say-vote-refused"]
    assert table.pings == [ANNA.id]
    with pytest.raises(Refusal) as late:
        await table.kontor.votes.answer(BEN, vote.id, True)
    assert late.value.msg.key == "err-vote-gone"


async def test_who_was_not_asked_cannot_vote(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Draw())
    vote = await table.undo(ANNA)
    for user, key in ((ANNA, "err-vote-own"), (CHLOE, "err-not-seated")):
        with pytest.raises(Refusal) as refused:
            await table.kontor.votes.answer(user, vote.id, True)
        assert refused.value.msg.key == key


@pytest.mark.promise("hidden")
async def test_a_move_ends_the_vote_about_taking_one_back_once_it_is_seen(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Draw())
    vote = await table.undo(ANNA)
    await table.do(ANNA, Pass())
    assert [one.id for one in (await table.look(BEN)).proposals] == [vote.id], "else it would tell of a held turn"
    await table.wait(15)
    assert (await table.look(BEN)).proposals == ()
    with pytest.raises(Refusal):
        await table.kontor.votes.answer(BEN, vote.id, True)
    await table.prove()


async def test_a_vote_that_all_agree_to_takes_back_a_held_turn_as_well(table: Table) -> None:
    await table.begin()
    before = (await table.look(ANNA)).view
    await table.do(ANNA, Draw())
    vote = await table.undo(ANNA)
    await table.do(ANNA, Pass())
    assert await table.kontor.votes.answer(BEN, vote.id, True) is None
    await table.settle()
    assert (await table.look(ANNA)).view == before
    await table.wait(15)
    assert await table.awaited() == {0}
    await table.prove()


@pytest.mark.promise("undo")
@pytest.mark.promise("pinged")
async def test_a_published_turn_taken_back_stays_in_the_log_and_asks_nobody_else(table: Table) -> None:
    await table.begin()
    await table.end_turn(ANNA)
    table.forget()
    done = await table.undo(ANNA)
    assert isinstance(done, Shown)
    assert await table.awaited() == {0}
    assert [(post.asked, post.ping) for post in table.posts] == [((0,), ())]
    assert table.told() == ["say-undone-moves"]
    log = await table.kontor.queries.log(BEN.id, table.id)
    assert [(entry.told[0].key, entry.undone) for entry in log] == [
        ("bazaar-event-passed", True),
        ("say-undone-moves", False),
    ]
    await table.wait(7 * 24 * 3600)
    assert BEN.id not in table.pings[:-1]
    await table.prove()


@pytest.mark.promise("undo")
async def test_after_somebody_elses_move_consent_asks_both_anew(table: Table) -> None:
    await table.begin()
    await table.end_turn(ANNA)
    await put(table, BEN)
    vote = await table.undo(ANNA)
    assert isinstance(vote, ProposalInfo)
    table.forget()
    await table.kontor.votes.answer(BEN, vote.id, True)
    await table.settle()
    assert await table.awaited() == {0}
    assert [(post.asked, post.ping) for post in table.posts] == [((0,), (ANNA.id,))]
    await table.prove()


async def test_alone_among_computer_players_everything_can_be_taken_back(table: Table) -> None:
    await table.begin(people=1, computers=2, grace=0)
    first = (await table.look(ANNA)).view
    await table.do(ANNA, Draw())
    await table.do(ANNA, Pass())
    await table.wait(60)
    while (shown := await table.look(ANNA)).undo:
        assert shown.undo == "alone"
        await table.undo(ANNA)
    assert shown.view == first
    assert await table.awaited() == {0}
    await table.prove()


async def test_send_now_ends_the_grace_and_a_second_press_does_nothing(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Pass())
    for _ in range(2):
        assert (await table.kontor.play.send_now(ANNA, table.id)).held_until is None
        await table.settle()
    await table.wait(60)
    assert [post.ping for post in table.posts] == [(BEN.id,)]
    await table.prove()


async def test_send_now_does_not_end_a_turn(table: Table) -> None:
    await table.begin()
    await put(table)
    await table.kontor.play.send_now(ANNA, table.id)
    await table.settle()
    assert table.posts == []
    assert (await table.look(BEN)).view.table == ((), ())


async def test_whoever_comes_next_waits_for_the_grace(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Pass())
    with pytest.raises(TurnHeldBack):
        await table.do(BEN, Pass())
    await table.wait(15)
    await table.do(BEN, Pass())
    await table.prove()


async def test_who_may_act_anyway_does_and_sends_what_was_held(table: Table) -> None:
    await table.begin()
    await table.end_turn(ANNA)
    await table.end_turn(BEN)
    table.forget()
    await table.do(ANNA, Choose(1))
    assert (await table.look(BEN)).view.answered == (False, False)
    await table.do(BEN, Choose(2))
    assert [post.asked for post in table.posts] == [(0,)]
    await table.wait(60)
    assert len(table.posts) == 1
    await table.prove()


async def test_a_restart_in_the_grace_keeps_it(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Pass())
    await table.restart()
    assert table.posts == []
    assert (await table.look(ANNA)).undo == "alone"
    await table.wait(15)
    assert [post.ping for post in table.posts] == [(BEN.id,)]
    await table.prove()


async def test_a_timer_that_was_set_anew_does_not_cut_the_grace_short(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Pass())
    async with table.kontor.database.read() as conn:
        [old] = [t for t in await timer_rows.timers_of_match(conn, table.id) if t.kind == "publish"]
    await table.undo(ANNA)
    await table.do(ANNA, Pass())
    # The clock's task had read the old timer before it was cancelled.
    await table.kontor.timers.fire(old)
    await table.settle()
    assert table.posts == []
    await table.wait(15)
    assert len(table.posts) == 1


async def test_buttons_from_before_an_undo_stay_stale(table: Table) -> None:
    await table.begin()
    old = (await table.look(ANNA)).token
    await put(table)
    await table.undo(ANNA)
    with pytest.raises(Stale):
        await table.do(ANNA, Pass(), token=old)


async def test_undo_does_not_bring_back_who_played(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.do(ANNA, Pass())
    await table.kontor.seats.hand_over(CHLOE, table.id, computer="random")
    await table.undo(ANNA)
    assert (await table.info()).seats[2].computer == "random"
    log = await table.kontor.queries.log(ANNA.id, table.id)
    assert [(entry.told[0].key, entry.undone) for entry in log] == [
        ("bazaar-event-passed", True),
        ("say-seat-computer", False),
        ("say-undone-moves", False),
    ]
    await table.prove()


async def test_undo_pressed_twice_takes_back_one_move(table: Table) -> None:
    await table.begin()
    await put(table)
    await put(table)
    token = (await table.look(ANNA)).token
    await table.kontor.play.undo(ANNA, table.id, token)
    with pytest.raises(Stale):
        await table.kontor.play.undo(ANNA, table.id, token)
    assert len((await table.live()).line) == 3, "the opening, a move, and that one was taken back"
    await table.prove()


async def test_asking_twice_to_take_a_move_back_asks_the_others_once(table: Table) -> None:
    await table.begin(people=3)
    await table.do(ANNA, Draw())
    table.forget()
    first, again = await table.undo(ANNA), await table.undo(ANNA)
    assert isinstance(first, ProposalInfo)
    assert again == first
    assert [msg.key for msg in table.calls] == ["say-vote-undo-moves"]


def named(msg: Msg) -> list[str]:
    """The keys of the sentences that a sentence quotes."""
    moves = msg.args["moves"]
    assert isinstance(moves, Msg)
    return flat(moves)


def flat(msg: Msg) -> list[str]:
    """Sentences in a row, as they are joined to a phrase."""
    parts = [arg for name in ("before", "after", "told") if isinstance(arg := msg.args.get(name), Msg)]
    return [key for part in parts for key in flat(part)] if parts else [msg.key]


@pytest.mark.promise("undo")
async def test_a_vote_and_the_line_after_it_name_the_move_as_everybody_saw_it(table: Table) -> None:
    await table.begin(people=3)
    await table.do(ANNA, Draw())
    vote = await table.undo(ANNA)
    assert isinstance(vote, ProposalInfo)
    # Which card she drew is hers alone to know.
    assert [named(call) for call in table.calls] == [["bazaar-event-drew"]]
    (shown,) = (await table.look(BEN)).proposals
    assert shown.moves is not None
    assert shown.moves.key == "bazaar-event-drew"
    for user in (BEN, CHLOE):
        await table.kontor.votes.answer(user, vote.id, True)
    await table.settle()
    told = [msg for said in table.ears.heard for step in said.steps for msg in step.told]
    assert named(told[-1]) == ["bazaar-event-drew"]
    entry = (await table.kontor.queries.log(BEN.id, table.id))[-1]
    assert named(entry.told[0]) == ["bazaar-event-drew"]
    await table.prove()


async def test_of_many_moves_the_first_are_named_and_the_others_counted(table: Table) -> None:
    await table.begin(people=4, grace=0)
    for user in table.people:
        await table.do(user, Pass())
    for user in (BEN, CHLOE):
        await table.do(user, Choose(1))
    await table.undo(ANNA)
    (call,) = table.calls
    assert named(call) == ["bazaar-event-passed"] * 4
    more = call.args["moves"]
    assert isinstance(more, Msg)
    assert (more.key, more.args["n"]) == ("say-and-more", 2)


async def test_what_several_others_have_moved_after_is_not_offered_to_be_undone_but_can_be(table: Table) -> None:
    await table.begin(people=3)
    await table.end_turn(ANNA)
    await table.end_turn(BEN)
    assert (await table.look(ANNA)).undo == "consent"
    await table.do(CHLOE, Draw())
    assert (await table.look(ANNA)).undo == ""
    assert isinstance(await table.undo(ANNA), ProposalInfo)


async def test_who_has_not_moved_has_nothing_to_undo(table: Table) -> None:
    await table.begin(people=3)
    await table.end_turn(ANNA)
    assert [(await table.look(user)).undo for user in (BEN, CHLOE)] == ["", ""]
