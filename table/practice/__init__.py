"""Practice: a person's own game against computers from a given position, which nobody else sees.

It is a table like any other, of the kind `PRACTICE`: asked, answered, taken back, replayed and audited by the same
machinery. What makes it private is that it owes no message, has no place, and stands in no list; a record of its person
says what it is for. It is deleted after a day without an act, and an hour after it is over.
"""

from table.practice.table import COACHED, PRACTICE, PURPOSE, Practice

__all__ = ["COACHED", "PRACTICE", "PURPOSE", "Practice"]
