"""Who laid a table, as a mark that tells no address: the lobby gives every guest a share of its list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "guests"
down_revision = "keeping"


def upgrade() -> None:
    """Go to this schema: of tables laid before, nobody knows whose they are."""
    op.add_column("tables", sa.Column("laid_by", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """Go back to the schema before."""
    op.drop_column("tables", "laid_by")
