"""Why an action cannot be auctioned, or a bid is refused (rules 3.7)."""

from __future__ import annotations

from engines.core.mechanics.auctions import least_bid
from engines.core.text.messages import Arg, Msg
from engines.golden_age import actions as a
from engines.golden_age.geography import GUILD_0, PLACE, PLACES, PROVINCE_COLOUR
from engines.golden_age.rules.auctions import budget, kept_back, sellable
from engines.golden_age.rules.pieces import active_places
from engines.golden_age.state import Bidding, GoldenAgeState, Turn
from engines.golden_age.text.names import florins, marker_place, province_ref, things_in_words
from engines.golden_age.text.reasons.special import unusable


def auction(state: GoldenAgeState, turn: Turn, marker: str) -> Msg | None:
    """Return why the active seat cannot auction a marker's action: only in provinces, each once a turn."""
    place = PLACE[marker]
    if place >= GUILD_0:
        own = [PLACES[other] for other in active_places(state, turn.seat) if other < GUILD_0]
        args: dict[str, Arg] = {"place": marker_place(marker)}
        if not own:
            return Msg("golden_age-no-auction-place", args)
        return Msg("golden_age-no-auction-place-but", args | {"places": things_in_words(map(marker_place, own))})
    refused = unusable(state, turn.seat, place)
    if refused is not None:
        return refused
    if place in turn.unsold:
        return Msg("golden_age-no-auction-again", {"province": province_ref(marker)})
    if not sellable(state, turn.seat, PROVINCE_COLOUR[place]):
        return Msg("golden_age-no-auction-bidder", {"province": province_ref(marker)})
    return None


def bid(state: GoldenAgeState, frame: Bidding, seat: int, action: a.GoldenAgeAction) -> Msg | None:
    """Return why a bid is too low or too high."""
    if not isinstance(action, a.Bid):
        return None
    colour = PROVINCE_COLOUR[frame.place]
    least, most = least_bid(frame), budget(state, seat, colour)
    if most < least:
        return Msg(
            "golden_age-no-bid-poor", {"least": florins(least), "money": florins(state.players[seat].money)}
        )
    if action.amount < least:
        return Msg("golden_age-no-bid-low", {"least": florins(least)})
    kept = kept_back(state, colour)
    args: dict[str, Arg] = {"most": florins(most), "money": florins(state.players[seat].money)}
    if kept:
        return Msg("golden_age-no-bid-painter", args | {"kept": florins(kept)})
    return Msg("golden_age-no-bid-high", args)
