"""Who is told when: the four kinds of notices, quiet hours, vacation, reminders, nudges, closed doors."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, open_lobby, start_match
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.on_both

HOUR = 3600


async def waiting_for(match: DiscordMatch, wanted: Player) -> None:
    """Let the others move until somebody is awaited."""
    for _ in range(6):
        player = await match.turn()
        if player.id == wanted.id:
            return
        await player.play(await match.place())
    raise AssertionError(f"{wanted} is never awaited")


async def asked_anew(match: DiscordMatch, wanted: Player) -> None:
    """Let somebody move and be asked again."""
    await waiting_for(match, wanted)
    await wanted.play(await match.place())
    await waiting_for(match, wanted)


async def test_each_kind_of_notice(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", "Carla", "Dora")
    anna, benoit, carla, dora = match.people.values()
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
    notice = (await carla.member.dm())[-1]
    panel = (await carla.press(notice, "move")).message
    seq = (await match.info()).seq
    await carla.take(panel, screen_reader.offers(panel)[0])
    assert (await match.info()).seq > seq, "played right there"


async def test_one_direct_message_lists_all_matches_that_wait(own_harness: BotHarness) -> None:
    harness = own_harness
    first = await start_match(harness, "Anna", "Benoît")
    anna, _ = first.people.values()
    await anna.slash("settings", notices="dm")
    await asked_anew(first, anna)
    host = await harness.newcomer("Carla")
    host.member.channel = anna.member.channel
    card = await open_lobby(harness, host, seats=2, grace=0)
    await anna.press(card, "join")
    await harness.settled()
    await host.press(await host.member.refresh(card), "start")
    second = DiscordMatch(harness, screen_reader.match_of(card), [host, anna])
    await asked_anew(second, anna)
    messages = await anna.member.dm()
    assert len(messages) == 1
    assert f"#{first.id}" in messages[0].text
    assert f"#{second.id}" in messages[0].text


async def test_in_quiet_hours_posts_name_without_pinging_and_the_ping_follows(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", pace="weekly")
    anna, _ = match.people.values()
    now = datetime.fromtimestamp(harness.clock.now(), UTC)
    begin, end = f"{(now.hour - 1) % 24}:00", f"{(now.hour + 2) % 24}:00"
    await asked_anew(match, anna)
    await anna.slash("settings", quiet_from=begin, quiet_to=end, time_zone="UTC")
    place = await match.place()
    await anna.play(place)
    rung = len(await anna.pings())
    await waiting_for(match, anna)
    post = (await match.posts())[-1]
    assert "Anna" in post.content.splitlines()[0]
    assert len(await anna.pings()) == rung
    await harness.advance(3 * HOUR)
    assert len(await anna.pings(place)) == rung + 1 or len(await anna.pings()) == rung + 1
    await harness.advance(60)
    assert len(await anna.pings()) == rung + 1, "once"


async def test_the_ping_after_quiet_hours_does_not_come_if_it_is_no_longer_owed(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", pace="weekly")
    anna, benoit = match.people.values()
    now = datetime.fromtimestamp(harness.clock.now(), UTC)
    await asked_anew(match, anna)
    await anna.slash(
        "settings", quiet_from=f"{(now.hour - 1) % 24}:00", quiet_to=f"{(now.hour + 2) % 24}:00", time_zone="UTC"
    )
    await anna.play(await match.place())
    await waiting_for(match, anna)
    rung = len(await anna.pings())
    await anna.play(await match.place())
    await waiting_for(match, benoit)
    await harness.advance(3 * HOUR)
    assert len(await anna.pings()) == rung


async def test_three_reminders_then_the_others_are_asked_what_to_do(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", "Carla", pace="fast")
    late = await match.turn()
    others = await match.others(late)
    place = await match.place()
    rung, told = len(await late.pings(place)), len(await late.member.dm())
    await harness.advance(HOUR // 2 + 5)
    assert len(await late.pings(place)) == rung + 1, "the first by the chosen channel"
    await harness.advance(HOUR + 5)
    assert len(await late.pings(place)) == rung + 1
    assert len(await late.member.dm()) == told + 1, "the second by the other one"
    await harness.advance(2 * HOUR + 5)
    assert len(await late.pings(place)) == rung + 2, "the third by the chosen channel"
    assert [len(await other.pings(place)) for other in others] == [0, 0]
    await harness.advance(2 * HOUR + 5)
    call = (await harness.public(place))[-1]
    assert sorted(call.mentions) == sorted(str(other.id) for other in others)
    assert {"overdue-wait", "overdue-computer", "overdue-substitute"} <= {
        screen_reader.verb_of(one.known) for one in screen_reader.controls(call)
    }
    assert len(await late.pings(place)) == rung + 2, "no fourth"
    reminders = [one for one in await harness.public(place) if one.mentions == [str(late.id)]]
    assert all(screen_reader.has(one, "move") for one in reminders), "every reminder carries the buttons"


async def test_a_move_stops_the_reminders(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", pace="fast")
    mover = await match.turn()
    await mover.play(await match.place())
    rung = len(await mover.pings())
    await harness.advance(HOUR // 2 - 60)
    other = await match.turn()
    await other.play(await match.place())
    await waiting_for(match, mover)
    after = len(await mover.pings())
    assert after > rung
    await harness.advance(120)
    assert len(await mover.pings()) == after
    assert len(await mover.member.dm()) == 0


async def test_on_vacation_nobody_is_reminded_or_called_overdue(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", pace="fast")
    late = await match.turn()
    last_day = datetime.fromtimestamp(harness.clock.now() + 3 * 24 * HOUR, UTC).strftime("%Y-%m-%d")
    await late.slash("settings", vacation_until=last_day, time_zone="UTC")
    rung = len(await late.pings())
    posts = len(await harness.public(await match.place()))
    await harness.advance(24 * HOUR)
    assert len(await late.pings()) == rung
    assert len(await harness.public(await match.place())) == posts


async def test_a_nudge_rings_once_in_twelve_hours(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", pace="weekly")
    late = await match.turn()
    (other,) = await match.others(late)
    place = await match.place()
    rung = len(await late.pings(place))
    await other.slash("match nudge", at=place)
    await harness.settled()
    assert len(await late.pings(place)) == rung + 1
    refused = await other.slash("match nudge", at=place)
    await harness.settled()
    assert "<t:" in refused.text, "when the next is possible"
    assert len(await late.pings(place)) == rung + 1
    await harness.advance(12 * HOUR + 60)
    await other.slash("match nudge", at=place)
    await harness.settled()
    assert len(await late.pings(place)) == rung + 2
    own = await late.slash("match nudge", at=place)
    assert harness.say("err-nobody-to-nudge") in own.text


@pytest.mark.promise("pinged")
@pytest.mark.parametrize("kind", ["dm", "dm_hand"])
async def test_closed_direct_messages_fall_back_to_one_mention_and_the_panel_says_so(
    own_harness: BotHarness, kind: str
) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    anna, _ = match.people.values()
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
    assert any("waits for you" in one.text for one in letters), "it is tried again"
    assert harness.say("ui-panel-dm-closed")[:40] not in (await match.panel(anna)).text


async def refusals(harness: BotHarness) -> int:
    """How often the bot has tried what it may not."""
    return [one["status"] for one in await harness.sandbox.requests()].count(403)


@pytest.mark.promise("pinged")
@pytest.mark.parametrize("way", ["press", "test"])
async def test_who_presses_something_there_or_tests_notices_is_written_to_again(
    own_harness: BotHarness, way: str
) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    anna, _ = match.people.values()
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
        shown = (await anna.slash("settings")).message
        await anna.press(shown, "my-test")
    rung = len(await anna.pings(await match.place()))
    await asked_anew(match, anna)
    await harness.settled()
    assert len(await anna.pings(await match.place())) == rung
    assert any("waits for you" in one.text for one in (await anna.member.dm())[-1:])


async def test_after_a_day_away_the_panel_tells_what_happened(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît", "Carla", pace="weekly")
    anna, *others = match.people.values()
    await waiting_for(match, anna)
    await anna.play(await match.place(), "play/")
    await harness.advance(26 * HOUR)
    while (other := await match.turn()).id != anna.id:
        await other.play(await match.place(), "play/")
    panel = await match.panel(anna)
    assert harness.say("ui-panel-news") in panel.text
    for other in others:
        assert f"**{other.name}** plays" in panel.text
