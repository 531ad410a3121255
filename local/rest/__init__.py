"""REST v10: one module for each kind of thing; `wire` is the way every request takes."""
