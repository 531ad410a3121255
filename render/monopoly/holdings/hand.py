"""What a player of Monopoly holds: how the kaiju stands, the kept cards, the deeds, and all that can be answered."""

from collections.abc import Sequence

from engine.monopoly.picks import card_token
from engine.monopoly.prospect import districts_of
from engine.monopoly.view import KaijuView, RampageView
from engine.play import Decision, Question
from render import theme
from render.letters import letters
from render.monopoly.alt_text.voice import Voice, voice
from render.monopoly.board import BEAST, PALETTE
from render.monopoly.holdings.estate import estate
from render.monopoly.holdings.faces import card_of, face
from render.monopoly.holdings.levels import is_level, levels
from render.monopoly.listing import listing
from render.monopoly.options import Option, options
from render.scene.frame import header
from render.scene.pieces import badge, medallion
from render.scene.scene import Icon, Layer, Mark, Scene
from render.scene.text import label
from render.sheets.cards import Tab
from render.sheets.hand import STATUS, Held, hand
from render.theme import AMBER, INK1, MIST, PAPER, PINK, ROSE


def hand_picture(
    view: RampageView, names: Sequence[str], *, choice: Question | None = None, say: Voice | None = None
) -> Scene:
    """Return what the one who looks holds; the options of *choice* are lettered on it, or listed below."""
    say = say or voice()
    assert view.seat is not None, "a spectator has no hand"
    kaiju = view.kaiju[view.seat]
    offered = options(view, choice, say)
    named = letters(choice.options) if isinstance(choice, Decision) else {}
    held, used = _held(view, kaiju, named, say)
    layers, bottom = _cards(view, kaiju, held, names[view.seat], choice, say)
    deeds = _on_deeds(view, offered)
    more, bottom = estate(view, view.seat, {space: option.letter for space, option in deeds.items()}, bottom, say)
    used |= {option.token for option in deeds.values()}
    rest = [option for option in offered if option.token not in used]
    below, bottom = _answers(view, rest, bottom, say)
    return Scene(theme.WIDTH, bottom + 20, INK1, (*layers, *more, *below), PALETTE)


def _cards(
    view: RampageView, kaiju: KaijuView, held: list[Held], name: str, choice: Question | None, say: Voice
) -> tuple[tuple[Layer, ...], int]:
    """Return the head of the picture with the kept cards, and where it ends."""
    frame = (_heading(view, kaiju, choice, say), _status(view, kaiju, name, say))
    if held:
        scene = hand(frame, held, (), ("", ""), PALETTE, 3)
        return scene.layers, scene.height
    none = label(say("gm-no-cards"), (162, STATUS.bottom + 8), "body", 30, MIST)
    return (*frame, Layer("empty", none.box.grown(2), (none,))), STATUS.bottom + 40


def _answers(view: RampageView, rest: list[Option], top: int, say: Voice) -> tuple[list[Layer], int]:
    """Return what is neither on a card nor on a deed: the levels of a district as a square, the rest as a list."""
    layers: list[Layer] = []
    built = [option for option in rest if is_level(option)]
    if len(built) > 1:
        square, top = levels(view, built, top + 6, say)
        layers.append(square)
        rest = [option for option in rest if option not in built]
    if rest:
        listed, top = listing(rest, top + 6, theme.WIDTH)
        layers.append(listed)
    return layers, top


def _on_deeds(view: RampageView, offered: list[Option]) -> dict[int, Option]:
    """Return the options that are one own district each."""
    own = {view.deeds[number].space for number in districts_of(view, view.seat or 0)}
    found: dict[int, list[Option]] = {}
    for option in offered:
        if option.space in own and option.space is not None:
            found.setdefault(option.space, []).append(option)
    return {space: several[0] for space, several in found.items() if len(several) == 1}


def _held(view: RampageView, kaiju: KaijuView, named: dict[str, str], say: Voice) -> tuple[list[Held], set[str]]:
    """Return the kept cards with their letters, and the options that are on them."""
    tokens = {key: card_token(key) for key in kaiju.cards}
    held = [
        Held(face(card_of(key, view.cards), say), (Tab(named[tokens[key]]),) if tokens[key] in named else ())
        for key in kaiju.cards
    ]
    return held, set(tokens.values()) & set(named)


def _heading(view: RampageView, kaiju: KaijuView, choice: Question | None, say: Voice) -> Layer:
    turn = say("gm-turn", turn=view.turns)
    second = say("your-turn" if choice else "not-your-turn", round=turn)
    title, accent = say("your-hand").upper(), say("your-hand-kanji")
    return header(title, accent, say.millions(kaiju.cash, 1), second, BEAST)


def _status(view: RampageView, kaiju: KaijuView, name: str, say: Voice) -> Layer:
    """Return who plays, where the kaiju stands, and its figures."""
    middle = (STATUS.top + STATUS.bottom) // 2 + 4
    place = f"{name} · {say('gm-stands-at', space=view.spaces[kaiju.at].name)}"
    if kaiju.held:
        place = f"{place} · {say('gm-at-fish', held=kaiju.held)}"
    marks: list[Mark] = [
        medallion(kaiju.kaiju, kaiju.seat, (84, middle), 46),
        label(kaiju.name.upper(), (160, middle - 22), "poster", 46, theme.seat_colour(kaiju.seat), width=420),
        label(place, (162, middle + 28), "body", 30, MIST, width=450),
    ]
    rights = sum(each.owner == kaiju.seat for each in view.districts)
    figures = (("hearts", kaiju.hp, ROSE), ("claw-slashes", kaiju.ap, PINK), ("family-house", rights, AMBER),
               ("cycle", kaiju.laps, MIST))  # fmt: skip
    for at, (icon, value, colour) in enumerate(figures):
        x = 650 + at * 134
        marks += [Icon(icon, x, middle, 50, colour), label(str(value), (x + 36, middle), "poster", 52, PAPER, width=70)]
    if kaiju.controller is not None:
        words = label(say("gm-serves"), (470, middle - 22), "body", 30, MIST)
        marks += [words, *badge(kaiju.controller, words.box.right + 28, middle - 22, 16)]
    return Layer("status", STATUS.grown(36), tuple(marks))
