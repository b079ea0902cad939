"""Why a typed move is refused, and what would be right.

The checks come in the order in which a player at the table would ask: does the thing exist; is this the moment; is
it allowed there; can it be paid. Refusals are the catalogue's keys ``golden_age-no-…``.
"""

from __future__ import annotations

from typing import Any

from engines.core.text.messages import Msg, SeatRef, quoted
from engines.golden_age import actions as a
from engines.golden_age.data import CARDS, COLONY_IDS, COLOURS, GREEN, JOKER, SETS, TRIO
from engines.golden_age.geography import LENGTH, PLACE, PROVINCE, PROVINCE_COLOUR
from engines.golden_age.rules.special_actions import SPECIAL
from engines.golden_age.state import AnyFrame, Bidding, GoldenAgeState, Perform, Setup, Turn
from engines.golden_age.text.names import card_ref
from engines.golden_age.text.reasons import bidding, board, setup, special

SETUP = (a.PlaceMarker, a.PlacePawn, a.PlaceStadtholder)
_DRAFT = {"marker": a.PlaceMarker, "pawns": a.PlacePawn, "stadtholder": a.PlaceStadtholder}
_CARD_IDS = frozenset(card.id for card in CARDS.values())


def why_not(state: GoldenAgeState, seat: int, action: a.GoldenAgeAction) -> Msg:
    """Return the rule that forbids a move of a seat that has a decision, and what would be right.

    Uses only what the seat may know. ``err-illegal`` if none of the known reasons applies.
    """
    frame = state.stack[-1]
    refused = _unknown(action)
    if refused is None and isinstance(action, a.Cash):
        refused = board.cash(state, seat, action.card)
    if refused is None:
        refused = _wrong_moment(frame, seat, action)
    if refused is None:
        refused = _wrong(state, frame, seat, action)
    return refused or Msg("err-illegal")


def _wrong(state: GoldenAgeState, frame: AnyFrame, seat: int, action: a.GoldenAgeAction) -> Msg | None:
    """Return why a move is wrong at the right moment."""
    match frame:
        case Setup() if isinstance(action, a.PlaceMarker | a.PlacePawn | a.PlaceStadtholder):
            return setup.place(state, action)
        case Turn(at="before"):
            return setup.die(state, seat, action)
        case Bidding():
            return bidding.bid(state, frame, seat, action)
        case Perform() if isinstance(action, SPECIAL):
            return special.perform(state, frame, action)
        case Turn() if seat != frame.seat:
            return board.out_of_turn(state, frame, seat, action)
        case Turn() if isinstance(action, SPECIAL):
            return special.use(state, seat, action)
        case Turn() if isinstance(action, a.OpenAuction):
            return bidding.auction(state, frame, action.marker)
    return board.free(state, seat, action)


# ------------------------------------------------------------------ things that do not exist


def _unknown(action: a.GoldenAgeAction) -> Msg | None:
    """Return the refusal of a move that names something which does not exist."""
    for field in action.__struct_fields__:
        refused = _unknown_in(field, getattr(action, field))
        if refused is not None:
            return refused
    return None


def _unknown_in(field: str, value: Any) -> Msg | None:
    match field:
        case "province" | "start" | "to":
            return None if value in PROVINCE else Msg("golden_age-no-such-province", {"text": quoted(value)})
        case "guild":
            return None if value in COLOURS else Msg("golden_age-no-such-guild", {"text": quoted(value)})
        case "marker" | "source":
            known = value is None or value in PLACE
            return None if known else Msg("golden_age-no-such-place", {"text": quoted(value)})
        case "space" if isinstance(value, int):
            known = 0 <= value < LENGTH
            return None if known else Msg("golden_age-no-such-space", {"n": value, "last": LENGTH - 1})
        case "space":
            return None if value in COLONY_IDS else Msg("golden_age-no-such-colony", {"text": quoted(value)})
        case "card":
            if value not in _CARD_IDS:
                return Msg("golden_age-no-such-card", {"text": quoted(value)})
            return None if value in SETS else Msg("golden_age-no-cash-card", {"card": card_ref(value)})
        case "cards":
            wrong = next((card for card in value if card not in TRIO and card != JOKER), None)
            return None if wrong is None else Msg("golden_age-no-such-crew", {"text": quoted(wrong)})
    return None


# ------------------------------------------------------------------ the moment


def _wrong_moment(frame: AnyFrame, seat: int, action: a.GoldenAgeAction) -> Msg | None:
    """Return why this sort of move is not asked for now."""
    match frame:
        case Setup():
            fitting = isinstance(action, _DRAFT[frame.at])
            return None if fitting else _not_now(f"place-{frame.at}")
        case Turn(at="before"):
            if isinstance(action, a.Roll | a.PlayDie):
                return None
            return Msg("golden_age-no-setup") if isinstance(action, SETUP) else Msg("golden_age-no-roll-first")
        case Turn() if seat != frame.seat:
            if isinstance(action, a.MakeMarker | a.Sail | a.Pass):
                return None
            return Msg("golden_age-no-other-turn", {"seat": SeatRef(frame.seat)})
        case Turn():
            return _wrong_in_turn(action)
        case Bidding():
            return None if isinstance(action, a.Bid | a.Pass) else _not_now("bid")
    green = PROVINCE_COLOUR[frame.place] == GREEN
    fitting = isinstance(action, a.AddPawn if green else a.DrawArt | a.PayPainter)
    return None if fitting else _not_now("add" if green else "paint")


def _wrong_in_turn(action: a.GoldenAgeAction) -> Msg | None:
    match action:
        case a.Roll():
            return Msg("golden_age-no-roll-again")
        case a.PlayDie():
            return Msg("golden_age-no-die-late")
        case a.Bid() | a.Pass():
            return Msg("golden_age-no-auction-now")
    return Msg("golden_age-no-setup") if isinstance(action, SETUP) else None


def _not_now(duty: str) -> Msg:
    return Msg("golden_age-no-not-now", {"duty": Msg(f"golden_age-duty-{duty}")})
