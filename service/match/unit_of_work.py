"""A unit of work: one match under its lock, all changes of a call, and one transaction at the end."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Concatenate, ParamSpec

import msgspec

from engines.core.actions import Emitted
from engines.core.decisions import CorruptState
from engines.core.frames import Step
from engines.core.legal_moves import LegalMoves
from engines.core.text.messages import Msg
from service.base import jobs
from service.base.config import Config
from service.match.difference import states_differ, write_difference
from service.match.log_line import JUMP, RULES, hidden_steps, summarize_step, verb_of
from service.match.snapshot import MatchSnapshot, plain_json
from service.people.quiet_hours import accepts_pings
from service.people.user import User
from service.people.users import StoredUser, save_names
from store import rows
from store.database import Tx
from store.tables import action_rows, match_rows, outbox_rows, social_rows, timer_rows

P = ParamSpec("P")
RECENT_POSITIONS = 8
"""The newest positions that are held in memory."""
THREAD_JOBS = (
    jobs.OpenThread,
    jobs.TurnPost,
    jobs.PostScoreCurve,
    jobs.Announce,
    jobs.RemoveCallButtons,
    jobs.ArchiveThread,
)
"""The jobs that are sent in the order in which they were queued."""
CHECKPOINT_EVERY = 64
"""Steps between two stored positions, so that a replay need not begin at the start."""


@dataclass(slots=True)
class UnitOfWork:
    """The changes of one call to a match. `commit` writes all of them, or nothing.

    match: the match with the changes. users: the people and followers of the match, by id. followers: user ids.
    actor: the user who acts, if any. meets: the same, if their names have changed; stored unless that would reveal
    that they acted.

    events, movers: of the moves made here. milestone: a move brought something after which the board is posted
    whatever is asked (`Words.milestones`). shown_to: after the commit, the users whose panels may show a change;
    None for all.
    """

    match: MatchSnapshot
    now: int
    config: Config
    users: dict[int, StoredUser]
    followers: tuple[int, ...] = ()
    actor: int | None = None
    meets: User | None = None
    _before: MatchSnapshot = field(init=False)
    _actions: list[rows.Action] = field(default_factory=list)
    _undone: list[tuple[int, int]] = field(default_factory=list)
    _jobs: list[tuple[jobs.AnyJob, str | None, int]] = field(default_factory=list)
    _extras: list[Callable[[Tx], Awaitable[Any]]] = field(default_factory=list)
    _shown_at: int | None = None
    _renewed: MatchSnapshot | None = None
    _is_told: bool = False
    milestone: bool = False
    shown_to: frozenset[int] | None = None
    events: list[Any] = field(default_factory=list)
    movers: list[rows.Origin] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._before = self.match

    # -------------------------------------------------------------- changing

    def update_row(self, **fields: Any) -> None:
        """Change fields of the match's row; its status by `set_status`."""
        self.match = replace(self.match, row=replace(self.match.row, **fields))

    def set_status(self, kind: rows.Status, by: rows.PausedBy | None = None) -> None:
        """Change the match's status. by: what pauses it. Raises ValueError; see `MatchStatus.become`."""
        status = self.match.status.become(kind, self.now, by)
        self.update_row(status=status.kind, status_since=status.since, status_by=status.by)

    def update_settings(self, **fields: Any) -> None:
        """Change the match's settings."""
        self.match = replace(self.match, settings=msgspec.structs.replace(self.match.settings, **fields))

    def update_seat(self, seat: int, **fields: Any) -> None:
        """Change fields of a seat."""
        self.match = self.match.with_seat(seat, **fields)

    def log_step(
        self,
        *,
        seat: int | None,
        origin: rows.Origin,
        payload: str,
        state: Any,
        events: tuple[Emitted[Any], ...] = (),
        chance: tuple[tuple[str, Any], ...] = (),
        barrier: bool = False,
        user_id: int | None = None,
    ) -> int:
        """Append a step to the log and make ``state`` the newest position. Returns the step's number."""
        match, game, seq = self.match, self.match.game, self.match.row.seq + 1
        self._actions.append(
            rows.Action(
                match_id=match.id,
                seq=seq,
                seat=seat,
                origin=origin,
                user_id=user_id,
                payload=payload,
                events=game.emitted.encode(list(events)).decode(),
                chance=plain_json([[name, value] for name, value in chance]),
                digest=game.states.digest(state),
                barrier=barrier,
                undone=False,
                at=self.now,
            )
        )
        mark = summarize_step(seq, seat, origin, user_id, verb_of(payload), barrier, self.now)
        row = replace(match.row, seq=seq)
        recent = (*match.recent[1 - RECENT_POSITIONS :], (seq, state))
        self.match = replace(match, row=row, state=state, line=(*match.line, mark), broken=None, recent=recent)
        if seat is not None:
            self.update_seat(seat, own=self.match.seats[seat].own + 1)
        return seq

    def move(
        self, seat: int, action: Any, *, origin: rows.Origin, user_id: int | None = None, barrier: bool = False
    ) -> Step[Any]:
        """Make a move of the game and log it. Raises what `Game.apply` raises; then nothing has changed.

        A move that breaks an invariant of the game raises CorruptState, like any other fault of the rules.

        barrier: the move reveals information beyond what the rules know.
        """
        game, before = self.match.game, self.match.contest
        step = self.match.choices(self.match.state).apply(seat, action)
        if faults := game.rules.invariants(step.state):
            # A position that was unsound before, by a bug of an earlier release, can still be played.
            known = game.rules.invariants(self.match.state)
            if broken := [fault for fault in faults if fault not in known]:
                # The log and /admin health show this: it must not name what a seat chose in secret.
                raise CorruptState(f"after {type(action).__name__} of seat {seat}: {'; '.join(broken)}")
        after = None if step.state.over else game.open_contest(step.state)
        if barrier or (after is not None and (before is None or before.number != after.number)):
            # A contest cannot be taken back alone while others answer it in secret.
            step = msgspec.structs.replace(step, barrier=True)
        self.events += [one.event for one in step.events]
        self.movers.append(origin)
        self.milestone |= any(isinstance(one.event, game.events.milestones) for one in step.events)
        self.log_step(
            seat=seat,
            origin=origin,
            payload=game.actions.encode(action).decode(),
            state=step.state,
            events=step.events,
            chance=step.chance,
            barrier=step.barrier,
            user_id=user_id,
        )
        self.match.held.keep(LegalMoves.after(game, step))
        return step

    def rebind_to_rules(self) -> None:
        """Bind an unfinished match to the current rules version, which stores its positions from now on.

        A replay begins at this step, and nothing before it can be undone. No player is notified, since nothing
        happens. The step is only written together with a visible change.
        """
        match, version = self.match, self.match.game.info.rules_version
        if match.state is None or match.row.status not in rows.UNFINISHED or match.row.rules_version == version:
            return
        up_to_date = match.row.published == match.row.seq
        payload = plain_json({"type": RULES, "from": match.row.rules_version, "to": version})
        self.update_row(rules_version=version)
        self.log_step(seat=None, origin="system", payload=payload, state=match.state)
        if up_to_date:
            self.publish()
        self._renewed = self.match

    def jump(self, state: Any) -> None:
        """Make ``state`` the newest position without a move. A replay begins there, and an undo ends there."""
        match = self.match
        seq = self.log_step(
            seat=None, origin="system", payload=plain_json({"type": JUMP}), state=state, barrier=True
        )
        stored = match.game.states.encode(state)
        start = rows.Snapshot(match.id, "checkpoint", seq, match.row.rules_version, stored)
        self.also_write(action_rows.put_snapshot, start)

    def save_instruction(self, seat: int, kind: rows.InstructionKind, payload: str, key: str = "") -> None:
        """Store an instruction in place of one of its seat, kind and key. Not even its existence is public."""
        given = rows.Instruction(self.match.id, seat, kind, key, payload, self.now)
        self.forget_instructions(kind, seat, key)
        kept = sorted((*self.match.instructions, given), key=attrgetter("seat", "kind", "key"))
        self.match = replace(self.match, instructions=tuple(kept))

    def forget_instructions(
        self, kind: rows.InstructionKind | None = None, seat: int | None = None, *keys: str
    ) -> None:
        """Delete instructions: of a kind, of a seat, of these keys, or all."""
        kept = (
            given
            for given in self.match.instructions
            if kind not in (None, given.kind) or seat not in (None, given.seat) or (keys and given.key not in keys)
        )
        self.match = replace(self.match, instructions=tuple(kept))

    def undo_after(self, seq: int) -> None:
        """Make all moves after ``seq`` ineffective (the undo step itself is appended afterwards)."""
        match = self.match
        kept = tuple(mark for mark in match.line if mark.seq <= seq or not mark.can_be_undone)
        edges = [mark.seq for mark in kept if mark.seq > seq]
        for first, last in zip([seq + 1, *(edge + 1 for edge in edges)], [*edges, match.row.seq + 1], strict=True):
            if first < last:
                self._undone.append((first, last - 1))
        hidden = match.hidden | hidden_steps(seq, match.row.published, match.row.seq + 1)
        recent = tuple((step, state) for step, state in match.recent if step <= seq)
        self.match = replace(match, line=kept, hidden=hidden, recent=recent)
        self.also_write(action_rows.drop_checkpoints, match.id, seq)

    def publish(self) -> None:
        """Make the newest position public."""
        self.match = replace(
            self.match,
            shown=self.match.state,
            row=replace(self.match.row, published=self.match.row.seq),
        )
        self._shown_at = self.match.row.seq

    def mark_told(self, upto: int) -> None:
        """Record that a post has reported all steps up to one."""
        self.update_row(posted=max(upto, self.match.row.posted))

    # -------------------------------------------------------------- saying

    def queue(self, job: jobs.AnyJob, *, key: str | None = None, after: int = 0) -> None:
        """Queue a job for Discord, ``after`` seconds from now; of several with one ``key`` the newest is sent."""
        # A lesson has no place there.
        if self.match.is_lesson:
            return
        self._jobs.append((job, key, after))

    @property
    def will_tell(self) -> bool:
        """Return whether a post queued here reports the newest step."""
        return any(isinstance(job, jobs.TurnPost) and job.upto == self.match.row.seq for job, _, _ in self._jobs)

    def queue_card(self, *, after: int = 0) -> None:
        """Queue the match's card, ``after`` seconds from now; a waiting card job already covers it."""
        self.queue(jobs.UpdateCard(self.match.id), key=f"card:{self.match.id}", after=after)

    def select_pingable(self, users: Iterable[int | None]) -> tuple[int, ...]:
        """Return the users whom a mention may ping now: awake, wanting notices, and not the actor."""
        return tuple(
            user
            for user in users
            if user is not None
            and user != self.actor
            and (user not in self.users or accepts_pings(self.users[user], self.now))
        )

    def announce(
        self, msg: Msg, *, ping: Sequence[int | None] = (), call: str = "", seat: int | None = None
    ) -> None:
        """Queue a sentence for the thread; of ``ping``, those whom a mention may ping now are pinged."""
        self.queue(jobs.Announce(self.match.id, msg, ping=self.select_pingable(ping), call=call, seat=seat))

    # -------------------------------------------------------------- later

    def set_timer(
        self, kind: str, fires_at: int, *, seat: int | None = None, payload: dict[str, Any] | None = None
    ) -> None:
        """Set a timer of the match in place of one of the same kind and seat."""
        text = plain_json(payload or {})
        self.write_aside(
            timer_rows.set_timer, match_id=self.match.id, seat=seat, kind=kind, fires_at=fires_at, payload=text
        )

    def cancel_timers(self, kind: str | None = None, *, seat: int | None = None) -> None:
        """Cancel timers of the match: of a kind, of a seat, or all."""
        self.write_aside(timer_rows.cancel, self.match.id, seat=seat, kind=kind)

    def mark_seen(self, user_id: int) -> None:
        """Mark all that a user may know at the commit as seen by them."""

        async def write(tx: Tx) -> None:
            upto = self.match.readable_upto(self.match.seat_of(user_id))
            await social_rows.set_seen(tx, self.match.id, user_id, upto, self.now)

        self.write_aside(write)

    def also_write(
        self, change: Callable[Concatenate[Tx, P], Awaitable[Any]], *args: P.args, **more: P.kwargs
    ) -> None:
        """Write something more in the same transaction."""
        self.write_aside(change, *args, **more)
        self._is_told = True

    def close_proposals(self, *kinds: str) -> None:
        """End the open proposals of the match: of these kinds, or all."""
        self.also_write(social_rows.close_proposals, self.match.id, self.now, kinds)

    def write_aside(
        self, change: Callable[Concatenate[Tx, P], Awaitable[Any]], *args: P.args, **more: P.kwargs
    ) -> None:
        """Like `also_write`, for what no other user is shown."""
        self._extras.append(lambda tx: change(tx, *args, **more))

    # -------------------------------------------------------------- writing

    async def commit(self, tx: Tx) -> None:
        """Write all changes. Raises SequenceTaken if another writer changed the match meanwhile."""
        if self.match.settings != self._before.settings:
            self.update_row(settings=plain_json(self.match.settings))
        self.match = replace(self.match, instructions=tuple(filter(self._counts, self.match.instructions)))
        before = self._before
        if self._renewed is not None and not states_differ(self.match, self._renewed):
            self.match = replace(before, instructions=self.match.instructions)
            self._actions, self._shown_at, self._renewed = [], None, None
        # `posted` alone does not count as a change.
        said = replace(before, row=replace(before.row, posted=self.match.row.posted))
        differs = states_differ(self.match, said)
        if (
            not differs
            and not self._is_told
            and all(isinstance(job, jobs.PRIVATE_JOBS) for job, _, _ in self._jobs)
        ):
            self.shown_to = self._in_secret()
        if differs:
            self.update_row(updated=self.now)
        self.update_row(version=before.row.version + 1)
        match = self.match
        match_rows.advance(tx, match.id, before.row.version)
        if self._actions:
            await action_rows.append_actions(tx, match.id, before.row.seq, self._actions)
        for first, last in self._undone:
            await action_rows.mark_undone(tx, match.id, first, last)
        await write_difference(tx, before, match)
        await self._snapshots(tx)
        if self.meets is not None:
            await save_names(tx, self.meets)
        for extra in self._extras:
            await extra(tx)
        for job, key, after in self._jobs:
            if key is not None and after and await outbox_rows.waits(tx, key):
                continue
            await outbox_rows.add(
                tx,
                kind=type(job).__struct_config__.tag,  # type: ignore[arg-type]
                payload=jobs.encode_job(job),
                now=self.now,
                # Jobs outside the thread neither wait for its jobs nor hold them up.
                match_id=match.id if isinstance(job, THREAD_JOBS) else None,
                key=key,
                next_at=self.now + after,
                guild_id=match.row.guild_id,
            )

    def _in_secret(self) -> frozenset[int]:
        """Return the users whose own panels may change though others can notice nothing."""
        changed = {*self._before.instructions} ^ {*self.match.instructions}
        people = {self.match.seats[given.seat].user_id for given in changed}
        return frozenset(user for user in (self.actor, *people) if user is not None)

    def _counts(self, given: rows.Instruction) -> bool:
        """Return whether an instruction still holds: none but reasons do after the end, and a plan only in its
        contest."""
        if given.kind == "missed" or self.match.broken is not None:
            return True
        if self.match.row.status not in rows.UNFINISHED:
            return False
        facts = self.match.contest
        return given.kind != "plan" or (
            facts is not None and given.key == str(facts.number) and given.seat in facts.seats
        )

    async def _snapshots(self, tx: Tx) -> None:
        match, row = self.match, self.match.row
        if match.state is None:
            return
        stored: list[tuple[rows.SnapshotKind, int, Any]] = []
        if self._renewed is not None:
            stored.append(("checkpoint", match.first, self._before.state))
        if self._actions:
            stored.append(("latest", row.seq, match.state))
        if self._shown_at is not None or self._renewed is not None:
            stored.append(("published", row.published, match.shown))
        if row.seq // CHECKPOINT_EVERY > self._before.row.seq // CHECKPOINT_EVERY:
            stored.append(("checkpoint", row.seq, match.state))
        for kind, seq, state in stored:
            encoded = match.game.states.encode(state)
            await action_rows.put_snapshot(tx, rows.Snapshot(match.id, kind, seq, row.rules_version, encoded))
