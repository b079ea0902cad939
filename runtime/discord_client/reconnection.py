"""Retry while Discord or the network is away, and never more often than Discord allows."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord
from discord.http import HTTPClient

from runtime import startup_errors
from service.cluster.processes import DeclaredDead
from store.errors import DatabaseFailed

LEAST_PAUSE: Final = 5.0
LONGEST_PAUSE: Final = 300.0
LASTED: Final = 180.0
"""Seconds after which an attempt counts as successful: its end is a new problem."""

GATEWAY_DOUBLINGS: Final = 6
"""How often discord.py doubles its pause between two attempts to connect again: to a minute, not to 17."""

_log = logging.getLogger(__name__)
Sleep = Callable[[float], Awaitable[None]]


def is_temporary(error: Exception) -> bool:
    """Return whether an error at the start passes by itself: no network, a Discord outage or rate limit.

    Also true if the database's server is away, or the other processes counted this one as dead: then it starts
    again.
    """
    if isinstance(error, DeclaredDead | DatabaseFailed):
        return True
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(
        error, aiohttp.ClientConnectionError | discord.GatewayNotFound | TimeoutError | ConnectionError
    )


async def retry_until_connected(
    begin: Callable[[], Awaitable[None]],
    sleep: Sleep = asyncio.sleep,
    now: Callable[[], float] = time.monotonic,
) -> None:
    """Run `begin` again, with growing pauses, while its errors pass by themselves; log each problem once.

    After an attempt that lasted some minutes the pauses start at the shortest again. now: a monotonic clock in
    seconds. Raises errors that an operator must fix.
    """
    said, failed = None, 0
    while True:
        began = now()
        try:
            await begin()
        except Exception as error:
            if not is_temporary(error):
                raise
            if now() - began >= LASTED:
                said, failed = None, 0
            told = startup_errors.describe(error)
            if told != said:
                _log.warning("%s Kontor tries again by itself.", told)
                said = told
            await sleep(max(_asked(error), min(LONGEST_PAUSE, LEAST_PAUSE * 2 ** min(failed, 10))))
            failed += 1
        else:
            return


def _asked(error: Exception) -> float:
    """Return for how many seconds Discord asks to be left alone."""
    if not isinstance(error, discord.HTTPException):
        return 0.0
    try:
        return float(error.response.headers.get("Retry-After", 0))
    except ValueError:
        return 0.0


def limit_pauses(client: discord.AutoShardedClient, shard_id: int) -> None:
    """Let a shard that has connected wait no longer than a minute before it tries to connect again.

    discord.py goes on doubling over all outages of half an hour, though the shard was connected between them.
    """
    shard = client.get_shard(shard_id)
    if shard is not None:
        shard._parent._backoff._max = GATEWAY_DOUBLINGS


async def wait_for_session_start(http: HTTPClient, sleep: Sleep = asyncio.sleep) -> int:
    """Wait until Discord lets this bot begin another session; return how many may begin at once.

    Discord resets the token of a bot that begins too many in a day.
    """
    while True:
        try:
            _, _, limit = await http.get_bot_gateway()
        except (discord.GatewayNotFound, aiohttp.ClientError):
            # Without an answer no session can begin either.
            return 1
        if limit["remaining"] > 0:
            return max(1, limit["max_concurrency"])
        seconds = limit["reset_after"] / 1000
        _log.error("all %d sessions of today have been begun: waiting %d s for the next", limit["total"], seconds)
        await sleep(max(1.0, seconds))
