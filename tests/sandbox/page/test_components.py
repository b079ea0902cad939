"""Discord's components on the page, sent by a bot without a library: lines with a button, groups in forms."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page, expect

from sandbox.server import Server
from tests.sandbox.helpers.raw_bot import DO, Json, RawBot, button, layout, row, text

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

PHONE = {"width": 390, "height": 844}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage() -> AsyncIterator[RawBot]:
    """A sandbox, and a bot that does nothing by itself."""
    async with Server() as server, aiohttp.ClientSession() as session:
        raw = RawBot(server, session)
        await raw.commands(DO)
        yield raw
        assert server.world.recorder.crashes == []


@pytest_asyncio.fixture(loop_scope="session")
async def page(stage: RawBot, browser: Browser) -> AsyncIterator[Page]:
    """Anna's phone, in #games."""
    context = await browser.new_context(viewport=PHONE, reduced_motion="reduce", color_scheme="dark")  # type: ignore[arg-type]
    phone = await context.new_page()
    errors: list[str] = []
    phone.on("pageerror", lambda error: errors.append(str(error)))
    await phone.goto(f"{stage.server.url}/?as=anna#/{stage.channel()}")
    await expect(phone.locator(".head-title")).to_contain_text("games")
    yield phone
    await context.close()
    assert errors == []


async def serious(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    found = (await Axe().run(page)).response["violations"]
    return [f"{one['id']}: {one['help']}" for one in found if one["impact"] in ("serious", "critical")]


async def private_panel(stage: RawBot, page: Page, body: Json) -> None:
    """Show anna a private message, as the answer to a command."""
    user = next(one for one in stage.server.world.users.values() if one.name == "anna")
    sent = asyncio.create_task(
        stage.server.verbs.call("slash", {"user": str(user.id), "channel": stage.channel(), "path": "do"})
    )
    answer = await stage.answer(await stage.heard(), 4, body | {"flags": body.get("flags", 0) | 64})
    assert answer.status == 204, answer.body
    await sent


def line(words: str, label: str, custom_id: str) -> Json:
    return {"type": 9, "components": [text(words)], "accessory": button(label, custom_id)}


async def test_line_has_its_text_left_and_its_button_right(stage: RawBot, page: Page) -> None:
    lines = (
        line("**Draw a card**\n-# 26 in the pile", "Draw", "draw"),
        line("**Cloth** · 4th of 5\n-# if cloth ends the round: sells at 10, crash to 1", "Play", "cloth"),
    )
    box: Json = {"type": 17, "components": [text("# Die Fugger #1"), *lines]}
    await private_panel(stage, page, layout(box))
    panel = page.locator(".msg.private").last
    sections = panel.locator(".section")
    await expect(sections).to_have_count(2)
    for index in range(2):
        words = await sections.nth(index).locator(".section-words").bounding_box()
        side = await sections.nth(index).get_by_role("button").bounding_box()
        assert words is not None
        assert side is not None
        assert words["x"] + words["width"] <= side["x"]
        assert abs(words["y"] + words["height"] / 2 - side["y"] - side["height"] / 2) <= 1
        assert side["height"] >= 40
    assert await serious(page) == []


async def form(stage: RawBot, page: Page, *fields: Json) -> None:
    """Open a form on anna's phone by a button."""
    await stage.send({"content": "form", "components": [row(button("Bid", "bid"))]})
    await page.get_by_role("button", name="Bid").last.click()
    labels = [{"type": 18, "label": f"Field {n}", "component": one} for n, one in enumerate(fields)]
    modal = {"title": "Bids", "custom_id": "m", "components": labels}
    answer = await stage.answer(await stage.heard(), 9, modal)
    assert answer.status == 204, answer.body
    await expect(page.get_by_role("dialog", name="Bids")).to_be_visible()


async def send(page: Page) -> None:
    await page.get_by_role("dialog").get_by_role("button", name="Send").click()


async def submitted(stage: RawBot) -> Json:
    """The fields of the form as the bot gets them, by id."""
    interaction = await stage.heard()
    await stage.answer(interaction, 6)
    return {one["component"]["custom_id"]: one["component"] for one in interaction["data"]["components"]}


BOXES = [{"label": f"box {n}", "value": str(n), "description": f"from {n}"} for n in range(1, 5)]


async def test_radios_and_boxes_are_filled_in_by_keys(stage: RawBot, page: Page) -> None:
    first = [BOXES[0] | {"default": True}, *BOXES[1:]]
    await form(
        stage,
        page,
        {"type": 21, "custom_id": "first", "options": first},
        {"type": 22, "custom_id": "some", "options": BOXES, "min_values": 1, "max_values": 2},
        {"type": 23, "custom_id": "quietly"},
    )
    assert await serious(page) == []
    await expect(page.get_by_role("radiogroup", name="Field 0").get_by_role("radio", name="box 1")).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("radio", name="box 2")).to_be_checked()
    for key in ("Tab", "Space", "Tab", "Space"):
        await page.keyboard.press(key)
    boxes = page.get_by_role("group", name="Field 1")
    await expect(boxes.get_by_role("checkbox", name="box 2")).to_be_checked()
    await expect(boxes.get_by_role("checkbox", name="box 3")).to_be_disabled()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await send(page)
    given = await submitted(stage)
    assert given["first"]["value"] == "2"
    assert given["some"]["values"] == ["1", "2"]
    assert given["quietly"]["value"] is True


async def test_a_group_that_needs_an_answer_says_so(stage: RawBot, page: Page) -> None:
    await form(
        stage,
        page,
        {"type": 21, "custom_id": "first", "options": BOXES},
        {"type": 21, "custom_id": "second", "options": BOXES, "required": False},
    )
    await send(page)
    await expect(page.get_by_role("alert").filter(has_text="Field 0")).to_be_visible()
    await page.get_by_role("radiogroup", name="Field 0").get_by_text("box 3").click()
    second = page.get_by_role("radiogroup", name="Field 1").get_by_role("radio", name="box 4")
    await second.click()
    await second.click()
    await expect(second).not_to_be_checked()
    await send(page)
    given = await submitted(stage)
    assert (given["first"]["value"], given["second"]["value"]) == ("3", None)
