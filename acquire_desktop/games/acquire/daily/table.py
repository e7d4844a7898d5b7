"""Table of a day: the game of a person that is begun with the deal of that day."""

from datetime import date

from acquire_desktop.games.acquire.ai.players.character_names import CHARACTER_NAMES, SEPARATOR
from acquire_desktop.games.acquire.daily.deal import guests_of_day, seat_of_day, setup_of_day
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.storage.notes import NoteKind, SavedNote
from acquire_desktop.storage.players import Player, PlayerKind, names_are_distinct
from acquire_desktop.storage.replay import replay
from acquire_desktop.storage.save_format import GameFile, Loaded, new_game_id, timestamp


def players_of_day(day: date, name: str) -> tuple[Player, ...]:
    """Return who sits at the table; a guest of the person's own name is called otherwise."""
    players = []
    for level in guests_of_day(day):
        guest = CHARACTER_NAMES[level.rpartition(SEPARATOR)[2]]
        shown = guest if names_are_distinct((guest, name)) else f"{guest} 2"
        players.append(Player(shown, PlayerKind.COMPUTER, level))
    players.insert(seat_of_day(day), Player(name, PlayerKind.HUMAN))
    return tuple(players)


def begun(day: date, name: str) -> Loaded:
    """Return the game of a person with the deal of a day, before its first action."""
    setup = setup_of_day(day)
    notes = (SavedNote(0, NoteKind.DAILY, day.isoformat()),)
    fields = new_game_id(), 0, setup, players_of_day(day, name), (), 0, timestamp(), notes
    return Loaded(GameFile(ACQUIRE, *fields), replay(ACQUIRE, setup, ()))
