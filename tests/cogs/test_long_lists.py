"""A player of many matches reaches every one: by pages, by numbers, by words."""

import re

import pytest

from cogs.common.match_commands import PICKS
from sandbox.screen import Shown
from service.people.search import CACHE_SECONDS
from tests.store.helpers.sample_rows import a_match
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.player import Player

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]

MANY = PICKS + 5


async def lobbies(harness: BotHarness, *hosts: Player) -> list[int]:
    """Many lobbies, those of the first host first; their numbers, newest first."""
    (guild,) = harness.server.world.guilds
    channel = int(await harness.room())
    await harness.kontor.server_rules.limit(guild, harness.kontor.server_rules.most)
    found = []
    for n in range(MANY):
        host = hosts[n * len(hosts) // MANY]
        info = await harness.kontor.lobby.create(
            host.user, game="fugger", guild_id=guild, channel_id=channel, locale="en", seats=4
        )
        found.append(info.id)
    return found[::-1]


async def much_played(harness: BotHarness, name: str) -> tuple[Player, list[int]]:
    """A member who sits in many lobbies of two hosts; their numbers, newest first."""
    player = await harness.newcomer(name)
    numbers = await lobbies(harness, await harness.newcomer("Cosimo"), await harness.newcomer("Dora"))
    for number in numbers:
        await harness.kontor.lobby.join(player.user, number)
    return player, numbers


async def turned(player: Player, message: Shown, label: str) -> Shown:
    """The same list on the page beside."""
    return (await player.click(message, label)).message


def numbers_in(text: str) -> list[int]:
    """The matches that a text lists."""
    return [int(found) for found in re.findall(r"#(\d+)(?:\*\*)? (?:Die|·)", text.replace("\\", ""))]


async def test_a_match_is_picked_from_any_page(harness: BotHarness) -> None:
    anna, numbers = await much_played(harness, "Anna")
    asked = (await anna.slash("match info", at="general")).message
    assert f"{MANY} in all" in asked.text
    assert harness.say("which-or-name") in asked.text
    first = [int(option.value) for option in asked.selects[0].options]
    asked = await turned(anna, asked, "Next page")
    second = [int(option.value) for option in asked.selects[0].options]
    assert first + second == numbers
    await harness.restart()
    asked = await turned(anna, asked, "Previous page")
    assert [int(option.value) for option in asked.selects[0].options] == first
    asked = await turned(anna, asked, "Next page")
    shown = await anna.choose(asked, "which", str(numbers[-1]))
    assert f"#{numbers[-1]}" in shown.message.text


async def test_the_numbers_of_matches_are_completed_among_all(harness: BotHarness) -> None:
    anna, numbers = await much_played(harness, "Anna")

    async def suggested(typed: str) -> list[int]:
        return [int(one.value) for one in await anna.member.autocomplete("match info", "match", typed)]

    assert await suggested("") == numbers[:PICKS]
    assert (await suggested(str(numbers[-1])))[0] == numbers[-1]
    oldest = await suggested("cosimo fugger anna")
    assert numbers[-1] in oldest
    assert numbers[0] not in oldest
    assert await suggested("fugger nobody") == []


async def test_the_list_of_a_server_is_read_page_by_page(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna")
    numbers = await lobbies(harness, anna, await harness.newcomer("Emil"))
    shown = (await anna.slash("match list", status="lobby")).message
    read = numbers_in(shown.text)
    while not shown.button("Next page").disabled:
        shown = await turned(anna, shown, "Next page")
        read += numbers_in(shown.text)
    assert [number for number in read if number in numbers] == numbers
    assert len(read) == len(set(read))


async def finished(harness: BotHarness, player: Player, other: Player, many: int) -> list[int]:
    """Many matches of two people that are over; their numbers, newest first."""
    (guild,) = harness.server.world.guilds
    channel = int(await harness.room())
    found = []
    async with harness.kontor.database.tx() as tx:
        for _ in range(many):
            number = await a_match(tx, users=(player.id, other.id), guild=guild, channel=channel, status="over")
            found.append(number)
    return found[::-1]


async def test_each_of_many_finished_matches_is_reached(
    harness: BotHarness,
) -> None:
    anna, zenobia, dora = [await harness.newcomer(name) for name in ("Anna", "Zénobie", "Dora")]
    await lobbies(harness, zenobia, dora)
    await harness.advance(2 * CACHE_SECONDS)
    (rare,) = await finished(harness, anna, zenobia, 1)
    numbers = await finished(harness, anna, dora, 2000)

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


async def test_invitations_wait_in_the_list_of_turns(harness: BotHarness) -> None:
    anna, cleo = await harness.newcomer("Anna"), await harness.newcomer("Cleo")
    numbers = (await lobbies(harness, await harness.newcomer("Dora"), anna))[:12]
    for number in numbers:
        await harness.kontor.lobby.invite(anna.user, number, [cleo.user])
    shown = (await cleo.slash("turns")).message
    assert harness.say("ui-turns-invited") in shown.text
    read = numbers_in(shown.text)
    shown = await turned(cleo, shown, "Next page")
    assert read + numbers_in(shown.text) == numbers
    await cleo.press(shown, "join", match=numbers[-1])
    assert "11 in all" in (await cleo.slash("turns")).message.text
