"""The private page that each person has open at a table: with what it is edited, and when."""
