"""What went wrong with a save, in words."""

from pathlib import Path

from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.ui.texts import translate


def save_error_text(error: SaveError) -> str:
    """Return one or two sentences that name the file and what to do."""
    return translate("Saves", "{file}: {problem}", file=_file_name(error), problem=_problem(error))


def autosave_error_text(error: SaveError) -> str:
    """Return two sentences: the game in play is not kept, and what to do."""
    if error.problem is not SaveProblem.IO:
        return save_error_text(error)
    return translate(
        "Saves",
        "This game could not be saved ({reason}). Play on, or keep it elsewhere"
        " with Game > Save game as.",
        reason=str(error),
    )


def _file_name(error: SaveError) -> str:
    path: Path | None = error.path
    return translate("Saves", "This game") if path is None else path.name


def _problem(error: SaveError) -> str:
    match error.problem:
        case SaveProblem.NOT_A_SAVE:
            return translate("Saves", "this is not a saved game.")
        case SaveProblem.TOO_NEW if error.needed_version:
            return translate(
                "Saves",
                "this game was saved by version {version}. Update the program to open it.",
                version=error.needed_version,
            )
        case SaveProblem.TOO_NEW:
            return translate("Saves", "this game was saved by a newer version of the program.")
        case SaveProblem.DAMAGED:
            return translate("Saves", "the file is damaged. It was left as it is.")
        case SaveProblem.ILLEGAL:
            return translate("Saves", "the game in it breaks the rules.")
        case SaveProblem.TOO_BIG:
            return translate("Saves", "the file is too big for a saved game.")
        case SaveProblem.UNKNOWN_EDITION:
            return translate("Saves", "this version does not know the edition of the game.")
        case SaveProblem.CHANGED_OUTSIDE:
            return translate("Saves", "another program changed the file. Save under a new name.")
        case SaveProblem.IO:
            return translate("Saves", "the file could not be read or written ({reason}).",
                             reason=str(error))  # fmt: skip
