"""Members can do what Discord's client lets people do, and nothing else; and they find what is on the screen."""

from __future__ import annotations

import asyncio

import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.members import Member, NothingHappened
from sandbox.screen import NotShown
from tests.sandbox.helpers.raw_bot import DO, RawBot, button, row, select
from tests.sandbox.helpers.sample_bot import SampleBot


async def test_commands_are_checked_before_they_are_sent(bot: SampleBot, anna: Member) -> None:
    attempts: list[tuple[str, dict[str, object], str]] = [
        ("nothing", {}, "no command"),
        ("play", {}, "required"),
        ("play", {"card": 7}, "text"),
        ("play", {"card": "salt", "count": 6}, "between 1 and 5"),
        ("play", {"card": "salt", "count": "two"}, "whole number"),
        ("play", {"card": "salt", "size": 1}, "no option"),
        ("whisper", {"to": "nobody"}, "no user"),
    ]
    for path, options, why in attempts:
        with pytest.raises(CannotDo, match=why):
            await anna.slash(path, options)
    with pytest.raises(CannotDo, match="no autocomplete"):
        await anna.autocomplete("play", "count", "1")


async def test_names_in_the_members_language(raw: RawBot, anna: Member) -> None:
    sub = {"type": 1, "name": "new", "description": "x", "name_localizations": {"fr": "nouveau"}}
    await raw.commands(
        {"name": "match", "description": "x", "options": [sub]} | {"name_localizations": {"fr": "partie"}}
    )
    assert [one["shown"] for one in await anna.commands()] == ["match"]
    await anna.set_locale("fr")
    assert [one["shown"] for one in await anna.commands()] == ["partie"]
    for path in ("partie nouveau", "match new"):
        task = asyncio.create_task(anna.slash(path, settle=False))
        interaction = await raw.heard()
        assert interaction["data"]["name"] == "match"
        assert interaction["data"]["options"][0]["name"] == "new"
        await raw.answer(interaction, 4, {"content": "ok"})
        assert (await task).text == "ok"
    with pytest.raises(CannotDo, match="parts"):
        await anna.slash("match")


async def test_commands_by_place_and_permission(raw: RawBot, sandbox: Sandbox, anna: Member) -> None:
    await raw.commands(
        DO,
        DO | {"name": "here", "contexts": [0]},
        DO | {"name": "admin", "default_member_permissions": "8"},
    )
    assert [one["name"] for one in await anna.commands()] == ["do", "here"]
    assert [one["name"] for one in await anna.commands("dm")] == ["do", "admin"]
    owner = await sandbox.member("owner")
    assert [one["name"] for one in await owner.commands()] == ["do", "here", "admin"]


async def test_components_are_checked(raw: RawBot, anna: Member, bert: Member) -> None:
    await raw.send(
        {
            "content": "x",
            "components": [
                row(button("Go"), button("Gone", "gone", disabled=True)),
                row(select(3, min_values=2, max_values=2)),
            ],
        }
    )
    shown = await anna.last()
    with pytest.raises(NotShown, match="Go"):
        shown.button("Stop")
    with pytest.raises(CannotDo, match="disabled"):
        await anna.click(shown, "Gone")
    with pytest.raises(CannotDo, match="2 to 2"):
        await anna.select(shown, ["0"])
    with pytest.raises(CannotDo, match="no option"):
        await anna.select(shown, ["0", "9"])
    with pytest.raises(CannotDo, match="once"):
        await anna.select(shown, ["0", "option 0"])
    await raw.call("PATCH", f"/channels/{raw.channel()}/messages/{shown.id}", {"components": []})
    with pytest.raises(CannotDo, match="no component"):
        await anna.click(shown, "Go")


async def test_nobody_presses_anothers_private_button(bot: SampleBot, anna: Member, bert: Member) -> None:
    panel = (await anna.slash("panel")).message
    with pytest.raises(CannotDo, match="sees no message"):
        await bert.click(panel, "Update")
    await anna.restart_client()
    with pytest.raises(CannotDo, match="sees no message"):
        await anna.click(panel, "Update")


async def test_modals_are_checked_and_closed(bot: SampleBot, anna: Member, bert: Member) -> None:
    opened = (await anna.slash("ask")).modal
    assert opened is not None
    assert [(field.label, field.required) for field in opened.fields] == [("Amount", True)]
    with pytest.raises(CannotDo, match="must be filled in"):
        await anna.submit_modal(opened, {})
    with pytest.raises(CannotDo, match="0 to 3 characters"):
        await anna.submit_modal(opened, {"amount": "1000"})
    with pytest.raises(CannotDo, match="no field"):
        await anna.submit_modal(opened, {"amount": "1", "more": "2"})
    with pytest.raises(CannotDo, match="no such modal"):
        await bert.submit_modal(opened, {"amount": "1"})
    await anna.submit_modal(opened, {"amount": "1"})
    with pytest.raises(CannotDo, match="no such modal"):
        await anna.submit_modal(opened, {"amount": "1"})


async def test_writing_needs_permission(raw: RawBot, sandbox: Sandbox, anna: Member) -> None:
    said = await anna.say("hello")
    await anna.remove(said)
    assert await anna.messages() == []
    await sandbox.deny("SEND_MESSAGES", user="anna")
    with pytest.raises(CannotDo, match="may not write"):
        await anna.say("hello")
    sent = await raw.send({"content": "the bot's"})
    shown = next(one for one in await anna.messages() if one.id == sent.body["id"])
    with pytest.raises(CannotDo, match="may not delete"):
        await anna.remove(shown)


async def test_waiting_for_messages(raw: RawBot, anna: Member) -> None:
    first = await raw.send({"content": "first"})
    assert (await anna.wait_message("games", lambda m: m.text == "first")).id == first.body["id"]
    waiting = asyncio.create_task(anna.wait_message(None, lambda m: "second" in m.text, after=first.body["id"]))
    await asyncio.sleep(0)
    await raw.send({"content": "other"})
    sent = await raw.send({"content": "soon"})
    await raw.call("PATCH", f"/channels/{raw.channel()}/messages/{sent.body['id']}", {"content": "second"})
    assert (await waiting).id == sent.body["id"]
    with pytest.raises(NothingHappened, match="last seen"):
        await anna.wait_message("games", lambda m: m.text == "never", 0.05)


async def test_waiting_for_pings_and_threads(raw: RawBot, anna: Member) -> None:
    waiting = asyncio.gather(anna.wait_ping(1), anna.wait_thread("Match"))
    await asyncio.sleep(0)
    await raw.send({"content": anna.mention})
    made = await raw.call("POST", f"/channels/{raw.channel()}/threads", {"name": "Match #1", "type": 11})
    pings, thread = await waiting
    assert pings[0].text == anna.mention
    assert thread == made.body["id"]
    with pytest.raises(NothingHappened, match="not 2"):
        await anna.wait_ping(2, 0.05)


async def test_a_promise_that_is_not_kept(raw: RawBot, anna: Member) -> None:
    await raw.commands(DO)
    interaction, task = await raw.asked(anna)
    await raw.answer(interaction, 5)
    response = await task
    assert (await anna.last()).thinking
    with pytest.raises(CannotDo, match="nothing followed"):
        await response.settled(0.05)
