"""An event loop in which time is a number and chance a seed: a run can be repeated to the last await.

Nothing waits in it. When all that is ready has run, the time jumps to the next timer, and each round of callbacks
takes some microseconds, so that what comes from outside (an answer of the database or of Discord, a press) comes
between any two of them. The order of callbacks that are ready at once is asyncio's own, which is documented.

Callbacks belong to the process in whose context they were made. A process that is killed runs no further callback,
not even a `finally`; one that is stopped runs them all when it goes on.
"""

import asyncio
import gc
import itertools
import logging
import selectors
import sys
import warnings
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar, copy_context
from heapq import heappop
from random import Random, SystemRandom
from typing import Any, Final, TypeVar, cast
from unittest import mock

T = TypeVar("T")
_PROCESS: Final = ContextVar["Process | None"]("process", default=None)
_MANY: Final = 100
"""Timers from which on asyncio looks whether most of them were cancelled."""
_ROUND: Final = 40e-6
"""The most seconds that a round of callbacks takes."""
_THREAD: Final = 3e-3
"""The most seconds until work in a thread is done."""


class NothingLeft(Exception):
    """All tasks wait, and no timer will ever wake one."""


class Process:
    """A process of the simulated installation. dead: it was killed. stopped: it does nothing until it goes on."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.stopped = False
        self._held: list[tuple[Callable[..., Any], tuple[Any, ...], Context]] = []

    def kill(self) -> None:
        """End the process: none of its callbacks runs any more."""
        self.dead = True
        self._held.clear()

    def stop(self) -> None:
        """Hold all callbacks until `resume`, as SIGSTOP does."""
        self.stopped = True

    def resume(self) -> None:
        """Go on, with what was held meanwhile."""
        self.stopped, held, self._held = False, self._held, []
        loop = asyncio.get_running_loop()
        for callback, args, context in held:
            loop.call_soon(callback, *args, context=context)

    def run(self, callback: Callable[..., Any], args: tuple[Any, ...], context: Context) -> None:
        """Run a callback of the process, if it lives, now or when it goes on."""
        if self.stopped and not self.dead:
            self._held.append((callback, args, context))
        elif not self.dead:
            callback(*args)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task of this process, from wherever."""
        context = copy_context()
        context.run(_PROCESS.set, self)
        return asyncio.get_running_loop().create_task(work, context=context)


def current_process() -> Process | None:
    """Return the process to which the running callback belongs, if any."""
    return _PROCESS.get()


OUTSIDE: Final = Context()
"""The context of callbacks that belong to no process."""


def outside(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start a task that belongs to no process: Discord, the disk, people."""
    context = copy_context()
    context.run(_PROCESS.set, None)
    return asyncio.get_running_loop().create_task(work, context=context)


class _Numbered:
    """Hashes by a number in place of an address, so that sets of tasks have the same order in each run."""

    number: int

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other


class _Task(_Numbered, asyncio.Task[Any]):
    pass


class _Future(_Numbered, asyncio.Future[Any]):
    pass


class _Jumps(selectors.SelectSelector):
    """In place of waiting, the time of a loop jumps."""

    loop: "Loop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return no event; let the time pass that asyncio would wait."""
        self.loop.passes(timeout)
        return []


class Loop(asyncio.SelectorEventLoop):
    """The event loop of a simulated world. rng: of its times. secrets: what the module of this name draws from."""

    def __init__(self, rng: Random, secrets: Random) -> None:
        jumps = _Jumps()
        jumps.loop = self
        self.rng = rng
        self.secrets = secrets
        self.rounds = 0
        self._now = 0.0
        self._numbers = itertools.count(1)
        self._tasks: set[asyncio.Task[Any]] = set()
        super().__init__(jumps)
        self.set_task_factory(cast("Any", _make_task))

    def time(self) -> float:
        """Return the seconds since the beginning of the world."""
        return self._now

    def passes(self, timeout: float | None) -> None:
        """Let the time pass that a round of callbacks, or the wait for the next timer, takes."""
        if timeout is None:
            raise NothingLeft
        self.rounds += 1
        self._now += timeout or self.rng.random() * _ROUND

    def _run_once(self) -> None:
        """Run a round as asyncio does, in its order, without what it does for sockets and debugging."""
        own: Any = self
        due, ready = own._scheduled, own._ready
        if len(due) > _MANY and own._timer_cancelled_count * 2 > len(due):
            super()._run_once()  # type: ignore[misc]
            return
        while due and due[0]._cancelled:
            own._timer_cancelled_count -= 1
            heappop(due)._scheduled = False
        self.passes(0 if ready or own._stopping else max(0, due[0]._when - self._now) if due else None)
        until = self._now + own._clock_resolution
        while due and due[0]._when < until:
            handle = heappop(due)
            handle._scheduled = False
            ready.append(handle)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                handle._run()

    def numbered(self, made: Any) -> Any:
        """Give a task or future its number."""
        made.number = next(self._numbers)
        return made

    def hold(self, task: asyncio.Task[Any]) -> None:
        """Keep a task until it is done: what a killed process was doing must not run on when it is collected."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def bury(self) -> None:
        """Drop all tasks, in the end; what their last blocks still try is without effect."""
        here = asyncio.current_task(self)
        for task in sorted(self._tasks, key=hash):
            if task is not here and not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(BaseException):
                    task.get_coro().close()
        self._tasks.clear()

    def close(self) -> None:
        """See `asyncio.AbstractEventLoop`; drops what the end of other tasks has begun."""
        super().close()
        self._tasks.clear()

    def create_future(self) -> asyncio.Future[Any]:
        """See `asyncio.AbstractEventLoop`."""
        return self.numbered(_Future(loop=self))  # type: ignore[no-any-return]

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        """See `asyncio.AbstractEventLoop`; runs only while the process of the context does."""
        context = copy_context() if context is None else context
        process = context.get(_PROCESS)
        if process is None:
            return super().call_soon(callback, *args, context=context)
        return super().call_soon(process.run, callback, args, context, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """See `asyncio.AbstractEventLoop`; runs only while the process of the context does."""
        context = copy_context() if context is None else context
        process = context.get(_PROCESS)
        if process is None:
            return super().call_at(when, callback, *args, context=context)
        return super().call_at(when, process.run, callback, args, context, context=context)

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Do the work of a thread at once; it is done a little later."""
        done = self.create_future()
        self.call_later(self.rng.random() * _THREAD, _settle, done, func, args)
        return done

    def default_exception_handler(self, context: Any) -> None:
        """See `asyncio.AbstractEventLoop`; what a task of a killed process leaves behind is no error."""


def _make_task(loop: Any, work: Coroutine[Any, Any, T], **more: Any) -> Any:
    # The first step is scheduled, and so hashed, by the constructor.
    made = _Task.__new__(_Task)
    loop.numbered(made)
    _Task.__init__(made, work, loop=loop, **more)
    loop.hold(made)
    return made


def _settle(done: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if done.done():
        return
    try:
        done.set_result(func(*args))
    except Exception as error:
        done.set_exception(error)


@contextmanager
def simulated(seed: str) -> Iterator[Loop]:
    """Yield a loop whose chance, and that of `secrets`, follows from a seed; close it afterwards."""
    drawn = Random(f"{seed} secrets")
    loop = Loop(Random(f"{seed} time"), drawn)
    with (
        mock.patch.object(SystemRandom, "randbytes", lambda _, n: drawn.randbytes(n)),
        mock.patch.object(SystemRandom, "getrandbits", lambda _, k: drawn.getrandbits(k)),
        mock.patch.object(SystemRandom, "random", drawn.random),
        _garbage_kept(),
    ):
        try:
            yield loop
        finally:
            with warnings.catch_warnings(action="ignore"), _silent():
                loop.run_until_complete(loop.bury())
                # Closed, it holds no callback, and so nothing of the world.
                loop.close()
                gc.collect()


@contextmanager
def _garbage_kept() -> Iterator[None]:
    """Collect garbage only on demand of the block, and only what the block has made."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


@contextmanager
def _silent() -> Iterator[None]:
    """Say nothing of what goes wrong with tasks that are dropped."""
    before, heard = logging.root.manager.disable, sys.unraisablehook
    logging.disable()
    sys.unraisablehook = lambda _: None
    try:
        yield
    finally:
        sys.unraisablehook = heard
        logging.disable(before)
