"""How the texts of Battle Scenes are said: one declaration for each meaning."""
