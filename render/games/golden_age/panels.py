"""The seats: name and points, money and reserve, hidden cards by back, paintings, governors, windmills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.golden_age.data import DECKS, NUMBERS
from engines.golden_age.view import GoldenAgeView
from render.card import MatchCard
from render.fonts import width
from render.games.golden_age.layout import SEAT_BY_SEATS, SeatMetrics, Spot, seat_box
from render.games.golden_age.money import florins
from render.games.golden_age.news import News
from render.games.golden_age.palette import FAINT
from render.kit.panels import SeatPanel, drawing_order
from render.kit.seats import BAND, WAY
from render.lettering import seat_letter
from render.scene import Item, Sprite, Text
from render.theme import Theme

_INSIDE = 12
_GAP = 13
_GOOD = 52
"""How much room a painting or a governor takes in its line."""
_TAG, _LOW, _LOW_GOOD = 50, 25, 46
"""Height of a governor's tag; height of all goods, and their room in a line, once they stand in two lines."""
_HALO, _LOW_HALO = (54, 56), (46, 28)


def seats(view: GoldenAgeView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """All seats in turn order; who is awaited is drawn last, since its panel stands out."""
    for seat in drawing_order(view, card, (view.active,)):
        box, metrics = seat_box(seat, len(view.players)), SEAT_BY_SEATS[len(view.players)]
        yield from _Panel(view, card, news, theme, seat, box=box, metrics=metrics, inside=_INSIDE).items()


class _Panel(SeatPanel[GoldenAgeView, News, SeatMetrics]):
    """One seat's panel."""

    def items(self) -> Iterator[Item]:
        """Everything of the panel in drawing order."""
        self.style = self.card.styles[self.seat]
        pointing = int(self.seat == self.view.active and not self.view.over)
        args = (self.w, self.h, self.style, int(self.active), pointing)
        yield Sprite("plain-slip", (self.x, self.y), args, self.ref)
        yield self.letter(self.h // 2)
        yield from self._way()
        total, edge = self.total([player.points.total for player in self.view.players], self.m.points)
        yield from total
        yield from self.name(edge - 8, icon=38, gap=6)
        yield from self._money()
        yield from self._cards()
        yield from self._goods()

    # ------------------------------------------------------------------ points

    def _way(self) -> Iterator[Item]:
        """How far the seat is on its way to the target, along the lower edge."""
        whole = self.w - BAND - 4
        now = min(whole, round(whole * self.player.points.total / NUMBERS.target))
        at = (self.x + BAND + 2, self.y + self.h - WAY - 1)
        yield Sprite("way", at, (whole, now, 0), f"{self.ref}.way")

    # ------------------------------------------------------------------ money and reserve

    def _count(self, sign: Sprite, number: str, x: int, half: int, size: int, ref: str) -> tuple[list[Item], int]:
        """A sign ``2 * half`` wide with its number, and where it ends."""
        c = self.theme.colours
        y = sign.at[1]
        start = x + 2 * half + 4
        w = round(width(number, "number", size))
        box = (start - 2, y - size // 2 - 3, w + 6, size + 6)
        ink = c.ink if number != "0" else FAINT
        text = Text(number, (start, y - 1), "number", size, ink, self.ground, "lm", box, ref=ref)
        return [sign, text], start + w

    def _money(self) -> Iterator[Item]:
        m, player = self.m, self.player
        y = self.y + m.money
        x = self.left
        coin = Sprite("golden.coin", (x + m.sign // 2, y), (m.sign,), f"{self.ref}.money")
        money = florins(player.money)
        start = self.left + round((self.right - self.left) * 0.46)
        room = start - self.left - m.sign - 12
        sizes = (round(m.count * 1.16), m.count, round(m.count * 0.85), round(m.count * 0.7))
        size = next((size for size in sizes if width(money, "number", size) <= room), sizes[-1])
        items, _ = self._count(coin, money, x, m.sign // 2, size, f"{self.ref}.money.count")
        yield from items
        letter = seat_letter(self.seat)
        x = start
        half = round(m.sign * 0.45)
        marker = Sprite(
            "golden.marker", (x + half, y), (self.style, letter, round(m.sign * 0.4), 0), f"{self.ref}.markers"
        )
        items, end = self._count(marker, str(player.markers), x, half, m.count, f"{self.ref}.markers.count")
        yield from items
        x = end + _GAP + 4
        half = round(m.sign * 0.36)
        pawn = Sprite("golden.pawn", (x + half, y), (self.style, "", m.sign), f"{self.ref}.pawns")
        items, _ = self._count(pawn, str(player.pawns), x, half, m.count, f"{self.ref}.pawns.count")
        yield from items

    # ------------------------------------------------------------------ hidden cards and windmills

    def _cards(self) -> Iterator[Item]:
        """Hidden cards by back, each kind in its own place; last the windmills."""
        m = self.m
        y = self.y + m.cards
        shown = [(deck, count) for deck, count in zip(DECKS, self.player.cards, strict=True) if deck != "art"]
        step = (self.right - self.left + 6) // (len(shown) + 1)
        for i, (deck, count) in enumerate(shown):
            x = self.left + i * step
            if not count:
                continue
            half = round(m.sign * 0.38)
            back = Sprite("golden.back", (x + half, y), (deck, m.sign), f"{self.ref}.{deck}")
            items, _ = self._count(back, str(count), x, half, m.count, f"{self.ref}.{deck}.count")
            yield from items
        mills = self.player.windmills
        if mills:
            half = round(m.sign * 0.46)
            x = self.left + len(shown) * step
            if self.seat in self.news.windmills:
                yield Sprite("golden.fresh", (x + half, y), (half + 5,), f"new.{self.ref}.windmill")
            mill = Sprite("golden.windmill", (x + half, y), (m.sign,), f"{self.ref}.windmills")
            items, _ = self._count(mill, str(mills), x, half, m.count, f"{self.ref}.windmills.count")
            yield from items

    # ------------------------------------------------------------------ open cards

    def _goods(self) -> Iterator[Item]:
        """Paintings, unfinished ones last, then governors; in two lines of small ones if they are many."""
        paintings = sorted(self.player.paintings, key=lambda p: (not p.finished, -p.points, -p.paid))
        number = len(paintings) + len(self.player.governors)
        low = number * _GOOD > self.right - self.left
        halo = _LOW_HALO if low else _HALO
        art = "golden.painting-low" if low else "golden.painting"
        halos: list[Item] = []
        goods: list[Item] = []
        spots = self._spots(number, low)
        fresh = Counter(self.news.paintings)
        for i, painting in enumerate(paintings):
            at = next(spots)
            known = (self.seat, painting.card, painting.paid)
            if fresh[known]:
                fresh[known] -= 1
                halos.append(Sprite("golden.plate-halo", at, halo, f"new.{self.ref}.painting.{i}"))
            args = (painting.points, painting.paid, painting.payments)
            goods.append(Sprite(art, at, args, f"{self.ref}.painting.{i}"))
        for province in self.player.governors:
            at = next(spots)
            if (self.seat, province) in self.news.governors:
                halos.append(Sprite("golden.plate-halo", at, halo, f"new.{self.ref}.governor.{province}"))
            height = _LOW if low else _TAG
            goods.append(Sprite("golden.governor", at, (province, height), f"{self.ref}.governor.{province}"))
        yield from halos
        yield from goods

    def _spots(self, number: int, low: bool) -> Iterator[Spot]:
        """The middles of so many goods, line by line; they overlap only where two lines are not enough."""
        columns = -(-number // 2) if low else number
        room = _LOW_GOOD if low else _GOOD
        step = min(room, (self.right - self.left - room) / max(1, columns - 1))
        y = self.y + self.m.goods
        for i in range(number):
            line, column = divmod(i, columns)
            down = (2 * line - 1) * (_LOW + 2) // 2 if low else 0
            yield self.left + room // 2 - 1 + round(column * step), y + down
