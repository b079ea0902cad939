"""What is said in the place of a match whose server is on a shard that another process carries."""

from __future__ import annotations

import asyncio

import pytest

from discord_ui.discord_api.ttl_cache import TTL
from tests.through_discord.elsewhere import asked, blinded, moved, play_on, server_of, shards_of
from tests.through_discord.house import PATIENCE, House
from tests.through_discord.table import Table, seated


async def room_of(table: Table) -> str:
    return str((await table.info()).channel_id)


async def letters(table: Table) -> list[str]:
    """What the host was told by direct message."""
    host = next(iter(table.people.values()))
    return [one.text for one in await host.member.dm() if not one.ephemeral]


async def in_lobby(house: House, *names: str) -> Table:
    """People in a lobby that is ready to begin."""
    room = await house.room()
    people = [await house.newcomer(name) for name in names]
    info = await house.kontor.lobby.create(
        people[0].user,
        game="fugger",
        guild_id=server_of(house),
        channel_id=int(room),
        seats=len(people),
        grace=0,
    )
    for person in people[1:]:
        await house.kontor.lobby.join(person.user, info.id)
    await house.settled()
    return Table(house, info.id, people)


async def begun(table: Table) -> None:
    """The match has begun and all is said."""
    host = next(iter(table.people.values()))
    await table.house.kontor.lobby.start(host.user, table.id)
    await table.house.settled()


async def test_turns_are_posted_with_their_boards_into_the_thread(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    thread = await table.place()
    await blinded(house)
    since = len(await house.sandbox.requests())
    await play_on(table, 3)
    posts = await table.posts()
    assert len(posts) == 4
    assert await table.place() == thread
    assert [bool(post.files[0].description) for post in posts] == [True] * 4
    assert [len(post.mentions) for post in posts] == [1] * 4
    found = await asked(house, since)
    assert len(found) == len(set(found)) <= 5, "each player, ourselves, the server and its channels: once"


async def test_a_match_begins_in_a_thread_and_its_people_are_put_there(own_house: House) -> None:
    house = own_house
    table = await in_lobby(house, "Anna", "Benoît")
    await blinded(house)
    await begun(table)
    anna, benoit = table.people.values()
    info = await table.info()
    threads = [one for one in await anna.member.threads() if one["id"] == str(info.thread_id)]
    assert [(one["name"], one["parent_id"]) for one in threads] == [
        (f"Die Fugger #{table.id}", str(info.channel_id))
    ]
    inside = house.server.world.channels[int(info.thread_id or 0)].thread
    assert inside is not None
    assert {anna.id, benoit.id} <= set(inside.members)
    assert len(await table.posts()) == 1
    assert info.trouble is None


async def test_a_thread_that_was_opened_before_a_crash_is_found_again(own_house: House) -> None:
    house = own_house
    table = await in_lobby(house, "Anna", "Benoît")
    await blinded(house)
    await house.sandbox.fault("POST", r"/channels/\d+/threads$", times=1, reset=True, when="after")
    await begun(table)
    await house.advance(30)
    anna = next(iter(table.people.values()))
    threads = [one["id"] for one in await anna.member.threads() if one["parent_id"] == await room_of(table)]
    assert threads == [await table.place()]


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        ("CREATE_PUBLIC_THREADS", "Create Public Threads"),
        ("SEND_MESSAGES_IN_THREADS", "Send Messages in Threads"),
    ],
)
async def test_without_the_right_to_open_threads_it_is_played_in_the_channel_until_there_is_one(
    own_house: House, denied: str, named: str
) -> None:
    house = own_house
    house.forgiven.append("given up")
    table = await in_lobby(house, "Anna", "Benoît")
    room = await room_of(table)
    await house.sandbox.deny(denied, channel=room)
    await blinded(house)
    await begun(table)
    await play_on(table, 1)
    assert (await table.info()).thread_id is None
    assert len(await table.posts()) == 2
    assert sum("played in the channel itself" in text and named in text for text in await letters(table)) == 1
    tried = await house.sandbox.requests()
    assert len([one for one in tried if one["path"].endswith("/threads")]) <= 1, "no thread is tried in vain"
    await house.sandbox.allow(denied, channel=room)
    await house.advance(2 * TTL)
    await play_on(table, 1)
    thread = (await table.info()).thread_id
    assert thread is not None
    assert f"<#{thread}>" in (await house.public(room))[-1].text


async def test_without_the_right_to_attach_files_the_text_goes_alone_and_nothing_is_tried_in_vain(
    own_house: House,
) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    room = await room_of(table)
    await house.sandbox.deny("ATTACH_FILES", channel=room)
    await blinded(house)
    await play_on(table, 2)
    posts = (await house.public(await table.place()))[-2:]
    assert not any(post.files for post in posts)
    assert all(post.mentions for post in posts)
    assert 403 not in [one["status"] for one in await house.sandbox.requests()]
    await house.sandbox.allow("ATTACH_FILES", channel=room)
    await house.advance(2 * TTL)
    await play_on(table, 1)
    assert (await house.public(await table.place()))[-1].files[0].description


async def test_a_right_that_was_taken_away_is_named_to_the_host_and_the_match_goes_on_with_it(
    own_house: House,
) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    room, thread = await room_of(table), await table.place()
    await blinded(house)
    await play_on(table, 1)
    await house.sandbox.deny("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", channel=room)
    await play_on(table, 1)
    info = await table.info()
    assert (info.status, info.trouble is None) == ("paused", False)
    assert any("Send Messages" in text and "Send Messages in Threads" in text for text in await letters(table))
    await house.advance(300)
    assert (await table.info()).status == "paused", "what is known to be shut is not tried"
    await house.sandbox.allow("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", channel=room)
    await house.kontor.outages.look()
    await house.settled()
    assert (await table.info()).status == "paused", "whether it is open again is seen by who hears of the server"
    house.shards = None
    await house.restart()
    async with asyncio.timeout(PATIENCE):
        while (await table.info()).status == "paused":
            await house.settled()
    assert await table.place() == thread


async def test_a_place_that_refused_by_mistake_is_tried_again(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    await blinded(house)
    there = rf"/channels/({await table.place()}|{await room_of(table)})/(messages|threads)$"
    await house.sandbox.fault("POST", there, times=None, status=403, code=50013)
    await play_on(table, 1)
    assert (await table.info()).status == "paused"
    await house.sandbox.clear_faults()
    await house.advance(300)
    assert (await table.info()).status == "live"


@pytest.mark.promise("moderators")
@pytest.mark.parametrize("how", ["deleted", "locked"])
async def test_a_match_whose_thread_a_moderator_closed_rests_and_its_host_goes_on_in_another(
    own_house: House, how: str
) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    host, thread, room = next(iter(table.people.values())), await table.place(), await room_of(table)
    await blinded(house)
    before = len(await house.public(room))
    if how == "locked":
        await house.sandbox.call("archive", channel=thread, locked=True)
    else:
        await house.sandbox.call("delete_channel", channel=thread)
    await play_on(table, 1)
    assert (await table.info()).status == "paused"
    said = house.say("say-thread-closed", match=table.id)
    assert [said in text for text in await letters(table)] == [True]
    assert len(await house.public(room)) == before, "nothing is said in the channel"
    await host.slash("match resume", at="dm", match=table.id)
    await house.settled()
    info = await table.info()
    assert (info.status, info.thread_id is not None, str(info.thread_id) != thread) == ("live", True, True)
    assert len(await table.posts()) == 1


async def test_an_archived_thread_wakes_up(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    thread = await table.place()
    await blinded(house)
    await house.sandbox.call("archive", channel=thread)
    await play_on(table, 1)
    assert (await table.place(), len(await table.posts())) == (thread, 2)


@pytest.mark.parametrize("gone", ["the bot", "the channel"])
async def test_a_server_or_a_channel_that_is_gone_cuts_the_match_off(own_house: House, gone: str) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    await blinded(house)
    if gone == "the bot":
        await house.sandbox.call("leave", user=house.server.world.bot.name)
    else:
        await house.sandbox.call("delete_channel", channel=await room_of(table))
    await moved(table, mover)
    await house.settled()
    info = await table.info()
    assert (info.status, info.trouble is None) == ("paused", False)


@pytest.mark.parametrize("silence", [{"status": 503}, {"reset": True}, {"delay": 1.0}])
async def test_without_an_answer_about_its_rights_the_bot_tries(
    own_house: House, monkeypatch: pytest.MonkeyPatch, silence: dict[str, float]
) -> None:
    house = own_house
    monkeypatch.setattr("discord_ui.discord_api.own_permissions.PATIENCE", 0.3)
    table = await seated(house, "Anna", "Benoît")
    await blinded(house)
    await house.sandbox.fault("GET", r"^/guilds/", times=None, **silence)
    await play_on(table, 2)
    assert [bool(post.files) for post in await table.posts()] == [True] * 3


async def test_matches_of_a_server_ask_once_for_all(own_house: House) -> None:
    house = own_house
    tables = [await seated(house, "Anna", "Benoît") for _ in range(3)]
    movers = [await table.turn() for table in tables]
    await blinded(house)
    since = len(await house.sandbox.requests())
    await asyncio.gather(*(moved(table, mover) for table, mover in zip(tables, movers, strict=True)))
    await house.settled()
    assert [len(await table.posts()) for table in tables] == [2, 2, 2]
    found = await asked(house, since)
    us = f"/members/{house.server.world.bot.id}"
    assert len([path for path in found if path.endswith(us)]) == 1
    assert len(found) == len(set(found))


@pytest.mark.parametrize("shards", ["all", "its own"])
async def test_where_a_server_is_in_memory_nothing_is_asked(own_house: House, shards: str) -> None:
    house = own_house
    house.forgiven.append("given up")
    if shards == "its own":
        _, house.shards = shards_of(house)
        await house.restart()
    rooms = {denied: await house.room() for denied in ("", "ATTACH_FILES", "SEND_MESSAGES_IN_THREADS")}
    for denied, room in rooms.items():
        if denied:
            await house.sandbox.deny(denied, channel=room)
    since = len(await house.sandbox.requests())
    for denied, room in rooms.items():
        table = await seated(house, "Anna", "Benoît", room=room)
        for person in table.people.values():
            await person.slash("settings", notices="dm_hand")
        await table.play_on(2)
        posts = (await house.public(await table.place()))[-2:]
        assert [bool(post.files) for post in posts] == [denied != "ATTACH_FILES"] * 2
        assert ((await table.info()).thread_id is None) == (denied == "SEND_MESSAGES_IN_THREADS")
    assert [path for path in await asked(house, since) if not path.endswith("/messages")] == []
