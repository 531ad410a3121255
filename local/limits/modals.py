"""Modals: the form itself, and what a person filled in."""

from typing import Any

from local.limits.components import SELECTS, TEXT, TEXT_INPUT, ComponentCheck
from local.limits.faults import Faults, Path
from local.state.model import Json

LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
IN_LABEL = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


class ModalCheck(ComponentCheck):
    """Walks the components of a modal."""

    def __init__(self, faults: Faults, emojis: set[str]) -> None:
        super().__init__(faults, set(), emojis, is_v2=True)
        self.checks |= {
            1: self.old_row,
            LABEL: self.label,
            TEXT_INPUT: self.text_input,
            UPLOAD: self.many,
            RADIO: self.radio,
            CHECKBOXES: self.checkboxes,
            CHECKBOX: self.custom_id,
            **dict.fromkeys(SELECTS, self.select),
        }

    def modal(self, form: Json) -> None:
        """Check title, address and components."""
        self.faults.text((), form, "title", 1, 45, required=True)
        self.faults.text((), form, "custom_id", 1, 100, required=True)
        parts = form.get("components") or []
        self.faults.length(("components",), parts, 1, 5)
        for index, part in enumerate(parts):
            self.part(("components", index), part, (1, LABEL, TEXT))

    def old_row(self, path: Path, part: Json) -> None:
        """Check a row with one text input, the older form."""
        self.children(path, part, (TEXT_INPUT,), 1, 1)

    def label(self, path: Path, part: Json) -> None:
        """Check a label and what it names."""
        self.faults.text(path, part, "label", 1, 45, required=True)
        self.faults.text(path, part, "description", 0, 100)
        self.part((*path, "component"), part.get("component"), IN_LABEL)

    def text_input(self, path: Path, part: Json) -> None:
        """Check a text input."""
        self.custom_id(path, part)
        self.faults.choices((*path, "style"), part.get("style"), (1, 2))
        self.faults.text(path, part, "label", 0, 45)
        self.faults.text(path, part, "placeholder", 0, 100)
        self.faults.text(path, part, "value", 0, 4000)
        self.faults.number(path, part, "min_length", 0, 4000)
        self.faults.number(path, part, "max_length", 1, 4000)

    def many(self, path: Path, part: Json) -> None:
        """Check how many may be given."""
        self.custom_id(path, part)
        self.faults.number(path, part, "min_values", 0, 10)
        self.faults.number(path, part, "max_values", 1, 10)

    def radio(self, path: Path, part: Json) -> None:
        """Check a radio group of two to ten, of which one may be chosen beforehand."""
        self.custom_id(path, part)
        self.options(path, part, 2, 10)
        self.defaults(path, part, 1)

    def checkboxes(self, path: Path, part: Json) -> None:
        """Check a checkbox group of one to ten, with as many to choose as it has."""
        self.many(path, part)
        self.options(path, part, 1, 10)
        options = part.get("options")
        count = len(options) if isinstance(options, list) else 0
        low, high = part.get("min_values"), part.get("max_values")
        self.bounds(path, part, low if low is not None else 1, high if high is not None else count)
        if isinstance(high, int) and high > count > 0:
            self.too_large(path, high, count)
        self.defaults(path, part, high if high is not None else count)

    def bounds(self, path: Path, part: Json, low: Any, high: Any) -> None:
        """Check that the fewest are not more than the most, and not none where an answer is required."""
        if isinstance(low, int) and isinstance(high, int) and low > high > 0:
            self.too_few(path)
        if low == 0 and part.get("required") is not False:
            words = "min_values must be at least 1 if the component is required"
            self.faults.add((*path, "min_values"), "COMPONENT_REQUIRED_MIN_VALUES_INVALID", words)

    def select(self, path: Path, part: Json) -> None:
        """Check a select, which cannot be disabled in a modal."""
        super().select(path, part)
        if part.get("disabled"):
            self.faults.add((*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Cannot be disabled in a modal")


def check_modal(form: Json, emojis: set[str]) -> None:
    """Refuse a modal that Discord would refuse."""
    faults = Faults()
    ModalCheck(faults, emojis).modal(form)
    faults.settle()


def fault_in_answer(part: Json, given: Json | None) -> str | None:
    """Say what is wrong with what a person filled in for *part*, if anything is."""
    kind = part["type"]
    if kind == TEXT_INPUT:
        return _text_fault(part, str((given or {}).get("value") or ""))
    if kind == CHECKBOX:
        return None
    if kind == RADIO:
        value = (given or {}).get("value")
        chosen = [] if value is None else [value]
        return _list_fault(part, chosen, 1, 1)
    values = (given or {}).get("values") or []
    most = len(part["options"]) if kind == CHECKBOXES else 1
    return _list_fault(part, values, part.get("min_values", 1), part.get("max_values", most))


def _text_fault(part: Json, value: str) -> str | None:
    if not value:
        return "This field is required." if part.get("required", True) else None
    if len(value) < (part.get("min_length") or 0):
        return f"Must be at least {part['min_length']} characters."
    if len(value) > (part.get("max_length") or 4000):
        return f"Must be at most {part.get('max_length') or 4000} characters."
    return None


def _list_fault(part: Json, values: list[Any], low: int | None, high: int | None) -> str | None:
    if not values:
        return "This field is required." if part.get("required", True) and low != 0 else None
    if len(values) < (low or 0):
        return f"Choose at least {low}."
    if high and len(values) > high:
        return f"Choose at most {high}."
    options = {option["value"] for option in part.get("options") or []}
    if options and not set(values) <= options:
        return "That is not one of the options."
    return None
