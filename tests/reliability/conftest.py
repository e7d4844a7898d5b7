"""What the tests of several promises share."""

import faulthandler
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from acquire_desktop.storage.folders import user_folders


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
