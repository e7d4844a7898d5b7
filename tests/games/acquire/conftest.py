"""Sessions of tests go in the main thread, as those of the program do."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def collected_here() -> Iterator[None]:
    """Collect what a test leaves: Python may do so in the thread that saves, where timers crash."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()
