"""Positions, looking, faults, samples."""
