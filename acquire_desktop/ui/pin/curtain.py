"""The curtain between two people at one computer; nobody's secrets are on it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, fill, row
from acquire_desktop.ui.kit.fit import TurningRow, first_that_fits
from acquire_desktop.ui.kit.fitted_label import FittedLabel
from acquire_desktop.ui.kit.focus import lead_round
from acquire_desktop.ui.kit.frames import QuietArea
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.look.portraits import portrait_pixmap
from acquire_desktop.ui.kit.look.velvet import VALANCE_PX, velvet
from acquire_desktop.ui.kit.paper_card import PaperCard
from acquire_desktop.ui.kit.texts import breakable, escape_mnemonic, label, translate
from acquire_desktop.ui.pin.name_buttons import NameButton, RevealButton
from acquire_desktop.ui.pin.pin_dialog import pin_of, wrong_pin
from acquire_desktop.ui.pin.pin_pad import USUAL_KEY_PX, Check, PinPad

_CARD_PX: Final = 400
_BESIDE_PX: Final = 620
"""From this width on the pad may stand beside the portrait."""
_DOWN, _ACROSS = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
_MOST_PX: Final = 16_777_215
"""What Qt takes for no limit."""


class _Form(NamedTuple):
    """How the card stands; lengths in pixels at 100 % text."""

    portrait_px: int
    key_px: tuple[int, int] = USUAL_KEY_PX
    has_recap: bool = False
    has_note: bool = True
    is_beside: bool = False
    """Whether the pad stands beside the portrait, and not below it."""


_STRIP: Final = _Form(36, has_note=False, is_beside=True)
_LOW_STRIP: Final = _Form(0, has_note=False, is_beside=True)
_FORMS: Final = (
    _Form(160, has_recap=True),
    _Form(80, has_recap=True),
    _Form(56, (64, 34), has_recap=True),
    _Form(160),
    _Form(96),
    _Form(120, is_beside=True, has_recap=True),
    _Form(80, is_beside=True),
    _Form(56, (64, 34), has_note=False),
    _Form(0, (64, 32), has_note=False, is_beside=True),
    _Form(0, (64, 32), has_note=False),
)
"""From the one with all there is to the smallest."""


class Curtain(Adaptive, QWidget):
    """Covers what the named player sees until that player says to be there.

    As a strip it has one row: where there is nothing to cover, it only asks for the player.

    Signals:
        accepted(): The named player, who gave the PIN if there is one, wants to see it.
        left(): A computer player is to play for the named one, who is away.
        forgotten(): The named player does not know the PIN any more.
    """

    accepted = Signal()
    left = Signal()
    forgotten = Signal()
    fits_any_window = True

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._player_name = ""
        self._tell: Callable[[], Sequence[str]] = tuple
        self._check: Check | None = None
        self.is_strip = False
        """Whether it has one row."""
        self.keeps_focus = False
        """Whether it lies over the rest of the page, where Tab would lead out of sight."""
        self._cloth = QPixmap()
        middle = Qt.AlignmentFlag.AlignCenter
        self._portrait = _Portrait()
        self._name = FittedLabel("display", "large", "title")
        self._name.setAlignment(middle)
        self._title = label("", tone="muted", wraps=True, align=middle)
        self._recap_title = label("", "small", bold=True, tone="muted")
        self._recap = label("", "small", wraps=True, align=Qt.AlignmentFlag.AlignTop)
        self._accept = RevealButton()
        self.guard = self._accept.guard
        """Keeps a key still held for the last move from opening the hand."""
        self.pad = PinPad()
        """Asks for the PIN of the named player, if there is one: the fourth digit opens."""
        self._note = label("", "small", tone="muted", wraps=True, align=middle)
        self.leave, self.forget_pin = NameButton(), QPushButton()
        for button in (self.leave, self.forget_pin):
            button.setProperty("quiet", True)
            button.setAutoDefault(True)
            theme.style_text(button, "small")
        self._arrange()
        self.pad.filled.connect(self._open)
        self._accept.clicked.connect(self._open)
        self.leave.clicked.connect(self.left)
        self.forget_pin.clicked.connect(self.forgotten)
        self.retranslate()

    def _arrange(self) -> None:
        self._card = card = PaperCard()
        card.set_marked(True)
        self._quiet = quiet = TurningRow(whole=True)
        fill(quiet, (self.leave, self.forget_pin), theme.SPACE_HALF, 0)
        self._who = column(
            self._portrait,
            self._name,
            self._title,
            self._recap_title,
            Stretched(self._recap, 1),
            spacing=theme.SPACE_HALF,
        )
        self._how = column(self.pad, self._accept, self._note, quiet, spacing=theme.SPACE)
        self._parts = column(self._who, self._how, of=card, spacing=theme.SPACE_2)
        body = QWidget()
        self._area = QuietArea(body)
        for ground in (body, self._area.viewport()):
            ground.setAutoFillBackground(False)
        # Alignment flags would cost the card its height for its width, and wrapped lines.
        self._around = column(1, row(1, Stretched(card, 1000), 1), 1, of=body)
        column(self._area, of=self)

    def call(
        self,
        name: str,
        recap: Callable[[], Sequence[str]],
        portrait: str = "",
        check: Check | None = None,
        tries: int = 0,
    ) -> None:
        """Ask for a player.

        Args:
            name: Who is to take the computer.
            recap: Says what everybody may know of what was done since, one sentence each.
            portrait: The key of the player's; empty where there are none.
            check: Tells whether digits are the player's PIN; None where there is none.
            tries: How many wrong ones in a row were tried before.
        """
        self._player_name = name
        self._tell, self._check = recap, check
        self._portrait.key = portrait
        self.pad.ask(partial(pin_of, name), partial(wrong_pin, name), check, tries)
        self.retranslate()
        self._accept.close_guard()
        # While somebody reads the rules the page is hidden, and must not take the keys.
        if self.isVisible():
            self.begin()

    def set_strip(self, is_strip: bool) -> None:
        """Have one row, or a card."""
        self.is_strip = is_strip
        self.refit()

    def begin(self) -> None:
        """Put the keyboard where the named player opens the curtain."""
        (self._accept if self._check is None else self.pad.field).setFocus()

    def retranslate(self) -> None:
        name, recap = self._player_name, self._tell()
        self._recap.setText("\n".join(f"•  {line}" for line in recap))
        title = translate("Curtain", "Pass the computer to {name}", name=name)
        self._name.show_text(name)
        self._title.setText(breakable(title))
        self._recap_title.setText(translate("Curtain", "What happened meanwhile"))
        self._accept.show_text(translate("Curtain", "I am {name}", name=name), self._recap.text())
        self._note.setText(translate("Curtain", "The fourth digit opens."))
        away = translate("Curtain", "{name} is away: let a computer play…", name=name)
        self.leave.setText(escape_mnemonic(away))
        self.forget_pin.setText(translate("Curtain", "PIN forgotten…"))
        self.setAccessibleName(title)
        self.refit()

    def redraw(self) -> None:
        self._portrait.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._cloth.deviceIndependentSize().toSize() != self.size():
            self._cloth = velvet(self.width(), self.height(), ratio)
        QPainter(self).drawPixmap(0, 0, self._cloth)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._accept.close_guard()
        self.begin()

    def take_key(self, event: QKeyEvent) -> None:
        """Open with Enter, if it is a press of its own; digits are the PIN's."""
        is_digit = Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9 and not event.modifiers()
        if not self.guard.admits(event):
            event.ignore()
        elif is_enter(event):
            self._open()
        elif is_digit and self._check is not None:
            self.pad.field.setFocus()
            self.pad.field.keyPressEvent(event)
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's name
        stops = self._accept, self.pad.field, self.leave, self.forget_pin
        is_led = self.keeps_focus and lead_round(stops, forward=forward)
        return is_led or super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.take_key(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.guard.release(event)
        super().keyReleaseEvent(event)

    def _open(self) -> None:
        """Let the player in, after the right PIN if there is one."""
        if self._check is None or self.pad.passes():
            self.accepted.emit()
        else:
            self.pad.field.setFocus()

    def refit(self) -> None:
        """Take the largest form that the room has place for; a strip has but two."""
        zoom = theme.zoom()
        top = theme.SPACE_HALF if self.is_strip else round(VALANCE_PX * zoom) + theme.SPACE_2
        edge = theme.SPACE_HALF if self.is_strip else theme.SPACE_2
        self._around.setContentsMargins(edge, top, edge, edge)
        room = QSize(self.width() - 2 * edge, self.height() - top - edge)
        first_that_fits(
            (_STRIP, _LOW_STRIP) if self.is_strip else _FORMS, partial(self._fits, room)
        )

    def _fits(self, room: QSize, form: _Form) -> bool:
        """Take a form, and tell whether there is room for it."""
        if form.is_beside and not self.is_strip and room.width() < theme.scaled(_BESIDE_PX):
            return False
        strip, has_pin = self.is_strip, self._check is not None
        self._portrait.set_side(form.portrait_px, stretches=not strip)
        self.pad.set_keys(form.key_px)
        has_recap = form.has_recap and bool(self._recap.text())
        shown = {
            self._name: not strip,
            self._title: form is not _LOW_STRIP,
            self._recap_title: has_recap,
            self._recap: has_recap,
            self.pad: has_pin,
            self.forget_pin: has_pin,
            self._accept: not has_pin,
            self._note: form.has_note and has_pin,
        }
        for part, is_shown in shown.items():
            part.setVisible(is_shown)
        for box, way in (
            (self._parts, _ACROSS if form.is_beside else _DOWN),
            (self._who, _ACROSS if strip else _DOWN),
            (self._how, _ACROSS if strip else _DOWN),
        ):
            box.setDirection(way)
        theme.style_text(self._accept, "body" if strip else "title", bold=True)
        self._parts.setStretch(0, int(form.is_beside))
        self._parts.setStretch(1, int(form.is_beside and not strip))
        margin = theme.SPACE_HALF if strip else theme.SPACE_2
        self._parts.setContentsMargins(margin, margin, margin, margin)
        wide = theme.scaled(_BESIDE_PX if form.is_beside else _CARD_PX)
        wide = room.width() if strip else min(wide, room.width())
        self._card.setMaximumWidth(max(wide, 1))
        for layout in (self._quiet, self._who, self._how, self._parts, self._around):
            layout.invalidate()  # what is hidden does not do so by itself
        needed = self._parts.sizeHint().width() if strip else 0
        if has_pin:
            needed = self.pad.minimumSizeHint().width() + 2 * margin
        return needed <= wide and self._parts.totalHeightForWidth(wide) <= room.height()


class _Portrait(QWidget):
    """The portrait of who is called."""

    def __init__(self) -> None:
        super().__init__()
        self.key = ""

    def set_side(self, px: int, *, stretches: bool) -> None:
        """Have a side in pixels at 100 % text, or be nothing; it may have room at both sides."""
        side = theme.scaled(px) if self.key else 0
        self.setFixedHeight(side)
        self.setMinimumWidth(side)
        self.setMaximumWidth(_MOST_PX if stretches else side)
        self.setVisible(side > 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self.height()
        picture = portrait_pixmap(self.key, side, self.devicePixelRatioF())
        QPainter(self).drawPixmap((self.width() - side) // 2, 0, picture)
