"""Nicknames on single servers.

Why: a nickname belongs to its server, and was shown on every other one too. It is unknown which of the stored
names are nicknames: each is corrected when its owner acts again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004_nicknames"
down_revision = "0003_auctions"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "nickname",
        sa.Column("user_id", BIG, nullable=False),
        sa.Column("guild_id", BIG, nullable=False),
        sa.Column("name", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", name="pk_nickname"),
        sqlite_strict=True,
    )
