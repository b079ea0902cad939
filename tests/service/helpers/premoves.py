"""Premoves as a panel gives them."""

from typing import Any

from service.people.user import User
from tests.service.helpers.match import ServiceMatch


async def give(match: ServiceMatch, user: User, *actions: Any, only_if: tuple[int, ...] | None = None) -> None:
    """Give premoves one after the other, as the panel does. only_if: the conditions of each, by their places."""
    for action in actions:
        shown = await match.kontor.premoves.panel(user, match.id)
        await match.kontor.premoves.give(user, match.id, action, shown.token)
        if only_if is not None:
            await match.kontor.premoves.set_conditions(user, match.id, only_if)
