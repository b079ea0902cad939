"""First Train played through Discord: plans pressed step by step and typed, late and twice, with a restart."""

import re
from typing import Any

import pytest

from engines.first_train.plans import LineWish, Wishes
from engines.first_train.play.contest import CONTEST
from engines.first_train.rules.lines import lines_of
from engines.first_train.state import Construction, FirstTrainState, Running
from sandbox.screen import Shown
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, start_match
from tests.through_discord.helpers.player import Player, answered
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def state(match: DiscordMatch) -> FirstTrainState:
    """The newest position."""
    found: FirstTrainState = (await match.harness.kontor.matches.get(match.id)).state
    return found


async def plan_of(match: DiscordMatch, player: Player) -> Any:
    """What a player has planned."""
    planning = (await match.harness.kontor.play.panel(player.user, match.id)).choices.planning
    return None if planning is None else planning.plan


async def press(player: Player, panel: Shown, wanted: str) -> Shown:
    """Press the button, or choose the entry, whose name begins so, or press the pin that the text names so."""
    pin = re.search(rf"\*\*(\w+)\*\* {re.escape(wanted)}(?: ·|$)", panel.text, re.MULTILINE)

    def named(label: str) -> bool:
        if pin is not None:
            return label == pin[1]
        return label.startswith(wanted) or any(part.startswith(wanted) for part in label.split(" · "))

    for button in panel.buttons:
        if named(button.label) and button.custom_id is not None:
            return (await player.press_id(panel, button.custom_id)).message
    for choice in panel.selects:
        for option in choice.options:
            if named(option.label):
                found = await player.member.select(panel, (option.value,), choice.custom_id, settle=False)
                return (await answered(found)).message
    raise AssertionError(f"nothing is called {wanted!r}: {panel}")


async def press_again(player: Player, seen: Shown, label: str) -> Shown:
    """Press a button of a message as it was seen before it changed, whose name ends or begins so."""
    channel = player.world.channels[int(seen.channel_id)]
    channel.messages[int(seen.id)].components = seen.components
    wanted = next(button for button in seen.buttons if label.lower() in button.label.lower())
    return (await player.press_id(seen, wanted.custom_id or "")).message


async def send_form(player: Player, panel: Shown, most0: str) -> Shown:
    """Open the form of limits, and send it: two boxes, the first one up to a number."""
    opened = await player.press(panel, "listing")
    assert opened.modal is not None
    values = {"lot0": "1", "most0": most0, "lot1": "5", "most1": "3", "then": "1"}
    return (await answered(await player.member.submit_modal(opened.modal, values, settle=False))).message


async def pressed(player: Player, panel: Shown, *wanted: str) -> Shown:
    """The panel after several presses."""
    for one in wanted:
        panel = await press(player, panel, one)
    return panel


def names(position: FirstTrainState, areas: tuple[str, ...]) -> list[str]:
    """What areas are called."""
    return [position.chart.areas[position.chart.area[area]].name for area in areas]


def line(position: FirstTrainState, seat: int) -> tuple[str, ...]:
    """A line of three links."""
    ways, begun = lines_of(position, seat), [tuple[str, ...]()]
    while len(begun[-1]) < 4:
        way = begun.pop()
        begun += [(*way, area) for area in ways.follow(way)]
    return begun[-1]


async def test_a_round_of_plans_is_pressed_and_typed_late_and_twice_and_across_a_restart(
    harness: BotHarness,
) -> None:
    match = await start_match(
        harness, "Anna", "Benoît", "Carla", game="first_train", locales=("en-US", "fr", "en-US")
    )
    place, (anna, ben, carla) = await match.place(), match.people.values()
    late = await auctioned(harness, match, place)
    await built(harness, match, late)
    await transported(harness, match)
    assert await match.panel(anna)
    assert await match.panel(ben)
    assert await match.panel(carla)


async def auctioned(harness: BotHarness, match: DiscordMatch, place: str) -> Shown:
    """The auction; a panel of Anna's from before its end."""
    anna, ben, carla = match.people.values()
    panel = await match.panel(anna)
    assert "Nobody sees answers" in panel.text
    posts = len(await match.posts())
    refused = await send_form(anna, panel, most0="77")
    assert "from 3 to 12" in refused.text
    again = screen_reader.control(refused, "listing")
    await send_form(anna, refused, most0="5")
    kept = await plan_of(match, anna)
    assert kept == Wishes(("1-5",), ("5-3",), "least")
    assert again.known.args.filled == "1.77.5.3.1", "it opens as it was filled in"
    outsider = await harness.newcomer("Dora")
    strange = await outsider.slash("train plan-bids", at=place, first="1-5")
    assert "don’t have a seat" in strange.text
    typed = await ben.slash("train plan-bids", at=place, first="2-5, 6-3", second="7-3", then="least")
    assert typed.message.ephemeral
    assert await plan_of(match, ben) == Wishes(("2-5", "6-3"), ("7-3",), "least")
    assert len(await match.posts()) == posts, "nobody is told who has answered"
    await harness.restart()
    assert await plan_of(match, anna) == kept
    wrong = await carla.slash("train bid", at=place, box="99", cubes="1")
    assert "99" in wrong.text
    await carla.slash("train plan-bids", at=place, first="3-5, 7-3", second="8-3", then="least")
    await harness.settled()
    assert isinstance((await state(match)).stack[-1], Construction)
    assert len(await match.posts()) > posts
    return panel


async def built(harness: BotHarness, match: DiscordMatch, late: Shown) -> None:
    """Construction: one line is pressed, one is given in advance, one is typed."""
    anna = next(iter(match.people.values()))
    stale = await press_again(anna, late, "2 · 3")
    assert harness.say("ui-answered-already") in stale.text, "the auction is over, though by another answer"
    position = await state(match)
    facts = CONTEST.facts(position)
    assert facts is not None
    info = await match.info()
    first, second, third = (match.people[info.seats[seat].user_id or 0] for seat in facts.seats)
    wanted = line(position, facts.seats[2])
    ahead = await third.slash(
        "train plan-line", at=await match.place(), areas=", ".join(names(position, wanted)), most="9"
    )
    assert ahead.message.ephemeral
    assert await plan_of(match, third) == LineWish(wanted, 9)
    panel = await match.panel(third)
    for _ in range(2):
        await press_again(third, panel, harness.say("ui-plan-withdraw", third.member.locale))
    assert await plan_of(match, third) is None
    mine = line(position, facts.seats[0])
    panel = await pressed(first, await match.panel(first), *names(position, mine))
    assert any(file.filename.startswith("closeup") for file in panel.files)
    refused = await second.slash("train line", at=await match.place(), areas="Fürth, Roth")
    assert refused.message.ephemeral
    done = await press(first, panel, harness.say("first_train-do-line", first.member.locale))
    twice = await press_again(first, panel, harness.say("first_train-do-line", first.member.locale))
    assert harness.say("ui-done-already", first.member.locale) in twice.text
    assert done.ephemeral
    await harness.settled()
    after = await state(match)
    assert after.links.count(facts.seats[0]) == 3
    free = line(after, facts.seats[1])
    await second.slash("train line", at=await match.place(), areas=" ".join(names(after, free)))
    await third.slash("train pass", at=await match.place())
    await harness.settled()


async def transported(harness: BotHarness, match: DiscordMatch) -> None:
    """Trains: a list is typed, another one pressed, a third seat passes."""
    position = await state(match)
    frame = position.stack[-1]
    assert isinstance(frame, Running)
    info, place = await match.info(), await match.place()
    assert {seat.seat for seat in info.seats if seat.awaited} == set(frame.order)
    people = [match.people[info.seats[seat].user_id or 0] for seat in frame.order]
    listing = people[0]
    await listing.slash("train queue", at=place, list="1a", then="pass")
    planned = await plan_of(match, listing)
    assert planned.errands == ("buy-1a",)
    for player in people[1:]:
        await player.slash("train pass", at=place)
    await harness.settled()
    assert not isinstance((await state(match)).stack[-1], Running)
    told = await listing.told((await match.posts())[-1])
    assert "1a" in told
