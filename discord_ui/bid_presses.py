"""Presses at an auction: choosing a limit, typing one, and answering."""

from __future__ import annotations

from typing import Any

from discord_ui import bidding
from discord_ui.amounts import Unreadable, read_amount
from discord_ui.bidding import Bidding
from discord_ui.errors import UserSays
from discord_ui.ids import ScreenId
from discord_ui.limits import MODAL_TITLE
from discord_ui.names import safe
from discord_ui.panel_presses import done_already, fresh
from discord_ui.panels import Field, Form
from discord_ui.press import Press, numbers
from discord_ui.route import Route
from discord_ui.screen import Screen, Words
from discord_ui.showing import show_table
from discord_ui.visit import Visit
from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Msg, Num
from service.base.errors import Stale
from service.base.read_models import PanelModel


async def limit(visit: Visit, press: Press) -> None:
    """A limit was chosen: ask what comes above it."""
    match_id, token, most = _read(press)
    table, auction = await _auction(visit, match_id, token)
    await _then(visit, table, auction, most)


async def amount(visit: Visit, press: Press) -> None:
    """Ask for a limit with a form, or take what was typed into it."""
    match_id, token, _ = _read(press)
    table, auction = await _auction(visit, match_id, token)
    voice = await visit.voice(table.info)
    unit = auction.auction.unit
    bounds = {"least": Num(auction.auction.least, unit), "most": Num(auction.limit, unit)}
    if press.kind != "form":
        label = voice.plain(Msg("ui-bid-amount", {**bounds}))
        field = Field("amount", label[:MODAL_TITLE], lo=1, hi=20)
        await visit.form(Form(voice.plain(Msg("ui-bid-other"))[:MODAL_TITLE], _id(press), (field,)))
        return
    try:
        most = read_amount(press.fields.get("amount", ""), voice.plain.per(unit))
    except Unreadable:
        raise UserSays(Msg("ui-bid-amount-wrong", {**bounds})) from None
    if not auction.auction.least <= most <= auction.limit:
        raise UserSays(Msg("ui-bid-amount-wrong", {**bounds}))
    await _then(visit, table, auction, most)


async def answer(visit: Visit, press: Press) -> None:
    """Keep an answer."""
    match_id, token, most = _read(press)
    asks = _id(press).args[3:4] == ("ask",)
    play = visit.ui.kontor.play
    try:
        done = await play.submit(visit.user, match_id, [BidLimit(most, asks and most > 0)], token)
    except Stale:
        did = await play.find_repeated_press(visit.user, match_id, token)
        if did is None or did.kind != "answer":
            raise
        await done_already(visit, match_id, did)
        return
    # Before it is settled, the panel's headline says what was answered.
    await show_table(visit, done.table, done=done.told)


async def _then(visit: Visit, table: PanelModel[Any], auction: Bidding, most: int) -> None:
    voice = await visit.voice(table.info)
    asked = [voice.say(safe(decision.prompt)) for decision in table.decisions[:1]]
    screen = Screen((*map(Words, asked), *bidding.then(table, auction, most, voice)))
    await visit.show(screen)


async def _auction(visit: Visit, match_id: int, token: str) -> tuple[PanelModel[Any], Bidding]:
    table = await fresh(visit, match_id, token)
    shown = bidding.bidding_of(table.planning)
    if shown is None:
        raise Stale("ui-stale")
    return table, shown


def _id(press: Press) -> ScreenId:
    assert isinstance(press.id, ScreenId)
    return press.id


def _read(press: Press) -> tuple[int, str, int]:
    """The match, the token and the amount, if there is one, of a button."""
    match_id = numbers(press, 1)[0]
    args = _id(press).args
    token = args[1] if len(args) > 1 else ""
    return match_id, token, int(args[2]) if len(args) > 2 and args[2].isdecimal() else 0


ROUTES = {
    "bid": Route(limit),
    "bid-do": Route(answer),
    "bid-amount": Route(amount, form=True),
}
