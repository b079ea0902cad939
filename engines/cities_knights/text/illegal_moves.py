"""What the moves of Cities & Knights require, and what is said to a typed one that may not be made.

The requirements come in the order in which a player at the table would ask: does such a place or card exist; is
this the moment; is it allowed there; can it be paid. They use only what the seat may know. Refusals are the keys
``cities_knights-no-…``.
"""

from collections.abc import Mapping
from typing import Any, get_args

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights.data import COMMODITIES, KINDS, RESOURCES, TRACK_OF, TRACKS
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.progress_cards.common import card_of
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
from engines.cities_knights.text import illegal_cards as cards
from engines.cities_knights.text import illegal_pieces as pieces
from engines.core.mechanics.trade_offers import TRADE_ANSWERS, TradeOffer, TradeWithdraw
from engines.core.requirements import Requirements, RequirementTable
from engines.core.text.messages import Msg, Ref, SeatRef, quoted

_CARDS = get_args(ca.ScienceCard | ca.TradeCard | ca.PoliticsCard)
_REPLIES = (*TRADE_ANSWERS, TradeWithdraw)
"""Actions about offers outside a seat's own turn."""
_TRADES = (TradeOffer, *_REPLIES)
_FREE = (*get_args(a.Building | a.KnightAction), *_TRADES, a.TradeBank, a.Improve, a.OfferResource, a.EndTurn)
"""Actions of the action phase other than playing cards."""
_CARD_ANSWERS = (
    *(a.Discard, a.Gift, a.TakeCards, a.DropCard, a.TakeProgress),
    *(a.ChooseDeck, a.TakeResource, a.GiveCommodity, a.MoveRobber),
)
_RESOURCE = ca.ResourceMonopoly | a.TakeResource | a.OfferResource
_COMMODITY = ca.TradeMonopoly | a.GiveCommodity


def _every(state: CatanState, seat: int, action: Any) -> Requirements:
    for field in action.__struct_fields__:
        yield from _exists(state, seat, action, field)
    yield from _asked(state, state.stack[-1], seat, action)
    if isinstance(action, _CARDS):
        card = card_of(action)
        yield card in state.players[seat].progress, Msg("cities_knights-no-card", {"card": Ref("card", card)})


def _exists(state: CatanState, seat: int, action: Any, field: str) -> Requirements:
    """Yield that a field names something that exists, and no seat itself."""
    value = getattr(action, field)
    match field:
        case "vertex" | "to" if isinstance(value, int):
            yield value in range(len(ISLAND.spots)), Msg("cities_knights-no-such-vertex", {"n": value})
        case "edge":
            yield value in ISLAND.edge_names, Msg("cities_knights-no-such-edge", {"text": quoted(value)})
        case "hex" | "hexes":
            for name in [value] if field == "hex" else value:
                yield name in ISLAND.names, Msg("cities_knights-no-such-hex", {"text": quoted(name)})
        case "track":
            yield value in TRACKS, Msg("cities_knights-no-such-track", {"text": quoted(value)})
        case "card":
            yield value in TRACK_OF, Msg("cities_knights-no-such-card", {"text": quoted(value)})
        case "victim" if value is not None:
            yield value != seat, Msg("cities_knights-no-self")
            yield 0 <= value < state.seats, Msg("cities_knights-no-such-seat", {"n": value})
        case "kind" | "give" | "get":
            yield value in KINDS, Msg("cities_knights-no-such-kind", {"text": quoted(value)})
            name = {"kind": Ref("kind", value)}
            yield not isinstance(action, _RESOURCE) or value in RESOURCES, Msg("cities_knights-no-resource", name)
            commodity = not isinstance(action, _COMMODITY) or value in COMMODITIES
            yield commodity, Msg("cities_knights-no-commodity", name)


# ------------------------------------------------------------------ the moment


def _asked(state: CatanState, frame: AnyFrame, seat: int, action: Any) -> Requirements:
    """Yield that this sort of move is asked for now."""
    match frame:
        case Setup(turn=turn, at=at):
            # The second piece of a seat is a city.
            due = "road" if at == "road" else "city" if turn >= state.seats else "settlement"
            yield isinstance(action, _DRAFT[due]), Msg(f"cities_knights-no-draft-now-{due}")
        case Turn(at="before"):
            yield isinstance(action, a.RollDice | ca.Alchemist), Msg("cities_knights-no-roll-first")
        case Turn() if seat != frame.seat:
            other = Msg("cities_knights-no-other-turn", {"seat": SeatRef(frame.seat)})
            yield isinstance(action, _REPLIES), other
        case Turn():
            yield not isinstance(action, a.RollDice), Msg("cities_knights-no-roll-again")
            late = Msg("cities_knights-no-alchemist-late", {"card": Ref("card", "alchemist")})
            yield not isinstance(action, ca.Alchemist), late
            yield not isinstance(action, a.Pass), Msg("cities_knights-no-pass")
            yield isinstance(action, (*_FREE, *_CARDS)), Msg("cities_knights-no-duty")
        case _:
            answers, duty = _duty(frame)
            now = Msg("cities_knights-no-not-now", {"duty": Msg(f"cities_knights-duty-{duty}")})
            yield isinstance(action, answers), now


def _duty(frame: AnyFrame) -> tuple[tuple[type, ...], str]:
    """Return the actions that answer a frame, and what its seats are asked to do."""
    match frame:
        case CardsOwed(reason="wedding"):
            return (a.Gift,), "gift"
        case Harbour(at="reply"):
            return (a.GiveCommodity,), "commodity"
        case Desertion(at="start"):
            return (a.Desert,), "desert"
        case FreeRoads(optional=True):
            return (a.BuildRoad, a.Pass), "free-road"
    return _DUTIES[type(frame)]


_DRAFT = {"road": a.BuildRoad, "city": a.BuildCity, "settlement": a.BuildSettlement}
_DUTIES: Mapping[type, tuple[tuple[type, ...], str]] = {
    Roll: ((a.TakeResource,), "aqueduct"),
    Attack: ((a.ChooseDeck,), "deck"),
    DropProgress: ((a.DropCard,), "drop"),
    CardsOwed: ((a.Discard,), "discard"),
    Raze: ((a.RazeCity,), "raze"),
    Robber: ((a.MoveRobber,), "robber"),
    Relocate: ((a.PlaceKnight,), "relocate"),
    Metropolis: ((a.PlaceMetropolis,), "metropolis"),
    Harbour: ((a.OfferResource, a.Pass), "harbour"),
    Plunder: ((a.TakeCards,), "plunder"),
    Spying: ((a.TakeProgress, a.Pass), "spy"),
    Desertion: ((a.PlaceKnight, a.Pass), "knight"),
    FreeRoads: ((a.BuildRoad,), "free-road"),
    FreePromotions: ((a.PromoteKnight, a.Pass), "smith"),
}

REQUIREMENTS = RequirementTable(
    _every,
    {
        **dict.fromkeys(_CARDS, cards.progress_card),
        a.BuildRoad: pieces.road,
        a.BuildSettlement: pieces.settlement,
        a.BuildCity: pieces.city,
        a.BuildWall: pieces.wall,
        a.BuildKnight: pieces.new_knight,
        a.PlaceKnight: pieces.placed_knight,
        **dict.fromkeys((*get_args(a.KnightAction), a.Desert), pieces.own_knight),
        a.Improve: pieces.improvement,
        **dict.fromkeys((a.RazeCity, a.PlaceMetropolis), pieces.lost_or_crowned),
        a.TradeBank: cards.bank,
        **dict.fromkeys(_TRADES, cards.trade),
        a.OfferResource: cards.offered_resource,
        **dict.fromkeys(_CARD_ANSWERS, cards.answer),
    },
)
"""What moves require."""
