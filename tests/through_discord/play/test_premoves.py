"""Premoves in the panel: what it shows, what it does, and old and foreign buttons."""

import pytest

from engines.fugger.position import load
from sandbox.screen import Shown
from tests.games.cities_knights.helpers.service_positions import placed
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")

LONG = 300
"""Seconds in which given moves are made."""


async def at_turn(harness: BotHarness) -> tuple[DiscordMatch, Player, Player]:
    """A match in which it is the first person's turn, and who waits for their own and reads French."""
    match = await start_match(harness, "Anna", "Benoît", locales=("en-US", "fr"))
    (anna, ben) = match.people.values()
    active = next(seat.seat for seat in (await match.info()).seats if seat.user_id == anna.id)
    hands = [{"hand": ["wine", "gems", "merchant"]}, {"hand": ["wine", "gems", "merchant"]}]
    await placed(harness.kontor.matches, match.id, load({"players": hands, "active": active}))
    await harness.settled()
    return match, anna, ben


async def giving(match: DiscordMatch, player: Player) -> Shown:
    """The screen of a player's premoves, by the buttons that lead there."""
    shown = (await player.press(await match.more(player), "orders")).message
    return (await player.press(shown, "ahead")).message


async def given(player: Player, screen: Shown, code: str) -> Shown:
    offer = next(one for one in screen_reader.offers(screen) if one.code.startswith(code))
    return (await player.take(screen, offer)).message


async def test_two_turns_are_given_with_conditions_and_made_when_they_come(harness: BotHarness) -> None:
    match, anna, ben = await at_turn(harness)
    screen = await giving(match, ben)
    assert harness.say("ui-ahead-first", "fr") in screen.text
    screen = await given(ben, screen, "play/wine")
    assert "1. " in screen.text
    assert harness.say("fugger-if-round", "fr", round=1) in screen.text
    screen = (await ben.choose(screen, "ahead-if", "0")).message
    screen = await given(ben, screen, "play/gems")
    assert "2. " in screen.text
    assert harness.say("ui-ahead-all", "fr") in screen.text, "two turns are all that can be given"
    rung = len(await ben.pings())
    await anna.play(await match.place(), "play/gems")
    await harness.advance(LONG)
    assert (await match.turn()).id == anna.id
    assert len(await ben.pings()) == rung, "nobody is rung for what they gave"
    assert "joue" not in (await match.posts())[-1].content
    assert "**Benoît** plays" in await anna.told((await match.posts())[-1])
    assert harness.say("ui-ahead-given", "fr", n=1) in (await match.more(ben)).labels
    assert harness.say("ui-ahead-door") in (await match.more(anna)).labels, "others see nothing of it"


async def test_what_no_longer_holds_is_asked_and_the_panel_tells_why(harness: BotHarness) -> None:
    match, anna, ben = await at_turn(harness)
    await given(ben, await giving(match, ben), "play/wine")
    await anna.play(await match.place(), "play/wine")
    await harness.advance(LONG)
    assert (await match.turn()).id == ben.id
    panel = await match.panel(ben)
    assert "n’a pas marché" in panel.text
    assert screen_reader.offers(panel)


async def test_an_old_button_gives_nothing_twice(harness: BotHarness) -> None:
    match, _, ben = await at_turn(harness)
    screen = await giving(match, ben)
    offer = next(one for one in screen_reader.offers(screen) if one.code.startswith("play/gems"))
    await ben.take(screen, offer)
    harness.server.world.channels[int(screen.channel_id)].messages[int(screen.id)].components = screen.components
    assert harness.say("ui-stale", "fr") in (await ben.take(screen, offer)).text
    assert harness.say("ui-ahead-given", "fr", n=1) in (await match.more(ben)).labels


async def test_what_others_press_gives_nothing_for_a_seat(harness: BotHarness) -> None:
    match, anna, ben = await at_turn(harness)
    offer = screen_reader.offers(await giving(match, ben))[0]
    panel = await match.panel(anna)
    offered = harness.server.world.channels[int(panel.channel_id)].messages[int(panel.id)]
    offered.components = (await giving(match, ben)).components
    answer = await anna.press_id(await anna.member.refresh(panel), offer.custom_id)
    assert harness.say("ui-stale") in answer.text or harness.say("err-ahead-cannot") in answer.text
    assert harness.say("ui-ahead-door") in (await match.more(anna)).labels


async def test_the_turn_that_has_come_is_done_at_once_by_a_button(harness: BotHarness) -> None:
    match, anna, ben = await at_turn(harness)
    await given(ben, await giving(match, ben), "play/wine")
    await anna.play(await match.place(), "play/gems")
    panel = await match.panel(ben)
    assert harness.say("ui-ahead-do", "fr") in panel.labels
    assert harness.say("ui-ahead-made", "fr") in (await ben.click(panel, harness.say("ui-ahead-do", "fr"))).text
    await harness.settled()
    assert (await match.turn()).id == anna.id
    assert harness.say("err-ahead-nothing", "fr") in (await ben.press_old(panel, "ahead-now")).text


async def test_what_was_given_outlives_a_restart_and_is_taken_back(harness: BotHarness) -> None:
    match, anna, ben = await at_turn(harness)
    screen = await given(ben, await giving(match, ben), "play/wine")
    await harness.restart()
    screen = (await ben.press(screen, "ahead-drop")).message
    assert harness.say("ui-ahead-first", "fr") in screen.text
    await anna.play(await match.place(), "play/gems")
    await harness.advance(LONG)
    assert (await match.turn()).id == ben.id
