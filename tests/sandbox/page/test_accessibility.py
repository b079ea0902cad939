"""The page without sight or without a mouse: axe finds nothing, keys reach everything."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect

from tests.sandbox.page.conftest import Enter
from tests.sandbox.page.helpers.page_user import PageUser, open_match

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def findings(person: PageUser) -> list[str]:
    """What axe calls serious or critical, one line each."""
    return [
        f"{one['id']}: {one['help']} {node['html'][:200]} {node['failureSummary'][:300]}"
        for one in (await Axe().run(person.page)).response["violations"]
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
    await panel.get_by_role("button", name="More…").click()
    await panel.get_by_role("button", name="Note").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await findings(anna) == []
    await anna.keys("<Escape>")
    assert await findings(anna) == []
    await panel.get_by_role("button", name="Back").click()
    await (await anna.drawn(panel)).click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await findings(anna) == []
    await anna.keys("<Escape>")
    await anna.types("/")
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


FOCUSED = "document.activeElement.dataset.control ?? ''"


async def at_your_move(person: PageUser) -> None:
    """Go by keys to the button “Your move” of the newest post."""
    await person.at_box()
    for _ in range(12):
        await person.keys("<Shift+Tab>")
        if str(await person.page.evaluate(FOCUSED)).startswith("p:move"):
            return
    raise AssertionError("no key leads to “Your move”")


async def test_a_turn_is_taken_without_a_mouse(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    posts = await anna.asked.count()
    await at_your_move(anna)
    await anna.keys("<Enter>")
    panel = anna.private.last
    await expect(panel.locator('[data-control^="m:"]').first).to_be_focused()
    control = str(await anna.page.evaluate(FOCUSED))
    await anna.keys("<Enter>")
    await expect(anna.asked).to_have_count(posts + 1)
    await expect(panel.locator(f'[data-control="{control}"]')).to_have_count(0)
    # The panel waits for the others and is asked again: the next move, whatever control it got.
    await expect(panel.locator(".main:focus, .chooser:focus")).to_have_count(1)


async def test_whoever_has_moved_and_waits_is_not_led_to_undo(enter: Enter) -> None:
    anna, bert = await enter("Anna"), await enter("Bert")
    await open_match(anna, bert, grace="60")
    await expect(anna.public.filter(has_text="your move in").last).to_be_visible()
    mover = anna if await anna.asked.count() else bert
    panel = await mover.open_panel()
    await panel.locator('[data-control^="m:"]').first.press("Enter")
    await expect(panel.get_by_role("button", name="Undo")).to_be_visible()
    await expect(panel).to_be_focused()


STEPS = """async rows => {
    const { nextStep } = await import("/page/js/steps.js");
    const { h } = await import("/page/js/dom.js");
    const button = label => {
        const [, sign, words] = label.match(/^[|]?([!x]?)(.*)$/);
        const look = `button ${sign ? "main" : "plain"}`;
        return h("button", { class: look, text: words, disabled: sign === "x", dataset: { control: words } });
    };
    const part = row => h("div", { class: row[0].startsWith("|") ? "section-side" : "row" }, row.map(button));
    const message = h("li", {}, rows.map(part));
    return nextStep(message)?.textContent ?? null;
}"""


@pytest.mark.parametrize(
    ("rows", "step"),
    [
        ([["How to play"], ["!Draw", "!Play wine"], ["Undo", "Rules"]], "Draw"),
        ([["x!Draw", "!Play wine"], ["Undo"]], "Play wine"),
        ([["How to play"], ["Build…", "Trade…"], ["Undo", "Rules"]], "Build…"),
        ([["Build…", "!End the turn"], ["Undo", "Rules"]], "Build…"),
        ([["Undo", "Rules", "!Next match"], ["Board", "Ahead…"]], "Next match"),
        ([["Undo", "Rules"], ["Board", "Ahead…"]], None),
        ([["|Place…"], ["|!Draw"], ["Undo", "More…"]], "Place…"),
        ([["|Details"], ["|!Draw"], ["Undo", "More…"]], "Draw"),
        ([["Undo: what was long…", "More…"]], None),
    ],
)
async def test_the_next_step_is_what_a_message_puts_forward(
    enter: Enter, rows: list[list[str]], step: str | None
) -> None:
    anna = await enter("Anna")
    assert await anna.page.evaluate(STEPS, rows) == step


async def test_a_panel_takes_nobody_away_from_what_they_write(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    anna.ground.server.faults.add(method="POST", route="/interactions/", delay=0.5)
    await at_your_move(anna)
    await anna.keys("<Enter>")
    box = await anna.types("One moment")
    await expect(anna.private.last.locator('[data-control^="m:"]').first).to_be_visible()
    await expect(box).to_be_focused()


async def test_a_key_held_down_opens_a_panel_and_makes_no_move(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    posts = await anna.asked.count()
    await at_your_move(anna)
    await anna.page.keyboard.down("Enter")
    panel = anna.private.last
    first = panel.locator('[data-control^="m:"]').first
    await expect(first).to_be_focused()
    control = str(await first.get_attribute("data-control"))
    await anna.page.keyboard.down("Enter")
    await anna.page.keyboard.up("Enter")
    # The panel may be there before the press that brought it is done with: only its own buttons show a move.
    assert await panel.locator("[aria-busy=true]").count() == 0
    await expect(anna.page.locator("[aria-busy=true]")).to_have_count(0)
    await expect(panel.locator(f'[data-control="{control}"]')).to_be_focused()
    assert await anna.asked.count() == posts


async def test_a_scene_that_is_being_opened_says_so_where_it_was_pressed(enter: Enter) -> None:
    anna = await enter("Anna")
    row = anna.page.locator('[data-scene="midgame-fugger"]')
    await expect(row).to_contain_text("it’s your move")
    anna.ground.server.faults.add(method="POST", route="/interactions/", delay=1.0)
    await row.click()
    await expect(row).to_contain_text("Opening the match…")
    await expect(anna.page.locator(".start-status")).to_contain_text("Opening the match…")
    await expect(anna.asked.first).to_be_visible()


async def test_what_comes_is_told_to_screen_readers(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    log = anna.page.get_by_role("log")
    await expect(log).to_have_attribute("aria-live", "polite")
    await expect(log).to_have_attribute("aria-label", "Messages in " + await anna.place())
    alt = await anna.public.locator(".picture img").last.get_attribute("alt")
    assert alt
    assert "Anna" in alt


async def test_focus_comes_back_to_a_picture_whose_message_was_changed(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
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
    anna = await enter("Anna", at="general")
    await anna.types("/rules ", "<Enter>")
    await anna.private.last.locator(".chooser").first.click()
    options = anna.page.locator(".chooser-popup")
    for width in (900, 1280):
        await anna.page.set_viewport_size({"width": width, "height": 900})
        await anna.page.wait_for_function(BENEATH)
    await anna.private.last.evaluate("item => item.remove()")
    await anna.page.set_viewport_size({"width": 900, "height": 900})
    await expect(options).to_have_count(0)


async def test_whoever_dismisses_something_stays_among_the_messages(enter: Enter) -> None:
    anna = await enter("Anna", at="general")
    await anna.types("/turns ", "<Enter>")
    await expect(anna.private.last).to_contain_text("Nothing’s waiting for you.")
    await anna.private.last.get_by_role("button", name="Dismiss").press("Enter")
    await expect(anna.private).to_have_count(0)
    assert await anna.page.evaluate("document.querySelector('.log').contains(document.activeElement)")


async def test_whoever_is_about_to_dismiss_what_is_answered_meanwhile_stays_there(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    panel = await anna.open_panel()
    seen = await panel.evaluate_handle("item => item")
    dismiss = panel.get_by_role("button", name="Dismiss")
    anna.ground.server.faults.add(method="POST", route="/interactions/", delay=0.5)
    await panel.get_by_role("button", name="More…").click()
    await dismiss.focus()
    await anna.page.wait_for_function("item => !item.isConnected", arg=seen)
    await expect(dismiss).to_be_focused()
