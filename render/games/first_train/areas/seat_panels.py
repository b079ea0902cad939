"""The seats: name, points, pieces left, influence, and the loads that their trains have brought."""

from collections.abc import Iterator

from engines.first_train.data import COLOURS, LOADS, NUMBERS
from engines.first_train.view import FirstTrainView
from render.games.first_train.areas.beside_board import load_sign, signed
from render.games.first_train.layout import SEAT_BY_SEATS, SEATS, SeatMetrics
from render.games.first_train.news import News
from render.games.first_train.palette import LOSS_INK, NOUGHT_INK
from render.kit.board_frame.seat_panel import LETTER, SeatPanel
from render.kit.board_frame.slips import BAND
from render.scene import Arg, Item, Sprite, beside

_GAP = 4
_BELOW = 27
"""Distance from the disc with its letter down to what a seat has just scored."""
_LINK_LESS = 4
"""How much smaller the sign of a link, the widest one, is."""
_ALWAYS = ("profit", "cube", "link", "train")
"""Things whose zero is shown as clearly as any number."""
_Shown = tuple[str, str, tuple[Arg, ...], str]
"""What a sign shows, its painter and arguments, and the number beside it."""


class Panel(SeatPanel[FirstTrainView, News, SeatMetrics]):
    """One seat's panel."""

    inside = 12
    measures = SEAT_BY_SEATS
    box = staticmethod(SEATS.box)

    def items(self) -> Iterator[Item]:
        """Draw the whole panel."""
        yield from self.slip("plain-slip", int(self.active))
        totals = [player.final for player in self.view.players]
        yield from self.total(totals)
        gained = self.news.gained.get(self.seat, 0)
        yield from self.gain(gained, (self.x + BAND // 2, self.y + self.h // 2 + LETTER + _BELOW), "gain")
        yield from self.name(self.edge(totals) - 8, self.m.points // 2, 6)
        for place, drawn in enumerate(self._signs()):
            yield from self._shown(place, *drawn)

    def _signs(self) -> Iterator[_Shown]:
        """Yield cubes in hand, links and locomotives left, profit and loss, influence, loads brought.

        Each four different loads make a set.
        """
        player, style, size = self.player, self.style, self.m.sign
        locomotives = NUMBERS.locomotives - len(player.trains)
        yield "cube", "train.own", ("cube", style, size), str(player.cubes)
        yield "link", "train.own", ("link", style, size - _LINK_LESS), str(player.left)
        yield "train", "train.own", ("train", style, size), str(locomotives)
        yield "profit", "icon", ("curve", size, self.theme.colours.ink_soft, 0), signed(player.profit)
        for colour, count in zip(COLOURS, self.player.influence.counts(), strict=True):
            yield colour, "train.counter", (colour, self.m.sign, 0), str(count)
        for load, count in zip(LOADS, self.player.loads.counts(), strict=True):
            yield f"load.{load}", *load_sign(load, self.m.sign - 6, self.m.sign + 2), str(count)

    def _shown(self, place: int, what: str, art: str, args: tuple[Arg, ...], text: str) -> Iterator[Item]:
        """Draw a sign and its number. place: counted row by row."""
        m = self.m
        row, column = divmod(place, len(m.columns))
        columns = m.first if row == 0 else m.columns
        x, y = self.left + columns[column], self.y + m.rows[row]
        yield Sprite(art, (x + m.sign // 2, y), args, f"{self.ref}.{what}")
        x += m.sign + _GAP
        end = self.left + columns[column + 1] if column + 1 < len(columns) else self.right + 4
        nought = text == "0" and what not in _ALWAYS
        c = self.theme.colours
        ink = LOSS_INK if text.startswith("−") else NOUGHT_INK if nought else c.ink
        room, ref = (end - x, m.count + 4), f"{self.ref}.{what}.count"
        yield beside(text, (x, y), room, "number", m.count, ink, self.ground, ref)
