"""The examples that properties are asked: the same ones in every run, whatever else was loaded before."""

from __future__ import annotations

from hypothesis import settings
from hypothesis.internal.conjecture.providers import Constants, HypothesisProvider

ALWAYS_THE_SAME, ANEW = "ludoteca", "anew"


def settle() -> None:
    """Hypothesis tries constants that it finds in whatever modules of ours are loaded: a test that runs beside others
    would be asked other examples than alone, and a failure would come and go with the distribution of tests."""
    if not hasattr(HypothesisProvider, "_local_constants"):
        raise AttributeError("hypothesis keeps the constants of modules elsewhere: look anew, examples would differ")
    HypothesisProvider._local_constants = Constants()
    settings.register_profile(ALWAYS_THE_SAME, deadline=None, derandomize=True)
    settings.register_profile(ANEW, deadline=None)
    settings.load_profile(ALWAYS_THE_SAME)
