"""Everything else that can be typed: reading, settings, statistics, privacy, administration."""

from __future__ import annotations

import json

import pytest

from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import open_lobby, start_match
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
    links = [button.url for button in shown.buttons if button.url]
    thread = str((await first.info()).thread_id)
    assert any(thread in link for link in links)
    panel = (await anna.press(shown, "panel")).message
    assert screen_reader.offers(panel)
    done = await anna.take(panel, screen_reader.offers(panel)[0])
    nobody = await harness.newcomer("Hermit")
    assert harness.say("ui-turns-none") in (await nobody.slash("turns")).text
    assert done.message.ephemeral


async def alone(harness: BotHarness, player: Player) -> int:
    """A match of somebody against a computer player, whose turn it may be; its number."""
    card = await open_lobby(harness, player, seats=2, grace=0)
    await player.press(card, "add")
    await harness.settled()
    await player.press(await player.member.refresh(card), "start")
    await harness.settled()
    return screen_reader.match_of(card)


async def test_after_a_move_next_leads_to_the_other_match_that_waits(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    other = await alone(harness, mover)
    answer = await mover.play(await match.place(), "play/")
    assert any(f"#{other}" in label for label in answer.message.labels)
    assert f"#{other}" in (await mover.slash("next")).text


async def test_next_tells_where_to_go_with_a_link_that_works(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    info = await match.info()
    assert f"https://discord.com/channels/{info.guild_id}/{info.thread_id}" in (await mover.slash("next")).text


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
    back = (await anna.press(text, "board")).message
    assert back.files


async def test_the_log_pages_back(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    await match.play_on(14)
    anna = next(iter(match.people.values()))
    newest = (await anna.slash("log", at=await match.place())).message
    older = (await anna.click(newest, "Older")).message
    assert older.text != newest.text
    assert "Round 1" in older.text or screen_reader.has(older, "log") or screen_reader.has(older, "news")
    again = (await anna.click(older, "Newest")).message
    assert again.text == newest.text


async def test_the_hand_is_private_and_described(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    anna, benoit = match.people.values()
    # Two hands may be dealt alike; after a move they differ.
    await match.play_on(1)
    post = (await match.posts())[-1]
    mine = (await anna.press(post, "hand")).message
    theirs = (await benoit.press(post, "hand")).message
    assert mine.ephemeral
    assert mine.files[0].description
    assert mine.files[0].description != theirs.files[0].description
    assert mine.id not in [one.id for one in await benoit.member.messages(await match.place())]


async def test_a_note_heads_ones_own_panel_and_nobody_elses(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    anna, benoit = match.people.values()
    place = await match.place()
    await anna.slash("note", at=place, text="sell *gems* @everyone")
    panel = await match.panel(anna)
    assert "gems" in panel.text
    assert "@everyone" not in panel.text
    assert "gems" not in (await benoit.slash("move", at=place)).text.replace("Jakob lays out", "")[:80]
    form = (await anna.slash("note", at=place)).modal
    assert form is not None
    assert form.fields[0].value == "sell *gems* @everyone"
    await anna.member.submit_modal(form, {form.fields[0].custom_id: ""})
    assert "everyone" not in (await match.panel(anna)).text


async def test_the_almanac_answers_and_opens_at_the_decision(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", locales=("en-US", "fr"))
    anna, benoit = match.people.values()
    post = (await match.posts())[-1]
    english, french = (await anna.press(post, "rules")).text, (await benoit.press(post, "rules")).text
    assert english != french
    found = (await anna.slash("rules", word="merchant")).text
    assert "merchant" in found.lower()
    nothing = (await anna.slash("rules", word="hovercraft", at=await match.place())).text
    assert "hovercraft" in nothing
    assert (await anna.slash("help")).text


async def test_settings_are_kept_and_wrong_ones_refused(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna")
    shown = await anna.slash("settings", language="fr", notices="dm", time_zone="Europe/Paris")
    assert "français" in shown.text.lower()
    settings = await harness.kontor.users.settings(anna.id)
    assert (settings.language, settings.notices, settings.time_zone) == ("fr", "dm", "Europe/Paris")
    for wrong in ({"time_zone": "Mars/Olympus"}, {"quiet_from": "25:99", "quiet_to": "7:00"}, {"reminders": "x"}):
        answer = await anna.slash("settings", **wrong)
        assert answer.message.ephemeral
        assert next(iter(wrong.values())) in answer.text.replace("\\", ""), "it says what was wrong"
    assert await harness.kontor.users.settings(anna.id) == settings
    await anna.slash("settings", quiet_from="22:30", quiet_to="7:00")
    assert (await harness.kontor.users.settings(anna.id)).quiet == (22 * 60 + 30, 7 * 60)
    screen = (await anna.slash("settings")).message
    await anna.choose(screen, "my-language", "en")
    assert (await harness.kontor.users.settings(anna.id)).language == "en"


async def test_a_notice_can_be_tried(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna")
    await anna.slash("settings", notices="dm")
    screen = (await anna.slash("settings")).message
    await anna.press(screen, "my-test")
    assert len(await anna.member.dm()) == 1
    await harness.sandbox.call("close_dms", user=anna.member.name)
    answer = await anna.press(screen, "my-test")
    assert harness.say("set-test-closed") in answer.last.text


async def test_privacy_hands_out_everything_and_forgets_everything(harness: BotHarness) -> None:
    match = await start_match(harness, "Quasimodo", "Benoît")
    quasi, ben = match.people.values()
    await quasi.slash("note", at=await match.place(), text="my secret plan")
    await match.play_on(2)
    answer = await quasi.slash("privacy export")
    data = json.loads(await answer.message.files[0].read())
    assert "my secret plan" in json.dumps(data)
    sure = (await quasi.slash("privacy delete")).message
    await quasi.press_id(sure, sure.buttons[0].custom_id or "")
    await harness.settled()
    info = await match.info()
    assert quasi.id not in [seat.user_id for seat in info.seats] + [seat.owner_id for seat in info.seats]
    assert "Quasimodo" not in json.dumps([seat.name for seat in info.seats])
    again = await quasi.slash("privacy export")
    left = json.loads(await again.message.files[0].read())
    assert "my secret plan" not in json.dumps(left)
    assert info.status == "live"
    assert screen_reader.offers(await match.panel(await match.turn()))
    log = (await ben.slash("log", at=await match.place())).text
    assert "Somebody resigns." in log, "who is forgotten begins a sentence like anybody else"


async def test_health_and_rollback_are_the_owners(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    await match.play_on(4)
    anna = next(iter(match.people.values()))
    owner = await harness.owner()
    names = {one["name"] for one in await anna.member.commands()}
    if "admin" in names:
        assert harness.say("admin-not-owner") in (await anna.slash("admin health")).text
    assert "running" in (await owner.slash("admin health")).text
    asked = (await owner.slash("admin rollback", match=match.id, step=2)).message
    before = await match.info()
    done = await owner.press(asked, "rollback-sure")
    await harness.settled()
    info = await match.info()
    assert done.message.ephemeral
    assert info.seq == before.seq + 1, "rows are never deleted"
    assert screen_reader.offers(await match.panel(await match.turn()))
    twice = await owner.press_old(asked, "rollback-sure")
    assert (await match.info()).seq == info.seq
    assert twice.text


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


async def test_commands_are_named_in_both_languages(harness: BotHarness) -> None:
    anna, benoit = await harness.newcomer("Anna"), await harness.newcomer("Benoît", "fr")
    english = {one["name"]: one["shown"] for one in await anna.member.commands()}
    french = {one["name"]: one["shown"] for one in await benoit.member.commands()}
    assert english.keys() == french.keys()
    assert french["turns"] != "turns"
    assert {
        "match",
        "fugger",
        "move",
        "hand",
        "board",
        "log",
        "undo",
        "resign",
        "turns",
        "rules",
    } <= english.keys()


async def test_replay_of_a_running_match_is_refused(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    anna = next(iter(match.people.values()))
    answer = await anna.slash("match replay", at=await match.place())
    assert "end of match" in answer.text or f"#{match.id}" in answer.text
