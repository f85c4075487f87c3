"""Whether a table goes on from a record, and not from a deal of the server's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "forks"
down_revision = "first_tables"


def upgrade() -> None:
    """Go to this schema: tables laid before count as dealt here."""
    op.add_column("tables", sa.Column("fork", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back to the schema before."""
    op.drop_column("tables", "fork")
