"""Records as Discord's JSON spells them."""
