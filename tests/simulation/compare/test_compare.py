"""Two versions of the service that do the same leave the same record of calm worlds; any difference is found."""

import asyncio
import shutil
from pathlib import Path
from unittest import mock

import pytest

from tests.service.helpers.match import blank_database
from tests.simulation.compare import calm, differences
from tests.simulation.compare.__main__ import HERE, main
from tests.simulation.compare.record import Moment

ACTS = 10


@pytest.fixture(scope="module")
def blank() -> Path:
    return asyncio.run(blank_database())


@pytest.mark.parametrize("game", calm.GAMES)
def test_what_comes_first_of_what_is_ready_at_once_does_not_show(game: str, blank: Path) -> None:
    plan = calm.drawn(game, "same-1", ACTS)
    one, other = calm.happen(plan, blank), calm.happen(plan, blank, "other")
    assert one.moments[-1].lines == (), "something is wrong in the world itself"
    assert len(one.moments) > ACTS / 2
    assert differences.compare(one.moments, other.moments) == {}


def test_a_ping_that_is_left_out_is_found(blank: Path) -> None:
    plan = calm.drawn("fugger", "ping", 1)
    right = calm.happen(plan, blank)
    with mock.patch("service.match.notifications.notify", return_value=None):
        wrong = calm.happen(plan, blank)
    (found,) = differences.compare(right.moments, wrong.moments).values()
    assert '- {"ping":' in found
    assert "+" not in [line[0] for line in found.splitlines() if '"ping"' in line]


def test_another_checkout_with_other_delays_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for entry in HERE.iterdir():
        if entry.name != "service":
            (tmp_path / entry.name).symlink_to(entry)
    shutil.copytree(HERE / "service", tmp_path / "service")
    config = tmp_path / "service" / "base" / "config.py"
    delays = "order_delay: tuple[int, int] = (30, 180)"
    assert delays in config.read_text("utf-8")
    arguments = ["--games=first_train", "--worlds=2", f"--with={tmp_path}", "--seed=delays", f"--acts={ACTS}"]
    assert main(arguments) == 0, "a copy does the same"
    config.write_text(config.read_text("utf-8").replace(delays, delays.replace("30", "29")), "utf-8")
    assert main(arguments) == 1
    assert '- {"timer":"order"' in capsys.readouterr().out


def test_a_record_is_read_as_it_was_written_and_its_first_difference_shown(tmp_path: Path) -> None:
    ours = [Moment("a", 0, "start", ('{"log":1}',)), Moment("a", 1, "press", ('{"log":2}', '{"ping":"Ben"}'))]
    theirs = [ours[0], Moment("a", 1, "press", ('{"log":2}', '{"ping":"Anna"}')), Moment("a", 2, "undo", ())]
    differences.write(theirs, tmp_path / "record")
    assert differences.read(tmp_path / "record") == theirs
    assert differences.compare(ours, theirs) == {"a": '  1 press\n- {"ping":"Ben"}\n+ {"ping":"Anna"}'}
    assert differences.compare(theirs, ours[:1])["a"].startswith("- 1 press")
    assert differences.compare(ours, ours) == {}
