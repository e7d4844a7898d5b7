"""What the start page offers, from what lies in the user's folders."""

from acquire_desktop.storage.folders import Folders
from acquire_desktop.storage.library import saved_games
from acquire_desktop.storage.recent import read_recent
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.setup.new_game import person_in
from acquire_desktop.ui.start.start_page import StartPage
from acquire_desktop.ui.start.start_texts import (
    continue_summary,
    first_summary,
    quick_summary,
    recent_games,
)
from acquire_desktop.ui.window.preferences import Preferences


def offer_games(
    page: StartPage, folders: Folders, unfinished: Loaded | None, preferences: Preferences
) -> None:
    """Describe on the start page, in the present language, what can be played.

    Args:
        page: The start page.
        folders: The user's.
        unfinished: The game that Continue opens.
        preferences: Know the last choice, which Quick game starts again.
    """
    page.set_continue(None if unfinished is None else continue_summary(unfinished))
    page.set_recent(recent_games(saved_games(folders), read_recent(folders).files))
    choice = preferences.last_choice()
    summary = first_summary if preferences.is_first_game else quick_summary
    page.set_quick_game(summary(choice))
    page.set_name(person_in(choice.players))
