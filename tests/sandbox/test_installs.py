"""The application on servers and on people's accounts: where commands are found, and what reaches the bot."""

import asyncio

import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.members import Member, Response
from tests.sandbox.helpers import openapi
from tests.sandbox.helpers.raw_bot import DO, Json, RawBot, button, row

EVERYWHERE = DO | {"integration_types": [0, 1], "contexts": [0, 1, 2]}
SERVERS = {"name": "new", "description": "Open a match", "integration_types": [0], "contexts": [0]}
ACCOUNTS = {"name": "mine", "description": "My matches", "integration_types": [1], "contexts": [0, 1, 2]}
EPHEMERAL = 64


@pytest.fixture
async def away(sandbox: Sandbox) -> str:
    """A server without the bot, on which anna and bert are; its channel #games."""
    guild = await sandbox.add_guild("Away", members=["anna", "bert"], bot=False)
    return await sandbox.channel("games", guild)


async def found(member: Member, channel: str) -> set[str]:
    return {one["name"] for one in await member.commands(channel)}


async def test_commands_are_found_where_installations_and_contexts_allow(
    raw: RawBot, anna: Member, bert: Member, away: str
) -> None:
    assert (await raw.commands(EVERYWHERE, SERVERS, ACCOUNTS)).status == 200
    home, all_three = raw.channel(), {"do", "new", "mine"}
    assert await found(anna, home) == {"do", "new"}
    assert await found(anna, "dm") == {"do"}
    assert await found(anna, away) == await found(anna, "dm:bert") == set()
    await anna.install_app()
    assert await found(anna, home) == all_three
    assert await found(anna, "dm") == await found(anna, away) == await found(anna, "dm:bert") == {"do", "mine"}
    assert await found(bert, away) == await found(bert, "dm:anna") == set()
    await anna.remove_app()
    assert await found(anna, away) == set()


async def test_contexts_alone_leave_a_place_out(raw: RawBot, anna: Member) -> None:
    await raw.commands(EVERYWHERE | {"contexts": [0, 1]})
    await anna.install_app()
    assert await found(anna, "dm") == {"do"}
    assert await found(anna, "dm:bert") == set()


async def asked(raw: RawBot, member: Member, channel: str) -> tuple[Json, asyncio.Task[Response]]:
    task = asyncio.create_task(member.slash("do", channel=channel, settle=False))
    return await raw.heard(), task


async def test_bot_is_told_which_installation_and_which_kind_of_place(
    raw: RawBot, anna: Member, away: str
) -> None:
    await raw.commands(EVERYWHERE)
    home = raw.channel()
    guild = str(raw.server.world.channels[int(home)].guild_id)
    await anna.install_app()
    for channel, context, owners in (
        (home, 0, {"0": guild, "1": anna.id}),
        (away, 0, {"1": anna.id}),
        ("dm", 1, {"0": "0", "1": anna.id}),
        ("dm:bert", 2, {"1": anna.id}),
    ):
        interaction, task = await asked(raw, anna, channel)
        assert (interaction["context"], interaction["authorizing_integration_owners"]) == (context, owners)
        assert ("member" in interaction) is (context == 0)
        await raw.answer(interaction, 4, {"content": "here"})
        shown = (await task).message
        assert shown.raw["interaction_metadata"]["authorizing_integration_owners"] == owners


async def test_bot_has_only_its_answers_where_people_brought_it(raw: RawBot, anna: Member, away: str) -> None:
    await raw.commands(EVERYWHERE)
    await anna.install_app()
    raw.events.clear()
    private = (await anna.say("psst", channel="dm:bert")).channel_id
    for place in (away, private):
        interaction, task = await asked(raw, anna, place)
        assert int(interaction["app_permissions"]) & (1 << 10) == 0
        await raw.answer(interaction, 4, {"content": "here", "components": [row(button())]})
        message = (await task).message
        refused = await raw.call("POST", f"/channels/{place}/messages", {"content": "x"})
        assert (refused.status, refused.code) == (403, 50001)
        pressing = asyncio.create_task(anna.click(message, "Go"))
        interaction = await raw.heard()
        assert interaction["authorizing_integration_owners"] == {"1": anna.id}
        await raw.answer(interaction, 7, {"content": "pressed"})
        assert (await pressing).message.content == "pressed"
    assert [one.event for one in raw.events if one.data.get("channel_id") == private] == ["INTERACTION_CREATE"] * 2


async def test_answers_are_private_without_the_right_to_use_external_apps(
    raw: RawBot, sandbox: Sandbox, anna: Member, bert: Member, away: str
) -> None:
    await raw.commands(EVERYWHERE)
    await anna.install_app()
    interaction, task = await asked(raw, anna, away)
    await raw.answer(interaction, 4, {"content": "for all"})
    assert not (await task).message.ephemeral
    await sandbox.deny("USE_EXTERNAL_APPS", channel=away, user="anna")
    interaction, task = await asked(raw, anna, away)
    await raw.answer(interaction, 4, {"content": "for anna"})
    assert (await task).message.ephemeral
    assert (await raw.follow(interaction, "POST", body={"content": "more"})).body["flags"] & EPHEMERAL
    assert [one.content for one in await bert.messages(away)] == ["for all"]
    await sandbox.deny("USE_EXTERNAL_APPS", channel=raw.channel(), user="anna")
    interaction, task = await asked(raw, anna, raw.channel())
    await raw.answer(interaction, 4, {"content": "on the bot's own server"})
    assert not (await task).message.ephemeral


async def test_five_follow_ups_where_only_a_user_has_the_app(raw: RawBot, anna: Member, away: str) -> None:
    await raw.commands(EVERYWHERE)
    await anna.install_app()
    for place, code in ((away, 40094), (raw.channel(), 0)):
        interaction, task = await asked(raw, anna, place)
        await raw.answer(interaction, 4, {"content": "0"})
        await task
        answers = [await raw.follow(interaction, "POST", body={"content": str(n)}) for n in range(6)]
        assert [one.code for one in answers] == [0] * 5 + [code]


async def test_user_install_is_refused_unless_the_application_allows_it(
    raw: RawBot, sandbox: Sandbox, anna: Member
) -> None:
    checked: list[str] = []
    raw.server.on_answer(lambda *answer: checked.extend(openapi.answer_faults(*answer)))
    allowed = (await raw.call("GET", "/applications/@me")).body
    assert set(allowed["integration_types_config"]) == {"0", "1"}
    await sandbox.call("set", user_install=False)
    own = (await raw.call("GET", "/applications/@me")).body
    assert set(own["integration_types_config"]) == {"0"}
    answer = await raw.commands(EVERYWHERE)
    assert (answer.status, answer.code) == (400, 50035)
    assert answer.fault_at("0/integration_types")
    assert (await raw.commands(SERVERS, DO)).status == 200
    with pytest.raises(CannotDo):
        await anna.install_app()
    assert checked == []


BAD: list[tuple[Json, str]] = [
    ({"contexts": []}, "contexts"),
    ({"contexts": [3]}, "contexts/0"),
    ({"contexts": [0, 0]}, "contexts"),
    ({"integration_types": []}, "integration_types"),
    ({"integration_types": [2]}, "integration_types/0"),
]


@pytest.mark.parametrize(("change", "where"), BAD)
async def test_installations_and_contexts_of_commands_are_checked(raw: RawBot, change: Json, where: str) -> None:
    answer = await raw.commands(DO | change)
    assert answer.code == 50035
    assert answer.fault_at(f"0/{where}")


async def test_commands_are_for_all_installations_unless_they_say(raw: RawBot) -> None:
    made = (await raw.commands(DO)).body
    assert (made[0]["integration_types"], made[0]["contexts"]) == ([0, 1], None)


async def test_conversation_of_two_people_is_theirs_alone(
    raw: RawBot, sandbox: Sandbox, anna: Member, bert: Member
) -> None:
    await anna.say("hello", channel="dm:bert")
    waiting = asyncio.create_task(anna.wait_message("dm:bert", lambda one: one.content == "hello you"))
    await bert.say("hello you", channel="dm:anna")
    assert (await waiting).raw["author"]["id"] == bert.id
    assert [one.content for one in await bert.messages("dm:anna")] == ["hello", "hello you"]
    assert await anna.dm() == []
    cleo = await sandbox.member("cleo")
    assert len(await cleo.channels()) < len(await anna.channels())
    with pytest.raises(CannotDo):
        await anna.say("hello", channel="dm:anna")
    assert not any(one.event.startswith("MESSAGE") for one in raw.events)
