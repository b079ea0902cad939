"""Giving and cancelling standing orders."""

from __future__ import annotations

from typing import Any

from engines.core.orders import Chosen
from service import publishing, standing_orders
from service.errors import Refusal
from service.matches import Matches
from service.people import User
from service.reading import Reading
from service.seen import Table


class Orders:
    """The standing orders of a user's seat; nobody else can ask for them."""

    def __init__(self, matches: Matches, reading: Reading) -> None:
        self._matches = matches
        self._reading = reading

    async def set(self, user: User, match_id: int, key: str, on: bool, chosen: Chosen = ()) -> Table[Any]:
        """Give a standing order of the game or cancel it. It is in force for what the seat is asked now, too.

        chosen: what it is given with; of an order that was given already, instead of what it had. Raises
        NoSuchMatch, NotSeated, Refusal if the match does not run, its game knows no such order, or the order is
        not given with such things.
        """
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be("live", "paused")
            seat = unit.live.must_play(user.id).seat
            known = standing_orders.find(unit.live, key)
            if known is None:
                raise Refusal("err-no-such-order")
            if on and not known.admits(chosen):
                raise Refusal("err-order-choice")
            if on:
                standing_orders.keep(unit, seat, key, chosen)
            else:
                standing_orders.end(unit, seat, key)
            if on and unit.live.row.status == "live" and not unit.live.unpublished:
                publishing.publish(unit)
                standing_orders.take_over(unit, seat)
        return await self._reading.table(user, match_id)
