"""From /match new to the thread."""

import pytest

from sandbox.members import Response
from sandbox.screen import Shown
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import open_lobby, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.on_both]


async def test_people_come_and_go_and_the_card_follows(harness: BotHarness) -> None:
    anna, benoit = await harness.people("Anna", "Benoît")
    card = await open_lobby(harness, anna, seats=3, pace="weekly")
    assert "Anna" in card.text
    assert "relaxed" in card.text
    assert [file.filename for file in card.files] == ["sample.jpg"]
    joined = await benoit.press(card, "join")
    assert [(one.id, one.ephemeral) for one in joined.messages] == [(card.id, False)], "the answer is the card"
    assert "Benoît" in joined.text
    added = await anna.add_computer(card, "easy")
    assert "3. computer player, easy" in added.text, "its name comes with its seat"
    assert added.message.id == card.id
    told = await benoit.slash("match info", match=screen_reader.match_of(card))
    assert "3. computer player, easy" in told.text
    strong = await anna.press(card, "remove")
    assert "computer player," not in strong.text
    assert "3. computer player, strong" in (await anna.add_computer(card, "strong")).text
    await benoit.press(card, "leave")
    removed = await anna.press(card, "remove")
    assert "computer player," not in removed.text
    await harness.settled()
    card = await anna.member.refresh(card)
    assert "Benoît" not in card.text
    assert "computer player," not in card.text
    assert [file.filename for file in card.files] == ["sample.jpg"], "the board stays"
    assert len(await harness.public(anna.member.channel)) == 1, "one card, which is edited"


async def test_a_refused_press_on_the_card_is_one_private_sentence(harness: BotHarness) -> None:
    anna, benoit = await harness.people("Anna", "Benoît")
    card = await open_lobby(harness, anna, seats=2)
    for player, verb, key in (
        (anna, "join", "err-joined-already"),
        (benoit, "leave", "err-not-in-lobby"),
        (benoit, "start", "err-host-only"),
        (benoit, "options", "ui-options-host"),
    ):
        told = await player.press(card, verb)
        assert (told.last.text, told.last.ephemeral) == (harness.say(key), True)


@pytest.mark.promise("how-much")
async def test_the_start_leads_everybody_into_the_thread(harness: BotHarness) -> None:
    anna, benoit = await harness.people("Anna", "Benoît")
    opened = await anna.slash("match new", game="fugger", seats=2)
    await harness.settled()
    (card,) = await harness.public(anna.member.channel)
    assert len(opened.messages) == 1
    assert opened.text == harness.say("new-opened", match=screen_reader.match_of(card)), "short"
    looked = await benoit.slash("match info", match=screen_reader.match_of(card))
    joined = await benoit.press(looked.message, "join")
    await harness.settled()
    started = await anna.press(card, "start")
    await harness.settled()
    thread = (await harness.info(screen_reader.match_of(card))).thread_id
    for player, message in ((anna, started.message), (benoit, joined.message)):
        now = await player.member.refresh(message)
        assert harness.say("ui-started") in now.text
        assert any(button.url and button.url.endswith(f"/{thread}") for button in now.buttons), now
    card = await anna.member.refresh(card)
    assert any(button.url and button.url.endswith(f"/{thread}") for button in card.buttons)
    assert card.files == [], "the sample goes when the match has a board of its own"


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
    set_now = await filled(anna, screen, "game", seats="2")
    assert "Seats: **2**" in set_now.text
    assert set_now.message.id == screen.id
    assert (await harness.info(screen_reader.match_of(card))).seats_wanted == 2
    await filled(anna, screen, "table", pace="fast", grace="30", locale="fr")
    await filled(anna, screen, "computers", **{"stand-in": "24", "stand-in-by": "easy"})
    info = await harness.info(screen_reader.match_of(card))
    assert (info.pace, info.grace, info.stand_in, info.stand_in_by, info.locale) == (
        "fast",
        30,
        24,
        "easy",
        "fr",
    )
    await harness.settled()
    assert "rapide" in (await anna.member.refresh(card)).text, "the card follows"
    card = await anna.member.refresh(card)
    assert "host" in (await benoit.press(card, "close")).text.lower()
    await anna.press((await anna.press(card, "close")).message, "close")
    await harness.settled()
    assert (await harness.info(screen_reader.match_of(card))).status == "aborted"


async def filled(player: Player, screen: Shown, part: str, **fields: str) -> Response:
    """Fill in a form of the options; a field that is not named stays as it is."""
    form = (await player.press(screen, "options-form", part=part)).modal
    assert form is not None
    return await player.member.submit_modal(form, fields)


async def test_a_refused_option_keeps_the_others(harness: BotHarness) -> None:
    anna, benoit, carla = await harness.people("Anna", "Benoît", "Carla")
    card = await open_lobby(harness, anna, game="first_train", seats=4)
    for player in (benoit, carla):
        await player.press(card, "join")
    screen = (await anna.press(card, "options")).message
    told = await filled(anna, screen, "game", seats="2", **{"own-map": '"wensleydale"'})
    assert harness.say("err-too-many-people", n=3) in told.text
    info = await harness.info(screen_reader.match_of(card))
    assert (info.seats_wanted, info.options) == (4, {"map": "wensleydale"})


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
    assert info.seed_hash[:16] in intro.content
    assert info.seed_hash not in intro.content
    assert info.seed_hash in (await (await match.turn()).slash("match info", at=await match.place())).text
    begins = await match.turn()
    assert first.mentions == [str(begins.id)]
    assert first.content.splitlines()[0].startswith(begins.mention)
    threads = [one for one in await begins.member.threads() if one["parent_id"] == str(info.channel_id)]
    assert [one["name"] for one in threads] == [f"Die Fugger #{match.id}"]
    assert threads[0]["thread_metadata"]["auto_archive_duration"] == 10080
