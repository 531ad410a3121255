"""Making a film: each frame painted where it differs from the one before, shrunk, and written. Runs in a process."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from render.artists import draw
from render.film import captions
from render.film.orders import FilmOrder, Frame
from render.orders import BoardOrder, Picture
from render.paint.incremental import changed_areas
from render.paint.moving import MovingPicture
from render.paint.paint import paint
from render.scene.scene import Scene
from render.words import Words, words
from words.registry import view_in, words_of

LARGEST = 8 * 1024 * 1024 - 64 * 1024  # bytes: what Discord takes from anybody, and a little less
ALT = 1000
TOLD = 3  # sentences of the end in the alt text
Progress = Callable[[int], None]


def make(order: FilmOrder, progress: Progress = lambda done: None) -> Picture:
    """Return the film that *order* asks for; *progress* is told how many frames are done."""
    say = words(order.locale, order.game)
    texts = [_text(order, frame, say) for frame in order.frames]
    data = b""
    for every in (1, 2, 3, 4):  # a film that is too large is made with fewer frames
        kept = thinned(order.frames, every)
        data, size = _made(order, kept, texts, progress)
        if len(data) <= LARGEST:
            break
    alt = _alt(order, texts, say)
    return Picture(data, f"{order.game}-film.gif", alt[:ALT], "\n".join(dict.fromkeys(texts)), *size)


def thinned(frames: tuple[Frame, ...], every: int) -> list[tuple[int, int]]:
    """Return which *frames* are kept if only each so many is, and for how long each stands; the last stays."""
    last = len(frames) - 1
    kept: list[tuple[int, int]] = []
    for at, frame in enumerate(frames):
        if at % every == 0 or at == last:
            kept.append((at, frame.hundredths))
        else:
            before, hundredths = kept[-1]
            kept[-1] = (before, hundredths + frame.hundredths)
    return kept


def _made(
    order: FilmOrder, kept: list[tuple[int, int]], texts: list[str], progress: Progress
) -> tuple[bytes, tuple[int, int]]:
    picture: MovingPicture | None = None
    old: Scene | None = None
    written: list[bytes] = []
    for done, (at, hundredths) in enumerate(kept, 1):
        frame = order.frames[at]
        scene = _board(order, frame)
        if picture is None:
            full = (scene.width, scene.height)
            picture = MovingPicture(scene.palette, full, captions.WIDTH, captions.HEIGHT)
        paint_change(picture, old, scene)
        picture.write(paint(captions.caption(frame, texts[at], scene.palette)))
        written.append(picture.frame(hundredths))
        old = scene
        progress(done)
    assert picture is not None, "a film has frames"
    return picture.file(written), (picture.width, picture.height)


def paint_change(picture: MovingPicture, old: Scene | None, new: Scene) -> None:
    """Bring *picture* from *old* to *new*, painting only what may differ."""
    areas = None if old is None else changed_areas(old, new)
    shrunk = [picture.change(paint(new, area)) for area in ([new.box] if areas is None else areas)]
    for part in shrunk:  # when all is painted, for shrinking looks over the edges
        if part.width and part.height:
            picture.shrink(part)


def _board(order: FilmOrder, frame: Frame) -> Scene:
    board = BoardOrder(
        game=order.game, locale=order.locale, view=frame.view, names=order.names, events=frame.events, form="wide"
    )
    return draw(board)[0]


def _text(order: FilmOrder, frame: Frame, say: Words) -> str:
    """Return the caption of *frame*; the first names the game and who plays."""
    if not frame.events:
        return say("film-opening", title=order.title, names=say.joined(_cast(order, frame, say)))
    return captions.told(frame, say.teller(_kaiju(order, frame, say), frame.view))


def _kaiju(order: FilmOrder, frame: Frame, say: Words) -> dict[int, str]:
    return words_of(order.game).kaiju_names(view_in(say.language, order.game, frame.view))


def _cast(order: FilmOrder, frame: Frame, say: Words) -> Iterator[str]:
    kaiju = _kaiju(order, frame, say)
    return (say("named", kaiju=kaiju[seat], person=name) for seat, name in enumerate(order.names))


def _alt(order: FilmOrder, texts: list[str], say: Words) -> str:
    shown, seconds = len({frame.share for frame in order.frames}) - 1, round(order.seconds)
    names = say.joined(_cast(order, order.frames[0], say))
    ending = say.sentences(text for text in texts[-TOLD:] if text)
    return say("film-alt", title=order.title, shown=shown, acts=order.acts, seconds=seconds, names=names, ending=ending)
