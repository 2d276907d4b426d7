"""What energies, affiliations and areas are called in both languages: in texts, and wherever else."""

from __future__ import annotations

ENERGIES = {
    "fist": ("punho", "fist"),
    "bolt": ("raio", "bolt"),
    "mask": ("máscara", "mask"),
    "shield": ("escudo", "shield"),
}
AFFILIATIONS = {
    "avengers": ("Vingadores", "Avengers"),
    "fantastic-four": ("Quarteto Fantástico", "Fantastic Four"),
    "villains": ("Vilões", "Villains"),
    "x-men": ("X-Men", "X-Men"),
}
#: The Portuguese with its article.
AREAS = {
    "bag": ("a bolsa", "bag"),
    "prep": ("a área de preparação", "prep area"),
    "reserve": ("a reserva", "reserve pool"),
    "field": ("o campo", "field"),
    "attack": ("a zona de ataque", "attack zone"),
    "used": ("a pilha de usados", "used pile"),
}
#: Areas where a filter may look for dice: those outside the field (fundamentals.2).
OUTSIDE = ("bag", "prep", "reserve", "used")
