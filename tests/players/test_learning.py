"""Learning: chances that come true, and a file that says how it was made."""

from pathlib import Path

import pytest
from msgspec import json

from engines import GAMES
from engines.core.ai.winning_chances import ChanceWeights
from engines.core.rng import rng_from
from players.learning.__main__ import main
from players.learning.fitting import fit
from players.learning.positions import Position, positions_of

SEATS = 3


def drawn(matches: int) -> list[list[Position]]:
    """Return positions whose winner follows from the first feature of two, more strongly towards the end."""
    rng = rng_from("learning")
    found = []
    for _ in range(matches):
        features = tuple([(rng.below(100) / 50, rng.below(100) / 50) for _ in range(SEATS)])
        progress = rng.below(101) / 100
        odds = [2.718 ** ((1 + 2 * progress) * first) for first, _ in features]
        ticket, winner = rng.below(10**6) / 10**6 * sum(odds), 0
        while ticket > odds[winner]:
            ticket -= odds[winner]
            winner += 1
        shares = tuple([float(seat == winner) for seat in range(SEATS)])
        found.append([Position(features, progress, shares, (0,) * SEATS)])
    return found


def test_it_finds_the_weights_that_decided() -> None:
    fitted = fit(drawn(6000))
    assert fitted.early == pytest.approx((1, 0), abs=0.35)
    assert fitted.late == pytest.approx((3, 0), abs=0.35)
    assert fitted.loss < fitted.even
    for count, said, was in fitted.calibration:
        assert count < 100 or said == pytest.approx(was, abs=0.07)


def test_what_a_better_player_has_is_not_taken_for_a_reason_to_win() -> None:
    rng, found = rng_from("kinds"), []
    for _ in range(2000):
        # The first wins four of five matches, and always has more of what counts nothing.
        share = float(rng.below(5) > 0)
        features = ((rng.below(100) / 50, 1 + rng.below(100) / 50), (rng.below(100) / 50, rng.below(100) / 50))
        found.append([Position(features, rng.below(101) / 100, (share, 1 - share), (0, 1))])
    fitted = fit(found)
    assert fitted.early[1] == pytest.approx(0, abs=0.15)
    assert fitted.late[1] == pytest.approx(0, abs=0.15)


def test_nothing_is_learnt_from_nothing() -> None:
    with pytest.raises(ValueError, match="too few"):
        fit([])


def test_positions_are_those_of_a_match_and_the_same_each_time() -> None:
    found = positions_of("fugger", ("greedy", "random"), 2, "1")
    assert found == positions_of("fugger", ("greedy", "random"), 2, "1")
    assert found != positions_of("fugger", ("greedy", "random"), 2, "2")
    assert len({one.shares for one in found}) == 1
    assert sum(found[0].shares) == 1
    assert [one.progress for one in found] == sorted(one.progress for one in found)


def test_the_command_writes_weights_with_the_command_that_finds_them_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "chances.json"
    wanted = ["fugger", "--matches", "6", "--seats", "2", "--players", "greedy,random"]
    assert main([*wanted, "--jobs", "1", "--out", str(file)]) == 0
    weights = json.decode(file.read_bytes(), type=ChanceWeights)
    assert weights.made_by == f"python -m players.learning {' '.join(wanted)}"
    lookahead = GAMES["fugger"].advice.lookahead
    assert lookahead is not None
    assert set(weights.early) == set(weights.late) == set(lookahead.chances.names)
    assert "of even chances 0.693" in capsys.readouterr().out


def test_a_player_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["fugger", "--players", "greedy,nobody"])
    assert "there is no player 'nobody'" in capsys.readouterr().err
