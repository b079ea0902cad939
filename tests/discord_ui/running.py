"""A running match, and the posts of its thread."""

from __future__ import annotations

from typing import Any

from sandbox.members import Member
from sandbox.screen import Shown
from service.base.read_models import MatchInfo
from tests.discord_ui.conftest import House


async def running(house: House, **settings: Any) -> tuple[Member, Member, MatchInfo]:
    """A match of Anna and Bert whose first question is posted; the mover first."""
    anna, bert = await house.member("anna"), await house.member("bert")
    info = await house.started(anna, bert, **settings)
    await house.quiet()
    info = await house.kontor.queries.info(info.id)
    seat = next(s for s in info.seats if s.awaited)
    return (anna, bert, info) if seat.user_id == int(anna.id) else (bert, anna, info)


async def play(house: House, member: Member, info: MatchInfo, group: str = "") -> None:
    """The member's first legal move of a group, or of any, through the service."""
    table = await house.kontor.play.panel(house.user(member), info.id)
    option = next((option for option in table.options if option.group == group), table.options[0])
    await house.kontor.play.submit(house.user(member), info.id, [option.action])


async def public(member: Member, place: int) -> list[Shown]:
    """The posts of a place, in order."""
    return [m for m in await member.messages(str(place)) if not m.ephemeral and m.labels]
