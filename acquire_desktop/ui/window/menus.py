"""The menu bar: every command of the window with its key."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.kit.keys import with_key
from acquire_desktop.ui.kit.pane_tabs import PAGE_KEYS
from acquire_desktop.ui.kit.texts import escape_mnemonic, translate

_KEYS: Final[Mapping[str, Sequence[str | QKeySequence.StandardKey]]] = {
    "new": (QKeySequence.StandardKey.New,),
    "open": (QKeySequence.StandardKey.Open,),
    "save": (QKeySequence.StandardKey.Save,),
    # Off macOS the standard keys of Save as and Quit may be empty.
    "save_as": ("Ctrl+Shift+S",),
    "quit": ("Ctrl+Q",),
    "undo": (QKeySequence.StandardKey.Undo,),
    "redo": ("Ctrl+Y", "Ctrl+Shift+Z"),
    "restart_turn": ("Ctrl+Backspace",),
    "hint": ("Ctrl+H",),
    "pause": ("Ctrl+P",),
    "skip": ("End",),
    "play_now": ("Ctrl+Enter", "Ctrl+Return"),
    "larger": (QKeySequence.StandardKey.ZoomIn, "Ctrl+="),
    "smaller": (QKeySequence.StandardKey.ZoomOut,),
    "usual_size": ("Ctrl+0",),
    "full_screen": ("F11",),
    "find": (QKeySequence.StandardKey.Find,),
    "mute": ("M",),
    "rules": ("F1",),
    **{f"show_{page}": (key,) for page, key in PAGE_KEYS.items()},
    "shortcuts": ("Ctrl+/",),
}
_ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
}
SPEEDS: Final = ("slow", "normal", "fast", "instant", "step")
COVERS: Final = ("never", "hot_seat", "always")
HINTS: Final = ("always", "alone", "never")
THEMES: Final = ("system", "light", "dark")
SOUNDS: Final = ("off", "quiet", "normal", "loud")


class Menus(QObject):
    """Makes the menus of a window and keeps their texts in the present language.

    Signals:
        speed_chosen (str): One of ``SPEEDS``.
        theme_chosen (str): One of ``THEMES``.
        language_chosen (str): A code of ``LANGUAGES``, or ``system``.
        cover_chosen (str): One of ``COVERS``.
        hints_chosen (str): One of ``HINTS``.
        sounds_chosen (str): One of ``SOUNDS``.
        animations_chosen (bool): Whether things move.
    """

    speed_chosen = Signal(str)
    theme_chosen = Signal(str)
    language_chosen = Signal(str)
    cover_chosen = Signal(str)
    hints_chosen = Signal(str)
    sounds_chosen = Signal(str)
    animations_chosen = Signal(bool)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._menus: dict[str, QMenu] = {}
        self.actions: dict[str, QAction] = {}
        self._build()
        self.actions["shortcuts"].triggered.connect(self._show_shortcuts)
        self.actions["about"].triggered.connect(self._show_about)
        self.retranslate()

    def menu(self, name: str) -> QMenu:
        """Return a menu or submenu, to show it elsewhere too."""
        return self._menus[name]

    def check(self, name: str, value: str) -> None:
        """Tick one choice of a submenu: ``speed``, ``theme``, ``language`` or ``cover``."""
        self.actions[f"{name}_{value}"].setChecked(True)

    def set_sounds_enabled(self, enabled: bool) -> None:
        """Offer sounds only where they can be played, and say why elsewhere."""
        self._menus["sounds"].setEnabled(enabled)
        self.actions["mute"].setEnabled(enabled)
        self._name_sounds()

    def retranslate(self) -> None:
        """Show every menu and command in the present language."""
        for name, title in _menu_titles().items():
            self._menus[name].setTitle(title)
        for name, text in _action_texts().items():
            self.actions[name].setText(text)
        self._name_sounds()

    def _name_sounds(self) -> None:
        sounds = self._menus["sounds"]
        if sounds.isEnabled():
            sounds.setTitle(translate("Menus", "S&ounds"))
            sounds.menuAction().setToolTip("")
            return
        sounds.setTitle(translate("Menus", "S&ounds: need the extra “{name}”", name="sound"))
        sounds.menuAction().setToolTip(
            translate(
                "Menus",
                "Sounds need Qt's multimedia, which is not installed here. With pip: {command}",
                command="pip install 'acquire-desktop[sound]'",
            )
        )

    def _build(self) -> None:
        game = self._add_menu("game")
        self._add(
            game, "new", "open", None, "save", "save_as", "export_log", None, "menu", None, "quit"
        )
        turn = self._add_menu("turn")
        self._add(turn, "undo", "redo", "restart_turn", None, "hint")
        self._add_choice(turn, "hints", HINTS, self.hints_chosen.emit)
        self._add(turn, None)
        turn.setToolTipsVisible(True)
        self._add_choice(turn, "speed", SPEEDS, self.speed_chosen.emit)
        self._add(turn, "pause", "skip", "play_now")
        self.actions["pause"].setCheckable(True)
        view = self._add_menu("view")
        view.setToolTipsVisible(True)
        self._add(view, *(f"show_{page}" for page in PAGE_KEYS), None)
        self._add_choice(view, "theme", THEMES, self.theme_chosen.emit)
        self._add_choice(view, "language", ("system", *LANGUAGES), self.language_chosen.emit)
        for code, language in LANGUAGES.items():
            self.actions[f"language_{code}"].setText(escape_mnemonic(language.name))
        self._add_choice(view, "sounds", SOUNDS, self.sounds_chosen.emit)
        self._add(self._menus["sounds"], None, "mute")
        self._add(view, None, "larger", "smaller", "usual_size", None, "animations")
        self.actions["animations"].setCheckable(True)
        self.actions["animations"].toggled.connect(self.animations_chosen)
        self._add_choice(view, "cover", COVERS, self.cover_chosen.emit)
        self._add(view, "full_screen")
        self.actions["full_screen"].setCheckable(True)
        self._add(view, None, "find")
        self._add(self._add_menu("help"), "rules", "compare", None, "shortcuts", "about")

    def _add_menu(self, name: str) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        self._menus[name] = menu
        return menu

    def _add(self, menu: QMenu, *names: str | None) -> None:
        for name in names:
            if name is None:
                menu.addSeparator()
                continue
            action = QAction(self)
            action.setShortcuts([QKeySequence(key) for key in _KEYS.get(name, ())])
            # Without a role macOS moves commands by what their translated text begins with.
            action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
            menu.addAction(action)
            self.actions[name] = action

    def _add_choice(
        self, menu: QMenu, name: str, values: Sequence[str], choose: Callable[[str], None]
    ) -> None:
        """Add a submenu in which one of several values is ticked."""
        submenu = menu.addMenu("")
        self._menus[name] = submenu
        group = QActionGroup(self)
        for value in values:
            self._add(submenu, f"{name}_{value}")
            action = self.actions[f"{name}_{value}"]
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
        group.triggered.connect(lambda action: choose(action.data()))

    def _show_shortcuts(self) -> None:
        from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(self._window).exec()

    def _show_about(self) -> None:
        from acquire_desktop.ui.window.about_dialog import AboutDialog

        AboutDialog(self._window).exec()


def _menu_titles() -> dict[str, str]:
    return {
        "game": translate("Menus", "&Game"),
        "turn": translate("Menus", "T&urn"),
        "view": translate("Menus", "&View"),
        "help": translate("Menus", "&Help"),
        "speed": translate("Menus", "&Speed of computer players"),
        "theme": translate("Menus", "&Theme"),
        "language": translate("Menus", "&Language"),
        "hints": translate("Menus", "&Give hints"),
        "cover": translate("Menus", "&Cover my tiles when I leave the window"),
    }


def _action_texts() -> dict[str, str]:
    return {
        "new": translate("Menus", "&New game"),
        "open": translate("Menus", "&Open game"),
        "save": translate("Menus", "&Save game"),
        "save_as": translate("Menus", "Save game &as"),
        "export_log": translate("Menus", "&Export log…"),
        "menu": translate("Menus", "&Main menu"),
        "quit": translate("Menus", "&Quit"),
        "undo": translate("Menus", "&Undo"),
        "redo": translate("Menus", "&Redo"),
        "restart_turn": translate("Menus", "Restart &turn"),
        "hint": translate("Menus", "&Hint"),
        "hints_always": translate("Menus", "&Always"),
        "hints_alone": translate("Menus", "When I play a&lone"),
        "hints_never": translate("Menus", "&Never"),
        "speed_slow": translate("Menus", "&Slow"),
        "speed_normal": translate("Menus", "&Normal"),
        "speed_fast": translate("Menus", "&Fast"),
        "speed_instant": translate("Menus", "&Instant"),
        "speed_step": with_key(translate("Menus", "S&tep by step"), "Space"),
        "pause": translate("Menus", "&Pause the computers"),
        "skip": translate("Menus", "S&kip to my turn"),
        "play_now": translate("Menus", "Play &now"),
        "show_prices": translate("Menus", "&Price card"),
        "show_chart": translate("Menus", "&Chart"),
        "show_log": translate("Menus", "L&og"),
        "show_advice": translate("Menus", "A&dvice and why"),
        "theme_system": translate("Menus", "&System"),
        "theme_light": translate("Menus", "&Light"),
        "theme_dark": translate("Menus", "&Dark"),
        "language_system": translate("Menus", "&System"),
        "cover_never": translate("Menus", "&Never"),
        "cover_hot_seat": translate("Menus", "With &several people"),
        "cover_always": translate("Menus", "&Always"),
        "sounds_off": translate("Menus", "&Off"),
        "sounds_quiet": translate("Menus", "&Quiet"),
        "sounds_normal": translate("Menus", "&Normal"),
        "sounds_loud": translate("Menus", "&Loud"),
        "mute": translate("Menus", "&Mute or unmute"),
        "larger": translate("Menus", "La&rger text"),
        "smaller": translate("Menus", "&Smaller text"),
        "usual_size": translate("Menus", "&Usual text size"),
        "animations": translate("Menus", "&Animations"),
        "full_screen": translate("Menus", "&Full screen"),
        "find": translate("Menus", "F&ind in the log"),
        "rules": translate("Menus", "&Rules of this edition"),
        "compare": translate("Menus", "&Compare editions"),
        "shortcuts": translate("Menus", "&Keyboard"),
        "about": translate("Menus", "&About Acquire Desktop"),
    }
