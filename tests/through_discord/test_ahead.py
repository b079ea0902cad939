"""The next turn given beforehand in the panel: what it shows, what it does, and old and foreign buttons."""

from __future__ import annotations

import pytest

from engines.fugger.position import load
from sandbox.screen import Shown
from tests.service.catan import placed
from tests.through_discord.house import House
from tests.through_discord.person import Person
from tests.through_discord.table import Table, seated
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")

LONG = 300
"""Seconds in which given moves are made."""


async def at_turn(house: House) -> tuple[Table, Person, Person]:
    """A match in which it is the first person's turn, and who waits for their own and reads French."""
    table = await seated(house, "Anna", "Benoît", locales=("en-US", "fr"))
    (anna, ben) = table.people.values()
    info = await table.info()
    active = next(seat.seat for seat in info.seats if seat.user_id == anna.id)
    hands = [{"hand": ["wine", "gems", "merchant"]}, {"hand": ["wine", "gems", "merchant"]}]
    await placed(house.kontor.matches, table.id, load({"players": hands, "active": active}))
    await house.settled()
    return table, anna, ben


async def giving(house: House, table: Table, person: Person, locale: str = "fr") -> Shown:
    """The screen on which somebody gives their next turn, by the buttons that lead there."""
    panel = await table.panel(person)
    shown = (await person.click(panel, f"{house.say('ui-ahead-door', locale)}…")).message
    return (await person.press(shown, "ahead")).message


async def given(person: Person, screen: Shown, code: str) -> Shown:
    """The screen after a move was given."""
    offer = next(one for one in screen_reader.offers(screen) if one.code.startswith(code))
    return (await person.take(screen, offer)).message


async def test_two_turns_are_given_with_conditions_and_made_when_they_come(house: House) -> None:
    table, anna, ben = await at_turn(house)
    screen = await giving(house, table, ben)
    assert house.say("ui-ahead-first", "fr") in screen.text
    screen = await given(ben, screen, "play/wine")
    assert "1. " in screen.text
    assert house.say("fugger-if-round", "fr", round=1) in screen.text
    screen = (await ben.choose(screen, "ahead-if", "0")).message
    screen = await given(ben, screen, "play/gems")
    assert "2. " in screen.text
    assert house.say("ui-ahead-all", "fr") in screen.text, "two turns are all that can be given"
    rung = len(await ben.pings())
    await anna.play(await table.place(), "play/gems")
    await house.advance(LONG)
    assert (await table.turn()).id == anna.id
    assert len(await ben.pings()) == rung, "nobody is rung for what they gave"
    assert "joue" not in (await table.posts())[-1].content
    told = await anna.told((await table.posts())[-1])
    assert "**Benoît** plays" in told
    assert house.say("ui-ahead-given", "fr", n=1) + "…" in (await table.panel(ben)).labels
    assert house.say("ui-ahead-door") + "…" in (await table.panel(anna)).labels, "others see nothing of it"


async def test_what_no_longer_holds_is_asked_and_the_panel_tells_why(house: House) -> None:
    table, anna, ben = await at_turn(house)
    await given(ben, await giving(house, table, ben), "play/wine")
    await anna.play(await table.place(), "play/wine")
    await house.advance(LONG)
    assert (await table.turn()).id == ben.id
    panel = await table.panel(ben)
    assert "n’a pas été fait" in panel.text
    assert screen_reader.offers(panel)


async def test_an_old_button_gives_nothing_twice(house: House) -> None:
    table, _, ben = await at_turn(house)
    screen = await giving(house, table, ben)
    offer = next(one for one in screen_reader.offers(screen) if one.code.startswith("play/gems"))
    await ben.take(screen, offer)
    house.server.world.channels[int(screen.channel_id)].messages[int(screen.id)].components = screen.components
    again = await ben.take(screen, offer)
    assert house.say("ui-stale", "fr") in again.text
    assert f"{house.say('ui-ahead-given', 'fr', n=1)}…" in (await table.panel(ben)).labels


async def test_what_others_press_gives_nothing_for_a_seat(house: House) -> None:
    table, anna, ben = await at_turn(house)
    offer = screen_reader.offers(await giving(house, table, ben))[0]
    panel = await table.panel(anna)
    offered = house.server.world.channels[int(panel.channel_id)].messages[int(panel.id)]
    offered.components = (await giving(house, table, ben)).components
    answer = await anna.press_id(await anna.member.refresh(panel), offer.custom_id)
    assert house.say("ui-stale") in answer.text or house.say("err-ahead-cannot") in answer.text
    assert f"{house.say('ui-ahead-door')}…" in (await table.panel(anna)).labels


async def test_the_turn_that_has_come_is_done_at_once_by_a_button(house: House) -> None:
    table, anna, ben = await at_turn(house)
    await given(ben, await giving(house, table, ben), "play/wine")
    await anna.play(await table.place(), "play/gems")
    panel = await table.panel(ben)
    assert house.say("ui-ahead-do", "fr") in panel.labels
    done = await ben.click(panel, house.say("ui-ahead-do", "fr"))
    assert house.say("ui-ahead-made", "fr") in done.text
    await house.settled()
    assert (await table.turn()).id == anna.id
    late = await ben.press_old(panel, "ahead-now")
    assert house.say("err-ahead-nothing", "fr") in late.text


async def test_what_was_given_outlives_a_restart_and_is_taken_back(house: House) -> None:
    table, anna, ben = await at_turn(house)
    screen = await given(ben, await giving(house, table, ben), "play/wine")
    await house.restart()
    screen = (await ben.press(screen, "ahead-drop")).message
    assert house.say("ui-ahead-first", "fr") in screen.text
    await anna.play(await table.place(), "play/gems")
    await house.advance(LONG)
    assert (await table.turn()).id == ben.id
