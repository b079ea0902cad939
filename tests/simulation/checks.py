"""What must hold of a simulated world whenever it is quiet: nothing lost, posted twice or posted too early."""

import itertools
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from sandbox.state.world import World
from service.app import Kontor
from service.autoplay import optional_decisions
from service.base.jobs import Announce, AnyJob, SendNotice, TurnPost
from service.match.snapshot import MatchSnapshot
from store.tables import action_rows
from tests.service.helpers.match import replayed
from tests.simulation.people import Ledger


class Message(Struct, frozen=True):
    """A message that Discord took. row: of the outbox, by its nonce. published: the last public step just then."""

    id: int
    channel: int
    row: int
    job: AnyJob
    published: int


class _Look:
    """An open connection to look at a database: opening it takes a hundred times as long as a question."""

    def __init__(self, path: Path) -> None:
        self.database = sqlite3.connect(path)

    def __del__(self) -> None:
        self.database.close()


@lru_cache(maxsize=2)
def _look(path: Path) -> _Look:
    """Return the look at a database. A copy of the process adds its own, and must not close its original's."""
    return _Look(path)


def rows(path: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """Return what a database answers, as it was last committed."""
    return _look(path).database.execute(query, values).fetchall()


def pending(path: Path, now: int) -> list[str]:
    """Return what is due in the database, as words."""
    due = rows(path, "SELECT kind, attempts FROM outbox WHERE next_at <= ? OR attempts > 0", now)
    timers = rows(path, "SELECT kind, seat FROM timer WHERE fires_at <= ?", now)
    return [f"{kind} {number}" for kind, number in (*due, *timers)]


def unsent(path: Path, now: int) -> bool:
    """Return whether a post is due in the database."""
    return bool(rows(path, "SELECT 1 FROM outbox WHERE next_at <= ? LIMIT 1", now))


def in_work(path: Path, messages: Sequence[Message]) -> set[int]:
    """Return the messages, by their id, that Discord took and that the database does not know of yet."""
    jobs = [job for (job,) in rows(path, "SELECT payload FROM outbox")]
    return {one.id for one in messages if any(f'"number":{one.row}}}' in job for job in jobs)}


def remembered(path: Path) -> set[int]:
    """Return the posts that the database knows, by their id."""
    return {number for (number,) in rows(path, "SELECT message_id FROM post")}


def published(path: Path, match: int) -> int:
    """Return the last public step of a match, as the database has it."""
    found = rows(path, 'SELECT published FROM "match" WHERE id = ?', match)
    return int(found[0][0]) if found else 0


def asked(path: Path, match: int) -> list[int]:
    """Return the users whom a match waits for, as the database has it."""
    found = rows(path, "SELECT user_id FROM seat WHERE match_id = ? AND awaited ORDER BY seat", match)
    return [int(user) for (user,) in found if user is not None]


def threads(world: World) -> list[str]:
    """Check that no match has two threads."""
    names = Counter(one.name for one in world.channels.values() if one.thread is not None)
    return [f"{times} threads are called {name}" for name, times in names.items() if times > 1]


async def memory_and_log(kontor: Kontor, match: int) -> list[str]:
    """Compare what is in memory with the log, and with what is read again."""
    wrong: list[str] = []
    async with kontor.matches.lock(match):
        live = await kontor.matches.get_locked(match)
        steps = await kontor.database.ask(action_rows.actions_between, match)
        if [step.seq for step in steps] != list(range(1, live.row.seq + 1)):
            return [f"the log has the steps {[step.seq for step in steps]}, the match says {live.row.seq}"]
        digest, counted = live.game.states.digest, [step for step in steps if not step.undone]
        told = [step for step in counted if step.seq <= live.row.published]
        for name, position, line in (("newest", live.state, counted), ("public", live.shown, told)):
            if digest(replayed(live, line)) != digest(position):
                wrong.append(f"the {name} position is not what the log makes of it")
        if digest(live.state) != steps[-1].digest:
            wrong.append("the newest position is not that of the last step")
        if live.row.status == "live":
            if {seat.seat for seat in live.seats if seat.awaited} != live.awaited(live.shown):
                wrong.append("the seats that are asked are not those that the public position asks")
            offered = {seat.seat for seat in live.seats if seat.invited_since is not None}
            if offered != optional_decisions.seats_with_offers(live, live.shown):
                wrong.append("the seats with offers are not those of the public position")
        elif any(seat.awaited or seat.invited_since for seat in live.seats):
            wrong.append(f"a seat is asked though the match is {live.row.status}")
        if live.row.status == "frozen":
            wrong.append("the match is frozen")
        kontor.matches.evict(match)
        again = await kontor.matches.get_locked(match)
        for part in ("row", "settings", "seats", "people", "state", "shown", "line", "hidden", "instructions"):
            if getattr(again, part) != getattr(live, part):
                wrong.append(f"memory and database differ in {part}")
        for seat in range(len(live.seats)):
            if seat != live.mover and live.readable_upto(seat) > live.row.published:
                wrong.append(f"seat {seat} may read steps that are not public")
    return wrong


async def moves(kontor: Kontor, match: int, ledger: Ledger) -> list[str]:
    """Compare the log with what people pressed and what was confirmed to them."""
    steps = await kontor.database.ask(action_rows.actions_between, match)
    own: Counter[int] = Counter()
    made: dict[tuple[int, int], Any] = {}
    for step in steps:
        if step.seat is not None:
            made[step.seat, own[step.seat]] = step
            own[step.seat] += 1
    return [*_confirmed(ledger, made), *_unasked(ledger, made)]


def _confirmed(ledger: Ledger, made: Mapping[tuple[int, int], Any]) -> Iterator[str]:
    moves = [press for press in ledger.done if not press.plan]
    for press, times in Counter(moves).items():
        step = made.get((press.seat, press.own))
        if times > 1:
            yield f"confirmed {times} times: {press}"
        if step is None or step.payload != press.payload:
            yield f"confirmed, but not in the log: {press}; there is {None if step is None else step.payload}"


def _unasked(ledger: Ledger, made: Mapping[tuple[int, int], Any]) -> Iterator[str]:
    tried = {(press.user, press.seat, press.own, press.payload) for press in ledger.tried if not press.plan}
    planned = {press.user for press in ledger.tried if press.plan}
    for (seat, own), step in made.items():
        pressed = step.origin == "player" and '"sys.' not in step.payload
        if not pressed or (step.user_id, step.payload) in ledger.ahead or step.user_id in planned:
            continue
        if (step.user_id, seat, own, step.payload) not in tried:
            yield f"in the log, but nobody pressed it: seat {seat}, {step.payload}"


def _informed(live: MatchSnapshot, stored: Path) -> set[int]:
    """Return the seats that need no ping as they moved last, have answered, or have ordered what they owe."""
    moved = [mark.seat for mark in live.line if mark.is_move and mark.is_own and mark.seat is not None]
    planned = {seat.seat for seat in live.seats if live.plan_of(seat.seat) is not None}
    return (
        {*moved[-1:]} | planned | {seat for (seat,) in rows(stored, "SELECT seat FROM timer WHERE kind = 'order'")}
    )


async def posts(
    kontor: Kontor, match: int, messages: Sequence[Message], stored: Path, knowing: Collection[int] = ()
) -> list[str]:
    """Check that each step was posted once, in order, not before it was public, and each ping came once.

    knowing: the users who need no ping.
    """
    wrong = [f"row {row} was posted {n} times" for row, n in Counter(one.row for one in messages).items() if n > 1]
    turns = [(one, one.job) for one in messages if isinstance(one.job, TurnPost)]
    for (_, before), (_, after) in itertools.pairwise(turns):
        if after.after != before.upto:
            wrong.append(f"posts tell the steps {before.after}-{before.upto} and then {after.after}-{after.upto}")
    for one, job in turns:
        if job.upto > one.published:
            wrong.append(f"step {job.upto} was posted while only {one.published} were public")
    live = await kontor.matches.get(match)
    if turns and live.row.trouble is None and turns[-1][1].upto != live.row.posted:
        wrong.append(f"the last post tells up to {turns[-1][1].upto}, the match says {live.row.posted}")
    known = remembered(stored)
    problems = rows(stored, "SELECT ref, text FROM problem")
    wrong += [f"the post of step {job.upto} is not remembered" for one, job in turns if one.id not in known]
    # A move that was saved and could not be shown is reported to its player and the operator.
    wrong += [f"problem {ref}: {text}" for ref, text in problems if not text.startswith("DatabaseFailed")]
    asked = {seat for _, job in turns for seat in (*job.asked, *job.invited)}
    calls = {user for one in messages if isinstance(one.job, Announce) for user in one.job.ping}
    calls |= {one.job.user_id for one in messages if isinstance(one.job, SendNotice)} | {*knowing}
    if live.row.trouble is not None:
        asked |= _informed(live, stored)
    for seat in live.seats:
        if seat.awaited and seat.user_id is not None and seat.seat not in asked and seat.user_id not in calls:
            wrong.append(f"seat {seat.seat} is asked and was never told")
    return wrong
