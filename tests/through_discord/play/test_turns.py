"""Turns: what is posted, who is rung, what can still be taken back."""

from __future__ import annotations

import asyncio

import pytest

from engines.fugger.position import load
from tests.games.cities_knights.helpers.service_positions import placed
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.on_both]


async def rung(match: DiscordMatch, player: Player) -> int:
    """How often the match's place rang for somebody."""
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


async def test_turns_of_computer_players_join_one_post_with_one_picture(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", computers=3)
    await match.play_on(5)
    posts = [post for post in await match.posts() if post.mentions]
    (anna,) = match.people.values()
    assert len(posts) == 6
    assert all(post.mentions == [str(anna.id)] for post in posts)
    assert all(len(post.files) == 1 for post in posts)
    assert all(len(post.content.splitlines()) <= 4 for post in posts)
    told = posts[-1].content
    assert sum(name in told for name in [seat.name for seat in (await match.info()).seats]) == 4


async def test_nothing_of_a_turn_is_public_before_its_grace_is_over(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", grace=60)
    mover = await match.turn()
    (other,) = await match.others(mover)
    answer = await mover.play(await match.place(), "play/")
    await harness.settled()
    assert len(await match.posts()) == 1
    assert screen_reader.has(answer.message, "undo")
    assert screen_reader.has(answer.message, "send")
    assert "<t:" in answer.text, "until when, as a timestamp"
    panel = await match.panel(other)
    assert screen_reader.offers(panel) == []
    assert mover.name in panel.text
    log = await other.slash("log", at=await match.place())
    assert "plays" not in log.text


async def test_undo_in_the_grace_leaves_no_trace(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", grace=60)
    mover = await match.turn()
    before = {offer.code for offer in screen_reader.offers(await match.panel(mover))}
    answer = await mover.play(await match.place(), "play/")
    undone = await mover.press(answer.message, "undo")
    await harness.settled()
    assert "Taken back:" in undone.text
    assert {offer.code for offer in screen_reader.offers(undone.message)} == before
    assert len(await match.posts()) == 1
    assert await match.turn() == mover or (await match.turn()).id == mover.id


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


async def test_send_now_lets_it_out(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", grace=60)
    mover = await match.turn()
    answer = await mover.play(await match.place(), "play/")
    await mover.press(answer.message, "send")
    await harness.settled()
    assert len(await match.posts()) == 2
    assert (await match.turn()).id != mover.id
    again = await mover.press_old(answer.message, "send")
    await harness.settled()
    assert again.message.ephemeral
    assert len(await match.posts()) == 2, "pressed twice, told once"


async def test_a_drawn_card_is_not_taken_back_alone(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", grace=60)
    mover = await match.turn()
    answer = await mover.play(await match.place(), "draw")
    await harness.settled()
    assert len(await match.posts()) == 2, "something was revealed, so nothing is held back"
    assert not any(label.startswith("Undo") for label in answer.message.labels)


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
    refused = await mover.press(vote, "vote-yes")
    assert refused.message.ephemeral
    await third.press(vote, "vote-yes")
    assert (await match.turn()).id == mover.id
    log = await third.slash("log", at=await match.place())
    assert "~~" in log.text or "take" in log.text, "undone moves that were published stay visible"
    late = await second.press(vote, "vote-no")
    assert harness.say("err-vote-gone") in late.text


async def test_a_vote_and_the_line_after_it_name_the_move_that_is_taken_back(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", "Carla")
    mover = await match.turn()
    place = await match.place()
    await mover.play(place, "draw")
    told = f"**{mover.name}** draws a card."
    assert told in (await match.posts())[-1].content
    await mover.slash("undo", at=place)
    await harness.settled()
    vote = (await harness.public(place))[-1]
    assert f"would like to take this back: “{told}” Everybody" in vote.content
    others = await match.others(mover)
    assert f"asks to take this back: “{told}”" in (await match.panel(others[0])).text
    for other in others:
        await other.press(vote, "vote-yes")
    await harness.settled()
    assert f"**{mover.name}** takes back: “{told}”" in (await harness.public(place))[-1].content
    assert f"takes back: “{told}”" in (await others[0].slash("log", at=place)).text


async def test_a_move_that_was_the_only_one_is_said_to_have_been_made_by_itself(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", locales=("en-US", "fr"))
    anna, benoit = match.people.values()
    seats = [next(s.seat for s in (await match.info()).seats if s.user_id == p.id) for p in (anna, benoit)]
    players: list[dict[str, list[str]]] = [{"hand": []}, {"hand": []}]
    players[seats[0]] = {"hand": ["wine", "copper"]}
    await placed(harness.kontor.matches, match.id, load({"active": seats[0], "players": players}))
    place = await match.place()
    await match.panel(benoit)
    answer = await anna.play(place, "play/wine")
    assert f"Kontor made this move, for **{benoit.name}** had no other." in answer.text
    assert f"for **{benoit.name}** had no other" in (await match.posts())[-1].content
    assert harness.say("say-by-itself-you", "fr") in (await match.panel(benoit)).text
    assert harness.say("say-by-itself-you", "fr") in (await benoit.slash("log", at=place)).text


async def test_one_refusal_ends_a_vote(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", "Carla")
    first = await match.turn()
    await first.play(await match.place(), "play/")
    second = await match.turn()
    await second.play(await match.place(), "play/")
    before = (await match.info()).seq
    await first.slash("undo", at=await match.place())
    await harness.settled()
    vote = (await harness.public(await match.place()))[-1]
    await second.press(vote, "vote-no")
    await harness.settled()
    assert (await match.info()).seq == before
    assert second.name in (await harness.public(await match.place()))[-1].content


async def test_pause_and_resume_by_consent(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    anna, benoit = match.people.values()
    place = await match.place()
    await anna.slash("match pause", at=place)
    await harness.settled()
    vote = (await harness.public(place))[-1]
    await benoit.press(vote, "vote-yes")
    await harness.settled()
    assert (await match.info()).status == "paused"
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
    match = await start_match(harness, "Anna", "Benoît")
    anna, benoit = match.people.values()
    place = await match.place()
    sure = (await anna.slash("match close", at=place)).message
    await anna.press(sure, "end-sure")
    await harness.settled()
    vote = (await harness.public(place))[-1]
    assert (await match.info()).status == "live"
    await benoit.press(vote, "vote-yes")
    await harness.settled()
    assert (await match.info()).status == "aborted"
    panel = (await anna.press((await match.posts())[0], "move")).message
    assert harness.say("ui-panel-aborted") in panel.text
