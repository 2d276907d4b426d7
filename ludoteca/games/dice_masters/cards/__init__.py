"""The cards and what is made of them."""
