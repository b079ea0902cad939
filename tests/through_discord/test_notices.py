"""Who is notified when: the four kinds of notices, reminders, closed direct messages."""

import pytest

from tests.through_discord.conftest import own_harness as harness
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, begin, pair, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

__all__ = ["harness"]

pytestmark = pytest.mark.on_both

HOUR = 3600


async def waiting_for(match: DiscordMatch, wanted: Player) -> None:
    for _ in range(6):
        player = await match.turn()
        if player.id == wanted.id:
            return
        await player.play(await match.place())
    raise AssertionError(f"{wanted} is never awaited")


async def asked_anew(match: DiscordMatch, wanted: Player) -> None:
    await waiting_for(match, wanted)
    await wanted.play(await match.place())
    await waiting_for(match, wanted)


async def test_each_kind_of_notice(harness: BotHarness) -> None:
    match, (anna, benoit, carla, dora) = await pair(harness, "Anna", "Benoît", "Carla", "Dora")
    for player, kind in ((anna, "mention"), (benoit, "dm"), (carla, "dm_hand"), (dora, "none")):
        await player.slash("settings", notices=kind)
    place = await match.place()
    before = {player.id: len(await player.pings(place)) for player in match.people.values()}
    await match.play_on(6)
    assert len(await anna.pings(place)) > before[anna.id]
    assert await anna.member.dm() == []
    for player in (benoit, carla):
        assert len(await player.pings(place)) <= before[player.id] + 1, "only what was on its way before"
        messages = await player.member.dm()
        assert len(messages) == 1, "the next replaces the one before"
        assert f"#{match.id}" in messages[0].text
    assert not (await benoit.member.dm())[0].files
    assert (await carla.member.dm())[0].files[0].description, "the hand, in words too"
    assert await dora.member.dm() == []
    await waiting_for(match, carla)
    panel = (await carla.press((await carla.member.dm())[-1], "move")).message
    seq = (await match.info()).seq
    await carla.take(panel, screen_reader.offers(panel)[0])
    assert (await match.info()).seq > seq, "played right there"


async def test_one_direct_message_lists_all_matches_that_wait(harness: BotHarness) -> None:
    first = await start_match(harness, "Anna", "Benoît")
    anna, _ = first.people.values()
    await anna.slash("settings", notices="dm")
    await asked_anew(first, anna)
    host = await harness.newcomer("Carla")
    host.member.channel = anna.member.channel
    second = await begin(harness, [host, anna])
    await asked_anew(second, anna)
    messages = await anna.member.dm()
    assert len(messages) == 1
    assert f"#{first.id}" in messages[0].text
    assert f"#{second.id}" in messages[0].text


@pytest.mark.promise("pinged")
@pytest.mark.parametrize("kind", ["dm", "dm_hand"])
async def test_closed_direct_messages_fall_back_to_one_mention(harness: BotHarness, kind: str) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Benoît")
    await anna.slash("settings", notices=kind)
    await harness.sandbox.call("close_dms", user=anna.member.name)
    await waiting_for(match, anna)
    await anna.play(await match.place())
    rung = len(await anna.pings(await match.place()))
    await waiting_for(match, anna)
    await harness.settled()
    assert len(await anna.pings(await match.place())) == rung + 1
    panel = await match.panel(anna)
    assert harness.say("ui-panel-dm-closed")[:40] in panel.text
    place = await match.place()
    for _ in range(2):
        await anna.play(place)
        await harness.settled()
        rung, posts, refused = len(await anna.pings()), len(await harness.public(place)), await refusals(harness)
        await waiting_for(match, anna)
        await harness.settled()
        assert len(await harness.public(place)) == posts + 1, "the turn's own post and no second one"
        assert [ping.channel_id for ping in (await anna.pings())[rung:]] == [place], "which mentions her"
        assert await refusals(harness) == refused, "no message is tried in vain"
    await harness.sandbox.call("open_dms", user=anna.member.name)
    assert (await anna.slash("turns", at="dm")).text, "there she presses something"
    await anna.play(place)
    rung = len(await anna.pings(place))
    await waiting_for(match, anna)
    await harness.settled()
    assert len(await anna.pings(place)) == rung
    letters = [one for one in await anna.member.dm() if not one.ephemeral]
    assert any("your move in" in one.text.lower() for one in letters), "it is tried again"
    assert harness.say("ui-panel-dm-closed")[:40] not in (await match.panel(anna)).text


async def refusals(harness: BotHarness) -> int:
    return [one["status"] for one in await harness.sandbox.requests()].count(403)


@pytest.mark.promise("pinged")
@pytest.mark.parametrize("way", ["press", "test"])
async def test_a_player_who_opens_their_messages_is_written_to_again(harness: BotHarness, way: str) -> None:
    match, (anna, _) = await pair(harness, "Anna", "Benoît")
    await anna.slash("settings", notices="dm")
    await asked_anew(match, anna)
    letter = (await anna.member.dm())[-1]
    await harness.sandbox.call("close_dms", user=anna.member.name)
    await asked_anew(match, anna)
    await harness.settled()
    assert (await harness.kontor.users.get(anna.id)).kept.dm_closed
    await harness.sandbox.call("open_dms", user=anna.member.name)
    if way == "press":
        await anna.press(letter, "move")
    else:
        await anna.press((await anna.slash("settings")).message, "my-test")
    rung = len(await anna.pings(await match.place()))
    await asked_anew(match, anna)
    await harness.settled()
    assert len(await anna.pings(await match.place())) == rung
    assert any("your move in" in one.text.lower() for one in (await anna.member.dm())[-1:])
