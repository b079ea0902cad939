"""Serve the page to play on: the files of `page/`, unchanged."""

import mimetypes
from pathlib import Path

from aiohttp import web

from sandbox.state.world import World

FOLDER = Path(__file__).with_name("page")

TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}
"""Set here, because the machine's own tables differ."""

WORDS = FOLDER / "js" / "words"
"""A file for each language that the page speaks."""


class PageFiles:
    """Serves the page at `/` and its files at `/page/...`. It loads nothing from elsewhere."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_routes(self, app: web.Application) -> None:
        """Add the routes to the server."""
        app.router.add_get("/", self.index)
        app.router.add_get("/favicon.ico", self.favicon)
        app.router.add_get("/page/js/languages.js", self.languages)
        app.router.add_get(r"/page/{name:[a-z0-9_/]+\.[a-z]+}", self.file)

    async def index(self, request: web.Request) -> web.Response:
        """Serve the page; under one name only, so that pictures have the same origin as the page."""
        base = self._world.base_url
        if request.host != base.removeprefix("http://"):
            raise web.HTTPFound(f"{base}{request.rel_url}")
        return self._serve(FOLDER / "index.html")

    async def favicon(self, request: web.Request) -> web.Response:
        """Serve the icon that browsers request by themselves."""
        return self._serve(FOLDER / "icon.svg")

    async def languages(self, request: web.Request) -> web.Response:
        """Serve a script that collects the words of all languages."""
        names = sorted(path.stem for path in WORDS.glob("*.js"))
        lines = [f'import {name} from "./words/{name}.js";' for name in names]
        return self._answer(
            "\n".join((*lines, f"export default {{ {', '.join(names)} }};\n")).encode(), TYPES[".js"]
        )

    async def file(self, request: web.Request) -> web.Response:
        """Serve a script, a style or a picture."""
        path = FOLDER / request.match_info["name"]
        if not path.is_file():
            raise web.HTTPNotFound(text="The page has no such file.")
        return self._serve(path)

    def _serve(self, path: Path) -> web.Response:
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return self._answer(path.read_bytes(), kind)

    def _answer(self, body: bytes, kind: str) -> web.Response:
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": self._policy()}
        text = kind.startswith("text/")
        return web.Response(body=body, content_type=kind, charset="utf-8" if text else None, headers=headers)

    def _policy(self) -> str:
        socket = self._world.base_url.replace("http://", "ws://", 1)
        return (
            f"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
            f" connect-src 'self' {socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
