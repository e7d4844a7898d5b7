"""Guards against a Qt binding that loses references to None and later aborts the program."""

import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 20_000
OTHER_USES = 200
"""Count changes that caches and other threads may cause meanwhile, a hundredth of a real leak."""


def test_qt_calls_keep_the_reference_count_of_none(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for number in range(CALLS):
        label.setNum(number)
    # Where None is immortal, both counts are the same fixed number.
    assert abs(sys.getrefcount(None) - before) < OTHER_USES
