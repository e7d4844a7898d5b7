"""Draws from a number who plays what, who must not notice anything, and where the scan begins."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from acquire_desktop.choices import CoachRule, HintRule, Loudness, Speed, ThemeChoice
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import legal_actions
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, Loaded
from acquire_desktop.storage.seats.pins import locked
from acquire_desktop.storage.settings import Settings
from tests.secrecy.worlds import PlayedGame, World, make_world, other_world, record

NAMES: Final = ("Ana", "Bea", "Carlos", "Daisuke", "Eduarda", "Fumi")
SCANNED_PLIES: Final = 6
"""How many actions of each game are watched."""
WIDE: Final = (1920, 1080)
_SIZES: Final = ((1280, 720), (1280, 720), (1280, 720), (1100, 700), WIDE)
_DRAWS: Final = 5
"""How often a pair is drawn that soon can be told apart."""
_MOVING_SHARE: Final = 0.6
"""In how many pairs people have PINs, leave and come back."""

Pins = tuple[str, ...]
"""By seat four digits; empty where nobody is asked for any."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games to be compared, and how they are to be played."""

    number: int
    players: tuple[Player, ...]
    viewer: Seat
    """Whose screen must look the same in both worlds."""
    worlds: tuple[World, World]
    games: tuple[PlayedGame, PlayedGame]
    begins: int
    """The ply at which the game is opened."""
    until: int
    """The last ply up to which the viewer cannot tell the two apart."""
    settings: Settings
    size: tuple[int, int]
    """Of the window, in pixels."""
    moves_seats: bool
    """Whether people leave and come back, and set and forget PINs."""
    pins: tuple[Pins, Pins]
    """With which the game is opened; the viewer has the same in both worlds, others do not."""

    def loaded(self, which: int) -> Loaded:
        """Return the game in one of the worlds as if it had been read from a save."""
        world, played = self.worlds[which], self.games[which]
        lines = tuple(
            action_text(action, world.setup.edition) for action in played.actions[: self.begins]
        )
        players = tuple(
            replace(who, pin=locked(digits) if digits else "")
            for who, digits in zip(self.players, self.pins[which], strict=True)
        )
        game = GameFile(
            world.rules,
            f"{self.number:032x}", 0, world.setup, players, lines, len(lines),
            "2025-03-14T19:42:00Z",
        )  # fmt: skip
        return Loaded(game, played.states[: self.begins + 1])

    def is_asked(self, ply: int) -> bool:
        """Tell whether there is a choice at a ply, in both worlds."""
        states = (played.states[min(ply, self.until)] for played in self.games)
        return all(len(legal_actions(state)) > 1 for state in states)


def make_pair(number: int, plies: int = SCANNED_PLIES, holdings: Holdings | None = None) -> Pair:
    """Return the pair that belongs to a number.

    Args:
        number: Everything about the pair comes from it.
        plies: How many actions are watched.
        holdings: At which level; None draws it, too.
    """
    best: Pair | None = None
    for attempt in range(_DRAWS):
        pair = _draw(number, plies, holdings, Random(f"secrecy {number} {attempt}"))
        if best is None or pair.until - pair.begins > best.until - best.begins:
            best = pair
        if best.until - best.begins >= plies // 2:
            break
    assert best is not None
    return best


def _draw(number: int, plies: int, holdings: Holdings | None, chance: Random) -> Pair:
    players = _players(chance)
    people = [seat for seat, who in enumerate(players) if who.kind is PlayerKind.HUMAN]
    editions = [e for e in EDITIONS.values() if e.players[0] <= len(players) <= e.players[1]]
    edition = editions[number % len(editions)]
    setup = make_setup(
        edition,
        len(players),
        f"{chance.getrandbits(32):08X}",
        holdings=chance.choice(list(Holdings) if holdings is None else [holdings]),
        power_cards=edition.power_cards and chance.random() < 0.4,
    )
    viewer = chance.choice(people)
    world = make_world(setup, viewer, chance)
    played = record(world, chance)
    last = len(played.actions)
    begins = _beginning(played, people, viewer, plies, chance)
    until = min(last, begins + plies)
    other, other_game, agreed = other_world(world, played, viewer, range(begins, until), chance)
    settings = Settings(
        language=chance.choice(("en", *LANGUAGES)),
        theme=chance.choice((ThemeChoice.LIGHT, ThemeChoice.DARK)),
        computer_speed=chance.choice((Speed.INSTANT, Speed.STEP)),
        animations=False,
        hints=HintRule.ALWAYS,
        coach=CoachRule.DOUBTFUL,
        sounds=Loudness.OFF,
    )
    size = chance.choice(_SIZES)
    of_seats = Random(f"seats {number}")
    moves_seats = of_seats.random() < _MOVING_SHARE
    pins = _pins(players, viewer, of_seats) if moves_seats else (("",) * len(players),) * 2
    return Pair(
        number, players, viewer, (world, other), (played, other_game), begins, agreed,
        settings, size, moves_seats, pins,
    )  # fmt: skip


def digits_from(chance: Random) -> str:
    """Return four digits."""
    return f"{chance.randrange(10_000):04d}"


def _pins(players: tuple[Player, ...], viewer: Seat, chance: Random) -> tuple[Pins, Pins]:
    """Return the PINs in both worlds: everybody sees who has one, and nobody which."""
    first = tuple(
        digits_from(chance) if who.kind is PlayerKind.HUMAN and chance.random() < 0.6 else ""
        for who in players
    )
    second = tuple(
        digits if seat == viewer or not digits else digits_from(chance)
        for seat, digits in enumerate(first)
    )
    return first, second


def _players(chance: Random) -> tuple[Player, ...]:
    people = chance.choice((2, 2, 3, 3, 4))
    computers = chance.choice((0, 0, 1, 2))
    kinds = [PlayerKind.HUMAN] * people + [PlayerKind.COMPUTER] * computers
    chance.shuffle(kinds)
    return tuple(
        Player(name, kind, "greedy" if kind is PlayerKind.COMPUTER else "")
        for name, kind in zip(NAMES, kinds, strict=False)
    )


def _beginning(
    played: PlayedGame, people: list[Seat], viewer: Seat, plies: int, chance: Random
) -> int:
    """Return where to open the game: somebody decides, and then the viewer does.

    Now and then that is at the start, or so late that the game ends on screen.
    """
    deciding = [state.seat for state in played.states[:-1]]
    latest = max(0, len(deciding) - plies)
    where = chance.random()
    if where < 0.15:
        return 0
    if where > 0.85:
        return latest
    others = set(people) - {viewer}
    good = [
        ply
        for ply in range(latest + 1)
        if deciding[ply] in others and viewer in deciding[ply + 2 : ply + plies - 1]
    ]
    return chance.choice(good or [latest])
