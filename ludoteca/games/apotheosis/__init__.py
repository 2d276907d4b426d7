"""Apotheosis."""
