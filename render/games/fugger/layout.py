"""The layout of the board of Die Fugger, in pixels of the 1600 × 900 canvas."""

from msgspec import Struct

from render.kit.board_frame.seat_panel import PanelMetrics, SeatColumn

WIDTH, HEIGHT = 1600, 900

# ------------------------------------------------------------------ the dial
DIAL = (424, 489)
R_RIM, R_BAND, R_MID, R_ROSE, R_HUB = 390, 376, 304, 206, 92
R_COUNTER, R_COIN = 256, 341
R_HUB_COUNTER = 58
HUB_COUNTER = 58
PANES = 5
LIGHT = 72
"""Degrees of one good's light in the rose."""
PLATE = (26, 92, 822, 886)
"""Left, top, right and bottom of the square plate behind the dial."""


def field_angle(price: int) -> int:
    """Return the middle of a price's field in degrees clockwise from twelve.

    5 is at the foot, the break between 9 and 1 at the top.
    """
    return 20 + 40 * (price - 1)


# ------------------------------------------------------------------ the middle column
class JakobMetrics(Struct, frozen=True):
    """Jakob's panel: its height, the height of his portrait, and the area for his cards."""

    height: int
    niche: int
    name: int
    cards_top: int
    widths: tuple[int, ...]
    rows: int


JAKOB = (840, 92, 208)
"""Left, top and width of his panel."""
JAKOB_BY_SEATS = {
    2: JakobMetrics(height=532, niche=196, name=226, cards_top=262, widths=(84, 76, 68), rows=2),
    3: JakobMetrics(height=532, niche=196, name=226, cards_top=262, widths=(84, 76, 68), rows=2),
    4: JakobMetrics(height=498, niche=232, name=262, cards_top=314, widths=(84,), rows=1),
}
PILE, PILE_CARD = (884, 680), 66
PLAQUE_AT, PLAQUE = (986, 680), (96, 66)
TALLY = (843, 740, 202, 142)
"""Left, top, width and height of the sheet with the discards."""

# ------------------------------------------------------------------ the seats
SEATS = SeatColumn(1078, 94, 506, 790, 10)


class SeatMetrics(PanelMetrics, frozen=True, kw_only=True):
    """The measures of a seat's panel.

    side: width of the right column. cards: top of the area for cards, which ends 10 above the progress bar.
    widths: of the cards.
    slot: width of a face-down card. wide: the cards are below the hand, at full width, not beside it.
    """

    side: int
    coin: int
    florins_y: int
    hand_y: int
    hand_size: int
    fan: int
    slot: int
    slot_y: int
    slot_text: int
    cards: int
    widths: tuple[int, ...]
    wide: bool = False


SEAT_BY_SEATS = {
    4: SeatMetrics(
        name=34, name_sizes=(40, 36, 32), small=(27, 24, 22), side=134, coin=48, points=64, florins_y=36,
        hand_y=92, hand_size=48, fan=44, slot=43, slot_y=144, slot_text=26, cards=74, widths=(72, 66, 60),
    ),
    3: SeatMetrics(
        name=42, name_sizes=(46, 42, 38, 34), small=(31, 28, 25, 22), side=152, coin=56, points=74,
        florins_y=44, hand_y=114, hand_size=56, fan=52, slot=58, slot_y=193, slot_text=36, cards=86,
        widths=(104, 96, 88, 80, 72, 66),
    ),
    2: SeatMetrics(
        name=52, name_sizes=(54, 48, 42, 36), small=(34, 30, 26, 24, 22), side=182, coin=66, points=92,
        florins_y=54, hand_y=141, hand_size=66, fan=62, slot=58, slot_y=143, slot_text=36, cards=194, wide=True,
        widths=(124, 116, 108, 100, 92, 84, 76),
    ),
}  # fmt: skip


HAND_SIZE = (1600, 640)
