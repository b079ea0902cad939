"""Turns: what is posted, who is rung, what can still be taken back."""

from __future__ import annotations

import asyncio

import pytest

from engines.fugger.position import load
from tests.service.catan import placed
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table, seated
from tools.scripted_member import screen_reader

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.on_both]


async def rung(table: Table, person: Person) -> int:
    """How often the match's place rang for somebody."""
    return len(await person.pings(await table.place()))


async def test_a_turn_is_one_message_and_one_ping(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", "Carla")
    for _ in range(6):
        mover = await table.turn()
        posts, rings = len(await table.posts()), {p.id: await rung(table, p) for p in table.people.values()}
        requests = len(await house.bodies("POST", "/channels/{channel_id}/messages"))
        await mover.play(await table.place())
        asked = await table.turn()
        assert len(await table.posts()) == posts + 1
        assert len(await house.bodies("POST", "/channels/{channel_id}/messages")) == requests + 1
        after = {p.id: await rung(table, p) for p in table.people.values()}
        assert {p: after[p] - rings[p] for p in after} == {p: int(p == asked.id) for p in after}


@pytest.mark.promise("pinged")
async def test_the_message_names_only_who_wants_a_mention(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    await table.play_on(2)
    asked = await table.turn()
    body = (await house.bodies("POST", "/channels/{channel_id}/messages"))[-1]
    assert body["allowed_mentions"]["users"] in ([str(asked.id)], [asked.id])
    assert not body["allowed_mentions"].get("parse")
    assert body["content"].splitlines()[0].startswith(asked.mention)
    assert body["nonce"]
    assert body["enforce_nonce"]


async def test_a_post_that_rings_nobody_is_silent(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    for person in table.people.values():
        await person.slash("settings", notices="none")
    await table.play_on(3)
    for post in (await table.posts())[1:]:
        assert post.silent
        assert post.mentions == []
        assert "your move" in post.content.splitlines()[0]


async def test_turns_of_computer_players_join_one_post_with_one_picture(house: House) -> None:
    table = await seated(house, "Anna", computers=3)
    await table.play_on(5)
    posts = [post for post in await table.posts() if post.mentions]
    (anna,) = table.people.values()
    assert len(posts) == 6
    assert all(post.mentions == [str(anna.id)] for post in posts)
    assert all(len(post.files) == 1 for post in posts)
    assert all(len(post.content.splitlines()) <= 4 for post in posts)
    told = posts[-1].content
    assert sum(name in told for name in [seat.name for seat in (await table.info()).seats]) == 4


async def test_nothing_of_a_turn_is_public_before_its_grace_is_over(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", grace=60)
    mover = await table.turn()
    (other,) = await table.others(mover)
    answer = await mover.play(await table.place(), "play/")
    await house.settled()
    assert len(await table.posts()) == 1
    assert screen_reader.has(answer.message, "undo")
    assert screen_reader.has(answer.message, "send")
    assert "<t:" in answer.text, "until when, as a timestamp"
    panel = await table.panel(other)
    assert screen_reader.offers(panel) == []
    assert mover.name in panel.text
    log = await other.slash("log", at=await table.place())
    assert "plays" not in log.text


async def test_undo_in_the_grace_leaves_no_trace(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", grace=60)
    mover = await table.turn()
    before = {offer.code for offer in screen_reader.offers(await table.panel(mover))}
    answer = await mover.play(await table.place(), "play/")
    undone = await mover.press(answer.message, "undo")
    await house.settled()
    assert "Taken back:" in undone.text
    assert {offer.code for offer in screen_reader.offers(undone.message)} == before
    assert len(await table.posts()) == 1
    assert await table.turn() == mover or (await table.turn()).id == mover.id


async def test_an_undo_button_that_is_too_late_says_so_and_asks_nobody(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", "Carla")
    mover = await table.turn()
    answer = await mover.play(await table.place(), "play/")
    assert any(label.startswith("Undo: ") for label in answer.message.labels)
    other = await table.turn()
    await other.play(await table.place(), "play/")
    await house.settled()
    rung = len(await other.pings())
    late = await mover.press_old(answer.message, "undo")
    assert house.say("err-undo-late") in late.text
    assert any(label.startswith("Ask to undo: ") for label in late.message.labels)
    await house.settled()
    assert len(await other.pings()) == rung
    assert (await house.kontor.play.panel(other.user, table.id)).proposals == ()


async def test_send_now_lets_it_out(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", grace=60)
    mover = await table.turn()
    answer = await mover.play(await table.place(), "play/")
    await mover.press(answer.message, "send")
    await house.settled()
    assert len(await table.posts()) == 2
    assert (await table.turn()).id != mover.id
    again = await mover.press_old(answer.message, "send")
    await house.settled()
    assert again.message.ephemeral
    assert len(await table.posts()) == 2, "pressed twice, told once"


async def test_a_drawn_card_is_not_taken_back_alone(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", grace=60)
    mover = await table.turn()
    answer = await mover.play(await table.place(), "draw")
    await house.settled()
    assert len(await table.posts()) == 2, "something was revealed, so nothing is held back"
    assert not any(label.startswith("Undo") for label in answer.message.labels)


async def test_undo_after_the_turn_needs_everybodys_consent(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", "Carla")
    mover = await table.turn()
    await mover.play(await table.place(), "play/")
    second = await table.turn()
    await second.play(await table.place(), "play/")
    third = await table.turn()
    asked = await mover.slash("undo", at=await table.place())
    await house.settled()
    assert house.say("ui-undo-asked") in asked.text
    vote = (await house.public(await table.place()))[-1]
    assert sorted(vote.mentions) == sorted([str(second.id), str(third.id)])
    before = (await table.info()).seats
    await second.press(vote, "vote-yes")
    assert (await table.info()).seats[0].own == before[0].own
    refused = await mover.press(vote, "vote-yes")
    assert refused.message.ephemeral
    await third.press(vote, "vote-yes")
    assert (await table.turn()).id == mover.id
    log = await third.slash("log", at=await table.place())
    assert "~~" in log.text or "take" in log.text, "undone moves that were published stay visible"
    late = await second.press(vote, "vote-no")
    assert house.say("err-vote-gone") in late.text


async def test_a_vote_and_the_line_after_it_name_the_move_that_is_taken_back(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", "Carla")
    mover = await table.turn()
    place = await table.place()
    await mover.play(place, "draw")
    told = f"**{mover.name}** draws a card."
    assert told in (await table.posts())[-1].content
    await mover.slash("undo", at=place)
    await house.settled()
    vote = (await house.public(place))[-1]
    assert f"would like to take this back: “{told}” Everybody" in vote.content
    others = await table.others(mover)
    assert f"asks to take this back: “{told}”" in (await table.panel(others[0])).text
    for other in others:
        await other.press(vote, "vote-yes")
    await house.settled()
    assert f"**{mover.name}** takes back: “{told}”" in (await house.public(place))[-1].content
    assert f"takes back: “{told}”" in (await others[0].slash("log", at=place)).text


async def test_a_move_that_was_the_only_one_is_said_to_have_been_made_by_itself(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", locales=("en-US", "fr"))
    anna, benoit = table.people.values()
    seats = [next(s.seat for s in (await table.info()).seats if s.user_id == p.id) for p in (anna, benoit)]
    players: list[dict[str, list[str]]] = [{"hand": []}, {"hand": []}]
    players[seats[0]] = {"hand": ["wine", "copper"]}
    await placed(house.kontor.matches, table.id, load({"active": seats[0], "players": players}))
    place = await table.place()
    await table.panel(benoit)
    answer = await anna.play(place, "play/wine")
    assert f"Kontor made this move, for **{benoit.name}** had no other." in answer.text
    assert f"for **{benoit.name}** had no other" in (await table.posts())[-1].content
    assert house.say("say-by-itself-you", "fr") in (await table.panel(benoit)).text
    assert house.say("say-by-itself-you", "fr") in (await benoit.slash("log", at=place)).text


async def test_one_refusal_ends_a_vote(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", "Carla")
    first = await table.turn()
    await first.play(await table.place(), "play/")
    second = await table.turn()
    await second.play(await table.place(), "play/")
    before = (await table.info()).seq
    await first.slash("undo", at=await table.place())
    await house.settled()
    vote = (await house.public(await table.place()))[-1]
    await second.press(vote, "vote-no")
    await house.settled()
    assert (await table.info()).seq == before
    assert second.name in (await house.public(await table.place()))[-1].content


async def test_pause_and_resume_by_consent(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    anna, benoit = table.people.values()
    place = await table.place()
    await anna.slash("match pause", at=place)
    await house.settled()
    vote = (await house.public(place))[-1]
    await benoit.press(vote, "vote-yes")
    await house.settled()
    assert (await table.info()).status == "paused"
    panel = (await benoit.slash("move", at=place)).message
    assert house.say("ui-panel-paused") in panel.text
    assert screen_reader.offers(panel) == []
    await benoit.press(panel, "resume")
    await house.settled()
    assert (await table.info()).status == "live"
    assert screen_reader.offers(await table.panel(await table.turn()))


async def test_moves_at_the_same_instant_in_many_matches(house: House) -> None:
    tables = [await seated(house, "Anna", "Benoît") for _ in range(6)]
    movers = [await table.turn() for table in tables]
    places = [await table.place() for table in tables]
    await asyncio.gather(*(mover.play(place) for mover, place in zip(movers, places, strict=True)))
    await house.settled()
    assert [len(await table.posts()) for table in tables] == [2] * 6


async def test_a_running_match_ends_by_consent(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    anna, benoit = table.people.values()
    place = await table.place()
    sure = (await anna.slash("match close", at=place)).message
    await anna.press(sure, "end-sure")
    await house.settled()
    vote = (await house.public(place))[-1]
    assert (await table.info()).status == "live"
    await benoit.press(vote, "vote-yes")
    await house.settled()
    assert (await table.info()).status == "aborted"
    panel = (await anna.press((await table.posts())[0], "move")).message
    assert house.say("ui-panel-aborted") in panel.text
