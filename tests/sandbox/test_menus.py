"""Commands in the menus of members and of messages: registration, and what reaches the bot."""

import asyncio

import discord
import pytest
from discord import app_commands

from sandbox.activity.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.members import Member
from tests.sandbox.helpers.raw_bot import DO, Json, RawBot
from tests.sandbox.helpers.sample_bot import SampleBot

INVITE: Json = {"type": 2, "name": "Invite to a match", "name_localizations": {"fr": "Inviter à une partie"}}
MOVE: Json = {"type": 3, "name": "My move here"}

REFUSED: list[tuple[str, Json, str, str]] = [
    ("name of 33", {"name": "x" * 33}, "name", "BASE_TYPE_BAD_LENGTH"),
    ("no name", {"name": ""}, "name", "BASE_TYPE_REQUIRED"),
    (
        "French name of 33",
        {"name_localizations": {"fr": "x" * 33}},
        "name_localizations/fr",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a description",
        {"description": "Invite"},
        "description",
        "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID",
    ),
    (
        "an option",
        {"options": [{"type": 3, "name": "card", "description": "x"}]},
        "options",
        "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID",
    ),
    ("unknown kind", {"type": 9}, "type", "BASE_TYPE_CHOICES"),
]


@pytest.mark.parametrize(
    ("change", "where", "code"), [one[1:] for one in REFUSED], ids=[one[0] for one in REFUSED]
)
async def test_menu_command_is_refused(raw: RawBot, change: Json, where: str, code: str) -> None:
    answer = await raw.commands(INVITE | change)
    assert (answer.status, answer.code) == (400, 50035)
    assert code in answer.fault_at(f"0/{where}")


async def test_kinds_have_their_own_names_and_numbers(raw: RawBot) -> None:
    full = [one | {"name": f"{one['name']} {n}"} for one in (INVITE, MOVE) for n in range(15)]
    answer = await raw.commands(*full, DO, INVITE | {"name": "do"}, MOVE | {"name": "do"})
    assert (answer.status, answer.code) == (400, 30032)
    same = await raw.commands(DO, INVITE | {"name": "do"}, MOVE | {"name": "do"})
    assert [one["type"] for one in same.body] == [1, 2, 3]
    assert len({one["id"] for one in same.body}) == 3
    assert (await raw.commands(INVITE, INVITE)).code == 50035
    assert (await raw.commands(*full)).status == 200
    more = await raw.call("POST", f"/applications/{raw.id}/commands", INVITE)
    assert (more.status, more.code) == (400, 30032)


async def test_menu_of_a_member(raw: RawBot, anna: Member, bert: Member) -> None:
    await raw.commands(DO, INVITE)
    await anna.set_locale("fr")
    choosing = asyncio.create_task(anna.menu_on_member("Inviter à une partie", bert))
    interaction = await raw.heard()
    data = interaction["data"]
    assert (interaction["type"], data["type"], data["name"]) == (2, 2, "Invite to a match")
    assert data["target_id"] == bert.id
    assert data["resolved"]["users"][bert.id]["username"] == "bert"
    assert "user" not in data["resolved"]["members"][bert.id]
    assert interaction["context"] == 0
    await raw.answer(interaction, 4, {"content": "invited"})
    message = (await choosing).message
    assert message.raw["type"] == 23
    assert message.raw["interaction_metadata"]["target_user"]["id"] == bert.id


async def test_menu_of_a_message(raw: RawBot, anna: Member, bert: Member) -> None:
    await raw.commands(MOVE)
    post = await bert.say("whose move is it?")
    choosing = asyncio.create_task(anna.menu_on_message("My move here", post))
    interaction = await raw.heard()
    data = interaction["data"]
    assert (data["type"], data["target_id"]) == (3, post.id)
    assert data["resolved"]["messages"][post.id]["content"] == "whose move is it?"
    await raw.answer(interaction, 4, {"content": "yours", "flags": 64})
    message = (await choosing).message
    assert message.ephemeral
    assert message.raw["interaction_metadata"]["target_message_id"] == post.id


async def test_what_no_menu_offers(raw: RawBot, sandbox: Sandbox, anna: Member, bert: Member) -> None:
    await raw.commands(INVITE, MOVE)
    post = await bert.say("hello")
    with pytest.raises(CannotDo):
        await anna.menu_on_member("My move here", bert)
    with pytest.raises(CannotDo):
        await anna.menu_on_message("Invite to a match", post)
    with pytest.raises(CannotDo):
        await anna.slash("Invite")
    await sandbox.call("leave", user="bert")
    with pytest.raises(CannotDo):
        await anna.menu_on_member("Invite to a match", bert)


async def test_private_messages_have_no_menu_of_apps(raw: RawBot, anna: Member) -> None:
    await raw.commands(DO, MOVE)
    interaction, task = await raw.asked(anna)
    await raw.answer(interaction, 4, {"content": "hand", "flags": 64})
    with pytest.raises(CannotDo):
        await anna.menu_on_message("My move here", (await task).message)


async def test_menus_go_where_the_app_is_installed(raw: RawBot, sandbox: Sandbox, anna: Member) -> None:
    await raw.commands(INVITE | {"integration_types": [0]}, MOVE | {"integration_types": [1], "contexts": [2]})
    await anna.install_app()
    post = await anna.say("hello", channel="dm:bert")
    choosing = asyncio.create_task(anna.menu_on_message("My move here", post))
    interaction = await raw.heard()
    assert interaction["authorizing_integration_owners"] == {"1": anna.id}
    await raw.answer(interaction, 4, {"content": "yours"})
    await choosing
    with pytest.raises(CannotDo):
        await anna.menu_on_member("Invite to a match", "bert", channel="dm:bert")


async def test_discord_py_gets_members_and_messages(bot: SampleBot, anna: Member, bert: Member) -> None:
    async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"hello {member.display_name}")

    async def repeat(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.author.display_name}: {message.content}")

    bot.tree.add_command(app_commands.ContextMenu(name="Greet them", callback=greet))
    bot.tree.add_command(app_commands.ContextMenu(name="Repeat it", callback=repeat))
    await bot.tree.sync()
    assert (await anna.menu_on_member("Greet them", bert)).text == "hello Bert"
    assert (await anna.menu_on_message("Repeat it", await bert.say("hi"))).text == "Bert: hi"
