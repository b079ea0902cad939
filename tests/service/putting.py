"""A move of the bazaar that can be taken back."""

from __future__ import annotations

from tests.service.bazaar import Put
from tests.service.table import ANNA, Table


async def put(table: Table, user: object = ANNA) -> None:
    """Put the first card of a hand."""
    shown = await table.look(user)  # type: ignore[arg-type]
    await table.do(user, Put(shown.view.hand[0]))  # type: ignore[arg-type]
