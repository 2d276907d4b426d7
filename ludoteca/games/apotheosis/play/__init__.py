"""The rulebook's procedures, by chapter."""
