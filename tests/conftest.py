"""How thoroughly properties are searched: quickly at the desk, longer where it counts."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("desk", max_examples=100, deadline=None)
settings.register_profile(
    "ci", max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci" if os.environ.get("CI") else "desk")
