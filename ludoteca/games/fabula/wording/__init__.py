"""How texts are said."""
