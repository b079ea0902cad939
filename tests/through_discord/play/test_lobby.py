"""From /match new to the thread."""

from __future__ import annotations

import pytest

from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import open_lobby, start_match
from tools.scripted_member import screen_reader

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.on_both]


async def test_people_come_and_go_and_the_card_follows(harness: BotHarness) -> None:
    room = await harness.room()
    anna, benoit = await harness.newcomer("Anna"), await harness.newcomer("Benoît")
    anna.member.channel = benoit.member.channel = room
    card = await open_lobby(harness, anna, seats=3)
    assert "Anna" in card.text
    await benoit.press(card, "join")
    await anna.press(card, "add")
    await harness.settled()
    card = await anna.member.refresh(card)
    assert "Benoît" in card.text
    assert "3. computer player, greedy" in card.text, "its name comes with its seat"
    assert (
        "3. computer player, greedy" in (await benoit.slash("match info", match=screen_reader.match_of(card))).text
    )
    await benoit.press(card, "leave")
    await anna.press(card, "remove")
    await harness.settled()
    card = await anna.member.refresh(card)
    assert "Benoît" not in card.text
    assert "computer player," not in card.text
    assert len(await harness.public(room)) == 1, "one card, which is edited"


async def test_a_full_lobby_rings_the_host_once(harness: BotHarness) -> None:
    room = await harness.room()
    anna, benoit = await harness.newcomer("Anna"), await harness.newcomer("Benoît")
    anna.member.channel = benoit.member.channel = room
    card = await open_lobby(harness, anna, seats=2)
    await benoit.press(card, "join")
    await harness.settled()
    assert len(await anna.pings(room)) == 1
    assert await benoit.pings(room) == []


async def test_who_is_invited_is_rung_once(harness: BotHarness) -> None:
    room = await harness.room()
    anna, carla, dora = [await harness.newcomer(name) for name in ("Anna", "Carla", "Dora")]
    anna.member.channel = room
    card = await open_lobby(harness, anna, seats=4)
    form = (await anna.press(card, "invite")).message
    await anna.choose(form, "invited", str(carla.id), str(dora.id))
    await harness.settled()
    assert len(await carla.pings(room)) == 1
    assert len(await dora.pings(room)) == 1
    assert await anna.pings(room) == []
    await anna.slash("match invite", player=str(carla.id))
    await harness.settled()
    assert len(await carla.pings(room)) == 1


async def test_who_wants_no_ring_is_invited_without_one_and_who_wants_a_message_gets_it(
    harness: BotHarness,
) -> None:
    room = await harness.room()
    anna, carla, dora = [await harness.newcomer(name) for name in ("Anna", "Carla", "Dora")]
    await harness.kontor.users.update(carla.user, notices="none")
    await harness.kontor.users.update(dora.user, notices="dm")
    anna.member.channel = room
    card = await open_lobby(harness, anna, seats=4)
    form = (await anna.press(card, "invite")).message
    await anna.choose(form, "invited", str(carla.id), str(dora.id))
    await harness.settled()
    assert await carla.pings() == []
    assert await dora.pings(room) == []
    named = (await harness.public(room))[-1]
    assert carla.mention in named.content
    assert dora.mention in named.content
    assert named.silent
    (letter,) = await dora.member.dm()
    assert "Anna invites you" in letter.text
    await dora.press(letter, "join")
    info = await harness.info(screen_reader.match_of(card))
    assert [player.user_id for player in info.people] == [anna.id, dora.id]


async def test_only_the_host_sets_options_starts_and_closes(harness: BotHarness) -> None:
    room = await harness.room()
    anna, benoit = await harness.newcomer("Anna"), await harness.newcomer("Benoît")
    anna.member.channel = benoit.member.channel = room
    card = await open_lobby(harness, anna, seats=3)
    await benoit.press(card, "join")
    await harness.settled()
    card = await benoit.member.refresh(card)
    for verb in ("options", "start"):
        answer = await benoit.press(card, verb)
        assert "host" in answer.text.lower()
    screen = (await anna.press(card, "options")).message
    fewer = next(one for one in screen.selects if any("2 seats" in option.label for option in one.options))
    await anna.member.select(screen, ["2"], fewer.custom_id)
    info = await harness.info(screen_reader.match_of(card))
    assert info.seats_wanted == 2
    await harness.settled()
    card = await anna.member.refresh(card)
    assert "host" in (await benoit.press(card, "close")).text.lower()
    sure = (await anna.press(card, "close")).message
    await anna.press(sure, "close")
    await harness.settled()
    assert (await harness.info(screen_reader.match_of(card))).status == "aborted"


async def test_nobody_sits_twice_and_a_full_table_takes_nobody(harness: BotHarness) -> None:
    room = await harness.room()
    anna, benoit, carla = [await harness.newcomer(name) for name in ("Anna", "Benoît", "Carla")]
    anna.member.channel = room
    card = await open_lobby(harness, anna, seats=2)
    assert "already" in (await anna.press(card, "join")).text
    await benoit.press(card, "join")
    assert "taken" in (await carla.press(card, "join")).text
    info = await harness.info(screen_reader.match_of(card))
    assert [player.user_id for player in info.people] == [anna.id, benoit.id]


async def test_the_start_opens_one_thread_that_says_how_to_read_it(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    info = await match.info()
    assert info.thread_id is not None
    posts = await harness.public(info.thread_id)
    intro, first = posts[0], posts[1]
    assert "Only @mentions" in intro.content
    assert intro.mentions == []
    assert intro.silent
    assert info.seed_hash is not None
    assert info.seed_hash in intro.content
    begins = await match.turn()
    assert first.mentions == [str(begins.id)]
    assert first.content.splitlines()[0].startswith(begins.mention)
    threads = [one for one in await begins.member.threads() if one["parent_id"] == str(info.channel_id)]
    assert [one["name"] for one in threads] == [f"Die Fugger #{match.id}"]
    assert threads[0]["thread_metadata"]["auto_archive_duration"] == 10080


async def test_missing_rights_are_named_before_anything_is_opened(harness: BotHarness) -> None:
    room = await harness.room()
    anna = await harness.newcomer("Anna")
    await harness.sandbox.deny("SEND_MESSAGES", channel=room)
    answer = await anna.slash("match new", at=room, game="fugger")
    await harness.settled()
    assert "Send Messages" in answer.text
    assert await harness.public(room) == []
    assert await harness.kontor.lists.active_of(anna.id) == []


async def test_a_match_needs_a_server_channel(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna")
    assert "server" in (await anna.slash("match new", at="dm", game="fugger")).text
    match = await start_match(harness, "Anna", "Benoît")
    host = next(iter(match.people.values()))
    assert "thread" in (await host.slash("match new", at=await match.place(), game="fugger")).text
    unknown = await anna.slash("match new", game="chess")
    assert not unknown.failed
    assert "chess" in unknown.text or "list" in unknown.text


async def test_the_list_of_the_server_shows_lobbies_and_running_matches(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    stranger = await harness.newcomer("Zoé", "fr")
    shown = (await stranger.slash("match list")).text
    assert f"<#{await match.place()}>" in shown or "#" in shown
    info = (await stranger.slash("match info", match=match.id)).text
    assert "Anna" in info
    assert "Benoît" in info
