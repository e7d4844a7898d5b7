"""Common pages of the preferences: what can be chosen about the program in any game."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from acquire_desktop.choices import TEXT_SCALES, Loudness
from acquire_desktop.ui.kit import choices
from acquire_desktop.ui.kit.keys import key_name
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.texts import join_sentences, later, translate
from acquire_desktop.ui.preferences.preferences_dialog import PreferencesDialog
from acquire_desktop.ui.preferences.rows import Choice, CommandKeys, Deed, Page, Row, Switch
from acquire_desktop.ui.window.preferences import TEXT_STEP

if TYPE_CHECKING:
    from collections.abc import Callable

    from acquire_desktop.storage.settings import Settings
    from acquire_desktop.ui.window.main_window import MainWindow
    from acquire_desktop.ui.window.menus import Say

TEXT_SIZES: Final = TEXT_SCALES[::TEXT_STEP]
"""In per cent."""


def show_pages(window: "MainWindow", pages: tuple[Page, ...]) -> None:
    """Show these preferences over the window."""
    dialog = PreferencesDialog(window.top(), window.preferences, pages)
    dialog.used.connect(window.refresh)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def look_page(window: "MainWindow", moving: "Say", colours: tuple[Row, ...] = ()) -> Page:
    """Return the page of language, colours and text.

    Args:
        window: The window.
        moving: Says what animations show.
        colours: What else is chosen about colours.
    """
    menus = window.menus

    def text_size() -> str:
        return translate(
            "Preferences",
            "Change it anywhere with {larger} and {smaller}.",
            larger=menus.key_or_way("larger"),
            smaller=menus.key_or_way("smaller"),
        )

    def animations() -> str:
        if not motion.is_reduced_by_system():
            return moving()
        reduced = translate(
            "Preferences", "Already off, because your system is set to reduce motion."
        )
        return join_sentences((moving(), reduced))

    def contrast() -> str:
        text = translate(
            "Preferences",
            "All text has a contrast of at least 7:1, in the light and the dark theme.",
        )
        if not theme.is_contrast_wanted_by_system():
            return text
        on = translate("Preferences", "Already on, because your system is set to high contrast.")
        return join_sentences((text, on))

    sizes = {size: partial("{}%".format, size) for size in TEXT_SIZES}
    rows = (
        Choice(
            later("Menus", "&Language"),
            later("Preferences", "All text changes at once, even in the middle of a game."),
            name="language",
            values=choices.spoken(),
        ),
        Choice(
            later("Menus", "&Theme"),
            later("Preferences", "Light like a paper map, or dark like a city at night."),
            name="theme",
            values=choices.THEMES,
        ),
        *colours,
        Switch(later("Menus", "&High contrast"), contrast, name="high_contrast"),
        Choice(later("Preferences", "Text size"), text_size, name="text_scale", values=sizes),
        Switch(
            later("Preferences", "Follow the screen"),
            later("Preferences", "In a window on a large screen, everything is drawn larger."),
            name="follow_screen",
        ),
        Switch(
            later("Preferences", "Spacious text"),
            later(
                "Preferences",
                "More space between letters, words and lines in the guide, rules, log and"
                " advice. This can help with dyslexia.",
            ),
            name="spacious_text",
        ),
        Switch(later("Menus", "&Animations"), animations, name="animations"),
    )
    return Page(later("Preferences", "Look"), rows)


def speed_row(obstacle: "Callable[[Settings], str]" = lambda _settings: "") -> Row:
    """Return the row of how long an action of a computer player is seen."""
    return Choice(
        later("Menus", "&Speed of the computers"),
        later("Preferences", "How long each of their actions is shown."),
        obstacle,
        name="computer_speed",
        values=choices.SPEEDS,
    )


def cover_row(title: "Say") -> Row:
    """Return the row of when a hand is covered."""
    return Choice(
        title,
        later("Preferences", "Keeps passers-by from seeing them while you are away."),
        name="cover",
        values=choices.COVERS,
    )


def sounds_page(window: "MainWindow") -> Page:
    """Return the page of the sounds."""

    def loudness() -> str:
        return translate(
            "Preferences",
            "{key} mutes and unmutes them. Everything you hear is also shown on the screen.",
            key=window.menus.key_or_way("mute"),
        )

    def silence(settings: "Settings") -> str:
        is_off = settings.sounds is Loudness.OFF
        return translate("Preferences", "The sounds are off.") if is_off else ""

    rows = (
        Choice(later("Menus", "S&ounds"), loudness, name="sounds", values=choices.LOUDNESSES),
        Deed(
            later("Preferences", "Test the volume"),
            later("Preferences", "The sound at the start of your turn."),
            silence,
            label=later("Preferences", "Play it"),
            run=partial(window.sounds.play, "turn"),
        ),
    )
    return Page(later("Preferences", "Sounds"), rows)


def keyboard_page(window: "MainWindow") -> Page:
    """Return the page of the keys."""

    def single_keys() -> str:
        return translate(
            "Preferences",
            "Use letters, digits and {space} as shortcuts. When this is off, they only type, and "
            "{space} presses the focused button. {tab}, the arrow keys, {enter}, {esc} and the "
            "menu keys still do everything.",
            space=key_name("Space"),
            tab=key_name("Tab"),
            enter=key_name("Enter"),
            esc=key_name("Esc"),
        )

    rows = (
        Switch(later("Preferences", "Single-key shortcuts"), single_keys, name="single_keys"),
        CommandKeys(
            later("Preferences", "Keys for menus and pages"),
            later(
                "Preferences",
                "Give any menu command or single-key shortcut another key, or none.",
            ),
            name="keys",
            menus=window.menus,
        ),
    )
    return Page(later("Preferences", "Keyboard"), rows)


def privacy_page(window: "MainWindow") -> Page:
    """Return the page of what is kept on this computer."""
    folders = window.folders

    def places() -> str:
        return translate(
            "Preferences",
            "Finished games: {games}\nResults: {results}",
            games=folders.archive,
            results=folders.journal,
        )

    rows = (
        Row(
            later("Preferences", "Nothing is sent anywhere"),
            later("Preferences", "You need no account and no internet connection."),
        ),
        Choice(
            later("Preferences", "Finished games to keep"),
            later(
                "Preferences",
                "You can view and review these games later. A one-line result of every game is"
                " always kept.",
            ),
            name="keep_games",
            values=choices.KEPT_GAMES,
        ),
        Row(later("Preferences", "Where files are stored"), places),
        Deed(
            later("Preferences", "Deleting finished games"),
            later(
                "Preferences",
                "The finished games and the list of all results are deleted for good.",
            ),
            label=later("Preferences", "&Delete…"),
            run=window.menus.actions["delete_kept"].trigger,
        ),
    )
    return Page(later("Preferences", "Privacy"), rows)
