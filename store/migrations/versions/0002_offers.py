"""Seats with an optional decision, and seats that wait for answers.

Why: an offer pings its addressees once a turn and is listed for them, although the match does not wait; its giver
may pause clock and reminders until the answers are in.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002_offers"
down_revision = "0001_first"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("seat", sa.Column("invited_since", BIG))
    op.add_column("seat", sa.Column("invited_turn", sa.Integer()))
    op.add_column("seat", sa.Column("waits_until", BIG))
    op.create_index(
        "ix_seat_user_id_invited",
        "seat",
        ["user_id", "invited_since"],
        sqlite_where=sa.text("invited_since IS NOT NULL"),
        postgresql_where=sa.text("invited_since IS NOT NULL"),
    )
