"""Called by alembic for each upgrade, with the connection that is open already."""

from __future__ import annotations

from alembic import context

from ludoteca.server.rows import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
