"""A whole move: everything is copied, compared and committed, or nothing."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

from sqlalchemy.engine import URL

from tools.move_database import postgres_server, sqlite_file
from tools.move_database.endpoints import MOVED, Endpoint, MoveRefused, Target
from tools.move_database.row_numbers import go_on_after, largest_given
from tools.move_database.rows import RowsDiffer, compare, copy

FROM, TO = "--from", "--to"
Place = Path | URL
"""The place of a database: a file, by a path without links, or a server."""
Progress = Callable[[str, int], None]
"""Called with the step, such as "copied action", and the number of rows done."""


def move(
    source: Place, target: Place, progress: Progress, before_keeping: Callable[[], None]
) -> Mapping[str, int]:
    """Move everything. Return the number of rows by table.

    The source is only read. The target stays unchanged until all rows are there and were compared. before_keeping:
    called when only the last step is left. Raises MoveRefused.
    """
    if isinstance(source, Path) and isinstance(target, Path) and _same(source, target):
        raise MoveRefused(f"{FROM} and {TO} are the same database.")
    with _source(source) as old, _target(target, old) as new:
        counts = {table.name: copy(old, new, table, partial(progress, f"copied {table.name}")) for table in MOVED}
        for table in MOVED:
            go_on_after(new, table, largest_given(old, table))
        for table in MOVED:
            compare(old, new, table, partial(progress, f"compared {table.name}"))
            if largest_given(new, table) != largest_given(old, table):
                raise RowsDiffer(f"The numbers of {table.name} would not go on in {new.where} where they are.")
        before_keeping()
        new.keep()
    return counts


def _source(place: Place) -> AbstractContextManager[Endpoint]:
    return sqlite_file.source(place, FROM) if isinstance(place, Path) else postgres_server.source(place, FROM)


def _target(place: Place, source: Endpoint) -> AbstractContextManager[Target]:
    return sqlite_file.target(place, TO) if isinstance(place, Path) else postgres_server.target(place, TO, source)


def _same(one: Path, other: Path) -> bool:
    return one == other or (one.exists() and other.exists() and one.samefile(other))
