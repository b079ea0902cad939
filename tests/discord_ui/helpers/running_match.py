"""A running match, the posts of its thread and the buttons of its panels."""

import re
from typing import Any

from discord_ui.model.controls import MOVE, read_id
from sandbox.handle import Sandbox
from sandbox.members import Member, Response
from sandbox.screen import Shown
from service.base.read_models.matches import MatchInfo
from tests.discord_ui.conftest import UiHarness, eventually


async def running(harness: UiHarness, **settings: Any) -> tuple[Member, Member, MatchInfo]:
    """A match of Anna and Bert whose first question is posted; the mover first."""
    anna, bert = await harness.member("anna"), await harness.member("bert")
    info = await harness.started(anna, bert, **settings)
    await harness.quiet()
    info = await harness.kontor.queries.info(info.id)
    seat = next(s for s in info.seats if s.awaited)
    return (anna, bert, info) if seat.user_id == int(anna.id) else (bert, anna, info)


async def play(harness: UiHarness, member: Member, info: MatchInfo, group: str = "") -> None:
    """The member's first legal move of a group, or of any, through the service."""
    table = await harness.kontor.play.panel(harness.user(member), info.id)
    option = next((option for option in table.choices.options if option.group == group), table.choices.options[0])
    await harness.kontor.play.submit(harness.user(member), info.id, [option.action])


async def public(member: Member, place: int) -> list[Shown]:
    return [m for m in await member.messages(str(place)) if not m.ephemeral and m.labels]


def moves_of(panel: Shown) -> list[str]:
    ids = [read_id(button.custom_id) for button in panel.buttons if button.custom_id]
    return [known.args.code for known in ids if known.control is MOVE]


async def press(member: Member, panel: Shown, code: str) -> Shown:
    wanted = next(b for b in panel.buttons if b.custom_id and b.custom_id.endswith(f":{code}"))
    return (await member.click(panel, custom_id=wanted.custom_id)).last


async def behind_more(member: Member, panel: Shown, label: str) -> Response:
    """Press a button that every panel has behind *More*."""
    return await member.click((await member.click(panel, "More…")).last, label)


CALLBACK = re.compile(r"/interactions/.*/callback")
PATIENCE = 2.0
"""Seconds to wait for what never comes if it does not come first: less than Discord's three."""


async def acknowledged(sandbox: Sandbox, since: int) -> None:
    """Wait until one of the bot's requests after the first ``since`` acknowledges. Raises TimeoutError if none."""

    async def found() -> bool:
        return any(CALLBACK.search(one["path"]) for one in (await sandbox.requests())[since:])

    await eventually(found, PATIENCE)
