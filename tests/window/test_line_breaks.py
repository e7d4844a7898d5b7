"""Lines end between words on every page, and the last one is never a few signs."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

import acquire_desktop
from acquire_desktop.app import make_app
from acquire_desktop.ui.kit.texts import label
from tests.room.lines import line_faults, noted_texts
from tests.screenshots.__main__ import picture
from tests.screenshots.every import ALL_STATES, shown

PACKAGE = Path(acquire_desktop.__file__).parent
USUAL, WIDE = QSize(1280, 720), QSize(1920, 1080)
TEXT = "買収されたチェーンの株券は、売却するか、2枚を1枚に交換します。"


@pytest.mark.part(of=45)
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")
@pytest.mark.parametrize("state", ALL_STATES)
def test_lines_end_between_words_and_are_whole(state: str) -> None:
    app, found = make_app(), []
    with noted_texts() as texts, shown(state, "ja") as window:
        for language, size in (*product(("ja", "pt_BR", "en"), [USUAL]), ("ja", WIDE)):
            window.preferences.keep(language=language)
            picture(app, window, size)
            where = f"{language} {size.width()}"
            found += [f"{where}: {each}" for each in line_faults(app, window, texts)]
    assert not found, "\n".join(found)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("width", range(100, 260, 20))
def test_lines_that_end_within_words_are_found(qtbot: QtBot, width: int) -> None:
    app, found = QApplication.instance(), []
    for text in (QLabel(TEXT), label(TEXT, wraps=True)):
        qtbot.addWidget(text)
        text.setWordWrap(True)
        text.resize(width, text.heightForWidth(width))
        text.show()
        with noted_texts() as texts:
            found.append(line_faults(app, text, texts))  # type: ignore[arg-type]
        text.hide()
    by_qt, ours = found
    assert by_qt
    assert not ours


@pytest.mark.usefixtures("qapp")
def test_lines_that_are_cut_are_found(qtbot: QtBot) -> None:
    text = label(TEXT, wraps=True)
    qtbot.addWidget(text)
    text.resize(200, text.heightForWidth(200) // 2)
    text.show()
    with noted_texts() as texts:
        (fault,) = line_faults(QApplication.instance(), text, texts)  # type: ignore[arg-type]
    assert "is painted to" in fault


def test_one_place_breaks_the_lines_of_labels_and_lists() -> None:
    """What Qt breaks by itself it breaks within Japanese words."""
    found = {
        path.name
        for path in PACKAGE.rglob("*.py")
        if "setWordWrap(True)" in path.read_text("utf-8")
    }
    assert found == {"wrapped_label.py", "wrapped_list.py"}
