"""The common parts of seat panels: order, awaited seats, letter, name, crown."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from render.context import RenderContext
from render.drawing.fonts import width
from render.drawing.lettering import drawable_name, seat_letter, set_name
from render.kit.board_frame.slips import BAND
from render.scene import Item, Rect, Spot, Sprite, Text, centred
from render.theme import Theme

LETTER = 29
"""Radius of the disc behind a seat's letter."""
GAIN = (50, 34)
"""Width and height of the gain or loss beside a count."""
_NEARER = 4
"""How much nearer a computer player's icon is to the band than to the name."""


class Seated(Protocol):
    """The parts of a game's view that panels need."""

    @property
    def players(self) -> Sequence[Any]:
        """What is known of each seat."""
        ...

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        ...


class PanelMetrics(Struct, frozen=True, kw_only=True):
    """The measures of a panel, as high as the number of seats allows; heights are from its top.

    name: the name's middle. name_sizes: type sizes to try for one line. small: to try for two. points: type size
    of the score.
    """

    name: int
    name_sizes: tuple[int, ...]
    small: tuple[int, ...]
    points: int


class SeatColumn(NamedTuple):
    """The area of all panels, one below the other, and the gap between them."""

    left: int
    top: int
    width: int
    height: int
    gap: int

    def box(self, seat: int, seats: int) -> Rect:
        """Return left, top, width and height of a seat's panel for this number of seats."""
        height = (self.height - self.gap * (seats - 1)) // seats
        return self.left, self.top + seat * (height + self.gap), self.width, height


V = TypeVar("V", bound=Seated)
N = TypeVar("N")
M = TypeVar("M", bound=PanelMetrics)


class SeatPanel(ABC, Generic[V, N, M]):
    """A seat's panel. V: the game's view, N: its news, M: its measures of a panel.

    left, right: where its content begins, right of the band, and ends. ground: the colour behind its texts.
    active: the seat is awaited.
    """

    inside: int
    """Empty pixels beside band and edge."""
    measures: Mapping[int, M]
    """By number of seats."""

    def __init__(self, view: V, card: RenderContext, news: N, theme: Theme, seat: int) -> None:
        self.view, self.card, self.news, self.theme, self.seat = view, card, news, theme, seat
        self.player = view.players[seat]
        self.style, self.active = card.styles[seat], awaited(view, card, seat)
        self.x, self.y, self.w, self.h = self.box(seat, len(view.players))
        self.m = self.measures[len(view.players)]
        self.left = self.x + BAND + self.inside
        self.right = self.x + self.w - self.inside
        self.ground = theme.colours.slip_active if self.active else theme.colours.slip_low
        self.ref = f"seat{seat}"

    @staticmethod
    @abstractmethod
    def box(seat: int, seats: int) -> Rect:
        """Return left, top, width and height of a seat's panel for this number of seats."""

    @abstractmethod
    def items(self) -> Iterator[Item]:
        """Draw the whole panel."""

    @classmethod
    def of_all(
        cls, view: V, card: RenderContext, news: N, theme: Theme, late: Collection[int] = ()
    ) -> Iterator[Item]:
        """Draw the panels of all seats in turn order; ``late`` ones and then awaited ones come last, on top."""
        seats = range(len(view.players))
        for seat in sorted(seats, key=lambda seat: (awaited(view, card, seat), seat in late, seat)):
            yield from cls(view, card, news, theme, seat).items()

    def slip(self, art: str, *pointing: int) -> Iterator[Item]:
        """Draw the slip with the seat's letter in its middle. pointing: whether it points to the board."""
        yield Sprite(art, (self.x, self.y), (self.w, self.h, self.style, int(self.active), *pointing), self.ref)
        yield self.letter(self.h // 2)

    def letter(self, down: int) -> Text:
        """Return the seat's letter on its disc, ``down`` pixels below the panel's top."""
        c, s = self.theme.colours, self.theme.sizes
        at = (self.x + BAND // 2, self.y + down - 1)
        box = (at[0] - LETTER, at[1] - LETTER, 2 * LETTER, 2 * LETTER)
        return Text(seat_letter(self.seat), at, "number-black", s.letter, c.ink, c.card, "mm", box)

    def leads(self, scores: Sequence[int], *, above: int) -> tuple[bool, bool]:
        """Return whether the seat leads (or has won), and whether it does so alone.

        scores: by seat. above: a leader has more than this, so that no seat leads before the first points.
        """
        if self.view.over:
            return self.seat in self.card.winners, True
        most = max(scores)
        ahead = scores[self.seat] == most > above
        return ahead, ahead and list(scores).count(most) == 1

    def crown(self, size: int, foot: int) -> Sprite:
        """Return the leader's crown in the band; its foot is ``foot`` pixels below the panel's top."""
        at = (self.x + BAND // 2, self.y + foot - size // 2)
        return Sprite("icon", at, ("crown", size, self.theme.colours.brass, 22), f"{self.ref}.crown")

    def named_total(self, totals: Sequence[int], icon: int = 38) -> Iterator[Item]:
        """Draw the seat's points, then its name up to them. totals: of all seats. icon: size of a computer's."""
        yield from self.total(totals)
        yield from self.name(self.edge(totals) - 8, icon, gap=6)

    def edge(self, totals: Sequence[int]) -> int:
        """Return the left edge of the seat's points. totals: of all seats."""
        return self.right - max(70, round(width(str(totals[self.seat]), "number-black", self.m.points)) + 26)

    def total(self, totals: Sequence[int]) -> Iterator[Item]:
        """Draw the seat's points at the right of its name, on gold if it leads alone. totals: of all seats."""
        c, y, size, w = self.theme.colours, self.y + self.m.name, self.m.points, self.right - self.edge(totals)
        crowned, alone = self.leads(totals, above=min(totals))
        middle = self.right - w // 2 + 2
        if crowned and alone:
            yield Sprite("plate", (middle, y + 1), (w, round(size * 0.94)))
        if crowned:
            yield self.crown(54 if alone else 40, self.h // 2 - LETTER - 1)
        ground = c.gold if crowned and alone else self.ground
        text = str(totals[self.seat]).replace("-", "−")
        yield centred(text, (middle, y), (w, size), "number-black", size, c.ink, ground, f"{self.ref}.points")

    def gain(self, gained: int, at: Spot, what: str) -> Iterator[Item]:
        """Draw the gain (gold) or loss (red) since the last picture, on a pill around ``at``."""
        if not gained:
            return
        c = self.theme.colours
        x, y = at
        w, h = GAIN
        yield Sprite("pill", at, (w, h, "gold" if gained > 0 else "red"), f"{self.ref}.{what}")
        text = f"+{gained}" if gained > 0 else f"−{-gained}"
        size = 28 if len(text) < 3 else 24
        ink, on = (c.ink, c.gold) if gained > 0 else (c.white, c.rubric)
        yield centred(text, (x, y), (w, h), "number-black", size, ink, on, f"{self.ref}.{what}.count")

    def name(self, end: int, icon: int, gap: int) -> Iterator[Item]:
        """Draw the name in one or two lines up to ``end``; before a computer player's, an icon with a gap."""
        c, m = self.theme.colours, self.m
        x, y = self.left, self.y + m.name
        if self.card.computers[self.seat]:
            at = (x + (icon + gap) // 2 - _NEARER, y)
            yield Sprite("icon", at, ("computer", icon, c.ink, 0), f"{self.ref}.computer")
            x += icon + gap
        name = drawable_name(self.card.names[self.seat], self.seat)
        face = "serif-bold" if self.active else "serif"
        lines = set_name(name, face, m.name_sizes, m.small, end - x)
        leading = round(lines.size * 1.16)
        for i, line in enumerate(lines.lines):
            middle = y + round((i - (len(lines.lines) - 1) / 2) * leading) - 1
            box = (x - 2, middle - round(lines.size * 0.62), end - x + 6, round(lines.size * 1.24))
            ref = "" if i else f"{self.ref}.name"
            yield Text(line, (x, middle), face, lines.size, c.ink, self.ground, "lm", box, ref=ref)


def awaited(view: Seated, card: RenderContext, seat: int) -> bool:
    """Return whether the seat is awaited, in a match that goes on."""
    return seat in card.awaited and not view.over
