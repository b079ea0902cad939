"""Every colour, type size and spacing that composers use, except the colours of a game's own things.

The colours of a game's things (the goods of Die Fugger, say) are in the game's ``palette.py`` in the same form.
"""

from msgspec import Struct


class SeatStyle(Struct, frozen=True):
    """The look of a seat: a colour and a pattern in a second colour.

    pattern: bend, pale, chequy, lozengy, fess or roundels.
    """

    ground: str
    figure: str
    pattern: str


class Colours(Struct, frozen=True):
    """Colours by their use, each ``#rrggbb``."""

    ink: str = "#2b1b12"
    ink_soft: str = "#6b543f"
    paper: str = "#ebdcb9"
    stain: str = "#c9a866"
    sheen: str = "#fff4d8"
    edge: str = "#a9793a"
    ornament: str = "#7a5a2e"
    slip: str = "#f1e4c5"
    slip_low: str = "#dcc99f"
    slip_active: str = "#fffaea"
    card: str = "#fcf6e6"
    card_high: str = "#fffcf2"
    card_low: str = "#f0e4c8"
    blue: str = "#1e3157"
    blue_dark: str = "#142341"
    blue_light: str = "#35507f"
    bar_high: str = "#2a4272"
    gold: str = "#e4ae36"
    gold_light: str = "#fbe08c"
    gold_dark: str = "#9a6a16"
    brass: str = "#c8921f"
    on_blue: str = "#fff3d2"
    on_blue_soft: str = "#e7c878"
    on_blue_far: str = "#c9d3e8"
    ring_far: str = "#8fa0c4"
    rubric: str = "#c3271b"
    rubric_bright: str = "#e23a28"
    halo: str = "#ffd84a"
    contour: str = "#fff3d0"
    oxblood: str = "#8f3a30"
    wax: str = "#e2483c"
    wax_dark: str = "#8e1210"
    night: str = "#17151c"
    trough: str = "#4a3928"
    trough_tick: str = "#a98a55"
    fill_high: str = "#ffd765"
    fill_low: str = "#c98f1e"
    fill_tick: str = "#7a5412"
    slot: str = "#b0935c"
    slot_text: str = "#604a1f"
    fallen: str = "#3d4a63"
    white: str = "#ffffff"


class TypeSizes(Struct, frozen=True):
    """Type sizes in pixels on a canvas 1600 wide; none is smaller than 22."""

    title: int = 46
    match: int = 40
    shield: int = 30
    letter: int = 48
    pile: int = 48
    discards: int = 38
    badge: int = 28
    gain: int = 38
    person: int = 44


class Theme(Struct, frozen=True):
    """The look of all boards. key: part of every cache key."""

    key: str
    colours: Colours
    sizes: TypeSizes
    seats: tuple[SeatStyle, ...]
    canvas: int = 1600
    bar: int = 80
    margin: int = 16


THEME = Theme(
    key="parchment",
    colours=Colours(),
    sizes=TypeSizes(),
    seats=(
        SeatStyle("#c8452a", "#e58a6c", "bend"),
        SeatStyle("#2a66a8", "#7faadb", "pale"),
        SeatStyle("#2c9480", "#a9e0cf", "chequy"),
        SeatStyle("#4b4458", "#a79fb8", "lozengy"),
        SeatStyle("#d9a21b", "#f7dc8a", "fess"),
        SeatStyle("#b98fc0", "#e9d6ec", "roundels"),
    ),
)
