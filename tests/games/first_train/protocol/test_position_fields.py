"""Fields that a plain position needs, and such of positions and payments as mean nothing and are refused."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.encoding.codec import DecodeError
from engines.first_train.actions import BuyTrain
from engines.first_train.game import GAME
from engines.first_train.position import PositionError, dump, load


@pytest.mark.parametrize(("players", "board"), [(2, "3-4"), (4, "2-3")])
def test_a_side_of_the_boards_that_so_many_do_not_play_on_is_refused(players: int, board: str) -> None:
    with pytest.raises(PositionError, match=f"board: {players} play on"):
        load({"players": players, "board": board})


@pytest.mark.parametrize("board", ["3-4", "2-3"])
def test_three_play_on_either_side_of_the_boards(board: str) -> None:
    assert load({"players": 3, "board": board}).board == board


@pytest.mark.parametrize(
    "plain",
    [
        {"type": "line", "areas": ["forchheim", "erlangen"], "pay": {"gold": 1}},
        {"type": "buy", "train": "3a", "pay": {"brown": 1}},
    ],
)
def test_what_pays_is_named_by_kinds_that_there_are(plain: dict[str, Any]) -> None:
    with pytest.raises(DecodeError, match="unknown field"):
        GAME.actions.from_plain(plain)


def test_a_plain_phase_needs_no_frames_and_what_seats_have_done_with_trains_does() -> None:
    state = load({"players": 2, "phase": "trains", "P0": {"influence": {"brown": 3}}})
    assert (dump(state)["phase"], dump(state)["active"]) == ("trains", 0)
    state = GAME.apply(state, 0, BuyTrain("2a")).state
    plain = dump(state)
    assert "phase" not in plain
    assert plain["frames"] == [
        {"frame": "round", "at": "scoring", "ret": None},
        {
            "frame": "running",
            "at": "asking",
            "ret": None,
            "order": [1, 0],
            "made": [["buy-2a"], []],
            "started": True,
        },
    ]
    assert load(plain) == state
