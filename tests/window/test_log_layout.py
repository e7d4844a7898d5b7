"""The log of the window stays readable while its width changes in the middle of a layout."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStyleOptionViewItem

from acquire_desktop.app import make_app
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.table.log.log_view import LogView
from acquire_desktop.ui.kit.cell_table import Index
from tests.screenshots.__main__ import picture
from tests.screenshots.states import window_at

_SIZE = QSize(1280, 720)


def test_no_line_is_painted_over_another_after_a_change_of_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = make_app()
    painted: dict[int, int] = {}

    def note(_painter: object, option: QStyleOptionViewItem, index: Index) -> None:
        painted[index.row()] = option.rect.height()

    with window_at("merging", "en", 100, size=_SIZE) as window:
        window.pages.game.side.show_log()
        log = next(view for view in window.findChildren(LogView) if view.isVisible())
        window.menus.actions["theme_light"].trigger()
        picture(app, window, _SIZE)
        monkeypatch.setattr(log.marks, "paint", note)
        # Its style sheet makes the scroll bar of another width while the lines are laid out.
        window.menus.actions["theme_dark"].trigger()
        window.grab()
        log.marks.measure(painted)
        model = log.model()
        assert isinstance(model, LogModel)
        assert painted
        assert painted == {row: model.line(row).height_px for row in painted}


def test_the_hit_of_a_search_stays_in_sight_through_a_change_of_colours() -> None:
    app = make_app()
    with window_at("log_search", "en", 100, size=_SIZE) as window:
        log = next(view for view in window.findChildren(LogView) if view.isVisible())
        hit = log.marks.found_row
        assert hit >= 0
        for theme in ("light", "dark", "light"):
            window.menus.actions[f"theme_{theme}"].trigger()
            picture(app, window, _SIZE)
            assert log.marks.found_row == hit
            place = log.visualRect(log.model().index(hit, 0))
            assert log.viewport().rect().contains(place), theme
