"""The server: live tables for people and bots, over HTTP and WebSockets. ``docs/protocol.md`` is its face."""
