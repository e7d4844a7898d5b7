"""In every state that has pictures, and in every language, all texts fit and nothing scrolls."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from acquire_desktop.app import make_app
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.paths import translation_dir
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from acquire_desktop.ui.acquire.table.advice.advice_pane import AdvicePane
from acquire_desktop.ui.acquire.table.log.log_view import LogView
from tests.room.typed import unseen_typing
from tests.room.walk import findings_in
from tests.screenshots.__main__ import README, picture
from tests.screenshots.extras import EXTRAS
from tests.screenshots.states import STATES, window_at

SIZE = QSize(1280, 720)
MERGER_STEPS = [name for name in EXTRAS if name.startswith("walkthrough_")]


def missing_px(widget: QWidget) -> int:
    """Return by how many pixels a label or button is too narrow or too low for its text."""
    if isinstance(widget, QLabel):
        if not widget.text():
            return 0
        needed = widget.minimumSizeHint()
        low = widget.heightForWidth(widget.width()) if widget.wordWrap() else needed.height()
        narrow = 0 if widget.wordWrap() else widget.sizeHint().width()
        if "…" in widget.text() and widget.toolTip():
            return 1  # the label itself shortened its text
        return max(narrow - widget.width(), low - widget.height())
    if isinstance(widget, QPushButton):
        option = QStyleOptionButton()
        widget.initStyleOption(option)
        text = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, option.text)
        room = widget.style().subElementRect(
            QStyle.SubElement.SE_PushButtonContents, option, widget
        )
        icon = 0 if option.icon.isNull() else option.iconSize.width()
        return max(text.width() + icon - room.width(), text.height() - room.height())
    return widget.sizeHint().width() - widget.width()


def clipped(window: AcquireWindow) -> list[str]:
    """Return the visible texts that their widgets cut off, with the missing pixels."""
    widgets: list[QWidget] = []
    for kind in (QLabel, QPushButton, QCheckBox, QRadioButton):
        widgets += [widget for widget in window.findChildren(kind) if widget.isVisible()]
    return [
        f"{widget.text()!r} by {missing_px(widget)} px"  # type: ignore[attr-defined]
        for widget in widgets
        if missing_px(widget) > 0
    ]


def scrolling(window: AcquireWindow) -> list[str]:
    """Return what shows a scroll bar, the log and what the computers had in mind aside."""
    areas = [bar.parentWidget() for bar in window.findChildren(QScrollBar) if bar.isVisible()]
    owners = [area.parentWidget() for area in areas if area is not None]
    return [
        type(owner).__name__ for owner in owners if not isinstance(owner, (LogView, AdvicePane))
    ]


def covered(window: AcquireWindow) -> list[str]:
    """Return the scroll areas whose content is larger than what is shown of it."""
    return [
        type(area).__name__
        for area in window.findChildren(QAbstractScrollArea)
        if area.isVisible()
        and not isinstance(area, (LogView, AdvicePane))
        and (area.verticalScrollBar().maximum() or area.horizontalScrollBar().maximum())
    ]


@pytest.mark.part(of=24, by="language")
@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_and_nothing_scrolls(name: str, language: str) -> None:
    compiled = translation_dir() / f"acquire_{language}.qm"
    assert compiled.exists(), "compile the texts first: python3 dev.py translations"
    with window_at(name, language) as window:
        image = picture(make_app(), window, SIZE)
        assert image.size() == SIZE, "the window needs more room"
        assert window.size() == SIZE, "the window needs more room"
        assert not clipped(window)
        assert not scrolling(window)
        assert not covered(window)
        assert language != "en" or not findings_in(make_app(), window, SIZE, targets=True)
        assert language != "en" or not unseen_typing(make_app(), window)


@pytest.mark.part(of=10, by="language")
@pytest.mark.parametrize("name", MERGER_STEPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_merger_of_six_fits(name: str, language: str) -> None:
    with window_at(EXTRAS[name], language) as window:
        picture(make_app(), window, SIZE)
        assert not clipped(window)
        assert not covered(window)
        assert language != "en" or not findings_in(make_app(), window, SIZE, targets=True)


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_choosing_a_chain_among_six_moves_nothing(language: str) -> None:
    with window_at(EXTRAS["order"], language) as window:
        picture(make_app(), window, SIZE)
        page = window.pages.game
        before = page.table.arrangement, page.panel.geometry()
        for chain in page.panel.chain.offered:
            page.panel.chain.choose(chain)
            picture(make_app(), window, SIZE)
            assert (page.table.arrangement, page.panel.geometry()) == before
            assert not clipped(window)


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", [100, 125])
def test_the_result_of_six_is_whole_at_larger_text(language: str, text_scale: int) -> None:
    with window_at("result_six", language, text_scale) as window:
        picture(make_app(), window, SIZE)
        table = window.pages.result.table
        rows = table.verticalHeader().length()
        assert table.viewport().height() >= rows, "the last row is cut off"
        assert not covered(window)


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_on_view_without_scrolling(language: str) -> None:
    with window_at("advice", language) as window:
        picture(make_app(), window, SIZE)
        pane = window.pages.game.findChild(AdvicePane)
        assert isinstance(pane, AdvicePane)
        assert 0 < pane._body.geometry().bottom() <= pane.viewport().height()


@pytest.mark.part(of=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_six_who_buy_among_seven_chains_fit_at_larger_text(language: str) -> None:
    with window_at("buying_six", language, text_scale=125) as window:
        for chain in range(3):
            window.pages.game.panel.purchase.choose(chain)
        image = picture(make_app(), window, SIZE)
        assert image.size() == SIZE, "the window needs more room"
        assert window.pages.game.minimumSizeHint().width() <= SIZE.width()
        assert not clipped(window)
        assert not covered(window)


@pytest.mark.parametrize(("width", "height", "space_px"), [(1280, 720, 45), (1920, 1080, 84)])
def test_the_board_is_the_largest_thing_on_the_table(
    width: int, height: int, space_px: int
) -> None:
    with window_at("buying_six") as window:
        picture(make_app(), window, QSize(width, height))
        page = window.pages.game
        assert page.board.cell_rect(0).width() >= space_px
        for other in (page.holdings, page.panel, page.log, page.hand):
            assert page.board.width() * page.board.height() > other.width() * other.height()


def test_the_pictures_of_the_readme_show_states_that_exist() -> None:
    assert {name for name, _look, _file in README} <= set(STATES)


def test_a_state_looks_the_same_each_time() -> None:
    images: list[QImage] = []
    for _ in range(2):
        with window_at("buying") as window:
            images.append(picture(make_app(), window, SIZE))
    assert images[0] == images[1]
