"""The pictures beside the words for this game's things."""

from collections.abc import Mapping

from render.drawing.geometry import rounded
from render.drawing.pen import Pen
from render.games.cities_knights.palette import TRACK, TRACK_ICON
from render.games.cities_knights.sprites.figures import draw_gate, draw_small_ship
from render.games.cities_knights.sprites.pieces import draw_city, draw_knight
from render.games.cities_knights.sprites.resources import DRAWINGS
from render.kit.emojis import NEUTRAL, Emoji, badge
from render.kit.hands.resources import Drawing
from render.kit.maps.houses import draw_road, draw_settlement
from render.kit.maps.seat_colours import PIECE_INK

_LINE = 4.2


def _kind(name: str, drawing: Drawing) -> Emoji:
    return Emoji(name, lambda pen: drawing(pen, _LINE))


def _knight(level: int) -> Emoji:
    return Emoji(f"knight_{level}", lambda pen: draw_knight(pen.at(0, 0, 1.2), NEUTRAL, "", level, active=True))


def _track(track: str) -> Emoji:
    look = TRACK[track]
    ink = PIECE_INK if track == "trade" else "#ffffff"
    return Emoji(track, lambda pen: badge(pen, look.base, TRACK_ICON[track], ink))


def _event(event: str) -> Emoji:
    def draw(pen: Pen) -> None:
        pen.shape(rounded(-48, -48, 96, 96, 15), "#fffbf0", 5, PIECE_INK)
        if event in TRACK:
            draw_gate(pen.at(0, 2, 1.05), TRACK[event].base)
            pen.icon(28, 30, TRACK_ICON[event], 36, PIECE_INK)
        else:
            draw_small_ship(pen.at(0, 0, 1.1))

    return Emoji(f"die_{event}", draw)


EMOJIS: Mapping[str, Emoji] = {
    **{f"kind:{kind}": _kind(kind, drawing) for kind, drawing in DRAWINGS.items()},
    **{f"track:{track}": _track(track) for track in TRACK},
    **{f"event-die:{event}": _event(event) for event in ("ship", *TRACK)},
    **{f"knight:{level}": _knight(level) for level in (1, 2, 3)},
    "piece:knight": _knight(1),
    "piece:road": Emoji("road", lambda pen: draw_road(pen, NEUTRAL, -60, 96, 17)),
    "piece:settlement": Emoji("settlement", lambda pen: draw_settlement(pen.at(0, 0, 1.7), NEUTRAL, "")),
    "piece:city": Emoji("city", lambda pen: draw_city(pen.at(0, 0, 1.2), NEUTRAL, "", False, "")),
    "piece:wall": Emoji("town_wall", lambda pen: draw_city(pen.at(0, 0, 1.2), NEUTRAL, "", True, "")),
}
"""By kind and id of what an engine names."""
