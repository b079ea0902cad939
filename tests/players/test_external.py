"""A player of one's own: the example of docs/players.md plays, and one that answers badly ends with a sentence."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from engines import GAMES
from engines.core.rng import rng_from
from engines.fugger.actions import Draw
from players.arena.__main__ import main
from players.arena.blocks import Table, play_block
from players.external import BadAnswer, ExternalPlayer
from tests.games.fugger.helpers.positions import position, seat

DOCS = Path(__file__).parents[2] / "docs" / "players.md"
GAME: Any = GAMES["fugger"]
STATE = position(seat("wine", "gems"), seat("spices"))


@pytest.fixture
def example(tmp_path: Path) -> str:
    """The command of the documented example."""
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    bot = tmp_path / "mybot.py"
    bot.write_text(code, encoding="utf-8")
    return f"{sys.executable} {bot}"


def answering(line: str) -> ExternalPlayer:
    """Return a player whose process answers every question with a line of Python."""
    return ExternalPlayer(f'{sys.executable} -c "import sys, json\nfor q in sys.stdin: {line}"', seconds=5.0)


def test_the_documented_example_plays_a_match_to_its_end(example: str) -> None:
    block = play_block(Table("fugger", f"cmd:{example}", ("random",) * 2), "1")
    assert len(block.shares) == 3
    assert all(one.choices for one in block.thinking)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_is_asked_about_every_kind_of_decision_in_each_game(game: Any, example: str) -> None:
    player, rng = ExternalPlayer(example), rng_from("external")
    state = game.setup(game.info.seats[1], rng.seed).state
    try:
        for step in range(40):
            decision = game.pending(state)[0]
            world = game.determinize(state, decision.seat, rng.fork(f"world {step}"))
            action = player.choose(game, world, decision.seat, rng.fork(f"choice {step}"))
            state = game.apply(state, decision.seat, action).state
    finally:
        player.close()


def test_a_process_sees_what_its_seat_may_know_and_not_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    player = answering(f"open('{heard}', 'w').write(q); print('{{\\\"action\\\": 0}}', flush=True)")
    try:
        player.choose(GAME, STATE, 0, rng_from("1"))
    finally:
        player.close()
    said = heard.read_text(encoding="utf-8")
    assert '"seat":0' in said
    assert "wine" in said
    assert '"hand":["spices"]' not in said
    assert STATE.rng.seed.hex() not in said


def test_an_action_may_be_written_out() -> None:
    player = answering("print(json.dumps({'action': {'type': 'draw'}}), flush=True)")
    try:
        assert player.choose(GAME, STATE, 0, rng_from("1")) == Draw()
    finally:
        player.close()


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("print('hello', flush=True)", "answered 'hello'"),
        ("print(json.dumps({'action': 99}), flush=True)", "99"),
        ("print(json.dumps({'action': {'type': 'play', 'card': 'copper'}}), flush=True)", "not allowed now"),
        ("sys.exit(1)", "ended"),
        ("import time; time.sleep(60)", "did not answer"),
    ],
)
def test_a_bad_answer_is_named(line: str, why: str) -> None:
    player = answering(line)
    player.seconds = 1.0
    try:
        with pytest.raises(BadAnswer, match=why):
            player.choose(GAME, STATE, 0, rng_from("1"))
    finally:
        player.close()


def test_the_arena_ends_with_a_sentence_if_a_player_fails(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["fugger", "--a", "cmd:/nowhere/bot", "--blocks", "1", "--jobs", "1"]
    assert main(arguments) == 2
    assert "/nowhere/bot" in capsys.readouterr().err
