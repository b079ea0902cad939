"""The score curve of a finished match: the scores after each turn."""

import asyncio
from typing import Any

from engines.core.score_curve import ScoreStage
from service.base.read_models.history import CurveStage, ScoreCurve
from service.base.read_models.matches import MatchInfo
from service.history import replay
from service.match.snapshot import MatchSnapshot
from store import rows
from store.database import Reader
from store.tables import action_rows


async def load_curve(conn: Reader, match: MatchSnapshot, info: MatchInfo) -> ScoreCurve | None:
    """Return the stages of a match from its opening, or from where these rules began, or None if it has none."""
    tell = match.game.board.score_stage
    if tell is None:
        return None
    places = {mark.seq: at for at, mark in enumerate(match.line)}
    kept = {one.seq: one for one in await action_rows.checkpoints(conn, match.id, match.first, match.row.seq)}
    state = await replay.load_position(conn, match, match.first)
    stages = [CurveStage(places[match.first], tell(match.game.view(state, None)))]
    actions = await action_rows.actions_between(conn, match.id, match.first, match.row.seq, effective=True)
    for number, action in enumerate(actions):
        if number % replay.YIELD_EVERY == replay.YIELD_EVERY - 1:
            await asyncio.sleep(0)
        state = _position_after(match, state, action, kept.get(action.seq))
        following = actions[number + 1].seat if number + 1 < len(actions) else None
        if action.seat is not None and following != action.seat:
            _add_stage(stages, CurveStage(places[action.seq], tell(match.game.view(state, None))))
    return ScoreCurve(info, tuple(stages))


def _position_after(
    match: MatchSnapshot, state: Any, action: rows.Action, checkpoint: rows.Snapshot | None
) -> Any:
    """Return the position after a step: from its checkpoint, or by playing the step on ``state``, in place."""
    if checkpoint is not None:
        return match.game.read_state(checkpoint.state, checkpoint.rules_version)
    replay.apply_step(match, state, action)
    return state


def _add_stage(stages: list[CurveStage], new: CurveStage) -> None:
    """Append a stage; of equal ones in a row, only the last remains."""
    last: ScoreStage = stages[-1].stage
    if len(stages) > 1 and last == new.stage:
        stages.pop()
    stages.append(new)
