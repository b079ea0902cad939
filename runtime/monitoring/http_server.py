"""Serve metrics and health over HTTP, on the bot's own event loop, so an answer proves that it runs."""

import asyncio
import contextlib
import ipaddress
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from runtime.address import Address
from runtime.monitoring.health import Health

_log = logging.getLogger(__name__)
_CLOSING = 1.0
"""Seconds for unfinished answers when closing."""


@contextlib.asynccontextmanager
async def serve_monitoring(
    address: Address, figures: Callable[[], Awaitable[bytes]], health: Callable[[], Awaitable[Health]]
) -> AsyncIterator[Address | None]:
    """Serve ``/metrics`` and ``/healthz`` inside the block; yield the address, or None (logged) if it cannot be
    used.
    """

    async def metrics(request: web.Request) -> web.Response:
        return web.Response(body=await figures(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(request: web.Request) -> web.Response:
        found = await health()
        return web.Response(
            body=msgspec.json.encode(found), status=200 if found.ready else 503, content_type="application/json"
        )

    app = web.Application(middlewares=[_by_number] if _is_loopback(address.host) else [])
    app.router.add_get("/metrics", metrics)
    app.router.add_get("/healthz", healthz)
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=_CLOSING)
    await runner.setup()
    try:
        yield await _bound(runner, address)
    finally:
        await asyncio.shield(runner.cleanup())


@web.middleware
async def _by_number(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer only requests that name this machine: a web page can reach it by any other name (DNS rebinding)."""
    if not _is_loopback(request.url.host or ""):
        raise web.HTTPMisdirectedRequest
    return await handler(request)


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def _bound(runner: web.AppRunner, address: Address) -> Address | None:
    try:
        await web.TCPSite(runner, address.host, address.port).start()
    except (OSError, UnicodeError) as error:
        _log.error(
            "KONTOR_METRICS: nothing can be served at %s (%s); Kontor runs on without. Free it, or name another.",
            address,
            getattr(error, "strerror", None) or error,
        )
        return None
    port: int = runner.addresses[0][1]
    _log.info("figures at http://%s/metrics, health at /healthz", Address(address.host, port))
    return Address(address.host, port)
