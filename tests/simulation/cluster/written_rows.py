"""The rows that a transaction on the simulated server has written: noted by triggers, and written again."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from store.schema import metadata

Row = tuple[str, tuple[Any, ...]]
"""What is locked: a table and a key."""


class Change(NamedTuple):
    """A row as it was written: its key before, None if it is new, and its values, None if it is gone."""

    table: str
    old: tuple[Any, ...] | None
    new: tuple[Any, ...] | None


class Table:
    """The statements by which a table's rows are noted and written again.

    key: the positions of its key's columns. numbered: the server gives its rows their numbers.
    """

    def __init__(self, name: str, columns: Sequence[str], key: Sequence[str]) -> None:
        self.name = name
        self.key = [columns.index(column) for column in key]
        self._key, self._columns = key, columns
        self.numbered = list(key) == ["id"]
        quoted = ", ".join(f'"{column}"' for column in columns)
        others = ", ".join(f'"{one}" = excluded."{one}"' for one in columns if one not in key)
        self.put = (
            f'INSERT INTO "{name}" ({quoted}) VALUES ({", ".join("?" * len(columns))}) '
            f"ON CONFLICT ({', '.join(key)}) DO {f'UPDATE SET {others}' if others else 'NOTHING'}"
        )
        self.delete = f'DELETE FROM "{name}" WHERE {" AND ".join(f"{column} = ?" for column in key)}'

    def key_of(self, values: Sequence[Any]) -> tuple[Any, ...]:
        """Return the key of a row."""
        return tuple(values[at] for at in self.key)

    def triggers(self) -> Iterable[str]:
        """Return statements that make triggers which call `changed` with each changed row."""
        old = ", ".join(f'OLD."{column}"' for column in self._key)
        new = ", ".join(f'NEW."{column}"' for column in self._columns)
        for what, parts in (("INSERT", new), ("DELETE", old), ("UPDATE", f"{old}, {new}")):
            yield (
                f'CREATE TEMP TRIGGER "{self.name} {what}" AFTER {what} ON main."{self.name}" '
                f"BEGIN SELECT changed('{self.name}', '{what}', {parts}); END"
            )

    def change(self, what: str, values: tuple[Any, ...]) -> Change:
        """Return the change that a trigger reports."""
        size = len(self.key)
        if what == "INSERT":
            return Change(self.name, None, values)
        return Change(self.name, values[:size], values[size:] or None)

    def value(self, change: Change, column: str) -> Any:
        """Return what a column was set to; None for a row that is gone."""
        return None if change.new is None else change.new[self._columns.index(column)]

    def rows(self, change: Change) -> Iterable[Row]:
        """Return what a change locks."""
        if change.old is not None:
            yield self.name, change.old
        if change.new is not None:
            yield self.name, self.key_of(change.new)
            if self.name == "outbox":
                # Two transactions cannot both add a row of one key.
                key = self.value(change, "key")
                if key is not None and self.value(change, "first_tried") is None:
                    yield "outbox key", (key,)


TABLES: Final = {
    table.name: Table(table.name, [c.name for c in table.c], [c.name for c in table.primary_key])
    for table in metadata.sorted_tables
}
