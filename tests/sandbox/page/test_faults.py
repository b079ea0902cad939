"""The drawer in which things are broken by hand, and that Kontor copes."""

import pytest
from playwright.async_api import Locator, expect

from tests.sandbox.page.conftest import Enter
from tests.sandbox.page.helpers.page_user import PageUser

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def drawer(person: PageUser) -> Locator:
    await person.page.get_by_role("button", name="Break things").click()
    shown = person.page.get_by_role("dialog", name="Break things")
    await expect(shown).to_be_visible()
    return shown


async def test_the_bot_is_killed_in_mid_turn_and_the_old_panel_still_moves(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    panel = await anna.open_panel()
    move = panel.locator('[data-control^="m:"]').first
    control = await move.get_attribute("data-control")
    faults = await drawer(anna)
    before = anna.ground.server.gateway.identifies
    await faults.get_by_role("button", name="Kill the bot and start it again").click()
    await expect(faults.get_by_role("status")).to_have_text("Done.")
    assert anna.ground.server.gateway.identifies == before + 1
    await anna.keys("<Escape>")
    posts = await anna.asked.count()
    await move.click()
    await expect(panel.locator(f'[data-control="{control}"]')).to_have_count(0)
    await expect(anna.asked).to_have_count(posts + 1)


async def test_discord_out_of_reach_is_said_and_mended(enter: Enter) -> None:
    anna = await enter("Anna", at="general")
    faults = await drawer(anna)
    await faults.get_by_role("switch", name="Discord can’t be reached").click()
    await expect(anna.page.locator("#banner")).to_contain_text("Kontor is offline")
    await anna.keys("<Escape>")
    await anna.types("/turns ", "<Enter>")
    await expect(anna.messages.filter(has_text="The application did not respond")).to_be_visible()
    faults = await drawer(anna)
    await faults.get_by_role("button", name="Reset everything").click()
    await expect(anna.page.locator("#banner")).to_be_empty()
    await anna.keys("<Escape>")
    await anna.types("/turns ", "<Enter>")
    await expect(anna.private.last).to_contain_text("Nothing’s waiting for you")


async def test_who_writes_on_as_the_drawer_closes_loses_no_letter(enter: Enter) -> None:
    anna = await enter("Anna", at="general")
    for _ in range(5):
        faults = await drawer(anna)
        # Both in one task, before the browser reports the closing.
        await faults.evaluate("(dialog) => { dialog.close(); document.getElementById('box').focus(); }")
        await expect(faults).to_have_count(0)
        await anna.keys("x")
    await expect(await anna.at_box()).to_have_value("xxxxx")


async def test_a_right_is_taken_and_given_back(enter: Enter) -> None:
    anna = await enter("Anna", at="general")
    faults = await drawer(anna)
    await faults.get_by_label("Right", exact=True).select_option("SEND_MESSAGES")
    await faults.get_by_role("button", name="Take it from the bot").click()
    await expect(faults).to_contain_text("Taken away in #general: Send messages")
    await anna.keys("<Escape>")
    await anna.types("/match new ", "fug", "<Tab>", "<Enter>")
    await expect(anna.private.last).to_contain_text("Send Messages")
    faults = await drawer(anna)
    await faults.get_by_role("button", name="Give back all rights").click()
    await expect(faults.get_by_text("Taken away")).to_have_count(0)


async def test_a_deleted_thread_leaves_the_list_and_the_match_can_go_on(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    thread = (await anna.page.locator(".head-title").inner_text()).strip()
    faults = await drawer(anna)
    await faults.get_by_role("button", name="Delete it").click()
    await expect(anna.page.locator(".place-button").filter(has_text=thread)).to_have_count(0)
    await anna.keys("<Escape>")
    await expect(anna.page.get_by_role("button", name="Break things")).to_be_focused()
    # The bot's question to the host may be beside it.
    await expect(anna.page.locator(".toast").filter(has_text=f"{thread} was deleted")).to_have_count(1)
    assert await anna.place() == "games"
    await expect(anna.page.get_by_role("log", name="Messages in #games")).to_be_visible()
    await anna.types("/match resume ", "<Enter>")
    await expect(anna.page.locator(".place-button").filter(has_text=thread)).to_have_count(1)
    await anna.keys("/turns ", "<Enter>")
    await expect(anna.private.last).to_contain_text(thread)


async def test_who_is_thrown_out_leaves_the_server_and_is_let_in_again(enter: Enter) -> None:
    anna, ludo = await enter("Anna"), await enter("Ludo")
    for person in (anna, ludo):
        await person.enter("general")
    faults = await drawer(anna)
    member = faults.get_by_label("Member", exact=True)
    for act in ("Kick from the server", "Ban from the server"):
        await member.select_option(label="Ludo")
        await faults.get_by_role("button", name=act).click()
        await expect(ludo.page.locator(".toast").first).to_contain_text("no longer a member of")
        await expect(ludo.page.locator("#channels .place-button")).to_have_count(0)
        await expect(member.locator("option", has_text="Ludo")).to_have_count(0)
        if act.startswith("Kick"):
            await faults.get_by_role("button", name="Let Ludo in again").click()
            await ludo.enter("general")
    await faults.get_by_role("button", name="Reset everything").click()
    await expect(faults.get_by_role("button", name="Let Ludo in again")).to_have_count(0)
    await ludo.enter("general")
    await ludo.types("I am back", "<Enter>")
    await expect(anna.messages.last).to_contain_text("I am back")
    assert anna.errors == ludo.errors == []


async def test_closed_doors_and_slow_answers_are_switches(enter: Enter) -> None:
    anna = await enter("Anna")
    faults = await drawer(anna)
    me = next(user for user in anna.ground.server.world.users.values() if user.name == anna.account)
    await faults.get_by_role("switch", name="Anna accepts direct messages").last.click()
    await expect(faults.get_by_role("switch", name="Anna accepts direct messages").last).not_to_be_checked()
    assert not me.dms_open
    slow = faults.get_by_role("switch", name="Every answer takes two seconds longer")
    await slow.click()
    await expect(slow).to_be_checked()
    assert [one["delay"] for one in anna.ground.server.faults.listed()] == [2]
    await slow.click()
    await expect(slow).not_to_be_checked()
    assert anna.ground.server.faults.listed() == []
    await faults.get_by_role("button", name="Reset everything").click()
    await expect(faults.get_by_role("status")).to_have_text("Done.")
    assert me.dms_open


async def test_this_client_goes_offline_and_catches_up(enter: Enter) -> None:
    anna, bert = await enter("Anna", at="general"), await enter("Bert", at="general")
    faults = await drawer(anna)
    await faults.get_by_role("switch", name="Take this client offline").click()
    await anna.keys("<Escape>")
    await expect(anna.page.locator("#banner")).to_contain_text("You took this client offline")
    await bert.types("Did you miss this?", "<Enter>")
    await expect(bert.messages.last).to_contain_text("Did you miss this?")
    await expect(anna.messages.filter(has_text="Did you miss this?")).to_have_count(0)
    await anna.page.get_by_role("button", name="Go online").click()
    await expect(anna.messages.last).to_contain_text("Did you miss this?")


async def test_what_cannot_be_loaded_is_said_and_loaded_later(enter: Enter) -> None:
    anna, bert = await enter("Anna"), await enter("Bert", at="games")
    await bert.types("Anybody for a match?", "<Enter>")
    await anna.enter("general")
    faults = await drawer(anna)
    await faults.get_by_role("switch", name="Take this client offline").click()
    await anna.keys("<Escape>")
    await anna.enter("games")
    await expect(anna.page.locator(".log").get_by_role("alert")).to_contain_text("isn’t answering")
    await anna.page.get_by_role("button", name="Direct messages").click()
    await expect(anna.page.locator(".toast")).to_contain_text("isn’t answering")
    await anna.page.get_by_role("button", name="Go online").click()
    await expect(anna.messages.filter(has_text="Anybody for a match?").last).to_be_visible()
    await expect(anna.page.locator(".log").get_by_role("alert")).to_have_count(0)
