"""The keyboard sheet: every key of the game on one page."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QWidget,
)

from acquire_desktop.ui.kit.adaptive import Adaptive
from acquire_desktop.ui.kit.boxes import Stretched, column, row
from acquire_desktop.ui.kit.dialogs import closing_button
from acquire_desktop.ui.kit.keys import (
    USUAL_SINGLE_KEYS,
    acting_key,
    command_key,
    has_single_keys,
    key_name,
    number_keys,
)
from acquire_desktop.ui.kit.look import theme
from acquire_desktop.ui.kit.texts import label, later, translate

_LINE_GAP_PX = 2
Line = tuple[str, str]
"""Keys with spaces between them, or in angle brackets the command that has them, with what is held
with its single key before it; and what they do. A heading has none."""


class ShortcutsDialog(Adaptive, QDialog):
    """Shows the keys by what they are for, in two columns, or one where the window is narrow."""

    def __init__(
        self,
        window: QWidget,
        actions: Mapping[str, QAction],
        table: Callable[[], Sequence[Line]] | None = None,
    ) -> None:
        """Make the sheet.

        Args:
            window: Limits the size of the sheet.
            actions: The commands of the menus, which have keys.
            table: Returns the lines of another table than that of Acquire.
        """
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._table = table
        self.set_text(self.setWindowTitle, later("ShortcutsDialog", "Keyboard"))
        self._close = self.with_text(closing_button(self), later("ShortcutsDialog", "Close"))
        self._sheet = QWidget()
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column(
            Stretched(self._area, 1),
            Stretched(self._close, align=Qt.AlignmentFlag.AlignRight),
            of=self,
            spacing=theme.SPACE,
            margins=(theme.SPACE_4, theme.SPACE_2, theme.SPACE_4, theme.SPACE_2),
        )
        self.retranslate()

    def retranslate(self) -> None:
        if self._table is None:
            left, right = self._acting(_left()), self._acting((*_right(), *_everywhere(*_pages())))
        else:
            left, right = self._acting(self._table()), self._acting((*_pace(), *_everywhere()))
        for columns in ((left, right), ((*left, *right),)):
            grids = (Stretched(self._grid(sections), 1) for sections in columns)
            self._sheet = QWidget()
            row(*grids, of=self._sheet, spacing=theme.SPACE_6)
            self._area.setWidget(self._sheet)
            needed = self._sheet.minimumSizeHint().width() + theme.SPACE_2
            if needed + 3 * theme.SPACE_4 <= self._window.window().width():
                break
        self._area.setMinimumWidth(needed)

    def sizeHint(self) -> QSize:
        """Show the whole sheet where the window is high enough; elsewhere it scrolls."""
        rest = self._close.sizeHint().height() + theme.SPACE_2 * 2 + theme.SPACE + 2
        most = self._window.window().height() - theme.SPACE_4
        height = min(self._sheet.sizeHint().height() + rest, most)
        return QSize(super().sizeHint().width(), height)

    def showEvent(self, event: QShowEvent) -> None:
        self.resize(self.sizeHint())  # by itself Qt gives a dialog two thirds of the screen
        super().showEvent(event)

    def _acting(self, lines: Sequence[Line]) -> list[Line]:
        """Return the lines without keys that are switched off, or that a command has not."""
        acting = (
            (" ".join(key for key in keys.split() if self._name_of(key)), keys, meaning)
            for keys, meaning in lines
        )
        return [(left, meaning) for left, keys, meaning in acting if left or not keys]

    def _grid(self, lines: Sequence[Line]) -> QGridLayout:
        """Lay headings and lines out; one grid keeps their meanings in one line."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_2)
        grid.setVerticalSpacing(_LINE_GAP_PX)
        grid.setColumnStretch(1, 1)
        for at, (keys, meaning) in enumerate(lines):
            if not keys:
                heading = label(meaning, "title", bold=True)
                heading.setContentsMargins(0, theme.SPACE if at else 0, 0, theme.SPACE_HALF)
                grid.addWidget(heading, at, 0, 1, 2)
                continue
            names = [self._name_of(key) for key in keys.split(" ")]
            text = label(meaning)
            text.setAccessibleName(f"{' '.join(names)}: {meaning}")
            caps = map(_key_cap, names)
            grid.addLayout(row(*caps, 1, spacing=theme.SPACE_HALF), at, 0)
            grid.addWidget(text, at, 1)
        grid.setRowStretch(len(lines), 1)
        return grid

    def _name_of(self, key: str) -> str:
        """Return a key, or the key of a command in angle brackets, as the system writes it."""
        if key[-1] == ">":
            held, command = key[:-1].split("<")
            if command in USUAL_SINGLE_KEYS:
                return acting_key(command_key(command, held))
            action = self._actions.get(command)  # each game has its own
            return "" if action is None else key_name(action.shortcut())
        if key == _TO:
            return key if has_single_keys() else ""
        return key if key in _ARROWS else acting_key(key)


_ARROWS = ("←", "↑", "↓", "→")
"""What stands on the sheet as it is."""
_TO = "–"
"""Stands between the first and the last of several digits."""


def _key_cap(name: str) -> QLabel:
    cap = label(name, "small", bold=True)
    cap.setProperty("role", "key")
    return cap


def number_range(count: int) -> str:
    """Return the keys of the first numbers: the first and the last, if none was chosen."""
    keys = [f"<{command}>" for command in number_keys(count)]
    usual = all(command_key(each) == USUAL_SINGLE_KEYS[each] for each in number_keys(count))
    return f"{keys[0]} {_TO} {keys[-1]}" if usual else " ".join(keys)


def _left() -> tuple[Line, ...]:
    return (
        ("", translate("ShortcutsDialog", "Tiles and board")),
        (number_range(6), translate("ShortcutsDialog", "Select a tile; press again to place it")),
        ("Enter", translate("ShortcutsDialog", "Place the selected tile")),
        ("← ↑ ↓ →", translate("ShortcutsDialog", "Move around the board")),
        ("<hint>", translate("ShortcutsDialog", "Hint; press again for more")),
        ("<show_advice>", translate("ShortcutsDialog", "Why the computers did that")),
        ("", translate("ShortcutsDialog", "Founding and buying")),
        (
            "<chain_W> <chain_S> <chain_F> <chain_I> <chain_A> <chain_C> <chain_T>",
            translate("ShortcutsDialog", "Choose or add a chain"),
        ),
        ("Shift+<chain_W>", translate("ShortcutsDialog", "Remove one {letter}", letter="W")),
        ("+ -", translate("ShortcutsDialog", "One more or one fewer on a card")),
        ("Backspace", translate("ShortcutsDialog", "Remove the last stock")),
        ("Del", translate("ShortcutsDialog", "Clear all")),
        ("<decline>", translate("ShortcutsDialog", "Buy nothing")),
        ("Esc", translate("ShortcutsDialog", "Deselect the tile or choice")),
        ("Enter", translate("ShortcutsDialog", "Confirm")),
        ("<declare_end>", translate("ShortcutsDialog", "Ring the bell (press twice)")),
        (
            f"<power_cards> {number_range(5)}",
            translate("ShortcutsDialog", "View a power card, then use it"),
        ),
        ("", translate("ShortcutsDialog", "Log and looking back")),
        ("<find> F3", translate("ShortcutsDialog", "Find in the log, next match")),
        ("Enter", translate("ShortcutsDialog", "Look back at that moment")),
        ("← →", translate("ShortcutsDialog", "One step back or forward")),
        ("PgUp PgDown", translate("ShortcutsDialog", "One turn back or forward")),
        ("Esc", translate("ShortcutsDialog", "Back to the game")),
        (
            "Space ← → Esc",
            translate(
                "ShortcutsDialog",
                "Final account: pause, back, forward, result"
                if has_single_keys()
                else "Final account: back, forward, result",
            ),
        ),
    )


def _right() -> tuple[Line, ...]:
    return (
        ("", translate("ShortcutsDialog", "Stock of an acquired chain")),
        ("<keep_all>", translate("ShortcutsDialog", "Keep all")),
        ("<sell> Shift+<sell>", translate("ShortcutsDialog", "Sell one more or one fewer")),
        ("<trade> Shift+<trade>", translate("ShortcutsDialog", "Trade two more or two fewer")),
        ("Alt+<sell>", translate("ShortcutsDialog", "Sell as many as possible")),
        ("Alt+<trade>", translate("ShortcutsDialog", "Trade as many as possible")),
        ("Enter", translate("ShortcutsDialog", "Confirm")),
        *_pace(),
    )


def _pace() -> tuple[Line, ...]:
    return (
        ("", translate("ShortcutsDialog", "While computers play")),
        (
            "Space" if has_single_keys() else "<next_action>",
            translate(
                "ShortcutsDialog",
                "Hold to speed up; step by step: next action"
                if has_single_keys()
                else "Step by step: next action",
            ),
        ),
        ("<skip>", translate("ShortcutsDialog", "Skip to my turn")),
        ("Esc", translate("ShortcutsDialog", "Pause, resume")),
        ("<play_now>", translate("ShortcutsDialog", "Play now")),
    )


def _pages() -> tuple[Line, ...]:
    return (
        (
            "<guests> F2 Alt+Left Alt+Right",
            translate(
                "ShortcutsDialog",
                "New game: guests, rename, other chair"
                if has_single_keys()
                else "New game: rename, other chair",
            ),
        ),
        (
            "<show_merger> ← → Esc",
            translate(
                "ShortcutsDialog",
                "Merger: show, back, forward, skip"
                if has_single_keys()
                else "Merger: back, forward, skip",
            ),
        ),
        (
            "<review_costs> <review_decisions> <review_draws> <review_levels> <next_mark> <try_it>",
            translate("ShortcutsDialog", "Review: pages, next mark, try it"),
        ),
        ("<analysis>", translate("ShortcutsDialog", "Analysis board")),
        (
            "<put_tile> <put_into_hand> Del",
            translate(
                "ShortcutsDialog",
                "On the analysis board: tile, hand, clear"
                if has_single_keys()
                else "On the analysis board: clear",
            ),
        ),
    )


def _everywhere(*further: Line) -> tuple[Line, ...]:
    return (
        ("", translate("ShortcutsDialog", "Everywhere")),
        ("Tab Shift+Tab", translate("ShortcutsDialog", "Next or previous part")),
        ("<undo> <redo>", translate("ShortcutsDialog", "Undo, redo")),
        ("<new> <open> <save>", translate("ShortcutsDialog", "New game, open, save")),
        *further,
        ("<rules> <guide>", translate("ShortcutsDialog", "Rules, user guide")),
        ("<mute>", translate("ShortcutsDialog", "Mute or unmute sounds")),
        (
            "<preferences> <full_screen> <quit>",
            translate("ShortcutsDialog", "Preferences, full screen, quit"),
        ),
    )
