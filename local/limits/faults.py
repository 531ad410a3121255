"""Collects the faults of a form in the tree that Discord answers with (code 50035)."""

from collections.abc import Sized
from typing import Any

from local.refusals import Refusal
from local.state.model import Json

Path = tuple[str | int, ...]


#: Texts that people read; where one is needed, blanks are none.
SHOWN = ("label", "content", "title")


class Faults:
    """Faults by their place in the form; raised together at the end."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note a fault at *path*."""
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, value: Sized | None, low: int, high: int) -> None:
        """Check how long *value* is."""
        if value is None:
            return
        if not low <= len(value) <= high:
            words = f"between {low} and {high}" if low else f"{high} or fewer"
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be {words} in length.")

    def text(self, path: Path, form: Json, key: str, low: int, high: int, *, required: bool = False) -> None:
        """Check a text field of *form*."""
        value = form.get(key)
        is_blank = isinstance(value, str) and not value.strip() and (value == "" or key in SHOWN)
        if value is None or (required and is_blank and low):
            if required:
                self.required((*path, key))
        elif not isinstance(value, str):
            self.add((*path, key), "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        else:
            self.length((*path, key), value, low, high)

    def number(self, path: Path, form: Json, key: str, low: int, high: int) -> None:
        """Check a whole number of *form*, if it is there."""
        value = form.get(key)
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.add((*path, key), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value > high:
            self.add((*path, key), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        elif value < low:
            self.add((*path, key), "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")

    def required(self, path: Path) -> None:
        """Note that a field is missing."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def choices(self, path: Path, value: Any, allowed: tuple[Any, ...]) -> None:
        """Check that *value* is one of *allowed*."""
        if value not in allowed:
            spelled = ", ".join(map(str, allowed))
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{spelled}}}.")

    def settle(self) -> None:
        """Refuse the form if any fault was found."""
        if self.tree:
            raise Refusal(400, 50035, "Invalid Form Body", self.tree)
