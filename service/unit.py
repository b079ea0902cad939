"""A unit of work: one match under its lock, everything that a call changes, and one transaction at its end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from engines.core.actions import Emitted
from engines.core.frames import Step
from engines.core.legal_moves import LegalMoves
from engines.core.play.standing_orders import ChosenItems
from engines.core.text.messages import Msg
from service.config import Config
from service.jobs import PRIVATE, Announce, AnyJob, Card, Curve, OpenThread, Retire, TurnPost, Withdraw, written
from service.live import RULES, Live, mark_of, plain_json, unseen, verb_of
from service.people import User
from service.rest import takes_pings
from service.users import StoredUser, meet
from store import action_rows, match_rows, outbox_rows, plan_rows, rows, seat_rows, social_rows, timer_rows
from store.db import Tx

Extra = Callable[[Tx], Awaitable[Any]]
RECENT = 8
"""So many of the newest positions are held in memory."""
STORY = (OpenThread, TurnPost, Curve, Announce, Withdraw, Retire)
"""What is done in the order in which it was said."""
CHECKPOINT_EVERY = 64
"""Steps between two positions that are kept for good, so that the past need not be replayed from the start."""


@dataclass(slots=True)
class Unit:
    """What one call changes of a match. `commit` writes all of it, or nothing.

    live: the match as it is becoming. users: the people and followers of the match, by id. followers: user ids
    who follow it. actor: who acts, if a person. orders: by seat, the standing orders in force with
    what they were given with. ahead: by seat, the moves given beforehand (`service.given_ahead.Given`).
    meets: who acts, if they are called otherwise than was known; kept unless that would tell that they acted.
    milestone: a move brought something after which the board is posted, whoever is asked (`Words.milestones`).
    events: of the moves that are made here. movers: by whom. shown_to: once it is written, those who may notice in
    a panel that it was; None for everybody.
    """

    live: Live
    now: int
    config: Config
    users: dict[int, StoredUser]
    followers: tuple[int, ...] = ()
    actor: int | None = None
    orders: dict[int, dict[str, ChosenItems]] = field(default_factory=dict)
    ahead: dict[int, Any] = field(default_factory=dict)
    meets: User | None = None
    _before: Live = field(init=False)
    _actions: list[rows.NewAction] = field(default_factory=list)
    _undone: list[tuple[int, int]] = field(default_factory=list)
    _jobs: list[tuple[AnyJob, str | None, int]] = field(default_factory=list)
    _extras: list[Extra] = field(default_factory=list)
    _shown_at: int | None = None
    _renewed: Live | None = None
    _is_told: bool = False
    _own: set[int] = field(default_factory=set)
    milestone: bool = False
    shown_to: frozenset[int] | None = None
    events: list[Any] = field(default_factory=list)
    movers: list[rows.Origin] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._before = self.live

    # -------------------------------------------------------------- changing

    def row(self, **fields: Any) -> None:
        """Change fields of the match."""
        self.live = replace(self.live, row=replace(self.live.row, **fields))

    def settings(self, **fields: Any) -> None:
        """Change the match's settings."""
        self.live = replace(self.live, settings=msgspec.structs.replace(self.live.settings, **fields))

    def seat(self, seat: int, **fields: Any) -> None:
        """Change fields of a seat."""
        self.live = self.live.with_seat(seat, **fields)

    def act(
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
        game = self.live.game
        self._actions.append(
            rows.NewAction(
                seat=seat,
                origin=origin,
                user_id=user_id,
                payload=payload,
                events=game.emitted.encode(list(events)).decode(),
                chance=plain_json([[name, value] for name, value in chance]),
                digest=game.states.digest(state),
                barrier=barrier,
                at=self.now,
            )
        )
        live = self.live
        seq = live.row.seq + 1
        mark = mark_of(seq, seat, origin, user_id, verb_of(payload), barrier, self.now)
        row = replace(live.row, seq=seq)
        recent = (*live.recent[1 - RECENT :], (seq, state))
        self.live = replace(live, row=row, state=state, line=(*live.line, mark), broken=None, recent=recent)
        if seat is not None:
            self.seat(seat, own=self.live.seats[seat].own + 1)
        return seq

    def move(
        self, seat: int, action: Any, *, origin: rows.Origin, user_id: int | None = None, barrier: bool = False
    ) -> Step[Any]:
        """Carry out a move of the game and log it. Raises what `Game.apply` raises; then nothing changed.

        barrier: information flowed besides what the rules know of.
        """
        game, before = self.live.game, self.live.contest
        step = self.live.choices(self.live.state).apply(seat, action)
        after = None if step.state.over else game.open_contest(step.state)
        if barrier or (after is not None and (before is None or before.number != after.number)):
            # A contest cannot be taken back alone while others answer it in secret.
            step = msgspec.structs.replace(step, barrier=True)
        self.events += [one.event for one in step.events]
        self.movers.append(origin)
        self.milestone |= any(isinstance(one.event, game.words.milestones) for one in step.events)
        self.act(
            seat=seat,
            origin=origin,
            payload=game.actions.encode(action).decode(),
            state=step.state,
            events=step.events,
            chance=step.chance,
            barrier=step.barrier,
            user_id=user_id,
        )
        self.live.held.keep(LegalMoves.after(game, step))
        return step

    def renew(self) -> None:
        """Bind a match that goes on to the rules of today: its positions, read as theirs, are kept from here on.

        A replay begins at this step, and nothing before it can be taken back. Nobody is told, for nothing happens.
        Nothing is written while nothing else happens that others may notice.
        """
        live, version = self.live, self.live.game.info.rules_version
        if live.state is None or live.row.status not in rows.UNFINISHED or live.row.rules_version == version:
            return
        up_to_date = live.row.published == live.row.seq
        payload = plain_json({"type": RULES, "from": live.row.rules_version, "to": version})
        self.row(rules_version=version)
        self.act(seat=None, origin="system", payload=payload, state=live.state)
        if up_to_date:
            self.publish()
        self._renewed = self.live

    def plan(self, plan: rows.ContestPlan) -> None:
        """Keep a seat's plan for the open contest; nothing of it is public, nor that somebody has planned."""
        self.meets = None
        self.live = replace(self.live, plans={**self.live.plans, plan.seat: plan})

    def forget_plans(self, *seats: int) -> None:
        """Drop what these seats, or all, have planned for contests."""
        kept = {seat: plan for seat, plan in self.live.plans.items() if seats and seat not in seats}
        self.live = replace(self.live, plans=kept)

    def undo_after(self, seq: int) -> None:
        """Make all moves after ``seq`` ineffective (the step that says so is appended afterwards)."""
        live = self.live
        kept = tuple(mark for mark in live.line if mark.seq <= seq or not mark.can_be_undone)
        edges = [mark.seq for mark in kept if mark.seq > seq]
        for first, last in zip([seq + 1, *(edge + 1 for edge in edges)], [*edges, live.row.seq + 1], strict=True):
            if first < last:
                self._undone.append((first, last - 1))
        hidden = live.hidden | unseen(seq, live.row.published, live.row.seq + 1)
        recent = tuple((step, state) for step, state in live.recent if step <= seq)
        self.live = replace(live, line=kept, hidden=hidden, recent=recent)
        match_id = live.id
        self.also(lambda tx: action_rows.drop_checkpoints(tx, match_id, seq))

    def publish(self) -> None:
        """Let everybody see the newest position."""
        self.live = replace(
            self.live,
            shown=self.live.state,
            row=replace(self.live.row, published=self.live.row.seq),
        )
        self._shown_at = self.live.row.seq

    def told(self, upto: int) -> None:
        """A post has told everything up to a step."""
        self.row(posted=max(upto, self.live.row.posted))

    # -------------------------------------------------------------- saying

    def say(self, job: AnyJob, *, key: str | None = None, after: int = 0) -> None:
        """Queue something for Discord, ``after`` seconds from now; of one ``key`` only the newest is sent."""
        self._jobs.append((job, key, after))

    @property
    def will_tell(self) -> bool:
        """Whether a post that is queued here tells the newest step."""
        return any(isinstance(job, TurnPost) and job.upto == self.live.row.seq for job, _, _ in self._jobs)

    def card(self, *, after: int = 0) -> None:
        """Queue the match's card, ``after`` seconds from now; one that waits already takes this along."""
        self.say(Card(self.live.id), key=f"card:{self.live.id}", after=after)

    def heard(self, users: Iterable[int | None]) -> tuple[int, ...]:
        """Those whom a mention may ping now: awake, wanting notices, and not who acts."""
        return tuple(
            user
            for user in users
            if user is not None
            and user != self.actor
            and (user not in self.users or takes_pings(self.users[user], self.now))
        )

    def announce(self, msg: Msg, *, ping: tuple[int, ...] = (), call: str = "", seat: int | None = None) -> None:
        """Queue a sentence for the thread; of ``ping``, those are pinged whom a mention may ping now."""
        self.say(Announce(self.live.id, msg, ping=self.heard(ping), call=call, seat=seat))

    # -------------------------------------------------------------- later

    def timer(
        self, kind: str, fires_at: int, *, seat: int | None = None, payload: dict[str, Any] | None = None
    ) -> None:
        """Set a timer of the match in place of one of the same kind and seat."""
        match_id, text = self.live.id, plain_json(payload or {})

        async def write(tx: Tx) -> None:
            await timer_rows.set_timer(
                tx, kind=kind, fires_at=fires_at, match_id=match_id, seat=seat, payload=text
            )

        self._extras.append(write)

    def cancel(self, kind: str | None = None, *, seat: int | None = None) -> None:
        """Cancel timers of the match: of a kind, of a seat, or all."""
        match_id = self.live.id

        async def write(tx: Tx) -> None:
            timer_rows.drop(tx, match_id=match_id, kind=kind, seat=seat)

        self._extras.append(write)

    def looks(self, user_id: int) -> None:
        """Count everything that a user may know when this is written as seen by them."""

        async def write(tx: Tx) -> None:
            owned = self.live.seat_owned_by(user_id)
            upto = self.live.readable_upto(None if owned is None else owned.seat)
            await social_rows.set_seen(tx, self.live.id, user_id, upto, self.now)

        self._extras.append(write)

    def also(self, extra: Extra) -> None:
        """Write something more in the same transaction."""
        self._extras.append(extra)
        self._is_told = True

    def aside(self, extra: Extra, seat: int | None = None) -> None:
        """`also`, for what nobody is shown, or the person of a seat alone."""
        self._extras.append(extra)
        if seat is not None:
            self._own.add(seat)

    # -------------------------------------------------------------- writing

    async def commit(self, tx: Tx) -> None:
        """Write everything. Raises SequenceTaken if somebody else wrote this match meanwhile."""
        if self.live.settings != self._before.settings:
            self.row(settings=plain_json(self.live.settings))
        self.live = replace(self.live, plans={p.seat: p for p in self.live.plans.values() if self._counts(p)})
        before = self._before
        if self._renewed is not None and not _differ(self.live, self._renewed):
            self.live = replace(before, plans=self.live.plans)
            self._actions, self._shown_at, self._renewed = [], None, None
        # That something was said is no change of the match.
        said = replace(before, row=replace(before.row, posted=self.live.row.posted))
        differs = _differ(self.live, said)
        if not differs and not self._is_told and all(isinstance(job, PRIVATE) for job, _, _ in self._jobs):
            self.shown_to = self._in_secret()
        if differs:
            self.row(updated=self.now)
        self.row(version=before.row.version + 1)
        live = self.live
        match_rows.advance(tx, live.id, before.row.version)
        if self._actions:
            await action_rows.append_actions(tx, live.id, before.row.seq, self._actions)
        for first, last in self._undone:
            await action_rows.mark_undone(tx, live.id, first, last)
        changed = {
            name: getattr(live.row, name)
            for name in match_rows.MatchFields.__annotations__
            if getattr(live.row, name) != getattr(before.row, name) and name != "seq"
        }
        if changed:
            await match_rows.update_match(tx, live.id, **changed)
        for old, new in zip(before.seats, live.seats, strict=False):
            fields = {
                name: getattr(new, name)
                for name in seat_rows.SeatFields.__annotations__
                if getattr(new, name) != getattr(old, name)
            }
            if fields:
                await seat_rows.update_seat(tx, live.id, new.seat, **fields)
        await self._snapshots(tx)
        for seat in before.plans.keys() - live.plans.keys():
            await plan_rows.drop_plan(tx, live.id, seat)
        for plan in live.plans.values():
            if before.plans.get(plan.seat) != plan:
                await plan_rows.put_plan(tx, plan)
        if self.meets is not None:
            await meet(tx, self.meets)
        for extra in self._extras:
            await extra(tx)
        for job, key, after in self._jobs:
            if key is not None and after and await outbox_rows.waits(tx, key):
                continue
            await outbox_rows.add(
                tx,
                kind=type(job).__struct_config__.tag,  # type: ignore[arg-type]
                payload=written(job),
                now=self.now,
                # What is not part of the thread's story neither waits for it nor holds it up.
                match_id=live.id if isinstance(job, STORY) else None,
                key=key,
                next_at=self.now + after,
                guild_id=live.row.guild_id,
            )

    def _in_secret(self) -> frozenset[int]:
        """Whose own panels may change though nothing happened that others may notice."""
        before, now = self._before.plans, self.live.plans
        planned = {seat for seat in before.keys() | now.keys() if before.get(seat) != now.get(seat)}
        people = {self.live.seats[seat].user_id for seat in planned | self._own}
        return frozenset(user for user in (self.actor, *people) if user is not None)

    def _counts(self, plan: rows.ContestPlan) -> bool:
        """Whether a plan is for a contest that is still open to its seat."""
        facts = self.live.contest if self.live.row.status in rows.UNFINISHED else None
        return facts is not None and plan.contest == facts.number and plan.seat in facts.seats

    async def _snapshots(self, tx: Tx) -> None:
        live = self.live
        if live.state is None:
            return
        kinds: list[rows.SnapshotKind] = ["latest"] if self._actions else []
        if self._shown_at is not None or self._renewed is not None:
            kinds.append("published")
        if live.row.seq // CHECKPOINT_EVERY > self._before.row.seq // CHECKPOINT_EVERY:
            kinds.append("checkpoint")
        if self._renewed is not None:
            first = rows.Snapshot(
                live.id,
                "checkpoint",
                live.first,
                live.row.rules_version,
                live.game.states.encode(self._before.state),
            )
            await action_rows.put_snapshot(tx, first)
        for kind in kinds:
            shown = kind == "published"
            await action_rows.put_snapshot(
                tx,
                rows.Snapshot(
                    match_id=live.id,
                    kind=kind,
                    seq=live.row.published if shown else live.row.seq,
                    rules_version=live.row.rules_version,
                    state=live.game.states.encode(live.shown if shown else live.state),
                ),
            )


def differ(live: Live, other: Live) -> bool:
    """Whether others may notice that a match was written in between; what is said of it aside."""
    row = replace(live.row, posted=other.row.posted, version=other.row.version)
    return _differ(replace(live, row=row), other)


def _differ(live: Live, other: Live) -> bool:
    """Whether two states of a match differ in something that others might notice, its time of change included.

    Plans for a contest, timers and reminders are no such thing.
    """
    return (live.row, live.settings, live.seats, live.people) != (
        other.row,
        other.settings,
        other.seats,
        other.people,
    )
