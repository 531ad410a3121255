"""Golden positions: moments of real games, played by seed, for tests, the gallery, the palette and the bench."""

from collections.abc import Callable, Mapping
from functools import cache

from engine import games
from engine.play import Choice, Decision, Runner, Seat, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from tests.render.moment import Moment

NAMES = (
    "haruka",
    "ren.k",
    "Julia",
    "toshiro",
    "mari",
    "oskar",
    "Ana Lúcia",
    "ツバサ",
    "Björn",
    "Computer (normal)",
    "Nguyễn Văn",
    "Zoë 🦖",
)
HARD_NAMES = (
    "W" * 32,
    "🦖🔥👨‍👩‍👧‍👦🇯🇵✨",
    "محمد بن عبد الله",
    "דוד בן־גוריון 1948",
    "怪獣総進撃ゴジラ対メカゴジラ大決戦",
    "𝕱𝖆𝖓𝖈𝖞 𝓛𝓮𝓽𝓽𝓮𝓻𝓼 ★彡",
    "i",
    "한국어 이름이 아주 길어요 정말로",
    "\u200b\u200e",
    "ÅÄÖ ñ ß Ž ș ỹ Ω Ж",
    "a̸̛̭b̷̢̛c̵̨̛ zalgo",
    "@everyone <b>&amp;</b> *_~`|",
)


Until = Callable[[Moment], bool]


def play(
    seats: int,
    seed: int,
    until: Until,
    options: Mapping[str, str | int | bool] | None = None,
    kings: tuple[Seat, ...] = (),
) -> Moment:
    """Play a seeded random game of Total War to the first moment for which *until* holds, or to its end."""
    game = games["total_war"]
    setup = Setup(seats=seats, seed=seed, options=options or {}, carried={"king_of_monsters": kings})
    runner, rng = Runner(game, begin(game, setup)), Rng.seeded(seed)
    told = 0
    while True:
        moment = Moment(game, runner.state, runner.pending, tuple(runner.events[told:]), tuple(runner.events))
        if until(moment) or not runner.pending:
            return moment
        told = len(runner.events)
        question = runner.pending[0]
        picks = random_player(game.view(runner.state, question.seat), question, rng)
        runner.choose(Choice(question.seat, picks))


def asks(*keys: str, after: int = 0) -> Until:
    """Hold when one of *keys* is asked and at least *after* events have been told."""
    return lambda moment: bool(moment.pending) and moment.pending[0].ask in keys and len(moment.story) >= after


@cache
def crowded(seats: int) -> Moment:
    """Return a late moment of a game of *seats* in which an answer is asked and kaiju are wounded and furious."""

    def late(moment: Moment) -> bool:
        if not asks("answer", after=seats * 14)(moment):
            return False
        fighters = moment.view().fighters
        busy = sum(fighter.wounds > 0 for fighter in fighters) >= len(fighters) // 2
        return busy and any(fighter.is_furious for fighter in fighters) and bool(moment.state.buildings_up)

    for seed in range(1, 400):
        moment = play(seats, seed, late, kings=(seed % seats,))
        if moment.pending:
            return moment
    raise AssertionError(f"no such moment with {seats} seats")


@cache
def asked_for(key: str, seats: int = 6, **options: bool) -> Moment:
    """Return a moment in which *key* is asked, late enough for something to be on the table."""
    for after in (120, 40, 0):
        for seed in range(1, 60):
            moment = play(seats, seed, asks(key, after=after), options, kings=(0, 1))
            if moment.pending:
                return moment
    raise AssertionError(f"{key} was never asked")


@cache
def finished(seats: int, seed: int = 11) -> Moment:
    """Return the end of a game."""
    return play(seats, seed, lambda moment: False)


@cache
def holding_king() -> Moment:
    """Return a moment in which the King of Monsters card can heal, and cards can be played in several ways."""

    def rich(moment: Moment) -> bool:
        if not asks("answer")(moment):
            return False
        question = moment.pending[0]
        options = question.options if isinstance(question, Decision) else ()
        kinds = {option.partition(":")[2].partition(":")[0] for option in options if option.startswith("king:")}
        plain = any(option.startswith("card:") and "+" not in option for option in options)
        return {"heal", "wound", "draw"} <= kinds and plain and any("+power" in option for option in options)

    for seed in range(1, 400):
        moment = play(5, seed, rich, kings=(0, 1, 2, 3, 4))
        if moment.pending:
            return moment
    raise AssertionError("no such moment")
