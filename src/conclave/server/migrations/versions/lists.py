"""Whether a table is only for who has its link, and how many people it has: the lobby lists by both."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "lists"
down_revision = "forks"


def upgrade() -> None:
    """Go to this schema: tables laid before stay listed."""
    op.add_column("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="2"))


def downgrade() -> None:
    """Go back to the schema before."""
    op.drop_column("tables", "people")
    op.drop_column("tables", "private")
