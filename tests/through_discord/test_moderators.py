"""Moderators have the last word: they close and pause matches, by command and by deleting or locking threads."""

from __future__ import annotations

import asyncio

import pytest

from discord_ui.model.custom_ids import ScreenId, write_id
from tests.through_discord.forging import forged
from tests.through_discord.house import PATIENCE, House
from tests.through_discord.person import Person
from tests.through_discord.table import Table, opened, seated
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def moderator(house: House, at: str) -> Person:
    """Somebody who manages the server and plays nowhere."""
    person = await house.newcomer("Mo")
    await house.sandbox.allow("MANAGE_GUILD", "MANAGE_THREADS", user=person.member.name)
    person.member.channel = at
    return person


async def letters(person: Person, table: Table) -> list[str]:
    """What the person was told by direct message of a closed thread."""
    texts = [one.text for one in await person.member.dm() if not one.ephemeral]
    said = {table.house.say("say-thread-closed", locale, match=table.id) for locale in ("en", "fr")}
    return [text for text in texts if any(each in text for each in said)]


@pytest.mark.promise("moderators")
async def test_a_moderator_ends_a_running_match_and_a_lobby(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    anna, benoit = table.people.values()
    room = str((await table.info()).channel_id)
    lobby = screen_reader.match_of(await opened(house, anna))
    mo = await moderator(house, room)
    for number in (table.id, lobby):
        asked = (await mo.slash("server close", match=number)).message
        assert (await house.info(number)).status != "aborted", "it asks first"
        assert (await mo.press(asked, "server-close-sure")).text == house.say("ui-closed", match=number)
        await house.settled()
        assert (await house.info(number)).status == "aborted"
    assert house.say("say-closed-by-server") in (await house.public(await table.place()))[-1].text
    again = await mo.slash("server close", match=table.id)
    assert house.say("close-over") in again.text
    assert "server" not in [one["name"] for one in await benoit.member.commands()]


@pytest.mark.promise("moderators")
async def test_who_manages_another_server_closes_nothing_here(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    guild = await house.sandbox.call("add_guild", name="theirs", channels=["theirs-1"])
    owner = await house.owner()
    assert guild
    for verb in ("close", "pause"):
        answer = await owner.slash(f"server {verb}", at="theirs-1", match=table.id)
        assert answer.text == house.say("err-no-such-match", match=table.id)
    asked = (await owner.slash("admin close", at="theirs-1", match=table.id)).message
    await owner.press(asked, "admin-close-sure")
    await house.settled()
    assert (await table.info()).status == "aborted", "who owns the bot closes anything, from anywhere"
    assert house.say("say-closed-by-owner") in (await house.public(await table.place()))[-1].text


@pytest.mark.parametrize(
    ("verb", "refused"), [("server-close-sure", "server-not-manager"), ("admin-close-sure", "admin-not-owner")]
)
async def test_nobody_ends_a_match_by_a_button_that_they_made_themselves(
    house: House, verb: str, refused: str
) -> None:
    table = await seated(house, "Anna", "Benoît")
    anna, _ = table.people.values()
    shown = (await anna.slash("match info", match=table.id)).message
    answer = await forged(house, anna, shown, write_id(ScreenId(verb, (str(table.id),))))
    assert house.say(refused) in answer.text
    await house.settled()
    assert (await table.info()).status == "live"


@pytest.mark.promise("moderators")
async def test_what_a_moderator_has_paused_moderators_resume(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    anna, _ = table.people.values()
    place = await table.place()
    mo = await moderator(house, str((await table.info()).channel_id))
    assert (await mo.slash("server pause", at=place)).text == house.say("server-pause-done", match=table.id)
    await house.settled()
    assert (await table.info()).status == "paused"
    refused = await anna.slash("match resume", at=place)
    assert house.say("err-resume-server", match=table.id) in refused.text
    await mo.slash("match resume", at=place)
    await house.settled()
    assert (await table.info()).status == "live"
    assert await table.play_on(1)


@pytest.mark.promise("moderators")
@pytest.mark.parametrize("how", ["deleted", "locked"])
async def test_a_thread_that_is_closed_while_a_moderator_s_pause_lasts_is_left_for_another(
    house: House, how: str
) -> None:
    table = await seated(house, "Anna", "Benoît", locales=("fr", "fr"), language="fr")
    host, _ = table.people.values()
    room, thread = str((await table.info()).channel_id), await table.place()
    mo = await moderator(house, room)
    await mo.slash("server pause", at=room, match=table.id)
    await house.settled()
    await close(house, thread, how)
    await house.settled()
    for person in table.people.values():
        refused = await person.slash("fugger piocher", at="dm", partie=table.id)
        assert house.say("err-resume-server", "fr", match=table.id) in refused.text
        assert house.say("err-status-paused", "fr", match=table.id) not in refused.text
    assert await letters(host, table) == [], "it rests already, and moderators go on with it"
    await mo.slash("match resume", at=room, match=table.id)
    await house.settled()
    info = await table.info()
    assert (info.status, str(info.thread_id) != thread, info.thread_id is not None) == ("live", True, True)
    assert await table.play_on(1)


@pytest.mark.promise("moderators")
async def test_a_moderator_may_pause_a_match_whose_thread_is_closed_already(house: House) -> None:
    table = await seated(house, "Anna", "Benoît")
    host, _ = table.people.values()
    room, thread = str((await table.info()).channel_id), await table.place()
    mo = await moderator(house, room)
    await close(house, thread, "locked")
    await rests(table)
    refused = await host.slash("fugger draw", at="dm", match=table.id)
    assert house.say("err-resume-host", match=table.id) in refused.text
    await mo.slash("server pause", at=room, match=table.id)
    refused = await host.slash("match resume", at=room, match=table.id)
    assert house.say("err-resume-server", match=table.id) in refused.text
    await mo.slash("match resume", at=room, match=table.id)
    await house.settled()
    info = await table.info()
    assert (info.status, str(info.thread_id) != thread) == ("live", True)
    assert len(await letters(host, table)) == 1, "the host is not asked once more"


async def close(house: House, thread: str, how: str) -> None:
    """Delete or lock a thread."""
    if how == "locked":
        await house.sandbox.call("archive", channel=thread, locked=True)
    else:
        await house.sandbox.call("delete_channel", channel=thread)


@pytest.mark.promise("moderators")
@pytest.mark.parametrize("how", ["deleted", "locked", "deleted while we were away"])
async def test_a_match_whose_thread_is_closed_rests_and_its_host_decides(house: House, how: str) -> None:
    table = await seated(house, "Anna", "Benoît")
    host, other = table.people.values()
    await table.play_on(1)
    thread = await table.place()
    room = str((await table.info()).channel_id)
    before = len(await house.public(room))
    away = how == "deleted while we were away"
    if away:
        await house.stop()
    await close(house, thread, how)
    if away:
        await house.start()
        mover = await table.turn()
        panel = (await mover.slash("move", at="dm", match=table.id)).message
        await mover.take(panel, screen_reader.offers(panel)[0])
    await rests(table)
    assert len(await letters(host, table)) == 1
    assert len(await house.public(room)) == before, "nothing is said in the channel"
    refused = await other.slash("match resume", at="dm", match=table.id)
    assert house.say("err-resume-host", match=table.id) in refused.text
    await host.slash("match resume", at=room, match=table.id)
    await house.settled()
    info = await table.info()
    assert (info.status, str(info.thread_id) != thread, info.thread_id is not None) == ("live", True, True)
    (post,) = await table.posts()
    told = await host.told(post)
    assert "paused" in told, "its first post there tells all"
    assert await table.play_on(1)


@pytest.mark.promise("moderators")
async def test_a_match_whose_thread_was_deleted_is_taken_elsewhere(house: House) -> None:
    table = await seated(house, "Anna", "Benoît", locales=("fr", "fr"), language="fr")
    host, other = table.people.values()
    await house.sandbox.call("delete_channel", channel=await table.place())
    await rests(table)
    (letter,) = [one.text for one in await host.member.dm() if not one.ephemeral]
    assert letter == f"Die Fugger #{table.id}\u202f: {house.say('say-thread-closed', 'fr', match=table.id)}"
    room = await house.room()
    await host.slash("match move", at=room, match=table.id)
    await house.settled()
    await other.slash("match resume", at=room, match=table.id)
    await house.settled()
    info = await table.info()
    assert (info.status, info.channel_id) == ("live", int(room))
    assert await table.play_on(1)


async def rests(table: Table) -> None:
    """Wait until the match is paused and that is told."""
    async with asyncio.timeout(PATIENCE):
        while (await table.info()).status != "paused":  # noqa: ASYNC110 - Discord tells the bot in its own time
            await asyncio.sleep(0.02)
    await table.house.settled()
