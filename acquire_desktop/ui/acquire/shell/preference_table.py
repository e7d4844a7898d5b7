"""Preferences of Acquire: which settings the dialog shows, on which page, and in which words."""

from functools import partial
from typing import TYPE_CHECKING, Final

from acquire_desktop.storage.players import NAME_LIMIT, clean_name
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVEL, COMPUTER_LEVELS, person_in
from acquire_desktop.ui.acquire.shell.chain_preview import ChainPreview
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.kit import choices
from acquire_desktop.ui.kit.texts import later, translate
from acquire_desktop.ui.preferences.common_pages import (
    cover_row,
    keyboard_page,
    look_page,
    privacy_page,
    show_pages,
    sounds_page,
    speed_row,
)
from acquire_desktop.ui.preferences.rows import (
    Choice,
    Page,
    Programs,
    Row,
    Words,
)

if TYPE_CHECKING:
    from acquire_desktop.storage.settings import Settings
    from acquire_desktop.ui.acquire.shell.pages import AcquirePages
    from acquire_desktop.ui.window.main_window import MainWindow

PROGRAM_LIMITS_S: Final = (1, 2, 5, 10, 20, 30, 60)
"""In seconds."""


def show_preferences(window: "MainWindow", pages: "AcquirePages") -> None:
    """Show all preferences over the window."""
    show_pages(window, preference_pages(window, pages))


def preference_pages(window: "MainWindow", pages: "AcquirePages") -> tuple[Page, ...]:
    """Return every page of the preferences."""
    moving = later(
        "Preferences", "Tiles, stock and money are seen on their way. Nothing waits for them."
    )
    return (
        look_page(window, moving, (_palette(),)),
        Page(later("Preferences", "Play"), _play(pages)),
        Page(later("Preferences", "Programs"), _programs()),
        sounds_page(window),
        Page(later("Preferences", "Advice"), _advice(window)),
        keyboard_page(window),
        privacy_page(window),
    )


def _palette() -> Row:
    return Choice(
        later("Preferences", "Colours of the chains"),
        later(
            "Preferences",
            "The usual ones, those of the boxed game as nearly as all can tell them apart, or"
            " such as look most different to the colour-blind. Letters, crests and patterns"
            " stay.",
        ),
        name="chain_palette",
        values=choices.PALETTES,
        picture=ChainPreview,
    )


def _play(pages: "AcquirePages") -> tuple[Row, ...]:
    def in_lesson(_settings: "Settings") -> str:
        return pages.lessons.obstacle() if "lessons" in vars(pages) else ""

    return (
        Words(
            later("NameField", "Your name"),
            later("Preferences", "How you are called where one person plays."),
            name="player_name",
            clean=clean_name,
            usual=lambda: person_in(pages.last_choice().players),
            most=NAME_LIMIT,
        ),
        speed_row(in_lesson),
        Choice(
            later("Menus", "Show m&ergers step by step"),
            later(
                "Preferences",
                "Which mergers are told over the whole table; the first three always are. The"
                " strip over your decision tells of every one.",
            ),
            name="mergers",
            values=choices.MERGERS,
        ),
        cover_row(later("Menus", "&Cover my tiles when I leave the window")),
    )


def _programs() -> tuple[Row, ...]:
    from acquire_desktop.games.acquire.program_trial import ProgramTrial

    return (
        Programs(
            later("Preferences", "Programs at the table"),
            later(
                "Preferences",
                "A program of yours or of somebody else can take a seat in a new game. It is told"
                " what that player may know, one line for each decision, and answers with one."
                " Where it does not decide, the computer does, and the log says so.",
            ),
            name="programs",
            levels={level: partial(level_text, level) for level in COMPUTER_LEVELS},
            usual_level=COMPUTER_LEVEL,
            trial=ProgramTrial,
        ),
        Choice(
            later("Preferences", "Time for a program"),
            later("Preferences", "How long it may think about a decision."),
            name="program_limit_s",
            values={limit: partial(_seconds, limit) for limit in PROGRAM_LIMITS_S},
        ),
    )


def _seconds(count: int) -> str:
    return translate("Preferences", "%n second(s)", n=count)


def _advice(window: "MainWindow") -> tuple[Row, ...]:
    def hints() -> str:
        return translate(
            "Preferences",
            "{key} asks for one. It knows no more than you do.",
            key=window.menus.key_or_way("hint"),
        )

    return (
        Choice(later("Menus", "&Give hints"), hints, name="hints", values=choices.HINTS),
        Choice(
            later("Menus", "&Coach"),
            later(
                "Preferences",
                "Where you play alone against computers, it asks again before a decision gives"
                " away much of your chance to win.",
            ),
            name="coach",
            values=choices.COACHES,
        ),
    )
