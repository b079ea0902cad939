"""Privacy, administration and help; and `/orders`, which lists and ends what a player has planned."""

import threading

import pytest

from engines import GAMES
from engines.core.text.messages import Msg
from i18n.almanac import Almanac
from sandbox.state.model import Role
from sandbox.state.permissions import Permission
from tests.discord_ui.helpers.almanac_readers import readers as readers
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import DiscordMatch, member, pair
from tests.through_discord.helpers.player import Player
from tools.scripted_member import screen_reader

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_only_the_owner_administers(harness: BotHarness) -> None:
    match, _ = await pair(harness, "Anna", "Bert")
    await match.play_on(2)
    place = await match.place()
    mods = Player(await harness.sandbox.member("mods", place), harness.server.world)
    assert "admin" not in [one["name"] for one in await mods.member.commands()]
    (guild,) = harness.server.world.guilds.values()
    role = Role(harness.server.world.ids.new(), "administrators", Permission.ADMINISTRATOR)
    guild.roles[role.id] = role
    guild.members[mods.id].roles.append(role.id)
    for command, options in (("admin health", {}), ("admin rollback", {"step": 1})):
        assert (await mods.slash(command, at=None, **options)).text.startswith(harness.say("admin-not-owner")), (
            command
        )

    owner = await harness.owner()
    owner.member.channel = place
    health = (await owner.slash("admin health")).text
    assert harness.say("admin-health") in health
    seq = (await match.info()).seq
    out_of_range = await owner.slash("admin rollback", step=seq)
    assert harness.say("admin-rollback-range", least=1, most=seq - 1) in out_of_range.text
    steps = await owner.member.autocomplete("admin rollback", "step", "")
    assert [step.value for step in steps] == sorted((step.value for step in steps), reverse=True)
    assert all(str(step.value) in step.name and len(step.name) > 8 for step in steps)
    assert len(steps) > 1
    assert await mods.member.autocomplete("admin rollback", "step", "") == []
    asked = (await owner.slash("admin rollback", step=1)).message
    asked_too = (await owner.slash("admin rollback", step=1)).message
    await owner.press(asked, "rollback-sure")
    assert (await match.info()).seq == seq + 1
    stale = await owner.press(asked_too, "rollback-sure")
    assert not stale.failed
    assert (await match.info()).seq == seq + 1, "a rollback pressed twice happens once"
    assert screen_reader.offers(await match.panel(await match.turn()))


async def test_a_match_that_rests_goes_on_where_it_is_once_its_fault_is_mended(harness: BotHarness) -> None:
    match, _ = await pair(harness, "Anna", "Bert")
    await match.play_on(2)
    harness.forgiven.append("froze")
    await harness.kontor.play.freeze(match.id, RuntimeError("for this test"))
    told = (await next(iter(match.people.values())).slash("move", match=match.id)).text
    assert harness.say("ui-panel-frozen") in told
    owner = await harness.owner()
    owner.member.channel = await match.place()
    assert f"#{match.id}: " in (await owner.slash("admin health")).text.replace("\\", "")
    asked = (await owner.slash("admin rollback", step=(await match.info()).seq)).message
    await owner.press(asked, "rollback-sure")
    assert (await match.info()).status == "live"


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_help_and_rules_in_the_readers_language(harness: BotHarness, locale: str) -> None:
    anna = await member(harness, locale)
    helped = (await anna.slash("help")).message
    assert harness.say("help-typed", locale) in helped.text
    which = harness.say("ui-rules-which", locale)
    for game in GAMES:
        short = (await anna.member.select((await anna.slash("help")).message, [f"{game}/overview"], which)).last
        assert short.text.startswith(f"### {harness.say('ui-rules-short', locale)}")
        assert short.has_button(harness.say("ui-rules-kontor", locale))
    waiting = await anna.click(helped, harness.say("help-waiting", locale))
    assert not waiting.failed
    word = "sceau" if locale == "fr" else "seal"
    found = await anna.member.autocomplete("rules", "word", word)
    assert any(word in one.name.lower() for one in found)
    told = await anna.slash("rules", word=found[0].value)
    title, game = found[0].name.split(" · ")
    assert title in told.text
    assert harness.say("ui-rules-of", locale, game=Msg("fugger-name")) in told.text
    assert game == harness.say("fugger-name", locale)
    contents = await anna.slash("rules", game="core")
    assert contents.message.selects
    unknown = await anna.slash("rules", word="zzzzzz")
    assert "zzzzzz" in unknown.text


@pytest.mark.parametrize("typed", [True, False])
async def test_entries_are_first_read_in_a_worker_thread(
    harness: BotHarness, readers: list[threading.Thread], monkeypatch: pytest.MonkeyPatch, *, typed: bool
) -> None:
    anna = await member(harness, "en-US")
    monkeypatch.setattr(harness.bot.app, "almanac", Almanac.load())
    if typed:
        assert await anna.member.autocomplete("rules", "word", "seal")
    else:
        assert "seal" in (await anna.slash("rules", word="seal")).text.lower()
    assert readers
    assert threading.main_thread() not in readers


async def given(harness: BotHarness, match: DiscordMatch, *people: Player) -> Player:
    """One of these people who waits, having given a move of their next turn."""
    turn = await match.turn()
    waiting = next(player for player in people if player is not turn)
    shown = await harness.kontor.premoves.panel(waiting.user, match.id)
    option = next(option for option in shown.choices.options if not option.holes)
    await harness.kontor.premoves.give(waiting.user, match.id, option.action, shown.token)
    return waiting


async def test_whoever_has_given_nothing_reads_what_it_is_and_where_it_is_given(harness: BotHarness) -> None:
    anna = await harness.newcomer("Anna", "fr")
    told = await anna.slash("orders")
    assert harness.say("ui-ahead-door", "fr") in told.text
    assert told.text == harness.say("ui-standing-none", "fr")
    assert told.message.ephemeral


async def test_all_that_stands_is_listed_without_a_match_and_ended_by_a_press_that_counts_once(
    harness: BotHarness,
) -> None:
    match, (anna, ben) = await pair(harness, "Anna", "Ben")
    waiting = await given(harness, match, anna, ben)
    other = anna if waiting is ben else ben
    listed = (await waiting.slash("orders", at=await match.place())).message
    assert harness.say("ui-standing", n=1) in listed.text
    assert f"#{match.id}" in listed.text
    assert (await other.slash("orders")).text == harness.say("ui-standing-none")
    after = (await waiting.press(listed, "standing-end")).message
    assert harness.say("ui-standing-ended", match=match.id) in after.text
    assert harness.say("ui-standing-none") in after.text
    twice = (await waiting.press_old(listed, "standing-end")).message
    assert harness.say("err-order-over") in twice.text
