"""Interactions as Discord answers them; and members, who do what its client lets people do and nothing else."""

import asyncio

import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.members import Member, NothingHappened
from sandbox.screen import NotShown
from tests.sandbox.helpers.raw_bot import DO, Json, RawBot, button, row, select
from tests.sandbox.helpers.sample_bot import SampleBot

MESSAGE, THINKING, LATER, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
EPHEMERAL = 64


async def with_button(raw: RawBot, anna: Member) -> tuple[Json, asyncio.Task[object]]:
    await raw.send({"content": "press", "components": [row(button())]})
    shown = await anna.last()
    task: asyncio.Task[object] = asyncio.create_task(anna.click(shown, "Go", settle=False))
    return await raw.heard(), task


async def test_payload_tells_who_where_and_what_the_bot_may(raw: RawBot, anna: Member) -> None:
    await anna.set_locale("fr")
    interaction, task = await raw.asked(anna)
    assert interaction["type"] == 2
    assert interaction["locale"] == "fr"
    assert interaction["member"]["user"]["id"] == anna.id
    assert int(interaction["app_permissions"]) & (1 << 38)
    assert interaction["channel"]["id"] == raw.channel()
    await raw.answer(interaction, MESSAGE, {"content": "done"})
    assert (await task).message.text == "done"


async def test_second_answer_is_refused(raw: RawBot, anna: Member) -> None:
    interaction, task = await raw.asked(anna)
    assert (await raw.answer(interaction, MESSAGE, {"content": "one"})).status == 204
    second = await raw.answer(interaction, MESSAGE, {"content": "two"})
    assert (second.status, second.code) == (400, 40060)
    await task
    assert [message.text for message in await anna.messages()] == ["one"]


async def test_late_answer_is_refused(raw: RawBot, anna: Member) -> None:
    raw.server.settings.answer_within = 0.05
    interaction, task = await raw.asked(anna)
    response = await task
    assert response.failed
    assert response.error == "The application did not respond"
    late = await raw.answer(interaction, MESSAGE, {"content": "late"})
    assert (late.status, late.code) == (404, 10062)
    assert await anna.messages() == []


async def test_wrong_token_and_unknown_interaction(raw: RawBot, anna: Member) -> None:
    interaction, task = await raw.asked(anna)
    assert (await raw.answer(interaction | {"token": "x" * 80}, MESSAGE, {"content": "x"})).code == 10062
    assert (await raw.follow(interaction, "POST", body={"content": "before the answer"})).code == 10015
    assert (await raw.answer(interaction, MESSAGE, {"content": "x"})).status == 204
    await task


async def test_answers_that_do_not_fit(raw: RawBot, anna: Member) -> None:
    interaction, task = await raw.asked(anna)
    for kind in (UPDATE, LATER, CHOICES):
        assert (await raw.answer(interaction, kind, {})).code == 50035
    await raw.answer(interaction, MODAL, modal())
    opened = (await task).modal
    assert opened is not None
    sending = asyncio.create_task(anna.submit_modal(opened, {"f": "x"}))
    submitted = await raw.heard()
    assert (await raw.answer(submitted, MODAL, modal())).code == 50035
    assert (await raw.answer(submitted, UPDATE, {"content": "no message behind it"})).code == 50035
    await raw.answer(submitted, MESSAGE, {"content": "thanks"})
    assert (await sending).message.text == "thanks"


def modal() -> Json:
    field = {"type": 4, "custom_id": "f", "style": 1, "label": "Field"}
    return {"title": "Form", "custom_id": "form", "components": [row(field)]}


async def test_modal_stays_open_when_nobody_answers(raw: RawBot, anna: Member) -> None:
    interaction, task = await raw.asked(anna)
    await raw.answer(interaction, MODAL, modal())
    opened = (await task).modal
    assert opened is not None
    raw.server.settings.answer_within = 0.05
    assert (await anna.submit_modal(opened, {"f": "x"})).error == "Something went wrong. Try again."
    await raw.heard()
    raw.server.settings.answer_within = 1.0
    again = asyncio.create_task(anna.submit_modal(opened, {"f": "x"}))
    await raw.answer(await raw.heard(), MESSAGE, {"content": "got it"})
    assert (await again).message.text == "got it"


async def test_thinking_keeps_its_visibility(raw: RawBot, anna: Member, bert: Member) -> None:
    interaction, task = await raw.asked(anna)
    await raw.answer(interaction, THINKING, {"flags": EPHEMERAL})
    response = await task
    assert response.outcome == "thinking"
    filled = await raw.follow(interaction, "POST", body={"content": "secret", "flags": 0})
    assert filled.body["flags"] & EPHEMERAL
    assert (await response.settled()).message.text == "secret"
    assert not (await raw.follow(interaction, "POST", body={"content": "for all"})).body["flags"] & EPHEMERAL
    assert [message.text for message in await bert.messages()] == ["for all"]
    assert [message.text for message in await anna.messages()] == ["secret", "for all"]


async def test_deferred_update_changes_the_message_pressed(raw: RawBot, anna: Member) -> None:
    interaction, task = await with_button(raw, anna)
    await raw.answer(interaction, LATER)
    await task
    changed = await raw.follow(interaction, "PATCH", "/messages/@original", {"content": "changed"})
    assert changed.body["id"] == interaction["message"]["id"]
    assert (await anna.last()).text == "changed"
    assert (await anna.last()).edited


async def test_follow_ups_are_edited_and_deleted_by_token_only(raw: RawBot, anna: Member) -> None:
    interaction, task = await raw.asked(anna)
    await raw.answer(interaction, MESSAGE, {"content": "one", "flags": EPHEMERAL})
    one = (await task).message
    path = f"/channels/{raw.channel()}/messages/{one.id}"
    assert (await raw.call("GET", path)).code == 10008
    assert (await raw.call("PATCH", path, {"content": "x"})).code == 10008
    assert (await raw.call("DELETE", path)).code == 10008
    assert (await raw.follow(interaction, "GET", "/messages/@original")).body["content"] == "one"
    two = (await raw.follow(interaction, "POST", body={"content": "two"})).body
    await raw.follow(interaction, "PATCH", f"/messages/{two['id']}", {"content": "three"})
    assert [message.text for message in await anna.messages()] == ["one", "three"]
    assert (await raw.follow(interaction, "DELETE", f"/messages/{two['id']}")).status == 204
    assert (await raw.follow(interaction, "GET", f"/messages/{two['id']}")).code == 10008


async def test_another_interactions_messages_are_out_of_reach(raw: RawBot, anna: Member) -> None:
    first, task = await raw.asked(anna)
    await raw.answer(first, MESSAGE, {"content": "one"})
    message = (await task).message
    second, task = await raw.asked(anna)
    await raw.answer(second, MESSAGE, {"content": "two"})
    await task
    assert (await raw.follow(second, "PATCH", f"/messages/{message.id}", {"content": "x"})).code == 10008


async def test_token_dies_after_fifteen_minutes(raw: RawBot, anna: Member) -> None:
    interaction, task = await raw.asked(anna)
    await raw.answer(interaction, MESSAGE, {"content": "one"})
    await task
    raw.server.world.clock.advance(899)
    assert (await raw.follow(interaction, "POST", body={"content": "in time"})).status == 200
    raw.server.world.clock.advance(2)
    late = await raw.follow(interaction, "POST", body={"content": "too late"})
    assert (late.status, late.code) == (401, 50027)


async def test_two_presses_at_once_are_two_interactions(raw: RawBot, anna: Member, bert: Member) -> None:
    await raw.send({"content": "press", "components": [row(button())]})
    shown = await anna.last()
    both = asyncio.gather(anna.click(shown, "Go", settle=False), bert.click(shown, "Go", settle=False))
    first, second = await raw.heard(), await raw.heard()
    assert first["id"] != second["id"]
    assert {first["member"]["user"]["id"], second["member"]["user"]["id"]} == {anna.id, bert.id}
    for interaction in (first, second):
        await raw.answer(interaction, MESSAGE, {"content": "yes", "flags": EPHEMERAL})
    assert [response.message.ephemeral for response in await both] == [True, True]
    assert len(await anna.messages()) == 2


async def test_in_a_direct_conversation_there_is_a_user_and_no_member(raw: RawBot, anna: Member) -> None:
    await raw.commands(DO)
    task = asyncio.create_task(anna.slash("do", channel="dm", settle=False))
    interaction = await raw.heard()
    assert interaction["user"]["id"] == anna.id
    assert "member" not in interaction
    assert "guild_id" not in interaction
    await raw.answer(interaction, MESSAGE, {"content": "here too"})
    await task
    assert [message.text for message in await anna.dm()] == ["here too"]


async def test_message_gone_before_the_update(raw: RawBot, anna: Member) -> None:
    interaction, task = await with_button(raw, anna)
    await raw.call("DELETE", f"/channels/{raw.channel()}/messages/{interaction['message']['id']}")
    assert (await raw.answer(interaction, UPDATE, {"content": "x"})).code == 10008
    await raw.answer(interaction, MESSAGE, {"content": "gone", "flags": EPHEMERAL})
    await task


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
    await anna.remove(await anna.say("hello"))
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
    interaction, task = await raw.asked(anna)
    await raw.answer(interaction, 5)
    response = await task
    assert (await anna.last()).thinking
    with pytest.raises(CannotDo, match="nothing followed"):
        await response.settled(0.05)
