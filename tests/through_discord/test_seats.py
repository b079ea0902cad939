"""No match dies: computer players hold seats, owners take them back, substitutes step in."""

from __future__ import annotations

import pytest

from engines.golden_age.position import load
from tests.service.catan import placed
from tests.through_discord.house import House
from tests.through_discord.table import Table, seated
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.on_both

HOUR = 3600


async def test_handover_to_a_computer_player_and_back(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    (other,) = await table.others(mover)
    place = await table.place()
    await mover.slash("match handover", at=place, computer="random")
    await house.settled()
    assert (await table.turn()).id == other.id, "the computer player has moved"
    panel = await table.panel(mover)
    assert screen_reader.offers(panel) == []
    await mover.press(panel, "takeback")
    await house.settled()
    await other.play(place)
    assert (await table.turn()).id == mover.id
    assert screen_reader.offers(await table.panel(mover))


async def test_whoever_decides_about_a_late_auction_is_told_what_becomes_of_all_who_owe_an_answer(
    own_house: House,
) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît", "Carla", game="golden_age", pace="fast")
    seller = await table.turn()
    seat = next(s.seat for s in (await table.info()).seats if s.user_id == seller.id)
    form = {"players": 3, "active": seat, f"P{seat}": {"markers": ["zeeland"]}}
    await placed(house.kontor.matches, table.id, load(form))
    place = await table.place()
    await seller.slash("goldenage auction", at=place, marker="zeeland")
    await house.advance(3 * HOUR)
    call = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "overdue-computer"))
    waiting = (await seller.press(call, "overdue-wait")).text
    assert waiting == "As much time once more for everybody who has not answered."
    await house.advance(5 * HOUR)
    held = (await seller.press(call, "overdue-computer")).text
    assert held.startswith("Computer players answer in secret for whoever is late")


async def test_handover_to_another_person(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    carla = await house.newcomer("Carla")
    place = await table.place()
    asked = await mover.slash("match handover", at=place, player=str(carla.id))
    assert house.say("handover-person", name="Carla", match=table.id, days=3) in asked.text
    await house.settled()
    assert len(await carla.pings(place)) == 1
    call = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "accept-seat"))
    assert screen_reader.offers((await mover.slash("move", at=place)).message), "it is theirs until it is accepted"
    assert screen_reader.offers((await carla.slash("move", at=place)).message) == []
    dora = await house.newcomer("Dora")
    assert house.say("err-seat-not-offered") in (await dora.press(call, "accept-seat")).text
    await house.restart()
    assert screen_reader.offers((await carla.press(call, "accept-seat")).message)
    await house.settled()
    assert len(await carla.pings(place)) == 1
    assert screen_reader.offers((await mover.slash("move", at=place)).message) == []
    assert house.say("err-holds-already") in (await carla.press(call, "accept-seat")).text


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_an_offered_seat_is_kept_or_refused_for_good(own_house: House, locale: str) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît", locales=(locale, locale), language=locale[:2])
    anna = next(iter(table.people.values()))
    carla, dora = await house.newcomer("Carla", locale), await house.newcomer("Dora", locale)
    place, language = await table.place(), locale[:2]
    await anna.slash("match handover", at=place, player=str(carla.id))
    await house.settled()
    call = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "accept-seat"))
    panel = (await anna.slash("move", at=place)).message
    assert f"<@{carla.id}>" in panel.text
    kept = await anna.press(panel, "keep-seat")
    assert house.say("ui-seat-kept", language) in kept.text
    assert not screen_reader.has(kept.message, "keep-seat")
    assert house.say("err-seat-not-offered", language) in (await carla.press(call, "accept-seat")).text
    await anna.slash("match handover", at=place, player=str(dora.id))
    await house.settled()
    call = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "accept-seat"))
    assert house.say("ui-seat-declined", language) in (await dora.press(call, "decline-seat")).text
    refused = await dora.press(call, "refuse")
    assert house.say("ui-refused-invitations", language, name="Anna") in refused.text
    await house.settled()
    assert house.say("say-declined-seat", language, name="Dora") in (await house.public(place))[-1].text
    await house.advance(2 * 24 * HOUR)
    again = await anna.slash("match handover", at=place, player=str(dora.id))
    assert house.say("err-not-invited", language, names="Dora") in again.text
    assert anna.id in [seat.user_id for seat in (await table.info()).seats]


async def test_a_seat_is_offered_by_direct_message_to_who_likes_that(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    anna = next(iter(table.people.values()))
    carla = await house.newcomer("Carla")
    await carla.slash("settings", notices="dm")
    await anna.slash("match handover", at=await table.place(), player=str(carla.id))
    await house.settled()
    (ping,) = await carla.pings()
    (sent,) = [
        one for one in await carla.member.messages(ping.channel_id) if screen_reader.has(one, "accept-seat")
    ]
    await carla.press(sent, "accept-seat")
    assert carla.id in [seat.user_id for seat in (await table.info()).seats]


async def test_an_overdue_seat_is_held_by_a_computer_player_until_its_owner_comes_back(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît", "Carla", pace="fast")
    late = await table.turn()
    other = (await table.others(late))[0]
    place = await table.place()
    early = await other.slash("match substitute", at=place)
    assert late.name in early.text, "not yet overdue"
    for wait in (HOUR, HOUR, 2 * HOUR, 3 * HOUR):
        await house.advance(wait)
    call = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "overdue-computer"))
    await other.press(call, "overdue-computer")
    await house.settled()
    assert (await table.turn()).id != late.id
    again = await other.press(call, "overdue-computer")
    assert again.message.ephemeral
    await late.slash("match takeback", at=place)
    await house.settled()
    info = await table.info()
    assert late.id in [seat.user_id for seat in info.seats]


async def test_a_substitute_takes_the_seat(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît", pace="fast")
    late = await table.turn()
    (other,) = await table.others(late)
    place = await table.place()
    for wait in (HOUR, HOUR, 2 * HOUR, 3 * HOUR):
        await house.advance(wait)
    call = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "overdue-substitute"))
    await other.press(call, "overdue-substitute")
    await house.settled()
    wanted = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "take-seat"))
    carla, dora = await house.newcomer("Carla"), await house.newcomer("Dora")
    panel = (await carla.press(wanted, "take-seat")).message
    assert screen_reader.offers(panel)
    slower = await dora.press(wanted, "take-seat")
    assert house.say("err-no-call") in slower.text
    await house.settled()
    await carla.play(place)
    info = await table.info()
    assert carla.id in [seat.user_id for seat in info.seats]


async def test_more_time_can_be_given(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît", pace="fast")
    late = await table.turn()
    (other,) = await table.others(late)
    for wait in (HOUR, HOUR, 2 * HOUR, 3 * HOUR):
        await house.advance(wait)
    place = await table.place()
    call = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "overdue-wait"))
    await other.press(call, "overdue-wait")
    calls = len([one for one in await house.public(place) if screen_reader.has(one, "overdue-wait")])
    await house.advance(HOUR + 60)
    assert len([one for one in await house.public(place) if screen_reader.has(one, "overdue-wait")]) == calls + 1
    assert (await table.turn()).id == late.id, "nobody loses by the clock alone"


async def test_who_resigns_leaves_a_computer_player_and_the_match_goes_on(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît", "Carla")
    anna, benoit, carla = table.people.values()
    place = await table.place()
    sure = (await anna.slash("resign", at=place)).message
    assert (await table.info()).status == "live"
    await anna.press(sure, "resign-sure")
    await house.settled()
    left = Table(house, table.id, [benoit, carla])
    await left.play_on(4)
    info = await table.info()
    assert info.status == "live"
    assert anna.id not in [seat.user_id for seat in info.seats]
    spectator = (await anna.slash("move", at=place)).message
    assert screen_reader.offers(spectator) == []
    for person in (benoit, carla):
        sure = (await person.slash("resign", at=place)).message
        await person.press(sure, "resign-sure")
        await house.settled()
    assert (await table.info()).status == "aborted", "alone among computer players it ends"


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("how", ["leave", "kick", "ban"])
async def test_somebody_who_left_the_server_blocks_nobody(own_house: House, how: str) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît", pace="fast")
    gone = await table.turn()
    (other,) = await table.others(gone)
    await house.sandbox.call(how, user=gone.member.name)
    place = await table.place()
    for wait in (HOUR, HOUR, 2 * HOUR, 3 * HOUR):
        await house.advance(wait)
    call = next(one for one in reversed(await house.public(place)) if screen_reader.has(one, "overdue-computer"))
    await other.press(call, "overdue-computer")
    await house.settled()
    assert (await table.turn()).id == other.id
    await other.play(place)
    assert (await table.turn()).id == other.id


async def test_followers_are_in_the_thread_and_hear_of_the_end(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    carla = await house.newcomer("Carla")
    place = await table.place()
    await carla.slash("match follow", at=place)
    await house.settled()
    members = house.server.world.channels[int(place)].thread
    assert members is not None
    assert carla.id in members.members
    await table.play_on(2)
    assert await carla.pings() == []
    anna, benoit = table.people.values()
    await anna.press((await anna.slash("resign", at=place)).message, "resign-sure")
    await house.settled()
    await benoit.press((await benoit.slash("resign", at=place)).message, "resign-sure")
    await house.settled()
    assert (await table.info()).status == "aborted"
    await carla.slash("match follow", match=table.id, follow="off")
