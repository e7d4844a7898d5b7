"""Folders of a user who has played nothing yet."""

from pathlib import Path

import pytest

from acquire_desktop.storage.folders import Folders
from tests.storage.games import folders_in


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return folders_in(tmp_path)
