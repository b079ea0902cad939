"""What the panels of seats have in common in every game: order, who is awaited, letter, name, crown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from render.context import RenderContext
from render.drawing.fonts import width
from render.drawing.lettering import drawable_name, seat_letter, set_name
from render.kit.board_frame.slips import BAND
from render.scene import Item, Rect, Sprite, Text
from render.theme import Theme

LETTER = 29
"""Radius of the disc on which a seat's letter stands."""
GAIN = (50, 34)
"""Width and height of what was got or lost beside a count."""
_NEARER = 4
"""So much nearer to the band than to the name lies a computer player's icon."""


class Seated(Protocol):
    """A game's view, as far as panels need it."""

    @property
    def players(self) -> Sequence[Any]:
        """By seat, what is known of it."""
        ...

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        ...


class Named(Protocol):
    """A game's measures of a panel, as far as a name needs them; lengths in pixels."""

    @property
    def name(self) -> int:
        """The middle of the name, from the panel's top."""
        ...

    @property
    def name_sizes(self) -> tuple[int, ...]:
        """Type sizes that are tried for one line."""
        ...

    @property
    def small(self) -> tuple[int, ...]:
        """Type sizes that are tried for two lines."""
        ...


V = TypeVar("V", bound=Seated)
N = TypeVar("N")
M = TypeVar("M", bound=Named)


class SeatPanel(ABC, Generic[V, N, M]):
    """One seat's panel. V: the game's view, N: its news, M: its measures of a panel.

    left, right: where its content begins, right of the band, and ends. ground: what its texts are read against.
    active: the seat is awaited.
    """

    inside: int
    """Pixels kept free beside band and edge."""
    measures: Mapping[int, M]
    """By number of seats."""

    def __init__(self, view: V, card: RenderContext, news: N, theme: Theme, seat: int) -> None:
        self.view, self.card, self.news, self.theme, self.seat = view, card, news, theme, seat
        self.player = view.players[seat]
        self.active = awaited(view, card, seat)
        self.x, self.y, self.w, self.h = self.box(seat, len(view.players))
        self.m = self.measures[len(view.players)]
        self.left = self.x + BAND + self.inside
        self.right = self.x + self.w - self.inside
        self.ground = theme.colours.slip_active if self.active else theme.colours.slip_low
        self.ref = f"seat{seat}"

    @staticmethod
    @abstractmethod
    def box(seat: int, seats: int) -> Rect:
        """Left, top, width and height of a seat's panel among so many."""

    @abstractmethod
    def items(self) -> Iterator[Item]:
        """Everything of the panel in drawing order."""

    @classmethod
    def of_all(
        cls, view: V, card: RenderContext, news: N, theme: Theme, late: Collection[int] = ()
    ) -> Iterator[Item]:
        """The panels of all seats in turn order; what stands out comes last: ``late``, then who is awaited."""
        seats = range(len(view.players))
        for seat in sorted(seats, key=lambda seat: (awaited(view, card, seat), seat in late, seat)):
            yield from cls(view, card, news, theme, seat).items()

    def letter(self, down: int) -> Text:
        """The seat's letter on its disc, ``down`` pixels below the panel's top."""
        c, s = self.theme.colours, self.theme.sizes
        at = (self.x + BAND // 2, self.y + down - 1)
        box = (at[0] - LETTER, at[1] - LETTER, 2 * LETTER, 2 * LETTER)
        return Text(seat_letter(self.seat), at, "number-black", s.letter, c.ink, c.card, "mm", box)

    def leads(self, scores: Sequence[int], *, above: int) -> tuple[bool, bool]:
        """Whether the seat leads (or has won), and whether it does so alone.

        scores: by seat. above: who leads has more than this, so that nobody leads where nothing is scored.
        """
        if self.view.over:
            return self.seat in self.card.winners, True
        most = max(scores)
        ahead = scores[self.seat] == most > above
        return ahead, ahead and list(scores).count(most) == 1

    def crown(self, size: int, foot: int) -> Sprite:
        """The leader's crown in the band; its foot lies ``foot`` pixels below the panel's top."""
        at = (self.x + BAND // 2, self.y + foot - size // 2)
        return Sprite("icon", at, ("crown", size, self.theme.colours.brass, 22), f"{self.ref}.crown")

    def total(self, totals: Sequence[int], size: int) -> tuple[Iterator[Item], int]:
        """The seat's points at the right of its name, and their left edge. totals: of all seats."""
        w = max(70, round(width(str(totals[self.seat]), "number-black", size)) + 26)
        return self._total(totals, size, w), self.right - w

    def _total(self, totals: Sequence[int], size: int, w: int) -> Iterator[Item]:
        c, y = self.theme.colours, self.y + self.m.name
        crowned, alone = self.leads(totals, above=min(totals))
        middle = self.right - w // 2 + 2
        if crowned and alone:
            yield Sprite("plate", (middle, y + 1), (w, round(size * 0.94)))
        if crowned:
            yield self.crown(54 if alone else 40, self.h // 2 - LETTER - 1)
        box = (middle - w // 2, y - size // 2, w, size)
        ground = c.gold if crowned and alone else self.ground
        text = str(totals[self.seat]).replace("-", "−")
        yield Text(text, (middle, y - 1), "number-black", size, c.ink, ground, "mm", box, ref=f"{self.ref}.points")

    def gain(self, gained: int, at: tuple[int, int], what: str) -> Iterator[Item]:
        """What was got (gold) or lost (red) since the last picture, on a pill around ``at``."""
        if not gained:
            return
        c = self.theme.colours
        x, y = at
        w, h = GAIN
        yield Sprite("pill", at, (w, h, "gold" if gained > 0 else "red"), f"{self.ref}.{what}")
        text = f"+{gained}" if gained > 0 else f"−{-gained}"
        size = 28 if len(text) < 3 else 24
        ink, on = (c.ink, c.gold) if gained > 0 else (c.white, c.rubric)
        box = (x - w // 2, y - h // 2, w, h)
        yield Text(text, (x, y - 1), "number-black", size, ink, on, "mm", box, ref=f"{self.ref}.{what}.count")

    def name(self, end: int, icon: int, gap: int) -> Iterator[Item]:
        """The name in one or two lines up to ``end``; before a computer player's, an icon with a gap."""
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
    """Whether the seat is waited for, in a match that goes on."""
    return seat in card.awaited and not view.over
