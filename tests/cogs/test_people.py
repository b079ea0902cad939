"""Figures, privacy, administration and help."""

from __future__ import annotations

import json

import pytest

from engines import GAMES
from engines.core.text.messages import Msg
from sandbox.state.model import Role
from sandbox.state.permissions import Permission
from tests.cogs.helpers.second_match import pair
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch
from tests.through_discord.helpers.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def somebody(harness: BotHarness, locale: str = "en-US") -> Player:
    """A new member in a channel of their own."""
    player = await harness.newcomer("Anna", locale)
    player.member.channel = await harness.room()
    return player


async def play_out(harness: BotHarness, match: DiscordMatch) -> None:
    """Play a match to its end at once, without anybody looking."""
    while (info := await match.info()).status == "live":
        for seat in info.seats:
            player = match.people[seat.user_id or 0]
            options = (await harness.kontor.play.panel(player.user, match.id)).options
            if options:
                await harness.kontor.play.submit(player.user, match.id, [options[len(options) // 2].action])
    await harness.settled()


async def test_figures_of_a_person_and_of_a_server(harness: BotHarness) -> None:
    match, (anna, bert) = await pair(harness, "Anna", "Bert")
    assert harness.say("stats-none") in (await anna.slash("stats")).text
    await play_out(harness, match)
    mine = (await anna.slash("stats")).text
    theirs = (await anna.slash("stats", member=bert.member.id)).text
    assert anna.mention in mine
    assert bert.mention in theirs
    best = (await anna.slash("stats", game="fugger")).text
    info = await match.info()
    assert info.outcome is not None
    winner = info.seats[info.outcome.winners[0]].user_id
    assert f"1. <@{winner}>" in best
    assert (await anna.slash("stats", game="chess")).text == harness.say("new-no-such-game")

    place = await match.place()
    steps = (await anna.slash("match replay", at=place)).message
    assert steps.files
    exported = json.loads(await (await anna.slash("match export", at=place)).message.files[0].read())
    assert exported["seed"]
    again = await anna.slash("match rematch", at=place)
    assert "#" in again.text
    assert [one.value for one in await anna.member.autocomplete("match replay", "match", "")] == [match.id]


async def test_what_is_stored_is_given_and_deleted(harness: BotHarness) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Bert")
    place = await match.place()
    await anna.slash("note", at=place, text="secret plan")
    file = (await anna.slash("privacy export")).message.files[0]
    assert "secret plan" in (await file.read()).decode()

    asked = (await anna.slash("privacy delete")).message
    assert (await match.info()).seat_of(anna.id) is not None
    await harness.restart()
    await anna.press(asked, "forget-me")
    assert (await match.info()).seat_of(anna.id) is None
    after = await (await anna.slash("privacy export")).message.files[0].read()
    assert "secret plan" not in after.decode()


async def test_only_the_owner_administers(harness: BotHarness) -> None:
    match, _ = await pair(harness, "Anna", "Bert")
    await match.play_on(2)
    place = await match.place()
    mods = Player(await harness.sandbox.member("mods", place), harness.server.world)
    assert "admin" not in [one["name"] for one in await mods.member.commands()]
    (guild,) = harness.server.world.guilds.values()
    role = Role(harness.server.world.ids.new(), "administrators", Permission.ADMINISTRATOR)
    guild.roles[role.id] = role
    guild.members[mods.id].roles.append(role.id)
    for command, options in (("admin health", {}), ("admin rollback", {"step": 1})):
        assert (await mods.slash(command, at=None, **options)).text.startswith(harness.say("admin-not-owner")), (
            command
        )

    owner = await harness.owner()
    owner.member.channel = place
    health = (await owner.slash("admin health")).text
    assert harness.say("admin-health") in health
    seq = (await match.info()).seq
    out_of_range = await owner.slash("admin rollback", step=seq)
    assert harness.say("admin-rollback-range", least=1, most=seq - 1) in out_of_range.text
    steps = await owner.member.autocomplete("admin rollback", "step", "")
    assert [step.value for step in steps] == sorted((step.value for step in steps), reverse=True)
    assert all(str(step.value) in step.name and len(step.name) > 8 for step in steps)
    assert len(steps) > 1
    assert await mods.member.autocomplete("admin rollback", "step", "") == []
    asked = (await owner.slash("admin rollback", step=1)).message
    asked_too = (await owner.slash("admin rollback", step=1)).message
    await owner.press(asked, "rollback-sure")
    assert (await match.info()).seq == seq + 1
    stale = await owner.press(asked_too, "rollback-sure")
    assert not stale.failed
    assert (await match.info()).seq == seq + 1, "a rollback pressed twice happens once"


async def test_a_match_that_rests_goes_on_where_it_is_once_its_fault_is_mended(harness: BotHarness) -> None:
    match, _ = await pair(harness, "Anna", "Bert")
    await match.play_on(2)
    harness.forgiven.append("froze")
    await harness.kontor.play.freeze(match.id, RuntimeError("for this test"))
    owner = await harness.owner()
    owner.member.channel = await match.place()
    asked = (await owner.slash("admin rollback", step=(await match.info()).seq)).message
    await owner.press(asked, "rollback-sure")
    assert (await match.info()).status == "live"


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_help_and_rules_in_the_readers_language(harness: BotHarness, locale: str) -> None:
    anna = await somebody(harness, locale)
    helped = (await anna.slash("help")).message
    assert harness.say("help-picked", locale) in helped.text
    for game in GAMES:
        assert harness.say(f"{game}-name", locale) in helped.text
        rules = harness.say("ui-rules-of", locale, game=Msg(f"{game}-name"))
        short = (await anna.click((await anna.slash("help")).message, rules)).message
        assert short.text.startswith(f"### {harness.say('ui-rules-short', locale)}")
        assert short.has_button(harness.say("ui-rules-kontor", locale))
    waiting = await anna.click(helped, harness.say("help-waiting", locale))
    assert not waiting.failed
    word = "sceau" if locale == "fr" else "seal"
    found = await anna.member.autocomplete("rules", "word", word)
    assert any(word in one.name.lower() for one in found)
    told = await anna.slash("rules", word=found[0].value)
    title, game = found[0].name.split(" · ")
    assert title in told.text
    assert harness.say("ui-rules-of", locale, game=Msg("fugger-name")) in told.text
    assert game == harness.say("fugger-name", locale)
    contents = await anna.slash("rules", game="core")
    assert contents.message.selects
    unknown = await anna.slash("rules", word="zzzzzz")
    assert "zzzzzz" in unknown.text


async def test_what_waits_is_listed_and_next_leads_there(harness: BotHarness) -> None:
    match, _ = await pair(harness, "Anna", "Bert")
    mover = await match.turn()
    other = (await match.others(mover))[0]
    assert f"#{match.id}" in (await mover.slash("turns")).text
    following = await mover.slash("next", at="general")
    assert f"#{match.id}" in following.text
    assert (await match.info()).seq < 100
    assert (await other.slash("next")).text == harness.say("next-nothing")
