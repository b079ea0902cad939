"""The score curve of a finished match in words: changes of the lead, and the largest gain."""

from typing import Any

from discord_ui.model.limits import ALT
from discord_ui.model.localizer import Localizer
from engines.core.game import Game
from engines.core.score_curve import TurningPoint, turning_points
from engines.core.text.messages import Arg, Many, Msg, SeatRef
from service.base.read_models.history import ScoreCurve


def turning_points_text(course: ScoreCurve) -> Msg:
    """Return the turning points in one sentence."""
    leads = [one for one in turning_points(course.scored) if one.kind == "lead"]
    if not leads:
        return Msg("curve-no-lead")
    last = leads[-1]
    args: dict[str, Arg] = {"seat": SeatRef(last.seat), "round": course.scored[last.at].round, "n": len(leads)}
    return Msg("curve-leads", args)


def turning_point(course: ScoreCurve, turn: TurningPoint) -> Msg:
    """Return a turning point in words."""
    stage = course.scored[turn.at]
    args: dict[str, Arg] = {"seat": SeatRef(turn.seat), "round": stage.round, "n": stage.scores[turn.seat]}
    if turn.kind == "lead":
        return Msg("curve-lead", args)
    return Msg("curve-leap", args | {"n": stage.scores[turn.seat] - course.scored[turn.at - 1].scores[turn.seat]})


def scores(course: ScoreCurve, at: int) -> Msg:
    """Return all scores at a stage."""
    said = [Msg("curve-score", {"seat": SeatRef(seat), "n": n}) for seat, n in enumerate(course.scored[at].scores)]
    return Msg("core-thing", {"thing": Many(tuple(said))})


def curve_alt(game: Game[Any, Any], course: ScoreCurve, view: Any, localizer: Localizer) -> str:
    """Return the alt text of the curve: the result, then the turning points, the last first."""
    measure = game.board.summary(view).measure or Msg(f"{game.info.key}-name")
    first = Msg("curve-alt", {"measure": measure, "rounds": course.scored[-1].round, "scores": scores(course, -1)})
    parts = [localizer.plain(first), localizer.plain(turning_points_text(course))]
    for turn in reversed(turning_points(course.scored)):
        said = localizer.plain(turning_point(course, turn))
        if sum(len(part) + 3 for part in (*parts, said)) > ALT:
            break
        parts.append(said)
    return " · ".join(parts)
