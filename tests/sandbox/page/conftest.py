"""A playground with the real bot, and a real browser on it; skipped where none is installed."""

import itertools
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

from sandbox.server import Server
from tests.sandbox.helpers.raw_bot import DO, RawBot
from tests.sandbox.page.helpers.page_user import PageUser
from tools.playground.playground import Playground, playground

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
OURS_WRONG = re.compile(r"^.* ERROR +(?!discord|\s).*$", re.MULTILINE)
"""Errors in the bot's log, but for discord.py's, which logs every lost connection as one."""

NAMES = ("chromium", "chromium-browser", "google-chrome")

Enter = Callable[..., Awaitable[PageUser]]

PHONE: ViewportSize = {"width": 390, "height": 844}

_numbers = itertools.count(1)


def chromium() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium is installed (Debian: apt install chromium): the page was not tested")
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield running
        await running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def ground(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Playground]:
    """Sandbox, page and bot, with computer players that answer at once."""
    folder: Path = tmp_path_factory.mktemp("playground")
    async with playground(folder / "kontor.db", log=folder / "bot.log") as opened:
        await opened.server.handle().wait_bot(60)
        yield opened
        troubles = await opened.server.handle().troubles()
        assert not any(troubles.values()), troubles
    assert OURS_WRONG.findall((folder / "bot.log").read_text(encoding="utf-8")) == []


@pytest_asyncio.fixture(loop_scope="session")
async def enter(ground: Playground, browser: Browser) -> AsyncIterator[Enter]:
    """Open a window for a new member, in a channel or a match; an error in the page's program fails the test."""
    people: list[PageUser] = []

    async def come(
        name: str = "Anna",
        *,
        locale: str = "en-US",
        browser_locale: str = "en-US",
        size: tuple[int, int] = (1280, 900),
        dark: bool = True,
        at: str = "",
    ) -> PageUser:
        account = f"{name.lower()}{next(_numbers)}"
        # Between the files of a run nothing serves the bot, which may have lost its connection.
        await ground.server.handle().wait_bot(60)
        await ground.server.handle().call("add_user", name=account, display=name, locale=locale)
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=browser_locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        person = PageUser(await context.new_page(), account, name, ground)
        people.append(person)
        await person.open()
        if at == "a match":
            await person.play_alone()
        elif at:
            await person.enter(at)
        return person

    yield come
    for person in people:
        await person.page.context.close()
    assert [error for person in people for error in person.errors] == []


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def stage() -> AsyncIterator[RawBot]:
    """A sandbox, and a bot that does nothing by itself."""
    async with Server() as server, aiohttp.ClientSession() as session:
        raw = RawBot(server, session)
        await raw.commands(DO)
        yield raw
        assert server.world.recorder.crashes == []


@pytest_asyncio.fixture(loop_scope="session")
async def phone(stage: RawBot, browser: Browser) -> AsyncIterator[Page]:
    """Anna's phone, in #games of the stage."""
    context = await browser.new_context(viewport=PHONE, reduced_motion="reduce", color_scheme="dark")
    page = await context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(f"{stage.server.url}/?as=anna#/{stage.channel()}")
    await expect(page.locator(".head-title")).to_contain_text("games")
    yield page
    await context.close()
    assert errors == []
