"""Describe what happened in a match in messages: for posts, panels, the log and replays."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from engines.core.play.contests import ContestFacts
from engines.core.text.messages import Arg, Msg, SeatRef
from service.base.read_models.history import LogEntry, Story, StoryStep
from service.base.read_models.matches import MatchInfo
from service.history import replay
from service.history.replay import ReplayedStep, events_of
from service.match.log_line import SYSTEM_PREFIX, UNDO, UNREADABLE, verb_of
from service.match.snapshot import MatchSnapshot
from service.people import users
from store import rows
from store.database import Reader
from store.tables import action_rows

LOG_PAGE = 20
"""Steps read at a time while a page of the log is filled."""
MAX_NEWS = 40
"""The most steps that news go back."""
STOOD_IN, STOOD_IN_YOU = "say-stood-in", "say-stood-in-you"
"""Catalogue keys for a stand-in: to other readers, and to the player of the seat."""
BY_ITSELF, BY_ITSELF_YOU = "say-by-itself", "say-by-itself-you"
"""Catalogue keys for an automatic move: to other readers, and to the player of the seat."""
MAX_NAMED_MOVES = 4
"""The most sentences that name undone moves."""

Names = Mapping[int, str]


def system_payload(verb: str, **fields: Any) -> str:
    """Return the payload of a step of the service."""
    return msgspec.json.encode({"type": SYSTEM_PREFIX + verb, **fields}).decode()


async def load_former_names(conn: Reader, match: MatchSnapshot, moments: Sequence[ReplayedStep]) -> Names:
    """Return the names, on the match's server, of users who left seats that changed hands in these steps."""
    gone = [
        action.user_id
        for action in (moment.action for moment in moments)
        if action.user_id is not None and verb_of(action.payload) == f"{SYSTEM_PREFIX}replace"
    ]
    if not gone:
        return {}
    known = await users.load(conn, gone)
    return {user_id: user.name_on(match.row.guild_id) for user_id, user in known.items()}


def tell_system_step(match: MatchSnapshot, moment: ReplayedStep, viewer: int | None, names: Names) -> list[Msg]:
    """Return the messages for a step of the service."""
    action = moment.action
    if verb_of(action.payload) == UNREADABLE:
        return []
    data = json.loads(action.payload)
    args: dict[str, Arg] = {}
    if action.seat is not None:
        args["seat"] = SeatRef(action.seat)
    match data["type"].removeprefix(SYSTEM_PREFIX):
        case "undo" if action.origin == "admin":
            return [Msg("say-thawed" if data["to"] == action.seq - 1 else "say-rolled-back")]
        case "undo" if data["public"]:
            moves = _name_moves(match, moment.undone, viewer, names)
            return [Msg("say-undone", args) if moves is None else Msg("say-undone-moves", args | {"moves": moves})]
        case "replace":
            name = names.get(action.user_id or 0)
            args["name"] = name or Msg("say-somebody" if data["how"] == "substituted" else "say-somebody-first")
            return [Msg(f"say-seat-{data['how']}", args)]
        case "pause":
            return [Msg("say-paused")]
        case "cut-off":
            return [Msg("say-cut-off-log")]
        case "resume":
            return [Msg("say-resumed", args) if args else Msg("say-thawed")]
    return []


def tell_step(match: MatchSnapshot, moment: ReplayedStep, viewer: int | None, names: Names) -> tuple[Msg, ...]:
    """Return the messages for a step, as far as the viewer learns of it, in the words of its rules version."""
    return (
        *_tell_stand_in(match, moment, viewer),
        *_tell_move(match, moment, viewer, names),
        *_tell_reason(match, moment, viewer),
    )


def _tell_move(match: MatchSnapshot, moment: ReplayedStep, viewer: int | None, names: Names) -> tuple[Msg, ...]:
    told = () if moment.is_move else tuple(tell_system_step(match, moment, viewer, names))
    return (*told, *match.game.events.tell(moment.view, moment.events)) if moment.events else told


def _tell_stand_in(
    match: MatchSnapshot, moment: ReplayedStep, viewer: int | None, before: ReplayedStep | None = None
) -> tuple[Msg, ...]:
    """Return a message that a computer player stood in for a seat, unless the move before had it."""
    seat = moment.stood_in
    if seat is None or (before is not None and before.stood_in == seat):
        return ()
    return (Msg(STOOD_IN_YOU if seat == viewer else STOOD_IN, {"seat": SeatRef(seat)}),)


def _tell_reason(match: MatchSnapshot, moment: ReplayedStep, viewer: int | None) -> tuple[Msg, ...]:
    """Return a message why a move was automatic, if that is not obvious."""
    seat = moment.action.seat
    if not moment.forced or seat is None or verb_of(moment.action.payload) in match.game.events.self_explanatory:
        return ()
    return (Msg(BY_ITSELF_YOU if seat == viewer else BY_ITSELF, {"seat": SeatRef(seat)}),)


@dataclass(slots=True)
class _Step:
    """A step while its messages are collected.

    events, words, why: its own, and those of earlier steps joined to it. who: the message that a computer player
    made it for the seat.
    """

    moment: ReplayedStep
    words: tuple[Msg, ...]
    why: tuple[Msg, ...]
    who: tuple[Msg, ...] = ()
    events: tuple[Any, ...] = ()


def tell_steps(
    match: MatchSnapshot,
    moments: Sequence[ReplayedStep],
    viewer: int | None,
    names: Names,
    earlier: Sequence[Any] = (),
) -> list[tuple[Msg, ...]]:
    """Return the messages of each step; those of the step before may be joined to it.

    The bids of a contest wait for its end, or for the next step that is not a bid. No event is described twice
    except ``earlier``: the bids already made in an auction that is open at the beginning. The end describes the
    whole auction; while a seat is asked again, only the new bids are described.
    """
    steps: list[_Step] = []
    cries, waiting = list(earlier), list[Any]()
    moved: ReplayedStep | None = None
    for at, moment in enumerate(moments):
        tell = partial(match.game.events.tell, moment.view)
        who = _tell_stand_in(match, moment, viewer, moved)
        moved = moment if moment.is_move and not moment.forced else moved
        if _is_settled(moment, moments[at + 1 :]):
            steps.append(_Step(moment, tuple(tell(waiting)), (), who, moment.events))
            waiting = list(moment.events)
            continue
        if moment.crying and moment.is_move:
            waiting += moment.events
            words: tuple[Msg, ...] = ()
            if not moment.open:
                words = tuple(tell([*cries, *waiting]))
                cries, waiting = [], []
            elif moment is moments[-1]:
                words = tuple(tell(waiting))
            steps.append(_Step(moment, words, (), who, moment.events))
            continue
        if verb_of(moment.action.payload) == UNDO:
            cries = []
        words = (*tell(waiting), *_tell_move(match, moment, viewer, names))
        step = _Step(moment, words, _tell_reason(match, moment, viewer), who, moment.events)
        if not waiting and steps:
            _join(match, steps[-1], step)
        waiting = []
        steps.append(step)
    return [(*step.who, *step.words, *step.why) for step in steps]


def _is_settled(moment: ReplayedStep, following: Sequence[ReplayedStep]) -> bool:
    """Return whether a step opens an auction that is settled soon after, so its end describes it whole."""
    if not moment.opens or not moment.is_move:
        return False
    end = next((one for one in following if not one.is_move or not one.open), None)
    return end is not None and end.is_move


def _join(match: MatchSnapshot, before: _Step, step: _Step) -> None:
    """Join a step to the one before if that needs fewer sentences and changes no word of the earlier ones."""
    both = before.moment, step.moment
    if not all(moment.is_move and not moment.crying for moment in both) or not before.events or step.who:
        return
    tell = partial(match.game.events.tell, step.moment.view)
    together = tuple(tell([*before.events, *step.events]))
    if not 0 < len(together) < len(before.words) + len(step.words) or tuple(tell(before.events)) != before.words:
        return
    step.events = before.events + step.events
    step.words, step.why, step.who = together, (*before.why, *step.why), before.who
    before.words = before.why = before.who = ()


async def load_story(conn: Reader, match: MatchSnapshot, info: MatchInfo, after: int, upto: int) -> Story:
    """Return the public story of the steps after ``after`` up to ``upto``, with a view after each."""
    found = await replay.replay_range(conn, match, None, after, upto)
    moments = found.effective
    names = await load_former_names(conn, match, moments)
    told = tell_steps(match, moments, None, names, await _bids_before(conn, match, found.contest, after))
    steps = tuple(
        StoryStep(
            moment.action.seq,
            "move" if moment.is_move else verb_of(moment.action.payload).removeprefix(SYSTEM_PREFIX),
            moment.action.seat,
            moment.action.origin,
            moment.events,
            words,
            moment.view,
        )
        for moment, words in zip(moments, told, strict=True)
    )
    end = moments[-1] if moments else found
    return Story(info, steps, end.view, end.asked)


async def _bids_before(conn: Reader, match: MatchSnapshot, facts: ContestFacts | None, seq: int) -> list[Any]:
    """Return the public events of the bids up to step ``seq`` in an open contest that its end describes whole."""
    words, cries = match.game.events, list[Any]()
    if facts is None or not facts.started or words.contest_opening is None:
        return []
    for last in range(seq, match.first, -LOG_PAGE):
        page = await action_rows.actions_between(
            conn, match.id, max(last - LOG_PAGE, match.first), last, effective=True
        )
        for action in reversed(page):
            events = events_of(match, action, None)
            if any(isinstance(event, words.contest_opening) for event in events):
                return cries
            cries = [*(event for event in events if isinstance(event, words.contest_events)), *cries]
    return cries


async def tell_moves(conn: Reader, match: MatchSnapshot, seat: int | None, to: int) -> Msg | None:
    """Return the moves after step ``to`` that a seat, or the public, may know as one message; None without any."""
    upto = match.readable_upto(seat)
    if to >= upto:
        return None
    found = await replay.replay_range(conn, match, seat, to, upto)
    return _name_moves(match, [moment for moment in found.effective if moment.is_move], seat, {})


def _name_moves(
    match: MatchSnapshot, moments: Sequence[ReplayedStep], viewer: int | None, names: Names
) -> Msg | None:
    """Return moves as one phrase; only the first of their sentences if there are many."""
    told = [msg for words in tell_steps(match, moments, viewer, names) for msg in words]
    if not told:
        return None
    said = told[0]
    for msg in told[1:MAX_NAMED_MOVES]:
        said = Msg("say-then", {"before": said, "after": msg})
    return (
        Msg("say-and-more", {"told": said, "n": len(told) - MAX_NAMED_MOVES})
        if len(told) > MAX_NAMED_MOVES
        else said
    )


async def load_log(
    conn: Reader, match: MatchSnapshot, seat: int | None, before: int | None, limit: int
) -> list[LogEntry]:
    """Return the newest ``limit`` log entries before step ``before``, as a seat or the public may read them.

    The oldest comes first. An undone move is shown if it had been published. Unpublished moves are shown to their
    mover only.
    """
    last = match.row.seq if seat is not None and seat == match.mover else match.row.published
    if before is not None:
        last = min(last, before - 1)
    entries: list[LogEntry] = []
    auction: list[ReplayedStep] = []
    while last > 0 and len(entries) < limit:
        first = max(0, last - LOG_PAGE)
        found = await replay.replay_range(conn, match, seat, first, last)
        names = await load_former_names(conn, match, found.moments)
        for moment in reversed(found.moments):
            action = moment.action
            if action.seq in match.hidden:
                continue
            part = _of_auction(match, action)
            if auction and not (part and action.undone == auction[-1].action.undone):
                entries.append(_auction_entry(match, auction))
                auction = []
            if part:
                auction.append(moment)
                if action.origin != "auto":
                    entries.append(_auction_entry(match, auction))
                    auction = []
            elif told := tell_step(match, moment, seat, names):
                entries.append(LogEntry(action.seq, action.at, action.seat, action.origin, told, action.undone))
        last = first
    if auction:
        entries.append(_auction_entry(match, auction))
    return list(reversed(entries[:limit]))


def _of_auction(match: MatchSnapshot, action: rows.Action) -> bool:
    """Return whether a step belongs to an auction: its opening, or a bid that followed from a plan."""
    words = match.game.events
    if verb_of(action.payload).startswith(SYSTEM_PREFIX) or not words.contest_events:
        return False
    first = next(iter(events_of(match, action, None)), None)
    opens = words.contest_opening is not None and isinstance(first, words.contest_opening)
    return opens or (action.origin == "auto" and isinstance(first, words.contest_events))


def _auction_entry(match: MatchSnapshot, moments: Sequence[ReplayedStep]) -> LogEntry:
    """Return one log entry for an auction, or for the known part of it. moments: newest first."""
    events = [event for moment in reversed(moments) for event in moment.events]
    first, newest = moments[-1].action, moments[0].action
    told = tuple(match.game.events.tell(moments[0].view, events))
    return LogEntry(first.seq, newest.at, first.seat, first.origin, told, first.undone)


async def load_news(
    conn: Reader, match: MatchSnapshot, seat: int | None, after: int, upto: int, *, own: bool = False
) -> tuple[Msg, ...]:
    """Return the messages of the steps after ``after`` up to ``upto``; only the newest if there are many.

    own: include the seat's own moves.
    """
    after = max(after, upto - MAX_NEWS)
    found = await replay.replay_range(conn, match, seat, after, upto)
    moments = [moment for moment in found.effective if own or not _is_own(moment, seat)]
    earlier = await _bids_before(conn, match, found.contest, after) if moments else []
    names = await load_former_names(conn, match, moments)
    return tuple(msg for words in tell_steps(match, moments, seat, names, earlier) for msg in words)


def _is_own(moment: ReplayedStep, seat: int | None) -> bool:
    """Return whether a seat's player made a move and so knows it already."""
    action = moment.action
    return moment.is_move and seat is not None and action.seat == seat and action.origin == "player"
