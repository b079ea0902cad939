"""Strangers, members without the channel and people who were banned: what they may see and do."""

import asyncio
import itertools
from typing import Any

import pytest
import pytest_asyncio

from discord_ui.discord_api.ttl_cache import TTL
from discord_ui.model import controls
from service.base.config import PACES
from tests.through_discord.helpers.forged_ids import controls_of, forged, with_a_match
from tests.through_discord.helpers.harness import PATIENCE, BotHarness
from tests.through_discord.helpers.match import open_lobby, start_match
from tests.through_discord.helpers.places import PLACES, go_to
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")

NOWHERE = 987_654
NUMBERS = itertools.count(1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def elsewhere(harness: BotHarness) -> str:
    """Another server with the bot; its only channel."""
    await harness.sandbox.call("add_guild", name="elsewhere", channels=["far"])
    return "far"


@pytest_asyncio.fixture(loop_scope="module")
async def stranger(request: pytest.FixtureRequest, harness: BotHarness) -> Player:
    """A person who is not on the server of the matches, by default on another one. param: where they are."""
    player = await harness.newcomer(f"Zoë {next(NUMBERS)}")
    await harness.sandbox.call("leave", user=player.member.name)
    await go_to(harness, player, getattr(request, "param", "another server"))
    return player


anywhere = pytest.mark.parametrize("stranger", PLACES, indirect=True)


def no_match(harness: BotHarness, number: int) -> str:
    return harness.say("err-no-such-match", match=number)


async def asked_of_discord(harness: BotHarness, since: int) -> list[str]:
    found = await requests(harness, since)
    return [one["path"] for one in found if one["method"] == "GET" and one["path"].startswith("/guilds/")]


async def requests(harness: BotHarness, since: int = 0) -> list[Any]:
    return (await harness.sandbox.requests())[since:]


@pytest.mark.promise("strangers")
@anywhere
async def test_no_command_leads_a_stranger_into_a_match(harness: BotHarness, stranger: Player) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    commands = list(with_a_match(await stranger.member.commands()))
    personal = {path for path, _ in commands} == {"move", "note"}
    assert personal or len(commands) > 30
    for path, needed in commands:
        for number in (match.id, NOWHERE):
            assert (await stranger.slash(path, match=number, **needed)).text == no_match(harness, number), path
    lobby = await open_lobby(harness, next(iter(match.people.values())))
    for path in ("move",) if personal else ("match info", "match invite", "move", "match close"):
        number = screen_reader.match_of(lobby)
        assert (await stranger.slash(path, match=number)).text == no_match(harness, number)


@pytest.mark.promise("strangers")
@anywhere
@pytest.mark.parametrize("status", ["lobby", "live", "over"])
async def test_no_button_leads_a_stranger_into_a_match(harness: BotHarness, stranger: Player, status: str) -> None:
    number = await match_that_is(harness, status)
    shown = (await stranger.slash("rules")).message
    for custom_id in controls_of(number):
        other = custom_id.replace(f":{number}", f":{NOWHERE}", 1)
        told = [(await forged(harness, stranger, shown, each)).text for each in (custom_id, other)]
        assert told == [no_match(harness, number), no_match(harness, NOWHERE)], custom_id
    for picked in (controls.WHICH("board"), controls.WHICH_FORM("note")):
        assert (await forged(harness, stranger, shown, picked, str(number))).text == no_match(harness, number)


async def match_that_is(harness: BotHarness, status: str) -> int:
    if status == "lobby":
        host = await harness.newcomer("Anna")
        host.member.channel = await harness.room()
        return screen_reader.match_of(await open_lobby(harness, host))
    match = await start_match(harness, "Anna", "Benoît")
    if status == "over":
        async with harness.kontor.matches.change(match.id) as unit:
            unit.update_row(status="over")
    return match.id


@pytest.mark.promise("strangers")
async def test_discord_is_asked_the_same_about_foreign_and_missing_matches(
    harness: BotHarness, stranger: Player
) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    asked = []
    for number in (match.id, NOWHERE):
        await harness.advance(2 * TTL)
        before = len(await requests(harness))
        await stranger.slash("board", match=number)
        asked.append(len(await asked_of_discord(harness, before)))
    assert asked == [1, 1]


@pytest.mark.promise("strangers")
async def test_a_stranger_is_suggested_and_listed_nothing(harness: BotHarness, stranger: Player) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    anna = next(iter(match.people.values()))
    before = len(await requests(harness))
    assert await stranger.member.autocomplete("board", "match", "") == []
    for number in (match.id, NOWHERE):
        typed = await stranger.member.autocomplete("fugger play", "card", "", {"match": number})
        assert [one.name for one in typed] == [no_match(harness, number)]
    assert await asked_of_discord(harness, before) == [], "nothing is asked while somebody types"
    assert (await stranger.slash("match list")).text == harness.say("list-none")
    assert harness.say("stats-none") in (await stranger.slash("stats", member=anna.member.name)).text


@pytest.mark.promise("strangers")
async def test_a_member_without_the_channel_sees_nothing_of_its_matches(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    anna = next(iter(match.people.values()))
    room = str((await match.info()).channel_id)
    dora = await harness.newcomer("Dora")
    dora.member.channel = await harness.room()
    await harness.sandbox.deny("VIEW_CHANNEL", channel=room, user=dora.member.name)
    for path in ("board", "log", "match info", "match export", "match follow"):
        assert (await dora.slash(path, match=match.id)).text == no_match(harness, match.id)
    assert f"#{match.id} " not in (await dora.slash("match list")).text
    assert match.id not in [one.value for one in await dora.member.autocomplete("board", "match", "")]
    refused = await anna.slash("match handover", at=await match.place(), player=dora.member.name)
    assert harness.say("err-guest-outside", name="Dora") in refused.text
    lobby = await open_lobby(harness, anna, seats=3)
    refused = await anna.slash("match invite", match=screen_reader.match_of(lobby), player=dora.member.name)
    assert harness.say("err-guest-outside", name="Dora") in refused.text
    await harness.sandbox.allow("VIEW_CHANNEL", channel=room, user=dora.member.name)
    await harness.advance(2 * TTL)
    assert (await dora.slash("board", match=match.id)).message.files
    assert match.id in [one.value for one in await dora.member.autocomplete("board", "match", "")]


@pytest.mark.promise("strangers")
async def test_who_loses_the_channel_loses_it_at_once(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", "Carla")
    lobby = screen_reader.match_of(await open_lobby(harness, next(iter(match.people.values()))))
    host, room = next(iter(match.people.values())), str((await match.info()).channel_id)
    other, friend = await harness.room(), await harness.newcomer("Friend")
    await host.slash("board", at=await match.place())
    await harness.sandbox.deny("VIEW_CHANNEL", channel=room, user=host.member.name)
    only = harness.say("err-members-only", match=lobby)
    async with asyncio.timeout(PATIENCE):
        # Discord notifies the bot in its own time.
        while (
            only not in (await host.slash("match invite", at=other, match=lobby, player=friend.member.name)).text
        ):
            pass
    await harness.settled()
    assert only in (await host.slash("match move", at=other, match=lobby)).text


@pytest.mark.promise("strangers")
async def test_a_banned_player_reads_what_is_theirs_and_moves_nothing(harness: BotHarness, elsewhere: str) -> None:
    match = await start_match(harness, "Anna", "Benoît", "Carla", pace="fast")
    banned = await match.turn()
    other, third = await match.others(banned)
    await banned.slash("settings", at="dm", notices="dm")
    await harness.sandbox.call("join", user=banned.member.name, guild="elsewhere")
    panel = (await banned.slash("move", at="dm", match=match.id)).message
    await harness.sandbox.call("ban", user=banned.member.name)
    await harness.advance(2 * TTL)
    friend = await harness.newcomer("Friend")
    only = harness.say("err-members-left", match=match.id)
    seq = (await match.info()).seq
    answers = [
        await banned.take(panel, screen_reader.offers(panel)[0]),
        await banned.slash("match handover", at=elsewhere, match=match.id, player=friend.member.id),
        await banned.slash("match handover", at=elsewhere, match=match.id),
        await banned.slash("match move", at=elsewhere, match=match.id),
        await banned.slash("match pause", at=elsewhere, match=match.id),
        await banned.slash("match nudge", at=elsewhere, match=match.id),
    ]
    for answer in answers:
        assert only in answer.text
    panel = (await banned.slash("move", at=elsewhere, match=match.id)).message
    assert only in panel.text
    assert screen_reader.offers(panel) == [], "nothing is offered that would be refused"
    await harness.settled()
    assert (await match.info()).seq == seq
    assert (await banned.slash("hand", at=elsewhere, match=match.id)).message.files, "what is theirs they may read"

    seat = (await match.info()).seat_of(banned.id)
    assert seat is not None
    done = await other.slash("match handover", at=await match.place(), seat=seat + 1)
    assert done.text == harness.say("ui-computer-called")
    await harness.settled()
    assert (await match.info()).seats[seat].user_id is None
    assert only in (await banned.slash("match takeback", at=elsewhere, match=match.id)).text
    await harness.sandbox.call("join", user=banned.member.name)
    await harness.advance(2 * TTL)
    await banned.slash("match takeback", at=elsewhere, match=match.id)
    assert (await match.info()).seats[seat].user_id == banned.id, "whoever comes back has their seat again"
    assert third.id in match.people


@pytest.mark.promise("strangers")
@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("how", ["leave", "kick", "ban", "blind"])
async def test_the_others_are_called_when_the_player_to_move_has_left(harness: BotHarness, how: str) -> None:
    match = await start_match(harness, "Anna", "Benoît", locales=("fr", "fr"), language="fr", pace="fast")
    gone, other = await match.seated()
    await gone.slash("settings", at="dm", notices="dm")
    room = str((await match.info()).channel_id)
    if how == "blind":
        await harness.sandbox.deny("VIEW_CHANNEL", channel=room, user=gone.member.name)
    else:
        await harness.sandbox.call(how, user=gone.member.name)
    rung, told = len(await gone.pings()), len(await other.pings())
    await harness.advance(PACES["fast"] // 2 + TTL)
    call = (await harness.public(await match.place()))[-1]
    assert "ne voit plus ce salon" in call.text
    assert (len(await gone.pings()), len(await other.pings())) == (rung, told + 1)
    await other.press(call, "overdue-computer")
    await harness.settled()
    assert (await match.turn()).id == other.id, "a computer player has moved"
    await other.play(await match.place())
    assert (await match.turn()).id == other.id


async def test_somebody_who_manages_the_server_lends_the_seat_of_who_left(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    gone = await match.turn()
    seat = (await match.info()).seat_of(gone.id)
    assert seat is not None
    owner = await harness.owner()
    early = await owner.slash("match handover", at=await match.place(), seat=seat + 1)
    assert harness.say("ui-computer-called") not in early.text
    await harness.sandbox.call("leave", user=gone.member.name)
    await harness.advance(2 * TTL)
    done = await owner.slash("match handover", at=await match.place(), seat=seat + 1)
    assert done.text == harness.say("ui-computer-called")
    await harness.settled()
    assert (await match.info()).seats[seat].user_id is None


async def test_without_an_answer_of_discord_players_play_on(
    harness: BotHarness, stranger: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    await harness.advance(2 * TTL)
    monkeypatch.setattr(harness.bot.app.channel_membership, "patience", 0.3)
    outage = await harness.sandbox.fault("GET", r"^/guilds/", times=None, status=503)
    for number in (match.id, NOWHERE):
        assert (await stranger.slash("board", match=number)).text == harness.say("err-no-answer")
    seq = (await match.info()).seq
    panel = (await mover.slash("move", at="dm", match=match.id)).message
    await mover.take(panel, screen_reader.offers(panel)[0])
    assert (await match.info()).seq > seq
    await harness.sandbox.clear_faults(outage)
    await harness.settled()


@pytest.mark.promise("strangers")
async def test_who_plays_in_the_match_s_thread_costs_discord_no_question(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    before = len(await requests(harness))
    await match.play_on(4)
    spectator = await harness.newcomer("Sam")
    await spectator.slash("board", at=await match.place())
    assert await asked_of_discord(harness, before) == []
    dm = await match.turn()
    await harness.advance(2 * TTL)
    before = len(await requests(harness))
    for _ in range(3):
        panel = (await dm.slash("move", at="dm", match=match.id)).message
        await dm.press_id(panel, next(one.custom_id for one in screen_reader.controls(panel)))
    asked = await asked_of_discord(harness, before)
    assert len(asked) == len(set(asked)), "each member, the server, its channels: once"


async def test_a_button_of_another_match_moves_nothing(harness: BotHarness) -> None:
    here, there = await start_match(harness, "Anna", "Benoît"), await start_match(harness, "Carla", "Dora")
    player, stranger = await here.turn(), await there.turn()
    theirs = screen_reader.offers(await there.panel(stranger))[0]
    before = (await here.info()).seq, (await there.info()).seq
    answer = await forged(harness, player, await here.panel(player), theirs.custom_id)
    assert ((await here.info()).seq, (await there.info()).seq) == before
    assert screen_reader.offers(answer.last) == []
