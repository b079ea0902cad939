"""The course of a finished match: what everybody had after each turn."""

from __future__ import annotations

import asyncio
from typing import Any

from engines.core.score_curve import ScoreStage
from service import past
from service.live import Live
from service.read_models import Course, CourseStage, MatchInfo
from store import action_rows, rows
from store.db import Reader


async def course(conn: Reader, live: Live, info: MatchInfo) -> Course | None:
    """The stages of a match from its opening, or from where these rules began; None if the game tells none."""
    tell = live.game.words.score_stage
    if tell is None:
        return None
    places = {mark.seq: at for at, mark in enumerate(live.line)}
    kept = {one.seq: one for one in await action_rows.checkpoints(conn, live.id, live.first, live.row.seq)}
    state = await past.state_at(conn, live, live.first)
    stages = [CourseStage(places[live.first], tell(live.game.view(state, None)))]
    actions = await action_rows.actions_between(conn, live.id, live.first, live.row.seq, effective=True)
    for number, action in enumerate(actions):
        if number % past.BREATH == past.BREATH - 1:
            await asyncio.sleep(0)
        state = _after(live, state, action, kept.get(action.seq))
        following = actions[number + 1].seat if number + 1 < len(actions) else None
        if action.seat is not None and following != action.seat:
            _add(stages, CourseStage(places[action.seq], tell(live.game.view(state, None))))
    return Course(info, tuple(stages))


def _after(live: Live, state: Any, action: rows.Action, checkpoint: rows.Snapshot | None) -> Any:
    """The position after a step: as it was kept, or else by carrying the step out on ``state``, in place."""
    if checkpoint is not None:
        return live.game.read_state(checkpoint.state, checkpoint.rules_version)
    past.replay(live, state, action)
    return state


def _add(stages: list[CourseStage], new: CourseStage) -> None:
    """Note a stage; of those that show the same, the last one."""
    last: ScoreStage = stages[-1].stage
    if len(stages) > 1 and last == new.stage:
        stages.pop()
    stages.append(new)
