"""The words for the clocks of the people at a table."""

from collections.abc import Mapping

from acquire_desktop.game import Seat
from acquire_desktop.storage.seats.clock_state import COUNTED, LAST_S, ClockState, seconds_shown
from acquire_desktop.ui.kit.texts import join_terse, translate


def clock_name(minutes: int | None) -> str:
    """Return a choice of clocks: the minutes each person has, ``COUNTED``, or None for none."""
    if minutes is None:
        return translate("Clocks", "No clock")
    if minutes == COUNTED:
        return translate("Clocks", "Only counted")
    return translate("Clocks", "%n minute(s) each", n=minutes)


def clock_note(minutes: int | None) -> str:
    """Return what a choice of clocks means for a person."""
    if minutes is None:
        return translate("Clocks", "Nobody's thinking time is shown.")
    if minutes == COUNTED:
        return translate("Clocks", "Everybody sees how long each person has thought.")
    return translate("Clocks", "If the time runs out, a computer plays on.")


def clock_recap(minutes: int | None) -> str:
    """Return the clocks of a game that would start, or an empty text where there are none."""
    if minutes is None:
        return ""
    if minutes == COUNTED:
        return translate("Clocks", "thinking time is counted")
    return clock_name(minutes)


def time_text(seconds: int) -> str:
    """Return a time as a clock shows it, for example ``12:05``."""
    return f"{seconds // 60}:{seconds % 60:02}"


def time_spoken(seconds: int, minutes: int) -> str:
    """Return about how much time a person has left, or has used where it is only counted.

    Args:
        seconds: That the clock shows.
        minutes: That each person has for the game, or ``COUNTED``.
    """
    if minutes == COUNTED:
        return translate("Clocks", "has thought for %n minute(s)", n=seconds // 60)
    if not seconds:
        return translate("Clocks", "no time left")
    if seconds <= LAST_S:
        return last_minute_text()
    return translate("Clocks", "%n minute(s) left", n=seconds // 60)


def times_text(clock: ClockState, names: Mapping[Seat, str]) -> str:
    """Return what the clocks of some people show in one sentence, by their names."""
    times = [
        translate(
            "Clocks", "{player} {time}", player=name, time=time_text(seconds_shown(clock, seat))
        )
        for seat, name in names.items()
    ]
    return translate(
        "Clocks",
        "Thinking time: {times}." if clock.minutes == COUNTED else "Time left: {times}.",
        times=join_terse(times),
    )


def last_minute_text() -> str:
    """Say that a person has no more than a minute."""
    return translate("Clocks", "last minute")
