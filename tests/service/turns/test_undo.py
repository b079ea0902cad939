"""Undo until information flows, a grace before a turn goes out, and consent beyond."""

import pytest

from engines.core.text.messages import Msg
from service.base.errors import Refusal, Stale, TurnHeldBack
from service.base.read_models.matches import ProposalInfo
from service.base.read_models.panels import PanelModel as Shown
from tests.service.helpers.match import ANNA, BEN, CHLOE, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.service.helpers.undoable_move import put
from tests.toys.bazaar.position import Choose, Draw, Pass


@pytest.mark.promise("undo")
async def test_alone_while_the_turn_goes_on_and_without_a_trace(match: ServiceMatch) -> None:
    await match.begin()
    before = (await match.look(ANNA)).view
    await put(match)
    assert (await match.look(ANNA)).undo.way == "alone"
    done = await match.undo(ANNA)
    assert isinstance(done, Shown)
    assert done.view == before
    assert done.undo.way == ""
    assert match.discord.delivered == []
    assert await match.kontor.history.log(BEN.id, match.id) == []
    await match.end_turn(ANNA)
    assert match.told() == ["bazaar-event-passed"]
    await match.prove()


async def test_move_by_move_back_to_the_start_and_no_further(match: ServiceMatch) -> None:
    await match.begin()
    await put(match)
    await put(match)
    await match.undo(ANNA)
    await match.undo(ANNA)
    assert await key_of(match.undo(ANNA)) == "err-nothing-to-undo"
    await match.prove()


@pytest.mark.promise("undo")
async def test_during_the_grace_nobody_else_saw_the_turn(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Pass())
    shown = await match.look(ANNA)
    assert shown.undo.held_until == match.clock.now() + 15
    assert shown.choices.options == ()
    assert (await match.look(BEN)).awaited == (0,)
    await match.wait(14)
    assert match.posts == []
    await match.undo(ANNA)
    await match.wait(60)
    assert match.posts == []
    assert await match.awaited() == {0}
    await match.prove()


async def test_a_turn_ended_anew_gets_a_whole_grace(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Pass())
    await match.wait(10)
    await match.undo(ANNA)
    await match.do(ANNA, Pass())
    await match.wait(14)
    assert match.posts == []
    await match.wait(1)
    assert [post.asked for post in match.posts] == [(1,)]


async def test_what_a_seat_did_by_itself_goes_back_with_the_move_before(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Draw())
    await put(match)
    await put(match)
    await put(match)
    assert (await match.look(ANNA)).undo.held_until is not None
    done = await match.undo(ANNA)
    assert isinstance(done, Shown)
    assert len(done.view.hand) == 1
    assert done.undo.held_until is None
    await match.prove()


@pytest.mark.promise("undo")
async def test_a_drawn_card_needs_the_consent_of_all_others(match: ServiceMatch) -> None:
    await match.begin(people=3)
    before = (await match.look(ANNA)).view
    await match.do(ANNA, Draw())
    drawn = set((await match.look(ANNA)).view.hand) - set(before.hand)
    assert (await match.look(ANNA)).undo.way == "consent"
    vote = await match.undo(ANNA)
    assert isinstance(vote, ProposalInfo)
    assert match.pings == [BEN.id, CHLOE.id]
    still_open = await match.kontor.votes.answer(BEN, vote.id, True)
    assert still_open is not None
    assert still_open.yes == (BEN.id,)
    assert (await match.look(ANNA)).view != before
    assert await match.kontor.votes.answer(CHLOE, vote.id, True) is None
    await match.settle()
    assert (await match.look(ANNA)).view == before
    await match.prove()
    # Chance is part of the position: the same draw comes again.
    await match.do(ANNA, Draw())
    assert set((await match.look(ANNA)).view.hand) - set(before.hand) == drawn


async def test_one_no_is_enough(match: ServiceMatch) -> None:
    await match.begin(people=3)
    await match.do(ANNA, Draw())
    vote = await match.undo(ANNA)
    match.forget()
    assert await match.kontor.votes.answer(CHLOE, vote.id, False) is None
    await match.settle()
    assert [msg.key for msg in match.calls] == ["say-vote-refused"]
    assert match.pings == [ANNA.id]
    assert await key_of(match.kontor.votes.answer(BEN, vote.id, True)) == "err-vote-gone"


async def test_who_was_not_asked_cannot_vote(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Draw())
    vote = await match.undo(ANNA)
    for user, key in ((ANNA, "err-vote-own"), (CHLOE, "err-not-seated")):
        with pytest.raises(Refusal) as refused:
            await match.kontor.votes.answer(user, vote.id, True)
        assert refused.value.msg.key == key


@pytest.mark.promise("hidden")
async def test_a_move_ends_the_vote_about_taking_one_back_once_it_is_seen(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Draw())
    vote = await match.undo(ANNA)
    await match.do(ANNA, Pass())
    assert [one.id for one in (await match.look(BEN)).proposals] == [vote.id], "else it would tell of a held turn"
    await match.wait(15)
    assert (await match.look(BEN)).proposals == ()
    with pytest.raises(Refusal):
        await match.kontor.votes.answer(BEN, vote.id, True)
    await match.prove()


async def test_a_vote_that_all_agree_to_takes_back_a_held_turn_as_well(match: ServiceMatch) -> None:
    await match.begin()
    before = (await match.look(ANNA)).view
    await match.do(ANNA, Draw())
    vote = await match.undo(ANNA)
    await match.do(ANNA, Pass())
    assert await match.kontor.votes.answer(BEN, vote.id, True) is None
    await match.settle()
    assert (await match.look(ANNA)).view == before
    await match.wait(15)
    assert await match.awaited() == {0}
    await match.prove()


@pytest.mark.promise("undo")
@pytest.mark.promise("pinged")
async def test_a_published_turn_taken_back_stays_in_the_log_and_asks_nobody_else(match: ServiceMatch) -> None:
    await match.begin()
    await match.end_turn(ANNA)
    match.forget()
    assert isinstance(await match.undo(ANNA), Shown)
    assert await match.awaited() == {0}
    assert [(post.asked, post.ping) for post in match.posts] == [((0,), ())]
    assert match.told() == ["say-undone-moves"]
    log = await match.kontor.history.log(BEN.id, match.id)
    assert [(entry.told[0].key, entry.undone) for entry in log] == [
        ("bazaar-event-passed", True),
        ("say-undone-moves", False),
    ]
    await match.wait(7 * 24 * 3600)
    assert BEN.id not in match.pings[:-1]
    await match.prove()


@pytest.mark.promise("undo")
async def test_after_somebody_elses_move_consent_asks_both_anew(match: ServiceMatch) -> None:
    await match.begin()
    await match.end_turn(ANNA)
    await put(match, BEN)
    vote = await match.undo(ANNA)
    assert isinstance(vote, ProposalInfo)
    match.forget()
    await match.agree(vote, BEN)
    assert await match.awaited() == {0}
    assert [(post.asked, post.ping) for post in match.posts] == [((0,), (ANNA.id,))]
    await match.prove()


async def test_alone_among_computer_players_everything_can_be_taken_back(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=2, grace=0)
    first = (await match.look(ANNA)).view
    await match.do(ANNA, Draw())
    await match.do(ANNA, Pass())
    await match.wait(60)
    while (shown := await match.look(ANNA)).undo.way:
        assert shown.undo.way == "alone"
        await match.undo(ANNA)
    assert shown.view == first
    assert await match.awaited() == {0}
    await match.prove()


async def test_send_now_ends_the_grace_and_a_second_press_does_nothing(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Pass())
    for _ in range(2):
        assert (await match.kontor.play.send_now(ANNA, match.id)).table.undo.held_until is None
        await match.settle()
    await match.wait(60)
    assert [post.ping for post in match.posts] == [(BEN.id,)]
    await match.prove()


async def test_send_now_does_not_end_a_turn(match: ServiceMatch) -> None:
    await match.begin()
    await put(match)
    await match.kontor.play.send_now(ANNA, match.id)
    await match.settle()
    assert match.posts == []
    assert (await match.look(BEN)).view.table == ((), ())


async def test_whoever_comes_next_waits_for_the_grace(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Pass())
    with pytest.raises(TurnHeldBack):
        await match.do(BEN, Pass())
    await match.wait(15)
    await match.do(BEN, Pass())
    await match.prove()


async def test_who_may_act_anyway_does_and_sends_what_was_held(match: ServiceMatch) -> None:
    await match.begin()
    await match.end_turn(ANNA)
    await match.end_turn(BEN)
    match.forget()
    await match.do(ANNA, Choose(1))
    assert (await match.look(BEN)).view.answered == (False, False)
    await match.do(BEN, Choose(2))
    assert [post.asked for post in match.posts] == [(0,)]
    await match.wait(60)
    assert len(match.posts) == 1
    await match.prove()


async def test_a_restart_in_the_grace_keeps_it(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Pass())
    await match.restart()
    assert match.posts == []
    assert (await match.look(ANNA)).undo.way == "alone"
    await match.wait(15)
    assert [post.ping for post in match.posts] == [(BEN.id,)]
    await match.prove()


async def test_a_timer_that_was_set_anew_does_not_cut_the_grace_short(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Pass())
    [old] = await match.timers("publish")
    await match.undo(ANNA)
    await match.do(ANNA, Pass())
    # The clock's task had read the old timer before it was cancelled.
    await match.kontor.timers.fire(old)
    await match.settle()
    assert match.posts == []
    await match.wait(15)
    assert len(match.posts) == 1


async def test_buttons_from_before_an_undo_stay_stale(match: ServiceMatch) -> None:
    await match.begin()
    old = (await match.look(ANNA)).token
    await put(match)
    await match.undo(ANNA)
    with pytest.raises(Stale):
        await match.do(ANNA, Pass(), token=old)


async def test_undo_does_not_bring_back_who_played(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await match.do(ANNA, Pass())
    await match.kontor.seats.hand_over(CHLOE, match.id, computer="random")
    await match.undo(ANNA)
    assert (await match.info()).seats[2].computer == "random"
    log = await match.kontor.history.log(ANNA.id, match.id)
    assert [(entry.told[0].key, entry.undone) for entry in log] == [
        ("bazaar-event-passed", True),
        ("say-seat-computer", False),
        ("say-undone-moves", False),
    ]
    await match.prove()


async def test_undo_pressed_twice_takes_back_one_move(match: ServiceMatch) -> None:
    await match.begin()
    await put(match)
    await put(match)
    token = (await match.look(ANNA)).token
    await match.kontor.play.undo(ANNA, match.id, token)
    with pytest.raises(Stale):
        await match.kontor.play.undo(ANNA, match.id, token)
    assert len((await match.live()).line) == 3, "the opening, a move, and that one was taken back"
    await match.prove()


async def test_asking_twice_to_take_a_move_back_asks_the_others_once(match: ServiceMatch) -> None:
    await match.begin(people=3)
    await match.do(ANNA, Draw())
    match.forget()
    first, again = await match.undo(ANNA), await match.undo(ANNA)
    assert isinstance(first, ProposalInfo)
    assert again == first
    assert [msg.key for msg in match.calls] == ["say-vote-undo-moves"]


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
async def test_a_vote_and_the_line_after_it_name_the_move_as_everybody_saw_it(match: ServiceMatch) -> None:
    await match.begin(people=3)
    await match.do(ANNA, Draw())
    vote = await match.undo(ANNA)
    assert isinstance(vote, ProposalInfo)
    # Which card she drew is hers alone to know.
    assert [named(call) for call in match.calls] == [["bazaar-event-drew"]]
    (shown,) = (await match.look(BEN)).proposals
    assert shown.moves is not None
    assert shown.moves.key == "bazaar-event-drew"
    await match.agree(vote, BEN, CHLOE)
    told = [msg for said in match.discord.delivered for step in said.steps for msg in step.told]
    assert named(told[-1]) == ["bazaar-event-drew"]
    assert named((await match.kontor.history.log(BEN.id, match.id))[-1].told[0]) == ["bazaar-event-drew"]
    await match.prove()


async def test_of_many_moves_the_first_are_named_and_the_others_counted(match: ServiceMatch) -> None:
    await match.begin(people=4, grace=0)
    for user in match.people:
        await match.do(user, Pass())
    for user in (BEN, CHLOE):
        await match.do(user, Choose(1))
    await match.undo(ANNA)
    (call,) = match.calls
    assert named(call) == ["bazaar-event-passed"] * 4
    more = call.args["moves"]
    assert isinstance(more, Msg)
    assert (more.key, more.args["n"]) == ("say-and-more", 2)


async def test_what_several_others_have_moved_after_is_not_offered_to_be_undone_but_can_be(
    match: ServiceMatch,
) -> None:
    await match.begin(people=3)
    await match.end_turn(ANNA)
    await match.end_turn(BEN)
    assert (await match.look(ANNA)).undo.way == "consent"
    await match.do(CHLOE, Draw())
    assert (await match.look(ANNA)).undo.way == ""
    assert isinstance(await match.undo(ANNA), ProposalInfo)


async def test_who_has_not_moved_has_nothing_to_undo(match: ServiceMatch) -> None:
    await match.begin(people=3)
    await match.end_turn(ANNA)
    assert [(await match.look(user)).undo.way for user in (BEN, CHLOE)] == ["", ""]
