"""Lessons: drawn positions in which a few answers are right, and what the others play then. Read from TOML."""

from engine.lessons.lesson import Lesson, Step
from engine.lessons.reading import read
from engine.lessons.script import Place, following, is_right, reason, right_answer

__all__ = ["Lesson", "Place", "Step", "following", "is_right", "read", "reason", "right_answer"]
