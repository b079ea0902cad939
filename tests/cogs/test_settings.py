"""What people choose, by command, list, button and form."""

import time

import pytest

from sandbox.members import Response
from service.base.read_models.people import UserSettings
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import member
from tests.through_discord.helpers.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def settings(harness: BotHarness, player: Player) -> UserSettings:
    return await harness.kontor.users.settings(player.id)


async def button(player: Player, response: Response, label: str) -> Response:
    return await player.click(response.message, label)


async def filled(player: Player, response: Response, verb: str, **fields: str) -> Response:
    """Fill in the form of a button."""
    form = (await player.press(response.message, verb)).modal
    assert form is not None
    return await player.member.submit_modal(form, fields)


async def test_what_is_typed_is_kept_and_shown_in_the_new_language(harness: BotHarness) -> None:
    anna = await member(harness)
    told = await anna.slash(
        "settings",
        language="fr",
        notices="dm_hand",
        quiet_from="22h30",
        quiet_to="7",
        time_zone="paris",
        reminders="6 12",
        colour="3",
    )
    kept = await settings(harness, anna)
    assert (kept.language, kept.notices, kept.quiet, kept.time_zone) == (
        "fr",
        "dm_hand",
        (1350, 420),
        "Europe/Paris",
    )
    assert (kept.reminder_gaps, kept.style) == ((6, 12), 3)
    assert told.message.text.startswith(f"### {harness.say('set-title', 'fr')}")
    assert "22:30" in told.message.text


@pytest.mark.parametrize(
    ("options", "key", "text"),
    [
        ({"quiet_from": "late", "quiet_to": "7"}, "set-wrong-time", "late"),
        ({"time_zone": "Atlantis"}, "set-wrong-zone", "Atlantis"),
        ({"away": "soon"}, "set-wrong-day", "soon"),
        ({"reminders": "often"}, "set-wrong-hours", "often"),
    ],
)
async def test_what_cannot_be_meant_is_refused_with_what_would_be_right(
    harness: BotHarness, options: dict[str, str], key: str, text: str
) -> None:
    anna = await member(harness)
    before = await settings(harness, anna)
    told = await anna.slash("settings", notices="none", at=None, **options)
    assert told.text == harness.say(key, text=text)
    assert await settings(harness, anna) == before


async def test_half_of_the_quiet_hours_is_no_quiet_hours(harness: BotHarness) -> None:
    anna = await member(harness)
    assert (await anna.slash("settings", quiet_from="22")).text == harness.say("set-quiet-both")
    assert (await anna.slash("settings", quiet_from="7", quiet_to="7")).text == harness.say("set-quiet-same")
    await anna.slash("settings", quiet_from="22", quiet_to="7")
    await anna.slash("settings", quiet_from="23")
    assert (await settings(harness, anna)).quiet == (23 * 60, 7 * 60)
    await anna.slash("settings", quiet_from="-", quiet_to="-")
    assert (await settings(harness, anna)).quiet is None


async def test_a_vacation_in_the_past_or_for_ever_is_refused(harness: BotHarness) -> None:
    anna = await member(harness)
    for day in ("2020-01-01", "2999-01-01"):
        told = await anna.slash("settings", away=day)
        assert len(told.text) > 20
        assert (await settings(harness, anna)).vacation_until is None
    soon = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 5 * 24 * 3600))
    await anna.slash("settings", away=soon)
    assert (await settings(harness, anna)).vacation_until is not None
    await anna.slash("settings", away="-")
    assert (await settings(harness, anna)).vacation_until is None


async def test_forms_change_the_screen_in_place(harness: BotHarness) -> None:
    anna = await member(harness)
    shown = await anna.slash("settings")
    changed = await filled(anna, shown, "my-notices", notices="dm")
    assert changed.message.id == shown.message.id
    assert harness.say("choice-notices-dm") in changed.message.text
    french = await filled(anna, changed, "my-language", language="fr")
    assert french.message.text.startswith(f"### {harness.say('set-title', 'fr')}")
    await filled(anna, french, "my-style", style="5")
    kept = await settings(harness, anna)
    assert (kept.notices, kept.language, kept.style) == ("dm", "fr", 5)


async def test_forms_work_even_when_the_bot_was_restarted_meanwhile(harness: BotHarness) -> None:
    anna = await member(harness)
    shown = await anna.slash("settings")
    modal = (await anna.press(shown.message, "my-quiet")).modal
    assert modal is not None
    await harness.restart()
    done = await anna.member.submit_modal(
        modal, {"quiet_from": "21:00", "quiet_to": "8:00", "time_zone": "Europe/London"}
    )
    assert "21:00" in done.text
    kept = await settings(harness, anna)
    assert (kept.quiet, kept.time_zone) == ((21 * 60, 8 * 60), "Europe/London")

    soon = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 5 * 24 * 3600))
    await anna.slash("settings", away=soon)
    vacation = (await anna.press(shown.message, "my-vacation")).modal
    assert vacation is not None
    assert soon in [field.value for field in vacation.fields], "sending the form unchanged changes nothing"
    await anna.member.submit_modal(vacation, {"vacation": "", "time_zone": "Europe/London"})
    assert (await settings(harness, anna)).vacation_until is None


async def test_a_refused_form_opens_again_as_it_was_filled_in(harness: BotHarness) -> None:
    anna = await member(harness)
    shown = await anna.slash("settings")
    typed = {"quiet_from": "21:00", "quiet_to": "8h 15", "time_zone": "Atlantis: centre"}
    told = await filled(anna, shown, "my-quiet", **typed)
    assert "Atlantis" in told.text
    await harness.restart()
    again = (await anna.press(told.message, "my-again")).modal
    assert again is not None
    assert {field.custom_id: field.value for field in again.fields} == typed
    still = await anna.member.submit_modal(again, {**typed, "time_zone": "Lyonesse"})
    assert harness.say("set-wrong-zone", text="Lyonesse") in still.text
    done = await filled(anna, still, "my-again", **{**typed, "time_zone": "MEZ"})
    assert harness.say("set-kept") in done.text
    kept = await settings(harness, anna)
    assert (kept.quiet, kept.time_zone) == ((21 * 60, 8 * 60 + 15), "Europe/Berlin")


async def test_the_notice_can_be_tried_in_every_kind(harness: BotHarness) -> None:
    anna = await member(harness)
    test = harness.say("set-button-test")
    shown = await anna.slash("settings", notices="none")
    assert (await button(anna, shown, test)).last.text == harness.say("set-test-none")

    shown = await anna.slash("settings", notices="mention")
    before = len(await anna.pings())
    assert (await button(anna, shown, test)).last.text == harness.say("set-test-mentioned")
    assert [ping.reason for ping in (await anna.pings())[before:]] == ["mention"]

    shown = await anna.slash("settings", notices="dm")
    assert (await button(anna, shown, test)).last.text == harness.say("set-test-sent")
    assert (await anna.member.dm())[-1].text == harness.say("set-test-notice")

    await harness.sandbox.call("close_dms", user=anna.member.name)
    assert (await button(anna, shown, test)).last.text == harness.say("set-test-closed")

    shown = await anna.slash("settings", notices="mention")
    await harness.sandbox.deny("SEND_MESSAGES", channel=anna.member.channel)
    assert (await button(anna, shown, test)).last.text == harness.say("set-test-here-not")


async def test_time_zones_are_suggested(harness: BotHarness) -> None:
    anna = await member(harness)
    found = await anna.member.autocomplete("settings", "time-zone", "new y")
    assert [one.value for one in found] == ["America/New_York"]


@pytest.mark.parametrize("name", ["time_zone", "away"])
async def test_half_a_character_that_is_typed_is_answered_with_a_sentence(harness: BotHarness, name: str) -> None:
    anna = await member(harness)
    told = await anna.slash("settings", **{name: "\ud83d"})
    assert "\ufffd" in told.text
    assert "Something went wrong" not in told.text
