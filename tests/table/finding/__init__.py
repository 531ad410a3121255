"""Tests of table/finding."""
