"""Deal of a duplicate: begun for several people, and who sits at the table with them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.setup import Setup
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.storage.duplicate.duplicate_file import Duplicate
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.replay import replay
from acquire_desktop.storage.save_format import GameFile, Loaded, new_game_id, timestamp

PERSON_SEAT: Final[Seat] = 0
"""Where the person sits in every game."""


def begun(setup: Setup, people: Sequence[Player], computers: Sequence[Player]) -> Duplicate:
    """Return a duplicate that nobody has played yet.

    Args:
        setup: The deal, for one person more than there are computers.
        people: Who plays it, in this order.
        computers: Who sits at the table with each of them.
    """
    duplicate_id, states = new_game_id(), replay(ACQUIRE, setup, ())
    notes = (SavedNote(0, NoteKind.DUPLICATE, duplicate_id),)
    games = tuple(
        GameFile(
            *(ACQUIRE, new_game_id(), 0, setup, (person, *computers), (), 0, timestamp(), notes)
        )
        for person in people
    )
    return Duplicate(duplicate_id, tuple(Loaded(game, states) for game in games), frozenset())


def computers_of(duplicate: Duplicate) -> tuple[Player, ...]:
    """Return the computer players at the table of each person."""
    players = duplicate.games[0].game.players
    return tuple(player for player in players if player.kind is not PlayerKind.HUMAN)


def first_board(duplicate: Duplicate) -> View:
    """Return the board before anybody has played; no hand is in it."""
    view = observe(duplicate.games[0].states[0], PERSON_SEAT)
    return replace(view, hand=(), effects=(), legal=())


def setup_of_deal(duplicate: Duplicate) -> Setup:
    """Return the deal."""
    setup: Setup = duplicate.games[0].game.setup
    return setup
