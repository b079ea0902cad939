"""The dial: coins, counters, ghosts and leaps of prices, and the rose that counts the cards on the table."""

from __future__ import annotations

import math
from collections.abc import Iterator

from engines.fugger.data import GOOD_INDEX, GOODS, NUMBERS
from engines.fugger.events import PricesMoved
from engines.fugger.view import FuggerView
from render.games.fugger.layout import (
    DIAL,
    LIGHT,
    PANES,
    R_COIN,
    R_COUNTER,
    R_HUB,
    R_ROSE,
    field_angle,
)
from render.games.fugger.news import News
from render.geometry import polar
from render.scene import Item, Rect, Sprite, Text
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
_LANES = (294, 282, 270, 258, 246)
_FULL_TURN = 40 * 9


def _at(angle: float, radius: float) -> tuple[int, int]:
    x, y = polar(*DIAL, radius, angle)
    return math.floor(x + 0.5), math.floor(y + 0.5)


def _round_box(at: tuple[int, int], radius: int) -> Rect:
    return at[0] - radius, at[1] - radius, 2 * radius, 2 * radius


def standings(prices: tuple[int, ...]) -> dict[str, tuple[int, float, float]]:
    """By good: the diameter of its counter, and the angle and radius at which it stands."""
    places: dict[str, tuple[int, float, float]] = {}
    for price in sorted(set(prices)):
        goods = [good for good in GOODS if prices[GOOD_INDEX[good]] == price]
        for good, (aside, outwards) in zip(goods, _PLACES[len(goods)], strict=True):
            places[good] = (_SIZES[len(goods)], field_angle(price) + aside, R_COUNTER + outwards)
    return places


def coins(view: FuggerView, theme: Theme) -> Iterator[Item]:
    """The nine prices; those where a counter stands are gold."""
    c = theme.colours
    for price in range(NUMBERS.price_min, NUMBERS.price_max + 1):
        taken = price in view.prices
        at = _at(field_angle(price), R_COIN)
        yield Sprite("fugger.price", at, (int(taken),), f"price.{price}")
        yield Text(
            str(price), (at[0], at[1] - 1), "number-black" if taken else "number", 54 if taken else 46,
            c.ink if taken else c.on_blue_far, c.gold if taken else c.blue_light, "mm", _round_box(at, 33),
        )  # fmt: skip


def counters(view: FuggerView, news: News) -> Iterator[Item]:
    """The goods at their prices; after an evaluation also where they stood and how they went."""
    places = standings(view.prices)
    if news.prices is not None:
        yield from _leaps(news.prices, places)
    for good, (size, angle, radius) in places.items():
        at = _at(angle, radius)
        moved = news.prices is not None and news.prices.before[GOOD_INDEX[good]] != view.price(good)
        if moved and news.prices is not None and news.prices.risen[GOOD_INDEX[good]]:
            yield Sprite("round-halo", at, (size // 2,))
        yield Sprite("fugger.counter", at, (good, size), f"good.{good}")


def _leaps(prices: PricesMoved, places: dict[str, tuple[int, float, float]]) -> Iterator[Item]:
    old = standings(prices.before)
    ways: list[tuple[float, str, float, float, bool]] = []
    for good in GOODS:
        before, after = prices.before[GOOD_INDEX[good]], prices.after[GOOD_INDEX[good]]
        if before == after:
            continue
        rises = prices.risen[GOOD_INDEX[good]]
        crash = rises and after < before
        start, end = old[good][1], places[good][1] + (_FULL_TURN if crash else 0)
        ways.append((end - start, good, start, end, crash))
    ways.sort(reverse=True)
    for lane, (turn, good, start, end, crash) in enumerate(ways):
        size, _, radius = places[good]
        _, _, r_start = old[good]
        if turn > 0 or crash:
            yield Sprite("fugger.ghost", _at(start, r_start), (good, _GHOST), f"ghost.{good}")
        direction = 1 if turn > 0 else -1
        edge = math.degrees((size / 2 + (12 if turn > 0 else 3)) / radius)
        yield Sprite(
            "fugger.leap",
            DIAL,
            (
                round(start + direction * (6 if turn > 0 else 12)),
                round(end - direction * edge),
                round(r_start),
                round(radius),
                _LANES[lane] if turn > 0 else round((r_start + radius) / 2),
                good,
                int(crash),
            ),
        )


def rose(view: FuggerView, news: News, theme: Theme) -> Iterator[Item]:
    """The cards on the table by good; panes of new cards are outlined; what each price did last."""
    c = theme.colours
    fresh = _fresh_panes(view, news)
    step = (R_ROSE - 5 - R_HUB) / PANES
    for i, good in enumerate(GOODS):
        count = view.counts[i]
        lit = [(pane, int(pane >= count - fresh[i])) for pane in range(min(count, PANES))]
        for pane, new in lit:
            yield Sprite("fugger.pane", DIAL, (good, pane, new), f"pane.{good}.{pane}")
        at = _at(i * LIGHT, R_HUB + step * 1.45)
        yield Text(
            str(count), (at[0], at[1] - 1), "number-black", 48, c.white, c.night, "mm", _round_box(at, 34), 3,
            f"count.{good}",
        )  # fmt: skip
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
    """On each light a label: the price before and after."""
    c = theme.colours
    step = (R_ROSE - 5 - R_HUB) / PANES
    for i, _ in enumerate(GOODS):
        before, after = prices.before[i], prices.after[i]
        rises = prices.risen[i]
        crash = rises and after < before
        look = "red" if crash else "gold" if rises else "dark"
        ink, on = {"red": (c.white, c.rubric), "gold": (c.ink, c.gold), "dark": (c.white, c.fallen)}[look]
        x, y = _at(i * LIGHT, R_HUB + step * 3.75)
        yield Sprite("pill", (x, y), (96, 46, look), f"change.{GOODS[i]}")
        yield Text(str(before), (x - 25, y - 1), "number", 36, ink, on, "mm", (x - 44, y - 21, 32, 42))
        yield Sprite("icon", (x, y), ("then", 26, ink, 0))
        yield Text(str(after), (x + 25, y - 1), "number-black", 36, ink, on, "mm", (x + 12, y - 21, 32, 42))
