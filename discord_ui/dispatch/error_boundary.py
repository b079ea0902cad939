"""The error boundary around every answer: each error becomes a sentence for the person."""

import inspect
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
from discord import app_commands

from discord_ui.handlers.show_panel import show_panel
from discord_ui.interaction.app import App
from discord_ui.interaction.context import GONE, Interaction, InteractionContext
from discord_ui.model.custom_ids import BadCustomId
from discord_ui.model.errors import AlreadyAnswered, UserError
from discord_ui.model.focus import BadFocus
from engines.core.decisions import Refused
from engines.core.text.messages import Msg
from service.base.errors import AccessUnknown, DoneButNotShown, NoSuchMatch, NotSeated, Refusal

_log = logging.getLogger(__name__)


def app_of(interaction: Interaction) -> App:
    """Return the application that commands and controls share."""
    app: App = interaction.client.app
    return app


@asynccontextmanager
async def command_context(
    interaction: Interaction, *, acknowledge: bool = True
) -> AsyncIterator[InteractionContext]:
    """Answer a command; exceptions become sentences for the person.

    acknowledge: do so first, so that the answer may take longer than Discord's three seconds; not before a form.
    Raises AlreadyAnswered if that fails.
    """
    ctx = InteractionContext(app_of(interaction), interaction)
    with ctx.app.in_flight:
        if acknowledge:
            try:
                await begin_answer(ctx)
            except Exception as error:
                async with error_boundary(ctx):
                    raise
                raise AlreadyAnswered from error
        async with error_boundary(ctx):
            yield ctx


@asynccontextmanager
async def error_boundary(
    ctx: InteractionContext, match_id: int | None = None
) -> AsyncIterator[InteractionContext]:
    """Turn exceptions of an answer into sentences. match_id: the match whose panel comes with a refusal."""
    with ctx.app.in_flight:
        try:
            yield ctx
        except Exception as error:
            await report_error(ctx, error, match_id)
        finally:
            ctx.over()


async def begin_answer(ctx: InteractionContext) -> None:
    """Acknowledge. A person who acts in direct messages can be reached there again."""
    await ctx.acknowledge()
    if ctx.direct:
        await ctx.app.kontor.social.note_reachable(ctx.user.id)


async def report_error(ctx: InteractionContext, error: Exception, match_id: int | None) -> None:
    """Show the person the error and, if there is a match, today's panel. Never raises."""
    if ctx.interaction.client.is_closed():
        # Whatever failed may have failed for this alone.
        _log.warning("match %s: the bot left before an answer was given: %r", match_id, error)
        return
    try:
        try:
            await _answer(ctx, error, match_id)
        except Exception as worse:
            # The panel itself may fail: then answer with the sentence alone.
            await _answer(ctx, worse, match_id, alone=True)
    except Exception:
        _log.exception("match %s: an error could not be told", match_id)


async def _answer(ctx: InteractionContext, error: Exception, match_id: int | None, *, alone: bool = False) -> None:
    """alone: without today's panel."""
    shown = None if alone else match_id
    match error:
        case NoSuchMatch() | DoneButNotShown() | AccessUnknown():
            await ctx.say(error.msg)
        case NotSeated() if shown is not None:
            await show_panel(ctx, shown, notice=error.msg)
        case Refusal() | Refused() | UserError():
            await _refuse(ctx, error.msg, shown)
        case BadCustomId() | BadFocus():
            await _refuse(ctx, Msg("ui-stale"), shown)
        case discord.HTTPException() if error.code in GONE:
            _log.info("match %s: an interaction was over before its answer: %s", match_id, error)
        case discord.HTTPException() | aiohttp.ClientError() | OSError():
            _log.warning("match %s: Discord did not take an answer: %r", match_id, error)
            await ctx.say(Msg("ui-error-discord"))
        case _ if (told := ctx.app.kontor.admin.explain_storage_failure(error)) is not None:
            await ctx.say(told)
        case _:
            await ctx.say(await _report(ctx, error, match_id))


async def _refuse(ctx: InteractionContext, msg: Msg, match_id: int | None) -> None:
    if match_id is None:
        await ctx.say(msg)
        return
    try:
        await show_panel(ctx, match_id, notice=msg)
    except (NoSuchMatch, AccessUnknown) as none:
        await ctx.say(none.msg)
    except Refusal:
        await ctx.say(msg)


async def _report(ctx: InteractionContext, error: Exception, match_id: int | None) -> Msg:
    """Log an unexpected error with its match; return the sentence with its reference."""
    summary = f"{type(error).__name__}: {error}"
    told = ctx.app.kontor.matches.store_problem(match_id, summary)
    reference = await told if inspect.isawaitable(told) else told
    _log.error("problem %s in match %s: %s", reference, match_id, summary, exc_info=error)
    return Msg("ui-error-ours", {"ref": str(reference)})


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
