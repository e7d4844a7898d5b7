"""Person's place at the table: who it is, what they have, and what they did last."""

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPen

from acquire_desktop.ui.kit.look import motion, theme
from acquire_desktop.ui.kit.painted_button import PaintedButton, draw_box, draw_ring
from acquire_desktop.ui.kit.people.facts import ClockFace, PersonFacts, PersonForm
from acquire_desktop.ui.kit.people.foot import Part
from acquire_desktop.ui.kit.people.person_forms import PAINT, Shown, portrait_rect
from acquire_desktop.ui.kit.people.signs import clock_rect, draw_clock
from acquire_desktop.ui.kit.texts import escape_html, join_phrases, signed_money

_EDGE_PX: Final = 2.5
_OUT_OPACITY: Final = 0.5
_PULSE_PX: Final = 2.5
"""How much wider the edge is in the middle of its pulse."""


class PersonView(PaintedButton):
    """Shows a person in one of three forms; what nobody may know is a closed wallet and cards.

    A click or Enter asks for the last turn of the person, where there is one.

    Signals:
        asked (): The last turn is asked for.
    """

    asked = Signal()

    def __init__(self, running: Callable[[object, int], int]) -> None:
        """Make an empty place.

        Args:
            running: Returns what an amount that runs looks like now, by its key.
        """
        super().__init__(takes_enter=True)
        self._running = running
        self._facts: PersonFacts | None = None
        self._foot: tuple[Part, ...] = ()
        self._last_turn = ""
        self._shown: object = None
        self._clock: ClockFace | None = None
        self._form = PersonForm.CARD
        self._painted = 0, 0
        """The cash and the worth that are painted now, in dollars."""
        self._pulse = motion.animation(self, self.update, theme.RING_MS)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._ask)

    def show_person(
        self, facts: PersonFacts | None, foot: Sequence[Part] = (), last_turn: str = ""
    ) -> None:
        """Show what is known of a person, or nothing.

        Args:
            facts: Of the person.
            foot: What the person did in the last turn, in few pieces.
            last_turn: The same in sentences; empty where there was none.
        """
        shown = facts, tuple(foot), last_turn
        if shown == self._shown:
            return
        self._follow_turn(facts)
        self._shown, self._facts, self._foot, self._painted = shown, facts, tuple(foot), (0, 0)
        self._last_turn = last_turn
        self._describe()
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if last_turn else arrow)
        self.update()

    def show_clock(self, clock: ClockFace | None) -> None:
        """Show a clock at the portrait, or none; only that is painted again each second."""
        before, self._clock = self._clock, clock
        if clock == before:
            return
        faces, portrait = (before, clock), self.portrait_rect()
        places = [None if face is None else clock_rect(portrait, face) for face in faces]
        said = [face and (face.spoken, face.is_last) for face in faces]
        if said[0] != said[1]:
            self._describe()
        if places[0] is None or places[0] != places[1] or said[0] != said[1]:
            self.update()
        else:
            self.update(places[0].toAlignedRect().adjusted(-2, -2, 2, 2))

    def _describe(self) -> None:
        """Say in words what is shown, the clock to the minute."""
        facts, last_turn, clock = self._facts, self._last_turn, self._clock
        texts = facts.tip_lines if facts else ()
        if facts and clock is not None:
            texts = (*texts, clock.spoken)
        if facts and facts.gain:
            texts = (*texts, signed_money(facts.gain))
        if last_turn:
            texts = (*texts, last_turn)
        self.setAccessibleName(facts.spoken if facts else "")
        self.setAccessibleDescription(join_phrases(texts[1:]))
        lines = "<br>".join(escape_html(line) for line in texts)
        self.setToolTip(f"<span>{lines}</span>" if lines else "")

    def _follow_turn(self, facts: PersonFacts | None) -> None:
        """Let the edge of a person who begins to act pulse once."""
        acts, acted = (each is not None and each.acts for each in (facts, self._facts))
        if not acts:
            self._pulse.stop()
        elif not acted and self._facts is not None and motion.is_on() and self.isVisible():
            self._pulse.start()

    def set_form(self, form: PersonForm) -> None:
        """Show so much as a form has room for."""
        self._form = form
        self.update()

    def follow_money(self) -> None:
        """Paint the amounts again that look different now."""
        if self._facts is not None and self._amounts(self._facts) != self._painted:
            self.update()

    def portrait_rect(self) -> QRectF:
        """Return where the portrait is."""
        return portrait_rect(self._form, self._box(), self._facts)

    def sizeHint(self) -> QSize:
        return self.size()  # the column knows

    def paint(self, painter: QPainter) -> None:
        facts, look = self._facts, theme.current()
        acts, box = facts is not None and facts.acts, self._box()
        usual = self.ground(look.paper_raised, is_on=self.isChecked(), reacts=bool(self._foot))
        pen = QPen(look.accent, self._edge_px()) if acts else QPen(look.hairline, theme.HAIRLINE_PX)
        draw_box(painter, box.translated(0.5, 1.5), theme.RADIUS_LARGE, look.shadow)
        draw_box(painter, box, theme.RADIUS_LARGE, usual, pen)
        if facts is not None:
            self._painted = self._amounts(facts)
            painter.setOpacity(_OUT_OPACITY if facts.is_out else 1.0)
            shown = Shown(facts, *self._painted, self._foot, self._clock)
            PAINT[self._form](painter, box, shown)
            painter.setOpacity(1.0)
            if self._clock is not None:
                draw_clock(painter, self.portrait_rect(), self._clock)
        if self.hasFocus():
            draw_ring(painter, box, theme.RADIUS_LARGE)

    def _edge_px(self) -> float:
        """Return how wide the edge of a person who acts is now; it begins with one pulse."""
        if self._pulse.state() is not QVariantAnimation.State.Running:
            return _EDGE_PX
        return _EDGE_PX + _PULSE_PX * math.sin(math.pi * float(self._pulse.currentValue()))

    def _box(self) -> QRectF:
        """Return the place without its shadow."""
        return QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -2.5)

    def _amounts(self, facts: PersonFacts) -> tuple[int, int]:
        """Return cash and worth as they look now, in dollars; what is not known is 0."""
        cash = self._running((facts.seat, "cash"), facts.cash or 0)
        return cash, self._running((facts.seat, "worth"), facts.worth or 0)

    def _ask(self) -> None:
        if self._foot:
            self.asked.emit()
