"""What went out to whom, for tests of notices."""

from __future__ import annotations

from service.base.jobs import Announce
from tests.service.bazaar import Pass
from tests.service.table import ANNA, BEN, Table

HOUR = 3600
DAY = 24 * HOUR


async def asked(table: Table, **settings: object) -> None:
    """A match in which Ben, with these settings, is asked a moment ago."""
    await table.kontor.users.update(BEN, **settings)
    await table.begin(people=2, grace=0)
    await table.do(ANNA, Pass())


def calls(table: Table, call: str = "") -> list[Announce]:
    """The announcements with certain buttons."""
    return [job for job in table.ears.of(Announce) if job.call == call]
