"""Commands find their match: the thread's, the number's, the only one, or the one that is picked."""

from __future__ import annotations

import pytest

from tests.cogs.helpers.second_match import again, pair
from tests.through_discord.helpers.harness import BotHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_in_a_thread_a_command_is_about_its_match(harness: BotHarness) -> None:
    first, people = await pair(harness, "Anna", "Bert")
    second = await again(harness, people)
    anna = people[0]
    for match in (first, second):
        told = await anna.slash("hand", at=await match.place())
        assert f"#{match.id}" in told.message.text
        assert told.message.ephemeral


async def test_elsewhere_the_only_match_is_meant_and_of_several_one_is_picked(harness: BotHarness) -> None:
    first, people = await pair(harness, "Anna", "Bert")
    anna = people[0]
    assert f"#{first.id}" in (await anna.slash("board", at="general", format="text")).message.text

    second = await again(harness, people)
    asked = (await anna.slash("board", at="general", format="text")).message
    assert asked.text == harness.say("which-ask")
    await harness.restart()
    answered = await anna.choose(asked, "which", str(second.id))
    assert f"#{second.id}" in answered.message.text
    assert harness.say("fugger-board-prices") in answered.message.text or "Prices" in answered.message.text


async def test_a_lobby_of_others_does_not_stand_before_ones_own_match(harness: BotHarness) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Bert")
    room = await harness.room()
    cleo, dora = await harness.newcomer("Cleo"), await harness.newcomer("Dora")
    await cleo.slash("match new", at=room, game="fugger")
    (lobby,) = await harness.kontor.lists.active_of(cleo.id)
    assert f"#{match.id}" in (await anna.slash("hand", at=room)).message.text
    for player in (cleo, dora):
        assert f"#{lobby.id}" in (await player.slash("match info", at=room)).message.text


async def test_a_note_can_be_asked_for_by_a_list_and_kept_after_a_restart(harness: BotHarness) -> None:
    first, people = await pair(harness, "Anna", "Bert")
    await again(harness, people)
    anna = people[0]
    asked = (await anna.slash("note", at="general")).message
    modal = (await anna.choose(asked, "which-form", str(first.id))).modal
    assert modal is not None
    await harness.restart()
    done = await anna.member.submit_modal(modal, {"note": "watch the wine"})
    assert "watch the wine" in done.text
    too_many = await anna.slash("note", at="general", text="which one")
    assert too_many.text == harness.say("which-name-it")
    named = await anna.slash("note", at="general", text="keep copper", match=first.id)
    assert "keep copper" in named.text


async def test_in_direct_messages_of_the_bot_commands_work_too(harness: BotHarness) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Bert")
    assert f"#{match.id}" in (await anna.slash("hand", at="dm")).message.text
    assert f"#{match.id}" in (await anna.slash("match list", at="dm")).message.text


async def test_who_plays_nothing_is_told_what_to_do(harness: BotHarness) -> None:
    cleo = await harness.newcomer("Cleo")
    told = await cleo.slash("hand", at=await harness.room())
    assert "/match new" in told.text


async def test_a_number_that_does_not_exist_is_refused(harness: BotHarness) -> None:
    cleo = await harness.newcomer("Cleo")
    for command in ("hand", "match info", "match export", "match nudge", "undo"):
        told = await cleo.slash(command, match=9999)
        assert "9999" in told.text, command


async def test_match_numbers_are_suggested_with_the_own_ones_first(harness: BotHarness) -> None:
    mine, (anna, _) = await pair(harness, "Annabel", "Bert")
    others, _ = await pair(harness, "Cleo", "Dora")
    found = await anna.member.autocomplete("hand", "match", "")
    assert found[0].value == mine.id
    assert "Annabel" in found[0].name
    assert others.id not in [one.value for one in found], "nobody knows yet whether they see that channel"
    await anna.slash("match list")
    found = await anna.member.autocomplete("hand", "match", "")
    assert others.id in [one.value for one in found]
    assert others.id in [one.value for one in await anna.member.autocomplete("hand", "match", str(others.id))]
    assert await anna.member.autocomplete("match replay", "match", "") == []


async def test_matches_and_games_are_suggested_by_half_a_name_and_with_a_slip(harness: BotHarness) -> None:
    mine, (anna, _) = await pair(harness, "Annika", "Bastian")
    others, _ = await pair(harness, "Clio", "Dario")
    for typed in ("fug", "fuger", "FUGEGR"):
        found = [one.value for one in await anna.member.autocomplete("hand", "match", typed)]
        assert mine.id in found
        assert others.id not in found, "nobody knows yet whether they see that channel"
        assert [one.value for one in await anna.member.autocomplete("rules", "game", typed)] == ["fugger"]
    assert mine.id not in [one.value for one in await anna.member.autocomplete("hand", "match", "nurem")]
    assert [one.value for one in await anna.member.autocomplete("rules", "game", "nure")] == ["nuremberg"]
