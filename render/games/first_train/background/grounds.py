"""The unchanging parts: paper, the map in its frame, trays for the tracks, the title bar."""

from functools import lru_cache

from PIL import Image, ImageFilter

from engines.first_train.geography import CHARTS
from render.games.first_train.background.country import country_sheet
from render.games.first_train.background.river_names import river_names
from render.games.first_train.layout import HEIGHT, MAP, MAP_SIZE, TRAYS, WIDTH, pointers
from render.games.first_train.sprites.pieces import arrow
from render.kit.board_frame.slips import title_bar
from render.kit.maps.charts import degree_border
from render.kit.paper import paper
from render.kit.tokens import tray
from render.theme import Theme

_SOFT = 0.9
"""Blur of the land in pixels, so that pieces on it are clearer; the file gets smaller."""
_SHADES = {"original": ("dark",), "extended": ("dark", "light")}


@lru_cache(maxsize=4)
def board_ground(theme: Theme, name: str, south: str) -> Image.Image:
    """Return the background of the board on a map, mode RGB, read-only. south: extent of The South."""
    sheet = paper(theme, (WIDTH, HEIGHT))
    (left, top), (w, h) = MAP, MAP_SIZE
    degree_border(sheet, theme, (left, top, left + w, top + h))
    country = country_sheet(theme, CHARTS[name], _SHADES[south])
    sheet.paste(country.filter(ImageFilter.GaussianBlur(_SOFT)), MAP)
    river_names(sheet, CHARTS[name])
    for pointer in pointers(name):
        arrow(theme, pointer.turn, 0).onto(sheet, pointer.at)
    for x, y, wide, high in TRAYS:
        tray(theme, wide, high, 1).onto(sheet, (x, y))
    title_bar(theme, WIDTH, theme.bar).onto(sheet, (0, 0))
    return sheet


def offers_ground(theme: Theme, w: int, h: int, *edges: int) -> Image.Image:
    """Return the background of choices beside the map. edges: top and height of each tray."""
    sheet = paper(theme, (w, h))
    for top, high in zip(edges[::2], edges[1::2], strict=True):
        tray(theme, w - 24, high, 1).onto(sheet, (12, top))
    return sheet
