"""The input of a command, besides its match."""

from typing import Any

import discord
from discord import app_commands

from discord_ui.discord_api.users import user_of
from discord_ui.interaction.context import Interaction
from discord_ui.model.errors import UserError
from engines.core.text.messages import Msg
from service.people.user import User


class PersonOption(app_commands.Transformer):
    """The user named in an option. A bot, which cannot play, is refused with a UserError."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Return the type of the option."""
        return discord.AppCommandOptionType.user

    async def transform(self, interaction: Interaction, value: Any, /) -> User:
        """Return the chosen user. Raises UserError."""
        if value.bot:
            raise UserError(Msg("person-bot", {"name": value.display_name}))
        return user_of(value)


Person = app_commands.Transform[User, PersonOption]
