"""Give and cancel standing orders, and end any instruction."""

from __future__ import annotations

from typing import Any

from engines.core.play.standing_orders import ChosenItems
from service.autoplay import bids, instructions, premoves, sources, standing_orders
from service.base.errors import Refusal
from service.base.read_models.panels import PanelModel
from service.driver import driver
from service.driver.repository import MatchRepository
from service.match.unit_of_work import UnitOfWork
from service.people.user import User
from service.queries.panel_queries import PanelQueries


class StandingOrders:
    """The standing orders of a user's seat; no other user can ask for them."""

    def __init__(self, matches: MatchRepository, panels: PanelQueries) -> None:
        self._matches = matches
        self._panels = panels

    async def set(
        self, user: User, match_id: int, key: str, on: bool, chosen: ChosenItems = ()
    ) -> PanelModel[Any]:
        """Give a standing order of the game or cancel it. It also covers what the seat is asked now.

        chosen: its arguments, in place of earlier ones. Raises NoSuchMatch, NotSeated, or Refusal if the match
        does not run, its game has no such order, or the order does not take these arguments.
        """
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("live", "paused")
            seat = unit.match.must_play(user.id).seat
            known = standing_orders.find_order(unit.match, key)
            if known is None:
                raise Refusal("err-no-such-order")
            if on and not known.admits(chosen):
                raise Refusal("err-order-choice")
            if on:
                standing_orders.give(unit, seat, key, chosen)
            else:
                standing_orders.end(unit, seat, key)
            if on and unit.match.row.status == "live" and not unit.match.unpublished:
                driver.advance(unit)
                sources.set_timers(unit, seat, sources.GIVEN)
        return await self._panels.panel(user, match_id)

    async def end(self, user: User, match_id: int, kind: str, key: str) -> None:
        """End an instruction of the user, identified as in `InstructionInfo`.

        Raises NoSuchMatch, NotSeated, or Refusal if the match does not run or the instruction is no longer in
        force.
        """
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("live", "paused")
            _end(unit, unit.match.must_play(user.id).seat, kind, key)


def _end(unit: UnitOfWork, seat: int, kind: str, key: str) -> None:
    """End an instruction of a seat. Raises Refusal if it is no longer in force."""
    given = premoves.read_premoves(unit.match, seat)
    if kind == "order" and key in standing_orders.orders_in_force(unit.match, seat):
        standing_orders.end(unit, seat, key)
    elif kind == "plan" and key == str(instructions.planned_contest(unit.match, seat)):
        bids.withdraw(unit, seat)
    elif kind == "ahead" and given is not None and given.moves and key == instructions.premoves_digest(given):
        # No trace shows that its owner was here.
        unit.meets = None
        premoves.save(unit, seat, None)
    else:
        raise Refusal("err-order-over")
