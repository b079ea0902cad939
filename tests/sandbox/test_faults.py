"""Ordered faults reach the real discord.py as Discord's own would."""

import asyncio
import time

import aiohttp
import discord
import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.server import Server
from tests.sandbox.helpers.raw_bot import RawBot
from tests.sandbox.helpers.sample_bot import SampleBot

SENDING = r"/channels/\d+/messages$"


async def games(bot: SampleBot) -> discord.TextChannel:
    return next(one for one in bot.guilds[0].text_channels if one.name == "games")


async def test_rate_limit_is_waited_out(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    await sandbox.fault("POST", SENDING, status=429, retry_after=0.05, times=2)
    await (await games(bot)).send("patient")
    assert [message.text for message in await anna.messages()] == ["patient"]
    assert [one["hits"] for one in await sandbox.faults()] == [2]


async def test_foreign_rate_limit_is_raised(bot: SampleBot, sandbox: Sandbox) -> None:
    await sandbox.fault("POST", SENDING, status=429, via=False)
    with pytest.raises(discord.HTTPException) as raised:
        await (await games(bot)).send("x")
    assert raised.value.status == 429


async def test_server_errors(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    channel = await games(bot)
    await sandbox.fault("POST", SENDING, status=502)
    await channel.send("retried")
    await sandbox.fault("POST", SENDING, status=503)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("given up")
    assert [message.text for message in await anna.messages()] == ["retried"]


@pytest.mark.parametrize(
    ("status", "code", "kind"), [(403, 50013, discord.Forbidden), (404, 10003, discord.NotFound)]
)
async def test_refusals(
    bot: SampleBot, sandbox: Sandbox, status: int, code: int, kind: type[discord.HTTPException]
) -> None:
    await sandbox.fault("POST", SENDING, status=status, code=code)
    with pytest.raises(kind) as raised:
        await (await games(bot)).send("x")
    assert raised.value.code == code


async def test_reset_before_and_after(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    channel = await games(bot)
    await sandbox.fault("POST", SENDING, reset=True)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("lost")
    assert await anna.messages() == []
    await sandbox.fault("POST", SENDING, reset=True, when="after")
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("sent all the same", nonce="one")
    assert [message.text for message in await anna.messages()] == ["sent all the same"]
    again = await channel.send("sent all the same", nonce="one")
    assert [message.id for message in await anna.messages()] == [str(again.id)]


async def test_delay(bot: SampleBot, sandbox: Sandbox) -> None:
    await sandbox.fault("POST", SENDING, delay=0.1)
    start = time.monotonic()
    await (await games(bot)).send("slow")
    assert time.monotonic() - start >= 0.1


async def test_slow_answer_fails_the_interaction(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    await sandbox.call("set", answer_within=0.1)
    await sandbox.fault("POST", "/interactions/", delay=0.3)
    assert (await anna.slash("play", {"card": "salt"})).failed


async def test_everywhere_and_cleared(bot: SampleBot, sandbox: Sandbox) -> None:
    fault = await sandbox.fault("GET", status=503, times=None)
    for _ in range(3):
        with pytest.raises(discord.DiscordServerError):
            await bot.fetch_user(1)
    await sandbox.clear_faults(fault)
    with pytest.raises(discord.NotFound):
        await bot.fetch_user(1)


async def test_faults_that_make_no_sense(sandbox: Sandbox) -> None:
    with pytest.raises(CannotDo, match="regular expression"):
        await sandbox.fault("POST", "(")
    with pytest.raises(CannotDo, match="400 to 599"):
        await sandbox.fault(status=200)
    with pytest.raises(CannotDo, match="unexpected"):
        await sandbox.fault(nonsense=1)
    with pytest.raises(CannotDo, match="unknown permission"):
        await sandbox.deny("SEND_MESSAGE")


async def test_strict_limits_are_told_in_headers(raw: RawBot, sandbox: Sandbox) -> None:
    await sandbox.call("set", strict_rate_limits=True)
    answers = [await raw.send({"content": str(number)}) for number in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert [answer.headers["X-RateLimit-Remaining"] for answer in answers[:5]] == ["4", "3", "2", "1", "0"]
    assert answers[5].headers["Via"]
    assert 0 < answers[5].body["retry_after"] <= 5
    assert (await raw.send({"content": "elsewhere"}, channel="general")).status == 200
    assert len(raw.server.world.channels) == 2


async def test_discord_py_lives_with_strict_limits(bot: SampleBot, sandbox: Sandbox, anna: Member) -> None:
    await sandbox.call("set", strict_rate_limits=True)
    channel = await games(bot)
    for number in range(4):
        await channel.send(str(number))
    assert len(await anna.messages()) == 4
    assert all(one["status"] == 200 for one in await sandbox.requests() if one["method"] == "POST")


async def test_global_limit(raw: RawBot, sandbox: Sandbox) -> None:
    await sandbox.call("set", global_limit=3)
    answers = [await raw.call("GET", "/users/@me") for _ in range(5)]
    limited = [answer for answer in answers if answer.status == 429]
    assert limited
    assert limited[0].body["global"] is True


async def test_the_global_limit_counts_all_connections_and_is_counted(
    raw: RawBot, server: Server, sandbox: Sandbox
) -> None:
    await sandbox.call("set", global_limit=2)
    async with aiohttp.ClientSession() as session:
        other = RawBot(server, session)
        one_after_the_other = [(await part.call("GET", "/users/@me")).status for part in (raw, other) * 5]
        at_once = await asyncio.gather(*(part.call("GET", "/users/@me") for part in (raw, other) * 5))
    refused = (one_after_the_other + [answer.status for answer in at_once]).count(429)
    assert refused > 0
    assert await sandbox.rate_limited() == {"everywhere": refused, "routes": {}}
    assert server.ratelimits.refused_everywhere == refused


async def test_refusals_by_a_routes_own_limit_are_counted_by_route(raw: RawBot, sandbox: Sandbox) -> None:
    await sandbox.call("set", strict_rate_limits=True)
    answers = await asyncio.gather(*(raw.send({"content": str(number)}) for number in range(8)))
    refused = [answer.status for answer in answers].count(429)
    assert refused > 0
    routes = {"POST /channels/{channel_id}/messages": refused}
    assert await sandbox.rate_limited() == {"everywhere": 0, "routes": routes}


async def test_bot_removed_from_the_guild(bot: SampleBot, server: Server, sandbox: Sandbox, anna: Member) -> None:
    channel = await games(bot)
    await sandbox.call("leave", user="Kontor")
    with pytest.raises(discord.Forbidden) as raised:
        await channel.send("x")
    assert raised.value.code == 50001
    with pytest.raises(CannotDo, match="no command"):
        await anna.slash("play", {"card": "salt"})
