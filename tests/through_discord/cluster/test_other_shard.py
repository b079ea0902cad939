"""Posts for a match whose server is on the shard of another process; and a process that was declared dead."""

import asyncio

import pytest

from discord_ui.discord_api.ttl_cache import TTL
from service.cluster.processes import DeclaredDead
from store.cluster import process_rows
from tests.postgres import Server
from tests.through_discord.helpers.harness import PATIENCE, BotHarness, running
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.other_shard import asked, blinded, moved, play_on, server_of, shards_of

pytestmark = pytest.mark.long


async def room_of(match: DiscordMatch) -> str:
    return str((await match.info()).channel_id)


async def letters(match: DiscordMatch) -> list[str]:
    return [one.text for one in await next(iter(match.people.values())).member.dm() if not one.ephemeral]


async def in_lobby(harness: BotHarness, *names: str) -> DiscordMatch:
    room = await harness.room()
    people = [await harness.newcomer(name) for name in names]
    info = await harness.kontor.lobby.create(
        people[0].user,
        game="fugger",
        guild_id=server_of(harness),
        channel_id=int(room),
        seats=len(people),
        grace=0,
    )
    for player in people[1:]:
        await harness.kontor.lobby.join(player.user, info.id)
    await harness.settled()
    return DiscordMatch(harness, info.id, people)


async def begun(match: DiscordMatch) -> None:
    await match.harness.kontor.lobby.start(next(iter(match.people.values())).user, match.id)
    await match.harness.settled()


async def test_turns_are_posted_with_their_boards_into_the_thread(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    thread = await match.place()
    await blinded(harness)
    since = len(await harness.sandbox.requests())
    await play_on(match, 3)
    posts = await match.posts()
    assert len(posts) == 4
    assert await match.place() == thread
    assert [bool(post.files[0].description) for post in posts] == [True] * 4
    assert [len(post.mentions) for post in posts] == [1] * 4
    found = await asked(harness, since)
    assert len(found) == len(set(found)) <= 5, "each player, ourselves, the server and its channels: once"
    await harness.sandbox.call("archive", channel=thread)
    await play_on(match, 1)
    assert (await match.place(), len(await match.posts())) == (thread, 5), "an archived thread wakes up"


@pytest.mark.parametrize("crash", [False, True])
async def test_a_match_begins_in_one_thread_and_its_people_are_put_there(harness: BotHarness, crash: bool) -> None:
    match = await in_lobby(harness, "Anna", "Benoît")
    await blinded(harness)
    if crash:
        await harness.sandbox.fault("POST", r"/channels/\d+/threads$", times=1, reset=True, when="after")
    await begun(match)
    await harness.advance(30)
    anna, benoit = match.people.values()
    info = await match.info()
    threads = [one for one in await anna.member.threads() if one["parent_id"] == str(info.channel_id)]
    assert [(one["name"], one["id"]) for one in threads] == [(f"Die Fugger #{match.id}", str(info.thread_id))]
    inside = harness.server.world.channels[int(info.thread_id or 0)].thread
    assert inside is not None
    assert {anna.id, benoit.id} <= set(inside.members)
    assert len(await match.posts()) == 1
    assert info.trouble is None


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        ("CREATE_PUBLIC_THREADS", "Create Public Threads"),
        ("SEND_MESSAGES_IN_THREADS", "Send Messages in Threads"),
    ],
)
async def test_a_match_is_played_in_the_channel_as_long_as_threads_may_not_be_opened(
    harness: BotHarness, denied: str, named: str
) -> None:
    harness.forgiven.append("given up")
    match = await in_lobby(harness, "Anna", "Benoît")
    room = await room_of(match)
    await harness.sandbox.deny(denied, channel=room)
    await blinded(harness)
    await begun(match)
    await play_on(match, 1)
    assert (await match.info()).thread_id is None
    assert len(await match.posts()) == 2
    assert sum("played in the channel itself" in text and named in text for text in await letters(match)) == 1
    tried = await harness.sandbox.requests()
    assert len([one for one in tried if one["path"].endswith("/threads")]) <= 1, "no thread is tried in vain"
    await harness.sandbox.allow(denied, channel=room)
    await harness.advance(2 * TTL)
    await play_on(match, 1)
    thread = (await match.info()).thread_id
    assert thread is not None
    assert f"<#{thread}>" in (await harness.public(room))[-1].text


async def test_without_the_right_to_attach_files_the_text_goes_alone(
    harness: BotHarness,
) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    room = await room_of(match)
    await harness.sandbox.deny("ATTACH_FILES", channel=room)
    await blinded(harness)
    await play_on(match, 2)
    posts = (await harness.public(await match.place()))[-2:]
    assert not any(post.files for post in posts)
    assert all(post.mentions for post in posts)
    assert 403 not in [one["status"] for one in await harness.sandbox.requests()]
    await harness.sandbox.allow("ATTACH_FILES", channel=room)
    await harness.advance(2 * TTL)
    await play_on(match, 1)
    assert (await harness.public(await match.place()))[-1].files[0].description


async def test_a_right_that_was_taken_away_is_named_to_the_host(
    harness: BotHarness,
) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    room, thread = await room_of(match), await match.place()
    await blinded(harness)
    await play_on(match, 1)
    await harness.sandbox.deny("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", channel=room)
    await play_on(match, 1)
    info = await match.info()
    assert (info.status, info.trouble is None) == ("paused", False)
    assert any("Send Messages" in text and "Send Messages in Threads" in text for text in await letters(match))
    await harness.advance(300)
    assert (await match.info()).status == "paused", "what is known to be shut is not tried"
    await harness.sandbox.allow("SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", channel=room)
    await harness.kontor.outages.look()
    await harness.settled()
    assert (await match.info()).status == "paused", "whether it is open again is seen by who hears of the server"
    harness.shards = None
    await harness.restart()
    async with asyncio.timeout(PATIENCE):
        while (await match.info()).status == "paused":
            await harness.settled()
    assert await match.place() == thread


@pytest.mark.promise("moderators")
@pytest.mark.parametrize("how", ["deleted", "locked"])
async def test_a_match_whose_thread_a_moderator_closed_goes_on_in_another(harness: BotHarness, how: str) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    host, thread, room = next(iter(match.people.values())), await match.place(), await room_of(match)
    await blinded(harness)
    before = len(await harness.public(room))
    if how == "locked":
        await harness.sandbox.call("archive", channel=thread, locked=True)
    else:
        await harness.sandbox.call("delete_channel", channel=thread)
    await play_on(match, 1)
    assert (await match.info()).status == "paused"
    said = harness.say("say-thread-closed", match=match.id)
    assert [said in text for text in await letters(match)] == [True]
    assert len(await harness.public(room)) == before, "nothing is said in the channel"
    await host.slash("match resume", at="dm", match=match.id)
    await harness.settled()
    info = await match.info()
    assert (info.status, info.thread_id is not None, str(info.thread_id) != thread) == ("live", True, True)
    assert len(await match.posts()) == 1


@pytest.mark.parametrize("gone", ["the bot", "the channel"])
async def test_a_server_or_a_channel_that_is_gone_cuts_the_match_off(harness: BotHarness, gone: str) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    await blinded(harness)
    if gone == "the bot":
        await harness.sandbox.call("leave", user=harness.server.world.bot.name)
    else:
        await harness.sandbox.call("delete_channel", channel=await room_of(match))
    await moved(match, mover)
    await harness.settled()
    info = await match.info()
    assert (info.status, info.trouble is None) == ("paused", False)


@pytest.mark.parametrize("silence", [{"status": 503}, {"reset": True}, {"delay": 1.0}])
async def test_without_an_answer_about_its_rights_the_bot_tries(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, silence: dict[str, float]
) -> None:
    monkeypatch.setattr("discord_ui.discord_api.own_permissions.PATIENCE", 0.3)
    match = await start_match(harness, "Anna", "Benoît")
    await blinded(harness)
    await harness.sandbox.fault("GET", r"^/guilds/", times=None, **silence)
    await play_on(match, 2)
    assert [bool(post.files) for post in await match.posts()] == [True] * 3


async def test_matches_of_a_server_ask_once_for_all(harness: BotHarness) -> None:
    tables = [await start_match(harness, "Anna", "Benoît") for _ in range(3)]
    movers = [await match.turn() for match in tables]
    await blinded(harness)
    since = len(await harness.sandbox.requests())
    await asyncio.gather(*(moved(match, mover) for match, mover in zip(tables, movers, strict=True)))
    await harness.settled()
    assert [len(await match.posts()) for match in tables] == [2, 2, 2]
    found = await asked(harness, since)
    us = f"/members/{harness.server.world.bot.id}"
    assert len([path for path in found if path.endswith(us)]) == 1
    assert len(found) == len(set(found))


@pytest.mark.parametrize("shards", ["all", "its own"])
async def test_where_a_server_is_in_memory_nothing_is_asked(harness: BotHarness, shards: str) -> None:
    harness.forgiven.append("given up")
    if shards == "its own":
        _, harness.shards = shards_of(harness)
        await harness.restart()
    rooms = {denied: await harness.room() for denied in ("", "ATTACH_FILES", "SEND_MESSAGES_IN_THREADS")}
    for denied, room in rooms.items():
        if denied:
            await harness.sandbox.deny(denied, channel=room)
    since = len(await harness.sandbox.requests())
    for denied, room in rooms.items():
        match = await start_match(harness, "Anna", "Benoît", room=room)
        for player in match.people.values():
            await player.slash("settings", notices="dm_hand")
        await match.play_on(2)
        posts = (await harness.public(await match.place()))[-2:]
        assert [bool(post.files) for post in posts] == [denied != "ATTACH_FILES"] * 2
        assert ((await match.info()).thread_id is None) == (denied == "SEND_MESSAGES_IN_THREADS")
    assert [path for path in await asked(harness, since) if not path.endswith("/messages")] == []


@pytest.mark.promise("accidents")
async def test_a_process_that_is_buried_while_its_shard_connects_again_ends(postgresql: Server) -> None:
    url = postgresql.migrated()
    async with running(url) as harness:
        await harness.sandbox.fault(route="/gateway/bot", delay=4 * PATIENCE, times=None)
        hung = harness.server.faults
        await harness.sandbox.call("gateway_drop", resume=False)
        async with asyncio.timeout(PATIENCE):
            while not any(fault["hits"] for fault in hung.listed()):  # noqa: ASYNC110 - nothing reports it
                await asyncio.sleep(0.02)
        async with harness.kontor.database.tx() as tx:
            assert harness.kontor.processes.share.me is not None
            await process_rows.mark_dead(tx, harness.kontor.processes.share.me)
        assert harness._running is not None
        await asyncio.wait((harness._running,), timeout=PATIENCE)
        assert isinstance(harness._running.exception(), DeclaredDead)
        await harness.sandbox.clear_faults()
        harness._running = None
        await harness.restart()
        owner = await harness.owner()
        assert not (await owner.slash("turns")).failed
    postgresql.give_back(url)
