"""The verbs of the cards (TC-13.1, TC-13.2): one word, one function that reads like the rule."""

from engine.play import Decision, Script, Seat
from engine.tokyo_clash.cards import decks
from engine.tokyo_clash.cards.resolving import NOBODY, Play, verb
from engine.tokyo_clash.cards.words import Part
from engine.tokyo_clash.city import moving
from engine.tokyo_clash.city.destroying import destroy, gain, lose, small_things
from engine.tokyo_clash.combat.attacking import spend
from engine.tokyo_clash.combat.damage import hurt
from engine.tokyo_clash.events import Sifted
from engine.tokyo_clash.picks import NOTHING, PASS, SEATS, card_of
from engine.tokyo_clash.stage import Stage, choose


@verb("move")
def move(play: Play, part: Part) -> Script[None]:
    """Move up to N (TC-4.3)."""
    if part.amount:
        yield from moving.move(play.stage, play.seat, part.amount)


@verb("gain")
def gain_energy(play: Play, part: Part) -> Script[None]:
    """Gain N Energy."""
    gain(play.stage, play.seat, part.amount)
    yield from ()


@verb("drain")
def drain(play: Play, part: Part) -> Script[None]:
    """The target loses N Energy (TC-13.18)."""
    if play.target != NOBODY:
        lose(play.stage, play.target, part.amount)
    yield from ()


@verb("steal")
def steal(play: Play, part: Part) -> Script[None]:
    """The target loses N Energy, and the player gains as much (TC-13.18)."""
    if play.target != NOBODY:
        gain(play.stage, play.seat, lose(play.stage, play.target, part.amount))
    yield from ()


@verb("draw")
def draw(play: Play, part: Part) -> Script[None]:
    """Draw N (TC-13.14)."""
    decks.draw(play.stage, play.seat, part.amount)
    yield from ()


@verb("sift")
def sift(play: Play, part: Part) -> Script[None]:
    """Look at the top N, K to hand, the rest under the deck in any order (TC-13.1)."""
    stage, state, seat = play.stage, play.stage.state, play.seat
    while len(state.sifted) < part.amount and (card := decks.take_top(stage, seat)) >= 0:
        state.seen[card] |= 1 << seat
        state.sifted.append(card)
    state.sifting = seat
    count = len(state.sifted)
    kept: list[int] = []
    is_choice = count > part.keep
    while state.sifted and len(kept) < part.keep:
        kept.append((yield from _taken_from_sifted(stage, seat, "sift.keep", is_choice, is_new=not kept)))
        stage.fighters[seat].hand.append(kept[-1])
    stage.emit(Sifted(seat, count, len(kept), decks.keys(stage, kept)))
    while state.sifted:
        card = yield from _taken_from_sifted(stage, seat, "sift.under", len(state.sifted) > 1)
        stage.fighters[seat].deck.insert(0, card)
    state.sifting = NOBODY


def _taken_from_sifted(stage: Stage, seat: Seat, ask: str, is_choice: bool, *, is_new: bool = False) -> Script[int]:
    """Take a card of those looked at, now if they are new; asked even among equals, or all would know that they are."""
    options = decks.tokens(stage, stage.state.sifted)
    pick = options[0]
    if is_choice:
        pick = yield Decision(seat, ask, tuple(options), secret=True, reveals=is_new)
    return decks.take(stage, stage.state.sifted, card_of(pick))


@verb("recover")
def recover(play: Play, part: Part) -> Script[None]:
    """The player may take NAME, or any card, from the own discard pile to hand or top (TC-4.2)."""
    options = recoverable(play.stage, play.seat, part)
    if options:
        pick: str = yield Decision(play.seat, "recover", (PASS, *options))
        if pick != PASS:
            decks.recover(play.stage, play.seat, card_of(pick), part.place)


def recoverable(stage: Stage, seat: Seat, part: Part) -> list[str]:
    """Return the cards of *seat*'s discard pile that *part* can bring back."""
    pile = stage.fighters[seat].discard
    return decks.tokens(stage, [card for card in pile if part.name in ("any", stage.cards[card].name)])


@verb("discard")
def discard(play: Play, part: Part) -> Script[None]:
    """The target discards N, own choice or at random."""
    if play.target == NOBODY:
        return
    for _ in range(min(part.amount, len(play.stage.fighters[play.target].hand))):
        if part.place == "random":
            discard_at_random(play.stage, play.target)
        else:
            yield from discard_one(play.stage, play.target)


def discard_one(stage: Stage, seat: Seat) -> Script[None]:
    """Let *seat* discard a card of its choice; asked whatever it holds."""
    options = decks.tokens(stage, stage.fighters[seat].hand)
    if options:
        pick: str = yield Decision(seat, "discard", tuple(options), secret=True)
        decks.discard(stage, seat, [card_of(pick)])


def discard_at_random(stage: Stage, seat: Seat) -> None:
    """Let chance take a card from the hand of *seat*."""
    hand = stage.fighters[seat].hand
    decks.discard(stage, seat, [stage.cards[hand[stage.state.rng.below(len(hand))]].key])


@verb("peek")
def peek(play: Play, part: Part) -> Script[None]:
    """Look at the target's hand or the top of its deck; only the player sees it (TC-13.19)."""
    if play.target != NOBODY:
        look = decks.look_at_hand if part.place == "hand" else decks.look_at_top
        look(play.stage, play.seat, play.target)
    yield from ()


@verb("push")
def push(play: Play, part: Part) -> Script[None]:
    """Move the target up to N away, along the line through it; from the own space in any way (TC-13.12)."""
    stage, city = play.stage, play.stage.city
    if play.target == NOBODY:
        return
    here, there = stage.fighters[play.seat].space, stage.fighters[play.target].space
    ways = range(6) if here == there else [way for way in (city.way(here, there),) if way is not None]
    spaces = tuple(space for way in ways for space in city.rays[there][way][: part.amount])
    yield from moving.go(stage, play.seat, play.target, "push", (PASS, *stage.open_tokens(spaces)))


@verb("pull")
def pull(play: Play, part: Part) -> Script[None]:
    """Move the target up to N towards the player, at most into the own space (TC-13.12)."""
    stage, city = play.stage, play.stage.city
    if play.target == NOBODY:
        return
    here, there = stage.fighters[play.seat].space, stage.fighters[play.target].space
    way = city.way(there, here)
    if way is not None:
        spaces = city.rays[there][way][: min(part.amount, city.distance[here][there])]
        yield from moving.go(stage, play.seat, play.target, "pull", (PASS, *stage.open_tokens(spaces)))


@verb("place")
def place(play: Play, part: Part) -> Script[None]:
    """Put the target on a space next to it without a Large Building (TC-13.12)."""
    if play.target != NOBODY:
        stage = play.stage
        spaces = stage.city.neighbours[stage.fighters[play.target].space]
        yield from moving.go(stage, play.seat, play.target, "place", (PASS, *stage.open_tokens(spaces)))


@verb("smash")
def smash(play: Play, part: Part) -> Script[None]:
    """Destroy one Small Building or vehicle in the own space."""
    stage, space = play.stage, play.stage.fighters[play.seat].space
    things = small_things(stage, space)
    if things:
        pick: str = yield Decision(play.seat, "smash", (*things, NOTHING))
        if pick != NOTHING:
            yield from destroy(stage, play.seat, pick, space)


@verb("quake")
def quake(play: Play, part: Part) -> Script[None]:
    """Each other kaiju in the own space takes N damage, in turn order from the player (TC-13.11)."""
    stage = play.stage
    shaken = [seat for seat in stage.state.around(play.seat) if seat in stage.beside(play.seat)]
    for seat in shaken:
        yield from hurt(stage, play.seat, seat, part.amount)


@verb("strip")
def strip(play: Play, part: Part) -> Script[None]:
    """The target loses an Enhancement of the player's choice."""
    if play.target != NOBODY:
        yield from lose_enhancement(play.stage, play.target, chooser=play.seat)


def lose_enhancement(stage: Stage, seat: Seat, chooser: Seat) -> Script[None]:
    """Send an Enhancement of *seat* to its discard pile, as *chooser* decides (TC-4.8)."""
    options = decks.tokens(stage, stage.fighters[seat].enhancements)
    if options:
        pick = yield from choose(chooser, "strip", tuple(options))
        lost = next(card for card in stage.fighters[seat].enhancements if stage.cards[card].token == pick)
        spend(stage, seat, lost)


@verb("riposte")
def riposte(play: Play, part: Part) -> Script[None]:
    """N damage to the attacker if in the own space; it may be met like any damage (TC-13.2, TC-13.11)."""
    if play.target in play.stage.beside(play.seat):
        pick: str = yield Decision(play.seat, "riposte", (SEATS[play.target], PASS))
        if pick != PASS:
            yield from hurt(play.stage, play.seat, play.target, part.amount)


@verb("dodge")
def dodge(play: Play, part: Part) -> Script[None]:
    """Move up to N after the attack (TC-13.2)."""
    if part.amount:
        yield from moving.move(play.stage, play.seat, part.amount, "dodge")


@verb("absorb")
def absorb(play: Play, part: Part) -> Script[None]:
    """Gain 1 Energy for each damage prevented (TC-13.18)."""
    gain(play.stage, play.seat, play.prevented)
    yield from ()
