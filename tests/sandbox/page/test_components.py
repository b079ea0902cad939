"""Discord's components on the page, sent by a bot without a library: lines with a button, groups in forms."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from tests.sandbox.helpers.raw_bot import Json, RawBot, button, data_uri, layout, row, text
from tests.sandbox.helpers.sample_bot import PNG
from tests.sandbox.page.helpers.stage import private_message

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def serious(phone: Page) -> list[str]:
    """What axe calls serious or critical."""
    found = (await Axe().run(phone)).response["violations"]
    return [f"{one['id']}: {one['help']}" for one in found if one["impact"] in ("serious", "critical")]


def line(words: str, label: str, custom_id: str) -> Json:
    return {"type": 9, "components": [text(words)], "accessory": button(label, custom_id)}


async def test_line_has_its_text_left_and_its_button_right(stage: RawBot, phone: Page) -> None:
    lines = (
        line("**Draw a card**\n-# 26 in the pile", "Draw", "draw"),
        line("**Cloth** · 4th of 5\n-# if cloth ends the round: sells at 10, crash to 1", "Play", "cloth"),
    )
    box: Json = {"type": 17, "components": [text("# Die Fugger #1"), *lines]}
    await private_message(stage, layout(box))
    panel = phone.locator(".msg.private").last
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
    assert await serious(phone) == []


async def form(stage: RawBot, phone: Page, *fields: Json) -> None:
    """Open a form on anna's phone by a button."""
    await stage.send({"content": "form", "components": [row(button("Bid", "bid"))]})
    await phone.get_by_role("button", name="Bid").last.click()
    labels = [{"type": 18, "label": f"Field {n}", "component": one} for n, one in enumerate(fields)]
    modal = {"title": "Bids", "custom_id": "m", "components": labels}
    answer = await stage.answer(await stage.heard(), 9, modal)
    assert answer.status == 204, answer.body
    await expect(phone.get_by_role("dialog", name="Bids")).to_be_visible()


async def send(phone: Page) -> None:
    await phone.get_by_role("dialog").get_by_role("button", name="Send").click()


async def submitted(stage: RawBot) -> Json:
    """The fields of the form as the bot gets them, by id."""
    interaction = await stage.heard()
    await stage.answer(interaction, 6)
    return {one["component"]["custom_id"]: one["component"] for one in interaction["data"]["components"]}


BOXES = [{"label": f"box {n}", "value": str(n), "description": f"from {n}"} for n in range(1, 5)]


async def test_radios_and_boxes_are_filled_in_by_keys(stage: RawBot, phone: Page) -> None:
    first = [BOXES[0] | {"default": True}, *BOXES[1:]]
    await form(
        stage,
        phone,
        {"type": 21, "custom_id": "first", "options": first},
        {"type": 22, "custom_id": "some", "options": BOXES, "min_values": 1, "max_values": 2},
        {"type": 23, "custom_id": "quietly"},
    )
    assert await serious(phone) == []
    await expect(
        phone.get_by_role("radiogroup", name="Field 0").get_by_role("radio", name="box 1")
    ).to_be_focused()
    await phone.keyboard.press("ArrowDown")
    await expect(phone.get_by_role("radio", name="box 2")).to_be_checked()
    for key in ("Tab", "Space", "Tab", "Space"):
        await phone.keyboard.press(key)
    boxes = phone.get_by_role("group", name="Field 1")
    await expect(boxes.get_by_role("checkbox", name="box 2")).to_be_checked()
    await expect(boxes.get_by_role("checkbox", name="box 3")).to_be_disabled()
    await phone.keyboard.press("Tab")
    await phone.keyboard.press("Space")
    await send(phone)
    given = await submitted(stage)
    assert given["first"]["value"] == "2"
    assert given["some"]["values"] == ["1", "2"]
    assert given["quietly"]["value"] is True


async def test_a_group_that_needs_an_answer_says_so(stage: RawBot, phone: Page) -> None:
    await form(
        stage,
        phone,
        {"type": 21, "custom_id": "first", "options": BOXES},
        {"type": 21, "custom_id": "second", "options": BOXES, "required": False},
    )
    await send(phone)
    await expect(phone.get_by_role("alert").filter(has_text="Field 0")).to_be_visible()
    await phone.get_by_role("radiogroup", name="Field 0").get_by_text("box 3").click()
    second = phone.get_by_role("radiogroup", name="Field 1").get_by_role("radio", name="box 4")
    await second.click()
    await second.click()
    await expect(second).not_to_be_checked()
    await send(phone)
    given = await submitted(stage)
    assert (given["first"]["value"], given["second"]["value"]) == ("3", None)


async def test_application_emojis_are_small_pictures(stage: RawBot, phone: Page) -> None:
    made = await stage.call("POST", f"/applications/{stage.id}/emojis", {"name": "grain", "image": data_uri(PNG)})
    grain = {"id": made.body["id"], "name": "grain"}
    words = f"2 <:grain:{grain['id']}> for <:gold:1>"
    entry = {"label": "Grain", "value": "g", "emoji": grain}
    pick = {
        "type": 3,
        "custom_id": "pick",
        "options": [entry, {"label": "Wool", "value": "w", "emoji": {"name": "🐑"}}],
    }
    await private_message(stage, layout(text(words), row(button("Sell", emoji=grain)), row(pick)))
    shown = phone.locator(".msg.private").last
    picture = shown.locator(".text").get_by_role("img", name=":grain:")
    assert await picture.evaluate("(one) => one.decode().then(() => one.naturalWidth)") == 3
    box = await picture.bounding_box()
    assert box is not None
    assert box["height"] <= 22
    await expect(shown.locator(".text")).to_have_text("2 for :gold:")
    await expect(shown.get_by_role("button", name="Sell").locator("img")).to_be_visible()
    await shown.locator(".chooser").click()
    await expect(phone.get_by_role("option", name="Grain").locator("img")).to_be_visible()
    await expect(phone.get_by_role("option", name="Wool")).to_contain_text("🐑")
    await phone.keyboard.press("Escape")
    assert await serious(phone) == []
