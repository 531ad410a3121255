"""Mutation runs: small changes of a game's rules, each of which its tests should notice (scripts/mutate)."""
