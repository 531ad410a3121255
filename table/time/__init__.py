"""Clocks and what is due: how long a question may take, when somebody is reminded, when a computer answers."""
