"""Upserts in one form for both databases.

SQLAlchemy has one for each dialect. SQLite's is a smaller copy of PostgreSQL's, and SQLite also compiles the
latter. Every statement that uses it is tested on both databases.
"""

from sqlalchemy.dialects.postgresql import insert as upsert

__all__ = ["upsert"]
