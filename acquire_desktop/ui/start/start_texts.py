"""Start page: what it offers and says, from what lies in the user's folders."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QPixmap

from acquire_desktop.games import HOTEL_TYCOON
from acquire_desktop.games.acquire import KEY
from acquire_desktop.storage.backups import header_at
from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.folders import Folders, is_there
from acquire_desktop.storage.library import SavedGame, saved_games
from acquire_desktop.storage.recent import read_recent
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.words.names import list_first, list_in_words, names_of
from acquire_desktop.ui.acquire.words.places import place_text
from acquire_desktop.ui.acquire.words.setup_texts import (
    custom_name,
    published_name,
)
from acquire_desktop.ui.kit.texts import local_time, translate
from acquire_desktop.ui.start.continue_plate import Draw
from acquire_desktop.ui.start.start_page import StartPage

if TYPE_CHECKING:
    from acquire_desktop.ui.start.recent_game import RecentGame


def offer_games(
    page: StartPage, folders: Folders, unfinished: Loaded | None, person: str, today: date
) -> None:
    """Describe on the start page, in the present language, what can be played.

    Args:
        page: The start page.
        folders: The user's.
        unfinished: The game that Continue opens.
        person: Who plays alone; empty where nobody does.
        today: The day whose deal is offered.
    """
    if unfinished is None:
        page.set_continue(None)
    else:
        page.set_continue(continue_summary(unfinished), board_of(unfinished))
    page.set_lesson(lesson_summary(folders))
    page.set_recent(lambda: recent_games(saved_games(folders), read_recent(folders).files))
    page.set_daily(short_day(today))
    page.set_puzzles(puzzles_summary(folders, today))
    page.set_name(person)


def short_day(day: date) -> str:
    """Return a day and its month in the present language, as "29 Nov"."""
    form = translate("StartPage", "d MMM")
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def puzzles_summary(folders: Folders, today: date) -> str:
    """Return how many puzzles come back today, else how many are solved; empty for none."""
    if is_there(folders.puzzles):
        from acquire_desktop.storage.puzzle_file import read_results  # few starts need it

        results = read_results(folders).values()
        due = sum(0 < each.due <= today.toordinal() for each in results)
        if due:
            return translate("StartPage", "%n back today", n=due)
        solved = sum(each.is_solved for each in results)
        if solved:
            return translate("StartPage", "%n solved", n=solved)
    return ""


def board_of(loaded: Loaded) -> Draw | None:
    """Return what draws the board of a game; None for another game than Acquire.

    It keeps what anybody may know of the position, for the game itself has all hands in it.
    """
    if loaded.game.rules.key != KEY:
        return None
    from acquire_desktop.games.acquire.save_preview import board_view

    view = board_view(loaded)

    def draw(height_px: int, device_ratio: float) -> QPixmap:
        from acquire_desktop.ui.acquire.table.board.thumbnail import board_thumbnail

        return board_thumbnail(view, height_px, device_ratio)

    return draw


def lesson_summary(folders: Folders) -> str:
    """Describe the lesson in one line, or where it goes on."""
    scene = _scene_of_lesson(folders)
    if scene is None:
        return first_lesson_summary()
    return translate("StartPage", "Continue in scene {scene} of 3", scene=scene)


def first_lesson_summary() -> str:
    """Describe the lesson as it is before it is begun."""
    return translate("StartPage", "Twelve minutes with Bea")


def _scene_of_lesson(folders: Folders) -> int | None:
    """Return which scene of the lesson the user is in, from 1; None for none."""
    if not is_there(folders.lesson):
        return None
    from acquire_desktop.storage.lesson_file import is_begun, read_progress

    progress = read_progress(folders)
    return len(progress.lines) if progress is not None and is_begun(progress) else None


def continue_summary(loaded: Loaded) -> str:
    """Describe the unfinished game in one line: public facts only."""
    from acquire_desktop.games.acquire.save_preview import standing

    game = loaded.game
    turn, names = game.rules.turn_of(loaded.state), names_of(game.players)
    if game.rules.key != KEY:
        return translate(
            "StartPage",
            "{game}, turn {turn}, {players}; saved {time}",
            game=game_name(game.rules.key),
            turn=turn,
            players=list_in_words(names, range(len(names))),
            time=local_time(game.saved_at),
        )
    place = standing(loaded)
    return translate(
        "StartPage",
        "Turn {turn}, you are {place}, saved {time}"
        if place
        else "Turn {turn}, {players}; saved {time}",
        turn=turn,
        place=place_text(place) if place else "",
        players=list_in_words(names, range(len(names))),
        time=local_time(game.saved_at),
    )


def recent_games(saves: Sequence[SavedGame], files: Sequence[Path] = ()) -> "list[RecentGame]":
    """Describe the games that were played or opened lately, as far as they can be read.

    Args:
        saves: Those in the program's own folder.
        files: Those of the user's, which may be gone; a copy of an own save is left out.
    """
    own = [_recent(save, save.header) for save in saves if save.header is not None]
    known = {save.header.game_id for save in saves if save.header is not None}
    return own + [game for path in files if (game := _recent_file(path, known)) is not None]


def _recent_file(path: Path, known: Collection[str]) -> "RecentGame | None":
    from acquire_desktop.ui.start.recent_game import RecentGame  # few starts need it

    if not is_there(path):
        return RecentGame(path.name, "", path, available=False, is_own=False)
    header = header_at(path)
    if header is None or header.game_id in known:
        return None
    game = _recent(SavedGame(path, header, None), header)
    return replace(game, title=path.name, is_own=False)


def edition_text(header: Header) -> str:
    """Return how the edition of a saved game is called; of another game that game's name."""
    if header.game != KEY:
        return game_name(header.game)
    from acquire_desktop.games.acquire.setup_json import is_custom

    named = custom_name if is_custom(header.options) else published_name
    return named(header.edition)


def game_name(key: str) -> str:
    """Return the name of another game by its key; of one that nobody knows, the key."""
    return translate("StartPage", "Hotel Tycoon") if key == HOTEL_TYCOON else key


def _recent(save: SavedGame, header: Header) -> "RecentGame":
    from acquire_desktop.ui.start.recent_game import RecentGame

    names, at = names_of(header.players), header.saved_at
    state = translate("StartPage", "Finished" if header.over else "Turn {turn}", turn=header.turn)
    return RecentGame(
        list_first(names, range(len(names))),
        edition_text(header),
        save.path,
        available=True,
        saved_at=at,
        time=local_time(at),
        state=state,
    )
