"""The unchanging parts: paper, the track with the map, empty guild houses, the trays below."""

import random
from functools import lru_cache

from PIL import Image, ImageFilter

from engines.golden_age.data import COLONIES
from engines.golden_age.geography import LENGTH
from render.drawing.colour import rgb
from render.drawing.fonts import SUPERSAMPLE as S
from render.drawing.geometry import bow, box_points, ellipse, moved, rounded, scaled, shaky
from render.drawing.pen import Art, Pen
from render.games.golden_age import layout, palette
from render.games.golden_age.background.map import FINE, draw_map
from render.games.golden_age.sprites.guild_houses import draw_houses
from render.games.golden_age.sprites.tiles import draw_tile
from render.kit.board_frame.slips import title_bar
from render.kit.paper import paper
from render.kit.tokens import tray
from render.theme import Theme

_EAST_RADII = (34, 40)
_SHADE = 110
_DIVIDER_X = layout.WEST_X - layout.WEST_WIDTH // 2 - 14


@lru_cache(maxsize=2)
def board_ground(theme: Theme) -> Image.Image:
    """Return the background of the board, mode RGB; it must not be changed."""
    sheet = paper(theme, (layout.WIDTH, layout.HEIGHT))
    ring = _ring(theme)
    at = layout.RING[0] - layout.FRAME, layout.RING[1] - layout.FRAME
    shade = Image.new("L", (ring.width + 40, ring.height + 40), 0)
    shade.paste(_SHADE, (20, 20, 20 + ring.width, 20 + ring.height))
    shade = shade.filter(ImageFilter.BoxBlur(6))
    sheet.paste(rgb(theme.colours.ink), (at[0] - 17, at[1] - 14), shade)
    sheet.paste(ring, at)
    _colonies(theme).onto(sheet, layout.COLONIES_BOX[:2])
    for box in (layout.DECKS_BOX, layout.SIDE_BOX):
        tray(theme, *box[2:], rows=1).onto(sheet, box[:2])
    title_bar(theme, layout.WIDTH, theme.bar).onto(sheet, (0, 0))
    return sheet


def _ring(theme: Theme) -> Image.Image:
    """Return frame, tiles, map and houses; the upper left corner is the frame's."""
    w, h = layout.RING_SIZE[0] + 2 * layout.FRAME, layout.RING_SIZE[1] + 2 * layout.FRAME
    unit = FINE / S
    image = Image.new("RGB", (w * FINE, h * FINE), rgb(theme.colours.ink))
    left, top = layout.RING[0] - layout.FRAME, layout.RING[1] - layout.FRAME
    pen = Pen.on(image, unit, -left * unit, -top * unit)
    pen.fill(box_points(left + 2, top + 2, w - 4, h - 4), palette.GROUT)
    draw_map(pen.at(*layout.MAP), theme)
    edge = box_points(layout.MAP[0] - 2, layout.MAP[1] - 2, 2, layout.RING_SIZE[1] - 2 * layout.TILE + 4)
    pen.fill(edge, theme.colours.ink)
    draw_houses(pen.at(*layout.HOUSES), theme)
    for space in range(LENGTH):
        draw_tile(pen.at(*layout.tile_spot(space)), theme, space, layout.TILE)
    return image.reduce(FINE)


def _colonies(theme: Theme) -> Art:
    """Draw the Indies: islands in a sea, the western ones beyond a line."""
    left, top, w, h = layout.COLONIES_BOX
    pen = Pen((-10, -10, w + 12, h + 14))
    c = theme.colours
    outline = rounded(0, 0, w, h, 12)
    pen.shadow(outline, 2, 4, 4, 0.3)
    pen.grade(outline, palette.SEA_SHALLOW, palette.SEA_DEEP)
    waves = pen.layer()
    rng = random.Random(3)
    for row in range(h // 15 + 1):
        for column in range(w // 44 + 1):
            x, y = column * 44 + (row % 2) * 22 + rng.uniform(-3, 3), row * 15 + 8
            for q in range(2):
                waves.line(bow(x + q * 10, y, 5, 3, 0, 180, 8), palette.WAVE, 1.3, 0.45)
    pen.lay(waves, inside=outline)
    for data in COLONIES:
        x, y = layout.port_spot(data.id)
        west = data.room is None
        radii = (layout.WEST_WIDTH / 2 - 4, 46) if west else _EAST_RADII
        island = shaky(random.Random(data.id), ellipse(0, 0, *radii), 2, 4, closed=True)
        here = moved(island, x - left, y - top)
        pen.stroke(moved(scaled(island, 1.1), x - left, y - top), palette.WAVE, 1.5, closed=True)
        pen.fill(here, palette.ISLAND_EDGE)
        pen.fill(moved(scaled(island, 0.9), x - left, y - top), palette.ISLAND_WEST if west else palette.ISLAND)
        pen.stroke(here, c.ink, 2.6, closed=True)
    for y in range(12, layout.CAPTION_Y - top + 18, 11):
        pen.line([(_DIVIDER_X - left, y), (_DIVIDER_X - left, y + 6)], palette.DELFT, 1.8, 0.7)
    pen.stroke(outline, c.ink, 2.4, closed=True)
    return pen.art()
