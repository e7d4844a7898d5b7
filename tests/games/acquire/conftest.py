"""Sessions of tests go in the main thread, as those of the program do."""

import gc
from collections.abc import Iterator

import pytest

from tests.layers import layer_of


@pytest.fixture(autouse=True)
def collected_here(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect what a test leaves: Python may do so in the thread that saves, where timers crash.

    Engine and computer players, in the folders below, have no such thread, and many tests.
    """
    if layer_of(request.path.relative_to(request.config.rootpath)) != "games/acquire":
        yield
        return
    gc.disable()
    yield
    gc.collect()
    gc.enable()
