"""What people choose, by command, list, button and form."""

from __future__ import annotations

import time

import pytest

from sandbox.members import Response
from service.base.read_models import UserSettings
from tests.through_discord.house import House
from tests.through_discord.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def somebody(house: House, locale: str = "en-US") -> Person:
    """A new member in a channel of their own."""
    person = await house.newcomer("Anna", locale)
    person.member.channel = await house.room()
    return person


async def settings(house: House, person: Person) -> UserSettings:
    """What is kept of a person."""
    return await house.kontor.users.settings(person.id)


async def button(person: Person, response: Response, label: str) -> Response:
    return await person.click(response.message, label)


async def test_what_is_typed_is_kept_and_shown_in_the_new_language(house: House) -> None:
    anna = await somebody(house)
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
    kept = await settings(house, anna)
    assert (kept.language, kept.notices, kept.quiet, kept.time_zone) == (
        "fr",
        "dm_hand",
        (1350, 420),
        "Europe/Paris",
    )
    assert (kept.reminder_gaps, kept.style) == ((6, 12), 3)
    assert told.message.text.startswith(f"### {house.say('set-title', 'fr')}")
    assert "22:30" in told.message.text


@pytest.mark.parametrize(
    ("options", "key", "text"),
    [
        ({"quiet_from": "late", "quiet_to": "7"}, "set-wrong-time", "late"),
        ({"time_zone": "Atlantis"}, "set-wrong-zone", "Atlantis"),
        ({"vacation_until": "soon"}, "set-wrong-day", "soon"),
        ({"reminders": "often"}, "set-wrong-hours", "often"),
    ],
)
async def test_what_cannot_be_meant_is_refused_with_what_would_be_right(
    house: House, options: dict[str, str], key: str, text: str
) -> None:
    anna = await somebody(house)
    before = await settings(house, anna)
    told = await anna.slash("settings", notices="none", at=None, **options)
    assert told.text == house.say(key, text=text)
    assert await settings(house, anna) == before


async def test_half_of_the_quiet_hours_is_no_quiet_hours(house: House) -> None:
    anna = await somebody(house)
    assert (await anna.slash("settings", quiet_from="22")).text == house.say("set-quiet-both")
    assert (await anna.slash("settings", quiet_from="7", quiet_to="7")).text == house.say("set-quiet-same")
    await anna.slash("settings", quiet_from="22", quiet_to="7")
    await anna.slash("settings", quiet_from="23")
    assert (await settings(house, anna)).quiet == (23 * 60, 7 * 60)
    await anna.slash("settings", quiet_from="-", quiet_to="-")
    assert (await settings(house, anna)).quiet is None


async def test_a_vacation_in_the_past_or_for_ever_is_refused(house: House) -> None:
    anna = await somebody(house)
    for day in ("2020-01-01", "2999-01-01"):
        told = await anna.slash("settings", vacation_until=day)
        assert len(told.text) > 20
        assert (await settings(house, anna)).vacation_until is None
    soon = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 5 * 24 * 3600))
    await anna.slash("settings", vacation_until=soon)
    assert (await settings(house, anna)).vacation_until is not None
    await anna.slash("settings", vacation_until="-")
    assert (await settings(house, anna)).vacation_until is None


async def test_lists_change_the_screen_in_place(house: House) -> None:
    anna = await somebody(house)
    shown = await anna.slash("settings")
    changed = await anna.choose(shown.message, "my-notices", "dm")
    assert changed.message.id == shown.message.id
    assert house.say("choice-notices-dm") in changed.message.text
    french = await anna.choose(changed.message, "my-language", "fr")
    assert french.message.text.startswith(f"### {house.say('set-title', 'fr')}")
    await anna.choose(french.message, "my-style", "5")
    kept = await settings(house, anna)
    assert (kept.notices, kept.language, kept.style) == ("dm", "fr", 5)


async def test_forms_work_even_when_the_bot_was_restarted_meanwhile(house: House) -> None:
    anna = await somebody(house)
    shown = await anna.slash("settings")
    modal = (await button(anna, shown, house.say("set-button-quiet"))).modal
    assert modal is not None
    await house.restart()
    done = await anna.member.submit_modal(
        modal, {"quiet_from": "21:00", "quiet_to": "8:00", "time_zone": "Europe/London"}
    )
    assert "21:00" in done.text
    kept = await settings(house, anna)
    assert (kept.quiet, kept.time_zone) == ((21 * 60, 8 * 60), "Europe/London")

    wrong = (await button(anna, shown, house.say("set-button-reminders"))).modal
    assert wrong is not None
    told = await anna.member.submit_modal(wrong, {"reminders": "x"})
    assert house.say("set-wrong-hours", text="x") in told.text

    soon = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 5 * 24 * 3600))
    await anna.slash("settings", vacation_until=soon)
    vacation = (await button(anna, shown, house.say("set-button-vacation"))).modal
    assert vacation is not None
    assert soon in [field.value for field in vacation.fields], "sending the form unchanged changes nothing"
    await anna.member.submit_modal(vacation, {"vacation": "", "time_zone": "Europe/London"})
    assert (await settings(house, anna)).vacation_until is None


async def test_the_notice_can_be_tried_in_every_kind(house: House) -> None:
    anna = await somebody(house)
    test = house.say("set-button-test")
    shown = await anna.slash("settings", notices="none")
    assert (await button(anna, shown, test)).last.text == house.say("set-test-none")

    shown = await anna.slash("settings", notices="mention")
    before = len(await anna.pings())
    assert (await button(anna, shown, test)).last.text == house.say("set-test-mentioned")
    assert [ping.reason for ping in (await anna.pings())[before:]] == ["mention"]

    shown = await anna.slash("settings", notices="dm")
    assert (await button(anna, shown, test)).last.text == house.say("set-test-sent")
    assert (await anna.member.dm())[-1].text == house.say("set-test-notice")

    await house.sandbox.call("close_dms", user=anna.member.name)
    assert (await button(anna, shown, test)).last.text == house.say("set-test-closed")

    shown = await anna.slash("settings", notices="mention")
    await house.sandbox.deny("SEND_MESSAGES", channel=anna.member.channel)
    assert (await button(anna, shown, test)).last.text == house.say("set-test-here-not")


async def test_time_zones_are_suggested(house: House) -> None:
    anna = await somebody(house)
    found = await anna.member.autocomplete("settings", "time-zone", "new y")
    assert [one.value for one in found] == ["America/New_York"]


@pytest.mark.parametrize("name", ["time_zone", "vacation_until"])
async def test_half_a_character_that_is_typed_is_answered_with_a_sentence(house: House, name: str) -> None:
    anna = await somebody(house)
    told = await anna.slash("settings", **{name: "\ud83d"})
    assert "\ufffd" in told.text
    assert "Something went wrong" not in told.text
