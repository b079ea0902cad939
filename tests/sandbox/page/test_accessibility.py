"""The page for whoever cannot see it, or uses no mouse: axe finds nothing, keys reach everything."""

from __future__ import annotations

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect

from tests.sandbox.page.conftest import Enter
from tests.sandbox.page.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def findings(person: Person) -> list[str]:
    """What axe calls serious or critical, one line each."""
    results = await Axe().run(person.page)
    return [
        f"{one['id']}: {one['help']} {node['html'][:200]} {node['failureSummary'][:300]}"
        for one in results.response["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(("dark", "size"), [(True, (1280, 900)), (False, (1280, 900)), (True, (390, 800))])
async def test_axe_has_nothing_serious_to_say(enter: Enter, dark: bool, size: tuple[int, int]) -> None:
    anna = await enter("Anna", dark=dark, size=size)
    page = anna.page
    assert await findings(anna) == []
    await anna.play_alone()
    panel = await anna.open_panel()
    assert await findings(anna) == []
    await panel.get_by_role("button", name="Note").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await findings(anna) == []
    await anna.keys("<Escape>")
    await (await anna.drawn(panel)).click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await findings(anna) == []
    await anna.keys("<Escape>")
    await anna.at_box()
    await anna.keys("/")
    await expect(page.locator(".suggestions")).to_be_visible()
    assert await findings(anna) == []
    await anna.keys("match new ")
    await expect(anna.suggestion("Die Fugger")).to_be_visible()
    assert await findings(anna) == []
    await anna.keys("<Escape>", "<Escape>")
    await page.get_by_role("button", name="Break things").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await findings(anna) == []
    await anna.keys("<Escape>")
    if size[0] < 768:
        await page.get_by_role("button", name="Channels").click()
    await page.locator(".you-button").click()
    assert await findings(anna) == []


async def test_a_turn_is_taken_without_a_mouse(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.play_alone()
    posts = await anna.asked.count()
    await anna.at_box()
    for _ in range(12):
        await anna.keys("<Shift+Tab>")
        if await anna.page.evaluate("document.activeElement.dataset.control?.startsWith('p:move')"):
            break
    await anna.keys("<Enter>")
    panel = anna.private.last
    await expect(panel.locator('[data-control^="m:"]').first).to_be_visible()
    for _ in range(20):
        await anna.keys("<Tab>")
        if await anna.page.evaluate("document.activeElement.dataset.control?.startsWith('m:')"):
            break
    await anna.keys("<Enter>")
    await expect(anna.asked).to_have_count(posts + 1)
    assert await panel.evaluate("panel => panel.contains(document.activeElement)")


async def test_what_comes_is_told_to_screen_readers(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.play_alone()
    log = anna.page.get_by_role("log")
    await expect(log).to_have_attribute("aria-live", "polite")
    await expect(log).to_have_attribute("aria-label", "Messages in " + await anna.place())
    picture = anna.public.locator(".picture img").last
    alt = await picture.get_attribute("alt")
    assert alt
    assert "Anna" in alt


async def test_focus_comes_back_to_a_picture_whose_message_was_changed(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.play_alone()
    await anna.public.locator(".picture").last.click()
    await expect(anna.page.get_by_role("dialog", name="Picture")).to_be_visible()
    await anna.page.evaluate(
        """() => {
            const pictures = document.querySelectorAll("#stage .msg:not(.private) .picture");
            const old = [...pictures].at(-1).closest(".msg");
            old.replaceWith(old.cloneNode(true));
        }"""
    )
    await anna.keys("<Escape>")
    await expect(anna.public.locator(".picture:focus")).to_have_count(1)


BENEATH = """() => {
    const parts = ["[aria-expanded=true].chooser", ".chooser-popup"];
    const [button, list] = parts.map((one) => document.querySelector(one).getBoundingClientRect().x);
    return Math.abs(button - list) <= 8;
}"""


async def test_a_list_follows_its_control_and_leaves_with_it(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.enter("general")
    await anna.at_box()
    await anna.keys("/settings ", "<Enter>")
    chooser = anna.private.last.locator(".chooser").first
    await chooser.click()
    options = anna.page.locator(".chooser-popup")
    for width in (900, 1280):
        await anna.page.set_viewport_size({"width": width, "height": 900})
        await anna.page.wait_for_function(BENEATH)
    await anna.private.last.evaluate("item => item.remove()")
    await anna.page.set_viewport_size({"width": 900, "height": 900})
    await expect(options).to_have_count(0)


async def test_whoever_dismisses_something_stays_among_the_messages(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.enter("general")
    await anna.at_box()
    await anna.keys("/turns ", "<Enter>")
    await expect(anna.private.last).to_contain_text("Nothing waits for you.")
    await anna.private.last.get_by_role("button", name="Dismiss").press("Enter")
    await expect(anna.private).to_have_count(0)
    assert await anna.page.evaluate("document.querySelector('.log').contains(document.activeElement)")


async def test_whoever_is_about_to_dismiss_what_is_answered_meanwhile_stays_there(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.play_alone()
    panel = await anna.open_panel()
    seen = await panel.evaluate_handle("item => item")
    dismiss = panel.get_by_role("button", name="Dismiss")
    anna.ground.server.faults.add(method="POST", route="/interactions/", delay=0.5)
    await panel.get_by_role("button", name="Refresh").click()
    await dismiss.focus()
    await anna.page.wait_for_function("item => !item.isConnected", arg=seen)
    await expect(dismiss).to_be_focused()
