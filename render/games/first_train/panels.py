"""The seats: name, points, pieces left, influence, and what their trains have brought."""

from __future__ import annotations

from collections.abc import Iterator

from engines.first_train.data import COLOURS, LOADS, NUMBERS
from engines.first_train.view import FirstTrainView
from render.card import MatchCard
from render.games.first_train.layout import SEAT_BY_SEATS, SeatMetrics, seat_box
from render.games.first_train.news import News
from render.games.first_train.palette import LOSS_INK
from render.kit.panels import SeatPanel, drawing_order
from render.scene import Item, Sprite, Text
from render.theme import Theme

_INSIDE = 12
_GAP = 4
_LINK_LESS = 4
"""By so much smaller is the sign of a link, which is the widest."""
_CUBES = ("white", "yellow")


def signed(number: int) -> str:
    """A number with its sign; none before nought."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def seats(view: FirstTrainView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """All seats in turn order; who is awaited is drawn last, since its panel stands out."""
    for seat in drawing_order(view, card):
        box, metrics = seat_box(seat, len(view.players)), SEAT_BY_SEATS[len(view.players)]
        yield from _Panel(view, card, news, theme, seat, box=box, metrics=metrics, inside=_INSIDE).items()


class _Panel(SeatPanel[FirstTrainView, News, SeatMetrics]):
    """One seat's panel."""

    def items(self) -> Iterator[Item]:
        """Everything of the panel in drawing order."""
        style = self.card.styles[self.seat]
        active = int(self.active)
        yield Sprite("plain-slip", (self.x, self.y), (self.w, self.h, style, active, active), self.ref)
        yield self.letter(self.h // 2)
        totals = [player.final if self.view.over else player.points for player in self.view.players]
        points, left = self.total(totals, self.m.points)
        yield from points
        yield from self.name(left - 8, self.m.points // 2, 6)
        yield from self._pieces()
        yield from self._influence()
        yield from self._loads()

    def _column(self, i: int) -> int:
        return round(self.left + (self.right - self.left) / 4 * i)

    def _pieces(self) -> Iterator[Item]:
        """Cubes in hand, links and locomotives left, profit and loss."""
        m, player = self.m, self.player
        style = self.card.styles[self.seat]
        locomotives = NUMBERS.locomotives - len(player.trains)
        found = (("cube", player.cubes), ("link", player.left), ("train", locomotives))
        for i, (what, count) in enumerate(found):
            x, y = self._column(i) + m.sign // 2, self.y + m.rows[0]
            size = m.sign - _LINK_LESS if what == "link" else m.sign
            yield Sprite("train.own", (x, y), (what, style, size), f"{self.ref}.{what}")
            yield self._number(str(count), i, 0, what)
        c, text = self.theme.colours, signed(player.profit)
        at = (self.right, self.y + m.rows[0])
        box = (at[0] - 62, at[1] - m.count // 2 - 2, 64, m.count + 4)
        ink = LOSS_INK if player.profit < 0 else c.ink
        ref = f"{self.ref}.profit"
        yield Text(text, (at[0], at[1] - 1), "number", m.count, ink, self.ground, "rm", box, ref=ref)

    def _influence(self) -> Iterator[Item]:
        m = self.m
        for i, (colour, count) in enumerate(zip(COLOURS, self.player.influence.counts(), strict=True)):
            at = (self._column(i) + m.sign // 2, self.y + m.rows[1])
            yield Sprite("train.counter", at, (colour, m.sign, 0), f"{self.ref}.{colour}")
            yield self._number(str(count), i, 1, f"influence.{colour}")

    def _loads(self) -> Iterator[Item]:
        """What the trains have brought, of which each four different ones make a set."""
        m = self.m
        for i, (load, count) in enumerate(zip(LOADS, self.player.loads.counts(), strict=True)):
            at = (self._column(i) + m.sign // 2, self.y + m.rows[2])
            art = "train.cube" if load in _CUBES else "train.figure"
            size = m.sign - 6 if load in _CUBES else m.sign + 2
            yield Sprite(art, at, (load, size), f"{self.ref}.load.{load}")
            yield self._number(str(count), i, 2, f"loads.{load}")

    def _number(self, text: str, column: int, row: int, ref: str) -> Text:
        m = self.m
        x, y = self._column(column) + m.sign + _GAP, self.y + m.rows[row]
        box = (x - 2, y - m.count // 2 - 2, 42, m.count + 4)
        ink = self.theme.colours.ink
        return Text(
            text, (x, y - 1), "number", m.count, ink, self.ground, "lm", box, ref=f"{self.ref}.{ref}.count"
        )
