"""How many steps of a match are replayed to answer a query."""

from typing import Any

import pytest

from service.history import replay
from service.match import unit_of_work
from service.match.snapshot import MatchSnapshot
from store import rows
from tests.service.helpers.match import ServiceMatch


async def count_replayed(match: ServiceMatch, monkeypatch: pytest.MonkeyPatch, moves: int) -> list[int]:
    """Play moves of Fugger with a checkpoint every 8 steps; return the list of steps replayed from then on."""
    monkeypatch.setattr(unit_of_work, "CHECKPOINT_EVERY", 8)
    await match.begin(game="fugger", grace=0)
    for _ in range(moves):
        able = [user for user in match.people if (await match.look(user)).choices.options]
        await match.do(able[0], next((await match.look(able[0])).choices.options[0].expand()))
    played: list[int] = []
    play = replay.apply_step

    def count(live: MatchSnapshot, state: Any, action: rows.Action) -> None:
        played.append(action.seq)
        play(live, state, action)

    monkeypatch.setattr(replay, "apply_step", count)
    return played
