"""A table as one reader sees it, in words: names, story, lookup."""
