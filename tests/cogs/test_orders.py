"""`/orders`: all that somebody has given beforehand, in all matches, with one press to end each."""

from __future__ import annotations

import pytest

from tests.cogs.helpers.second_match import pair
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch
from tests.through_discord.helpers.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def given(harness: BotHarness, match: DiscordMatch, *people: Player) -> Player:
    """One of these people who waits, having given a move of their next turn."""
    turn = await match.turn()
    waiting = next(player for player in people if player is not turn)
    shown = await harness.kontor.premoves.panel(waiting.user, match.id)
    option = next(option for option in shown.options if not option.holes)
    await harness.kontor.premoves.give(waiting.user, match.id, option.action, shown.token)
    return waiting


async def test_whoever_has_given_nothing_reads_what_it_is_and_where_it_is_given(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna", "fr")
    told = await anna.slash("orders")
    assert harness.say("ui-ahead-door", "fr") in told.text
    assert told.text == harness.say("ui-standing-none", "fr")
    assert told.message.ephemeral


async def test_all_that_stands_is_listed_without_a_match_and_ended_by_a_press_that_counts_once(
    harness: BotHarness,
) -> None:
    match, (anna, ben) = await pair(harness, "Anna", "Ben")
    waiting = await given(harness, match, anna, ben)
    other = anna if waiting is ben else ben
    listed = (await waiting.slash("orders", at=await match.place())).message
    assert harness.say("ui-standing", n=1) in listed.text
    assert f"#{match.id}" in listed.text
    assert (await other.slash("orders")).text == harness.say("ui-standing-none")
    after = (await waiting.press(listed, "standing-end")).message
    assert harness.say("ui-standing-ended", match=match.id) in after.text
    assert harness.say("ui-standing-none") in after.text
    twice = (await waiting.press_old(listed, "standing-end")).message
    assert harness.say("err-order-over") in twice.text
