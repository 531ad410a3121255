"""Posters in words: everything that stands on them, in the order in which it is read."""

from render.alt_text import AltText, alt_text, alt_text_of
from render.orders import GreetingOrder, KaijuCard, KaijuOrder, LobbyOrder, Podium, PosterSeat, SeasonOrder
from render.posters.kaiju.choice import choice_letters
from render.words import Words, words
from words.portrait import StatRow

LONG = 100
SHORT = 16  # letters of a name where the whole ones do not fit


def lobby_alt_text(order: LobbyOrder) -> AltText:
    """Return the poster of a table in words: its facts, and who sits where as what."""
    say = words(order.locale)
    is_full = not any(seat.is_open for seat in order.seats)
    head = say("poster-alt-full" if is_full else "poster-alt-open", title=order.title)
    facts = [say.sentence(fact.text) for fact in order.facts]

    def told(most: int) -> list[str]:
        seats = [_seat(seat, number, most, say) for number, seat in enumerate(order.seats, 1)]
        return [say.sentences([head, *facts]), *seats]

    return alt_text([told(LONG), told(SHORT)])


def _seat(seat: PosterSeat, number: int, most: int, say: Words) -> str:
    if seat.is_open:
        return say("poster-alt-free", number=number)
    name = seat.name if len(seat.name) <= most else seat.name[: most - 1].rstrip() + "…"
    kaiju = seat.kaiju_name or say("poster-undecided")
    kind = "computer" if seat.level else "host" if seat.is_host else "person"
    return say("poster-alt-seat", number=number, name=name, kaiju=kaiju, kind=kind, level=seat.level)


def kaiju_alt_text(order: KaijuOrder) -> AltText:
    """Return the kaiju in words: those to choose from by their letters, and who has the others."""
    say, lettered = words(order.locale), choice_letters(order)
    head = say("poster-alt-kaiju", title=order.title, name=order.person)

    def told(form: str) -> list[str]:
        lines = (_kaiju(card, lettered.get(card.portrait.key, ""), order, form) for card in order.cards)
        signs = "poster-alt-signs" if form == "brief" and any(card.portrait.rows for card in order.cards) else ""
        return [say.sentences([head, say(signs)]) if signs else head, *lines]

    return alt_text(told(form) for form in ("full", "numbers", "brief", "names"))


def _kaiju(card: KaijuCard, letter: str, order: KaijuOrder, form: str) -> str:
    say, portrait = words(order.locale), card.portrait
    name = say("poster-alt-lettered", letter=letter, name=portrait.name) if letter else portrait.name
    if card.seat is not None:
        kind = "own" if card.seat == order.seat else "taken"
        name = say("poster-alt-held", name=name, holder=card.holder, kind=kind)
    parts = [say.sentence(name)]
    if form == "full" and portrait.about:
        parts.append(portrait.about)
    if form != "names":
        parts += [_row(row, say, is_brief=form == "brief") for row in portrait.rows]
    return say.sentences(parts)


def _row(row: StatRow, say: Words, *, is_brief: bool) -> str:
    if row.kind == "action":
        return say("poster-alt-action", text=row.stats[0].text)
    numbers = say.joined(
        stat.text if is_brief else say("poster-alt-stat", sign=stat.sign, text=stat.text) for stat in row.stats
    )
    return say("poster-alt-row", kind=row.kind, numbers=numbers)


def greeting_alt_text(order: GreetingOrder) -> AltText:
    """Return the games in words."""
    say = words(order.locale)

    def told(is_full: bool) -> list[str]:
        key = "poster-alt-game" if is_full else "poster-alt-game-short"
        lines = (say(key, title=game.title, players=game.players, about=game.about) for game in order.games)
        return [say("poster-alt-greeting"), *lines]

    return alt_text([told(True), told(False)])


def season_alt_text(order: SeasonOrder) -> AltText:
    """Return the best of a season in words, game by game."""
    say = words(order.locale)
    lines = [say("season-alt", title=order.title), *(_podium(each, say) for each in order.podiums)]
    return alt_text_of(lines)


def _podium(podium: Podium, say: Words) -> str:
    medals = (say("season-alt-medal", place=each.place, name=each.name, note=each.note) for each in podium.medals)
    return say("season-alt-game", title=podium.title, medals=say.joined(medals) or say("season-nobody"))
