"""Open panels at a real table: they follow to each question of their reader, and never ring of what is secret."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engines.core.rng import rng_from
from sandbox.screen import Shown
from tests.through_discord.golden_age import main_turn
from tests.through_discord.house import House
from tests.through_discord.person import PATIENCE, Person
from tests.through_discord.table import Table, opened, seated
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAMES = ("fugger", "golden_age", "nuremberg", "first_train", "cities_knights")
MOST = 80
"""So many moves of others at most until somebody is asked again."""


async def owes(table: Table, person: Person) -> bool:
    """Whether the match waits for somebody, as they know it: who has answered in secret owes nothing."""
    shown = await table.house.kontor.play.panel(person.user, table.id)
    answered = shown.planning is not None and shown.planning.plan is not None
    return shown.seat in shown.awaited and not answered


async def move(table: Table, person: Person, number: int) -> None:
    """A move of somebody's, whichever, from wherever they are."""
    shown = await table.house.kontor.play.panel(person.user, table.id)
    option = shown.offered[-1]
    action = option.random(rng_from(f"{table.id}/{number}")) if option.holes else option.action
    await table.house.kontor.play.submit(person.user, table.id, [action])


async def others_move(table: Table, reader: Person) -> None:
    """Let everybody else go on until the reader is asked; computer players and what is forced go by themselves."""
    for number in range(MOST):
        await table.house.settled()
        if await owes(table, reader):
            return
        for person in await table.others(reader):
            if await owes(table, person):
                await move(table, person, number)
                break
    raise AssertionError("the reader is not asked")


async def until_waiting(table: Table, reader: Person) -> None:
    """Let the reader move until others are asked."""
    for number in range(MOST):
        await table.house.settled()
        if not await owes(table, reader):
            return
        await move(table, reader, number)
    raise AssertionError("others are not asked")


def waits(panel: Shown) -> bool:
    """Whether a panel says that its reader has nothing to do."""
    return any(words in panel.text for words in ("Waiting for", "You answered"))


async def is_asked(table: Table, reader: Person, panel: Shown) -> None:
    """Wait until the panel asks its reader."""
    await table.house.settled()
    assert await owes(table, reader)
    async with asyncio.timeout(PATIENCE):
        while waits(await reader.member.refresh(panel)):  # noqa: ASYNC110 - as a person looks
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("drawn", ["before", "meanwhile"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_panel_asks_its_reader_after_whatever_others_did(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, drawn: str
) -> None:
    """Others: a computer player, and a person who is asked in between; what is forced goes by itself.

    drawn: whether the panel was there before all that, or was still being drawn.
    """
    table = await seated(house, "Anna", "Ben", computers=1, game=game)
    anna, _ = table.people.values()
    await until_waiting(table, anna)
    drawing, draw = house.bot.app.images, house.bot.app.images.of_table
    left = [True] if drawn == "meanwhile" else []

    async def slowly(*given: Any) -> Any:
        if left:
            left.pop()
            await others_move(table, anna)
        return await draw(*given)

    monkeypatch.setattr(drawing, "of_table", slowly)
    panel = await table.panel(anna)
    if drawn == "before":
        assert waits(panel)
        await others_move(table, anna)
    await is_asked(table, anna, panel)


@pytest.mark.promise("secret-bids")
async def test_no_panel_is_changed_when_somebody_answers_in_secret(house: House) -> None:
    table, (anna, ben, _) = await main_turn(house)
    place = await table.place()
    await anna.slash("goldenage auction", at=place, marker="zeeland")
    panel = await table.panel(anna)
    await house.settled()
    # Another match that waits for the seller is named on a new panel, though not on this one.
    room = await house.room()
    anna.member.channel = room
    card = await opened(house, anna, seats=3)
    for verb in ("add", "add", "start"):
        await house.settled()
        await anna.press(await anna.member.refresh(card), verb)
    await house.settled()
    since = len(await house.sandbox.records())
    for amount in ("2", "1"):
        await ben.slash("goldenage bid", at=place, amount=amount)
        await house.settled()
    records = (await house.sandbox.records())[since:]
    assert not any(panel.id in str(one) for one in records)


async def test_the_cards_of_a_lobby_follow_it_until_it_begins(house: House) -> None:
    room = await house.room()
    anna, ben, carla = [await house.newcomer(name) for name in ("Anna", "Ben", "Carla")]
    for person in (anna, ben, carla):
        person.member.channel = room
    private = (await anna.slash("match new", game="fugger", seats=3)).message
    await house.settled()
    card = next(one for one in await house.public(room) if "Join" in one.labels)
    await ben.press(card, "join")
    await house.settled()
    assert "Ben" in (await anna.member.refresh(private)).text
    await carla.press(await carla.member.refresh(card), "join")
    await house.settled()
    full = next(one for one in reversed(await house.public(room)) if "is full" in one.content)
    assert "Start" in full.labels
    await anna.press(full, "start")
    await house.settled()
    assert house.say("ui-started") in (await anna.member.refresh(full)).content
    assert (await anna.member.refresh(full)).labels == []
    now = await anna.member.refresh(private)
    assert house.say("ui-started") in now.text
    assert now.labels == ["Your move"]


async def test_the_cards_of_a_lobby_that_is_closed_say_so(house: House) -> None:
    room = await house.room()
    anna, ben = [await house.newcomer(name) for name in ("Anna", "Ben")]
    for person in (anna, ben):
        person.member.channel = room
    private = (await anna.slash("match new", game="fugger", seats=2)).message
    await house.settled()
    card = next(one for one in await house.public(room) if "Join" in one.labels)
    await ben.press(card, "join")
    await house.settled()
    full = next(one for one in reversed(await house.public(room)) if "is full" in one.content)
    await ben.press(await ben.member.refresh(card), "leave")
    await house.settled()
    now = await anna.member.refresh(full)
    assert house.say("ui-lobby-room") in now.content
    assert now.labels == []
    await house.kontor.lobby.close(anna.user, screen_reader.match_of(card))
    await house.settled()
    now = await anna.member.refresh(private)
    assert house.say("ui-closed", match=screen_reader.match_of(card)) in now.text
    assert now.labels == []
