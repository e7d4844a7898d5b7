"""What the start page offers, from what lies in the user's folders."""

from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import saved_games
from acquire_desktop.storage.recent import read_recent
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.setup.new_game import NewGame, person_in
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.start.start_texts import (
    continue_summary,
    first_summary,
    quick_summary,
    recent_games,
)


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
    page.set_continue(None if unfinished is None else continue_summary(unfinished))
    page.set_recent(recent_games(saved_games(folders), read_recent(folders).files))
    summary = first_summary if is_first else quick_summary
    page.set_quick_game(summary(choice))
    page.set_name(person_in(choice.players))
