"""More to look at than the states of the table: pages to read, menus, dialogs, every step."""

import errno
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QMenu

from acquire_desktop.choices import ChainPalette, Cover
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire.engine.decisions import (
    AcquisitionOrder,
    StockPurchase,
    TilePlacement,
)
from acquire_desktop.games.acquire.engine.events import MergerBegan
from acquire_desktop.games.acquire.engine.power_cards import CARD_COUNT, PowerCard
from acquire_desktop.games.acquire.engine.view import EffectKind, Holdings, View
from acquire_desktop.games.acquire.opponents import character_of, named
from acquire_desktop.storage.backups import backups_of, owner_of
from acquire_desktop.storage.ended_games import ended_games
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.recovery import kept_games
from acquire_desktop.ui.acquire.setup.level_box import LevelBox
from acquire_desktop.ui.acquire.setup.new_game import (
    NewGame,
    added_player,
    choice_object,
    default_new_game,
)
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.shell.window_texts import rules_engine_text
from acquire_desktop.ui.acquire.table.walkthrough.story import StepKind
from acquire_desktop.ui.kit.reading.page import ReadingPage
from acquire_desktop.ui.preferences.preferences_dialog import PreferencesDialog
from acquire_desktop.ui.window.about_dialog import AboutDialog
from acquire_desktop.ui.window.delete_dialog import DeleteDialog
from acquire_desktop.ui.window.finished_dialog import FinishedDialog
from acquire_desktop.ui.window.licences_dialog import LicencesDialog
from acquire_desktop.ui.window.recover_dialog import RecoverDialog
from acquire_desktop.ui.window.save_texts import unsaved_text
from acquire_desktop.ui.window.shortcuts_dialog import ShortcutsDialog
from acquire_desktop.ui.window.unsaved_dialog import UnsavedDialog
from tests.screenshots import games, lessons, puzzles
from tests.screenshots.analysis import show_board, show_chances, show_faults, show_house
from tests.screenshots.careers import CAREERS
from tests.screenshots.duplicates import DUPLICATES
from tests.screenshots.programs import PROGRAMS
from tests.screenshots.reviewing import REVIEWS
from tests.screenshots.seating import SEATING
from tests.screenshots.states import (
    Show,
    look_at,
    opened,
    placing_with_cards,
    save_some_games,
    select,
    show_chart,
    think,
    walk,
)

SUBJECTS = ("look", "play", "programs", "sounds", "advice", "keyboard", "privacy")
"""The pages of the preferences, in their order."""
ABOVE = "above"
"""The property of an open menu with the widget that it stands on."""
_MERGER_STEPS = (StepKind.SIZES, StepKind.STOCK)
"""The bonuses have their own picture, ``walkthrough``."""

# Moments


def is_order(view: View) -> bool:
    """The mergemaker chooses which of equal chains is acquired first."""
    return isinstance(view.decision, AcquisitionOrder)


def may_declare(view: View) -> bool:
    """Stock is to be bought, and the end may be declared."""
    return isinstance(view.decision, StockPurchase) and max(view.sizes) >= view.edition.end_size


def has_both_obstacles(view: View) -> bool:
    """One tile of the hand can never be placed, another one only not now."""
    kinds = {effect.kind for effect in view.effects}
    is_placing = isinstance(view.decision, TilePlacement)
    return is_placing and {EffectKind.BLOCKED, EffectKind.UNPLAYABLE} <= kinds


# What is done in the window


def _show_rules(window: AcquireWindow) -> None:
    window.menus.actions["rules"].trigger()


def _compare(window: AcquireWindow) -> None:
    window.menus.actions["compare"].trigger()


def _guide(chapter: str) -> Show:
    def show(window: AcquireWindow) -> None:
        window.menus.actions["guide"].trigger()
        _read(window.pages.reading.guide_page, chapter)

    return show


def _rules_at(chapter: str) -> Show:
    def show(window: AcquireWindow) -> None:
        _show_rules(window)
        _read(window.pages.reading.rules_page, chapter)

    return show


def _read(page: ReadingPage, chapter: str) -> None:
    page.go_to(chapter)
    QApplication.processEvents()
    while page.browser.is_drawing():
        QApplication.processEvents()


def _search_guide(window: AcquireWindow) -> None:
    window.menus.actions["guide"].trigger()
    window.pages.reading.guide_page._search.setText("Esc")


def _show_about(window: AcquireWindow) -> None:
    window.resize(1280, 720)
    AboutDialog(window, rules_engine_text).show()


def _show_licences(window: AcquireWindow) -> None:
    window.resize(1280, 720)
    dialog = LicencesDialog(AboutDialog(window, rules_engine_text))
    dialog.parts.setCurrentRow(1)
    dialog.show()


def _show_shortcuts(window: AcquireWindow) -> None:
    ShortcutsDialog(window, window.menus.actions).show()


def _show_fewer_shortcuts(window: AcquireWindow) -> None:
    window.preferences.keep(single_keys=False)
    _show_shortcuts(window)


def _switch_single_keys_off(window: AcquireWindow) -> None:
    window.preferences.keep(single_keys=False)


def _make_spacious(window: AcquireWindow) -> None:
    window.preferences.keep(spacious_text=True)


def _spacious(show: Show) -> Show:
    """Do what another state does, in texts with more air."""

    def show_both(window: AcquireWindow) -> None:
        _make_spacious(window)
        show(window)

    return show_both


def _classic_colors(window: AcquireWindow) -> None:
    window.preferences.keep(chain_palette=ChainPalette.CLASSIC)


def _safe_colors(window: AcquireWindow) -> None:
    window.preferences.keep(chain_palette=ChainPalette.SAFE)


def _preferences(page: int, search: str = "") -> Show:
    """Open a page of the preferences, with something that can be restored, or search them."""

    def show(window: AcquireWindow) -> None:
        window.resize(1280, 720)
        window.preferences.keep(cover=Cover.ALWAYS, player_name="Ana")
        window.menus.actions["preferences"].trigger()
        (dialog,) = window.findChildren(PreferencesDialog)
        dialog.subjects.setCurrentRow(page)
        dialog.search.setText(search)
        if page == 1:
            dialog.pages[page].restore.click()

    return show


def _menu(at: int) -> Show:
    def show(window: AcquireWindow) -> None:
        bar = window.menuBar()
        action = bar.actions()[at]
        menu = action.menu()
        assert isinstance(menu, QMenu)
        menu.popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))

    return show


def _open_speeds(window: AcquireWindow) -> None:
    speed = window.pace_control.speed
    menu = speed.menu()
    menu.setProperty(ABOVE, speed)
    menu.popup(QPoint())


def _ring(window: AcquireWindow) -> None:
    window.pages.game.hand.bell.rung.emit()


def _reach_for_refused(window: AcquireWindow) -> None:
    """Put the focus on a card that cannot be bought."""
    page = window.pages.game
    faces = page.panel.purchase.faces(window.session.view)
    chain = next(chain for chain, face in faces.items() if face.refusal)
    refused = page.exchange.row(chain)
    window.activateWindow()
    QApplication.processEvents()
    refused.setFocus(Qt.FocusReason.TabFocusReason)


def _too_few(window: AcquireWindow) -> None:
    choice = default_new_game()
    window.pages.show_new_game()
    window.pages.new_game.set_choice(
        replace(choice, edition_key="2023-tycoon", players=choice.players[:2])
    )
    window.pages.new_game.focus_start()


def _set_up_six(window: AcquireWindow) -> None:
    """Offer all presets over a full table."""
    window.preferences.keep(last_new_game=choice_object(_full_table()))
    window.pages.show_new_game()


def _full_table() -> NewGame:
    choice, levels = default_new_game(), ("", "easy", "medium", "hard", "expert", "master")
    players = list(choice.players)
    while len(players) < len(levels):
        players.append(added_player(players))
    seated = zip(players, levels, strict=True)
    strong = [replace(each, level=named(level, character_of(each.level))) for each, level in seated]
    return replace(choice, players=(choice.players[0], *strong[1:]))


def _offer_larger_text(window: AcquireWindow) -> None:
    window.offer_larger_text(QSize(2560, 1440))


def _open_levels(window: AcquireWindow) -> None:
    window.pages.show_new_game()
    QApplication.processEvents()
    box = next(box for box in window.findChildren(LevelBox) if box.isVisible())
    box.showPopup()


def _read_from_the_top(window: AcquireWindow) -> None:
    """Show where the log begins."""
    window.pages.game.side.show_log()
    window.pages.game.log.scrollToTop()


def _leave(window: AcquireWindow) -> None:
    window.session.cover()


def _open_damaged(window: AcquireWindow) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "Friday evening.acquire"
        path.write_bytes(b'{"format":"acquire-desktop-save","version":1}')
        window.files.open(path)


def _open_missing(window: AcquireWindow) -> None:
    window.files.open(Path("Friday evening.acquire"))


def _ask_about_unsaved(window: AcquireWindow) -> None:
    error = SaveError(SaveProblem.IO, "full", error_number=errno.ENOSPC)
    folders = window.folders
    UnsavedDialog(window, lambda: unsaved_text(error, None, folders)).show()


def _recover(window: AcquireWindow) -> None:
    """Choose among states, one of which cannot be read."""
    save_some_games(window.folders)
    game = kept_games(window.folders)[0].states[0]
    backup = backups_of(window.folders, owner_of(game.path))[0]
    backup.with_name(backup.name.replace("1.acquire", "0.acquire")).write_bytes(b"gone")
    dialog = _recovering(window)
    dialog.states.setCurrentRow(dialog.states.count() - 1)


def _recover_nothing(window: AcquireWindow) -> None:
    _recovering(window)


def _recovering(window: AcquireWindow) -> RecoverDialog:
    window.resize(1280, 720)
    edition = window.pages.edition_text
    dialog = RecoverDialog(window, kept_games(window.folders), edition, window.files.recover)
    dialog.show()
    return dialog


def _show_finished(window: AcquireWindow) -> None:
    save_some_games(window.folders)
    window.finished.take_missing(GAMES)
    _show_no_finished(window)


def _show_no_finished(window: AcquireWindow) -> None:
    window.resize(1280, 720)
    folders, edition = window.folders, window.pages.edition_text
    dialog = FinishedDialog(window, lambda: ended_games(folders), window.finished.count, edition)
    dialog.show()
    while not dialog.is_read:
        QApplication.processEvents()


def _ask_about_deleting(window: AcquireWindow) -> None:
    DeleteDialog(window, 1234, window.finished.delete_all).show()


def _plan(window: AcquireWindow) -> None:
    think(window)
    window.pages.game.tile_choice.select(window.session.view.hand[2])


def _told(kind: StepKind) -> Show:
    moment = games.is_merger
    return opened("2023-tycoon", 6, "shot-2", moment, lambda window: walk(window, kind))


def _tell_result(window: AcquireWindow) -> None:
    """Open an old merger from the log, at its last step."""
    page = window.pages.game
    lines = map(page.log_model.line, range(page.log_model.rowCount()))
    page.open_walkthrough(next(each.story for each in lines if isinstance(each.story, MergerBegan)))
    scene = page.decision_area.scene
    while not scene.player.is_at_end:
        scene.player.go_on()


def _card(card: PowerCard) -> Show:
    return placing_with_cards(lambda window: look_at(window, card))


EXTRAS: dict[str, Show] = {
    "rules": _show_rules,
    "rules_boards": _rules_at("safe"),
    "compare": _compare,
    "analysis_empty": show_board,
    "analysis": opened("2023-classic", 4, "shot-4", games.is_late, show_chances, humans=(2,)),
    "analysis_house": show_house,
    "analysis_faults": opened("2023-tycoon", 6, "shot-2", games.is_over, show_faults),
    "puzzles": puzzles.show_themes,
    "puzzle": puzzles.show_asked,
    "puzzle_wrong": puzzles.show_wrong,
    "puzzle_right": puzzles.show_right,
    **{f"guide_{chapter}": _guide(chapter) for chapter in ("first", "overview", "mergers", "end")},
    "guide_screen_reader": _guide("screen_reader"),
    "guide_folders": _guide("folders"),
    "guide_search": _search_guide,
    "about": _show_about,
    "licences": _show_licences,
    "shortcuts": _show_shortcuts,
    "shortcuts_without_single_keys": _show_fewer_shortcuts,
    "spacious_guide": _spacious(_guide("mergers")),
    "spacious_table": opened("2023-classic", 4, "shot-0", games.is_merger, _make_spacious),
    "spacious_rules": _spacious(_show_rules),
    "colors_classic": opened("2023-classic", 4, "shot-0", games.is_merger, _classic_colors),
    "colors_safe": opened("2023-classic", 4, "shot-0", games.is_merger, _safe_colors),
    "without_single_keys": opened(
        "2023-classic", 4, "shot-0", games.is_merger, _switch_single_keys_off
    ),
    **{f"preferences_{name}": _preferences(at) for at, name in enumerate(SUBJECTS)},
    "preferences_search": _preferences(0, "o"),
    "preferences_nothing": _preferences(0, "xyzzy"),
    "damaged_file": _open_damaged,
    "missing_file": _open_missing,
    "recover": _recover,
    "recover_empty": _recover_nothing,
    "finished_games": _show_finished,
    "finished_games_empty": _show_no_finished,
    "delete_games": _ask_about_deleting,
    "unsaved": opened("2023-classic", 4, "shot-2", games.is_middle, _ask_about_unsaved),
    "start_large": _offer_larger_text,
    "new_game_too_few": _too_few,
    "new_game_six": _set_up_six,
    "levels": _open_levels,
    **{f"menu_{name}": _menu(at) for at, name in enumerate(("game", "turn", "view", "help"))},
    **{f"lesson_{text}": lessons.at_card(text) for text in lessons.TEXTS},
    "lesson_refused": lessons.refused,
    "lesson_closing": lessons.after_the_last_card,
    "order": opened("2008", 6, "order-20", is_order),
    "bell": opened("2023-classic", 4, "shot-2", may_declare),
    "bell_rung": opened("2023-classic", 4, "shot-2", may_declare, _ring),
    "obstacles": opened(
        "2008",
        4,
        "both-56",
        has_both_obstacles,
        lambda window: select(window, EffectKind.BLOCKED),
    ),
    "refused_card": opened("2023-tycoon", 6, "shot-2", games.is_full, _reach_for_refused),
    "speed_menu": opened("2023-classic", 4, "shot-4", games.is_late, _open_speeds),
    "covered": opened(
        "2023-classic", 5, "shot-3", games.is_middle, _leave, holdings=Holdings.HIDDEN
    ),
    "folded_log": opened(
        "2023-classic", 5, "shot-3", games.is_middle, _read_from_the_top, holdings=Holdings.HIDDEN
    ),
    "planning": opened("2023-classic", 4, "shot-4", games.is_late, _plan, humans=(3,)),
    "chart_six": opened(
        "2023-tycoon", 6, "shot-2", games.is_full, lambda window: show_chart(window, "worth")
    ),
    **{f"walkthrough_{kind.name.lower()}": _told(kind) for kind in _MERGER_STEPS},
    "walkthrough_result": opened(
        "2023-classic", 4, "shot-5", games.has_a_merger_in_hand, _tell_result
    ),
    **{f"cards_ask_{card}": _card(card) for card in range(CARD_COUNT)},
    **REVIEWS,
    **CAREERS,
    **DUPLICATES,
    **SEATING,
    **PROGRAMS,
}
