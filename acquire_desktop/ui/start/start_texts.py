"""Start page: what it offers and says, from what lies in the user's folders."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap

from acquire_desktop.games import HOTEL_TYCOON
from acquire_desktop.games.acquire import KEY
from acquire_desktop.games.acquire.opponents import level_of
from acquire_desktop.storage.backups import header_at
from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.folders import Folders, is_there
from acquire_desktop.storage.library import SavedGame, saved_games
from acquire_desktop.storage.recent import read_recent
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.setup.new_game import FIRST_LEVEL, NewGame, person_in
from acquire_desktop.ui.acquire.words.names import list_first, list_in_words, names_of
from acquire_desktop.ui.acquire.words.places import place_text
from acquire_desktop.ui.acquire.words.setup_texts import (
    custom_name,
    edition_name,
    holdings_name,
    published_name,
)
from acquire_desktop.ui.kit.texts import local_time, translate
from acquire_desktop.ui.start.continue_plate import Draw
from acquire_desktop.ui.start.start_page import StartPage

if TYPE_CHECKING:
    from acquire_desktop.ui.start.recent_game import RecentGame


def offer_games(
    page: StartPage,
    folders: Folders,
    unfinished: Loaded | None,
    choice: NewGame,
    *,
    is_first: bool,
) -> None:
    """Describe on the start page, in the present language, what can be played.

    Args:
        page: The start page.
        folders: The user's.
        unfinished: The game that Continue opens.
        choice: What Quick game starts: the last choice, or what is offered the first time.
        is_first: Whether no game was chosen yet.
    """
    if unfinished is None:
        page.set_continue(None)
    else:
        page.set_continue(continue_summary(unfinished), board_of(unfinished))
    page.set_lesson(lesson_summary(folders))
    page.set_recent(lambda: recent_games(saved_games(folders), read_recent(folders).files))
    summary = first_summary if is_first else quick_summary
    page.set_quick_game(players_text(choice), summary(choice))
    page.set_name(person_in(choice.players))


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


def players_text(choice: NewGame) -> str:
    """Say how many play the game that Quick game starts."""
    return translate("StartPage", "%n player(s)", n=len(choice.players))


def quick_summary(choice: NewGame) -> str:
    """Describe the game that Quick game starts, in one line."""
    return translate(
        "StartPage",
        "%n player(s), {edition}, {holdings}",
        n=len(choice.players),
        edition=edition_name(choice.edition()),
        holdings=holdings_name(choice.holdings),
    )


def first_summary(choice: NewGame) -> str:
    """Describe in one line the first game that somebody is offered."""
    return translate(
        "StartPage",
        "Your first game: %n beginner(s), {edition}",
        n=sum(level_of(player.level) == FIRST_LEVEL for player in choice.players),
        edition=edition_name(choice.edition()),
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
