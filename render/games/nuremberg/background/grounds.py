"""The unchanging parts: paper, city and country in their frames, the income from goods."""

from functools import lru_cache

from PIL import Image, ImageFilter

from engines.nuremberg.data import GOODS
from engines.nuremberg.geography.city import CITY_DATA
from render.games.nuremberg import layout
from render.games.nuremberg.background.city import city_sheet
from render.games.nuremberg.background.country import country_sheet
from render.games.nuremberg.sprites.figures import plaque
from render.games.nuremberg.sprites.goods import medallion
from render.kit.board_frame.slips import title_bar
from render.kit.maps.charts import degree_border
from render.kit.paper import paper
from render.theme import Theme

_SOFT = 0.6
"""Blur of the land in pixels, so that pieces on it are clearer; the file is a tenth smaller."""


@lru_cache(maxsize=2)
def board_ground(theme: Theme) -> Image.Image:
    """Return the background of the board, mode RGB, read-only; the same for every match."""
    sheet = paper(theme, (layout.WIDTH, layout.HEIGHT))
    for part, drawn in ((layout.CITY_PART, city_sheet(theme)), (layout.COUNTRY_PART, country_sheet(theme))):
        degree_border(sheet, theme, part)
        sheet.paste(drawn.filter(ImageFilter.GaussianBlur(_SOFT)), part[:2])
    for cell, quarter in enumerate(CITY_DATA.hexes):
        if quarter.goods:
            medallion(theme, quarter.goods, layout.MEDALLION).onto(sheet, layout.CITY_MAP.cell(cell))
    for good in GOODS:
        plaque(theme, good, *layout.PLAQUE).onto(sheet, layout.PLAQUES[good])
    title_bar(theme, layout.WIDTH, theme.bar).onto(sheet, (0, 0))
    return sheet
