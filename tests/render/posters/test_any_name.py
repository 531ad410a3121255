"""People may be called anything: posters with random names, of every script and with stacks of accents."""

import random
from collections.abc import Iterator

import pytest

from engine import games
from render.alt_text import ALT_LIMIT
from render.artists import draw
from render.orders import KaijuOrder, LobbyOrder, PosterFact, PosterSeat
from render.posters.ordering import Holder, kaiju_order
from render.scene.scene import Scene, labels
from render.wide.fit import CORNER

SCRIPTS = (
    range(0x21, 0x7F),  # Latin and signs
    range(0xA1, 0x24F),  # its accents
    range(0x300, 0x36F),  # accents alone
    range(0x400, 0x4FF),  # Cyrillic
    range(0x5D0, 0x5EA),  # Hebrew
    range(0x620, 0x64A),  # Arabic
    range(0x900, 0x94F),  # Devanagari
    range(0xE01, 0xE3A),  # Thai
    range(0x200B, 0x2010),  # marks that nobody sees
    range(0x3041, 0x30FF),  # kana
    range(0x4E00, 0x5000),  # Chinese
    range(0xAC00, 0xAD00),  # Korean
    range(0x1F300, 0x1F6FF),  # emojis
)
ROUNDS = 12
LEVELS = ("", "", "normal", "rather hard to beat")
LONG = "as printed · Counter-attack · Free surrender · Double Wound hits twice"


def any_name(chance: random.Random) -> str:
    scripts = chance.sample(SCRIPTS, chance.randint(1, 3))
    count = chance.choice((1, 2, 5, 10, 20, 32))
    return "".join(chr(chance.choice(chance.choice(scripts))) for _ in range(count))


def any_lobby(chance: random.Random) -> LobbyOrder:
    seats = tuple(
        PosterSeat(any_name(chance), "gigan", "Gigan", chance.choice(LEVELS), chance.random() < 0.2)
        for _ in range(chance.randint(1, 12))
    )
    facts = tuple(PosterFact(kind, LONG) for kind in ("players", "edition", "pace", "note"))
    title = chance.choice(("Total War", "Unofficial Godzilla Monopoly"))
    return LobbyOrder(game="total_war", title=title, facts=facts, seats=seats)


def any_choice(chance: random.Random) -> KaijuOrder:
    game = games[chance.choice(sorted(games))]
    taken = {key: Holder(chance.randrange(12), any_name(chance)) for key in game.kaiju if chance.random() < 0.6}
    return kaiju_order(game, chance.randrange(12), any_name(chance), taken)


def flaws(scene: Scene) -> Iterator[tuple[str, ...]]:
    words = list(scene.labels)
    for at, label in enumerate(words):
        if label.box.within(scene.box) != label.box:
            yield "leaves the canvas", label.text
        if label.box.meets(CORNER):
            yield "is under the badge", label.text
        if min(run.size for run in label.runs) < 22:
            yield "is too small", label.text
        yield from (("covers", label.text, other.text) for other in words[at + 1 :] if label.box.meets(other.box))
    for layer in scene.layers:
        for label in labels(layer.marks):
            if label.box.within(layer.box) != label.box:
                yield "leaves its layer", label.text


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_no_name_covers_anything_leaves_its_place_or_becomes_too_small(seed: int):
    chance = random.Random(seed)
    for order in (any_lobby(chance), any_choice(chance)):
        scene, alt = draw(order)

        assert list(flaws(scene)) == []
        assert 0 < len(alt.alt) <= ALT_LIMIT
