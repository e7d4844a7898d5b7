"""Ways through the whole window, which take long: each file is a walk."""

from pathlib import Path

import pytest

from tests.parts import walk_by_file


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Make one walk of all tests of a file that are in no other walk."""
    walk_by_file(items, Path(__file__).parent, of=5)
