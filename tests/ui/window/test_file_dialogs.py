"""Files are chosen in dialogs that change nothing on the disk, whichever key goes astray."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QListView, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.window.file_dialogs import ask_open, ask_save

PACKAGE = Path(__file__).resolve().parents[3] / "acquire_desktop"


def only_list(dialog: QFileDialog) -> QListView:
    found = dialog.findChild(QListView, "listView")
    assert isinstance(found, QListView)
    return found


def press_what_could_harm(dialog: QFileDialog) -> None:
    """Mark the folder, and press the keys that delete and rename; agree to what is asked."""
    view = only_list(dialog)
    model = view.model()
    view.setFocus()
    view.setCurrentIndex(model.index(0, 0, view.rootIndex()))
    assert view.currentIndex().data() == "precious"

    def agree() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            box.button(QMessageBox.StandardButton.Yes).click()

    QTimer.singleShot(0, agree)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    QTest.keyClick(view, Qt.Key.Key_F2)
    for editor in view.findChildren(QLineEdit):
        QTest.keyClicks(editor, "renamed")
        QTest.keyClick(editor, Qt.Key.Key_Return)


@pytest.mark.parametrize("ask", [ask_open, ask_save])
def test_no_key_renames_or_deletes(
    qtbot: QtBot, tmp_path: Path, ask: Callable[[QWidget, str, Path], object]
) -> None:
    place = tmp_path / "place"
    (place / "precious").mkdir(parents=True)
    parent, asked = QWidget(), list[QFileDialog]()
    qtbot.addWidget(parent)

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog) or not only_list(dialog).model().rowCount(
            only_list(dialog).rootIndex()
        ):
            QTimer.singleShot(10, act)  # its model still reads the folder
            return
        asked.append(dialog)
        try:
            press_what_could_harm(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, act)
    assert ask(parent, "A file", place / "game.acquire") in (None, (None, ""))
    assert len(asked) == 1
    assert [path.name for path in place.iterdir()] == ["precious"]


def test_the_folder_of_a_new_file_is_made(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tmp_path / "my" / "games" / "a.acquire"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(chosen), ""))
    parent = QWidget()
    qtbot.addWidget(parent)
    assert ask_save(parent, "A file", tmp_path) == (chosen, "")
    assert chosen.parent.is_dir()


def test_every_file_is_asked_for_there() -> None:
    asking = [path for path in PACKAGE.rglob("*.py") if "QFileDialog." in path.read_text("utf-8")]
    assert [path.name for path in asking] == ["file_dialogs.py"]
