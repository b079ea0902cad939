"""``python -m tests.store.helpers.dump_schema``: write the newest schema, with a row in every table, to schemas/.

Run once, when a revision is finished; a released dump is never written again.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from store.schema import REVISION
from store.sqlite.database import SqliteDatabase
from tests.store.helpers.sample_rows import one_of_everything

SCHEMAS = Path(__file__).parents[1] / "schemas"


async def dump(path: Path) -> str:
    """The SQL that makes a database of the newest schema with sample rows; ``path``: where to make one."""
    database = await SqliteDatabase.open(path)
    async with database.tx() as tx:
        await one_of_everything(tx)
    await database.close()
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        sql = asyncio.run(dump(Path(folder) / "kontor.db"))
    (SCHEMAS / f"{REVISION}.sql").write_text(sql, encoding="utf-8")
