"""Requests of discord.py and answers of the sandbox agree with Discord's description of its API."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.server import Server
from tests.sandbox.helpers import openapi
from tests.sandbox.helpers.sample_bot import SampleBot, running


async def test_everything_the_sample_bot_says_is_described(server: Server, sandbox: Sandbox) -> None:
    checker = openapi.Checker()
    server.on_request(checker)
    answers: list[tuple[str, str, int, Any]] = []
    server.on_answer(lambda method, route, status, body: answers.append((method, route, status, body)))
    async with running(server.settings.token):
        anna, bert = await sandbox.member("anna"), await sandbox.member("bert")
        await anna.slash("play", {"card": "spices"})
        await anna.autocomplete("play", "card", "s")
        await anna.slash("secret")
        panel = (await anna.slash("panel")).message
        await anna.click(panel, "Update")
        await anna.click(panel, "Later")
        await anna.select(panel, ["wool"], "Goods")
        await anna.select(panel, ["bert"], "Invite")
        opened = await anna.click(panel, "Form")
        assert opened.modal is not None
        await anna.submit_modal(opened.modal, {"amount": "1"})
        await anna.slash("board")
        await anna.slash("start")
        await anna.slash("whisper", {"to": "bert"})
        await bert.wait_thread("Match")
    assert checker.faults == []
    assert checker.seen >= 20
    faults = []
    for method, route, status, body in answers:
        try:
            openapi.validate_answer(method, route, status, body)
        except AssertionError as error:
            faults.append(str(error))
    assert faults == []
    assert len(answers) >= 20


def test_a_wrong_body_is_found() -> None:
    openapi.validate("POST", "/channels/{channel_id}/messages", {"content": "x"})
    with pytest.raises(AssertionError, match="content"):
        openapi.validate("POST", "/channels/123/messages", {"content": "x" * 4001})
    with pytest.raises(AssertionError, match="type"):
        openapi.validate("POST", "/interactions/1/abc/callback", {"type": "four"})
    with pytest.raises(KeyError):
        openapi.validate("GET", "/nowhere", None)


async def test_plain_reading_routes_answer_as_described(server: Server, sandbox: Sandbox, bot: SampleBot) -> None:
    guild = next(iter(server.world.guilds.values()))
    channel = next(one for one in server.world.channels.values() if one.name == "games")
    anna: Member = await sandbox.member("anna")
    await anna.slash("play", {"card": "salt"})
    message = await anna.last()
    paths = [
        "/users/@me",
        "/gateway",
        f"/users/{anna.id}",
        f"/guilds/{guild.id}",
        f"/guilds/{guild.id}/channels",
        f"/guilds/{guild.id}/roles",
        f"/guilds/{guild.id}/members/{anna.id}",
        f"/guilds/{guild.id}/members/search?query=an",
        f"/guilds/{guild.id}/threads/active",
        f"/channels/{channel.id}",
        f"/channels/{channel.id}/messages?limit=5",
        f"/channels/{channel.id}/messages/{message.id}",
        f"/channels/{channel.id}/threads/archived/public",
        f"/applications/{server.world.bot.id}/commands",
    ]
    headers = {"Authorization": f"Bot {server.settings.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for path in paths:
            async with session.get(server.api_url + path) as answer:
                body = await answer.json()
                openapi.validate_answer("GET", path.partition("?")[0], answer.status, body)
