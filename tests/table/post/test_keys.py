"""Keys of the outbox: what is spelled is read again, and nobody else spells or reads them."""

import ast
import re

import pytest

from table.post import keys
from tests.tree import name, python_files, tree

PING = keys.ping(7, 12, 3)
HALF = keys.reminder(7, 12, 3, "half")
SPELLED = re.compile(r"^'?(ping|reminder|settle|notice|result|vote):")


def test_the_calls_to_a_question_are_its_ping_and_its_reminders():
    others = [keys.ping(7, 12, 30), keys.ping(7, 1, 3), keys.reminder(70, 12, 3, "half"), keys.vote(7)]

    assert keys.stages([PING, HALF, *others], 7, 12, 3) == ["", "half"]


@pytest.mark.parametrize("key", [PING, HALF, keys.settle(PING)])
def test_a_message_about_a_question_belongs_with_its_calls_and_no_others(key):
    assert keys.belongs(PING, key)
    assert keys.belongs(HALF, key)
    assert not keys.belongs(keys.ping(7, 12, 30), key)
    assert not keys.belongs(keys.reminder(7, 13, 3, "half"), key)


def test_an_offer_is_withdrawn_only_by_what_was_owed_after_it():
    withdrawn = keys.settle(keys.offer(7, 2, version=20))

    assert keys.belongs(keys.offer(7, 2, version=19), withdrawn)
    assert not keys.belongs(keys.offer(7, 2, version=20), withdrawn)
    assert not keys.belongs(keys.offer(7, 1, version=19), withdrawn)


def test_an_offer_itself_and_what_is_no_call_belong_with_nothing():
    for key in (keys.offer(7, 2, 20), keys.notice(7, 12, "moved"), keys.vote(7), keys.of_table("panel", 7)):
        assert not keys.belongs(keys.offer(7, 2, 19), key)
        assert not keys.belongs(PING, key)


@pytest.mark.parametrize(
    "path", [path for path in python_files("table") if path.stem not in ("keys", "slots")], ids=name
)
def test_no_other_module_spells_a_key(path):
    texts = [node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)]

    assert not [text for text in texts if isinstance(text, str) and SPELLED.match(text)]
