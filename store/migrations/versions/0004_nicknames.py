"""What people are called on a server only.

Why: a nickname belongs to its server, and was shown on every other one too. Which of the names kept until now are
nicknames is not known: each is put right when its bearer acts again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from store.migrations.portable import BIG, TEXT

revision = "0004_nicknames"
down_revision = "0003_auctions"


def upgrade() -> None:
    op.create_table(
        "nickname",
        sa.Column("user_id", BIG, nullable=False),
        sa.Column("guild_id", BIG, nullable=False),
        sa.Column("name", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", name="pk_nickname"),
        sqlite_strict=True,
    )
