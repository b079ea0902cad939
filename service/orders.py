"""Giving and cancelling standing orders, and all that stands of a user."""

from __future__ import annotations

from typing import Any

from engines.core.play.standing_orders import ChosenItems
from service import beforehand, contests, given_ahead, publishing, standing_orders
from service.errors import Refusal
from service.matches import Matches
from service.people import User
from service.read_models import Stands, Table
from service.reading import Reading
from service.unit import Unit


class Orders:
    """The standing orders of a user's seat; nobody else can ask for them."""

    def __init__(self, matches: Matches, reading: Reading) -> None:
        self._matches = matches
        self._reading = reading

    async def set(self, user: User, match_id: int, key: str, on: bool, chosen: ChosenItems = ()) -> Table[Any]:
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
            # Those that are in force stay in the order in which they were given.
            standing_orders.end(unit, seat, key)
            if on:
                standing_orders.keep(unit, seat, key, chosen)
            if on and unit.live.row.status == "live" and not unit.live.unpublished:
                publishing.publish(unit)
                standing_orders.take_over(unit, seat)
        return await self._reading.table(user, match_id)

    async def standing(self, user: User) -> list[Stands[Any]]:
        """All that the user has given beforehand and that stands, in whatever match."""
        return await self._reading.standing(user.id)

    async def end(self, user: User, match_id: int, kind: str, key: str) -> None:
        """End what the user has given beforehand, by what `Stands` knows it by.

        Raises NoSuchMatch, NotSeated, Refusal if the match does not run or nothing of the kind stands any more.
        """
        async with self._matches.unit(match_id, user) as unit:
            unit.live.must_be("live", "paused")
            _end(unit, unit.live.must_play(user.id).seat, kind, key)


def _end(unit: Unit, seat: int, kind: str, key: str) -> None:
    """End something that a seat has given. Raises Refusal if it does not stand any more."""
    given = unit.ahead.get(seat)
    if kind == "order" and key in unit.orders.get(seat, {}):
        standing_orders.end(unit, seat, key)
    elif kind == "plan" and key == str(beforehand.planned_for(unit.live, seat)):
        contests.withdraw(unit, seat)
    elif kind == "ahead" and given is not None and given.moves and key == beforehand.digest_of(given):
        # That somebody came by to end it shows in nothing.
        unit.meets = None
        given_ahead.put(unit, seat, None)
    else:
        raise Refusal("err-order-over")
