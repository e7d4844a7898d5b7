"""Whether things on screen may move: the player's choice, and the system's own."""

from PySide6.QtGui import QGuiApplication


class _Motion:
    is_wanted: bool = True


def set_wanted(wanted: bool) -> None:
    """Take the player's choice."""
    _Motion.is_wanted = wanted


def is_on() -> bool:
    """Tell whether things may move."""
    return _Motion.is_wanted and not is_reduced_by_system()


def is_reduced_by_system() -> bool:
    """Tell whether the user asked the whole system for less motion; older Qt cannot tell."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    preference = getattr(accessibility, "motionPreference", None)
    return preference is not None and preference().name != "NoPreference"
