"""python-chess: a board as SVG, and CairoSVG to make a PNG of it, 1200 pixels wide."""

import cairosvg  # type: ignore[import-not-found,import-untyped]
import chess  # type: ignore[import-not-found,import-untyped]
import chess.svg  # type: ignore[import-not-found,import-untyped]

from bench.measure import measure, report, wanted_seconds

WIDTH = 1200
MOVES = ("e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7")


def positions() -> list[chess.Board]:
    """Return the boards of an opening, move by move."""
    board, found = chess.Board(), []
    for move in MOVES:
        board.push_san(move)
        found.append(board.copy())
    return found


def draw_all() -> int:
    """Draw every position with its last move, and count them."""
    boards = positions()
    for board in boards:
        svg = chess.svg.board(board, size=WIDTH, lastmove=board.peek())
        cairosvg.svg2png(bytestring=svg.encode(), output_width=WIDTH, output_height=WIDTH)
    return len(boards)


if __name__ == "__main__":
    report(measure(f"chess.svg + CairoSVG, {WIDTH} px", "pictures", draw_all, wanted_seconds()))
