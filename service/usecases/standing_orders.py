"""Giving and cancelling standing orders, and all that stands of a user."""

from __future__ import annotations

from typing import Any

from engines.core.play.standing_orders import ChosenItems
from service.autoplay import instructions, premoves, standing_orders
from service.base.errors import Refusal
from service.base.read_models.panels import InstructionInfo, PanelModel
from service.driver import contests, publishing
from service.driver.repository import MatchRepository
from service.match.unit_of_work import UnitOfWork
from service.people.user import User
from service.queries.list_queries import ListQueries
from service.queries.panel_queries import PanelQueries


class StandingOrders:
    """The standing orders of a user's seat; nobody else can ask for them."""

    def __init__(self, matches: MatchRepository, panels: PanelQueries, lists: ListQueries) -> None:
        self._matches = matches
        self._panels = panels
        self._lists = lists

    async def set(
        self, user: User, match_id: int, key: str, on: bool, chosen: ChosenItems = ()
    ) -> PanelModel[Any]:
        """Give a standing order of the game or cancel it. It is in force for what the seat is asked now, too.

        chosen: what it is given with; of an order that was given already, instead of what it had. Raises
        NoSuchMatch, NotSeated, Refusal if the match does not run, its game knows no such order, or the order is
        not given with such things.
        """
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("live", "paused")
            seat = unit.match.must_play(user.id).seat
            known = standing_orders.find_order(unit.match, key)
            if known is None:
                raise Refusal("err-no-such-order")
            if on and not known.admits(chosen):
                raise Refusal("err-order-choice")
            # Those that are in force stay in the order in which they were given.
            standing_orders.end(unit, seat, key)
            if on:
                standing_orders.give(unit, seat, key, chosen)
            if on and unit.match.row.status == "live" and not unit.match.unpublished:
                publishing.publish(unit)
                standing_orders.set_order_timer(unit, seat)
        return await self._panels.panel(user, match_id)

    async def list(self, user: User) -> list[InstructionInfo[Any]]:
        """All that the user has given beforehand and that stands, in whatever match."""
        return await self._lists.instructions_of(user.id)

    async def end(self, user: User, match_id: int, kind: str, key: str) -> None:
        """End what the user has given beforehand, by what `InstructionInfo` knows it by.

        Raises NoSuchMatch, NotSeated, Refusal if the match does not run or nothing of the kind stands any more.
        """
        async with self._matches.change(match_id, user) as unit:
            unit.match.must_have_status("live", "paused")
            _end(unit, unit.match.must_play(user.id).seat, kind, key)


def _end(unit: UnitOfWork, seat: int, kind: str, key: str) -> None:
    """End something that a seat has given. Raises Refusal if it does not stand any more."""
    given = unit.ahead.get(seat)
    if kind == "order" and key in unit.orders.get(seat, {}):
        standing_orders.end(unit, seat, key)
    elif kind == "plan" and key == str(instructions.planned_contest(unit.match, seat)):
        contests.withdraw_plan(unit, seat)
    elif kind == "ahead" and given is not None and given.moves and key == instructions.premoves_digest(given):
        # That somebody came by to end it shows in nothing.
        unit.meets = None
        premoves.save(unit, seat, None)
    else:
        raise Refusal("err-order-over")
