"""Several workers on one store: shards that come and go, and what workers do for each other."""
