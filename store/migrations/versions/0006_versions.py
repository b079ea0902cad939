"""A number that every change of a match makes larger.

Why: what is held of a match in memory is right as long as this number is what it was when it was read. One process
knows that by itself; several can look at it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from store.migrations.portable import BIG

revision = "0006_versions"
down_revision = "0005_plans"


def upgrade() -> None:
    op.add_column("match", sa.Column("version", BIG, nullable=False, server_default="0"))
