"""Games that are over: files, proofs of fairness, statistics; and games under way as files."""
