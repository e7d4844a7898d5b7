"""Sets two worlds of Hotel Tycoon against each other, as ``comparing`` does."""

from tests.secrecy.comparing import noted_errors, set_against
from tests.secrecy.hotel_tycoon import playing
from tests.secrecy.hotel_tycoon.pairs import make_pair


def findings(number: int, plies: int, *, is_close: bool) -> list[str]:
    """Play the pair of a number in both worlds and return one line for each difference.

    Args:
        number: Everything about the pair comes from it.
        plies: How many actions are watched.
        is_close: Whether the window is read after everything that people do before they decide.
    """
    return set_against(make_pair(number, plies), playing, is_close=is_close)


def scan(number: int, plies: int, *, is_close: bool) -> list[str]:
    """Return the findings of one game, and what failed on the way."""
    with noted_errors() as errors:
        lines = findings(number, plies, is_close=is_close)
    return [*lines, *(f"{number}\terror\t{error}" for error in errors)]
