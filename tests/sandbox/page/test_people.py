"""Several people: what each sees and is pinged for, in which language; and windows that change their member."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from tests.sandbox.page.conftest import Enter
from tests.sandbox.page.helpers.page_user import PATIENCE

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def test_a_panel_is_seen_by_its_owner_only(enter: Enter) -> None:
    anna, bert = await enter("Anna", at="a match"), await enter("Bert")
    await bert.enter((await anna.page.locator(".head-title").inner_text()).strip())
    panel = await anna.open_panel()
    await expect(panel).to_contain_text("Only you can see this")
    await anna.page.locator("#box").fill("done looking")
    await anna.page.locator("#box").press("Enter")
    await expect(bert.messages.filter(has_text="done looking")).to_be_visible()
    await expect(bert.private).to_have_count(0)
    await expect(bert.page.locator('[data-control^="m:"]')).to_have_count(0)
    await panel.get_by_role("button", name="Dismiss").click()
    await expect(anna.private).to_have_count(0)


async def test_a_page_begins_in_the_language_of_its_browser_until_another_is_chosen(enter: Enter) -> None:
    anna, bert = await enter("Anna", browser_locale="fr-CA"), await enter("Bert", browser_locale="ja-JP")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    await expect(anna.page.locator(".hero h2")).not_to_have_text(await bert.page.locator(".hero h2").inner_text())
    await expect(bert.page.locator("html")).to_have_attribute("lang", "en")
    await anna.page.locator(".you-button").click()
    await anna.page.locator(".switch-row.chosen").get_by_role("button", name="English").click()
    await expect(anna.page.locator(".hero h2")).to_have_text(await bert.page.locator(".hero h2").inner_text())
    await anna.page.reload()
    await expect(anna.page.locator(".hero h2")).to_be_visible()
    await expect(anna.page.locator("html")).to_have_attribute("lang", "en")


async def test_what_is_said_while_a_channel_loads_is_seen(enter: Enter) -> None:
    anna, bert = await enter("Anna", at="general"), await enter("Bert", at="games")
    asked, said = asyncio.Event(), asyncio.Event()

    async def slow(route: Route) -> None:
        answer = await route.fetch()
        asked.set()
        await said.wait()
        await route.fulfill(response=answer)

    await bert.page.route("**/sandbox/messages", slow)
    entering = asyncio.create_task(bert.enter("general"))
    await asked.wait()
    await anna.types("said in between", "<Enter>")
    await expect(anna.messages.filter(has_text="said in between")).to_be_visible()
    async with bert.page.expect_response("**/sandbox/messages"):
        said.set()
    await entering
    await expect(bert.page.locator(".log")).to_have_attribute("aria-label", "Messages in #general")
    await expect(bert.messages.filter(has_text="said in between")).to_be_visible()


async def test_a_press_counts_though_messages_come_and_change_before_it_ends(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    panel = await anna.open_panel()
    other = await anna.page.context.new_page()
    await other.goto(anna.page.url)
    theirs = other.locator(".timeline .msg.private")
    await expect(theirs).to_have_count(1)
    dismiss = await panel.get_by_role("button", name="Dismiss").bounding_box()
    assert dismiss is not None
    await anna.page.mouse.move(dismiss["x"] + dismiss["width"] / 2, dismiss["y"] + dismiss["height"] / 2)
    await anna.page.mouse.down()
    move = await theirs.locator('[data-control^="m:"]').first.get_attribute("data-control")
    await theirs.locator(f'[data-control="{move}"]').click()
    await expect(theirs.locator(f'[data-control="{move}"]')).to_have_count(0)
    await other.locator("#box").fill("done")
    await other.locator("#box").press("Enter")
    await expect(other.locator(".timeline .msg").filter(has_text="done")).to_be_visible()
    await anna.page.mouse.up()
    await expect(anna.private).to_have_count(0)
    await expect(anna.messages.filter(has_text="done")).to_be_visible()


async def test_a_long_channel_is_read_from_its_end_to_its_beginning(enter: Enter) -> None:
    anna = await enter("Anna")
    sandbox = anna.ground.server.handle()
    attic = await sandbox.call("add_channel", name="library")
    ids = [
        (await sandbox.call("say", user=anna.account, channel=attic, content=f"Volume {number}"))["id"]
        for number in range(1, 301)
    ]
    await anna.enter("library")
    await expect(anna.messages.last).to_contain_text("Volume 300")
    await expect(anna.messages.last).to_be_in_viewport()
    old = f"https://discord.com/channels/1/{attic}/{ids[99]}"
    await sandbox.call("remove", user=anna.account, channel=attic, message=ids[1])
    await sandbox.call("say", user=anna.account, channel=attic, content=f"[See there]({old})")
    await anna.page.get_by_role("link", name="See there").click()
    await expect(anna.messages.filter(has_text="Volume 100")).to_be_in_viewport()
    first = anna.page.get_by_role("heading", name="Welcome to #library")
    for _ in range(PATIENCE // 50):
        if await first.count():
            break
        await anna.page.locator(".log").press("Home")
        await anna.page.wait_for_timeout(50)
    await anna.page.locator(".log").press("Home")
    await expect(first).to_be_in_viewport()
    told = await anna.messages.locator(".msg-body").all_inner_texts()
    assert told == [f"Volume {number}" for number in range(1, 301) if number != 2] + ["See there"]


async def test_what_rings_is_seen_wherever_one_is(enter: Enter) -> None:
    anna, bert = await enter("Anna", at="general"), await enter("Bert", at="games")
    await anna.types(f"Are you there, @{bert.account}?", "<Enter>")
    toast = bert.page.locator(".toast")
    await expect(toast).to_contain_text("Are you there, @Bert?")
    await expect(bert.page).to_have_title("(1) #games · Kontor sandbox")
    place = bert.page.get_by_role("button", name="general, unread, 1 mention")
    await expect(place.locator(".badge")).to_have_text("1")
    await toast.locator(".toast-body").click()
    await expect(bert.page.locator(".head-title")).to_have_text("general")
    await expect(bert.messages.last).to_be_in_viewport()
    await expect(bert.page).to_have_title("#general · Kontor sandbox")
    await expect(bert.page.locator(".badge")).to_have_count(0)


async def test_what_is_read_in_one_tab_is_read_in_all(enter: Enter) -> None:
    anna, bert = await enter("Anna"), await enter("Bert", at="games")
    await anna.enter("games")
    other = await bert.page.context.new_page()
    await other.goto(bert.page.url)
    await expect(other.locator(".head-title")).to_have_text("games")
    await anna.enter("general")
    await anna.types(f"@{bert.account}, look here", "<Enter>")
    await expect(other.locator("#channels .badge")).to_have_text("1")
    await bert.enter("general")
    await expect(other.locator("#channels .badge")).to_have_count(0)
    third = await bert.page.context.new_page()
    await third.goto(f"{anna.ground.server.url}/?as={bert.account}")
    await expect(third.get_by_role("button", name="general", exact=True)).to_be_visible()


async def test_the_browser_goes_back_and_forward(enter: Enter) -> None:
    anna = await enter("Anna")
    page = anna.page
    for place in ("general", "games"):
        await anna.enter(place)
    sandbox = anna.ground.server.handle()
    attic = await sandbox.call("add_channel", name="attic")
    await anna.enter("attic")
    await sandbox.call("delete_channel", channel=attic)
    await expect(page.locator(".head-title")).to_have_text("Start")
    await expect(page.get_by_role("button", name="A fresh server")).to_be_visible()
    for place in ("games", "general", "Start"):
        await page.go_back()
        await expect(page.locator(".head-title")).to_have_text(place)
    await page.go_forward()
    await expect(page.locator(".head-title")).to_have_text("general")
    await expect(page.get_by_role("log", name="Messages in #general")).to_be_visible()


async def test_a_direct_message_rings_and_is_its_readers_own(enter: Enter) -> None:
    anna, bert = await enter("Anna", at="general"), await enter("Bert", at="general")
    acting = await anna.ground.server.handle().member(anna.account, "general")
    await acting.slash("settings", {"notices": "dm"})
    lines = anna.private.last
    await expect(lines).to_contain_text("Notices: direct message")
    await lines.get_by_role("button", name="Test the notice").click()
    await expect(anna.page.locator(".toast")).to_contain_text("Kontor wrote to you")
    await anna.page.get_by_role("button", name="Direct messages").click()
    await expect(anna.messages.last).to_contain_text("Kontor")
    await bert.page.get_by_role("button", name="Direct messages").click()
    await expect(bert.page.locator(".head-title")).to_have_text("Kontor")
    await expect(bert.messages).to_have_count(0)


async def test_one_window_becomes_somebody_else_and_speaks_their_language(enter: Enter) -> None:
    anna = await enter("Anna")
    page = anna.page
    await anna.enter("games")
    await page.locator(".you-button").click()
    switcher = page.get_by_role("dialog", name="Act as someone else")
    cleo = switcher.locator(".switch-row").filter(has_text="Cleo")
    await cleo.get_by_role("button", name="Français").click()
    await expect(cleo.get_by_role("button", name="Français")).to_have_attribute("aria-pressed", "true")
    await cleo.get_by_role("button", name="Act as Cleo").click()
    await expect(page.locator(".you-button")).to_contain_text("Cleo")
    await expect(page.locator("html")).to_have_attribute("lang", "fr")
    await anna.types("/partie n")
    await anna.pointed("/partie nouvelle")
    await page.reload()
    await expect(page.locator(".you-button")).to_contain_text("Cleo")
    await expect(page.locator(".head-title")).to_have_text("games")
    await page.locator(".you-button").click()
    await page.locator(".switch-row.chosen").get_by_role("button", name="English").click()
    await expect(page.locator("html")).to_have_attribute("lang", "en")
