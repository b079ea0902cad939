"""Places that go away and come back: matches go on, hosts are told once, nothing is tried again in haste."""

from __future__ import annotations

import asyncio

import pytest

from discord_ui.discord_api import required_permissions
from engines.core.text.messages import Many
from tests.through_discord.house import PATIENCE, House
from tests.through_discord.person import Person
from tests.through_discord.table import Table, opened, seated
from tools.scripted_member import screen_reader

HOUR = 3600


async def move_from_afar(table: Table) -> Person:
    """Whoever's turn it is plays from the bot's direct messages, whatever becomes of the thread."""
    if (await table.info()).status == "paused":
        person = next(iter(table.people.values()))
        await person.slash("match resume", at="dm", match=table.id)
        await table.house.settled()
    mover = await table.turn()
    shown = (await mover.slash("move", at="dm", match=table.id)).message
    await mover.take(shown, screen_reader.offers(shown)[0])
    await table.house.settled()
    return mover


async def until(table: Table, *, trouble: bool) -> None:
    """Wait until the bot knows that nothing, or something, can be posted in the match's place."""
    async with asyncio.timeout(PATIENCE):
        while ((await table.info()).trouble is not None) != trouble:
            await table.house.settled()
    await table.house.settled()


async def an_hour(house: House) -> int:
    """Let an hour pass in steps of a minute; how many requests about channels the bot made in it."""
    before = len(await house.sandbox.requests())
    for _ in range(60):
        await house.advance(60)
    since = (await house.sandbox.requests())[before:]
    return sum("/channels/" in one["path"] for one in since)


async def told(person: Person, table: Table) -> list[str]:
    """What the person was told by direct message about a trouble of the match."""
    texts = [one.text for one in await person.member.dm() if not one.ephemeral]
    return [text for text in texts if f"#{table.id}" in text and "waits for you" not in text]


async def test_a_call_that_is_never_answered_holds_nobody_else_up(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = own_house
    monkeypatch.setattr("discord_ui.messages.delivery.context.SECONDS", 1.0)
    silent, lively = await seated(house, "Anna", "Benoît"), await seated(house, "Cleo", "Dora")
    place = await silent.place()
    await house.sandbox.fault("POST", rf"/channels/{place}/messages$", times=1, delay=600)
    mover = await silent.turn()
    await mover.play(place)
    await lively.play_on(2)
    assert len(await lively.posts()) == 3
    await house.advance(30)
    assert len(await silent.posts()) == 2, "it was tried again, and stands once"
    assert await silent.play_on(1)


@pytest.mark.promise("accidents")
@pytest.mark.promise("no-match-dies")
async def test_a_server_that_throws_the_bot_out_and_invites_it_again(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    host = next(iter(table.people.values()))
    await table.play_on(1)
    thread = (await table.info()).thread_id
    await house.sandbox.call("leave", user="Kontor")
    await until(table, trouble=True)
    assert (await table.info()).status == "paused", "nobody waits for anybody"
    for _ in range(3):
        await move_from_afar(table)
    assert (await table.info()).trouble is not None
    assert await told(host, table) == [], "the bot can write to nobody with whom it shares no server"
    assert await an_hour(house) < 10
    await house.sandbox.call("join", user="Kontor")
    await until(table, trouble=False)
    await table.play_on(2)
    info = await table.info()
    assert info.status == "live"
    assert info.trouble is None
    assert info.thread_id == thread, "it goes on in its thread"
    for person in table.people.values():
        assert house.say("ui-panel-dm-closed") not in (await table.panel(person)).text


@pytest.mark.promise("no-match-dies")
async def test_a_deleted_channel_ends_none_of_its_matches(own_house: House) -> None:
    house = own_house
    room = await house.room()
    tables = [await seated(house, "Anna", "Benoît", room=room) for _ in range(5)]
    await house.sandbox.call("delete_channel", channel=room)
    for table in tables:
        await until(table, trouble=True)
        for _ in range(2):
            await move_from_afar(table)
    for table in tables:
        info = await table.info()
        assert (info.status, info.trouble is not None) == ("live", True)
        host = next(iter(table.people.values()))
        assert len(await told(host, table)) == 1
        called = await table.turn()
        letters = [one for one in await called.member.dm() if not one.ephemeral]
        assert any("waits for you" in one.text for one in letters), "no post can call"
    assert await an_hour(house) < 10
    assert (await house.kontor.admin.health()).outbox == 0


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_the_host_brings_a_match_whose_channel_is_gone_to_another_one(own_house: House, locale: str) -> None:
    house = own_house
    room = await house.room()
    table = await seated(house, "Anna", "Benoît", room=room, locales=[locale, locale], language=locale[:2])
    anna, benoit = table.people.values()
    language = locale[:2]
    await house.sandbox.call("delete_channel", channel=room)
    await until(table, trouble=True)
    trouble = house.say("post-trouble-channel", language)
    assert [trouble in text for text in await told(anna, table)].count(True) == 1, "it says what the host can do"
    other = await house.room()
    refused = await benoit.slash("match move", at=other, match=table.id)
    assert house.say("err-move-host", language, match=table.id) in refused.text
    await house.sandbox.deny("SEND_MESSAGES", channel=other)
    refused = await anna.slash("match move", at=other, match=table.id)
    # Who may not write may not attach anything either.
    assert house.say("new-lacks-vital", language, rights=rights("SEND_MESSAGES", "ATTACH_FILES")) in refused.text
    await house.sandbox.allow("SEND_MESSAGES", channel=other)
    assert (await table.info()).channel_id == int(room)
    assert (await house.public(other)) == []
    done = await anna.slash("match move", at=other, match=table.id)
    assert house.say("move-done", language, match=table.id) in done.text
    await house.settled()
    info = await table.info()
    assert (info.channel_id, info.trouble, info.status) == (int(other), None, "live")
    assert info.thread_id is not None, "it has a thread of its own again"
    said = await house.public(info.thread_id)
    assert house.say("say-moved", language, name="Anna", match=table.id) in said[-2].text
    assert house.say("say-cut-off-log", language) in said[-1].text, "and the match goes on"
    waits = any(seat.user_id == benoit.id and seat.awaited for seat in info.seats)
    assert len(await benoit.pings(info.thread_id)) == waits, "whom the match waits for, once"
    assert await anna.pings(info.thread_id) == [], "who moves it knows"
    assert [screen_reader.has(one, "follow") for one in await house.public(other)].count(True) == 1, "its card"
    again = await anna.slash("match move", at=other)
    assert house.say("err-move-here", language, match=table.id) in again.text
    assert len(await table.play_on(2)) == 2
    assert len(await table.posts()) == 3, "the one with which it went on, and two turns"


def rights(*names: str) -> Many:
    """Rights in words."""
    return Many(tuple(required_permissions.NAMES[name.lower()] for name in names))


async def test_who_manages_the_server_moves_a_match_and_its_old_places_tell_where_to(own_house: House) -> None:
    house = own_house
    room, other = await house.room(), await house.room()
    table = await seated(house, "Anna", "Benoît", room=room)
    anna, _ = table.people.values()
    thread = await table.place()
    owner = await house.owner()
    for where, key in ((thread, "move-not-in-thread"), ("dm", "new-only-server")):
        assert house.say(key) in (await anna.slash("match move", at=where, match=table.id)).text
    await house.sandbox.deny("CREATE_PUBLIC_THREADS", channel=other)
    done = await owner.slash("match move", at=other, match=table.id)
    lacking = rights("CREATE_PUBLIC_THREADS")
    assert house.say("move-done-lacks", match=table.id, rights=lacking) in done.text
    await house.settled()
    info = await table.info()
    assert (info.channel_id, info.thread_id) == (int(other), None), "it is played in the channel"
    assert f"<#{other}>" in (await house.public(thread))[-1].text
    assert not any(screen_reader.has(one, "follow") for one in await house.public(room)), "the old card is gone"
    assert len(await table.play_on(2)) == 2
    assert len([one for one in await house.public(other) if one.files]) == 2
    await anna.press((await anna.slash("match close", at=other)).message, "end-sure")
    benoit = list(table.people.values())[1]
    await benoit.press((await benoit.slash("match close", at=other)).message, "end-sure")
    await house.settled()
    late = await anna.slash("match move", at=room, match=table.id)
    assert house.say("err-status-aborted", match=table.id) in late.text


async def test_a_match_that_comes_back_to_its_channel_is_played_in_its_thread_again(own_house: House) -> None:
    house = own_house
    room, other = await house.room(), await house.room()
    table = await seated(house, "Anna", "Benoît", room=room)
    anna = next(iter(table.people.values()))
    thread = await table.place()
    await anna.slash("match move", at=other, match=table.id)
    await house.settled()
    assert (await table.info()).channel_id == int(other)
    await anna.slash("match move", at=room, match=table.id)
    await house.settled()
    assert (await table.info()).channel_id == int(room)
    assert await table.place() == thread
    assert await table.play_on(1)


@pytest.mark.promise("no-match-dies")
async def test_a_lobby_whose_channel_is_gone_is_moved_with_its_card(own_house: House) -> None:
    house = own_house
    anna, benoit = await house.newcomer("Anna"), await house.newcomer("Benoît")
    anna.member.channel = await house.room()
    card = await opened(house, anna)
    await house.sandbox.call("delete_channel", channel=anna.member.channel)
    anna.member.channel = await house.room()
    await anna.slash("match move")
    await house.settled()
    (card,) = [one for one in await house.public(anna.member.channel) if screen_reader.has(one, "start")]
    await benoit.press(card, "join")
    await house.settled()
    await anna.press(await anna.member.refresh(card), "start")
    await house.settled()
    assert (await house.info(screen_reader.match_of(card))).status == "live"


@pytest.mark.promise("no-match-dies")
async def test_a_server_that_is_unavailable_for_an_hour_is_waited_for(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    host = next(iter(table.people.values()))
    place = await table.place()
    before = len(await table.posts())
    await house.sandbox.call("guild_outage")
    await house.sandbox.fault(".*", r"/channels/\d+(/messages|/threads)?$", times=None, status=503)
    await move_from_afar(table)
    await move_from_afar(table)
    tries = await an_hour(house)
    assert 5 < tries < 90, "ever more slowly, at least every five minutes"
    await house.sandbox.clear_faults()
    await house.sandbox.call("guild_outage", over=True)
    await house.advance(600)
    await house.settled()
    assert len(await table.posts()) == before + 2
    assert await table.place() == place
    assert (await table.info()).trouble is None
    assert await told(host, table) == []
    assert await table.play_on(1)
