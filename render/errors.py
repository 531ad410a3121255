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
