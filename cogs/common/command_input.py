"""What a command was given besides its match."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from msgspec import Struct

from discord_ui.discord_api.users import user_of
from discord_ui.model.custom_ids import BadCustomId, InputValue
from discord_ui.model.errors import UserError
from engines.core.text.messages import Msg
from service.people.user import User


class CommandInput(Struct, frozen=True):
    """What a command was given besides its match, as Discord gave it.

    values: by name of the option; what was left out is not there. person: somebody it is about.
    move: of a typed move, its game and its verb; the values are those of its fields.
    """

    values: Mapping[str, InputValue] = {}
    person: User | None = None
    move: tuple[str, ...] = ()

    def number(self, name: str) -> int | None:
        """The number that was given, if any. Raises BadCustomId for anything else."""
        value = self.values.get(name)
        if isinstance(value, bool) or not isinstance(value, int | None):
            raise BadCustomId(f"{name} is {value!r}")
        return value

    def text(self, name: str) -> str | None:
        """The text that was given, if any. Raises BadCustomId for anything else."""
        value = self.values.get(name)
        if not isinstance(value, str | None):
            raise BadCustomId(f"{name} is {value!r}")
        return value


NO_INPUT = CommandInput()


def command_input(*, person: User | None = None, **values: InputValue | None) -> CommandInput:
    """The input of what was given; an option that was left out is None."""
    return CommandInput({name: value for name, value in values.items() if value is not None}, person)


def person(user: discord.User | discord.Member) -> User:
    """Somebody named in an option. Raises UserError for a bot, with which nobody can play."""
    if user.bot:
        raise UserError(Msg("person-bot", {"name": user.display_name}))
    return user_of(user)
