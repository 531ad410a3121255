"""Districts and money: smashing, buying, building, selling, deals (GM-3, GM-4, GM-9)."""
