"""Discord fails in every way it can: the match survives, and says so where it can."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from discord_ui.discord_api import required_permissions
from engines.core.text.messages import Many
from tests.through_discord.house import PATIENCE, House
from tests.through_discord.table import Table, opened, seated
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.on_both

SEND = r"POST", r"/channels/\d+/messages$"


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        ("CREATE_PUBLIC_THREADS", "Create Public Threads"),
        ("SEND_MESSAGES_IN_THREADS", "Send Messages in Threads"),
    ],
)
async def test_without_the_right_to_open_threads_the_match_is_played_in_the_channel(
    own_house: House, denied: str, named: str
) -> None:
    house = own_house
    house.forgiven.append("given up")
    room = await house.room()
    anna, benoit = await house.newcomer("Anna"), await house.newcomer("Benoît")
    anna.member.channel = benoit.member.channel = room
    await house.sandbox.deny(denied, channel=room)
    card = await opened(house, anna, seats=2, grace=0)
    await benoit.press(card, "join")
    await house.settled()
    await anna.press(await anna.member.refresh(card), "start")
    table = Table(house, screen_reader.match_of(card), [anna, benoit])
    await table.play_on(4)
    info = await table.info()
    assert info.thread_id is None
    assert len(await table.posts()) == 5
    assert await anna.member.threads() == []
    told = [message.text for message in await anna.member.dm()]
    assert sum("played in the channel itself" in text and named in text for text in told) == 1, told
    assert not any("does not let Kontor post" in text for text in told), "it posts there all the time"
    intros = [one for one in await house.public(room) if "Fingerprint" in one.text]
    assert len(intros) == 1, "the match is introduced where it is played"
    assert "notifications of this channel" in intros[0].text
    assert intros[0].silent
    assert int(intros[0].id) < int((await table.posts())[0].id)


async def test_a_match_returns_to_a_thread_when_it_may_open_one_again(own_house: House) -> None:
    house = own_house
    house.forgiven.append("given up")
    table = await seated(house, "Anna", "Benoît")
    await table.play_on(1)
    channel = str((await table.info()).channel_id)
    mover, before = await table.turn(), len(await table.posts())
    await house.sandbox.deny("SEND_MESSAGES_IN_THREADS", channel=channel)
    shown = (await mover.slash("move", at="dm", match=table.id)).message
    await mover.take(shown, screen_reader.offers(shown)[0])
    await house.settled()
    assert (await table.info()).thread_id is None
    await table.play_on(1)
    assert (await table.info()).thread_id is None
    await house.sandbox.allow("SEND_MESSAGES_IN_THREADS", channel=channel)
    in_channel = len(await house.public(channel))
    await table.play_on(3)
    thread = (await table.info()).thread_id
    assert thread is not None
    assert len(await table.posts()) == before + 3, "every turn since then stands in the thread"
    added = [one for one in (await house.public(channel))[in_channel:] if screen_reader.has(one, "move")]
    assert [f"<#{thread}>" in one.text for one in added] == [True], "one post leads there"
    assert added[0].silent
    threads = [one for one in await mover.member.threads() if one["parent_id"] == channel]
    assert [one["name"] for one in threads] == [f"Die Fugger #{table.id}"]


async def test_a_return_whose_thread_was_opened_without_our_knowing_opens_no_second_one(own_house: House) -> None:
    house = own_house
    house.forgiven.append("given up")
    room = await house.room()
    await house.sandbox.deny("CREATE_PUBLIC_THREADS", channel=room)
    table = await seated(house, "Anna", "Benoît", room=room)
    mover = await table.turn()
    await house.sandbox.allow("CREATE_PUBLIC_THREADS", channel=room)
    await house.sandbox.fault("POST", r"/channels/\d+/threads$", times=1, reset=True, when="after")
    await table.play_on(1)
    assert (await table.info()).thread_id is None, "the turn is told in the channel meanwhile"
    await table.play_on(2)
    threads = [one for one in await mover.member.threads() if one["parent_id"] == room]
    assert [int(one["id"]) for one in threads] == [(await table.info()).thread_id]
    assert len(await table.posts()) == 2


@pytest.mark.parametrize("fault", [{"status": 502}, {"status": 503}, {"reset": True}], ids=str)
async def test_a_thread_whose_opening_was_carried_out_but_not_answered_is_not_opened_twice(
    own_house: House, fault: dict[str, Any]
) -> None:
    house = own_house
    room = await house.room()
    await house.sandbox.fault("POST", r"/channels/\d+/threads$", times=1, when="after", **fault)
    table = await seated(house, "Anna", "Benoît", room=room)
    async with asyncio.timeout(PATIENCE):
        while (await table.info()).thread_id is None:
            await house.advance(5)
    player = await table.turn()
    threads = [one for one in await player.member.threads() if one["parent_id"] == room]
    assert [int(one["id"]) for one in threads] == [(await table.info()).thread_id]


FAULTS: list[dict[str, Any]] = [
    {"status": 429, "retry_after": 0.5},
    {"status": 429, "retry_after": 0.5, "everywhere": True},
    {"status": 500},
    {"status": 502},
    {"status": 503},
    {"reset": True},
    {"status": 503, "when": "after"},
    {"reset": True, "when": "after"},
    {"delay": 1.5},
]


@pytest.mark.parametrize(
    "fault", FAULTS, ids=lambda fault: " ".join(f"{key}={value}" for key, value in fault.items())
)
async def test_a_post_that_fails_for_a_while_comes_once(own_house: House, fault: dict[str, Any]) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    await house.sandbox.fault(*SEND, times=2, **fault)
    await mover.play(await table.place())
    await comes(house, table, 2)
    posts = await table.posts()
    assert len(posts) == 2
    assert len({screen_reader.row_of(post) for post in posts}) == 2
    asked = await table.turn()
    assert len(await asked.pings(await table.place())) == sum(str(asked.id) in post.mentions for post in posts)
    await asked.play(await table.place())
    await comes(house, table, 3)
    assert len(await table.posts()) == 3


async def comes(house: House, table: Table, count: int) -> None:
    """Wait until so many turn posts stand; what is tried again later is tried again by a turned clock."""
    for _ in range(12):
        await house.settled()
        if len(await table.posts()) >= count:
            return
        await house.advance(30)
    raise AssertionError(f"{len(await table.posts())} posts, not {count}")


@pytest.mark.parametrize("status", [403, 404])
async def test_a_refused_post_marks_the_match_and_tells_its_host(own_house: House, status: int) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    host = next(iter(table.people.values()))
    mover = await table.turn()
    parent = (await table.info()).channel_id
    there = rf"/channels/({await table.place()}|{parent})/(messages|threads)$"
    await house.sandbox.fault("POST", there, times=None, status=status, code=50013 if status == 403 else 10003)
    answer = await mover.play(await table.place())
    assert answer.message.ephemeral, "the move is done all the same"
    await house.settled()
    await house.sandbox.clear_faults()
    await house.settled()
    info = await table.info()
    assert info.trouble is not None
    await house.advance(5)
    assert any(f"#{table.id}" in one.text for one in await host.member.dm())
    assert info.status == "paused"
    await house.advance(300)
    assert (await table.info()).status == "live", "it goes on by itself"
    other = await table.turn()
    panel = (await other.slash("move", match=table.id)).message
    assert screen_reader.offers(panel)
    await other.take(panel, screen_reader.offers(panel)[0])
    await house.settled()
    assert (await table.info()).trouble is None, "it works again, and says so no longer"


@pytest.mark.promise("finished")
async def test_an_archived_thread_wakes_up(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    place = await table.place()
    await house.sandbox.call("archive", channel=place)
    mover = await table.turn()
    shown = (await mover.slash("move", at="dm", match=table.id)).message
    await mover.take(shown, screen_reader.offers(shown)[0])
    await comes(house, table, 2)
    assert await table.place() == place


@pytest.mark.promise("finished")
@pytest.mark.parametrize("refused", [None, 50013, 50083])
async def test_a_finished_match_does_not_close_its_thread(own_house: House, refused: int | None) -> None:
    house = own_house
    table = await seated(house, "Anna", computers=1)
    (anna,) = table.people.values()
    place = await table.place()
    if refused is not None:
        await house.sandbox.fault("PATCH", r"/channels/\d+$", times=None, status=403, code=refused)
    sure = (await anna.slash("match close", at=place)).message
    await anna.press(sure, "end-sure")
    await house.advance(60)
    thread = next(one for one in await anna.member.threads() if one["id"] == place)["thread_metadata"]
    assert not thread["archived"]
    assert thread["auto_archive_duration"] == (24 * 60 if refused is None else 7 * 24 * 60)
    info = await table.info()
    assert (info.status, info.trouble) == ("aborted", None), "nobody is told of what nothing is lost without"
    assert (await house.kontor.admin.health()).outbox == 0
    last = (await house.public(place))[-1]
    await house.sandbox.call("archive", channel=place)
    assert "what happened" in (await anna.press(last, "news")).text


async def test_a_deleted_post_is_not_needed(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    post = (await table.posts())[0]
    await house.sandbox.call("delete_message", channel=post.channel_id, message=post.id)
    mover = await table.turn()
    panel = (await mover.slash("move", at=await table.place())).message
    await mover.take(panel, screen_reader.offers(panel)[0])
    await house.settled()
    assert len(await table.posts()) == 1
    card = next(one for one in await house.public((await table.info()).channel_id) if one.layout)
    await house.sandbox.call("delete_message", channel=card.channel_id, message=card.id)
    await table.play_on(1)
    await house.advance(120)
    assert (await table.info()).status == "live"


@pytest.mark.parametrize("resume", [True, False])
async def test_a_lost_gateway_comes_back(own_house: House, resume: bool) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    await house.sandbox.call("gateway_drop", resume=resume)
    await house.sandbox.wait_bot()
    await table.play_on(2)
    assert len(await table.posts()) == 3
    await house.sandbox.call("gateway_reconnect")
    await house.sandbox.wait_bot()
    await table.play_on(2)
    assert len(await table.posts()) == 5


@pytest.mark.parametrize("fault", [{"status": 500}, {"status": 503}, {"reset": True}])
async def test_a_press_whose_answer_is_lost_is_done_once(own_house: House, fault: dict[str, Any]) -> None:
    house = own_house
    house.server.settings.answer_within = 3.0
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    panel = await table.panel(mover)
    offer = screen_reader.offers(panel)[0]
    await house.sandbox.fault("POST", r"/interactions/", times=1, **fault)
    lost = await mover.member.click(panel, custom_id=offer.custom_id, settle=False)
    await house.settled()
    await house.sandbox.clear_faults()
    seq = (await table.info()).seq
    assert seq in (1, 2), (lost, "done once or not at all")
    again = await mover.take(panel, offer)
    await house.settled()
    assert again.message.ephemeral
    assert (await table.info()).seq == 2
    assert len(await table.posts()) == 2


async def test_slow_discord_is_waited_for(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    await house.sandbox.fault(".*", r".*", times=None, delay=0.2)
    await table.play_on(2)
    await house.sandbox.clear_faults()
    assert len(await table.posts()) == 3


async def test_rate_limits_as_discord_has_them_are_kept(own_house: House) -> None:
    house = own_house
    await house.sandbox.call("set", strict_rate_limits=True, global_limit=50)
    table = await seated(house, "Anna", computers=1)
    await table.play_on(6)
    (anna,) = table.people.values()
    assert len([post for post in await table.posts() if str(anna.id) in post.mentions]) == 7
    refused = [one for one in await house.sandbox.requests() if one["status"] == 429]
    assert len(refused) <= 2


@pytest.mark.promise("without-pictures")
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_without_the_right_to_attach_files_a_match_opens_in_text_and_gets_pictures_with_the_right(
    own_house: House, locale: str
) -> None:
    house = own_house
    language = locale[:2]
    room = await house.room()
    await house.sandbox.deny("ATTACH_FILES", channel=room)
    owner = await house.owner()
    lacking = Many((required_permissions.NAMES["attach_files"],))
    assert house.say("check-lacks", rights=lacking) in (await owner.slash("server check", at=room)).text
    table = await seated(house, "Anna", "Benoît", room=room, locales=[locale, locale], language=language)
    place = await table.place()
    await table.play_on(2)
    posts = await house.public(place)
    assert len(posts) == 4
    assert not any(post.files for post in posts)
    said = house.say("post-intro-text", language)
    assert [said in post.content for post in posts] == [True, False, False, False], "once"
    assert 403 not in [one["status"] for one in await house.sandbox.requests()], "nothing is tried in vain"
    mover = await table.turn()
    board = (await mover.slash("board", at=place)).message
    words = (await mover.click(board, house.say("ui-as-text", language))).message
    assert len(words.text) > 200
    await house.sandbox.allow("ATTACH_FILES", channel=room)
    await table.play_on(1)
    assert (await house.public(place))[-1].files[0].description
    assert (await table.info()).trouble is None


@pytest.mark.promise("without-pictures")
async def test_a_panel_whose_pictures_are_refused_comes_without_them(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    post = await mover.newest_post(await table.place())
    await house.sandbox.fault("POST", r"/webhooks/", times=1, status=403, code=50013)
    panel = (await mover.press(post, "move")).message
    assert not panel.files
    assert screen_reader.offers(panel)


async def test_without_the_right_to_attach_files_the_text_goes_alone(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    await house.sandbox.deny("ATTACH_FILES", channel=str((await table.info()).channel_id))
    mover = await table.turn()
    await mover.play(await table.place())
    await house.settled()
    last = (await house.public(await table.place()))[-1]
    asked = await table.turn()
    assert last.mentions == [str(asked.id)]
    assert not last.files


async def test_the_bot_thrown_out_of_the_channel_goes_on_when_it_is_let_in_again(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    parent = str((await table.info()).channel_id)
    await house.sandbox.deny("VIEW_CHANNEL", channel=parent)
    mover = await table.turn()
    thread = (await table.info()).thread_id
    shown = (await mover.slash("move", at="dm", match=table.id)).message
    await mover.take(shown, screen_reader.offers(shown)[0])
    await house.settled()
    info = await table.info()
    assert info.trouble is not None
    assert info.status == "paused", "nobody waits for anybody who cannot be called"
    host = next(iter(table.people.values()))
    assert any(f"#{table.id}" in one.text for one in await host.member.dm())
    await house.sandbox.allow("VIEW_CHANNEL", channel=parent)
    async with asyncio.timeout(PATIENCE):
        while (await table.info()).status == "paused":
            await house.settled()
    await table.play_on(2)
    assert (await table.info()).trouble is None
    assert (await table.info()).thread_id == thread, "it goes on where it was"
