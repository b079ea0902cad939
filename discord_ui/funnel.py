"""The funnel around all that answers an interaction: whatever goes wrong becomes a sentence for the person."""

from __future__ import annotations

import inspect
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from discord_ui.context import Ui
from discord_ui.errors import Told, UserSays
from discord_ui.focus import BadFocus
from discord_ui.ids import BadId
from discord_ui.showing import show_panel
from discord_ui.visit import GONE, Interaction, Visit
from engines.core.decisions import Refused
from engines.core.text.messages import Msg
from service.base.errors import AccessUnknown, DoneButNotShown, NoSuchMatch, NotSeated, Refusal

_log = logging.getLogger(__name__)


def ui_of(interaction: Interaction) -> Ui:
    """What commands and controls share."""
    ui: Ui = interaction.client.ui
    return ui


@asynccontextmanager
async def funnel(interaction: Interaction, *, ack: bool = True) -> AsyncIterator[Visit]:
    """Around a command: exceptions become sentences for the person.

    ack: acknowledge first, so that the answer may take longer than Discord's three seconds; not before a form.
    Raises Told if that fails.
    """
    visit = Visit(ui_of(interaction), interaction)
    with visit.ui.busy:
        if ack:
            try:
                await begin(visit)
            except Exception as error:
                async with answering(visit):
                    raise
                raise Told from error
        async with answering(visit):
            yield visit


@asynccontextmanager
async def answering(visit: Visit, match_id: int | None = None) -> AsyncIterator[Visit]:
    """Around whatever answers a visit. match_id: what it is about, so that a refusal comes with today's panel."""
    with visit.ui.busy:
        try:
            yield visit
        except Exception as error:
            await answer(visit, error, match_id)
        finally:
            visit.over()


async def begin(visit: Visit) -> None:
    """Acknowledge. Whoever acts in direct messages may be reached there again."""
    await visit.ack()
    if visit.direct:
        await visit.ui.kontor.social.note_reachable(visit.user.id)


async def answer(visit: Visit, error: Exception, match_id: int | None) -> None:
    """Tell the person what went wrong and, where there is a match, show today's panel. Never raises."""
    try:
        try:
            await _answer(visit, error, match_id)
        except Exception as worse:
            # Such as a panel that cannot be drawn up: a sentence alone is an answer too.
            await _answer(visit, worse, match_id, alone=True)
    except Exception:
        if visit.interaction.client.is_closed():
            _log.warning("match %s: the bot left before an answer was given: %r", match_id, error)
            return
        _log.exception("match %s: an error could not be told", match_id)


async def _answer(visit: Visit, error: Exception, match_id: int | None, *, alone: bool = False) -> None:
    """alone: without today's panel."""
    shown = None if alone else match_id
    match error:
        case NoSuchMatch() | DoneButNotShown() | AccessUnknown():
            await visit.say(error.msg)
        case NotSeated() if shown is not None:
            await show_panel(visit, shown, notice=error.msg)
        case Refusal() | Refused() | UserSays():
            await _refuse(visit, error.msg, shown)
        case BadId() | BadFocus():
            await _refuse(visit, Msg("ui-stale"), shown)
        case discord.HTTPException() if error.code in GONE:
            _log.info("match %s: an interaction was over before its answer: %s", match_id, error)
        case discord.HTTPException() | aiohttp.ClientError() | OSError():
            _log.warning("match %s: Discord did not take an answer: %r", match_id, error)
            await visit.say(Msg("ui-error-discord"))
        case _ if (told := visit.ui.kontor.admin.explain_storage_failure(error)) is not None:
            await visit.say(told)
        case _:
            await visit.say(await _report(visit, error, match_id))


async def _refuse(visit: Visit, msg: Msg, match_id: int | None) -> None:
    if match_id is None:
        await visit.say(msg)
        return
    try:
        await show_panel(visit, match_id, notice=msg)
    except (NoSuchMatch, AccessUnknown) as none:
        await visit.say(none.msg)
    except Refusal:
        await visit.say(msg)


async def _report(visit: Visit, error: Exception, match_id: int | None) -> Msg:
    """Log a fault of ours with its match, and the sentence that names its reference."""
    summary = f"{type(error).__name__}: {error}"
    told = visit.ui.kontor.admin.store_problem(match_id, summary)
    reference = await told if inspect.isawaitable(told) else told
    _log.error("problem %s in match %s: %s", reference, match_id, summary, exc_info=error)
    return Msg("ui-error-ours", {"ref": str(reference)})
