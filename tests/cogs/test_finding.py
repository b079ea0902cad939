"""Commands find their match: the thread's, the number's, the only one, or the one that is picked."""

from __future__ import annotations

import pytest

from tests.cogs.tables import again, pair
from tests.through_discord.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_in_a_thread_a_command_is_about_its_match(house: House) -> None:
    first, people = await pair(house, "Anna", "Bert")
    second = await again(house, people)
    anna = people[0]
    for table in (first, second):
        told = await anna.slash("hand", at=await table.place())
        assert f"#{table.id}" in told.message.text
        assert told.message.ephemeral


async def test_elsewhere_the_only_match_is_meant_and_of_several_one_is_picked(house: House) -> None:
    first, people = await pair(house, "Anna", "Bert")
    anna = people[0]
    assert f"#{first.id}" in (await anna.slash("board", at="general", format="text")).message.text

    second = await again(house, people)
    asked = (await anna.slash("board", at="general", format="text")).message
    assert asked.text == house.say("which-ask")
    await house.restart()
    answered = await anna.choose(asked, "which", str(second.id))
    assert f"#{second.id}" in answered.message.text
    assert house.say("fugger-board-prices") in answered.message.text or "Prices" in answered.message.text


async def test_a_lobby_of_others_does_not_stand_before_ones_own_match(house: House) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    room = await house.room()
    cleo, dora = await house.newcomer("Cleo"), await house.newcomer("Dora")
    await cleo.slash("match new", at=room, game="fugger")
    (lobby,) = await house.kontor.queries.active_of(cleo.id)
    assert f"#{table.id}" in (await anna.slash("hand", at=room)).message.text
    for person in (cleo, dora):
        assert f"#{lobby.id}" in (await person.slash("match info", at=room)).message.text


async def test_a_note_can_be_asked_for_by_a_list_and_kept_after_a_restart(house: House) -> None:
    first, people = await pair(house, "Anna", "Bert")
    await again(house, people)
    anna = people[0]
    asked = (await anna.slash("note", at="general")).message
    modal = (await anna.choose(asked, "which-form", str(first.id))).modal
    assert modal is not None
    await house.restart()
    done = await anna.member.submit_modal(modal, {"note": "watch the wine"})
    assert "watch the wine" in done.text
    too_many = await anna.slash("note", at="general", text="which one")
    assert too_many.text == house.say("which-name-it")
    named = await anna.slash("note", at="general", text="keep copper", match=first.id)
    assert "keep copper" in named.text


async def test_in_direct_messages_of_the_bot_commands_work_too(house: House) -> None:
    table, (anna, _) = await pair(house, "Anna", "Bert")
    assert f"#{table.id}" in (await anna.slash("hand", at="dm")).message.text
    assert f"#{table.id}" in (await anna.slash("match list", at="dm")).message.text


async def test_who_plays_nothing_is_told_what_to_do(house: House) -> None:
    cleo = await house.newcomer("Cleo")
    told = await cleo.slash("hand", at=await house.room())
    assert "/match new" in told.text


async def test_a_number_that_does_not_exist_is_refused(house: House) -> None:
    cleo = await house.newcomer("Cleo")
    for command in ("hand", "match info", "match export", "match nudge", "undo"):
        told = await cleo.slash(command, match=9999)
        assert "9999" in told.text, command


async def test_match_numbers_are_suggested_with_the_own_ones_first(house: House) -> None:
    mine, (anna, _) = await pair(house, "Annabel", "Bert")
    others, _ = await pair(house, "Cleo", "Dora")
    found = await anna.member.autocomplete("hand", "match", "")
    assert found[0].value == mine.id
    assert "Annabel" in found[0].name
    assert others.id not in [one.value for one in found], "nobody knows yet whether they see that channel"
    await anna.slash("match list")
    found = await anna.member.autocomplete("hand", "match", "")
    assert others.id in [one.value for one in found]
    assert others.id in [one.value for one in await anna.member.autocomplete("hand", "match", str(others.id))]
    assert await anna.member.autocomplete("match replay", "match", "") == []


async def test_matches_and_games_are_suggested_by_half_a_name_and_with_a_slip(house: House) -> None:
    mine, (anna, _) = await pair(house, "Annika", "Bastian")
    others, _ = await pair(house, "Clio", "Dario")
    for typed in ("fug", "fuger", "FUGEGR"):
        found = [one.value for one in await anna.member.autocomplete("hand", "match", typed)]
        assert mine.id in found
        assert others.id not in found, "nobody knows yet whether they see that channel"
        assert [one.value for one in await anna.member.autocomplete("rules", "game", typed)] == ["fugger"]
    assert mine.id not in [one.value for one in await anna.member.autocomplete("hand", "match", "nurem")]
    assert [one.value for one in await anna.member.autocomplete("rules", "game", "nure")] == ["nuremberg"]
