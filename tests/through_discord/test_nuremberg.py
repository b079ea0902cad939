"""Die Siedler von Nürnberg played badly: wrong moves typed, answers twice and late, a restart in mid-event."""

from __future__ import annotations

from typing import Any

import pytest

from engines.nuremberg.position import load
from sandbox.screen import Modal, Shown
from tests.engines.nuremberg.table import FREE_CLAY, KNIGHT, country
from tests.service.catan import placed
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table, seated
from tools.scripted_member.screen_reader import control

pytestmark = pytest.mark.asyncio(loop_scope="module")

OWN = {"hand": {"wood": 2, "clay": 1, "ore": 1}, "gold": 1, **country("ii-4", ii=[1])}


async def seats_at(house: House, own: Any = None, **more: Any) -> tuple[Table, list[Person]]:
    """The turn of one of three people, the second of whom reads French, in a position; the people, that one first.

    own: what the first has; second, third: what the others have; more: what else the position says. With a deck,
    the seat before ends its turn, so that the first one's card is drawn.
    """
    table = await seated(house, "Anna", "Benoît", "Carla", game="nuremberg", locales=("en-US", "fr", "en-US"))
    info = await table.info()
    seats = [next(s.seat for s in info.seats if s.user_id == person) for person in table.people]
    hands = dict(zip(("own", "second", "third"), seats, strict=True))
    form: dict[str, Any] = {"players": 3, "active": seats[0], "turn": 8, f"P{seats[0]}": own or OWN}
    if "deck" in more:
        form["active"] = (seats[0] - 1) % 3
    form |= {f"P{hands[key]}" if key in hands else key: value for key, value in more.items()}
    await placed(house.kontor.matches, table.id, load(form, loose=True))
    await house.settled()
    people = list(table.people.values())
    if "deck" in more:
        before = people[seats.index(form["active"])]
        await before.slash("nuremberg end", at=await table.place())
        await house.settled()
    return table, people


async def form_of(person: Person, orders: Shown, label: str) -> Modal:
    """The form that a button of the standing orders opens."""
    form = (await person.click(orders, label)).modal
    assert form is not None
    return form


async def steps(house: House, table: Table) -> int:
    """How many steps the match has."""
    return (await house.kontor.matches.get(table.id)).row.seq


_KEPT: dict[int, tuple[Table, list[Person]]] = {}


async def kept(house: House) -> tuple[Table, list[Person]]:
    """One table for all that changes nothing."""
    if id(house) not in _KEPT:
        _KEPT[id(house)] = await seats_at(house)
    return _KEPT[id(house)]


@pytest.mark.parametrize(
    ("command", "given", "said"),
    [
        ("build station", {"route": "Timbuktu"}, "Timbuktu"),
        ("build settlement", {"crossing": "Prague 5"}, "too near"),
        ("build settlement", {"crossing": "Prague 7"}, "wool"),
        ("build settlement", {"crossing": "Prague 12"}, "Prague 12"),
        ("build workshop", {"site": "h-n"}, "ore"),
        ("build wall", {}, "gold"),
        ("build tower", {"tower": "1-2"}, "tower"),
        ("sell", {"goods": "helmet"}, "ore"),
        ("sell", {"goods": "beer"}, "beer"),
        ("trade bank", {"give": "wood", "get": "ore"}, "wood"),
        ("trade offer", {"terms": "1 wood for 1 wood"}, "wood"),
        ("trade offer", {"terms": "nothing for everything"}, "nothing"),
        ("trade accept", {"offer": "7"}, "7"),
        ("place", {"crossing": "Prague 6"}, "asked of you now"),
        ("answer return", {"cards": "1 wood"}, "now"),
        ("answer knight", {"field": "ore 6"}, "asked of you now"),
        ("answer wall", {}, "asked of you now"),
        ("draw", {}, "card"),
    ],
)
async def test_a_wrong_typed_move_is_answered_with_its_reason(
    house: House, command: str, given: dict[str, Any], said: str
) -> None:
    table, (anna, ben, _) = await kept(house)
    before = await steps(house, table)
    answer = await anna.slash(f"nuremberg {command}", at=await table.place(), **given)
    assert said.lower() in answer.text.lower()
    assert answer.message.ephemeral
    assert (await ben.slash(f"nuremberg {command}", at=await table.place(), **given)).message.ephemeral
    assert await steps(house, table) == before


async def test_what_several_owe_is_returned_in_secret_and_shown_together_after_a_restart(house: House) -> None:
    table, (anna, ben, carla) = await seats_at(
        house, deck=[KNIGHT], second={"hand": {"wood": 8}}, third={"hand": {"ore": 9}}
    )
    place = await table.place()
    posts = len(await table.posts())
    answer = await carla.slash("nuremberg answer return", at=place, cards="3 ore")
    assert "4" in answer.text, "three are too few"
    await carla.slash("nuremberg answer return", at=place, cards="4 ore")
    await anna.slash("nuremberg answer knight", at=place, field="wood 5", player="Carla")
    before = await steps(house, table)
    assert "Carla" not in (await ben.panel(place)).text or "ore" not in (await ben.panel(place)).text
    await house.restart()
    assert len(await table.posts()) == posts, "nobody is told before all have answered"
    await ben.slash("nuremberg answer return", at=place, cards="4 bois")
    await house.settled()
    told = await anna.told((await table.posts())[-1])
    assert "4 wood" in told
    assert "4 ore" in told
    assert await steps(house, table) > before
    twice = await ben.slash("nuremberg answer return", at=place, cards="4 bois")
    assert house.say("err-not-your-turn", "fr") in twice.text


async def test_free_clay_is_answered_in_any_order_and_carried_out_in_turn_order(house: House) -> None:
    three = {"gold": 3}
    table, (anna, ben, carla) = await seats_at(house, own={"gold": 3}, deck=[FREE_CLAY], second=three, third=three)
    place = await table.place()
    await carla.slash("nuremberg answer wall", at=place)
    await ben.slash("nuremberg answer no-wall", at=place)
    assert (await house.kontor.matches.get(table.id)).shown.walls == 0
    assert "wall 1" not in (await anna.panel(place)).text
    await anna.slash("nuremberg answer wall", at=place)
    state = (await house.kontor.matches.get(table.id)).shown
    assert state.walls == 2
    await house.settled()
    told = await anna.told((await table.posts())[-1])
    assert told.index("**Anna** builds") < told.index("**Carla** builds")


async def test_an_order_is_given_with_a_choice_in_a_form_changed_and_switched_off(house: House) -> None:
    table, (anna, ben, _) = await seats_at(house)
    place = await table.place()
    orders = (await ben.slash("orders", at=place, match=table.id)).message
    name = house.say("nuremberg-order-discard", "fr")
    form = await form_of(ben, orders, f"{house.say('ui-order-give', 'fr', order=name)}…")
    panel = (await ben.member.submit_modal(form, {"chosen": ["ore", "wood"]})).message
    assert f"{house.say('ui-ahead-given', 'fr', n=1)}…" in panel.labels
    orders = (await ben.slash("orders", at=place, match=table.id)).message
    assert "bois, minerai" in orders.text
    await house.restart()
    form = await form_of(ben, orders, f"{house.say('ui-order-change', 'fr', order=name)}…")
    await ben.member.submit_modal(form, {"chosen": ["clay"]})
    orders = (await ben.slash("orders", at=place, match=table.id)).message
    assert "argile" in orders.text.split("**active**")[1].splitlines()[0]
    assert "**on**" not in (await anna.slash("orders", at=place, match=table.id)).text, "nobody else sees it"
    panel = (await ben.click(orders, house.say("ui-order-cancel", "fr", order=name))).message
    assert f"{house.say('ui-ahead-door', 'fr')}…" in panel.labels


async def test_a_list_for_the_set_up_that_names_nothing_is_refused_and_a_right_one_places_twice(
    house: House,
) -> None:
    table, (anna, ben, carla) = await seats_at(house)
    seat = next(s.seat for s in (await table.info()).seats if s.user_id == anna.id)
    frame = {"frame": "draft", "at": "place", "setup": "advanced", "turn": 1, "first": seat}
    form = {"players": 3, "turn": 0, f"P{seat}": country("i-1", i=[1]), "frames": [frame]}
    await placed(house.kontor.matches, table.id, load(form))
    await house.settled()
    place = await table.place()
    placing = await table.turn()
    last = next(person for person in (anna, ben, carla) if person not in (anna, placing))
    locale = last.member.locale
    orders = (await last.slash("orders", at=place, match=table.id)).message
    give = f"{house.say('ui-order-give', locale, order=house.say('nuremberg-order-place', locale))}…"
    asked = await form_of(last, orders, give)
    refused = await last.member.submit_modal(asked, {"chosen": "Prague 4, Atlantis 3"})
    assert "Prague 4, Atlantis 3" in refused.text, "what was written is not lost"
    orders = refused.message
    hostile = await last.member.submit_modal(await form_of(last, orders, give), {"chosen": "**x** <@1>"})
    assert "**x**" not in hostile.text, "what was written is shown, and is no markdown"
    assert "<@1>" not in hostile.text
    orders = hostile.message
    asked = await form_of(last, orders, give)
    await last.member.submit_modal(asked, {"chosen": "Prague 4, III 2, iv"})
    await placing.slash("nuremberg place", at=place, crossing="i-3")
    await house.settled()
    state = (await house.kontor.matches.get(table.id)).shown
    seat = next(s.seat for s in (await table.info()).seats if s.user_id == last.id)
    assert state.settlements.count(seat) == 2
    assert control(await last.panel(place), "orders")
