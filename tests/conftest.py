"""What every test run has: the check that rules and tests fit together."""

from hypothesis import settings

pytest_plugins = ["pytester", "tests.rule_coverage"]

# How long an example takes is the machine's business, not the test's.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
