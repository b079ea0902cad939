"""Compare a database and Discord's posts with what was confirmed to members: nothing lost, nothing twice."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

from engines import GAMES
from engines.core.decisions import Refused
from engines.core.encoding.codec import DecodeError, write_code
from engines.core.game import Game
from engines.core.mechanics.auctions import AuctionFacts
from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.screen import Shown
from tests.rehearsal.action_log import ActionLog, Attempt
from tests.rehearsal.judge.auction_answers import cries_against, kept_against, was_answered
from tests.rehearsal.judge.expected_posts import Entry, Post, expected_posts
from tests.rehearsal.judge.history import User, aborted_reads, inversions, stale_reads
from tests.rehearsal.players import is_turn
from tools.scripted_member.live_database import LiveDatabase
from tools.scripted_member.screen_reader import has, row_of

OFFERED = "trade-offer/"
"""The codes of offers to others begin so; their receivers are at the end."""


CLAIMED = ("outbox", "timer")
"""The tables whose rows one process at a time works off."""


class ReplayedMatch(Struct, frozen=True):
    """A stored match replayed: its steps, the posts it must have brought, and whether it ended.

    told_by_log: whether its log shows which posts were due; not so where plans answer contests other than
    auctions, where computer players sit, or where turns can be undone. users: by seat.
    """

    match: int
    game: Game[Any, Any]
    thread: int | None
    log: tuple[Entry, ...]
    posts: tuple[Post, ...]
    over: bool
    told_by_log: bool = True
    users: tuple[int | None, ...] = ()


async def verdict(sandbox: Sandbox, witness: Member, where: Path | str, action_log: ActionLog) -> list[str]:
    """Everything that is wrong, as sentences; empty if all guarantees held. The bot must have stopped."""
    wrong, database = list(action_log.wrong), LiveDatabase(where)
    matches = list(_matches(database, action_log, wrong))
    pending = [row["kind"] for row in database.rows("SELECT kind FROM outbox WHERE kind != 'card'")]
    posts = database.rows("SELECT message_id, seq FROM post")
    held = {name: database.rows(f"SELECT id FROM {name} WHERE claimed_by IS NOT NULL") for name in CLAIMED}
    wrong += [f"claimed by a process that has ended: {name} {rows}" for name, rows in held.items() if rows]
    wrong += [f"has ended without leaving: {row['name']}" for row in database.rows("SELECT name FROM process")]
    if pending:
        wrong.append(f"still to be said after the end: {pending}")
    wrong += _moves(matches, action_log)
    for played in matches:
        if played.thread is not None:
            messages = [one for one in await witness.messages(str(played.thread)) if one.by_bot]
            wrong += _posts(played, messages, {row["message_id"]: row["seq"] for row in posts})
    wrong += await _threads(witness, matches)
    troubles = await sandbox.troubles()
    wrong += [f"the sandbox: {trouble}" for kind in troubles.values() for trouble in kind]
    return wrong


def _matches(database: LiveDatabase, action_log: ActionLog, wrong: list[str]) -> Iterator[ReplayedMatch]:
    for row in database.rows("SELECT * FROM match WHERE seed IS NOT NULL ORDER BY id"):
        yield _replayed(database, row, action_log, wrong)


def _replayed(database: LiveDatabase, row: RowMapping, action_log: ActionLog, wrong: list[str]) -> ReplayedMatch:
    """Play the log again from the seed and compare every position, and what is stored beside it."""
    match_id, game = row["id"], GAMES[row["game"]]
    seats = database.rows("SELECT * FROM seat WHERE match_id = :id ORDER BY seat", id=match_id)
    users = [seat["user_id"] for seat in seats]
    steps = database.rows("SELECT * FROM action WHERE match_id = :id ORDER BY seq", id=match_id)
    if [step["seq"] for step in steps] != list(range(1, row["seq"] + 1)):
        wrong.append(f"match {match_id}: the log has gaps or the match's count is not its length")
    settings = json.loads(row["settings"])
    options = msgspec.convert(settings["options"], game.types.settings)
    opening = game.setup(len(seats), bytes(row["seed"]), options).state
    log = tuple(_entries(game, opening, steps, wrong))
    state = log[-1].state if log else opening
    kept = database.first("SELECT * FROM snapshot WHERE match_id = :id AND kind = 'latest'", id=match_id)
    assert kept is not None
    if steps and game.states.digest(game.states.decode(bytes(kept["state"]))) != steps[-1]["digest"]:
        wrong.append(f"match {match_id}: the stored position is not that of the last step")
    if bool(state.over) != (row["status"] == "over"):
        wrong.append(f"match {match_id}: it is {row['status']}, the rules say otherwise")
    told = {post["seq"] for post in database.rows("SELECT seq FROM post WHERE match_id = :id", id=match_id)}
    due = expected_posts(game, opening, log, users, told)
    awaited = {seat["seat"] for seat in seats if seat["awaited"]}
    if awaited != due.awaited:
        wrong.append(f"match {match_id}: awaited are {awaited}, by the rules {set(due.awaited)}")
    answers = database.rows("SELECT * FROM instruction WHERE kind = 'plan' AND match_id = :id", id=match_id)
    wrong += cries_against(match_id, game, opening, log, action_log)
    wrong += kept_against(match_id, game, state, users, {one["seat"]: one for one in answers}, action_log)
    plain = all(isinstance(game.open_contest(one.state), AuctionFacts | None) for one in log)
    plain &= None not in users and not settings["grace"]
    return ReplayedMatch(match_id, game, row["thread_id"], log, due.posts, bool(state.over), plain, tuple(users))


def _entries(game: Game[Any, Any], opening: Any, steps: Sequence[RowMapping], wrong: list[str]) -> Iterator[Entry]:
    """The log with its positions, as far as it can be played."""
    state = opening
    for step in steps[1:]:
        match_id, seq, seat = step["match_id"], step["seq"], step["seat"]
        try:
            action = game.actions.decode(step["payload"].encode())
            played = game.apply(state, seat, action)
        except (Refused, DecodeError) as refused:
            wrong.append(f"match {match_id}: step {seq} is not possible: {refused!r}")
            return
        state = played.state
        if game.states.digest(state) != step["digest"]:
            wrong.append(f"match {match_id}: step {seq} is not what its moves make of it")
            return
        milestone = any(isinstance(one.event, game.events.milestones) for one in played.events)
        barrier = bool(step["barrier"])
        yield Entry(seq, seat, step["user_id"], step["origin"], action, barrier, state, milestone)


def _moves(matches: Iterable[ReplayedMatch], action_log: ActionLog) -> Iterator[str]:
    done: Counter[Attempt] = Counter()
    at: dict[Attempt, int] = {}
    owned: dict[User, int] = {}
    stands: dict[tuple[int, int, int], Entry] = {}
    for played in matches:
        own: Counter[int] = Counter()
        auction = None
        for step in played.log:
            code = str(write_code(step.action))
            attempt = meant(Attempt(played.match, step.user or 0, own[step.seat], code), action_log)
            answered = isinstance(auction, AuctionFacts) and was_answered(played.match, auction, step, action_log)
            if step.origin == "player" and (attempt in action_log.tried or not answered):
                done[attempt] += 1
                at[attempt] = step.seq
            stands[attempt.match, attempt.user, attempt.own] = step
            own[step.seat] += 1
            auction = played.game.open_contest(step.state)
        owned |= {(played.match, user): own[seat] for seat, user in enumerate(played.users) if user is not None}
    yield from stale_reads(action_log.seen, action_log.history)
    yield from aborted_reads(action_log.seen, owned)
    yield from inversions(action_log.history, at)
    for attempt in (action_log.told | action_log.again) - set(done):
        there = stands.get((attempt.match, attempt.user, attempt.own))
        if attempt in action_log.told or there is None or not there.cry:
            found = "nothing" if there is None else f"{there.origin} {write_code(there.action)}"
            yield f"told as done, but not in the database: {attempt}; there is {found}"
    for attempt, times in done.items():
        if times > 1:
            yield f"{times} times in the database: {attempt}"
        if attempt not in action_log.tried:
            yield f"in the database, but nobody pressed it: {attempt}"


def meant(done: Attempt, action_log: ActionLog) -> Attempt:
    """What was pressed that became a move. An offer goes to those of the chosen ones who may still be asked."""
    terms, _, asked = done.code.rpartition("/")
    fitting = [done] if done in action_log.tried else []
    for tried in action_log.tried if terms.startswith(OFFERED) else ():
        same = (tried.match, tried.user, tried.own) == (done.match, done.user, done.own)
        chosen = tried.code.removeprefix(f"{terms}/")
        if same and chosen != tried.code and set(asked.split("+")) < set(chosen.split("+")):
            fitting.append(tried)
    # It may have been one of several, one of them confirmed to a member.
    return next((tried for tried in fitting if tried in action_log.told), fitting[0] if fitting else done)


def _posts(played: ReplayedMatch, messages: list[Shown], known: Mapping[int, int]) -> Iterator[str]:
    where = f"match {played.match}"
    rows = Counter(row for one in messages if (row := row_of(one)) is not None)
    for row, times in rows.items():
        if times > 1:
            yield f"{where}: posted {times} times (row {row})"
    turns = [one for one in messages if is_turn(one)]
    told = [(known.get(int(one.id), 0), one) for one in turns]
    # A post that was late, such as after a kill, offers the replay as well if the match has ended meanwhile.
    last = [upto for upto, one in told if has(one, "replay") and upto == played.log[-1].seq]
    asking = [(upto, set(map(int, one.mentions))) for upto, one in told if upto not in last]
    # The log does not show which planned moves followed in one act: any post may be due.
    due = played.posts if played.told_by_log else [Post(upto, frozenset(rung)) for upto, rung in asking]
    yield from (f"{where}: {sentence}" for sentence in compared(due, asking))
    if len(last) != int(played.over):
        yield f"{where}: its end was told {len(last)} times, over is {played.over}"
    intros = sum(has(one, "follow") for one in messages)
    if intros != 1:
        yield f"{where}: {intros} first posts"
    for one in turns:
        if int(one.id) not in known:
            yield f"{where}: the post {one.id} is not remembered"


def compared(due: Sequence[Post], found: Sequence[tuple[int, set[int]]]) -> Iterator[str]:
    """Each post that must be there is there once and rang whom it must, in order, and there is no other."""
    if [upto for upto, _ in found] != sorted({upto for upto, _ in found}):
        yield f"posts tell the steps up to {[upto for upto, _ in found]}"
    by_step = dict(found)
    for post in due:
        rung = by_step.pop(post.upto, None)
        if rung is None:
            yield f"no post tells step {post.upto}, which must ring {sorted(post.rung)}"
        elif rung != post.rung:
            yield f"the post of step {post.upto} rang {sorted(rung)}, by the rules {sorted(post.rung)}"
    for upto, rung in by_step.items():
        yield f"nothing asks for the post of step {upto}, which rang {sorted(rung)}"


async def _threads(witness: Member, matches: Iterable[ReplayedMatch]) -> list[str]:
    names = Counter(one["name"] for one in await witness.threads())
    wrong = [f"{times} threads are called {name}" for name, times in names.items() if times > 1]
    for played in matches:
        if not any(name.endswith(f"#{played.match}") for name in names):
            wrong.append(f"match {played.match} has no thread")
    return wrong
