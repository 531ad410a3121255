"""Remote control for tests: people who type and click, and a hand on the wire and the clock."""

from local.control.client import Answer, Control, Person, Place, Seen, WentWrong

__all__ = ["Answer", "Control", "Person", "Place", "Seen", "WentWrong"]
