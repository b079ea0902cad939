"""Access control: pages and programs of this machine only, no page from elsewhere."""

from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def is_local(request: web.Request) -> bool:
    """Return whether the Host is loopback (not a name that points here) and no other page asks.

    Raises ValueError for a Host or an Origin that is no address.
    """
    headers = request.headers
    if urlsplit(f"//{request.host}").hostname not in LOOPBACK:
        return False
    origin = headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        return False
    foreign = headers.get("Sec-Fetch-Site") in ("cross-site", "same-site")
    return not foreign or headers.get("Sec-Fetch-Mode") == "navigate"


@web.middleware
async def only_local(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse strangers with 403, and forbid content sniffing in answers.

    A malformed address is refused with 400.
    """
    try:
        local = is_local(request)
    except ValueError:
        return web.json_response({"error": "Host or Origin is no address"}, status=400)
    if not local:
        return web.json_response({"error": "only this machine may ask"}, status=403)
    response = await handler(request)
    if not response.prepared:
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    return response
