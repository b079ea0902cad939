"""The seats: name, points and their sources, gold, cards in hand, prestige."""

from collections.abc import Iterator

from engines.nuremberg.data import NUMBERS
from engines.nuremberg.view import NurembergView
from render.drawing.fonts import width
from render.games.nuremberg.layout import SEAT_BY_SEATS, SeatMetrics, seat_box
from render.games.nuremberg.news import News
from render.games.nuremberg.palette import DANGER, DANGER_TEXT
from render.kit.board_frame.seat_panel import GAIN, SeatPanel
from render.scene import Item, Spot, Sprite, Text, beside

_GAP = 4
"""Between a sign and its number."""


class Panel(SeatPanel[NurembergView, News, SeatMetrics]):
    """One seat's panel."""

    inside = 10
    measures = SEAT_BY_SEATS
    box = staticmethod(seat_box)

    def items(self) -> Iterator[Item]:
        """Draw the whole panel."""
        yield from self.slip("low-slip", int(self.seat == self.view.moving and not self.view.over))
        yield from self.named_total([player.points.total for player in self.view.players], icon=36)
        yield from self._sources()
        yield from self._counts()

    def _sources(self) -> Iterator[Item]:
        """Draw the sources of the points, then prestige, in columns that are the same for all seats."""
        m, player = self.m, self.player
        points = player.points
        y, digit = self.y + m.sources, round(width("0", "number", m.source))
        room = m.source + _GAP + digit
        gap = (self.right - self.left - 5 * room - digit - 2) / 4
        for i, (what, amount) in enumerate(
            (
                ("settlement", points.settlements),
                ("workshop", points.workshops),
                ("right", points.rights),
                ("council", points.council),
            )
        ):
            x = round(self.left + (room + gap) * i)
            args = (what, self.style, m.source, int(amount > 0))
            yield Sprite("nuremberg.source", (x + m.source // 2, y), args, f"{self.ref}.from.{what}")
            if amount:
                yield self._number(amount, (x + m.source + _GAP, y), m.source, 1, f"from.{what}.points")
        x = round(self.left + (room + gap) * 4)
        yield Sprite("nuremberg.count", (x + m.source // 2, y), ("prestige", m.source), f"{self.ref}.prestige")
        yield self._number(player.prestige, (x + m.source + _GAP, y), m.source, 2, "prestige.count")

    def _counts(self) -> Iterator[Item]:
        """Draw gold and cards with gains and losses; a hand that the robber knight would halve is red."""
        m, player = self.m, self.player
        y, half = self.y + m.counts, (self.right - self.left) // 2
        found = (("gold", player.gold, self.news.gold), ("held", player.held, self.news.cards))
        for i, (what, count, gained) in enumerate(found):
            x = self.left + half * i
            yield Sprite("nuremberg.count", (x + m.count // 2, y), (what, m.count), f"{self.ref}.{what}")
            at = x + m.count + _GAP + 2
            wide = round(width(str(count), "number", m.count))
            danger = what == "held" and count >= NUMBERS.discard_from
            if danger:
                yield Sprite("tablet", (at + wide // 2, y), (wide + 12, m.count + 6, DANGER), f"{self.ref}.danger")
            yield self._number(count, (at, y), m.count, 2, f"{what}.count", danger=danger)
            yield from self.gain(gained[self.seat], (at + wide + 11 + GAIN[0] // 2, y), f"{what}.gain")

    def _number(self, count: int, at: Spot, size: int, digits: int, ref: str, *, danger: bool = False) -> Text:
        """Return a number with room for this many digits. danger: it is on red."""
        ink, on = (DANGER_TEXT, DANGER) if danger else (self.theme.colours.ink, self.ground)
        room = (round(width("0" * digits, "number", size)) + 6, size + 4)
        return beside(str(count), at, room, "number", size, ink, on, f"{self.ref}.{ref}")
