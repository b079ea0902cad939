"""Strangers, members without the channel and people who were banned: what they may see and do."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest
import pytest_asyncio

from discord_ui.discord_api.ttl_cache import TTL
from discord_ui.model.custom_ids import ScreenId, write_id
from service.base.config import PACES
from tests.through_discord.forging import controls_of, forged, with_a_match
from tests.through_discord.house import PATIENCE, House
from tests.through_discord.person import Person
from tests.through_discord.table import opened, seated
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")

NOWHERE = 987_654
NUMBERS = itertools.count(1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def elsewhere(house: House) -> str:
    """Another server with the bot; its only channel."""
    await house.sandbox.call("add_guild", name="elsewhere", channels=["far"])
    return "far"


@pytest_asyncio.fixture(loop_scope="module")
async def stranger(house: House, elsewhere: str) -> Person:
    """A member of the other server alone."""
    person = await house.newcomer(f"Zoë {next(NUMBERS)}")
    await house.sandbox.call("leave", user=person.member.name)
    await house.sandbox.call("join", user=person.member.name, guild="elsewhere")
    person.member.channel = elsewhere
    return person


def no_match(house: House, number: int) -> str:
    return house.say("err-no-such-match", match=number)


async def asked_of_discord(house: House, since: int) -> list[str]:
    """What the gate has asked for."""
    found = await requests(house, since)
    return [one["path"] for one in found if one["method"] == "GET" and one["path"].startswith("/guilds/")]


async def requests(house: House, since: int = 0) -> list[Any]:
    return (await house.sandbox.requests())[since:]


@pytest.mark.promise("strangers")
async def test_no_command_leads_a_stranger_into_a_match(house: House, stranger: Person) -> None:
    table = await seated(house, "Anna", "Benoît")
    commands = list(with_a_match(await stranger.member.commands()))
    assert len(commands) > 30
    for path, needed in commands:
        for number in (table.id, NOWHERE):
            answer = await stranger.slash(path, match=number, **needed)
            assert answer.text == no_match(house, number), path
    lobby = await opened(house, next(iter(table.people.values())))
    for path in ("match info", "match invite", "move", "match close"):
        number = screen_reader.match_of(lobby)
        assert (await stranger.slash(path, match=number)).text == no_match(house, number)


@pytest.mark.promise("strangers")
@pytest.mark.parametrize("status", ["lobby", "live", "over"])
async def test_no_button_leads_a_stranger_into_a_match(house: House, stranger: Person, status: str) -> None:
    number = await match_that_is(house, status)
    shown = (await stranger.slash("help")).message
    for custom_id in controls_of(number):
        other = custom_id.replace(f":{number}", f":{NOWHERE}", 1)
        told = [(await forged(house, stranger, shown, each)).text for each in (custom_id, other)]
        assert told == [no_match(house, number), no_match(house, NOWHERE)], custom_id
    for verb in ("which", "which-form"):
        picked = write_id(ScreenId(verb, ("note" if verb == "which-form" else "board",)))
        answer = await forged(house, stranger, shown, picked, str(number))
        assert answer.text == no_match(house, number)


async def match_that_is(house: House, status: str) -> int:
    """A match in a state."""
    if status == "lobby":
        host = await house.newcomer("Anna")
        host.member.channel = await house.room()
        return screen_reader.match_of(await opened(house, host))
    table = await seated(house, "Anna", "Benoît")
    if status == "over":
        async with house.kontor.matches.change(table.id) as unit:
            unit.update_row(status="over")
    return table.id


@pytest.mark.promise("strangers")
async def test_what_is_none_of_ones_business_is_asked_for_as_what_is_not_there(
    house: House, stranger: Person
) -> None:
    table = await seated(house, "Anna", "Benoît")
    asked = []
    for number in (table.id, NOWHERE):
        await house.advance(2 * TTL)
        before = len(await requests(house))
        await stranger.slash("board", match=number)
        asked.append(len(await asked_of_discord(house, before)))
    assert asked == [1, 1]


@pytest.mark.promise("strangers")
async def test_a_stranger_is_suggested_and_listed_nothing(house: House, stranger: Person) -> None:
    table = await seated(house, "Anna", "Benoît")
    anna = next(iter(table.people.values()))
    before = len(await requests(house))
    assert await stranger.member.autocomplete("board", "match", "") == []
    for number in (table.id, NOWHERE):
        typed = await stranger.member.autocomplete("fugger play", "card", "", {"match": number})
        assert [one.name for one in typed] == [no_match(house, number)]
    assert await asked_of_discord(house, before) == [], "nothing is asked while somebody types"
    assert (await stranger.slash("match list")).text == house.say("list-none")
    assert house.say("stats-none") in (await stranger.slash("stats", member=anna.member.name, at="far")).text


@pytest.mark.promise("strangers")
async def test_a_member_without_the_channel_sees_nothing_of_its_matches(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    anna = next(iter(table.people.values()))
    room = str((await table.info()).channel_id)
    dora = await house.newcomer("Dora")
    dora.member.channel = await house.room()
    await house.sandbox.deny("VIEW_CHANNEL", channel=room, user=dora.member.name)
    for path in ("board", "log", "match info", "match export", "match follow"):
        assert (await dora.slash(path, match=table.id)).text == no_match(house, table.id)
    assert f"#{table.id} " not in (await dora.slash("match list")).text
    assert table.id not in [one.value for one in await dora.member.autocomplete("board", "match", "")]
    refused = await anna.slash("match handover", at=await table.place(), player=dora.member.name)
    assert house.say("err-guest-outside", name="Dora") in refused.text
    lobby = await opened(house, anna, seats=3)
    refused = await anna.slash("match invite", match=screen_reader.match_of(lobby), player=dora.member.name)
    assert house.say("err-guest-outside", name="Dora") in refused.text
    await house.sandbox.allow("VIEW_CHANNEL", channel=room, user=dora.member.name)
    await house.advance(2 * TTL)
    assert (await dora.slash("board", match=table.id)).message.files
    assert table.id in [one.value for one in await dora.member.autocomplete("board", "match", "")]


@pytest.mark.promise("strangers")
async def test_who_loses_the_channel_loses_it_at_once(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", "Carla")
    lobby = screen_reader.match_of(await opened(house, next(iter(table.people.values()))))
    host, room = next(iter(table.people.values())), str((await table.info()).channel_id)
    other, friend = await house.room(), await house.newcomer("Friend")
    await host.slash("board", at=await table.place())
    await house.sandbox.deny("VIEW_CHANNEL", channel=room, user=host.member.name)
    only = house.say("err-members-only", match=lobby)
    async with asyncio.timeout(PATIENCE):
        # Discord tells the bot in its own time.
        while (
            only not in (await host.slash("match invite", at=other, match=lobby, player=friend.member.name)).text
        ):
            pass
    await house.settled()
    assert only in (await host.slash("match move", at=other, match=lobby)).text


@pytest.mark.promise("strangers")
async def test_a_banned_player_reads_what_is_theirs_and_moves_nothing(house: House, elsewhere: str) -> None:
    table = await seated(house, "Anna", "Benoît", "Carla", pace="fast")
    banned = await table.turn()
    other, third = await table.others(banned)
    await banned.slash("settings", at="dm", notices="dm")
    await house.sandbox.call("join", user=banned.member.name, guild="elsewhere")
    panel = (await banned.slash("move", at="dm", match=table.id)).message
    await house.sandbox.call("ban", user=banned.member.name)
    await house.advance(2 * TTL)
    friend = await house.newcomer("Friend")
    only = house.say("err-members-left", match=table.id)
    seq = (await table.info()).seq
    answers = [
        await banned.take(panel, screen_reader.offers(panel)[0]),
        await banned.slash("match handover", at=elsewhere, match=table.id, player=friend.member.id),
        await banned.slash("match handover", at=elsewhere, match=table.id),
        await banned.slash("match move", at=elsewhere, match=table.id),
        await banned.slash("match pause", at=elsewhere, match=table.id),
        await banned.slash("match nudge", at=elsewhere, match=table.id),
    ]
    for answer in answers:
        assert only in answer.text
    panel = (await banned.slash("move", at=elsewhere, match=table.id)).message
    assert only in panel.text
    assert screen_reader.offers(panel) == [], "nothing is offered that would be refused"
    await house.settled()
    assert (await table.info()).seq == seq
    assert (await banned.slash("hand", at=elsewhere, match=table.id)).message.files, "what is theirs they may read"

    seat = (await table.info()).seat_of(banned.id)
    assert seat is not None
    done = await other.slash("match handover", at=await table.place(), seat=seat + 1)
    assert done.text == house.say("ui-computer-called")
    await house.settled()
    assert (await table.info()).seats[seat].user_id is None
    assert only in (await banned.slash("match takeback", at=elsewhere, match=table.id)).text
    await house.sandbox.call("join", user=banned.member.name)
    await house.advance(2 * TTL)
    await banned.slash("match takeback", at=elsewhere, match=table.id)
    assert (await table.info()).seats[seat].user_id == banned.id, "whoever comes back has their seat again"
    assert third.id in table.people


async def test_the_others_are_called_when_it_is_the_turn_of_somebody_who_left(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", locales=("en-US", "fr"), language="fr")
    mover = await table.turn()
    (gone,) = await table.others(mover)
    await house.sandbox.call("kick", user=gone.member.name)
    await house.advance(2 * TTL)
    await mover.play(await table.place())
    await house.settled()
    place = await table.place()
    call = (await house.public(place))[-1]
    assert "ne voit plus ce salon" in call.text
    await mover.press(call, "overdue-computer")
    await house.settled()
    assert (await table.turn()).id == mover.id, "a computer player has moved"


@pytest.mark.promise("strangers")
@pytest.mark.parametrize("how", ["ban", "blind"])
async def test_whoever_left_while_it_was_their_turn_is_reminded_of_nothing_and_the_others_are_told(
    house: House, how: str
) -> None:
    table = await seated(house, "Anna", "Benoît", locales=("fr", "fr"), language="fr", pace="fast")
    gone = await table.turn()
    (other,) = await table.others(gone)
    await gone.slash("settings", at="dm", notices="dm")
    room = str((await table.info()).channel_id)
    if how == "ban":
        await house.sandbox.call("ban", user=gone.member.name)
    else:
        await house.sandbox.deny("VIEW_CHANNEL", channel=room, user=gone.member.name)
    rung, told = len(await gone.pings()), len(await other.pings())
    await house.advance(PACES["fast"] // 2 + TTL)
    call = (await house.public(await table.place()))[-1]
    assert "ne voit plus ce salon" in call.text
    assert (len(await gone.pings()), len(await other.pings())) == (rung, told + 1)
    await other.press(call, "overdue-computer")
    await house.settled()
    assert (await table.turn()).id == other.id, "a computer player has moved"


async def test_somebody_who_manages_the_server_lends_the_seat_of_who_left(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    gone = await table.turn()
    seat = (await table.info()).seat_of(gone.id)
    assert seat is not None
    owner = await house.owner()
    early = await owner.slash("match handover", at=await table.place(), seat=seat + 1)
    assert house.say("ui-computer-called") not in early.text
    await house.sandbox.call("leave", user=gone.member.name)
    await house.advance(2 * TTL)
    done = await owner.slash("match handover", at=await table.place(), seat=seat + 1)
    assert done.text == house.say("ui-computer-called")
    await house.settled()
    assert (await table.info()).seats[seat].user_id is None


async def test_without_an_answer_of_discord_players_play_on_and_others_wait(
    house: House, stranger: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    await house.advance(2 * TTL)
    monkeypatch.setattr(house.bot.app.channel_membership, "patience", 0.3)
    outage = await house.sandbox.fault("GET", r"^/guilds/", times=None, status=503)
    for number in (table.id, NOWHERE):
        assert (await stranger.slash("board", match=number)).text == house.say("err-no-answer")
    seq = (await table.info()).seq
    panel = (await mover.slash("move", at="dm", match=table.id)).message
    await mover.take(panel, screen_reader.offers(panel)[0])
    assert (await table.info()).seq > seq
    await house.sandbox.clear_faults(outage)
    await house.settled()


@pytest.mark.promise("strangers")
async def test_who_plays_in_the_match_s_thread_costs_discord_no_question(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    before = len(await requests(house))
    await table.play_on(4)
    spectator = await house.newcomer("Sam")
    await spectator.slash("board", at=await table.place())
    assert await asked_of_discord(house, before) == []
    dm = await table.turn()
    await house.advance(2 * TTL)
    before = len(await requests(house))
    for _ in range(3):
        panel = (await dm.slash("move", at="dm", match=table.id)).message
        await dm.press_id(panel, next(one.custom_id for one in screen_reader.controls(panel)))
    asked = await asked_of_discord(house, before)
    assert len(asked) == len(set(asked)), "each member, the server, its channels: once"


async def test_a_rematch_leaves_out_who_left(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", "Carla")
    anna, benoit, carla = table.people.values()
    place = await table.place()
    for person in (anna, benoit, carla):
        await person.press((await person.slash("match close", at=place)).message, "end-sure")
    await house.settled()
    await house.sandbox.call("ban", user=benoit.member.name)
    await house.advance(2 * TTL)
    rung = {person.id: len(await person.pings()) for person in (benoit, carla)}
    await anna.slash("match rematch", match=table.id)
    await house.settled()
    assert len(await benoit.pings()) == rung[benoit.id]
    assert len(await carla.pings()) == rung[carla.id] + 1
