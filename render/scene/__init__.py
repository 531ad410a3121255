"""A picture as plain data: marks, shapes, pieces, text set to its place."""
