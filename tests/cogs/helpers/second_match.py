"""More tables than one for the same people."""

from __future__ import annotations

from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, open_lobby, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader


async def pair(harness: BotHarness, *names: str, locale: str = "en-US") -> tuple[DiscordMatch, list[Player]]:
    """A running match, and its people in the order of their names."""
    match = await start_match(harness, *names, locales=[locale] * len(names))
    return match, list(match.people.values())


async def again(harness: BotHarness, people: list[Player]) -> DiscordMatch:
    """Another running match of the same people, in another channel."""
    before = [player.member.channel for player in people]
    room = await harness.room()
    for player in people:
        player.member.channel = room
    card = await open_lobby(harness, people[0], seats=len(people), grace=0)
    for player in people[1:]:
        await player.press(card, "join")
    await harness.settled()
    await people[0].press(await people[0].member.refresh(card), "start")
    await harness.settled()
    for player, channel in zip(people, before, strict=True):
        player.member.channel = channel
    return DiscordMatch(harness, screen_reader.match_of(card), people)
