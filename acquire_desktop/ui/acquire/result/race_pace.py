"""Race pace: how long each step of the final account takes."""

from collections.abc import Mapping
from typing import Final

from acquire_desktop.choices import Speed
from acquire_desktop.ui.acquire.result.race import CASH_STEP, Race

HUSH_MS: Final = 900
"""Before the last chain is paid nothing moves for so long."""
CASH_MS: Final = 1200
PHOTO_MS: Final = 1600
WINNER_MS: Final = 1400
_WHOLE_MS: Final = 14_000
"""What the account takes in all, where the times of a chain allow it."""
_CHAIN_MS: Final = (1600, 4500)
"""The least and the most that a chain takes."""
_MOVING: Final = 0.75
"""The part of a chain's time in which something moves; in the rest it is read."""
_RATES: Final[Mapping[Speed, float]] = {
    Speed.SLOW: 1.4,
    Speed.NORMAL: 1,
    Speed.FAST: 0.5,
    Speed.INSTANT: 0.5,
    Speed.STEP: 1,
}


def step_ms(race: Race, step: int, speed: Speed) -> int:
    """Return how long a step of a race is on view, in milliseconds."""
    return round(_usual_ms(race, step) * _RATES[speed])


def moving_ms(race: Race, step: int, speed: Speed) -> int:
    """Return how long something moves at a step, without the hush before it, in milliseconds."""
    whole = step_ms(race, step, speed) - hush_ms(race, step, speed)
    return round(whole * _MOVING)


def hush_ms(race: Race, step: int, speed: Speed) -> int:
    """Return how long all stands still at the beginning of a step, in milliseconds."""
    return round(HUSH_MS * _RATES[speed]) if race.is_last_chain(step) else 0


def whole_ms(race: Race, speed: Speed) -> int:
    """Return how long the account takes by itself, in milliseconds."""
    return sum(step_ms(race, step, speed) for step in range(race.last + 1))


def _usual_ms(race: Race, step: int) -> int:
    if step == CASH_STEP:
        return CASH_MS
    if race.payout_at(step) is None:
        return PHOTO_MS if race.is_photo(step) else WINNER_MS
    others = CASH_MS + HUSH_MS + WINNER_MS + PHOTO_MS * race.is_close
    least, most = _CHAIN_MS
    chain = min(most, max(least, (_WHOLE_MS - others) // len(race.payouts)))
    return chain + HUSH_MS * race.is_last_chain(step)
