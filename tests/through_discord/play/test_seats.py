"""No match dies: computer players hold seats, owners take them back, substitutes step in."""

import pytest

from engines.golden_age.position import load
from sandbox.screen import Shown
from tests.games.cities_knights.helpers.service_positions import placed
from tests.through_discord.conftest import own_harness as harness
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tools.scripted_member import screen_reader

__all__ = ["harness"]

pytestmark = pytest.mark.on_both

HOUR = 3600


async def test_handover_to_a_computer_player_and_back(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover, other = await match.seated()
    place = await match.place()
    await mover.slash("match handover", at=place, computer="easy")
    await harness.settled()
    assert (await match.turn()).id == other.id, "the computer player has moved"
    panel = await match.panel(mover)
    assert screen_reader.offers(panel) == []
    await mover.press(panel, "takeback")
    await harness.settled()
    await other.play(place)
    assert (await match.turn()).id == mover.id
    assert screen_reader.offers(await match.panel(mover))


async def test_what_is_decided_about_a_late_auction_concerns_all_who_owe_an_answer(
    harness: BotHarness,
) -> None:
    match = await start_match(harness, "Anna", "Benoît", "Carla", game="golden_age", pace="fast")
    seller = await match.turn()
    seat = next(s.seat for s in (await match.info()).seats if s.user_id == seller.id)
    form = {"players": 3, "active": seat, f"P{seat}": {"markers": ["zeeland"]}}
    await placed(harness.kontor.matches, match.id, load(form))
    await seller.slash("goldenage auction", at=await match.place(), marker="zeeland")
    await harness.advance(3 * HOUR)
    call = await match.newest("overdue-computer")
    waiting = (await seller.press(call, "overdue-wait")).text
    assert waiting == "Same time again for the missing answers."
    await harness.advance(5 * HOUR)
    held = (await seller.press(call, "overdue-computer")).text
    assert held.startswith("Computers answer in secret for those who are late")


async def test_handover_to_another_person(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    carla = await harness.newcomer("Carla")
    place = await match.place()
    asked = await mover.slash("match handover", at=place, player=str(carla.id))
    assert harness.say("handover-person", name="Carla", match=match.id, days=3) in asked.text
    await harness.settled()
    assert len(await carla.pings(place)) == 1
    call = await match.newest("accept-seat")
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
async def test_an_offered_seat_is_kept_or_refused_for_good(harness: BotHarness, locale: str) -> None:
    match = await start_match(harness, "Anna", "Benoît", locales=(locale, locale), language=locale[:2])
    anna = next(iter(match.people.values()))
    carla, dora = await harness.newcomer("Carla", locale), await harness.newcomer("Dora", locale)
    place, language = await match.place(), locale[:2]
    await anna.slash("match handover", at=place, player=str(carla.id))
    await harness.settled()
    call = await match.newest("accept-seat")
    panel = (await anna.slash("move", at=place)).message
    assert f"<@{carla.id}>" in panel.text
    kept = await anna.press(panel, "keep-seat")
    assert harness.say("ui-seat-kept", language) in kept.text
    assert not screen_reader.has(kept.message, "keep-seat")
    assert harness.say("err-seat-not-offered", language) in (await carla.press(call, "accept-seat")).text
    await anna.slash("match handover", at=place, player=str(dora.id))
    await harness.settled()
    call = await match.newest("accept-seat")
    assert harness.say("ui-seat-declined", language) in (await dora.press(call, "decline-seat")).text
    refused = await dora.press(call, "refuse")
    assert harness.say("ui-refused-invitations", language, name="Anna") in refused.text
    await harness.settled()
    assert harness.say("say-declined-seat", language, name="Dora") in (await harness.public(place))[-1].text
    await harness.advance(2 * 24 * HOUR)
    again = await anna.slash("match handover", at=place, player=str(dora.id))
    assert harness.say("err-not-invited", language, names="Dora") in again.text
    assert anna.id in [seat.user_id for seat in (await match.info()).seats]


async def test_a_seat_is_offered_by_direct_message_to_who_likes_that(harness: BotHarness) -> None:
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


async def test_others_wait_for_an_overdue_seat_or_let_a_computer_player_hold_it(
    harness: BotHarness,
) -> None:
    match = await start_match(harness, "Anna", "Benoît", "Carla", pace="fast")
    late, other, *_ = await match.seated()
    place = await match.place()
    assert late.name in (await other.slash("match substitute", at=place)).text, "not yet overdue"
    first = await overdue(match)
    await other.press(first, "overdue-wait")
    await harness.advance(HOUR + 60)
    call = await match.newest("overdue-computer")
    assert call.id != first.id, "they are asked again after as long"
    assert (await match.turn()).id == late.id, "nobody loses by the clock alone"
    for _ in range(2):
        assert (await other.press(call, "overdue-computer")).message.ephemeral
        await harness.settled()
        assert (await match.turn()).id != late.id
    await late.slash("match takeback", at=place)
    await harness.settled()
    assert late.id in [seat.user_id for seat in (await match.info()).seats]


async def overdue(match: DiscordMatch) -> Shown:
    """Let time pass until a player is overdue; the post that calls the others."""
    for wait in (HOUR, HOUR, 2 * HOUR, 3 * HOUR):
        await match.harness.advance(wait)
    return await match.newest("overdue-wait")


async def test_a_substitute_takes_the_seat(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", pace="fast")
    _, other = await match.seated()
    place = await match.place()
    await other.press(await overdue(match), "overdue-substitute")
    await harness.settled()
    wanted = await match.newest("take-seat")
    carla, dora = await harness.newcomer("Carla"), await harness.newcomer("Dora")
    assert screen_reader.offers((await carla.press(wanted, "take-seat")).message)
    assert harness.say("err-no-call") in (await dora.press(wanted, "take-seat")).text
    await harness.settled()
    await carla.play(place)
    assert carla.id in [seat.user_id for seat in (await match.info()).seats]
