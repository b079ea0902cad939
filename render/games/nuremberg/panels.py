"""The seats: name, points and their sources, gold, cards in hand, prestige."""

from __future__ import annotations

from collections.abc import Iterator

from engines.nuremberg.data import NUMBERS
from engines.nuremberg.view import NurembergView
from render.card import MatchCard
from render.fonts import width
from render.games.nuremberg.layout import METRICS, SeatMetrics, seat_box
from render.games.nuremberg.news import News
from render.games.nuremberg.palette import DANGER, DANGER_TEXT
from render.kit.panels import SeatPanel, drawing_order
from render.scene import Item, Sprite, Text
from render.theme import Theme

_INSIDE = 10
_GAP = 4
"""Between a sign and its number."""
_PILL = (42, 34)
"""What was got or lost; narrower than in panels with more room."""


def seats(view: NurembergView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """All seats in turn order; who is awaited is drawn last, since its panel stands out."""
    for seat in drawing_order(view, card, (view.moving,)):
        box = seat_box(seat, len(view.players))
        yield from _Panel(view, card, news, theme, seat, box=box, metrics=METRICS, inside=_INSIDE).items()


class _Panel(SeatPanel[NurembergView, News, SeatMetrics]):
    """One seat's panel."""

    def items(self) -> Iterator[Item]:
        """Everything of the panel in drawing order."""
        style = self.card.styles[self.seat]
        pointing = int(self.seat == self.view.moving and not self.view.over)
        yield Sprite("low-slip", (self.x, self.y), (self.w, self.h, style, int(self.active), pointing), self.ref)
        yield self.letter(self.h // 2)
        total, edge = self.total([player.points.total for player in self.view.players], self.m.points)
        yield from total
        yield from self.name(edge - 8, icon=36, gap=6)
        yield from self._sources()
        yield from self._counts()

    def _sources(self) -> Iterator[Item]:
        """Where the points come from: a sign and how many points, in columns that are the same for all seats."""
        c, m = self.theme.colours, self.m
        points, y = self.player.points, self.y + m.sources
        found = (
            ("settlement", points.settlements),
            ("workshop", points.workshops),
            ("right", points.rights),
            ("council", points.council),
        )
        step = (self.right - self.left) / len(found)
        for i, (what, amount) in enumerate(found):
            x = round(self.left + step * i)
            args = (what, self.card.styles[self.seat], m.count, int(amount > 0))
            yield Sprite("nuremberg.source", (x + m.count // 2, y), args, f"{self.ref}.from.{what}")
            box = (x + m.count + _GAP, y - m.count // 2 - 2, round(width("0", "number", m.count)) + 6, m.count + 4)
            ink = c.ink if amount else c.ink_soft
            yield Text(
                str(amount), (box[0] + 1, y - 1), "number", m.count, ink, self.ground, "lm", box,
                ref=f"{self.ref}.from.{what}.points",
            )  # fmt: skip

    def _counts(self) -> Iterator[Item]:
        """Gold and cards with what was got or lost, prestige; a hand that the robber knight would halve is red."""
        c, m = self.theme.colours, self.m
        y = self.y + m.counts
        digits = round(width("00", "number", m.count)) + 4
        room = m.count + _GAP + digits
        spare = self.right - self.left - 3 * room - 2 * _PILL[0]
        x = self.left
        for what, count, gained in (
            ("gold", self.player.gold, self.news.gold[self.seat]),
            ("held", self.player.held, self.news.cards[self.seat]),
            ("prestige", self.player.prestige, 0),
        ):
            yield Sprite("nuremberg.count", (x + m.count // 2, y), (what, m.count), f"{self.ref}.{what}")
            ink, on = c.ink, self.ground
            at = x + m.count + _GAP
            wide = round(width(str(count), "number", m.count))
            if what == "held" and count >= NUMBERS.discard_from:
                yield Sprite("tablet", (at + wide // 2, y), (wide + 10, m.count + 6, DANGER), f"{self.ref}.danger")
                ink, on = DANGER_TEXT, DANGER
            box = (at - 2, y - m.count // 2 - 2, digits + 4, m.count + 4)
            ref = f"{self.ref}.{what}.count"
            yield Text(str(count), (at, y - 1), "number", m.count, ink, on, "lm", box, ref=ref)
            yield from self.gain(gained, (at + wide + (9 if on is DANGER else 5) + _PILL[0] // 2, y), f"{what}.gain", _PILL)
            x += room + _PILL[0] + spare // 2
