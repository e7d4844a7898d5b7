"""What is chosen before a game starts, and what is offered the first time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from acquire_desktop.acquire.opponents import CHARACTER_NAMES, character_of, level_of, named
from acquire_desktop.engine.editions import EDITIONS, Edition
from acquire_desktop.engine.house import with_house_rules
from acquire_desktop.engine.observation import Holdings
from acquire_desktop.storage.players import (
    Player,
    PlayerKind,
    account_name,
    names_are_distinct,
)
from acquire_desktop.ui.kit.texts import translate
from acquire_desktop.ui.setup.level_box import COMPUTER_LEVEL, FIRST_LEVEL

COMPUTER_NAMES: Final = tuple(CHARACTER_NAMES.values())
"""The names of computer players, in the order in which they sit down."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen for a game that is to start."""

    edition_key: str
    """A key of ``EDITIONS``."""
    players: tuple[Player, ...]
    """Length 2-6, by seat."""
    holdings: Holdings
    seed: str
    """Up to 64 characters; empty for a random one, which whoever starts the game draws."""
    power_cards: bool = False
    """Whether every player has the special power cards."""
    house: Mapping[str, object] = field(default_factory=dict)
    """The rules changed for this game, by a name of ``HOUSE_FIELDS``."""

    def edition(self) -> Edition:
        """Return the rules of the game, house rules included.

        Raises:
            KeyError: If there is no such edition.
            SetupError: If a house rule makes no sense, or not with so many players.
        """
        return with_house_rules(EDITIONS[self.edition_key], self.house, len(self.players))


def default_new_game() -> NewGame:
    """Return what is offered the first time: one person against three Beginners."""
    human = Player(default_human_name(), PlayerKind.HUMAN)
    free = [name for name in COMPUTER_NAMES if names_are_distinct((human.name, name))]
    computers = tuple(computer_player(name, FIRST_LEVEL) for name in free[:3])
    return NewGame("2023-classic", (human, *computers), Holdings.OPEN, "")


def default_human_name() -> str:
    """Return the name of a person who has not given one: the account's, where it is a name."""
    return account_name() or translate("NewGamePage", "Player")


def person_in(players: Sequence[Player]) -> str:
    """Return the name of the only person among the players, or an empty text."""
    people = [player.name for player in players if player.kind is PlayerKind.HUMAN]
    return people[0] if len(people) == 1 else ""


def with_person(choice: NewGame, name: str) -> NewGame:
    """Return a choice whose only person has a name; a computer of that name makes way."""
    if not name or not person_in(choice.players):
        return choice
    players = [
        replace(player, name=name) if player.kind is PlayerKind.HUMAN else player
        for player in choice.players
    ]
    for seat, player in enumerate(players):
        if player.kind is PlayerKind.COMPUTER and not names_are_distinct((name, player.name)):
            players[seat] = _stand_in(player, players)
    return replace(choice, players=tuple(players))


def _stand_in(player: Player, others: Sequence[Player]) -> Player:
    """Return a computer player of the same level under a name that nobody has."""
    taken = [other.name for other in others if other is not player]
    other = computer_player(
        next(name for name in COMPUTER_NAMES if names_are_distinct((*taken, name)))
    )
    return replace(other, level=named(level_of(player.level), character_of(other.level)))


def computer_player(name: str, level: str = COMPUTER_LEVEL) -> Player:
    """Return a computer player as it first sits down: the character of that name, if any."""
    character = next((key for key, usual in CHARACTER_NAMES.items() if usual == name), "")
    return Player(name, PlayerKind.COMPUTER, named(level, character))
