"""Holds a database and what stood on Discord against what members were told: nothing lost, nothing twice."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engines import GAMES
from engines.core.codec import Undecodable, write_code
from engines.core.decisions import Refused
from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.screen import Shown
from tools.rehearsal.diary import Attempt, Diary
from tools.rehearsal.reading import has, row_of
from tools.rehearsal.regulars import is_turn


class Step(Struct, frozen=True):
    """A row of the action log, as far as it matters here. own: the seat's actions before it."""

    seq: int
    seat: int | None
    user: int | None
    origin: str
    code: str
    digest: str
    own: int


class Played(Struct, frozen=True):
    """A stored match replayed: whom each position asked anew, after which step, and whether it ended."""

    match: int
    thread: int | None
    asked: tuple[tuple[int, int], ...]
    over: bool
    steps: tuple[Step, ...]
    players: tuple[int, ...]


async def verdict(sandbox: Sandbox, witness: Member, database: Path, diary: Diary) -> list[str]:
    """Everything that is wrong, as sentences; empty if all guarantees held. The bot must have stopped."""
    wrong = list(diary.wrong)
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as conn:
        conn.row_factory = sqlite3.Row
        matches = list(_matches(conn, wrong))
        pending = [row["kind"] for row in conn.execute("SELECT kind FROM outbox WHERE kind != 'card'")]
        posts = list(conn.execute("SELECT message_id, seq FROM post"))
    conn.close()
    if pending:
        wrong.append(f"still to be said after the end: {pending}")
    wrong += _moves(matches, diary)
    for played in matches:
        if played.thread is not None:
            messages = [one for one in await witness.messages(str(played.thread)) if one.by_bot]
            wrong += _posts(played, messages, {row["message_id"]: row["seq"] for row in posts})
    wrong += await _threads(witness, matches)
    troubles = await sandbox.troubles()
    wrong += [f"the sandbox: {trouble}" for kind in troubles.values() for trouble in kind]
    return wrong


# ------------------------------------------------------------------ the database by itself


def _matches(conn: sqlite3.Connection, wrong: list[str]) -> Iterator[Played]:
    for row in conn.execute("SELECT * FROM match WHERE seed IS NOT NULL ORDER BY id"):
        yield _replayed(conn, row, wrong)


def _replayed(conn: sqlite3.Connection, row: sqlite3.Row, wrong: list[str]) -> Played:
    """Play the log again from the seed and compare every position."""
    match_id, game = row["id"], GAMES[row["game"]]
    seats = [
        s["user_id"] for s in conn.execute("SELECT * FROM seat WHERE match_id = ? ORDER BY seat", (match_id,))
    ]
    log = list(conn.execute("SELECT * FROM action WHERE match_id = ? ORDER BY seq", (match_id,)))
    if [entry["seq"] for entry in log] != list(range(1, row["seq"] + 1)):
        wrong.append(f"match {match_id}: the log has gaps or the match's count is not its length")
    settings = msgspec.convert(json.loads(row["settings"])["options"], game.settings)
    state = game.setup(len(seats), bytes(row["seed"]), settings).state
    own = [0] * len(seats)
    asked = [(1, user) for user in _asked(game, state, None, seats)]
    actor: int | None = None
    steps = []
    for entry in log[1:]:
        seat = entry["seat"]
        try:
            action = game.actions.decode(entry["payload"].encode())
            state = game.apply(state, seat, action).state
        except (Refused, Undecodable) as refused:
            wrong.append(f"match {match_id}: step {entry['seq']} is not possible: {refused!r}")
            break
        if game.states.digest(state) != entry["digest"]:
            wrong.append(f"match {match_id}: step {entry['seq']} is not what its moves make of it")
            break
        code = str(write_code(action))
        steps.append(Step(entry["seq"], seat, entry["user_id"], entry["origin"], code, entry["digest"], own[seat]))
        own[seat] += 1
        if entry["origin"] == "auto":
            # The service answered for a seat without a choice: nobody was asked in between.
            asked = [(seq, user) for seq, user in asked if seq != entry["seq"] - 1]
        else:
            actor = entry["user_id"]
        asked += [(entry["seq"], user) for user in _asked(game, state, actor, seats)]
    kept = conn.execute("SELECT * FROM snapshot WHERE match_id = ? AND kind = 'latest'", (match_id,)).fetchone()
    if log and game.states.digest(game.states.decode(bytes(kept["state"]))) != log[-1]["digest"]:
        wrong.append(f"match {match_id}: the stored position is not that of the last step")
    if bool(state.over) != (row["status"] == "over"):
        wrong.append(f"match {match_id}: it is {row['status']}, the rules say otherwise")
    players = tuple(user for user in seats if user is not None)
    return Played(match_id, row["thread_id"], tuple(asked), bool(state.over), tuple(steps), players)


def _asked(game: Any, state: Any, actor: int | None, seats: list[int | None]) -> Iterator[int]:
    """The people whom a position asks, but who has just acted: they see it in their panel."""
    for decision in game.pending(state) if not state.over else ():
        user = seats[decision.seat]
        if user is not None and user != actor:
            yield user


# ------------------------------------------------------------------ moves against the diary


def _moves(matches: Iterable[Played], diary: Diary) -> Iterator[str]:
    done = Counter(
        Attempt(played.match, step.user or 0, step.own, step.code)
        for played in matches
        for step in played.steps
        if step.origin == "player"
    )
    for attempt in diary.told - set(done):
        yield f"told as done, but not in the database: {attempt}"
    for attempt, times in done.items():
        if times > 1:
            yield f"{times} times in the database: {attempt}"
        if attempt not in diary.tried:
            yield f"in the database, but nobody pressed it: {attempt}"


# ------------------------------------------------------------------ what stood on Discord


def _posts(played: Played, messages: list[Shown], known: Mapping[int, int]) -> Iterator[str]:
    where = f"match {played.match}"
    rows = Counter(row for one in messages if (row := row_of(one)) is not None)
    for row, times in rows.items():
        if times > 1:
            yield f"{where}: posted {times} times (row {row})"
    turns = [one for one in messages if is_turn(one)]
    rung = [int(user) for one in turns if not has(one, "replay") for user in one.mentions]
    if rung != [user for _, user in played.asked]:
        by_rules = " ".join(f"{seq}:{user % 10_000}" for seq, user in played.asked)
        by_discord = " ".join(
            f"{known.get(int(one.id))}:{int(user) % 10_000}" for one in turns for user in one.mentions
        )
        yield f"{where}: asked by the rules {by_rules}, on Discord {by_discord}"
    ends = sum(has(one, "replay") for one in turns)
    if ends != int(played.over):
        yield f"{where}: its end was told {ends} times, over is {played.over}"
    intros = sum(has(one, "follow") for one in messages)
    if intros != 1:
        yield f"{where}: {intros} first posts"
    for one in turns:
        if int(one.id) not in known:
            yield f"{where}: the post {one.id} is not remembered"


async def _threads(witness: Member, matches: Iterable[Played]) -> list[str]:
    names = Counter(one["name"] for one in await witness.threads())
    wrong = [f"{times} threads are called {name}" for name, times in names.items() if times > 1]
    for played in matches:
        if not any(name.endswith(f"#{played.match}") for name in names):
            wrong.append(f"match {played.match} has no thread")
    return wrong
