"""A table with the computer players of all tests."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.computers import computer_players
from tests.session.tables import Table


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Table]:
    """Return a session with whom it plays."""
    assert qapp is not None
    with computer_players() as computers:
        made = Table(computers)
        yield made
        made.session.leave()
