"""What may be played on a server, where and by whom, is for those who manage it to say."""

from __future__ import annotations

import pytest

from engines.core.text.messages import Many, Msg
from sandbox.screen import Shown
from tests.service.lists import in_guild
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import opened
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def people(house: House, *names: str, locale: str = "en-US") -> list[Person]:
    """New members in a room of their own; the last of them manages the server."""
    found = [await house.newcomer(name, locale) for name in (*names, "Mo")]
    room = await house.room()
    await house.sandbox.allow("MANAGE_GUILD", channel=room, user=found[-1].member.name)
    for person in found:
        person.member.channel = room
    return found


def named(channel: str) -> Many:
    """A channel as sentences name it."""
    return Many((Msg("say-channel", {"channel": int(channel)}),))


@pytest.mark.promise("moderators")
async def test_matches_are_opened_where_and_of_what_a_server_allows(house: House) -> None:
    anna, mo = await people(house, "Anna")
    room, other = anna.member.channel, await house.room()
    said = await mo.slash("server allow", channel=other)
    assert f"<#{other}>" in said.text
    refused = await anna.slash("match new", game="fugger")
    assert refused.text == house.say("err-server-channel", channels=named(other))
    lobby = screen_reader.match_of(await _elsewhere(house, anna, other))
    moved = await anna.slash("match move", at=room, match=lobby)
    assert house.say("err-server-channel", channels=named(other)) in moved.text
    await mo.slash("server allow", channel=room)
    await opened(house, anna)
    await mo.slash("server forbid", channel=room, game="golden_age")
    refused = await anna.slash("match new", at=other, game="golden_age")
    assert refused.text.startswith("The Golden Age")
    assert "The Golden Age" in (await mo.slash("server rules")).text
    await mo.slash("server allow", game="golden_age")
    await anna.slash("match new", at=other, game="golden_age")
    for channel in (room, other):
        await mo.slash("server forbid", channel=channel)
    refused = await anna.slash("match new", at=other, game="fugger")
    assert refused.text == house.say("err-server-channel-here")
    await opened(house, await _at(anna, await house.room()))


@pytest.mark.promise("moderators")
async def test_a_channel_that_is_closed_and_allowed_again_closes_no_other(house: House) -> None:
    anna, mo = await people(house, "Anna")
    room, other = anna.member.channel, await house.room()
    before = (await mo.slash("server rules")).text
    await mo.slash("server forbid", channel=room)
    refused = await anna.slash("match new", game="fugger")
    assert refused.text == house.say("err-server-channel-here")
    assert (await mo.slash("server allow", channel=room)).text == before
    for channel in (room, other):
        await opened(house, await _at(anna, channel))


async def _at(person: Person, channel: str) -> Person:
    person.member.channel = channel
    return person


async def _elsewhere(house: House, person: Person, channel: str) -> Shown:
    here, person.member.channel = person.member.channel, channel
    card = await opened(house, person)
    person.member.channel = here
    return card


@pytest.mark.promise("moderators")
async def test_who_may_not_play_opens_joins_and_is_invited_to_nothing(house: House) -> None:
    anna, benoit, mo = await people(house, "Anna", "Benoît")
    who = f"<@{benoit.id}>"
    assert who in (await mo.slash("server forbid", player=benoit.member.name)).text
    refused = house.say("err-server-person", who=Msg("say-person", {"user": benoit.id}))
    assert (await benoit.slash("match new", game="fugger")).text == refused
    card = await opened(house, anna)
    assert refused in (await benoit.press(card, "join")).text
    assert refused in (await anna.slash("match invite", player=benoit.member.name)).text
    assert await benoit.pings() == []
    await mo.slash("server allow", player=benoit.member.name)
    await benoit.press(card, "join")
    assert benoit.id in [one.user_id for one in (await house.info(screen_reader.match_of(card))).people]


@pytest.mark.promise("moderators")
async def test_as_many_matches_are_open_as_a_server_allows(house: House) -> None:
    anna, mo = await people(house, "Anna", locale="fr")
    (guild,) = house.server.world.guilds
    open_now = len(await in_guild(house.kontor, anna.id, guild))
    await mo.slash("server limite", parties=open_now + 1)
    card = await opened(house, anna)
    refused = await anna.slash("match new", game="fugger")
    assert refused.text == house.say("err-server-full", "fr", most=open_now + 1)
    assert "une seule" in (await mo.slash("server limite", parties=1)).text
    refused = await anna.slash("match new", game="fugger")
    assert "1 partie à la fois" in refused.text
    await mo.slash("server limite", parties=open_now + 1)
    await anna.press((await anna.slash("match close", match=screen_reader.match_of(card))).message, "close")
    await opened(house, anna)
    await mo.slash("server limite", parties=400)
