"""Each job for Discord is counted by what came of it."""

import pytest

from runtime.monitoring.timed_delivery import Outcome, TimedDelivery
from service.base.jobs import AnyJob, DirectMessagesClosed, Sent, TryLater, Undeliverable, UpdateCard

SENT = Sent("card", 1, 2)


class Hands:
    """A poster that sends, or raises a given error."""

    def __init__(self, raises: Exception | None) -> None:
        self._raises = raises

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        if self._raises is not None:
            raise self._raises
        return SENT

    def may_post(self, channel_id: int) -> bool:
        return True


@pytest.mark.parametrize(
    ("raises", "outcome"),
    [
        (None, "sent"),
        (TryLater("busy"), "later"),
        (Undeliverable("forbidden"), "refused"),
        (DirectMessagesClosed("closed"), "closed"),
        (KeyError("a fault of ours"), "failed"),
    ],
)
async def test_a_job_is_counted_by_what_came_of_it(raises: Exception | None, outcome: Outcome) -> None:
    told: list[tuple[str, Outcome]] = []
    hands = TimedDelivery(Hands(raises), lambda kind, outcome, _: told.append((kind, outcome)))
    if raises is None:
        assert await hands.deliver(1, False, UpdateCard(1)) == SENT
    else:
        with pytest.raises(type(raises)):
            await hands.deliver(1, False, UpdateCard(1))
    assert told == [("card", outcome)]
