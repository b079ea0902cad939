"""Draw pictures without blocking the event loop.

Drawing happens in threads. Each match draws one picture at a time, the newest waiting one next. Equal scenes share
their file.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from typing import Any, Final, Literal, TypeVar, get_args

from engines.core.score_curve import ScoreStage
from render.context import RenderContext
from render.games import COMPOSERS, MAPS
from render.images import animate, rasteriser
from render.images.encode import BOARD, CARD, CLOSEUP, ENDING, HAND, SAMPLE, Form, encode
from render.images.weighted_cache import WeightedCache
from render.pictures import Picture, digest_of, form_of_board
from render.scene import Scene
from render.score_curve import score_curve_scene
from render.theme import THEME, Theme

T = TypeVar("T")
Kind = Literal["board", "ending", "hand", "closeup", "curve", "animation", "card"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""Kinds of pictures. ending: the last board of a match; curve: its scores; card: a picture that
explains.
"""

_CACHE_BYTES = 32 << 20
_THREADS = 2
_MOVING_BYTES = 64 << 20
MOST_MOVING = 8
"""Limit of animations that are being made or are waiting."""


class TooSlow(Exception):
    """A picture was not ready in time; the text is posted without it."""


class OneAtATime(Exception):
    """An animation is already being made for this person."""


class Full(Exception):
    """Too many animations are waiting."""


class _Line:
    """The pictures of one match that are waiting, oldest first."""

    def __init__(self) -> None:
        self.busy = False
        self.waiting: list[asyncio.Future[None]] = []

    async def enter(self) -> None:
        """Wait until no other picture of the match is being drawn."""
        if not self.busy:
            self.busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Let the newest waiting picture start."""
        while self.waiting:
            turn = self.waiting.pop()
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False


class RenderQueue:
    """Draws boards, hands and animations for the rest of the program.

    timeout: seconds after which a picture is given up. slow: the same for animations.

    ``held``, in its methods: digests of files that the caller already has; such a picture is returned without
    data, because it is not made again.
    """

    def __init__(self, timeout: float = 2.0, slow: float = 120.0, theme: Theme = THEME) -> None:
        self._timeout = timeout
        self._slow = slow
        self._theme = theme
        self._done: WeightedCache[Picture] = WeightedCache(_CACHE_BYTES, lambda picture: len(picture.data))
        self._lines: dict[int, _Line] = {}
        self._threads = asyncio.Semaphore(_THREADS)
        self._slow_threads = asyncio.Semaphore(1)
        self._slow_turn = asyncio.Lock()
        self._moving: WeightedCache[bytes] = WeightedCache(_MOVING_BYTES, len)
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._asked: dict[int, Hashable] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self.made: list[Callable[[Kind, float, float | None], None]] = []
        """Called, in a thread, for each picture drawn: seconds of drawing and of encoding, None if they are one;
        must not raise.
        """
        self.late: list[Callable[[Kind], None]] = []
        """Called for each picture given up; must not raise."""

    async def warm(self, game: str, view: Any, card: RenderContext, *, hand: bool = False) -> None:
        """Draw the parts of a board, or of the viewer's hand, so that they are ready when needed.

        Yields after each part, so that the program can end, and other pictures be drawn, in between.
        """
        composer = COMPOSERS[game]
        scene = (composer.hand if hand else composer.board)(view, card, self._theme)
        scale = HAND.scale if hand else BOARD.scale
        for part in rasteriser.parts(scene, self._theme, scale):
            await asyncio.to_thread(part)

    async def board(self, game: str, view: Any, card: RenderContext, held: Collection[str] = ()) -> Picture:
        """Return the board. Raises TooSlow; KeyError for a game without pictures."""
        composer = COMPOSERS[game]
        form = form_of_board(view)
        kind: Kind = "ending" if form is ENDING else "board"
        return await self._drawn(kind, card, lambda: composer.board(view, card, self._theme), form, held)

    async def sample(self, game: str, view: Any, card: RenderContext) -> Picture:
        """Return a small board of a sample position. Raises TooSlow; KeyError for a game without pictures."""
        composer = COMPOSERS[game]
        return await self._drawn("board", card, lambda: composer.board(view, card, self._theme), SAMPLE, ())

    async def hand(self, game: str, view: Any, card: RenderContext, held: Collection[str] = ()) -> Picture:
        """Return the viewer's hand. Raises TooSlow; KeyError for a game without pictures."""
        composer = COMPOSERS[game]
        return await self._drawn("hand", card, lambda: composer.hand(view, card, self._theme), HAND, held)

    async def closeup(self, game: str, view: Any, card: RenderContext, held: Collection[str] = ()) -> Picture:
        """Return the labelled places of a map. Raises TooSlow; LookupError for a game without a map."""
        closeup = MAPS[game].closeup
        return await self._drawn("closeup", card, lambda: closeup(view, card, self._theme), CLOSEUP, held)

    async def course(
        self, game: str, title: str, stages: Sequence[ScoreStage], goal: int, card: RenderContext
    ) -> Picture:
        """Return the score curves of a finished match; see `render.score_curve`. Raises TooSlow."""
        return await self._drawn(
            "curve", card, lambda: score_curve_scene(game, title, stages, goal, card, self._theme), ENDING, ()
        )

    async def explained(self, scene: Scene, held: Collection[str] = ()) -> Picture:
        """Return a picture card. Raises TooSlow."""
        work = self._in_thread(lambda: self._picture("card", lambda: scene, CARD, held), self._threads)
        return await self._in_time("card", work, self._timeout)

    async def animation(
        self, game: str, frames: Sequence[tuple[Any, RenderContext]], *, key: Hashable, person: int
    ) -> bytes:
        """Return the positions as one animation, cached afterwards; callers that ask for the same share the work.

        key: differs between animations. person: who asks; animations are made one after another, one per person.
        Raises OneAtATime if this person's is not ready, Full if too many are waiting, TooSlow; ValueError without
        frames or if the file is too large.
        """
        kept = self._moving.get(key)
        if kept is not None:
            return kept
        if self._asked.get(person, key) != key:
            raise OneAtATime
        task = self._making.get(key)
        if task is None:
            if len(self._making) >= MOST_MOVING:
                raise Full
            task = self._making[key] = asyncio.create_task(self._animated(game, frames, key))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._asked[person] = key
        try:
            return await asyncio.shield(task)
        finally:
            if self._asked.get(person) == key:
                del self._asked[person]

    async def _animated(self, game: str, frames: Sequence[tuple[Any, RenderContext]], key: Hashable) -> bytes:
        composer = COMPOSERS[game]

        def work() -> bytes:
            begun = time.perf_counter()
            scenes = [composer.board(view, card, self._theme) for view, card in frames]
            moving = animate.animate(scenes, self._theme)
            self._tell("animation", time.perf_counter() - begun, None)
            return moving

        try:
            # Time counts from its turn, so that waiting behind a long one does not use it up.
            async with self._slow_turn:
                made = await self._in_time("animation", self._in_thread(work, self._slow_threads), self._slow)
            self._moving.put(key, made)
            return made
        finally:
            del self._making[key]

    async def close(self) -> None:
        """Wait for the drawing in progress; cancel animations that are still waiting."""
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    # ------------------------------------------------------------------ inside

    async def _drawn(
        self, kind: Kind, card: RenderContext, compose: Callable[[], Scene], form: Form, held: Collection[str]
    ) -> Picture:
        return await self._in_time(
            kind, self._in_line(card.match_id, lambda: self._picture(kind, compose, form, held)), self._timeout
        )

    async def _in_line(self, match: int, work: Callable[[], Picture]) -> Picture:
        line = self._lines.setdefault(match, _Line())
        await line.enter()
        try:
            return await self._in_thread(work, self._threads)
        finally:
            line.leave()
            if not line.busy:
                self._lines.pop(match, None)

    async def _in_thread(self, work: Callable[[], T], places: asyncio.Semaphore) -> T:
        await places.acquire()
        # A thread cannot be stopped: shielded, it holds its place until it ends, and its picture is cached.
        task = asyncio.create_task(asyncio.to_thread(work))
        self._running.add(task)
        task.add_done_callback(lambda done: self._ended(done, places))
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any], places: asyncio.Semaphore) -> None:
        places.release()
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # fetched, because the caller that waited may be gone

    async def _in_time(self, kind: Kind, work: Awaitable[T], seconds: float) -> T:
        try:
            async with asyncio.timeout(seconds):
                return await work
        except TimeoutError:
            for tell in self.late:
                tell(kind)
            raise TooSlow(f"no picture after {seconds} s") from None

    def _picture(self, kind: Kind, compose: Callable[[], Scene], form: Form, held: Collection[str]) -> Picture:
        begun = time.perf_counter()
        scene = compose()
        digest = digest_of(scene, form, self._theme)
        if digest in held:
            return Picture(b"", form.extension, scene.room, digest)

        def make() -> Picture:
            image = rasteriser.rasterise(scene, self._theme, form.scale)
            drawn = time.perf_counter()
            data = encode(image, form)
            self._tell(kind, drawn - begun, time.perf_counter() - drawn)
            return Picture(data, form.extension, scene.room, digest)

        return self._done.get_or(digest, make)

    def _tell(self, kind: Kind, drawing: float, encoding: float | None) -> None:
        for tell in self.made:
            tell(kind, drawing, encoding)
