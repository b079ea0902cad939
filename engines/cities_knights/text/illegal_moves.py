"""Why a typed move is refused, and what would be legal.

The checks follow the order of a person at the table: does such a place or card exist; is this the moment; is it
allowed there; can it be paid. Refusals are the catalogue's keys ``cities_knights-no-…``.
"""

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights.state import (
    AnyFrame,
    Attack,
    CardsOwed,
    CatanState,
    Desertion,
    DropProgress,
    FreePromotions,
    FreeRoads,
    Harbour,
    Metropolis,
    Plunder,
    Raze,
    Relocate,
    Robber,
    Roll,
    Setup,
    Spying,
    Turn,
)
from engines.cities_knights.text.reasons import building, cards, knights, trading
from engines.cities_knights.text.reasons.answers import answer
from engines.cities_knights.text.reasons.words import unknown
from engines.core.encoding.codec import tag_of
from engines.core.text.messages import Msg, Ref, SeatRef

BUILDING = (a.BuildRoad, a.BuildSettlement, a.BuildCity, a.BuildWall, a.BuildKnight)
KNIGHTS = (a.ActivateKnight, a.PromoteKnight, a.MoveKnight, a.ChaseRobber)
TRADING = (
    a.TradeBank,
    a.TradeOffer,
    a.TradeCounter,
    a.TradeAccept,
    a.TradeDecline,
    a.TradeWithdraw,
    a.TradeClose,
)
FREE = (*BUILDING, *KNIGHTS, *TRADING, a.Improve, a.OfferResource, a.EndTurn)
"""Actions of the action phase other than playing cards."""
REPLIES = (a.TradeCounter, a.TradeAccept, a.TradeDecline, a.TradeWithdraw, a.TradeClose)
"""Actions about offers outside a seat's own turn."""


def why_not(state: CatanState, seat: int, action: a.CatanAction) -> Msg:
    """Explain which rule forbids the move of a seat that has a decision, and what would be legal.

    Uses only what the seat may know. Returns ``err-illegal`` if none of the known reasons applies.
    """
    frame = state.stack[-1]
    refused = unknown(state, seat, action) or _wrong_moment(frame, seat, action)
    if refused is None:
        refused = _wrong(state, frame, seat, action)
    return refused or Msg("err-illegal")


def _wrong(state: CatanState, frame: AnyFrame, seat: int, action: a.CatanAction) -> Msg | None:
    """Explain why a move is wrong at the right moment."""
    match frame:
        case Setup():
            return building.draft(state, frame, action)
        case Turn(at="before"):
            return _before(state, seat, action)
        case Turn():
            return _main(state, frame, seat, action)
    return answer(state, frame, seat, action)


def _main(state: CatanState, turn: Turn, seat: int, action: a.CatanAction) -> Msg | None:
    if isinstance(action, BUILDING):
        return building.build(state, seat, action)
    if isinstance(action, KNIGHTS):
        return knights.use(state, seat, action)
    if isinstance(action, TRADING):
        return trading.trade(state, turn, seat, action)
    if isinstance(action, a.Improve):
        return building.improvement(state, turn, action.track)
    if isinstance(action, a.OfferResource):
        return cards.lay(state, turn, (), action)
    return cards.play(state, turn, action) if _is_card(action) else None


def _before(state: CatanState, seat: int, action: a.CatanAction) -> Msg | None:
    """Explain why the Alchemist cannot be played before the roll: the seat lacks it, or a die has no such side."""
    if not isinstance(action, ca.Alchemist):
        return None
    return cards.in_hand(state, seat, action) or Msg("cities_knights-no-dice")


def _is_card(action: a.CatanAction) -> bool:
    return tag_of(type(action)).startswith("card-")


# ------------------------------------------------------------------ the moment


def _wrong_moment(frame: AnyFrame, seat: int, action: a.CatanAction) -> Msg | None:
    """Explain why this sort of move is not asked for now."""
    match frame:
        case Setup():
            return None
        case Turn(at="before"):
            if isinstance(action, a.RollDice | ca.Alchemist):
                return None
            return Msg("cities_knights-no-roll-first")
        case Turn():
            return _wrong_in_turn(frame, seat, action)
    fitting, duty = _duty(frame)
    return None if isinstance(action, fitting) else Msg("cities_knights-no-not-now", {"duty": duty})


def _wrong_in_turn(turn: Turn, seat: int, action: a.CatanAction) -> Msg | None:
    if seat != turn.seat:
        return (
            None
            if isinstance(action, REPLIES)
            else Msg("cities_knights-no-other-turn", {"seat": SeatRef(turn.seat)})
        )
    match action:
        case a.RollDice():
            return Msg("cities_knights-no-roll-again")
        case ca.Alchemist():
            return Msg("cities_knights-no-alchemist-late", {"card": Ref("card", "alchemist")})
        case a.Pass():
            return Msg("cities_knights-no-pass")
    if isinstance(action, FREE) or _is_card(action):
        return None
    return Msg("cities_knights-no-duty")


def _duty(frame: AnyFrame) -> tuple[tuple[type, ...], Msg]:
    """Return the actions that answer a frame, and what its seats are asked to do."""
    match frame:
        case Roll():
            return (a.TakeResource,), Msg("cities_knights-duty-aqueduct")
        case Attack():
            return (a.ChooseDeck,), Msg("cities_knights-duty-deck")
        case DropProgress():
            return (a.DropCard,), Msg("cities_knights-duty-drop")
        case CardsOwed(reason="wedding"):
            return (a.Gift,), Msg("cities_knights-duty-gift")
        case CardsOwed():
            return (a.Discard,), Msg("cities_knights-duty-discard")
        case Raze():
            return (a.RazeCity,), Msg("cities_knights-duty-raze")
        case Robber():
            return (a.MoveRobber,), Msg("cities_knights-duty-robber")
        case Relocate():
            return (a.PlaceKnight,), Msg("cities_knights-duty-relocate")
        case Metropolis():
            return (a.PlaceMetropolis,), Msg("cities_knights-duty-metropolis")
        case Harbour(at="reply"):
            return (a.GiveCommodity,), Msg("cities_knights-duty-commodity")
        case Harbour():
            return (a.OfferResource,), Msg("cities_knights-duty-harbour")
        case Plunder():
            return (a.TakeCards,), Msg("cities_knights-duty-plunder")
        case Spying():
            return (a.TakeProgress,), Msg("cities_knights-duty-spy")
        case Desertion(at="start"):
            return (a.Desert,), Msg("cities_knights-duty-desert")
        case Desertion():
            return (a.PlaceKnight,), Msg("cities_knights-duty-knight")
        case FreeRoads():
            return (a.BuildRoad,), Msg("cities_knights-duty-free-road")
        case FreePromotions():
            return (a.PromoteKnight,), Msg("cities_knights-duty-smith")
    raise TypeError(frame)
