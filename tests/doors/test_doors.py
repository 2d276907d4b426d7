"""Whatever is brought to a door is let in or refused with a reason: nothing crashes, nothing takes for ever.

`make fuzz` brings many more of each kind.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.doors.doors import knock
from tests.doors.kinds import KINDS, Kind

#: How many of each kind are brought.
MANY = 50


@pytest.mark.parametrize("kind", KINDS, ids=str)
@settings(max_examples=MANY, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_it_is_let_in_or_refused(kind: Kind, data: st.DataObject) -> None:
    knock(kind.door, *data.draw(kind.brought()))
