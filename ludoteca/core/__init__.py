"""The kernel: tables, procedures, decisions, events. It knows no game."""
