"""The steps at which something can fail, numbered as they come, and the one fault that is set on one of them."""

import errno
import os
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final
from unittest import mock

from msgspec import Struct

from tests.simulation.network import Fate
from tests.simulation.scheduler import current_process

KINDS: Final = {
    "read": ("error",),
    "write": ("error",),
    "commit": ("error", "full"),
    "committed": ("error",),
    "file": ("error",),
    "file written": ("error", "full"),
    "crossing": ("kill",),
    "request": ("500", "cut before", "cut after", "silence", "kill"),
    "answer": ("kill",),
}
"""What can go wrong with each kind of step.

A full disk is tried at commits: at a write it is the same error with other words. "committed": a commit is done,
and reported as failed. "crossing": either way to a connection's thread. "answer": a request is carried out, its
answer was not read.
"""


class Fault(Struct, frozen=True):
    """What goes wrong at the n-th step of a kind."""

    step: str
    n: int
    what: str

    def __str__(self) -> str:
        return f"{self.step} {self.n}: {self.what}"


LASTING: Final = ("commit", "request", "answer", "file written")
"""The steps that change what is left of a process that ends."""


def faults_of(seen: Sequence[str]) -> Iterator[Fault]:
    """Yield each fault that is possible where these kinds of steps came, in order.

    To end at one crossing or another is the same as long as nothing lasting has happened between them: of such a
    row only the first and the last are yielded.
    """
    numbers: Counter[str] = Counter()
    row: list[Fault] = []
    for step in (*seen, LASTING[0]):
        numbers[step] += 1
        if step in LASTING:
            yield from row if len(row) < 2 else (row[0], row[-1])
            row = []
        for what in KINDS[step]:
            fault = Fault(step, numbers[step], what)
            if step == "crossing":
                row.append(fault)
            elif numbers.total() <= len(seen):
                yield fault


class Faults:
    """Counts steps of the bot, and lets one of them fail. kill: ends the bot's process, from within it."""

    def __init__(self, folder: Path, kill: Callable[[], None]) -> None:
        self.seen: list[str] = []
        self.happened = False
        self._folder = str(folder)
        self._kill = kill
        self._counts = False
        self._fault: Fault | None = None
        self._numbers: Counter[str] = Counter()

    def begin(self, fault: Fault | None) -> None:
        """Count from here, until `end`."""
        self._counts, self._fault, self.happened = True, fault, False
        self.seen.clear()
        self._numbers.clear()

    def end(self) -> None:
        """Let nothing fail any more."""
        self._counts, self._fault = False, None

    def reach(self, step: str) -> str:
        """Count a step; return what goes wrong with it."""
        if not self._counts:
            return ""
        self.seen.append(step)
        self._numbers[step] += 1
        fault = self._fault
        if fault is None or self.happened or (fault.step, fault.n) != (step, self._numbers[step]):
            return ""
        self.happened = True
        return fault.what

    def statement(self, step: str) -> None:
        """See `Disk.before`."""
        if current_process() is None:
            return
        what = self.reach(step)
        if what:
            raise sqlite3.OperationalError("database or disk is full" if what == "full" else "disk I/O error")

    def committed(self) -> None:
        """See `Disk.committed`."""
        self.statement("committed")

    def crossing(self) -> None:
        """See `Disk.crossing`."""
        if self.reach("crossing"):
            self._kill()

    def request(self) -> Fate:
        """Return what becomes of a request."""
        what = self.reach("request")
        if what == "kill":
            self._kill()
            return ""
        return what  # type: ignore[return-value]

    def answer(self) -> None:
        """Count a request that has been carried out."""
        if self.reach("answer"):
            self._kill()

    # ------------------------------------------------------------ files

    @contextmanager
    def files(self) -> Iterator[None]:
        """Let file operations of the bot in its folder be steps, in the block."""
        with ExitStack() as patched:
            for name in (
                "open",
                "stat",
                "lstat",
                "chmod",
                "mkdir",
                "write",
                "ftruncate",
                "rename",
                "replace",
                "unlink",
            ):
                patched.enter_context(mock.patch.object(os, name, self._failing(name, getattr(os, name))))
            patched.enter_context(mock.patch.object(sqlite3, "connect", self._connecting(sqlite3.connect)))
            yield

    def _failing(self, name: str, operation: Callable[..., Any]) -> Callable[..., Any]:
        of_file = name in ("write", "ftruncate")

        def may_fail(path: Any, *args: Any, **more: Any) -> Any:
            if self._counts and current_process() is not None and (of_file or self._is_ours(path)):
                creates = name == "open" and bool(args) and args[0] & os.O_CREAT
                what = self.reach("file written" if creates or name in ("write", "mkdir") else "file")
                if what:
                    raise OSError(errno.ENOSPC if what == "full" else errno.EIO, f"{name} fails", str(path))
            return operation(path, *args, **more)

        return may_fail

    def _connecting(self, connect: Callable[..., Any]) -> Callable[..., Any]:
        def may_fail(*args: Any, **more: Any) -> Any:
            if current_process() is not None and self.reach("file"):
                raise sqlite3.OperationalError("unable to open database file")
            return connect(*args, **more)

        return may_fail

    def _is_ours(self, path: Any) -> bool:
        return isinstance(path, str | Path) and str(path).startswith(self._folder)
