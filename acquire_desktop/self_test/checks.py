"""Checks: what is looked at, by what function, and for how long at most.

Nothing is imported here, so that whoever waits for the checks needs nothing of what they test.
"""

from dataclasses import dataclass
from itertools import cycle
from typing import Final

from acquire_desktop.languages import LANGUAGES

_FOLDER: Final = "acquire_desktop.self_test"


class CheckError(Exception):
    """A fault that a check has found."""


@dataclass(frozen=True, slots=True)
class Check:
    """One check."""

    name: str
    """Names it in the report."""
    function: str
    """What is called, as ``module:function``: it returns a remark, or raises what is wrong."""
    arguments: tuple[str, ...] = ()
    limit_s: float = 60.0
    """A check that takes longer has failed."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a check."""

    name: str
    ok: bool
    seconds: float
    detail: str
    """A remark, or what is wrong."""


CHECKS: Final = (
    Check("qt", f"{_FOLDER}.installation:check_qt"),
    Check("kernel", f"{_FOLDER}.installation:check_kernel"),
    Check("resources", f"{_FOLDER}.installation:check_resources"),
    *(Check(f"words {code}", f"{_FOLDER}.glyphs:check_words", (code,)) for code in LANGUAGES),
    Check("game", f"{_FOLDER}.played_game:check_game", limit_s=120.0),
    Check("search", f"{_FOLDER}.played_game:check_search"),
    Check("helper", f"{_FOLDER}.played_game:check_helper"),
    *(
        Check(f"pages {code} {look}", f"{_FOLDER}.pages:check_pages", (code, look), 180.0)
        for code, look in zip(LANGUAGES, cycle(("light", "dark")), strict=False)
    ),
)
"""All checks, in their order."""
