"""The past of a match: positions at any step, what was told publicly, and the log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engines.core.game import seen
from engines.core.text import Arg, Msg, SeatRef
from service import users
from service.live import SYS, UNDO, Live, verb_of
from service.seen import LogEntry, MatchInfo, Story, StoryStep
from store import action_rows, rows
from store.db import Reader

FIRST = 1
"""The step that lays out the opening position; a checkpoint is kept of it."""
PAGE = 40
"""Steps read at a time while a page of the log is filled."""

BREATH = 16
"""After so many steps of a long story whatever else is to be done gets its turn."""

Names = Mapping[int, str]


def system(verb: str, **fields: Any) -> str:
    """The payload of a step of the service."""
    return msgspec.json.encode({"type": SYS + verb, **fields}).decode()


async def state_at(conn: Reader, live: Live, seq: int) -> Any:
    """The position after step ``seq`` on the line that is effective now.

    Before a change to newer rules, these tell as well as they can what happened by the old ones.
    """
    if seq >= live.row.seq:
        return live.state
    checkpoint = await action_rows.nearest_checkpoint(conn, live.id, seq)
    if checkpoint is None:
        raise LookupError(f"match {live.id} has no checkpoint at or before {seq}")
    state = live.game.read_state(checkpoint.state, checkpoint.rules_version)
    for action in await action_rows.actions_between(conn, live.id, checkpoint.seq, seq, effective=True):
        replay(live, state, action)
    return state


def replay(live: Live, state: Any, action: rows.Action) -> None:
    """Carry out one logged step on ``state``, in place; steps of the service change no position."""
    if action.seat is not None and not verb_of(action.payload).startswith(SYS):
        live.game.play(state, action.seat, live.game.actions.decode(action.payload))


def events_of(live: Live, action: rows.Action, viewer: int | None) -> list[Any]:
    """What a step did, as far as the viewer learns of it."""
    return seen(live.game.emitted.decode(action.events), viewer)


async def names_in(conn: Reader, live: Live, actions: Sequence[rows.Action]) -> Names:
    """What people are called on the match's server who left the seats that changed hands in these steps."""
    gone = [
        action.user_id
        for action in actions
        if action.user_id is not None and verb_of(action.payload) == f"{SYS}replace"
    ]
    if not gone:
        return {}
    known = await users.load(conn, gone)
    return {user_id: user.name_on(live.row.guild_id) for user_id, user in known.items()}


def system_told(action: rows.Action, names: Names) -> list[Msg]:
    """What a step of the service means, in a sentence to be."""
    data = json.loads(action.payload)
    args: dict[str, Arg] = {}
    if action.seat is not None:
        args["seat"] = SeatRef(action.seat)
    match data["type"].removeprefix(SYS):
        case "undo" if action.origin == "admin":
            return [Msg("say-thawed" if data["to"] == action.seq - 1 else "say-rolled-back")]
        case "undo" if data["public"]:
            return [Msg("say-undone", args)]
        case "replace":
            name = names.get(action.user_id or 0)
            args["name"] = name or Msg("say-somebody" if data["how"] == "substituted" else "say-somebody-first")
            return [Msg(f"say-seat-{data['how']}", args)]
        case "pause":
            return [Msg("say-paused")]
        case "resume":
            return [Msg("say-resumed", args)]
    return []


def told_of(live: Live, view: Any, action: rows.Action, viewer: int | None, names: Names) -> list[Msg]:
    """What a step did, in sentences to be, as far as the viewer learns of it."""
    if verb_of(action.payload).startswith(SYS):
        told = system_told(action, names)
        events = events_of(live, action, viewer)
        return told + (list(live.game.tell(view, events)) if events else [])
    return list(live.game.tell(view, events_of(live, action, viewer)))


async def story(conn: Reader, live: Live, info: MatchInfo, after: int, upto: int) -> Story:
    """What everybody may be told of the steps after ``after`` up to ``upto``, with a view after each."""
    game = live.game
    state = game.clone(await state_at(conn, live, max(after, FIRST)))
    steps: list[StoryStep] = []
    actions = await action_rows.actions_between(conn, live.id, after, upto, effective=True)
    names = await names_in(conn, live, actions)
    earlier = await _cries_before(conn, live, state, after)
    cried: list[Any] = []
    # What the move before tells: what goes with it, such as the dice of the turn it began, is told there too.
    before: list[Any] = []
    for number, action in enumerate(actions):
        if number % BREATH == BREATH - 1:
            await asyncio.sleep(0)
        verb = verb_of(action.payload)
        cries = game.auction(state) is not None and not verb.startswith(SYS)
        if verb == UNDO:
            state = game.clone(await state_at(conn, live, json.loads(action.payload)["to"]))
        elif action.seq > FIRST:
            replay(live, state, action)
        view = game.view(state, None)
        kind = "move" if not verb.startswith(SYS) else verb.removeprefix(SYS)
        events = tuple(events_of(live, action, None))
        if cries:
            before = []
            # An auction is told as a whole; while somebody is asked again, as far as it went since the last post.
            cried += events
            told: tuple[Msg, ...] = ()
            if game.auction(state) is None:
                told = tuple(game.tell(view, [*earlier, *cried]))
                earlier, cried = [], []
            elif action is actions[-1]:
                told = tuple(game.tell(view, cried))
        else:
            told = (*game.tell(view, cried), *told_of(live, view, action, None, names))
            together = tuple(game.tell(view, [*before, *events])) if before and kind == "move" else ()
            if together and len(together) < len(steps[-1].told) + len(told):
                steps[-1], told = msgspec.structs.replace(steps[-1], told=()), together
                before += events
            else:
                before = list(events) if kind == "move" and not cried else []
            cried = []
        steps.append(StoryStep(action.seq, kind, action.seat, action.origin, events, told, view))
    view = steps[-1].view if steps else game.view(state, None)
    return Story(info, tuple(steps), view, tuple(live.decisions(state)))


async def _cries_before(conn: Reader, live: Live, state: Any, seq: int) -> list[Any]:
    """The public events of the open auction's cries up to step ``seq``; its seller makes none of them."""
    auction = live.game.auction(state)
    if auction is None or not auction.started:
        return []
    first = seq + 1
    for mark in reversed(live.line):
        if mark.seq <= seq and mark.is_move:
            if mark.seat == auction.seller:
                break
            first = mark.seq
    cries = await action_rows.actions_between(conn, live.id, first - 1, seq, effective=True)
    return [event for action in cries for event in events_of(live, action, None)]


async def _cries_settled(conn: Reader, live: Live, seq: int) -> list[Any]:
    """The cries up to step ``seq`` of the auction that was open then, if it is settled by now; else none.

    With them its end is told whole: a seat that bid and passed later did not make no bid.
    """
    state = await state_at(conn, live, seq)
    then, now = live.game.auction(state), live.auction
    if then is None or (now is not None and now.number == then.number):
        return []
    return await _cries_before(conn, live, state, seq)


async def log(conn: Reader, live: Live, seat: int | None, before: int | None, limit: int) -> list[LogEntry]:
    """The newest ``limit`` entries before step ``before`` that a seat (or the public) may read, oldest first.

    An undone move is shown if it had been published. Own unpublished moves are shown to their mover only.
    """
    last = live.row.seq if seat is not None and seat == live.mover else live.row.published
    if before is not None:
        last = min(last, before - 1)
    view = live.game.view(live.readable(seat), seat)
    entries: list[LogEntry] = []
    auction: list[rows.Action] = []
    while last > 0 and len(entries) < limit:
        actions = await action_rows.newest_actions(conn, live.id, PAGE, last)
        names = await names_in(conn, live, actions)
        for action in reversed(actions):
            if action.seq in live.hidden:
                continue
            part = _of_auction(live, action)
            if auction and not (part and action.undone == auction[-1].undone):
                entries.append(_auction_entry(live, view, auction, seat))
                auction = []
            if part:
                auction.append(action)
                if action.origin != "auto":
                    entries.append(_auction_entry(live, view, auction, seat))
                    auction = []
                continue
            told = tuple(told_of(live, view, action, seat, names))
            if told:
                entries.append(LogEntry(action.seq, action.at, action.seat, action.origin, told, action.undone))
        last = actions[0].seq - 1 if actions else 0
    if auction:
        entries.append(_auction_entry(live, view, auction, seat))
    return list(reversed(entries[:limit]))


def _of_auction(live: Live, action: rows.Action) -> bool:
    """Whether a step is one of an auction: opening it, or a cry that an answer led to."""
    if verb_of(action.payload).startswith(SYS) or not live.game.auction_events:
        return False
    opening, *crying = live.game.auction_events
    first = next(iter(events_of(live, action, None)), None)
    return isinstance(first, opening) or (action.origin == "auto" and isinstance(first, tuple(crying)))


def _auction_entry(live: Live, view: Any, actions: Sequence[rows.Action], seat: int | None) -> LogEntry:
    """An auction, or what is known of it, as one entry of the log. actions: newest first."""
    events = [event for action in reversed(actions) for event in events_of(live, action, seat)]
    first, newest = actions[-1], actions[0]
    told = tuple(live.game.tell(view, events))
    return LogEntry(first.seq, newest.at, first.seat, first.origin, told, first.undone)


async def news(conn: Reader, live: Live, seat: int | None, view: Any, after: int, upto: int) -> tuple[Msg, ...]:
    """What happened after step ``after`` up to ``upto``, the newest of it if it is much; own deeds are no news."""
    told: list[Msg] = []
    newest = await action_rows.newest_actions(conn, live.id, PAGE, upto)
    actions = [action for action in newest if action.seq > after and not action.undone]
    events = await _cries_settled(conn, live, after) if actions and actions[0].origin == "auto" else []
    names = await names_in(conn, live, actions)
    for action in actions:
        if verb_of(action.payload).startswith(SYS):
            told += live.game.tell(view, events)
            events = []
            told += told_of(live, view, action, seat, names)
        elif seat is None or action.seat != seat or action.origin != "player":
            events += events_of(live, action, seat)
    return (*told, *live.game.tell(view, events)) if events else tuple(told)
