"""Response times by kind of interaction."""

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

import discord

Kind = Literal["button", "list", "form", "command", "suggestion"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_BUTTON: Final = discord.ComponentType.button.value


class ResponseTime(NamedTuple):
    """The times of a finished interaction.

    acknowledged: seconds until the acknowledgement; None without one. answered: seconds until the last answer.
    """

    kind: Kind
    acknowledged: float | None
    answered: float


def interaction_kind(interaction: discord.Interaction[Any]) -> Kind:
    """Return the kind of an interaction."""
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
