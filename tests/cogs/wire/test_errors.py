"""What goes wrong is said in one sentence, in the reader's language, and nothing in it formats or mentions."""

import ast
from pathlib import Path

import pytest

from cogs.wire.errors import Refusal, explained, sentence
from data.words import words
from engine.errors import IllegalPick
from ops.trace import traced
from table import NotReady, NotTheHost, Refused, StoreClosed, StoreFull, TableError

SAID = words("en")
TABLE = Path(__file__).parents[3] / "table"


def keyed() -> dict[str, set[str]]:
    """Return every key that table/ raises, with the names of its facts."""
    found: dict[str, set[str]] = {}
    for path in TABLE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                given = {word.arg: word.value for word in node.exc.keywords if word.arg}
                key = given.pop("key", None)
                if isinstance(key, ast.Constant):
                    found[str(key.value)] = set(given) - {"rule"}
    return found


def test_every_refusal_of_a_table_has_words_and_they_need_no_more_than_it_says():
    known = keyed()
    assert len(known) > 25
    for key, facts in known.items():
        assert SAID.say(f"refused-{key}", **dict.fromkeys(facts, 2))


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            Refused("x", rule="TW-1.1", key="kaiju-taken", kaiju="king_ghidorah"),
            "King Ghidorah is already taken. (TW-1.1)",
        ),
        (NotReady(["x"], key="too-few", count=1), "Not yet: one more player, or add a computer."),
        (TableError("An English sentence for the log."), SAID.say("refused-unreadable")),
        (IllegalPick("NE cannot be chosen now.", ("NE",), rule="TC-4.3"), "That can't be chosen now. (TC-4.3)"),
        (Refusal("failure-unknown"), SAID.say("failure-unknown")),
        (StoreFull("disk"), SAID.say("failure-store")),
        (ValueError("nobody foresaw it"), ""),
    ],
)
def test_a_sentence_for_every_error(error: Exception, said: str):
    assert sentence(error, SAID) == said


def test_a_rule_stands_in_the_brackets_of_the_language():
    error = IllegalPick("NE cannot be chosen now.", ("NE",), rule="TC-4.3")

    assert sentence(error, words("ja")).endswith("（TC-4.3）")


def test_names_in_refusals_are_harmless():
    told = sentence(NotTheHost("x", key="host", name="**@everyone** <#5>"), SAID)
    assert "**@everyone**" not in told
    assert "<#5>" not in told


def test_what_nobody_foresaw_is_an_apology_and_a_line_in_the_log(caplog: pytest.LogCaptureFixture):
    page = explained(ZeroDivisionError(), SAID, "here")
    assert "Nothing is lost" in str(page.to_components())
    assert caplog.records


@pytest.mark.parametrize(
    ("error", "has_reference"),
    [
        (ZeroDivisionError("x"), True),
        (StoreFull("x"), True),
        (TimeoutError(), True),
        (StoreClosed(), False),
        (Refusal("failure-unknown"), False),
        (Refused("x", key="kaiju-taken", kaiju="king_ghidorah"), False),
    ],
)
def test_who_reads_of_a_fault_can_quote_its_line_in_the_log(
    error: Exception, has_reference: bool, caplog: pytest.LogCaptureFixture
):
    with traced("pick", "7f3a2c"):
        said = str(explained(error, SAID, "pick").to_components())
    assert ("Reference 7f3a2c" in said) == has_reference
    assert bool(caplog.records) == has_reference
    assert "Reference" not in str(explained(error, SAID, "pick").to_components())  # where nothing is traced
