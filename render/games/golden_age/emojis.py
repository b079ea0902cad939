"""The pictures beside the words for this game's things."""

from collections.abc import Callable, Mapping

from engines.golden_age.data import COLOUR_NAMES, COLOURS, DECKS
from render.drawing.geometry import circle
from render.drawing.pen import Pen
from render.games.golden_age.palette import DECK_COLOUR, FIELDS, SIGN
from render.games.golden_age.sprites.cards import DRAWINGS
from render.games.golden_age.sprites.figures import draw_back
from render.kit.emojis import Emoji, badge
from render.kit.maps.seat_colours import PIECE_INK


def _ink(colour: str) -> str:
    return PIECE_INK if colour == "yellow" else "#fffaea"


def _colour(colour: str) -> Emoji:
    return Emoji(colour, lambda pen: badge(pen, FIELDS[colour].wall, SIGN[colour], _ink(colour)))


def _guild(colour: str) -> Emoji:
    def draw(pen: Pen) -> None:
        gable = [(-42, 50), (-42, -8), (-24, -8), (-24, -30), (-9, -30), (-9, -50)]
        pen.shape([*gable, *((-x, y) for x, y in gable[::-1])], FIELDS[colour].wall, 6, PIECE_INK)
        pen.icon(0, 16, SIGN[colour], 58, _ink(colour))

    return Emoji(f"{colour}_guild", draw)


def _card(name: str, drawing: Callable[[Pen], None]) -> Emoji:
    return Emoji(name, drawing)


def _deck(deck: str) -> Emoji:
    return Emoji(f"{deck}_card", lambda pen: draw_back(pen, deck, 72, 100, 0.86))


def _florin(pen: Pen) -> None:
    pen.fill(circle(0, 0, 50), PIECE_INK)
    pen.grade(circle(0, 0, 45), "#ffe9a0", "#b9841d")
    pen.icon(0, 0, "lily", 70, "#6b4410")


EMOJIS: Mapping[str, Emoji] = {
    **{f"colour:{colour}": _colour(colour) for colour in COLOUR_NAMES},
    **{f"guild:{colour}": _guild(colour) for colour in COLOURS},
    **{f"deck:{deck}": _deck(deck) for deck in DECKS},
    **{f"back:{deck}": _deck(deck) for deck in DECKS},
    **{f"deed:{DECK_COLOUR[deck]}": _deck(deck) for deck in DECKS},
    **{f"card:{card}": _card(card, drawing) for card, drawing in DRAWINGS.items()},
    "unit:half-florin": Emoji("florin", _florin),
}
"""By kind and id of what an engine names."""
