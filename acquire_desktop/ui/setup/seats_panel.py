"""The players of a new game, one row for each seat."""

import random
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from acquire_desktop.acquire.opponents import level_of
from acquire_desktop.engine.board import MAX_SEATS
from acquire_desktop.storage.players import Player, PlayerKind, names_are_distinct
from acquire_desktop.ui.kit.look import icons, theme
from acquire_desktop.ui.kit.texts import plain, translate
from acquire_desktop.ui.setup.level_box import COMPUTER_LEVEL
from acquire_desktop.ui.setup.new_game import COMPUTER_NAMES, computer_player, default_human_name
from acquire_desktop.ui.setup.seat_row import SeatRow
from acquire_desktop.ui.words.setup_texts import name_problems

MIN_SEATS: Final = 2


class SeatsPanel(QWidget):
    """Adds, removes, moves and shuffles players.

    Signals:
        changed (): The players are others now.
        accepted (): Enter was pressed in a row.
    """

    changed = Signal()
    accepted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._human_name = default_human_name()
        self._title = plain(QLabel())
        self.rows = [SeatRow(seat) for seat in range(MAX_SEATS)]
        """The rows of all seats; those beyond the players are hidden."""
        self.add_button = QPushButton()
        self.shuffle_button = QPushButton()
        self._count = 0
        self._build()
        self._connect()
        self._draw_icons()

    def players(self) -> tuple[Player, ...]:
        """Return the players by seat."""
        return tuple(row.player() for row in self.rows[: self._count])

    def show_players(self, players: Sequence[Player]) -> None:
        """Show these players."""
        self._count = len(players)
        for row, player in zip(self.rows, players, strict=False):
            row.show_player(player)
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < self._count)
            row.set_places(seat > 0, seat < self._count - 1, self._count > MIN_SEATS)
        self.add_button.setEnabled(self._count < MAX_SEATS)
        self.changed.emit()

    def show_problems(self) -> None:
        """Show what is wrong with a name beside it, and tell every row of the others."""
        players = self.players()
        for row, text in zip(self.rows, name_problems(players), strict=False):
            row.show_problem(text)
        for seat, row in enumerate(self.rows[: self._count]):
            row.set_others(players[:seat] + players[seat + 1 :])

    def retranslate(self) -> None:
        """Set every text again, in the present language; a default name follows it."""
        self._title.setText(translate("NewGamePage", "Players"))
        self.add_button.setText(translate("NewGamePage", "Add a player"))
        self.shuffle_button.setText(translate("NewGamePage", "Shuffle seats"))
        old_name, self._human_name = self._human_name, default_human_name()
        self.show_players(
            tuple(
                Player(self._human_name, player.kind, player.level)
                if player.kind is PlayerKind.HUMAN and player.name == old_name
                else player
                for player in self.players()
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()
        super().changeEvent(event)

    def _add_player(self) -> None:
        used = [player.name for player in self.players()]
        levels = {level_of(player.level) for player in self.players() if player.level}
        level = levels.pop() if len(levels) == 1 else COMPUTER_LEVEL
        free = (name for name in COMPUTER_NAMES if names_are_distinct([*used, name]))
        self.show_players((*self.players(), computer_player(next(free, ""), level)))
        if not self.add_button.isEnabled():
            self.rows[self._count - 1].focus_name()

    def _remove_player(self, seat: int) -> None:
        players = self.players()
        self.show_players(players[:seat] + players[seat + 1 :])
        self.rows[min(seat, self._count - 1)].focus_name()

    def _move_player(self, seat: int, step: int) -> None:
        target = seat + step
        if not 0 <= target < self._count:
            return
        part = self.rows[seat].focused_part()
        players = list(self.players())
        players[seat], players[target] = players[target], players[seat]
        self.show_players(players)
        if part is not None:
            self.rows[target].focus_part(part)

    def _shuffle_players(self) -> None:
        players = list(self.players())
        random.SystemRandom().shuffle(players)
        self.show_players(players)

    def _build(self) -> None:
        theme.style_text(self._title, "title", bold=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SPACE)
        layout.addWidget(self._title)
        layout.addSpacing(theme.SPACE_HALF)
        for row in self.rows:
            layout.addWidget(row)
        buttons = QHBoxLayout()
        for button in (self.add_button, self.shuffle_button):
            button.setAutoDefault(True)
            buttons.addWidget(button)
        buttons.addStretch(1)
        layout.addSpacing(theme.SPACE_HALF)
        layout.addLayout(buttons)
        layout.addStretch(1)

    def _connect(self) -> None:
        for seat, row in enumerate(self.rows):
            row.changed.connect(self.changed)
            row.accepted.connect(self.accepted)
            row.move_requested.connect(lambda step, seat=seat: self._move_player(seat, step))
            row.removal_requested.connect(lambda seat=seat: self._remove_player(seat))
        self.add_button.clicked.connect(self._add_player)
        self.shuffle_button.clicked.connect(self._shuffle_players)

    def _draw_icons(self) -> None:
        self.add_button.setIcon(icons.icon("plus"))
        self.shuffle_button.setIcon(icons.icon("dice"))
