"""Row numbers that are never used twice: the largest one of a table, deleted rows included.

SQLite stores it in `sqlite_sequence`, PostgreSQL in a sequence of the column.
"""

from sqlalchemy import Table, func, select, text

from tools.move_database.endpoints import Endpoint, Target

_OF_FILE = text("SELECT seq FROM sqlite_sequence WHERE name = :name")
_CHANGE = text("UPDATE sqlite_sequence SET seq = :number WHERE name = :name")
_ADD = text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :number)")
_SEQUENCE = text("SELECT pg_get_serial_sequence(:table, :column)")


def largest_given(side: Endpoint, table: Table) -> int:
    """Return the largest number that a table has ever used; 0 for none. Raises MoveRefused."""
    column = table.autoincrement_column
    if column is None:
        return 0
    with side.refusing():
        largest = side.core.execute(select(func.max(column))).scalar() or 0
        if side.on_server:
            sequence = text(f"SELECT last_value, is_called FROM {_sequence(side, table)}")
            last, given = side.core.execute(sequence).one()
            noted = last if given else 0
        else:
            noted = side.core.execute(_OF_FILE, {"name": table.name}).scalar() or 0
    return int(max(largest, noted))


def go_on_after(target: Target, table: Table, number: int) -> None:
    """Make a table continue after this number. Raises MoveRefused."""
    if table.autoincrement_column is None:
        return
    with target.refusing():
        if target.on_server:
            # Not setval, which a rollback would not undo.
            sequence = _sequence(target, table)
            target.core.execute(text(f"ALTER SEQUENCE {sequence} RESTART WITH {max(number, 1)}"))
            if number:
                target.core.execute(text("SELECT nextval(:sequence)"), {"sequence": sequence})
        elif number:
            noted = {"name": table.name, "number": number}
            if target.core.execute(_CHANGE, noted).rowcount == 0:
                target.core.execute(_ADD, noted)


def _sequence(side: Endpoint, table: Table) -> str:
    """Return the name of the sequence of a table's numbers, quoted."""
    column = table.autoincrement_column
    assert column is not None
    quoted = side.core.dialect.identifier_preparer.format_table(table)
    return str(side.core.execute(_SEQUENCE, {"table": quoted, "column": column.name}).scalar_one())
