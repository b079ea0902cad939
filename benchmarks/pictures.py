"""From a view to a file: cold, warm, and what each format would cost."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from time import perf_counter

from PIL import Image

from benchmarks.measuring import Figure, percentile
from engines import GAMES
from render import raster
from render.encode import encode
from render.games import COMPOSERS
from render.pictures import render_board, render_hand
from render.raster import rasterise
from render.theme import THEME
from tools.preview.playing import card_of, eager_match

AIM = "60 ms, bound 150 ms"
SMALL = "at most 400 KiB"
_BOARDS = 60
"""So many positions of a match are drawn, from its beginning to its end."""


def _each(work: Callable[[int], object], times: int) -> list[float]:
    taken = []
    for i in range(times):
        start = perf_counter()
        work(i)
        taken.append((perf_counter() - start) * 1000)
    return taken


def _saved(image: Image.Image, form: str, **options: int) -> int:
    file = io.BytesIO()
    image.save(file, form, **options)
    return len(file.getvalue())


def run() -> Iterator[Figure]:
    """For each game: the boards and hands of one match with the most seats."""
    for key in COMPOSERS:
        yield from _game(key)


def _game(key: str) -> Iterator[Figure]:
    composer = COMPOSERS[key]
    game = GAMES[key]
    played = list(eager_match(game, game.info.seats[1], "bench"))
    some = played[:: max(1, len(played) // _BOARDS)][:_BOARDS]
    match = [(state, card_of(game, state, news)) for state, news in some]
    boards = [(game.view(state, None), card) for state, card in match]
    raster.forget()
    (first,) = _each(lambda _: render_board(key, *boards[0]), 1)
    yield Figure(f"{key}: first board of a process", first, "ms")
    new = _each(lambda i: render_board(key, *boards[i]), len(boards))
    warm = _each(lambda i: render_board(key, *boards[i]), len(boards))
    yield Figure(f"{key}: boards of a match, each for the first time, median", percentile(new, 0.5), "ms")
    yield Figure(f"{key}: board, warm, median", percentile(warm, 0.5), "ms", AIM)
    yield Figure(f"{key}: board, warm, 95th percentile", percentile(warm, 0.95), "ms", AIM)
    hands = [(game.view(state, 0), card) for state, card in match]
    warm_hands = [0.0]
    for _ in range(2):
        warm_hands = _each(lambda i: render_hand(key, *hands[i]), len(hands))
    yield Figure(f"{key}: hand, warm, median", percentile(warm_hands, 0.5), "ms", AIM)
    scenes = [composer.board(view, card, THEME) for view, card in boards[::6]]
    pasted = _each(lambda i: rasterise(scenes[i]), len(scenes))
    yield Figure(f"{key}: pasting alone, median", percentile(pasted, 0.5), "ms")
    images = [rasterise(scene) for scene in scenes]
    yield Figure(
        f"{key}: largest file",
        max(len(encode(*one)) for one in zip(images, (len(scene.items) for scene in scenes), strict=True)) / 1024,
        "KiB",
        SMALL,
    )
    palette = images[0].quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=5000)

    def as_palette(image: Image.Image, dither: Image.Dither) -> int:
        return _saved(image.quantize(palette=palette, dither=dither), "PNG", compress_level=3)

    forms: dict[str, Callable[[Image.Image], int]] = {
        "WebP 86, method 0": lambda image: _saved(image, "WEBP", quality=86, method=0),
        "WebP 86, method 2": lambda image: _saved(image, "WEBP", quality=86, method=2),
        "PNG, 256 colours": lambda image: as_palette(image, Image.Dither.NONE),
        "PNG, 256 colours, dithered": lambda image: as_palette(image, Image.Dither.FLOYDSTEINBERG),
        "PNG, all colours": lambda image: _saved(image, "PNG", compress_level=1),
    }
    for name, save in forms.items():
        taken, sizes = [], []
        for image in images:
            start = perf_counter()
            sizes.append(save(image))
            taken.append((perf_counter() - start) * 1000)
        yield Figure(f"{key}: saving as {name}, median", percentile(taken, 0.5), "ms")
        yield Figure(f"{key}: size as {name}, largest", max(sizes) / 1024, "KiB")
