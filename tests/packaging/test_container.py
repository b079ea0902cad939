"""The Dockerfile and compose.yaml, tried as far as that goes where no container can be built.

The instructions of the Dockerfile are carried out in an empty folder, in place of the container's root. What
only a container has (its users) is noted instead of done.
"""

import asyncio
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import sysconfig
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import yaml

from runtime.settings import read_settings
from sandbox.launch import VARIABLE
from sandbox.server import Server
from sandbox.settings import Settings
from tests.packaging.helpers.sandbox_command import run_with_sandbox
from tests.postgres import Server as Postgres

ROOT = Path(__file__).parents[2]
PATIENCE = 240.0
LEFT_OUT = {"tests", "benchmarks", "docs", "scripts"}
NOTED = ("useradd", "chown")
"""What would change this machine; it is noted with its arguments."""


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text("utf-8"))
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def context(folder: Path) -> Path:
    """A folder with what `.dockerignore` lets through to a build."""
    lines = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    assert lines[0] == "*", "nothing goes in that is not named"
    assert lines[-1] == "**/__pycache__"
    for line in lines[1:-1]:
        source = ROOT / line.removeprefix("!")
        if source.is_dir():
            shutil.copytree(source, folder / source.name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / source.name)
    return folder


@dataclass
class Container:
    """What the Dockerfile has made, below a folder of this machine.

    root: the folder in place of its own; machine: the programs that its base image has. stage: the name of
    what is being built; the files of each stage before are in ``stages``.
    """

    root: Path
    machine: Path
    stage: str = ""
    stages: dict[str, Path] = field(default_factory=dict)
    environment: dict[str, str] = field(default_factory=dict)
    folder: str = "/"
    user: str = "root"
    command: list[str] = field(default_factory=list)
    check: list[str] = field(default_factory=list)

    def on_this_machine(self, text: str) -> str:
        """A text with the container's own folders as they are called here."""
        return re.sub(r"(?<![\w/])/(opt/kontor|data)\b", lambda found: f"{self.root}/{found[1]}", text)

    @property
    def here(self) -> Path:
        return Path(self.on_this_machine(self.folder))

    def env(self, **settings: str) -> dict[str, str]:
        """The environment of its processes, and no other of this machine's than where programs lie."""
        made = {name: self.on_this_machine(value) for name, value in self.environment.items()}
        path = f"{self.machine}/noted:{made.get('PATH', '')}:{self.machine}/base:/usr/bin:/bin"
        return {"HOME": str(self.root), "PIP_NO_INDEX": "1", **made, "PATH": path, **settings}

    def run(self, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.here,
            env=self.env(**settings),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def begin(self, stage: str) -> None:
        """FROM: nothing of the stage before is there any more, unless it is copied."""
        if self.stage:
            self.stages[self.stage] = self.root.rename(self.machine / self.stage)
            self.root.mkdir()
        self.stage, self.folder, self.user, self.environment = stage, "/", "root", {}

    def copy(self, words: list[str], source: Path) -> None:
        """COPY: files into a folder, or what is in a folder; of the context, or of a stage before."""
        if words[0].startswith("--from="):
            source = self.stages[words.pop(0).removeprefix("--from=")]
        *wanted, to = words
        for name in wanted:
            there = source / name.lstrip("/")
            target = Path(self.on_this_machine(to)) if to.startswith("/") else self.here / to
            if there.is_dir():
                shutil.copytree(there, target, symlinks=True, dirs_exist_ok=True)
            else:
                target.mkdir(parents=True, exist_ok=True)
                shutil.copy(there, target)

    def carry_out(self, word: str, rest: str, source: Path) -> None:
        match word:
            case "FROM":
                self.begin(rest.split()[-1])
            case "COPY":
                self.copy(shlex.split(rest), source)
            case "RUN":
                ended = self.run("sh", "-ec", self.on_this_machine(rest))
                assert ended.returncode == 0, f"{rest}\n{ended.stdout}{ended.stderr}"
                if "-m venv" in rest:
                    self.lend_packages(rest.split()[-1])
            case "ENV":
                self.environment |= dict(one.split("=", 1) for one in shlex.split(rest))
            case "WORKDIR":
                self.folder = rest
                self.here.mkdir(parents=True, exist_ok=True)
            case "USER":
                self.user = rest
            case "HEALTHCHECK":
                self.check = json.loads(rest.partition("CMD ")[2])
            case "CMD":
                self.command = json.loads(rest)
            case "VOLUME":
                assert Path(self.on_this_machine(rest)).is_dir()
            case _:
                raise AssertionError(f"an instruction that this test does not know: {word}")

    def lend_packages(self, venv: str) -> None:
        """What is installed here is in the new environment too, so that pip finds all of it without a network."""
        (site,) = Path(self.on_this_machine(venv)).glob("lib/python*/site-packages")
        (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")


@pytest.fixture(scope="module")
def container(tmp_path_factory: pytest.TempPathFactory) -> Container:
    """The container, built without a network."""
    if os.environ.get("KONTOR_OFFLINE") == "1":
        pytest.skip("an environment is made, which needs ensurepip")
    made = Container(tmp_path_factory.mktemp("container") / "root", tmp_path_factory.mktemp("machine"))
    made.root.mkdir()
    (made.machine / "base").mkdir()
    (made.machine / "base" / "python").symlink_to(sys.executable)
    (made.machine / "noted").mkdir()
    for name in NOTED:
        program = made.machine / "noted" / name
        program.write_text(f'#!/bin/sh\necho "{name} $*" >>{made.machine}/noted/all\n', encoding="utf-8")
        program.chmod(0o755)
    source = context(tmp_path_factory.mktemp("context"))
    for word, rest in instructions():
        made.carry_out(word, rest, source)
    return made


def test_everything_that_runs_is_copied_and_nothing_else_reaches_the_build() -> None:
    copied = {
        name.removeprefix("./")
        for word, rest in instructions()
        if word == "COPY" and "--from" not in rest
        for name in rest.split()[:-1]
    }
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - LEFT_OUT
    assert copied == {"LICENSE", "bot.py", "pyproject.toml", "requirements-postgres.lock", *packages}
    let_through = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.M)
    assert set(let_through) == copied


@pytest.mark.package
def test_it_does_not_run_as_root_and_writes_where_its_volume_is(container: Container) -> None:
    assert container.user.isdecimal()
    assert int(container.user) > 0
    noted = (container.machine / "noted" / "all").read_text("utf-8")
    assert f"--uid {container.user} " in noted
    assert re.search(rf"chown {container.user}:\d+ \S+/data$", noted, re.M)
    assert container.folder == "/data"


@pytest.mark.package
def test_without_a_token_it_says_so_and_ends(container: Container) -> None:
    ended = container.run(*container.command)
    assert ended.returncode == 2, ended.stderr
    assert "DISCORD_TOKEN" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.package
def test_nothing_that_lies_in_the_volume_is_run(container: Container) -> None:
    (planted := container.here / "runtime").mkdir()
    for name in ("__init__", "__main__", "healthcheck"):
        (planted / f"{name}.py").write_text('print("planted")\n', encoding="utf-8")
    ended = [container.run(*command) for command in (container.command, container.check)]
    shutil.rmtree(planted)
    assert all("planted" not in one.stdout + one.stderr for one in ended)


@pytest.mark.package
async def test_all_that_a_bot_needs_is_inside(container: Container) -> None:
    # Started at a terminal, it runs the whole bot with a small Discord.
    env = {name: value for name, value in container.env().items() if name != "KONTOR_CONTAINER"}
    await run_with_sandbox([*container.command, "--port", "0"], container.here, env, PATIENCE)


class Answers(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        why = self.server.why  # type: ignore[attr-defined]
        self.send_response(503 if why else 200 if self.path == "/healthz" else 404)
        self.end_headers()
        self.wfile.write(why.encode())

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
        """Log nothing."""


@pytest.fixture
def bot() -> Iterator[HTTPServer]:
    """Something that serves its health; ``why``: what keeps it from being ready."""
    server = HTTPServer(("127.0.0.1", 0), Answers)
    server.why = ""  # type: ignore[attr-defined]
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.package
def test_its_health_is_what_the_bot_says(container: Container, bot: HTTPServer) -> None:
    everywhere = {"KONTOR_METRICS": f"0.0.0.0:{bot.server_port}", "http_proxy": "http://127.0.0.1:1"}
    assert container.run(*container.check, **everywhere).returncode == 0
    bot.why = "The database has not answered."  # type: ignore[attr-defined]
    ended = container.run(*container.check, **everywhere)
    assert ended.returncode == 1
    assert "The database has not answered." in ended.stderr


@pytest.mark.package
def test_who_serves_no_health_is_not_asked_and_who_does_not_answer_is_ill(container: Container) -> None:
    assert container.run(*container.check).returncode == 0
    # Nothing serves at that port.
    ended = container.run(*container.check, KONTOR_METRICS="127.0.0.1:1")
    assert ended.returncode == 1
    assert "127.0.0.1:1" in ended.stderr
    assert "Traceback" not in ended.stderr


def composed() -> dict[str, Any]:
    """compose.yaml, with an operator's own words put in."""
    text = (ROOT / "compose.yaml").read_text("utf-8")
    filled = re.sub(
        r"\$\{(\w+):\?[^}]*\}", lambda found: {"POSTGRES_PASSWORD": "Pa55word"}.get(found[1], "token"), text
    )
    assert "$" not in filled
    found: dict[str, Any] = yaml.safe_load(filled)
    return found


def bots() -> dict[str, Any]:
    return {name: one for name, one in composed()["services"].items() if "build" in one}


def test_every_bot_uses_the_database_beside_it() -> None:
    database = composed()["services"]["database"]["environment"]
    user, password, name = (database[f"POSTGRES_{part}"] for part in ("USER", "PASSWORD", "DB"))
    addresses = {one["environment"]["KONTOR_DATABASE"] for one in bots().values()}
    assert addresses == {f"postgresql://{user}:{password}@database:5432/{name}"}


@pytest.mark.package
async def test_its_bots_share_the_work_and_are_healthy(container: Container, postgresql: Postgres) -> None:
    url, checks = postgresql.empty(), []
    async with Server(Settings(identify_pause=5.0)) as discord, AsyncExitStack() as stack:
        for name, one in bots().items():
            with socket.create_server(("127.0.0.1", 0)) as probe:
                port = probe.getsockname()[1]
            own = {
                VARIABLE: discord.url,
                "DISCORD_TOKEN": discord.settings.token,
                "KONTOR_DATABASE": url,
                "KONTOR_METRICS": f"127.0.0.1:{port}",
                "KONTOR_CACHE": str(container.here / name),
            }
            env = container.env(**{**one["environment"], **own})
            await stack.enter_async_context(_running(container, env))
            checks.append(own)
        await discord.handle().wait_bot(PATIENCE, shards=len(checks))
        for own in checks:
            async with asyncio.timeout(PATIENCE):
                # Only asking shows when it is healthy.
                while (  # noqa: ASYNC110
                    await asyncio.to_thread(container.run, *container.check, **own)
                ).returncode:
                    await asyncio.sleep(0.5)
        assert not any((await discord.handle().troubles()).values())
    postgresql.drop(url)


@asynccontextmanager
async def _running(container: Container, env: dict[str, str]) -> AsyncIterator[None]:
    """A bot in the container, that connects to a small Discord."""
    source = container.on_this_machine("/opt/kontor/source/bot.py")
    process = await asyncio.create_subprocess_exec(
        "python", "-m", "sandbox.launch", source, cwd=container.here, env=env, stdin=asyncio.subprocess.DEVNULL
    )
    try:
        yield
        process.terminate()
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def test_two_bots_have_all_shards_between_them_and_none_twice(tmp_path: Path) -> None:
    shares = [read_settings(one["environment"], tmp_path / ".env").shards for one in bots().values()]
    assert len(shares) == 2
    ids = [number for share in shares if share is not None for number in share.ids]
    (count,) = {share.count for share in shares if share is not None}
    assert sorted(ids) == list(range(count))


def test_the_settings_of_compose_can_be_read_and_figures_are_seen_by_this_machine_alone(tmp_path: Path) -> None:
    ports = []
    for one in bots().values():
        settings = read_settings(one["environment"], tmp_path / ".env")
        assert settings.token == "token"
        assert settings.metrics is not None
        (published,) = one["ports"]
        host, port, inside = published.split(":")
        assert host == "127.0.0.1"
        assert int(inside) == settings.metrics.port
        ports.append(port)
    assert len(set(ports)) == len(ports)


def test_every_volume_is_declared_and_no_two_bots_write_into_one() -> None:
    read_all = composed()
    mounted = [volume.split(":")[0] for one in read_all["services"].values() for volume in one["volumes"]]
    assert sorted(mounted) == sorted(read_all["volumes"])
    (data,) = [rest for word, rest in instructions() if word == "VOLUME"]
    assert all(volume.endswith(f":{data}") for one in bots().values() for volume in one["volumes"])
