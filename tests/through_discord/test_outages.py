"""Places that go away and come back: matches go on, hosts are told once, nothing is tried again in haste."""

from __future__ import annotations

import pytest

from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table, seated
from tools.rehearsal import reading

HOUR = 3600


async def move_from_afar(table: Table) -> Person:
    """Whoever's turn it is plays from the bot's direct messages, whatever becomes of the thread."""
    mover = await table.turn()
    shown = (await mover.slash("move", at="dm", match=table.id)).message
    await mover.take(shown, reading.offers(shown)[0])
    await table.house.settled()
    return mover


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
    monkeypatch.setattr("discord_ui.delivery.means.SECONDS", 1.0)
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


async def test_a_server_that_throws_the_bot_out_and_invites_it_again(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    host = next(iter(table.people.values()))
    await table.play_on(1)
    thread = (await table.info()).thread_id
    await house.sandbox.call("leave", user="Kontor")
    for _ in range(3):
        await move_from_afar(table)
    assert (await table.info()).trouble is not None
    assert await told(host, table) == [], "the bot can write to nobody with whom it shares no server"
    assert await an_hour(house) < 10
    await house.sandbox.call("join", user="Kontor")
    await table.play_on(2)
    info = await table.info()
    assert info.status == "live"
    assert info.trouble is None
    assert info.thread_id == thread, "it goes on in its thread"
    for person in table.people.values():
        assert house.say("ui-panel-dm-closed") not in (await table.panel(person)).text


async def test_a_deleted_channel_ends_none_of_its_matches(own_house: House) -> None:
    house = own_house
    room = await house.room()
    tables = [await seated(house, "Anna", "Benoît", room=room) for _ in range(5)]
    await house.sandbox.call("delete_channel", channel=room)
    for table in tables:
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
