"""An auction in a panel: bidders, deadline, possible answers and the given one. Independent of Discord."""

from typing import Any, Literal

from msgspec import Struct

from discord_ui.model import controls
from discord_ui.model.components import Form, GroupField, TextField
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Line, SelectOption, Style
from discord_ui.widgets.line_texts import lines
from engines.core.actions import IntHole
from engines.core.mechanics.auctions import AuctionFacts, BidLimit
from engines.core.text.messages import Arg, Many, Msg, Num, SeatRef
from service.base.read_models.panels import ContestView, PanelModel

QUICK = 4
"""How many limits above the least bid are buttons, with the highest possible one; others are typed."""
AMOUNT, OUTBID = "amount", "outbid"
"""The fields of the form: the limit, and what happens above it."""


class BidderView(Struct, frozen=True):
    """An open auction as its bidder sees it. limit: their highest possible bid. plan: their answer."""

    auction: AuctionFacts
    limit: int
    plan: BidLimit | None
    until: int | None


def bidder_view(planning: ContestView | None) -> BidderView | None:
    """Return the auction in which a reader may bid; None if the contest is of another kind, or there is none."""
    if planning is None or not isinstance(planning.facts, AuctionFacts):
        return None
    amounts = [hole.hi for option in planning.options for hole in option.holes if isinstance(hole, IntHole)]
    return BidderView(planning.facts, max(amounts, default=0), planning.plan, planning.until)


def answer_sentence(bidding: BidderView) -> Msg | None:
    """Return the reader's answer in a sentence; None without one."""
    plan = bidding.plan
    if plan is None:
        return None
    if not plan.most:
        return Msg("ui-bid-answered-pass")
    amount: dict[str, Arg] = {"amount": _num(bidding, plan.most)}
    if plan.exact:
        return Msg("ui-bid-answered-exact", amount)
    return Msg("ui-bid-answered-ask", amount) if plan.asks else Msg("ui-bid-answered", amount)


def bid_blocks(table: PanelModel[Any], bidding: BidderView, localizer: Localizer) -> list[Block]:
    """Return the auction and its buttons."""
    return [
        *lines([f"-# {localizer.say(msg)}" for msg in _about(bidding, table.seat)]),
        *_answers(table, bidding, localizer),
    ]


def _about(bidding: BidderView, reader: int | None) -> list[Msg]:
    auction = bidding.auction
    others = [seat for seat in auction.seats if seat != reader]
    said: list[Msg] = []
    if not auction.started and others:
        seats: dict[str, Arg] = {"seats": Many(tuple(map(SeatRef, others)))}
        if bidding.until is not None:
            said.append(Msg("ui-bid-asked", {**seats, "when": f"<t:{bidding.until}:f>"}))
        else:
            said.append(Msg("ui-bid-asked-paused", seats))
    elif auction.highest:
        leader: dict[str, Arg] = {"amount": _num(bidding, auction.highest), "seat": SeatRef(auction.leader)}
        said.append(Msg("ui-bid-highest", leader))
    if bidding.limit < auction.least:
        said.append(Msg("ui-bid-poor", {"least": _num(bidding, auction.least)}))
    elif not _alone(bidding):
        said.append(Msg("ui-bid-limit", {"most": _num(bidding, bidding.limit)}))
    return said


def _alone(bidding: BidderView) -> bool:
    """Return whether the reader bids alone, so that the least bid wins."""
    return len(bidding.auction.seats) == 1


def _answers(table: PanelModel[Any], bidding: BidderView, localizer: Localizer) -> list[Block]:
    auction = bidding.auction
    found: list[Block] = []
    if auction.least <= bidding.limit:
        least = {"amount": _num(bidding, auction.least)}
        bid = localizer.plain(Msg("ui-bid-least", {**least}))
        if _alone(bidding):
            wins = localizer.say(Msg("ui-bid-wins", {**least}))
            found.append(Line(wins, Button(bid, _answer(table, auction.least), "good")))
        else:
            once = Button(bid, _answer(table, auction.least, "ask"), "main")
            found += [Line(localizer.say(Msg("ui-bid-once")), once), *_limits(table, bidding, localizer)]
    return found


def pass_button(table: PanelModel[Any], bidding: BidderView, localizer: Localizer) -> Button:
    """Return the button to bid nothing, for the last row of the panel."""
    style: Style = "plain" if bidding.auction.least <= bidding.limit else "main"
    return Button(localizer.plain(Msg("ui-bid-pass")), _answer(table, 0), style)


def _limits(table: PanelModel[Any], bidding: BidderView, localizer: Localizer) -> list[Block]:
    """Return the limits that one press sets, and the form for others; nothing without other limits."""
    limits = quick_limits(bidding)
    if not limits:
        return []
    typed = Button(localizer.plain(Msg("ui-bid-other")), controls.BID_AMOUNT(table.info.id, table.token))
    said = [localizer.plain(Msg("ui-bid-up-to", {"amount": _num(bidding, limit)})) for limit in limits]
    row = tuple(Button(label, _answer(table, limit), "main") for label, limit in zip(said, limits, strict=True))
    return [Line(localizer.say(Msg("ui-bid-then")), typed), ButtonRow(row)]


def bid_form(bidding: BidderView, localizer: Localizer, where: str) -> Form:
    """Return the form for a limit, and for what happens above it. where: the id of its handler."""
    bounds = {"least": _num(bidding, bidding.auction.least), "most": _num(bidding, bidding.limit)}
    picks = (
        SelectOption(localizer.plain(Msg("ui-bid-then-pass")), "pass", chosen=True),
        SelectOption(localizer.plain(Msg("ui-bid-then-ask")), "ask"),
    )
    amount = TextField(AMOUNT, localizer.plain(Msg("ui-bid-amount", {**bounds})), lo=1, hi=20)
    outbid = GroupField(OUTBID, localizer.plain(Msg("ui-bid-outbid")), picks)
    return Form(localizer.plain(Msg("ui-bid-form")), where, (amount, outbid))


def quick_limits(bidding: BidderView) -> list[int]:
    """Return the limits above the least bid that get a button, up to the highest possible one.

    Low ones are closer together: most auctions end far below what a rich player could pay.
    """
    auction = bidding.auction
    steps = (bidding.limit - auction.least) // auction.step
    # A geometric sequence whose numbers differ by one step at least.
    raises = [round(steps ** (i / QUICK)) for i in range(1, QUICK + 1)] if steps > 0 else []
    chosen = {min(max(n, i), steps) for i, n in enumerate(raises, 1)}
    return [auction.least + auction.step * n for n in sorted(chosen)]


def _num(bidding: BidderView, amount: int) -> Num:
    return Num(amount, bidding.auction.unit)


def _answer(table: PanelModel[Any], most: int, outbid: Literal["pass", "ask"] = "pass") -> str:
    return controls.BID_DO(table.info.id, table.token, most, outbid)
