"""The funnel: whatever goes wrong in an interaction becomes a sentence for the one who pressed."""

from __future__ import annotations

import inspect
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from discord_ui.focus import BadFocus
from discord_ui.ids import BadId
from discord_ui.visit import GONE, Visit
from engines.core.decisions import Refused
from engines.core.text import Msg
from service.errors import Done, NoSuchMatch, NotSeated, Refusal, Unanswered

if TYPE_CHECKING:
    from discord_ui.context import Ui

_log = logging.getLogger(__name__)


class UserSays(Exception):
    """A refusal of this layer, such as a number typed wrongly; ``msg`` says what would be right."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg


async def answer(ui: Ui, visit: Visit, error: Exception, match_id: int | None) -> None:
    """Tell the person what went wrong and, where there is a match, show today's panel. Never raises."""
    try:
        try:
            await _answer(ui, visit, error, match_id)
        except Exception as worse:
            # Such as a panel that cannot be drawn up: a sentence alone is an answer too.
            await _answer(ui, visit, worse, match_id, alone=True)
    except Exception:
        if visit.interaction.client.is_closed():
            _log.warning("match %s: the bot left before an answer was given: %r", match_id, error)
            return
        _log.exception("match %s: an error could not be told", match_id)


async def _answer(ui: Ui, visit: Visit, error: Exception, match_id: int | None, *, alone: bool = False) -> None:
    """alone: without today's panel."""
    shown = None if alone else match_id
    match error:
        case NoSuchMatch() | Done() | Unanswered():
            await visit.say(error.msg)
        case NotSeated() if shown is not None:
            await ui.panel(visit, shown, notice=error.msg)
        case Refusal() | Refused() | UserSays():
            await _refuse(ui, visit, error.msg, shown)
        case BadId() | BadFocus():
            await _refuse(ui, visit, Msg("ui-stale"), shown)
        case discord.HTTPException() if error.code in GONE:
            _log.info("match %s: an interaction was over before its answer: %s", match_id, error)
        case discord.HTTPException() | aiohttp.ClientError() | OSError():
            _log.warning("match %s: Discord did not take an answer: %r", match_id, error)
            await visit.say(Msg("ui-error-discord"))
        case _ if ui.kontor.admin.keeps_nothing(error):
            await visit.say(Msg("ui-error-disk"))
        case _:
            await visit.say(await report(ui, error, match_id))


async def _refuse(ui: Ui, visit: Visit, msg: Msg, match_id: int | None) -> None:
    if match_id is None:
        await visit.say(msg)
        return
    try:
        await ui.panel(visit, match_id, notice=msg)
    except (NoSuchMatch, Unanswered) as none:
        await visit.say(none.msg)
    except Refusal:
        await visit.say(msg)


async def report(ui: Ui, error: Exception, match_id: int | None) -> Msg:
    """Log a fault of ours with its match, and the sentence that names its reference."""
    summary = f"{type(error).__name__}: {error}"
    told = ui.kontor.admin.problem(match_id, summary)
    reference = await told if inspect.isawaitable(told) else told
    _log.error("problem %s in match %s: %s", reference, match_id, summary, exc_info=error)
    return Msg("ui-error-ours", {"ref": str(reference)})
