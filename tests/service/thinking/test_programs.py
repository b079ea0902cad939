"""Programs that an operator offers as computer players: asked with limits, and a fault costs a normal move."""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from engines.core.rng import rng_from
from players import limited
from players.base import Player
from service.autoplay.thinking.processes import ThinkingFailed
from service.autoplay.thinking.programs import Programs
from service.base.config import Config
from service.match.snapshot import MatchSettings
from tests.service.helpers.match import ANNA, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.service.helpers.thinking import exists, until
from tests.toys.bazaar.game import BAZAAR

PROGRAM = """
import json, os, resource, sys
for line in sys.stdin:
    question = json.loads(line)
    with open(PLACE, "w") as file:
        limits = resource.getrlimit(resource.RLIMIT_AS)[0], resource.getrlimit(resource.RLIMIT_CPU)[0]
        told = {"pid": os.getpid(), "nice": os.nice(0), "limits": limits, "environ": dict(os.environ)}
        json.dump({**told, "question": question}, file)
    WHAT
    print(json.dumps({"action": len(question["actions"]) - 1}), flush=True)
"""
FAULTS = {
    "dies": "sys.exit()",
    "hangs": "while True: pass",
    "babbles": "print('no answer', flush=True)",
    "eats": "bytearray(1 << 33)",
}


def program(folder: Path, what: str = "") -> str:
    """Return the command of a program that notes its question and how it runs."""
    file = folder / "bot.py"
    text = PROGRAM.replace("PLACE", repr(str(folder / "told"))).replace("WHAT", what)
    file.write_text(text, "utf-8")
    return f"{sys.executable} {file}"


def told(folder: Path) -> Any:
    return json.loads((folder / "told").read_text("utf-8"))


def act(player: Player) -> Any:
    state = BAZAAR.setup(3, bytes(16)).state
    rng = rng_from("a test")
    return player.choose(BAZAAR, BAZAAR.determinize(state, 0, rng), 0, rng)


async def test_a_program_runs_with_limits_and_without_the_bots_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    programs = Programs({"deep": program(tmp_path)})
    assert await programs.ask("deep", act)
    found = told(tmp_path)
    assert "secret" not in str(found["environ"])
    assert found["limits"] == [limited.MEMORY, limited.PROCESSOR]
    assert found["nice"] == min(19, os.nice(0) + limited.NICENESS)
    assert exists(found["pid"])
    await programs.close()
    await until(lambda: not exists(found["pid"]))


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_is_one_failed_question(tmp_path: Path, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.autoplay.thinking.programs.SECONDS", 0.5)
    programs = Programs({"deep": program(tmp_path, FAULTS[fault]), "none": "/there/is/no/program"})
    for name in programs.names:
        with pytest.raises(ThinkingFailed):
            await programs.ask(name, act)
    program(tmp_path)
    monkeypatch.undo()
    await programs.close()


async def with_program(match: ServiceMatch, folder: Path, what: str = "") -> None:
    """Let the service offer a program, and start a match of Anna against it."""
    config = Config(match.config.database, computer_delay=(2, 2), players={"deep": program(folder, what)})
    match.config = config
    await match.restart()
    await match.begin(1, 1, grace=0, kind="deep")


async def moves_on(match: ServiceMatch) -> None:
    """Demand that the computer player moves after Anna."""
    view = await match.look(ANNA)
    await match.do(ANNA, next(view.choices.options[-1].expand()))
    async with asyncio.timeout(30):
        while 1 in await match.awaited():
            await match.wait(5)
    assert (await match.info()).status == "live"


async def test_a_seat_is_played_by_a_program_that_learns_what_its_seat_may_know(
    match: ServiceMatch, tmp_path: Path, caplog: Any
) -> None:
    await with_program(match, tmp_path)
    await moves_on(match)
    asked = told(tmp_path)["question"]
    assert (asked["game"], asked["seat"]) == ("bazaar", 1)
    row = (await match.live()).row
    assert row.seed is not None
    assert row.seed.hex() not in json.dumps(asked)
    assert "a normal move" not in caplog.text
    assert (await match.info()).seats[1].computer == "deep"


@pytest.mark.parametrize("fault", ["dies", "babbles"])
async def test_a_program_that_fails_costs_a_normal_move(
    match: ServiceMatch, tmp_path: Path, fault: str, caplog: Any
) -> None:
    await with_program(match, tmp_path, FAULTS[fault])
    await moves_on(match)
    assert "a normal move for seat 1" in caplog.text


async def test_seats_of_a_program_that_is_no_longer_offered_play_on_as_normal(
    match: ServiceMatch, tmp_path: Path
) -> None:
    await with_program(match, tmp_path)
    match.config = Config(match.config.database, computer_delay=(2, 2))
    await match.restart()
    await moves_on(match)
    assert not (tmp_path / "told").exists()
    assert (await match.info()).seats[1].computer == "deep", "the card says which"
    await match.kontor.votes.close(ANNA, match.id)
    again = await match.kontor.lobby.rematch(ANNA, match.id)
    assert [one.computer for one in again.people] == [None, "greedy"]
    assert await key_of(match.kontor.lobby.add_computer(ANNA, again.id, "deep")) == "err-no-such-computer"
    assert again.stand_in_by == MatchSettings().stand_in_by
