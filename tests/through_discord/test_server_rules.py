"""What may be played on a server, where and by whom, is for those who manage it to say."""

from __future__ import annotations

import pytest

from engines.core.text.messages import Many, Msg
from sandbox.screen import Shown
from tests.service.helpers.match_lists import in_guild
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import open_lobby
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


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
    said = await mo.slash("server allow", channel=other)
    assert f"<#{other}>" in said.text
    refused = await anna.slash("match new", game="fugger")
    assert refused.text == harness.say("err-server-channel", channels=named(other))
    lobby = screen_reader.match_of(await _elsewhere(harness, anna, other))
    moved = await anna.slash("match move", at=room, match=lobby)
    assert harness.say("err-server-channel", channels=named(other)) in moved.text
    await mo.slash("server allow", channel=room)
    await open_lobby(harness, anna)
    await mo.slash("server forbid", channel=room, game="golden_age")
    refused = await anna.slash("match new", at=other, game="golden_age")
    assert refused.text.startswith("The Golden Age")
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
    refused = await anna.slash("match new", game="fugger")
    assert refused.text == harness.say("err-server-channel-here")
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
    who = f"<@{benoit.id}>"
    assert who in (await mo.slash("server forbid", player=benoit.member.name)).text
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
    (guild,) = harness.server.world.guilds
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
