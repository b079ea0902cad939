"""Move everything to another database: ``python -m tools.move_database --from data/kontor.db --to
postgresql://…``.

Each is an SQLite file or a PostgreSQL database. The bot must be stopped. The source is only read. The target
must be empty; a file is created. Every row is compared before the commit, so a failure or an interruption
leaves the target empty.
"""

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from runtime import startup_errors
from runtime.settings import InvalidSetting, read_database, read_settings
from store.errors import DatabaseError
from store.postgres.connection import driver_url, without_password
from store.sqlite import files
from tools.move_database.endpoints import MoveRefused
from tools.move_database.move import FROM, TO, Place, move
from tools.move_database.rows import RowsDiffer

SAID_EVERY = 5.0
"""Seconds between progress messages."""

SECRETS = """
An address is postgresql://user:password@host:5432/name. What is typed after a command can be seen by everybody on
the machine, so leave the password out there: put it into PGPASSWORD or ~/.pgpass, as for psql. The address of the
source may stand in KONTOR_DATABASE instead.
"""


_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def interruptible() -> Iterator[Callable[[], None]]:
    """Raise KeyboardInterrupt for both inside the block, until the yielded function is called; then ignore
    them.
    """
    before = {number: signal.signal(number, signal.default_int_handler) for number in _SIGNALS}

    def no_longer() -> None:
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_IGN)

    try:
        yield no_longer
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        # The message would repeat the input, which may be an address with a password.
        self.exit(2, f"Say where to move to, by {TO} and a file or an address; --help tells the rest.\n")


class _Progress:
    """Prints progress now and then, but nothing for short steps."""

    def __init__(self) -> None:
        self._said = time.monotonic()

    def __call__(self, what: str, rows: int) -> None:
        if time.monotonic() - self._said >= SAID_EVERY:
            self._said = time.monotonic()
            print(f"{what}: {rows} rows ...", file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code: 2 if the operator must fix something, 1 if a copy was not equal."""
    parser = _Parser(
        prog="python -m tools.move_database",
        description=(__doc__ or "").partition("\n\n")[2],
        epilog=SECRETS,
        allow_abbrev=False,
    )
    parser.add_argument(
        FROM,
        dest="source",
        metavar="DATABASE",
        help="what to move; that of KONTOR_DATABASE (environment or .env), or data/kontor.db, if it is not given",
    )
    parser.add_argument(TO, dest="target", metavar="DATABASE", required=True, help="where to")
    given = parser.parse_args(arguments)
    try:
        with interruptible() as no_longer:
            source, target = _source(given.source), _place(given.target, TO)
            counts = move(source, target, _Progress(), no_longer)
            _tell(source, target, counts)
    except (MoveRefused, InvalidSetting) as refused:
        print(refused, file=sys.stderr)
        return 1 if isinstance(refused, RowsDiffer) else 2
    except KeyboardInterrupt:
        print("Interrupted. Nothing was moved.", file=sys.stderr)
        return 130
    return 0


def _source(text: str | None) -> Place:
    if text is None:
        text = str(read_settings(os.environ, Path(".env")).database)
    return _place(text, FROM)


def _place(text: str, option: str) -> Place:
    """Return the place that an argument names. Raises MoveRefused, InvalidSetting."""
    if not text.strip():
        raise MoveRefused(f"{option} names no database.")
    named = read_database(text, option)
    if isinstance(named, Path):
        return files.resolve_path(named)
    try:
        return driver_url(named)
    except DatabaseError as error:
        raise MoveRefused(str(startup_errors.describe(error, option))) from error


def _tell(source: Place, target: Place, counts: Mapping[str, int]) -> None:
    old, new = (place if isinstance(place, Path) else without_password(place) for place in (source, target))
    for table, rows in counts.items():
        print(f"{table}: {rows} row{'' if rows == 1 else 's'}")
    print(
        f"\nAll of it was moved to {new} and compared with {old}, which is as it was.\n"
        f"Now let KONTOR_DATABASE name the new one, and start the bot. Keep the old one until you are content,\n"
        f"but let no bot run on it any more: two that play the same matches would post everything twice.",
        flush=True,
    )


if __name__ == "__main__":
    os.umask(0o077)
    sys.exit(main())
