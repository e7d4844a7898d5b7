"""P14: settings and lists that are damaged never stop a start, and are kept as they were."""

import pytest

from tests.reliability.damaged_settings import attempt
from tests.reliability.soaking import attempts


@pytest.mark.usefixtures("qapp")
def test_damaged_settings_and_lists_stop_no_start() -> None:
    results = attempts(attempt, range(200))
    assert results.failures == []
    assert results.outcomes.keys() == {
        *("settings mended", "settings whole", "list read", "list empty", "windows")
    }
