"""A bot in several parts, each with some of its shards: who is connected, who is cut, who is there twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.client import connect
from sandbox.handle import Sandbox
from sandbox.server import Server
from sandbox.state.shards import Shard
from tests.sandbox.helpers.gateway_listener import listener, listeners
from tests.sandbox.helpers.sample_bot import Part, running

SOON = 0.05
"""Seconds after which it is clear that nothing comes, where nothing can."""


@pytest.fixture(params=["here", "over HTTP"])
async def either(request: pytest.FixtureRequest, server: Server) -> AsyncIterator[Sandbox]:
    """The sandbox's handle, in this process and as another has it."""
    if request.param == "here":
        yield server.handle()
        return
    async with connect(server.url) as sandbox:
        yield sandbox


@pytest.fixture
async def parts(server: Server) -> AsyncIterator[tuple[Part, Part]]:
    """Two parts of the bot, with the shards 0 and 1, and 2 and 3."""
    async with (
        running(server.settings.token, Part(0, 1)) as one,
        running(server.settings.token, Part(2, 3)) as two,
    ):
        assert isinstance(one, Part)
        assert isinstance(two, Part)
        yield one, two


async def by_shard(sandbox: Sandbox) -> dict[int, dict[str, int]]:
    """What the counts say of each shard."""
    return {one["shard"]: one for one in (await sandbox.call("gateway_counts"))["shards"]}


async def test_each_part_has_the_guilds_of_its_shards(
    server: Server, either: Sandbox, parts: tuple[Part, Part]
) -> None:
    await either.wait_bot(shards=4)
    for number, name in enumerate(("north", "east", "south", "west")):
        guild = await either.add_guild(name, members=["anna"], shard=(number, 4))
        assert (int(guild) >> 22) % 4 == number
        anna = await either.member("anna", guild=name)
        assert (await anna.slash("play", {"card": "salt"})).message.text == "Anna plays salt x1"
    one, two = ({guild.name for guild in part.guilds} - {"Kontor"} for part in parts)
    assert (one, two) == ({"north", "east"}, {"south", "west"})
    assert [(shard, counted["begun"]) for shard, counted in (await by_shard(either)).items()] == [
        (0, 1),
        (1, 1),
        (2, 1),
        (3, 1),
    ]
    assert not any((await either.troubles()).values())


async def test_a_part_that_begins_again_has_its_guilds_at_once(server: Server, sandbox: Sandbox) -> None:
    for number in range(4):
        await sandbox.add_guild(f"guild {number}", members=["anna"], shard=(number, 4))
    async with running(server.settings.token, Part(0, 1)):
        for _ in range(2):
            async with running(server.settings.token, Part(2, 3)) as part:
                assert {guild.name for guild in part.guilds} - {"Kontor"} == {"guild 2", "guild 3"}
                anna = await sandbox.member("anna", guild="guild 3")
                assert not (await anna.slash("play", {"card": "salt"})).failed
            await sandbox.wait_bot_gone(shards=4, only=[2, 3])
        assert {number: one["begun"] for number, one in (await by_shard(sandbox)).items()} == {
            0: 1,
            1: 1,
            2: 2,
            3: 2,
        }
        await sandbox.wait_bot(shards=4, only=[0, 1])


async def test_waiting_for_shards(server: Server, either: Sandbox) -> None:
    async with contextlib.AsyncExitStack() as stack:
        first = await stack.enter_async_context(listener(server))
        await first.identify(0, 2)
        await either.wait_bot(20)
        await either.wait_bot(20, shards=2, only=[0])
        with pytest.raises(CannotDo, match=r"connected: shard 0 of 2$"):
            await either.wait_bot(SOON, shards=2)
        with pytest.raises(CannotDo):
            await either.wait_bot(SOON, shards=1)
        waiting = asyncio.create_task(either.wait_bot(20, shards=2))
        async with listener(server) as second:
            await second.identify(1, 2)
            await waiting
            with pytest.raises(CannotDo):
                await either.wait_bot(SOON, shards=2, sessions=2)
            with pytest.raises(CannotDo):
                await either.wait_bot_gone(SOON, shards=2, only=[1])
            going = asyncio.create_task(either.wait_bot_gone(20, shards=2, only=[1]))
        await going
        assert (await either.world())["bot"]["connected"] is True
        with pytest.raises(CannotDo, match="shard 0 of 2"):
            await either.wait_bot_gone(SOON)
    await either.wait_bot_gone(20)


async def test_in_this_process_the_gateway_itself_is_waited_for(server: Server) -> None:
    async with listeners(server, 3):
        await server.gateway.wait_connected(20, shards=3)
        assert server.gateway.sessions == {Shard(0, 3): 1, Shard(1, 3): 1, Shard(2, 3): 1}
    await server.gateway.wait_gone(20)
    assert not server.gateway.sessions


async def test_one_shard_is_cut_and_resumes(sandbox: Sandbox, parts: tuple[Part, Part]) -> None:
    one, two = parts
    await sandbox.call("gateway_drop", shard=3)
    async with asyncio.timeout(20):
        await two.resumed.wait()
    assert not one.resumed.is_set()
    counts = await sandbox.call("gateway_counts")
    assert (counts["identifies"], counts["resumes"]) == (4, 1)
    await sandbox.wait_bot(shards=4)


@pytest.mark.parametrize("verb", ["gateway_invalidate", "gateway_drop"])
async def test_one_shard_loses_its_session(sandbox: Sandbox, parts: tuple[Part, Part], verb: str) -> None:
    await sandbox.call(verb, shard=1, **({"resume": False} if verb == "gateway_drop" else {}))
    await sandbox.wait_bot(shards=4, only=[1], sessions=2)
    await sandbox.wait_bot(shards=4)
    assert {number: one["begun"] for number, one in (await by_shard(sandbox)).items()} == {0: 1, 1: 2, 2: 1, 3: 1}
    assert (await sandbox.troubles())["doubled"] == []


@pytest.mark.parametrize(("verb", "code"), [("gateway_close", 4000), ("gateway_reconnect", None)])
async def test_one_shard_is_told_to_go(server: Server, sandbox: Sandbox, verb: str, code: int | None) -> None:
    async with listeners(server, 2) as (zero, one):
        await sandbox.call(verb, shard=1)
        if code is not None:
            assert await one.ended() == code
        else:
            while (await one.frame())["op"] != 7:
                pass
        assert (await by_shard(sandbox))[0]["connected"] == 1
        await sandbox.call("gateway_close", code=4001)
        await zero.ended()
        assert zero.ws.close_code == 4001


async def test_a_shard_that_is_connected_twice_is_told_of(server: Server, sandbox: Sandbox) -> None:
    guild = await sandbox.add_guild("twins", members=["anna"], shard=(1, 4))
    async with listeners(server, 4) as all_four, listener(server) as twin:
        assert server.gateway.doubled == []
        await twin.identify(1, 4)
        assert server.gateway.doubled == [Shard(1, 4)]
        await (await sandbox.member("anna", guild=guild)).say("to both")
        for one in (all_four[1], twin):
            assert (await one.until("MESSAGE_CREATE", guild))[-1].data["guild_id"] == guild
        assert (await by_shard(sandbox))[1]["connected"] == 2
    await sandbox.wait_bot_gone(20)
    assert {number: one["most"] for number, one in (await by_shard(sandbox)).items()} == {0: 1, 1: 2, 2: 1, 3: 1}
    assert (await sandbox.troubles())["doubled"] == ["shard 1 of 4"]


async def test_other_numbers_of_shards_are_no_twins(server: Server, sandbox: Sandbox) -> None:
    guild = await sandbox.add_guild("here", members=["anna"], shard=(2, 4))
    async with listeners(server, 2) as halves, listeners(server, 4) as quarters:
        await (await sandbox.member("anna", guild=guild)).say("to one of each")
        for one in (halves[0], quarters[2]):
            await one.until("MESSAGE_CREATE", guild)
        assert (await sandbox.troubles())["doubled"] == []


async def test_resuming_over_another_connection_ends_the_first(server: Server, sandbox: Sandbox) -> None:
    async with listener(server) as first, listener(server) as second:
        session = (await first.identify(0, 1))["d"]["session_id"]
        second.sequence = first.sequence
        await second.resume(session)
        await first.ended()
        await sandbox.wait_bot(20, shards=1)
        assert (await sandbox.troubles())["doubled"] == []


async def resumed_after(server: Server, code: int) -> dict[str, Any]:
    """What is answered to a bot that resumes a session whose connection it closed with a code."""
    async with listener(server) as first:
        session = (await first.identify(0, 1))["d"]["session_id"]
        await first.ws.close(code=code)
    await server.gateway.wait_gone(20)
    async with listener(server) as second:
        second.sequence = first.sequence
        return await second.resume(session)


async def test_who_says_goodbye_cannot_resume(server: Server) -> None:
    assert (await resumed_after(server, 4000))["op"] == 0
    assert await resumed_after(server, 1000) == {"op": 9, "d": False}
