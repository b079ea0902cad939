"""Auctions at the table: opened, answered, and what became of them."""

from __future__ import annotations

from typing import Any

import msgspec

from discord_ui.widgets.bids import BidderView, bidder_view
from engines.core.mechanics.auctions import BidLimit
from service.base.read_models import SubmitResult
from service.people.user import User
from tests.service.salesroom import SalesState, Sell
from tests.service.table import ANNA, Table
from tests.service.worlds import everything


async def opened(table: Table, people: int = 4, computers: int = 0) -> None:
    """Anna has put a thing up for sale; that was heard."""
    await table.begin(people=people, computers=computers, game="salesroom")
    await table.do(ANNA, Sell())


async def bid(table: Table, user: User, most: int, *, asks: bool = False) -> SubmitResult:
    """Answer."""
    done = await table.kontor.play.submit(user, table.id, [BidLimit(most, asks and most > 0)])
    await table.settle()
    return done


async def bidding(table: Table, user: User) -> BidderView:
    """What the panel shows of the auction."""
    shown = bidder_view((await table.look(user)).planning)
    assert shown is not None
    return shown


async def state(table: Table) -> SalesState:
    """The position."""
    found: SalesState = (await table.live()).state
    return found


def sold(table: Table) -> list[str]:
    """How the auctions that posts told ended."""
    return [
        str(msg.args["text"])
        for said in table.ears.heard
        for step in said.steps
        for msg in step.told
        if msg.key == "salesroom-sold"
    ]


async def told(table: Table, reader: User) -> Any:
    """All that a reader gets, at whatever time."""
    shown, *rest = await everything(table, reader)
    return msgspec.structs.replace(shown, away=None), rest
