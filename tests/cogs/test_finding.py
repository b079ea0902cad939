"""Commands are acknowledged at once and find their match: the thread's, the number's, the only or a picked one."""

from typing import Any

import discord
import pytest

from discord_ui.dispatch.error_boundary import cause_of
from discord_ui.model.errors import UserError
from tests.discord_ui.helpers.running_match import acknowledged
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import again, pair

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
    assert {option.value for option in asked.selects[0].options} == {str(first.id), str(second.id)}
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
    cleo.member.channel = await harness.room()
    assert "/match new" in harness.say("which-none")
    for path in ("move", "hand", "board", "log", "undo", "resign", "match pause", "match nudge"):
        assert harness.say("which-none") in (await cleo.slash(path)).text, path
    assert "There’s no match of Die Fugger in this channel" in (await cleo.slash("fugger draw")).text


async def test_a_number_that_does_not_exist_is_refused(harness: BotHarness) -> None:
    cleo = await harness.newcomer("Cleo")
    for command in ("hand", "move", "board", "match info", "match export", "match replay", "match close", "undo"):
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


@pytest.mark.promise("buttons")
@pytest.mark.parametrize("command", ["move", "hand", "turns", "log"])
async def test_a_command_is_acknowledged_before_anything_is_looked_up(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    match, _ = await pair(harness, "Anna", "Bert")
    place, mover = await match.place(), await match.turn()
    since = len(await harness.sandbox.requests())
    info, waiting = harness.kontor.queries.info, harness.kontor.lists.waiting_for

    async def slow_info(*args: Any) -> Any:
        await acknowledged(harness.sandbox, since)
        return await info(*args)

    async def slow_waiting(*args: Any) -> Any:
        await acknowledged(harness.sandbox, since)
        return await waiting(*args)

    monkeypatch.setattr(harness.kontor.queries, "info", slow_info)
    monkeypatch.setattr(harness.kontor.lists, "waiting_for", slow_waiting)
    answer = await mover.slash(command, at=place)
    assert f"#{match.id}" in answer.text
    assert answer.message.ephemeral


async def test_a_command_of_before_an_update_is_answered(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna")
    application = harness.bot.application_id
    assert application is not None
    gone: dict[str, Any] = {"name": "castle", "description": "It was there once", "type": 1}
    changed: dict[str, Any] = {"name": "turns", "description": "It has changed", "type": 1}
    changed["options"] = [{"name": "sort", "description": "gone", "type": 3, "required": True}]
    await harness.bot.http.bulk_upsert_global_commands(application, payload=[gone, changed])
    assert (await anna.slash("castle")).text == harness.say("typed-outdated")
    assert not (await anna.slash("turns", sort="up")).failed
    await harness.bot.tree.sync()
    assert (await anna.slash("turns")).text == harness.say("ui-turns-none")


async def test_a_fault_of_ours_stays_what_it_is() -> None:
    fault = RuntimeError("oh")
    command: Any = discord.app_commands.Command(name="x", description="x", callback=_nothing)
    assert cause_of(discord.app_commands.CommandInvokeError(command, fault)) is fault
    other = discord.app_commands.CheckFailure()
    assert cause_of(other) is other
    wrong = discord.app_commands.TransformerError("x", discord.AppCommandOptionType.string, _Nothing())
    assert isinstance(cause_of(wrong), UserError)


class _Nothing(discord.app_commands.Transformer):
    """Changes nothing."""


async def _nothing(interaction: discord.Interaction) -> None:
    """A command."""
