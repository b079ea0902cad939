"""The Discord, the servers and the clock of tests."""

from dataclasses import dataclass, field
from typing import Any, TypeVar

from service.app import Kontor
from service.base import jobs
from service.base.read_models.history import StoryStep
from service.base.read_models.matches import WaitingMatch
from service.people.access import Membership, MembershipStatus

J = TypeVar("J")
NOON = 1_750_248_000
"""A Wednesday in June, 12:00 UTC."""


class FakeClock:
    """A clock that tests turn. wrong: by how many seconds it is ahead."""

    def __init__(self, now: int = NOON) -> None:
        self.time = now
        self.wrong = 0

    def now(self) -> int:
        return self.time

    def monotonic(self) -> float:
        return self.time - self.wrong

    def set(self, seconds: int) -> None:
        """Set the clock forward, without time passing."""
        self.time += seconds
        self.wrong += seconds


@dataclass
class FakeGuild:
    """The servers of tests: all people are everywhere, but for those listed as elsewhere.

    elsewhere: by user. managers: of every server. asked: who was asked about, in order.
    """

    elsewhere: dict[int, MembershipStatus] = field(default_factory=dict)
    managers: set[int] = field(default_factory=set)
    asked: list[int] = field(default_factory=list)

    async def membership(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        self.asked.append(user_id)
        return self.known(user_id, guild_id, channel_id)

    def known(self, user_id: int, guild_id: int, channel_id: int) -> Membership:
        return Membership(self.elsewhere.get(user_id, "there"), manages=user_id in self.managers)


@dataclass
class Delivered:
    """A delivery. steps: what a turn post could show when it was sent. listed: what a notice listed."""

    at: int
    row_id: int
    tried_before: bool
    job: jobs.AnyJob
    steps: tuple[StoryStep, ...] = ()
    listed: tuple[WaitingMatch, ...] = ()


@dataclass
class FakeDiscord:
    """The Discord of tests.

    faults: raised, one for each delivery of a kind of job, before anything is heard. closed: whom no direct
    message reaches. out: nothing is heard at all. open: we may post, as far as is known.
    """

    clock: FakeClock
    delivered: list[Delivered] = field(default_factory=list)
    faults: dict[type[Any], list[BaseException]] = field(default_factory=dict)
    kontor: Kontor | None = None
    closed: set[int] = field(default_factory=set)
    out: bool = False
    open: bool = True

    async def deliver(self, row_id: int, tried_before: bool, job: jobs.AnyJob) -> jobs.Sent | None:
        if isinstance(job, jobs.Announce) and job.probe and not self.open:
            raise jobs.Undeliverable("nothing may be posted there yet")
        waiting = self.faults.get(type(job), [])
        if waiting:
            raise waiting.pop(0)
        if self.out:
            raise jobs.TryLater("an outage")
        said = Delivered(self.clock.now(), row_id, tried_before, job)
        if isinstance(job, jobs.SendNotice) and self.kontor is not None:
            said.listed = tuple(await self.kontor.lists.notice_items(job))
            if not said.listed:
                return None
        if (
            isinstance(job, jobs.SendNotice | jobs.SendDirectMessage | jobs.SendInvitation)
            and job.user_id in self.closed
        ):
            raise jobs.DirectMessagesClosed
        if isinstance(job, jobs.TurnPost) and self.kontor is not None:
            said.steps = (await self.kontor.history.story(job.match_id, job.after, job.upto)).steps
        self.delivered.append(said)
        if isinstance(job, jobs.OpenThread):
            return jobs.Sent("thread", 1000 + job.match_id, 10_000 + row_id)
        kind = str(job.__struct_config__.tag)
        return None if isinstance(job, jobs.RemoveCallButtons) else jobs.Sent(kind, 1, 10_000 + row_id)

    def may_post(self, channel_id: int) -> bool:
        return self.open

    def of(self, kind: type[J]) -> list[J]:
        return [said.job for said in self.delivered if isinstance(said.job, kind)]
