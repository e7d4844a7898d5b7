"""The table of a new game with its six chairs: who sits where, by mouse and by keys."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from acquire_desktop.games.acquire.engine.board import MAX_SEATS
from acquire_desktop.storage.players import NAME_LIMIT, PlayerKind, clean_name
from acquire_desktop.storage.seats.pins import locked
from acquire_desktop.storage.seats.programs import OutsideProgram
from acquire_desktop.ui.acquire.setup import seating
from acquire_desktop.ui.acquire.setup.chair_button import (
    LEAST_FACE_PX,
    ChairButton,
    height_px,
    least_px,
    wanted_px,
)
from acquire_desktop.ui.acquire.setup.chair_menu import ChairMenu, more_cash
from acquire_desktop.ui.acquire.setup.new_game import default_human_name
from acquire_desktop.ui.acquire.setup.seating import Chairs
from acquire_desktop.ui.acquire.setup.table_picture import table_picture
from acquire_desktop.ui.acquire.words.portraits import faces_of
from acquire_desktop.ui.acquire.words.setup_texts import name_problems
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.portraits import Face, face_pixmap
from acquire_desktop.ui.kit.signs import push_button
from acquire_desktop.ui.kit.texts import later, money, translate
from acquire_desktop.ui.kit.voice import announce

_MOST_FACE_PX: Final = 132
_GAP_PX: Final = 10
_BACK: Final = 0.2
"""How far the back of a chair stands out beside a face, as a share of that."""
_LONGEST: Final = 2.4
"""How much wider than high the ring of the chairs may be."""
_MOST_WIDE: Final = 0.31
"""The most of the table's width that a name may take; three of them stand side by side."""
_PLACES: Final = ((0, 1), (-1, 0.56), (-1, -0.56), (0, -1), (1, -0.56), (1, 0.56))
"""Where the chairs stand, clockwise from the one at the bottom, from -1 to 1 across and down."""


class _NameField(QLineEdit):
    """Ends with Enter or Escape, which do nothing else then.

    Signals:
        left (bool): It was left, and whether what was typed is kept.
    """

    left = Signal(bool)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event) or event.key() == Qt.Key.Key_Escape:
            self.left.emit(is_enter(event))
        else:
            super().keyPressEvent(event)


class TableView(Adaptive, QWidget):
    """Shows and changes who sits on which chair.

    Signals:
        changed (): The table is another now.
        level_chosen (str): The user chose this level for a computer player.
        carried (QPixmap, QPoint): Somebody is pulled off a chair, over this point of the screen.
        dropped (ChairButton, QPoint): And was let go there.
        refused (str): Why nothing happened.
    """

    is_region = True

    changed = Signal()
    level_chosen = Signal(str)
    carried = Signal(QPixmap, QPoint)
    dropped = Signal(ChairButton, QPoint)
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._chairs = seating.chairs_for(())
        self._human_name = default_human_name()
        self._programs: tuple[OutsideProgram, ...] = ()
        self._menu: ChairMenu | None = None
        self._oval = QRectF()
        self.buttons = [ChairButton(at) for at in range(MAX_SEATS)]
        """The chairs, clockwise from the one at the bottom."""
        for button in self.buttons:
            button.setParent(self)
            button.clicked.connect(partial(self.open_menu, button.at))
            button.carried.connect(partial(self._carry, button))
            button.dropped.connect(partial(self.dropped.emit, button))
        self.shuffle = self.with_text(
            push_button(self._shuffle, "dice", quiet=True), later("NewGamePage", "Shuffle seats")
        )
        self.shuffle.setParent(self)
        self.name = _NameField(self)
        """Where a name is typed, over the plate of its chair."""
        self.name.setMaxLength(NAME_LIMIT)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.name.hide()
        self.name.textEdited.connect(self._take_name)
        self.name.editingFinished.connect(self.name.hide)
        self.name.left.connect(self._end_renaming)
        self._renamed, self._old_name = 0, ""
        self.set_text(self.setAccessibleName, later("NewGamePage", "Players"))

    def chairs(self) -> Chairs:
        """Return who sits where."""
        return self._chairs

    def show_chairs(self, chairs: Chairs) -> None:
        """Show another table, and tell of it."""
        self._chairs = chairs = seating.with_listed(chairs, [each.name for each in self._programs])
        players = seating.players_of(chairs)
        seats = iter(zip(faces_of(players), name_problems(players), strict=True))
        for button, chair in zip(self.buttons, chairs, strict=True):
            free = Face("", 0), ""
            button.show_chair(chair, *(free if chair.player is None else next(seats)))
        self._stand()
        self.changed.emit()

    def set_programs(self, programs: Sequence[OutsideProgram]) -> None:
        """Offer these programs beside the levels; for one that is gone its level plays."""
        self._programs = tuple(programs)
        self.show_chairs(self._chairs)

    def chair_at(self, where: QPoint) -> int | None:
        """Return the chair under a point of the screen, or None."""
        inside = (each for each in self.buttons if each.rect().contains(each.mapFromGlobal(where)))
        return next((each.at for each in inside), None)

    def open_menu(self, at: int) -> ChairMenu:
        """Offer what can become of a chair, and return the menu."""
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = menu = ChairMenu(self, self._chairs, at, self._programs)
        menu.changed.connect(partial(self._take, at))
        menu.moved.connect(partial(self._move, at))
        menu.level_chosen.connect(self.level_chosen)
        menu.rename_wanted.connect(partial(self.rename, at))
        menu.pin_wanted.connect(partial(self._ask_pin, at))
        button = self.buttons[at]
        menu.popup(button.mapToGlobal(button.rect().center()))
        menu.setActiveAction(menu.actions()[0])
        return menu

    def rename(self, at: int) -> None:
        """Let a name be typed."""
        player = self._chairs[at].player
        if player is None:
            return
        self._renamed, self._old_name = at, player.name
        self.name.setAccessibleName(translate("SeatRow", "Name of player {seat}", seat=at + 1))
        self.name.setText(player.name)
        self._place_name()
        self.name.show()
        self.name.raise_()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def retranslate(self) -> None:
        """Write all names again, in the language of now; a default name follows it."""
        old, self._human_name = self._human_name, default_human_name()
        for at, chair in enumerate(self._chairs):
            player = chair.player
            if player and player.kind is PlayerKind.HUMAN and player.name == old:
                self._chairs = seating.renamed(self._chairs, at, self._human_name)
        self.show_chairs(self._chairs)

    def refit(self) -> None:
        self.shuffle.adjustSize()
        self.updateGeometry()
        self._stand()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        chair = height_px(theme.scaled(LEAST_FACE_PX))
        return QSize(3 * (least_px() + 2 * _GAP_PX), 3 * chair + 2 * _GAP_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = table_picture(
            theme.current().name,
            self.size().toTuple(),
            self._oval.toRect().getRect(),
            tuple(each.geometry().center().toTuple() for each in self.buttons),
            round(self._face_px() * 0.72),
            self.devicePixelRatioF(),
        )
        QPainter(self).drawPixmap(0, 0, picture)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.window().focusWidget()
        at = next((each.at for each in self.buttons if each is focused), None)
        is_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        more = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
        key = Qt.Key(event.key())
        if at is None:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._empty(at)
        elif key == Qt.Key.Key_F2:
            self.rename(at)
        elif is_alt and key in steps:
            self._move(at, steps[key])
        elif key in more and self._chairs[at].player is not None:
            self.show_chairs(more_cash(self._chairs, at, more[key]))
            cash = money(self._chairs[at].extra_cash)
            announce(self, translate("SeatRow", "{amount} extra cash", amount=cash))
        else:
            super().keyPressEvent(event)

    def _move(self, at: int, step: int) -> None:
        """Let who sits on a chair go so many chairs on, clockwise; the focus goes with them."""
        target = (at + step) % MAX_SEATS
        self.show_chairs(seating.exchanged(self._chairs, at, target))
        self.buttons[target].setFocus(Qt.FocusReason.TabFocusReason)

    def _empty(self, at: int) -> None:
        """Let who sits on a chair get up, or say why nobody does."""
        if self._chairs[at].player is None:
            return
        if seating.can_empty(self._chairs, at):
            self.show_chairs(seating.emptied(self._chairs, at))
            announce(self, self.buttons[at].accessibleName())
        else:
            self.refused.emit(translate("SitDown", "Two players must stay."))

    def _take(self, at: int, chairs: Chairs) -> None:
        """Show what was chosen for a chair; a new person is asked for a name."""
        before, after = self._chairs[at].player, chairs[at].player
        self.show_chairs(chairs)
        self.buttons[at].setFocus(Qt.FocusReason.OtherFocusReason)
        is_person = after is not None and after.kind is PlayerKind.HUMAN
        if is_person and (before is None or before.kind is not PlayerKind.HUMAN):
            self.rename(at)

    def _take_name(self, text: str) -> None:
        self.show_chairs(seating.renamed(self._chairs, self._renamed, clean_name(text)))

    def _end_renaming(self, keeps: bool) -> None:
        if not keeps:
            self._take_name(self._old_name)
        self.buttons[self._renamed].setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_pin(self, at: int) -> None:
        from acquire_desktop.ui.pin.pin_dialog import ask_new_pin

        player = self._chairs[at].player
        if player is None:
            return
        name = player.name or translate("SeatRow", "Player {seat}", seat=at + 1)
        digits = ask_new_pin(self.window(), name, has_pin=bool(player.pin))
        if digits is not None:
            pin = locked(digits) if digits else ""
            self.show_chairs(seating.with_pin(self._chairs, at, pin))

    def _shuffle(self) -> None:
        self.show_chairs(seating.shuffled(self._chairs))

    def _carry(self, button: ChairButton, where: QPoint) -> None:
        side, ratio = self._face_px(), self.devicePixelRatioF()
        self.carried.emit(face_pixmap(button.face, side, ratio), where)

    def _face_px(self) -> int:
        """Return how large a face is, in pixels."""
        room = self.height() / 3 - height_px(0) - _GAP_PX
        least = theme.scaled(LEAST_FACE_PX)
        return round(min(max(room, least), theme.scaled(_MOST_FACE_PX), self.width() / 5))

    def _stand(self) -> None:
        """Put the chairs round the table, as wide as the names need and there is room for."""
        if self.size().isEmpty():
            return
        face = self._face_px()
        wanted = max(wanted_px(chair.player) for chair in self._chairs)
        wide = round(min(max(least_px(), face, wanted), self.width() * _MOST_WIDE))
        size = QSize(wide, height_px(face))
        back = max(_GAP_PX, face * _BACK - (wide - face) / 2)
        across = (self.width() - wide) / 2 - back
        down = (self.height() - size.height()) / 2 - _GAP_PX
        across = min(across, down * _LONGEST)
        middle = QPointF(self.width() / 2, self.height() / 2)
        for button, (x, y) in zip(self.buttons, _PLACES, strict=True):
            button.place(middle + QPointF(x * across, y * down), size, face)
        half = QPointF(across - wide * 0.18, down - size.height() * 0.22)
        self._oval = QRectF(middle - half, middle + half)
        hint = self.shuffle.sizeHint()
        self.shuffle.setGeometry(
            self.width() - hint.width() - _GAP_PX, _GAP_PX, hint.width(), hint.height()
        )
        self._place_name()
        self.update()

    def _place_name(self) -> None:
        button, high = self.buttons[self._renamed], self.name.sizeHint().height()
        plate = button.plate().translated(button.pos())
        self.name.setGeometry(plate.left(), plate.center().y() - high // 2, plate.width(), high)

    def redraw(self) -> None:
        self.shuffle.setIcon(icons.icon("dice"))
        self.update()
