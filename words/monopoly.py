"""How Monopoly is told: its districts, its money, its questions, its picks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.monopoly.events import TurnBegan
from engine.play import Decision, Event, Question, Seat
from words import monopoly_places as places
from words.game import Facts, GameWords, Prompt
from words.monopoly_labels import (
    amount,
    card,
    cards,
    colour,
    district,
    foes,
    go_reward,
    goods,
    label,
    listed,
    money,
    number_of,
    side,
    space,
    stands,
    targets,
    way,
)
from words.monopoly_notes import notes as notes
from words.monopoly_wishes import wishes as wishes
from words.phrase import Phrase
from words.term import Term

if TYPE_CHECKING:
    from words.game import Fact
    from words.teller import Teller

GAME = "monopoly"
NAMED = ("to", "one", "other", "source", "before", "beaten")
#: Other fields that are money; those below 0 are said as they are above it, with the way they go.
MONEY = ("money", "cost", "price", "cancelled")
#: Questions that the board answers best: its spaces are lettered as the answers are.
WHERE = ("stride", "shift", "lunge", "place.house", "place.tank", "lose_tank")


def _yes(truth: object) -> str:
    return "yes" if truth else "no"


# -- events -------------------------------------------------------------------------------------------------------


def event_facts(teller: Teller, event: Any) -> dict[str, Fact]:
    """Return the facts of *event* that need more than their value."""
    facts: dict[str, Fact] = {}
    for name in NAMED:
        if hasattr(event, name):
            facts |= {name: teller.name(getattr(event, name)), f"has_{name}": _yes(getattr(event, name) >= 0)}
    for name in MONEY:
        if hasattr(event, name):
            value = getattr(event, name)
            facts |= {"money" if name in ("cost", "price") else name: money(teller, abs(value)), "way": way(value)}
            facts[f"is_{name}"] = _yes(value)
    if hasattr(event, "district"):
        facts["district"] = district(teller, event.district)
    if hasattr(event, "card"):
        facts |= {"card": card(teller, event.card), "text": cards()[event.card].text if event.card in cards() else ""}
    if hasattr(event, "winner"):
        facts["is_won"] = _yes(event.winner >= 0)
    if hasattr(event, "by"):
        facts["has_by"] = _yes(event.by >= 0)
    return facts | _more(teller, event)


def _more(teller: Teller, event: Any) -> dict[str, Fact]:
    """Return what single kinds of events need."""
    match type(event).__name__:
        case "StartRolled":
            return {"rolls": _start(teller, event.rolls)}
        case "WorksChanged":
            return {"stands": stands(teller, event.houses, event.tanks, event.has_maser)}
        case "SparesWait" | "SparesLost":
            return {"things": teller.say(f"{event.what}s", count=event.count)}
        case "OfferMade" | "DealDone":
            return {"gives": goods(teller, event.give, event.money), "gets": goods(teller, event.take, -event.money)}
        case "Rolled":
            one, other = event.dice
            return {"one": one, "other": other, "is_double": _yes(one == other)}
        case "Moved":
            return {"start": space(teller, event.start), "end": space(teller, event.end)}
        case "PoolTaken":
            return {"loot": _loot(teller, event)}
        case "Struck":
            return {"targets": targets(teller, event.targets)}
        case "EstateShared":
            return {"seats": listed(teller, [teller.name(seat) for seat in event.seats])}
    return {}


def _start(teller: Teller, rolls: tuple[tuple[int, ...], ...]) -> str:
    """Return who rolled what for the start, those who tied again."""
    rounds = []
    for dice in rolls:
        rolled = [(seat, die) for seat, die in enumerate(dice) if die]
        rounds.append(", ".join(teller.say("rolled", name=teller.name(seat), die=die) for seat, die in rolled))
    first, *more = rounds
    return first + "".join(teller.say("again", rolls=again) for again in more)


def _loot(teller: Teller, event: Any) -> str:
    things = [money(teller, event.money)]
    if event.hp:
        things.append(f"{event.hp} HP")
    if event.tanks:
        things.append(teller.say("tanks", count=event.tanks))
    return listed(teller, things)


def is_minor(event: Event) -> bool:
    """Return whether it only says whose turn it is, which the next line shows anyway."""
    return isinstance(event, TurnBegan)


# -- questions ----------------------------------------------------------------------------------------------------


def question_facts(teller: Teller, question: Prompt, view: Any) -> dict[str, Fact]:
    """Return what *question* is about: where one stands, what one has, what is at stake."""
    me = view.kaiju[question.seat]
    facts: dict[str, Fact] = {
        "cash": money(teller, me.cash),
        "ap": me.ap,
        "hp": me.hp,
        "held": me.held,
        "roll": sum(me.rolls[-1]) if me.rolls else 0,
        "most": getattr(question, "most", 1),
        "lander": teller.name(view.to_play),
    }
    facts |= _place(teller, me.at, question.seat, view) | _offer(teller, question.seat, view)
    reward, ap = go_reward(view, question.seat)
    facts |= {"money": money(teller, reward), "ap_gain": ap}
    if question.ask == "works" and isinstance(question, Decision):
        at = number_of(view, question.options[0].split(":")[1])
        facts |= {"district": view.deeds[at].name, "stands": _stands_at(teller, view, at)}
    if question.ask == "hide":
        facts |= _goal(teller, question.seat, view)
    return facts


def _stands_at(teller: Teller, view: Any, at: int) -> str:
    now = view.districts[at]
    return stands(teller, now.houses, now.tanks, now.has_maser)


def _place(teller: Teller, at: int, seat: Seat, view: Any) -> dict[str, Fact]:
    """Return the space *at*: what stands there, and what will fire at *seat*."""
    number = view.spaces[at].district
    facts: dict[str, Fact] = {"place": view.spaces[at].name, "stands": "none", "guns": "none", "price": ""}
    if number < 0:
        return facts
    now, deed = view.districts[number], view.deeds[number]
    facts |= {"stands": _stands_at(teller, view, number), "price": money(teller, deed.price)}
    if now.tanks and now.owner is not None and side(view, now.owner) != side(view, seat):
        damage = deed.damage[now.tanks - 1] + view.alarm_damage
        facts["guns"] = teller.say("guns", owner=teller.name(now.owner), damage=damage)
    return facts


def _offer(teller: Teller, seat: Seat, view: Any) -> dict[str, Fact]:
    """Return the open offer to *seat*, if there is one: what it would get and give."""
    for offer in view.offers:
        if offer.to == seat:
            gets, gives = goods(teller, offer.give, offer.money), goods(teller, offer.take, -offer.money)
            return {"dealer": teller.name(view.to_play), "gets": gets, "gives": gives}
    return {"dealer": "", "gets": "", "gives": ""}


def _goal(teller: Teller, seat: Seat, view: Any) -> dict[str, Fact]:
    """Return where the roll leads, and what awaits one there; nothing if that cannot be told."""
    goals = _goals(seat, view)
    if len(goals) != 1:
        return {"goal": "none", "foes": "", "guns": "none"}
    names = [teller.name(each.seat) for each in foes(view, seat, goals[0])]
    guns = _place(teller, goals[0], seat, view)["guns"]
    return {"goal": view.spaces[goals[0]].name, "foes": listed(teller, names), "guns": guns}


def _goals(seat: Seat, view: Any) -> list[int]:
    """Return where *seat* may be about to land: a Sewer Tunnel may have shifted the roll, which no view tells."""
    me, size = view.kaiju[seat], len(view.spaces)
    rolled = (me.at + sum(me.rolls[-1])) % size
    near = [at % size for at in (rolled, rolled + 1, rolled - 1)]
    # GM-6.4: one hides from enemies only, and not where another enemy stands.
    fitting = [at for at in near if foes(view, seat, at) and not foes(view, seat, (at - 1) % size)]
    return [rolled] if rolled in fitting else fitting


def pick(teller: Teller, question: Question, token: str | int, view: Any) -> str:
    """Return the label of a pick."""
    return amount(teller, token) if isinstance(token, int) else label(teller, question, token, view)


def about(question: Question, token: str | int, view: Any) -> str:
    """Return what a card says."""
    what, _, key = str(token).partition(":")
    return cards()[key].text if what == "card" and key in cards() else ""


def wish(teller: Teller, question: Question, token: str, view: Any) -> str:
    """Return what something that is not offered would be called: a kaiju by what one would do to it."""
    if token.startswith("seat:"):
        return teller.say("wish-strike", name=teller.name(int(token.partition(":")[2])))
    return pick(teller, question, token, view)


def order_tokens(view: Any) -> list[str]:
    """Return the seats of the others, for whom weapons may stand down."""
    return [str(each.seat) for each in view.kaiju if each.seat != view.seat]


def is_on_board(question: Question, view: Any) -> bool:
    """Return whether *question* is where to go or where to put something."""
    return question.ask in WHERE and places.is_on_board(view, question)


def times_around(view: Any) -> int:
    """Return in which round of turns *view* is; Monopoly itself counts laps, and each kaiju has its own."""
    seats = len(view.kaiju)
    return int(-(-view.turns // seats))


# -- looking things up --------------------------------------------------------------------------------------------


def standing(view: Any, seat: Seat) -> dict[str, Fact]:
    """Return what decides between free kaiju that have subjugated as many (GM-10.3)."""
    kaiju = view.kaiju[seat]
    return {"hp": kaiju.hp} if kaiju.controller is None else {}


def seat_facts(teller: Teller, seat: Seat, view: Any) -> dict[str, Fact]:
    """Return how *seat* stands, as everybody sees it."""
    kaiju = view.kaiju[seat]
    return {
        "hp": kaiju.hp,
        "ap": kaiju.ap,
        "cash": money(teller, kaiju.cash),
        "districts": sum(district.owner == seat for district in view.districts),
        "controller": "" if kaiju.controller is None else teller.name(kaiju.controller),
        "serves": _yes(kaiju.controller is not None),
    }


def kaiju_names(view: Any) -> dict[int, str]:
    """Return how the kaiju are called, seat by seat."""
    return {each.seat: each.name for each in view.kaiju}


def deck(game: Any) -> tuple[str, ...]:
    """Return the chance cards, every copy."""
    found: tuple[str, ...] = game.content.deck
    return found


def lexicon(teller: Teller, game: Any) -> list[Term]:
    """Return the chance cards, the kaiju, the special spaces and the districts of every track."""
    content = game.content
    found = [_card_word(teller, each) for each in content.cards.values()]
    found += [Term(f"kaiju:{row.key}", row.name, teller.say(f"kaiju-{row.key}")) for row in content.kaiju.values()]
    kinds = {each.kind: each.name for board in content.boards.values() for each in board.spaces if each.district < 0}
    found += [Term(f"space:{kind}", name, teller.say(f"word-space-{kind}")) for kind, name in kinds.items()]
    return found + [_district_word(teller, board, deed) for board in content.boards.values() for deed in board.deeds]


def _card_word(teller: Teller, row: Any) -> Term:
    return Term(f"card:{row.key}", teller.say("word-card", name=card(teller, row.key)), row.text)


def _district_word(teller: Teller, board: Any, deed: Any) -> Term:
    prices: dict[str, Fact] = {name: money(teller, getattr(deed, name)) for name in ("price", "tank", "maser")}
    text = teller.say(
        "word-district-text",
        colour=colour(teller, deed.colour),
        house=money(teller, board.house),
        damage=" / ".join(map(str, deed.damage)),
        maser_damage=deed.maser_damage,
        **prices,
    )
    return Term(f"district:{deed.key}", teller.say("word-district", name=deed.name, track=board.name), text)


class MonopolyWords(GameWords[Any]):
    """How Monopoly is told."""

    is_lettered = False

    def event_facts(self, teller: Teller, event: Any) -> Facts:
        """Return the facts of *event* that need more than their value."""
        return event_facts(teller, event)

    def is_minor(self, event: Event) -> bool:
        """Return whether it is only routine."""
        return is_minor(event)

    def question_facts(self, teller: Teller, question: Prompt, view: Any) -> Facts:
        """Return what *question* is about."""
        return question_facts(teller, question, view)

    def answer(self, teller: Teller, question: Question, token: str, view: Any) -> Phrase:
        """Return the label of an answer."""
        text = pick(teller, question, token, view)
        return Phrase(text, text, text)

    def wish(self, teller: Teller, question: Question, token: str, view: Any) -> str:
        """Return what something that is not offered is called."""
        return wish(teller, question, token, view)

    def wishes(self, question: Question, view: Any) -> list[str]:
        """Return what one might want to answer and cannot."""
        return wishes(question, view)

    def about(self, question: Question, token: str, view: Any) -> str:
        """Return more about an answer."""
        return about(question, token, view)

    def notes(self, teller: Teller, question: Question, view: Any) -> list[str]:
        """Return the cards in hand that cannot be played now."""
        return notes(teller, question, view)

    def is_on_board(self, question: Question, view: Any) -> bool:
        """Return whether *question* is about spaces, targets or ways."""
        return is_on_board(question, view)

    def seat_facts(self, teller: Teller, seat: Seat, view: Any) -> Facts:
        """Return how *seat* stands."""
        return seat_facts(teller, seat, view)

    def kaiju_names(self, view: Any) -> dict[Seat, str]:
        """Return how the kaiju are called."""
        return kaiju_names(view)

    def amount(self, teller: Teller, question: Question, number: int, view: Any) -> str:
        """Return an amount of money."""
        return amount(teller, number)

    def standing(self, seat: Seat, view: Any) -> Facts:
        """Return what decides between free kaiju that have subjugated as many."""
        return standing(view, seat)

    def times_around(self, view: Any) -> int:
        """Return in which round of turns *view* is."""
        return times_around(view)

    def order_tokens(self, view: Any) -> list[str]:
        """Return the cards in hand that can defend."""
        return order_tokens(view)

    def token(self, teller: Teller, token: str) -> str:
        """Return the kaiju of a seat, which is what an order names."""
        return teller.name(int(token)) if token.isdigit() else card(teller, token.partition(":")[2])

    def deck(self, game: Any) -> Sequence[str]:
        """Return the cards of all four decks."""
        return deck(game)

    def lexicon(self, teller: Teller, game: Any) -> list[Term]:
        """Return what can be looked up."""
        return lexicon(teller, game)
