"""What a server runs beside its games: the protocol of its messages."""
