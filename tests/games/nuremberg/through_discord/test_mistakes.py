"""Die Siedler von Nürnberg played badly: answers twice and late, wrong lists, a restart in mid-event."""

from typing import Any

import pytest

from engines.nuremberg.position import load
from sandbox.screen import Modal, Shown
from tests.games.cities_knights.helpers.service_positions import placed
from tests.games.nuremberg.helpers.positions import KNIGHT, country
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member.screen_reader import control

pytestmark = pytest.mark.asyncio(loop_scope="module")

OWN = {"hand": {"wood": 2, "clay": 1, "ore": 1}, "gold": 1, **country("ii-4", ii=[1])}


async def seats_at(harness: BotHarness, **more: Any) -> tuple[DiscordMatch, list[Player]]:
    """The turn of one of three people, in a position; the second one reads French; the people, that one first.

    second, third: what the others have; more: what else the position says. With a deck,
    the seat before ends its turn, so that the first one's card is drawn.
    """
    match = await start_match(
        harness, "Anna", "Benoît", "Carla", game="nuremberg", locales=("en-US", "fr", "en-US")
    )
    info = await match.info()
    seats = [next(s.seat for s in info.seats if s.user_id == player) for player in match.people]
    hands = dict(zip(("second", "third"), seats[1:], strict=True))
    form: dict[str, Any] = {"players": 3, "active": seats[0], "turn": 8, f"P{seats[0]}": OWN}
    if "deck" in more:
        form["active"] = (seats[0] - 1) % 3
    form |= {f"P{hands[key]}" if key in hands else key: value for key, value in more.items()}
    await placed(harness.kontor.matches, match.id, load(form, loose=True))
    await harness.settled()
    people = list(match.people.values())
    if "deck" in more:
        before = people[seats.index(form["active"])]
        await before.slash("nuremberg end", at=await match.place())
        await harness.settled()
    return match, people


async def form_of(player: Player, orders: Shown, key: str) -> Modal:
    """The form of a standing order."""
    form = (await player.press(orders, "order-with", key=key)).modal
    assert form is not None
    return form


async def steps(harness: BotHarness, match: DiscordMatch) -> int:
    """How many steps the match has."""
    return (await harness.kontor.matches.get(match.id)).row.seq


async def test_what_several_owe_is_returned_in_secret_and_shown_together_after_a_restart(
    harness: BotHarness,
) -> None:
    match, (anna, ben, carla) = await seats_at(
        harness, deck=[KNIGHT], second={"hand": {"wood": 8}}, third={"hand": {"ore": 9}}
    )
    place = await match.place()
    posts = len(await match.posts())
    answer = await carla.slash("nuremberg answer return", at=place, cards="3 ore")
    assert "4" in answer.text, "three are too few"
    await carla.slash("nuremberg answer return", at=place, cards="4 ore")
    await anna.slash("nuremberg answer knight", at=place, field="wood 5", player="Carla")
    before = await steps(harness, match)
    assert "Carla" not in (await ben.panel(place)).text or "ore" not in (await ben.panel(place)).text
    await harness.restart()
    assert len(await match.posts()) == posts, "nobody is told before all have answered"
    await ben.slash("nuremberg answer return", at=place, cards="4 bois")
    await harness.settled()
    told = await anna.told((await match.posts())[-1])
    assert "4 wood" in told
    assert "4 ore" in told
    assert await steps(harness, match) > before
    twice = await ben.slash("nuremberg answer return", at=place, cards="4 bois")
    assert harness.say("err-not-your-turn", "fr") in twice.text


async def test_an_order_is_given_with_a_choice_in_a_form_changed_and_switched_off(harness: BotHarness) -> None:
    match, (anna, ben, _) = await seats_at(harness)
    place = await match.place()
    orders = (await ben.slash("orders", at=place, match=match.id)).message
    form = await form_of(ben, orders, "discard")
    await ben.member.submit_modal(form, {"chosen": ["ore", "wood"]})
    assert harness.say("ui-ahead-given", "fr", n=1) in (await match.more(ben)).labels
    orders = (await ben.slash("orders", at=place, match=match.id)).message
    assert "bois, minerai" in orders.text
    await harness.restart()
    form = await form_of(ben, orders, "discard")
    await ben.member.submit_modal(form, {"chosen": ["clay"]})
    orders = (await ben.slash("orders", at=place, match=match.id)).message
    assert "argile" in orders.text.split("**active**")[1].splitlines()[0]
    assert "**on**" not in (await anna.slash("orders", at=place, match=match.id)).text, "nobody else sees it"
    form = await form_of(ben, orders, "discard")
    await ben.member.submit_modal(form, {"state": "off"})
    assert harness.say("ui-ahead-door", "fr") in (await match.more(ben)).labels


async def test_a_list_for_the_set_up_that_names_nothing_is_refused_and_a_right_one_places_twice(
    harness: BotHarness,
) -> None:
    match, (anna, ben, carla) = await seats_at(harness)
    seat = next(s.seat for s in (await match.info()).seats if s.user_id == anna.id)
    frame = {"frame": "draft", "at": "place", "setup": "advanced", "turn": 1, "first": seat}
    form = {"players": 3, "turn": 0, f"P{seat}": country("i-1", i=[1]), "frames": [frame]}
    await placed(harness.kontor.matches, match.id, load(form))
    await harness.settled()
    place = await match.place()
    placing = await match.turn()
    last = next(player for player in (anna, ben, carla) if player not in (anna, placing))
    orders = (await last.slash("orders", at=place, match=match.id)).message
    asked = await form_of(last, orders, "place")
    refused = await last.member.submit_modal(asked, {"chosen": "Prague 4, Atlantis 3"})
    assert "Prague 4, Atlantis 3" in refused.text, "what was written is not lost"
    orders = refused.message
    again = await form_of(last, orders, "place")
    assert again.fields[0].value == "Prague 4, Atlantis 3", "the form opens again as it was filled in"
    hostile = await last.member.submit_modal(again, {"chosen": "**x** <@1>"})
    assert "**x**" not in hostile.text, "what was written is shown, and is no markdown"
    assert "<@1>" not in hostile.text
    orders = hostile.message
    asked = await form_of(last, orders, "place")
    await last.member.submit_modal(asked, {"chosen": "Prague 4, III 2, iv"})
    await placing.slash("nuremberg place", at=place, crossing="i-3")
    await harness.settled()
    state = (await harness.kontor.matches.get(match.id)).shown
    seat = next(s.seat for s in (await match.info()).seats if s.user_id == last.id)
    assert state.settlements.count(seat) == 2
    assert control(await match.more(last), "orders")
