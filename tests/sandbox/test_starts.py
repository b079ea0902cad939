"""How fast sessions may begin, and what is seen of a bot that begins them too fast."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.server import Server
from tests.sandbox.helpers.gateway_listener import listener, listeners
from tests.sandbox.helpers.raw_bot import RawBot
from tests.sandbox.helpers.sample_bot import SampleBot, running

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
            while not (await sandbox.troubles())["hasty"]:  # noqa: ASYNC110 - nobody tells of it
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
