"""The games of the library."""
