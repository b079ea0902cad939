"""Numbers and loads as the panels, the tracks and the hand show them."""

from render.games.first_train.palette import CUBE
from render.scene import Arg


def signed(number: int) -> str:
    """Return a number with its sign; zero has none."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def load_sign(load: str, cube: int, figure: int) -> tuple[str, tuple[Arg, ...]]:
    """Return the painter of a load and its arguments. cube, figure: heights of the two in pixels."""
    return ("train.cube", (load, cube)) if load in CUBE else ("train.figure", (load, figure))
