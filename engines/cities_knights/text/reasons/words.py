"""Parts of refusals: names of places on a state's island, prices, and unknown ids."""

from collections.abc import Sequence
from typing import Any

from engines.cities_knights.actions import CatanAction
from engines.cities_knights.data import COMMODITIES, KINDS, RESOURCES, TRACK_OF, TRACKS
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.state import CatanState
from engines.cities_knights.text.names import TRADE, Atlas, atlas_of
from engines.cities_knights.view import HexView
from engines.core.encoding.codec import tag_of
from engines.core.mechanics.resource_counts import lacking
from engines.core.text.messages import Arg, Msg, Ref, quoted


def names(state: CatanState) -> Atlas:
    """Return the names of places as they are now."""
    hexes = zip(ISLAND.names, state.terrain, state.tokens, strict=True)
    return atlas_of(tuple(HexView(name, terrain, token or None) for name, terrain, token in hexes), state.harbours)


def at_vertex(state: CatanState, vertex: int) -> dict[str, Arg]:
    """Return the argument that names a vertex."""
    return {"place": names(state).vertices[vertex]}


def at_hex(state: CatanState, place: int) -> dict[str, Arg]:
    """Return the argument that names a hex."""
    return {"place": names(state).hexes[place]}


def cannot_pay(state: CatanState, seat: int, cost: Sequence[int], what: Ref) -> Msg | None:
    """Return the refusal of something too expensive; ``what`` is a piece or action with its price."""
    lack = lacking(state.players[seat].hand, cost)
    if not any(lack):
        return None
    args: dict[str, Arg] = {"what": what, "cost": TRADE.in_words(cost), "missing": TRADE.in_words(lack)}
    return Msg("cities_knights-no-pay", args)


# ------------------------------------------------------------------ ids


_RESOURCE_VERBS = ("card-resource_monopoly", "answer-resource", "answer-harbour")
_COMMODITY_VERBS = ("card-trade_monopoly", "answer-commodity")


def unknown(state: CatanState, seat: int, action: CatanAction) -> Msg | None:
    """Return the refusal of a move that names something that does not exist, or the seat itself."""
    verb = tag_of(type(action))
    for field in action.__struct_fields__:
        value = getattr(action, field)
        refused = _unknown(state, seat, verb, field, value)
        if refused is not None:
            return refused
    return None


def _unknown(state: CatanState, seat: int, verb: str, field: str, value: Any) -> Msg | None:
    match field:
        case "vertex" | "to" if isinstance(value, int):
            return (
                None if value in range(len(ISLAND.spots)) else Msg("cities_knights-no-such-vertex", {"n": value})
            )
        case "edge":
            return (
                None if value in ISLAND.edge_names else Msg("cities_knights-no-such-edge", {"text": quoted(value)})
            )
        case "hex":
            return None if value in ISLAND.names else Msg("cities_knights-no-such-hex", {"text": quoted(value)})
        case "hexes":
            wrong = next((name for name in value if name not in ISLAND.names), None)
            return None if wrong is None else Msg("cities_knights-no-such-hex", {"text": quoted(wrong)})
        case "track":
            return None if value in TRACKS else Msg("cities_knights-no-such-track", {"text": quoted(value)})
        case "card":
            return None if value in TRACK_OF else Msg("cities_knights-no-such-card", {"text": quoted(value)})
        case "victim" if value is not None:
            return _opponent(state, seat, value)
        case "kind" | "give" | "get":
            return _kind(verb, value)
    return None


def _opponent(state: CatanState, seat: int, victim: int) -> Msg | None:
    if victim == seat:
        return Msg("cities_knights-no-self")
    return None if 0 <= victim < state.seats else Msg("cities_knights-no-such-seat", {"n": victim})


def _kind(verb: str, value: str) -> Msg | None:
    if value not in KINDS:
        return Msg("cities_knights-no-such-kind", {"text": quoted(value)})
    if verb in _RESOURCE_VERBS and value not in RESOURCES:
        return Msg("cities_knights-no-resource", {"kind": Ref("kind", value)})
    if verb in _COMMODITY_VERBS and value not in COMMODITIES:
        return Msg("cities_knights-no-commodity", {"kind": Ref("kind", value)})
    return None
