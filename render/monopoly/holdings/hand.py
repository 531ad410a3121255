"""What a player of Monopoly holds: how the kaiju stands, the kept cards, the deeds, and all that can be answered."""

from engine.monopoly.picks import card_token
from engine.monopoly.prospect import districts_of
from engine.monopoly.view import KaijuView, RampageView
from render import theme
from render.monopoly.board import BRAND
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
from render.snapshot import Snapshot
from render.theme import AMBER, INK1, MIST, PAPER, PINK, ROSE
from render.words import Words
from words.monopoly.money import millions


def hand_picture(table: Snapshot[RampageView]) -> Scene:
    """Return what the person who looks holds; the options of the choice are lettered on it, or listed below."""
    view, say = table.view, table.say
    assert view.seat is not None, "a spectator has no hand"
    kaiju, offered = view.kaiju[view.seat], options(table)
    held, used = _held(table, kaiju)
    layers, bottom = _cards(table, kaiju, held)
    deeds = _on_deeds(view, offered)
    more, bottom = estate(view, view.seat, {space: option.letter for space, option in deeds.items()}, bottom, say)
    used |= {option.token for option in deeds.values()}
    rest = [option for option in offered if option.token not in used]
    below, bottom = _answers(view, rest, bottom, say)
    return Scene(theme.WIDTH, bottom + 20, INK1, (*layers, *more, *below), BRAND.palette)


def _cards(table: Snapshot[RampageView], kaiju: KaijuView, held: list[Held]) -> tuple[tuple[Layer, ...], int]:
    """Return the head of the picture with the kept cards, and where it ends."""
    frame = (_heading(table, kaiju), _status(table, kaiju))
    if held:
        scene = hand(frame, held, (), ("", ""), BRAND.palette, 3)
        return scene.layers, scene.height
    none = label(table.say("gm-no-cards"), (162, STATUS.bottom + 8), "body", 30, MIST)
    return (*frame, Layer("empty", none.box.grown(2), (none,))), STATUS.bottom + 40


def _answers(view: RampageView, rest: list[Option], top: int, say: Words) -> tuple[list[Layer], int]:
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


def _held(table: Snapshot[RampageView], kaiju: KaijuView) -> tuple[list[Held], set[str]]:
    """Return the kept cards with their letters, and the options that are on them."""
    tokens, named, cards = {key: card_token(key) for key in kaiju.cards}, table.letters, table.view.cards
    held = [
        Held(face(card_of(key, cards), table.say), (Tab(named[tokens[key]]),) if tokens[key] in named else ())
        for key in kaiju.cards
    ]
    return held, set(tokens.values()) & set(named)


def _heading(table: Snapshot[RampageView], kaiju: KaijuView) -> Layer:
    say = table.say
    turn = say("gm-turn", turn=table.view.turns)
    second = say("your-turn" if table.choice else "not-your-turn", round=turn)
    title, accent = say("your-hand").upper(), say("your-hand-kanji")
    return header(title, accent, millions(say.game, kaiju.cash, 1), second, BRAND.beast)


def _status(table: Snapshot[RampageView], kaiju: KaijuView) -> Layer:
    """Return who plays, where the kaiju stands, and its figures."""
    view, say = table.view, table.say
    middle = (STATUS.top + STATUS.bottom) // 2 + 4
    place = f"{table.names[kaiju.seat]} · {say('gm-stands-at', space=view.spaces[kaiju.at].name)}"
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
