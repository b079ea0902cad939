"""Seats that may answer an offer, and seats that wait for answers.

Why: an offer rings its addressees once a turn and stands in their list of what waits, without anybody waiting for
them; and whoever made it may let clock and reminders rest until the answers are in.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from store.migrations.portable import BIG, only

revision = "0002_offers"
down_revision = "0001_first"


def upgrade() -> None:
    op.add_column("seat", sa.Column("invited_since", BIG))
    op.add_column("seat", sa.Column("invited_turn", sa.Integer()))
    op.add_column("seat", sa.Column("waits_until", BIG))
    op.create_index(
        "ix_seat_user_id_invited",
        "seat",
        ["user_id", "invited_since"],
        **only("invited_since IS NOT NULL"),
    )
