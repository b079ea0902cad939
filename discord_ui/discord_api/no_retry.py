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
"""The requests that were begun in the block of `without_retries`; None outside of it."""


class RetryPrevented(OSError):
    """A request that is made once was about to be made again; it is not known whether it was carried out."""


@contextmanager
def without_retries() -> Iterator[None]:
    """Allow one request in the block, for clients of `forbid_retries`. Another one raises RetryPrevented."""
    before = _BEGUN.set([])
    try:
        yield
    finally:
        _BEGUN.reset(before)


def forbid_retries(config: aiohttp.TraceConfig) -> None:
    """Let every client with this configuration keep to `without_retries`."""

    async def begin(session: Any, context: Any, params: aiohttp.TraceRequestStartParams) -> None:
        begun = _BEGUN.get()
        if begun is None:
            return
        if begun:
            raise RetryPrevented(f"{params.method} {params.url.path} failed, and may have been carried out")
        begun.append(params.url.path)

    config.on_request_start.append(begin)
