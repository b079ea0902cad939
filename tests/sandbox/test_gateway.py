"""The gateway under the real discord.py: wrong tokens, lost connections, resumed and new sessions."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.server import Server
from sandbox.settings import Settings
from tests.sandbox.helpers.sample_bot import SampleBot, running


async def test_wrong_token_cannot_log_in(server: Server) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running("wrong"):
            pass


async def test_resume_replays_what_was_missed(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    await sandbox.call("gateway_drop")
    response = await anna.slash("play", {"card": "salt"})
    assert response.message.text == "Anna plays salt x1"
    async with asyncio.timeout(10):
        await bot.resumed.wait()
    counts = await sandbox.call("gateway_counts")
    assert (counts["identifies"], counts["resumes"]) == (1, 1)


async def test_lost_session_begins_anew(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    await sandbox.call("set", answer_within=10.0)
    await sandbox.call("gateway_drop", resume=False)
    await sandbox.wait_bot(sessions=2)
    assert not (await anna.slash("play", {"card": "salt"})).failed


async def test_asked_to_reconnect(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    await sandbox.call("gateway_reconnect")
    async with asyncio.timeout(10):
        await bot.resumed.wait()
    assert not (await anna.slash("play", {"card": "salt"})).failed


async def test_invalid_session(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    await sandbox.call("gateway_invalidate")
    await sandbox.wait_bot(sessions=2)
    assert not (await anna.slash("play", {"card": "salt"})).failed


async def test_a_new_bot_process_finds_everything_as_it_was(server: Server, sandbox: Sandbox) -> None:
    anna, bert = await sandbox.member("anna"), await sandbox.member("bert")
    async with running(server.settings.token):
        await anna.slash("start")
    thread = await bert.wait_thread("Match")
    post = await bert.wait_message(thread, lambda message: message.by_bot)
    async with running(server.settings.token) as bot:
        assert (await bert.click(post, "Nudge")).message.text == "nudged 42"
        guild = bot.guilds[0]
        assert [one.name for one in guild.threads] == ["Match #42"]
    assert server.gateway.identifies == 2


async def test_nobody_there(server: Server, sandbox: Sandbox) -> None:
    async with running(server.settings.token):
        pass
    anna = await sandbox.member("anna")
    server.settings.answer_within = 0.05
    assert (await anna.slash("play", {"card": "salt"})).text == "The application did not respond"


async def test_shards(server: Server, sandbox: Sandbox) -> None:
    server.settings.shards = 2
    anna = await sandbox.member("anna")
    async with running(server.settings.token) as bot:
        assert bot.shard_count == 2
        assert len(bot.guilds) == 1
        assert not (await anna.slash("play", {"card": "salt"})).failed
    assert server.gateway.identifies == 2


async def closed_with(server: Server, *frames: dict[str, Any]) -> int | None:
    """The code with which the gateway closes after some frames."""
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as ws:
        hello = await ws.receive_json()
        assert hello["op"] == 10
        for frame in frames:
            await ws.send_str(json.dumps(frame))
        async with asyncio.timeout(5):
            async for _ in ws:
                pass
        return ws.close_code


def identify(**more: Any) -> dict[str, Any]:
    return {"op": 2, "d": {"token": Settings().token, "intents": 1, "properties": {}} | more}


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([identify(token="wrong")], 4004),
        ([identify(intents=1 << 15)], 4014),
        ([identify(intents=1 << 40)], 4013),
        ([identify(shard=[2, 2])], 4010),
        ([identify(), identify()], 4005),
        ([{"op": 8, "d": {}}], 4003),
        ([identify(), {"op": 99, "d": {}}], 4001),
        ([{"no": "opcode"}], 4002),
        ([{"op": 1, "d": None}] * 121, 4008),
    ],
)
async def test_close_codes(server: Server, frames: list[dict[str, Any]], code: int) -> None:
    assert await closed_with(server, *frames) == code


async def test_unknown_session_cannot_be_resumed(server: Server) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as ws:
        await ws.receive_json()
        await ws.send_json({"op": 6, "d": {"token": Settings().token, "session_id": "x", "seq": 5}})
        assert await ws.receive_json() == {"op": 9, "d": False}


async def test_only_events_that_were_asked_for(server: Server, sandbox: Sandbox) -> None:
    anna = await sandbox.member("anna")
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as ws:
        await ws.receive_json()
        await ws.send_json(identify(intents=1 | 1 << 9))
        assert [(await ws.receive_json())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
        await anna.say("a private matter")
        heard = await ws.receive_json()
        assert heard["t"] == "MESSAGE_CREATE"
        assert heard["d"]["content"] == ""
        assert heard["d"]["author"]["id"] == anna.id
        await anna.say("hello bot", channel="dm")
        await sandbox.add_channel("new")
        assert (await ws.receive_json())["t"] == "CHANNEL_CREATE"


async def test_members_are_told_by_id_or_name(bot: SampleBot, anna: Member) -> None:
    guild = bot.guilds[0]
    found = await guild.query_members(user_ids=[int(anna.id), 1])
    assert [one.name for one in found] == ["anna"]
    assert [one.name for one in await guild.query_members("be")] == ["bert"]
