"""Fábula."""
