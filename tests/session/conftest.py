"""A table whose computer players end with the test."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.session.tables import Table


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Table]:
    """Return a session whose worker process ends with the test."""
    assert qapp is not None
    made = Table()
    yield made
    made.session.leave()
    made.computers.close()
