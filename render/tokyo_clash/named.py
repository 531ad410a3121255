"""Names of things in Tokyo Clash: kaiju, cards, vehicles, buildings, as pictures and their twins call them."""

from engine.play import Decision, Question, Seat
from engine.tokyo_clash.cards import CardFace
from engine.tokyo_clash.view import ClashView
from render.words import Words


def kind_of(token: str) -> str:
    """Return the kind of the vehicle spelled *token*, such as ``tank7``."""
    return token.rstrip("0123456789")


def kaiju_name(view: ClashView, seat: Seat) -> str:
    """Return the name of the kaiju of *seat*."""
    return view.fighters[seat].name


def face_of(view: ClashView, key: str) -> CardFace | None:
    """Return the face of card *key*, if the view shows it."""
    return next((face for face in view.cards if face.key == key), None)


def card_name(view: ClashView, key: str) -> str:
    """Return the name of card *key*."""
    face = face_of(view, key)
    return face.name if face else key.replace("_", " ").title()


def vehicle_name(view: ClashView, token: str) -> str:
    """Return what the vehicle, or the kind of vehicle, *token* is called."""
    kind = kind_of(token)
    return next((row.name for row in view.vehicle_rows if row.kind == kind), kind)


def building_name(view: ClashView, letter: str) -> str:
    """Return what the building *letter* is called."""
    return next((row.name for row in view.building_rows if row.letter == letter), letter)


def thing_name(view: ClashView, what: str) -> str:
    """Return the name of a seat's kaiju, a building by its letter, or a vehicle."""
    if what.startswith("seat:"):
        return kaiju_name(view, int(what.removeprefix("seat:")))
    if len(what) == 1:
        return building_name(view, what)
    return vehicle_name(view, what)


def worth(view: ClashView, what: str) -> int:
    """Return the Energy for destroying a building, by its letter, or a vehicle, by its kind or token."""
    for building in view.building_rows:
        if building.letter == what:
            return building.energy
    kind = kind_of(what)
    return next((row.energy for row in view.vehicle_rows if row.kind == kind), 0)


def played_card(view: ClashView, seat: Seat) -> str:
    """Return the key of the card that *seat* is playing, or an empty word."""
    playing = view.fighters[seat].playing
    return playing[-1] if playing else ""


def asking(view: ClashView, asked: tuple[Question, ...] | list[Question], say: Words) -> str:
    """Return the words for what is asked first."""
    question = asked[0]
    key = f"tc-ask-{question.ask.replace('.', '-')}"
    card = played_card(view, question.seat)
    aim = view.aim
    return say(
        key,
        card=card_name(view, card) if card else say("tc-this-card"),
        target=_target(view, aim.target, say) if aim else "",
        amount=aim.amount if aim else 0,
    )


def _target(view: ClashView, what: str, say: Words) -> str:
    name = thing_name(view, what)
    return name if what.startswith("seat:") else say("tc-the", name=name)


def tokens(question: Question | None) -> tuple[str, ...]:
    """Return the options of *question*."""
    return question.options if isinstance(question, Decision) else ()
