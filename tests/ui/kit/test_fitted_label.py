"""A label that fits its text into its room."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.storage.settings import Settings
from acquire_desktop.ui.kit.fitted_label import FittedLabel
from acquire_desktop.ui.kit.look.lettering import width_px
from acquire_desktop.ui.window.preferences import apply_look


@pytest.fixture
def larger_text(qapp: QApplication) -> Iterator[None]:
    """Show texts at 125 %, and as before afterwards."""
    usual = Settings(language="en")
    apply_look(qapp, replace(usual, text_scale=125))
    yield
    apply_look(qapp, usual)


@pytest.mark.usefixtures("larger_text")
def test_a_text_exactly_as_wide_as_its_label_is_whole(qtbot: QtBot) -> None:
    """Widths are whole numbers, texts are not: half a pixel too much is no reason to cut."""
    label = FittedLabel("title")
    qtbot.addWidget(label)
    label.show()
    sentence = "You choose which chain survives"
    for length in range(8, len(sentence) + 1):
        label.resize(1000, 40)
        label.show_text(sentence[:length])
        label.resize(width_px(sentence[:length], "title", bold=True), 40)
        assert label.text() == sentence[:length]
    label.resize(label.width() // 2, 40)
    assert label.text() != sentence, "only what does not fit is shortened"
    assert label.toolTip() == sentence
