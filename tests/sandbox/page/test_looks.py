"""At a phone's width and at a desktop's, dark and light; pictures; both languages; the scenes."""

import re

import pytest
from playwright.async_api import expect

from tests.sandbox.page.conftest import Enter

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


WIDEST = """() => Math.max(
    document.body.scrollWidth,
    ...[...document.querySelectorAll(".start, .log")].map((one) => one.scrollWidth - one.clientWidth + innerWidth),
)"""


ABOVE = """() => [...document.querySelectorAll(".timeline .msg:not(.grouped)")].map((one) => {
    const [head, body] = [".msg-head", ".msg-body"].map((part) => one.querySelector(part).getBoundingClientRect());
    return body.height > 0 && head.height > 0 && head.bottom <= body.top + 1;
})"""


@pytest.mark.parametrize("width", [390, 768, 1440])
async def test_nothing_is_wider_than_the_window(enter: Enter, width: int) -> None:
    anna = await enter("Anna", size=(width, 800))
    assert await anna.page.evaluate(WIDEST) <= width
    await anna.play_alone()
    panel = await anna.open_panel()
    assert await anna.page.evaluate(WIDEST) <= width
    box = await panel.locator(".container").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    above = await anna.page.evaluate(ABOVE)
    assert len(above) >= 2
    assert all(above), "who speaks is above what is said"
    await anna.types("/settings ", "<Enter>")
    await expect(anna.private.last.locator('[data-control^="a:my-"]').first).to_be_visible()
    assert await anna.page.evaluate(WIDEST) <= width
    await anna.types("/")
    await expect(anna.page.locator(".suggestions")).to_be_in_viewport()


async def test_an_archived_thread_is_not_counted_where_no_list_shows_it(enter: Enter) -> None:
    anna, bert = await enter("Anna"), await enter("Bert", at="a match")
    thread = bert.page.url.rpartition("/")[2]
    # The post that asks him is counted until it is read, which takes a slow machine a while.
    await expect(bert.page).not_to_have_title(re.compile(r"^\("))
    await bert.enter("general")
    await anna.enter("general")
    handle = anna.ground.server.handle()
    call_him = f"{(await handle.member(bert.account)).mention}, are you there?"
    await handle.call("say", user=anna.account, channel=thread, content=call_him)
    await expect(bert.page).to_have_title(re.compile(r"^\(1\) "))
    await handle.call("archive", channel=thread)
    await expect(bert.page).not_to_have_title(re.compile(r"^\("))


async def test_a_phone_shows_one_part_at_a_time(enter: Enter) -> None:
    anna = await enter("Anna", size=(390, 800))
    page = anna.page
    await expect(page.locator("#channels")).to_be_hidden()
    await page.get_by_role("button", name="Channels").click()
    await anna.enter("general")
    await expect(page.locator("#channels")).to_be_hidden()
    await page.get_by_role("button", name="Show members").click()
    await expect(page.locator("#members")).to_be_visible()
    await anna.keys("<Escape>")
    await expect(page.locator("#members")).to_be_hidden()


async def test_dark_light_and_as_the_system(enter: Enter) -> None:
    anna = await enter("Anna", dark=True)
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = await anna.page.evaluate(ground)
    button = anna.page.get_by_role("button", name="Appearance")
    await button.click()
    assert await anna.page.evaluate(ground) == dark
    await button.click()
    light = await anna.page.evaluate(ground)
    assert light != dark
    await anna.page.reload()
    await expect(button).to_have_accessible_name("Appearance: Light")
    assert await anna.page.evaluate(ground) == light


async def test_pictures_open_large_and_are_paged(enter: Enter) -> None:
    anna = await enter("Anna", at="a match")
    await anna.drawn(await anna.open_panel())
    pictures = anna.page.locator("#stage .picture")
    count = await pictures.count()
    assert count >= 2
    await pictures.last.click()
    viewer = anna.page.get_by_role("dialog", name="Picture")
    await expect(viewer.get_by_role("status")).to_have_text(f"{count} of {count}")
    await expect(viewer.get_by_role("button", name="Next picture")).to_be_disabled()
    first = await viewer.locator("img").get_attribute("src")
    await anna.keys("<ArrowLeft>")
    await expect(viewer.get_by_role("status")).to_have_text(f"{count - 1} of {count}")
    assert await viewer.locator("img").get_attribute("src") != first
    assert await viewer.locator("figcaption").inner_text()
    await anna.keys("<Escape>")
    await expect(viewer).to_have_count(0)
    await expect(pictures.nth(count - 2)).to_be_focused()


async def test_all_languages_have_the_same_words(enter: Enter) -> None:
    anna = await enter("Anna")
    gaps = await anna.page.evaluate(
        """async () => {
            const languages = Object.values((await import("/page/js/languages.js")).default);
            const holes = (text) => [...text.matchAll(/\\{\\w+\\}/g)].map(String).sort().join();
            const keys = [...new Set(languages.flatMap(Object.keys))];
            const [first] = languages;
            const gaps = (key) => languages.some((one) => !one[key] || holes(one[key]) !== holes(first[key]));
            return languages.length < 2 ? ["languages"] : keys.filter(gaps);
        }"""
    )
    assert gaps == []


async def test_a_fresh_server_is_entered(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.page.get_by_role("button", name="A fresh server").click()
    await expect(anna.page.locator(".head-title")).to_have_text("games")
    await expect(anna.page.locator(".places-head")).not_to_have_text("Kontor")
    await expect(anna.messages).to_have_count(0)
    await anna.types("/match new ", "fug", "<Enter>", "<Enter>")
    await expect(anna.public.get_by_role("button", name="Join")).to_be_visible()


async def test_a_match_in_its_middle_waits_for_who_came(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.page.get_by_role("button", name="Jump in mid-game").first.click()
    await expect(anna.asked.last).to_be_visible()
    await expect(await anna.open_panel()).to_contain_text("Die Fugger")


async def test_a_finished_match_can_be_replayed(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.page.get_by_role("button", name="See a finished match").first.click()
    replay = anna.public.get_by_role("button", name="Replay").last
    await expect(replay).to_be_visible(timeout=90_000)
    await replay.click()
    await expect(anna.private.last.locator(".picture img")).to_be_visible()


async def test_two_share_a_match(enter: Enter) -> None:
    anna = await enter("Anna")
    await anna.page.get_by_role("button", name="A match for two").first.click()
    await expect(anna.public.locator('[data-control^="p:move"]').first).to_be_visible()
    seated = await anna.public.first.inner_text()
    assert "Anna" in seated
    assert "Ulrich" not in seated
