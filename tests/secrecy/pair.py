"""A pair of games to be compared, whichever game it is, and how they are to be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from acquire_desktop.game import Seat
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import GameFile, Loaded
from acquire_desktop.storage.seats.pins import locked
from acquire_desktop.storage.settings import Settings
from tests.secrecy.played import PlayedGame, World

NAMES: Final = ("Ana", "Bea", "Carlos", "Daisuke", "Eduarda", "Fumi")
SCANNED_PLIES: Final = 6
"""How many actions of each game are watched."""
WIDE: Final = (1920, 1080)
SIZES: Final = ((1280, 720), (1280, 720), (1280, 720), (1100, 700), WIDE)
DRAWS: Final = 5
"""How often a pair is drawn that soon can be told apart."""
MOVING_SHARE: Final = 0.6
"""In how many pairs people have PINs, leave and come back."""
SCENE_SHARE: Final = 0.3
"""In how many pairs scenes open by themselves."""

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
    has_scenes: bool = False
    """Whether scenes open by themselves, step by step, and computers wait meanwhile."""

    def loaded(self, which: int) -> Loaded:
        """Return the game in one of the worlds as if it had been read from a save."""
        world, played = self.worlds[which], self.games[which]
        rules = world.rules
        lines = tuple(
            rules.action_text(action, world.setup) for action in played.actions[: self.begins]
        )
        players = tuple(
            replace(who, pin=locked(digits) if digits else "")
            for who, digits in zip(self.players, self.pins[which], strict=True)
        )
        game = GameFile(
            rules,
            f"{self.number:032x}", 0, world.setup, players, lines, len(lines),
            "2025-03-14T19:42:00Z",
        )  # fmt: skip
        return Loaded(game, played.states[: self.begins + 1])

    def is_asked(self, ply: int) -> bool:
        """Tell whether there is a choice at a ply, in both worlds."""
        rules = self.worlds[0].rules
        states = (played.states[min(ply, self.until)] for played in self.games)
        return all(len(rules.observe(state, state.seat).legal) > 1 for state in states)


def digits_from(chance: Random) -> str:
    """Return four digits."""
    return f"{chance.randrange(10_000):04d}"


def draw_pins(players: Sequence[Player], viewer: Seat, chance: Random) -> tuple[Pins, Pins]:
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


def draw_players(counts: tuple[int, int], level: str, chance: Random) -> tuple[Player, ...]:
    """Return so many people and computer players of a level, in any order."""
    people, computers = counts
    kinds = [PlayerKind.HUMAN] * people + [PlayerKind.COMPUTER] * computers
    chance.shuffle(kinds)
    return tuple(
        Player(name, kind, level if kind is PlayerKind.COMPUTER else "")
        for name, kind in zip(NAMES, kinds, strict=False)
    )


def people_of(players: Sequence[Player]) -> list[Seat]:
    """Return the seats of people."""
    return [seat for seat, who in enumerate(players) if who.kind is PlayerKind.HUMAN]


def beginning(
    played: PlayedGame,
    people: Sequence[Seat],
    viewer: Seat,
    plies: int,
    chance: Random,
    is_telling: Callable[[Any], bool] = lambda _state: True,
) -> int:
    """Return where to open the game: somebody decides, and then the viewer does.

    Now and then that is at the start, or so late that the game ends on screen.

    Args:
        played: The game.
        people: The seats of people.
        viewer: Who must not notice anything.
        plies: How many actions are watched.
        chance: Where it is opened comes from it.
        is_telling: Tells whether a state has more to hide than others; such are taken first.
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
    telling = [ply for ply in good if is_telling(played.states[ply])]
    return chance.choice(telling or good or [latest])
