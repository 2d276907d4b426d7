"""Krosmaster Arena."""
