"""Turns: what is posted, who is pinged, what can still be taken back."""

import asyncio

import pytest

from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, pair, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.on_both]


async def rung(match: DiscordMatch, player: Player) -> int:
    return len(await player.pings(await match.place()))


async def test_a_turn_is_one_message_and_one_ping(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", "Carla")
    for _ in range(6):
        mover = await match.turn()
        posts, rings = len(await match.posts()), {p.id: await rung(match, p) for p in match.people.values()}
        requests = len(await harness.bodies("POST", "/channels/{channel_id}/messages"))
        await mover.play(await match.place())
        asked = await match.turn()
        assert len(await match.posts()) == posts + 1
        assert len(await harness.bodies("POST", "/channels/{channel_id}/messages")) == requests + 1
        after = {p.id: await rung(match, p) for p in match.people.values()}
        assert {p: after[p] - rings[p] for p in after} == {p: int(p == asked.id) for p in after}


@pytest.mark.promise("pinged")
async def test_the_message_names_only_who_wants_a_mention(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    await match.play_on(2)
    asked = await match.turn()
    body = (await harness.bodies("POST", "/channels/{channel_id}/messages"))[-1]
    assert body["allowed_mentions"]["users"] in ([str(asked.id)], [asked.id])
    assert not body["allowed_mentions"].get("parse")
    assert body["content"].splitlines()[0].startswith(asked.mention)
    assert body["nonce"]
    assert body["enforce_nonce"]


async def test_a_post_that_rings_nobody_is_silent(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    for player in match.people.values():
        await player.slash("settings", notices="none")
    await match.play_on(3)
    for post in (await match.posts())[1:]:
        assert post.silent
        assert post.mentions == []
        assert "your move" in post.content.splitlines()[0]


async def test_an_undo_button_that_is_too_late_says_so_and_asks_nobody(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", "Carla")
    mover = await match.turn()
    answer = await mover.play(await match.place(), "play/")
    assert any(label.startswith("Undo: ") for label in answer.message.labels)
    other = await match.turn()
    await other.play(await match.place(), "play/")
    await harness.settled()
    rung = len(await other.pings())
    late = await mover.press_old(answer.message, "undo")
    assert harness.say("err-undo-late") in late.text
    assert any(label.startswith("Ask to undo: ") for label in late.message.labels)
    await harness.settled()
    assert len(await other.pings()) == rung
    assert (await harness.kontor.play.panel(other.user, match.id)).proposals == ()


async def test_undo_after_the_turn_needs_everybodys_consent(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", "Carla")
    mover = await match.turn()
    await mover.play(await match.place(), "play/")
    second = await match.turn()
    await second.play(await match.place(), "play/")
    third = await match.turn()
    asked = await mover.slash("undo", at=await match.place())
    await harness.settled()
    assert harness.say("ui-undo-asked") in asked.text
    vote = (await harness.public(await match.place()))[-1]
    assert sorted(vote.mentions) == sorted([str(second.id), str(third.id)])
    before = (await match.info()).seats
    await second.press(vote, "vote-yes")
    assert (await match.info()).seats[0].own == before[0].own
    assert (await mover.press(vote, "vote-yes")).message.ephemeral
    await third.press(vote, "vote-yes")
    assert (await match.turn()).id == mover.id
    log = await third.slash("log", at=await match.place())
    assert "~~" in log.text or "take" in log.text, "undone moves that were published stay visible"
    assert harness.say("err-vote-gone") in (await second.press(vote, "vote-no")).text


async def test_pause_and_resume_by_consent(harness: BotHarness) -> None:
    match, (anna, benoit) = await pair(harness, "Anna", "Benoît")
    place = await match.place()
    for answer, status in (("vote-no", "live"), ("vote-yes", "paused")):
        await anna.slash("match pause", at=place)
        await harness.settled()
        await benoit.press((await harness.public(place))[-1], answer)
        await harness.settled()
        assert (await match.info()).status == status
        assert benoit.name in (await harness.public(place))[-1].content or answer == "vote-yes"
    panel = (await benoit.slash("move", at=place)).message
    assert harness.say("ui-panel-paused") in panel.text
    assert screen_reader.offers(panel) == []
    await benoit.press(panel, "resume")
    await harness.settled()
    assert (await match.info()).status == "live"
    assert screen_reader.offers(await match.panel(await match.turn()))


async def test_moves_at_the_same_instant_in_many_matches(harness: BotHarness) -> None:
    tables = [await start_match(harness, "Anna", "Benoît") for _ in range(6)]
    movers = [await match.turn() for match in tables]
    places = [await match.place() for match in tables]
    await asyncio.gather(*(mover.play(place) for mover, place in zip(movers, places, strict=True)))
    await harness.settled()
    assert [len(await match.posts()) for match in tables] == [2] * 6


async def test_a_running_match_ends_by_consent(harness: BotHarness) -> None:
    match, (anna, benoit) = await pair(harness, "Anna", "Benoît")
    place = await match.place()
    await anna.press((await anna.slash("match close", at=place)).message, "end-sure")
    await harness.settled()
    vote = (await harness.public(place))[-1]
    assert (await match.info()).status == "live"
    await benoit.press(vote, "vote-yes")
    await harness.settled()
    assert (await match.info()).status == "aborted"
    assert harness.say("ui-panel-aborted") in (await anna.press((await match.posts())[0], "move")).message.text
    assert (await anna.slash("match close", at=place)).text.startswith(harness.say("close-over"))


async def test_a_held_turn_is_hidden_taken_back_without_a_trace_and_sent_once(
    harness: BotHarness,
) -> None:
    match = await start_match(harness, "Anna", "Benoît", grace=60)
    mover, other = await match.seated()
    place = await match.place()
    before = {offer.code for offer in screen_reader.offers(await match.panel(mover))}
    held = await mover.play(place, "play/")
    await harness.settled()
    assert len(await match.posts()) == 1
    assert screen_reader.has(held.message, "undo")
    assert "<t:" in held.text, "until when, as a timestamp"
    panel = await match.panel(other)
    assert screen_reader.offers(panel) == []
    assert mover.name in panel.text
    assert "plays" not in (await other.slash("log", at=place)).text
    undone = await mover.press(held.message, "undo")
    await harness.settled()
    assert "Undone:" in undone.text
    assert {offer.code for offer in screen_reader.offers(undone.message)} == before
    assert len(await match.posts()) == 1
    assert (await match.turn()).id == mover.id
    held = await mover.play(place, "play/")
    for press in (mover.press, mover.press_old):
        assert (await press(held.message, "send")).message.ephemeral
        await harness.settled()
        assert len(await match.posts()) == 2, "pressed twice, told once"
    assert (await match.turn()).id != mover.id


async def test_of_two_who_act_at_once_one_moves(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover, other = await match.seated()
    mine, theirs = await match.panel(mover), await match.panel(other)
    assert screen_reader.offers(theirs) == []
    before = (await match.info()).seq
    answers = await asyncio.gather(
        mover.take(mine, screen_reader.offers(mine)[0]), other.press(theirs, "more"), other.slash("fugger draw")
    )
    await harness.settled()
    assert (await match.info()).seq - before in (1, 2), "the other may have come after the turn had passed"
    assert all(answer.messages for answer in answers)
