"""Many matches: simulate them, search them for faults, measure their speed."""
