"""Pages: every page of the window, made and painted, and what is written on it."""

from collections.abc import Callable
from functools import cache, partial
from typing import Final, get_args
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from acquire_desktop.choices import ThemeChoice
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.actions import Action
from acquire_desktop.games.acquire.engine.decisions import Decision
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings, View
from acquire_desktop.games.acquire.game import ACQUIRE
from acquire_desktop.games.hotel_tycoon import load_rules as load_hotel_tycoon
from acquire_desktop.self_test import second_game
from acquire_desktop.self_test.checks import CheckError
from acquire_desktop.self_test.glyphs import missing_glyphs
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.stage import PlayedGame, open_window, play, shown
from acquire_desktop.storage.recovery import kept_games
from acquire_desktop.ui.acquire.shell.preference_table import preference_pages
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.kit.pane_tabs import PAGE_KEYS
from acquire_desktop.ui.preferences.preferences_dialog import PreferencesDialog
from acquire_desktop.ui.window.about_dialog import AboutDialog
from acquire_desktop.ui.window.licences_dialog import LicencesDialog
from acquire_desktop.ui.window.recover_dialog import RecoverDialog
from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog

KINDS: Final = tuple(kind.__name__ for kind in get_args(Decision))
"""The kinds of decisions, the end of the game the last of them."""
_LEVELS: Final = ("greedy", "newcomer", "random", "greedy")
_SEED: Final = "pages 74"
"""In the game that comes of it, everything is asked for once at least."""
_GUIDE: Final = ("first", "overview", "holdings", "mergers", "computers", "folders")
"""The chapters of the user guide that are looked at, with and without pictures."""
_TEXT: Final = "{http://www.w3.org/2000/svg}text"

Show = Callable[[AcquireWindow], QWidget | None]
"""What brings the window to a page; returns the dialog or menu that lies over it, if any."""


class _SilentPlayers(ComputerPlayers):
    """Computer players who think for ever, so that nothing moves."""

    def request(self, game_id: str, ply: int, view: object, level: str, seed: int) -> None:
        """Take a question and never answer it."""


def check_pages(language: str, look: str) -> str:
    """Every page in one language and one look is painted, in characters that the fonts have."""
    seen: dict[str, str] = {}
    with open_window(_SilentPlayers(load_rules), ThemeChoice(look), language) as window:
        for name, show in pages().items():
            above = show(window)
            _look_at(name, above or window, seen)
            if above is not None:
                above.close()
        window.session.leave()
        players = _SilentPlayers(load_hotel_tycoon)
        with shown(second_game.make_window(window, players)) as second:
            for name, bring in second_game.pages().items():
                bring(second)
                _look_at(name, second, seen)
    count = len(pages()) + len(second_game.pages())
    return f"{count} pages with {len(seen)} texts"


def _look_at(name: str, shown: QWidget, seen: dict[str, str]) -> None:
    """Look at one page, and add its texts to those that were seen, by the page.

    Raises:
        CheckError: If something is wrong with it.
    """
    QApplication.processEvents()
    if _is_blank(shown):
        raise CheckError(f"the page {name} is blank")
    texts = painted_texts(shown)
    if not texts:
        raise CheckError(f"nothing is written on the page {name}")
    missing = missing_glyphs(texts)
    if missing:
        raise CheckError(f"on the page {name}: {'; '.join(missing)}")
    seen |= dict.fromkeys(texts, name)


def pages() -> dict[str, Show]:
    """Return the pages in their order: each leads on from the one before."""
    return {
        "start": _stay,
        "new game": lambda window: window.pages.show_new_game(),
        "house rules": lambda window: window.pages.new_game.show_house_rules(),
        "handover": lambda window: window.session.open(acquire_game().handover()),
        **{kind: partial(_open, kind) for kind in KINDS[:-1]},
        **{f"pane {key}": partial(_show_pane, key) for key in PAGE_KEYS},
        "merger": _show_merger,
        "front page": partial(_open, KINDS[-1]),
        "result": lambda window: window.pages.end.show_result(),
        "account": lambda window: window.pages.end.watch_again(),
        **{f"menu {at}": partial(_open_menu, at) for at in range(4)},
        "rules": partial(_trigger, "rules"),
        "comparison": partial(_trigger, "compare"),
        **{f"guide {chapter}": partial(_show_guide, chapter) for chapter in _GUIDE},
        "lesson": partial(_trigger, "learn"),
        "keyboard": _showing(lambda window: ShortcutsDialog(window, window.menus.actions)),
        "preferences": _showing(_preferences),
        "about": _showing(lambda window: AboutDialog(window, rules_engine_text)),
        "recovering": _showing(_recovering),
        "licences": _showing(LicencesDialog),
    }


def painted_texts(widget: QWidget) -> list[str]:
    """Return the texts that a widget and those in it paint."""
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(widget.size())
    widget.render(generator)
    del generator  # ends the file
    found = ET.fromstring(buffer.data().data()).iter(_TEXT)
    texts = ("".join(each.itertext()).strip() for each in found)
    return [text for text in texts if text]


@cache
def acquire_game() -> PlayedGame:
    """Return a game of Acquire, to be shown at its decisions."""
    setup = make_setup(
        EDITIONS["ja-tycoon"], len(_LEVELS), _SEED, holdings=Holdings.OPEN, power_cards=True
    )

    def choose(view: View, number: int) -> Action:
        return PLAYERS[_LEVELS[view.seat]](view, number)

    return play(ACQUIRE, setup, choose, "greedy")


def _is_blank(widget: QWidget) -> bool:
    """Tell whether a widget paints nothing but one colour."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    plain = QImage(image.size(), image.format())
    plain.fill(image.pixel(0, 0))
    plain.setDevicePixelRatio(image.devicePixelRatio())
    return image == plain


def _stay(_window: AcquireWindow) -> None:
    """Leave the start page as it comes."""


def _open(kind: str, window: AcquireWindow) -> None:
    window.session.open(acquire_game().moment(kind))


def _show_pane(key: str, window: AcquireWindow) -> None:
    side = window.pages.game.side
    side.show_page(key)
    while key == "chart" and not side.chart.is_drawn:
        QApplication.processEvents()


def _show_merger(window: AcquireWindow) -> None:
    window.pages.game.decision_area.open_recent()


def _open_menu(at: int, window: AcquireWindow) -> QWidget:
    bar = window.menuBar()
    action = bar.actions()[at]
    menu = action.menu()
    if not isinstance(menu, QMenu):
        raise CheckError(f"menu {at} is missing")
    menu.popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))
    return menu


def _trigger(key: str, window: AcquireWindow) -> None:
    window.menus.actions[key].trigger()


def _show_guide(chapter: str, window: AcquireWindow) -> None:
    window.menus.actions["guide"].trigger()
    page = window.pages.reading.guide_page
    page.go_to(chapter)
    page.browser.viewport().repaint()
    while page.browser.is_drawing():
        QApplication.processEvents()


def _showing(make: Callable[[AcquireWindow], QDialog]) -> Show:
    """Return what shows a dialog over the window."""

    def show(window: AcquireWindow) -> QDialog:
        dialog = make(window)
        dialog.show()
        return dialog

    return show


def _preferences(window: AcquireWindow) -> QDialog:
    pages = preference_pages(window, window.pages)
    return PreferencesDialog(window, window.preferences, pages)


def _recovering(window: AcquireWindow) -> QDialog:
    games = kept_games(window.folders)
    return RecoverDialog(window, games, window.pages.edition_text, window.files.recover)
