"""Card of a seat of a new game: face, name, character, level with strength, extra cash, colour."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QToolButton, QWidget

from acquire_desktop.games.acquire.opponents import CHARACTER_NAMES, character_of, level_of, named
from acquire_desktop.storage.players import (
    NAME_LIMIT,
    Player,
    PlayerKind,
    clean_name,
    names_are_distinct,
)
from acquire_desktop.storage.seats.programs import OutsideProgram
from acquire_desktop.ui.acquire.setup.extra_cash_box import ExtraCashBox
from acquire_desktop.ui.acquire.setup.level_box import LevelBox, LevelPips
from acquire_desktop.ui.acquire.setup.new_game import COMPUTER_LEVELS
from acquire_desktop.ui.acquire.setup.seat_buttons import CharacterButton, MarkButton
from acquire_desktop.ui.acquire.words.character_texts import character_sentence
from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.choices import Segments
from acquire_desktop.ui.kit.keys import is_enter
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.look.portraits import Face, face_pixmap
from acquire_desktop.ui.kit.signs import SignButton
from acquire_desktop.ui.kit.texts import keep_room, label, later, translate
from acquire_desktop.ui.pin.pin_button import PinButton

_FACE_PX: Final = (48, 76)
"""Usually, and where the card is large."""
_KIND_PX: Final = 38
_NAME_PX: Final = 88
_MARGIN_PX: Final = 12


class SeatCard(Adaptive, QFrame):
    """Shows one player: human or computer, the name, and where to move.

    Signals:
        changed(): The user changed the kind or the name.
        level_chosen(str): The user chose this level.
        mark_chosen(int): The user chose this mark, which another player may have.
        move_requested(int): One place up (-1) or down (1).
        removal_requested(): Take this player from the table.
        accepted(): Enter was pressed in the name.
    """

    is_region = True

    changed = Signal()
    level_chosen = Signal(str)
    mark_chosen = Signal(int)
    move_requested = Signal(int)
    removal_requested = Signal()
    accepted = Signal()

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._number = seat + 1
        self._shown = Face("", seat)
        self._chosen_mark: int | None = None
        self._is_large = False
        self._face = QLabel()
        self._character = CharacterButton(self._number)
        self._names_taken: tuple[str, ...] = ()
        self._name = QLineEdit()
        self._name.setMaxLength(NAME_LIMIT)
        self._up = SignButton("arrow-up", later("SeatRow", "Move up"), "Alt+Up", quiet=True)
        self._down = SignButton("arrow-down", later("SeatRow", "Move down"), "Alt+Down", quiet=True)
        self._remove = SignButton("close", later("SeatRow", "Remove this player"), quiet=True)
        for button in (self._up, self._down, self._remove):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setMinimumSize(theme.TARGET_PX, theme.TARGET_PX)
        self._style = label("", "small", tone="muted", wraps=True)
        self._kind = Segments(("human", "computer"), ("person", "computer"))
        self._level = LevelBox()
        self._pips = LevelPips()
        self._strength = label("", "small", tone="muted", wraps=True)
        self._extra = ExtraCashBox()
        self._mark = MarkButton(self._number)
        self.pin = PinButton(self._number)
        """Lets a person choose a PIN."""
        self._problem = label("", "small", tone="loss", wraps=True)
        self._problem.hide()
        self._arrange()
        self._connect()
        self.retranslate()

    def player(self) -> Player:
        """Return the player as it stands here; the name may be empty."""
        kind = PlayerKind(self._kind.current())
        level = named(self._level.level(), self._character.character())
        level = level if kind is PlayerKind.COMPUTER else ""
        pin = self.pin.pin if kind is PlayerKind.HUMAN else ""
        name = clean_name(self._name.text())
        program = self._level.program() if kind is PlayerKind.COMPUTER else ""
        return Player(name, kind, level, pin=pin, mark=self._chosen_mark, program=program)

    def show_player(self, player: Player) -> None:
        """Show another player, without a signal."""
        self._chosen_mark = player.mark
        self.pin.show_pin(player.pin)
        self._kind.set_current(player.kind.value)
        self._level.show_level(level_of(player.level), player.program)
        self._character.show_character(character_of(player.level))
        self._show_kind()
        if self._name.text() != player.name:
            self._name.setText(player.name)

    def extra_cash(self) -> int:
        """Return the dollars beyond the starting cash with which the player begins."""
        return self._extra.extra_cash()

    def show_extra_cash(self, extra: int) -> None:
        """Show other extra cash, without a signal."""
        self._extra.show_extra_cash(extra)

    def set_programs(self, programs: Sequence[OutsideProgram]) -> None:
        """Offer these programs beside the levels."""
        self._level.set_programs(programs)

    def set_others(self, others: Sequence[Player]) -> None:
        """Say who else sits at the table: a name or a surprise is not to come twice."""
        self._names_taken = tuple(player.name for player in others)
        self._character.taken = {character_of(player.level) for player in others}
        is_computer = self._kind.current() == PlayerKind.COMPUTER.value
        self._extra.set_table(self._level.level() if is_computer else "", others)
        self.pin.set_person(self._name.text(), is_person=not is_computer)
        self.pin.set_others(others)

    def show_face(self, face: Face, owners: Sequence[str]) -> None:
        """Show who sits here.

        Args:
            face: Of the player.
            owners: By mark the name of who has it, empty where nobody does.
        """
        self._mark.show_mark(face.mark, owners)
        if face != self._shown:
            self._shown = face
            self.redraw()

    def show_problem(self, text: str) -> None:
        """Say what is wrong with this player; an empty text takes it back."""
        self._problem.setText(text)
        self._problem.setVisible(bool(text))
        self._name.setAccessibleDescription(text)

    def set_large(self, is_large: bool) -> None:
        """Be as large as a large window has room for, or as usual."""
        if is_large != self._is_large:
            self._is_large = is_large
            size: theme.TextSize = "body" if is_large else "small"
            for text in (self._style, self._strength):
                theme.style_text(text, size, tone="muted")
            self.refit()

    def set_places(self, can_move_up: bool, can_move_down: bool, can_remove: bool) -> None:
        """Say where the player can go from here."""
        self._up.setEnabled(can_move_up)
        self._down.setEnabled(can_move_down)
        self._remove.setEnabled(can_remove)

    def focus_name(self) -> None:
        """Put the cursor into the name and select it."""
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)
        self._name.selectAll()

    def focused_part(self) -> int | None:
        """Return which part of the row has the focus, or None."""
        parts = enumerate(self._focusable())
        return next((index for index, part in parts if part.hasFocus()), None)

    def focus_part(self, index: int) -> None:
        """Focus a part of the row, or the name if that part cannot be used now."""
        part = self._focusable()[index]
        (part if part.isEnabled() else self._name).setFocus()

    def retranslate(self) -> None:
        seat = self._number
        self._level.retranslate()
        self._extra.retranslate()
        kinds = translate("SeatRow", "Human"), translate("SeatRow", "Computer")
        self._kind.set_texts(kinds)
        for key, text in zip(("human", "computer"), kinds, strict=True):
            kind = self._kind.button(key)
            kind.setText("")  # its sign says it
            kind.setToolTip(text)
        self.setAccessibleName(translate("SeatRow", "Player {seat}", seat=seat))
        self._kind.setAccessibleName(translate("SeatRow", "Kind of player {seat}", seat=seat))
        self._level.setAccessibleName(translate("SeatRow", "Level of player {seat}", seat=seat))
        self._extra.setAccessibleName(
            translate("SeatRow", "Extra cash of player {seat}", seat=seat)
        )
        self._name.setAccessibleName(translate("SeatRow", "Name of player {seat}", seat=seat))
        self._name.setPlaceholderText(translate("SeatRow", "Name"))
        self.pin.retranslate()
        self._describe()

    def redraw(self) -> None:
        if not self._shown.portrait:
            self._character.setIcon(icons.icon("computer"))
            return
        picture = face_pixmap(self._shown, self._face_px(), self.devicePixelRatioF())
        self._face.setPixmap(picture)
        self._character.setIcon(QIcon(picture))

    def refit(self) -> None:
        """Keep room for two lines of style and strength, so that no choice moves the rest."""
        self._name.setMinimumWidth(theme.scaled(_NAME_PX))
        side = self._face_px()
        self._character.setIconSize(QSize(side, side))
        for key in ("human", "computer"):
            self._kind.button(key).setFixedWidth(theme.scaled(_KIND_PX))
        for place in (self._character, self._face):
            place.setFixedSize(side + theme.SPACE_HALF, side + theme.SPACE_HALF)
        for text in (self._style, self._strength):
            text.setAlignment(Qt.AlignmentFlag.AlignTop)
            keep_room(text, height=2 * text.fontMetrics().lineSpacing())
        self.redraw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        # Qt's tool buttons leave Enter to their parents; here it would start the game.
        if not is_enter(event) or not isinstance(focused, QToolButton):
            super().keyPressEvent(event)
        elif focused in (self._character, self._mark):
            focused.showMenu()
        else:
            focused.click()

    def _focusable(self) -> tuple[QWidget, ...]:
        human, computer = self._kind.button("human"), self._kind.button("computer")
        parts = (self._name, self._level, self._character, self._up, self._down, self._remove)
        return human, computer, *parts, self.pin, self._mark, self._extra

    def _arrange(self) -> None:
        self.setProperty("role", "panel")
        for key in ("human", "computer"):
            self._kind.button(key).setProperty("sign", True)
        head = row(Stretched(self._name, 1), self._up, self._down, self._remove)
        top = Qt.AlignmentFlag.AlignTop
        words = column(head, self._problem, self._style, 1, spacing=2)
        face = column(self._face, self._character, 1)
        # A computer has a level, a person a PIN in its place.
        strength = Stretched(self._pips, 0, top), Stretched(self._strength, 1)
        measured = row(*strength, spacing=theme.SPACE)
        column(
            row(face, Stretched(words, 1), spacing=theme.SPACE),
            row(self._kind, Stretched(self._level, 1000), self.pin, 1, spacing=theme.SPACE),
            measured,
            row(self._mark, self._extra, 1, spacing=theme.SPACE_HALF),
            1,
            of=self,
            spacing=theme.SPACE_HALF,
            margins=_MARGIN_PX,
        )
        for part in (self._pips, self._strength):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        self.refit()
        self._show_kind()

    def _connect(self) -> None:
        self._kind.chosen.connect(self._show_kind)
        self._level.currentIndexChanged.connect(self._describe)
        chosen = self._kind.chosen, self._level.activated, self._extra.activated
        for signal in (*chosen, self._name.textEdited):
            signal.connect(lambda _value: self.changed.emit())
        self._level.activated.connect(self._take_level)
        self._character.chosen.connect(self._take_character)
        self._mark.chosen.connect(self.mark_chosen.emit)
        self._name.editingFinished.connect(self._tidy_name)
        self._name.returnPressed.connect(self.accepted)
        self._remove.clicked.connect(self.removal_requested)
        self.pin.chosen.connect(self.changed)
        for button, keys, step in ((self._up, "Alt+Up", -1), (self._down, "Alt+Down", 1)):
            button.clicked.connect(partial(self.move_requested.emit, step))
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.move_requested.emit, step))

    def _show_kind(self) -> None:
        """Ask for level and character only where a computer plays; their places stay."""
        is_computer = self._kind.current() == PlayerKind.COMPUTER.value
        for part in (self._level, self._pips, self._strength, self._character):
            part.setVisible(is_computer)
        self._face.setVisible(not is_computer)
        self._describe()
        self.pin.set_person(self._name.text(), is_person=not is_computer)

    def _describe(self) -> None:
        """Describe the play of this character and level."""
        key = self._character.character()
        if self._kind.current() == PlayerKind.HUMAN.value:
            text = translate("SeatRow", "Plays at this computer")
        else:
            text = character_sentence(key) if key else translate("SeatRow", "No character")
        self._style.setText(text)
        self._strength.setText(self._level.strength())
        self._strength.setToolTip(self._level.toolTip())
        is_level = not self._level.program()
        self._pips.show_level(is_level and COMPUTER_LEVELS.index(self._level.level()) + 1)

    def _face_px(self) -> int:
        return theme.scaled(_FACE_PX[self._is_large])

    def _take_character(self, key: str) -> None:
        """Play as a character, under its own name unless the user gave another."""
        self._character.show_character(key)
        self._take_name(CHARACTER_NAMES.get(key, ""))
        self._describe()
        self.changed.emit()

    def _take_level(self) -> None:
        """Tell the level; a program comes under its own name unless the user gave another."""
        self._take_name(self._level.program())
        self.level_chosen.emit(self._level.level())

    def _take_name(self, own: str) -> None:
        name = self._name.text()
        has_usual_name = not name or name in CHARACTER_NAMES.values()
        if own and has_usual_name and names_are_distinct([*self._names_taken, own]):
            self._name.setText(own)

    def _tidy_name(self) -> None:
        name = clean_name(self._name.text())
        if name != self._name.text():
            self._name.setText(name)
            self.changed.emit()
