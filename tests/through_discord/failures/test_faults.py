"""Discord fails in every way it can: the match survives, and says so where it can."""

import asyncio
from typing import Any

import pytest

from discord_ui.discord_api import required_permissions
from engines.core.text.messages import Many
from tests.through_discord.helpers.harness import PATIENCE, BotHarness
from tests.through_discord.helpers.match import DiscordMatch, pair, start_match
from tests.tiers import few
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
    harness: BotHarness, denied: str, named: str
) -> None:
    harness.forgiven.append("given up")
    room = await harness.room()
    await harness.sandbox.deny(denied, channel=room)
    match, (anna, _) = await pair(harness, "Anna", "Benoît", room=room)
    await match.play_on(4)
    assert (await match.info()).thread_id is None
    assert len(await match.posts()) == 5
    assert await anna.member.threads() == []
    told = [message.text for message in await anna.member.dm()]
    assert sum("played in the channel itself" in text and named in text for text in told) == 1, told
    assert not any("doesn’t let Kontor post" in text for text in told), "it posts there all the time"
    intros = [one for one in await harness.public(room) if "The shuffle is sealed" in one.text]
    assert len(intros) == 1, "the match is introduced where it is played"
    assert "Set this channel to" in intros[0].text
    assert intros[0].silent
    assert int(intros[0].id) < int((await match.posts())[0].id)


async def test_a_match_returns_to_a_thread_when_it_may_open_one_again(harness: BotHarness) -> None:
    harness.forgiven.append("given up")
    match = await start_match(harness, "Anna", "Benoît")
    await match.play_on(1)
    channel = str((await match.info()).channel_id)
    mover, before = await match.turn(), len(await match.posts())
    await harness.sandbox.deny("SEND_MESSAGES_IN_THREADS", channel=channel)
    shown = (await mover.slash("move", at="dm", match=match.id)).message
    await mover.take(shown, screen_reader.offers(shown)[0])
    await harness.settled()
    assert (await match.info()).thread_id is None
    await match.play_on(1)
    assert (await match.info()).thread_id is None
    await harness.sandbox.allow("SEND_MESSAGES_IN_THREADS", channel=channel)
    in_channel = len(await harness.public(channel))
    await match.play_on(3)
    thread = (await match.info()).thread_id
    assert thread is not None
    assert len(await match.posts()) == before + 3, "every turn since then stands in the thread"
    added = [one for one in (await harness.public(channel))[in_channel:] if screen_reader.has(one, "move")]
    assert [f"<#{thread}>" in one.text for one in added] == [True], "one post leads there"
    assert added[0].silent
    threads = [one for one in await mover.member.threads() if one["parent_id"] == channel]
    assert [one["name"] for one in threads] == [f"Die Fugger #{match.id}"]


async def test_a_return_whose_thread_is_open_already_opens_no_second_one(
    harness: BotHarness,
) -> None:
    harness.forgiven.append("given up")
    room = await harness.room()
    await harness.sandbox.deny("CREATE_PUBLIC_THREADS", channel=room)
    match = await start_match(harness, "Anna", "Benoît", room=room)
    mover = await match.turn()
    await harness.sandbox.allow("CREATE_PUBLIC_THREADS", channel=room)
    await harness.sandbox.fault("POST", r"/channels/\d+/threads$", times=1, reset=True, when="after")
    await match.play_on(1)
    assert (await match.info()).thread_id is None, "the turn is told in the channel meanwhile"
    await match.play_on(2)
    threads = [one for one in await mover.member.threads() if one["parent_id"] == room]
    assert [int(one["id"]) for one in threads] == [(await match.info()).thread_id]
    assert len(await match.posts()) == 2


@pytest.mark.parametrize("fault", [{"status": 502}, {"status": 503}, {"reset": True}], ids=str)
async def test_a_thread_whose_opening_was_not_answered_is_opened_once(
    harness: BotHarness, fault: dict[str, Any]
) -> None:
    room = await harness.room()
    await harness.sandbox.fault("POST", r"/channels/\d+/threads$", times=1, when="after", **fault)
    match = await start_match(harness, "Anna", "Benoît", room=room)
    async with asyncio.timeout(PATIENCE):
        while (await match.info()).thread_id is None:
            await harness.advance(5)
    player = await match.turn()
    threads = [one for one in await player.member.threads() if one["parent_id"] == room]
    assert [int(one["id"]) for one in threads] == [(await match.info()).thread_id]


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
    "fault", few(3, FAULTS), ids=lambda fault: " ".join(f"{key}={value}" for key, value in fault.items())
)
async def test_a_post_that_fails_for_a_while_comes_once(harness: BotHarness, fault: dict[str, Any]) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    await harness.sandbox.fault(*SEND, times=2, **fault)
    await mover.play(await match.place())
    await comes(harness, match, 2)
    posts = await match.posts()
    assert len(posts) == 2
    assert len({screen_reader.row_of(post) for post in posts}) == 2
    asked = await match.turn()
    assert len(await asked.pings(await match.place())) == sum(str(asked.id) in post.mentions for post in posts)
    await asked.play(await match.place())
    await comes(harness, match, 3)
    assert len(await match.posts()) == 3


async def comes(harness: BotHarness, match: DiscordMatch, count: int) -> None:
    """Wait until there are ``count`` turn posts; the clock is turned for what is tried again later."""
    for _ in range(12):
        await harness.settled()
        if len(await match.posts()) >= count:
            return
        await harness.advance(30)
    raise AssertionError(f"{len(await match.posts())} posts, not {count}")


@pytest.mark.parametrize("status", [403, 404])
async def test_a_refused_post_marks_the_match_and_tells_its_host(harness: BotHarness, status: int) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    host = next(iter(match.people.values()))
    mover = await match.turn()
    parent = (await match.info()).channel_id
    there = rf"/channels/({await match.place()}|{parent})/(messages|threads)$"
    await harness.sandbox.fault("POST", there, times=None, status=status, code=50013 if status == 403 else 10003)
    assert (await mover.play(await match.place())).message.ephemeral, "the move is done all the same"
    await harness.settled()
    await harness.sandbox.clear_faults()
    await harness.settled()
    info = await match.info()
    assert info.trouble is not None
    await harness.advance(5)
    assert any(f"#{match.id}" in one.text for one in await host.member.dm())
    assert info.status == "paused"
    await harness.advance(300)
    assert (await match.info()).status == "live", "it goes on by itself"
    other = await match.turn()
    panel = (await other.slash("move", match=match.id)).message
    assert screen_reader.offers(panel)
    await other.take(panel, screen_reader.offers(panel)[0])
    await harness.settled()
    assert (await match.info()).trouble is None, "it works again, and says so no longer"


@pytest.mark.promise("finished")
async def test_an_archived_thread_wakes_up(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    place = await match.place()
    await harness.sandbox.call("archive", channel=place)
    mover = await match.turn()
    shown = (await mover.slash("move", at="dm", match=match.id)).message
    await mover.take(shown, screen_reader.offers(shown)[0])
    await comes(harness, match, 2)
    assert await match.place() == place


@pytest.mark.promise("finished")
@pytest.mark.parametrize("refused", [None, 50013, 50083])
async def test_a_finished_match_does_not_close_its_thread(harness: BotHarness, refused: int | None) -> None:
    match = await start_match(harness, "Anna", computers=1)
    (anna,) = match.people.values()
    place = await match.place()
    if refused is not None:
        await harness.sandbox.fault("PATCH", r"/channels/\d+$", times=None, status=403, code=refused)
    await anna.press((await anna.slash("match close", at=place)).message, "end-sure")
    await harness.advance(60)
    thread = next(one for one in await anna.member.threads() if one["id"] == place)["thread_metadata"]
    assert not thread["archived"]
    assert thread["auto_archive_duration"] == (24 * 60 if refused is None else 7 * 24 * 60)
    info = await match.info()
    assert (info.status, info.trouble) == ("aborted", None), "nobody is told of what nothing is lost without"
    assert (await harness.kontor.admin.health()).outbox == 0
    last = (await harness.public(place))[-1]
    await harness.sandbox.call("archive", channel=place)
    assert "what happened" in (await anna.press(last, "news")).text


async def test_a_deleted_post_is_not_needed(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    post = (await match.posts())[0]
    await harness.sandbox.call("delete_message", channel=post.channel_id, message=post.id)
    mover = await match.turn()
    panel = (await mover.slash("move", at=await match.place())).message
    await mover.take(panel, screen_reader.offers(panel)[0])
    await harness.settled()
    assert len(await match.posts()) == 1
    card = next(one for one in await harness.public((await match.info()).channel_id) if one.layout)
    await harness.sandbox.call("delete_message", channel=card.channel_id, message=card.id)
    await match.play_on(1)
    await harness.advance(120)
    assert (await match.info()).status == "live"


@pytest.mark.parametrize("resume", [True, False])
async def test_a_lost_gateway_comes_back(harness: BotHarness, resume: bool) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    await harness.sandbox.call("gateway_drop", resume=resume)
    await harness.sandbox.wait_bot()
    await match.play_on(2)
    assert len(await match.posts()) == 3
    await harness.sandbox.call("gateway_reconnect")
    await harness.sandbox.wait_bot()
    await match.play_on(2)
    assert len(await match.posts()) == 5


@pytest.mark.parametrize("fault", [{"status": 500}, {"status": 503}, {"reset": True}])
async def test_a_press_whose_answer_is_lost_is_done_once(harness: BotHarness, fault: dict[str, Any]) -> None:
    harness.server.settings.answer_within = 3.0
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    panel = await match.panel(mover)
    offer = screen_reader.offers(panel)[0]
    await harness.sandbox.fault("POST", r"/interactions/", times=1, **fault)
    lost = await mover.member.click(panel, custom_id=offer.custom_id, settle=False)
    await harness.settled()
    await harness.sandbox.clear_faults()
    seq = (await match.info()).seq
    assert seq in (1, 2), (lost, "done once or not at all")
    again = await mover.take(panel, offer)
    await harness.settled()
    assert again.message.ephemeral
    assert (await match.info()).seq == 2
    assert len(await match.posts()) == 2


async def test_slow_discord_is_waited_for(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    await harness.sandbox.fault(".*", r".*", times=None, delay=0.2)
    await match.play_on(2)
    await harness.sandbox.clear_faults()
    assert len(await match.posts()) == 3


async def test_rate_limits_as_discord_has_them_are_kept(harness: BotHarness) -> None:
    await harness.sandbox.call("set", strict_rate_limits=True, global_limit=50)
    match = await start_match(harness, "Anna", computers=1)
    await match.play_on(6)
    (anna,) = match.people.values()
    assert len([post for post in await match.posts() if str(anna.id) in post.mentions]) == 7
    refused = [one for one in await harness.sandbox.requests() if one["status"] == 429]
    assert len(refused) <= 2


@pytest.mark.promise("without-pictures")
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_match_is_in_text_as_long_as_files_may_not_be_attached(harness: BotHarness, locale: str) -> None:
    language = locale[:2]
    room = await harness.room()
    await harness.sandbox.deny("ATTACH_FILES", channel=room)
    owner = await harness.owner()
    lacking = Many((required_permissions.NAMES["attach_files"],))
    assert harness.say("check-lacks", rights=lacking) in (await owner.slash("server check", at=room)).text
    match = await start_match(harness, "Anna", "Benoît", room=room, locales=[locale, locale], language=language)
    place = await match.place()
    await match.play_on(2)
    posts = await harness.public(place)
    assert len(posts) == 4
    assert not any(post.files for post in posts)
    said = harness.say("post-intro-text", language)
    assert [said in post.content for post in posts] == [True, False, False, False], "once"
    assert 403 not in [one["status"] for one in await harness.sandbox.requests()], "nothing is tried in vain"
    mover = await match.turn()
    board = (await mover.slash("board", at=place)).message
    assert len((await mover.click(board, harness.say("ui-as-text", language))).message.text) > 200
    await harness.sandbox.allow("ATTACH_FILES", channel=room)
    await match.play_on(1)
    assert (await harness.public(place))[-1].files[0].description
    assert (await match.info()).trouble is None
    await harness.sandbox.deny("ATTACH_FILES", channel=room)
    await match.play_on(1)
    last = (await harness.public(place))[-1]
    assert (last.files, last.mentions) == ([], [str((await match.turn()).id)])


@pytest.mark.promise("without-pictures")
async def test_a_panel_whose_pictures_are_refused_comes_without_them(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    post = await mover.newest_post(await match.place())
    await harness.sandbox.fault("POST", r"/webhooks/", times=1, status=403, code=50013)
    panel = (await mover.press(post, "move")).message
    assert not panel.files
    assert screen_reader.offers(panel)


async def test_the_bot_thrown_out_of_the_channel_goes_on_when_it_is_let_in_again(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    parent = str((await match.info()).channel_id)
    await harness.sandbox.deny("VIEW_CHANNEL", channel=parent)
    mover = await match.turn()
    thread = (await match.info()).thread_id
    shown = (await mover.slash("move", at="dm", match=match.id)).message
    await mover.take(shown, screen_reader.offers(shown)[0])
    await harness.settled()
    info = await match.info()
    assert info.trouble is not None
    assert info.status == "paused", "nobody waits for anybody who cannot be called"
    assert any(f"#{match.id}" in one.text for one in await next(iter(match.people.values())).member.dm())
    await harness.sandbox.allow("VIEW_CHANNEL", channel=parent)
    async with asyncio.timeout(PATIENCE):
        while (await match.info()).status == "paused":
            await harness.settled()
    await match.play_on(2)
    assert (await match.info()).trouble is None
    assert (await match.info()).thread_id == thread, "it goes on where it was"
