"""What the keeper of a server orders: who is banned, which tables are closed; and its pulse."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "keeping"
down_revision = "albums"


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "bans",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53)),
    )
    op.create_table(
        "closings",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_table(
        "pulses",
        sa.Column("worker", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Go back to the schema before."""
    for table in ("pulses", "closings", "bans"):
        op.drop_table(table)
