"""A person's own things: settings, orders, privacy."""
