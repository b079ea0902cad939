"""Threads: opened, written in, archived, locked, deleted."""

from __future__ import annotations

import pytest

from sandbox.handle import Sandbox
from sandbox.members import Member
from tests.sandbox.helpers.raw_bot import Json, RawBot

PUBLIC = {"name": "Match #42", "type": 11, "auto_archive_duration": 10080}


async def opened(raw: RawBot, **more: object) -> Json:
    answer = await raw.call("POST", f"/channels/{raw.channel()}/threads", PUBLIC | more)
    assert answer.status == 201
    made: Json = answer.body
    return made


async def test_open_write_count(raw: RawBot, anna: Member) -> None:
    thread = await opened(raw)
    assert thread["thread_metadata"]["auto_archive_duration"] == 10080
    assert thread["member"]["user_id"] == raw.id
    path = f"/channels/{thread['id']}"
    for number in range(3):
        assert (await raw.call("POST", f"{path}/messages", {"content": str(number)})).status == 200
    await anna.say("hello", channel=thread["id"])
    assert (await raw.call("GET", path)).body["message_count"] == 4
    assert [message.text for message in await anna.messages(thread["id"])] == ["0", "1", "2", "hello"]
    assert [message.kind for message in await anna.messages()] == [18]


async def test_under_a_message_once(raw: RawBot, anna: Member) -> None:
    sent = (await raw.send({"content": "lobby"})).body
    path = f"/channels/{raw.channel()}/messages/{sent['id']}/threads"
    made = await raw.call("POST", path, {"name": "Match"})
    assert made.body["id"] == sent["id"]
    assert (await raw.call("POST", path, {"name": "Match"})).code == 160004
    assert (await anna.last()).thread_id == sent["id"]


@pytest.mark.parametrize("bad", [{"name": ""}, {"name": "x" * 101}, {"auto_archive_duration": 61}])
async def test_bad_threads(raw: RawBot, bad: Json) -> None:
    answer = await raw.call("POST", f"/channels/{raw.channel()}/threads", PUBLIC | bad)
    assert answer.code == 50035


async def test_forbidden_and_full(raw: RawBot, sandbox: Sandbox) -> None:
    await sandbox.deny("CREATE_PUBLIC_THREADS", channel="games")
    answer = await raw.call("POST", f"/channels/{raw.channel()}/threads", PUBLIC)
    assert (answer.status, answer.code) == (403, 50013)
    await sandbox.allow("CREATE_PUBLIC_THREADS", channel="games")
    await sandbox.call("set", max_active_threads=1)
    thread = await opened(raw)
    assert (await raw.call("POST", f"/channels/{raw.channel()}/threads", PUBLIC)).code == 160006
    await raw.call("PATCH", f"/channels/{thread['id']}", {"archived": True})
    await opened(raw)
    assert (await raw.call("POST", f"/channels/{thread['id']}/threads", PUBLIC)).code == 50024


async def test_writing_in_threads_is_its_own_permission(raw: RawBot, sandbox: Sandbox) -> None:
    thread = await opened(raw)
    await sandbox.deny("SEND_MESSAGES_IN_THREADS", channel="games")
    path = f"/channels/{thread['id']}/messages"
    assert (await raw.call("POST", path, {"content": "x"})).code == 50013
    await sandbox.allow("SEND_MESSAGES_IN_THREADS", channel="games")
    await sandbox.deny("SEND_MESSAGES", channel="games")
    assert (await raw.call("POST", path, {"content": "x"})).status == 200


async def test_archived_thread_opens_for_a_message_but_not_for_an_edit(raw: RawBot, sandbox: Sandbox) -> None:
    thread = await opened(raw)
    path = f"/channels/{thread['id']}/messages"
    sent = (await raw.call("POST", path, {"content": "x"})).body
    await sandbox.call("archive", channel=thread["id"])
    assert (await raw.call("PATCH", f"{path}/{sent['id']}", {"content": "y"})).code == 50083
    assert (await raw.call("POST", path, {"content": "wake"})).status == 200
    assert not (await raw.call("GET", f"/channels/{thread['id']}")).body["thread_metadata"]["archived"]
    assert (await raw.call("PATCH", f"{path}/{sent['id']}", {"content": "y"})).status == 200


async def test_locked_thread(raw: RawBot, sandbox: Sandbox) -> None:
    thread = await opened(raw)
    await sandbox.call("archive", channel=thread["id"], locked=True)
    path = f"/channels/{thread['id']}"
    assert (await raw.call("POST", f"{path}/messages", {"content": "x"})).code == 50083
    assert (await raw.call("PATCH", path, {"archived": False})).code == 50083
    await sandbox.allow("MANAGE_THREADS", channel="games")
    assert (await raw.call("PATCH", path, {"archived": False, "locked": False})).status == 200
    assert (await raw.call("POST", f"{path}/messages", {"content": "x"})).status == 200


async def test_owner_archives_and_renames(raw: RawBot) -> None:
    thread = await opened(raw)
    path = f"/channels/{thread['id']}"
    changed = await raw.call("PATCH", path, {"name": "Match #42, over", "archived": True})
    assert changed.body["name"] == "Match #42, over"
    assert changed.body["thread_metadata"]["archived"]
    listed = await raw.call("GET", f"/channels/{raw.channel()}/threads/archived/public")
    assert [one["id"] for one in listed.body["threads"]] == [thread["id"]]


async def test_deleted_thread(raw: RawBot, sandbox: Sandbox, anna: Member) -> None:
    thread = await opened(raw)
    await sandbox.call("delete_channel", channel=thread["id"])
    assert (await raw.call("POST", f"/channels/{thread['id']}/messages", {"content": "x"})).code == 10003
    assert await anna.threads() == []
    assert "THREAD_DELETE" in [event.event for event in raw.events]


async def test_members_of_a_thread(raw: RawBot, anna: Member) -> None:
    thread = await opened(raw)
    path = f"/channels/{thread['id']}/thread-members"
    assert (await raw.call("PUT", f"{path}/{anna.id}")).status == 204
    assert {one["user_id"] for one in (await raw.call("GET", path)).body} == {raw.id, anna.id}
    assert (await raw.call("DELETE", f"{path}/{anna.id}")).code == 50013
    assert (await raw.call("DELETE", f"{path}/@me")).status == 204
    assert [one["user_id"] for one in (await raw.call("GET", path)).body] == [anna.id]
