"""Ways through the whole window: of each file a run takes one test in two, the next the others."""

from pathlib import Path

import pytest

from tests.parts import MARK

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Make one walk of all tests of a file that are in no other walk."""
    for item in items:
        if item.path.parent == HERE and item.get_closest_marker(MARK) is None:
            item.add_marker(pytest.mark.part(of=2, walk=item.path.name))
