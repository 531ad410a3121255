"""What can be wrong with the pictures before they are drawn."""


class MissingAssets(Exception):
    """Fonts, icons or palettes that are missing or broken; ``names`` has each of them."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.names = names

    def __str__(self) -> str:
        return "These files are missing or broken: " + ", ".join(self.names)


class NoArtist(Exception):
    """Nobody draws that game."""


class TooSlow(Exception):
    """A picture was not drawn in time; its process was killed."""

    def __init__(self, order: str, seconds: float) -> None:
        super().__init__(f"{order} was not drawn in {seconds:g} s")
