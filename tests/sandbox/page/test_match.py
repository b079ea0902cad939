"""A whole match of Die Fugger, played by two people through the page alone, each in a language of their own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import expect

from tests.sandbox.page.conftest import Enter
from tests.sandbox.page.helpers.open_match import open_match
from tests.sandbox.page.helpers.page_user import PageUser

pytestmark = pytest.mark.asyncio(loop_scope="session")

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
        # Six different cards, none of which may be drawn, are a list.
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
            said = await take_turn(mover, last)
            panels.setdefault(mover.name, said)
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
