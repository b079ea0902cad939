"""Seats whose people took back moves that had revealed information, with no other person to ask.

Why: such a match counts as played, but not as won.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010_hindsight"
down_revision = "0009_seat_offers"

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("seat", sa.Column("hindsight", BIG))
