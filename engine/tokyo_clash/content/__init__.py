"""The content of the box, read from data/tokyo_clash/."""
