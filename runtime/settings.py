"""Settings from environment variables or the file `.env`."""

import logging
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from dotenv import dotenv_values
from msgspec import Struct

from players import PLAYERS
from runtime.address import Address, read_address
from service.base.config import Config, Limits
from service.base.shards import Shards
from store.opening import is_server

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
YES: Final = ("1", "yes", "true", "on")
DATA: Final = Path("data")
NO: Final = ("", "0", "no", "false", "off")
THINKING: Final = 3.0
"""Seconds from the beginning of a computer player's thoughts to its move, however long it thinks."""
MOST_THINKERS: Final = 64
MOST_PLAYERS: Final = 6
OWN_NAMES: Final = frozenset({*PLAYERS, "normal", "program"})
"""Names of Kontor's own computer players, which no other may have."""
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{1,19}")
LONGEST_PAGE: Final = 512
"""Longest address that Discord accepts for a button, in characters."""
LEAST_SECRET: Final = 8
"""Shortest password to remove from the log, in characters."""
_PASSWORD: Final = re.compile(r"://[^:/@]*:([^@/]+)@")
_KIND: Final = re.compile(r"[\w+.-]{2,}:/+")
_ADDRESS: Final = re.compile(rf"://|^{_KIND.pattern}|^postgres.*@", re.IGNORECASE)
"""Matches text meant as an address and not as a file; C:/ begins a file."""


class InvalidSetting(Exception):
    """A variable has an impossible value; the text says what would be right."""


class Settings(Struct, frozen=True):
    """The settings that `read_settings` found.

    token: the bot's Discord token; None if there is none.
    database: the SQLite file, or the address of a PostgreSQL database.
    backups: the folder of the nightly backups; None for a server, which has its own.
    cache: the folder for files that can be rebuilt, for the next start.
    level: of the log, as a number of `logging`.
    fast: computer players answer at once, for demonstrations and tests. thinkers: processes in which strong ones
    think at most. players: commands of programs that hosts may choose, by name. limits: of what people may do.
    privacy, terms: addresses of the privacy policy and the terms of use; None for those that ship with Kontor.
    docs: the address of the folder of documents, without a slash at its end; None for none.
    metrics: the address for metrics and health; None for none. shards: of Discord, for this process; None for all.
    """

    token: str | None
    database: Path | str
    backups: Path | None
    cache: Path
    level: int = logging.INFO
    fast: bool = False
    thinkers: int = 1
    players: Mapping[str, str] = {}
    limits: Limits = Limits()
    privacy: str | None = None
    terms: str | None = None
    docs: str | None = None
    metrics: Address | None = None
    shards: Shards | None = None

    def secrets(self) -> list[str]:
        """Return what the log must never contain: the token, and the database's password, raw and decoded.

        A password that may be an ordinary word is not included: it would blank half of the log.
        """
        written = _PASSWORD.search(str(self.database))
        passwords = {written[1], unquote(written[1])} if written else set()
        return [
            one
            for one in (self.token, *sorted(passwords))
            if one and (one == self.token or len(one) >= LEAST_SECRET)
        ]

    def config(self) -> Config:
        """Return the settings of the service."""
        usual = Config(database=self.database)
        return Config(
            database=self.database,
            backups=self.backups,
            computer_delay=(0, 0) if self.fast else usual.computer_delay,
            thinking=0.0 if self.fast else THINKING,
            thinkers=self.thinkers,
            players=self.players,
            limits=self.limits,
            shards=self.shards,
        )


def read_settings(environ: Mapping[str, str], env_file: Path) -> Settings:
    """Read the settings; the environment goes before the file, which may be missing.

    Raises InvalidSetting with a sentence for the operator.
    """
    given = {key: value for key, value in _file(env_file).items() if value is not None} | dict(environ)
    database = read_database(given.get("KONTOR_DATABASE", ""), "KONTOR_DATABASE")
    folder = database.parent if isinstance(database, Path) else DATA
    backups = given.get("KONTOR_BACKUPS", "").strip()
    cache = given.get("KONTOR_CACHE", "").strip()
    return Settings(
        token=_token(given.get("DISCORD_TOKEN", "")),
        database=database,
        backups=_backups(database, backups),
        cache=Path(cache) if cache else folder / "cache",
        level=_level(given.get("KONTOR_LOG", "")),
        fast=_flag("KONTOR_FAST", given.get("KONTOR_FAST", "")),
        thinkers=_thinkers(given.get("KONTOR_THINKERS", "")),
        players=_players(given.get("KONTOR_PLAYERS", "")),
        limits=_limits(given.get("KONTOR_LIMITS", "")),
        privacy=_page("KONTOR_PRIVACY_URL", given.get("KONTOR_PRIVACY_URL", "")),
        terms=_page("KONTOR_TERMS_URL", given.get("KONTOR_TERMS_URL", "")),
        docs=_page("KONTOR_DOCS_URL", given.get("KONTOR_DOCS_URL", "").strip().rstrip("/")),
        metrics=_address(given.get("KONTOR_METRICS", "")),
        shards=_shards(database, given.get("KONTOR_SHARDS", "")),
    )


def read_database(text: str, setting: str) -> Path | str:
    """Return the database that a setting of this name means: a file (the default one if empty) or an address.

    Raises InvalidSetting, which never repeats a possible password.
    """
    text = text.strip()
    if is_server(text):
        return text
    if _ADDRESS.search(text):
        kind = _KIND.match(text)
        told = f"begins with {kind[0]}" if kind else "looks like an address"
        raise InvalidSetting(f"{setting} {told}. It is the path of a file, or postgresql://…")
    return Path(text or DATA / "kontor.db")


def readable_by_others(env_file: Path) -> bool:
    """Return whether users other than its owner may read a file with secrets."""
    try:
        return os.name == "posix" and bool(env_file.stat().st_mode & 0o077)
    except OSError:
        return False


def _file(path: Path) -> Mapping[str, str | None]:
    try:
        return dotenv_values(path) if path.is_file() else {}
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidSetting(f"The file {path} cannot be read ({error}). Mend it or delete it.") from error


def _backups(database: Path | str, text: str) -> Path | None:
    if isinstance(database, str):
        return None
    return Path(text) if text else database.parent / "backups"


def _token(text: str) -> str | None:
    token = text.strip().removeprefix("Bot ").strip()
    if any(letter.isspace() or not letter.isascii() for letter in token):
        raise InvalidSetting(
            "DISCORD_TOKEN holds characters that no token has. Copy it again from the Bot page of"
            " https://discord.com/developers/applications"
        )
    return token or None


def _level(text: str) -> int:
    name = text.strip().upper() or "INFO"
    if name not in LEVELS:
        raise InvalidSetting(f"KONTOR_LOG is {text!r}. It can be {', '.join(LEVELS)}.")
    return logging.getLevelNamesMapping()[name]


def _thinkers(text: str) -> int:
    number = text.strip()
    if not number:
        return max(1, (os.cpu_count() or 1) - 1)
    if not number.isdecimal() or int(number) > MOST_THINKERS:
        raise InvalidSetting(
            f"KONTOR_THINKERS is {text!r}. It is the number of processes in which strong computer players think,"
            f" from 0 to {MOST_THINKERS}."
        )
    return int(number)


def _players(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, command = (half.strip() for half in part.partition("="))
        if not _NAME.fullmatch(name) or name in OWN_NAMES or name in found or not command:
            raise InvalidSetting(
                f"KONTOR_PLAYERS holds {part!r}. It is commands by name, such as deepthought=/opt/bots/deep, with"
                " commas between them. A name has 2 to 20 small letters, digits and hyphens, and is none of"
                f" {', '.join(sorted(OWN_NAMES))}."
            )
        found[name] = command
    if len(found) > MOST_PLAYERS:
        raise InvalidSetting(f"KONTOR_PLAYERS names {len(found)} players; a form has room for {MOST_PLAYERS}.")
    return found


def _limits(text: str) -> Limits:
    chosen: dict[str, int] = {}
    for part in text.replace(",", " ").split():
        name, _, number = part.partition("=")
        if name not in Limits.__struct_fields__ or not number.isdecimal() or not 0 < int(number) < 10**6:
            raise InvalidSetting(
                f"KONTOR_LIMITS holds {part!r}. It is numbers by name, such as matches=100, of "
                + ", ".join(Limits.__struct_fields__)
            )
        chosen[name] = int(number)
    return Limits(**chosen)


def _page(name: str, text: str) -> str | None:
    """Return the address of a page, checked for use in a Discord button."""
    address = text.strip()
    if not address:
        return None
    fits = len(address) <= LONGEST_PAGE and address.isascii() and address.isprintable()
    if not fits or re.match(r"https?://[^\s/]+[^\s]*$", address) is None:
        raise InvalidSetting(
            f"{name} is {text!r}. It is the address of a page, such as https://example.org/privacy, of at most"
            f" {LONGEST_PAGE} characters without spaces or accents."
        )
    return address


def _address(text: str) -> Address | None:
    if not text.strip():
        return None
    address = read_address(text)
    if address is None:
        raise InvalidSetting(
            f"KONTOR_METRICS is {text!r}. It is an address of this machine and a port, such as 127.0.0.1:9464,"
            " [::1]:9464 or 9464."
        )
    return address


def _shards(database: Path | str, text: str) -> Shards | None:
    if not text.strip():
        return None
    if isinstance(database, Path):
        raise InvalidSetting(
            "KONTOR_SHARDS is for several processes on a database of PostgreSQL. Leave it out: with a file there"
            " is one process, which carries all shards."
        )
    try:
        return Shards.read(text.strip())
    except ValueError:
        raise InvalidSetting(
            f"KONTOR_SHARDS is {text!r}. It is the shards of this process, counted from 0, and how many there are"
            " in all, such as 0-3/16."
        ) from None


def _flag(name: str, text: str) -> bool:
    value = text.strip().lower()
    if value not in YES + NO:
        raise InvalidSetting(f"{name} is {text!r}. It can be 1 or 0.")
    return value in YES
