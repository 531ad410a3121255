"""Kaiju school: the page of lessons, and what a lesson says on the page of its game."""
