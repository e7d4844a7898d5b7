"""What went wrong with a save, in words."""

import errno

from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import Resumption
from acquire_desktop.ui.kit.texts import join_list, join_sentences, local_time, translate
from acquire_desktop.ui.words.own_saves import save_name


def save_error_text(error: SaveError, folders: Folders) -> str:
    """Return one or two sentences that name the file, as people call it, and what to do."""
    return translate(
        "Saves", "{file}: {problem}", file=_file_name(error, folders), problem=_problem(error)
    )


def resumption_text(resumption: Resumption, folders: Folders) -> str:
    """Return what could not be read of the game that Continue opens, and what stands in for it."""
    error, loaded, place = resumption.problems[0], resumption.loaded, resumption.path
    if loaded is None or place is None or place.parent != folders.backups:
        return save_error_text(error, folders)
    names = join_list([player.name for player in loaded.game.players])
    game = translate("Saves", "The game of {players}", players=names)
    instead = translate(
        "Saves",
        "Its newest backup takes its place: turn {turn}, {time}.",
        turn=loaded.state.game.turn,
        time=local_time(loaded.game.saved_at),
    )
    text = translate("Saves", "{file}: {problem}", file=game, problem=_problem(error))
    return join_sentences((text, instead))


def autosave_error_text(error: SaveError, folders: Folders) -> str:
    """Return two sentences: the game in play is not kept, and what to do."""
    if error.problem is not SaveProblem.IO:
        return save_error_text(error, folders)
    return translate(
        "Saves",
        "This game could not be saved: {reason} Play on, or keep it elsewhere"
        " with Game > Save game as.",
        reason=io_reason(error),
    )


def io_reason(error: SaveError) -> str:
    """Return why the system could not read or write, as the end of a sentence."""
    name = errno.errorcode.get(error.error_number or 0, "")
    if name in ("ENOSPC", "EDQUOT"):
        return translate("Saves", "the disk is full.")
    if name in ("EACCES", "EPERM"):
        return translate("Saves", "you have no permission for this file or folder.")
    if name == "EROFS":
        return translate("Saves", "the disk or folder is read-only.")
    if name in ("ENOENT", "ENOTDIR"):
        return translate("Saves", "the file or folder was not found.")
    if name in ("EBUSY", "ETXTBSY"):
        return translate("Saves", "another program is using the file.")
    if name == "ENAMETOOLONG":
        return translate("Saves", "the name is too long.")
    if name == "EIO":
        return translate("Saves", "the disk reported an error.")
    return translate("Saves", "the file could not be read or written ({reason}).",
                     reason=str(error))  # fmt: skip


def _file_name(error: SaveError, folders: Folders) -> str:
    path = error.path
    return translate("Saves", "This game") if path is None else save_name(folders, path)


def _problem(error: SaveError) -> str:
    match error.problem:
        case SaveProblem.TOO_NEW if error.needed_version:
            return translate(
                "Saves",
                "this game was saved by version {version}. Update the program to open it.",
                version=error.needed_version,
            )
        case SaveProblem.IO:
            return io_reason(error)
    return {
        SaveProblem.NOT_A_SAVE: translate("Saves", "this is not a saved game."),
        SaveProblem.TOO_NEW: translate(
            "Saves", "this game was saved by a newer version of the program."
        ),
        SaveProblem.DAMAGED: translate("Saves", "the file is damaged. It was left as it is."),
        SaveProblem.ILLEGAL: translate("Saves", "the game in it breaks the rules."),
        SaveProblem.TOO_BIG: translate("Saves", "the file is too big for a saved game."),
        SaveProblem.UNKNOWN_EDITION: translate(
            "Saves", "this version does not know the edition of the game."
        ),
        SaveProblem.UNKNOWN_GAME: translate("Saves", "this version does not have that game."),
        SaveProblem.CHANGED_OUTSIDE: translate(
            "Saves", "another program changed the file. Save under a new name."
        ),
    }[error.problem]
