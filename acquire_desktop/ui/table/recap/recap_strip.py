"""The strip under the hand: what the others did since the viewer's last turn."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from acquire_desktop.acquire.notes import Told
from acquire_desktop.engine.events import TurnBegan
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.tab_order import TabAnchor
from acquire_desktop.ui.kit.texts import join_sentences, plain, translate
from acquire_desktop.ui.table.recap.recap import Moment, moments_since
from acquire_desktop.ui.table.recap.recap_chip import RecapChip, chip_height_px
from acquire_desktop.ui.words.event_words import Words

_LEAD_MOST_PX = 110
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _Window(QScrollArea):
    """Shows a part of the row and leaves the keys to the strip."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class RecapStrip(QWidget):
    """A row of chips by player; arrow keys walk it, Enter shows a moment again.

    Signals:
        moment_chosen (object): The ``Moment`` to show again, or None to stop showing it.
    """

    moment_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: Words | None = None
        self._viewer = 0
        self._is_at_end = True
        self._explain: Callable[[int], str] = lambda _step: ""
        self._steps: list[tuple[Told, ...]] = []
        self._moments: tuple[Moment, ...] = ()
        self.chips: tuple[RecapChip, ...] = ()
        self._chips_begin = TabAnchor(self)
        self.back = self._arrow()
        self.forth = self._arrow()
        self.lead = plain(QLabel())
        self._area = _Window()
        self._own_layout = QHBoxLayout(self)
        self._arrange()
        self.back.clicked.connect(lambda: self._scroll(-1))
        self.forth.clicked.connect(lambda: self._scroll(1))
        bar = self._area.horizontalScrollBar()
        bar.rangeChanged.connect(self._follow_range)
        bar.valueChanged.connect(self._show_place)
        self._draw_icons()
        self.retranslate()

    def add_step(self, events: Sequence[Told]) -> None:
        """Show what the next step brought."""
        self._steps.append(tuple(events))
        self._refresh()

    def show_steps(self, steps: Sequence[Sequence[Told]], viewer: int, words: Words) -> None:
        """Show what others did since a viewer's last turn.

        Args:
            steps: The whole game so far by step.
            viewer: The seat on screen.
            words: Name players and chains.
        """
        self._words, self._viewer = words, viewer
        self._steps = [tuple(events) for events in steps]
        self._refresh()

    def forget(self) -> None:
        """Show no moment."""
        self._steps = []
        self._refresh()

    @property
    def moments(self) -> tuple[Moment, ...]:
        """What the others did since the viewer's last turn."""
        return self._moments

    def set_explainer(self, explain: Callable[[int], str]) -> None:
        """Let chips say why: called with a step of the game, it returns a sentence or nothing."""
        self._explain = explain

    def clear_choice(self) -> None:
        """Put out the chip whose moment was shown again."""
        for chip in self.chips:
            chip.setChecked(False)

    def retranslate(self) -> None:
        """Set every text again, in the present language."""
        self.setAccessibleName(translate("RecapStrip", "Since your last turn"))
        for button, text in (
            (self.back, translate("RecapStrip", "Earlier")),
            (self.forth, translate("RecapStrip", "Later")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._fill()

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(400), self._row_px())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._row_px())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._draw_icons()
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._show_part)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y() or event.angleDelta().x()
        self._turn(-turned)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the chips with the arrow keys; Enter does what a click does."""
        chip = self.focusWidget()
        if not isinstance(chip, RecapChip) or chip not in self.chips:
            super().keyPressEvent(event)
        elif event.key() in _ENTER:
            chip.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(chip, 1 if event.key() == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._own_layout.setContentsMargins(0, 0, 0, 0)
        self._own_layout.setSpacing(theme.SPACE_HALF)
        for part in (self.back, self.lead, self._area, self.forth):
            self._own_layout.addWidget(part)
        theme.style_text(self.lead, "small", bold=True, tone="muted")
        self.lead.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _arrow(self) -> QToolButton:
        button = QToolButton()
        button.setProperty("quiet", True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.hide()
        return button

    def _refresh(self) -> None:
        moments = moments_since(self._steps, self._viewer)
        if moments != self._moments or not self.chips:
            self._moments = moments
            self._fill()
        self.clear_choice()

    def _fill(self) -> None:
        """Make the chips anew, each player's after the player's name."""
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE_HALF)
        chips: list[RecapChip] = []
        seat = -1
        for moment in self._moments:
            if moment.seat != seat:
                layout.addWidget(self._name(moment.seat, is_first=not chips))
                seat = moment.seat
            chips.append(self._chip(moment))
            layout.addWidget(chips[-1])
        if not chips:
            layout.addWidget(self._note())
        layout.addStretch(1)
        self.chips = tuple(chips)
        if chips:
            chips[-1].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._area.setWidget(row)
        self._chips_begin.lead_to(chips)
        self._show_part()
        QTimer.singleShot(0, self, self._show_part)

    def _note(self) -> QLabel:
        text = translate("RecapStrip", "What the others do is listed here.")
        note = plain(QLabel(text if self._words is not None else ""))
        theme.style_text(note, "small", tone="muted")
        return note

    def _name(self, seat: int, *, is_first: bool) -> QLabel:
        name = plain(QLabel(self._player(seat)))
        theme.style_text(name, "small", bold=True, tone="muted")
        name.setContentsMargins(0 if is_first else theme.SPACE, 0, 0, 0)
        return name

    def _chip(self, moment: Moment) -> RecapChip:
        chip = RecapChip(moment)
        words = self._words
        if words is not None:
            letters = tuple(spec.letter for spec in words.edition.chains)
            told = moment.sentence(words)
            sentence = join_sentences(list(filter(None, (told, self._explain(moment.step)))))
            chip.show_texts(moment.label(words), sentence, letters)
        chip.clicked.connect(lambda: self._choose(chip))
        chip.reached.connect(lambda: self._area.ensureWidgetVisible(chip, theme.SPACE_3, 0))
        return chip

    def _choose(self, chip: RecapChip) -> None:
        for other in self.chips:
            other.setChecked(other is chip and chip.isChecked())
            is_here = other is chip
            other.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_here else Qt.FocusPolicy.ClickFocus
            )
        self.moment_chosen.emit(chip.moment if chip.isChecked() else None)

    def _walk(self, chip: RecapChip, step: int) -> None:
        at = self.chips.index(chip) + step
        if 0 <= at < len(self.chips):
            self.chips[at].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.chips[at].setFocus(Qt.FocusReason.TabFocusReason)
            chip.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._is_at_end = False
            self._area.ensureWidgetVisible(self.chips[at], theme.SPACE_3, 0)

    def _scroll(self, direction: int) -> None:
        """Turn by nearly a whole view."""
        self._turn(direction * self._area.width() * 3 // 4)

    def _turn(self, by_px: int) -> None:
        """Scroll so far or a little less, by a chip at least, to where a chip begins."""
        self._is_at_end = False
        bar = self._area.horizontalScrollBar()
        here, wanted = bar.value(), bar.value() + by_px
        edges = [chip.x() for chip in self.chips]
        if by_px > 0:
            later = [edge for edge in edges if edge > here]
            bar.setValue(max((e for e in later if e <= wanted), default=min(later, default=here)))
        elif by_px < 0:
            earlier = [edge for edge in edges if edge < here]
            bar.setValue(min((e for e in earlier if e >= wanted), default=max(earlier, default=0)))

    def _show_part(self) -> None:
        """Show the first moves since the viewer's turn, or while others move the newest.

        A whole chip stands at the left edge, and its player before it.
        """
        self._is_at_end = not self._is_viewers_turn()
        bar, row = self._area.horizontalScrollBar(), self._area.widget()
        layout = None if row is None else row.layout()
        if row is None or layout is None:
            return
        layout.setContentsMargins(0, 0, 0, 0)
        layout.activate()
        needed, room = row.minimumSizeHint().width(), self.width()
        is_long = needed > room
        self.lead.setFixedWidth(self._lead_px())
        for part in (self.back, self.lead, self.forth):
            part.setVisible(is_long)
            if is_long:
                room -= part.sizeHint().width() + theme.SPACE_HALF
        if is_long:
            row.resize(needed, row.height())
            layout.activate()
            hidden = max(0, needed - room)
            start = self._edge_after(hidden) if self._is_at_end else self._edge_after(0)
            empty = start - hidden if hidden < start < hidden + room else 0
            layout.setContentsMargins(0, 0, empty, 0)
            row.resize(needed + empty, row.height())
            layout.activate()
        self._own_layout.activate()
        bar.setValue(bar.maximum() if self._is_at_end else self._edge_after(0))
        self._show_place()

    def _is_viewers_turn(self) -> bool:
        """Tell whether all that is listed has happened, and the viewer is on turn."""
        told = (event for events in reversed(self._steps) for event in reversed(events))
        turn = next((event for event in told if isinstance(event, TurnBegan)), None)
        return turn is not None and turn.seat == self._viewer

    def _edge_after(self, x: int) -> int:
        """Return where the next chip begins in the row, in pixels."""
        return next((chip.x() for chip in self.chips if chip.x() >= x), x)

    def _lead_px(self) -> int:
        """Return the width of the widest name; one that is longer still is cut."""
        metrics = QFontMetrics(theme.font("small", bold=True))
        names = {self._player(moment.seat) for moment in self._moments}
        widest = max(map(metrics.horizontalAdvance, names), default=0)
        return min(widest, theme.scaled(_LEAD_MOST_PX)) + 1

    def _follow_range(self, _least: int, most: int) -> None:
        if self._is_at_end:
            self._area.horizontalScrollBar().setValue(most)
        self._show_place()

    def _show_place(self) -> None:
        """Name who did what the first whole chip tells, and light the arrows that lead on."""
        bar = self._area.horizontalScrollBar()
        first = next((chip for chip in self.chips if chip.x() >= bar.value()), None)
        name = "" if first is None else self._player(first.moment.seat)
        cut = Qt.TextElideMode.ElideRight
        metrics = QFontMetrics(theme.font("small", bold=True))
        self.lead.setText(metrics.elidedText(name, cut, self.lead.maximumWidth()))
        self.back.setEnabled(bool(self.chips) and bar.value() > self.chips[0].x())
        self.forth.setEnabled(bar.value() < bar.maximum())

    def _player(self, seat: int) -> str:
        return "" if self._words is None else self._words.player(seat)

    def _draw_icons(self) -> None:
        self.back.setIcon(icons.icon("chevron-left"))
        self.forth.setIcon(icons.icon("chevron-right"))

    def _row_px(self) -> int:
        return max(chip_height_px(), self.back.sizeHint().height())
