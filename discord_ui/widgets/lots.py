"""An auction of several lots in a panel: a picture of the lots, and a button for the next bid on each."""

from typing import Any, Final

from msgspec import Struct

from discord_ui.model import controls
from discord_ui.model.custom_ids import in_slot
from discord_ui.model.focus import encode_option
from discord_ui.model.label_forms import short_label
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, rows_of
from discord_ui.widgets.line_texts import lines
from discord_ui.widgets.option_text import OptionText
from discord_ui.widgets.panel_options import PanelOptions, alike, is_listing
from discord_ui.widgets.panel_part import PanelPart
from engines.core.actions import IntHole, Option
from engines.core.mechanics.lots import Lot, LotsFacts
from engines.core.text.messages import Many, Msg
from service.base.read_models.panels import ContestView

WIDE: Final = 5
"""Buttons in a row at most."""


class LotBidder(Struct, frozen=True):
    """An open auction of several lots as its bidder sees it. seat: the bidder's."""

    facts: LotsFacts
    seat: int | None

    @property
    def own(self) -> tuple[Lot, ...]:
        """The lots on which the bidder has the standing bid."""
        return tuple(lot for lot in self.facts.lots if lot.leader == self.seat)


def lot_bidder(planning: ContestView | None, seat: int | None) -> LotBidder | None:
    """Return the auction of several lots in which a reader may bid; None if there is none."""
    if planning is None or not isinstance(planning.facts, LotsFacts):
        return None
    return LotBidder(planning.facts, seat)


def lot_labels(bidder: LotBidder) -> tuple[tuple[str, str], ...]:
    """Return the lots with their numbers, as labels of a picture."""
    return tuple((f"{lot.thing.kind}:{lot.thing.id}", str(lot.number)) for lot in bidder.facts.lots)


def lot_blocks(options: PanelOptions, bidder: LotBidder, localizer: Localizer) -> list[Block]:
    """Return the own standing bids, a button for the next bid on each lot, and those for everything else."""
    part = PanelPart(OptionText(options, localizer, {}))
    own = Many(tuple(Msg("ui-lots-bid", {"lot": _short(part, lot), "bid": lot.bid}) for lot in bidder.own))
    said = [localizer.say(Msg("ui-lots-own", {"lots": own}))] if bidder.own else []
    bids = {option.target: at for at, option in enumerate(options.list) if _bids(option)}
    suggested = options.table.choices.suggestion
    rows: list[Block] = []
    if bids:
        buttons = [_lot_button(part, bidder, lot, bids.get(lot.thing), suggested) for lot in bidder.facts.lots]
        width = next(size for size in (4, 3, WIDE) if len(buttons) % size == 0 or size == WIDE)
        rows = rows_of(buttons, width)
        said.append(f"-# {localizer.say(Msg('ui-lots-legend'))}")
    return [*lines(said), *rows, *rows_of(_others(part, bids.values()))]


def _short(part: PanelPart, lot: Lot) -> Msg:
    return short_label(part.text.place(lot.thing), part.text.plain)


def _bids(option: Option) -> bool:
    return option.target is not None and all(isinstance(hole, IntHole) for hole in option.holes)


def _lot_button(part: PanelPart, bidder: LotBidder, lot: Lot, at: int | None, suggested: Any) -> Button:
    """Return the button of the next bid on a lot; disabled if it is the bidder's own, or too dear."""
    if at is None:
        key = "ui-lots-yours" if lot in bidder.own else "ui-lots-next"
        label = part.text.plain(Msg(key, {"lot": lot.number, "least": lot.least}))
        return Button(label, in_slot(controls.PANEL(part.options.table.info.id), lot.number), disabled=True)
    option = part.options.list[at]
    values = tuple(str(hole.lo) for hole in option.holes if isinstance(hole, IntHole))
    best = suggested is not None and option.fill(*map(int, values)) == suggested
    label = part.text.plain(Msg("ui-lots-next", {"lot": lot.number, "least": lot.least}))
    return part.button(label, encode_option(part.options.list, at, values), "good" if best else "main")


def _others(part: PanelPart, bids: Any) -> list[Button]:
    """Return the buttons of all other options; those that share a form have one."""
    options = part.options.list
    places = [at for at in range(len(options)) if at not in bids]
    first = [at for at in places if not is_listing(options[at]) or alike(options, at)[0] == at]
    return [
        part.button(
            Msg(f"{part.options.game.info.key}-group-{options[at].group}"), part.options.next_step(at), more=True
        )
        if is_listing(options[at])
        else part.option_button(at)
        for at in first
    ]
