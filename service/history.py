"""The past of a match: positions at any step, what was told publicly, and the log."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from engines.core.game import seen
from engines.core.text import Arg, Msg, SeatRef
from service.live import Live
from service.seen import LogEntry, MatchInfo, Story, StoryStep
from store import action_rows, rows
from store.db import Reader

SYS = "sys."
FIRST = 1
"""The step that lays out the opening position; a checkpoint is kept of it."""


def verb_of(action: rows.Action) -> str:
    """The tag of a logged step: a game's verb or ``sys.<something>``."""
    verb: str = json.loads(action.payload)["type"]
    return verb


def is_move(action: rows.Action) -> bool:
    """Whether the step is a move of the game and not of the service."""
    return not verb_of(action).startswith(SYS)


def system(verb: str, **fields: Any) -> str:
    """The payload of a step of the service."""
    return msgspec.json.encode({"type": SYS + verb, **fields}).decode()


async def state_at(conn: Reader, live: Live, seq: int) -> Any:
    """The position after step ``seq`` on the line that is effective now."""
    if seq >= live.row.seq:
        return live.state
    checkpoint = await action_rows.nearest_checkpoint(conn, live.id, seq)
    if checkpoint is None:
        raise LookupError(f"match {live.id} has no checkpoint at or before {seq}")
    state = live.game.states.decode(checkpoint.state)
    for action in await action_rows.actions_between(conn, live.id, checkpoint.seq, seq, effective=True):
        replay(live, state, action)
    return state


def replay(live: Live, state: Any, action: rows.Action) -> None:
    """Carry out one logged step on ``state``, in place; steps of the service change no position."""
    if action.seat is not None and is_move(action):
        live.game.play(state, action.seat, live.game.actions.decode(action.payload))


def events_of(live: Live, action: rows.Action, viewer: int | None) -> list[Any]:
    """What a step did, as far as the viewer learns of it."""
    return seen(live.game.emitted.decode(action.events), viewer)


def system_told(live: Live, action: rows.Action) -> list[Msg]:
    """What a step of the service means, in a sentence to be."""
    data = json.loads(action.payload)
    verb = data["type"].removeprefix(SYS)
    args: dict[str, Arg] = {}
    if action.seat is not None:
        args["seat"] = SeatRef(action.seat)
    match verb:
        case "setup":
            return []
        case "undo":
            if data["public"]:
                return [Msg("say-undone" if action.seat is not None else "say-rolled-back", args)]
            return []
        case "replace":
            args["name"] = data["name"]
            return [Msg(f"say-seat-{data['how']}", args)]
        case "pause":
            return [Msg("say-paused")]
        case "resume":
            return [Msg("say-resumed")]
    return []


async def story(conn: Reader, live: Live, info: MatchInfo, after: int, upto: int) -> Story:
    """What everybody may be told of the steps after ``after`` up to ``upto``, with a view after each."""
    game = live.game
    state = game.clone(await state_at(conn, live, max(after, FIRST)))
    steps: list[StoryStep] = []
    for action in await action_rows.actions_between(conn, live.id, after, upto):
        verb = verb_of(action)
        if action.undone:
            continue
        if verb == f"{SYS}undo":
            state = game.clone(await state_at(conn, live, json.loads(action.payload)["to"]))
        elif action.seat is not None and not verb.startswith(SYS):
            replay(live, state, action)
        elif verb == f"{SYS}setup":
            state = game.clone(await state_at(conn, live, action.seq))
        view = game.view(state, None)
        events = tuple(events_of(live, action, None))
        told = tuple(game.tell(view, events)) if events else tuple(system_told(live, action))
        kind = "move" if not verb.startswith(SYS) else verb.removeprefix(SYS)
        steps.append(StoryStep(action.seq, kind, action.seat, action.origin, events, told, view))
    return Story(info, tuple(steps), steps[-1].view if steps else game.view(state, None))


async def log(
    conn: Reader, live: Live, seat: int | None, before: int | None, limit: int
) -> tuple[list[LogEntry], bool]:
    """The newest ``limit`` entries before step ``before`` that a seat (or the public) may read, oldest first.

    An undone move is shown if it had been published. Own unpublished moves are shown to their mover only.
    The flag tells whether there are older ones.
    """
    upto = live.row.seq if seat is not None and seat == live.mover else live.row.published
    last = upto if before is None else min(upto, before - 1)
    actions = await action_rows.actions_between(conn, live.id, 0, last)
    undos = await action_rows.actions_between(conn, live.id, 0, live.row.seq)
    secret_from = {
        seq
        for undo in undos
        if verb_of(undo) == f"{SYS}undo"
        for seq in range(json.loads(undo.payload)["published"] + 1, undo.seq)
    }
    view = live.game.view(live.readable(seat), seat)
    entries = []
    for action in reversed(actions):
        if action.undone and action.seq in secret_from:
            continue
        events = events_of(live, action, seat)
        told = tuple(live.game.tell(view, events)) if events else tuple(system_told(live, action))
        if told:
            entries.append(LogEntry(action.seq, action.at, action.seat, action.origin, told, action.undone))
        if len(entries) > limit:
            break
    more = len(entries) > limit
    return list(reversed(entries[:limit])), more


def last_own(line: list[rows.Action], seat: int) -> tuple[int, bool] | None:
    """Where undoing a seat's last move leads: the step before it, and whether the seat may do it alone.

    ``line``: the effective steps, in order. Alone means: no barrier, and nothing came after it. None if the
    seat has not moved.
    """
    moves = [action for action in line if is_move(action) or verb_of(action) == f"{SYS}setup"]
    for at in range(len(moves) - 1, 0, -1):
        if moves[at].seat == seat:
            alone = at == len(moves) - 1 and not moves[at].barrier and moves[at].origin == "player"
            return moves[at - 1].seq, alone
    return None
