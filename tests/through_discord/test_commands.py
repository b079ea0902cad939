"""Everything else that can be typed: reading, settings, statistics, privacy, administration."""

import json

import pytest

from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import begin, pair, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_turns_lists_what_waits_oldest_first_with_links(harness: BotHarness) -> None:
    first = await start_match(harness, "Anna", computers=1)
    (anna,) = first.people.values()
    second = await alone(harness, anna)
    shown = (await anna.slash("turns", at="dm")).message
    assert shown.text.index(f"#{first.id}") < shown.text.index(f"#{second}")
    assert "<t:" in shown.text
    assert f"/{(await first.info()).thread_id})" in shown.text, "a link leads there"
    panel = (await anna.press(shown, "panel")).message
    assert screen_reader.offers(panel)
    done = await anna.take(panel, screen_reader.offers(panel)[0])
    nobody = await harness.newcomer("Hermit")
    assert harness.say("ui-turns-none") in (await nobody.slash("turns")).text
    assert done.message.ephemeral


async def alone(harness: BotHarness, player: Player) -> int:
    return (await begin(harness, [player], computers=1)).id


async def test_after_a_move_next_leads_to_the_other_match_that_waits(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    other = await alone(harness, mover)
    answer = await mover.play(await match.place(), "play/")
    assert any(f"#{other}" in label for label in answer.message.labels)
    assert f"#{other}" in (await mover.slash("next")).text
    info = await match.info()
    waiting = (await (await match.turn()).slash("next")).text
    assert f"https://discord.com/channels/{info.guild_id}/{info.thread_id}" in waiting
    assert (await (await harness.newcomer("Hermit")).slash("next")).text == harness.say("next-nothing")


async def test_the_board_as_picture_and_as_text(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    await match.play_on(3)
    anna = next(iter(match.people.values()))
    picture = (await anna.slash("board", at=await match.place())).message
    assert picture.files
    assert picture.files[0].description
    text = (await anna.slash("board", at=await match.place(), format="text")).message
    assert not text.files
    for word in ("Prices", "Draw pile", "Jakob"):
        assert word in text.text
    assert "│" not in text.text, "lists, not drawn characters"
    assert (await anna.press(text, "board")).message.files


async def test_the_log_pages_back(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    await match.play_on(14)
    anna = next(iter(match.people.values()))
    newest = (await anna.slash("log", at=await match.place())).message
    older = (await anna.click(newest, "Older")).message
    assert older.text != newest.text
    assert "Round 1" in older.text or screen_reader.has(older, "log") or screen_reader.has(older, "news")
    assert (await anna.click(older, "Newest")).message.text == newest.text


async def test_a_note_heads_ones_own_panel_and_nobody_elses(harness: BotHarness) -> None:
    match, (anna, benoit) = await pair(harness, "Anna", "Benoît")
    place = await match.place()
    await anna.slash("note", at=place, text="sell *gems* @everyone")
    panel = await match.panel(anna)
    assert "gems" in panel.text
    assert "@everyone" not in panel.text
    assert "gems" not in (await benoit.slash("move", at=place)).text.replace("Jakob has", "")[:80]
    form = (await anna.slash("note", at=place)).modal
    assert form is not None
    assert form.fields[0].value == "sell *gems* @everyone"
    await anna.member.submit_modal(form, {form.fields[0].custom_id: ""})
    assert "everyone" not in (await match.panel(anna)).text


async def test_privacy_hands_out_everything_and_forgets_everything(harness: BotHarness) -> None:
    match, (quasi, ben) = await pair(harness, "Quasimodo", "Benoît")
    await quasi.slash("note", at=await match.place(), text="my secret plan")
    await match.play_on(2)
    answer = await quasi.slash("privacy export")
    assert "my secret plan" in json.dumps(json.loads(await answer.message.files[0].read()))
    sure = (await quasi.slash("privacy delete")).message
    await harness.restart()
    await quasi.press_id(sure, sure.buttons[0].custom_id or "")
    await harness.settled()
    info = await match.info()
    assert quasi.id not in [seat.user_id for seat in info.seats] + [seat.owner_id for seat in info.seats]
    assert "Quasimodo" not in json.dumps([seat.name for seat in info.seats])
    again = await quasi.slash("privacy export")
    assert "my secret plan" not in json.dumps(json.loads(await again.message.files[0].read()))
    assert info.status == "live"
    assert screen_reader.offers(await match.panel(await match.turn()))
    log = (await ben.slash("log", at=await match.place())).text
    assert "Someone resigns." in log, "who is forgotten begins a sentence like anybody else"


async def test_the_export_of_a_running_match_tells_its_reader_no_more_than_they_know(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    await match.play_on(5)
    anna = next(iter(match.people.values()))
    answer = await anna.slash("match export", at=await match.place())
    data = json.loads(await answer.message.files[0].read())
    live = await harness.kontor.matches.get(match.id)
    text = json.dumps(data)
    assert (live.row.seed or b"").hex() not in text
    assert data["status"] == "live"
    assert "digest" not in text
    seat = (await match.info()).seat_of(anna.id)
    hands = [player["hand"] for player in data["view"]["players"]]
    assert [hand is not None for hand in hands] == [at == seat for at in range(2)]
    assert f"#{match.id}" in (await anna.slash("match replay", at=await match.place())).text


async def test_a_nudge_rings_once_and_the_next_refusal_says_when_it_is_possible(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", pace="weekly")
    late, other = await match.seated()
    place = await match.place()
    rung = len(await late.pings(place))
    for said in ("", "<t:"):
        assert said in (await other.slash("match nudge", at=place)).text
        await harness.settled()
        assert len(await late.pings(place)) == rung + 1
    assert harness.say("err-nobody-to-nudge") in (await late.slash("match nudge", at=place)).text
