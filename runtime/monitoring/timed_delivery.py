"""Time the outbox's jobs, without changing them."""

import time
from collections.abc import Callable
from typing import Final, Literal, get_args

from service.base.jobs import AnyJob, Delivery, DirectMessagesClosed, Sent, TryLater, Undeliverable

KINDS: Final = tuple(sorted(str(job.__struct_config__.tag) for job in get_args(AnyJob)))
"""The tags of jobs, such as ``turn``, ``card``, ``notice``."""
Outcome = Literal["sent", "later", "refused", "closed", "failed"]
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)
"""sent: done, also if nothing was left to do. later: postponed. refused: Discord will never do it. closed: the
person accepts no direct messages. failed: by a fault in Kontor.
"""
OF_ERROR: Final[dict[type, Outcome]] = {
    TryLater: "later",
    Undeliverable: "refused",
    DirectMessagesClosed: "closed",
}
Tell = Callable[[str, Outcome, float], None]


class TimedDelivery:
    """A delivery that forwards to another one, and reports each job's kind, outcome and seconds."""

    def __init__(self, hands: Delivery, tell: Tell) -> None:
        self._hands = hands
        self._tell = tell

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        """See `service.base.jobs.Delivery`."""
        begun = time.perf_counter()
        outcome: Outcome = "failed"
        try:
            sent = await self._hands.deliver(row_id, tried_before, job)
            outcome = "sent"
            return sent
        except (TryLater, Undeliverable, DirectMessagesClosed) as error:
            outcome = OF_ERROR[type(error)]
            raise
        finally:
            self._tell(str(job.__struct_config__.tag), outcome, time.perf_counter() - begun)

    def may_post(self, channel_id: int) -> bool:
        """See `service.base.jobs.Delivery`."""
        return self._hands.may_post(channel_id)
