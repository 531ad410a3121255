"""What the table owes the world, and how it goes out until it has arrived."""
