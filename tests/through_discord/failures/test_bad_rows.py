"""One bad row hurts one match or one person, as its players and its operator see it on Discord."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, open_lobby, start_match


async def spoil(harness: BotHarness, match: DiscordMatch, statement: str) -> None:
    """Damage rows of a match behind the bot's back."""
    await harness.settled()
    async with harness.kontor.database.tx() as tx:
        await tx.run(text(statement), {"id": match.id})
    harness.kontor.matches.evict(match.id)


@pytest.mark.promise("accidents")
async def test_a_match_that_cannot_be_read_breaks_nothing_else_and_can_be_set_back(
    own_harness: BotHarness,
) -> None:
    harness = own_harness
    harness.forgiven += ["froze", "problem"]
    bad = await start_match(harness, "Anna", "Benoît")
    anna, benoit = bad.people.values()
    await bad.play_on(3)
    room = await harness.room()
    anna.member.channel = benoit.member.channel = room
    card = await open_lobby(harness, anna, seats=2, grace=0)
    await benoit.press(card, "join")
    await anna.press(await anna.member.refresh(card), "start")
    await harness.settled()
    good = DiscordMatch(
        harness, max(match.id for match in await harness.kontor.lists.active_of(anna.id)), (anna, benoit)
    )
    await spoil(harness, bad, "UPDATE snapshot SET state = x'00' WHERE match_id = :id AND kind = 'latest'")
    for player in (anna, benoit):
        listed = (await player.slash("turns")).text
        assert f"#{bad.id}" not in listed
        assert f"#{bad.id}" in (await player.slash("match list")).text
    assert await good.play_on(2)
    told = (await anna.slash("move", match=bad.id)).text
    assert harness.say("err-status-frozen", match=bad.id) in told
    owner = await harness.owner()
    health = (await owner.slash("admin health")).text
    assert f"#{bad.id}: " in health.replace("\\", "")
    asked = (await owner.slash("admin rollback", match=bad.id, step=2)).message
    await owner.press(asked, "rollback-sure")
    await harness.settled()
    assert (await bad.info()).status == "live"
    assert await bad.play_on(2)


async def test_who_has_settings_that_cannot_be_read_plays_on_and_stands_in_health(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    anna, benoit = match.people.values()
    async with harness.kontor.database.tx() as tx:
        await tx.run(text("UPDATE user SET settings = '{' WHERE id = :id"), {"id": benoit.id})
    assert f"<@{benoit.id}>" in (await (await harness.owner()).slash("admin health")).text
    assert f"#{match.id}" in (await anna.slash("match list")).text
    assert await match.play_on(3)
    assert f"<@{benoit.id}>" not in (await (await harness.owner()).slash("admin health")).text


@pytest.mark.promise("limits")
async def test_who_is_invited_refuses_all_further_invitations_from_somebody_and_allows_them_again(
    own_harness: BotHarness,
) -> None:
    harness = own_harness
    anna, carla = await harness.newcomer("Anna"), await harness.newcomer("Carla")
    anna.member.channel = carla.member.channel = room = await harness.room()
    await open_lobby(harness, anna, seats=2)
    await anna.slash("match invite", player=str(carla.id))
    await harness.settled()
    asked = (await harness.public(room))[-1]
    done = await carla.press(asked, "refuse")
    assert harness.say("ui-refused-invitations", name="Anna") in done.text
    await anna.slash("match new", game="fugger", seats=2)
    await harness.settled()
    newest = max(match.id for match in await harness.kontor.lists.active_of(anna.id))
    told = (await anna.slash("match invite", player=str(carla.id), match=newest)).text
    assert "You can’t invite " in told
    shown = (await carla.slash("settings")).message
    assert "none from 1 person" in shown.text
    back = await carla.click(shown, harness.say("set-button-welcome"))
    assert harness.say("set-welcome-done") in back.text
    assert (
        harness.say("ui-invited", n=1)
        in (await anna.slash("match invite", player=str(carla.id), match=newest)).text
    )
