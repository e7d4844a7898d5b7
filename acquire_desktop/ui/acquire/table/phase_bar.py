"""Phase bar: over the board, who decides what, for how long, and how far the turn is."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from acquire_desktop.games.acquire.engine import decisions
from acquire_desktop.games.acquire.engine.board import Seat
from acquire_desktop.games.acquire.engine.view import View
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.storage.players import Player
from acquire_desktop.ui.acquire.table.decisions.panel import ActionPanel
from acquire_desktop.ui.acquire.table.turn_steps import BUYING, TurnStep, step_texts
from acquire_desktop.ui.acquire.words.action_texts import decision_sentence
from acquire_desktop.ui.acquire.words.card_texts import card_name, card_title
from acquire_desktop.ui.acquire.words.names import is_you, names_of
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Gap, Stretched, column, row
from acquire_desktop.ui.kit.fitted_label import FittedLabel
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.portraits import Face, face_pixmap
from acquire_desktop.ui.kit.signs import Sign
from acquire_desktop.ui.kit.texts import join_terse, keep_room, label, translate

_ICON_PX, _CHEVRON_PX = 16, 12
_SHOWN_MS, _TICK_MS = 300, 250
_STRUT_PX = theme.SPACE_3 + theme.SPACE_HALF
"""The least height of the first line, which is in line with the buttons beside it."""


class PhaseBar(Adaptive, QWidget):
    """Two lines: the present decision in words, and the three steps of the turn.

    Where the words need both, they have them. In a narrow column the turn has a line above.
    """

    def __init__(self) -> None:
        super().__init__()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._faces: tuple[Face, ...] = ()
        self._elapsed_s: int | None = None
        self._is_read = False
        self._sentence = FittedLabel("title", "body", "small", bold=True)
        self._turn, self._thinking = label(tone="muted"), label(tone="muted")
        self._steps = tuple(TurnStep() for _ in range(3))
        self._chevrons = tuple(Sign("chevron-right", _CHEVRON_PX, muted=True) for _ in range(2))
        self._thinking_icon, self._flag = QLabel(), Sign("flag", _ICON_PX)
        self._ending = label(bold=True, tone="accent")
        self._owner = FittedLabel("body", "small", tone="muted")
        self._owner.setAlignment(right)
        self._first = row(Stretched(self._sentence, 1), spacing=theme.SPACE_HALF)
        self._above = row(spacing=theme.SPACE_HALF)
        placing, buying, drawing = self._steps
        second = row(
            *(placing, self._chevrons[0], buying, self._chevrons[1], drawing),
            Gap(theme.SPACE_HALF),
            Stretched(self._owner, 1),
            self._flag,
            self._ending,
            spacing=theme.SPACE_HALF,
        )
        self._column = column(self._above, self._first, second, of=self)
        self._first.addStrut(_STRUT_PX)
        self.set_narrow(None)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def set_narrow(self, beside_px: int | None) -> None:
        """Be narrow, with so many pixels left free beside the upper line, or wide with None."""
        self._beside_px = beside_px
        is_narrow = beside_px is not None
        self._above.setContentsMargins(0, 0, beside_px or 0, 0)
        thinking = [self._thinking_icon, self._thinking]
        for part in [self._turn, *thinking] if is_narrow else [*thinking, self._turn]:
            (self._above if is_narrow else self._first).addWidget(part)
        self._turn.show()
        self._owner.show()
        keep_room(self._turn, height=_STRUT_PX * is_narrow)
        keep_room(self._sentence)
        self._turn.setContentsMargins(0 if is_narrow else theme.SPACE, 0, 0, 0)
        self.retranslate()
        self.updateGeometry()

    def set_players(self, players: Sequence[Player]) -> None:
        """Take the names of a new game."""
        self._names = names_of(players)
        self._faces = faces_of(players)
        self._view = None
        self._elapsed_s = None

    def show_view(self, view: View) -> None:
        """Show who decides what, and the step of the turn."""
        self._view = view
        self._elapsed_s = None
        self.retranslate()

    def forget(self) -> None:
        """Say nothing until the next view."""
        self._view = self._elapsed_s = None
        self._sentence.show_text("")
        self._owner.show_text("")
        self._turn.clear()
        self._thinking.clear()
        self.setAccessibleName("")
        self.retranslate()

    def show_thinking(self, elapsed_s: int | None) -> None:
        """Show for how many seconds a computer has been thinking; None when none does."""
        self._elapsed_s = elapsed_s
        self._show_thinking()

    def show_reading(self, reads: bool) -> None:
        """Say that the game waits for somebody who reads, in place of who decides."""
        self._is_read = reads
        self.retranslate()

    def step(self) -> int | None:
        """Return the step of the turn that is lit, from 0; None when the game is over."""
        if self._view is None or isinstance(self._view.decision, decisions.GameOver):
            return None
        return 1 if isinstance(self._view.decision, BUYING) else 0

    def retranslate(self) -> None:
        view = self._view
        self._show_steps()
        self._show_thinking()
        is_ending = view is not None and view.end_declared
        is_over = view is None or isinstance(view.decision, decisions.GameOver)
        self._ending.setText(translate("PhaseBar", "Last turn"))
        self._ending.setToolTip(translate("PhaseBar", "The end is declared"))
        for widget in (self._flag, self._ending):
            widget.setVisible(is_ending and not is_over)
        if view is None:
            return
        sentence = decision_sentence(view.decision, view.edition, self._names)
        if self._is_read:
            sentence = translate("PhaseBar", "The game waits while you read")
        self._sentence.show_text(sentence)
        self._turn.setText(translate("PhaseBar", "Turn {number}", number=view.turn))
        self._make_room()
        self.setAccessibleName(f"{sentence}, {self._turn.text()}")

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height_px())

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height_px())

    def hasHeightForWidth(self) -> bool:
        return False  # words that wrap take the line of the steps

    def _height_px(self) -> int:
        """Return the height of all lines, the same for every decision."""
        if self._beside_px is not None:
            return self.narrow_height()
        first = max(_STRUT_PX, QFontMetrics(theme.font("title", bold=True)).height())
        return first + self._steps[0].sizeHint().height()

    def narrow_height(self) -> int:
        """Return the height in a narrow column, in pixels."""
        return _STRUT_PX + self._sentence_px() + self._steps[0].sizeHint().height()

    def _sentence_px(self) -> int:
        """Return the height of the sentence in a narrow column: two lines, in pixels."""
        return 2 * QFontMetrics(theme.font("body", bold=True)).lineSpacing() + theme.SPACE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def redraw(self) -> None:
        self.retranslate()

    def _owner_texts(self) -> list[str]:
        """Name whose turn it is where somebody else decides, and the card played in it.

        The later ones are shorter, the last is empty: a card stands lit in its row too.
        """
        decision = None if self._view is None else self._view.decision
        if self._view is None or decision is None or isinstance(decision, decisions.GameOver):
            return [""]
        card, seat = self._view.card, self._view.turn_seat
        turn = []
        if decision.seat != seat:
            whose = translate(
                "PhaseBar",
                "Your turn" if is_you(self._names, seat) else "{player}'s turn",
                player=self._names[seat],
            )
            turn = [whose]
        if card is None:
            return [join_terse(turn), *[""] * (self._beside_px is not None)]
        name = card_name(card)
        text = [
            translate("PhaseBar", "Card: {card}", card=text) for text in (card_title(card), name)
        ]
        return [*(join_terse([text, *turn]) for text in (*text, name)), name, ""]

    def _show_steps(self) -> None:
        for index, (step, texts) in enumerate(
            zip(self._steps, step_texts(self._view), strict=True)
        ):
            step.show_texts([*(texts if self._beside_px is None else texts[-1:]), f"{index + 1}"])
            step.light(is_lit=index == self.step())

    def _show_thinking(self) -> None:
        """Say for how long somebody thinks, with a portrait, or a clock where nobody decides."""
        elapsed_s = self._elapsed_s
        self._thinking_icon.setVisible(elapsed_s is not None)
        if elapsed_s is not None:
            side, ratio = theme.scaled(_ICON_PX), self.devicePixelRatioF()
            seat = getattr(self._view.decision, "seat", None) if self._view is not None else None
            picture = icons.icon_pixmap("clock", side, theme.current().ink_muted, ratio)
            if seat is not None:
                picture = face_pixmap(self._faces[seat], side + theme.SPACE_HALF, ratio)
            self._thinking_icon.setPixmap(picture)
            text = translate(
                "PhaseBar",
                "thinking…" if elapsed_s < 2 else "thinking, {seconds} s",
                seconds=elapsed_s,
            )
            self._thinking.setText(text)
        self._make_room()
        self._column.activate()  # else a longer text is painted cut until the next event

    def _make_room(self) -> None:
        """Let both sentences be whole: those that stand elsewhere too give way where they must."""
        is_thinking = self._elapsed_s is not None
        icon_px = theme.scaled(_ICON_PX) + theme.SPACE_HALF if is_thinking else 0
        if self._beside_px is not None:
            beside = self._turn.sizeHint().width() + icon_px + theme.SPACE + self._beside_px
            fits = beside + self._thinking.sizeHint().width() <= self.width()
            self._thinking.setVisible(is_thinking and fits)
            keep_room(self._sentence, height=self._sentence_px())
            self._sentence.set_room(QSize(self.width(), self._sentence_px()))
            self._make_room_below()
            return
        spare = self.width() - self._sentence.full_width() - theme.SPACE_2 - icon_px
        self._turn.setVisible(self._turn.sizeHint().width() <= spare)
        if not self._turn.isHidden():
            spare -= self._turn.sizeHint().width()
        self._thinking.setVisible(is_thinking and self._thinking.sizeHint().width() <= spare)
        gap = theme.SPACE_HALF * (3 if is_thinking else 2)
        room = QSize(self.width() - icon_px - gap, self._height_px())
        self._sentence.set_room(room if self._flag.isHidden() else QSize())
        self._owner.setVisible(not self._sentence.wordWrap())
        if self._sentence.wordWrap():
            for part in (*self._steps, *self._chevrons):
                part.hide()
        else:
            self._make_room_below()

    def _make_room_below(self) -> None:
        """Leave steps out of the second line that are not lit, the last first."""
        lit, chevron_px = self.step() or 0, theme.scaled(_CHEVRON_PX)
        shown = [part for part in (self._flag, self._ending) if not part.isHidden()]
        room = self.width() - sum(part.sizeHint().width() + theme.SPACE_HALF for part in shown)
        widths = [step.sizeHint().width() for step in self._steps]
        for text in self._owner_texts():
            self._owner.show_text(text)
            if self._owner.full_width() <= room - widths[lit] - chevron_px - theme.SPACE_3:
                break
        gaps = 4 * theme.SPACE_HALF + 2 * chevron_px
        owner = self._owner.full_width() + (theme.SPACE_2 if self._owner.text() else theme.SPACE)
        spare = room - owner - sum(widths) - gaps
        for index, step in reversed(tuple(enumerate(self._steps))):
            is_shown = spare >= 0 or index == lit
            step.setVisible(is_shown)
            if not is_shown:
                spare += widths[index] + chevron_px + theme.SPACE
        for before, chevron, after in zip(
            self._steps, self._chevrons, self._steps[1:], strict=False
        ):
            chevron.setHidden(before.isHidden() or after.isHidden())


class ThinkingClock(QObject):
    """Shows in the phase bar and the action panel which computer thinks, after a moment."""

    def __init__(
        self,
        session: Session,
        phase_bar: PhaseBar,
        panel: ActionPanel,
        is_quiet: Callable[[], bool],
    ) -> None:
        """Follow a session; while ``is_quiet`` is true, nothing on view is disturbed."""
        super().__init__(phase_bar)
        self._session = session
        self._phase_bar = phase_bar
        self._panel = panel
        self._is_quiet = is_quiet
        self._seat: Seat | None = None
        self._since = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._show)
        session.thinking_changed.connect(self._follow)

    def _follow(self, seat: Seat | None) -> None:
        self._seat = seat
        self._phase_bar.show_thinking(None)
        if seat is None:
            self._tick.stop()
        else:
            self._since.start()
            self._tick.start()

    def _show(self) -> None:
        elapsed_ms = self._since.elapsed()
        if self._seat is None or elapsed_ms < _SHOWN_MS or self._is_quiet():
            return
        name = self._session.players[self._seat].name
        self._phase_bar.show_thinking(elapsed_ms // 1000)
        self._panel.show_thinking(name, elapsed_ms // 1000)
