"""Whoever plays many matches reaches every one: by pages, by numbers, by words."""

from __future__ import annotations

import re

import pytest

from cogs.common.match_commands import PICKS
from sandbox.screen import Shown
from service.people.search import CACHE_SECONDS
from tests.store.sample import a_match
from tests.through_discord.house import House
from tests.through_discord.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

MANY = PICKS + 5


async def lobbies(house: House, *hosts: Person) -> list[int]:
    """Many lobbies, those of the first host first; their numbers, newest first."""
    (guild,) = house.server.world.guilds
    channel = int(await house.room())
    await house.kontor.server_rules.limit(guild, house.kontor.server_rules.most)
    found = []
    for n in range(MANY):
        host = hosts[n * len(hosts) // MANY]
        info = await house.kontor.lobby.create(
            host.user, game="fugger", guild_id=guild, channel_id=channel, locale="en", seats=4
        )
        found.append(info.id)
    return found[::-1]


async def much_played(house: House, name: str) -> tuple[Person, list[int]]:
    """Somebody who sits in many lobbies of two hosts; their numbers, newest first."""
    person = await house.newcomer(name)
    numbers = await lobbies(house, await house.newcomer("Cosimo"), await house.newcomer("Dora"))
    for number in numbers:
        await house.kontor.lobby.join(person.user, number)
    return person, numbers


async def turned(person: Person, message: Shown, label: str) -> Shown:
    """The same list on the page beside."""
    return (await person.click(message, label)).message


def numbers_in(text: str) -> list[int]:
    """The matches that a text lists."""
    return [int(found) for found in re.findall(r"#(\d+) (?:Die|·)", text.replace("\\", ""))]


async def test_a_match_is_picked_from_any_page(house: House) -> None:
    anna, numbers = await much_played(house, "Anna")
    asked = (await anna.slash("match info", at="general")).message
    assert f"{MANY} in all" in asked.text
    assert house.say("which-or-name") in asked.text
    first = [int(option.value) for option in asked.selects[0].options]
    asked = await turned(anna, asked, "Next page")
    second = [int(option.value) for option in asked.selects[0].options]
    assert first + second == numbers
    await house.restart()
    asked = await turned(anna, asked, "Previous page")
    assert [int(option.value) for option in asked.selects[0].options] == first
    asked = await turned(anna, asked, "Next page")
    shown = await anna.choose(asked, "which", str(numbers[-1]))
    assert f"#{numbers[-1]}" in shown.message.text


async def test_the_numbers_of_matches_are_completed_among_all(house: House) -> None:
    anna, numbers = await much_played(house, "Anna")

    async def suggested(typed: str) -> list[int]:
        return [int(one.value) for one in await anna.member.autocomplete("match info", "match", typed)]

    assert await suggested("") == numbers[:PICKS]
    assert (await suggested(str(numbers[-1])))[0] == numbers[-1]
    oldest = await suggested("cosimo fugger anna")
    assert numbers[-1] in oldest
    assert numbers[0] not in oldest
    assert await suggested("fugger nobody") == []


async def test_the_list_of_a_server_is_read_page_by_page(house: House) -> None:
    anna = await house.newcomer("Anna")
    numbers = await lobbies(house, anna, await house.newcomer("Emil"))
    shown = (await anna.slash("match list", status="lobby")).message
    read = numbers_in(shown.text)
    while not shown.button("Next page").disabled:
        shown = await turned(anna, shown, "Next page")
        read += numbers_in(shown.text)
    assert [number for number in read if number in numbers] == numbers
    assert len(read) == len(set(read))


async def finished(house: House, person: Person, other: Person, many: int) -> list[int]:
    """Many matches of two people that are over; their numbers, newest first."""
    (guild,) = house.server.world.guilds
    channel = int(await house.room())
    found = []
    async with house.kontor.database.tx() as tx:
        for _ in range(many):
            number = await a_match(tx, users=(person.id, other.id), guild=guild, channel=channel, status="over")
            found.append(number)
    return found[::-1]


async def test_among_many_finished_matches_each_is_reached_by_number_by_name_and_by_page(house: House) -> None:
    anna, zenobia, dora = [await house.newcomer(name) for name in ("Anna", "Zénobie", "Dora")]
    await lobbies(house, zenobia, dora)
    await house.advance(2 * CACHE_SECONDS)
    (rare,) = await finished(house, anna, zenobia, 1)
    numbers = await finished(house, anna, dora, 2000)

    async def suggested(typed: str) -> list[int]:
        return [int(one.value) for one in await anna.member.autocomplete("match replay", "match", typed)]

    assert await suggested("") == numbers[:PICKS]
    for number in (numbers[-1], rare):
        assert (await suggested(str(number)))[0] == number
    assert await suggested("9" * 30) == []
    assert await suggested("zenob") == [rare]
    assert await suggested("golden zenob") == []
    assert rare not in [int(one.value) for one in await anna.member.autocomplete("board", "match", "zenob")]
    shown = (await anna.slash("match list", status="over")).message
    assert numbers_in(shown.text) == numbers[: len(numbers_in(shown.text))]
    assert "2,001" in shown.text
    shown = await turned(anna, shown, "Next page")
    assert numbers_in(shown.text)[0] < numbers[0]
    shown = (await anna.slash("match list")).message
    assert not set(numbers_in(shown.text)).intersection(numbers), "what is over is listed when it is asked for"


async def test_invitations_wait_in_the_list_of_turns(house: House) -> None:
    anna, cleo = await house.newcomer("Anna"), await house.newcomer("Cleo")
    numbers = (await lobbies(house, await house.newcomer("Dora"), anna))[:12]
    for number in numbers:
        await house.kontor.lobby.invite(anna.user, number, [cleo.user])
    shown = (await cleo.slash("turns")).message
    assert house.say("ui-turns-invited") in shown.text
    read = numbers_in(shown.text)
    shown = await turned(cleo, shown, "Next page")
    assert read + numbers_in(shown.text) == numbers
    await cleo.click(shown, f"Join #{numbers[-1]}")
    assert "11 in all" in (await cleo.slash("turns")).message.text
