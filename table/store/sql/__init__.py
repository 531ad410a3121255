"""What all stores that speak SQL share: how rows are laid out, sealed, read and written. Connections are their own."""
