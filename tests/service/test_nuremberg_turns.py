"""Nuremberg at a service's table: what is no choice is asked of nobody, and what several owe is asked at once."""

from __future__ import annotations

from typing import Any

import pytest

from engines.nuremberg.actions import Discard, EndTurn, FreeWall, MoveKnight, NoWall, Place
from engines.nuremberg.data import Cards
from engines.nuremberg.position import load
from tests.engines.nuremberg.table import FREE_CLAY, KNIGHT, MARGRAVE, QUIET, TOLL_II, YEARS, country
from tests.service.catan import lay_out
from tests.service.table import ANNA, BEN, CHLOE, DIRK, Table


def before_the_turn_of_ben(card: int, **keys: Any) -> Any:
    """The end of Anna's turn; Ben draws the card."""
    return load({"players": 4, "deck": [card], **keys})


async def drawn(table: Table, card: int, **keys: Any) -> None:
    """Ben's turn has begun with the card."""
    await table.begin(people=4, game="nuremberg", grace=0)
    await lay_out(table, before_the_turn_of_ben(card, **keys))
    await table.do(ANNA, EndTurn())


async def moves(table: Table) -> list[tuple[int | None, str, str]]:
    """The moves made, that of the match's own opening first: by whom, how, and which."""
    return [(mark.seat, mark.origin, mark.verb) for mark in (await table.live()).line if mark.is_move]


@pytest.mark.parametrize("card", [QUIET, TOLL_II, MARGRAVE, YEARS])
async def test_nobody_is_asked_for_the_draw_tolls_rights_of_way_or_the_years(table: Table, card: int) -> None:
    seats = {"P0": country("ii-2", ii=[1]), "P2": {**country("ii-4", ii=[2]), "gold": 1}}
    await drawn(table, card, **seats)
    assert (await moves(table))[1:] == [(0, "player", "end"), (1, "auto", "draw")]
    assert await table.awaited() == {1}
    assert [post.asked for post in table.posts] == [(1,)]
    assert table.pings == [BEN.id]


async def test_a_win_at_the_start_of_a_turn_is_asked_of_nobody(table: Table) -> None:
    five = country("i-1", "i-3", "i-5", "i-7", "ii-1", i=[1], ii=[1], iii=[1])
    await drawn(table, QUIET, P1={**five, "workshops": ["H-N", "H-S", "B-N", "B-S"], "prestige": 3})
    assert (await moves(table))[1:] == [(0, "player", "end")]
    assert (await table.live()).state.over


async def test_discards_and_the_knights_way_are_asked_at_once_in_one_message(table: Table) -> None:
    await drawn(table, KNIGHT, P2={"hand": {"wood": 8}}, P3={"hand": {"ore": 8}})
    assert [post.asked for post in table.posts] == [(1, 2, 3)]
    assert table.pings == [BEN.id, CHLOE.id, DIRK.id]
    await table.do(DIRK, Discard(Cards(ore=4)))
    await table.do(BEN, MoveKnight("0,-2", 2))
    assert await table.awaited() == {2}
    assert len(table.posts) == 1
    await table.do(CHLOE, Discard(Cards(wood=4)))
    assert await table.awaited() == {1}
    assert [post.asked for post in table.posts] == [(1, 2, 3), (1,)]
    assert table.pings == [BEN.id, CHLOE.id, DIRK.id, BEN.id]


async def test_a_free_wall_is_asked_of_all_who_can_pay_at_once_in_one_message(table: Table) -> None:
    three = {"gold": 3}
    await drawn(table, FREE_CLAY, P1=three, P2=three, P3=three)
    assert [post.asked for post in table.posts] == [(1, 2, 3)]
    assert table.pings == [BEN.id, CHLOE.id, DIRK.id]
    await table.do(DIRK, FreeWall())
    await table.do(CHLOE, NoWall())
    assert len(table.posts) == 1
    assert (await table.live()).shown.walls == 0
    await table.do(BEN, FreeWall())
    assert (await table.live()).shown.walls == 2
    assert await table.awaited() == {1}


async def test_whoever_places_last_and_first_is_asked_once_for_both_placements(table: Table) -> None:
    await table.begin(people=3, game="nuremberg", grace=0)
    frame = {"frame": "draft", "at": "place", "setup": "advanced", "turn": 1}
    await lay_out(table, load({"players": 3, "turn": 0, "P0": country("i-1", i=[1]), "frames": [frame]}))
    await table.do(BEN, Place("i-3"))
    assert table.pings == [CHLOE.id]
    await table.do(CHLOE, Place("ii-2"))
    assert len(table.posts) == 1
    assert table.pings == [CHLOE.id]
    await table.do(CHLOE, Place("iii-2"))
    assert [post.asked for post in table.posts] == [(2,), (1,)]
    assert table.pings == [CHLOE.id, BEN.id]


async def test_a_ranked_list_places_twice_for_whoever_gave_it_and_nobody_waits(table: Table) -> None:
    await table.begin(people=3, game="nuremberg", grace=0)
    frame = {"frame": "draft", "at": "place", "setup": "advanced", "turn": 1}
    await lay_out(table, load({"players": 3, "turn": 0, "P0": country("i-1", i=[1]), "frames": [frame]}))
    await table.kontor.orders.set(CHLOE, table.id, "place", True, ("i-3", "ii-2", "iii"))
    await table.do(BEN, Place("i-3"))
    assert [verb for seat, origin, verb in await moves(table) if (seat, origin) == (2, "auto")] == [
        "place",
        "place",
    ]
    assert await table.awaited() == {1}
    assert CHLOE.id not in table.pings
    assert "place" not in {info.key for info in (await table.look(ANNA)).orders if info.on}, "nobody else has it"


async def test_the_list_for_the_set_up_is_offered_while_it_lasts(table: Table) -> None:
    await table.begin(people=3, game="nuremberg", grace=0)
    assert "place" not in {info.key for info in (await table.look(ANNA)).orders}


async def test_who_keeps_kinds_discards_the_others_while_away(table: Table) -> None:
    await drawn(table, KNIGHT, P1={"hand": {"wood": 8}}, P2={"hand": {"wood": 4, "ore": 4}})
    await table.kontor.orders.set(CHLOE, table.id, "discard", True, ("ore",))
    await table.wait(200)
    assert await table.awaited() == {1}
    await table.do(BEN, Discard(Cards(wood=4)))
    await table.do(BEN, MoveKnight("0,-2", 2))
    held = (await table.live()).shown.players[2].hand
    assert held == [0, 0, 0, 0, 3], "the wood was returned, and an ore taken"


async def test_a_free_wall_by_order_needs_nobody(table: Table) -> None:
    await table.begin(people=4, game="nuremberg", grace=0)
    await lay_out(table, before_the_turn_of_ben(FREE_CLAY, P1={"gold": 3}, P2={"gold": 5}))
    await table.kontor.orders.set(BEN, table.id, "wall", True, ("0",))
    await table.kontor.orders.set(CHLOE, table.id, "wall", True, ("3",))
    await table.do(ANNA, EndTurn())
    await table.wait(200)
    state = (await table.live()).shown
    assert state.walls == 1, "Ben built, and Chloe would not have kept three gold"
    assert [player.gold for player in state.players] == [0, 0, 5, 0]
    assert await table.awaited() == {1}
    assert CHLOE.id not in table.pings


async def test_who_was_only_drawn_for_has_made_no_move_yet(table: Table) -> None:
    await table.begin(people=3, game="nuremberg", grace=0)
    first = (await table.live()).shown.active
    user = (ANNA, BEN, CHLOE)[first]
    assert (await moves(table))[-1] == (first, "auto", "draw")
    assert (await table.look(user)).fresh
    await table.do(user, EndTurn())
    assert not (await table.look(user)).fresh
