"""Strikes: which card may answer, what damage does, Innate Power (TW-4 to TW-7)."""
