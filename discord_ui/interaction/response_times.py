"""How long people wait for an answer, by what they did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

import discord

Kind = Literal["button", "list", "form", "command", "suggestion"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_BUTTON: Final = discord.ComponentType.button.value


class ResponseTime(NamedTuple):
    """An interaction that is over.

    kind: what it was. acknowledged: seconds until Discord knew that an answer comes; None if it never did.
    answered: seconds until all was said.
    """

    kind: Kind
    acknowledged: float | None
    answered: float


def interaction_kind(interaction: discord.Interaction[Any]) -> Kind:
    """What somebody did."""
    match interaction.type:
        case discord.InteractionType.autocomplete:
            return "suggestion"
        case discord.InteractionType.modal_submit:
            return "form"
        case discord.InteractionType.component:
            data: Any = interaction.data
            pressed = isinstance(data, Mapping) and data.get("component_type") == _BUTTON
            return "button" if pressed else "list"
        case _:
            return "command"
