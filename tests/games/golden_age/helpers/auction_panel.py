"""A panel at an auction of The Golden Age."""

from __future__ import annotations

from typing import Any

from engines.core.rng import Rng
from engines.golden_age.actions import Bid, OpenAuction
from engines.golden_age.game import GAME
from engines.golden_age.play.contest import AUCTIONS
from i18n.locales import Locale
from service.base.read_models.panels import ContestView, PanelModel
from tests.discord_ui.helpers.panel_models import table_of


def auctioned(locale: Locale = "en") -> PanelModel[Any]:
    """What the first bidder of the first auction of a random match sees."""
    rng = Rng(bytes(range(16)))
    state = GAME.setup(3, bytes(16)).state
    while AUCTIONS.facts(state) is None:
        seat = GAME.pending(state)[0].seat
        options = GAME.options(state, seat)
        opening = [option for option in options if isinstance(option.action, OpenAuction)]
        state = GAME.apply(state, seat, rng.choice(opening or options).random(rng)).state
    auction = AUCTIONS.facts(state)
    assert auction is not None
    cries = tuple(o for o in GAME.options(state, auction.next) if isinstance(o.action, Bid))
    plans = tuple(AUCTIONS.options(state, auction.next))
    shown = ContestView(auction, plans, True, None, 1_700_100_000)
    return table_of(state, auction.next, game=GAME, locale=locale, planning=shown, options=cries)
