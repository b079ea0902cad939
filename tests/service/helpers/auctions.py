"""Auctions at the table: opened, answered, and what became of them."""

import dataclasses
from typing import Any

import msgspec

from discord_ui.widgets.bids import BidderView, bidder_view
from engines.core.mechanics.auctions import BidLimit
from service.base.read_models.panels import SubmitResult
from service.people.user import User
from tests.service.helpers.information_sets import everything
from tests.service.helpers.match import ANNA, ServiceMatch
from tests.toys.salesroom.game import SALESROOM
from tests.toys.salesroom.position import SalesState, Sell

LATER_SALESROOM = dataclasses.replace(SALESROOM, info=msgspec.structs.replace(SALESROOM.info, rules_version=2))
"""The salesroom by newer rules."""


async def open_auction(match: ServiceMatch, people: int = 4, computers: int = 0) -> None:
    """Anna has put a thing up for sale; that was heard."""
    await match.begin(people=people, computers=computers, game="salesroom")
    await match.do(ANNA, Sell())


async def sell_lots(match: ServiceMatch, people: int = 3, computers: int = 0) -> None:
    """Start a match in which four lots are sold at once."""
    await match.begin(people=people, computers=computers, game="lots", grace=0)


async def bid(match: ServiceMatch, user: User, most: int, *, asks: bool = False) -> SubmitResult:
    done = await match.kontor.play.submit(user, match.id, [BidLimit(most, asks and most > 0)])
    await match.settle()
    return done


async def bidding(match: ServiceMatch, user: User) -> BidderView:
    shown = bidder_view((await match.look(user)).choices.planning)
    assert shown is not None
    return shown


async def planned(match: ServiceMatch, user: User) -> Any:
    """Return the user's plan for the open contest, which asks them; None if they have given none."""
    planning = (await match.look(user)).choices.planning
    assert planning is not None
    return planning.plan


async def state(match: ServiceMatch) -> SalesState:
    found: SalesState = (await match.live()).state
    return found


def sold(match: ServiceMatch) -> list[str]:
    """Return how the auctions in turn posts ended."""
    return [
        str(msg.args["text"])
        for said in match.discord.delivered
        for step in said.steps
        for msg in step.told
        if msg.key == "salesroom-sold"
    ]


async def told(match: ServiceMatch, reader: User) -> Any:
    shown, *rest = await everything(match, reader)
    return msgspec.structs.replace(shown, news=msgspec.structs.replace(shown.news, away=None)), rest
