"""A match is opened by keyboard and pointer, as members do it."""

from __future__ import annotations

from playwright.async_api import expect

from tests.sandbox.page.helpers.page_user import PageUser


async def open_match(host: PageUser, guest: PageUser, grace: str = "0") -> str:
    """The host types the command and starts, the guest joins; the thread's name. grace: seconds to undo a turn."""
    await host.enter("games")
    await host.at_box()
    await host.keys("/match new")
    await host.pointed("/match new")
    await host.keys("<Enter>")
    await host.pointed("Die Fugger")
    await host.keys("<Enter>", "seats")
    await host.pointed("seats")
    await host.keys("<Enter>", "2", "<Tab>", "grace")
    await host.pointed("grace")
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
