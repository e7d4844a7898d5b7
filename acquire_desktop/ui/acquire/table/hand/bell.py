"""The bell on the rail: it declares the end where it is held, or pressed twice."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from acquire_desktop.games.acquire.engine.actions import DeclareEnd
from acquire_desktop.games.acquire.engine.decisions import GameOver
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.ui.acquire.table.hand.bell_words import (
    Caption,
    again_text,
    how_text,
    last_turn_text,
    lead_of,
    reason_text,
    standing_text,
    title_text,
)
from acquire_desktop.ui.kit.hover_and_tooltip import clear_words
from acquire_desktop.ui.kit.key_guard import GAP_MS, ButtonGuard, Clock, uptime_ms
from acquire_desktop.ui.kit.keys import is_enter, is_key
from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.look.bell import draw_bell, draw_progress
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_ring
from acquire_desktop.ui.kit.texts import escape_html, join_phrases, join_terse, translate
from acquire_desktop.ui.kit.voice import announce

HOLD_MS: Final = 600
"""For so long it is held."""
TWICE_MS: Final = 2000
"""Within so long its key is pressed twice."""
HEARD_MS: Final = 5000
"""The same of the button: what a screen reader says in between takes longer than a key."""
_SWING_MS: Final = 900
_SWING_DEGREES: Final = 16
_SWINGS: Final = 3
RING_PX: Final = 4
"""Around the bell, for the ring that fills."""
_GAP_PX: Final = 6


class Bell(PaintedButton):
    """Stands while the end may be declared, and shines for the rest of the turn once it has rung.

    One press only says that another one rings it.

    Signals:
        rung (): It was held or pressed twice.
        worded (): It says something else.
    """

    rung = Signal()
    worded = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self.clock: Clock = uptime_ms
        self._key = _TwiceKey()
        self._bell_px, self._caption = 58, Caption()
        self.hold, self.swing = QVariantAnimation(self), QVariantAnimation(self)
        for animation, length in ((self.hold, HOLD_MS), (self.swing, _SWING_MS)):
            animation.setDuration(length)
            animation.setStartValue(0.0)
            animation.setEndValue(1.0)
            animation.valueChanged.connect(lambda _value: self.update())
        self.pressed.connect(self.hold.start)
        self.released.connect(self._let_go)
        self.hold.finished.connect(self._ring)
        self.armed = QTimer(self, singleShot=True)
        """Runs while one more press rings it."""
        self.armed.timeout.connect(self._reword)
        self.clicked.connect(lambda: self.press(HEARD_MS))
        ButtonGuard(self)
        self.hide()

    # What it says

    def show_view(self, view: View, names: Sequence[str]) -> None:
        """Stand or not, and say how the player at the screen would do."""
        old, self._view, self._names = self._view, view, names
        if old is None or (old.ply, old.seat) != (view.ply, view.seat):
            self._let_go()
            self.armed.stop()
        self.setEnabled(DeclareEnd() in view.legal)
        has_rung = _has_rung(view)
        if has_rung and old is not None and DeclareEnd() in old.legal and motion.is_on():
            self.swing.start()
        self.retranslate()
        self.setVisible(self.isEnabled() or has_rung)

    def forget(self) -> None:
        """Be gone, and say nothing."""
        self.hide()
        self._let_go()
        self.armed.stop()
        self._view, self._names = None, ()
        clear_words(self)

    def may_ring(self) -> bool:
        """Tell whether it is in sight and can be rung."""
        return self.isVisible() and self.isEnabled()

    def line(self) -> str:
        """Return what the Line says of it, where there is no room for words beside it."""
        view = self._view
        if view is None or self._caption.is_there or self.isHidden() or not self.isEnabled():
            return ""
        said = standing_text(view, self._names) or how_text()
        return translate("Bell", "{ring}: {state}.", ring=title_text(has_rung=False), state=said)

    def question(self) -> str:
        """Return what the Line says while one more press rings it; else an empty text."""
        return translate("Bell", "Press again to end the game") if self.armed.isActive() else ""

    def retranslate(self) -> None:
        view = self._view
        if view is None:
            return
        standing = standing_text(view, self._names)
        waits = (reason_text(view), standing, how_text()) if self.isEnabled() else (standing,)
        lines = [each for each in waits if each]
        texts = _texts(standing, is_enabled=self.isEnabled(), is_armed=self.armed.isActive())
        self.setAccessibleName(join_terse(texts))
        self.setAccessibleDescription(join_phrases(lines))
        self.setToolTip("<br>".join(map(escape_html, lines)))
        self.update()

    def _reword(self) -> None:
        self.retranslate()
        self.worded.emit()

    # What is done to it

    def press(self, within_ms: int) -> None:
        """Ring if this is the second press in time; else say that another one rings.

        Args:
            within_ms: How long the next press has.
        """
        if self.armed.isActive():
            self._ring()
        elif self.may_ring():
            self.armed.start(within_ms)
            self._reword()
            announce(self, self.question())

    def press_from_afar(self) -> None:
        """Be pressed once by a menu: Enter is the second press."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self.press(HEARD_MS)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Take its key, and tell whether it was that; a key that is held is one press."""
        if self.isHidden() or event.modifiers() or not is_key(event, "declare_end"):
            return False
        if self._key.is_press(event, self.clock()):
            self.press(TWICE_MS)
        return True

    def note_release(self, event: QKeyEvent) -> None:
        """Take note that a key came up."""
        self._key.note_release(event, self.clock())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(_as_space(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(_as_space(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isDown():  # one that is up stays so until the next press
            super().mouseMoveEvent(event)

    def _let_go(self) -> None:
        self.hold.stop()
        self.update()

    def _ring(self) -> None:
        self.setDown(False)
        self.armed.stop()
        if self.isEnabled():
            self.rung.emit()
        self._reword()

    # Looks

    def set_form(self, bell_px: int, caption: QSize) -> None:
        """Be so large.

        Args:
            bell_px: The side of the bell.
            caption: What is free for words beside it.
        """
        self._bell_px, was_there = bell_px, self._caption.is_there
        self._caption.set_room(caption)
        self.retranslate()
        if was_there is not self._caption.is_there:
            self.worded.emit()

    def sizeHint(self) -> QSize:
        side = self._bell_px + 2 * RING_PX
        return QSize(side + (_GAP_PX + self._caption.width if self._caption.is_there else 0), side)

    def paint(self, painter: QPainter) -> None:
        side = self._bell_px + 2 * RING_PX
        box = QRectF(0, 0, side, side)
        done = self.swing.currentValue()
        swing = _SWING_DEGREES * (1 - done) * math.sin(done * _SWINGS * math.tau)
        place = box.adjusted(RING_PX, RING_PX, -RING_PX, -RING_PX)
        draw_bell(
            painter, place, swing=swing, has_rung=self._view is not None and _has_rung(self._view)
        )
        if self.hold.state() is not QVariantAnimation.State.Stopped:
            draw_progress(painter, box, self.hold.currentValue() if motion.is_on() else 1)
        elif self.armed.isActive():
            draw_progress(painter, box, 0.5)
        if self._view is not None:
            is_enabled, is_armed = self.isEnabled(), self.armed.isActive()
            ink = _ink(self._view, is_plain=is_armed or not is_enabled)
            standing = standing_text(self._view, self._names)
            texts = _texts(standing, is_enabled=is_enabled, is_armed=is_armed)
            self._caption.draw(painter, side + _GAP_PX, texts, ink)
        if self.hasFocus():
            draw_ring(painter, box.adjusted(1, 1, -1, -1), theme.RADIUS_LARGE)


class _TwiceKey:
    """The bell's key: its presses, apart from the repeats of one that is held.

    Some systems report repeats as presses, with or without a release right before each.
    """

    def __init__(self) -> None:
        self._down_at = self._released_at = -TWICE_MS

    def is_press(self, event: QKeyEvent, now: int) -> bool:
        """Take note of a key that went down, at a time in milliseconds; tell if it is a press."""
        is_held = self._released_at < self._down_at or now - self._released_at < GAP_MS
        is_lost = now - self._down_at >= TWICE_MS  # its release went to another window
        self._down_at = now
        return not event.isAutoRepeat() and (is_lost or not is_held)

    def note_release(self, event: QKeyEvent, now: int) -> None:
        """Take note of a key that came up."""
        if is_key(event, "declare_end") and not event.isAutoRepeat():
            self._released_at = now


def _texts(standing: str, *, is_enabled: bool, is_armed: bool) -> tuple[str, str]:
    """Return the title, and what stands below that."""
    if not is_enabled:
        return title_text(has_rung=True), last_turn_text()
    return title_text(has_rung=False), again_text() if is_armed else standing or how_text()


def _has_rung(view: View) -> bool:
    """Tell whether it has rung in this turn, which is the player's own."""
    is_over = isinstance(view.decision, GameOver)
    return not is_over and view.end_declared and view.turn_seat == view.seat


def _ink(view: View, *, is_plain: bool) -> QColor:
    """Return the colour of what stands below the title: that of a gain or a loss."""
    look, lead = theme.current(), lead_of(view)
    if lead is None or is_plain:
        return look.ink_muted
    return look.gain if lead >= 0 else look.loss


def _as_space(event: QKeyEvent) -> QKeyEvent:
    """Return Enter as Space, by which a button is down until the key comes up; else the event."""
    if not is_enter(event) or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return event
    held = event.isAutoRepeat()
    return QKeyEvent(event.type(), Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", held)
