"""The page as the server gives it: to this machine alone, complete, and with nothing from elsewhere."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.page_files import FOLDER
from sandbox.server import Server

FILES = sorted(path for path in FOLDER.rglob("*") if path.is_file())


@pytest.fixture
async def web(server: Server) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(server.url) as session:
        yield session


async def test_the_page_and_all_its_files_are_served(web: aiohttp.ClientSession) -> None:
    async with web.get("/") as answer:
        assert answer.status == 200
        assert answer.content_type == "text/html"
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}
    for path in FILES:
        async with web.get(f"/page/{path.relative_to(FOLDER).as_posix()}") as answer:
            assert answer.status == 200, path
            assert answer.content_type == kinds[path.suffix]
            assert await answer.read() == path.read_bytes()


async def test_the_page_gathers_the_words_of_every_language_there_is_a_file_of(web: aiohttp.ClientSession) -> None:
    async with web.get("/page/js/languages.js") as answer:
        assert answer.content_type == "text/javascript"
        gathered = await answer.text()
    for path in (FOLDER / "js" / "words").glob("*.js"):
        assert f'"./words/{path.name}"' in gathered
    assert "export default { en, fr" in gathered


@pytest.mark.parametrize("name", ["none.js", "js/../../server.py", "%2e%2e/server.py", "js/", "JS/main.js"])
async def test_nothing_else_is_served(web: aiohttp.ClientSession, name: str) -> None:
    async with web.get(f"/page/{name}") as answer:
        assert answer.status == 404


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_nothing_comes_from_elsewhere(path: Path) -> None:
    addresses = set(re.findall(r"https?://[\w.\-]+", path.read_text(encoding="utf-8")))
    assert addresses <= {"http://www.w3.org"}, "a name of SVG is no address that is asked"
    assert "@import" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", ["/", "/page/js/main.js", "/cdn/attachments/1/2/board.webp", "/api/v10/gateway"])
async def test_strangers_get_nothing(server: Server, web: aiohttp.ClientSession, path: str) -> None:
    for headers in (
        {"Host": "kontor.example"},
        {"Origin": "https://example.org"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
    ):
        async with web.get(path, headers=headers) as answer:
            assert answer.status == 403, headers


@pytest.mark.parametrize("headers", [{"Host": "[::1"}, {"Host": "::1]"}, {"Origin": "http://[::1"}])
async def test_what_is_no_address_is_refused(web: aiohttp.ClientSession, headers: dict[str, str]) -> None:
    async with web.get("/", headers=headers) as answer:
        assert answer.status == 400


async def test_a_link_from_elsewhere_may_lead_here(web: aiohttp.ClientSession) -> None:
    async with web.get("/", headers={"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}) as answer:
        assert answer.status == 200


async def test_another_name_of_this_machine_leads_to_the_one(server: Server, web: aiohttp.ClientSession) -> None:
    host = {"Host": f"localhost:{server.port}"}
    async with web.get("/?as=bert", headers=host, allow_redirects=False) as answer:
        assert answer.status == 302
        assert answer.headers["Location"] == f"{server.url}/?as=bert"


async def test_without_a_host_there_are_no_scenes_and_the_bot_is_left_alone(server: Server) -> None:
    sandbox = server.handle()
    assert await sandbox.call("host_offers") == {"scenes": [], "restart": False}
    anna = await sandbox.member("anna")
    with pytest.raises(CannotDo, match="somebody else"):
        await sandbox.call("scene", key="alone-fugger", user=anna.id)
    with pytest.raises(CannotDo, match="somebody else"):
        await sandbox.call("restart_bot")
