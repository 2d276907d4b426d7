"""What is kept: the tables of the database. ``migrations/`` makes them, step by step since the first version."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

#: Single values: the key that signs cookies and links.
SETTING = Table(
    "setting", METADATA, Column("name", String(64), primary_key=True), Column("value", Text, nullable=False)
)

#: Whoever has been here: a guest, or an account with a name and a passphrase.
GUEST = Table(
    "guest",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("account", String(64), unique=True),
    Column("passphrase", Text),
    Column("created", Float, nullable=False),
    #: How often the passphrase was changed.
    Column("epoch", Integer, nullable=False, server_default="0"),
)

#: A table with its seats and settings, as one document; ``version`` lets two processes not overwrite each other.
TABLE = Table(
    "game_table",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Index("game_table_lobby", "status", "public", "created"),
)

#: Who sat at which table, for one's own list.
SEATED = Table(
    "seated",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("seated_table", "table_id"),
)

#: A match: set-up and seed; its choices are rows of ``move``.
MATCH = Table(
    "match",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float),
    Column("document", Text, nullable=False),
    Index("match_table", "table_id"),
)

#: What happened in a match, in order: two processes or two tabs can't both have one place.
MOVE = Table(
    "move",
    METADATA,
    Column("match_id", String(32), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

RATING = Table(
    "rating",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", BigInteger, nullable=False),
)

#: A match counts once, whoever reports its end.
RATED = Table("rated", METADATA, Column("match_id", String(32), primary_key=True))

DECK = Table(
    "deck",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("name", String(128), nullable=False),
    Column("document", Text, nullable=False),
    Index("deck_guest", "guest"),
)

NOTE = Table(
    "note",
    METADATA,
    Column("match_id", String(32), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("document", Text, nullable=False),
)

#: Matches that a fault of ours has closed: what went wrong, with the save.
FAULT = Table(
    "fault",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("match_id", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("document", Text, nullable=False),
)

#: What has been found out about a finished match: its choices, judged as far as somebody has come.
ANALYSIS = Table(
    "analysis",
    METADATA,
    Column("match_id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("document", Text, nullable=False),
)
