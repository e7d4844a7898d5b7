"""Amounts of money that run from what they were to what they are; only the picture runs."""

from collections.abc import Hashable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from acquire_desktop.ui.kit.look import motion, theme

_STEP: Final = 100
"""All amounts of the game are multiples of it, in dollars."""


class CountUp(QObject):
    """Knows what every amount looks like at this moment.

    Signals:
        moved (): Amounts look different now.
    """

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ends: dict[Hashable, int] = {}
        self._starts: dict[Hashable, int] = {}
        self._done = 1.0
        self._animation = motion.animation(self, self._move, theme.MONEY_MS, eases_out=True)

    def show_amounts(self, amounts: Mapping[Hashable, int]) -> None:
        """Begin to run to these amounts, in dollars; one that is new stands there at once."""
        if amounts == self._ends:
            return
        old, self._ends = self._ends, dict(amounts)
        self._starts = {key: old[key] for key, end in amounts.items() if old.get(key, end) != end}
        self._animation.stop()
        is_moving = bool(self._starts) and motion.is_on()
        self._done = 0.0 if is_moving else 1.0
        if is_moving:
            self._animation.start()
        else:
            self.moved.emit()

    def forget(self) -> None:
        """Start again: the next number stands there at once."""
        self._animation.stop()
        self._done = 1.0
        self._ends.clear()
        self._starts.clear()
        self.moved.emit()

    def amount(self, key: Hashable, end: int) -> int:
        """Return the amount that is shown now, in dollars."""
        if self._done >= 1 or self._ends.get(key) != end:
            return end
        start = self._starts.get(key, end)
        return start + round((end - start) * self._done / _STEP) * _STEP

    def is_running(self) -> bool:
        """Tell whether amounts run now."""
        return self._animation.state() is QVariantAnimation.State.Running

    def _move(self, done: float) -> None:
        self._done = done
        self.moved.emit()
