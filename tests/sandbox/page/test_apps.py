"""Commands in menus, and the app on one's account, on the page."""

import pytest
from playwright.async_api import Locator, Page, expect

from sandbox.members import Member
from tests.sandbox.helpers.raw_bot import DO, Json, RawBot

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

BOTH: Json = {"integration_types": [0, 1], "contexts": [0, 1, 2]}
COMMANDS = (
    DO | BOTH,
    BOTH | {"type": 2, "name": "Invite to a match"},
    BOTH | {"type": 3, "name": "My move here"},
)


async def bert(stage: RawBot) -> Member:
    return await stage.server.handle().member("bert")


async def card_of(phone: Page, name: str) -> Locator:
    """Open a person's card from the list of members."""
    await phone.get_by_role("button", name="Show members").click()
    await phone.locator("#members").get_by_role("button", name=name).click()
    card = phone.get_by_role("dialog", name=name)
    await expect(card).to_be_visible()
    return card


async def test_menu_of_a_member(stage: RawBot, phone: Page) -> None:
    await stage.commands(*COMMANDS)
    card = await card_of(phone, "Bert")
    await card.get_by_role("button", name="Invite to a match").click()
    interaction = await stage.heard()
    assert interaction["data"]["target_id"] == (await bert(stage)).id
    await stage.answer(interaction, 4, {"content": "Bert is invited.", "flags": 64})
    answer = phone.locator(".msg.private").last
    await expect(answer).to_contain_text("Anna used Invite to a match")
    await expect(answer.get_by_role("button", name="Apps")).to_have_count(0)


async def test_menu_of_a_message(stage: RawBot, phone: Page) -> None:
    await stage.commands(*COMMANDS)
    post = await (await bert(stage)).say("whose move is it?")
    message = phone.locator(f"#msg-{post.id}")
    await message.hover()
    await message.get_by_role("button", name="Apps for this message").click()
    await phone.keyboard.press("Escape")
    await expect(phone.get_by_role("dialog")).to_have_count(0)
    await message.get_by_text("whose move").click(button="right")
    await phone.get_by_role("dialog").get_by_role("button", name="My move here").click()
    interaction = await stage.heard()
    assert interaction["data"]["target_id"] == post.id
    await stage.answer(interaction, 4, {"content": "Yours.", "flags": 64})
    await expect(phone.locator(".msg.private").last).to_contain_text("Yours.")


async def test_commands_of_menus_are_not_typed(stage: RawBot, phone: Page) -> None:
    await stage.commands(*COMMANDS)
    await phone.locator("#box").fill("/")
    options = phone.locator(".suggestions .option")
    await expect(options).to_have_count(1)
    await expect(options).to_contain_text("do")


async def test_messages_have_no_menu_where_nothing_is_in_it(stage: RawBot, phone: Page) -> None:
    await stage.commands(DO)
    post = await (await bert(stage)).say("hello")
    message = phone.locator(f"#msg-{post.id}")
    await message.hover()
    await expect(message.locator(".msg-tools")).to_be_hidden()


async def test_app_on_one_s_account_goes_along_into_a_conversation(stage: RawBot, phone: Page) -> None:
    await stage.commands(*COMMANDS)
    card = await card_of(phone, "Bert")
    await card.get_by_role("button", name="Message Bert").click()
    await expect(phone.locator(".head-title")).to_have_text("Bert")
    await phone.locator("#box").fill("/do")
    await expect(phone.locator(".suggestions .option")).to_have_count(0)
    card = await card_of(phone, "Anna")
    await card.get_by_role("switch", name="Kontor on my account").click()
    await phone.keyboard.press("Escape")
    await phone.locator("#scrim").click(position={"x": 5, "y": 400})
    await phone.locator("#box").fill("/do")
    await expect(phone.locator(".suggestions .option")).to_have_count(1)
    await phone.locator("#box").press("Enter")
    await phone.locator("#box, .command").first.press("Enter")
    interaction = await stage.heard()
    assert interaction["context"] == 2
    await stage.answer(interaction, 4, {"content": "Here too."})
    await expect(phone.locator(".timeline .msg").last).to_contain_text("Here too.")
