"""The dial: coins, counters, ghosts and leaps of prices, and the rose that counts the cards on the table."""

import math
from collections.abc import Iterator

from msgspec import Struct

from engines.fugger.data import GOOD_INDEX, GOODS, NUMBERS
from engines.fugger.events import PricesMoved
from engines.fugger.view import FuggerView
from render.drawing.geometry import polar
from render.games.fugger.layout import DIAL, LIGHT, PANES, R_COIN, R_COUNTER, R_HUB, R_ROSE, field_angle
from render.games.fugger.news import News
from render.scene import Item, Sprite, Text, centred
from render.theme import Theme

_SIZES = {1: 86, 2: 86, 3: 62, 4: 54, 5: 52}
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-10.2, 0), (10.2, 0)),
    3: ((-12.5, 18), (0, -20), (12.5, 18)),
    4: ((-7.2, 22), (-8, -23), (7.2, 22), (8, -23)),
    5: ((-12.6, 23), (-6.9, -24), (0, 23), (6.9, -24), (12.6, 23)),
}
"""By counters on a field: degrees aside and pixels outwards of each."""
_GHOST = 50
_LANES = (288, 276, 264, 252, 240)
_CRASH_LANES = (303, 290, 277, 264, 251)
"""Radii of the leaps, the longest outermost; a crash runs outside the counters."""
_STUB = 17
"""Degrees of the arrow of a fall."""
_FULL_TURN = 40 * 9
_CHANGE_AT = ((0, 178), (55, 163), (152, 164), (208, 164), (305, 163))
"""By light: the angle and radius of the label with the change, clear of the light's number."""


def _at(angle: float, radius: float) -> tuple[int, int]:
    x, y = polar(*DIAL, radius, angle)
    return math.floor(x + 0.5), math.floor(y + 0.5)


def standings(prices: tuple[int, ...], first: frozenset[str] = frozenset()) -> dict[str, tuple[int, float, float]]:
    """Return by good the diameter, angle and radius of its counter.

    first: goods in front of others on their field, where a leap over the break lands.
    """
    places: dict[str, tuple[int, float, float]] = {}
    for price in sorted(set(prices)):
        goods = [good for good in GOODS if prices[GOOD_INDEX[good]] == price]
        goods.sort(key=lambda good: good not in first)
        for good, (aside, outwards) in zip(goods, _PLACES[len(goods)], strict=True):
            places[good] = (_SIZES[len(goods)], field_angle(price) + aside, R_COUNTER + outwards)
    return places


def coins(view: FuggerView, theme: Theme) -> Iterator[Item]:
    """Draw the nine prices; those with a counter are gold."""
    c = theme.colours
    for price in range(NUMBERS.price_min, NUMBERS.price_max + 1):
        taken = price in view.prices
        at = _at(field_angle(price), R_COIN)
        yield Sprite("fugger.price", at, (int(taken),), f"price.{price}")
        face, size = ("number-black", 54) if taken else ("number", 46)
        ink, on = (c.ink, c.gold) if taken else (c.on_blue_far, c.blue_light)
        yield centred(str(price), at, (66, 66), face, size, ink, on)


def counters(view: FuggerView, news: News) -> Iterator[Item]:
    """Draw the goods at their prices; after an evaluation also their old places and their leaps."""
    crashed = _crashed(news.prices)
    places = standings(view.prices, crashed)
    ways = _ways(news.prices, places) if news.prices is not None else []
    for way in ways:
        if way.good in places and not way.falls:
            yield Sprite("fugger.ghost", _at(way.start, way.r_start), (way.good, _GHOST), f"ghost.{way.good}")
    yield from (way.sprite(places[way.good]) for way in ways if not way.crash)
    for good, (size, angle, radius) in places.items():
        if good not in crashed:
            yield Sprite("fugger.counter", _at(angle, radius), (good, size), f"good.{good}")
    # A crash is the event of the round: its leap lies on top.
    yield from (way.sprite(places[way.good]) for way in ways if way.crash)
    for good in places:
        if good in crashed:
            size, angle, radius = places[good]
            yield Sprite("round-halo", _at(angle, radius), (size // 2,))
            yield Sprite("fugger.counter", _at(angle, radius), (good, size), f"good.{good}")


def _crashed(prices: PricesMoved | None) -> frozenset[str]:
    if prices is None:
        return frozenset()
    moved = zip(GOODS, prices.before, prices.after, prices.risen, strict=True)
    return frozenset(good for good, before, after, risen in moved if risen and after < before)


class _Way(Struct, frozen=True):
    """The path of a good: from an angle and radius to an angle, on a lane of its own."""

    good: str
    start: float
    r_start: float
    end: float
    lane: int
    crash: bool

    @property
    def falls(self) -> bool:
        return self.end < self.start

    def sprite(self, place: tuple[int, float, float]) -> Sprite:
        """Return the arrow, which ends at the counter's edge."""
        size, _, radius = place
        direction = -1 if self.falls else 1
        clear = math.degrees((size / 2 + (20 if self.crash else 4)) / radius)
        return Sprite(
            "fugger.leap",
            DIAL,
            (
                round(self.end + clear + _STUB if self.falls else self.start + 6),
                round(self.end - direction * clear),
                round(radius if self.falls else self.r_start),
                round(radius),
                round(radius) if self.falls else self.lane,
                self.good,
                int(self.crash),
            ),
        )


def _ways(prices: PricesMoved, places: dict[str, tuple[int, float, float]]) -> list[_Way]:
    """Return the goods that moved, the longest path first and on the outermost lane."""
    old = standings(prices.before)
    found = []
    for i, good in enumerate(GOODS):
        before, after = prices.before[i], prices.after[i]
        if before == after:
            continue
        crash = prices.risen[i] and after < before
        _, start, r_start = old[good]
        end = places[good][1] + (_FULL_TURN if crash else 0)
        found.append((end - start, good, start, r_start, end, crash))
    found.sort(reverse=True)
    lanes, crash_lanes = iter(_LANES), iter(_CRASH_LANES)
    return [
        _Way(good, start, r_start, end, next(crash_lanes if crash else lanes), crash)
        for _, good, start, r_start, end, crash in found
    ]


def rose(view: FuggerView, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the cards on the table by good, with panes of new cards outlined, and the last change of each price."""
    c = theme.colours
    fresh = _fresh_panes(view, news)
    step = (R_ROSE - 5 - R_HUB) / PANES
    for i, good in enumerate(GOODS):
        count = view.counts[i]
        lit = [(pane, int(pane >= count - fresh[i])) for pane in range(min(count, PANES))]
        for pane, new in lit:
            yield Sprite("fugger.pane", DIAL, (good, pane, new), f"pane.{good}.{pane}")
        x, y = _at(i * LIGHT, R_HUB + step * 1.45)
        box, ref = (x - 34, y - 34, 68, 68), f"count.{good}"
        yield Text(str(count), (x, y - 1), "number-black", 48, c.white, c.night, "mm", box, 3, ref)
    if news.prices is not None:
        yield from _changes(news.prices, theme)


def _fresh_panes(view: FuggerView, news: News) -> list[int]:
    fresh = [0] * len(GOODS)
    for kinds in [news.fresh_jakob, *news.fresh_front.values()]:
        for kind, number in kinds.items():
            if kind in GOOD_INDEX:
                fresh[GOOD_INDEX[kind]] += number
    return [min(new, count) for new, count in zip(fresh, view.counts, strict=True)]


def _changes(prices: PricesMoved, theme: Theme) -> Iterator[Item]:
    """Draw a label on each light: the price before and after."""
    c = theme.colours
    for i, _ in enumerate(GOODS):
        before, after = prices.before[i], prices.after[i]
        rises = prices.risen[i]
        crash = rises and after < before
        look = "red" if crash else "gold" if rises else "dark"
        ink, on = {"red": (c.white, c.rubric), "gold": (c.ink, c.gold), "dark": (c.white, c.fallen)}[look]
        x, y = _at(*_CHANGE_AT[i])
        yield Sprite("pill", (x, y), (92, 44, look), f"change.{GOODS[i]}")
        yield Text(str(before), (x - 25, y - 1), "number", 36, ink, on, "mm", (x - 44, y - 21, 32, 42))
        yield Sprite("icon", (x, y), ("then", 26, ink, 0))
        yield Text(str(after), (x + 25, y - 1), "number-black", 36, ink, on, "mm", (x + 12, y - 21, 32, 42))
