"""Places that go away and come back: matches go on, hosts get one message, nothing is tried again in haste."""

import asyncio

import pytest

from discord_ui.discord_api import required_permissions
from engines.core.text.messages import Many
from tests.through_discord.helpers.harness import PATIENCE, BotHarness
from tests.through_discord.helpers.match import DiscordMatch, open_lobby, pair, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

HOUR = 3600


async def move_from_afar(match: DiscordMatch) -> Player:
    """Have the player to move play from the bot's direct messages, whatever becomes of the thread."""
    if (await match.info()).status == "paused":
        player = next(iter(match.people.values()))
        await player.slash("match resume", at="dm", match=match.id)
        await match.harness.settled()
    mover = await match.turn()
    shown = (await mover.slash("move", at="dm", match=match.id)).message
    await mover.take(shown, screen_reader.offers(shown)[0])
    await match.harness.settled()
    return mover


async def until(match: DiscordMatch, *, trouble: bool) -> None:
    """Wait until the bot knows that nothing, or something, can be posted in the match's place."""
    async with asyncio.timeout(PATIENCE):
        while ((await match.info()).trouble is not None) != trouble:
            await match.harness.settled()
    await match.harness.settled()


async def an_hour(harness: BotHarness) -> int:
    """Let an hour pass in steps of a minute; how many requests about channels the bot made in it."""
    before = len(await harness.sandbox.requests())
    for _ in range(60):
        await harness.advance(60)
    return sum("/channels/" in one["path"] for one in (await harness.sandbox.requests())[before:])


async def told(player: Player, match: DiscordMatch) -> list[str]:
    texts = [one.text for one in await player.member.dm() if not one.ephemeral]
    return [text for text in texts if f"#{match.id}" in text and "your move in" not in text.lower()]


async def test_a_call_that_is_never_answered_holds_nobody_else_up(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord_ui.messages.delivery.context.SECONDS", 1.0)
    silent, lively = await start_match(harness, "Anna", "Benoît"), await start_match(harness, "Cleo", "Dora")
    place = await silent.place()
    await harness.sandbox.fault("POST", rf"/channels/{place}/messages$", times=1, delay=600)
    mover = await silent.turn()
    await mover.play(place)
    await lively.play_on(2)
    assert len(await lively.posts()) == 3
    await harness.advance(30)
    assert len(await silent.posts()) == 2, "it was tried again, and stands once"
    assert await silent.play_on(1)


@pytest.mark.long
@pytest.mark.promise("accidents")
@pytest.mark.promise("no-match-dies")
async def test_a_server_that_throws_the_bot_out_and_invites_it_again(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    host = next(iter(match.people.values()))
    await match.play_on(1)
    thread = (await match.info()).thread_id
    await harness.sandbox.call("leave", user="Kontor")
    await until(match, trouble=True)
    assert (await match.info()).status == "paused", "nobody waits for anybody"
    for _ in range(3):
        await move_from_afar(match)
    assert (await match.info()).trouble is not None
    assert await told(host, match) == [], "the bot can write to nobody with whom it shares no server"
    assert await an_hour(harness) < 10
    await harness.sandbox.call("join", user="Kontor")
    await until(match, trouble=False)
    await match.play_on(2)
    info = await match.info()
    assert info.status == "live"
    assert info.trouble is None
    assert info.thread_id == thread, "it goes on in its thread"
    for player in match.people.values():
        assert harness.say("ui-panel-dm-closed") not in (await match.panel(player)).text


@pytest.mark.promise("no-match-dies")
async def test_a_deleted_channel_ends_none_of_its_matches(harness: BotHarness) -> None:
    room = await harness.room()
    tables = [await start_match(harness, "Anna", "Benoît", room=room) for _ in range(5)]
    await harness.sandbox.call("delete_channel", channel=room)
    for match in tables:
        await until(match, trouble=True)
        for _ in range(2):
            await move_from_afar(match)
    for match in tables:
        info = await match.info()
        assert (info.status, info.trouble is not None) == ("live", True)
        assert len(await told(next(iter(match.people.values())), match)) == 1
        called = await match.turn()
        letters = [one for one in await called.member.dm() if not one.ephemeral]
        assert any("your move in" in one.text.lower() for one in letters), "no post can call"
    assert await an_hour(harness) < 10
    assert (await harness.kontor.admin.health()).outbox == 0


@pytest.mark.long
@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_the_host_moves_a_match_whose_channel_is_gone(harness: BotHarness, locale: str) -> None:
    room = await harness.room()
    match, (anna, benoit) = await pair(
        harness, "Anna", "Benoît", room=room, locales=[locale, locale], language=locale[:2]
    )
    language = locale[:2]
    await harness.sandbox.call("delete_channel", channel=room)
    await until(match, trouble=True)
    trouble = harness.say("post-trouble-channel", language)
    assert [trouble in text for text in await told(anna, match)].count(True) == 1, "it says what the host can do"
    other = await harness.room()
    refused = await benoit.slash("match move", at=other, match=match.id)
    assert harness.say("err-move-host", language, match=match.id) in refused.text
    await harness.sandbox.deny("SEND_MESSAGES", channel=other)
    refused = await anna.slash("match move", at=other, match=match.id)
    # Who may not write may not attach anything either.
    assert harness.say("new-lacks-vital", language, rights=rights("SEND_MESSAGES", "ATTACH_FILES")) in refused.text
    await harness.sandbox.allow("SEND_MESSAGES", channel=other)
    assert (await match.info()).channel_id == int(room)
    assert (await harness.public(other)) == []
    done = await anna.slash("match move", at=other, match=match.id)
    assert harness.say("move-done", language, match=match.id) in done.text
    await harness.settled()
    info = await match.info()
    assert (info.channel_id, info.trouble, info.status) == (int(other), None, "live")
    assert info.thread_id is not None, "it has a thread of its own again"
    said = await harness.public(info.thread_id)
    assert harness.say("say-moved", language, name="Anna", match=match.id) in said[-2].text
    assert harness.say("say-cut-off-log", language) in said[-1].text, "and the match goes on"
    waits = any(seat.user_id == benoit.id and seat.awaited for seat in info.seats)
    assert len(await benoit.pings(info.thread_id)) == waits, "whom the match waits for, once"
    assert await anna.pings(info.thread_id) == [], "who moves it knows"
    assert [screen_reader.has(one, "follow") for one in await harness.public(other)].count(True) == 1, "its card"
    again = await anna.slash("match move", at=other)
    assert harness.say("err-move-here", language, match=match.id) in again.text
    assert len(await match.play_on(2)) == 2
    assert len(await match.posts()) == 3, "the one with which it went on, and two turns"


def rights(*names: str) -> Many:
    return Many(tuple(required_permissions.NAMES[name.lower()] for name in names))


@pytest.mark.long
async def test_who_manages_the_server_moves_a_match_and_its_old_places_tell_where_to(harness: BotHarness) -> None:
    room, other = await harness.room(), await harness.room()
    match, (anna, _) = await pair(harness, "Anna", "Benoît", room=room)
    thread = await match.place()
    owner = await harness.owner()
    for where, key in ((thread, "move-not-in-thread"), ("dm", "new-only-server")):
        assert harness.say(key) in (await anna.slash("match move", at=where, match=match.id)).text
    await harness.sandbox.deny("CREATE_PUBLIC_THREADS", channel=other)
    done = await owner.slash("match move", at=other, match=match.id)
    assert harness.say("move-done-lacks", match=match.id, rights=rights("CREATE_PUBLIC_THREADS")) in done.text
    await harness.settled()
    info = await match.info()
    assert (info.channel_id, info.thread_id) == (int(other), None), "it is played in the channel"
    assert f"<#{other}>" in (await harness.public(thread))[-1].text
    assert not any(screen_reader.has(one, "follow") for one in await harness.public(room)), "the old card is gone"
    assert len(await match.play_on(2)) == 2
    assert len([one for one in await harness.public(other) if one.files]) == 2
    await anna.press((await anna.slash("match close", at=other)).message, "end-sure")
    benoit = list(match.people.values())[1]
    await benoit.press((await benoit.slash("match close", at=other)).message, "end-sure")
    await harness.settled()
    late = await anna.slash("match move", at=room, match=match.id)
    assert harness.say("err-status-aborted", match=match.id) in late.text


@pytest.mark.long
async def test_a_match_that_comes_back_to_its_channel_is_played_in_its_thread_again(harness: BotHarness) -> None:
    room, other = await harness.room(), await harness.room()
    match = await start_match(harness, "Anna", "Benoît", room=room)
    anna = next(iter(match.people.values()))
    thread = await match.place()
    await anna.slash("match move", at=other, match=match.id)
    await harness.settled()
    assert (await match.info()).channel_id == int(other)
    await anna.slash("match move", at=room, match=match.id)
    await harness.settled()
    assert (await match.info()).channel_id == int(room)
    assert await match.place() == thread
    assert await match.play_on(1)


@pytest.mark.promise("no-match-dies")
async def test_a_lobby_whose_channel_is_gone_is_moved_with_its_card(harness: BotHarness) -> None:
    anna, benoit = await harness.newcomer("Anna"), await harness.newcomer("Benoît")
    anna.member.channel = await harness.room()
    card = await open_lobby(harness, anna)
    await harness.sandbox.call("delete_channel", channel=anna.member.channel)
    anna.member.channel = await harness.room()
    await anna.slash("match move")
    await harness.settled()
    (card,) = [one for one in await harness.public(anna.member.channel) if screen_reader.has(one, "start")]
    await benoit.press(card, "join")
    await harness.settled()
    await anna.press(await anna.member.refresh(card), "start")
    await harness.settled()
    assert (await harness.info(screen_reader.match_of(card))).status == "live"


@pytest.mark.long
@pytest.mark.promise("no-match-dies")
async def test_a_server_that_is_unavailable_for_an_hour_is_waited_for(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    host = next(iter(match.people.values()))
    place = await match.place()
    before = len(await match.posts())
    await harness.sandbox.call("guild_outage")
    await harness.sandbox.fault(".*", r"/channels/\d+(/messages|/threads)?$", times=None, status=503)
    await move_from_afar(match)
    await move_from_afar(match)
    tries = await an_hour(harness)
    assert 5 < tries < 90, "ever more slowly, at least every five minutes"
    await harness.sandbox.clear_faults()
    await harness.sandbox.call("guild_outage", over=True)
    await harness.advance(600)
    await harness.settled()
    assert len(await match.posts()) == before + 2
    assert await match.place() == place
    assert (await match.info()).trouble is None
    assert await told(host, match) == []
    assert await match.play_on(1)


async def test_after_many_cuts_the_bot_is_back_within_minutes(harness: BotHarness) -> None:
    await harness.sandbox.call("gateway_drop")
    await harness.sandbox.wait_bot(PATIENCE)
    shard = harness.bot.get_shard(0)
    assert shard is not None
    pauses = [shard._parent._backoff.delay() for _ in range(50)]
    assert max(pauses) <= 64
