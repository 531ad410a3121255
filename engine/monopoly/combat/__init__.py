"""Kaiju, tanks and masers against a kaiju, and who serves whom (GM-5 to GM-7)."""
