"""From /match new to the thread."""

import pytest

from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import open_lobby, start_match
from tools.scripted_member import screen_reader

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.on_both]


async def test_people_come_and_go_and_the_card_follows(harness: BotHarness) -> None:
    anna, benoit = await harness.people("Anna", "Benoît")
    card = await open_lobby(harness, anna, seats=3, pace="weekly")
    assert "Anna" in card.text
    assert "relaxed" in card.text
    await benoit.press(card, "join")
    await anna.press(card, "add")
    await harness.settled()
    card = await anna.member.refresh(card)
    assert "Benoît" in card.text
    assert "3. computer player, greedy" in card.text, "its name comes with its seat"
    told = await benoit.slash("match info", match=screen_reader.match_of(card))
    assert "3. computer player, greedy" in told.text
    await benoit.press(card, "leave")
    await anna.press(card, "remove")
    await harness.settled()
    card = await anna.member.refresh(card)
    assert "Benoît" not in card.text
    assert "computer player," not in card.text
    assert len(await harness.public(anna.member.channel)) == 1, "one card, which is edited"


async def test_each_guest_is_invited_as_they_like_it_and_once(harness: BotHarness) -> None:
    anna, ben, carla, dora = await harness.people("Anna", "Ben", "Carla", "Dora")
    room = anna.member.channel
    await harness.kontor.users.update(carla.user, notices="none")
    await harness.kontor.users.update(dora.user, notices="dm")
    card = await open_lobby(harness, anna, seats=4)
    form = (await anna.press(card, "invite")).message
    await anna.choose(form, "invited", str(ben.id), str(carla.id), str(dora.id))
    await anna.slash("match invite", player=str(ben.id))
    await harness.settled()
    assert (len(await ben.pings(room)), await anna.pings(room)) == (1, [])
    assert await carla.pings() == []
    assert await dora.pings(room) == []
    named = (await harness.public(room))[-1]
    assert all(guest.mention in named.content for guest in (ben, carla, dora))
    assert named.mentions == [str(ben.id)]
    (letter,) = await dora.member.dm()
    assert "Anna invites you" in letter.text
    await dora.press(letter, "join")
    info = await harness.info(screen_reader.match_of(card))
    assert [player.user_id for player in info.people] == [anna.id, dora.id]


async def test_only_the_host_sets_options_starts_and_closes(harness: BotHarness) -> None:
    anna, benoit = await harness.people("Anna", "Benoît")
    card = await open_lobby(harness, anna, seats=3)
    await benoit.press(card, "join")
    await harness.settled()
    card = await benoit.member.refresh(card)
    for verb in ("options", "start"):
        assert "host" in (await benoit.press(card, verb)).text.lower()
    screen = (await anna.press(card, "options")).message
    fewer = next(one for one in screen.selects if any("2 seats" in option.label for option in one.options))
    await anna.member.select(screen, ["2"], fewer.custom_id)
    assert (await harness.info(screen_reader.match_of(card))).seats_wanted == 2
    await harness.settled()
    card = await anna.member.refresh(card)
    assert "host" in (await benoit.press(card, "close")).text.lower()
    await anna.press((await anna.press(card, "close")).message, "close")
    await harness.settled()
    assert (await harness.info(screen_reader.match_of(card))).status == "aborted"


async def test_nobody_sits_twice_and_a_full_table_takes_nobody(harness: BotHarness) -> None:
    anna, benoit, carla = await harness.people("Anna", "Benoît", "Carla")
    card = await open_lobby(harness, anna, seats=2)
    assert "already" in (await anna.press(card, "join")).text
    await benoit.press(card, "join")
    assert "taken" in (await carla.press(card, "join")).text
    info = await harness.info(screen_reader.match_of(card))
    assert [player.user_id for player in info.people] == [anna.id, benoit.id]


@pytest.mark.promise("how-much")
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
