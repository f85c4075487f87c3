"""What a table keeps until it is dealt: the secret it has promised, and what its seats have thrown in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "dealing"
down_revision = "lists"


def upgrade() -> None:
    """Go to this schema: tables laid before are dealt."""
    op.add_column("tables", sa.Column("dealing", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Go back to the schema before."""
    op.drop_column("tables", "dealing")
