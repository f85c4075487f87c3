"""The rules under which a table is played, and what was shown of its game: other rules cannot draw it."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "albums"
down_revision = "dealing"

AT_ONCE = 500
"""Tables whose rules are written down together."""


def upgrade() -> None:
    """Go to this schema: the first line of each record says under which rules it was made."""
    op.add_column("tables", sa.Column("rules", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("shown", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "albums",
        sa.Column("table_id", sa.String(8), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("pages", sa.LargeBinary, nullable=False),
    )
    write_rules(op.get_bind())


def write_rules(connection: sa.Connection) -> None:
    """Write down the rules of every table that there is."""
    lines = sa.table("lines", sa.column("table_id"), sa.column("number"), sa.column("line"))
    tables = sa.table("tables", sa.column("id"), sa.column("rules"))
    change = sa.update(tables).where(tables.c.id == sa.bindparam("of")).values(rules=sa.bindparam("new"))
    found = connection.execute(sa.select(lines.c.table_id, lines.c.line).where(lines.c.number == 0)).all()
    rows = [{"of": table, "new": rules_of(line)} for table, line in found]
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(change, rows[first : first + AT_ONCE])


def rules_of(line: str) -> str:
    """The rules that the first line of a record names; none if it is broken."""
    try:
        return str(json.loads(line)["rules"])
    except (ValueError, KeyError, TypeError):
        return ""


def downgrade() -> None:
    """Go back to the schema before."""
    op.drop_table("albums")
    op.drop_column("tables", "shown")
    op.drop_column("tables", "rules")
