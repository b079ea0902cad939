"""Open panels at a real table: they follow each question of their reader, and never show what is secret."""

import asyncio
from typing import Any

import pytest

from engines.core.rng import rng_from
from sandbox.screen import Shown
from tests.games.golden_age.helpers.discord_turn import main_turn
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, begin, pair
from tests.through_discord.helpers.player import PATIENCE, Player
from tests.tiers import few
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAMES = ("fugger", "golden_age", "nuremberg", "first_train", "cities_knights")
MOST = 80
"""The most moves of others until a player is asked again."""


async def owes(match: DiscordMatch, player: Player) -> bool:
    """Whether the match waits for a player, as they know it: after a secret answer they owe nothing."""
    shown = await match.harness.kontor.play.panel(player.user, match.id)
    answered = shown.choices.planning is not None and shown.choices.planning.plan is not None
    return shown.seat in shown.awaited and not answered


async def move(match: DiscordMatch, player: Player, number: int) -> None:
    option = (await match.harness.kontor.play.panel(player.user, match.id)).choices.offered[-1]
    action = option.random(rng_from(f"{match.id}/{number}")) if option.holes else option.action
    await match.harness.kontor.play.submit(player.user, match.id, [action])


async def others_move(match: DiscordMatch, reader: Player) -> None:
    """Let the others move until the reader is asked; computer players and forced moves go by themselves."""
    for number in range(MOST):
        await match.harness.settled()
        if await owes(match, reader):
            return
        for player in await match.others(reader):
            if await owes(match, player):
                await move(match, player, number)
                break
    raise AssertionError("the reader is not asked")


async def until_waiting(match: DiscordMatch, reader: Player) -> None:
    """Let the reader move until others are asked."""
    for number in range(MOST):
        await match.harness.settled()
        if not await owes(match, reader):
            return
        await move(match, reader, number)
    raise AssertionError("others are not asked")


def waits(panel: Shown) -> bool:
    return any(words in panel.text for words in ("Waiting for", "Your answer"))


async def is_asked(match: DiscordMatch, reader: Player, panel: Shown) -> None:
    await match.harness.settled()
    assert await owes(match, reader)
    async with asyncio.timeout(PATIENCE):
        while waits(await reader.member.refresh(panel)):  # noqa: ASYNC110 - as a person looks
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("drawn", few(1, ["before", "meanwhile"]))
@pytest.mark.parametrize("game", GAMES)
async def test_a_panel_asks_its_reader_after_whatever_others_did(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, game: str, drawn: str
) -> None:
    """Others: a computer player, and a person who is asked in between; what is forced goes by itself.

    drawn: whether the panel was there before all that, or was still being drawn.
    """
    match, (anna, _) = await pair(harness, "Anna", "Ben", computers=1, game=game)
    await until_waiting(match, anna)
    drawing, draw = harness.bot.app.images, harness.bot.app.images.of_table
    left = [True] if drawn == "meanwhile" else []

    async def slowly(*given: Any) -> Any:
        if left:
            left.pop()
            await others_move(match, anna)
        return await draw(*given)

    monkeypatch.setattr(drawing, "of_table", slowly)
    panel = await match.panel(anna)
    if drawn == "before":
        assert waits(panel)
        await others_move(match, anna)
    await is_asked(match, anna, panel)


@pytest.mark.promise("secret-bids")
async def test_no_panel_is_changed_when_somebody_answers_in_secret(harness: BotHarness) -> None:
    match, (anna, ben, _) = await main_turn(harness)
    place = await match.place()
    await anna.slash("goldenage auction", at=place, marker="zeeland")
    panel = await match.panel(anna)
    await harness.settled()
    # Another match that waits for the seller is named on a new panel, though not on this one.
    anna.member.channel = await harness.room()
    await begin(harness, [anna], computers=2)
    since = len(await harness.sandbox.records())
    for amount in ("2", "1"):
        await ben.slash("goldenage bid", at=place, amount=amount)
        await harness.settled()
    assert not any(panel.id in str(one) for one in (await harness.sandbox.records())[since:])


async def full_lobby(harness: BotHarness, *names: str) -> tuple[list[Player], Shown, Shown]:
    """The people of a lobby that is full, a guest's own card, and the message that says that it is full."""
    people = await harness.people(*names)
    host, place = people[0], people[0].member.channel
    await host.slash("match new", game="fugger", seats=len(people))
    await harness.settled()
    card = next(one for one in await harness.public(place) if "Join" in one.labels)
    looks = people[1]
    private = (await looks.slash("match info", match=screen_reader.match_of(card))).message
    for guest in people[1:]:
        await guest.press(await guest.member.refresh(card), "join")
        await harness.settled()
        assert guest.name in (await looks.member.refresh(private)).text
    return people, private, next(one for one in reversed(await harness.public(place)) if "is full" in one.content)


async def test_the_cards_of_a_lobby_follow_it_until_it_begins(harness: BotHarness) -> None:
    (anna, ben, _), private, full = await full_lobby(harness, "Anna", "Ben", "Carla")
    assert "Start" in full.labels
    await anna.press(full, "start")
    await harness.settled()
    assert harness.say("ui-started") in (await anna.member.refresh(full)).content
    assert (await anna.member.refresh(full)).labels == []
    now = await ben.member.refresh(private)
    assert harness.say("ui-started") in now.text
    assert now.labels == ["Your move", "Go there"]


async def test_the_cards_of_a_lobby_that_is_closed_say_so(harness: BotHarness) -> None:
    (anna, ben), private, full = await full_lobby(harness, "Anna", "Ben")
    (lobby,) = await harness.kontor.lists.active_of(anna.id)
    card = next(one for one in await harness.public(ben.member.channel) if screen_reader.has(one, "leave"))
    await ben.press(card, "leave")
    await harness.settled()
    now = await anna.member.refresh(full)
    assert harness.say("ui-lobby-room") in now.content
    assert now.labels == []
    await harness.kontor.lobby.close(anna.user, lobby.id)
    await harness.settled()
    now = await ben.member.refresh(private)
    assert harness.say("ui-closed", match=lobby.id) in now.text
    assert now.labels == []
