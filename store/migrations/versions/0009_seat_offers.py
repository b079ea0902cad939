"""The seat offered with an invitation to a running match.

Why: a seat changes hands only when its new player accepts.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009_seat_offers"
down_revision = "0008_commits"


def upgrade() -> None:
    op.add_column("invitation", sa.Column("seat", sa.Integer()))
