"""Translate discord.py's errors of commands for the error boundary."""

from discord import app_commands

from discord_ui.model.errors import UserError
from engines.core.text.messages import Msg


def cause_of(error: app_commands.AppCommandError) -> Exception:
    """Return the original error, or a UserError if the command is outdated or an option is wrong."""
    match error:
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return UserError(Msg("typed-outdated"))
        case app_commands.TransformerError(__cause__=UserError() as refused):
            return refused
        case app_commands.TransformerError():
            return UserError(Msg("typed-option", {"text": str(error.value)[:60]}))
        case app_commands.CommandInvokeError():
            return error.original
    return error
