"""Find what a button did when it was first pressed, so that a second press gets the same answer.

It is read from the log: all that is known of the second press is the token, which counts the steps of its seat.
"""

from typing import Any

from engines.core.actions import Option
from engines.core.game import Game
from service.base.read_models.panels import RepeatedPress
from service.history import narration, replay
from service.match import pending
from service.match.log_line import SYSTEM_PREFIX, UNDO, is_stand_in, verb_of
from service.match.snapshot import MatchSnapshot
from store import rows
from store.database import Reader
from store.tables import action_rows


async def find_first_press(conn: Reader, match: MatchSnapshot, user_id: int, token: str) -> RepeatedPress | None:
    """Return what a user did from the panel with an old token; None if nothing, or if it was undone since.

    Steps made by older rules are skipped: the current rules may be unable to replay them.
    """
    seat, count = match.seat_played_by(user_id), token.partition("-")[0]
    if seat is None or not count.isdecimal() or match.row.rules_version != match.game.info.rules_version:
        return None
    if int(count) > seat.own:
        return None
    plan = match.plan_of(seat.seat)
    if int(count) == seat.own and plan is not None:
        return RepeatedPress("plan", plan, tuple(pending.plans(match.choices(match.state), seat.seat)))
    step = await action_rows.step_of_seat(conn, match.id, seat.seat, int(count))
    if step is None or step.undone or step.user_id != user_id or step.seq <= match.first:
        return None
    if is_stand_in(step.origin, step.user_id):
        return None
    verb = verb_of(step.payload)
    if verb == UNDO:
        return RepeatedPress("undo")
    if verb.startswith(SYSTEM_PREFIX):
        return None
    # Bids are made for the seats that answered an auction, when the last answer comes in.
    cried = step.origin == "auto"
    first, last = _together(match, step, whole=cried)
    told = await narration.load_news(
        conn, match, seat.seat, first - 1, min(last, match.readable_upto(seat.seat)), own=True
    )
    action, options = _offered(match.game, await replay.load_position(conn, match, step.seq - 1), seat.seat, step)
    return RepeatedPress("answer" if cried else "move", action, tuple(options), told)


def _offered(game: Game[Any, Any], state: Any, seat: int, step: rows.Action) -> tuple[Any, list[Option]]:
    """Return the action and its alternatives as buttons showed them: plans if the seat was in a contest."""
    action, facts = game.actions.decode(step.payload), game.open_contest(state)
    if game.contest is None or facts is None or seat not in facts.seats:
        return action, game.options(state, seat)
    return game.contest.exactly(state, seat, action), game.contest.options(state, seat)


def _together(match: MatchSnapshot, step: rows.Action, *, whole: bool) -> tuple[int, int]:
    """Return the first and last of a step and the automatic steps after it; whole: also those before it."""
    moves = [mark for mark in match.line if mark.is_move]
    first = last = next(at for at, mark in enumerate(moves) if mark.seq == step.seq)
    while whole and first and moves[first - 1].origin == "auto":
        first -= 1
    while last + 1 < len(moves) and moves[last + 1].origin == "auto":
        last += 1
    return moves[first].seq, moves[last].seq


async def did_last(conn: Reader, match: MatchSnapshot, user_id: int, how: str) -> bool:
    """Return whether a user's last step in a match gave up or took back a seat in this way ("resigned")."""
    step = await action_rows.newest_of_user(conn, match.id, user_id)
    return step is not None and step.payload == narration.system_payload("replace", how=how)
