"""The seats: name and points, money and reserve, hidden cards by back, paintings, governors, windmills."""

from collections import Counter
from collections.abc import Iterator

from engines.golden_age.data import DECKS, NUMBERS
from engines.golden_age.view import GoldenAgeView
from render.drawing.fonts import width
from render.drawing.lettering import seat_letter
from render.games.golden_age.layout import SEAT_BY_SEATS, SEATS, SeatMetrics
from render.games.golden_age.money import florins
from render.games.golden_age.news import News
from render.games.golden_age.palette import DELFT, FAINT
from render.kit.board_frame.seat_panel import SeatPanel
from render.kit.board_frame.slips import BAND
from render.scene import Item, Spot, Sprite, beside

_GAP = 6
_COLUMNS, _SOURCES_A_ROW = 5, 4
_CHIP = 32
"""No marker, painting or tag is smaller."""
_WAY = 18
"""Height of the progress bar."""
_GOOD = 52
"""Width of a painting or a governor in its line."""
_TAG, _LOW_GOOD = 50, 46
"""Height of a governor's tag; width of goods in a line, once they are in two lines."""
_HALO, _LOW_HALO = (54, 56), (46, 34)


class Panel(SeatPanel[GoldenAgeView, News, SeatMetrics]):
    """One seat's panel."""

    inside = 12
    measures = SEAT_BY_SEATS
    box = staticmethod(SEATS.box)

    def items(self) -> Iterator[Item]:
        """Draw the whole panel."""
        yield from self.slip("plain-slip", int(self.seat == self.view.active and not self.view.over))
        yield from self._way()
        yield from self.named_total([player.points.total for player in self.view.players])
        yield from self._money()
        if self.view.over:
            yield from self._sources()
            return
        yield from self._cards()
        yield from self._goods()

    def _way(self) -> Iterator[Item]:
        """Draw the seat's progress to the target, along the lower edge."""
        whole = self.w - BAND - 4
        now = min(whole, round(whole * self.player.points.total / NUMBERS.target))
        at = (self.x + BAND + 2, self.y + self.h - _WAY - 1)
        yield Sprite("way", at, (whole, now, 0, _WAY), f"{self.ref}.way")

    def _sources(self) -> Iterator[Item]:
        """Draw, at the end, the sources of the points, each in a place of its own."""
        m, points = self.m, self.player.points
        letter = seat_letter(self.seat)
        signs = (
            ("pawns", "golden.pawn", (self.style, "", m.sign)),
            ("provinces", "golden.marker", (self.style, letter, max(_CHIP, m.sign) // 2, 0)),
            ("east", "golden.isle", ("east", m.sign)),
            ("west", "golden.isle", ("west", m.sign)),
            ("art", "golden.back", ("art", m.sign)),
            ("windmills", "golden.windmill", (m.sign,)),
            ("governors", "icon", ("hat", m.sign + 4, DELFT, 0)),
            ("money", "golden.coin", (m.sign,)),
        )
        step = (self.right - self.left + _GAP) // _SOURCES_A_ROW
        for i, (what, art, args) in enumerate(signs):
            row, column = divmod(i, _SOURCES_A_ROW)
            y = self.y + (m.cards + 2, m.goods)[row]
            ref = f"{self.ref}.from.{what}"
            sign = Sprite(art, (self.left + column * step + m.sign // 2, y), args, ref)
            yield from self._count(sign, str(getattr(points, what)), step, f"{ref}.points")

    @property
    def _step(self) -> int:
        """The distance from one column of counts to the next."""
        return (self.right - self.left + _GAP) // _COLUMNS

    def _count(self, sign: Sprite, number: str, room: int, ref: str) -> Iterator[Item]:
        """Draw a sign in the middle of its place with its number, which has the rest of the room."""
        c, m = self.theme.colours, self.m
        x, y = sign.at
        start = x + round(m.sign * 0.45) + 4
        end = x - m.sign // 2 + room - 5
        sizes = (m.count, round(m.count * 0.85), round(m.count * 0.7), 22)
        size = next((size for size in sizes if width(number, "number", size) <= end - start), sizes[-1])
        ink = c.ink if number != "0" else FAINT
        yield sign
        yield beside(number, (start, y), (end - start + 4, size + 6), "number", size, ink, self.ground, ref)

    def _counted(self, column: int, y: int, sign: tuple[str, tuple[str | int, ...]], count: str, what: str,
                 columns: int = 1) -> Iterator[Item]:  # fmt: skip
        """Draw a count in a column of the panel's grid, so that the signs of all rows and seats are aligned."""
        art, args = sign
        sprite = Sprite(art, (self.left + column * self._step + self.m.sign // 2, y), args, f"{self.ref}.{what}")
        yield from self._count(sprite, count, columns * self._step, f"{self.ref}.{what}.count")

    def _money(self) -> Iterator[Item]:
        m, player = self.m, self.player
        y = self.y + m.money
        coin = ("golden.coin", (m.sign,))
        yield from self._counted(0, y, coin, florins(player.money), "money", 2)
        marker = ("golden.marker", (self.style, seat_letter(self.seat), max(_CHIP, round(m.sign * 0.8)) // 2, 0))
        yield from self._counted(2, y, marker, str(player.markers), "markers")
        pawn = ("golden.pawn", (self.style, "", m.sign))
        yield from self._counted(3, y, pawn, str(player.pawns), "pawns")

    def _cards(self) -> Iterator[Item]:
        """Draw hidden cards by back, each kind in its own place; last the windmills."""
        m = self.m
        y = self.y + m.cards
        shown = [(deck, count) for deck, count in zip(DECKS, self.player.cards, strict=True) if deck != "art"]
        for i, (deck, count) in enumerate(shown):
            if count:
                yield from self._counted(i, y, ("golden.back", (deck, m.sign)), str(count), deck)
        mills = self.player.windmills
        if mills:
            if self.seat in self.news.windmills:
                at = (self.left + len(shown) * self._step + m.sign // 2, y)
                yield Sprite("golden.fresh", at, (m.sign // 2 + 3,), f"new.{self.ref}.windmill")
            yield from self._counted(len(shown), y, ("golden.windmill", (m.sign,)), str(mills), "windmills")

    def _goods(self) -> Iterator[Item]:
        """Draw paintings, unfinished ones last, then governors; in two lines of small ones if there are many."""
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
            height = _CHIP if low else _TAG
            goods.append(Sprite("golden.governor", at, (province, height), f"{self.ref}.governor.{province}"))
        yield from halos
        yield from goods

    def _spots(self, number: int, low: bool) -> Iterator[Spot]:
        """Yield the middles of ``number`` goods, line by line; they overlap only if two lines are not enough."""
        columns = -(-number // 2) if low else number
        room = _LOW_GOOD if low else _GOOD
        step = min(room, (self.right - self.left - room) / max(1, columns - 1))
        y = self.y + self.m.goods
        for i in range(number):
            line, column = divmod(i, columns)
            down = (2 * line - 1) * (_CHIP + 1) // 2 if low else 0
            yield self.left + room // 2 - 1 + round(column * step), y + down
