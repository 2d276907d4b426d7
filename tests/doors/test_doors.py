"""Whatever is brought to a door is let in or refused with a reason: nothing crashes, nothing takes for ever.

`make fuzz` brings many more of each kind.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.doors.doors import knock
from tests.doors.kinds import KINDS, Kind

#: How many of each kind are brought.
MANY = 50


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_it_is_let_in_or_refused(kind: Kind) -> None:
    for seed in range(MANY):
        knock(kind.door, *kind.brought(Random(seed)))
