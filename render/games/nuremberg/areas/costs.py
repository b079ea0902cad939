"""All costs in Nuremberg, and the income from goods."""

from engines.nuremberg.data import COSTS, GOODS, KINDS, RECIPES, route_of
from engines.nuremberg.geography.city import BAUHOF, TOWERS, WALLS
from engines.nuremberg.view import NurembergView
from render.context import RenderContext
from render.drawing.lettering import seat_letter
from render.kit.hands.cost_tags import Kinds, Shown, Tag

PAID = Kinds(KINDS, "nuremberg.kind", "nuremberg.missing", "nuremberg.tag")
ROWS = 3


def tags(view: NurembergView, seat: int, card: RenderContext) -> tuple[tuple[Tag, ...], ...]:
    """Return what is built in the country and with ore, what brings prestige, and goods, each in a row."""
    player, look = view.players[seat], (card.styles[seat], seat_letter(seat))

    def tag(piece: str, left: int, *, wide: bool = False) -> Tag:
        shown = Shown("nuremberg.step", (piece, *look, ""), f"supply.{piece}", left, wide)
        return Tag(piece, (shown,), COSTS[piece], sum(COSTS[piece]))

    return (
        (
            tag("station", player.stations, wide=True),
            tag("settlement", player.settlements),
            tag("workshop", player.workshops),
        ),
        (
            tag("wall", WALLS - view.walls, wide=True),
            tag("tower", open_towers(view, seat), wide=True),
        ),
        tuple(_sale(view, seat, good) for good in GOODS),
    )


def open_towers(view: NurembergView, seat: int) -> int:
    """Return open triangles in which a seat may build towers; none without a workshop at the Bauhof."""
    if all(view.workshops[site] != seat for site in BAUHOF):
        return 0
    return sum(not stands and max(walls) <= view.walls for walls, stands in zip(TOWERS, view.towers, strict=True))


def _sale(view: NurembergView, seat: int, good: str) -> Tag:
    """Return the materials of a good, and what a seat is paid when it sells one, after the toll."""
    data = GOODS[good]
    price = data.price * (2 if good in view.players[seat].doubled else 1)
    toll = 0 if view.rights[route_of(data.route)] in (None, seat) else data.toll
    shown = Shown("nuremberg.step", ("sold", 0, "", good), f"sale.{good}", price - toll, wide=price - toll > 9)
    return Tag(good, (shown,), RECIPES[good], sum(RECIPES[good]))
