"""`/orders`: all that somebody has given beforehand, in all matches, with one press to end each."""

from __future__ import annotations

import pytest

from tests.cogs.tables import pair
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def given(house: House, table: Table, *people: Person) -> Person:
    """One of these people who waits, having given a move of their next turn."""
    turn = await table.turn()
    waiting = next(person for person in people if person is not turn)
    shown = await house.kontor.premoves.panel(waiting.user, table.id)
    option = next(option for option in shown.options if not option.holes)
    await house.kontor.premoves.give(waiting.user, table.id, option.action, shown.token)
    return waiting


async def test_whoever_has_given_nothing_reads_what_it_is_and_where_it_is_given(house: House) -> None:
    anna = await house.newcomer("Anna", "fr")
    told = await anna.slash("orders")
    assert house.say("ui-ahead-door", "fr") in told.text
    assert told.text == house.say("ui-standing-none", "fr")
    assert told.message.ephemeral


async def test_all_that_stands_is_listed_without_a_match_and_ended_by_a_press_that_counts_once(
    house: House,
) -> None:
    table, (anna, ben) = await pair(house, "Anna", "Ben")
    waiting = await given(house, table, anna, ben)
    other = anna if waiting is ben else ben
    listed = (await waiting.slash("orders", at=await table.place())).message
    assert house.say("ui-standing", n=1) in listed.text
    assert f"#{table.id}" in listed.text
    assert (await other.slash("orders")).text == house.say("ui-standing-none")
    after = (await waiting.press(listed, "standing-end")).message
    assert house.say("ui-standing-ended", match=table.id) in after.text
    assert house.say("ui-standing-none") in after.text
    twice = (await waiting.press_old(listed, "standing-end")).message
    assert house.say("err-order-over") in twice.text
