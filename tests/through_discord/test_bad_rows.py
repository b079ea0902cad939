"""One bad row hurts one match or one person, as its players and its operator see it on Discord."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from tests.through_discord.house import House
from tests.through_discord.table import Table, opened, seated


async def spoil(house: House, table: Table, statement: str) -> None:
    """Damage rows of a match behind the bot's back."""
    await house.settled()
    async with house.kontor.database.tx() as tx:
        await tx.run(text(statement), {"id": table.id})
    house.kontor.matches.evict(table.id)


@pytest.mark.promise("accidents")
async def test_a_match_that_cannot_be_read_breaks_nothing_else_and_can_be_set_back(own_house: House) -> None:
    house = own_house
    house.forgiven += ["froze", "problem"]
    bad = await seated(house, "Anna", "Benoît")
    anna, benoit = bad.people.values()
    await bad.play_on(3)
    room = await house.room()
    anna.member.channel = benoit.member.channel = room
    card = await opened(house, anna, seats=2, grace=0)
    await benoit.press(card, "join")
    await anna.press(await anna.member.refresh(card), "start")
    await house.settled()
    good = Table(house, max(match.id for match in await house.kontor.queries.active_of(anna.id)), (anna, benoit))
    await spoil(house, bad, "UPDATE snapshot SET state = x'00' WHERE match_id = :id AND kind = 'latest'")
    for person in (anna, benoit):
        listed = (await person.slash("turns")).text
        assert f"#{bad.id}" not in listed
        assert f"#{bad.id}" in (await person.slash("match list")).text
    assert await good.play_on(2)
    told = (await anna.slash("move", match=bad.id)).text
    assert house.say("err-status-frozen", match=bad.id) in told
    owner = await house.owner()
    health = (await owner.slash("admin health")).text
    assert f"#{bad.id}: " in health.replace("\\", "")
    asked = (await owner.slash("admin rollback", match=bad.id, step=2)).message
    await owner.press(asked, "rollback-sure")
    await house.settled()
    assert (await bad.info()).status == "live"
    assert await bad.play_on(2)


async def test_who_has_settings_that_cannot_be_read_plays_on_and_stands_in_health(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    anna, benoit = table.people.values()
    async with house.kontor.database.tx() as tx:
        await tx.run(text("UPDATE user SET settings = '{' WHERE id = :id"), {"id": benoit.id})
    assert f"<@{benoit.id}>" in (await (await house.owner()).slash("admin health")).text
    assert f"#{table.id}" in (await anna.slash("match list")).text
    assert await table.play_on(3)
    assert f"<@{benoit.id}>" not in (await (await house.owner()).slash("admin health")).text


@pytest.mark.promise("limits")
async def test_who_is_invited_refuses_all_further_invitations_from_somebody_and_allows_them_again(
    own_house: House,
) -> None:
    house = own_house
    anna, carla = await house.newcomer("Anna"), await house.newcomer("Carla")
    anna.member.channel = carla.member.channel = room = await house.room()
    await opened(house, anna, seats=2)
    await anna.slash("match invite", player=str(carla.id))
    await house.settled()
    asked = (await house.public(room))[-1]
    done = await carla.press(asked, "refuse")
    assert house.say("ui-refused-invitations", name="Anna") in done.text
    await anna.slash("match new", game="fugger", seats=2)
    await house.settled()
    newest = max(match.id for match in await house.kontor.queries.active_of(anna.id))
    told = (await anna.slash("match invite", player=str(carla.id), match=newest)).text
    assert "You can’t invite " in told
    shown = (await carla.slash("settings")).message
    assert "none from 1 person" in shown.text
    back = await carla.click(shown, house.say("set-button-welcome"))
    assert house.say("set-welcome-done") in back.text
    assert (
        house.say("ui-invited", n=1) in (await anna.slash("match invite", player=str(carla.id), match=newest)).text
    )
