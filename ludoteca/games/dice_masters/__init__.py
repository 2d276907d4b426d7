"""Marvel Dice Masters."""
