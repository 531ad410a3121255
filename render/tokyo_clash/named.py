"""Names of things in Tokyo Clash, as messages call them too."""

from engine.play import Question, Seat
from engine.tokyo_clash.cards.card import CardFace
from engine.tokyo_clash.picks import thing
from engine.tokyo_clash.view import ClashView
from render.snapshot import Snapshot
from render.words import Words
from words.teller import Teller
from words.tokyo_clash import names


def teller_of(view: ClashView, say: Words) -> Teller:
    """Return who tells this game in the language of *say*, kaiju by their names."""
    return say.teller({fighter.seat: fighter.name for fighter in view.fighters}, view)


def face_of(view: ClashView, key: str) -> CardFace | None:
    """Return the face of card *key*, if the view shows it."""
    return next((face for face in view.cards if face.key == key), None)


def card_name(view: ClashView, key: str, say: Words) -> str:
    """Return the name of card *key*."""
    return names.card(teller_of(view, say), key, view)


def card_names(view: ClashView, counts: dict[str, int], say: Words) -> list[str]:
    """Return the names of cards, each with how many there are of it."""
    teller = teller_of(view, say)
    return [names.times(teller, names.card(teller, key, view), count) for key, count in counts.items()]


def thing_name(view: ClashView, key: str, say: Words) -> str:
    """Return the name of a seat's kaiju, a building by its letter, or a vehicle by its token or kind."""
    return names.thing(teller_of(view, say), thing(key), view)


def played_card(view: ClashView, seat: Seat) -> str:
    """Return the key of the card that *seat* is playing, or an empty word."""
    playing = view.fighters[seat].playing
    return playing[-1] if playing else ""


def asking(table: Snapshot[ClashView], question: Question) -> str:
    """Return the words for what *question* asks."""
    view, say, aim = table.view, table.say, table.view.aim
    card = played_card(view, question.seat)
    return say(
        f"tc-ask-{question.ask.replace('.', '-')}",
        card=card_name(view, card, say) if card else say("tc-this-card"),
        target=names.the_thing(teller_of(view, say), thing(aim.target), view) if aim else "",
        amount=aim.amount if aim else 0,
    )
