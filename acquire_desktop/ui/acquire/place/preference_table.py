"""Preferences of Acquire: which settings the dialog shows, on which page, and in which words."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from acquire_desktop.choices import Loudness
from acquire_desktop.storage.players import NAME_LIMIT, clean_name
from acquire_desktop.ui.acquire.place.chain_preview import ChainPreview
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVEL, COMPUTER_LEVELS, person_in
from acquire_desktop.ui.acquire.words.character_texts import level_text
from acquire_desktop.ui.kit import choices
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.texts import join_sentences, later, translate
from acquire_desktop.ui.preferences.preferences_dialog import PreferencesDialog
from acquire_desktop.ui.preferences.rows import (
    Choice,
    CommandKeys,
    Deed,
    Page,
    Programs,
    Row,
    Switch,
    Words,
)

if TYPE_CHECKING:
    from acquire_desktop.storage.settings import Settings
    from acquire_desktop.ui.acquire.place.pages import AcquirePages
    from acquire_desktop.ui.window.main_window import MainWindow

TEXT_SIZES: Final = (100, 125, 150, 175, 200)
"""In per cent."""
PROGRAM_LIMITS_S: Final = (1, 2, 5, 10, 20, 30, 60)
"""In seconds."""


def show_preferences(window: "MainWindow", pages: "AcquirePages") -> None:
    """Show all preferences over the window."""
    dialog = PreferencesDialog(window.top(), window.preferences, preference_pages(window, pages))
    dialog.used.connect(window.refresh)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def preference_pages(window: "MainWindow", pages: "AcquirePages") -> tuple[Page, ...]:
    """Return every page of the preferences."""
    return (
        Page(later("Preferences", "Look"), _look(window)),
        Page(later("Preferences", "Play"), _play(pages)),
        Page(later("Preferences", "Programs"), _programs()),
        Page(later("Preferences", "Sounds"), _sounds(window)),
        Page(later("Preferences", "Advice"), _advice(window)),
        Page(later("Preferences", "Keyboard"), _keyboard(window)),
        Page(later("Preferences", "Privacy"), _privacy(window)),
    )


def _look(window: "MainWindow") -> tuple[Row, ...]:
    menus = window.menus

    def text_size() -> str:
        return translate(
            "Preferences",
            "{larger} and {smaller} change it anywhere.",
            larger=menus.key_or_way("larger"),
            smaller=menus.key_or_way("smaller"),
        )

    def animations() -> str:
        text = translate(
            "Preferences",
            "Tiles, stock and money are seen on their way. Nothing waits for them.",
        )
        if not motion.is_reduced_by_system():
            return text
        reduced = translate("Preferences", "Your system asks for less motion: it is off anyway.")
        return join_sentences((text, reduced))

    def contrast() -> str:
        text = translate(
            "Preferences",
            "Every text stands out at least 7 to 1 from what it stands on, by day and by night.",
        )
        if not theme.is_contrast_wanted_by_system():
            return text
        on = translate("Preferences", "Your system asks for more contrast: it is on anyway.")
        return join_sentences((text, on))

    sizes = {size: partial("{}%".format, size) for size in TEXT_SIZES}
    return (
        Choice(
            later("Menus", "&Language"),
            later("Preferences", "All texts change at once, also in the middle of a game."),
            name="language",
            values=choices.spoken(),
        ),
        Choice(
            later("Menus", "&Theme"),
            later("Preferences", "Paper by day, or a dark city by night."),
            name="theme",
            values=choices.THEMES,
        ),
        Choice(
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
        ),
        Switch(later("Menus", "&High contrast"), contrast, name="high_contrast"),
        Choice(later("Preferences", "Text size"), text_size, name="text_scale", values=sizes),
        Switch(
            later("Preferences", "Spacious texts"),
            later(
                "Preferences",
                "More air between letters, words and lines of guide, rules, log and advice, which"
                " helps with dyslexia.",
            ),
            name="spacious_text",
        ),
        Switch(later("Menus", "&Animations"), animations, name="animations"),
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
        Choice(
            later("Menus", "&Speed of computer players"),
            later("Preferences", "How long you see each of their actions."),
            in_lesson,
            name="computer_speed",
            values=choices.SPEEDS,
        ),
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
        Choice(
            later("Menus", "&Cover my tiles when I leave the window"),
            later("Preferences", "Nobody who passes by sees them before you come back."),
            name="cover",
            values=choices.COVERS,
        ),
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


def _keyboard(window: "MainWindow") -> tuple[Row, ...]:
    def single_keys() -> str:
        return translate(
            "Preferences",
            "Letters, digits and {space} do something alone. Off, they only type, and {space}"
            " presses the button in focus; {tab}, the arrows, {enter}, {esc} and the keys of the"
            " menus do everything.",
            space=key_name("Space"),
            tab=key_name("Tab"),
            enter=key_name("Enter"),
            esc=key_name("Esc"),
        )

    return (
        Switch(later("Preferences", "Single keys"), single_keys, name="single_keys"),
        CommandKeys(
            later("Preferences", "Keys of the menus"),
            later("Preferences", "Every command of the menus can have another key, or none."),
            name="keys",
            menus=window.menus,
        ),
    )


def _sounds(window: "MainWindow") -> tuple[Row, ...]:
    def loudness() -> str:
        return translate(
            "Preferences",
            "{key} switches them off and on. No sound tells anything that is not also on the"
            " screen.",
            key=window.menus.key_or_way("mute"),
        )

    def silence(settings: "Settings") -> str:
        is_off = settings.sounds is Loudness.OFF
        return translate("Preferences", "The sounds are off.") if is_off else ""

    return (
        Choice(later("Menus", "S&ounds"), loudness, name="sounds", values=choices.LOUDNESSES),
        Deed(
            later("Preferences", "How loud that is"),
            later("Preferences", "What is heard when your turn begins."),
            silence,
            label=later("Preferences", "Play it"),
            run=partial(window.sounds.play, "turn"),
        ),
    )


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


def _privacy(window: "MainWindow") -> tuple[Row, ...]:
    folders = window.folders

    def places() -> str:
        return translate(
            "Preferences",
            "Finished games: {games}\nTheir results: {results}",
            games=folders.archive,
            results=folders.journal,
        )

    return (
        Row(
            later("Preferences", "Nothing is sent anywhere"),
            later("Preferences", "The program has no account and needs no network."),
        ),
        Choice(
            later("Preferences", "Finished games that are kept for good"),
            later(
                "Preferences",
                "They can be looked at and reviewed. A line with the result of each game is kept"
                " in any case.",
            ),
            name="keep_games",
            values=choices.KEPT_GAMES,
        ),
        Row(later("Preferences", "Where that is kept"), places),
        Deed(
            later("Preferences", "To delete all of that"),
            later("Preferences", "The kept games and the list of all results go for good."),
            label=later("Preferences", "&Delete…"),
            run=window.menus.actions["delete_kept"].trigger,
        ),
    )
