"""Moves given beforehand: made in the owner's turn, as if they had come by, unless something has changed."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.text.messages import Msg
from service.autoplay import premoves
from service.base.errors import IllegalMove, NotSeated, Refusal, Stale
from service.base.read_models import PanelModel as Shown
from service.base.read_models import PremovesInfo
from service.people.user import User
from store.tables import action_rows
from tests.service.bazaar import Draw, Pass, Put
from tests.service.rooms import Rooms
from tests.service.table import ANNA, BEN, CHLOE, DIRK, STRANGER, Table
from tests.service.worlds import everything, swap_secrets

LONG = 300
"""Seconds in which whoever has given moves would have come by."""


async def give(table: Table, user: User, *actions: Any, only_if: tuple[int, ...] | None = None) -> None:
    """Give moves one after the other, as the panel does. only_if: the conditions of each, by their places."""
    for action in actions:
        shown = await table.kontor.premoves.panel(user, table.id)
        await table.kontor.premoves.give(user, table.id, action, shown.token)
        if only_if is not None:
            await table.kontor.premoves.set_conditions(user, table.id, only_if)


async def card_of(table: Table, seat: int) -> int:
    """A card of a hand."""
    hand: list[int] = (await table.live()).state.hands[seat]
    return min(hand)


async def given(table: Table, user: User) -> PremovesInfo:
    """What somebody has given, as their screen of it shows."""
    return at_hand(await table.kontor.premoves.panel(user, table.id))


def at_hand(shown: Shown[Any]) -> PremovesInfo:
    """What somebody has given, as their panel shows it."""
    assert shown.ahead is not None
    return shown.ahead


async def moves(table: Table) -> list[tuple[int | None, str]]:
    """The moves made: by whom, and which."""
    return [(mark.seat, mark.verb) for mark in (await table.live()).line if mark.is_move]


@pytest.mark.promise("orders")
async def test_given_moves_are_made_together_when_the_turn_comes_and_their_owner_is_not_rung(table: Table) -> None:
    await table.begin(3)
    await give(table, BEN, Put(await card_of(table, 1)), Pass())
    await table.end_turn(ANNA)
    assert await table.awaited() == {1}, "they are made as late as their owner might"
    assert table.pings == []
    await table.wait(LONG)
    assert await moves(table) == [(0, "pass"), (1, "put"), (1, "pass")]
    assert await table.awaited() == {2}
    assert [post.asked for post in table.posts] == [(1,), (2,)], "one post tells the whole turn"
    assert table.pings == [CHLOE.id]
    assert (await given(table, BEN)).lines == ()


@pytest.mark.promise("orders")
async def test_a_move_whose_condition_fails_is_not_made_and_its_owner_is_asked_and_told_why(
    table: Table,
) -> None:
    await table.begin(2)
    await give(table, BEN, Put(await card_of(table, 1)), Pass())
    assert [line.stands for line in (await given(table, BEN)).lines] == [True, True]
    await table.do(ANNA, Put(await card_of(table, 0)))
    await table.end_turn(ANNA)
    await table.wait(LONG)
    assert (1, "put") not in await moves(table)
    assert await table.awaited() == {1}
    assert table.pings == [BEN.id]
    lapsed = at_hand(await table.look(BEN)).lapsed
    assert lapsed is not None
    assert lapsed.args["condition"] == Msg("bazaar-if-out", {"n": 0})


async def test_a_condition_that_was_left_out_does_not_matter(table: Table) -> None:
    await table.begin(2)
    await give(table, BEN, Put(await card_of(table, 1)), only_if=(0,))
    await table.do(ANNA, Put(await card_of(table, 0)))
    await table.end_turn(ANNA)
    await table.wait(LONG)
    assert (1, "put") in await moves(table)


@pytest.mark.promise("orders")
async def test_what_follows_a_move_that_is_not_made_is_not_made_either(table: Table) -> None:
    await table.begin(2)
    await give(table, BEN, Put(await card_of(table, 1)))
    await give(table, BEN, Pass(), only_if=())
    await table.do(ANNA, Put(await card_of(table, 0)))
    await table.end_turn(ANNA)
    await table.wait(LONG)
    assert await table.awaited() == {1}


async def test_whose_given_moves_leave_the_turn_open_is_asked_for_the_rest(table: Table) -> None:
    await table.begin(2)
    await give(table, BEN, Put(await card_of(table, 1)))
    await table.end_turn(ANNA)
    await table.wait(LONG)
    assert await table.awaited() == {1}
    assert table.pings == [BEN.id], "rung once, for what is left"


async def test_what_cannot_be_known_is_not_planned_beyond(table: Table) -> None:
    await table.begin(2)
    await give(table, BEN, Draw())
    shown = await table.kontor.premoves.panel(BEN, table.id)
    assert shown.options == ()
    with pytest.raises(IllegalMove):
        await table.kontor.premoves.give(BEN, table.id, Pass())


async def test_moves_that_the_rules_do_not_allow_cannot_be_given(table: Table) -> None:
    await table.begin(2)
    foreign = await card_of(table, 0)
    with pytest.raises(IllegalMove):
        await table.kontor.premoves.give(BEN, table.id, Put(foreign))


@pytest.mark.promise("orders")
async def test_whoever_moves_by_hand_in_their_turn_takes_over_from_what_they_gave(table: Table) -> None:
    await table.begin(2)
    card = await card_of(table, 1)
    await give(table, BEN, Pass())
    await table.end_turn(ANNA)
    await table.do(BEN, Put(card))
    await table.wait(LONG)
    assert await moves(table) == [(0, "pass"), (1, "put")]


async def test_given_moves_are_made_at_once_if_their_owner_wants_it(table: Table) -> None:
    await table.begin(2)
    await give(table, BEN, Put(await card_of(table, 1)))
    await table.end_turn(ANNA)
    assert at_hand(await table.look(BEN)).now
    assert not at_hand(await table.kontor.premoves.make_now(BEN, table.id)).now
    assert (1, "put") in await moves(table)
    with pytest.raises(Refusal):
        await table.kontor.premoves.make_now(BEN, table.id)


async def test_a_made_move_is_taken_back_like_any_other(table: Table) -> None:
    await table.begin(2)
    await give(table, BEN, Put(await card_of(table, 1)))
    await table.end_turn(ANNA)
    await table.wait(LONG)
    assert (await table.look(BEN)).undo == "alone"
    await table.undo(BEN)
    assert (1, "put") not in await moves(table)
    await table.wait(LONG)
    assert (1, "put") not in await moves(table), "it is not made again by itself"


async def test_given_moves_are_taken_back_one_by_one_or_all(table: Table) -> None:
    await table.begin(2)
    await give(table, BEN, Put(await card_of(table, 1)), Pass())
    await table.kontor.premoves.take_back(BEN, table.id)
    assert len((await given(table, BEN)).lines) == 1
    await table.kontor.premoves.take_back(BEN, table.id, every=True)
    assert (await given(table, BEN)).lines == ()
    await table.end_turn(ANNA)
    await table.wait(LONG)
    assert await table.awaited() == {1}


async def test_a_second_press_of_the_same_button_gives_no_second_move(table: Table) -> None:
    await table.begin(2)
    shown = await table.kontor.premoves.panel(BEN, table.id)
    await table.kontor.premoves.give(BEN, table.id, Draw(), shown.token)
    with pytest.raises(Stale):
        await table.kontor.premoves.give(BEN, table.id, Draw(), shown.token)


async def test_a_button_is_stale_once_the_turn_has_come(table: Table) -> None:
    await table.begin(2)
    shown = await table.kontor.premoves.panel(BEN, table.id)
    await table.end_turn(ANNA)
    with pytest.raises(Stale):
        await table.kontor.premoves.give(BEN, table.id, Pass(), shown.token)


async def test_only_who_plays_a_seat_gives_moves_for_it(table: Table) -> None:
    await table.begin(2)
    with pytest.raises(NotSeated):
        await table.kontor.premoves.panel(STRANGER, table.id)
    with pytest.raises(NotSeated):
        await table.kontor.premoves.give(STRANGER, table.id, Pass())


@pytest.mark.promise("orders")
async def test_nobody_else_sees_what_was_given(table: Table) -> None:
    await table.begin(3)
    readers = (ANNA, CHLOE, STRANGER)
    before = [await everything(table, reader) for reader in readers]
    table.clock.time += 60
    await give(table, BEN, Put(await card_of(table, 1)), Pass())
    await table.settle()
    assert [await everything(table, reader) for reader in readers] == before
    assert table.ears.heard == []
    async with table.kontor.database.read() as conn:
        steps = await action_rows.actions_between(conn, table.id, 0, None)
    assert len(steps) == 1


@pytest.mark.promise("orders")
async def test_what_may_be_given_does_not_depend_on_what_its_owner_cannot_know(table: Table) -> None:
    await table.begin(3)
    before = await table.kontor.premoves.panel(BEN, table.id)
    await swap_secrets(table, 1, "another world")
    assert await table.kontor.premoves.panel(BEN, table.id) == before


@pytest.mark.promise("orders")
async def test_what_was_given_ends_when_somebody_else_plays_the_seat(table: Table) -> None:
    await table.begin(3)
    await give(table, BEN, Pass())
    await table.give_seat(BEN, DIRK)
    await table.end_turn(ANNA)
    await table.wait(LONG)
    assert (1, "pass") not in await moves(table)


async def test_what_was_given_outlives_a_restart(rooms: Rooms) -> None:
    table = await Table.empty(rooms / "here")
    await table.begin(2)
    await give(table, BEN, Pass())
    await table.restart()
    await table.end_turn(ANNA)
    await table.wait(LONG)
    assert (1, "pass") in await moves(table)
    await table.kontor.close()


async def test_what_was_given_rests_while_the_match_is_paused(table: Table) -> None:
    await table.begin(2)
    await give(table, BEN, Pass())
    await table.end_turn(ANNA)
    vote = await table.kontor.votes.pause(ANNA, table.id)
    await table.kontor.votes.answer(BEN, vote.id, True)
    await table.wait(LONG)
    assert (1, "pass") not in await moves(table)
    await table.kontor.votes.resume(ANNA, table.id)
    await table.wait(LONG)
    assert (1, "pass") in await moves(table)


async def test_what_no_longer_holds_when_its_moment_has_come_is_asked_and_told_too(table: Table) -> None:
    await table.begin(2)
    await give(table, BEN, Put(await card_of(table, 1)))
    await table.end_turn(ANNA)
    # Something that everybody sees changes while it is waited for.
    live = await table.live()
    live.state.table[0].append(live.state.hands[0].pop())
    await table.wait(LONG)
    assert (1, "put") not in await moves(table)
    assert table.pings == [BEN.id]
    assert at_hand(await table.look(BEN)).lapsed is not None


async def test_no_more_moves_are_given_than_a_panel_shows(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(premoves, "MAX_PREMOVES", 1)
    await table.begin(2)
    await give(table, BEN, Put(await card_of(table, 1)))
    assert (await table.kontor.premoves.panel(BEN, table.id)).options == ()
    with pytest.raises(IllegalMove):
        await table.kontor.premoves.give(BEN, table.id, Pass())
