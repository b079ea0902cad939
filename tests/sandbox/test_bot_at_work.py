"""The real discord.py does everything a bot does, as Discord's description of its interface has it."""

from collections.abc import Iterator

import aiohttp
import pytest

from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.server import Server
from tests.sandbox.helpers import openapi
from tests.sandbox.helpers.sample_bot import PNG, SampleBot


@pytest.fixture(autouse=True)
def described(server: Server) -> Iterator[None]:
    """Hold every request of the bot, and every answer of the sandbox, to Discord's description."""
    checker, wrong = openapi.Checker(), list[str]()
    server.on_request(checker)
    server.on_answer(lambda *answer: wrong.extend(openapi.answer_faults(*answer)))
    yield
    assert checker.faults + wrong == []


async def test_slash_command_answers_in_the_channel(bot: SampleBot, anna: Member, bert: Member) -> None:
    response = await anna.slash("play", {"card": "spices", "count": 2})
    assert response.outcome == "message"
    assert response.message.text == "Anna plays spices x2"
    assert (await bert.last()).id == response.message.id


async def test_autocomplete_suggests(bot: SampleBot, anna: Member) -> None:
    assert [one.name for one in await anna.autocomplete("play", "card", "s")] == ["Spices", "Silver", "Salt"]
    assert [one.value for one in await anna.autocomplete("play", "card", "sp")] == ["spices"]


async def test_a_deferred_private_answer_is_seen_by_one_only(bot: SampleBot, anna: Member, bert: Member) -> None:
    response = await anna.slash("secret")
    assert response.outcome == "thinking"
    message = response.message
    assert message.ephemeral
    assert message.text == "your hand"
    assert message.files[0].description == "three cards"
    assert (message.files[0].width, message.files[0].height) == (3, 2)
    assert await message.files[0].read() == PNG
    assert await bert.messages() == []
    assert len(await anna.messages()) == 1
    assert await anna.restart_client() == 1
    assert await anna.messages() == []


async def test_buttons_update_their_message(bot: SampleBot, anna: Member) -> None:
    panel = (await anna.slash("panel")).message
    updated = await anna.click(panel, "Update")
    assert updated.outcome == "update"
    assert updated.message.text == "updated"
    assert updated.message.id == panel.id
    later = await anna.click(panel, "Later")
    assert later.outcome == "later"
    assert later.message.text == "updated later"


async def test_selects(bot: SampleBot, anna: Member, bert: Member) -> None:
    panel = (await anna.slash("panel")).message
    assert (await anna.select(panel, ["wool", "Wine"], "Goods")).message.text == "wool+wine"
    assert (await anna.select(panel, ["bert"], "Invite")).message.text == f"invited {bert.mention}"
    assert [ping.reason for ping in await bert.pings()] == ["mention"]
    assert await anna.pings() == []


async def test_modal(bot: SampleBot, anna: Member) -> None:
    opened = await anna.slash("ask")
    assert opened.modal is not None
    assert opened.modal.title == "How many?"
    assert (await anna.submit_modal(opened.modal, {"Amount": "7"})).message.text == "amount 7"
    opened = await anna.click((await anna.slash("panel")).message, "Form")
    assert opened.modal is not None
    assert (await anna.submit_modal(opened.modal, {"amount": "8"})).message.ephemeral


async def test_layout_with_picture(bot: SampleBot, anna: Member, bert: Member) -> None:
    shown = (await anna.slash("board")).message
    assert shown.layout
    assert shown.text == "# Lobby\na seat"
    assert shown.labels == ["Join", "Start"]
    assert [(file.filename, file.description) for file in shown.files] == [("board.png", "the board")]
    assert await shown.files[0].read() == PNG


async def test_thread_with_a_ping_and_a_button_that_survives(
    bot: SampleBot, sandbox: Sandbox, anna: Member, bert: Member
) -> None:
    answer = await anna.slash("start")
    thread = await bert.wait_thread("Match #42")
    assert f"<#{thread}>" in answer.message.text
    post = await bert.wait_message(thread, lambda message: message.by_bot)
    assert post.files[0].description == "a picture"
    pressed = await bert.click(post, "Nudge")
    assert pressed.message.text == "nudged 42"
    assert pressed.message.ephemeral
    assert [ping.text for ping in await anna.pings()] == [f"{anna.mention} begins"]


async def test_direct_messages_and_closed_ones(
    bot: SampleBot, sandbox: Sandbox, anna: Member, bert: Member
) -> None:
    assert (await anna.slash("whisper", {"to": "bert"})).message.text == "sent"
    assert [message.text for message in await bert.dm()] == ["psst"]
    assert [ping.reason for ping in await bert.pings()] == ["dm"]
    await sandbox.call("close_dms", user="bert")
    assert (await anna.slash("whisper", {"to": "bert"})).message.text == "refused 50007"


async def test_no_answer_in_time(bot: SampleBot, anna: Member) -> None:
    failed = await anna.click((await anna.slash("panel")).message, "Silence")
    assert failed.failed
    assert failed.text == "This interaction failed"


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
