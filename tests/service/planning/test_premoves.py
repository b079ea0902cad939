"""Premoves: made in the owner's turn, as if they had come by, unless something has changed."""

from typing import Any

import pytest

from engines.core.text.messages import Msg
from service.autoplay import premoves
from service.base.errors import IllegalMove, NotSeated, Refusal, Stale
from service.base.read_models.panels import PanelModel as Shown
from service.base.read_models.panels import PremovesInfo
from service.people.user import User
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, STRANGER, ServiceMatch
from tests.service.helpers.premoves import give
from tests.toys.bazaar.position import Draw, Pass, Put

LONG = 300
"""Seconds within which premoves are made."""


async def card_of(match: ServiceMatch, seat: int) -> int:
    hand: list[int] = (await match.live()).state.hands[seat]
    return min(hand)


async def given(match: ServiceMatch, user: User) -> PremovesInfo:
    """Return a user's premoves, as their screen shows them."""
    return at_hand(await match.kontor.premoves.panel(user, match.id))


def at_hand(shown: Shown[Any]) -> PremovesInfo:
    """Return a user's premoves, as their panel shows them."""
    assert shown.instructions.premoves is not None
    return shown.instructions.premoves


async def moves(match: ServiceMatch) -> list[tuple[int | None, str]]:
    return [(mark.seat, mark.verb) for mark in (await match.live()).line if mark.is_move]


@pytest.mark.promise("orders")
async def test_given_moves_are_made_together_when_the_turn_comes_and_their_owner_is_not_rung(
    match: ServiceMatch,
) -> None:
    await match.begin(3)
    await give(match, BEN, Put(await card_of(match, 1)), Pass())
    await match.end_turn(ANNA)
    assert await match.awaited() == {1}, "they are made as late as their owner might"
    assert match.pings == []
    await match.wait(LONG)
    assert await moves(match) == [(0, "pass"), (1, "put"), (1, "pass")]
    assert await match.awaited() == {2}
    assert [post.asked for post in match.posts] == [(1,), (2,)], "one post tells the whole turn"
    assert match.pings == [CHLOE.id]
    assert (await given(match, BEN)).lines == ()


@pytest.mark.promise("orders")
async def test_a_move_whose_condition_fails_is_not_made_and_its_owner_is_asked_and_told_why(
    match: ServiceMatch,
) -> None:
    await match.begin(2)
    await give(match, BEN, Put(await card_of(match, 1)), Pass())
    assert [line.stands for line in (await given(match, BEN)).lines] == [True, True]
    await match.do(ANNA, Put(await card_of(match, 0)))
    await match.end_turn(ANNA)
    await match.wait(LONG)
    assert (1, "put") not in await moves(match)
    assert await match.awaited() == {1}
    assert match.pings == [BEN.id]
    lapsed = at_hand(await match.look(BEN)).lapsed
    assert lapsed is not None
    assert lapsed.args["condition"] == Msg("bazaar-if-out", {"n": 0})


async def test_a_condition_that_was_left_out_does_not_matter(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Put(await card_of(match, 1)), only_if=(0,))
    await match.do(ANNA, Put(await card_of(match, 0)))
    await match.end_turn(ANNA)
    await match.wait(LONG)
    assert (1, "put") in await moves(match)


@pytest.mark.promise("orders")
async def test_what_follows_a_move_that_is_not_made_is_not_made_either(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Put(await card_of(match, 1)))
    await give(match, BEN, Pass(), only_if=())
    await match.do(ANNA, Put(await card_of(match, 0)))
    await match.end_turn(ANNA)
    await match.wait(LONG)
    assert await match.awaited() == {1}


async def test_whose_given_moves_leave_the_turn_open_is_asked_for_the_rest(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Put(await card_of(match, 1)))
    await match.end_turn(ANNA)
    await match.wait(LONG)
    assert await match.awaited() == {1}
    assert match.pings == [BEN.id], "rung once, for what is left"


async def test_what_cannot_be_known_is_not_planned_beyond(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Draw())
    assert (await match.kontor.premoves.panel(BEN, match.id)).choices.options == ()
    with pytest.raises(IllegalMove):
        await match.kontor.premoves.give(BEN, match.id, Pass())


async def test_moves_that_the_rules_do_not_allow_cannot_be_given(match: ServiceMatch) -> None:
    await match.begin(2)
    foreign = await card_of(match, 0)
    with pytest.raises(IllegalMove):
        await match.kontor.premoves.give(BEN, match.id, Put(foreign))


@pytest.mark.promise("orders")
async def test_whoever_moves_by_hand_in_their_turn_takes_over_from_what_they_gave(match: ServiceMatch) -> None:
    await match.begin(2)
    card = await card_of(match, 1)
    await give(match, BEN, Pass())
    await match.end_turn(ANNA)
    await match.do(BEN, Put(card))
    await match.wait(LONG)
    assert await moves(match) == [(0, "pass"), (1, "put")]


async def test_given_moves_are_made_at_once_if_their_owner_wants_it(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Put(await card_of(match, 1)))
    await match.end_turn(ANNA)
    assert at_hand(await match.look(BEN)).now
    assert not at_hand(await match.kontor.premoves.make_now(BEN, match.id)).now
    assert (1, "put") in await moves(match)
    with pytest.raises(Refusal):
        await match.kontor.premoves.make_now(BEN, match.id)


async def test_a_made_move_is_taken_back_like_any_other(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Put(await card_of(match, 1)))
    await match.end_turn(ANNA)
    await match.wait(LONG)
    assert (await match.look(BEN)).undo.way == "alone"
    await match.undo(BEN)
    assert (1, "put") not in await moves(match)
    await match.wait(LONG)
    assert (1, "put") not in await moves(match), "it is not made again by itself"


async def test_given_moves_are_taken_back_one_by_one_or_all(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Put(await card_of(match, 1)), Pass())
    await match.kontor.premoves.take_back(BEN, match.id)
    assert len((await given(match, BEN)).lines) == 1
    await match.kontor.premoves.take_back(BEN, match.id, every=True)
    assert (await given(match, BEN)).lines == ()
    await match.end_turn(ANNA)
    await match.wait(LONG)
    assert await match.awaited() == {1}


async def test_a_second_press_of_the_same_button_gives_no_second_move(match: ServiceMatch) -> None:
    await match.begin(2)
    shown = await match.kontor.premoves.panel(BEN, match.id)
    await match.kontor.premoves.give(BEN, match.id, Draw(), shown.token)
    with pytest.raises(Stale):
        await match.kontor.premoves.give(BEN, match.id, Draw(), shown.token)


async def test_a_button_is_stale_once_the_turn_has_come(match: ServiceMatch) -> None:
    await match.begin(2)
    shown = await match.kontor.premoves.panel(BEN, match.id)
    await match.end_turn(ANNA)
    with pytest.raises(Stale):
        await match.kontor.premoves.give(BEN, match.id, Pass(), shown.token)


async def test_only_who_plays_a_seat_gives_moves_for_it(match: ServiceMatch) -> None:
    await match.begin(2)
    with pytest.raises(NotSeated):
        await match.kontor.premoves.panel(STRANGER, match.id)
    with pytest.raises(NotSeated):
        await match.kontor.premoves.give(STRANGER, match.id, Pass())


@pytest.mark.promise("orders")
async def test_what_was_given_ends_when_somebody_else_plays_the_seat(match: ServiceMatch) -> None:
    await match.begin(3)
    await give(match, BEN, Pass())
    await match.give_seat(BEN, DIRK)
    await match.end_turn(ANNA)
    await match.wait(LONG)
    assert (1, "pass") not in await moves(match)


async def test_what_was_given_outlives_a_restart(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Pass())
    await match.restart()
    await match.end_turn(ANNA)
    await match.wait(LONG)
    assert (1, "pass") in await moves(match)


async def test_what_was_given_rests_while_the_match_is_paused(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Pass())
    await match.end_turn(ANNA)
    await match.agree(await match.kontor.votes.pause(ANNA, match.id), BEN)
    await match.wait(LONG)
    assert (1, "pass") not in await moves(match)
    await match.kontor.votes.resume(ANNA, match.id)
    await match.wait(LONG)
    assert (1, "pass") in await moves(match)


async def test_what_no_longer_holds_when_its_moment_has_come_is_asked_and_told_too(match: ServiceMatch) -> None:
    await match.begin(2)
    await give(match, BEN, Put(await card_of(match, 1)))
    await match.end_turn(ANNA)
    # Something public changes before the premove is made.
    live = await match.live()
    live.state.table[0].append(live.state.hands[0].pop())
    await match.wait(LONG)
    assert (1, "put") not in await moves(match)
    assert match.pings == [BEN.id]
    assert at_hand(await match.look(BEN)).lapsed is not None


async def test_no_more_moves_are_given_than_a_panel_shows(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(premoves, "MAX_PREMOVES", 1)
    await match.begin(2)
    await give(match, BEN, Put(await card_of(match, 1)))
    assert (await match.kontor.premoves.panel(BEN, match.id)).choices.options == ()
    with pytest.raises(IllegalMove):
        await match.kontor.premoves.give(BEN, match.id, Pass())
