"""A version of each match, incremented by every change.

Why: a cached match is valid while its version is unchanged. One process knows that by itself; several can check
it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006_versions"
down_revision = "0005_plans"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("match", sa.Column("version", BIG, nullable=False, server_default="0"))
