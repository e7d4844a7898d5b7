"""What the tests of several promises share."""

import faulthandler
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from acquire_desktop.storage.folders import user_folders
from tests.parts import walk_by_file


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Make one walk of all tests of a file that are in no other walk."""
    walk_by_file(items, Path(__file__).parent, of=3)


@pytest.fixture
def logs() -> Iterator[Path]:
    """Return a folder for logs; what a test has opened there is closed after it."""
    root = logging.getLogger()
    handlers, level, was_enabled = [*root.handlers], root.level, faulthandler.is_enabled()
    yield user_folders().logs
    for handler in [handler for handler in root.handlers if handler not in handlers]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)
    if was_enabled:
        faulthandler.enable()
    else:
        faulthandler.disable()
