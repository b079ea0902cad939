"""Ask Discord for something once: discord.py repeats a request that failed, though it may have been carried out.

A message has a nonce by which Discord knows it again, a thread has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

import aiohttp

_BEGUN: Final = ContextVar[list[str] | None]("begun", default=None)
"""The requests that were begun in the block of `once`; None outside of it."""


class Repeated(OSError):
    """A request that is made once was about to be made again; it is not known whether it was carried out."""


@contextmanager
def once() -> Iterator[None]:
    """Let a client that keeps to this (`hold`) make one request in the block. The second raises Repeated."""
    before = _BEGUN.set([])
    try:
        yield
    finally:
        _BEGUN.reset(before)


def hold(config: aiohttp.TraceConfig) -> None:
    """Let every client with this configuration keep to `once`."""

    async def begin(session: Any, context: Any, params: aiohttp.TraceRequestStartParams) -> None:
        begun = _BEGUN.get()
        if begun is None:
            return
        if begun:
            raise Repeated(f"{params.method} {params.url.path} failed, and may have been carried out")
        begun.append(params.url.path)

    config.on_request_start.append(begin)
