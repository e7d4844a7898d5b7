"""The moments that decided a game, one line each, and each a way back to the table of then."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from acquire_desktop.acquire.key_moments import KeyMoment, KeyMomentKind
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.chain_chip import chip_pixmap
from acquire_desktop.ui.kit.texts import join_list, money, plain, translate
from acquire_desktop.ui.words.event_words import Words
from acquire_desktop.ui.words.names import is_you

_SIGN_PX: Final = 18
_ICONS: Final = {
    KeyMomentKind.MERGER: "merges",
    KeyMomentKind.LEAD: "trophy",
    KeyMomentKind.SWING: "arrow-up",
}
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def moment_text(moment: KeyMoment, words: Words) -> str:
    """Return what happened at a moment, in a sentence or two."""
    if is_you(words.names, moment.seat):
        return _own_moment_text(moment, words)
    player, amount = words.names[moment.seat], money(moment.amount)
    match moment.kind:
        case KeyMomentKind.LEAD:
            return translate(
                "KeyMoments",
                "{player} took the lead for good, {amount} ahead.",
                player=player,
                amount=amount,
            )
        case KeyMomentKind.SWING:
            return translate(
                "KeyMoments",
                "{player} gained {amount}, the most in one turn of the game.",
                player=player,
                amount=amount,
            )
        case KeyMomentKind.MAJORITY:
            return translate(
                "KeyMoments",
                "{player} became primary stockholder of {chain}. Later that paid {amount}, the "
                "largest bonus.",
                player=player,
                chain=words.edition.chains[moment.chains[0]].name,
                amount=amount,
            )
        case KeyMomentKind.MERGER:
            return _merger_text(moment, words)


def _merger_text(moment: KeyMoment, words: Words) -> str:
    player, amount = words.names[moment.seat], money(moment.amount)
    chains = join_list([words.edition.chains[chain].name for chain in moment.chains])
    if moment.gainer is None:
        return translate(
            "KeyMoments",
            "{player} merged {chains}: bonuses and sales brought {amount}.",
            player=player,
            chains=chains,
            amount=amount,
        )
    return translate(
        "KeyMoments",
        "{player} merged {chains}: bonuses and sales brought {amount}, {gain} of it to {gainer}.",
        player=player,
        chains=chains,
        amount=amount,
        gain=money(moment.gain),
        gainer=words.player_in_words(moment.gainer),
    )


def _own_moment_text(moment: KeyMoment, words: Words) -> str:
    """Return what the reader did at a moment."""
    amount = money(moment.amount)
    match moment.kind:
        case KeyMomentKind.LEAD:
            return translate(
                "KeyMoments", "You took the lead for good, {amount} ahead.", amount=amount
            )
        case KeyMomentKind.SWING:
            return translate(
                "KeyMoments",
                "You gained {amount}, the most in one turn of the game.",
                amount=amount,
            )
        case KeyMomentKind.MAJORITY:
            return translate(
                "KeyMoments",
                "You became primary stockholder of {chain}. Later that paid {amount}, the largest "
                "bonus.",
                chain=words.edition.chains[moment.chains[0]].name,
                amount=amount,
            )
        case KeyMomentKind.MERGER:
            return _own_merger_text(moment, words)


def _own_merger_text(moment: KeyMoment, words: Words) -> str:
    chains = join_list([words.edition.chains[chain].name for chain in moment.chains])
    if moment.gainer is None:
        return translate(
            "KeyMoments",
            "You merged {chains}: bonuses and sales brought {amount}.",
            chains=chains,
            amount=money(moment.amount),
        )
    return translate(
        "KeyMoments",
        "You merged {chains}: bonuses and sales brought {amount}, {gain} of it to {gainer}.",
        chains=chains,
        amount=money(moment.amount),
        gain=money(moment.gain),
        gainer=words.player_in_words(moment.gainer),
    )


class KeyMoments(QWidget):
    """Lists the moments; up and down walk, Enter or a click chooses.

    Signals:
        chosen (int): Look back at this step of the game.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[MomentRow] = []
        """One for each moment, the earliest first."""
        self._none = plain(QLabel())
        theme.style_text(self._none, tone="muted")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self._none)
        self.retranslate()

    def show_moments(self, moments: Sequence[KeyMoment], words: Words) -> None:
        """List the moments of a game.

        Args:
            moments: In their order.
            words: Names players and chains.
        """
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [MomentRow(moment, words) for moment in moments]
        for row in self.rows:
            self._column.addWidget(row)
            row.chosen.connect(self.chosen)
        self._none.setVisible(not self.rows)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the language of the moment."""
        self.setAccessibleName(translate("KeyMoments", "Key moments"))
        self._none.setText(translate("KeyMoments", "Nothing in this game stood out."))
        for row in self.rows:
            row.retranslate()
        width = max((row.turn_px() for row in self.rows), default=0)
        for row in self.rows:
            row.set_turn_px(width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the rows."""
        key = event.key()
        focused: QWidget | None = self.focusWidget()  # the stub promises too much
        if key not in _STEPS or focused not in self.rows:
            super().keyPressEvent(event)
            return
        at = [row is focused for row in self.rows].index(True) + _STEPS[Qt.Key(key)]
        row = self.rows[max(0, min(at, len(self.rows) - 1))]
        row.setFocus(Qt.FocusReason.TabFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.retranslate()


class MomentRow(QAbstractButton):
    """One moment: its sign, its turn and a sentence, which may need two lines.

    Signals:
        chosen (int): Look back at this step of the game.
    """

    chosen = Signal(int)

    def __init__(self, moment: KeyMoment, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moment = moment
        self._words = words
        self._sign = QLabel()
        self._turn = plain(QLabel())
        self._text = plain(QLabel())
        theme.style_text(self._turn, "small", bold=True, tone="muted")
        self._text.setWordWrap(True)
        line = QHBoxLayout(self)
        line.setContentsMargins(theme.SPACE, theme.SPACE_HALF, theme.SPACE_3, theme.SPACE_HALF)
        line.setSpacing(theme.SPACE)
        for label in (self._sign, self._turn, self._text):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        line.addWidget(self._sign)
        line.addWidget(self._turn)
        line.addWidget(self._text, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(theme.TARGET_PX)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(lambda: self.chosen.emit(moment.step))
        self.retranslate()

    def retranslate(self) -> None:
        """Set the texts and the sign anew, in the language and look of the moment."""
        turn = translate("KeyMoments", "Turn {turn}", turn=self.moment.turn)
        text = moment_text(self.moment, self._words)
        self._turn.setText(turn)
        self._text.setText(text)
        self.setAccessibleName(f"{turn}: {text}")
        self.setToolTip(translate("KeyMoments", "Show the table of that moment"))
        self._draw_sign()

    def turn_px(self) -> int:
        """Return the width that the number of the turn needs."""
        self._turn.setMinimumWidth(0)
        return self._turn.sizeHint().width()

    def set_turn_px(self, width: int) -> None:
        """Give the turn so much room that the sentences of all rows begin below each other."""
        self._turn.setMinimumWidth(width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()  # the list walks
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, look = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = look.pressed if self.isDown() else look.hover if self.underMouse() else look.panel
        painter.setBrush(ground)
        is_focused = self.hasFocus()
        color = look.focus if is_focused else look.hairline
        width = theme.FOCUS_PX if is_focused else theme.HAIRLINE_PX
        painter.setPen(QPen(color, width))
        edge = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)
        side = theme.scaled(12)
        arrow = QRectF(self.width() - side - theme.SPACE, (self.height() - side) / 2, side, side)
        icons.draw_icon(painter, arrow, "chevron-right", look.ink_muted)

    def _draw_sign(self) -> None:
        side, ratio = theme.scaled(_SIGN_PX), self.devicePixelRatioF()
        moment = self.moment
        if moment.kind in _ICONS:
            color = theme.current().accent
            self._sign.setPixmap(icons.icon_pixmap(_ICONS[moment.kind], side, color, ratio))
        else:
            letter = self._words.edition.chains[moment.chains[0]].letter
            self._sign.setPixmap(chip_pixmap(letter, side, ratio))
