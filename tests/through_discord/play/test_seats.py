"""No match dies: computer players hold seats, owners take them back, substitutes step in."""

from __future__ import annotations

import pytest

from engines.golden_age.position import load
from tests.games.cities_knights.helpers.service_positions import placed
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.on_both

HOUR = 3600


async def test_handover_to_a_computer_player_and_back(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    (other,) = await match.others(mover)
    place = await match.place()
    await mover.slash("match handover", at=place, computer="random")
    await harness.settled()
    assert (await match.turn()).id == other.id, "the computer player has moved"
    panel = await match.panel(mover)
    assert screen_reader.offers(panel) == []
    await mover.press(panel, "takeback")
    await harness.settled()
    await other.play(place)
    assert (await match.turn()).id == mover.id
    assert screen_reader.offers(await match.panel(mover))


async def test_whoever_decides_about_a_late_auction_is_told_what_becomes_of_all_who_owe_an_answer(
    own_harness: BotHarness,
) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", "Carla", game="golden_age", pace="fast")
    seller = await match.turn()
    seat = next(s.seat for s in (await match.info()).seats if s.user_id == seller.id)
    form = {"players": 3, "active": seat, f"P{seat}": {"markers": ["zeeland"]}}
    await placed(harness.kontor.matches, match.id, load(form))
    place = await match.place()
    await seller.slash("goldenage auction", at=place, marker="zeeland")
    await harness.advance(3 * HOUR)
    call = next(one for one in reversed(await harness.public(place)) if screen_reader.has(one, "overdue-computer"))
    waiting = (await seller.press(call, "overdue-wait")).text
    assert waiting == "As much time once more for everybody who has not answered."
    await harness.advance(5 * HOUR)
    held = (await seller.press(call, "overdue-computer")).text
    assert held.startswith("Computer players answer in secret for whoever is late")


async def test_handover_to_another_person(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    carla = await harness.newcomer("Carla")
    place = await match.place()
    asked = await mover.slash("match handover", at=place, player=str(carla.id))
    assert harness.say("handover-person", name="Carla", match=match.id, days=3) in asked.text
    await harness.settled()
    assert len(await carla.pings(place)) == 1
    call = next(one for one in reversed(await harness.public(place)) if screen_reader.has(one, "accept-seat"))
    assert screen_reader.offers((await mover.slash("move", at=place)).message), "it is theirs until it is accepted"
    assert screen_reader.offers((await carla.slash("move", at=place)).message) == []
    dora = await harness.newcomer("Dora")
    assert harness.say("err-seat-not-offered") in (await dora.press(call, "accept-seat")).text
    await harness.restart()
    assert screen_reader.offers((await carla.press(call, "accept-seat")).message)
    await harness.settled()
    assert len(await carla.pings(place)) == 1
    assert screen_reader.offers((await mover.slash("move", at=place)).message) == []
    assert harness.say("err-holds-already") in (await carla.press(call, "accept-seat")).text


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_an_offered_seat_is_kept_or_refused_for_good(own_harness: BotHarness, locale: str) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", locales=(locale, locale), language=locale[:2])
    anna = next(iter(match.people.values()))
    carla, dora = await harness.newcomer("Carla", locale), await harness.newcomer("Dora", locale)
    place, language = await match.place(), locale[:2]
    await anna.slash("match handover", at=place, player=str(carla.id))
    await harness.settled()
    call = next(one for one in reversed(await harness.public(place)) if screen_reader.has(one, "accept-seat"))
    panel = (await anna.slash("move", at=place)).message
    assert f"<@{carla.id}>" in panel.text
    kept = await anna.press(panel, "keep-seat")
    assert harness.say("ui-seat-kept", language) in kept.text
    assert not screen_reader.has(kept.message, "keep-seat")
    assert harness.say("err-seat-not-offered", language) in (await carla.press(call, "accept-seat")).text
    await anna.slash("match handover", at=place, player=str(dora.id))
    await harness.settled()
    call = next(one for one in reversed(await harness.public(place)) if screen_reader.has(one, "accept-seat"))
    assert harness.say("ui-seat-declined", language) in (await dora.press(call, "decline-seat")).text
    refused = await dora.press(call, "refuse")
    assert harness.say("ui-refused-invitations", language, name="Anna") in refused.text
    await harness.settled()
    assert harness.say("say-declined-seat", language, name="Dora") in (await harness.public(place))[-1].text
    await harness.advance(2 * 24 * HOUR)
    again = await anna.slash("match handover", at=place, player=str(dora.id))
    assert harness.say("err-not-invited", language, names="Dora") in again.text
    assert anna.id in [seat.user_id for seat in (await match.info()).seats]


async def test_a_seat_is_offered_by_direct_message_to_who_likes_that(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    anna = next(iter(match.people.values()))
    carla = await harness.newcomer("Carla")
    await carla.slash("settings", notices="dm")
    await anna.slash("match handover", at=await match.place(), player=str(carla.id))
    await harness.settled()
    (ping,) = await carla.pings()
    (sent,) = [
        one for one in await carla.member.messages(ping.channel_id) if screen_reader.has(one, "accept-seat")
    ]
    await carla.press(sent, "accept-seat")
    assert carla.id in [seat.user_id for seat in (await match.info()).seats]


async def test_an_overdue_seat_is_held_by_a_computer_player_until_its_owner_comes_back(
    own_harness: BotHarness,
) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", "Carla", pace="fast")
    late = await match.turn()
    other = (await match.others(late))[0]
    place = await match.place()
    early = await other.slash("match substitute", at=place)
    assert late.name in early.text, "not yet overdue"
    for wait in (HOUR, HOUR, 2 * HOUR, 3 * HOUR):
        await harness.advance(wait)
    call = next(one for one in reversed(await harness.public(place)) if screen_reader.has(one, "overdue-computer"))
    await other.press(call, "overdue-computer")
    await harness.settled()
    assert (await match.turn()).id != late.id
    again = await other.press(call, "overdue-computer")
    assert again.message.ephemeral
    await late.slash("match takeback", at=place)
    await harness.settled()
    info = await match.info()
    assert late.id in [seat.user_id for seat in info.seats]


async def test_a_substitute_takes_the_seat(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", pace="fast")
    late = await match.turn()
    (other,) = await match.others(late)
    place = await match.place()
    for wait in (HOUR, HOUR, 2 * HOUR, 3 * HOUR):
        await harness.advance(wait)
    call = next(
        one for one in reversed(await harness.public(place)) if screen_reader.has(one, "overdue-substitute")
    )
    await other.press(call, "overdue-substitute")
    await harness.settled()
    wanted = next(one for one in reversed(await harness.public(place)) if screen_reader.has(one, "take-seat"))
    carla, dora = await harness.newcomer("Carla"), await harness.newcomer("Dora")
    panel = (await carla.press(wanted, "take-seat")).message
    assert screen_reader.offers(panel)
    slower = await dora.press(wanted, "take-seat")
    assert harness.say("err-no-call") in slower.text
    await harness.settled()
    await carla.play(place)
    info = await match.info()
    assert carla.id in [seat.user_id for seat in info.seats]


async def test_more_time_can_be_given(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", pace="fast")
    late = await match.turn()
    (other,) = await match.others(late)
    for wait in (HOUR, HOUR, 2 * HOUR, 3 * HOUR):
        await harness.advance(wait)
    place = await match.place()
    call = next(one for one in reversed(await harness.public(place)) if screen_reader.has(one, "overdue-wait"))
    await other.press(call, "overdue-wait")
    calls = len([one for one in await harness.public(place) if screen_reader.has(one, "overdue-wait")])
    await harness.advance(HOUR + 60)
    assert len([one for one in await harness.public(place) if screen_reader.has(one, "overdue-wait")]) == calls + 1
    assert (await match.turn()).id == late.id, "nobody loses by the clock alone"


async def test_who_resigns_leaves_a_computer_player_and_the_match_goes_on(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", "Carla")
    anna, benoit, carla = match.people.values()
    place = await match.place()
    sure = (await anna.slash("resign", at=place)).message
    assert (await match.info()).status == "live"
    await anna.press(sure, "resign-sure")
    await harness.settled()
    left = DiscordMatch(harness, match.id, [benoit, carla])
    await left.play_on(4)
    info = await match.info()
    assert info.status == "live"
    assert anna.id not in [seat.user_id for seat in info.seats]
    spectator = (await anna.slash("move", at=place)).message
    assert screen_reader.offers(spectator) == []
    for player in (benoit, carla):
        sure = (await player.slash("resign", at=place)).message
        await player.press(sure, "resign-sure")
        await harness.settled()
    assert (await match.info()).status == "aborted", "alone among computer players it ends"


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("how", ["leave", "kick", "ban"])
async def test_somebody_who_left_the_server_blocks_nobody(own_harness: BotHarness, how: str) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", pace="fast")
    gone = await match.turn()
    (other,) = await match.others(gone)
    await harness.sandbox.call(how, user=gone.member.name)
    place = await match.place()
    for wait in (HOUR, HOUR, 2 * HOUR, 3 * HOUR):
        await harness.advance(wait)
    call = next(one for one in reversed(await harness.public(place)) if screen_reader.has(one, "overdue-computer"))
    await other.press(call, "overdue-computer")
    await harness.settled()
    assert (await match.turn()).id == other.id
    await other.play(place)
    assert (await match.turn()).id == other.id


async def test_followers_are_in_the_thread_and_hear_of_the_end(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    carla = await harness.newcomer("Carla")
    place = await match.place()
    await carla.slash("match follow", at=place)
    await harness.settled()
    members = harness.server.world.channels[int(place)].thread
    assert members is not None
    assert carla.id in members.members
    await match.play_on(2)
    assert await carla.pings() == []
    anna, benoit = match.people.values()
    await anna.press((await anna.slash("resign", at=place)).message, "resign-sure")
    await harness.settled()
    await benoit.press((await benoit.slash("resign", at=place)).message, "resign-sure")
    await harness.settled()
    assert (await match.info()).status == "aborted"
    await carla.slash("match follow", match=match.id, follow="off")
