"""From a view to a file: cold, warm, and the cost of each format."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter, process_time

from PIL import Image

from benchmarks.figures import Figure, percentile
from engines import GAMES
from render.games import COMPOSERS
from render.images import rasteriser
from render.images.encode import BOARD, CLOSEUP, ENDING, HAND, Form, encode
from render.images.rasteriser import rasterise
from render.kit.composers import MapComposer
from render.pictures import render_board, render_hand
from render.scene import Scene
from render.theme import THEME
from tools.preview.positions import context_of, eager_match

AIM = "60 ms, bound 150 ms"
SMALL = "at most 500 KiB"
OTHERS = (Form("WEBP", 86), Form("JPEG", 82), Form("JPEG", 72))
_BOARDS = 60
"""Number of positions of a match to draw, from its beginning to its end."""


def _each(work: Callable[[int], object], times: int) -> list[float]:
    taken = []
    for i in range(times):
        start = perf_counter()
        work(i)
        taken.append((perf_counter() - start) * 1000)
    return taken


def run() -> Iterator[Figure]:
    """Measure each game: the boards and hands of one match with the most seats."""
    for key in COMPOSERS:
        yield from _game(key)


def _game(key: str) -> Iterator[Figure]:
    composer = COMPOSERS[key]
    game = GAMES[key]
    played = list(eager_match(game, game.info.seats[1], "bench"))
    some = played[:: max(1, len(played) // _BOARDS)][:_BOARDS]
    match = [(state, context_of(game, state, news)) for state, news in some]
    boards = [(game.view(state, None), card) for state, card in match]
    rasteriser.clear_caches()
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
    yield from _files(key, "board", [composer.board(view, card, THEME) for view, card in boards[::6]], BOARD)
    yield from _files(key, "hand", [composer.hand(view, card, THEME) for view, card in hands[::6]], HAND)
    last = composer.board(*boards[-1], THEME)
    yield from _files(key, "last board", [last], ENDING)
    if isinstance(composer, MapComposer):
        closeups = [composer.closeup(view, card, THEME) for view, card in boards[::6]]
        yield from _files(key, "close-up", closeups, CLOSEUP)


def _files(key: str, kind: str, scenes: Sequence[Scene], form: Form) -> Iterator[Figure]:
    """Yield the cost of pasting and of the format of a kind of picture, and of other formats."""
    for scene in scenes:
        rasterise(scene, scale=form.scale)
    pasted = _each(lambda i: rasterise(scenes[i], scale=form.scale), len(scenes))
    yield Figure(f"{key}: {kind}, pasting alone, median", percentile(pasted, 0.5), "ms")
    images = [rasterise(scene, scale=form.scale) for scene in scenes]
    yield from _saved_as(f"{key}: {kind} as it is sent ({form})", lambda image: encode(image, form), images, SMALL)
    for other in OTHERS:
        yield from _saved_as(f"{key}: {kind} as {other}", partial(encode, form=other), images)


def _saved_as(
    name: str, save: Callable[[Image.Image], bytes], images: Sequence[Image.Image], aim: str = ""
) -> Iterator[Figure]:
    taken, sizes = [], []
    for image in images:
        start = process_time()
        sizes.append(len(save(image)))
        taken.append((process_time() - start) * 1000)
    yield Figure(f"{name}, median", percentile(taken, 0.5), "ms")
    yield Figure(f"{name}, mean size", sum(sizes) / len(sizes) / 1024, "KiB")
    yield Figure(f"{name}, largest", max(sizes) / 1024, "KiB", aim)
