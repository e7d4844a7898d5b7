"""A shortening label says as much as fits, and all of it in its tool tip."""

import pytest
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.shortening_label import ShorteningLabel

_TEXTS = ("2023 Classic · holdings open · 75 tiles", "holdings open · 75 tiles", "75 tiles <b>")


@pytest.fixture
def label(qtbot: QtBot) -> ShorteningLabel:
    label = ShorteningLabel()
    label.setContentsMargins(3, 0, 5, 0)
    label.show_texts(_TEXTS)
    qtbot.addWidget(label)
    label.show()
    return label


def _width_of(label: ShorteningLabel, text: str) -> int:
    """Return the width of a plain label with the same letters and margins."""
    plain = QLabel(text)
    plain.setTextFormat(label.textFormat())
    plain.setContentsMargins(label.contentsMargins())
    return plain.sizeHint().width()


@pytest.mark.parametrize("shown", _TEXTS)
def test_the_longest_text_that_fits_is_shown(label: ShorteningLabel, shown: str) -> None:
    label.resize(_width_of(label, shown), label.height())
    assert label.text() == shown
    assert bool(label.toolTip()) == (shown != _TEXTS[0])


def test_it_may_be_as_narrow_as_its_shortest_text(label: ShorteningLabel) -> None:
    assert label.sizeHint().width() == _width_of(label, _TEXTS[0])
    assert label.minimumSizeHint().width() == _width_of(label, _TEXTS[-1])


def test_larger_letters_take_a_shorter_text(label: ShorteningLabel) -> None:
    label.resize(_width_of(label, _TEXTS[0]), 60)
    font = label.font()
    font.setPixelSize(2 * QFontInfo(font).pixelSize())
    label.setFont(font)
    assert label.text() != _TEXTS[0]
    assert label.full_text() == _TEXTS[0]
