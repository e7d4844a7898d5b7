"""Saves in words: what people call them, and what went wrong with one."""

import errno
from pathlib import Path
from typing import Final

from acquire_desktop.storage.backups import backups_of, header_at
from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import Resumption
from acquire_desktop.ui.kit.choices import way_in_text
from acquire_desktop.ui.kit.texts import join_list, join_sentences, local_time, translate

_ID_LENGTH: Final = 32
_PROBLEMS: Final = {
    SaveProblem.NOT_A_SAVE: "this is not a saved game.",
    SaveProblem.TOO_NEW: "this game was saved by a newer version of the program. Update the program"
    " to open it.",
    SaveProblem.DAMAGED: "the file is damaged. It was not changed.",
    SaveProblem.ILLEGAL: "the game in it breaks the rules. The file was not changed.",
    SaveProblem.TOO_BIG: "the file is too big for a saved game.",
    SaveProblem.UNKNOWN_EDITION: "this version does not know the edition of the game. Update the"
    " program to open it.",
    SaveProblem.UNKNOWN_GAME: "this version does not have that game. Update the program to open"
    " it.",
    SaveProblem.UNWRITABLE: "the game cannot be written as a saved game.",
    SaveProblem.CHANGED_OUTSIDE: "another program changed the file.",
}
_REASONS: Final = {
    "ENOSPC": "the disk is full.",
    "EDQUOT": "the disk is full.",
    "EACCES": "you have no permission for this file or folder.",
    "EPERM": "you have no permission for this file or folder.",
    "EROFS": "the disk or folder is read-only.",
    "ENOENT": "the file or folder was not found.",
    "ENOTDIR": "the file or folder was not found.",
    "EBUSY": "another program is using the file.",
    "ETXTBSY": "another program is using the file.",
    "ENAMETOOLONG": "the name is too long.",
    "EISDIR": "there is a folder in place of the file. Move or rename it.",
    "EEXIST": "there is a file in place of the folder. Move or rename it.",
    "ENXIO": "what is there is not a file. Move or rename it.",
    "EIO": "the disk reported an error.",
}
"""Why the system could not read or write, by the name of its error."""


def save_name(folders: Folders, path: Path) -> str:
    """Return the name of a file of the user's, or what a save of the program's own is about."""
    if path.parent not in folders.saves:
        return path.name
    backups = reversed(backups_of(folders, path.name[:_ID_LENGTH]))
    header = next(filter(None, map(header_at, (path, *backups))), None)
    if header is None:
        return translate("Saves", "An automatically saved game")
    return translate(
        "Saves",
        "The game of {players}, turn {turn}, {time}",
        players=join_list([player.name for player in header.players]),
        turn=header.turn,
        time=local_time(header.saved_at),
    )


def save_error_text(error: SaveError, folders: Folders) -> str:
    """Return one or two sentences that name the file, as people call it, and what to do."""
    path = error.path
    name = translate("Saves", "This game") if path is None else save_name(folders, path)
    problem = problem_text(error, is_own=path is not None and path.parent in folders.saves)
    return translate("Saves", "{file}: {problem}", file=name, problem=problem)


def is_damaged(error: SaveError, folders: Folders) -> bool:
    """Return whether a file that is no whole save must have been one."""
    if error.problem in (SaveProblem.DAMAGED, SaveProblem.ILLEGAL):
        return True
    is_own = error.path is not None and error.path.parent in folders.saves
    return is_own and error.problem in (SaveProblem.NOT_A_SAVE, SaveProblem.TOO_BIG)


def damaged_text(error: SaveError, folders: Folders) -> str:
    """Return the fault of a save without a backup, and the place of other states."""
    way = way_in_text(translate("Menus", "&Game"), translate("Menus", "&Recover a game…"))
    hint = translate("Saves", "You can find older states of your games under {way}.", way=way)
    return join_sentences((save_error_text(error, folders), hint))


def write_error_text(error: SaveError, folders: Folders) -> str:
    """Return that a file of the user's was not written, why, and what to do."""
    if error.path is None or error.problem in (SaveProblem.UNWRITABLE, SaveProblem.TOO_BIG):
        return save_error_text(error, folders)
    if error.problem is SaveProblem.TOO_NEW:
        reason = translate("Saves", "a newer version of the program saved a game there.")
    else:
        reason = problem_text(error)
    return translate(
        "Saves",
        "{file} was not saved: {reason} Nothing is lost: choose another name or place.",
        file=save_name(folders, error.path),
        reason=reason,
    )


def resumption_text(resumption: Resumption, folders: Folders) -> str:
    """Return the unreadable parts of the game that Continue opens, and their substitutes."""
    error, loaded, place = resumption.problems[0], resumption.loaded, resumption.path
    if loaded is None or place is None or place.parent != folders.backups:
        tell = damaged_text if is_damaged(error, folders) else save_error_text
        return tell(error, folders)
    names = join_list([player.name for player in loaded.game.players])
    game = translate("Saves", "The game of {players}", players=names)
    instead = translate(
        "Saves",
        "Its newest backup is used instead: turn {turn}, {time}.",
        turn=loaded.state.game.turn,
        time=local_time(loaded.game.saved_at),
    )
    problem = problem_text(error, is_own=True)
    text = translate("Saves", "{file}: {problem}", file=game, problem=problem)
    return join_sentences((text, instead))


def autosave_error_text(error: SaveError, folders: Folders) -> str:
    """Return why games are not kept, the folder, and the remedy."""
    if error.problem is not SaveProblem.IO:
        return save_error_text(error, folders)
    if error.path == folders.duplicate:
        return translate(
            "Saves",
            "The duplicate cannot be saved in {folder}: {reason} Keep playing: the program"
            " keeps trying.",
            folder=str(folders.data),
            reason=io_reason(error),
        )
    return translate(
        "Saves",
        "Games cannot be saved in {folder}: {reason} Keep playing: the program keeps trying."
        " Or save the game elsewhere with {way}.",
        folder=str(folders.autosaves),
        reason=io_reason(error),
        way=way_of_saving(),
    )


def unsaved_text(
    error: SaveError | None, kept: tuple[Path, Header] | None, folders: Folders
) -> str:
    """Return why the game on the table is on no disk, and what of it would be lost.

    Args:
        error: Why it could not be saved; None while that is still being tried.
        kept: The newest state of it that is kept, and where, or None if none is.
        folders: The user's.
    """
    why = _unsaved_reason(error, folders, folders.autosaves)
    return join_sentences((why, _lost_text(kept, folders)))


def unsaved_turn_text(error: SaveError | None, folders: Folders) -> str:
    """Return the same of a turn at a duplicate, of which all was kept that was saved before.

    Args:
        error: Why it could not be saved; None while that is still being tried.
        folders: The user's.
    """
    why = _unsaved_reason(error, folders, folders.data)
    lost = translate(
        "Saves",
        "The duplicate is safe up to the last save. If you quit now, everything after that is"
        " lost.",
    )
    return join_sentences((why, lost))


def _unsaved_reason(error: SaveError | None, folders: Folders, folder: Path) -> str:
    if error is None:
        return translate("Saves", "It is still being saved. This is taking a while.")
    if error.problem is not SaveProblem.IO:
        return save_error_text(error, folders)
    return translate(
        "Saves",
        "It cannot be saved in {folder}: {reason}",
        folder=str(folder),
        reason=io_reason(error),
    )


def _lost_text(kept: tuple[Path, Header] | None, folders: Folders) -> str:
    """Return the part of an unsaved game that would be lost."""
    if kept is None:
        return translate("Saves", "If you do not save now, the whole game is lost.")
    path, header = kept
    turn, time = header.turn, local_time(header.saved_at)
    if path.parent in folders.saves:
        return translate(
            "Saves",
            "It is saved up to turn {turn} ({time}). If you do not save now, everything after"
            " that is lost.",
            turn=turn,
            time=time,
        )
    return translate(
        "Saves",
        "It is saved in {file} up to turn {turn} ({time}). If you do not save now, everything"
        " after that is lost.",
        turn=turn,
        time=time,
        file=path.name,
    )


def finished_error_text(error: SaveError, folders: Folders) -> str:
    """Return that a game that ended is not kept for good, where, why, and that it is not lost."""
    return translate(
        "Saves",
        "The finished game cannot be saved in {folder}: {reason} It is not lost: you will find it "
        "among the recent games. The program keeps trying.",
        folder=str(folders.archive),
        reason=io_reason(error),
    )


def settings_error_text(error: SaveError, folders: Folders) -> str:
    """Return that settings are not kept, where, why, and what becomes of them."""
    if error.problem is not SaveProblem.IO:
        return translate(
            "Saves",
            "One setting cannot be saved and lasts only until you quit. All others are saved.",
        )
    return translate(
        "Saves",
        "Settings cannot be saved in {folder}: {reason} What you choose lasts until you quit.",
        folder=str(folders.config),
        reason=io_reason(error),
    )


def log_error_text(error: SaveError, folders: Folders) -> str:
    """Return that errors are not noted, where, why, and that this harms no game."""
    return translate(
        "Saves",
        "The error log cannot be written in {folder}: {reason} You can keep playing.",
        folder=str(folders.logs),
        reason=io_reason(error),
    )


def deletion_error_text(error: SaveError) -> str:
    """Return where and why not all kept games could be deleted."""
    return translate(
        "Saves",
        "Not everything could be deleted in {place}: {reason} Try again.",
        place=str(error.path),
        reason=io_reason(error),
    )


def way_of_saving() -> str:
    """Return where a game is saved in a file of the user's."""
    return way_in_text(translate("Menus", "&Game"), translate("Menus", "Save game &as…"))


def io_reason(error: SaveError) -> str:
    """Return why the system could not read or write, as the end of a sentence."""
    name = errno.errorcode.get(error.error_number or 0, "")
    if name in _REASONS:
        return translate("Saves", _REASONS[name])
    return translate("Saves", "the file could not be read or written ({reason}).",
                     reason=str(error))  # fmt: skip


def problem_text(error: SaveError, *, is_own: bool = False) -> str:
    """Return why a save cannot be read or written, as the end of a sentence.

    Args:
        error: The reason.
        is_own: Whether it is one of the program's own, which was a whole save once.
    """
    if is_own and error.problem is SaveProblem.NOT_A_SAVE:
        return translate("Saves", _PROBLEMS[SaveProblem.DAMAGED])
    if error.problem is SaveProblem.IO:
        return io_reason(error)
    if error.problem is SaveProblem.TOO_NEW and error.needed_version:
        return translate(
            "Saves",
            "this game was saved by version {version}. Update the program to open it.",
            version=error.needed_version,
        )
    return translate("Saves", _PROBLEMS[error.problem])
