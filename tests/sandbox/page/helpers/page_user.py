"""A member at the page, in the words of a test: goes places, types, presses, reads."""

import re

from playwright.async_api import Locator, Page, expect

from tools.playground.playground import Playground

PATIENCE = 30_000
"""Milliseconds that a test waits for something to be seen: the machine may be slow and shared."""

expect.set_options(timeout=PATIENCE)


class PageUser:
    """One window. errors: what the page's program complained about."""

    def __init__(self, page: Page, account: str, name: str, ground: Playground) -> None:
        self.page = page
        self.account = account
        self.name = name
        self.ground = ground
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and "Failed to load resource" not in text:
            self.errors.append(text)

    async def open(self, at: str = "#/") -> None:
        await self.page.goto(f"{self.ground.server.url}/?as={self.account}{at}")
        await expect(self.page.locator(".you-button")).to_be_attached()

    async def enter(self, channel: str) -> None:
        """Go to a channel or thread by its name in the list."""
        await self.page.locator("#channels .place-button").filter(has_text=channel).first.click()
        await expect(self.page.locator(".head-title")).to_contain_text(channel)

    async def play_alone(self) -> None:
        """One click on the first page, up to where one is asked to move."""
        await self.page.get_by_role("button", name="against two computer players").first.click()
        await expect(self.asked.first).to_be_visible()

    async def open_panel(self) -> Locator:
        """Press “Your move” under the newest post that has it; the panel."""
        await self.public.locator('[data-control^="p:move"]').last.click()
        await expect(self.private.last.locator('[data-control^="m:"]').first).to_be_visible()
        return self.private.last

    async def drawn(self, panel: Locator) -> Locator:
        """The first picture of a panel, which is drawn again until it has one: a slow machine sends text alone."""
        picture = panel.locator(".picture").first
        for _ in range(PATIENCE // 2000):
            if await picture.count():
                break
            await panel.get_by_role("button", name="More…").click()
            await panel.get_by_role("button", name="Back").click()
            await expect(panel.get_by_role("button", name="More…")).to_be_visible()
        await expect(picture).to_be_visible()
        return picture

    async def place(self) -> str:
        return (await self.page.locator(".head-title").inner_text()).strip()

    @property
    def messages(self) -> Locator:
        return self.page.locator(".timeline .msg")

    @property
    def public(self) -> Locator:
        return self.page.locator(".timeline .msg:not(.private)")

    @property
    def asked(self) -> Locator:
        return self.page.locator(".timeline .msg.for-me:not(.private)")

    @property
    def private(self) -> Locator:
        return self.page.locator(".timeline .msg.private")

    async def keys(self, *keys: str) -> None:
        """Press keys one after another; words in brackets are keys, the rest is typed."""
        for key in keys:
            if re.fullmatch(r"<[\w+]+>", key):
                await self.page.keyboard.press(key.strip("<>"))
            else:
                await self.page.keyboard.type(key)

    async def at_box(self) -> Locator:
        box = self.page.locator("#box")
        await box.focus()
        return box

    async def types(self, *keys: str) -> Locator:
        """Press keys in the message box; the box."""
        box = await self.at_box()
        await self.keys(*keys)
        return box

    def suggestion(self, text: str) -> Locator:
        return self.page.locator(".suggestions .option").filter(has_text=text)

    async def pointed(self, text: str) -> None:
        """Wait until the row pointed at is this one."""
        await expect(self.page.locator(".suggestions .option.at")).to_contain_text(text)


async def open_match(host: PageUser, guest: PageUser, grace: str = "0") -> str:
    """The host types the command and starts, the guest joins; the thread's name. grace: seconds to undo a turn."""
    await host.enter("games")
    await host.types("/match new")
    await host.pointed("/match new")
    await host.keys("<Enter>")
    await host.pointed("Die Fugger")
    await host.keys("<Enter>", "seats")
    await host.pointed("seats")
    await host.keys("<Enter>", "2", "<Tab>", "undo-window")
    await host.pointed("undo-window")
    await host.keys("<Enter>", grace, "<Enter>")
    await expect(host.private.filter(has_text="is open")).to_be_visible()
    await guest.enter("games")
    card = guest.public.filter(has_text=f"{host.name} (host)").last
    await card.get_by_role("button", name="Join").click()
    await expect(card).to_contain_text(guest.name)
    name = (await card.locator(".heading").inner_text()).strip()
    ours = host.public.filter(has_text=f"{host.name} (host)").last
    await expect(ours).to_contain_text(guest.name)
    await ours.get_by_role("button", name="Start").click()
    await host.enter(name)
    await guest.enter(name)
    return name
