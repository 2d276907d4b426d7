"""What subtypes, colours and counters are called in both languages: in texts, and wherever else."""

from __future__ import annotations

SUBTYPES = {
    "bicho": ("Bicho", "Beast"),
    "gente": ("Gente", "Folk"),
    "encantado": ("Encantado", "Enchanted"),
    "visagem": ("Visagem", "Apparition"),
    "planta": ("Planta", "Plant"),
    "engenho": ("Engenho", "Contraption"),
    "heroi": ("Herói", "Hero"),
}
#: The Portuguese masculine.
COLOURS = {
    "white": ("branco", "white"),
    "blue": ("azul", "blue"),
    "yellow": ("amarelo", "yellow"),
    "green": ("verde", "green"),
    "red": ("vermelho", "red"),
    "purple": ("roxo", "purple"),
}
COUNTERS = {"shield": ("escudo", "shield"), "seed": ("semente", "seed")}
