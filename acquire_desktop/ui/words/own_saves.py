"""What people call a save in the program's own folders, whose name is made for machines."""

from pathlib import Path

from acquire_desktop.storage.backups import backups_of, header_at
from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.folders import Folders
from acquire_desktop.ui.kit.texts import join_list, local_time, translate

_ID_LENGTH = 32


def save_name(folders: Folders, path: Path) -> str:
    """Return the name of a file of the user's, or what a save of the program's own is about."""
    if path.parent not in (folders.autosaves, folders.backups):
        return path.name
    header = header_at(path) or _header_of_backup(folders, path)
    if header is None:
        return translate("Saves", "A game that was saved by itself")
    return translate(
        "Saves",
        "The game of {players}, turn {turn}, {time}",
        players=join_list([player.name for player in header.players]),
        turn=header.turn,
        time=local_time(header.saved_at),
    )


def _header_of_backup(folders: Folders, path: Path) -> Header | None:
    """Return what the newest backup that can be read tells of a game."""
    backups = reversed(backups_of(folders, path.name[:_ID_LENGTH]))
    return next((header for backup in backups if (header := header_at(backup))), None)
