"""The context menus: a member is invited to a lobby, a message opens its reader's own panel."""

import msgspec
import pytest

from discord_ui.discord_api.ttl_cache import TTL
from discord_ui.handlers.screens import invitation
from discord_ui.model import controls
from discord_ui.model.localizer import Localizer
from engines.core.text.messages import Msg
from sandbox.activity.command_input import CannotDo
from sandbox.screen import Shown
from service.people.user import User
from tests.through_discord.helpers.forged_ids import forged
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import open_lobby, pair, start_match
from tests.through_discord.helpers.places import go_to
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")

INVITE, MOVE = "Invite to a match", "My move here"


async def lobby_of(harness: BotHarness, host: Player) -> int:
    return screen_reader.match_of(await open_lobby(harness, host))


async def offered(harness: BotHarness, host: Player, guest: Player) -> Shown:
    return (await host.menu(INVITE, guest)).message


# ------------------------------------------------------------------ on a member


async def test_a_member_is_invited_from_their_menu_with_two_presses(harness: BotHarness) -> None:
    anna, bert = await harness.people("Anna", "Bert")
    first, second = await lobby_of(harness, anna), await lobby_of(harness, anna)
    shown = await offered(harness, anna, bert)
    assert shown.ephemeral
    assert "Bert" in shown.text
    assert shown.text.index(f"#{second}") < shown.text.index(f"#{first}"), "the newest first"
    done = await anna.press_id(shown, controls.INVITE_TO(first, bert.id))
    assert done.text == harness.say("invite-done", name="Bert", game=Msg("fugger-name"), match=first)
    await harness.settled()
    assert len(await bert.pings()) == 1
    again = await anna.press_id(await offered(harness, anna, bert), controls.INVITE_TO(first, bert.id))
    assert harness.say("err-invited-already") in again.text
    turns = (await bert.slash("turns")).message
    await bert.press(turns, "join")
    assert bert.id in [one.user_id for one in (await harness.info(first)).people]


async def test_without_an_open_table_the_menu_says_how_to_open_one(harness: BotHarness) -> None:
    anna, bert, carla = await harness.people("Anna", "Bert", "Carla", locales=("fr", "fr", "fr"))
    told = await anna.menu("Inviter à une partie", bert)
    assert told.text == harness.say("invite-no-lobby", "fr", name="Bert")
    card = await open_lobby(harness, carla, seats=2)
    await anna.press(card, "join")
    assert (await anna.menu("Inviter à une partie", bert)).text == told.text, "that table is full"


async def test_bots_oneself_and_people_who_left_are_not_invited(harness: BotHarness) -> None:
    anna, bert = await harness.people("Anna", "Bert")
    lobby = await lobby_of(harness, anna)
    bot = str(harness.server.world.bot.id)
    assert (await anna.menu(INVITE, bot)).text == harness.say("person-bot", name=harness.server.world.bot.display)
    assert (await anna.menu(INVITE, anna)).text == harness.say("invite-yourself")
    shown = await offered(harness, anna, bert)
    for user in (int(bot), 1):
        told = await forged(harness, anna, shown, controls.INVITE_TO(lobby, user))
        assert harness.say("invite-not-here") in told.text
        shown = await offered(harness, anna, bert)
    assert (
        harness.say("invite-yourself")
        in (await forged(harness, anna, shown, controls.INVITE_TO(lobby, anna.id))).text
    )
    shown = await offered(harness, anna, bert)
    await harness.sandbox.call("leave", user=bert.member.name)
    await harness.advance(2 * TTL)
    told = await anna.press_id(shown, controls.INVITE_TO(lobby, bert.id))
    assert harness.say("invite-not-here") in told.text
    with pytest.raises(CannotDo):
        await anna.menu(INVITE, bert)


@pytest.mark.promise("strangers")
async def test_who_refuses_invitations_or_cannot_see_the_channel_is_not_invited(harness: BotHarness) -> None:
    anna, bert, carla = await harness.people("Anna", "Bert", "Carla")
    first, second = await lobby_of(harness, anna), await lobby_of(harness, anna)
    await anna.press_id(await offered(harness, anna, bert), controls.INVITE_TO(first, bert.id))
    await harness.settled()
    await harness.kontor.users.refuse_invitations(bert.user, first)
    rung = len(await bert.pings())
    told = await anna.press_id(await offered(harness, anna, bert), controls.INVITE_TO(second, bert.id))
    assert harness.say("err-not-invited", names="Bert") in told.text
    room = str((await harness.info(second)).channel_id)
    await harness.sandbox.deny("VIEW_CHANNEL", channel=room, user=carla.member.name)
    await harness.advance(2 * TTL)
    shown = (await anna.slash("rules")).message
    told = await forged(harness, anna, shown, controls.INVITE_TO(second, carla.id))
    assert harness.say("err-guest-outside", name="Carla") in told.text
    await harness.settled()
    assert (len(await bert.pings()), await carla.pings()) == (rung, [])


async def test_only_tables_of_the_member_s_server_are_offered(harness: BotHarness) -> None:
    anna, bert = await harness.people("Anna", "Bert")
    await lobby_of(harness, anna)
    both = [anna.member.name, bert.member.name]
    await harness.sandbox.call("add_guild", name="Theirs", channels=["theirs"], members=both)
    anna.member.channel = "theirs"
    told = await anna.menu(INVITE, bert)
    assert told.text == harness.say("invite-no-lobby", name="Bert")
    await go_to(harness, anna, "a server without the bot")
    with pytest.raises(CannotDo):
        await anna.menu(INVITE, anna)


async def test_six_tables_fit_a_phone_and_the_rest_is_counted(harness: BotHarness) -> None:
    (anna,) = await harness.people("Anna")
    info = await harness.info(await lobby_of(harness, anna))
    lobbies = [msgspec.structs.replace(info, id=1000 + n) for n in range(8)]
    screen = invitation.screen(User(1, "*Bert*"), lobbies, Localizer(harness.kontor.text, "en"))
    assert len(screen.buttons) == invitation.LISTED
    assert harness.say("invite-others", n=2) in screen.text
    assert r"\*Bert\*" in screen.text


# ------------------------------------------------------------------ on a message


async def test_a_post_of_a_match_opens_its_reader_s_panel(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît", locales=("fr", "fr"))
    mover = await match.turn()
    panel = (await mover.menu("Mon coup ici", (await match.posts())[-1])).message
    assert panel.ephemeral
    seq = (await match.info()).seq
    await mover.take(panel, screen_reader.offers(panel)[0])
    assert (await match.info()).seq > seq
    carla = await harness.newcomer("Carla")
    watched = (await carla.menu(MOVE, (await match.posts())[-1])).message
    assert screen_reader.offers(watched) == []
    assert f"#{match.id}" in watched.text


async def test_any_message_in_a_match_s_thread_and_a_lobby_s_card_lead_there(harness: BotHarness) -> None:
    match, (anna, benoit) = await pair(harness, "Anna", "Benoît")
    said = await benoit.member.say("your turn!", channel=await match.place())
    panel = (await (await match.turn()).menu(MOVE, said)).message
    assert screen_reader.offers(panel)
    card = await open_lobby(harness, anna)
    opened = (await benoit.menu(MOVE, card)).message
    assert f"#{screen_reader.match_of(card)}" in opened.text
    assert screen_reader.has(opened, "join")


async def test_elsewhere_a_message_opens_all_that_waits(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    said = await mover.member.say("hello", channel=await harness.room())
    shown = (await mover.menu(MOVE, said)).message
    assert shown.ephemeral
    assert harness.say("turns-no-match") in shown.text
    assert f"#{match.id}" in shown.text
    idle = await harness.newcomer("Hermit")
    told = await idle.menu(MOVE, said)
    assert told.text == f"{harness.say('turns-no-match')}\n{harness.say('ui-turns-none')}"


async def test_a_notice_in_direct_messages_opens_its_match(harness: BotHarness) -> None:
    match, people = await pair(harness, "Anna", "Benoît")
    for player in people:
        await player.slash("settings", at="dm", notices="dm")
    await match.play_on(2)
    mover = await match.turn()
    notice = [one for one in await mover.member.dm() if not one.ephemeral][-1]
    panel = (await mover.menu(MOVE, notice)).message
    assert f"#{match.id}" in panel.text
    assert screen_reader.offers(panel)


@pytest.mark.promise("strangers")
async def test_a_stranger_s_message_opens_no_match_by_its_buttons(harness: BotHarness) -> None:
    match = await start_match(harness, "Anna", "Benoît")
    post = (await match.posts())[-1]
    zoe = await harness.newcomer("Zoë")
    await harness.sandbox.call("leave", user=zoe.member.name, guild="Kontor")
    await go_to(harness, zoe, "another server")
    copied = await zoe.member.say("look")
    world = harness.server.world
    message = world.channels[int(copied.channel_id)].messages[int(copied.id)]
    message.components = post.components
    told = await zoe.menu(MOVE, copied)
    assert harness.say("turns-no-match") in told.text, "only the bot's own posts count"
    message.author_id = world.bot.id
    told = await zoe.menu(MOVE, copied)
    assert told.text == harness.say("err-no-such-match", match=match.id)
