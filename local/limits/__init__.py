"""What Discord would not accept is not accepted here: one module for each kind of form."""
