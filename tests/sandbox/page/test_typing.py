"""Commands by keyboard alone, ordinary words, forms; and a whole match of two people, each in their language."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.sandbox.page.conftest import Enter
from tests.sandbox.page.helpers.page_user import PageUser, open_match

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def test_a_move_is_typed_by_keyboard_alone(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    await anna.types("/fu")
    await anna.pointed("/fugger")
    await anna.keys("<ArrowDown>", "<ArrowDown>")
    await anna.pointed("/fugger play")
    await anna.keys("<Tab>")
    field = anna.page.get_by_role("combobox", name="card:")
    await expect(field).to_be_focused()
    await expect(anna.page.locator(".suggestions .option").first).to_be_visible()
    card = await anna.page.locator(".suggestions .option.at .option-label").inner_text()
    await anna.keys("<Enter>")
    await expect(field).to_have_value(card)
    await anna.keys("<Enter>")
    await expect(anna.private.filter(has_text="used /fugger play")).to_contain_text("Die Fugger")
    await expect(anna.page.locator("#box")).to_be_focused()


async def test_what_is_missing_is_said_before_anything_is_sent(enter: Enter) -> None:
    anna = await enter("Anna", at="general")
    await anna.types("/match new ")
    await expect(anna.page.get_by_role("combobox", name="game:")).to_be_focused()
    await expect(anna.suggestion("Die Fugger")).to_be_visible()
    await anna.keys("<Escape>", "<Enter>")
    await expect(anna.page.get_by_role("alert").filter(has_text="game: This is required.")).to_be_visible()
    await anna.keys("fug")
    await anna.pointed("Die Fugger")
    await anna.keys("<Tab>", "seats", "<Tab>", "99", "<Enter>")
    await expect(anna.page.get_by_role("alert").filter(has_text="From 2 to 8.")).to_be_visible()
    await anna.keys("<Escape>", "<Escape>")
    await expect(anna.page.locator("#box")).to_have_value("")


async def test_a_pasted_command_is_taken_apart(enter: Enter) -> None:
    anna = await enter("Anna", locale="fr", at="general")
    box = await anna.at_box()
    await box.fill("/match new places:3 annulation:5")
    await expect(anna.page.get_by_role("combobox", name="places :")).to_have_value("3")
    await expect(anna.page.get_by_role("combobox", name="annulation :")).to_have_value("5")
    await expect(anna.page.get_by_role("combobox", name="jeu :")).to_be_focused()


async def test_words_are_shown_as_discord_shows_them(enter: Enter) -> None:
    anna, bert = await enter("Anna"), await enter("Bert", at="general")
    await anna.enter("general")
    await anna.types(f"**bold** *slanted* `code` ~~gone~~ ||hidden|| @{bert.account} <t:0:R> <b>x</b>", "<Enter>")
    shown = bert.messages.last
    await expect(shown).to_have_class("msg for-me")
    for tag, text in (("strong", "bold"), ("em", "slanted"), ("code", "code"), ("s", "gone")):
        await expect(shown.locator(f".msg-body {tag}")).to_have_text(text)
    await expect(shown.locator(".mention")).to_have_text("@Bert")
    await expect(shown.locator("time.stamp")).to_contain_text("years ago")
    await expect(shown).to_contain_text("<b>x</b>")
    hidden = shown.locator(".spoiler")
    await expect(hidden).to_have_attribute("role", "button")
    await hidden.press("Enter")
    await expect(hidden).to_have_class("spoiler shown")
    await anna.messages.last.hover()
    await anna.page.get_by_role("button", name="Delete").click()
    await expect(bert.messages.filter(has_text="slanted")).to_have_count(0)


async def test_a_form_is_filled_in(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    await anna.open_panel()
    await anna.private.last.get_by_role("button", name="More…").click()
    await anna.private.last.get_by_role("button", name="Note").click()
    form = anna.page.get_by_role("dialog")
    await expect(form.locator("textarea, input").first).to_be_focused()
    await anna.keys("Keep the gems!")
    await form.get_by_role("button", name="Send").click()
    await expect(form).to_have_count(0)
    await expect(anna.private.filter(has_text="Keep the gems!")).to_be_visible()


async def test_a_form_says_what_is_missing_and_stays_open(enter: Enter) -> None:
    anna = await enter("Anna", at="general")
    await anna.types("/rules ", "<Enter>")
    await anna.private.last.get_by_role("button", name="Search").click()
    form = anna.page.get_by_role("dialog")
    await form.get_by_role("button", name="Send").click()
    await expect(form.get_by_role("alert")).to_contain_text("This is required.")
    await anna.keys("gems", "<Enter>")
    await expect(form).to_have_count(0)
    await expect(anna.private.last).to_contain_text("Gems")
    await anna.private.last.get_by_role("button", name="Search").click()
    await expect(form).to_have_count(1)
    await anna.keys("<Escape>")
    await expect(form).to_have_count(0)
    await expect(anna.private.last.get_by_role("button", name="Search")).to_be_focused()


MOST_TURNS = 200
"""More than any match of two takes."""

NEWEST = """after => {
    const post = [...document.querySelectorAll(".timeline .msg:not(.private)[data-id]")].at(-1);
    if (!post || post.dataset.id === after || !post.querySelector("[data-control]")) return null;
    const over = Boolean(post.querySelector('[data-control^="p:replay"]'));
    return { id: post.dataset.id, asked: post.classList.contains("for-me"), over };
}"""


async def newest(person: PageUser, after: str | None) -> dict[str, Any]:
    """The newest post of the thread, once it is another than the one known."""
    handle = await person.page.wait_for_function(NEWEST, arg=after)
    found: dict[str, Any] = await handle.json_value()
    return found


async def take_turn(person: PageUser, post: str) -> str:
    """Open the panel from a post and move, a card rather than a draw, until it is no longer one's turn.

    Returns what the panel said first.
    """
    await person.page.locator(f'#msg-{post} [data-control^="p:move"]').click()
    panel = person.private.last
    moves = panel.locator('.button[data-control^="m:"], .chooser')
    await expect(moves.first).to_be_visible()
    said = await panel.locator(".msg-body").inner_text()
    while await moves.count():
        # Six different cards without a draw are a list.
        plays = panel.locator('.button[data-control*=":play/"], .chooser')
        move = plays.first if await plays.count() else moves.last
        control = await move.get_attribute("data-control")
        listed = await move.get_attribute("role") == "combobox"
        await move.click()
        if listed:
            await person.page.get_by_role("option").first.click()
        await expect(panel.locator(f'[data-control="{control}"]')).to_have_count(0)
    await panel.locator(".msg-private .as-link").click()
    await expect(person.private).to_have_count(0)
    return said


async def test_two_people_play_to_the_end(enter: Enter) -> None:
    anna, bert = await enter("Anna"), await enter("Bert", locale="fr")
    name = await open_match(anna, bert)
    last: str | None = None
    panels: dict[str, str] = {}
    for _ in range(MOST_TURNS):
        post = await newest(anna, last)
        last = str(post["id"])
        if post["over"]:
            break
        theirs = bert.page.locator(f"#msg-{last}")
        await expect(theirs).to_be_visible()
        asked = "for-me" in (await theirs.get_attribute("class") or "")
        if post["asked"] or asked:
            mover = anna if post["asked"] else bert
            panels.setdefault(mover.name, await take_turn(mover, last))
    end = anna.page.locator(f"#msg-{last}")
    await expect(end.get_by_role("button", name="Replay")).to_be_visible()
    await expect(end.locator(".picture img")).to_have_js_property("complete", True)
    assert await end.locator(".picture img").evaluate("image => image.naturalWidth") > 0
    assert set(panels) == {"Anna", "Bert"}
    assert re.search("(Draw|Play) a card", panels["Anna"])
    assert re.search("(Pioche|Joue) une carte", panels["Bert"])
    await expect(bert.page.locator("#box")).to_have_attribute(
        "placeholder", f"Message à {name}, ou / pour les commandes"
    )
    await expect(anna.page.locator("#box")).to_have_attribute(
        "placeholder", f"Message to {name}, or / for commands"
    )
