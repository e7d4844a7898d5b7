"""New game: what is chosen before one starts, as a value; from settings, to settings and set-up."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, count
from typing import Final

from acquire_desktop.codec import bool_of, int_of, list_of, text_of
from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023, EDITIONS, Edition
from acquire_desktop.games.acquire.engine.house_rules import with_house_rules
from acquire_desktop.games.acquire.engine.setup import EXTRA_CASH, Setup, make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.opponents import (
    CHARACTER_NAMES,
    character_of,
    is_known,
    level_of,
    named,
)
from acquire_desktop.storage.players import (
    Player,
    PlayerKind,
    account_name,
    check_names,
    folded_name,
    names_are_distinct,
    player_from,
    player_object,
)
from acquire_desktop.ui.kit.texts import translate

MIN_SEATS: Final = 2
COMPUTER_LEVEL: Final = "medium"
"""The level of a computer player that nobody has chosen yet."""
FIRST_LEVEL: Final = "beginner"
"""The level of those who sit down to somebody's first game."""
COMPUTER_LEVELS: Final = (
    *("beginner", "novice", "easy", "medium"),
    *("skilled", "hard", "expert", "master"),
)
"""The levels of the computer players, from the weakest to the strongest."""
_COMPUTER_NAMES: Final = tuple(CHARACTER_NAMES.values())
"""The names of computer players, in the order in which they sit down."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices for a game that is to start."""

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
    extra_cash: tuple[int, ...] = ()
    """Dollars beyond the starting cash, by seat; empty where nobody has more."""
    is_training: bool = False
    """Whether the only person takes back any move; chosen for one game, and never kept."""
    clock: int | None = None
    """The minutes that each person has for the game; 0 to count them only, None for no clock."""

    def edition(self) -> Edition:
        """Return the rules of the game, house rules included.

        Raises:
            KeyError: If there is no such edition.
            SetupError: If a house rule makes no sense, or not with so many players.
        """
        return with_house_rules(EDITIONS[self.edition_key], self.house, len(self.players))


def default_new_game() -> NewGame:
    """Return the first offer: one person against three Beginners."""
    human = Player(default_human_name(), PlayerKind.HUMAN)
    free = [name for name in _COMPUTER_NAMES if names_are_distinct((human.name, name))]
    computers = tuple(_computer_player(name, FIRST_LEVEL) for name in free[:3])
    return NewGame(CLASSIC_2023.key, (human, *computers), Holdings.OPEN, "")


# Players


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
    players = list(choice.players)
    for seat, player in enumerate(players):
        if player.kind is PlayerKind.HUMAN:
            players[seat] = replace(player, name=name)
    for seat, player in enumerate(players):
        if player.kind is PlayerKind.COMPUTER and not names_are_distinct((name, player.name)):
            others = players[:seat] + players[seat + 1 :]
            players[seat] = added_player(others, level_of(player.level))
    return replace(choice, players=tuple(players))


def added_player(players: Sequence[Player], level: str = "") -> Player:
    """Return a computer player who sits down beside others, under a name that nobody has.

    Args:
        players: Who sits there already.
        level: As strong as that; left out for the level of the other computers, if they share one.
    """
    used = [player.name for player in players]
    free = (name for name in _COMPUTER_NAMES if names_are_distinct([*used, name]))
    return _computer_player(next(free, ""), level or shared_level(players))


def added_person(players: Sequence[Player], number: int) -> Player:
    """Return a person who sits down beside others, named by a number if somebody is there."""
    used = {folded_name(player.name) for player in players}
    is_first = all(player.kind is PlayerKind.COMPUTER for player in players)
    numbered = (translate("SeatRow", "Player {seat}", seat=at) for at in count(number))
    names = chain([default_human_name()] if is_first else [], numbered)
    return Player(next(n for n in names if folded_name(n) not in used), PlayerKind.HUMAN)


def shared_level(players: Sequence[Player]) -> str:
    """Return the level of the computers among players, or the usual one if it is not the same."""
    levels = {level_of(player.level) for player in players if player.level}
    return levels.pop() if len(levels) == 1 else COMPUTER_LEVEL


def _computer_player(name: str, level: str) -> Player:
    """Return a computer player as it first sits down: the character of that name, if any."""
    character = next((key for key, usual in CHARACTER_NAMES.items() if usual == name), "")
    return Player(name, PlayerKind.COMPUTER, named(level, character))


def with_known_levels(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players, each computer at a level that there is: files may name others."""
    known = list(players)
    for seat, player in enumerate(players):
        # Those of the list are known without loading the players themselves.
        is_listed = level_of(player.level) in COMPUTER_LEVELS
        if player.kind is not PlayerKind.HUMAN and not is_listed and not is_known(player.level):
            known[seat] = replace(player, level=named(COMPUTER_LEVEL, character_of(player.level)))
        elif player.stand_in and player.stand_in not in COMPUTER_LEVELS:
            known[seat] = replace(player, stand_in=COMPUTER_LEVEL)
    return tuple(known)


# Settings


def choice_object(choice: NewGame) -> dict[str, object]:
    """Return a choice as JSON values for the settings."""
    return {
        "edition": choice.edition_key,
        "holdings": choice.holdings.value,
        "power_cards": choice.power_cards,
        "house": dict(choice.house),
        "players": [player_object(player) for player in choice.players],
        "extra_cash": list(choice.extra_cash),
        "clock": choice.clock,
    }


def choice_from(value: Mapping[str, object] | None) -> NewGame:
    """Read a choice back; one that cannot be used gives the default."""
    try:
        return default_new_game() if value is None else _choice(value)
    except (KeyError, ValueError):
        return default_new_game()


def mended_choice(value: Mapping[str, object] | None) -> Mapping[str, object] | None:
    """Return a kept choice itself when it can be used, else what takes its place."""
    if value is None:
        return None
    try:
        mended = choice_object(_choice(value))
    except (KeyError, ValueError):
        return choice_object(default_new_game())
    return value if mended["players"] == value["players"] else mended


def _choice(value: Mapping[str, object]) -> NewGame:
    kept = [player_from(player) for player in list_of(value["players"], MAX_SEATS)]
    players = with_known_levels(kept)
    check_names(players)
    edition, holdings = text_of(value["edition"]), Holdings(value["holdings"])
    # Older settings name neither power cards, nor house rules, nor extra cash, nor a clock.
    power_cards = bool_of(value.get("power_cards", False))
    house = value.get("house", {})
    if not isinstance(house, dict):
        raise ValueError("not house rules")  # noqa: TRY004 - bad settings, not a bug
    most, kept_cash = EXTRA_CASH[-1], value.get("extra_cash", [])
    extra_cash = tuple(int_of(cash, 0, most) for cash in list_of(kept_cash, MAX_SEATS))
    clock = _clock(value.get("clock"))
    choice = NewGame(edition, players, holdings, "", power_cards, house, extra_cash, clock=clock)
    setup_of(choice)
    return choice


def _clock(value: object) -> int | None:
    if value is None:
        return None
    from acquire_desktop.storage.seats.clock_state import COUNTED, MINUTES

    minutes = int_of(value, COUNTED, MINUTES[-1])
    if minutes not in (COUNTED, *MINUTES):
        raise ValueError("not a clock")
    return minutes


# Set-up


def setup_of(choice: NewGame) -> Setup:
    """Return the set-up of a game that starts with this choice.

    Raises:
        SetupError: If the edition does not allow it.
    """
    edition, seats, seed = choice.edition(), len(choice.players), choice.seed or random_seed()
    holdings, power_cards = choice.holdings, choice.power_cards
    return make_setup(
        edition,
        seats,
        seed,
        holdings=holdings,
        power_cards=power_cards,
        extra_cash=choice.extra_cash,
    )


def rematch_of(setup: Setup) -> Setup:
    """Return the set-up of another deal between the same players under the same rules."""
    return make_setup(
        setup.edition,
        setup.players,
        random_seed(),
        holdings=setup.holdings,
        power_cards=setup.power_cards,
        extra_cash=setup.extra_cash,
    )


def random_seed() -> str:
    """Draw a seed that is easy to tell somebody else, for example ``7F3A-22C1``."""
    drawn = f"{secrets.randbelow(1 << 32):08X}"
    return f"{drawn[:4]}-{drawn[4:]}"
