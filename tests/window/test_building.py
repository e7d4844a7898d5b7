"""A page is built from its outer parts inwards, so that few widgets are dressed many times."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from acquire_desktop.app import make_app
from tests.screenshots.every import shown


class _Dressed(QObject):
    """Counts how often a widget puts on the look of a new parent."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.StyleChange
        return False


@pytest.mark.parametrize("state", ["new_game", "hotel_setup_all"])
def test_the_largest_forms_are_dressed_less_than_four_times(state: str) -> None:
    """Inside out it was more than eight times, and took as long as all else."""
    app, dressed = make_app(), _Dressed()
    app.installEventFilter(dressed)
    with shown(state) as window:
        app.removeEventFilter(dressed)
        assert 0 < dressed.count < 4 * len(window.findChildren(QWidget))
