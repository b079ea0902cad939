"""Moderators have the last word: what may be played where and by whom, and which matches rest or end."""

import asyncio

import pytest

from engines.core.text.messages import Many, Msg
from sandbox.screen import Shown
from tests.service.helpers.match_lists import in_guild
from tests.through_discord.helpers.forged_ids import forged
from tests.through_discord.helpers.harness import PATIENCE, BotHarness
from tests.through_discord.helpers.match import DiscordMatch, open_lobby, pair, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def moderator(harness: BotHarness, at: str) -> Player:
    player = await harness.newcomer("Mo")
    await harness.sandbox.allow("MANAGE_GUILD", "MANAGE_THREADS", user=player.member.name)
    player.member.channel = at
    return player


async def letters(player: Player, match: DiscordMatch) -> list[str]:
    """The direct messages to the person about a closed thread."""
    texts = [one.text for one in await player.member.dm() if not one.ephemeral]
    said = {match.harness.say("say-thread-closed", locale, match=match.id) for locale in ("en", "fr")}
    return [text for text in texts if any(each in text for each in said)]


@pytest.mark.promise("moderators")
async def test_a_moderator_ends_a_running_match_and_a_lobby(harness: BotHarness) -> None:
    match, (anna, benoit) = await pair(harness, "Anna", "Benoît")
    room = str((await match.info()).channel_id)
    lobby = screen_reader.match_of(await open_lobby(harness, anna))
    mo = await moderator(harness, room)
    for number in (match.id, lobby):
        asked = (await mo.slash("server close", match=number)).message
        assert (await harness.info(number)).status != "aborted", "it asks first"
        assert (await mo.press(asked, "server-close-sure")).text == harness.say("ui-closed", match=number)
        await harness.settled()
        assert (await harness.info(number)).status == "aborted"
    assert harness.say("say-closed-by-server") in (await harness.public(await match.place()))[-1].text
    assert harness.say("close-over") in (await mo.slash("server close", match=match.id)).text
    assert "server" not in [one["name"] for one in await benoit.member.commands()]


@pytest.mark.promise("moderators")
async def test_who_manages_another_server_closes_nothing_here(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    guild = await harness.sandbox.call("add_guild", name="theirs", channels=["theirs-1"])
    owner = await harness.owner()
    assert guild
    for verb in ("close", "pause"):
        answer = await owner.slash(f"server {verb}", at="theirs-1", match=match.id)
        assert answer.text == harness.say("err-no-such-match", match=match.id)
    asked = (await owner.slash("admin close", at="theirs-1", match=match.id)).message
    await owner.press(asked, "admin-close-sure")
    await harness.settled()
    assert (await match.info()).status == "aborted", "who owns the bot closes anything, from anywhere"
    assert harness.say("say-closed-by-owner") in (await harness.public(await match.place()))[-1].text


@pytest.mark.parametrize(
    ("verb", "refused"), [("server-close-sure", "server-not-manager"), ("admin-close-sure", "admin-not-owner")]
)
async def test_a_forged_button_ends_no_match(harness: BotHarness, verb: str, refused: str) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Benoît")
    shown = (await anna.slash("match info", match=match.id)).message
    answer = await forged(harness, anna, shown, f"a:{verb}:{match.id}")
    assert harness.say(refused) in answer.text
    await harness.settled()
    assert (await match.info()).status == "live"


@pytest.mark.promise("moderators")
async def test_what_a_moderator_has_paused_moderators_resume(harness: BotHarness) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Benoît")
    place = await match.place()
    mo = await moderator(harness, str((await match.info()).channel_id))
    assert (await mo.slash("server pause", at=place)).text == harness.say("server-pause-done", match=match.id)
    await harness.settled()
    assert (await match.info()).status == "paused"
    assert harness.say("err-resume-server", match=match.id) in (await anna.slash("match resume", at=place)).text
    await mo.slash("match resume", at=place)
    await harness.settled()
    assert (await match.info()).status == "live"
    assert await match.play_on(1)


@pytest.mark.promise("moderators")
@pytest.mark.parametrize("how", ["deleted", "locked"])
async def test_a_thread_that_is_closed_during_a_moderators_pause_is_left(harness: BotHarness, how: str) -> None:
    match, (host, _) = await pair(harness, "Anna", "Benoît", locales=("fr", "fr"), language="fr")
    room, thread = str((await match.info()).channel_id), await match.place()
    mo = await moderator(harness, room)
    await mo.slash("server pause", at=room, match=match.id)
    await harness.settled()
    await close(harness, thread, how)
    await harness.settled()
    for player in match.people.values():
        refused = await player.slash("fugger piocher", at="dm", partie=match.id)
        assert harness.say("err-resume-server", "fr", match=match.id) in refused.text
        assert harness.say("err-status-paused", "fr", match=match.id) not in refused.text
    assert await letters(host, match) == [], "it rests already, and moderators go on with it"
    await mo.slash("match resume", at=room, match=match.id)
    await harness.settled()
    info = await match.info()
    assert (info.status, str(info.thread_id) != thread, info.thread_id is not None) == ("live", True, True)
    assert await match.play_on(1)


@pytest.mark.promise("moderators")
async def test_a_moderator_may_pause_a_match_whose_thread_is_closed_already(harness: BotHarness) -> None:
    match, (host, _) = await pair(harness, "Anna", "Benoît")
    room, thread = str((await match.info()).channel_id), await match.place()
    mo = await moderator(harness, room)
    await close(harness, thread, "locked")
    await rests(match)
    refused = await host.slash("fugger draw", at="dm", match=match.id)
    assert harness.say("err-resume-host", match=match.id) in refused.text
    await mo.slash("server pause", at=room, match=match.id)
    refused = await host.slash("match resume", at=room, match=match.id)
    assert harness.say("err-resume-server", match=match.id) in refused.text
    await mo.slash("match resume", at=room, match=match.id)
    await harness.settled()
    info = await match.info()
    assert (info.status, str(info.thread_id) != thread) == ("live", True)
    assert len(await letters(host, match)) == 1, "the host is not asked once more"


async def close(harness: BotHarness, thread: str, how: str) -> None:
    if how == "locked":
        await harness.sandbox.call("archive", channel=thread, locked=True)
    else:
        await harness.sandbox.call("delete_channel", channel=thread)


@pytest.mark.promise("moderators")
@pytest.mark.parametrize("how", ["deleted", "locked", "deleted while we were away"])
async def test_a_match_whose_thread_is_closed_rests_and_its_host_decides(harness: BotHarness, how: str) -> None:
    match, (host, other) = await pair(harness, "Anna", "Benoît")
    await match.play_on(1)
    thread = await match.place()
    room = str((await match.info()).channel_id)
    before = len(await harness.public(room))
    away = how == "deleted while we were away"
    if away:
        await harness.stop()
    await close(harness, thread, how)
    if away:
        await harness.start()
        mover = await match.turn()
        panel = (await mover.slash("move", at="dm", match=match.id)).message
        await mover.take(panel, screen_reader.offers(panel)[0])
    await rests(match)
    assert len(await letters(host, match)) == 1
    assert len(await harness.public(room)) == before, "nothing is said in the channel"
    refused = await other.slash("match resume", at="dm", match=match.id)
    assert harness.say("err-resume-host", match=match.id) in refused.text
    await host.slash("match resume", at=room, match=match.id)
    await harness.settled()
    info = await match.info()
    assert (info.status, str(info.thread_id) != thread, info.thread_id is not None) == ("live", True, True)
    (post,) = await match.posts()
    assert "paused" in await host.told(post), "its first post there tells all"
    assert await match.play_on(1)


@pytest.mark.promise("moderators")
async def test_a_match_whose_thread_was_deleted_is_taken_elsewhere(harness: BotHarness) -> None:
    match, (host, other) = await pair(harness, "Anna", "Benoît", locales=("fr", "fr"), language="fr")
    await harness.sandbox.call("delete_channel", channel=await match.place())
    await rests(match)
    (letter,) = [one.text for one in await host.member.dm() if not one.ephemeral]
    assert letter == f"Die Fugger #{match.id}\u202f: {harness.say('say-thread-closed', 'fr', match=match.id)}"
    room = await harness.room()
    await host.slash("match move", at=room, match=match.id)
    await harness.settled()
    await other.slash("match resume", at=room, match=match.id)
    await harness.settled()
    info = await match.info()
    assert (info.status, info.channel_id) == ("live", int(room))
    assert await match.play_on(1)


async def rests(match: DiscordMatch) -> None:
    """Wait until the match is paused and the messages about it are sent."""
    async with asyncio.timeout(PATIENCE):
        while (await match.info()).status != "paused":  # noqa: ASYNC110 - Discord notifies the bot in its own time
            await asyncio.sleep(0.02)
    await match.harness.settled()


async def people(harness: BotHarness, *names: str, locale: str = "en-US") -> list[Player]:
    """New members in a room of their own; the last of them manages the server."""
    found = [await harness.newcomer(name, locale) for name in (*names, "Mo")]
    room = await harness.room()
    await harness.sandbox.allow("MANAGE_GUILD", channel=room, user=found[-1].member.name)
    for player in found:
        player.member.channel = room
    return found


def named(channel: str) -> Many:
    """A channel as sentences name it."""
    return Many((Msg("say-channel", {"channel": int(channel)}),))


@pytest.mark.promise("moderators")
async def test_matches_are_opened_where_and_of_what_a_server_allows(harness: BotHarness) -> None:
    anna, mo = await people(harness, "Anna")
    room, other = anna.member.channel, await harness.room()
    assert f"<#{other}>" in (await mo.slash("server allow", channel=other)).text
    refused = await anna.slash("match new", game="fugger")
    assert refused.text == harness.say("err-server-channel", channels=named(other))
    lobby = screen_reader.match_of(await _elsewhere(harness, anna, other))
    moved = await anna.slash("match move", at=room, match=lobby)
    assert harness.say("err-server-channel", channels=named(other)) in moved.text
    await mo.slash("server allow", channel=room)
    await open_lobby(harness, anna)
    await mo.slash("server forbid", channel=room, game="golden_age")
    refused = await anna.slash("match new", at=other, game="golden_age")
    assert refused.text == harness.say("err-server-game", game="The Golden Age")
    assert "The Golden Age" in (await mo.slash("server rules")).text
    await mo.slash("server allow", game="golden_age")
    await anna.slash("match new", at=other, game="golden_age")
    for channel in (room, other):
        await mo.slash("server forbid", channel=channel)
    refused = await anna.slash("match new", at=other, game="fugger")
    assert refused.text == harness.say("err-server-channel-here")
    await open_lobby(harness, await _at(anna, await harness.room()))


@pytest.mark.promise("moderators")
async def test_a_channel_that_is_closed_and_allowed_again_closes_no_other(harness: BotHarness) -> None:
    anna, mo = await people(harness, "Anna")
    room, other = anna.member.channel, await harness.room()
    before = (await mo.slash("server rules")).text
    await mo.slash("server forbid", channel=room)
    assert (await anna.slash("match new", game="fugger")).text == harness.say("err-server-channel-here")
    assert (await mo.slash("server allow", channel=room)).text == before
    for channel in (room, other):
        await open_lobby(harness, await _at(anna, channel))


async def _at(player: Player, channel: str) -> Player:
    player.member.channel = channel
    return player


async def _elsewhere(harness: BotHarness, player: Player, channel: str) -> Shown:
    here, player.member.channel = player.member.channel, channel
    card = await open_lobby(harness, player)
    player.member.channel = here
    return card


@pytest.mark.promise("moderators")
async def test_who_may_not_play_opens_joins_and_is_invited_to_nothing(harness: BotHarness) -> None:
    anna, benoit, mo = await people(harness, "Anna", "Benoît")
    assert f"<@{benoit.id}>" in (await mo.slash("server forbid", player=benoit.member.name)).text
    refused = harness.say("err-server-person", who=Msg("say-person", {"user": benoit.id}))
    assert (await benoit.slash("match new", game="fugger")).text == refused
    card = await open_lobby(harness, anna)
    assert refused in (await benoit.press(card, "join")).text
    assert refused in (await anna.slash("match invite", player=benoit.member.name)).text
    assert await benoit.pings() == []
    await mo.slash("server allow", player=benoit.member.name)
    await benoit.press(card, "join")
    assert benoit.id in [one.user_id for one in (await harness.info(screen_reader.match_of(card))).people]


@pytest.mark.promise("moderators")
async def test_as_many_matches_are_open_as_a_server_allows(harness: BotHarness) -> None:
    anna, mo = await people(harness, "Anna", locale="fr")
    guild = next(iter(harness.server.world.guilds))
    open_now = len(await in_guild(harness.kontor, anna.id, guild))
    await mo.slash("server limite", parties=open_now + 1)
    card = await open_lobby(harness, anna)
    refused = await anna.slash("match new", game="fugger")
    assert refused.text == harness.say("err-server-full", "fr", most=open_now + 1)
    assert "une seule" in (await mo.slash("server limite", parties=1)).text
    refused = await anna.slash("match new", game="fugger")
    assert "1 partie à la fois" in refused.text
    await mo.slash("server limite", parties=open_now + 1)
    await anna.press((await anna.slash("match close", match=screen_reader.match_of(card))).message, "close")
    await open_lobby(harness, anna)
    await mo.slash("server limite", parties=400)
