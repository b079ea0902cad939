"""The input of a command, besides its match."""

from collections.abc import Mapping

import discord
from msgspec import Struct

from discord_ui.discord_api.users import user_of
from discord_ui.model.custom_ids import BadCustomId, InputValue
from discord_ui.model.errors import UserError
from engines.core.text.messages import Msg
from service.people.user import User


class CommandInput(Struct, frozen=True):
    """The input of a command besides its match, as received from Discord.

    values: by name of the option, without the omitted ones. person: the user named in an option.
    move: the game and the verb of a typed move, whose fields are then in `values`.
    """

    values: Mapping[str, InputValue] = {}
    person: User | None = None
    move: tuple[str, ...] = ()

    def number(self, name: str) -> int | None:
        """Return a number, or None if it was omitted. Raises BadCustomId for anything else."""
        value = self.values.get(name)
        if isinstance(value, bool) or not isinstance(value, int | None):
            raise BadCustomId(f"{name} is {value!r}")
        return value

    def text(self, name: str) -> str | None:
        """Return a text, or None if it was omitted. Raises BadCustomId for anything else."""
        value = self.values.get(name)
        if not isinstance(value, str | None):
            raise BadCustomId(f"{name} is {value!r}")
        return value


NO_INPUT = CommandInput()


def command_input(*, person: User | None = None, **values: InputValue | None) -> CommandInput:
    """Return the input of a command; an omitted option is None."""
    return CommandInput({name: value for name, value in values.items() if value is not None}, person)


def person(user: discord.User | discord.Member) -> User:
    """Return the user named in an option. Raises UserError for a bot, which cannot play."""
    if user.bot:
        raise UserError(Msg("person-bot", {"name": user.display_name}))
    return user_of(user)
