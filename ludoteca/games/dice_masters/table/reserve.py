"""What a reserve pool shows."""

from __future__ import annotations

#: Energy at hand, in the order of SYMBOLS and last the units that are on no die.
Energy = tuple[int, int, int, int, int, int, int]


class Reserve:
    """What a reserve pool shows: its energy, and its characters and actions, equal dice once; kept with the dice that
    lie there and the loose energy."""

    __slots__ = ("actions", "characters", "energy", "loose", "lying", "total")

    def __init__(
        self,
        lying: tuple[int, ...],
        loose: tuple[int, int],
        energy: Energy,
        characters: tuple[int, ...],
        actions: tuple[int, ...],
    ) -> None:
        self.lying = lying
        self.loose = loose
        self.energy = energy
        self.total = sum(energy)
        self.characters = characters
        self.actions = actions
