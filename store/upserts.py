"""Inserts that change the row that is there instead, in one form for both databases.

SQLAlchemy has such an insert for each of them. That of PostgreSQL is written out by SQLite as well, whose own is a
copy of it with less; every statement of the store that uses it is tested on both.
"""

from __future__ import annotations

from sqlalchemy.dialects.postgresql import insert as upsert

__all__ = ["upsert"]
