"""Ready offers of trade as lines: one press makes the offer, or opens the form filled in."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec import Struct

from discord_ui.model.focus import encode_action
from discord_ui.model.screen import Button, Line, SelectOption
from discord_ui.widgets.line_texts import two_lines
from discord_ui.widgets.panel_part import SEEN, PanelPart
from discord_ui.widgets.trade_form import trade_id, write_opened
from engines.core.actions import Option
from engines.core.text.messages import Msg, seats_in_words
from engines.core.text.words import QuickOffer

AT_ONCE: Final = 2
"""Maximum number of offers that one press makes."""


class ReadyOffer(Struct, frozen=True):
    """A ready offer as a line, or as an entry where there is no room for lines; None if it opens the form."""

    line: Line
    entry: SelectOption | None


def ready_offers(part: PanelPart) -> list[ReadyOffer]:
    """Return the game's ready offers, best first: some that one press makes; with few, one that opens the form."""
    ready = [(option, offer) for option in part.options.list for offer in _ready(part, option)]
    sending = (made for _, offer in ready if not offer.form for made in _sending(part, offer))
    at_once = list(islice(sending, AT_ONCE))
    if len(at_once) == AT_ONCE:
        return at_once
    return [*at_once, *(_opening(part, option, offer) for option, offer in ready if offer.form)]


def _ready(part: PanelPart, option: Option) -> tuple[QuickOffer, ...]:
    return part.options.game.board.quick_offers(part.options.table.view, option)


def _sending(part: PanelPart, offer: QuickOffer) -> Iterator[ReadyOffer]:
    text, code = part.text, encode_action(part.options.list, offer.action)
    if code is not None:
        below = list(_below(part, offer))
        line = Line(two_lines(text.say(offer.about), below), part.button(Msg("ui-offer-now"), code, "main"))
        name, rest = text.short(offer.about), text.omitted(offer.about)
        if len(name) > SEEN:
            name, rest = rest, name
        yield ReadyOffer(line, part.entry(name, code, " · ".join([rest, *below])))


def _below(part: PanelPart, offer: QuickOffer) -> Iterator[str]:
    """Yield whom a ready offer asks, and whether it is final."""
    options = part.options
    at, option = next((at, option) for at, option in enumerate(options.list) if option.admits(offer.action))
    for hole in option.holes[1:]:
        seats = seats_in_words(map(int, getattr(offer.action, hole.field)))
        yield part.text.plain(Msg("ui-offer-to", {"seats": seats}))
    if options.is_final(at):
        yield part.text.plain(Msg("ui-final-word"))


def _opening(part: PanelPart, option: Option, offer: QuickOffer) -> ReadyOffer:
    table = part.options.table
    where = trade_id(table.info.id, table.token, option, write_opened(option, offer.action))
    return ReadyOffer(Line(part.text.say(offer.about), Button(part.text.plain(Msg("ui-offer-form")), where)), None)
