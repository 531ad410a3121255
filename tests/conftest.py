"""What every test run has: the check that rules and tests fit together."""

pytest_plugins = ["pytester", "tests.rule_coverage"]
