"""Store unexpected errors, for `/admin health`."""

import logging
import secrets

from service.base.errors import NoSuchMatch
from service.driver.repository import MatchRepository
from store import rows
from store.errors import StoreError
from store.tables import post_rows

log = logging.getLogger(__name__)


async def store_problem(matches: MatchRepository, match_id: int | None, text: str) -> str:
    """Store an unexpected error; return the reference shown to the user."""
    ref = secrets.token_hex(3)
    try:
        match = None if match_id is None else await matches.get(match_id)
    except (NoSuchMatch, StoreError):
        match = None
    number, seq = (match.id, match.row.seq) if match else (None, None)
    try:
        async with matches.database.tx() as tx:
            await post_rows.insert_problem(tx, rows.Problem(ref, number, seq, text[:4000], matches.clock.now()))
    except StoreError:
        # The user still gets the reference; the log has the details.
        log.exception("problem %s could not be kept: %s", ref, text)
    return ref
