"""Motion: whether things on screen may move, by the player's choice and the system's, and how."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
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


def animation(
    parent: QObject, moved: Callable[..., object], duration_ms: int, *, eases_out: bool = False
) -> QVariantAnimation:
    """Return an animation that reports how much of it is done, from 0 to 1."""
    result = QVariantAnimation(parent)
    result.setDuration(duration_ms)
    result.setStartValue(0.0)
    result.setEndValue(1.0)
    if eases_out:
        result.setEasingCurve(QEasingCurve.Type.OutCubic)
    result.valueChanged.connect(moved)
    return result
