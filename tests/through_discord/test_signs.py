"""Signs through Discord: in panels of both languages, never in posts; a bad one stops no message."""

import pytest

from discord_ui.model.signs import Signs
from engines.nuremberg.position import load
from runtime.discord_client.emoji_sync import EmojiSync
from sandbox.activity.component_input import walk
from sandbox.screen import Shown
from tests.games.cities_knights.helpers.service_positions import placed
from tests.games.nuremberg.helpers.positions import country
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

SIGN = "<:"


async def uploaded(harness: BotHarness) -> Signs:
    """The signs of the bot, after all of them were uploaded."""
    signs = harness.bot.app.signs
    await EmojiSync(harness.bot, signs, harness.kontor.processes, between=0.0).look()
    return signs


async def rich(harness: BotHarness) -> tuple[DiscordMatch, list[Player]]:
    """A match in which the first of three people has much to trade with the bank; the second reads French."""
    locales = ("en-US", "fr", "en-US")
    match = await start_match(harness, "Anna", "Benoît", "Carla", game="nuremberg", locales=locales)
    people = list(match.people.values())
    seats = [next(s.seat for s in (await match.info()).seats if s.user_id == player.id) for player in people]
    hand = {"hand": {"wood": 8, "ore": 8}, "gold": 12, **country("ii-4", ii=[1])}
    form = {"players": 3, "active": seats[0], "turn": 8, **{f"P{seat}": hand for seat in seats[:1]}}
    await placed(harness.kontor.matches, match.id, load(form, loose=True))
    await harness.settled()
    return match, people


def drawn(message: Shown) -> list[str]:
    """The names of the emojis on buttons and in lists."""
    parts = list(walk(message.components))
    parts += [option for part in parts for option in part.get("options", ())]
    return [part["emoji"]["name"] for part in parts if part.get("emoji")]


async def test_panels_show_signs_in_both_languages_and_posts_do_not(harness: BotHarness) -> None:
    signs = await uploaded(harness)
    match, (anna, benoit, _) = await rich(harness)
    panel = await match.panel(anna)
    assert f"{signs.of('nuremberg', 'unit:gold')}\u202fgold" in panel.text
    assert "gold" in {name.rpartition("_")[0] for name in drawn(panel)}
    await anna.slash("nuremberg end", at=await match.place())
    await harness.settled()
    assert f"{signs.of('nuremberg', 'unit:gold')}\u202fpièce" in (await match.panel(benoit)).text
    posts = await harness.public(await match.place())
    assert posts
    for post in posts:
        assert SIGN not in post.text
        assert drawn(post) == []
    for player in match.people.values():
        assert all(SIGN not in message.text for message in await player.member.dm())


async def test_message_arrives_in_words_if_discord_does_not_know_a_sign(harness: BotHarness) -> None:
    signs = await uploaded(harness)
    match, (anna, *_) = await rich(harness)
    assert drawn(await match.panel(anna))
    harness.server.world.emojis.clear()
    panel = await match.panel(anna)
    assert drawn(panel) == []
    assert SIGN not in panel.text
    assert "gold" in panel.text
    assert signs.refused
    await uploaded(harness)
    assert drawn(await match.panel(anna))
