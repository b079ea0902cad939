"""The picture of a seat's own cards and gold: kinds with their rates, all costs, the income from goods."""

from collections.abc import Iterator

from engines.nuremberg.data import COSTS, GOODS, KINDS, NUMBERS, RECIPES, RESOURCES, Cards, route_of
from engines.nuremberg.geography.city import BAUHOF, TOWERS, WALLS
from engines.nuremberg.view import NurembergView
from render.context import RenderContext
from render.kit.board_frame.headline import fact, limit, number, owner
from render.kit.hands.cards import card_height
from render.kit.hands.cost_tags import Kinds, Shown, Tag, height, tags
from render.kit.hands.holdings import Holding, draw_holding
from render.scene import Item, Scene, Sprite, centred
from render.theme import Theme

_PAID = Kinds(KINDS, "nuremberg.kind", "nuremberg.missing", "nuremberg.tag")
_COST_ROWS = 3


def _costs(view: NurembergView, seat: int, card: RenderContext) -> tuple[tuple[Tag, ...], ...]:
    """Return what is built in the country and with ore, what brings prestige, and goods, each in a row."""
    player, look = view.players[seat], card.look(seat)

    def tag(piece: str, left: int, *, wide: bool = False) -> Tag:
        shown = Shown("nuremberg.step", (piece, *look, ""), f"supply.{piece}", left, wide)
        return Tag(piece, (shown,), COSTS[piece], sum(COSTS[piece]))

    return (
        (
            tag("station", player.stations, wide=True),
            tag("settlement", player.settlements),
            tag("workshop", player.workshops),
        ),
        (tag("wall", WALLS - view.walls, wide=True), tag("tower", open_towers(view, seat), wide=True)),
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


_LEFT, _RIGHT = 44, 1556
_KIND, _KIND_X, _KIND_Y, _KIND_STEP, _APART = 156, 162, 236, 248, 40
"""Width of a card; position of the first; distance to the next; how much farther the gold is."""
_COSTS_TOP = 376
_MARGIN = 36
_PILL = (84, 44)


def hand_scene(view: NurembergView, card: RenderContext, theme: Theme) -> Scene:
    """Return the hand of ``view.viewer``. Raises ValueError for the public's view, which has none."""
    if view.viewer is None:
        raise ValueError("the public has no hand")
    seat = view.viewer
    player = view.players[seat]
    purse = (*(player.hand or Cards()).counts(), player.gold)
    high = _COSTS_TOP + height(_COST_ROWS) + _MARGIN
    room = (_LEFT, _COSTS_TOP, _RIGHT - _LEFT, high)
    items = [
        *_heading(view, card, seat, theme),
        *_kinds(view, seat, purse, card, theme),
        *tags(_costs(view, seat, card), purse, _PAID, room, theme),
    ]
    return Scene("nuremberg", (theme.canvas, high), "nuremberg.hand", (high,), tuple(items))


def _heading(view: NurembergView, card: RenderContext, seat: int, theme: Theme) -> Iterator[Item]:
    player = view.players[seat]
    yield from owner(seat, card, theme)
    yield from limit(720, player.points.total, NUMBERS.target, theme, icon="winner", ref="points", alarm=False)
    yield from limit(940, player.held, NUMBERS.discard_from - 1, theme, icon="limit", ref="limit")
    yield from fact(1140, str(player.prestige), theme, icon="star", ref="prestige").items
    yield number(card, theme)


def _kinds(
    view: NurembergView, seat: int, purse: tuple[int, ...], card: RenderContext, theme: Theme
) -> Iterator[Item]:
    """Draw five resources and gold, each always in the same place, with the bank's rates.

    A rate is gold if a workshop helps. Red is how many the seat has chosen to return, which others do not see yet.
    """
    player, labels, c = view.players[seat], dict(card.labels), theme.colours
    returned = view.chosen.cards if view.chosen is not None else None
    for i, (kind, count) in enumerate(zip(KINDS, purse, strict=True)):
        gold = i >= len(RESOURCES)
        x, y = _KIND_X + _KIND_STEP * i + _APART * gold, _KIND_Y
        one = Holding(kind, count, "nuremberg.kind-card", "nuremberg.faint-kind", labels.get(f"kind:{kind}"))
        yield from draw_holding(one, (x, y), _KIND, f"hand.{kind}", theme)
        top = y - card_height(_KIND) // 2
        at = (x - _KIND // 2 + 10, top + 14)
        better = player.rates[i] < (NUMBERS.rates.gold if gold else NUMBERS.rates.usual)
        yield Sprite("pill", at, (*_PILL, "gold" if better else "plain"), f"rate.{kind}")
        on = c.gold if better else c.card
        yield centred(f"{player.rates[i]}:1", at, _PILL, "number-black", 32, c.ink, on, f"rate.{kind}.text")
        if returned is not None and not gold and returned.counts()[i]:
            at, text = (x + _KIND // 2 - 6, top + 14), f"−{returned.counts()[i]}"
            yield Sprite("pill", at, (*_PILL, "red"), f"returned.{kind}")
            yield centred(text, at, _PILL, "number-black", 32, c.white, c.rubric, f"returned.{kind}.count")
