"""The film of a game from its exported file, as a GIF.

The file is checked as an import is: the game is played again, and one that does not play as it says makes no film.
"""

import argparse
import sys
import time
from pathlib import Path

from data.words import words
from engine import games
from engine.players.levels import levels
from render.film.cutting import Act, chosen, frames
from render.film.making import make
from render.film.orders import FilmOrder
from table import Refused, TableError
from table.archive import gamefile, importing
from table.archive.importing import Checked
from table.play import looking


def ordered(game: str, found: Checked, names: tuple[str, ...], title: str, language: str) -> FilmOrder:
    """Return the order for the film of the game that a file holds."""
    rules, acts = games[game], []
    for entry in found.entries:
        if entry.undone is None and entry.events:
            faces = (event.seen_by(None) for event in looking.events_of(rules, entry.events))
            if told := tuple(face for face in faces if face is not None):
                acts.append(Act(entry.version, entry.seat, told))
    shown = chosen(game, acts)
    versions = [acts[0].version - 1, *(act.version for act in shown)]
    opening, *views = looking.course(rules, found.row, list(found.entries), versions)
    share = [(acts.index(act) + 1) / len(acts) for act in shown]
    made = frames(game, opening, shown, views, share)
    return FilmOrder(game=game, locale=language, title=title, names=names, acts=len(acts), frames=made)


def read(path: Path, language: str) -> FilmOrder:
    """Return the order for the film of the game in the file at *path*, or say what is wrong with it."""
    file, said = gamefile.read(path.read_bytes()), words(language)
    if file.game not in games:
        raise Refused("That game is not known here.", key="file-foreign")
    now = max(time.time(), file.ended or 0.0)  # a film does not depend on whose clock is right
    found = importing.checked(file, games[file.game], tuple(levels(file.game)), now)
    names = tuple(each.name or said.say(f"level-{each.level}") for each in file.seats)
    title = said.say("table-title", game=said.say(f"{file.game}-name"), table=str(file.table))
    return ordered(file.game, found, names, title, language)


def main(arguments: list[str] | None = None) -> int:
    """Write the film, and its alt text beside it on the screen."""
    parser = argparse.ArgumentParser(prog="scripts/film", description=__doc__)
    parser.add_argument("file", type=Path, help="a game as /game export or its button Export writes it")
    parser.add_argument("--language", default="en", help="of the captions (en)")
    parser.add_argument("--to", type=Path, help="where the film goes (the file's name with .gif)")
    given = parser.parse_args(arguments)
    to = given.to or given.file.with_suffix(".gif")
    try:
        film = make(read(given.file, given.language))
        to.write_bytes(film.data)
    except (TableError, OSError) as fault:
        print(f"There is no film: {fault}", file=sys.stderr)
        return 1
    print(f"{to}: {len(film.data) / 1e6:.1f} MB. {film.alt}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
