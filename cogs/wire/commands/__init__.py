"""What slash commands share: their tree, their descriptions, and the table that they are about."""
