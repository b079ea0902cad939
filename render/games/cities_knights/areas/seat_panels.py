"""The seats: name, points and their sources, cards in hand, longest road, knights, improvements."""

from collections.abc import Iterator

from engines.cities_knights.data import TRACKS
from engines.cities_knights.view import CatanView
from render.drawing.fonts import width
from render.games.cities_knights.layout import SEAT_BY_SEATS, SEATS, SeatMetrics
from render.games.cities_knights.news import News
from render.games.cities_knights.palette import BLOOD, BLOOD_TEXT
from render.kit.board_frame.seat_panel import GAIN, SeatPanel
from render.scene import Item, Sprite, beside, centred

_BESIDE = 8
_MARGIN = 2
"""How much wider on each side the plate behind a count is; half as much higher."""


class Panel(SeatPanel[CatanView, News, SeatMetrics]):
    """One seat's panel."""

    inside = 12
    measures = SEAT_BY_SEATS
    box = staticmethod(SEATS.box)

    def items(self) -> Iterator[Item]:
        """Draw the whole panel."""
        yield from self.slip("plain-slip", int(self.seat == self.view.moving and not self.view.over))
        yield from self.named_total([player.points.total for player in self.view.players])
        yield from self._counts()
        yield from self._tracks()
        yield from self._sources()

    def _counts(self) -> Iterator[Item]:
        """Draw counts in columns that are the same for all seats, up to the panel's edge."""
        c, m, player = self.theme.colours, self.m, self.player
        y = self.y + m.counts
        sign = m.count
        holds = self.view.longest_road == self.seat
        weak = self.seat in self.view.endangered
        counts = (
            ("held", player.held, 2),
            ("progress", player.progress, 1),
            ("road", player.road, 2),
            ("defence", player.defence, 2),
        )
        rooms = [round(width("0" * digits, "number", m.count)) + 4 for _, _, digits in counts]
        rooms[0] += _BESIDE + GAIN[0]
        taken = sum(rooms) + sign * len(counts)
        gap = (self.right - self.left - taken - _MARGIN) // (len(counts) - 1)
        x = self.left
        for (what, count, digits), room in zip(counts, rooms, strict=True):
            middle = x + (sign + room) // 2
            ink, on = c.ink, self.ground
            size = (sign + room + 2 * _MARGIN, sign + _MARGIN)
            if what == "road" and holds:
                yield Sprite("plate", (middle, y), size, f"{self.ref}.longest")
                on = c.gold
            if what == "defence" and weak:
                yield Sprite("tablet", (middle, y), (*size, BLOOD), f"{self.ref}.danger")
                ink, on = BLOOD_TEXT, BLOOD
            yield Sprite("catan.count", (x + sign // 2, y), (what, sign), f"{self.ref}.{what}")
            at, ref = (x + sign + 2, y), f"{self.ref}.{what}.count"
            place = (round(width("0" * digits, "number", m.count)) + 6, m.count + 4)
            yield beside(str(count), at, place, "number", m.count, ink, on, ref)
            if what == "held":
                end = x + sign + 2 + round(width(str(count), "number", m.count))
                yield from self.gain(self.news.gains[self.seat], (end + _BESIDE + GAIN[0] // 2, y), "gain")
            x += sign + room + gap

    def _tracks(self) -> Iterator[Item]:
        c, m = self.theme.colours, self.m
        y = self.y + m.tracks
        step = (self.right - self.left + 4) // 3
        for i, (track, level) in enumerate(zip(TRACKS, self.player.improvements, strict=True)):
            left = self.left + i * step
            metropolis = self.view.metropolises[i] == self.seat
            fresh = (self.seat, track) in self.news.tracks
            args = (track, level, int(metropolis), int(fresh), step - 8, m.bar)
            yield Sprite("catan.track", (left, y), args, f"{self.ref}.{track}")
            x = left + 40
            size = round(m.bar * 0.94)
            yield centred(
                str(level), (x, y), (24, m.bar), "number-black", size, c.ink, c.card, f"{self.ref}.{track}.level"
            )

    def _sources(self) -> Iterator[Item]:
        """Draw the sources of the points: a sign and the points of each."""
        c, m = self.theme.colours, self.m
        points = self.player.points
        y = self.y + m.sources
        found = [
            (what, amount)
            for what, amount in (
                ("settlement", points.settlements),
                ("city", points.cities),
                ("metropolis", points.metropolises),
                ("longest", points.longest_road),
                ("defender", points.defender),
                ("merchant", points.merchant),
                ("card", points.cards),
            )
            if amount
        ]
        size = m.source
        sign = round(size * 1.25)
        room = self.right - self.left
        widths = [sign + 3 + round(width(str(amount), "number", size)) for _, amount in found]
        gap = min(16, (room - sum(widths)) // max(1, len(found) - 1)) if found else 0
        x = self.left
        for (what, amount), w in zip(found, widths, strict=True):
            yield Sprite("catan.source", (x + sign // 2, y), (what, self.style, sign), f"{self.ref}.from.{what}")
            at, place, ref = (x + sign + 3, y), (w - sign + 2, size + 4), f"{self.ref}.from.{what}.points"
            yield beside(str(amount), at, place, "number", size, c.ink, self.ground, ref)
            x += w + gap
