"""Messages and threads: sent, read, changed, archived, removed; and refused where the bot may not."""

import pytest

from sandbox.handle import Sandbox
from sandbox.members import Member
from tests.sandbox.helpers.raw_bot import Json, RawBot, button, layout, row, text

HOUR = 3600


async def test_same_nonce_returns_the_first_message(raw: RawBot, anna: Member) -> None:
    body = {"content": "once", "nonce": "turn-7", "enforce_nonce": True}
    first, second = await raw.send(body), await raw.send(body | {"content": "twice"})
    assert first.body["id"] == second.body["id"]
    assert [message.text for message in await anna.messages()] == ["once"]
    assert len(await anna.pings()) == 0
    unforced = await raw.send(body | {"enforce_nonce": False})
    assert unforced.body["id"] != first.body["id"]
    raw.server.world.clock.advance(raw.server.settings.nonce_window + 1)
    assert (await raw.send(body)).body["id"] not in (first.body["id"], unforced.body["id"])


async def test_history_in_all_directions(raw: RawBot) -> None:
    ids = [(await raw.send({"content": str(number)})).body["id"] for number in range(10)]
    path = f"/channels/{raw.channel()}/messages"

    async def contents(query: str) -> list[str]:
        return [one["content"] for one in (await raw.call("GET", f"{path}?{query}")).body]

    assert await contents("limit=3") == ["9", "8", "7"]
    assert await contents(f"before={ids[5]}&limit=2") == ["4", "3"]
    assert await contents(f"after={ids[5]}&limit=2") == ["7", "6"]
    assert await contents(f"around={ids[5]}&limit=3") == ["6", "5", "4"]
    assert (await raw.call("GET", f"{path}?limit=101")).code == 50035


async def test_edit_changes_only_what_it_names(raw: RawBot, anna: Member) -> None:
    files = [("a.txt", b"a"), ("b.txt", b"b")]
    body = {
        "content": "old",
        "components": [row(button())],
        "attachments": [{"id": 0, "description": "first"}, {"id": 1, "description": "second"}],
    }
    sent = (await raw.send(body, files=files)).body
    path = f"/channels/{raw.channel()}/messages/{sent['id']}"
    edited = (await raw.call("PATCH", path, {"content": "new"})).body
    assert edited["content"] == "new"
    assert len(edited["attachments"]) == 2
    assert edited["edited_timestamp"] is not None
    edited = (await raw.call("PATCH", path, {"attachments": [{"id": sent["attachments"][1]["id"]}]})).body
    assert [one["description"] for one in edited["attachments"]] == ["second"]
    both = {"attachments": [{"id": sent["attachments"][1]["id"]}, {"id": 0, "description": "third"}]}
    edited = (await raw.call("PATCH", path, both, files=[("c.txt", b"c")])).body
    assert [one["filename"] for one in edited["attachments"]] == ["b.txt", "c.txt"]
    assert await (await anna.last()).files[1].read() == b"c"
    gone: dict[str, object] = {"content": None, "attachments": [], "components": []}
    assert (await raw.call("PATCH", path, gone)).code == 50006


async def test_ordinary_message_becomes_a_layout_but_never_back(raw: RawBot) -> None:
    sent = (await raw.send({"content": "old"})).body
    path = f"/channels/{raw.channel()}/messages/{sent['id']}"
    assert (await raw.call("PATCH", path, layout(text()))).code == 50035
    assert (await raw.call("PATCH", path, layout(text()) | {"content": None})).status == 200
    assert (await raw.call("PATCH", path, {"content": "back", "flags": 0})).code == 50035


async def test_dropping_the_picture_of_a_layout_is_refused(raw: RawBot) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    sent = (await raw.send(layout(gallery), files=[("board.png", b"x")])).body
    path = f"/channels/{raw.channel()}/messages/{sent['id']}"
    assert (await raw.call("PATCH", path, {"attachments": []})).code == 50035


async def test_only_ones_own_messages(raw: RawBot, anna: Member) -> None:
    said = await anna.say("hello")
    path = f"/channels/{raw.channel()}/messages/{said.id}"
    assert (await raw.call("PATCH", path, {"content": "x"})).code == 50005
    assert (await raw.call("DELETE", path)).code == 50013
    assert (await raw.call("GET", path)).body["content"] == "hello"


async def test_old_messages_are_edited_sparingly(raw: RawBot) -> None:
    raw.server.settings.old_edit_limit = 2
    sent = (await raw.send({"content": "x"})).body
    path = f"/channels/{raw.channel()}/messages/{sent['id']}"
    assert [(await raw.call("PATCH", path, {"content": str(n)})).status for n in range(4)] == [200] * 4
    raw.server.world.clock.advance(HOUR + 1)
    answers = [await raw.call("PATCH", path, {"content": str(n)}) for n in range(3)]
    assert [answer.status for answer in answers] == [200, 200, 429]
    assert answers[2].code == 30046
    assert answers[2].body["retry_after"] > 0
    raw.server.world.clock.advance(raw.server.settings.old_edit_window + 1)
    assert (await raw.call("PATCH", path, {"content": "later"})).status == 200


@pytest.mark.parametrize(
    ("taken", "body", "files", "code"),
    [
        ("VIEW_CHANNEL", {"content": "x"}, None, 50001),
        ("SEND_MESSAGES", {"content": "x"}, None, 50013),
        ("ATTACH_FILES", {"content": "x"}, [("a.txt", b"a")], 50013),
        ("EMBED_LINKS", {"embeds": [{"title": "x"}]}, None, 50013),
    ],
)
async def test_missing_permission(
    raw: RawBot, sandbox: Sandbox, taken: str, body: dict[str, object], files: list[tuple[str, bytes]], code: int
) -> None:
    await sandbox.deny(taken, channel="games")
    answer = await raw.send(body, files=files)
    assert (answer.status, answer.code) == (403, code)
    assert (await raw.send(body, channel="general", files=files)).status == 200
    await sandbox.allow(taken, channel="games")
    assert (await raw.send(body, files=files)).status == 200


async def test_history_needs_its_permission(raw: RawBot, sandbox: Sandbox) -> None:
    sent = (await raw.send({"content": "x"})).body
    await sandbox.deny("READ_MESSAGE_HISTORY")
    path = f"/channels/{raw.channel()}/messages"
    assert (await raw.call("GET", path)).body == []
    assert (await raw.call("GET", f"{path}/{sent['id']}")).code == 50013


async def test_what_is_not_there(raw: RawBot, sandbox: Sandbox) -> None:
    assert (await raw.call("GET", "/channels/1")).code == 10003
    assert (await raw.call("GET", f"/channels/{raw.channel()}/messages/1")).code == 10008
    assert (await raw.call("GET", "/users/1")).code == 10013
    assert (await raw.call("GET", "/guilds/1")).code == 10004
    assert (await raw.call("GET", "/channels/abc")).code == 50035
    assert (await raw.call("GET", "/nowhere")).status == 404
    assert (await sandbox.troubles())["unimplemented"] == ["GET /nowhere"]
    assert (await raw.call("PATCH", f"/channels/{raw.channel()}/messages/1", [1])).code == 10008


async def test_closed_direct_messages(raw: RawBot, sandbox: Sandbox, anna: Member) -> None:
    opened = await raw.call("POST", "/users/@me/channels", {"recipient_id": anna.id})
    path = f"/channels/{opened.body['id']}/messages"
    assert (await raw.call("POST", path, {"content": "x"})).status == 200
    await sandbox.call("close_dms", user="anna")
    assert (await raw.call("POST", path, {"content": "x"})).code == 50007
    await sandbox.call("open_dms", user="anna")
    await sandbox.call("leave", user="anna")
    assert (await raw.call("POST", path, {"content": "x"})).code == 50007


async def test_who_is_pinged(raw: RawBot, anna: Member, bert: Member) -> None:
    both = f"{anna.mention} and {bert.mention}"
    await raw.send({"content": both})
    assert (len(await anna.pings()), len(await bert.pings())) == (1, 1)
    await raw.send({"content": both, "allowed_mentions": {"parse": []}})
    await raw.send({"content": both, "allowed_mentions": {"users": [anna.id]}})
    assert (len(await anna.pings()), len(await bert.pings())) == (2, 1)
    await raw.send({"content": both, "flags": 4096})
    assert (len(await anna.pings()), len(await anna.pings(silent=True))) == (2, 3)
    await raw.send({"content": "@everyone look"})
    assert len(await bert.pings()) == 1
    sent = await raw.send({"content": "nobody"})
    await raw.call("PATCH", f"/channels/{raw.channel()}/messages/{sent.body['id']}", {"content": both})
    assert len(await bert.pings()) == 1
    await raw.send(layout(text(bert.mention)))
    assert (await bert.pings())[-1].text == ""


async def test_reply_pings_its_author_if_allowed(raw: RawBot, anna: Member) -> None:
    reference = {"message_reference": {"message_id": (await anna.say("question")).id}}
    await raw.send({"content": "quiet", "allowed_mentions": {"parse": [], "replied_user": False}} | reference)
    assert await anna.pings() == []
    await raw.send({"content": "loud", "allowed_mentions": {"parse": [], "replied_user": True}} | reference)
    assert len(await anna.pings()) == 1
    assert (await raw.send({"content": "x", "message_reference": {"message_id": "1"}})).code == 50035


async def test_member_only_sees_what_they_may(raw: RawBot, sandbox: Sandbox, anna: Member, bert: Member) -> None:
    await sandbox.deny("VIEW_CHANNEL", channel="games", user="bert")
    await raw.send({"content": f"{bert.mention} {anna.mention}"})
    assert len(await anna.messages()) == 1
    assert [one["name"] for one in await bert.channels()] == ["general"]
    assert await bert.pings() == []
    records = await sandbox.records()
    assert anna.id in records[-1]["users"]
    assert bert.id not in records[-1]["users"]


async def test_attachment_address_expires(raw: RawBot, anna: Member) -> None:
    await raw.send({"content": "x"}, files=[("a.txt", b"abc")])
    shown = await anna.last()
    assert await shown.files[0].read() == b"abc"
    raw.server.world.clock.advance(25 * HOUR)
    with pytest.raises(Exception, match="any more"):
        await shown.files[0].read()
    assert await (await anna.refresh(shown)).files[0].read() == b"abc"


async def test_everything_made_visible_is_recorded(raw: RawBot, sandbox: Sandbox, anna: Member) -> None:
    sent = await raw.send(
        {"content": "open", "attachments": [{"id": 0, "description": "alt"}]}, files=[("a.txt", b"abc")]
    )
    await raw.call("PATCH", f"/channels/{raw.channel()}/messages/{sent.body['id']}", {"content": "changed"})
    opened = await raw.call("POST", "/users/@me/channels", {"recipient_id": anna.id})
    await raw.call("POST", f"/channels/{opened.body['id']}/messages", {"content": "psst"})
    await anna.say("not the bot's")
    records = await sandbox.records()
    assert [(one["kind"], one["audience"], one["data"]["content"]) for one in records] == [
        ("message", "public", "open"),
        ("edit", "public", "changed"),
        ("message", "dm", "psst"),
    ]
    assert records[0]["data"]["attachments"][0]["description"] == "alt"
    assert records[2]["users"] == [anna.id]
    assert (await sandbox.counts())["POST /channels/{channel_id}/messages"] == 2


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
    assert (await raw.call("POST", path, {"name": "Match"})).body["id"] == sent["id"]
    assert (await raw.call("POST", path, {"name": "Match"})).code == 160004
    assert (await anna.last()).thread_id == sent["id"]


@pytest.mark.parametrize("bad", [{"name": ""}, {"name": "x" * 101}, {"auto_archive_duration": 61}])
async def test_bad_threads(raw: RawBot, bad: Json) -> None:
    assert (await raw.call("POST", f"/channels/{raw.channel()}/threads", PUBLIC | bad)).code == 50035


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
