"""The gateway under the real discord.py: wrong tokens, lost connections, and how fast sessions may begin."""

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.server import Server
from sandbox.settings import Settings
from tests.sandbox.helpers.gateway_listener import listener, listeners
from tests.sandbox.helpers.raw_bot import RawBot
from tests.sandbox.helpers.sample_bot import SampleBot, running


async def test_wrong_token_cannot_log_in(server: Server) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running("wrong"):
            pass


async def test_resume_replays_what_was_missed(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    await sandbox.call("gateway_drop")
    assert (await anna.slash("play", {"card": "salt"})).message.text == "Anna plays salt x1"
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
    post = await bert.wait_message(await bert.wait_thread("Match"), lambda message: message.by_bot)
    async with running(server.settings.token) as bot:
        assert (await bert.click(post, "Nudge")).message.text == "nudged 42"
        assert [one.name for one in bot.guilds[0].threads] == ["Match #42"]
    assert server.gateway.identifies == 2


async def test_nobody_there(server: Server, sandbox: Sandbox) -> None:
    async with running(server.settings.token):
        pass
    anna = await sandbox.member("anna")
    server.settings.answer_within = 0.05
    assert (await anna.slash("play", {"card": "salt"})).text == "The application did not respond"


async def closed_with(server: Server, *frames: dict[str, Any]) -> int | None:
    """The code with which the gateway closes after some frames."""
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as ws:
        assert (await ws.receive_json())["op"] == 10
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
    assert [one.name for one in await guild.query_members(user_ids=[int(anna.id), 1])] == ["anna"]
    assert [one.name for one in await guild.query_members("be")] == ["bert"]


REFUSED = {"op": 9, "d": False}
LONG = 3600.0


async def test_the_bot_is_told_how_many_shards_and_how_fast(raw: RawBot, sandbox: Sandbox) -> None:
    told = (await raw.call("GET", "/gateway/bot")).body
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (1, 1)
    await sandbox.call("set", shards=4, max_concurrency=2)
    told = (await raw.call("GET", "/gateway/bot")).body
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (4, 2)
    assert told["session_start_limit"].keys() == {"total", "remaining", "reset_after", "max_concurrency"}


async def test_any_number_of_sessions_may_begin_unless_told_otherwise(server: Server, sandbox: Sandbox) -> None:
    async with listeners(server, 4):
        pass
    assert (await sandbox.call("gateway_counts"))["hasty"] == 0
    assert not any((await sandbox.troubles()).values())


async def test_a_session_that_begins_too_fast_is_refused_and_told_of(server: Server, sandbox: Sandbox) -> None:
    await sandbox.call("set", identify_pause=LONG)
    async with listener(server) as first, listener(server) as second:
        assert (await first.identify(0, 4))["t"] == "READY"
        assert await second.identify(1, 4) == REFUSED
        assert await second.identify(1, 4) == REFUSED
        assert [one[:13] for one in (await sandbox.troubles())["hasty"]] == ["shard 1 of 4,"] * 2
        counts = await sandbox.call("gateway_counts")
        assert (counts["hasty"], counts["identifies"]) == (2, 1)
        assert [one["shard"] for one in counts["shards"]] == [0]
        await sandbox.call("set", identify_pause=0.0)
        assert (await second.identify(1, 4))["t"] == "READY"


async def test_after_the_pause_the_next_may_begin(server: Server, sandbox: Sandbox) -> None:
    await sandbox.call("set", identify_pause=0.2)
    async with listener(server) as first, listener(server) as second:
        await first.identify(0, 2)
        await asyncio.sleep(0.25)
        assert (await second.identify(1, 2))["t"] == "READY"
    assert (await sandbox.troubles())["hasty"] == []


async def test_each_bucket_has_a_pause_of_its_own(server: Server, sandbox: Sandbox) -> None:
    await sandbox.call("set", identify_pause=LONG, max_concurrency=2)
    async with (
        listener(server) as zero,
        listener(server) as one,
        listener(server) as two,
        listener(server) as three,
    ):
        assert (await one.identify(1, 4))["t"] == "READY"
        assert (await zero.identify(0, 4))["t"] == "READY"
        assert await two.identify(2, 4) == REFUSED
        assert await three.identify(3, 4) == REFUSED
    assert len((await sandbox.troubles())["hasty"]) == 2


async def test_resuming_is_no_beginning(server: Server, sandbox: Sandbox) -> None:
    await sandbox.call("set", identify_pause=LONG)
    async with listener(server) as first:
        session = (await first.identify(0, 1))["d"]["session_id"]
        await sandbox.call("gateway_drop")
        await first.ended()
    async with listener(server) as second:
        second.sequence = first.sequence
        assert (await second.resume(session))["t"] in ("GUILD_CREATE", "RESUMED")
    assert (await sandbox.troubles())["hasty"] == []


class Impatient(SampleBot):
    """A bot that hardly waits before it begins a session."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await asyncio.sleep(0.02)


async def test_an_impatient_bot_comes_in_all_the_same_and_is_told_of(server: Server, sandbox: Sandbox) -> None:
    await sandbox.call("set", identify_pause=LONG, shards=2)
    options: dict[str, Any] = {"guild_ready_timeout": 0.05}

    async def relent() -> None:
        async with asyncio.timeout(20):
            while not (await sandbox.troubles())["hasty"]:  # noqa: ASYNC110 - nothing reports it
                await asyncio.sleep(0.01)
        await sandbox.call("set", identify_pause=0.0)

    relenting = asyncio.create_task(relent())
    async with running(server.settings.token, Impatient(**options)) as bot:
        await relenting
        await sandbox.wait_bot(shards=2)
        assert sorted(bot.shards) == [0, 1]
    assert {one[:13] for one in (await sandbox.troubles())["hasty"]} == {"shard 1 of 2,"}


@pytest.mark.parametrize("wrong", [{"shards": 0}, {"only": [0]}, {"shards": 2, "only": [2]}])
async def test_waiting_for_what_is_no_shard_is_refused(sandbox: Sandbox, wrong: dict[str, Any]) -> None:
    with pytest.raises(CannotDo, match="shard"):
        await sandbox.wait_bot(5, **wrong)
