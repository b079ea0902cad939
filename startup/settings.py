"""What an operator sets, by environment variables or the file `.env`."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from dotenv import dotenv_values
from msgspec import Struct

from service.config import Config, Limits

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
YES: Final = ("1", "yes", "true", "on")
DEFAULT: Final = "data/kontor.db"
NO: Final = ("", "0", "no", "false", "off")


class BadSetting(Exception):
    """A variable holds something that cannot be meant; the text says what would be right."""


class Settings(Struct, frozen=True):
    """What `read` found.

    token: the bot's Discord token; None if there is none. database: the SQLite file, or the address of a
    database on a server. commands: the file that remembers which commands were sent.
    backups: the folder of the nightly backups. cache: the folder for what can be made anew, kept between starts.
    level: of the log, as `logging` numbers it.
    fast: computer players answer at once, for demonstrations and tests. limits: of what people may do.
    """

    token: str | None
    database: Path | str
    backups: Path
    cache: Path
    commands: Path
    level: int = logging.INFO
    fast: bool = False
    limits: Limits = Limits()

    @property
    def secrets(self) -> list[str]:
        """What must stand in no log."""
        password = urlsplit(self.database).password if isinstance(self.database, str) else None
        return [secret for secret in (self.token, password and unquote(password), password) if secret]

    def config(self) -> Config:
        """The settings of the service."""
        delay = (0, 0) if self.fast else Config(database=self.database).computer_delay
        return Config(
            database=self.database,
            backups=self.backups,
            read=self.cache / "catalogues",
            computer_delay=delay,
            limits=self.limits,
        )


def read(environ: Mapping[str, str], env_file: Path) -> Settings:
    """The settings; the environment goes before the file, which may be missing.

    Raises BadSetting with a sentence for the operator.
    """
    given = {key: value for key, value in _file(env_file).items() if value is not None} | dict(environ)
    named = given.get("KONTOR_DATABASE", "").strip() or DEFAULT
    database = named if "://" in named else Path(named)
    beside = Path(DEFAULT if isinstance(database, str) else database)
    backups = given.get("KONTOR_BACKUPS", "").strip()
    cache = given.get("KONTOR_CACHE", "").strip()
    return Settings(
        token=_token(given.get("DISCORD_TOKEN", "")),
        database=database,
        backups=Path(backups) if backups else beside.parent / "backups",
        cache=Path(cache) if cache else beside.parent / "cache",
        commands=beside.with_suffix(".commands"),
        level=_level(given.get("KONTOR_LOG", "")),
        fast=_flag("KONTOR_FAST", given.get("KONTOR_FAST", "")),
        limits=_limits(given.get("KONTOR_LIMITS", "")),
    )


def readable_by_others(env_file: Path) -> bool:
    """Whether others than its owner may read a file with secrets."""
    try:
        return os.name == "posix" and bool(env_file.stat().st_mode & 0o077)
    except OSError:
        return False


def _file(path: Path) -> Mapping[str, str | None]:
    try:
        return dotenv_values(path) if path.is_file() else {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"The file {path} cannot be read ({error}). Mend it or delete it.") from error


def _token(text: str) -> str | None:
    token = text.strip().removeprefix("Bot ").strip()
    if any(letter.isspace() or not letter.isascii() for letter in token):
        raise BadSetting(
            "DISCORD_TOKEN holds characters that no token has. Copy it again from the Bot page of"
            " https://discord.com/developers/applications"
        )
    return token or None


def _level(text: str) -> int:
    name = text.strip().upper() or "INFO"
    if name not in LEVELS:
        raise BadSetting(f"KONTOR_LOG is {text!r}. It can be {', '.join(LEVELS)}.")
    return logging.getLevelNamesMapping()[name]


def _limits(text: str) -> Limits:
    chosen: dict[str, int] = {}
    for part in text.replace(",", " ").split():
        name, _, number = part.partition("=")
        if name not in Limits.__struct_fields__ or not number.isdecimal() or not 0 < int(number) < 10**6:
            raise BadSetting(
                f"KONTOR_LIMITS holds {part!r}. It is numbers by name, such as matches=100, of "
                + ", ".join(Limits.__struct_fields__)
            )
        chosen[name] = int(number)
    return Limits(**chosen)


def _flag(name: str, text: str) -> bool:
    value = text.strip().lower()
    if value not in YES + NO:
        raise BadSetting(f"{name} is {text!r}. It can be 1 or 0.")
    return value in YES
