"""What people do wrong, late, twice or where it is not theirs: one right answer each, and no change."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from discord_ui.interaction import open_panels
from sandbox.screen import Shown
from tests.through_discord.house import House
from tests.through_discord.person import Person, answered
from tests.through_discord.table import Table, opened, seated
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def moves_of(table: Table) -> int:
    """How many steps the match has."""
    return (await table.info()).seq


async def test_a_double_click_counts_once(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    person = await table.turn()
    panel = await table.panel(person)
    offer = screen_reader.offers(panel)[0]
    before = await moves_of(table)
    answers = await asyncio.gather(
        person.member.click(panel, custom_id=offer.custom_id),
        person.member.click(panel, custom_id=offer.custom_id),
    )
    await house.settled()
    assert [answer.failed for answer in answers] == [False, False]
    assert await moves_of(table) == before + 1
    assert len(await table.posts()) == 2


async def test_two_users_at_once_one_moves(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    (other,) = await table.others(mover)
    mine, theirs = await table.panel(mover), await table.panel(other)
    assert screen_reader.offers(theirs) == []
    offer = screen_reader.offers(mine)[0]
    before = await moves_of(table)
    code = offer.custom_id
    answers = await asyncio.gather(
        mover.press_id(mine, code), other.press(theirs, "panel"), other.slash("fugger draw")
    )
    await house.settled()
    assert await moves_of(table) - before in (1, 2), "the other may have come after the turn had passed"
    assert all(answer.messages for answer in answers)


async def test_a_panel_of_last_week_shows_todays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_panels, "FRESH", 0.0)
    table = await seated(house, "Anna", "Benoît")
    person = await table.turn()
    old = await table.panel(person)
    await table.play_on(2)
    before = await moves_of(table)
    answer = await person.take(old, screen_reader.offers(old)[0])
    assert house.say("ui-stale") in answer.text or house.say("err-stale") in answer.text
    assert screen_reader.offers(answer.message), "today's choices"
    assert await moves_of(table) == before


async def test_an_old_post_opens_todays_panel(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    first = (await table.posts())[0]
    await table.play_on(4)
    person = await table.turn()
    panel = (await person.press(first, "move")).message
    assert screen_reader.offers(panel)
    before = await moves_of(table)
    await person.take(panel, screen_reader.offers(panel)[0])
    assert await moves_of(table) == before + 1


async def forged(house: House, person: Person, panel: Shown, custom_id: str) -> Any:
    """Press a button of an ephemeral panel with a changed id, as of an old version or another match."""
    place = house.server.world.channels[int(panel.channel_id)]
    message = place.messages[int(panel.id)]
    for component in _buttons(message.components):
        if component.get("custom_id", "").startswith(("m:", "a", "f:")):
            component["custom_id"] = custom_id
            break
    return await answered(await person.member.click(await person.member.refresh(panel), custom_id=custom_id))


def _buttons(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for one in components:
        if one["type"] == 2:
            found.append(one)
        found += _buttons(one.get("components", []))
    return found


async def test_a_button_of_another_match_moves_only_there(house: House) -> None:
    here, there = await seated(house, "Anna", "Benoît"), await seated(house, "Carla", "Dora")
    person = await here.turn()
    stranger = await there.turn()
    panel = await here.panel(person)
    theirs = screen_reader.offers(await there.panel(stranger))[0]
    before = await moves_of(here), await moves_of(there)
    answer = await forged(house, person, panel, theirs.custom_id)
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
async def test_an_id_of_an_unknown_version_is_answered(house: House, custom_id: str) -> None:
    table = await seated(house, "Anna", "Benoît")
    person = await table.turn()
    panel = await table.panel(person)
    token = screen_reader.token_of(panel)
    before = await moves_of(table)
    answer = await forged(house, person, panel, custom_id.format(match=table.id, token=token))
    assert answer.text
    assert await moves_of(table) == before


async def test_a_spectator_sees_the_public_table_and_cannot_move(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    place = await table.place()
    carla = await house.newcomer("Carla")
    post = (await table.posts())[-1]
    panel = (await carla.press(post, "move")).message
    assert screen_reader.offers(panel) == []
    assert "watching" in panel.text
    before = await moves_of(table)
    for path in ("fugger draw", "undo", "resign"):
        answer = await carla.slash(path, at=place)
        assert answer.message.ephemeral
        assert answer.text
    hand = await carla.press(post, "hand")
    assert hand.message.ephemeral
    assert await moves_of(table) == before


async def test_a_typed_illegal_card_is_answered_with_the_rule_and_what_would_be_legal(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    person = await table.turn()
    place = await table.place()
    mine = {one.value for one in await person.member.autocomplete("fugger play", "card", channel=place)}
    # Who holds sealed copper alone may well call it copper.
    absent = next(card for card in CARDS if not {card, f"{card}-sealed"} & mine)
    before = await moves_of(table)
    answer = await person.slash("fugger play", at=place, card=absent)
    assert "hand" in answer.text.lower()
    assert screen_reader.offers(answer.last), "and what would be legal"
    assert await moves_of(table) == before


CARDS = [f"{good}{kind}" for good in ("copper", "cloth", "spices", "gems", "wine") for kind in ("", "-sealed")]


@pytest.mark.parametrize(
    "typed", ["nonsense", "<@1> **x** `y`", "💣" * 50, "-", "play/spices", "' OR 1=1 --", " "]
)
async def test_a_typed_nonsense_argument_is_answered(house: House, typed: str) -> None:
    table = await seated(house, "Anna", "Benoît")
    person = await table.turn()
    before = await moves_of(table)
    answer = await person.slash("fugger play", at=await table.place(), card=typed)
    assert answer.message.ephemeral
    assert answer.text
    assert await moves_of(table) == before


async def test_autocomplete_offers_ones_own_legal_cards_and_nothing_else(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    place = await table.place()
    mover = await table.turn()
    (other,) = await table.others(mover)
    info = await table.info()
    state = (await house.kontor.matches.get(table.id)).state
    hand = state.players[info.seat_of(mover.id) or 0].hand
    offered = {one.value for one in await mover.member.autocomplete("fugger play", "card", channel=place)}
    assert offered == set(hand)
    typed = await mover.member.autocomplete("fugger play", "card", "zzz", channel=place)
    assert [one.name for one in typed] == [house.say("typed-no-match", text="zzz")]
    waits = await other.member.autocomplete("fugger play", "card", channel=place)
    assert [one.value for one in waits] == ["-"]
    assert "turn" in waits[0].name
    stranger = await (await house.newcomer("Carla")).member.autocomplete("fugger play", "card", channel=place)
    assert [one.value for one in stranger] == ["-"]


async def test_a_move_out_of_turn_is_refused_with_the_reason(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    (other,) = await table.others(mover)
    before = await moves_of(table)
    answer = await other.slash("fugger draw", at=await table.place())
    assert house.say("err-not-your-turn") in answer.text or "turn" in answer.text
    assert await moves_of(table) == before


async def test_a_dismissed_or_restarted_client_only_needs_the_post_again(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    person = await table.turn()
    await table.panel(person)
    assert await person.member.restart_client() >= 1
    assert screen_reader.offers(await table.panel(person))


async def test_commands_where_no_match_is_say_so_or_ask_which(house: House) -> None:
    lonely = await house.newcomer("Hermit")
    for path in ("move", "hand", "board", "log", "undo", "resign", "match pause", "match nudge"):
        answer = await lonely.slash(path)
        assert answer.message.ephemeral
        assert house.say("which-none") in answer.text
    answer = await lonely.slash("fugger draw")
    assert "There’s no match of Die Fugger in this channel" in answer.text, "others may be"


async def test_commands_outside_the_thread_find_the_only_match_or_ask_which(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    anna, benoit = table.people.values()
    assert f"#{table.id}" in (await anna.slash("move", at="dm")).text
    assert f"#{table.id}" in (await anna.slash("board", at="general")).text
    second = await _again(house, anna, benoit)
    asked = await anna.slash("move", at="general")
    choices = asked.message.selects[0]
    assert {option.value for option in choices.options} == {str(table.id), str(second)}
    picked = await answered(await anna.member.select(asked.message, [str(second)], choices.custom_id))
    assert f"#{second}" in picked.last.text


async def _again(house: House, *people: Person) -> int:
    room = await house.room()
    for person in people:
        person.member.channel = room
    card = await opened(house, people[0], seats=len(people), grace=0)
    for person in people[1:]:
        await person.press(card, "join")
    await house.settled()
    await people[0].press(await people[0].member.refresh(card), "start")
    await house.settled()
    return screen_reader.match_of(card)


async def test_a_command_for_a_match_that_is_not_there(house: House) -> None:
    anna = await house.newcomer("Anna")
    for path in ("match info", "move", "board", "match replay", "match export", "match close"):
        answer = await anna.slash(path, match=987654)
        assert "987654" in answer.text


async def test_a_command_in_the_thread_of_another_match_is_about_that_one(house: House) -> None:
    here, there = await seated(house, "Anna", "Benoît"), await seated(house, "Carla", "Dora")
    person = await here.turn()
    before = await moves_of(here), await moves_of(there)
    answer = await person.slash("fugger draw", at=await there.place())
    assert answer.message.ephemeral
    assert f"#{there.id}" in answer.text
    assert (await moves_of(here), await moves_of(there)) == before
