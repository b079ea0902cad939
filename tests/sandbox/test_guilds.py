"""Several guilds: their shards, who gets the events there, and members who are in more than one."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.client import connect
from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.server import Server
from tests.sandbox.helpers.gateway_listener import EVERYTHING, GatewayEvent, GatewayListener, listeners
from tests.sandbox.helpers.raw_bot import DO, RawBot, button, row
from tests.sandbox.helpers.sample_bot import SampleBot

SHARDS = 4
HOME = 2
"""The shard of the guild in which everything happens."""
IN_GUILD = {
    *(f"CHANNEL_{what}" for what in ("CREATE", "DELETE", "UPDATE")),
    *(f"GUILD_{what}" for what in ("BAN_ADD", "CREATE", "DELETE", "MEMBER_ADD", "MEMBER_REMOVE", "MEMBER_UPDATE")),
    *(f"MESSAGE_{what}" for what in ("CREATE", "DELETE", "UPDATE")),
    *(f"THREAD_{what}" for what in ("CREATE", "DELETE", "MEMBERS_UPDATE", "UPDATE")),
    "INTERACTION_CREATE",
}
"""Every event that the sandbox has of a guild."""
IN_PRIVATE = {"INTERACTION_CREATE", "MESSAGE_CREATE", "MESSAGE_DELETE", "MESSAGE_UPDATE"}


@pytest.fixture
async def told(server: Server, sandbox: Sandbox) -> AsyncIterator[list[GatewayListener]]:
    await sandbox.call("set", privileged_intents=True, answer_within=20.0)
    async with listeners(server, SHARDS, EVERYTHING) as connections:
        yield connections


async def all_of(told: list[GatewayListener], sandbox: Sandbox) -> list[list[GatewayEvent]]:
    """The events of every shard until now; a new guild of each marks where now is."""
    found: list[list[GatewayEvent]] = []
    for number, one in enumerate(told):
        guild = await sandbox.add_guild(f"end {number}", shard=(number, SHARDS))
        found.append([heard for heard in await one.until("GUILD_CREATE", guild) if heard.guild != guild])
    return found


async def acts_in(raw: RawBot, member: Member, channel: str) -> None:
    """A member says and removes something, sends a command, and presses a button of the answer, which changes."""
    await member.remove(await member.say("hello", channel=channel))
    task = asyncio.create_task(member.slash("do", channel=channel, settle=False))
    await raw.answer(await raw.heard(), 4, {"content": "done", "components": [row(button())]})
    pressing = asyncio.create_task(member.click((await task).message, "Go", settle=False))
    await raw.answer(await raw.heard(), 7, {"content": "done again"})
    await pressing


async def test_what_happens_in_a_guild_is_told_to_its_shard_only(
    raw: RawBot, sandbox: Sandbox, anna: Member, bert: Member, told: list[GatewayListener]
) -> None:
    await raw.commands(DO)
    bot = raw.server.world.bot.name
    guild = await sandbox.add_guild("here", members=["anna", "bert", "cleo"], shard=(HOME, SHARDS))
    games = await sandbox.channel("games", guild)
    await acts_in(raw, anna, games)
    attic = await sandbox.add_channel("attic", guild)
    await sandbox.deny("EMBED_LINKS", channel=attic)
    thread = (await raw.call("POST", f"/channels/{attic}/threads", {"name": "talk", "type": 11})).body["id"]
    await acts_in(raw, anna, thread)
    await raw.call("PUT", f"/channels/{thread}/thread-members/{bert.id}")
    await sandbox.call("archive", channel=thread)
    await sandbox.call("unarchive", channel=thread)
    await sandbox.call("delete_channel", channel=thread)
    await sandbox.call("delete_channel", channel=attic)
    await sandbox.call("nick", user="bert", name="Robert", guild=guild)
    for verb, user in (("kick", "bert"), ("ban", "cleo"), ("join", "bert"), ("leave", "bert"), ("leave", bot)):
        await sandbox.call(verb, user=user, guild=guild)
    await anna.say("nobody of the bot's is here", channel=games)
    await sandbox.call("join", user=bot, guild=guild)
    await sandbox.call("guild_outage", guild=guild)
    await sandbox.call("guild_outage", guild=guild, over=True)
    heard = await all_of(told, sandbox)
    assert {one.event for one in heard[HOME] if one.guild == guild} == IN_GUILD
    assert not [one for number in range(SHARDS) if number != HOME for one in heard[number] if one.guild == guild]
    assert {int(one.guild) >> 22 & 3 for one in heard[HOME] if one.guild is not None} == {HOME}
    gone = next(index for index, one in enumerate(heard[HOME]) if one.event == "GUILD_DELETE")
    assert heard[HOME][gone + 1].event == "GUILD_CREATE", "of a guild that it has left the bot hears nothing"


async def test_what_happens_in_private_is_told_to_the_first_shard_only(
    raw: RawBot, sandbox: Sandbox, anna: Member, told: list[GatewayListener]
) -> None:
    await raw.commands(DO)
    await acts_in(raw, anna, "dm")
    heard = await all_of(told, sandbox)
    assert {one.event for one in heard[0] if one.guild is None and one.event != "READY"} == IN_PRIVATE
    for others in heard[1:]:
        assert {one.event for one in others if one.guild is None} <= {"READY"}


async def test_members_are_told_of_to_their_guilds_shard_only(
    sandbox: Sandbox, anna: Member, told: list[GatewayListener]
) -> None:
    guild = await sandbox.add_guild("here", members=["anna"], shard=(HOME, SHARDS))
    asked = {"op": 8, "d": {"guild_id": guild, "user_ids": [anna.id], "limit": 0}}
    await told[HOME].ws.send_json(asked)
    await told[HOME + 1].ws.send_json(asked)
    (found,) = (await told[HOME].until("GUILD_MEMBERS_CHUNK", guild))[-1].data["members"]
    assert found["user"]["id"] == anna.id
    heard = await all_of(told, sandbox)
    assert all("GUILD_MEMBERS_CHUNK" not in [one.event for one in others] for others in heard)


@pytest.mark.parametrize("over_http", [False, True])
async def test_a_member_acts_in_every_guild_they_are_in(server: Server, bot: SampleBot, over_http: bool) -> None:
    async with connect(server.url) as far:
        sandbox = far if over_http else server.handle()
        for name in ("north", "south"):
            await sandbox.add_guild(name, members=["anna", "bert"])
        for name in ("Kontor", "north", "south"):
            anna = await sandbox.member("anna", guild=name)
            answer = await anna.slash("start")
            assert answer.message.channel_id == anna.channel == await sandbox.channel("games", name)
            guild = next(str(one.id) for one in bot.guilds if one.name == name)
            thread = await anna.wait_thread("Match", guild=guild)
            bert = await sandbox.member("bert", guild=name)
            post = await bert.wait_message(thread, lambda message: message.has_button("Nudge"))
            assert (await bert.click(post, "Nudge")).message.text == "nudged 42"
            assert next(one["guild_id"] for one in await bert.threads() if one["id"] == thread) == guild
        assert [len(guild.threads) for guild in bot.guilds] == [1, 1, 1]


async def test_a_stranger_to_a_guild_does_nothing_there(sandbox: Sandbox, anna: Member) -> None:
    await sandbox.add_guild("elsewhere", members=["bert"])
    stranger = await sandbox.member("anna", guild="elsewhere")
    with pytest.raises(CannotDo, match="sees no channel"):
        await stranger.say("hello")
    zoe = await sandbox.add_member("zoe", guild="elsewhere")
    assert (await zoe.say("hello")).channel_id == stranger.channel
    assert [one["name"] for one in await zoe.channels()] == ["general", "games"]


async def test_the_bot_is_added_to_a_guild_later(bot: SampleBot, sandbox: Sandbox) -> None:
    guild = await sandbox.add_guild("later", members=["anna"], bot=False)
    anna = await sandbox.member("anna", guild=guild)
    with pytest.raises(CannotDo, match="no command"):
        await anna.slash("play", {"card": "salt"})
    await sandbox.call("join", user="Kontor", guild=guild)
    assert not (await anna.slash("play", {"card": "salt"})).failed
    assert "later" in [one.name for one in bot.guilds]


async def test_the_bot_hears_that_it_was_added_and_that_it_has_left(bot: SampleBot, sandbox: Sandbox) -> None:
    coming = asyncio.create_task(bot.wait_for("guild_join", timeout=20))
    going = asyncio.create_task(bot.wait_for("guild_remove", timeout=20))
    back = asyncio.create_task(bot.wait_for("guild_available", timeout=20))
    guild = int(await sandbox.add_guild("brief", members=["anna"]))
    joined = await coming
    assert joined.id == guild
    await sandbox.call("guild_outage", guild=str(guild))
    await sandbox.call("guild_outage", guild=str(guild), over=True)
    assert (await back).id == guild
    await joined.leave()
    assert (await going).id == guild
    assert bot.get_guild(guild) is None


async def test_guilds_lie_where_they_are_wanted(sandbox: Sandbox) -> None:
    made = [
        (int(await sandbox.add_guild(f"{number} of {of}", shard=(number, of))), number, of)
        for of in (1, 2, 3, 7)
        for number in range(of)
    ]
    assert all((guild >> 22) % of == number for guild, number, of in made)
    assert sorted(guild for guild, _, _ in made) == [guild for guild, _, _ in made], "ids only grow"
    for wrong in ({"shard": (4, 4)}, {"shard": (-1, 4)}, {"members": ["nobody"]}):
        with pytest.raises(CannotDo):
            await sandbox.call("add_guild", name="nowhere", **wrong)
    assert "nowhere" not in [one["name"] for one in (await sandbox.world())["guilds"]]
    with pytest.raises(CannotDo, match="no channel"):
        await sandbox.member("anna", "attic", guild="1 of 2")
