"""What people do wrong, late, twice or where it is not theirs: one right answer each, and no change."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from discord_ui.interaction import open_panels
from sandbox.screen import Shown
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, open_lobby, start_match
from tests.through_discord.helpers.player import Player, answered
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def moves_of(match: DiscordMatch) -> int:
    """How many steps the match has."""
    return (await match.info()).seq


async def test_a_double_click_counts_once(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    player = await match.turn()
    panel = await match.panel(player)
    offer = screen_reader.offers(panel)[0]
    before = await moves_of(match)
    answers = await asyncio.gather(
        player.member.click(panel, custom_id=offer.custom_id),
        player.member.click(panel, custom_id=offer.custom_id),
    )
    await harness.settled()
    assert [answer.failed for answer in answers] == [False, False]
    assert await moves_of(match) == before + 1
    assert len(await match.posts()) == 2


async def test_two_users_at_once_one_moves(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    (other,) = await match.others(mover)
    mine, theirs = await match.panel(mover), await match.panel(other)
    assert screen_reader.offers(theirs) == []
    offer = screen_reader.offers(mine)[0]
    before = await moves_of(match)
    code = offer.custom_id
    answers = await asyncio.gather(
        mover.press_id(mine, code), other.press(theirs, "panel"), other.slash("fugger draw")
    )
    await harness.settled()
    assert await moves_of(match) - before in (1, 2), "the other may have come after the turn had passed"
    assert all(answer.messages for answer in answers)


async def test_a_panel_of_last_week_shows_todays(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_panels, "FRESH", 0.0)
    match = await start_match(harness, "Anna", "Benoît")
    player = await match.turn()
    old = await match.panel(player)
    await match.play_on(2)
    before = await moves_of(match)
    answer = await player.take(old, screen_reader.offers(old)[0])
    assert harness.say("ui-stale") in answer.text or harness.say("err-stale") in answer.text
    assert screen_reader.offers(answer.message), "today's choices"
    assert await moves_of(match) == before


async def test_an_old_post_opens_todays_panel(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    first = (await match.posts())[0]
    await match.play_on(4)
    player = await match.turn()
    panel = (await player.press(first, "move")).message
    assert screen_reader.offers(panel)
    before = await moves_of(match)
    await player.take(panel, screen_reader.offers(panel)[0])
    assert await moves_of(match) == before + 1


async def forged(harness: BotHarness, player: Player, panel: Shown, custom_id: str) -> Any:
    """Press a button of an ephemeral panel with a changed id, as of an old version or another match."""
    place = harness.server.world.channels[int(panel.channel_id)]
    message = place.messages[int(panel.id)]
    for component in _buttons(message.components):
        if component.get("custom_id", "").startswith(("m:", "a", "f:")):
            component["custom_id"] = custom_id
            break
    return await answered(await player.member.click(await player.member.refresh(panel), custom_id=custom_id))


def _buttons(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for one in components:
        if one["type"] == 2:
            found.append(one)
        found += _buttons(one.get("components", []))
    return found


async def test_a_button_of_another_match_moves_only_there(harness: BotHarness) -> None:
    here, there = await start_match(harness, "Anna", "Benoît"), await start_match(harness, "Carla", "Dora")
    player = await here.turn()
    stranger = await there.turn()
    panel = await here.panel(player)
    theirs = screen_reader.offers(await there.panel(stranger))[0]
    before = await moves_of(here), await moves_of(there)
    answer = await forged(harness, player, panel, theirs.custom_id)
    assert (await moves_of(here), await moves_of(there)) == before
    assert screen_reader.offers(answer.last) == []


@pytest.mark.parametrize(
    "custom_id",
    [
        "m:{match}:99-abc:draw",
        "m:{match}:{token}:deliver/unobtainium",
        "m:{match}:{token}:fly/away",
        "m:{match}:{token}:=999",
        "f:{match}:{token}:no-such-focus",
        "a:nosuchverb:{match}",
        "a:undo:{match}",
        "a:replay:{match}:x",
        "kontor-v0|{match}|draw",
        "p:teleport:{match}:1",
        "m:999999:1-abc:draw",
        "a7:pick:{match}:{token}",
    ],
)
async def test_an_id_of_an_unknown_version_is_answered(harness: BotHarness, custom_id: str) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    player = await match.turn()
    panel = await match.panel(player)
    token = screen_reader.token_of(panel)
    before = await moves_of(match)
    answer = await forged(harness, player, panel, custom_id.format(match=match.id, token=token))
    assert answer.text
    assert await moves_of(match) == before


async def test_a_spectator_sees_the_public_table_and_cannot_move(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    place = await match.place()
    carla = await harness.newcomer("Carla")
    post = (await match.posts())[-1]
    panel = (await carla.press(post, "move")).message
    assert screen_reader.offers(panel) == []
    assert "watching" in panel.text
    before = await moves_of(match)
    for path in ("fugger draw", "undo", "resign"):
        answer = await carla.slash(path, at=place)
        assert answer.message.ephemeral
        assert answer.text
    hand = await carla.press(post, "hand")
    assert hand.message.ephemeral
    assert await moves_of(match) == before


async def test_a_typed_illegal_card_is_answered_with_the_rule_and_what_would_be_legal(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    player = await match.turn()
    place = await match.place()
    mine = {one.value for one in await player.member.autocomplete("fugger play", "card", channel=place)}
    # Who holds sealed copper alone may well call it copper.
    absent = next(card for card in CARDS if not {card, f"{card}-sealed"} & mine)
    before = await moves_of(match)
    answer = await player.slash("fugger play", at=place, card=absent)
    assert "hand" in answer.text.lower()
    assert screen_reader.offers(answer.last), "and what would be legal"
    assert await moves_of(match) == before


CARDS = [f"{good}{kind}" for good in ("copper", "cloth", "spices", "gems", "wine") for kind in ("", "-sealed")]


@pytest.mark.parametrize(
    "typed", ["nonsense", "<@1> **x** `y`", "💣" * 50, "-", "play/spices", "' OR 1=1 --", " "]
)
async def test_a_typed_nonsense_argument_is_answered(harness: BotHarness, typed: str) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    player = await match.turn()
    before = await moves_of(match)
    answer = await player.slash("fugger play", at=await match.place(), card=typed)
    assert answer.message.ephemeral
    assert answer.text
    assert await moves_of(match) == before


async def test_autocomplete_offers_ones_own_legal_cards_and_nothing_else(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    place = await match.place()
    mover = await match.turn()
    (other,) = await match.others(mover)
    info = await match.info()
    state = (await harness.kontor.matches.get(match.id)).state
    hand = state.players[info.seat_of(mover.id) or 0].hand
    offered = {one.value for one in await mover.member.autocomplete("fugger play", "card", channel=place)}
    assert offered == set(hand)
    typed = await mover.member.autocomplete("fugger play", "card", "zzz", channel=place)
    assert [one.name for one in typed] == [harness.say("typed-no-match", text="zzz")]
    waits = await other.member.autocomplete("fugger play", "card", channel=place)
    assert [one.value for one in waits] == ["-"]
    assert "turn" in waits[0].name
    stranger = await (await harness.newcomer("Carla")).member.autocomplete("fugger play", "card", channel=place)
    assert [one.value for one in stranger] == ["-"]


async def test_a_move_out_of_turn_is_refused_with_the_reason(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    (other,) = await match.others(mover)
    before = await moves_of(match)
    answer = await other.slash("fugger draw", at=await match.place())
    assert harness.say("err-not-your-turn") in answer.text or "turn" in answer.text
    assert await moves_of(match) == before


async def test_a_dismissed_or_restarted_client_only_needs_the_post_again(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    player = await match.turn()
    await match.panel(player)
    assert await player.member.restart_client() >= 1
    assert screen_reader.offers(await match.panel(player))


async def test_commands_where_no_match_is_say_so_or_ask_which(harness: BotHarness) -> None:
    lonely = await harness.newcomer("Hermit")
    for path in ("move", "hand", "board", "log", "undo", "resign", "match pause", "match nudge"):
        answer = await lonely.slash(path)
        assert answer.message.ephemeral
        assert harness.say("which-none") in answer.text
    answer = await lonely.slash("fugger draw")
    assert "There’s no match of Die Fugger in this channel" in answer.text, "others may be"


async def test_commands_outside_the_thread_find_the_only_match_or_ask_which(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    anna, benoit = match.people.values()
    assert f"#{match.id}" in (await anna.slash("move", at="dm")).text
    assert f"#{match.id}" in (await anna.slash("board", at="general")).text
    second = await _again(harness, anna, benoit)
    asked = await anna.slash("move", at="general")
    choices = asked.message.selects[0]
    assert {option.value for option in choices.options} == {str(match.id), str(second)}
    picked = await answered(await anna.member.select(asked.message, [str(second)], choices.custom_id))
    assert f"#{second}" in picked.last.text


async def _again(harness: BotHarness, *people: Player) -> int:
    room = await harness.room()
    for player in people:
        player.member.channel = room
    card = await open_lobby(harness, people[0], seats=len(people), grace=0)
    for player in people[1:]:
        await player.press(card, "join")
    await harness.settled()
    await people[0].press(await people[0].member.refresh(card), "start")
    await harness.settled()
    return screen_reader.match_of(card)


async def test_a_command_for_a_match_that_is_not_there(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna")
    for path in ("match info", "move", "board", "match replay", "match export", "match close"):
        answer = await anna.slash(path, match=987654)
        assert "987654" in answer.text


async def test_a_command_in_the_thread_of_another_match_is_about_that_one(harness: BotHarness) -> None:
    here, there = await start_match(harness, "Anna", "Benoît"), await start_match(harness, "Carla", "Dora")
    player = await here.turn()
    before = await moves_of(here), await moves_of(there)
    answer = await player.slash("fugger draw", at=await there.place())
    assert answer.message.ephemeral
    assert f"#{there.id}" in answer.text
    assert (await moves_of(here), await moves_of(there)) == before
