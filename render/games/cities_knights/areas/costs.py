"""All costs in Cities & Knights."""

from engines.cities_knights.data import (
    ACTIVATE_COST,
    CITY_COST,
    COMMODITY_OF,
    KINDS,
    KNIGHT_COST,
    NUMBERS,
    PROMOTE_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    TRACKS,
    WALL_COST,
)
from engines.cities_knights.view import CatanView, PlayerView
from render.context import RenderContext
from render.drawing.lettering import seat_letter
from render.kit.hands.cost_tags import Kinds, Shown, Tag

PAID = Kinds(KINDS, "catan.kind", "catan.missing", "catan.tag")
ROWS = 3


def tags(view: CatanView, seat: int, card: RenderContext) -> tuple[tuple[Tag, ...], ...]:
    """Return buildings, knights and improvements, each in a row."""
    player, style = view.players[seat], card.styles[seat]
    roads, settlements, cities, walls, basic, strong, mighty = player.supply
    buildings = (
        ("road", roads, ROAD_COST),
        ("settlement", settlements, SETTLEMENT_COST),
        ("city", cities, CITY_COST),
        ("wall", walls, WALL_COST),
    )

    def shown(what: str, name: str, left: int, level: int = 1) -> Shown:
        letter = "" if what == "knight" else seat_letter(seat)
        return Shown("catan.step", (what, style, letter, "", level), f"supply.{name}", left, name == "road")

    activated = Shown("catan.step", ("activated", style, seat_letter(seat), "", 1), "step.activate")
    knights = (
        Tag("knight", (shown("knight", "knight1", basic),), KNIGHT_COST, 2),
        Tag("activate", (activated,), ACTIVATE_COST, 1),
        Tag(
            "promote",
            (shown("knight", "knight2", strong, 2), shown("knight", "knight3", mighty, 3)),
            PROMOTE_COST,
            2,
        ),
    )
    return (
        tuple(Tag(name, (shown(name, name, left),), cost, sum(cost)) for name, left, cost in buildings),
        knights,
        tuple(_improvement(view, player, track, seat, style) for track in range(len(TRACKS))),
    )


def _improvement(view: CatanView, player: PlayerView, track: int, seat: int, style: int) -> Tag:
    """Return the next level of a track; a Crane saves the active seat one commodity."""
    level, last = player.improvements[track], len(NUMBERS.improvement_costs)
    cost = (0,) * len(KINDS)
    if level < last:
        price = NUMBERS.improvement_costs[level] - bool(view.cranes and seat == view.active)
        cost = tuple(price * (kind == COMMODITY_OF[track]) for kind in range(len(KINDS)))
    args = ("improved", style, seat_letter(seat), TRACKS[track], min(last, level + 1))
    return Tag(TRACKS[track], (Shown("catan.step", args, f"step.{TRACKS[track]}"),), cost, last)
