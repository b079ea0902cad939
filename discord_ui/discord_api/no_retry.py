"""Make a request once: discord.py repeats a failed request, though Discord may have carried it out.

Discord recognizes a repeated message by its nonce; a thread has none.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

import aiohttp

_BEGUN: Final = ContextVar[list[str] | None]("begun", default=None)
"""The requests begun in the block of `without_retries`; None outside it."""


class RetryPrevented(OSError):
    """A request was about to be repeated; it is unknown whether Discord carried it out."""


@contextmanager
def without_retries() -> Iterator[None]:
    """Allow one request in the block, for clients of `forbid_retries`. Another one raises RetryPrevented."""
    before = _BEGUN.set([])
    try:
        yield
    finally:
        _BEGUN.reset(before)


def forbid_retries(config: aiohttp.TraceConfig) -> None:
    """Make every client with this configuration obey `without_retries`."""

    async def begin(session: Any, context: Any, params: aiohttp.TraceRequestStartParams) -> None:
        begun = _BEGUN.get()
        if begun is None:
            return
        if begun:
            raise RetryPrevented(f"{params.method} {params.url.path} failed, and may have been carried out")
        begun.append(params.url.path)

    config.on_request_start.append(begin)
