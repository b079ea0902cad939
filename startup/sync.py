"""Registers the slash commands with Discord, only when they changed: 200 may be made a day."""

from __future__ import annotations

import json
import logging
from hashlib import blake2b
from pathlib import Path
from typing import Any

from discord import app_commands
from discord.ext import commands

_log = logging.getLogger(__name__)


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All global commands as they are sent to Discord, in every language."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def sync(bot: commands.AutoShardedBot, note: Path) -> bool:
    """Bring Discord's commands up to date; whether it was necessary.

    note: the file that remembers what was sent last, and for which application. Discord is asked too, so that
    commands which somebody deleted there come back.
    """
    wanted = await payload(bot.tree)
    text = json.dumps([bot.application_id, wanted], sort_keys=True, ensure_ascii=False)
    digest = blake2b(text.encode(), digest_size=16).hexdigest()
    if _read(note) == digest:
        there = {command.name for command in await bot.tree.fetch_commands()}
        if there == {command["name"] for command in wanted}:
            return False
    await bot.tree.sync()
    _write(note, digest)
    _log.info("sent %d commands to Discord", len(wanted))
    return True


def _read(note: Path) -> str | None:
    try:
        return note.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None


def _write(note: Path, digest: str) -> None:
    try:
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(digest, encoding="utf-8")
    except OSError as error:
        _log.warning("the note %s cannot be written (%s): commands are sent again next time", note, error)
