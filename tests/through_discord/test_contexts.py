"""People who have installed Kontor for themselves use what concerns them alone, privately, anywhere."""

import pytest

from discord_ui.discord_api.ttl_cache import TTL
from discord_ui.model import controls
from sandbox.activity.command_input import CannotDo
from sandbox.state.permissions import Permission
from store.tables import user_rows
from tests.through_discord.helpers.forged_ids import forged
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, open_lobby, start_match
from tests.through_discord.helpers.places import PLACES, WITHOUT_THE_BOT, Place, go_to
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def heard_by_all(harness: BotHarness) -> list[tuple[int, int]]:
    """The messages of the bot that more people than one can read, by channel."""
    world = harness.server.world
    return [
        (channel.id, message.id)
        for channel in world.channels.values()
        for message in channel.messages.values()
        if message.author_id == world.bot.id and message.only_for is None
    ]


async def away(harness: BotHarness, place: Place, *rights: Permission) -> tuple[DiscordMatch, Player]:
    """A match, and the player whose turn it is, who is at another place."""
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    await go_to(harness, mover, place, *rights)
    return match, mover


@pytest.mark.parametrize("place", PLACES)
async def test_a_player_moves_from_anywhere_and_only_the_match_hears_of_it(
    harness: BotHarness, place: Place
) -> None:
    match, anna = await away(harness, place)
    seq, before = (await match.info()).seq, await heard_by_all(harness)
    panel = (await anna.slash("move")).message
    assert panel.ephemeral
    done = await anna.take(panel, screen_reader.offers(panel)[0])
    assert done.message.ephemeral
    assert done.message.channel_id == panel.channel_id
    await harness.settled()
    assert (await match.info()).seq > seq
    ours = {(await match.info()).thread_id, (await match.info()).channel_id}
    assert {channel for channel, _ in set(await heard_by_all(harness)) - set(before)} <= ours


@pytest.mark.parametrize("place", PLACES)
async def test_all_that_is_private_answers_privately_anywhere(harness: BotHarness, place: Place) -> None:
    match, anna = await away(harness, place)
    before = await heard_by_all(harness)
    answers = {
        "turns": await anna.slash("turns"),
        "move": await anna.slash("move", match=match.id),
        "rules": await anna.slash("rules"),
        "note": await anna.slash("note", match=match.id, text="sell gems"),
        "settings": await anna.slash("settings"),
        "stats": await anna.slash("stats"),
    }
    for name, answer in answers.items():
        assert answer.message.ephemeral, name
    assert f"#{match.id}" in answers["turns"].text
    assert "sell gems" in answers["note"].text
    panel = (await anna.press(answers["turns"].message, "panel")).message
    assert screen_reader.offers(panel)
    form = (await anna.slash("note", match=match.id)).modal
    assert form is not None
    kept = await anna.member.submit_modal(form, {form.fields[0].custom_id: "sell spices"})
    assert "sell spices" in (await kept.settled()).text
    assert kept.message.ephemeral
    shown = (await anna.slash("settings")).message
    for kind in ("none", "mention"):
        notices = (await anna.press(shown, "my-notices")).modal
        assert notices is not None
        shown = (await (await anna.member.submit_modal(notices, {"notices": kind})).settled()).message
        assert shown.ephemeral
    if place != "another server":
        assert (await anna.press(shown, "my-test")).text == harness.say("set-test-here-not")
    await harness.settled()
    assert await heard_by_all(harness) == before


@pytest.mark.parametrize("place", PLACES)
async def test_other_commands_are_not_offered_where_only_a_person_has_the_bot(
    harness: BotHarness, place: Place
) -> None:
    anna = await harness.newcomer("Anna")
    await go_to(harness, anna, place)
    offered = {one["name"] for one in await anna.member.commands()}
    private = {"move", "note", "turns", "rules", "settings", "stats"}
    assert (offered == private) is (place in WITHOUT_THE_BOT)
    assert private <= offered
    await anna.member.remove_app()
    left = {one["name"] for one in await anna.member.commands()}
    assert (left == set()) is (place in WITHOUT_THE_BOT)


@pytest.mark.promise("strangers")
@pytest.mark.parametrize("place", PLACES)
async def test_who_watches_or_left_sees_no_more_from_elsewhere(harness: BotHarness, place: Place) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    carla = await harness.newcomer("Carla")
    await go_to(harness, carla, place)
    before = await carla.slash("move", match=match.id)
    assert f"#{match.id}" in before.text, "a member of the match's server may watch it from anywhere"
    assert screen_reader.offers(before.message) == []
    await harness.sandbox.call("leave", user=carla.member.name)
    await harness.advance(2 * TTL)
    no_match = harness.say("err-no-such-match", match=match.id)
    for path in ("move", "note"):
        assert (await carla.slash(path, match=match.id)).text == no_match
    assert (await forged(harness, carla, before.message, f"a:board:{match.id}:text")).text == no_match
    assert match.id not in [one.value for one in await carla.member.autocomplete("move", "match", "")]


@pytest.mark.promise("strangers")
@pytest.mark.parametrize("place", PLACES)
async def test_a_player_who_left_the_server_reads_what_is_theirs_and_moves_nothing(
    harness: BotHarness, place: Place
) -> None:
    match, anna = await away(harness, place)
    panel = (await anna.slash("move")).message
    offer = screen_reader.offers(panel)[0]
    await harness.sandbox.call("leave", user=anna.member.name, guild="Kontor")
    await harness.advance(2 * TTL)
    seq, left = (await match.info()).seq, harness.say("err-members-left", match=match.id)
    assert left in (await anna.take(panel, offer)).text
    shown = (await anna.slash("move")).message
    assert left in shown.text
    assert screen_reader.offers(shown) == []
    await harness.settled()
    assert (await match.info()).seq == seq


@pytest.mark.promise("moderators")
@pytest.mark.parametrize("place", PLACES)
async def test_who_manages_another_server_has_no_say_in_the_matches_of_this_one(
    harness: BotHarness, place: Place
) -> None:
    rights = (Permission.MANAGE_GUILD, Permission.MANAGE_THREADS, Permission.ADMINISTRATOR)
    match, anna = await away(harness, place, *rights)
    other = await start_match(harness, "Carla", "Dora")
    info = await match.info()
    assert info.guild_id is not None
    await harness.kontor.moderation.pause((await harness.owner()).user, match.id, info.guild_id)
    host = await harness.newcomer("Host")
    lobby = screen_reader.match_of(await open_lobby(harness, host))
    seat = (await other.info()).seat_of((await other.turn()).id)
    for custom_id in (
        controls.SERVER_CLOSE_SURE(match.id),
        controls.RESUME(match.id),
        controls.CLOSE(lobby),
        controls.PUBLIC_OVERDUE_COMPUTER(other.id, 1, seat),
    ):
        await forged(harness, anna, (await anna.slash("rules")).message, custom_id)
    await harness.settled()
    assert (await match.info()).status == "paused", "who manages its own server has paused it"
    assert (await harness.info(lobby)).status == "lobby"
    assert all(one.user_id is not None for one in (await other.info()).seats)


@pytest.mark.parametrize("place", WITHOUT_THE_BOT)
async def test_kontor_learns_nothing_of_places_without_it(harness: BotHarness, place: Place) -> None:
    match, anna = await away(harness, place, Permission.MANAGE_GUILD)
    world = harness.server.world
    for guild in world.guilds.values():
        if world.bot.id not in guild.members and anna.id in guild.members:
            guild.members[anna.id].nick = "Nickname elsewhere"
    closed = harness.kontor.users
    await closed.set_dm_closed(anna.id, closed=True)
    panel = (await anna.slash("move", match=match.id)).message
    await anna.take(panel, screen_reader.offers(panel)[0])
    await anna.slash("settings", language="en")
    async with harness.kontor.database.read() as conn:
        nicks = await user_rows.get_nicknames(conn, [anna.id])
    assert "Nickname elsewhere" not in str(nicks)
    assert (await closed.get(anna.id)).kept.dm_closed, "only direct messages with the bot show that it reaches her"
    await anna.slash("turns", at="dm")
    assert not (await closed.get(anna.id)).kept.dm_closed


async def test_a_person_s_answers_stay_private_on_the_match_s_server_too(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    anna = await match.turn()
    await anna.member.install_app()
    await harness.sandbox.deny("USE_EXTERNAL_APPS", channel=anna.member.channel, user=anna.member.name)
    for path in ("turns", "move", "settings"):
        assert (await anna.slash(path)).message.ephemeral


async def test_without_installing_it_nobody_reaches_the_bot_elsewhere(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna")
    await go_to(harness, anna, "a server without the bot")
    await anna.member.remove_app()
    with pytest.raises(CannotDo):
        await anna.slash("turns")
