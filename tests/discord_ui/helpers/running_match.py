"""A running match, and the posts of its thread."""

from __future__ import annotations

from typing import Any

from sandbox.members import Member
from sandbox.screen import Shown
from service.base.read_models.matches import MatchInfo
from tests.discord_ui.conftest import UiHarness


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
    option = next((option for option in table.options if option.group == group), table.options[0])
    await harness.kontor.play.submit(harness.user(member), info.id, [option.action])


async def public(member: Member, place: int) -> list[Shown]:
    """The posts of a place, in order."""
    return [m for m in await member.messages(str(place)) if not m.ephemeral and m.labels]
