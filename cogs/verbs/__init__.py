"""What each address does. Importing a module makes its verbs known."""
